"""The night behind every screen: plain behind the table's plates, with a stage on it behind the quiet screens."""

from __future__ import annotations

from collections.abc import Iterable

from favor.ui.brush import Brush
from favor.ui.layers import Layer, layer
from favor.ui.layout import around
from favor.ui.paint.backdrop import paint_night
from favor.ui.paint.gallery import Gallery, Order
from favor.ui.paint.hall import paint_hall
from favor.ui.scene import Scene, Size
from favor.ui.semantics import Box, overlap


class NightScene(Scene):
    """A screen on the starry table."""

    _night_left: tuple[object, tuple[Box, ...]] = ((), ())
    """Of what size and what is hidden, and the parts of the night that are left."""

    def backdrop(self, brush: Brush, size: Size) -> Iterable[Layer]:
        """The night, kept as one picture; not where a large plate lies over it anyway."""
        night = brush.cache.get(paint_night, *size)
        hidden = self._hidden()
        if self._night_left[0] != (size, hidden):
            areas: tuple[Box, ...] = ((0, 0, *size),)
            for plate in hidden:
                areas = tuple(part for area in areas for part in around(area, overlap(area, plate)))
            self._night_left = ((size, hidden), areas)
        return [layer(night, (0, 0), area) for area in self._night_left[1]]

    def _hidden(self) -> tuple[Box, ...]:
        """The parts of the night that are never to be seen."""
        return ()


class StageScene(NightScene):
    """A screen on the paper stage, which may still be growing while it is shown."""

    _gallery: Gallery | None = None

    def backdrop(self, brush: Brush, size: Size) -> Iterable[Layer]:
        """The stage as far as it is painted."""
        self._gallery = brush.cache.gallery
        picture = self._gallery.picture(self.stage(brush, size))
        return (layer(picture, (0, 0), state=self._gallery.laid),)

    def stage(self, brush: Brush, size: Size) -> Order:
        """Which picture is behind this screen."""
        return Order(paint_hall, size)

    def tick(self, now: int) -> None:
        """One sheet more of a stage that is not finished yet."""
        if self._gallery is not None and self._gallery.work():
            self.dirty = True
