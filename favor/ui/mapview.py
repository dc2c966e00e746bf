"""The camera over the map: cells to pixels and back, zoom, pan, fit. Pure arithmetic."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from favor.ui.semantics import Box, inside, overlap

STEPS = tuple(round(28 * 1.034**rung) for rung in range(101))
"""Sizes a tile can have on the screen, in pixels: a ladder with rungs so narrow that there are a dozen from any fitted map."""

NOTCHES = 12
"""Turns of the wheel, at the least, from the whole map to the nearest look at it."""

MARGIN = 0.25
"""Cells left free round a fitted map."""

ACROSS, DOWN = 5, 4
"""In how many steps a fitted map is pushed to a side, or up or down, when its middle place would lie under something."""

ASTRAY = 0.6
"""How much smaller tiles in the middle may be, for a push as far as the map is wide, to be the better picture."""

LARGEST_TILE = 130
"""Units that a tile has at most when the whole map is shown."""

Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Camera:
    """How big a tile is and which point of the map (in cells) lies in the middle of the box."""

    box: Box
    size: int = 82
    x: float = 0.0
    y: float = 0.0

    def corner(self, cell: Cell) -> tuple[int, int]:
        """The upper left pixel of a cell."""
        left, top, wide, high = self.box
        return (
            left + wide // 2 + round((cell[0] - self.x - 0.5) * self.size),
            top + high // 2 + round((cell[1] - self.y - 0.5) * self.size),
        )

    def spot(self, x: float, y: float) -> tuple[int, int]:
        """The pixel in the middle of a place given in cells."""
        left, top, wide, high = self.box
        return (
            left + wide // 2 + round((x - self.x) * self.size),
            top + high // 2 + round((y - self.y) * self.size),
        )

    def cell_box(self, cell: Cell, across: int = 1, gap: int = 3) -> Box:
        """The box of a tile whose upper left cell that is, `across` cells wide."""
        x, y = self.corner(cell)
        return x, y, self.size * across - gap, self.size * across - gap

    def cell_at(self, point: tuple[int, int]) -> Cell:
        """The cell under a pixel."""
        x, y = self.corner((0, 0))
        return (point[0] - x) // self.size, (point[1] - y) // self.size

    def moved(self, dx: int, dy: int) -> Camera:
        """The camera after the map was dragged by pixels."""
        return Camera(self.box, self.size, self.x - dx / self.size, self.y - dy / self.size)

    def zoomed(self, steps: int, at: tuple[int, int], largest: int = STEPS[-1]) -> Camera:
        """The camera some rungs nearer; what lies under the pixel stays there."""
        size = min(STEPS[max(0, min(len(STEPS) - 1, _rung(self.size) + steps))], largest)
        if not inside(self.box, at):
            at = self.box[0] + self.box[2] // 2, self.box[1] + self.box[3] // 2
        ox = at[0] - self.box[0] - self.box[2] / 2
        oy = at[1] - self.box[1] - self.box[3] / 2
        under_x, under_y = self.x + ox / self.size, self.y + oy / self.size
        return Camera(self.box, size, under_x - ox / size, under_y - oy / size)

    def kept(self, cells: Iterable[Cell]) -> Camera:
        """The camera held so that some tile is always to be seen: where none is, the nearest one comes to the edge."""
        half_w, half_h = max(0.0, self.box[2] / self.size / 2 - 1), max(0.0, self.box[3] / self.size / 2 - 1)
        shifts = [(_beyond(x - self.x, half_w), _beyond(y - self.y, half_h)) for x, y in cells]
        dx, dy = min(shifts, key=lambda shift: abs(shift[0]) + abs(shift[1]))
        return Camera(self.box, self.size, self.x + dx, self.y + dy) if dx or dy else self

    def shows(self, cells: Iterable[Cell], covers: tuple[Box, ...] = ()) -> bool:
        """Are all these cells wholly to be seen, none of them under one of the covers?"""
        left, top, wide, high = self.box
        for place in cells:
            x, y = self.corner(place)
            if x < left or y < top or x + self.size > left + wide or y + self.size > top + high:
                return False
            if any(_meet((x, y, self.size, self.size), cover) for cover in covers):
                return False
        return True

    def centred(self, cell: Cell) -> Camera:
        """The camera over one cell."""
        return Camera(self.box, self.size, float(cell[0]), float(cell[1]))


def fitted(box: Box, cells: Iterable[Cell], covers: tuple[Box, ...], largest: int) -> Camera:
    """The camera that shows all cells as large as may be, with none of them under what lies over the map, and as near to
    the middle as that allows."""
    places = frozenset(cells)
    xs, ys = zip(*places, strict=True)
    wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    middle = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    room = int(min(box[2] / (wide + MARGIN), box[3] / (high + MARGIN), largest))
    best, worth = Camera(box, STEPS[0], *middle), 0.0
    for size in range(max(room, STEPS[0]), STEPS[0] - 1, -2):
        if size <= worth:
            break
        for astray, dx, dy in _pushes(box[2] - (wide + MARGIN) * size, box[3] - (high + MARGIN) * size):
            share = size * (1 - ASTRAY * astray / box[2])
            camera = Camera(box, size, middle[0] - dx / size, middle[1] - dy / size)
            if share > worth and not any(_covered(camera, places, cover) for cover in covers):
                best, worth = camera, share
            if share <= worth:
                break
    return best


def notch(farthest: int, nearest: int) -> int:
    """Rungs that a turn of the wheel goes, so that it goes from the one size to the other neither in jumps nor for ever."""
    return max(1, (_rung(nearest) - _rung(farthest)) // NOTCHES)


def _rung(size: int) -> int:
    """The rung nearest to a size."""
    return min(range(len(STEPS)), key=lambda rung: abs(STEPS[rung] - size))


def _beyond(away: float, half: float) -> float:
    """How far something lies outside of what is seen to either side."""
    return away - half if away > half else min(0.0, away + half)


def _pushes(spare_x: float, spare_y: float) -> list[tuple[float, float, float]]:
    """How far a map may be pushed with so many pixels to spare: the way, to the right and down, the shortest first."""
    right = [spare_x / 2 * step / ACROSS for step in range(-ACROSS, ACROSS + 1)] if spare_x > 0 else [0.0]
    down = [spare_y / 2 * step / DOWN for step in range(-DOWN, DOWN + 1)] if spare_y > 0 else [0.0]
    return sorted((abs(dx) + abs(dy), dx, dy) for dx in right for dy in down)


def _covered(camera: Camera, places: frozenset[Cell], cover: Box) -> bool:
    """Does any of the places lie under a cover?"""
    if cover[2] <= 0 or cover[3] <= 0:
        return False
    left, top = camera.cell_at(cover[:2])
    right, bottom = camera.cell_at((cover[0] + cover[2] - 1, cover[1] + cover[3] - 1))
    return any((x, y) in places for x in range(left, right + 1) for y in range(top, bottom + 1))


def _meet(one: Box, other: Box) -> bool:
    """Do two boxes share pixels?"""
    shared = overlap(one, other)
    return shared[2] > 0 and shared[3] > 0
