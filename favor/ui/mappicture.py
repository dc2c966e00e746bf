"""A small picture of the map for the list of games, made from what anybody may see. Knows no game and no files."""

from __future__ import annotations

from io import BytesIO

import pygame

from favor.model.views import PlayerView, TileView, View
from favor.ui.brush import Brush
from favor.ui.names import Names
from favor.ui.parts.pieces import draw_badge
from favor.ui.parts.symbols import symbol_drawn
from favor.ui.theme import NIGHT
from favor.ui.tilepictures import ALTAR, TileKey, TilePictures

SIZE = (240, 144)
CELL = 28
LARGEST = 3000
"""Pixels a side beyond which a picture from a stranger is not even opened."""


class MapPictures:
    """Paints small maps. Its tiles are its own, so that the table's stay sharp."""

    def __init__(self, tiles: TilePictures) -> None:
        self._tiles = tiles

    def png(self, brush: Brush, view: View, names: Names) -> bytes:
        """The whole map as a PNG."""
        cells = [(tile.x, tile.y) for tile in view.tiles if tile.symbol != "altar"] + [(-1, -1), (1, 1)]
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        wide, high = max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1
        sheet = pygame.Surface((wide * CELL, high * CELL), pygame.SRCALPHA)
        for tile in view.tiles:
            altar = tile.symbol == "altar"
            at = ((tile.x - left - altar) * CELL, (tile.y - top - altar) * CELL)
            key = ALTAR if altar else _key(tile, names)
            sheet.blit(self._tiles.get(key, CELL), at)
            here = [player for player in view.players if player.tile == tile.number]
            _pieces(brush.on(sheet), here, (at[0] + CELL * (3 if altar else 1) // 2, at[1] + CELL * (3 if altar else 1) // 2))
        return _written(sheet)


def _key(tile: TileView, names: Names) -> TileKey:
    return tile.region, symbol_drawn(names, tile.symbol, tile.terrain), tile.mask, tile.number, ""


def _pieces(brush: Brush, here: list[PlayerView], middle: tuple[int, int]) -> None:
    side = CELL * 3 // 4
    for number, player in enumerate(here):
        draw_badge(brush, player.character, (middle[0] + (2 * number - len(here) + 1) * side // 3, middle[1]), side)


def _written(sheet: pygame.Surface) -> bytes:
    """The map in the middle of a night of the right size."""
    share = min(SIZE[0] / sheet.get_width(), SIZE[1] / sheet.get_height(), 1.0)
    small = pygame.transform.smoothscale(sheet, (round(sheet.get_width() * share), round(sheet.get_height() * share)))
    picture = pygame.Surface(SIZE)
    picture.fill(NIGHT)
    picture.blit(small, ((SIZE[0] - small.get_width()) // 2, (SIZE[1] - small.get_height()) // 2))
    out = BytesIO()
    pygame.image.save(picture, out, "map.png")
    return out.getvalue()


def read_picture(data: bytes) -> pygame.Surface | None:
    """A stored picture; None for what is none, or is larger than any map of ours."""
    wide, high = int.from_bytes(data[16:20]), int.from_bytes(data[20:24])
    if data[:8] != b"\x89PNG\r\n\x1a\n" or not 0 < wide <= LARGEST or not 0 < high <= LARGEST:
        return None
    try:
        return pygame.image.load(BytesIO(data), "map.png")
    except pygame.error:
        return None


def scaled(picture: pygame.Surface, wide: int, high: int) -> pygame.Surface:
    """A picture at another size."""
    return pygame.transform.smoothscale(picture.convert(24), (max(1, wide), max(1, high)))
