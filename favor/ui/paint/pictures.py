"""Card pictures: three sheets of one colour from dark to light, a backdrop, one to three motifs in a pose; by seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sin
from random import Random
from types import MappingProxyType

import pygame
from pygame import Rect, Surface

from favor.ui.paint.kit import Kit
from favor.ui.paint.motifs import MOTIFS
from favor.ui.paint.paper import WHITE, around, canvas, clip, draw_glyph, mask, rounded_mask, sheet
from favor.ui.paint.picture_words import motifs_for
from favor.ui.paint.shapes import Point, Points, ellipse, ngon, star
from favor.ui.theme import INK, LIGHT, Colour, mix

POSES = ("plain", "tilt", "mirror", "echo", "halo")


@dataclass(frozen=True)
class Scene:
    """What a picture shows. Empty choices are made from the seed, the same ones every time."""

    motifs: tuple[str, ...] = ()
    pose: str = ""
    backdrop: str = ""
    seed: int = 0


def ladder(colour: Colour) -> tuple[Colour, Colour, Colour, Colour]:
    """Ground and three sheets of a colour, dark to light, wherever the colour itself stands."""
    light = (colour[0] * 0.30 + colour[1] * 0.59 + colour[2] * 0.11) / 255
    darkest, lightest = -(0.30 + 0.38 * light), 0.62 * (1 - light) - 0.10
    steps = [darkest + (lightest - darkest) * k / 3 for k in range(4)]
    tones = [mix(colour, INK, -s) if s < 0 else mix(colour, LIGHT, s) for s in steps]
    return tones[0], tones[1], tones[2], tones[3]


def _burst(w: float, h: float, level: int, chance: Random) -> Points:
    """A jagged burst."""
    reach = w * (0.60, 0.44, 0.29)[level]
    rays = 11 + 2 * level
    return star(
        w / 2,
        h * 0.54,
        tuple(reach * chance.uniform(0.8, 1.1) if i % 2 == 0 else reach * 0.55 for i in range(rays * 2)),
        1,
        chance.uniform(0, 90),
    )


def _rays(w: float, h: float, level: int, chance: Random) -> Points:
    """A soft star with long and short arms."""
    reach = w * (0.66, 0.48, 0.30)[level]
    return star(
        w / 2, h * 0.52, (reach, reach * 0.46, reach * 0.72, reach * 0.46), 6, 12.0 * level + chance.uniform(0, 9)
    )


def _dunes(w: float, h: float, level: int, chance: Random) -> Points:
    """Soft waves of land."""
    y, swing, phase = h * (0.42, 0.62, 0.80)[level], h * 0.10, chance.uniform(0, 6)
    return ((0.0, h), *((w * i / 30, y - swing * sin(i * 0.22 + phase)) for i in range(31)), (w, h))


def _ridge(w: float, h: float, level: int, chance: Random) -> Points:
    """Jagged land."""
    y, points, x = h * (0.52, 0.68, 0.86)[level], [(-1.0, h)], -w * 0.05
    while x < w * 1.1:
        points += [(x, y + h * chance.uniform(0.0, 0.1)), (x + w * 0.07, y - h * chance.uniform(0.10, 0.34))]
        x += w * chance.uniform(0.12, 0.18)
    return (*points, (x, y), (x, h))


def _rings(w: float, h: float, level: int, chance: Random) -> Points:
    """Circles one in another."""
    r = w * (0.50, 0.38, 0.26)[level]
    return ellipse(w / 2 + chance.uniform(-0.02, 0.02) * w, h * 0.54, r, r * 0.92, 0, 48)


def _crystal(w: float, h: float, level: int, chance: Random) -> Points:
    """Hexagons turning inwards."""
    return ngon(w / 2, h * 0.54, w * (0.54, 0.41, 0.29)[level], 6, 14.0 * level + chance.uniform(0, 8))


def _teeth(w: float, h: float, level: int, chance: Random) -> Points:
    """Saw teeth from below."""
    y, n, tall = h * (0.62, 0.78, 0.92)[level], (9, 7, 5)[level], h * (0.46, 0.40, 0.34)[level]
    points: list[Point] = [(0.0, h)]
    for i in range(n):
        points += [(w * i / n, y), (w * (i + 0.5) / n, y - tall * chance.uniform(0.75, 1.0))]
    return (*points, (w, y), (w, h))


BACKDROPS: Mapping[str, Callable[[float, float, int, Random], Points]] = MappingProxyType(
    {
        "burst": _burst,
        "rays": _rays,
        "dunes": _dunes,
        "ridge": _ridge,
        "rings": _rings,
        "crystal": _crystal,
        "teeth": _teeth,
    }
)
_KIND_BACKDROPS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "attack": ("burst", "burst", "ridge"),
        "spell": ("rays", "rings", "rays"),
        "hex": ("crystal", "rings"),
        "trap": ("teeth", "teeth", "dunes"),
        "charm": ("rings", "rays"),
        "fight": ("burst", "ridge"),
        "blessing": ("rays", "dunes"),
        "curse": ("crystal", "ridge", "rings"),
    }
)


def _places(count: int, w: float, h: float) -> tuple[tuple[Point, float], ...]:
    """Where motifs stand and how large, the back ones first."""
    size = min(h * 0.84, w * 0.62)
    if count <= 1:
        return (((w / 2, h * 0.52), size),)
    if count == 2:
        return (((w * 0.69, h * 0.46), size * 0.74), ((w * 0.37, h * 0.54), size * 0.92))
    return (
        ((w * 0.20, h * 0.48), size * 0.62),
        ((w * 0.80, h * 0.48), size * 0.62),
        ((w * 0.5, h * 0.54), size * 0.88),
    )


def draw_scene(kit: Kit, surface: Surface, rect: Rect, radius: int, colour: Colour, kind: str, scene: Scene) -> None:
    """Draw a picture into a rectangle of a large surface."""
    w, h = rect.size
    chance = Random(scene.seed)
    body = rounded_mask(w, h, Rect(0, 0, w, h), radius)
    tones = ladder(colour)
    inner = canvas(w, h, tones[0])
    sheet(inner, body, kit.grain, tones[0], mix(tones[0], INK, 0.30), box=body.get_rect())
    usual = _KIND_BACKDROPS.get(kind, ("dunes", "rings", "ridge", "rays"))
    backdrop = BACKDROPS.get(scene.backdrop) or BACKDROPS[usual[chance.randrange(len(usual))]]
    for level in range(3):
        shape = mask(w, h)
        pygame.draw.polygon(shape, WHITE, backdrop(w, h, level, chance))
        sheet(
            inner,
            clip(shape, body),
            kit.grain,
            tones[level + 1],
            mix(tones[level + 1], tones[level], 0.6),
            blur=max(3, w // 22),
            strength=120,
            box=body.get_rect(),
        )
    names = [name for name in scene.motifs if name in MOTIFS] or list(motifs_for("", kind))
    pose = scene.pose or POSES[chance.randrange(len(POSES))]
    for name, (at, size) in zip(reversed(names[:3]), _places(min(3, len(names)), w, h)):
        _place(kit, inner, name, at, size, pose if name == names[0] else "plain", colour, tones)
    surface.blit(clip(inner, body), rect)


def _place(
    kit: Kit, inner: Surface, name: str, at: Point, size: float, pose: str, colour: Colour, tones: tuple[Colour, ...]
) -> None:
    """One motif in its pose."""
    turn, mirror = (14.0 if pose == "tilt" else 0.0), pose == "mirror"
    body, detail = mix(tones[3], LIGHT, 0.66), mix(colour, INK, 0.30)
    if pose == "halo":
        halo = mask(*inner.get_size())
        pygame.draw.circle(halo, WHITE, at, size * 0.60)
        sheet(
            inner,
            halo,
            kit.grain,
            mix(tones[3], LIGHT, 0.25),
            tones[3],
            blur=max(3, round(size / 16)),
            strength=110,
            box=around(at, size),
        )
    if pose == "echo":
        for step, share in ((0.30, 0.10), (0.15, 0.35)):
            _motif(
                kit,
                inner,
                name,
                (at[0] + size * step, at[1] - size * step * 0.25),
                size * (1 - step * 0.4),
                (mix(tones[3], LIGHT, share), mix(tones[1], colour, 0.5)),
                turn,
                mirror,
            )
        at = (at[0] - size * 0.08, at[1])
    _motif(kit, inner, name, at, size, (body, detail), turn, mirror)


def _motif(
    kit: Kit, inner: Surface, name: str, at: Point, size: float, tones: tuple[Colour, Colour], turn: float, mirror: bool
) -> None:
    """A motif as two sheets: silhouette and detail."""
    for glyph, tone, blur in ((MOTIFS[name].body, tones[0], size / 11), (MOTIFS[name].detail, tones[1], size / 36)):
        shape = mask(*inner.get_size())
        draw_glyph(shape, glyph, (255, 255, 255), at, size, turn, mirror)
        sheet(
            inner,
            shape,
            kit.grain,
            mix(tone, LIGHT, 0.12),
            mix(tone, INK, 0.12),
            blur=max(2, round(blur)),
            strength=150,
            box=around(at, size),
        )
