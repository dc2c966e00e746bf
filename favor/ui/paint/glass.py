"""Stained glass: one leaded window per god, each with its own pane pattern and motif, and the rose of all five."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from random import Random
from types import MappingProxyType

import pygame
from pygame import Surface

from favor.ui.paint.glyphs import GLYPHS
from favor.ui.paint.kit import Kit
from favor.ui.paint.motifs import MOTIFS
from favor.ui.paint.paper import WHITE, canvas, clip, draw_glyph, mask, reduce, stroke
from favor.ui.paint.shapes import Glyph, Point, Points, arc, ellipse, moved, scaled, smooth, turned
from favor.ui.theme import GODS, INK, LIGHT, Colour, mix, rgb

Panes = list[tuple[Points, int]]
PALETTES: Mapping[str, tuple[Colour, ...]] = MappingProxyType(
    {
        "celdium": (rgb("#8FB7E8"), rgb("#3C5FA0"), rgb("#C9DDF7"), rgb("#27407A")),
        "gruuvda": (rgb("#B93C1B"), rgb("#F08A2C"), rgb("#7A1F10"), rgb("#FFC15A")),
        "aagaru": (rgb("#24766F"), rgb("#54B3A4"), rgb("#123F4C"), rgb("#9BE0CB")),
        "broki": (rgb("#D8AE14"), rgb("#6A4FA0"), rgb("#F4DC7A"), rgb("#2F7F6B")),
        "wylip": (rgb("#FBD9E0"), rgb("#E58AA4"), rgb("#B9DDB0"), rgb("#F3B9C6")),
    }
)


def _at(centre: Point, r: float, angle: float, squash: float = 1.0) -> Point:
    """A point at a distance and an angle from a centre."""
    return centre[0] + r * cos(angle), centre[1] + r * sin(angle) * squash


def _ring(centre: Point, inner: float, outer: float, count: int, offset: float, tint: int) -> Panes:
    """One ring of panes round a centre."""
    panes: Panes = []
    for i in range(count):
        a, b = (2 * pi * (i + offset) / count, 2 * pi * (i + 1 + offset) / count)
        steps = [a + (b - a) * k / 4 for k in range(5)]
        panes.append(
            (
                tuple(_at(centre, outer, t) for t in steps) + tuple(_at(centre, inner, t) for t in reversed(steps)),
                tint + i,
            )
        )
    return panes


def _rays(centre: Point, w: float, h: float) -> Panes:
    """Celdium: rings of night sky, finer towards the star."""
    panes: Panes = []
    for k, (inner, outer, count) in enumerate(((0.75, 1.5, 20), (0.50, 0.75, 16), (0.30, 0.50, 12), (0.0, 0.30, 8))):
        panes += _ring(centre, inner * w, outer * w, count, 0.5 * (k % 2), k)
    del h
    return panes


def _flames(centre: Point, w: float, h: float) -> Panes:
    """Gruuvda: tongues of fire that rise from the hearth."""
    panes: Panes = []
    for row in range(7):
        for col in range(-1, 6):
            x, y = w * (col + 0.5 * (row % 2)) / 4.4, h * (1.02 - row * 0.15)
            half, tall = w * 0.16, h * 0.27
            panes.append(
                (
                    smooth(
                        (
                            (x - half, y),
                            (x - half * 0.9, y - tall * 0.45),
                            (x + half * 0.1, y - tall),
                            (x + half * 0.8, y - tall * 0.5),
                            (x + half, y),
                        ),
                        steps=4,
                    ),
                    row + 2 * col,
                )
            )
    del centre
    return list(reversed(panes))


def _whorl(centre: Point, w: float, h: float) -> Panes:
    """Aagaru: arms turning round a still middle."""
    panes: Panes = []
    arms, rings = 9, (0.16, 0.34, 0.56, 0.82, 1.5)
    for k, (inner, outer) in enumerate(zip(rings, rings[1:])):
        for i in range(arms):
            a, b = 2 * pi * (i + k * 0.55) / arms, 2 * pi * (i + 1 + k * 0.55) / arms
            lean = 0.55 * 2 * pi / arms
            outer_edge = tuple(_at(centre, outer * w, a + lean + (b - a) * t / 4) for t in range(5))
            inner_edge = tuple(_at(centre, inner * w, a + (b - a) * t / 4) for t in range(4, -1, -1))
            panes.append((outer_edge + inner_edge, i + 2 * k))
    panes.append((ellipse(centre[0], centre[1], rings[0] * w), 3))
    del h
    return panes


def _harlequin(centre: Point, w: float, h: float) -> Panes:
    """Broki: a jester's lozenges."""
    panes: Panes = []
    dx, dy = w / 5, h / 8
    for row in range(-1, 18):
        for col in range(-1, 7):
            x, y = (col + 0.5 * (row % 2)) * dx, row * dy / 2
            panes.append(
                (((x, y - dy / 2), (x + dx / 2, y), (x, y + dy / 2), (x - dx / 2, y)), row + col * 2 + row % 2)
            )
    del centre
    return panes


