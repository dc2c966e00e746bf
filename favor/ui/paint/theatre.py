"""The paper theatre of the title: sky, the four Regions as stage sheets, the Altar with five lit windows, curtain and lamps.

Painted sheet by sheet from the back to the front; between two sheets the picture may be shown as far as it is. Knows no screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin
from random import Random

from pygame import Rect, Surface

from favor.ui.paint.backdrop import paint_night
from favor.ui.paint.glass import PALETTES, paint_glass, paint_rose
from favor.ui.paint.kit import Kit
from favor.ui.paint.land import conifer_line, dunes, marsh, peaks, pylon
from favor.ui.paint.proscenium import front
from favor.ui.paint.scenery import beam, glint, glow, lay, ribbon
from favor.ui.paint.shapes import Glyph, Point, Points, arc, ellipse, fill, smooth
from favor.ui.theme import ALTAR_GOLD, GODS, INK, LIGHT, NIGHT, PAPER, PAPER_2, REGIONS, mix, rgb

WARM = rgb("#FFB45A")
STONE = rgb("#343B72")
WINDOWS = ((-2, 66, 142), (2, 66, 142), (-1, 80, 176), (1, 80, 176), (0, 98, 214))
"""Place from the middle, width and height in units; the middle one is laid last."""
HOUSES = ((-246, 96, 15, "forest"), (268, 118, 17, "marshland"))
"""x, foot and size of the Settlements that are seen, each with its Region."""
STEPS = ((268, 6, 18), (300, 24, 20), (334, 44, 22))
"""Half the width, height of the tread and of the face of each step."""
RAYS = (10.0, 3.2, 6.4, 3.2)
ORDER = (1, 2, 0, 3, 4)
"""Which God stands at which place, from the left."""


@dataclass(frozen=True, slots=True)
class View:
    """The part of the picture where the land is to be seen; one unit is a 600th of its height at most."""

    kit: Kit
    surface: Surface
    room: Rect

    @property
    def u(self) -> float:
        """Pixels of a unit."""
        return min(self.room.w / 880, self.room.h / 600)

    def at(self, x: float, y: float) -> Point:
        """A point in units from the middle of the foot of the temple, y downwards."""
        return self.room.centerx + x * self.u, self.room.y + self.room.h * 0.66 + y * self.u

    def points(self, points: Points) -> Points:
        """Points in units as pixels."""
        return tuple(self.at(*point) for point in points)


def paint_theatre(kit: Kit, surface: Surface, room: Rect) -> Iterator[None]:
    """Fill the surface with the stage; the land lies in `room`."""
    view = View(kit, surface, room)
    surface.blit(paint_night(kit, *surface.get_size(), 3), (0, 0))
    yield
    _sky(view)
    yield
    yield from _far_land(view)
    _temple(view)
    yield
    yield from _windows(view)
    _steps(view)
    yield
    yield from _near_land(view)
    _lanterns(view)
    yield
    yield from front(kit, surface)


def _sky(view: View) -> None:
    """A moon at the upper left and the light of the windows in the air."""
    u, moon = view.u, view.at(-300, -318)
    glow(view.kit, view.surface, moon, (190 * u, 190 * u), LIGHT, 64)
    disc: Glyph = (fill(ellipse(moon[0], moon[1], 31 * u)),)
    lay(view.kit, view.surface, disc, (mix(LIGHT, PAPER, 0.3), mix(LIGHT, NIGHT, 0.24)), blur=round(4 * u))
    for x, y, r in ((-8, -6, 6), (9, 5, 8), (-4, 12, 4), (12, -12, 3)):
        spot = (fill(ellipse(moon[0] + x * u, moon[1] + y * u, r * u)),)
        lay(view.kit, view.surface, spot, (mix(LIGHT, NIGHT, 0.26), mix(LIGHT, NIGHT, 0.16)))
    glow(view.kit, view.surface, view.at(0, -130), (470 * u, 330 * u), rgb("#5A63C8"), 120)
    glow(view.kit, view.surface, view.at(0, -110), (300 * u, 240 * u), WARM, 70)


def _far_land(view: View) -> Iterator[None]:
    """Mountains, then dunes at the right and woods at the left."""
    kit, surface = view.kit, view.surface
    for seed, y, tall, dim in ((4, -86, 150, 0.60), (9, -40, 116, 0.42)):
        base = mix(REGIONS["mountain"].fill, NIGHT, dim)
        ridge, flanks = peaks(view, y, tall, seed)
        lay(kit, surface, (fill(ridge),), (mix(base, LIGHT, 0.16), mix(base, NIGHT, 0.42)), blur=round(8 * view.u), rim=90)
        lay(kit, surface, tuple(map(fill, flanks)), (mix(base, NIGHT, 0.30), mix(base, NIGHT, 0.52)))
        yield
    base = mix(REGIONS["wasteland"].fill, NIGHT, 0.40)
    lay(kit, surface, (fill(dunes(view, 2, 30, 0.6)), *pylon(view, (352, 0), 92, 1)),
        (mix(base, LIGHT, 0.14), mix(base, NIGHT, 0.4)), blur=round(8 * view.u), rim=80)  # fmt: skip
    yield
    base = mix(REGIONS["forest"].fill, NIGHT, 0.10)
    lay(kit, surface, tuple(map(fill, conifer_line(view, (-620, -150), 18, (70, 118), 2))),
        (mix(base, LIGHT, 0.20), mix(base, NIGHT, 0.5)), blur=round(8 * view.u), rim=60)  # fmt: skip
    yield
    base = mix(REGIONS["wasteland"].fill, NIGHT, 0.16)
    lay(kit, surface, (fill(dunes(view, 34, 26, 2.1)), *pylon(view, (236, 34), 66, -1)),
        (mix(base, LIGHT, 0.10), mix(base, NIGHT, 0.45)), blur=round(8 * view.u), rim=90)  # fmt: skip
    yield


def _arch(x: float, foot: float, half: float, high: float) -> Points:
    """A window or wall that is round above, in units."""
    return (*arc(x, foot - high + half, half, 180, 360, 24), (x + half, foot), (x - half, foot))


def place_of(number: int) -> float:
    """How far a window stands from the middle."""
    return {0: 0.0, 1: 104.0, 2: 193.0}[abs(number)] * (1 if number > 0 else -1)


def gable(number: int, high: float) -> float:
    """How high the wall of a window is; the middle one has room for the rose."""
    return high + (18 if number else 80)


def _temple(view: View) -> None:
    """The wall of night paper that carries the windows: five gables, the middle one highest."""
    kit, surface, u = view.kit, view.surface, view.u
    back, face = (mix(STONE, NIGHT, 0.35), mix(STONE, NIGHT, 0.6)), (mix(STONE, LIGHT, 0.14), STONE)
    for grow, tones, edge in ((16.0, back, 1.4), (8.0, face, 1.2)):
        for number, wide, high in WINDOWS:
            x, half = place_of(number), wide / 2 + grow
            wall: Glyph = (fill(view.points(_arch(x, 6, half, gable(number, high) + grow))),)
            lay(kit, surface, wall, tones, blur=round(7 * u), edge=edge * u, rim=110)
    for number, _, high in WINDOWS:
        _finial(view, place_of(number), -gable(number, high) - 28)
    rose, (x, y) = paint_rose(kit, round(58 * u)), view.at(0, -high - 42)
    glow(kit, surface, (x, y), (60 * u, 60 * u), WARM, 120)
    surface.blit(rose, (round(x) - rose.get_width() // 2, round(y) - rose.get_height() // 2))


def _finial(view: View, x: float, y: float) -> None:
    """A small golden star on a gable."""
    star: Points = tuple(
        (x + r * cos(i * pi / 8 - pi / 2), y + r * sin(i * pi / 8 - pi / 2)) for i in range(16) for r in (RAYS[i % 4],)
    )
    stem: Points = ((x - 1.2, y), (x + 1.2, y), (x + 1.6, y + 20), (x - 1.6, y + 20))
    lay(view.kit, view.surface, (fill(view.points(star)), fill(view.points(stem))),
        (mix(ALTAR_GOLD, LIGHT, 0.5), ALTAR_GOLD), edge=1.1 * view.u)  # fmt: skip


def windows(room: tuple[int, int, int, int]) -> Iterator[tuple[str, tuple[int, int, int, int]]]:
    """Where each God's window is to be seen when the land lies in that room."""
    view = View(Kit(), Surface((1, 1)), Rect(room))
    for number, wide, high in WINDOWS:
        left, top = view.at(place_of(number) - wide / 2, -high)
        yield tuple(GODS)[ORDER[number + 2]], (round(left), round(top), round(wide * view.u), round(high * view.u))


