"""The paper theatre behind title and set-up: night sky, the four regions as stage sheets, curtains; knows no screen."""

from __future__ import annotations

from collections.abc import Callable
from math import sin
from random import Random

import pygame
from pygame import Rect, Surface

from favor.ui.paint.backdrop import paint_night
from favor.ui.paint.kit import Kit
from favor.ui.paint.paper import WHITE, canvas, mask, sheet, stroke
from favor.ui.paint.regions import conifer
from favor.ui.paint.shapes import Point, Points, smooth
from favor.ui.theme import INK, LIGHT, NIGHT, REGIONS, Colour, mix, rgb

Draw = Callable[[Surface, float, Random], None]
CURTAIN = rgb("#6A1F3A")
SMOOTH = 2


def paint_stage(kit: Kit, width: int, height: int) -> Surface:
    """The whole stage, darker towards the front so that plates and text stand out on it."""
    surface = paint_night(kit, width, height, seed=3)
    _moon(kit, surface)
    for top, region, dim, draw, seed in (
        (0.40, "mountain", 0.66, _peaks, 4),
        (0.56, "wasteland", 0.68, _dunes, 9),
        (0.64, "forest", 0.42, _woods, 2),
        (0.80, "marshland", 0.70, _marsh, 7),
        (0.90, "forest", 0.62, _woods, 5),
    ):
        base = mix(REGIONS[region].fill, NIGHT, dim)
        _layer(kit, surface, top, draw, seed, (mix(base, LIGHT, 0.10), mix(base, INK, 0.35)))
    for side in (0, 1):
        _curtain(kit, surface, side)
    return surface


