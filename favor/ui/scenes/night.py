"""The night behind every screen but the table's plates; a base for the quiet screens."""

from __future__ import annotations

from favor.ui.brush import Brush
from favor.ui.layout import around
from favor.ui.paint.backdrop import paint_night
from favor.ui.scene import Scene, Size
from favor.ui.semantics import Box


class NightScene(Scene):
    """A screen on the starry table."""

    def backdrop(self, brush: Brush, size: Size) -> None:
        """The night, kept as one picture; not where a large plate lies over it anyway."""
        night = brush.cache.get(paint_night, *size)
        for area in around((0, 0, *size), self._hidden()):
            brush.surface.blit(night, area[:2], area)

    def _hidden(self) -> Box:
        """The part of the night that is never to be seen."""
        return 0, 0, 0, 0
