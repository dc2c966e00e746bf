"""What answers a hand at once: the card that rises, the tip that comes up, the tile that turns, the cover that lifts.

Knows names and numbers only, no game.
"""

from __future__ import annotations

from favor.ui.easing import Easings
from favor.ui.wishes import Wishes

TIP_MS, NEIGHBOUR_MS = 250, 300
"""How long the pointer rests before a tip comes up, and how soon after one the next comes at once."""
FAINT = 0.01


class Touch:
    """Everything that is on its way because a hand has just been somewhere."""

    def __init__(self, wishes: Wishes) -> None:
        self._eased = Easings(wishes, "lift", "tip", "ghost", "cover")
        self._hovered = ("", 0)
        self._is_told = False
        self._told_at = -NEIGHBOUR_MS
        self._lifted = 0

    def rests(self, hover: str, now: int) -> bool:
        """The pointer lies on this widget; True when a tip comes or goes. Beside one that was read it comes at once."""
        was = self._is_told
        if hover != self._hovered[0]:
            self._told_at = now if was else self._told_at
            self._hovered = (hover, now - (TIP_MS if now - self._told_at < NEIGHBOUR_MS else 0))
            self._is_told = False
        if hover and not self._is_told and now - self._hovered[1] >= TIP_MS:
            self._is_told = True
            return True
        return was and not self._is_told

    def clearness(self, hover: str, now: int) -> float:
        """How much of the tip for this widget is to be seen."""
        return max(FAINT, self._eased["tip"].share(hover, now)) if self._is_told else 0.0

    def lift(self, hover: str, now: int) -> float:
        """How far the card under the pointer has risen."""
        return self._eased["lift"].share(hover if hover.startswith("card:") else "", now)

    def spin(self, tile: int, turn: int, now: int) -> tuple[int, float]:
        """By how many quarter turns the tile in the hand was turned last, the short way round, and how far it has come."""
        spinning = self._eased["ghost"]
        share = spinning.share((tile, turn) if tile >= 0 else "", now)
        if not isinstance(spinning.before, tuple) or spinning.before[0] != tile:
            spinning.finish()
            return 0, 1.0
        return (turn - spinning.before[1] + 1) % 4 - 1, share

    def uncovered(self) -> None:
        """A cover is being lifted."""
        self._lifted += 1

    def open(self, now: int) -> float:
        """How far it is lifted."""
        return self._eased["cover"].share(self._lifted, now)

    def wants_frame(self, now: int) -> bool:
        """Would a picture of this moment be another than the last one?"""
        return self._eased.wants_frame(now)

    def finish(self) -> None:
        """All is there at once."""
        self._eased.finish()
