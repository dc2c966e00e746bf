"""The six seats: badges, and pieces upright and stunned; each told apart by shape before colour."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pygame
from pygame import Surface

from favor.ui.paint.icons import paint_icon
from favor.ui.paint.kit import Kit
from favor.ui.paint.paper import WHITE, canvas, draw_glyph, mask, reduce, soft_shadow
from favor.ui.paint.shapes import (
    Glyph,
    Points,
    cut,
    cutline,
    ellipse,
    fill,
    gear,
    leaf,
    line,
    loop,
    ngon,
    pts,
    scaled,
    smooth,
    star,
)
from favor.ui.theme import CHARACTERS, INK, MEANINGS, PAPER, Ink, mix

OUTLINES: Mapping[str, Points] = MappingProxyType(
    {
        "seridian": ngon(50, 50, 49, 6),
        "sapling": leaf(50, 50, 37, 50),
        "human": gear(50, 50, 49, 9, 0.74),
        "abutian": smooth("50,3 66,9 90,10 90,46 80,74 50,98 20,74 10,46 10,10 34,9", steps=4),
        "geodyte": pts("50,0 82,28 72,86 50,100 28,86 18,28"),
        "attuned": ellipse(50, 50, 46),
    }
)
SIGNS: Mapping[str, Glyph] = MappingProxyType(
    {
        "seridian": (fill(star(50, 50, (34, 9, 20, 9), 4)),),
        "sapling": (
            line(6, "50,24 50,86"),
            line(4.5, "50,50 66,38"),
            line(4.5, "50,50 34,38"),
            line(4.5, "50,68 64,58"),
            line(4.5, "50,68 36,58"),
        ),
        "human": (fill(ellipse(50, 50, 20)), cut(ellipse(50, 50, 9))),
        "abutian": (fill("50,24 72,42 50,78 28,42"), cutline(4, "28,42 72,42"), cutline(3, "42,42 50,76 58,42")),
        "geodyte": (
            fill("50,20 66,34 60,76 50,82 40,76 34,34"),
            cutline(4, "34,34 50,42 66,34"),
            cutline(4, "50,42 50,82"),
        ),
        "attuned": (line(10, loop(ellipse(50, 50, 20))),),
    }
)


def _ink(character: str) -> Ink:
    """The character's colours, neutral for one a pack brings."""
    return CHARACTERS.get(character, MEANINGS["neutral"])


def _outline(character: str) -> Points:
    """The badge shape, an octagon for one a pack brings."""
    return OUTLINES.get(character, ngon(50, 50, 48, 8, 22.5))


def _badge(character: str, side: int) -> Surface:
    """The badge at its large size: ink edge, paper ring, fill lit from the upper left, sign."""
    ink, shape = _ink(character), _outline(character)
    surface = canvas(side, side)
    middle = (side / 2, side / 2)
    core = scaled(shape, 0.76)
    for width, colour in ((24.0, INK), (12.0, PAPER)):
        draw_glyph(surface, (fill(core), line(width, (*core, core[0]))), colour, middle, side)
    draw_glyph(surface, (fill(core),), mix(ink.fill, INK, 0.22), middle, side)
    lit = tuple((x - 1.5, y - 2.0) for x, y in scaled(core, 0.92))
    draw_glyph(surface, (fill(lit),), ink.fill, middle, side)
    layer = canvas(side, side, ink.text)
    draw_glyph(layer, SIGNS.get(character, (fill(ellipse(50, 50, 14)),)), ink.text, middle, side * 0.78)
    surface.blit(layer, (0, 0))
    return surface


def paint_badge(kit: Kit, character: str, px: int) -> Surface:
    """A seat's badge, `px` square."""
    del kit
    return reduce(_badge(character, px * 4), px, px)


def paint_piece(kit: Kit, character: str, px: int, stunned: bool = False) -> Surface:
    """A seat's piece: the badge standing on a base; stunned it lies on its side under a small star."""
    big = px * 4
    surface = canvas(big, big)
    badge = _badge(character, round(big * (0.90 if stunned else 0.80)))
    if stunned:
        badge = pygame.transform.rotozoom(badge, 90, 0.92)
        badge.fill((214, 210, 222, 255), special_flags=pygame.BLEND_RGBA_MULT)
    place = badge.get_rect(midbottom=(big // 2, round(big * (0.98 if stunned else 0.90))))
    base = mask(big, big)
    pygame.draw.ellipse(base, WHITE, (big * 0.16, big * 0.80, big * 0.68, big * 0.18))
    shade, pad = soft_shadow(base, max(4, big // 20), 150)
    surface.blit(shade, (big // 40 - pad, big // 40 - pad))
    if not stunned:
        pygame.draw.ellipse(surface, INK, (big * 0.18, big * 0.76, big * 0.64, big * 0.22))
        pygame.draw.ellipse(
            surface, mix(_ink(character).fill, INK, 0.25), (big * 0.22, big * 0.775, big * 0.56, big * 0.165)
        )
    surface.blit(badge, place)
    picture = reduce(surface, px, px)
    if stunned:
        side = max(8, round(px * 0.36))
        picture.blit(paint_icon(kit, "stun-star", side), (px - side, 0))
    return picture
