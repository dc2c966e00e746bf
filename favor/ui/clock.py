"""The soft clock of a turn: after some minutes it says so, and no more than that. Knows whose turn it is, forces nobody."""

from __future__ import annotations

from favor.language.tongue import filled
from favor.ui.words_life import CLOCK

MINUTE = 60_000
NEVER = (-1, -1)


class TurnClock:
    """Counts whole minutes of one person's turn, so that a picture is another at most once a minute."""

    def __init__(self) -> None:
        self._turn = NEVER
        self._since = 0
        self._shown = 0
        """Minutes that had passed when it was looked at last."""

    def look(self, turn: tuple[int, int] | None, now: int) -> bool:
        """Look at the clock in the turn with that number and seat, None where nobody's is timed. Has a minute passed?"""
        if turn is None:
            self._turn = NEVER
            return False
        if turn != self._turn:
            self._turn, self._since, self._shown = turn, now, 0
            return True
        passed = (now - self._since) // MINUTE
        was, self._shown = self._shown, passed
        return was != passed

    def over(self, minutes: int) -> int:
        """Minutes beyond what a turn should take, 0 in the moment it is over; below zero as long as there is time."""
        return self._shown - minutes

    def words(self, minutes: int) -> str:
        """What the turn box says; "" where nothing is timed."""
        if not minutes or self._turn == NEVER:
            return ""
        over = self.over(minutes)
        if over >= 0:
            return filled(CLOCK["over"], over) if over else CLOCK["just over"]
        return CLOCK["last"] if over == -1 else filled(CLOCK["left"], -over)
