"""What the answers to the open question would bring, tried once for each position: outcomes and rolls. Draws nothing."""

from __future__ import annotations

from favor.model.actions import Action
from favor.model.views import View
from favor.table.sitting import Sitting
from favor.ui.odds import MANY, Odds, odds_of
from favor.ui.parts.showing import Showing
from favor.ui.preview import Foreseen, foresee
from favor.ui.semantics import Widget

IN_WORDS = ("option", "yes_no", "player")
"""What is asked where answers stand on a plate as words."""


class Ahead:
    """Keeps what was tried as long as the position stands."""

    def __init__(self) -> None:
        self._view: View | None = None
        self._foreseen: dict[Action, Foreseen] = {}
        self._odds: dict[Action, Odds | None] = {}

    def _look(self, sitting: Sitting) -> None:
        """Forget what was tried in another position, or for other eyes."""
        view = sitting.view()
        if view is not self._view:
            self._view, self._foreseen, self._odds = view, {}, {}

    def foresee(self, sitting: Sitting, action: Action) -> Foreseen:
        """What an action surely brings."""
        self._look(sitting)
        if action not in self._foreseen:
            self._foreseen[action] = foresee(sitting.game, sitting.viewer, action)
        return self._foreseen[action]

    def odds(self, sitting: Sitting, action: Action) -> Odds | None:
        """The roll that an answer surely brings."""
        self._look(sitting)
        if action not in self._odds:
            self._odds[action] = odds_of(sitting.game, sitting.viewer, action)
        return self._odds[action]

    def chances(self, show: Showing, sitting: Sitting) -> dict[Action, Odds]:
        """The rolls that those answers of a question bring which stand on a plate as words."""
        if show.about not in IN_WORDS or len(show.options) > MANY:
            return {}
        found = ((option, self.odds(sitting, option)) for option in show.options)
        return {option: odds for option, odds in found if odds is not None}

    def coming(self, show: Showing, sitting: Sitting, *pointed: Widget | None) -> Odds | None:
        """The roll that the first of these widgets brings that brings one. With none of them, and where no roll that has
        fallen is still to be read, the one that is on offer without another."""
        meant = (answer_by(show, widget) for widget in pointed if widget is not None)
        odds = next((odds for action in meant if action is not None and (odds := self.odds(sitting, action))), None)
        if odds is not None or show.rolls:
            return odds
        on_offer = show.of_kind("capture") if show.about == "action" else tuple(show.chances)
        offered = {self.odds(sitting, action) for action in on_offer}
        return offered.pop() if len(offered) == 1 else None


def action_of(show: Showing, widget: Widget) -> Action | None:
    """The legal action a widget stands for, where pressing it does just that."""
    if not widget.does or show.about != "action":
        return None
    if widget.does[0] == "take":
        return widget.does[1] if widget.does[1] in show.options else None
    if widget.does[0] == "kind":
        options = show.of_kind(widget.does[1])
        return options[0] if len(options) == 1 and options[0][0] != "move" else None
    return None


def answer_by(show: Showing, widget: Widget) -> Action | None:
    """The legal answer to whatever is asked that a press on a widget gives."""
    word, *values = widget.does or ("",)
    if show.about == "action":
        return action_of(show, widget)
    if word == "take":
        return values[0] if values[0] in show.options else None
    if word == "seat":
        return show.picks("player").get(values[0])
    return ("pick", show.ghost.turn) if show.ghost is not None and widget.id in ("ghost", "place") else None
