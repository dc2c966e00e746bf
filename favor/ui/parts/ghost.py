"""The ghost of a tile about to be laid: only in legal turns, its joints glowing, with arrows and Place beside it."""

from __future__ import annotations

from dataclasses import replace

import pygame

from favor.language.tongue import filled
from favor.model.geometry import ALTAR_CELLS, BIT, FACING, SIDES, TURNED, cell, xy
from favor.ui import theme
from favor.ui import words_table as say
from favor.ui.brush import Brush
from favor.ui.layout import shrunk
from favor.ui.mapview import Camera
from favor.ui.paint.tiles import paint_ghost
from favor.ui.parts import places, plates
from favor.ui.parts.showing import Ghost, Showing
from favor.ui.parts.symbols import symbol_of
from favor.ui.semantics import Box, Mood, Widget, centre, overlap
from favor.ui.tempo import out_back
from favor.ui.theme import GOLD, INK, PAPER

NEAR = 2
"""Pixels by which a ghost keeps away from what would cover it, since a camera rounds."""
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


def brought(brush: Brush, show: Showing, camera: Camera) -> Camera:
    """The camera moved just so far that the ghost and its handles lie on the map with nothing over them; as it was where
    nothing that near is free."""
    ghost = show.ghost
    if ghost is None:
        return camera
    here = camera.cell_box((ghost.x, ghost.y), 1, 0)
    if _is_seen(brush, show, ghost, here):
        return camera
    edges = (shrunk(show.frames.map, NEAR), *(shrunk(cover, -NEAR) for cover in show.covers))
    ways = _shifts(here, edges, brush.px(52))
    free = (way for way in ways if _is_seen(brush, show, ghost, (here[0] + way[0], here[1] + way[1], *here[2:])))
    return camera.moved(*next(free, (0, 0)))


def _is_seen(brush: Brush, show: Showing, ghost: Ghost, box: Box) -> bool:
    """Is the tile there wholly in sight, and room for its handles?"""
    return _is_free(show, box) and any(_is_free(show, row) for row in _rows(brush, show, ghost, box))


def _shifts(box: Box, boxes: tuple[Box, ...], handles: int) -> list[tuple[int, int]]:
    """Ways to move a box, with room for the handles, to the inner or outer edges of others; the shortest first."""
    x, y, side, _ = box
    across, down = {0}, {0}
    for left, top, wide, high in boxes:
        across |= {edge - x for edge in (left, left - side, left + wide, left + wide - side)}
        down |= {edge - y + room for edge in (top, top - side, top + high, top + high - side) for room in (-handles, 0, handles)}
    return sorted(((dx, dy) for dx in across for dy in down), key=lambda way: abs(way[0]) + abs(way[1]))


def _is_free(show: Showing, box: Box) -> bool:
    """Does it lie wholly on the map, under nothing?"""
    return overlap(show.frames.map, box) == box and all(0 in overlap(cover, box)[2:] for cover in show.covers)


def said(ghost: Ghost) -> str:
    """Which of the legal turns it lies in."""
    return filled(say.MAP["turned"], ghost.chosen + 1, len(ghost.turns))


def _rows(brush: Brush, show: Showing, ghost: Ghost, box: Box) -> tuple[Box, ...]:
    """Where the handles may lie: under the tile, above it, at its right and left; under and above in line with an edge."""
    px, area = brush.px, show.frames.map
    wide = px(96) + (2 * px(44) + px(68) + 4 * px(4) if len(ghost.turns) > 1 else 0)
    left = max(area[0] + px(4), min(centre(box)[0] - wide // 2, area[0] + area[2] - wide - px(4)))
    middle = centre(box)[1] - px(22)
    right, before = box[0] + box[2] + px(14), box[0] - wide - px(14)
    under, above = box[1] + box[3] + px(8), box[1] - px(52)
    aside = [max(area[0] + px(4), box[0] + box[2] - wide), min(area[0] + area[2] - wide - px(4), box[0])]
    spots = [(left, under), (left, above), (right, middle), (before, middle)]
    spots += [(edge, high) for high in (under, above) for edge in aside]
    return tuple((*spot, wide, px(44)) for spot in spots)


def _farther(brush: Brush, show: Showing, ghost: Ghost, box: Box) -> tuple[Box, ...]:
    """Where they may lie if all that is near would hide land: folded beside the tile; in a row or folded beyond what is next
    to it."""
    px, gap = brush.px, brush.px(14)
    wide, high = _rows(brush, show, ghost, box)[0][2:]
    slim, tall = (2 * px(44) + px(96) + 2 * px(4), px(44) + px(4) + px(28)) if len(ghost.turns) > 1 else (wide, high)
    step, (x, y, side, _) = show.camera.cell_box((ghost.x + 1, ghost.y), 1, 0)[0] - box[0], box
    shapes = ((0, slim, tall), (step, wide, high), (step, slim, tall))
    return tuple(
        (left, y + (side - tall) // 2, wide, tall)
        for off, wide, tall in shapes
        for left in (x + side + off + gap, x - off - gap - wide)
    )


def _hides_land(show: Showing, row: Box) -> bool:
    """Would handles there lie over a tile?"""
    land = [(tile.x, tile.y) for tile in show.view.tiles if tile.symbol != "altar"] + [xy(place) for place in ALTAR_CELLS]
    return any(0 not in overlap(show.camera.cell_box(place, 1, 0), row)[2:] for place in land)


def _handles(brush: Brush, show: Showing, ghost: Ghost, box: Box) -> list[Widget]:
    """The arrows with the count between or below them, and Place, beside the tile where they hide no other, if there is such
    a place."""
    px = brush.px
    side, gap, count_w, place_w = px(44), px(4), px(68), px(96)
    near = _rows(brush, show, ghost, box)
    free = [row for row in (*near, *_farther(brush, show, ghost, box)) if _is_free(show, row)] or [near[0]]
    left, top, wide, high = next((row for row in free if not _hides_land(show, row)), free[0])
    widgets = []
    if len(ghost.turns) > 1:
        folded = high > side
        count = (left + side + gap, top + (side - px(28)) // 2, count_w, px(28))
        if folded:
            count = (left, top + side + gap, 2 * side + gap, px(28))
        second = left + side + gap + (0 if folded else count_w + gap)
        widgets += [
            plates.button("turn-left", (left, top, side, side), "◄", ("turn", -1)),
            plates.plate("turn-count", count, "panel", label=said(ghost)),
            plates.line("turn-words", count, said(ghost), "small-bold", PAPER, "center"),
            plates.button("turn-right", (second, top, side, side), "►", ("turn", 1)),
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
