"""The table at night with its few fixed stars, plates for the interface, and soft shadows under floating things."""

from __future__ import annotations

from random import Random

import pygame
from pygame import Rect, Surface

from favor.ui.paint.kit import Kit
from favor.ui.paint.paper import canvas, mask, reduce, rounded_mask, shadow_step, sheet, soft_shadow, spread
from favor.ui.paint.shapes import star
from favor.ui.theme import BORDER, INK, LIGHT, PANEL, PAPER, PAPER_2, Colour, mix, rgb

STAR_TINTS = (rgb("#C9D2FF"), LIGHT, rgb("#BFD6F5"))
NOWHERE = (0.0, 0.0, 0.0, 0.0)
STARS_PER_MEGAPIXEL = 150
GRAIN_SHARE = 130
"""How much of the grain a plate under text takes, of 255."""


def paint_night(kit: Kit, width: int, height: int, seed: int = 5, calm: tuple[float, float, float, float] = NOWHERE) -> Surface:
    """The whole table: deep indigo, a little light from the upper left, fixed stars; none in the calm part where text stands.

    The calm part is given in shares: from where to where across, then down.
    """
    base = kit.theme.night
    surface = _lamplight(width, height, base)
    if kit.grain is not None:  # hides the steps between tones that are nearly the same
        spread(surface, kit.grain)
    chance, sky = Random(seed), _Sky(width, height, calm)
    for _ in range(round(width * height / 1_000_000 * STARS_PER_MEGAPIXEL)):
        spot = (chance.randrange(width), chance.randrange(height))
        tint = STAR_TINTS[chance.randrange(3)]
        shade = mix(base, tint, chance.uniform(0.15, 0.75))
        if sky.is_open(spot):
            surface.set_at(spot, shade)
    for _ in range(14):
        spot = (chance.randrange(width), chance.randrange(height))
        if sky.is_open(spot):
            surface.blit(paint_star(kit, 5 + height // 400, 0.7), spot)
    for _ in range(6):
        spot, size = (chance.randrange(width), chance.randrange(height)), chance.uniform(5, 9) * max(1.0, height / 900)
        if sky.is_open(spot):
            surface.blit(paint_star(kit, round(size * 2), 0.55), (spot[0] - round(size), spot[1] - round(size)))
    return surface


class _Sky:
    """Where stars may stand."""

    def __init__(self, width: int, height: int, calm: tuple[float, float, float, float]) -> None:
        left, right, top, bottom = calm
        self._calm = Rect(width * left, height * top, width * (right - left), height * (bottom - top))

    def is_open(self, spot: tuple[int, int]) -> bool:
        """Is nothing to be read there?"""
        return not self._calm.collidepoint(spot)


def _lamplight(width: int, height: int, base: Colour) -> Surface:
    """A wide pool of lamplight in the upper left, as a coarse grid of colours drawn out smoothly."""
    far, near = mix(base, rgb("#05060F"), 0.38), mix(base, rgb("#3A4184"), 0.34)
    small = Surface((9, 6))
    for x in range(9):
        for y in range(6):
            away = min(1.0, (((x - 2.4) / 7.5) ** 2 + ((y - 1.0) / 5.2) ** 2) ** 0.5)
            small.set_at((x, y), mix(near, far, away**0.8))
    return pygame.transform.smoothscale(small, (width, height))


def paint_star(kit: Kit, px: int, strength: float = 1.0) -> Surface:
    """One four-rayed star of the table, also the frame of the slow twinkle."""
    del kit
    big = px * 4
    surface = canvas(big, big, LIGHT)
    pygame.draw.polygon(surface, (*LIGHT, round(255 * strength)), star(big / 2, big / 2, (big * 0.48, big * 0.07), 4))
    return reduce(surface, px, px, None)


def paint_plate(
    kit: Kit, width: int, height: int, fill: Colour = PANEL, edge: Colour = BORDER, radius: int = 10, line: int = 1
) -> Surface:
    """An interface plate: a faint gradient, grainless since text stands on it, with a thin edge."""
    del kit
    surface = canvas(width, height, edge)
    whole = surface.get_rect()
    sheet(surface, soft_corners(width, height, radius), None, edge, box=whole)
    inner = soft_corners(width - 2 * line, height - 2 * line, max(1, radius - line))
    part = canvas(*inner.get_size(), fill)
    sheet(part, inner, None, mix(fill, LIGHT, 0.035), mix(fill, INK, 0.10), box=inner.get_rect())
    surface.blit(part, (line, line))
    return surface


def paint_panel(
    kit: Kit, width: int, height: int, fill: Colour = PANEL, edge: Colour = BORDER, radius: int = 10, line: int = 1
) -> Surface:
    """A plate larger than a button: night-blue paper with a faint grain, lit along its upper edge."""
    surface = paint_plate(kit, width, height, fill, edge, radius, line)
    if kit.grain is None or min(width, height) <= 2 * radius:
        return surface
    rough = surface.copy()
    spread(rough, kit.grain)
    rough.set_alpha(GRAIN_SHARE)
    surface.blit(rough, (0, 0))
    lit = mix(fill, LIGHT, 0.20)
    surface.fill(lit, (radius, line, width - 2 * radius, max(1, line)))
    return surface


def paint_shelf(kit: Kit, width: int, height: int, radius: int) -> Surface:
    """A shallow well in the table for cards, open below: its rim as pale as that of a plate, its far side in shadow."""
    night = kit.theme.night
    fill, rim = mix(night, kit.theme.panel, 0.62), mix(night, kit.theme.border, 0.5)
    surface = canvas(width, height, night)
    surface.blit(paint_panel(kit, width, height + radius, fill, rim, radius), (0, 0))
    depth = min(height, 2 * radius)
    shade = Surface((1, 4), pygame.SRCALPHA)
    for y, dark in enumerate((120, 66, 24, 0)):
        shade.set_at((0, y), (*INK, dark))
    surface.blit(pygame.transform.smoothscale(shade, (width - 2 * radius, depth)), (radius, 1))
    return surface


def paint_light(kit: Kit, width: int, height: int, radius: int, blur: int, colour: Colour, strength: int = 150) -> Surface:
    """A soft light round a rectangle, in one colour; larger by `shadow_pad(blur)` on each side."""
    light = paint_shadow(kit, width, height, radius, blur, strength)
    light.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    light.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return light


def soft_corners(width: int, height: int, radius: int) -> Surface:
    """A rectangle mask with smooth round corners, made at true size: only the corners are drawn large."""
    radius = max(1, min(radius, width // 2, height // 2))
    disc = mask(radius * 8, radius * 8)
    pygame.draw.circle(disc, (255, 255, 255, 255), (radius * 4, radius * 4), radius * 4)
    small = reduce(disc, radius * 2, radius * 2, None)
    shape = mask(width, height)
    shape.fill((255, 255, 255, 255))
    for x in (0, 1):
        for y in (0, 1):
            spot = (x * (width - radius), y * (height - radius))
            shape.fill((255, 255, 255, 0), (*spot, radius, radius))
            shape.blit(small, spot, (x * radius, y * radius, radius, radius))
    return shape


def paint_paper_plate(kit: Kit, width: int, height: int, radius: int = 10) -> Surface:
    """A paper plate with an ink edge: tooltips, bubbles, dialogs."""
    scale = 2
    big = canvas(width * scale, height * scale)
    pygame.draw.rect(big, INK, big.get_rect(), border_radius=radius * scale)
    inner = rounded_mask(*big.get_size(), big.get_rect().inflate(-3 * scale, -3 * scale), max(1, radius * scale - 3))
    sheet(big, inner, kit.grain, PAPER, PAPER_2)
    return reduce(big, width, height)


def paint_shadow(kit: Kit, width: int, height: int, radius: int, blur: int, strength: int = 150) -> Surface:
    """The shadow of a floating rectangle; larger by `shadow_pad(blur)` on each side. Draw it a little down-right."""
    del kit
    shape = rounded_mask(width, height, Rect(0, 0, width, height), radius)
    return soft_shadow(shape, blur, strength)[0]


def shadow_pad(blur: int) -> int:
    """How far `paint_shadow` reaches beyond its rectangle on each side."""
    step = shadow_step(blur)
    return max(1, blur // (2 * step)) * 4 * step
