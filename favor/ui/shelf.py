"""Pictures, broken lines and widths that were made before, kept from frame to frame in the room of a few. Knows no widget."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

import pygame

from favor.ui.text import Block

MOST_BLOCKS = 5000
LEAST_ROOM, FRAMES_KEPT = 5_000_000, 5
"""Pixels of pictures that are kept at least, and how many frames' worth of them."""
LEFT = 0.9
"""This share of the room is full again once it was too small, so that room is not made for every picture."""
PATIENCE = 0.05
"""Seconds of painting in one frame after which a picture that is there in another size may stand in for its own."""


@dataclass(slots=True)
class _Shown:
    """What a widget looked like last, and in which frame."""

    alike: Hashable
    size: tuple[int, int, float]
    picture: pygame.Surface
    frame: int


class Shelf:
    """Pictures that were made before, the least used thrown out first. One per window."""

    def __init__(self) -> None:
        self._held: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._room = LEAST_ROOM
        self._used = 0
        self._blocks: dict[Hashable, Block] = {}
        self._widths: dict[Hashable, int] = {}
        self._alike: dict[Hashable, Hashable] = {}
        self._of: tuple[object, ...] = ()
        self._said: dict[Hashable, Any] = {}
        self._last: dict[str, _Shown] = {}
        self._frame = 0
        self._spent = 0.0
        self.is_rough = False
        """Does the present frame hold pictures that are drawn out from another size?"""

    def begin(self, pixels: int) -> None:
        """A new frame of so many pixels, with all its patience."""
        self._spent, self.is_rough = 0.0, False
        self._frame += 1
        self._room = max(LEAST_ROOM, FRAMES_KEPT * pixels)

    def of(self, id: str, alike: Hashable, size: tuple[int, int, float], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of a widget; most are what they were in the frame before, and to compare is faster than to look up."""
        last = self._last.get(id)
        if last is not None and last.size == size and last.alike == alike:
            last.frame = self._frame
            return last.picture
        found = self.sized(alike, size, make)
        if not self.is_rough:
            if len(self._last) >= MOST_BLOCKS:
                self._last.clear()
            self._last[id] = _Shown(alike, size, found, self._frame)
        return found

    def sized(self, alike: Hashable, size: tuple[int, int, float], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of a thing at a size. In a frame that has painted long enough, one of another size drawn out to this
        one, as after the window has grown; what it shows is the same."""
        key = (alike, size)
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
            return found
        other = self._held.get(self._alike.get(alike))
        if other is not None and self._spent > PATIENCE:
            self.is_rough = True
            return _drawn_out(other, size)
        start = time.perf_counter()
        found = self.get(key, make)
        self._spent += time.perf_counter() - start
        if len(self._alike) >= MOST_BLOCKS:
            self._alike.clear()
        self._alike[alike] = key
        return found

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of that key, made now if it is not there."""
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
            return found
        found = make()
        self._held[key] = found
        self._used += found.get_width() * found.get_height()
        if self._used > self._room:
            self._make_room()
        return found

    def _make_room(self) -> None:
        """Throw out what was not used for longest. What this frame or the one before shows was used, whether looked up or not."""
        self._last = {id: one for id, one in self._last.items() if one.frame >= self._frame - 1}
        for one in self._last.values():
            if (key := (one.alike, one.size)) in self._held:
                self._held.move_to_end(key)
        while self._used > LEFT * self._room and len(self._held) > 1:
            _, old = self._held.popitem(last=False)
            self._used -= old.get_width() * old.get_height()

    def block(self, key: Hashable, make: Callable[[], Block]) -> Block:
        """Broken text that was made before, made now if it is not there."""
        found = self._blocks.get(key)
        if found is None:
            if len(self._blocks) >= MOST_BLOCKS:
                self._blocks.clear()
            found = self._blocks[key] = make()
        return found

    def width(self, key: Hashable, measure: Callable[[], int]) -> int:
        """The width of a line that was measured before, measured now if it was not."""
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) >= MOST_BLOCKS:
                self._widths.clear()
            found = self._widths[key] = measure()
        return found

    def said(self, *of: object) -> dict[Hashable, Any]:
        """Room for what is worked out from these very things; it is empty again as soon as others come."""
        if len(of) != len(self._of) or any(one is not other for one, other in zip(of, self._of, strict=True)):
            self._of, self._said = of, {}
        return self._said

    def clear(self) -> None:
        """Forget everything, as after a change of theme."""
        self._alike.clear()
        self._last.clear()
        self._widths.clear()
        self._held.clear()
        self._blocks.clear()
        self._used = 0


def _drawn_out(picture: pygame.Surface, size: tuple[int, int, float]) -> pygame.Surface:
    """A picture at another size, as well as that goes."""
    flags = picture.get_flags() & pygame.RLEACCEL
    picture.set_alpha(255)  # a packed picture cannot be drawn out
    rough = pygame.transform.smoothscale(picture, size[:2])
    picture.set_alpha(255, flags)
    return rough
