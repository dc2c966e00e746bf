"""The light of the gods on one place: everything else falls into the night, five coloured beams come down from above."""

from __future__ import annotations

import pygame
from pygame import Surface

from favor.ui.paint.kit import Kit
from favor.ui.theme import GODS, LIGHT, SHADOW, Colour

COARSE = 6
"""Light has no edges: it is painted so much smaller and drawn out."""

DARK, BEAM = 160, 92
SOFT = 1.9
"""Radii from the middle to where the night is whole again."""


def paint_godlight(kit: Kit, width: int, height: int, spot: tuple[int, int, int], free: tuple[int, int, int, int]) -> Surface:
    """A veil as large as the window with a lit round `spot` (x, y, radius) and a box that stays as it is."""
    del kit
    wide, high = -(-width // COARSE), -(-height // COARSE)
    x, y, radius = (value / COARSE for value in spot)
    veil = _sheet(wide, high, SHADOW)
    for row in range(high):
        for column in range(wide):
            away = ((column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2) ** 0.5 / radius
            dark = min(1.0, max(0.0, (away - 1) / (SOFT - 1)))
            veil.set_at((column, row), (*SHADOW, round(DARK * dark * dark * (3 - 2 * dark))))
    veil.fill((*SHADOW, 0), tuple(value // COARSE for value in free))
    picture = pygame.transform.smoothscale(veil, (width, height))
    for number, ink in enumerate(GODS.values()):
        picture.blit(_beam((width, height), (x, y, radius), (number - 2) / 2, ink.fill), (0, 0))
    picture.blit(_beam((width, height), (x, y, radius * 0.7), 0.0, LIGHT), (0, 0))
    return picture


def _beam(size: tuple[int, int], spot: tuple[float, float, float], side: float, tint: Colour) -> Surface:
    """One beam that comes from above, from the left (-1) to the right (1), fading towards its foot."""
    wide, high = -(-size[0] // COARSE), -(-size[1] // COARSE)
    x, y, radius = spot
    top, foot = x + side * radius * 3.4, x + side * radius * 0.35
    beam = _sheet(wide, high, tint)
    bands = max(2, round(y))
    for band in range(bands):
        down = band / bands
        middle, half = top + (foot - top) * down, radius * (0.12 + 0.42 * down)
        strength = round(BEAM * (0.25 + 0.75 * down) * (1.0 if down < 0.9 else (1 - down) * 10))
        beam.fill((*tint, strength), (round(middle - half), band, max(1, round(2 * half)), 1))
    return pygame.transform.smoothscale(pygame.transform.box_blur(beam, 2), size)


def _sheet(wide: int, high: int, tint: Colour) -> Surface:
    """A clear sheet in one colour, so that drawing it out darkens no edge."""
    sheet = Surface((wide, high), pygame.SRCALPHA)
    sheet.fill((*tint, 0))
    return sheet
