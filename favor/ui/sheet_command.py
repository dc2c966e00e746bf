"""`main.py sheet`: every card and tile as pictures, on one sheet to be looked over or on pages to be printed and cut."""

from __future__ import annotations

import argparse
import os
import struct
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame
from pygame import Rect, Surface
from tqdm import tqdm

from favor.content.load import Loaded
from favor.model.catalog import Catalog
from favor.model.definitions import TileDefinition
from favor.ui.faces import face_of
from favor.ui.names import Names
from favor.ui.paint.altar import paint_altar
from favor.ui.paint.badges import paint_badge
from favor.ui.paint.cards import paint_back, paint_card
from favor.ui.paint.icons import paint_icon
from favor.ui.paint.kit import Kit
from favor.ui.paint.sheet import contact_sheet
from favor.ui.paint.tiles import paint_tile
from favor.ui.parts.symbols import symbol_drawn
from favor.ui.text import Fonts, Lettering
from favor.ui.theme import INK, Theme

CARD_SECTIONS = ("characters", "god_cards", "actions", "relics", "events", "items")
REVIEW_CARD, REVIEW_TILE, REVIEW_WIDTH = 240, 168, 2600

DPI = 300
PAGE = (2480, 3508)
"""A4 at 300 dots an inch."""
CARD_MM, TILE_MM, TOKEN_MM = 63, 56, 22
MARK, GAP = 40, 8
"""Length of a crop mark, and how far it keeps from what is cut out, in dots."""

