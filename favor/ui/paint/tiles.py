"""Board tiles: region scenery, ribbons for open edges, kerbs for closed ones, the medallion; three levels of detail.

The path mask comes already turned (bit 0 north, 1 east, 2 south, 3 west), and the picture is never rotated, so that the
light stays in the upper left. A tile fills its whole cell: ribbons reach the border and meet those of the neighbour.
"""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from favor.ui.paint.glyphs import GLYPHS
from favor.ui.paint.kit import Kit
from favor.ui.paint.paper import WHITE, canvas, draw_glyph, mask, reduce, rounded_mask, sheet, stroke
from favor.ui.paint.regions import SILHOUETTES, scenery
from favor.ui.paint.shapes import Points, pts
from favor.ui.text import Spans, TextStyle, fit
from favor.ui.theme import ALTAR_GOLD, GOLD, INK, LIGHT, MEANINGS, PAPER, PAPER_2, REGIONS, Colour, mix

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
FLAT_BELOW, TEXT_FROM = 45, 150
LETTERS = "NESW"


def oversample(px: int) -> int:
    """How much larger a tile is drawn before it is reduced."""
    return 4 if px < 60 else 3 if px < 100 else 2


def tile_slots(px: int) -> dict[str, Rect]:
    """Where tokens stand: `ruin` north-west, `trap` north-east, `banner` south-east, `more` south-west."""
    side = round(px * (0.23 if px >= 120 else 0.28 if px >= FLAT_BELOW else 0.36))
    near, far = round(px * 0.05), px - round(px * 0.05) - side
    return {
        "ruin": Rect(near, near, side, side),
        "trap": Rect(far, near, side, side),
        "banner": Rect(far, far, side, side),
        "more": Rect(near, far, side, side),
    }


def seat_slots(px: int, present: int) -> tuple[Rect, ...]:
    """Six places for pieces round the medallion, the same order always; larger ones when one or two stand there."""
    side = round(px * (0.40 if present <= 2 else 0.30 if px >= FLAT_BELOW else 0.34))
    if present <= 2:
        spots: Points = ((0.5, 0.5),) * 6 if present == 1 else ((0.30, 0.5), (0.70, 0.5)) * 3
    else:
        spots = ((0.24, 0.36), (0.50, 0.26), (0.76, 0.36), (0.24, 0.68), (0.50, 0.78), (0.76, 0.68))
    return tuple(Rect(round(x * px - side / 2), round(y * px - side / 2), side, side) for x, y in spots)


def paint_tile(
    kit: Kit, px: int, region: str, symbol: str, paths: int, seed: int, side: str = "", text: Spans = ()
) -> Surface:
    """A tile `px` square.

    `symbol`: blank ruin event warp terrain terrain+ terrain- settlement. `side`: a Settlement's outer edge, N E S W.
    """
    if px < FLAT_BELOW or kit.theme.plain_tiles:
        return _flat_tile(kit, px, region, symbol, paths, side)
    scale = oversample(px)
    big = px * scale
    surface = canvas(big, big)
    inset = max(scale, round(big * 0.016))
    rect, radius = Rect(inset, inset, big - 2 * inset, big - 2 * inset), round(big * 0.07)
    border = max(2, round(big * 0.014))
    pygame.draw.rect(surface, INK, rect, border_radius=radius)
    body = rounded_mask(big, big, rect.inflate(-2 * border, -2 * border), radius - border)
    if region in SILHOUETTES:
        scenery(kit, surface, body, region, seed)
    else:
        sheet(surface, body, kit.grain, PAPER, PAPER_2)
    _kerbs(surface, rect, paths, big)
    _ribbons(kit, surface, symbol, paths, big)
    _centre(kit, surface, region, symbol, big, side)
    picture = reduce(surface, px, px)
    if text and px >= TEXT_FROM:
        _terrain_text(kit, picture, text, px)
    return picture


