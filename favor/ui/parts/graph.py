"""Favor over time: a line for each player with badge and name at its end, painted large and reduced. Knows no game."""

from __future__ import annotations

from dataclasses import dataclass
from math import dist

import pygame
from pygame import Surface

from favor.ui import theme
from favor.ui.brush import Brush
from favor.ui.paint.paper import canvas
from favor.ui.parts.pieces import draw_badge
from favor.ui.semantics import Box, Mood
from favor.ui.theme import GOLD, INK, MEANINGS, PAPER, Colour, mix

SMOOTH = 2
LABEL = 140
"""Units that the longest name may take."""
BADGE, WORN = 16, 2
"""Units of the badges that a line wears on its longest levels, and how many: lines are told apart by more than colour."""
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Curve:
    """One player's line: Favor after each turn."""

    character: str
    name: str
    favor: tuple[int, ...]

    @property
    def colour(self) -> Colour:
        """The colour of the line on the night."""
        return theme.CHARACTERS.get(self.character, MEANINGS["neutral"]).night


@dataclass(frozen=True, slots=True)
class GraphData:
    """All lines, the Favor that wins, and the title."""

    title: str
    goal: int
    curves: tuple[Curve, ...]


def spoken(data: GraphData) -> str:
    """The graph in words."""
    return "; ".join(f"{curve.name}: {', '.join(map(str, _changes(curve.favor)))}" for curve in data.curves)


def _changes(favor: tuple[int, ...]) -> list[int]:
    """The values without repetitions."""
    return [value for number, value in enumerate(favor) if number == 0 or value != favor[number - 1]]


def paint_graph(brush: Brush, box: Box, data: GraphData, mood: Mood) -> None:
    """Plate, grid, lines, and the labels at their ends, pushed apart where they would meet."""
    px = brush.px
    brush.plate(box, brush.theme.panel, brush.theme.border)
    x, y, wide, high = box
    brush.line(data.title, (x + px(12), y + px(6)), "small-bold", GOLD)
    longest = max((brush.wide(curve.name, "small-bold") for curve in data.curves), default=0)
    labels = min(longest, px(LABEL)) + px(34)
    field = (x + px(34), y + px(34), wide - px(34) - labels, high - px(48))
    _grid(brush, field, data)
    key = ("graph", field[2:], data, brush.u)
    brush.surface.blit(brush.shelf.get(key, lambda: _lines(field, data, px(3))), field[:2])
    for curve, (along, down) in worn(data, field[2:], px(3), px(BADGE + 4)):
        draw_badge(brush, curve.character, (field[0] + round(along), field[1] + round(down)), px(BADGE))
    ends = [(_height(field, data, curve.favor[-1] if curve.favor else 0), curve) for curve in data.curves]
    for middle, curve in spread(ends, px(21), (y + px(20), field[1] + field[3])):
        left = field[0] + field[2] + px(13)
        draw_badge(brush, curve.character, (left, middle), px(20))
        brush.line(curve.name, (left + px(13), middle), "small-bold", curve.colour, "midleft", px(LABEL))


def spread(ends: list[tuple[int, Curve]], apart: int, room: tuple[int, int]) -> list[tuple[int, Curve]]:
    """Labels near the heights of their lines, at least so far apart, from the lowest to the highest: those that would leave
    the room at its top push the others down."""
    highest, free = room
    placed: list[tuple[int, Curve]] = []
    for height, curve in sorted(ends, key=lambda end: -end[0]):
        middle = min(height, free)
        placed.append((middle, curve))
        free = middle - apart
    for number in reversed(range(len(placed))):
        placed[number] = (max(placed[number][0], highest), placed[number][1])
        highest = placed[number][0] + apart
    return placed


def _top(data: GraphData) -> int:
    return max([data.goal, *(max(curve.favor, default=0) for curve in data.curves)])


def _height(field: Box, data: GraphData, favor: int) -> int:
    return field[1] + field[3] - field[3] * favor // max(1, _top(data))


