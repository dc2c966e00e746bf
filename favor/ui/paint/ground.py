"""What the land stands on: the floor of the paper theatre, lit from the upper left, with a few fixed stars and the soft
shadow of all that lies there. Knows no tile, only where something lies."""

from __future__ import annotations

from math import atan2, cos
from random import Random

import pygame
from pygame import Surface

from favor.ui.paint.backdrop import paint_star, soft_corners
from favor.ui.paint.kit import Kit
from favor.ui.theme import GODS, LIGHT, MEANINGS, SHADOW, Colour, mix, rgb

Place = tuple[int, int, int, int]
COARSE = 4
"""Shadows are painted this much smaller and drawn out, which makes them soft."""

STARS_PER_MEGAPIXEL, RAYS = 120, 9
NEAR, FAR = rgb("#2C3468"), rgb("#0D1024")


def paint_ground(kit: Kit, width: int, height: int, unit: int, radius: int) -> Surface:
    """The bare floor; `unit` is how many pixels the edge of the frame above it throws its shadow."""
    night = kit.theme.night
    near, far = (mix(night, NEAR, 0.85), mix(night, FAR, 0.8)) if not kit.theme.high_contrast else (night, night)
    surface = _lit(width, height, near, far)
    if not kit.theme.high_contrast:
        _stars(kit, surface, unit)
        _sunk(surface, unit)
    floor = surface.convert_alpha()
    corners = soft_corners(4 * radius, 4 * radius, radius)
    for x in (0, 1):
        for y in (0, 1):
            place = (x * (width - 2 * radius), y * (height - 2 * radius))
            part = (x * 2 * radius, y * 2 * radius, 2 * radius, 2 * radius)
            floor.blit(corners, place, part, special_flags=pygame.BLEND_RGBA_MULT)
    return floor


def _lit(width: int, height: int, near: Colour, far: Colour) -> Surface:
    """A pool of lamplight left of and above the middle, dark towards the corners."""
    small = Surface((24, 16))
    for x in range(24):
        for y in range(16):
            away = min(1.0, (((x - 9.5) / 15.5) ** 2 + ((y - 5.5) / 11.5) ** 2) ** 0.5)
            small.set_at((x, y), mix(near, far, away * away * (3 - 2 * away)))
    return pygame.transform.smoothscale(small, (width, height))


def _stars(kit: Kit, surface: Surface, unit: int) -> None:
    """The same few stars in every window."""
    chance, (width, height) = Random(9), surface.get_size()
    for _ in range(round(width * height / 1_000_000 * STARS_PER_MEGAPIXEL)):
        spot = (chance.randrange(width), chance.randrange(height))
        surface.set_at(spot, mix(surface.get_at(spot)[:3], LIGHT, chance.uniform(0.15, 0.6)))  # type: ignore[arg-type]
    for number in range(RAYS):
        side = max(5, round(unit * chance.uniform(0.7, 1.3)))
        across = (number + chance.uniform(0.1, 0.9)) / RAYS
        spot = (round(across * (width - side)), round(chance.uniform(0.02, 0.94) * (height - side)))
        surface.blit(paint_star(kit, side, chance.uniform(0.25, 0.6)), spot)


def _sunk(surface: Surface, unit: int) -> None:
    """The frame stands higher than the floor: it throws its shadow inwards at the left and above."""
    width, height = surface.get_size()
    for step in range(unit):
        shade = Surface((width, 1), pygame.SRCALPHA)
        shade.fill((*SHADOW, round(130 * (1 - step / unit) ** 2)))
        surface.blit(shade, (0, step))
        surface.blit(pygame.transform.scale(shade, (1, height)), (step, 0))


def throw_shadows(surface: Surface, places: tuple[Place, ...], side: int) -> None:
    """The one soft shadow of everything that lies there, down and to the right; `side` is how large a tile is."""
    width, height = surface.get_size()
    small = Surface((-(-width // COARSE), -(-height // COARSE)), pygame.SRCALPHA)
    small.fill((*SHADOW, 0))
    drop = max(2, round(side * 0.045))
    for x, y, wide, high in places:
        small.fill((*SHADOW, 165), ((x + drop) // COARSE, (y + drop * 3 // 2) // COARSE, wide // COARSE, high // COARSE))
    blur = max(1, round(side * 0.05 / COARSE))
    soft = pygame.transform.box_blur(pygame.transform.box_blur(small, blur), blur)
    soft = pygame.transform.smoothscale(soft, (small.get_width() * COARSE, small.get_height() * COARSE))
    clear = pygame.Rect(surface.get_rect())
    surface.blit(soft, (0, 0), clear)


def paint_glow(kit: Kit, god: str, width: int, height: int, reach: int) -> Surface:
    """The light that falls through a God's window at the left onto the plate it stands on."""
    colour = mix(GODS.get(god, MEANINGS["info"]).fill, LIGHT, 0.15)
    strength = 0 if kit.theme.high_contrast else 170
    small = Surface((32, 20), pygame.SRCALPHA)
    middle = reach / 2 / width * 32
    for x in range(32):
        for y in range(20):
            away = (((x - middle) / 17) ** 2 + ((y - 9) / 15) ** 2) ** 0.5
            small.set_at((x, y), (*colour, round(strength * max(0.0, 1 - away) ** 1.6)))
    glow = pygame.transform.smoothscale(small, (width, height))
    glow.blit(soft_corners(width, height, max(2, height // 22)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return glow


def paint_halo(kit: Kit, god: str, width: int, height: int) -> Surface:
    """The light behind a decree: a wide soft round of the God's colour, nearly white in the middle, and a few broad rays."""
    colour = GODS.get(god, MEANINGS["info"]).fill
    strength = 70 if kit.theme.high_contrast else 190
    columns, rows = 48, max(8, 48 * height // width)
    small = Surface((columns, rows), pygame.SRCALPHA)
    for x in range(columns):
        for y in range(rows):
            across, down = (x + 0.5) / columns * 2 - 1, ((y + 0.5) / rows * 2 - 1) * 1.0 + 0.18
            away = min(1.0, (across * across + down * down) ** 0.5)
            ray = 0.86 + 0.14 * cos(atan2(down, across) * 12)
            share = max(0.0, 1 - away) ** 1.3 * (ray if away > 0.25 else 1.0)
            small.set_at((x, y), (*mix(colour, LIGHT, 0.55 * (1 - away) ** 2), round(strength * share)))
    return pygame.transform.smoothscale(small, (width, height))