def _petals(centre: Point, w: float, h: float) -> Panes:
    """Wylip: one flower filling the window."""
    panes: Panes = _ring(centre, 0.55 * w, 1.5 * w, 14, 0.0, 1)
    for reach, half, count, tint in ((0.86, 0.20, 12, 2), (0.62, 0.16, 10, 0), (0.38, 0.12, 8, 1)):
        for i in range(count):
            petal = smooth(
                ((0, 0), (half * w, -reach * w * 0.55), (0, -reach * w), (-half * w, -reach * w * 0.55)), steps=5
            )
            panes.append((moved(turned(petal, 360 * i / count + tint * 11, 0, 0), *centre), tint + 2 * (i % 2)))
    panes.append((ellipse(centre[0], centre[1], 0.14 * w), 0))
    del h
    return panes


PATTERNS: Mapping[str, Callable[[Point, float, float], Panes]] = MappingProxyType(
    {"celdium": _rays, "gruuvda": _flames, "aagaru": _whorl, "broki": _harlequin, "wylip": _petals}
)


def _hero(god: str) -> tuple[tuple[Glyph, float, float], ...]:
    """The motifs in front of the panes: (glyph, vertical place 0..1, share of the width)."""
    flame = tuple((kind, width, points) for kind, width, points in MOTIFS["flame"].body)
    table: dict[str, tuple[tuple[Glyph, float, float], ...]] = {
        "celdium": ((MOTIFS["star"].body, 0.46, 0.56), (MOTIFS["moon"].body, 0.80, 0.26)),
        "gruuvda": ((flame, 0.27, 0.34), (GLYPHS["gruuvda"], 0.58, 0.52)),
        "aagaru": ((GLYPHS["aagaru"], 0.48, 0.62),),
        "broki": ((MOTIFS["feather"].body, 0.27, 0.36), (GLYPHS["broki"], 0.56, 0.52)),
        "wylip": ((GLYPHS["wylip"], 0.36, 0.42), (_cupped_hands(), 0.68, 0.62)),
    }
    return table[god]


def _cupped_hands() -> Glyph:
    """Two open hands held together."""
    left = smooth("48,66 40,84 26,88 12,72 4,44 8,38 14,42 22,58 24,34 30,32 34,36 36,52 44,54", steps=4)
    return ("fill", 0.0, left), ("fill", 0.0, tuple((100 - x, y) for x, y in left))


def _arch(width: int, height: int, grow: float = 0.0) -> Points:
    """A window shape: round above, square below."""
    r = width / 2 - grow
    head = arc(width / 2, width / 2, r, 180, 360, 28)
    return (*head, (width - grow, height - grow), (grow, height - grow))


def _leaded(surface: Surface, panes: Panes, palette: tuple[Colour, ...], lead: float, seed: int) -> None:
    """Each pane in its tint, a lighter heart in it, ink lines between."""
    chance = Random(seed)
    for points, tint in panes:
        base = palette[tint % len(palette)]
        shade = mix(base, LIGHT if chance.random() < 0.5 else INK, chance.uniform(0.02, 0.20))
        x = sum(p[0] for p in points) / len(points)
        y = sum(p[1] for p in points) / len(points)
        pygame.draw.polygon(surface, shade, points)
        pygame.draw.polygon(surface, mix(shade, LIGHT, 0.16), scaled(points, 0.62, x - lead * 0.5, y - lead * 0.8))
        stroke(surface, (*INK, 255), (*points, points[0]), lead)


