"""Small things that come into their place under a hand: a card that rises, a tip, a tile turned. Knows no game."""

from __future__ import annotations

from collections.abc import Hashable

from favor.ui.wishes import Wishes

STEPS = 12
"""Pictures such a movement is kept in."""


class Easing:
    """One kind of movement of one thing at a time. It begins anew whenever the thing is another; nothing needs no time."""

    def __init__(self, wishes: Wishes, kind: str) -> None:
        self._wishes = wishes
        self._kind = kind
        self._since = self._lasts = 0
        self._shown = 1.0
        self.name: Hashable = ""
        """The thing that is brought into its place."""
        self.before: Hashable = ""
        """What was there before it."""

    def share(self, name: Hashable, now: int) -> float:
        """How far that thing has come, 0 to 1 in even steps so that pictures can be kept."""
        if name != self.name:
            self.before, self.name = self.name, name
            self._since, self._lasts = now, self._wishes.takes(self._kind) if name else 0
        self._shown = self._at(now)
        return self._shown

    def _at(self, now: int) -> float:
        passed = now - self._since
        return 1.0 if passed >= self._lasts else int(max(0, passed) / self._lasts * STEPS) / STEPS

    def wants_frame(self, now: int) -> bool:
        """Would a picture of this moment be another than the last one? Asked once a picture: what is not drawn any more, since
        it has gone meanwhile, must not stir for ever."""
        before, self._shown = self._shown, self._at(now)
        return before < 1.0 and self._shown != before

    def finish(self) -> None:
        """It is there at once."""
        self._lasts = 0


class Easings:
    """One easing of each of some kinds."""

    def __init__(self, wishes: Wishes, *kinds: str) -> None:
        self._of = {kind: Easing(wishes, kind) for kind in kinds}

    def __getitem__(self, kind: str) -> Easing:
        return self._of[kind]

    def wants_frame(self, now: int) -> bool:
        """Does any of them?"""
        return any(easing.wants_frame(now) for easing in self._of.values())

    def finish(self) -> None:
        """All are there at once."""
        for easing in self._of.values():
            easing.finish()
