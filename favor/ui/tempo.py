"""How long everything that moves takes: at the usual speed, and where less motion is wished for. Knows no clock and no game."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

GENTLE_MS = 100
"""The longest that anything moves by itself when less motion is wished for (B44)."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Milliseconds of one kind of movement. `gentle`: the short fade in its place, 0 where it is there at once."""

    full: int
    gentle: int
    paced: bool = False
    """Does it only stand there to be read, until any key? Then nothing moves meanwhile with less motion."""


PACES = MappingProxyType(
    {
        "press": Pace(70, 70),
        "lift": Pace(90, 0),
        "tip": Pace(90, 0),
        "piece": Pace(220, 100),  # for each tile
        "tile": Pace(500, 100),  # slides, then turns over
        "ghost": Pace(140, 0),
        "draw": Pace(140, 80),
        "card": Pace(520, 100),  # to the middle, then to the discard pile
        "die": Pace(700, 0),
        "crack": Pace(240, 80),
        "heal": Pace(180, 80),
        "stun": Pace(360, 100),
        "favor": Pace(450, 100),
        "god": Pace(450, 100),
        "cover": Pace(180, 0),  # lifted; it comes down at once
        "setup": Pace(3000, 100),
        "recap": Pace(600, 0, paced=True),
        "victory": Pace(1800, 300, paced=True),
    }
)
"""Every kind of movement there is. Whatever takes time in the picture takes it from here."""


def eased(share: float) -> float:
    """Slow, fast, slow."""
    return 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2


def out(share: float) -> float:
    """Fast, then slow: what answers a hand."""
    return 1 - (1 - share) ** 3


def out_back(share: float) -> float:
    """Fast, a little too far, and back."""
    left = share - 1
    return 1 + 2.2 * left**3 + 1.2 * left**2