def _layer(kit: Kit, surface: Surface, top: float, draw: Draw, seed: int, tones: tuple[Colour, Colour]) -> None:
    """One sheet of the stage from its tops down to the foot; its mask is drawn large so that edges are soft."""
    width, height = surface.get_size()
    first = max(0, round(height * (top - 0.22)))
    big = mask(width * SMOOTH, (height - first) * SMOOTH)
    draw(big, (height * top - first) * SMOOTH, Random(seed))
    shape = mask(width, height)
    small = pygame.transform.smoothscale(big, (width, height - first))
    shape.blit(small, (0, first))
    box = Rect(0, first, width, height - first)
    sheet(surface, shape, kit.grain, *tones, blur=max(6, height // 40), drop=(0, -height // 180), strength=130, box=box)


def _unit(shape: Surface, y: float) -> float:
    """The scale of a layer: the room between its line and the foot stands for the height of the stage."""
    return min(shape.get_width() * 0.56, (shape.get_height() + y) * 0.9)


def _ground(shape: Surface, y: float, swing: float, chance: Random) -> Points:
    """A rolling line from edge to edge, filled to the foot."""
    width, height = shape.get_size()
    knots = tuple((width * (i - 1) / 9, y + chance.uniform(-swing, swing)) for i in range(12))
    return ((-width, height * 2), *smooth(knots, closed=False, steps=10), (width * 2, height * 2))


def _peaks(shape: Surface, y: float, chance: Random) -> None:
    """Far mountains."""
    width, step = shape.get_width(), shape.get_width() / 11
    points: list[Point] = [(-step, shape.get_height())]
    x = -step * chance.random()
    while x < width + step:
        points.append((x, y + step * chance.uniform(0.2, 0.6)))
        points.append((x + step * chance.uniform(0.42, 0.58), y - step * chance.uniform(0.25, 1.1)))
        x += step * chance.uniform(0.8, 1.2)
    pygame.draw.polygon(shape, WHITE, (*points, (x, shape.get_height())))


def _dunes(shape: Surface, y: float, chance: Random) -> None:
    """Smooth dunes."""
    width, swing, phase = shape.get_width(), _unit(shape, y) * 0.05, chance.uniform(0, 6)
    crest = tuple((width * i / 90, y - swing * sin(i * 0.13 + phase) - swing * 0.4 * sin(i * 0.05)) for i in range(91))
    pygame.draw.polygon(shape, WHITE, ((0, shape.get_height()), *crest, (width, shape.get_height())))


def _woods(shape: Surface, y: float, chance: Random) -> None:
    """A line of conifers, higher towards the wings so that the middle stays open."""
    width, unit = shape.get_width(), _unit(shape, y)
    x = -unit * 0.05
    while x < width * 1.03:
        away = abs(x / width - 0.5) * 2
        tall = unit * (0.05 + 0.17 * away**1.6) * chance.uniform(0.75, 1.2)
        pygame.draw.polygon(shape, WHITE, conifer(x, y + unit * 0.03, tall))
        x += tall * chance.uniform(0.25, 0.5) + unit * 0.012
    pygame.draw.polygon(shape, WHITE, _ground(shape, y + unit * 0.012, unit * 0.012, chance))


def _marsh(shape: Surface, y: float, chance: Random) -> None:
    """Water with reeds at both sides."""
    width, unit = shape.get_width(), _unit(shape, y)
    crest = tuple((width * i / 120, y + unit * 0.006 * sin(i * 0.8) + unit * 0.004 * sin(i * 0.37)) for i in range(121))
    pygame.draw.polygon(shape, WHITE, ((0, shape.get_height()), *crest, (width, shape.get_height())))
    for _ in range(46):
        x = width * chance.choice((chance.uniform(0.02, 0.30), chance.uniform(0.70, 0.98)))
        tall, lean = unit * chance.uniform(0.06, 0.15), unit * chance.uniform(-0.02, 0.02)
        stroke(
            shape, WHITE, ((x, y + unit * 0.02), (x + lean * 0.4, y - tall * 0.5), (x + lean, y - tall)), unit * 0.0035
        )
        if chance.random() < 0.5:
            stroke(shape, WHITE, ((x + lean, y - tall), (x + lean * 0.85, y - tall * 0.76)), unit * 0.010)


def _moon(kit: Kit, surface: Surface) -> None:
    """A paper moon in the upper left, where the light comes from."""
    width, height = surface.get_size()
    reach = height * 0.075
    centre = (width * 0.19, height * 0.20)
    glow = canvas(96, 96, LIGHT)
    for step in range(48, 0, -1):
        pygame.draw.circle(glow, (*LIGHT, round(60 * (1 - step / 48) ** 1.6)), (48, 48), step)
    halo = pygame.transform.smoothscale(glow, (round(reach * 6),) * 2)
    surface.blit(halo, halo.get_rect(center=centre))
    side = round(reach * 8)
    big = mask(side, side)
    pygame.draw.circle(big, WHITE, (side / 2, side / 2), reach * SMOOTH)
    shape = mask(width, height)
    half = pygame.transform.smoothscale(big, (side // SMOOTH, side // SMOOTH))
    shape.blit(half, (centre[0] - half.get_width() / 2, centre[1] - half.get_height() / 2))
    sheet(
        surface, shape, kit.grain, mix(LIGHT, (255, 255, 255), 0.2), mix(LIGHT, NIGHT, 0.20), blur=max(3, height // 90)
    )


def _curtain(kit: Kit, surface: Surface, side: int) -> None:
    """An open curtain at the left (0) or right (1): folds of paper, each before the last."""
    width, height = surface.get_size()
    folds = 4
    for fold in range(folds):
        reach = width * (0.105 - 0.024 * fold)
        big = mask(round(width * 0.14) * SMOOTH, height * SMOOTH)
        edge = _hem(reach * SMOOTH, height * SMOOTH, fold)
        pygame.draw.polygon(big, WHITE, ((0, 0), *edge, (0, height * SMOOTH)))
        small = pygame.transform.smoothscale(big, (big.get_width() // SMOOTH, height))
        shape = pygame.transform.flip(small, True, False) if side else small
        spot = Rect(width - shape.get_width() if side else 0, 0, *shape.get_size())
        tone = mix(CURTAIN, INK, 0.30 - 0.07 * fold if not side else 0.42 - 0.06 * fold)
        part = surface.subsurface(spot)
        blur = max(6, height // 60)
        sheet(
            part,
            shape,
            kit.grain,
            mix(tone, LIGHT, 0.10),
            mix(tone, INK, 0.45),
            blur=blur,
            strength=130,
            box=shape.get_rect(),
        )


def _hem(reach: float, height: float, fold: int) -> Points:
    """The inner edge of a fold: wide above, gathered at two thirds, flaring at the foot."""
    shares = (
        (0.0, 1.20),
        (0.12, 1.12),
        (0.35, 0.92),
        (0.58, 0.62),
        (0.66, 0.50),
        (0.74, 0.58),
        (0.90, 0.80),
        (1.0, 0.86),
    )
    return smooth(tuple((reach * (x + 0.03 * (fold % 2)), height * y) for y, x in shares), closed=False, steps=8)
