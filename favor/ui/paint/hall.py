"""The quiet stage behind lists and settings, and the night of the cover: low dim land, edges of a curtain. Knows no screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from favor.ui.paint.backdrop import paint_night
from favor.ui.paint.kit import Kit
from favor.ui.paint.land import conifer_line, dunes, marsh, peaks, pylon
from favor.ui.paint.paper import canvas, reduce, stroke
from favor.ui.paint.proscenium import boards, curtain
from favor.ui.paint.scenery import glow, lay
from favor.ui.paint.shapes import Glyph, Point, Points, arc, fill
from favor.ui.theme import CHARACTERS, GOLD, INK, LIGHT, MEANINGS, NIGHT, REGIONS, Colour, mix

TEXT, WORDS = (0.03, 0.97, 0.0, 1.0), (0.28, 0.72, 0.10, 1.0)
"""Where no star stands, in shares: from left to right, from top to bottom."""
GLOW: Colour = (74, 82, 168)


@dataclass(frozen=True, slots=True)
class Foot:
    """Units counted from the middle of the lower edge, y downwards; negative y is up."""

    size: tuple[int, int]

    @property
    def u(self) -> float:
        """Pixels of a unit."""
        return self.size[1] / 720

    def points(self, points: Points) -> Points:
        """Points in units as pixels; land reaches from side to side however wide the window is."""
        across = max(self.u, self.size[0] / 1280)
        return tuple((self.size[0] / 2 + x * across, self.size[1] + y * self.u) for x, y in points)


def paint_hall(kit: Kit, surface: Surface, room: Rect) -> Iterator[None]:
    """A calm ground for plates and text: night, a line of land along the foot, curtain at the sides."""
    del room
    surface.blit(paint_night(kit, *surface.get_size(), 3, TEXT), (0, 0))
    if kit.theme.high_contrast:
        return
    yield
    for sheet in low_land(Foot(surface.get_size()), 0.0):
        _lay(kit, surface, *sheet)
        yield
    for side in (0, 1):
        curtain(kit, surface, side, 0.21, 0.42)
        yield


def paint_boards(kit: Kit, surface: Surface, room: Rect) -> Iterator[None]:
    """The hall with the boards of the stage in front, on which things stand."""
    yield from paint_hall(kit, surface, room)
    boards(kit, surface, 0.116)
    yield


def low_land(view: Foot, dim: float) -> Iterator[tuple[Glyph, Colour, Colour, int]]:
    """Sheets of land from back to front: shape, upper and lower tone, strength of the lit rim."""
    for region, share, shape, rim in (
        ("mountain", 0.80, (fill(peaks(view, -92, 76, 4)[0]),), 26),
        ("wasteland", 0.82, (fill(dunes(view, -66, 16, 0.6)), *pylon(view, (392, -66), 58, 1)), 26),
        ("forest", 0.56, tuple(map(fill, conifer_line(view, (-700, -250), -38, (64, 108), 2))), 26),
        ("marshland", 0.80, (fill(marsh(view, -26, 7)[0]),), 26),
    ):
        base = mix(REGIONS[region].fill, NIGHT, share + (1 - share) * dim)
        yield shape, mix(base, LIGHT, 0.05), mix(base, NIGHT, 0.6), rim


def _lay(kit: Kit, surface: Surface, shape: Glyph, upper: Colour, lower: Colour, rim: int) -> None:
    lay(kit, surface, shape, (upper, lower), blur=max(6, surface.get_height() // 80), strength=120, rim=rim)


def paint_cover(kit: Kit, width: int, height: int) -> Surface:
    """The opaque night between two people: a pool of light for the badge, sleeping land below. No trace of the board."""
    surface = paint_night(kit, width, height, 11, WORDS)
    if kit.theme.high_contrast:
        return surface
    reach = height * 0.62
    glow(kit, surface, (width / 2, height * 0.36), (reach * 1.15, reach), GLOW, 92)
    for sheet in low_land(Foot((width, height)), 0.45):
        _lay(kit, surface, *sheet)
    return surface


def paint_hold_ring(kit: Kit, character: str, side: int, share: int) -> Surface:
    """The ring round the badge on the cover: light in the player's colour, gold as far as the half second has passed."""
    scale = 2
    big = side * scale
    colour = CHARACTERS.get(character, MEANINGS["neutral"]).night
    surface = canvas(big, big, GOLD)
    reach, wide = big * 0.46, big * 0.030
    middle = (big / 2, big / 2)
    _stroke_arc(surface, middle, reach, wide * 1.9, 360.0, INK)
    _stroke_arc(surface, middle, reach, wide, 360.0, mix(colour, NIGHT, 0.45))
    if share:
        _stroke_arc(surface, middle, reach, wide, 18.0 * share, GOLD)
    for turn in range(8):
        x, y = arc(*middle, reach, 45.0 * turn, 45.0 * turn, 1)[0]
        pygame.draw.circle(surface, (*INK, 255), (x, y), wide * 1.15)
        is_past = share and 45 * ((turn + 2) % 8) <= 18 * share
        pygame.draw.circle(surface, (*(GOLD if is_past else colour), 255), (x, y), wide * 0.8)
    return reduce(surface, side, side)


def _stroke_arc(surface: Surface, middle: Point, reach: float, wide: float, degrees: float, colour: Colour) -> None:
    """A round line from the top clockwise."""
    stroke(surface, (*colour, 255), arc(*middle, reach, -90.0, degrees - 90.0, 72), wide)