def _windows(view: View) -> Iterator[None]:
    """The five windows with the light that comes through them."""
    gods = tuple(GODS)
    for number, wide, high in WINDOWS:
        god, x = gods[ORDER[number + 2]], place_of(number)
        size = round(wide * view.u), round(high * view.u)
        middle = view.at(x, -high / 2)
        glow(view.kit, view.surface, middle, (wide * 1.15 * view.u, high * 0.80 * view.u), mix(PALETTES[god][0], WARM, 0.25), 120)
        left, top = view.at(x - wide / 2, -high)
        view.surface.blit(paint_glass(view.kit, god, *size), (round(left), round(top)))
        yield


def _steps(view: View) -> None:
    """The Altar's octagonal steps of gold paper, and the light of the windows on them."""
    for half, y, tall in STEPS:
        _step(view, half, y, tall)
    for number, wide, _ in WINDOWS:
        god, x = tuple(GODS)[ORDER[number + 2]], place_of(number)
        tint = mix(PALETTES[god][0], LIGHT, 0.35)
        beam(view.surface, (view.at(x - wide / 2, 0), view.at(x + wide / 2, 0)),
             (view.at(x * 1.28 - wide * 0.7, 64), view.at(x * 1.28 + wide * 0.7, 64)), tint, 150)  # fmt: skip


