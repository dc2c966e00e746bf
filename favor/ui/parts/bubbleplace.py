"""Where a bubble lies: beside what it speaks of, never over that, nor over anything that can be answered. Arithmetic on boxes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect

from favor.ui.semantics import Box

FAR = 3
"""How many times as bad it is to hide the whole bubble's worth of things as to lie one window's height away."""

WORSE = 0.3
"""How much worse a place may become before a bubble moves."""

DISLIKED = 0.05
"""How much worse each next shape is."""

CUT = 0.4
"""How bad it is to lie across the edge of a plate or a tile."""

ASTRAY = 0.8
"""How bad it is to lie elsewhere than in the place that is kept free."""

WIDEST_SHARE = 0.38
"""How much of the map may be kept free for bubbles."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What there is round a bubble. `target` and `shy` are never covered; `kept` only where there is no other way, and then
    as little of it as can be; `open` rather not; what is in `plates` had better be covered as a whole or not at all; `home` is
    kept free for bubbles, without any size where nothing is."""

    window: Box
    target: Box
    shy: tuple[Box, ...]
    kept: tuple[Box, ...]
    open: tuple[Box, ...] = ()
    gap: int = 12
    plates: tuple[Box, ...] = ()
    home: Box = (0, 0, 0, 0)
    told: tuple[Box, ...] = ()
    """Plates that had better be covered as a whole: a bubble that lies within one grows to its size."""

    @property
    def never(self) -> tuple[Box, ...]:
        """What must be seen whatever happens."""
        x, y, wide, high = self.target
        edge = self.gap // 2
        return ((x - edge, y - edge, wide + 2 * edge, high + 2 * edge), *self.shy)

    def allows(self, box: Box) -> bool:
        """May it lie there without covering anything that is needed?"""
        return Rect(box).collidelist([*self.never, *self.kept]) < 0


def column(area: Box, wide: int) -> Box:
    """What of the map is kept free where there is always something said; without any size where that would be too much."""
    return (*area[:2], wide, area[3]) if wide <= WIDEST_SHARE * area[2] else (0, 0, 0, 0)


def place(ground: Ground, shapes: Sequence[tuple[int, int]]) -> Box | None:
    """The best place for any of the shapes, the first is liked best; None where each would cover something that is needed."""
    free = [
        (cost(ground, box) + DISLIKED * number, box)
        for number, size in enumerate(shapes) for box in _candidates(ground, size) if ground.allows(box)
    ]  # fmt: skip
    return _grown(ground, min(free)[1]) if free else None


def _grown(ground: Ground, box: Box) -> Box:
    """The box, or all of the plate it lies in where nothing of that is to be read in part."""
    edge = ground.gap // 2
    wholes = [(x + edge, y + edge, wide - 2 * edge, high - 2 * edge) for x, y, wide, high in ground.told]
    return next((whole for whole in wholes if Rect(whole).contains(box) and ground.allows(whole)), box)


def is_still_good(ground: Ground, box: Box, before: float) -> bool:
    """May a bubble stay where it lies, a place that was as good as that before?"""
    return ground.allows(box) and cost(ground, box) <= before + WORSE


def squeezed(ground: Ground, size: tuple[int, int]) -> Box:
    """A place where there is none: what must be seen is, and of the rest as little as can be is covered."""
    free = [box for box in _candidates(ground, size) if Rect(box).collidelist(list(ground.never)) < 0]
    corner = (ground.gap, ground.window[3] - size[1] - ground.gap, *size)
    return min(free, key=lambda box: (_covered(box, ground.kept), cost(ground, box)), default=corner)


def _candidates(ground: Ground, size: tuple[int, int]) -> Iterable[Box]:
    """Places right beside the target, along the edges of plates, and a grid over the window."""
    gap, (w, h) = ground.gap, size
    x, y, wide, high = ground.target
    last_left, last_top = ground.window[2] - w - gap, ground.window[3] - h - gap
    lefts = {gap, last_left, x - w - gap, x + wide + gap, x + (wide - w) // 2, *range(gap, max(gap, last_left), 2 * gap)}
    tops = {gap, last_top, y - h - gap, y + high + gap, y + (high - h) // 2, *range(gap, max(gap, last_top), 2 * gap)}
    for x, y, wide, high in ground.plates:
        if wide >= w:
            lefts |= {x, x + gap, x + wide - w - gap}
        if wide >= w and high >= h:
            tops |= {y + gap, y + high - h - gap}
    least, last_left, last_top = gap // 2, last_left + gap - gap // 2, last_top + gap - gap // 2
    for left in sorted(lefts):
        for top in sorted(tops):
            if least <= left <= last_left and least <= top <= last_top:
                yield left, top, w, h


def cost(ground: Ground, box: Box) -> float:
    """How far from the target it lies and from home, how much it hides, and what it cuts in two."""
    x, y, wide, high = ground.target
    away_x = max(x - box[0] - box[2], box[0] - x - wide, 0)
    away_y = max(y - box[1] - box[3], box[1] - y - high, 0)
    hidden = _covered(box, ground.open) / (box[2] * box[3])
    gap, home = ground.gap, Rect(ground.home)
    astray = ASTRAY if home.w and not home.inflate(-2 * gap, -gap).contains(box) else 0.0
    return (away_x + away_y) / ground.window[3] + FAR * hidden + CUT * _cut(ground, box) + astray


def _cut(ground: Ground, box: Box) -> int:
    """How many plates it lies across: neither well within one, nor as wide as it, nor over the whole of it."""
    here, edge = Rect(box), ground.gap // 2
    met = (Rect(ground.plates[at]) for at in here.collidelistall(list(ground.plates)))
    return sum(not _lies_in(here, plate, edge) and not here.contains(plate) for plate in met)


def _lies_in(here: Rect, plate: Rect, edge: int) -> bool:
    return plate.contains(here.inflate(2 * edge, 2 * edge)) or plate.contains(here) and plate.w - here.w < 2 * edge


def _covered(box: Box, others: Sequence[Box]) -> int:
    """How many pixels of others lie under it."""
    here = Rect(box)
    cuts = [here.clip(others[at]) for at in here.collidelistall(list(others))]
    return sum(cut.width * cut.height for cut in cuts)
