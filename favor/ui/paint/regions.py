"""The scenery of the four regions as paper silhouettes; each region has its own shape language. Knows no tile rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sin
from random import Random
from types import MappingProxyType

import pygame
from pygame import Rect, Surface

from favor.ui.paint.kit import Kit
from favor.ui.paint.paper import WHITE, clip, mask, sheet, stroke
from favor.ui.paint.shapes import Point, Points, between, ellipse, smooth
from favor.ui.theme import INK, REGIONS, Colour, mix

HORIZONS = (0.36, 0.58, 0.80)
PALE: Colour = (255, 255, 255)


def conifer(x: float, foot: float, tall: float) -> Points:
    """A conifer of three skirts, drawn from the foot up one side and down the other."""
    half = tall * 0.30
    right = (
        (half, 0.0),
        (half * 0.45, 0.36),
        (half * 0.78, 0.36),
        (half * 0.32, 0.66),
        (half * 0.55, 0.66),
        (0.0, 1.0),
    )
    up = [(x + dx, foot - tall * share) for dx, share in right]
    return (*up, *((2 * x - px, py) for px, py in reversed(up[:-1])))


def _forest(shape: Surface, y: float, depth: int, chance: Random) -> None:
    """Pointed tree lines, larger towards the front."""
    side = shape.get_width()
    tall = side * (0.19, 0.25, 0.30)[depth]
    step = side * (0.105, 0.14, 0.17)[depth]
    x = -step * chance.random()
    while x < side + step:
        height = tall * chance.uniform(0.72, 1.15)
        pygame.draw.polygon(shape, WHITE, conifer(x, y + side * 0.05, height))
        x += step * chance.uniform(0.72, 1.1)
    pygame.draw.polygon(shape, WHITE, _ground(side, y + side * 0.025, side * 0.012, chance))


def _ground(side: float, y: float, swing: float, chance: Random, steps: int = 9) -> Points:
    """Soft ground from edge to edge, filled to the bottom."""
    top = [(side * (i - 1) / (steps - 3), y + chance.uniform(-swing, swing)) for i in range(steps)]
    return ((-side, side * 2), *smooth(tuple(top), closed=False, steps=5), (side * 2, side * 2))


def _marshland(shape: Surface, y: float, depth: int, chance: Random) -> None:
    """Wavelets with reeds standing in them."""
    side = shape.get_width()
    phase, wave = chance.uniform(0, 6), side * 0.010 * (depth + 1)
    crest = tuple(
        (side * i / 40, y + wave * sin(i * 0.75 + phase) + wave * 0.6 * sin(i * 0.31 + phase)) for i in range(41)
    )
    pygame.draw.polygon(shape, WHITE, ((0, side), *crest, (side, side)))
    for _ in range((3, 4, 4)[depth]):
        x = chance.uniform(0.02, 0.98) * side
        for _ in range(chance.randint(2, 4)):
            _reed(shape, (x, y + side * 0.03), side * (0.13, 0.18, 0.22)[depth] * chance.uniform(0.7, 1.1), chance)
            x += side * chance.uniform(0.02, 0.035)


def _reed(shape: Surface, foot: Point, tall: float, chance: Random) -> None:
    """One bent stalk, often with a cattail."""
    lean = chance.uniform(-0.22, 0.22) * tall
    width = max(1.5, tall * 0.055)
    tip = (foot[0] + lean, foot[1] - tall)
    stroke(shape, WHITE, (foot, (foot[0] + lean * 0.35, foot[1] - tall * 0.5), tip), width)
    if chance.random() < 0.6:
        stroke(
            shape,
            WHITE,
            ((tip[0] - lean * 0.05, tip[1] + tall * 0.02), (tip[0] - lean * 0.2, tip[1] + tall * 0.26)),
            width * 2.6,
        )


def _wasteland(shape: Surface, y: float, depth: int, chance: Random) -> None:
    """Smooth dunes; a broken pylon stands on the middle one."""
    side = shape.get_width()
    phase, swing = chance.uniform(0, 6), side * (0.045, 0.05, 0.045)[depth]
    crest = tuple(
        (side * i / 40, y - swing * sin(i * 0.17 + phase) - swing * 0.35 * sin(i * 0.07 - phase)) for i in range(41)
    )
    pygame.draw.polygon(shape, WHITE, ((0, side), *crest, (side, side)))
    if depth < 2:
        place = chance.choice((0.13, 0.2, 0.8, 0.87)) * side
        _pylon(shape, (place, y + side * 0.04), side * (0.16, 0.24)[depth], chance.choice((-1, 1)))


def _pylon(shape: Surface, foot: Point, tall: float, lean: int) -> None:
    """A mast of struts, its head broken off."""
    x, y = foot
    top = (x + lean * tall * 0.10, y - tall)
    width = max(1.5, tall * 0.06)
    stroke(shape, WHITE, ((x - tall * 0.16, y), (top[0] - tall * 0.03, top[1])), width)
    stroke(shape, WHITE, ((x + tall * 0.16, y), (top[0] + tall * 0.03, top[1] + tall * 0.2)), width)
    for share in (0.25, 0.5, 0.72):
        half = tall * 0.16 * (1 - share)
        stroke(
            shape,
            WHITE,
            (
                (x - half + lean * tall * 0.1 * share, y - tall * share),
                (x + half + lean * tall * 0.1 * share, y - tall * (share + 0.1)),
            ),
            width * 0.8,
        )
    stroke(
        shape,
        WHITE,
        ((top[0] - tall * 0.22, top[1] + tall * 0.14), (top[0] + tall * 0.16, top[1] + tall * 0.10)),
        width,
    )


def _mountain(shape: Surface, y: float, depth: int, chance: Random) -> None:
    """Sharp ridges."""
    pygame.draw.polygon(shape, WHITE, _ridge(shape.get_width(), y, depth, chance))


def _ridge(side: float, y: float, depth: int, chance: Random) -> Points:
    """A ridge of unequal peaks from edge to edge, filled to the bottom."""
    step, tall = side * (0.15, 0.20, 0.24)[depth], side * (0.17, 0.20, 0.22)[depth]
    points: list[Point] = [(-step, side)]
    x = -step * chance.uniform(0.3, 1.0)
    while x < side + step:
        points.append((x, y + tall * chance.uniform(0.05, 0.30)))
        points.append((x + step * chance.uniform(0.42, 0.58), y - tall * chance.uniform(0.45, 1.0)))
        x += step * chance.uniform(0.85, 1.15)
    return (*points, (x, side))


def _facets(target: Surface, points: Points, shade: Colour, body: Surface, side: int) -> None:
    """Shaded right flanks and snow on the peaks, so that the light comes from the upper left."""
    flanks, snow = mask(side, side), mask(side, side)
    for left, peak, right in zip(points[1::2], points[2::2], points[3::2]):
        inner = (peak[0] + (left[0] - peak[0]) * 0.1, (peak[1] + right[1]) / 2)
        foot = (peak[0] + (right[0] - peak[0]) * 0.25, right[1] + side * 0.10)
        pygame.draw.polygon(flanks, WHITE, (peak, right, (right[0], right[1] + side * 0.02), foot, inner))
        low_left, low_right = between(peak, left, 0.42), between(peak, right, 0.36)
        teeth = (
            between(low_right, low_left, 0.3),
            between(low_right, low_left, 0.5),
            between(low_right, low_left, 0.75),
        )
        drop = side * 0.03
        zigzag = (
            (teeth[0][0], teeth[0][1] + drop),
            (teeth[1][0], teeth[1][1] - drop * 0.4),
            (teeth[2][0], teeth[2][1] + drop),
        )
        pygame.draw.polygon(snow, WHITE, (peak, low_right, *zigzag, low_left))
    for shape, colour, strength in ((flanks, shade, 110), (snow, PALE, 150)):
        clip(shape, body)
        shape.fill((*colour, strength), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(shape, (0, 0))


SILHOUETTES: Mapping[str, Callable[[Surface, float, int, Random], None]] = MappingProxyType(
    {"forest": _forest, "marshland": _marshland, "wasteland": _wasteland, "mountain": _mountain}
)


def tones(region: str) -> tuple[tuple[Colour, Colour], ...]:
    """Sky and three sheets, each (top, bottom), back lighter than front and all near the region's own lightness."""
    base = REGIONS[region].fill
    lift, deep = {"mountain": (0.45, 0.07), "forest": (0.20, 0.34)}.get(region, (0.28, 0.26))
    return (
        (mix(base, PALE, lift), mix(base, PALE, lift * 0.5)),
        (mix(base, PALE, lift * 0.4), mix(base, PALE, 0.02)),
        (mix(base, INK, deep * 0.22), mix(base, INK, deep * 0.42)),
        (mix(base, INK, deep * 0.74), mix(base, INK, deep)),
    )


