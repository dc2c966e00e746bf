"""Paper for large pictures: shapes in true pixels cut out and laid as sheets, pools of light, ribbons. Knows no screen."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from favor.ui.paint.kit import Kit
from favor.ui.paint.paper import WHITE, canvas, mask, sheet, soft_shadow, spread, stroke
from favor.ui.paint.shapes import Glyph, Point, Points
from favor.ui.theme import INK, LIGHT, Colour, mix

SMOOTH = 2
Tones = tuple[Colour, Colour]


def bounds(shape: Glyph, whole: Rect) -> Rect:
    """The part of the picture a shape lies in, with its lines' width."""
    xs = [x for _, width, points in shape for x, _ in points for x in (x - width, x + width)]
    ys = [y for _, width, points in shape for _, y in points for y in (y - width, y + width)]
    left, top = int(min(xs)) - 2, int(min(ys)) - 2
    return Rect(left, top, int(max(xs)) + 3 - left, int(max(ys)) + 3 - top).clip(whole)


def cut_out(shape: Glyph, box: Rect) -> Surface:
    """The mask of a shape over its box, drawn large and reduced."""
    big = mask(box.w * SMOOTH, box.h * SMOOTH)
    for kind, width, points in shape:
        placed = tuple(((x - box.x) * SMOOTH, (y - box.y) * SMOOTH) for x, y in points)
        tint = WHITE if not kind.startswith("cut") else (255, 255, 255, 0)
        if kind in ("fill", "cut"):
            pygame.draw.polygon(big, tint, placed)
        else:
            stroke(big, tint, placed, width * SMOOTH)
    return pygame.transform.smoothscale(big, box.size)


def lay(
    kit: Kit, surface: Surface, shape: Glyph, tones: Tones, *, blur: int = 0, strength: int = 110, rim: int = 0, edge: float = 0.0
) -> None:
    """One sheet: its shadow, an ink edge that wide, a lit rim at the upper left that strong, the paper itself."""
    box = bounds(shape, surface.get_rect())
    if box.w < 2 or box.h < 2:
        return
    cut = cut_out(shape, box)
    if blur:
        shade, pad = soft_shadow(cut, blur, strength)
        surface.blit(shade, (box.x - pad + max(1, blur // 3), box.y - pad + max(1, blur // 2)))
    if edge:
        lay(kit, surface, edged(shape, edge), (INK, INK))
    if rim:
        lit = cut.copy()
        lit.fill((*LIGHT, rim), special_flags=pygame.BLEND_RGBA_MULT)
        step = max(1, round(surface.get_height() / 720))
        surface.blit(lit, (box.x - step, box.y - step))
    sheet(surface.subsurface(box), cut, kit.grain, *tones, box=cut.get_rect())


def edged(shape: Glyph, width: float) -> Glyph:
    """The same shape grown by a line round it."""
    return shape + tuple(("line", width * 2, (*points, points[0])) for kind, _, points in shape if kind == "fill")


def glow(kit: Kit, surface: Surface, at: Point, reach: tuple[float, float], colour: Colour, strength: int) -> None:
    """A soft pool of light that only makes things brighter; the grain in it hides the steps between its tones."""
    spot = Surface((64, 64))
    for step in range(32, 0, -1):
        share = strength / 255 * (1 - step / 32) ** 1.7
        pygame.draw.circle(spot, mix((0, 0, 0), colour, share), (32, 32), step)
    size = max(2, round(reach[0] * 2)), max(2, round(reach[1] * 2))
    pool = pygame.transform.smoothscale(spot, size)
    if kit.grain is not None:
        spread(pool, kit.grain)
    surface.blit(pool, (round(at[0] - reach[0]), round(at[1] - reach[1])), special_flags=pygame.BLEND_RGB_ADD)


def beam(surface: Surface, source: tuple[Point, Point], foot: tuple[Point, Point], colour: Colour, strength: int) -> None:
    """Light falling from a window: brightest where it leaves, gone at its foot."""
    shape: Glyph = (("fill", 0.0, (*source, *reversed(foot))),)
    box = bounds(shape, surface.get_rect())
    ray = canvas(box.w, box.h, colour)
    ray.blit(cut_out(shape, box), (0, 0))
    fade = Surface((1, 8), pygame.SRCALPHA)
    for y in range(8):
        fade.set_at((0, y), (*colour, round(strength * (1 - y / 7) ** 1.4)))
    ray.blit(pygame.transform.smoothscale(fade, box.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(ray, box.topleft)


def glint(surface: Surface, points: Points, width: float, colour: Colour, strength: int) -> None:
    """A faint stroke of light."""
    shape: Glyph = (("line", width, points),)
    box = bounds(shape, surface.get_rect())
    if box.w and box.h:
        cut = cut_out(shape, box)
        cut.fill((*colour, strength), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(cut, box.topleft)


def ribbon(spine: Points, widths: tuple[float, float]) -> Points:
    """A band along a line, from one width to another: a road that comes nearer."""
    left: list[Point] = []
    right: list[Point] = []
    last = len(spine) - 1
    for number, (x, y) in enumerate(spine):
        before, after = spine[max(0, number - 1)], spine[min(last, number + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = max(1e-6, (dx * dx + dy * dy) ** 0.5)
        half = (widths[0] + (widths[1] - widths[0]) * number / max(1, last)) / 2
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    return (*left, *reversed(right))
