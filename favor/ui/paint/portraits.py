"""Paper-cut portraits of the six characters, as sheets from back to front; knows no badge and no card."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pygame
from pygame import Surface

from favor.ui.paint.kit import Kit
from favor.ui.paint.paper import WHITE, around, canvas, clip, draw_glyph, mask, reduce, rounded_mask, sheet
from favor.ui.paint.shapes import Glyph, arc, cut, ellipse, fill, gear, leaf, line, loop, ngon, smooth, turned
from favor.ui.theme import CHARACTERS, INK, LIGHT, MEANINGS, Colour, mix

Sheets = tuple[tuple[float, Glyph], ...]


_COAT = smooth("6,106 14,76 34,66 50,70 66,66 86,76 94,106", steps=5)
# Busts as sheets from back to front: (tone from -1 ink to +1 lit paper, shape).
PORTRAITS: Mapping[str, Sheets] = MappingProxyType(
    {
        "seridian": (
            (
                -0.35,
                (
                    fill(smooth("22,50 8,36 4,18 18,26 30,34", steps=4)),
                    fill(smooth("78,50 92,36 96,18 82,26 70,34", steps=4)),
                ),
            ),
            (-0.15, (fill(_COAT),)),
            (-0.5, (fill("36,70 50,88 64,70 58,66 42,66"),)),
            (0.25, (fill(smooth("50,14 70,20 80,40 76,58 62,72 50,75 38,72 24,58 20,40 30,20", steps=5)),)),
            (-0.62, (line(6, "19,36 81,36"),)),
            (0.75, (fill(ellipse(36, 38, 13)), fill(ellipse(64, 38, 13)))),
            (-0.8, (fill(ellipse(36, 38, 8)), fill(ellipse(64, 38, 8)))),
            (0.95, (fill(ellipse(33, 35, 3)), fill(ellipse(61, 35, 3)))),
            (-0.6, (line(3, smooth("36,60 44,64 56,64 64,60", closed=False)),)),
        ),
        "sapling": (
            (-0.4, tuple(fill(turned(leaf(50, 16, 13, 26), t, 50, 40)) for t in (-75, 75))),
            (-0.2, tuple(fill(turned(leaf(50, 14, 13, 26), t, 50, 40)) for t in (-40, 40))),
            (0.15, (fill(leaf(50, 18, 13, 24)),)),
            (-0.55, (fill(smooth("30,106 34,78 44,70 56,70 66,78 70,106", steps=4)),)),
            (0.35, (fill(smooth("50,30 68,36 76,52 70,68 50,76 30,68 24,52 32,36", steps=5)),)),
            (-0.75, (fill(ellipse(39, 54, 5.5, 7)), fill(ellipse(61, 54, 5.5, 7)))),
            (0.95, (fill(ellipse(37.5, 51, 2)), fill(ellipse(59.5, 51, 2)))),
            (-0.55, (line(3, smooth("43,65 50,68 57,65", closed=False)), line(2.5, "50,30 50,8"))),
        ),
        "human": (
            (-0.62, (fill(smooth("24,64 18,38 30,15 50,7 70,15 82,38 76,64 70,72 30,72", steps=5)),)),
            (-0.1, (fill(_COAT),)),
            (0.45, (fill("42,60 58,60 60,74 50,84 40,74"),)),
            (-0.5, (fill("38,70 50,90 62,70 66,74 50,100 34,74"),)),
            (0.66, (fill(smooth("50,20 66,26 71,44 66,60 58,69 50,72 42,69 34,60 29,44 34,26", steps=5)),)),
            (-0.55, (fill(smooth("27,44 28,22 50,11 72,22 73,44 66,33 56,27 44,34 34,34", steps=4)),)),
            (0.42, (fill(ellipse(37, 55, 4.2, 3)), fill(ellipse(63, 55, 4.2, 3)))),
            (-0.75, (fill(ellipse(41, 47, 2.9, 3.6)), fill(ellipse(59, 47, 2.9, 3.6)))),
            (0.95, (fill(ellipse(40, 45.6, 1.1)), fill(ellipse(58, 45.6, 1.1)))),
            (
                -0.5,
                tuple(line(2.2, smooth(brow, closed=False)) for brow in ("36,41 41,39.5 45,41", "55,41 59,39.5 64,41")),
            ),
            (0.25, (line(2.4, "50,48 48.5,55 51,56"),)),
            (-0.5, (line(2.6, smooth("43,61 50,64.5 57,61", closed=False)),)),
            (0.3, (fill(gear(78, 86, 12, 8)), cut(ellipse(78, 86, 5)))),
        ),
        "abutian": (
            (-0.2, (fill(_COAT),)),
            (
                -0.55,
                (
                    fill(smooth("26,22 14,30 8,56 18,70 28,56 32,36", steps=4)),
                    fill(smooth("74,22 86,30 92,56 82,70 72,56 68,36", steps=4)),
                ),
            ),
            (0.2, (fill(smooth("50,12 68,16 76,32 70,50 64,70 50,78 36,70 30,50 24,32 32,16", steps=5)),)),
            (0.75, (fill(smooth("50,40 58,52 62,66 50,75 38,66 42,52", steps=4)),)),
            (
                -0.8,
                (
                    fill(smooth("50,66 58,58 50,55 42,58", steps=4)),
                    fill(ellipse(38, 38, 4.2)),
                    fill(ellipse(62, 38, 4.2)),
                    line(2.6, "50,64 50,70"),
                ),
            ),
            (-0.6, (line(6, smooth("26,80 50,90 74,80", closed=False)),)),
            (0.95, (fill(ngon(50, 92, 9, 4)), fill(ngon(50, 18, 6, 4)))),
        ),
        "geodyte": (
            (-0.45, (fill("20,40 10,10 34,26"), fill("80,40 92,14 66,26"))),
            (-0.25, (fill("0,106 10,74 34,62 66,62 90,74 100,106"),)),
            (-0.05, (fill("50,2 62,22 38,22"), fill("10,74 34,62 30,106 0,106"))),
            (0.22, (fill("32,18 68,18 80,40 70,68 50,78 30,68 20,40"),)),
            (0.5, (fill("32,18 50,30 50,78 30,68 20,40"),)),
            (-0.15, (fill("68,18 80,40 70,68 60,48"),)),
            (0.95, (fill("30,44 44,48 42,54 32,52"), fill("70,44 56,48 58,54 68,52"))),
            (-0.6, (line(3, "42,66 58,66"),)),
            (0.6, (fill("50,78 60,92 50,106 40,92"),)),
        ),
        "attuned": (
            (0.65, (line(5, loop(ellipse(50, 40, 43))),)),
            (-0.35, (fill(smooth("2,106 12,70 24,36 36,12 50,6 64,12 76,36 88,70 98,106", steps=5)),)),
            (-0.65, (fill(smooth("50,16 66,28 72,50 64,72 50,80 36,72 28,50 34,28", steps=5)),)),
            (0.45, (fill(smooth("50,30 62,38 64,54 58,68 50,72 42,68 36,54 38,38", steps=5)),)),
            (
                -0.7,
                (
                    line(2.8, smooth("40,52 44,55 48,52", closed=False)),
                    line(2.8, smooth("52,52 56,55 60,52", closed=False)),
                    line(2.4, "46,64 54,64"),
                ),
            ),
            (0.9, (line(3, loop(ellipse(50, 40, 4.5))),)),
            (-0.1, (fill("40,78 50,106 60,78 50,84"),)),
        ),
    }
)


NOBODY: Glyph = (fill(ellipse(50, 34, 22)), fill(ellipse(50, 100, 42, 40)))


def tone(colour: Colour, value: float) -> Colour:
    """The colour towards ink (negative) or towards lit paper (positive)."""
    return mix(colour, INK, -value) if value < 0 else mix(colour, LIGHT, value)


def bust(kit: Kit, target: Surface, character: str, colour: Colour, at: tuple[float, float], size: float) -> None:
    """Lay a portrait's sheets on a large surface."""
    width, height = target.get_size()
    drawn = PORTRAITS.get(character)
    sheets = drawn if drawn is not None else ((0.2, NOBODY),)
    for value, glyph in sheets:
        shape = mask(width, height)
        draw_glyph(shape, glyph, (255, 255, 255), at, size)
        shade = tone(colour, value)
        sheet(
            target,
            shape,
            kit.grain,
            mix(shade, LIGHT, 0.10),
            mix(shade, INK, 0.10),
            blur=max(3, round(size / 26)),
            strength=100,
            box=around(at, size),
        )