def _kerbs(surface: Surface, rect: Rect, paths: int, big: int) -> None:
    """A low ink kerb on every closed edge, lit on its inner side, so that closed is seen and not only not open."""
    ends = (((0.06, 0), (0.94, 0)), ((1, 0.06), (1, 0.94)), ((0.94, 1), (0.06, 1)), ((0, 0.94), (0, 0.06)))
    for bit, pair in enumerate(ends):
        if paths >> bit & 1:
            continue
        dx, dy = SIDES[bit]
        for deep, colour, wide in ((0.034, mix(PAPER_2, INK, 0.52), 0.014), (0.016, INK, 0.036)):
            line = tuple(
                (rect.x + (x - dx * deep) * (rect.w - 1), rect.y + (y - dy * deep) * (rect.h - 1)) for x, y in pair
            )
            stroke(surface, (*colour, 255), line, big * wide)


def _ribbon_mask(big: int, paths: int, half: float, disc: float) -> Surface:
    """The ribbons of the open edges and the round place in the middle."""
    shape = mask(big, big)
    middle = big / 2
    for bit, (dx, dy) in enumerate(SIDES):
        if paths >> bit & 1:
            left, right = sorted((middle, middle + dx * middle))
            top, bottom = sorted((middle, middle + dy * middle))
            wide = half if dx == 0 else 0
            high = half if dy == 0 else 0
            corner = (round(left - wide), round(top - high))
            pygame.draw.rect(shape, WHITE, (*corner, round(right + wide) - corner[0], round(bottom + high) - corner[1]))
    pygame.draw.circle(shape, WHITE, (middle, middle), disc)
    return shape


