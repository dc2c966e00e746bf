"""The game's own chance: splitmix64 on one int, the same on every machine. Knows no rule."""

from __future__ import annotations

from collections.abc import Sequence

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def advance(seed: int) -> int:
    """The next value of the generator's state."""
    return (seed + _GOLDEN) & _MASK


def mix(seed: int) -> int:
    """A well mixed 64-bit number from one state."""
    z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Dice:
    """A generator with its state in one int, for whoever needs chance outside a game (bots, random play)."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed & _MASK

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1; the bias for small limits is below 2**-50."""
        self.seed = advance(self.seed)
        return (mix(self.seed) * limit) >> 64

    def shuffled(self, things: Sequence[int]) -> list[int]:
        """The same things in a random order."""
        out = list(things)
        for last in range(len(out) - 1, 0, -1):
            other = self.below(last + 1)
            out[last], out[other] = out[other], out[last]
        return out