def _step(view: View, half: float, y: float, tall: float) -> None:
    """One step: the side to the light, the front, the side away from it, the tread."""
    kit, surface, u = view.kit, view.surface, view.u
    near, deep, dim = half * 0.70, rgb("#B8862F"), y / 300
    sides = (((-half, y - 9), (-near, y), 0.20), ((near, y), (half, y - 9), -0.34), ((-near, y), (near, y), 0.02))
    for (x1, y1), (x2, y2), light in sides:
        face = ((x1, y1), (x2, y2), (x2, y2 + tall), (x1, y1 + tall))
        top = mix(deep, LIGHT if light > 0 else INK, abs(light) + (dim if light < 0 else 0.0))
        lay(kit, surface, (fill(view.points(face)),), (top, mix(top, INK, 0.30)), blur=round(8 * u), edge=1.3 * u)
    tread = ((-half + 12, y - 17), (half - 12, y - 17), (half, y - 9), (near, y), (-near, y), (-half, y - 9))
    lay(kit, surface, (fill(view.points(tread)),), (mix(ALTAR_GOLD, NIGHT, dim), mix(ALTAR_GOLD, LIGHT, 0.35)), edge=1.0 * u)


def _near_land(view: View) -> Iterator[None]:
    """Forest at the left, marsh in front with the light of the windows on it, the road that leads up."""
    kit, surface, u = view.kit, view.surface, view.u
    base = mix(REGIONS["forest"].fill, LIGHT, 0.06)
    lay(kit, surface, tuple(map(fill, conifer_line(view, (-640, -268), 84, (104, 176), 5))),
        (mix(base, LIGHT, 0.12), mix(base, NIGHT, 0.52)), blur=round(10 * u), rim=60)  # fmt: skip
    yield
    base = mix(REGIONS["marshland"].fill, NIGHT, 0.30)
    water, reeds = marsh(view, 78, 7)
    lay(kit, surface, (fill(water),), (mix(base, LIGHT, 0.10), mix(base, NIGHT, 0.62)), blur=round(10 * u), rim=110)
    _shimmer(view)
    yield
    _road(view)
    for spot in HOUSES:
        _house(view, *spot)
    yield
    lay(kit, surface, reeds, (mix(REGIONS["marshland"].fill, INK, 0.55), mix(NIGHT, INK, 0.4)), blur=round(5 * u))
    base = mix(REGIONS["forest"].fill, NIGHT, 0.45)
    lay(kit, surface, tuple(map(fill, conifer_line(view, (-680, -372), 190, (150, 236), 11))),
        (mix(base, LIGHT, 0.06), mix(base, NIGHT, 0.7)), blur=round(12 * u), rim=40)  # fmt: skip
    yield
    base = mix(REGIONS["wasteland"].fill, NIGHT, 0.12)
    lay(kit, surface, (*pylon(view, (392, 150), 128, -1), fill(dunes(view, 168, 26, 3.9, left=210))),
        (mix(base, LIGHT, 0.06), mix(base, NIGHT, 0.55)), blur=round(12 * u), rim=80)  # fmt: skip
    yield


def _shimmer(view: View) -> None:
    """The windows in the water: short strokes in the colour of each, fading towards the front."""
    chance = Random(3)
    for number, wide, _ in WINDOWS:
        tint = PALETTES[tuple(GODS)[ORDER[number + 2]]][0]
        for row in range(9):
            y = 84 + row * 9 + chance.uniform(-2, 2)
            x = place_of(number) * (1.10 + 0.035 * row) + chance.uniform(-9, 9)
            half = wide * chance.uniform(0.22, 0.50) * (1 - row / 14)
            glint(view.surface, view.points(((x - half, y), (x + half, y))), 2.6 * view.u, mix(tint, LIGHT, 0.2), 150 - row * 12)
    for row in range(14):
        x, y = chance.uniform(-420, 420), 84 + row * 8
        wave = view.points(((x, y), (x + chance.uniform(20, 60), y)))
        glint(view.surface, wave, 1.4 * view.u, LIGHT, 46)


