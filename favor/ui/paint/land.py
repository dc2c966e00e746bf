"""The land of the large pictures as shapes: peaks, dunes, woods, marsh, given in units of a view. Draws nothing."""

from __future__ import annotations

from math import sin
from random import Random
from typing import Protocol

from favor.ui.paint.regions import conifer
from favor.ui.paint.shapes import Glyph, Point, Points

REACH = 1400.0
"""Units to each side that land is made for: further than any window is wide."""
DEEP = 900.0


class Units(Protocol):
    """What turns units into pixels."""

    @property
    def u(self) -> float:
        """Pixels of a unit."""

    def points(self, points: Points) -> Points:
        """Points in units as pixels."""


def peaks(view: Units, y: float, tall: float, seed: int) -> tuple[Points, list[Points]]:
    """A ridge from side to side, and the flanks that lie in shadow."""
    chance = Random(seed)
    ridge: list[Point] = [(-REACH, DEEP)]
    flanks: list[Points] = []
    x = -REACH
    while x < REACH:
        wide = tall * chance.uniform(0.65, 1.45)
        away = min(1.0, abs(x + wide / 2) / 420)
        top = y - tall * (0.35 + 0.65 * away) * chance.uniform(0.55, 1.2)
        valley, crest, end = (x, y + tall * 0.2), (x + wide * chance.uniform(0.42, 0.58), top), (x + wide, y + tall * 0.2)
        notch = (crest[0] + wide * 0.10, crest[1] + (end[1] - crest[1]) * 0.30)
        fold = (crest[0] + wide * 0.02, crest[1] + (end[1] - crest[1]) * 0.52)
        ridge += [valley, crest]
        flanks.append(view.points((crest, end, (crest[0] + wide * 0.16, end[1]), fold, notch)))
        x += wide * 0.86
    return view.points((*ridge, (REACH, DEEP))), flanks


def dunes(view: Units, y: float, swing: float, phase: float, left: float = -REACH) -> Points:
    """A line of dunes; with `left` it rises out of the ground there."""
    crest = []
    for step in range(121):
        x = left + (REACH - left) * step / 120
        rise = min(1.0, (x - left) / 190) if left > -REACH else 1.0
        height = swing * (sin(x * 0.011 + phase) + 0.42 * sin(x * 0.027 + phase * 2)) + swing * 0.4
        crest.append((x, y - height * rise + (1 - rise) ** 2 * 120))
    return view.points(((left, DEEP), *crest, (REACH, DEEP)))


def pylon(view: Units, foot: Point, tall: float, lean: int) -> Glyph:
    """A broken mast."""
    x, y = foot
    top = (x + lean * tall * 0.10, y - tall)
    width = tall * 0.045 * view.u
    bars: list[Points] = [
        ((x - tall * 0.16, y), (top[0] - tall * 0.03, top[1])),
        ((x + tall * 0.16, y), (top[0] + tall * 0.03, top[1] + tall * 0.2)),
    ]
    for share in (0.25, 0.5, 0.72):
        half = tall * 0.15 * (1 - share)
        middle = x + lean * tall * 0.10 * share
        bars.append(((middle - half, y - tall * share), (middle + half, y - tall * (share + 0.03))))
        bars.append(((middle - half, y - tall * share), (middle + half * 1.4, y - tall * (share - 0.2))))
    bars.append(((top[0] - tall * 0.2, top[1] + tall * 0.16), (top[0] + tall * 0.14, top[1] + tall * 0.05)))
    return tuple(("line", width, view.points(bar)) for bar in bars)


def conifer_line(view: Units, span: tuple[float, float], y: float, tall: tuple[float, float], seed: int) -> list[Points]:
    """Conifers from one place to another, smaller towards the middle of the stage, on ground that ends softly."""
    chance = Random(seed)
    left, right = span
    trees: list[Points] = []
    x = left
    while x < right:
        share = (right - x) / (right - left)
        high = (tall[0] + (tall[1] - tall[0]) * share) * chance.uniform(0.72, 1.12) * (0.42 + 0.58 * min(1.0, share * 3))
        trees.append(view.points(conifer(x, y + 14, high)))
        x += high * chance.uniform(0.22, 0.40) + 4
    ground = [(left + (right + 130 - left) * i / 24, y + chance.uniform(-3, 3) + max(0, i - 17) ** 2 * 1.2) for i in range(25)]
    return [*trees, view.points(((left - REACH, DEEP), (left - REACH, y), *ground, (right + 130, DEEP)))]


def marsh(view: Units, y: float, seed: int) -> tuple[Points, Glyph]:
    """Water from side to side, and reeds that stand in it at both sides."""
    chance = Random(seed)
    crest = tuple((-REACH + REACH * i / 70, y + 2.6 * sin(i * 0.8) + 2.0 * sin(i * 0.37)) for i in range(141))
    reeds: list[tuple[str, float, Points]] = []
    for number in range(36):
        x = chance.uniform(*((-196, -110), (120, 200), (336, 420))[number % 3])
        foot, tall, lean = y + chance.uniform(40, 120), chance.uniform(52, 104), chance.uniform(-14, 14)
        stalk = ((x, foot), (x + lean * 0.4, foot - tall * 0.5), (x + lean, foot - tall))
        reeds.append(("line", 2.0 * view.u, view.points(stalk)))
        if chance.random() < 0.55:
            reeds.append(("line", 5.6 * view.u, view.points(((x + lean, foot - tall), (x + lean * 0.85, foot - tall * 0.78)))))
    return view.points(((-REACH, DEEP), *crest, (REACH, DEEP))), tuple(reeds)
