"""The night behind every screen but the table's plates; a base for the quiet screens."""

from __future__ import annotations

from favor.ui.brush import Brush
from favor.ui.paint.backdrop import paint_night
from favor.ui.scene import Scene, Size


class NightScene(Scene):
    """A screen on the starry table."""

    def backdrop(self, brush: Brush, size: Size) -> None:
        """The night, kept as one picture."""
        brush.surface.blit(brush.cache.get(paint_night, *size), (0, 0))
