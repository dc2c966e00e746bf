"""Pictures of tiles at any size at once: rough ones scaled from what is there, sharp ones painted a few at a time."""

from __future__ import annotations

import time

import pygame

from favor.ui.paint.altar import paint_altar
from favor.ui.paint.kit import Cache
from favor.ui.paint.paper import solid
from favor.ui.paint.tiles import paint_tile

TileKey = tuple[str, str, int, int, str]
"""region, symbol, open sides, seed, outer side: what a tile's picture depends on besides its size."""

ALTAR: TileKey = ("", "altar", 0, 0, "")
MOST = 1200


class TilePictures:
    """Painting a tile takes milliseconds and zooming asks for all of them: sharp pictures follow when there is time."""

    def __init__(self, cache: Cache) -> None:
        self._cache = cache
        self._sharp: dict[tuple[TileKey, int], pygame.Surface] = {}
        self._sizes: dict[TileKey, list[int]] = {}
        self._waiting: dict[tuple[TileKey, int], None] = {}

    @property
    def is_busy(self) -> bool:
        """Are sharp pictures still to be painted?"""
        return bool(self._waiting)

    def is_sharp(self, key: TileKey, px: int) -> bool:
        """Is the sharp picture there? A tile never seen before is painted at once; any other is put on the list."""
        if (key, px) in self._sharp:
            return True
        if key not in self._sizes:
            self._paint(key, px)
            return True
        self._waiting[key, px] = None
        return False

    def get(self, key: TileKey, px: int) -> pygame.Surface:
        """The best picture there is at this size."""
        found = self._sharp.get((key, px))
        if found is not None:
            return found
        if key not in self._sizes:
            return self._paint(key, px)
        nearest = min(self._sizes[key], key=lambda size: (size < px, abs(size - px)))
        source = self._sharp[key, nearest]
        wide = px * 3 if key == ALTAR else px
        return pygame.transform.smoothscale(source, (wide, wide))

    def work(self, budget: float = 0.008) -> None:
        """Paint waiting pictures for about so many seconds, at least one."""
        end = time.perf_counter() + budget
        while self._waiting:
            key, px = next(iter(self._waiting))
            del self._waiting[key, px]
            if (key, px) not in self._sharp:
                self._paint(key, px)
            if time.perf_counter() >= end:
                return

    def forget_waiting(self) -> None:
        """The size has changed again before all was sharp."""
        self._waiting.clear()

    def _paint(self, key: TileKey, px: int) -> pygame.Surface:
        if len(self._sharp) >= MOST:
            self._sharp.clear()
            self._sizes.clear()
        kit = self._cache.kit
        picture = solid(paint_altar(kit, px) if key == ALTAR else paint_tile(kit, px, *key))
        self._sharp[key, px] = picture
        self._sizes.setdefault(key, []).append(px)
        return picture
