"""The Altar: three by three cells of gold paper steps round the rose window, with ribbons to its eight exits."""

from __future__ import annotations

from math import cos, pi, sin

import pygame
from pygame import Rect, Surface

from favor.ui.paint.glass import paint_rose
from favor.ui.paint.kit import Kit
from favor.ui.paint.paper import WHITE, canvas, clip, mask, polygon_mask, reduce, rounded_mask, sheet
from favor.ui.paint.shapes import Points, ngon
from favor.ui.paint.tiles import FLAT_BELOW
from favor.ui.theme import ALTAR_GOLD, INK, LIGHT, NIGHT, PAPER, PAPER_2, mix, rgb

EXITS = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if abs(x) == abs(y) == 1)
DEEP_GOLD = rgb("#B8862F")


def paint_altar(kit: Kit, px: int) -> Surface:
    """The Altar for cells of `px` pixels: a picture three cells square."""
    scale = 4 if px < FLAT_BELOW else 2
    big = px * 3 * scale
    surface = canvas(big, big)
    border = max(2, round(px * scale * 0.016))
    inset = max(scale, round(px * scale * 0.016))
    whole = Rect(inset, inset, big - 2 * inset, big - 2 * inset)
    radius = round(px * scale * 0.16)
    pygame.draw.rect(surface, INK, whole, border_radius=radius)
    body = rounded_mask(big, big, whole.inflate(-2 * border, -2 * border), radius - border)
    sheet(surface, body, kit.grain, PAPER, mix(PAPER_2, ALTAR_GOLD, 0.25), box=whole)
    _roads(kit, surface, px * scale, border)
    _steps(kit, surface, big)
    picture = reduce(surface, px * 3, px * 3)
    rose = paint_rose(kit, round(px * 1.22))
    picture.blit(rose, rose.get_rect(center=(px * 3 // 2, px * 3 // 2)))
    return picture


def paint_emblem(kit: Kit, px: int) -> Surface:
    """The sign of the program: the Altar's golden steps with the rose, on a square of night."""
    big = px * 4
    surface = canvas(big, big)
    body = rounded_mask(big, big, Rect(0, 0, big, big), big // 5)
    sheet(surface, body, kit.grain, mix(NIGHT, LIGHT, 0.16), NIGHT, box=body.get_rect())
    for reach, top in ((0.46, 0.0), (0.40, 0.35)):
        for grow, tones in ((0.022, (INK, INK)), (0.0, (mix(ALTAR_GOLD, LIGHT, top), mix(DEEP_GOLD, LIGHT, top * 0.5)))):
            step = polygon_mask(big, big, ngon(big / 2, big / 2, (reach + grow) * big, 8, 22.5))
            sheet(surface, step, kit.grain, *tones, box=step.get_rect())
    picture = reduce(surface, px, px)
    rose = paint_rose(kit, round(px * 0.62))
    picture.blit(rose, rose.get_rect(center=(px // 2, px // 2)))
    return picture


def _roads(kit: Kit, surface: Surface, cell: int, border: int) -> None:
    """Ribbons from the steps to the two exits at each corner."""
    big = cell * 3
    for grow, tint in ((border, INK), (0, None)):
        shape = mask(big, big)
        half = cell * 0.085 + grow
        for x, y in EXITS:
            centre = (cell * (1.5 + x), cell * (1.5 + y))
            edge_y, edge_x = (0 if y < 0 else big), (0 if x < 0 else big)
            pygame.draw.rect(
                shape, WHITE, _span(centre[0] - half, min(edge_y, centre[1]), centre[0] + half, max(edge_y, centre[1]))
            )
            pygame.draw.rect(
                shape, WHITE, _span(min(edge_x, centre[0]), centre[1] - half, max(edge_x, centre[0]), centre[1] + half)
            )
            pygame.draw.polygon(shape, WHITE, _diagonal(centre, (big / 2, big / 2), half))
            pygame.draw.circle(shape, WHITE, centre, half * 1.6)
        if tint:
            sheet(surface, shape, None, tint, blur=max(3, cell // 30), strength=90, box=shape.get_rect())
        else:
            sheet(surface, shape, kit.grain, PAPER, PAPER_2, box=shape.get_rect())


def _span(left: float, top: float, right: float, bottom: float) -> Rect:
    """A rectangle from its edges."""
    return Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))


def _diagonal(start: tuple[float, float], end: tuple[float, float], half: float) -> Points:
    """A straight ribbon between two points."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / length * half, dx / length * half
    return (
        (start[0] + nx, start[1] + ny),
        (end[0] + nx, end[1] + ny),
        (end[0] - nx, end[1] - ny),
        (start[0] - nx, start[1] - ny),
    )


def _steps(kit: Kit, surface: Surface, big: int) -> None:
    """Octagonal steps of gold paper, lighter towards the top."""
    for level, reach in enumerate((0.375, 0.320, 0.268)):
        box = Rect(0, 0, round(reach * big * 2), round(reach * big * 2))
        box.center = (big // 2, big // 2)
        edge = polygon_mask(big, big, ngon(big / 2, big / 2, reach * big, 8, 22.5))
        top = mix(ALTAR_GOLD, LIGHT, 0.12 + 0.24 * level)
        sheet(surface, edge, None, mix(DEEP_GOLD, INK, 0.55), blur=max(3, big // 60), strength=130, box=box)
        face = polygon_mask(big, big, ngon(big / 2, big / 2, reach * big - big * 0.005, 8, 22.5))
        sheet(surface, face, kit.grain, top, mix(DEEP_GOLD, LIGHT, 0.10 + 0.22 * level), box=box)
        _lit_edges(surface, face, big, reach)


def _lit_edges(surface: Surface, face: Surface, big: int, reach: float) -> None:
    """The side of a step that faces the light, and the one that does not."""
    for start, tone, strength in ((180.0, LIGHT, 80), (0.0, INK, 46)):
        shape = mask(big, big)
        corners = [(start + 22.5 + 45 * i) * pi / 180 for i in range(4)]
        outer = [(big / 2 + reach * big * cos(a), big / 2 + reach * big * sin(a)) for a in corners]
        inner = [
            (big / 2 + reach * big * 0.93 * cos(a), big / 2 + reach * big * 0.93 * sin(a)) for a in reversed(corners)
        ]
        pygame.draw.polygon(shape, WHITE, outer + inner)
        clip(shape, face)
        shape.fill((*tone, strength), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(shape, (0, 0))
