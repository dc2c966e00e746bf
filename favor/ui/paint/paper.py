"""Sheets of cut paper: masks, soft shadows, gradients, grain, drawing large and reducing once; knows no card, no tile.

Every mask is white with alpha 0 round it, and every canvas starts as its edge colour with alpha 0: `smoothscale` and
`box_blur` mix colour and alpha apart, so a surface that is black where it is transparent would get dark fringes.
"""

from __future__ import annotations

from random import Random

import pygame
from pygame import Surface

from favor.ui.paint.shapes import Glyph, Point, Points
from favor.ui.theme import INK, SHADOW, Colour

WHITE = (255, 255, 255, 255)
GRAIN_SIDE = 512


def canvas(width: int, height: int, edge: Colour = INK) -> Surface:
    """A transparent surface that fades to `edge`, not to black."""
    surface = Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
    surface.fill((*edge, 0))
    return surface


def mask(width: int, height: int) -> Surface:
    """An empty mask."""
    return canvas(width, height, (255, 255, 255))


def reduce(surface: Surface, width: int, height: int, edge: Colour | None = INK) -> Surface:
    """The finished picture at its true size.

    Blitting sheets copies the colour of wholly clear pixels onto clear ground, and the reduction would draw that colour
    into the edge. So the ground is first made `edge` again (premultiplied, clear pixels add nothing); a picture of one
    colour on its own canvas needs none of that and says `edge=None`.
    """
    if edge is not None:
        ground = canvas(*surface.get_size(), edge)
        ground.blit(surface.premul_alpha(), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        surface = ground
    return pygame.transform.smoothscale(surface, (max(1, width), max(1, height)))


def solid(picture: Surface, least: int = 240) -> Surface:
    """The picture with all that is nearly full made quite full: sheets laid over each other leave it a shade clear, which
    nobody sees and which makes it several times as slow to draw."""
    full = pygame.mask.from_surface(picture, least - 1)
    layer = full.to_surface(setcolor=(0, 0, 0, 255), unsetcolor=(0, 0, 0, 0))
    picture.blit(layer, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return picture


def rounded_mask(width: int, height: int, rect: pygame.Rect, radius: int) -> Surface:
    """A mask holding one rectangle with round corners."""
    surface = mask(width, height)
    pygame.draw.rect(surface, WHITE, rect, border_radius=radius)
    return surface


def polygon_mask(width: int, height: int, points: Points) -> Surface:
    """A mask holding one polygon."""
    surface = mask(width, height)
    pygame.draw.polygon(surface, WHITE, points)
    return surface


def clip(inner: Surface, outer: Surface) -> Surface:
    """The inner mask where the outer one is too (the inner is changed)."""
    inner.blit(outer, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return inner


def gradient(width: int, height: int, top: Colour, bottom: Colour) -> Surface:
    """A sheet that fades from the top colour to the bottom one."""
    seed = Surface((1, 2))
    seed.set_at((0, 0), top)
    seed.set_at((0, 1), bottom)
    return pygame.transform.smoothscale(seed, (max(1, width), max(1, height)))


def make_grain(strength: int = 30, seed: int = 7) -> Surface:
    """Paper grain to multiply with: three noises of different coarseness and some fibres; mirrored so that it tiles."""
    chance = Random(seed)
    quarter = Surface((GRAIN_SIDE, GRAIN_SIDE))
    quarter.fill((255 - strength,) * 3)
    for cell, share in ((2, 0.50), (6, 0.32), (36, 0.18)):
        layer = pygame.transform.smoothscale(_noise(chance, GRAIN_SIDE // cell + 2), (GRAIN_SIDE, GRAIN_SIDE))
        layer.fill((round(strength * share),) * 3, special_flags=pygame.BLEND_RGB_MULT)
        quarter.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    _fibres(quarter, chance)
    whole = Surface((GRAIN_SIDE * 2, GRAIN_SIDE * 2))
    for flip_x in (False, True):
        for flip_y in (False, True):
            part = pygame.transform.flip(quarter, flip_x, flip_y)
            whole.blit(part, (GRAIN_SIDE * flip_x, GRAIN_SIDE * flip_y))
    return whole


def _noise(chance: Random, side: int) -> Surface:
    """A grey square of random bytes."""
    values = chance.randbytes(side * side)
    channels = bytearray(side * side * 3)
    for offset in range(3):
        channels[offset::3] = values
    return pygame.image.frombuffer(channels, (side, side), "RGB")


def _fibres(sheet_: Surface, chance: Random) -> None:
    """A few short hairs, barely darker than the paper."""
    for _ in range(150):
        x, y = chance.randrange(GRAIN_SIDE), chance.randrange(GRAIN_SIDE)
        dx, dy = chance.randint(-9, 9), chance.randint(-9, 9)
        shade = chance.randint(226, 240)
        pygame.draw.aaline(sheet_, (shade, shade, shade), (x, y), (x + dx, y + dy))


def shadow_step(blur: int) -> int:
    """By how much a shadow is reduced while it is blurred."""
    return 4 if blur >= 6 else 2 if blur >= 3 else 1


def around(at: Point, size: float) -> pygame.Rect:
    """A box that surely holds a glyph of that size centred there, whatever its turn."""
    reach = size * 0.72
    return pygame.Rect(round(at[0] - reach), round(at[1] - reach), round(reach * 2), round(reach * 2))


def soft_shadow(shape: Surface, blur: int, strength: int) -> tuple[Surface, int]:
    """The shadow of a mask, and by how much it is larger on each side."""
    step = shadow_step(blur)
    radius = max(1, blur // (2 * step))
    pad = radius * 4 * step
    width, height = shape.get_width() + 2 * pad, shape.get_height() + 2 * pad
    small = canvas(-(-width // step), -(-height // step), (0, 0, 0))
    inner = (max(1, shape.get_width() // step), max(1, shape.get_height() // step))
    small.blit(pygame.transform.smoothscale(shape, inner) if step > 1 else shape, (pad // step, pad // step))
    small = pygame.transform.box_blur(pygame.transform.box_blur(small, radius), radius)
    small.fill((0, 0, 0, strength), special_flags=pygame.BLEND_RGBA_MULT)
    small.fill((*SHADOW, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return (pygame.transform.smoothscale(small, (width, height)) if step > 1 else small), pad


def sheet(
    target: Surface,
    shape: Surface,
    grain: Surface | None,
    top: Colour,
    bottom: Colour | None = None,
    *,
    blur: int = 0,
    drop: tuple[int, int] | None = None,
    strength: int = 110,
    box: pygame.Rect | None = None,
) -> None:
    """Lay one sheet of paper: its soft shadow down-right, then gradient x grain, cut to the mask's shape.

    `box` is where the shape lies, for callers that know it: finding it costs as much as painting the sheet.
    """
    box = (box or shape.get_bounding_rect()).clip(shape.get_rect())
    if not box.w or not box.h:
        return
    part = shape.subsurface(box)
    if blur:
        shade, pad = soft_shadow(part, blur, strength)
        dx, dy = drop or (max(1, blur // 3), max(1, blur // 2))
        target.blit(shade, (box.x - pad + dx, box.y - pad + dy))
    paper = canvas(box.w, box.h)
    paper.blit(gradient(box.w, box.h, top, bottom or top), (0, 0))
    if grain is not None:
        spread(paper, grain, box.topleft)
    paper.blit(part, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    target.blit(paper, box.topleft)


def spread(paper: Surface, grain: Surface, at: tuple[int, int] = (0, 0)) -> None:
    """Multiply grain over a whole surface, tiled; `at` keeps the pattern steady under neighbouring sheets."""
    side = grain.get_width()
    for x in range(-(at[0] % side), paper.get_width(), side):
        for y in range(-(at[1] % side), paper.get_height(), side):
            paper.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_MULT)


def stroke(surface: Surface, colour: tuple[int, int, int, int], points: Points, width: float) -> None:
    """A thick line with round ends and joints, which pygame's own lines lack."""
    half = width / 2
    for (x1, y1), (x2, y2) in zip(points, points[1:]):
        length = max(1e-6, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
        nx, ny = -(y2 - y1) / length * half, (x2 - x1) / length * half
        corners = ((x1 + nx, y1 + ny), (x2 + nx, y2 + ny), (x2 - nx, y2 - ny), (x1 - nx, y1 - ny))
        pygame.draw.polygon(surface, colour, corners)
    for x, y in points:
        pygame.draw.circle(surface, colour, (x, y), half)


def draw_glyph(
    surface: Surface, glyph: Glyph, colour: Colour, at: Point, size: float, turn: float = 0.0, mirror: bool = False
) -> None:
    """Draw a glyph of the 100-grid centred at `at`, `size` pixels for 100 units; its cuts erase to alpha 0."""
    from_grid = _Placing(at, size / 100, turn, mirror)
    for kind, width, points in glyph:
        placed = from_grid(points)
        tint = (*colour, 0 if kind.startswith("cut") else 255)
        if kind in ("fill", "cut"):
            pygame.draw.polygon(surface, tint, placed)
        else:
            stroke(surface, tint, placed, width * size / 100)


class _Placing:
    """From grid points to pixels: mirror, turn, scale, move."""

    def __init__(self, at: Point, scale: float, turn: float, mirror: bool) -> None:
        vector = pygame.Vector2(scale, 0).rotate(turn)
        self._at, self._c, self._s, self._sign = at, vector.x, vector.y, -1.0 if mirror else 1.0

    def __call__(self, points: Points) -> Points:
        """The points in pixels."""
        x0, y0 = self._at
        flat = (((x - 50) * self._sign, y - 50) for x, y in points)
        return tuple((x0 + x * self._c - y * self._s, y0 + x * self._s + y * self._c) for x, y in flat)