def paint_portrait(kit: Kit, character: str, width: int, height: int) -> Surface:
    """A portrait in a round-cornered panel."""
    scale = 2 if width >= 120 else 3
    big_w, big_h = width * scale, height * scale
    surface = canvas(big_w, big_h)
    colour = CHARACTERS.get(character, MEANINGS["neutral"]).fill
    edge = max(2, round(big_w * 0.014))
    pygame.draw.rect(surface, INK, surface.get_rect(), border_radius=big_w // 10)
    body = rounded_mask(big_w, big_h, surface.get_rect().inflate(-2 * edge, -2 * edge), big_w // 10 - edge)
    portrait_scene(kit, surface, body, character, colour)
    return reduce(surface, width, height)


def portrait_scene(kit: Kit, surface: Surface, body: Surface, character: str, colour: Colour) -> None:
    """Backdrop arcs and the bust, inside a mask."""
    width, height = surface.get_size()
    box = body.get_bounding_rect()
    inner = canvas(width, height)
    sheet(inner, body, kit.grain, mix(colour, INK, 0.55), mix(colour, INK, 0.72))
    for radius, value in ((0.62, 0.42), (0.44, 0.28)):
        shape = mask(width, height)
        pygame.draw.polygon(
            shape, WHITE, arc(box.centerx, box.y + box.h * 0.52, radius * min(box.w, box.h * 1.2), 0, 360, 48)
        )
        sheet(
            inner,
            clip(shape, body),
            kit.grain,
            mix(colour, INK, value),
            mix(colour, INK, value + 0.1),
            blur=max(3, box.w // 30),
            strength=90,
        )
    size = min(box.w, box.h) * 0.96
    bust(kit, inner, character, colour, (box.centerx, box.bottom - size * 0.48), size)
    surface.blit(clip(inner, body), (0, 0))
