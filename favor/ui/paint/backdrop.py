"""The table at night with its few fixed stars, plates for the interface, and soft shadows under floating things."""

from __future__ import annotations

from random import Random

import pygame
from pygame import Rect, Surface

from favor.ui.paint.kit import Kit
from favor.ui.paint.paper import canvas, gradient, reduce, rounded_mask, sheet, soft_shadow
from favor.ui.paint.shapes import star
from favor.ui.theme import BORDER, INK, LIGHT, NIGHT, PANEL, PAPER, PAPER_2, Colour, mix, rgb

STAR_TINTS = (rgb("#C9D2FF"), LIGHT, rgb("#BFD6F5"))
STARS_PER_MEGAPIXEL = 150


def paint_night(kit: Kit, width: int, height: int, seed: int = 5) -> Surface:
    """The whole table: deep indigo, a little light from the upper left, fixed stars."""
    base = kit.theme.night
    surface = gradient(width, height, mix(base, rgb("#343B78"), 0.30), mix(base, rgb("#05060F"), 0.35))
    _lamp(surface, width, height, base)
    chance = Random(seed)
    for _ in range(round(width * height / 1_000_000 * STARS_PER_MEGAPIXEL)):
        spot = (chance.randrange(width), chance.randrange(height))
        tint = mix(base, STAR_TINTS[chance.randrange(3)], chance.uniform(0.10, 0.55))
        radius = chance.choice((1, 1, 1, 2)) * max(1, height // 900)
        pygame.draw.circle(surface, mix(base, tint, 0.5), spot, radius + 1 if radius > 1 else radius)
        surface.set_at(spot, tint)
    for _ in range(6):
        spot, size = (chance.randrange(width), chance.randrange(height)), chance.uniform(5, 9) * max(1.0, height / 900)
        surface.blit(paint_star(kit, round(size * 2), 0.55), (spot[0] - round(size), spot[1] - round(size)))
    return surface


def _lamp(surface: Surface, width: int, height: int, base: Colour) -> None:
    """A wide pool of lamplight in the upper left."""
    small = canvas(64, 36, LIGHT)
    for step in range(40, 0, -1):
        pygame.draw.circle(small, (*mix(base, LIGHT, 0.55), round(26 * (1 - step / 40) ** 1.4)), (20, 10), step)
    surface.blit(pygame.transform.smoothscale(small, (width, height)), (0, 0))


def paint_star(kit: Kit, px: int, strength: float = 1.0) -> Surface:
    """One four-rayed star of the table, also the frame of the slow twinkle."""
    del kit
    big = px * 4
    surface = canvas(big, big, LIGHT)
    pygame.draw.polygon(surface, (*LIGHT, round(255 * strength)), star(big / 2, big / 2, (big * 0.48, big * 0.07), 4))
    return reduce(surface, px, px)


def paint_plate(kit: Kit, width: int, height: int, fill: Colour = PANEL, edge: Colour = BORDER, radius: int = 10, line: int = 1) -> Surface:
    """An interface plate: a faint gradient, grainless since text stands on it, with a thin edge."""
    del kit
    scale = 2
    big = canvas(width * scale, height * scale, edge)
    pygame.draw.rect(big, edge, big.get_rect(), border_radius=radius * scale)
    inner = big.get_rect().inflate(-2 * line * scale, -2 * line * scale)
    shape = rounded_mask(*big.get_size(), inner, max(1, (radius - line) * scale))
    sheet(big, shape, None, mix(fill, LIGHT, 0.035), mix(fill, INK, 0.10))
    return reduce(big, width, height)


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
    step = 4 if blur >= 8 else 2 if blur >= 3 else 1
    return max(1, blur // (2 * step)) * 4 * step


def paint_cover(kit: Kit, width: int, height: int) -> Surface:
    """The opaque night drawn between two human players: no trace of the board."""
    surface = paint_night(kit, width, height, seed=11)
    shade = Surface((width, height))
    shade.fill(NIGHT)
    shade.set_alpha(120)
    surface.blit(shade, (0, 0))
    return surface