def _light(surface: Surface, centre: Point, radius: float, strength: int) -> None:
    """Light behind the glass, brightest at the middle."""
    small = canvas(64, 64, LIGHT)
    for step in range(32, 0, -1):
        pygame.draw.circle(small, (*LIGHT, int(strength * (1 - step / 32) ** 1.5)), (32, 32), step)
    size = max(2, round(radius * 2))
    glow = pygame.transform.smoothscale(small, (size, size))
    surface.blit(glow, (centre[0] - radius, centre[1] - radius))


def paint_glass(kit: Kit, god: str, width: int, height: int) -> Surface:
    """A god's arched window; a god nobody knows gets Celdium's rays in its own neutral tints."""
    del kit
    scale = 2 if width >= 100 else 3
    big_w, big_h = width * scale, height * scale
    surface = canvas(big_w, big_h)
    surface.fill((*INK, 255))
    centre = (big_w / 2, big_h * 0.48)
    known = god if god in PATTERNS else "celdium"
    lead = max(1.5, big_w * 0.013)
    _leaded(surface, PATTERNS[known](centre, float(big_w), float(big_h)), PALETTES[known], lead, len(god) * 7 + 3)
    _light(surface, centre, big_w * 0.85, 150)
    room = min(big_w, big_h * 0.72)  # in a low window the figures stand as near to each other as they are high
    for glyph, place, share in _hero(known):
        _figure(surface, glyph, (big_w / 2, big_h * place), room * share, lead)
    _border(surface, big_w, big_h, lead, GODS[known].fill)
    shape = mask(big_w, big_h)
    pygame.draw.polygon(shape, WHITE, _arch(big_w, big_h))
    return reduce(clip(surface, shape), width, height)


def _figure(surface: Surface, glyph: Glyph, at: Point, size: float, lead: float) -> None:
    """A motif as bright glass in a thick lead outline."""
    outline = tuple((kind, width, points) for kind, width, points in glyph if not kind.startswith("cut"))
    edge = canvas(surface.get_width(), surface.get_height())
    for kind, width, points in outline:
        closed = points if kind == "line" else (*points, points[0])
        draw_glyph(edge, (("line", width + lead * 260 / size, closed),), INK, at, size)
    surface.blit(edge, (0, 0))
    for kind, width, points in glyph:
        colour = INK if kind.startswith("cut") else LIGHT
        solid = "line" if kind in ("line", "cutline") else "fill"
        draw_glyph(surface, ((solid, width, points),), colour, at, size)


def _border(surface: Surface, width: int, height: int, lead: float, colour: Colour) -> None:
    """The stone-coloured band inside the arch."""
    for grow, wide, tint in ((0.0, lead * 6.0, INK), (lead * 1.6, lead * 2.2, mix(colour, LIGHT, 0.25))):
        shape = _arch(width, height, grow)
        stroke(surface, (*tint, 255), (*shape, shape[0]), wide)


def paint_rose(kit: Kit, px: int) -> Surface:
    """The round window of the five gods, the heart of the Altar."""
    del kit
    scale = 2 if px >= 90 else 4
    big = px * scale
    surface = canvas(big, big)
    pygame.draw.circle(surface, INK, (big / 2, big / 2), big / 2)
    centre, lead = (big / 2, big / 2), max(1.5, big * 0.012)
    for i, god in enumerate(GODS):
        palette = PALETTES[god]
        for inner, outer, count in ((0.115, 0.26, 1), (0.26, 0.385, 2), (0.385, 0.475, 3)):
            for k in range(count):
                pane = _ring(centre, inner * big, outer * big, 5 * count, -0.25 * count, 0)[i * count + k]
                _leaded(surface, [(pane[0], k + count)], palette, lead, i * 9 + k + count)
    pygame.draw.circle(surface, INK, centre, big * 0.13)
    pygame.draw.circle(surface, mix(LIGHT, (255, 215, 94), 0.35), centre, big * 0.115)
    _light(surface, centre, big * 0.5, 120)
    for i, god in enumerate(GODS):
        angle = 2 * pi * (i + 0.25) / 5
        _figure(surface, GLYPHS[god], _at(centre, big * 0.265, angle), big * 0.13, lead * 0.5)
    _figure(surface, MOTIFS["star"].body, centre, big * 0.2, lead * 0.6)
    pygame.draw.circle(surface, INK, centre, big * 0.5, max(2, round(big * 0.03)))
    shape = mask(big, big)
    pygame.draw.circle(shape, WHITE, centre, big * 0.497)
    return reduce(clip(surface, shape), px, px)
