"""One star that twinkles slowly while a screen rests: a few pixels now and then, never a frame. Knows no screen."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from favor.ui.paint.backdrop import paint_star
from favor.ui.paint.kit import Cache

EVERY_MS, LASTS_MS, STEP_MS = 8000, 2400, 120
REST = -1


class Twinkle:
    """Brightens and fades one star; what was under it comes back exactly."""

    def __init__(self) -> None:
        self._since: int | None = None
        self._step = REST

    def due(self, now: int) -> bool:
        """Does the star look different from when it was drawn last?"""
        if self._since is None:
            self._since = now
        return self._at(now) != self._step

    def show(self, now: int, surface: Surface, ground: Surface, middle: tuple[int, int], side: int, cache: Cache) -> None:
        """Draw it as it is now onto the window; `ground` is the whole picture behind it."""
        self._step = self._at(now)
        box = Rect(0, 0, side, side)
        box.center = middle
        surface.blit(ground, box, box)
        if self._step != REST:
            half = LASTS_MS // STEP_MS / 2
            strength = round(10 * (1 - abs(self._step - half) / half)) / 10
            surface.blit(cache.get(paint_star, side, strength), box)
        pygame.display.update(box)

    def _at(self, now: int) -> int:
        """How far the twinkle has come, in steps; it begins with a rest."""
        into = (now - (self._since or 0)) % EVERY_MS - (EVERY_MS - LASTS_MS)
        return into // STEP_MS if into >= 0 else REST
