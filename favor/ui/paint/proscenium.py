"""The front of the paper theatre: open curtain, pelmet, the boards of the stage with their footlights. Knows no screen."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Surface

from favor.ui.paint.kit import Kit
from favor.ui.paint.scenery import glow, lay
from favor.ui.paint.shapes import Glyph, Points, arc, ellipse, fill, smooth
from favor.ui.theme import ALTAR_GOLD, INK, LIGHT, NIGHT, Colour, mix, rgb

CURTAIN = rgb("#7A2140")
BOARDS = rgb("#3A2A3E")
WARM = rgb("#FFB45A")
FOLDS = 4
FLOOR = 0.075
"""Share of the height that the boards take."""


def front(kit: Kit, surface: Surface) -> Iterator[None]:
    """Boards, curtain at both sides, pelmet."""
    boards(kit, surface)
    yield
    for side in (0, 1):
        curtain(kit, surface, side)
        yield
    pelmet(kit, surface)
    yield


def boards(kit: Kit, surface: Surface, share: float = FLOOR) -> None:
    """The edge of the stage with a row of small lamps behind it."""
    wide, high = surface.get_size()
    top, u = high * (1 - share), high / 720
    count = max(8, round(wide / (120 * u)))
    for number in range(count):
        x = wide * (number + 0.5) / count
        glow(kit, surface, (x, top), (74 * u, 46 * u), WARM, 92)
        shell = arc(x, top + 4 * u, 13 * u, 180, 360, 12)
        lay(kit, surface, (fill(shell),), (rgb("#FFE3A6"), rgb("#C9702E")), edge=1.1 * u)
    floor: Points = ((0, top), (wide, top), (wide, high), (0, high))
    lay(kit, surface, (fill(floor),), (mix(BOARDS, LIGHT, 0.10), mix(BOARDS, INK, 0.55)), blur=round(8 * u), rim=120)
    feet = tuple((wide * (i + 0.5) / 9, (i - 4) * 12 * u) for i in range(9))
    seam: Glyph = tuple(("line", 1.0 * u, ((x, top + 2 * u), (x + lean, high))) for x, lean in feet)
    lay(kit, surface, seam, (mix(BOARDS, INK, 0.6), mix(BOARDS, INK, 0.8)))
    rail: Points = ((0, top), (wide, top), (wide, top + 3 * u), (0, top + 3 * u))
    lay(kit, surface, (fill(rail),), (mix(ALTAR_GOLD, LIGHT, 0.2), mix(ALTAR_GOLD, INK, 0.3)))


def curtain(kit: Kit, surface: Surface, side: int, share: float = 1.0, dim: float = 0.0) -> None:
    """The open curtain at the left (0) or right (1): folds before folds, tied with a cord where it is not drawn far aside."""
    wide, high = surface.get_size()
    u = high / 720
    for fold in range(FOLDS):
        reach = (148 - 34 * fold) * u * share
        tone = mix(mix(CURTAIN, INK, 0.34 - 0.09 * fold + 0.08 * side), NIGHT, dim)
        shape = _mirrored(_hem(reach, high, fold), wide if side else 0)
        outer = float(wide) if side else 0.0
        lay(kit, surface, (fill(((outer, 0), *shape, (outer, high))),), (mix(tone, LIGHT, 0.12), mix(tone, INK, 0.42)),
            blur=round(11 * u), strength=130, rim=round(46 * (1 - dim)))  # fmt: skip
    if share < 1.0:
        return
    hanging = tuple((x * u, high * 0.655 + dy * u) for x, dy in ((0, 10), (30, 16), (60, 12), (82, 0)))
    cord = _mirrored(hanging, wide if side else 0)
    for width, tones in ((9, (INK, INK)), (6.4, (mix(ALTAR_GOLD, LIGHT, 0.25), mix(ALTAR_GOLD, INK, 0.2)))):
        lay(kit, surface, (("line", width * u, cord),), tones)
    _tassel(kit, surface, cord[-1], u)


def _mirrored(points: Points, wide: int) -> Points:
    """The points, seen from the other side where there is a width."""
    return tuple((wide - x, y) for x, y in points) if wide else points


def _tassel(kit: Kit, surface: Surface, at: tuple[float, float], u: float) -> None:
    """Where the cord ends."""
    x, y = at
    skirt: Points = ((x - 4 * u, y + 6 * u), (x + 4 * u, y + 6 * u), (x + 8 * u, y + 34 * u), (x - 8 * u, y + 34 * u))
    gold = mix(ALTAR_GOLD, LIGHT, 0.15), mix(ALTAR_GOLD, INK, 0.4)
    lay(kit, surface, (fill(skirt), fill(ellipse(x, y + 2 * u, 7 * u))), gold, blur=round(4 * u), edge=1.1 * u)


def _hem(reach: float, high: float, fold: int) -> Points:
    """The inner edge of a fold: wide above, gathered at the cord, flaring at the foot."""
    shares = ((0.0, 1.26), (0.12, 1.16), (0.35, 0.94), (0.58, 0.62), (0.66, 0.52), (0.74, 0.60), (0.90, 0.84), (1.0, 0.90))
    return smooth(tuple((reach * (x + 0.03 * (fold % 2)), high * y) for y, x in shares), closed=False, steps=8)


def pelmet(kit: Kit, surface: Surface) -> None:
    """Swags along the upper edge with a gold fringe."""
    wide, high = surface.get_size()
    u = high / 720
    count = max(5, round(wide / (150 * u))) | 1
    each = wide / count
    for row, (deep, dim) in enumerate(((46, 0.30), (38, 0.10))):
        tone = mix(CURTAIN, INK, dim)
        for number in range(count + row):
            left = each * (number - 0.5 * row)
            _swag(kit, surface, (left, each), deep, tone, u)
    bar: Points = ((0, 0), (wide, 0), (wide, 7 * u), (0, 7 * u))
    lay(kit, surface, (fill(bar),), (mix(ALTAR_GOLD, LIGHT, 0.1), mix(ALTAR_GOLD, INK, 0.45)), blur=round(5 * u), edge=1.0 * u)


def _swag(kit: Kit, surface: Surface, span: tuple[float, float], deep: float, tone: Colour, u: float) -> None:
    """One hanging bow of cloth."""
    left, wide = span
    bow = tuple((left + wide * t / 16, (8 + deep * (1 - (t / 8 - 1) ** 2) ** 0.62) * u) for t in range(17))
    lay(kit, surface, (fill((*bow, (left + wide, -2), (left, -2))),), (mix(tone, INK, 0.35), mix(tone, LIGHT, 0.10)),
        blur=round(7 * u), strength=130)  # fmt: skip
    fringe: Glyph = (("line", 2.6 * u, bow),)
    lay(kit, surface, fringe, (mix(ALTAR_GOLD, INK, 0.1), mix(ALTAR_GOLD, LIGHT, 0.1)))
    turns = tuple(t / 8 - 1 for t in range(17))
    fold = tuple((left + wide * (0.5 + 0.28 * t), (10 + deep * 0.55 * (1 - t * t) ** 0.6) * u) for t in turns)
    lay(kit, surface, (("line", 1.4 * u, fold),), (mix(tone, INK, 0.3), mix(tone, NIGHT, 0.3)))
