"""Cards under the hands: a first press chooses, a second one plays; carried and dropped. Gives answers, knows no rule."""

from __future__ import annotations

from abc import abstractmethod

from favor.model.actions import Action
from favor.table.sitting import Sitting
from favor.ui.names import Names
from favor.ui.parts.hand import answer_of, hand_cards
from favor.ui.parts.showing import NO_CARD
from favor.ui.reading import Reading
from favor.ui.scene import Host
from favor.ui.scenes.carrying import Carried, aimed_at, can_carry, takes_it
from favor.ui.scenes.papers import Papers
from favor.ui.semantics import Widget
from favor.ui.services import Services
from favor.ui.words_keys import named
from favor.ui.words_table import FACE_DOWN


class Choosing(Papers):
    """A table with cards that can be chosen, put back and played. `answer` is the table's own."""

    def __init__(self, host: Host, sitting: Sitting, names: Names, services: Services) -> None:
        super().__init__(host, sitting, names, services)
        self.reading = Reading()
        self.carried: Carried | None = None
        self.narrowed: tuple[Action, ...] = ()
        """The targets of a button that are listed; with a card that is chosen they go."""
        self.chosen = NO_CARD
        """The place in the strip of the card that one more press plays. The rules know nothing of it."""

    @abstractmethod
    def answer(self, action: Action) -> None:
        """Give an answer to the open question."""

    def press(self, widget: Widget) -> None:
        """Whatever was pressed says what it means; here it is done, but for a card that is only chosen."""
        if widget.does is None or self.show is None:
            return
        self.dirty = True
        self.refusal = ""
        if not self._is_only_chosen(widget):
            self._obey(*widget.does)

    def _is_only_chosen(self, widget: Widget) -> bool:
        """Would this press play a card that asks for no target, and is it the first one? Then it lies ready from now on.

        A double click plays it, as it does whatever it is about everywhere: both halves hit the card that lay there to be
        read. Only where nothing could bring it back must the second press be one by itself.
        """
        place = self._place_of(widget)
        action = self._played_at(place)
        if action is None or place == self.chosen:
            return False
        foreseen = self.reading.ahead.foresee(self.sitting, action)
        if foreseen.asks:
            return False
        self.chosen, self.narrowed = place, ()
        self.focus = widget.id if self.focus == widget.id else ""  # Enter means the card, wherever the keys were before
        self.answered += bool(foreseen.reveals)
        return True

    def _place_of(self, widget: Widget) -> int:
        """The place in the strip of the card that a widget stands for, face up or down."""
        kind, _, number = widget.id.partition(":")
        if self.show is None or kind not in ("card", "down"):
            return NO_CARD
        lying = [card.number for card, _ in hand_cards(self.show)]
        return int(number) if kind == "down" else next((n for n, one in enumerate(lying) if one == int(number)), NO_CARD)

    def _played_at(self, place: int) -> Action | None:
        """The action that plays or uses the card at a place of the strip, where one may do so."""
        if self.show is None or self.show.about != "action" or place == NO_CARD:
            return None
        return hand_cards(self.show)[place][1]

    def _play_chosen(self) -> bool:
        """Play the card that was chosen; False when there is none."""
        action = self._played_at(self.chosen)
        if action is not None:
            self.answer(action)
        return action is not None

    def _on_take(self, action: Action) -> None:
        """An answer."""
        if self.show is not None and action in self.show.options:
            self.answer(action)

    def _on_down(self, number: int) -> None:
        """A card that lies face down: as if it were seen."""
        if self.show is None or self.show.me is None:
            return
        action = answer_of(self.show, self.show.me.hand[number])
        if action is not None:
            self.answer(action)
        else:
            self.refusal = named(FACE_DOWN, self.host.hints)

    # -- carried --------------------------------------------------------------------------------------------------

    def drag(self, widget: Widget, dx: int, dy: int) -> None:
        """Carry a card of the hand, or pan the map."""
        if not can_carry(widget):
            super().drag(widget, dx, dy)
        elif self.pressed == widget.id:
            self.carried = (self.carried or Carried(widget)).moved(dx, dy)
            self.dirty = True

    def _drop(self, card: Carried) -> None:
        """A card was let go over the map or a player: play it, there if it can be meant for that. Anywhere else it goes back."""
        target = self.tree.get(self.hover)
        if not card.is_click and not takes_it(target):
            return
        place = self._place_of(card.widget)
        if self._played_at(place) is not None and not card.is_click:
            self.chosen = place
        self.press(card.widget)
        decision = self.sitting.game.decision
        if decision is not None and decision.about != "action" and decision.seat == self.sitting.viewer and not card.is_click:
            meant = aimed_at(target, decision, self.sitting.view())
            if meant is not None:
                self.answer(meant)
