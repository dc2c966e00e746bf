"""What lies beside the table: menu, rules, house rules, all throws, the clock, why something was refused. Gives no answers."""

from __future__ import annotations

from favor.model.actions import Action
from favor.model.views import View
from favor.table.sitting import NOBODY, Sitting
from favor.ui import wording
from favor.ui.clock import TurnClock
from favor.ui.coach import Coach, Teacher
from favor.ui.dice import counts
from favor.ui.hearing import CLOCK, REFUSAL
from favor.ui.layout import Frames
from favor.ui.names import Names
from favor.ui.parts import bubble
from favor.ui.scene import Host
from favor.ui.scenes.dice import DiceScene
from favor.ui.scenes.handbook import HandbookScene
from favor.ui.scenes.mapscene import MapScene
from favor.ui.scenes.pause import PauseScene
from favor.ui.semantics import Box, Intent
from favor.ui.services import Plan, Services

UNDO_PAGE: Intent = ("do", "undo")


class Papers(MapScene):
    """A table with all that can be looked up at it."""

    plan: Plan
    coach: Teacher

    def __init__(self, host: Host, sitting: Sitting, names: Names, services: Services) -> None:
        super().__init__(host, sitting)
        self.names = names
        self.services = services
        self.refusal = ""
        self._linked: tuple[str, Intent] = ("", ())
        self.clock = TurnClock()

    def _covers(self, zones: Frames, view: View) -> tuple[Box, ...]:
        """All that lies over the map for longer, whoever explains among it."""
        covers = super()._covers(zones, view)
        return (*covers, bubble.column(zones)) if self.coach.has_place else covers

    def tick(self, now: int) -> None:
        """Look at the clock; when the time is over it is heard, softly, and seen."""
        minutes = self.host.wishes.settings.turn_clock
        if self.clock.look(self._timed() if minutes else None, now) and minutes:
            self.dirty = True
            if self.clock.over(minutes) == 0:
                self.host.sounds.play(CLOCK)

    def _timed(self) -> tuple[int, int] | None:
        """The turn that is timed: its number and whose it is. Machines have no time."""
        view, seats = self.sitting.view(), self.sitting.seats
        is_timed = not self.sitting.is_over and 0 <= view.active < len(seats) and seats[view.active].human
        return (view.turn, view.active) if is_timed else None

    def clock_words(self) -> tuple[str, bool]:
        """What the clock says, and whether the time is over."""
        minutes = self.host.wishes.settings.turn_clock
        return self.clock.words(minutes), self.clock.over(minutes) >= 0

    def refuse(self, intent: Action) -> None:
        """Put the reason into the prompt bar; the sound of it says no more than that."""
        self.refuse_with(*wording.refusal(self.sitting, intent))

    def refuse_with(self, words: str, page: Intent) -> None:
        """Say no, with the page of the rules that says why."""
        self.host.sounds.play(REFUSAL)
        self.refusal = words
        self._linked = (words, page)

    def page_of_refusal(self) -> Intent | None:
        """What the handbook is opened at for the refusal that is shown."""
        return self._linked[1] if self.refusal and self.refusal == self._linked[0] else None

    def _on_rule(self, page: Intent) -> None:
        """The page that belongs to a refusal."""
        switches = dict(self.show.view.switches) if self.show is not None else {}
        self.host.push(HandbookScene(self.host, self.names.catalog, page, switches))

    def _on_rules(self) -> None:
        """The rules, at the page about what the turn is made of."""
        self._on_rule(("part", "turn"))

    def _on_house_rules(self) -> None:
        """The house rules, each with the way it stands in this game."""
        self._on_rule(("do", "house_rules"))

    def _on_dice(self) -> None:
        """All throws so far."""
        faces = tuple(sorted({int(face) for face in self.names.catalog.rules.get("die", (0, 1, 2, 3, 4))}))
        players = self.sitting.game.view(NOBODY).players
        fallen = counts(self.sitting.told(), len(players), faces)
        rows = tuple((player.character, self.names.seat(player.seat), fallen[player.seat]) for player in players)
        self.host.push(DiceScene(self.host, rows, faces))

    def _on_menu(self) -> None:
        """The menu."""
        again = self.coach.again if isinstance(self.coach, Coach) else None
        rules = wording.house_rules(self.names.catalog, self.sitting.game.view(NOBODY))
        self.host.push(PauseScene(self.host, self.services, rules, again, (self.sitting, self.plan)))
