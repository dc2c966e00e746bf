"""How those without hands are followed: at their pace, halted, step by step, or hurried. Knows keys and no game."""

from __future__ import annotations

PAUSE, STEP, HURRY = "p", "right", "space"


class Pacing:
    """Says whether the next of them may act now."""

    def __init__(self) -> None:
        self.is_halted = False
        self.is_hurried = False
        self._has_step = False

    def key(self, name: str) -> bool:
        """A key went down while somebody without hands plays; True when it was meant for this."""
        if name == PAUSE:
            self.is_halted, self._has_step = not self.is_halted, False
        elif name == STEP and self.is_halted:
            self._has_step = True
        elif name == HURRY:
            self.is_hurried = True
        return name in (PAUSE, HURRY) or name == STEP and self.is_halted

    def let_go(self) -> None:
        """Nothing is held any more."""
        self.is_hurried = False

    def allows(self, now: int, due: int) -> bool:
        """May the next one act, who is due at that moment? A step that was allowed is used up."""
        if self.is_halted:
            step, self._has_step = self._has_step, False
            return step
        return self.is_hurried or now >= due