OUTER = (("N", 0, -1), ("E", 1, 0), ("S", 0, 1), ("W", -1, 0))


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing of the game: what it is called, how often it is in the box, and how to paint it that many pixels wide."""

    name: str
    kind: str
    id: str
    copies: int = 1


class Painter:
    """Paints the pieces of one content."""

    def __init__(self, catalog: Catalog, kit: Kit) -> None:
        self.catalog, self.kit = catalog, kit
        self.names = Names(catalog, (), lambda number: ("", ""))  # no game, so nothing goes by number
        self._tiles = {tile.id: (number, tile) for number, tile in enumerate(catalog.tiles)}

    def cards(self) -> Iterator[Piece]:
        """Every card, section by section."""
        for section in CARD_SECTIONS:
            for found in self.catalog.section(section):
                yield Piece(found.name or found.id, section, found.id, int(found.data.get("copies", 1)))

    def tiles(self) -> Iterator[Piece]:
        """Every tile but the Altar, which is larger."""
        for number, tile in enumerate(self.catalog.tiles):
            if tile.symbol != "altar":
                yield Piece(self.names.tile(number), "tile", tile.id)

    def tokens(self) -> Iterator[Piece]:
        """What lies on tiles, by sort."""
        for character in self.catalog.section("characters"):
            yield Piece(character.name, "badge", character.id)
        for region in self.catalog.section("regions"):
            yield Piece(f"{region.name} Banner", "token", f"banner-{region.id}")
        for value in self.catalog.rules.get("traps", ()):
            yield Piece(f"Trap {value}", "token", "trap-token")
        ruins = sum(tile.symbol == "ruin" for tile in self.catalog.tiles)
        yield Piece("Ruin ready", "token", "ruin-ready", ruins)
        yield Piece("Ruin spent", "token", "ruin-spent", ruins)

    def paint(self, piece: Piece, px: int) -> Surface:
        """One piece, `px` wide."""
        if piece.kind == "tile":
            return self._tile(*self._tiles[piece.id], px)
        if piece.kind == "badge":
            return paint_badge(self.kit, piece.id, px)
        if piece.kind == "token":
            return paint_icon(self.kit, piece.id, px)
        return paint_card(self.kit, face_of(self.names, piece.kind, piece.id), px, "", "read")

    def _tile(self, number: int, tile: TileDefinition, px: int) -> Surface:
        terrain = self.names.definition("terrains", tile.terrain) if tile.terrain else None
        text = self.names.sentences.text(terrain) if terrain is not None else ()
        symbol = symbol_drawn(self.names, tile.symbol, tile.terrain)
        side = closed_side(tile.mask) if tile.symbol == "settlement" else ""
        return paint_tile(self.kit, px, tile.region, symbol, tile.mask, number, side, text)


def closed_side(mask: int) -> str:
    """The side of a Settlement that has no path in the picture it was painted as: its outer edge."""
    return next((name for bit, (name, _, _) in enumerate(OUTER) if not mask & 1 << bit), "N")


# -- the sheet to look over -------------------------------------------------------------------------------------------


def overview(painter: Painter) -> Surface:
    """Every card and every tile once, with its name."""
    pictures = [(piece.name, painter.paint(piece, REVIEW_CARD)) for piece in _shown(painter.cards())]
    pictures += [(piece.name, painter.paint(piece, REVIEW_TILE)) for piece in _shown(painter.tiles())]
    pictures.append(("the Altar", paint_altar(painter.kit, REVIEW_TILE)))
    return contact_sheet(painter.kit, pictures, REVIEW_WIDTH)


def _shown(pieces: Iterable[Piece]) -> Iterator[Piece]:
    """The pieces, with a bar on the terminal while they are painted."""
    yield from tqdm(list(pieces), unit="picture", disable=None, leave=False)


# -- pages to print ---------------------------------------------------------------------------------------------------


def dots(millimetres: float) -> int:
    """A length in dots of the page."""
    return round(millimetres * DPI / 25.4)


def pages(painter: Painter) -> Iterator[tuple[str, Surface]]:
    """All pages with their names: cards as often as they are in the box, tiles, Altar, tokens, backs."""
    card, tile, token = dots(CARD_MM), dots(TILE_MM), dots(TOKEN_MM)
    yield from _laid(painter, "cards", painter.cards(), (card, round(card * 1.4)))
    yield from _laid(painter, "tiles", painter.tiles(), (tile, tile))
    altar = paint_altar(painter.kit, tile)
    yield "altar-01", page([altar], altar.get_size())
    yield from _laid(painter, "tokens", painter.tokens(), (token, token + dots(6)))
    back = paint_back(painter.kit, card)
    yield "card-backs", page([back] * fits(back.get_size()), back.get_size())


def _laid(painter: Painter, name: str, pieces: Iterable[Piece], size: tuple[int, int]) -> Iterator[tuple[str, Surface]]:
    """Pieces one after the other on as many pages as they need."""
    waiting: list[Surface] = []
    count = 0
    for piece in _shown(pieces):
        picture = painter.paint(piece, size[0])
        if piece.kind in ("badge", "token"):
            picture = _captioned(painter.kit, picture, piece.name, size)
        waiting += [picture] * piece.copies
        while len(waiting) >= fits(size):
            count += 1
            yield f"{name}-{count:02}", page(waiting[: fits(size)], size)
            del waiting[: fits(size)]
    if waiting:
        yield f"{name}-{count + 1:02}", page(waiting, size)


def _captioned(kit: Kit, picture: Surface, name: str, size: tuple[int, int]) -> Surface:
    """A token with its name beneath: what lies face down in play must be told apart when it is cut out."""
    whole = Surface(size, pygame.SRCALPHA)
    whole.blit(picture, picture.get_rect(midtop=(size[0] // 2, 0)))
    room = Rect(0, picture.get_height(), size[0], size[1] - picture.get_height())
    kit.letters.fitted(whole, name, room, "sans", "Semibold", (44, 20), INK)
    return whole


def _grid(size: tuple[int, int]) -> tuple[int, int]:
    edge = 2 * (MARK + GAP)
    return max(1, (PAGE[0] - edge) // size[0]), max(1, (PAGE[1] - edge) // size[1])


def fits(size: tuple[int, int]) -> int:
    """How many pieces of that size a page holds."""
    columns, rows = _grid(size)
    return columns * rows


def page(pictures: list[Surface], size: tuple[int, int]) -> Surface:
    """One white page with the pictures edge to edge in its middle and crop marks all round."""
    sheet = Surface(PAGE)
    sheet.fill((255, 255, 255))
    columns, rows = _grid(size)
    left, top = (PAGE[0] - columns * size[0]) // 2, (PAGE[1] - rows * size[1]) // 2
    for number, picture in enumerate(pictures):
        sheet.blit(picture, (left + number % columns * size[0], top + number // columns * size[1]))
    for x in range(left, left + columns * size[0] + 1, size[0]):
        sheet.fill(INK, (x - 1, top - GAP - MARK, 2, MARK))
        sheet.fill(INK, (x - 1, top + rows * size[1] + GAP, 2, MARK))
    for y in range(top, top + rows * size[1] + 1, size[1]):
        sheet.fill(INK, (left - GAP - MARK, y - 1, MARK, 2))
        sheet.fill(INK, (left + columns * size[0] + GAP, y - 1, MARK, 2))
    return sheet


def save_page(path: Path, sheet: Surface) -> None:
    """Write a page that says how large it wants to be printed; pygame leaves that out of its files."""
    pygame.image.save(sheet, str(path))
    data = path.read_bytes()
    per_metre = round(DPI / 0.0254)
    body = b"pHYs" + struct.pack(">IIB", per_metre, per_metre, 1)
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    head = 8 + 4 + 4 + 13 + 4  # the signature and the header chunk
    path.write_bytes(data[:head] + chunk + data[head:])


# -- the command ------------------------------------------------------------------------------------------------------


def run(arguments: argparse.Namespace, load: Callable[[Sequence[Path]], Loaded]) -> int:
    """Paint what was asked for from the content that `load` reads; the number is the exit code."""
    if arguments.out is None and arguments.print is None:
        print("main.py sheet: name a file for the sheet, or a folder with --print", file=sys.stderr)
        return 2
    loaded = load(arguments.pack)
    if loaded.problems.errors:
        print("The content is broken; “main.py check” says where.", file=sys.stderr)
        return 1
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    painter = Painter(loaded.catalog, Kit(Theme(), Lettering(Fonts())))
    try:
        _write(painter, arguments.out, arguments.print)
    except (OSError, pygame.error) as error:
        print(f"The pictures cannot be written: {error}", file=sys.stderr)
        return 1
    return 0


def _write(painter: Painter, out: Path | None, folder: Path | None) -> None:
    if out is not None:
        pygame.image.save(overview(painter), str(out))
        print(out)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        for name, sheet in pages(painter):
            save_page(folder / f"{name}.png", sheet)
            print(folder / f"{name}.png")
