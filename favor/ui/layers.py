"""A frame as a pile of finished pictures, and the easel that paints only where it differs from the last one. Knows no widget."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from favor.ui.semantics import Box, overlap

MOST_PARTS = 12
"""So many places are painted one by one; of more one is made of all."""
WASTE = 1.3
"""Two places become one where that is hardly more to paint."""


class Layer(NamedTuple):
    """One picture where it lies, and the part of the frame in which it is seen."""

    picture: Surface
    at: tuple[int, int]
    seen: Box
    alpha: int = 255
    """How much of it is to be seen while it comes or goes."""
    state: int = 0
    """Another one each time a picture that is painted further in place looks different."""


def layer(picture: Surface, at: tuple[int, int], clip: Box | None = None, alpha: int = 255, state: int = 0) -> Layer:
    """A picture at a place, not beyond `clip`."""
    box = (*at, *picture.get_size())
    return Layer(picture, at, box if clip is None else overlap(box, clip), alpha, state)


def paint(surface: Surface, layers: Iterable[Layer]) -> None:
    """Lay all of them onto the surface, the first one at the bottom."""
    for one in layers:
        surface.set_clip(one.seen)
        _lay(surface, one)
    surface.set_clip(None)


def _lay(surface: Surface, one: Layer) -> None:
    """Blit a picture; a faint one is made whole again, since others may show it too."""
    if one.alpha >= 255:
        surface.blit(one.picture, one.at)
        return
    flags = one.picture.get_flags() & pygame.RLEACCEL
    one.picture.set_alpha(one.alpha)
    surface.blit(one.picture, one.at)
    one.picture.set_alpha(255, flags)


class Easel:
    """Remembers what it painted last, and where. The bottom of every pile must hide what was there before."""

    def __init__(self) -> None:
        self._surface: Surface | None = None
        self._size = (0, 0)
        self._layers: list[Layer] = []

    def forget(self) -> None:
        """Paint the next frame whole, whatever there is."""
        self._surface = None

    def show(self, surface: Surface, layers: list[Layer]) -> list[Rect]:
        """Make the surface show these layers; the places that were painted."""
        whole = surface is not self._surface or surface.get_size() != self._size
        places = [surface.get_rect()] if whole else _merged(_differences(self._layers, layers), surface.get_rect())
        self._surface, self._size, self._layers = surface, surface.get_size(), layers
        for place in places:
            _paint_part(surface, layers, place)
        return places


def _paint_part(surface: Surface, layers: list[Layer], place: Rect) -> None:
    """All layers as far as they are seen in that place."""
    if place == surface.get_rect():
        paint(surface, layers)
        return
    for one in layers:
        if place.colliderect(one.seen):
            surface.set_clip(place.clip(one.seen))
            _lay(surface, one)
    surface.set_clip(None)


def _differences(before: list[Layer], now: list[Layer]) -> list[Box]:
    """Where the two piles are not the same. What both hold, but not in one order, counts as different."""
    if before == now:
        return []
    old, new = set(before), set(now)
    kept, keeps = [one for one in before if one in new], [one for one in now if one in old]
    if kept != keeps:
        return [one.seen for one in (*before, *now)]
    return [one.seen for one in before if one not in new] + [one.seen for one in now if one not in old]


def _merged(boxes: Sequence[Box], whole: Rect) -> list[Rect]:
    """The same places, those that lie together as one."""
    places: list[Rect] = []
    for box in boxes:
        place = whole.clip(box)
        while place.w and (near := next((other for other in places if _belong(place, other)), None)) is not None:
            places.remove(near)
            place = place.union(near)
        if place.w and place.h:
            places.append(place)
    if len(places) > MOST_PARTS or sum(map(_area, places)) > _area(whole):
        return [places[0].unionall(places[1:])]
    return places


def _belong(one: Rect, other: Rect) -> bool:
    return _area(one.union(other)) <= WASTE * (_area(one) + _area(other))


def _area(place: Rect) -> int:
    return place.w * place.h