def scenery(kit: Kit, target: Surface, body: Surface, region: str, seed: int) -> None:
    """Paint the region's sky and three silhouette sheets inside the body mask."""
    side = target.get_width()
    colours = tones(region)
    whole = target.get_rect()
    sheet(target, body, kit.grain, *colours[0], box=whole)
    _sky(target, body, region, seed, colours)
    for depth, height in enumerate(HORIZONS):
        chance, top = Random(seed * 31 + depth * 7 + 1), round(side * (height - 0.34))
        shape = mask(side, side)
        SILHOUETTES[region](shape, side * height, depth, chance)
        sheet(
            target,
            clip(shape, body),
            kit.grain,
            *colours[depth + 1],
            blur=max(3, side // 34),
            strength=95,
            drop=(max(1, side // 220), -max(1, side // 160)),
            box=Rect(0, max(0, top), side, side),
        )
        _dress(target, shape, region, seed, depth, colours[depth + 1][1])


def _dress(target: Surface, shape: Surface, region: str, seed: int, depth: int, shade: Colour) -> None:
    """The second tone on a sheet: flanks of mountains, light lines on water and sand."""
    side = target.get_width()
    chance = Random(seed * 31 + depth * 7 + 1)
    if region == "mountain":
        _facets(target, _ridge(side, side * HORIZONS[depth], depth, chance), mix(shade, INK, 0.20), shape, side)
    elif region in ("marshland", "wasteland"):
        lines = mask(side, side)
        for _ in range(5):
            x, y = chance.uniform(0, 0.9) * side, side * (HORIZONS[depth] + chance.uniform(0.06, 0.18))
            stroke(lines, WHITE, ((x, y), (x + side * chance.uniform(0.05, 0.13), y)), max(1.0, side * 0.008))
        clip(lines, shape)
        lines.fill((255, 255, 255, 70 if region == "marshland" else 48), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(lines, (0, 0))


def _sky(target: Surface, body: Surface, region: str, seed: int, colours: tuple[tuple[Colour, Colour], ...]) -> None:
    """A sun-disc over the wasteland; pale cloud strips elsewhere."""
    side = target.get_width()
    chance = Random(seed * 17 + 3)
    shape = mask(side, side)
    if region == "wasteland":
        x = chance.choice((0.22, 0.28, 0.74)) * side
        pygame.draw.polygon(shape, WHITE, ellipse(x, side * 0.20, side * 0.11))
    else:
        for _ in range(3):
            x, y = chance.uniform(-0.1, 0.8) * side, chance.uniform(0.06, 0.2) * side
            stroke(shape, WHITE, ((x, y), (x + side * chance.uniform(0.12, 0.3), y)), side * 0.022)
    clip(shape, body)
    shape.fill((*mix(colours[0][0], PALE, 0.45), 140), special_flags=pygame.BLEND_RGBA_MULT)
    target.blit(shape, (0, 0))
