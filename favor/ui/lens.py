"""A canvas larger than the window, seen through it: what makes any size of letters possible in any window. Knows no game.

Widgets are laid out for at least so many units. When the letters are wished larger than the window has room for, the
canvas grows beyond it, and the window shows the part that the pointer or the keyboard focus is at.
"""

from __future__ import annotations

import pygame

from favor.ui.layout import MIN_HEIGHT, MIN_WIDTH
from favor.ui.semantics import Box, centre
from favor.ui.theme import scale_for

Size = tuple[int, int]
Point = tuple[int, int]
POINTED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Lens:
    """Window, unit and canvas of one scene, and the part of the canvas that is seen."""

    def __init__(self) -> None:
        self.size: Size = (MIN_WIDTH, MIN_HEIGHT)
        self.unit = 1.0
        self._window: Size = self.size
        self._fitted = (self.size, self.size)
        self._at = (0.5, 0.5)
        """Where in the window the pointer was last, each from 0 to 1."""
        self._shift: Point = (0, 0)
        self._canvas: pygame.Surface | None = None

    def fit(self, window: Size, wish: float, room: Size) -> None:
        """Measure the canvas: at least the window, and at least `room` units."""
        wide, high = max(MIN_WIDTH, window[0]), max(MIN_HEIGHT, window[1])
        self.unit = scale_for(wide, high, wish)
        # A size that is not enlarged fits by the way it is computed; rounding must not make a canvas of it.
        grown = wish > 1.0
        self.size = (max(wide, int(room[0] * self.unit)), max(high, int(room[1] * self.unit))) if grown else (wide, high)
        if self._fitted != (self.size, window):
            self._window = window
            self._fitted = (self.size, window)
            self._look(round((self.size[0] - window[0]) * self._at[0]), round((self.size[1] - window[1]) * self._at[1]))

    @property
    def wish(self) -> float:
        """What a layout that measures the canvas by itself multiplies its unit by."""
        return self.unit / scale_for(*self.size)

    @property
    def is_larger(self) -> bool:
        """Does the window show only a part?"""
        return self.size[0] > self._window[0] or self.size[1] > self._window[1]

    def surface(self, window: pygame.Surface) -> pygame.Surface:
        """What is drawn on: the window itself where all of it is seen."""
        if not self.is_larger:
            self._canvas = None
            return window
        if self._canvas is None or self._canvas.get_size() != self.size:
            self._canvas = pygame.Surface(self.size, 0, window)
        return self._canvas

    def show(self, window: pygame.Surface) -> None:
        """Bring the seen part into the window."""
        if self._canvas is not None:
            window.blit(self._canvas, (-self._shift[0], -self._shift[1]))

    # -- what is looked at ----------------------------------------------------------------------------------------

    def translated(self, event: pygame.event.Event) -> pygame.event.Event:
        """The event with its place on the canvas; the canvas moves along with the pointer."""
        if not self.is_larger or event.type not in POINTED:
            return event
        values = dict(event.dict)
        self._at = event.pos[0] / self._window[0], event.pos[1] / self._window[1]
        across, down = self.size[0] / self._window[0], self.size[1] / self._window[1]
        values["pos"] = (min(self.size[0] - 1, int(event.pos[0] * across)), min(self.size[1] - 1, int(event.pos[1] * down)))
        if "rel" in values:
            values["rel"] = (round(event.rel[0] * across), round(event.rel[1] * down))
        self._look(values["pos"][0] - event.pos[0], values["pos"][1] - event.pos[1])
        return pygame.event.Event(event.type, values)

    def look_at(self, box: Box) -> None:
        """Bring a widget into the middle."""
        x, y = centre(box)
        self._look(x - self._window[0] // 2, y - self._window[1] // 2)

    def _look(self, x: int, y: int) -> None:
        self._shift = (x, y)
        self._keep_inside()

    def _keep_inside(self) -> None:
        most = max(0, self.size[0] - self._window[0]), max(0, self.size[1] - self._window[1])
        self._shift = min(most[0], max(0, self._shift[0])), min(most[1], max(0, self._shift[1]))