def _ribbons(kit: Kit, surface: Surface, symbol: str, paths: int, big: int) -> None:
    """Pale paths with an ink edge, faint dots, and the medallion."""
    half, edge = big * 0.085, max(1.5, big * 0.014)
    disc = big * (0.13 if symbol == "blank" else 0.205)
    under = _ribbon_mask(big, paths, half + edge, disc + edge)
    whole = surface.get_rect()
    sheet(surface, under, None, INK, blur=max(3, big // 40), strength=100, box=whole)
    sheet(surface, _ribbon_mask(big, paths, half, disc), kit.grain, PAPER, PAPER_2, box=whole)
    dot = mix(PAPER_2, INK, 0.34)
    for bit, (dx, dy) in enumerate(SIDES):
        for share in (0.29, 0.37, 0.45) if paths >> bit & 1 else ():
            if symbol != "blank" or share > 0.2:
                pygame.draw.circle(surface, dot, (big / 2 + dx * big * share, big / 2 + dy * big * share), big * 0.012)


def _centre(kit: Kit, surface: Surface, region: str, symbol: str, big: int, side: str) -> None:
    """The symbol in ink on the medallion; a Settlement is a small built scene."""
    middle = (big / 2, big / 2)
    if symbol == "settlement":
        _settlement(kit, surface, region, big, side)
    elif symbol != "blank":
        ring = mix(PAPER_2, INK, 0.28)
        pygame.draw.circle(surface, ring, middle, big * 0.185, max(1, round(big * 0.008)))
        layer = canvas(big, big)
        draw_glyph(layer, GLYPHS[symbol], INK, middle, big * 0.25)
        surface.blit(layer, (0, 0))


def _settlement(kit: Kit, surface: Surface, region: str, big: int, side: str) -> None:
    """A roofed house with lit windows, and a banner pole towards the outer edge."""
    unit = big / 100
    base, trim = mask(big, big), mask(big, big)
    pygame.draw.circle(base, WHITE, (big / 2, big / 2), 30 * unit)
    pygame.draw.circle(trim, WHITE, (big / 2, big / 2), 28.4 * unit)
    sheet(surface, base, None, INK, blur=max(3, big // 40))
    sheet(surface, trim, kit.grain, PAPER, PAPER_2)
    dx, dy = SIDES[LETTERS.index(side)] if side else (0, -1)
    _banner(surface, _pole(dx, dy, big), unit, GOLD)
    roof = mix(REGIONS[region].fill, INK, 0.15)
    parts: tuple[tuple[str, Colour], ...] = (
        ("36,50 64,50 64,68 36,68", INK),
        ("37.4,50 62.6,50 62.6,66.6 37.4,66.6", mix(PAPER_2, INK, 0.08)),
        ("50,26 70,50 66,53 50,34 34,53 30,50", INK),
        ("50,27 68,51 32,51", INK),
        ("50,30 64.5,49.4 35.5,49.4", roof),
        ("50,30 35.5,49.4 43,49.4", mix(roof, (255, 255, 255), 0.25)),
        ("46.5,56 53.5,56 53.5,68 46.5,68", INK),
        ("39.6,55 44,55 44,60 39.6,60", INK),
        ("56,55 60.4,55 60.4,60 56,60", INK),
        ("40.4,55.8 43.2,55.8 43.2,59.2 40.4,59.2", GOLD),
        ("56.8,55.8 59.6,55.8 59.6,59.2 56.8,59.2", GOLD),
    )
    for shape, colour in parts:
        pygame.draw.polygon(surface, colour, tuple((x * unit, y * unit) for x, y in pts(shape)))


def _pole(dx: int, dy: int, big: int) -> tuple[float, float]:
    """Where the pole stands for a Settlement that looks to that side: beside the path, clear of the Banner at the lower right."""
    beside = 20 if dy < 0 else -34 if dy > 0 else 0
    return big * (0.5 + (dx * 33 + beside) / 100), big * (0.5 + (dy * 33 - abs(dx) * 8) / 100)


def _banner(surface: Surface, foot: tuple[float, float], unit: float, colour: Colour) -> None:
    """A pole with a gold pennant."""
    x, y = foot
    stroke(surface, (*INK, 255), ((x, y + 9 * unit), (x, y - 10 * unit)), 2.4 * unit)
    flag = ((x, y - 11 * unit), (x + 15 * unit, y - 6.5 * unit), (x, y - 1.5 * unit))
    pygame.draw.polygon(surface, INK, flag)
    inner = ((x + 1.2 * unit, y - 9 * unit), (x + 11.4 * unit, y - 6.4 * unit), (x + 1.2 * unit, y - 3.4 * unit))
    pygame.draw.polygon(surface, colour, inner)


def _terrain_text(kit: Kit, picture: Surface, text: Spans, px: int) -> None:
    """A paper plate in the lower third with the terrain's sentence."""
    room = (round(px * 0.86), round(px * 0.30))
    sizes = tuple(TextStyle(size, line=1.16) for size in range(max(11, round(px * 0.064)), 9, -1))
    style, block = fit(kit.fonts, text, sizes, room[0] - 8, room[1] - 4, "centre")
    plate = Rect(0, 0, px - round(px * 0.08), block.height + 8)
    plate.midbottom = (px // 2, round(px * 0.978))
    big = canvas(plate.w * 2, plate.h * 2)
    pygame.draw.rect(big, INK, big.get_rect(), border_radius=12)
    sheet(
        big,
        rounded_mask(big.get_width(), big.get_height(), big.get_rect().inflate(-6, -6), 10),
        kit.grain,
        PAPER,
        PAPER_2,
    )
    picture.blit(reduce(big, plate.w, plate.h), plate)
    kit.letters.block(
        picture, block, style, (plate.x + (plate.w - room[0] + 8) // 2, plate.y + 3), (room[0], plate.h), "terrain"
    )


def _flat_tile(kit: Kit, px: int, region: str, symbol: str, paths: int, side: str) -> Surface:
    """The smallest level: flat fill, wide ribbon, large medallion with a large symbol."""
    del kit
    scale = 4 if px < 120 else 2
    big = px * scale
    surface = canvas(big, big)
    inset = scale
    rect, radius = Rect(inset, inset, big - 2 * inset, big - 2 * inset), round(big * 0.09)
    base = REGIONS[region].fill if region in REGIONS else ALTAR_GOLD
    pygame.draw.rect(surface, INK, rect, border_radius=radius)
    pygame.draw.rect(surface, mix(base, INK, 0.14), rect.inflate(-2 * scale, -2 * scale), border_radius=radius - scale)
    pygame.draw.rect(
        surface,
        base,
        (rect.x + scale, rect.y + scale, rect.w - 2 * scale, round(rect.h * 0.52)),
        border_radius=radius - scale,
    )
    disc = big * (0.15 if symbol == "blank" else 0.32)
    for grow, colour in ((scale * 1.0, INK), (0.0, PAPER)):
        shape = _ribbon_mask(big, paths, big * 0.10 + grow, disc + grow)
        sheet(surface, shape, None, colour, box=surface.get_rect())
    glyph = GLYPHS["settlement" if symbol == "settlement" else symbol]
    layer = canvas(big, big)
    draw_glyph(layer, glyph, INK, (big / 2, big / 2), big * 0.48)
    surface.blit(layer, (0, 0))
    if symbol == "settlement" and side:
        dx, dy = SIDES[LETTERS.index(side)]
        _banner(surface, _pole(dx, dy, big), big * 0.013, GOLD)
    return reduce(surface, px, px)


def paint_ring(kit: Kit, px: int, kind: str = "legal") -> Surface:
    """The ring laid over a tile: `legal` gold in ink, `chosen` double, `danger` so in warning colour, `focus` white."""
    del kit
    colour = {"legal": GOLD, "chosen": GOLD, "danger": MEANINGS["warning"].fill, "focus": LIGHT}[kind]
    scale = 3
    big = px * scale
    surface = canvas(big, big)
    unit = min(px, 130)  # the ring of the Altar is as thick as that of a tile
    wide = max(2, round(unit * 0.03)) * scale
    radius = round(unit * scale * 0.09)
    pygame.draw.rect(surface, INK, surface.get_rect(), wide + 2 * scale, border_radius=radius)
    pygame.draw.rect(surface, colour, surface.get_rect().inflate(-2 * scale, -2 * scale), wide, border_radius=radius)
    if kind in ("chosen", "danger"):
        inner = surface.get_rect().inflate(-2 * (wide + 4 * scale), -2 * (wide + 4 * scale))
        pygame.draw.rect(surface, INK, inner.inflate(2 * scale, 2 * scale), wide // 2 + 2 * scale, border_radius=radius)
        pygame.draw.rect(surface, colour, inner, wide // 2, border_radius=radius - wide)
    return reduce(surface, px, px)


def paint_unexplored(kit: Kit, px: int, region: str = "", count: int = 0) -> Surface:
    """A dashed cell with a plus, colour and sign of the region, and how many tiles its stack still holds."""
    scale = 3
    big = px * scale
    surface = canvas(big, big)
    colour = REGIONS[region].night if region in REGIONS else GOLD
    inset, step = round(big * 0.05), big / 10
    ground = (*mix(kit.theme.panel, colour, 0.13), 225)  # a star of the floor would look like a sign beside the number
    pygame.draw.rect(surface, ground, (inset, inset, big - 2 * inset, big - 2 * inset), border_radius=round(big * 0.08))
    for i in range(9):
        near, far = inset + i * step, inset + i * step + step * 0.55
        for path in (
            ((near, inset), (far, inset)),
            ((near, big - inset), (far, big - inset)),
            ((inset, near), (inset, far)),
            ((big - inset, near), (big - inset, far)),
        ):
            stroke(surface, (*INK, 255), path, big * 0.045)
            stroke(surface, (*colour, 255), path, big * 0.026)
    middle = (big / 2, big * (0.44 if count else 0.5))
    draw_glyph(surface, GLYPHS["plus"], INK, middle, big * 0.36)
    draw_glyph(surface, GLYPHS["plus"], colour, middle, big * 0.28)
    if region in REGIONS:  # colour alone would not tell them apart in grey
        draw_glyph(surface, GLYPHS[region], colour, (big * 0.79, big * 0.21), big * (0.22 if px >= FLAT_BELOW else 0.28))
    picture = reduce(surface, px, px, None)
    if count and px >= FLAT_BELOW:
        room = Rect(round(px * 0.07), round(px * 0.66), round(px * 0.56), round(px * 0.26))  # the price stands at its right
        kit.letters.fitted(picture, f"× {count}", room, "sans", "Bold", (max(12, round(px * 0.19)), 10), colour)
    return picture


def paint_ghost(kit: Kit, px: int, region: str, symbol: str, paths: int, seed: int) -> Surface:
    """A tile not yet placed: the same picture at 85 % opacity inside ink and gold dashes."""
    picture = paint_tile(kit, px, region, symbol, paths, seed)
    ghost = picture.copy()
    ghost.fill((255, 255, 255, 217), special_flags=pygame.BLEND_RGBA_MULT)
    step = max(4, px // 12)
    for i in range(0, px - step // 2, step):
        for rect in ((i, 0, step // 2, 2), (i, px - 2, step // 2, 2), (0, i, 2, step // 2), (px - 2, i, 2, step // 2)):
            pygame.draw.rect(ghost, GOLD, rect)
    return ghost
