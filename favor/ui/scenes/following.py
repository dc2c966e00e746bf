"""What the table says for a moment, and how those without hands are followed. Reads events and keys, knows no rule."""

from __future__ import annotations

from typing import Any

from favor.table.sitting import NOBODY, PEEK, Sitting
from favor.ui import moments
from favor.ui.names import Names
from favor.ui.pacing import HURRY, Pacing
from favor.ui.scene import Host
from favor.ui.scenes.presses import Presses
from favor.ui.semantics import Widget
from favor.ui.services import Services
from favor.ui.words import END_ANYWAY
from favor.ui.words_keys import named
from favor.ui.words_learning import MOMENT

MOMENT_MS = 2000


class Following(Presses):
    """A table that can be followed: nothing of weight happens unsaid, and nobody without hands is too fast."""

    def __init__(self, host: Host, sitting: Sitting, names: Names, services: Services) -> None:
        super().__init__(host, sitting, names, services)
        self.pacing = Pacing()
        self._moment = ("", 0)
        self.ground = ""
        """What the ground under the viewer has just done."""
        self._eyes: int | None = None
        self._told = NOBODY
        """Whose eyes the table is made for, None before the first, and for whom the notices were made."""

    @property
    def moment(self) -> str:
        """What the prompt says for a moment, in place of what is asked."""
        if self.pacing.is_halted and self._machine_plays:
            return named(MOMENT["halted"], self.host.hints)
        return self._moment[0]

    @property
    def asks_again(self) -> bool:
        """Does End turn wait for its second press?"""
        return self._asked_at == self.sitting.view().turn and self.refusal == END_ANYWAY

    def forget(self) -> None:
        """Nor is what has just come about."""
        super().forget()
        self.ground, self._moment = "", ("", 0)

    def looked_at_by(self, viewer: int) -> None:
        """Where somebody else looks on from now, all that was there for the one before goes; a notice only when it is not
        the same one who comes back."""
        if self._eyes not in (None, viewer):
            self.forget()
        self._eyes = viewer
        if self.sitting.cover_for == NOBODY and viewer != self._told:
            self.stage.notices.clear()
            self._told = viewer

    def take_in(self, fresh: list[tuple[Any, ...]]) -> None:
        """What has just happened to the viewer and might be overlooked."""
        seat = self.sitting.viewer
        taking = self.sitting.history.undoable
        can_turn = taking is not None and taking.about == "turn"
        self.ground = moments.of_the_ground(fresh, seat, self.names) if seat != NOBODY else ""
        said = moments.of_the_tile(fresh, seat, self.names, can_turn) if seat != NOBODY else ""
        self._moment = (said, self.host.now() + MOMENT_MS) if said else ("", 0)

    def tick(self, now: int) -> None:
        """A moment passes."""
        super().tick(now)
        if self._moment[0] and now >= self._moment[1]:
            self._moment = ("", 0)
            self.dirty = True

    @property
    def _machine_plays(self) -> bool:
        sitting = self.sitting
        return not (sitting.is_over or sitting.waits_for_human or sitting.cover_for != NOBODY)

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """While somebody without hands plays, some keys are about their pace."""
        looks = name == HURRY and self.sitting.privacy == PEEK  # Space holds up one's own cards there
        if self._machine_plays and self.stage.notice is None and not control and not looks and self.pacing.key(name):
            return True
        return super().key(name, shift, control)

    def held(self, widget: Widget | None, down: bool) -> None:
        """Nobody is hurried any more once Space is up."""
        if not down:
            self.pacing.let_go()
        super().held(widget, down)

    def back(self) -> None:
        """Escape inside an action takes the card, or whatever asks, back unharmed; else as everywhere on the table."""
        taking = self.sitting.history.undoable
        inside = self.show is not None and self.show.about not in ("action", "") and not self.stage.notice
        nearer = self.reading.pins or self.log_open or self.carried is not None
        if inside and not nearer and taking is not None and taking.seat == self.sitting.asked:
            self.undo()
        else:
            super().back()

    def _on_no_more(self) -> None:
        """End turn is never to ask again."""
        self.host.wishes.change(confirm_end_turn=False)
