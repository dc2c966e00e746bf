"""The ghost of a tile about to be laid: only in legal turns, its joints glowing, with arrows and Place beside it."""

from __future__ import annotations

from dataclasses import replace

import pygame

from favor.language.tongue import filled
from favor.model.geometry import ALTAR_CELLS, BIT, FACING, SIDES, TURNED, cell
from favor.ui import theme
from favor.ui import words_table as say
from favor.ui.brush import Brush
from favor.ui.paint.tiles import paint_ghost
from favor.ui.parts import places, plates
from favor.ui.parts.showing import Ghost, Showing
from favor.ui.parts.symbols import symbol_of
from favor.ui.semantics import Box, Mood, Widget, centre, inside
from favor.ui.tempo import out_back
from favor.ui.theme import GOLD, INK, PAPER

DELTA = ((0, -1), (1, 0), (0, 1), (-1, 0))


def build(brush: Brush, show: Showing) -> list[Widget]:
    """The tile and its handles; nothing while no tile is to be turned."""
    ghost = show.ghost
    if ghost is None:
        return []
    tile = show.catalog.tiles[ghost.tile]
    mask = TURNED[tile.mask][ghost.turn]
    box = show.camera.cell_box((ghost.x, ghost.y), 1, 0)
    symbol = symbol_of(show, tile.symbol, tile.terrain)
    data = (tile.region, symbol, mask, ghost.tile, _joined(show, ghost.x, ghost.y, mask))
    picture = Widget("ghost", "tile", box, show.names.tile(ghost.tile), said(ghost), does=("place",), data=data,
                     paint=None if ghost.tile in show.unfolding else paint_ghost_tile,
                     clip=show.frames.map, spill=brush.px(8),
                     heard=places.told(places.paths(mask), places.joins(data[4]), places.where(show, ghost.x, ghost.y)),
                     )  # fmt: skip
    if show.spin[1] < 1.0:
        turning = round(90 * show.spin[0] * (1 - out_back(show.spin[1])))
        picture = replace(picture, paint=paint_spinning, data=(*data[:4], turning), spill=box[2] // 4)
    return [picture, *_handles(brush, show, ghost, box)]


def said(ghost: Ghost) -> str:
    """Which of the legal turns it lies in."""
    return filled(say.MAP["turned"], ghost.chosen + 1, len(ghost.turns))


def _handles(brush: Brush, show: Showing, ghost: Ghost, box: Box) -> list[Widget]:
    """The arrows with the count between them, and Place, under the tile or above it where there is no room."""
    px = brush.px
    side, gap, count_w, place_w = px(44), px(4), px(68), px(96)
    several = len(ghost.turns) > 1
    wide = place_w + (2 * side + count_w + 4 * gap if several else 0)
    area = show.frames.map
    left = max(area[0] + gap, min(centre(box)[0] - wide // 2, area[0] + area[2] - wide - gap))
    top = box[1] + box[3] + px(8)
    if not inside(area, (left, top + side)):
        top = box[1] - side - px(8)
    widgets = []
    if several:
        count = (left + side + gap, top + (side - px(28)) // 2, count_w, px(28))
        widgets += [
            plates.button("turn-left", (left, top, side, side), "◄", ("turn", -1)),
            plates.plate("turn-count", count, "panel", label=said(ghost)),
            plates.line("turn-words", count, said(ghost), "small-bold", PAPER, "center"),
            plates.button("turn-right", (count[0] + count_w + gap, top, side, side), "►", ("turn", 1)),
        ]
    place = (left + wide - place_w, top, place_w, side)
    return [*widgets, plates.button("place", place, say.MAP["place"], ("place",), kind="gold")]


def _joined(show: Showing, x: int, y: int, mask: int) -> tuple[int, ...]:
    """The sides on which a tile of this mask would join what lies there."""
    tiles = {(tile.x, tile.y): tile for tile in show.view.tiles}
    joined = []
    for side in SIDES:
        if not mask & BIT[side]:
            continue
        there = (x + DELTA[side][0], y + DELTA[side][1])
        other = tiles.get(there)
        if cell(*there) in ALTAR_CELLS:
            if 0 not in there:
                joined.append(side)
        elif other is not None and other.mask & FACING[side]:
            joined.append(side)
    return tuple(joined)


def paint_spinning(brush: Brush, box: Box, data: tuple[str, str, int, int, int], mood: Mood) -> None:
    """The tile on its way into its new turn, so many degrees before it."""
    region, symbol, mask, seed, turning = data
    turned = pygame.transform.rotozoom(brush.cache.get(paint_ghost, box[2], region, symbol, mask, seed), turning, 1.0)
    brush.surface.blit(turned, turned.get_rect(center=centre(box)))


def paint_ghost_tile(brush: Brush, box: Box, data: tuple[str, str, int, int, tuple[int, ...]], mood: Mood) -> None:
    """The tile in its present turn; where its paths join others, the edge glows."""
    region, symbol, mask, seed, joined = data
    px = box[2]
    brush.surface.blit(brush.cache.get(paint_ghost, px, region, symbol, mask, seed), box[:2])
    brush.plate(box, None, GOLD, px * 0.07 / brush.u, 3 / brush.u)
    plates.inner_ring(brush, box, mood)
    for side in joined:
        dx, dy = DELTA[side]
        x, y = box[0] + px // 2 + dx * px // 2, box[1] + px // 2 + dy * px // 2
        radius = max(6, px // 9)
        brush.disc((x, y), radius + 2, INK)
        brush.disc((x, y), radius, theme.MEANINGS["success"].fill, PAPER, 2)