def _grid(brush: Brush, field: Box, data: GraphData) -> None:
    """Lines at each second Favor with its number; the goal in gold."""
    faint = mix(brush.theme.panel, brush.theme.border, 0.35)
    for favor in range(0, _top(data) + 1, 2):
        y = _height(field, data, favor)
        brush.surface.fill(GOLD if favor == data.goal else faint, (field[0], y, field[2], 1))
        brush.line(str(favor), (field[0] - brush.px(6), y), "small", brush.theme.muted, "midright")


def _lines(field: Box, data: GraphData, thick: int) -> Surface:
    """The lines as steps, each with an ink edge; those that meet lie a little beside each other."""
    wide, high = field[2] * SMOOTH, field[3] * SMOOTH
    sheet = canvas(wide, high, INK)
    for number, curve in enumerate(data.curves):
        points = _points(data, number, (wide, high), thick)
        for width, colour in ((thick * SMOOTH + 4, INK), (thick * SMOOTH, curve.colour)):
            _trace(sheet, points, width, colour)
    return pygame.transform.smoothscale(sheet, (field[2], field[3]))


def _points(data: GraphData, number: int, size: tuple[int, int], thick: int) -> list[Point]:
    """The corners of a line on the large sheet."""
    aside = (number - (len(data.curves) - 1) / 2) * thick * 0.8 * SMOOTH
    return _steps(data.curves[number].favor, *size, _top(data), aside)


def worn(data: GraphData, size: tuple[int, int], thick: int, apart: int) -> list[tuple[Curve, Point]]:
    """Where each line wears its badge: on its longest levels, so far apart that no badge hides another."""
    placed: list[tuple[Curve, Point]] = []
    for number, curve in enumerate(data.curves):
        points = _points(data, number, (size[0] * SMOOTH, size[1] * SMOOTH), thick)
        runs = sorted(zip(points, points[1:], strict=False), key=lambda run: run[0][0] - run[1][0])
        spots = [
            ((start[0] + (end[0] - start[0]) * share) / SMOOTH, start[1] / SMOOTH)
            for start, end in runs if end[0] - start[0] > apart * SMOOTH for share in (0.5, 0.25, 0.75)
        ]  # fmt: skip
        for _ in range(WORN):
            free = [spot for spot in spots if all(dist(spot, other) >= apart for _, other in placed)]
            placed += [(curve, free[0])] if free else []
            spots = [spot for spot in free if spot[1] != free[0][1]]
    return placed


def _steps(favor: tuple[int, ...], wide: int, high: int, top: int, aside: float) -> list[Point]:
    points: list[Point] = []
    last = max(1, len(favor) - 1)
    for turn, value in enumerate(favor):
        y = min(high - 6.0, max(6.0, high - high * value / max(1, top) + aside))
        x = 5 + (wide - 10) * turn / last
        if points and points[-1][1] != y:
            points.append((x, points[-1][1]))
        if not points or points[-1][1] != y or turn == len(favor) - 1:
            points.append((x, y))
    return points


def _trace(sheet: Surface, points: list[Point], width: int, colour: Colour) -> None:
    for start, end in zip(points, points[1:], strict=False):
        pygame.draw.line(sheet, colour, start, end, width)
    for x, y in points:
        pygame.draw.circle(sheet, colour, (x, y), width / 2)


def paint_award(brush: Brush, box: Box, data: tuple[str, str, str], mood: Mood) -> None:
    """An award on a plate: the badge of who gets it, its title, what it is for."""
    character, title, why = data
    px = brush.px
    brush.plate(box, brush.theme.panel, brush.theme.border)
    draw_badge(brush, character, (box[0] + px(28), box[1] + box[3] // 2), px(38))
    left, room = box[0] + px(56), box[2] - px(66)
    high = brush.tall(why, room, "small")
    top = box[1] + (box[3] - brush.high("player") - high) // 2
    brush.line(title, (left, top), "player", GOLD, "topleft", room)
    brush.block(why, (left, top + brush.high("player"), room, high), "small", PAPER)
