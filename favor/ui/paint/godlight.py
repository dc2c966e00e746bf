"""The light of the gods on one place: everything else falls into the night, five coloured beams come down from above."""

from __future__ import annotations

import pygame
from pygame import Surface

from favor.ui.paint.kit import Kit
from favor.ui.theme import GODS, LIGHT, SHADOW, Colour

COARSE = 10
"""Light has no edges: it is painted so much smaller and drawn out."""

DARK, BEAM = 0.63, 0.42
SOFT = 1.9
"""Radii from the middle to where the night is whole again."""

Beam = tuple[float, float, float, Colour]
"""In one row: the middle, half the width, how strong, the tint."""


def paint_godlight(kit: Kit, width: int, height: int, spot: tuple[int, int, int], free: tuple[int, int, int, int]) -> Surface:
    """A veil as large as the window with a lit round `spot` (x, y, radius) and a box that stays as it is."""
    del kit
    wide, high = -(-width // COARSE), -(-height // COARSE)
    x, y, radius = (value / COARSE for value in spot)
    left, top, right, bottom = free[0] // COARSE, free[1] // COARSE, (free[0] + free[2]) // COARSE, (free[1] + free[3]) // COARSE
    veil = Surface((wide, high), pygame.SRCALPHA)
    for row in range(high):
        beams = _beams(row + 0.5, (x, y, radius))
        for column in range(wide):
            if left <= column < right and top <= row < bottom:
                veil.set_at((column, row), (*SHADOW, 0))
                continue
            away = ((column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2) ** 0.5 / radius
            dark = min(1.0, max(0.0, (away - 1) / (SOFT - 1)))
            veil.set_at((column, row), _lit(column + 0.5, DARK * dark * dark * (3 - 2 * dark), beams))
    return pygame.transform.smoothscale(veil, (width, height))


def _beams(row: float, spot: tuple[float, float, float]) -> tuple[Beam, ...]:
    """What comes through one row on the way down to the place: apart above, together below, gone at the foot."""
    x, y, radius = spot
    down = row / max(1.0, y)
    if down >= 1:
        return ()
    strength = BEAM * (0.2 + 0.8 * down) * min(1.0, (1 - down) * 5)
    half = radius * (0.2 + 0.5 * down)
    tints = [(number - 2, ink.fill) for number, ink in enumerate(GODS.values())]
    sides = [(side / 2 * (3.4 - 3.05 * down), tint) for side, tint in tints] + [(0.0, LIGHT)]
    return tuple((x + side * radius, half, strength, tint) for side, tint in sides)


def _lit(column: float, dark: float, beams: tuple[Beam, ...]) -> tuple[int, int, int, int]:
    """Night of that depth with the beams laid over it, one after the other."""
    cover, (red, green, blue) = dark, (dark * value for value in SHADOW)
    for middle, half, strength, tint in beams:
        off = abs(column - middle) / half
        if off < 1:
            share = strength * (1 - off * off) ** 2
            cover = cover * (1 - share) + share
            red, green, blue = (own * (1 - share) + new * share for own, new in zip((red, green, blue), tint, strict=True))
    if cover <= 0:
        return *LIGHT, 0
    return round(red / cover), round(green / cover), round(blue / cover), round(255 * cover)