def _road(view: View) -> None:
    """The pale ribbon from the front of the stage to the steps."""
    spine = smooth(view.points(((-76, 250), (-40, 192), (2, 146), (10, 104), (0, 62))), closed=False, steps=10)
    u = view.u
    lay(view.kit, view.surface, (fill(ribbon(spine, (94 * u, 30 * u))),), (PAPER, mix(PAPER_2, NIGHT, 0.25)),
        blur=round(6 * u), edge=1.6 * u)  # fmt: skip
    for number in range(5, len(spine) - 4, 5):
        x, y = spine[number]
        near = 1 - number / len(spine)
        dot = (fill(ellipse(x, y, (2.0 + 2.4 * near) * u, (1.2 + 1.5 * near) * u)),)
        lay(view.kit, view.surface, dot, (rgb("#A99A80"), rgb("#A99A80")))


def _house(view: View, x: float, foot: float, size: float, region: str) -> None:
    """A Settlement: a roofed house with its banner pole and light in the window."""
    kit, surface, u = view.kit, view.surface, view.u
    wall = ((x - size, foot), (x - size, foot - size), (x + size, foot - size), (x + size, foot))
    roof = ((x - size * 1.4, foot - size * 0.9), (x, foot - size * 2.1), (x + size * 1.4, foot - size * 0.9))
    pole = ((x + size * 0.95, foot - size), (x + size * 0.95, foot - size * 3.1))
    flag = ((x + size, foot - size * 3.1), (x + size * 2.3, foot - size * 2.75), (x + size, foot - size * 2.3))
    glow(kit, surface, view.at(x, foot - size * 0.6), (size * 4.5 * u, size * 3.6 * u), WARM, 110)
    lay(kit, surface, (("line", 1.8 * u, view.points(pole)),), (PAPER_2, mix(PAPER_2, INK, 0.4)))
    lay(kit, surface, (fill(view.points(flag)),), (mix(REGIONS[region].fill, LIGHT, 0.3), REGIONS[region].fill), edge=1.0 * u)
    lay(kit, surface, (fill(view.points(wall)),), (PAPER_2, mix(PAPER_2, NIGHT, 0.35)), blur=round(4 * u), edge=1.1 * u)
    lay(kit, surface, (fill(view.points(roof)),), (rgb("#8A4A3A"), rgb("#54283A")), blur=round(3 * u), edge=1.1 * u, rim=90)
    for left in (-0.62, 0.14):
        pane = ((x + size * left, foot - size * 0.7), (x + size * (left + 0.48), foot - size * 0.7),
                (x + size * (left + 0.48), foot - size * 0.18), (x + size * left, foot - size * 0.18))  # fmt: skip
        lay(kit, surface, (fill(view.points(pane)),), (rgb("#FFE6A0"), WARM), edge=0.8 * u)


def _lanterns(view: View) -> None:
    """Garlands of paper lanterns from the wings to the temple."""
    for side in (-1, 1):
        edge = (view.surface.get_width() if side > 0 else 0) - view.room.centerx
        start, end = (edge / view.u, -366.0), (side * 62.0, -262.0)
        sag = tuple(
            (start[0] + (end[0] - start[0]) * t / 12, start[1] + (end[1] - start[1]) * t / 12 + 62 * sin(pi * t / 12))
            for t in range(13)
        )
        lay(view.kit, view.surface, (("line", 1.3 * view.u, view.points(sag)),), (mix(INK, PAPER, 0.35),) * 2)
        for number in (1, 3, 5, 7, 9, 11):
            lantern(view, sag[number], 12.5 - 0.4 * number)


def lantern(view: View, at: Point, size: float) -> None:
    """One lit paper lantern under a point in units."""
    x, y = at
    u = view.u
    glow(view.kit, view.surface, view.at(x, y + size * 1.5), (size * 5 * u, size * 5 * u), WARM, 120)
    body: Points = smooth(
        ((x, y + 4), (x + size * 0.8, y + 6), (x + size, y + size * 1.4), (x + size * 0.7, y + size * 2.4), (x, y + size * 2.6),
         (x - size * 0.7, y + size * 2.4), (x - size, y + size * 1.4), (x - size * 0.8, y + 6)), steps=4
    )  # fmt: skip
    lay(view.kit, view.surface, (fill(view.points(body)),), (rgb("#FFD98C"), rgb("#E8853A")), edge=1.0 * u)
    for share in (-0.45, 0.45):
        rib = ((x + size * share, y + 7), (x + size * share * 1.4, y + size * 1.4), (x + size * share, y + size * 2.3))
        lay(view.kit, view.surface, (("line", 0.8 * u, view.points(rib)),), (rgb("#B9602A"), rgb("#B9602A")))
    for top in (y + 2, y + size * 2.45):
        cap = ((x - size * 0.5, top), (x + size * 0.5, top), (x + size * 0.5, top + 3.6), (x - size * 0.5, top + 3.6))
        lay(view.kit, view.surface, (fill(view.points(cap)),), (INK, INK))
