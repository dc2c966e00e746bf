"""Draws the atlas of little pictures that board tiles are painted with; knows nothing of maps.

Every picture is drawn eight times too large from points on a grid of 100 by 100 and then reduced. Each Region has a row
of 16 pictures: eight of its ground, eight of what grows there; then come the pieces of path and the marks. `shows`
names what a picture is, and stands in the tileset as a property of that name.
"""

from __future__ import annotations

import hashlib
from types import MappingProxyType

import pygame
from tile_motifs import SHAPES, Points, Shape, box, ring

CELL = 16
FINE = CELL * 8
COLUMNS = 16
LEVELS = 4

Colour = tuple[int, int, int]

PAPER, PAPER_2, INK, GOLD = (246, 236, 216), (232, 217, 188), (27, 24, 48), (233, 196, 106)
FILLS = MappingProxyType(
    {
        "forest": (40, 89, 43),
        "marshland": (63, 147, 155),
        "wasteland": (219, 157, 85),
        "mountain": (221, 210, 247),
        "altar": (240, 224, 188),
    }
)
# The upper edge of a sheet of paper, in hundredths of a cell from the top; both ends are equal so that cells join.
RIMS = MappingProxyType(
    {
        "forest": ((0, 40), (12, 18), (25, 40), (38, 12), (52, 40), (64, 20), (78, 40), (90, 22), (100, 40)),
        "marshland": ((0, 32), (12, 24), (25, 20), (38, 24), (50, 32), (62, 38), (75, 40), (88, 38), (100, 32)),
        "wasteland": ((0, 36), (20, 28), (40, 22), (60, 22), (80, 28), (100, 36)),
        "mountain": ((0, 42), (18, 14), (30, 30), (46, 6), (66, 34), (80, 20), (100, 42)),
        "altar": ((0, 26), (100, 26)),
    }
)
DECO = MappingProxyType(
    {
        "forest": ("pine", "tall-pine", "two-pines", "bush", "stump", "mushrooms", "leaves", "sapling"),
        "marshland": ("reeds", "cattails", "wavelets", "ripple", "lily", "pool", "driftwood", "stilt-roots"),
        "wasteland": ("dune", "low-dune", "pylon", "stones", "bones", "cog", "thorns", "sun-disc"),
        "mountain": ("peak", "twin-peak", "ridge", "boulder", "snow", "crystal", "cairn", "lone-pine"),
        "altar": ("house", "hall", "well", "lamp", "step", "pane", "pole", "fence"),
    }
)
MARKS = (
    "ruin-mark",
    "event-mark",
    "warp-mark",
    "terrain-mark",
    "settlement-mark",
    "altar-mark",
    "kerb-north",
    "kerb-east",
    "kerb-south",
    "kerb-west",
)
PATH_ROW, MARK_ROW = len(DECO), len(DECO) + 1
ROWS = len(DECO) + 2


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """`share` of the second colour in the first."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def level(fill: Colour, number: int) -> Colour:
    """The colour of a sheet of paper: 0 lies at the back and is lightest, 3 in front."""
    return mix(fill, PAPER, 0.14 - 0.07 * number) if number < 2 else mix(fill, INK, 0.06 * (number - 1))


def shows(number: int) -> str:
    """What a picture of the atlas is, in a word."""
    row, column = divmod(number, COLUMNS)
    if row == PATH_ROW:
        return "path"
    if row == MARK_ROW:
        return MARKS[column] if column < len(MARKS) else ""
    region = tuple(DECO)[row]
    return f"{region}-ground" if column < 2 * LEVELS else DECO[region][column - 2 * LEVELS]


def number_of(word: str) -> int:
    """The first picture that shows this."""
    return next(number for number in range(ROWS * COLUMNS) if shows(number) == word)


def draw_atlas() -> pygame.Surface:
    """The whole sheet of pictures."""
    sheet = pygame.Surface((COLUMNS * CELL, ROWS * CELL), pygame.SRCALPHA)
    for number in range(ROWS * COLUMNS):
        row, column = divmod(number, COLUMNS)
        sheet.blit(_picture(number, row, column), (column * CELL, row * CELL))
    return sheet


def _picture(number: int, row: int, column: int) -> pygame.Surface:
    if row == PATH_ROW:
        return _reduce(_path(column))
    word = shows(number)
    region = tuple(DECO)[row] if row < PATH_ROW else "altar"
    if word.endswith("-ground"):
        return _grain(_reduce(_ground(region, column % LEVELS, column >= LEVELS)), number)
    return _reduce(_motif(SHAPES.get(word, ()), region))


def _canvas() -> pygame.Surface:
    return pygame.Surface((FINE, FINE), pygame.SRCALPHA)


def _scaled(points: Points) -> list[tuple[float, float]]:
    return [(x * FINE / 100, y * FINE / 100) for x, y in points]


def _ground(region: str, number: int, rim: bool) -> pygame.Surface:
    """A bit of one sheet, or the upper edge of a sheet with its shadow on the one behind."""
    canvas, colour = _canvas(), level(FILLS[region], number)
    canvas.fill(colour)
    if rim:
        canvas.fill(level(FILLS[region], max(0, number - 1)))
        edge = RIMS[region]
        for rise, tone in (
            (-14, mix(level(FILLS[region], max(0, number - 1)), INK, 0.12)),
            (-5, mix(colour, PAPER, 0.35)),
            (0, colour),
        ):
            pygame.draw.polygon(canvas, tone, _scaled((*((x, y + rise) for x, y in edge), (100, 101), (0, 101))))
    return canvas


def _path(mask: int) -> pygame.Surface:
    """A pale ribbon with ink edges that leaves the cell on the sides of the mask (N E S W = 1 2 4 8)."""
    canvas = _canvas()
    for half, colour in ((34, INK), (26, PAPER_2), (22, PAPER)):
        arms = (
            box(50 - half, 0, 50 + half, 50),
            box(50, 50 - half, 100, 50 + half),
            box(50 - half, 50, 50 + half, 100),
            box(0, 50 - half, 50, 50 + half),
        )
        pygame.draw.polygon(canvas, colour, _scaled(ring(50, 50, half, corners=32)))
        for side, arm in enumerate(arms):
            if mask & 1 << side:
                pygame.draw.polygon(canvas, colour, _scaled(arm))
    pygame.draw.polygon(canvas, mix(PAPER_2, INK, 0.25), _scaled(ring(50, 50, 5)))
    return canvas


def _motif(shapes: tuple[Shape, ...], region: str) -> pygame.Surface:
    canvas, fill = _canvas(), FILLS[region]
    dark = region == "forest"
    tones = {
        "ink": INK,
        "pale": PAPER_2,
        "white": (250, 246, 240),
        "gold": GOLD,
        "red": (168, 74, 52),
        "wood": (110, 78, 56),
        "ground": level(fill, 1),
        "main": mix(fill, PAPER, 0.22) if dark else mix(fill, INK, 0.3),
        "light": mix(fill, PAPER, 0.4),
        "dark": mix(fill, INK, 0.35 if dark else 0.5),
    }
    for word, points in shapes:
        pygame.draw.polygon(canvas, tones[word], _scaled(points))
    return canvas


def _reduce(canvas: pygame.Surface) -> pygame.Surface:
    """To the size of a cell; smoothscale multiplies colours by their cover, and this divides them again."""
    small = pygame.transform.smoothscale(canvas, (CELL, CELL))
    for x in range(CELL):
        for y in range(CELL):
            *tones, cover = small.get_at((x, y))
            if 0 < cover < 255:
                small.set_at((x, y), (*(min(255, tone * 255 // cover) for tone in tones), cover))
    return small


def _grain(small: pygame.Surface, number: int) -> pygame.Surface:
    """Paper grain: each point a little lighter or darker, the same on every run."""
    noise = hashlib.shake_256(f"grain {number}".encode()).digest(CELL * CELL)
    for at, byte in enumerate(noise):
        place = divmod(at, CELL)
        tones = small.get_at(place)
        shift = (byte % 9) - 4
        small.set_at(place, tuple(max(0, min(255, tone + shift)) for tone in tuple(tones)[:3]))
    return small
