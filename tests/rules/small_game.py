"""A tiny game laid out by hand, to test the rules without any content: two seats, two regions, few cards."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from favor.model.catalog import Catalog
from favor.model.definitions import TileDefinition
from favor.model.geometry import SETTLEMENT_CELLS, cell
from favor.model.state import Program, State
from favor.rules import board
from favor.rules.book import Book, Character, Modifier, Sheet
from favor.rules.inplay import enter
from favor.rules.tables import EVENT_COUNT, TARGET, WIDTH

GOD_CARD, SWORD, BOLT, MIRE, EVENT, LAMP, BRAND, CHILL, WEST_BANNER, EAST_BANNER, BOON, LOOSE = range(12)
ALTAR, TOWN_WEST, TOWN_EAST, RUIN, FIELD, MEADOW, HILL, PATH, BOXED = range(9)


def card(sheet: int, copy: int = 0) -> int:
    """The number of a copy of a card."""
    return sheet * 64 + copy


def small_book() -> Book:
    """Twelve sheets and nine tiles."""
    tiles = (
        _tile("altar", "", "altar", 0), _tile("town-west", "west", "settlement", 11),
        _tile("town-east", "east", "settlement", 14),
        _tile("ruin", "west", "ruin", 15), _tile("field", "west", "blank", 15), _tile("meadow", "west", "blank", 5),
        _tile("hill", "east", "warp", 15), _tile("path", "east", "blank", 15), _tile("boxed", "west", "blank", 7),
    )  # fmt: skip
    book = Book(Catalog(MappingProxyType({}), tiles, MappingProxyType({})))
    book.sheets = [
        Sheet(GOD_CARD, "god_cards", "wind", {}),
        Sheet(SWORD, "relics", "sword", {}, modifiers=(_gives("fight", "add", 2, SWORD),)),
        Sheet(BOLT, "actions", "bolt", {}, kind="attack", copies=4),
        Sheet(MIRE, "actions", "mire", {}, kind="hex", copies=4),
        Sheet(EVENT, "events", "lamp", {}, item=LAMP),
        Sheet(LAMP, "items", "lamp", {}, modifiers=(_gives("charm", "times", 2, LAMP),)),
        Sheet(BRAND, "items", "brand", {}),
        Sheet(CHILL, "statuses", "chill", {}, modifiers=(_gives("wit", "force", 0, CHILL),)),
        Sheet(WEST_BANNER, "banners", "west", {}, modifiers=(_gives("fight", "add", 1, WEST_BANNER),)),
        Sheet(EAST_BANNER, "banners", "east", {}, modifiers=(_gives("hearts", "add", 1, EAST_BANNER),)),
        Sheet(BOON, "boons", "nap", {}),
        Sheet(
            LOOSE, "statuses", "(bolt)", {"from": BOLT}, modifiers=(_gives("charm", "set_base", 4, LOOSE),), hidden=True
        ),
    ]
    book.by_id = {(sheet.section, sheet.id): sheet.number for sheet in book.sheets}
    book.characters = [Character("monk", (1, 2, 3, 5), BOON), Character("cook", (1, 3, 2, 4), BOON)]
    book.regions, book.banner_sheets = ("west", "east"), (WEST_BANNER, EAST_BANNER)
    book.settlements = (TOWN_WEST, TOWN_EAST)
    book.tiles, book.masks = tiles, tuple(tile.mask for tile in tiles)
    book.symbols = tuple(tile.symbol for tile in tiles)
    book.tile_regions = tuple(("west", "east").index(tile.region) if tile.region else -1 for tile in tiles)
    book.terrains, book.altar, book.anchors = (-1,) * len(tiles), ALTAR, (ALTAR, TOWN_WEST, TOWN_EAST)
    book.traps, book.die = (0, 1, 1, 2), (0, 1, 2, 3, 4)
    return book


def _tile(id: str, region: str, symbol: str, mask: int) -> TileDefinition:
    return TileDefinition(id, region, symbol, mask)


def _gives(stat: str, operation: str, amount: int, sheet: int) -> Modifier:
    return Modifier(TARGET["stat " + stat], operation, amount, "you", None, sheet)


WAIT = Program("(wait)", (lambda s, f: None,), ((),))


def small_state() -> State:
    """Seat 1 holds a Relic, seat 2 the east Banner and an Item; a Ruin and two Traps lie on the map."""
    s = _empty(small_book())
    board.lay_altar(s, False)
    board.lay(s, TOWN_EAST, SETTLEMENT_CELLS[1], 0)
    board.lay(s, TOWN_WEST, SETTLEMENT_CELLS[3], 0)
    board.lay(s, RUIN, cell(-2, -1), 0)
    board.lay(s, FIELD, cell(-2, -2), 0)
    s.ruins[RUIN] = 1
    s.relics[0] = (card(SWORD),)
    s.items[1] = (card(EVENT),)
    enter(s, 0, s.book.sheets[SWORD], card(SWORD))
    enter(s, 1, s.book.sheets[LAMP], card(EVENT))
    s.banners[1] = 1
    enter(s, 1, s.book.sheets[EAST_BANNER], -11)
    s.traps, s.trap_by, s.bag = {FIELD: 3, TOWN_WEST: 1}, {FIELD: 0, TOWN_WEST: 1}, [0, 2]
    s.hands = [(card(BOLT), card(MIRE)), (card(BOLT, 1), card(MIRE, 1), card(MIRE, 2))]
    s.decks = [[card(GOD_CARD)], [card(BOLT, 2), card(MIRE, 3)], [], []]
    s.piles = [[], [card(BOLT, 3)], [], []]
    s.stacks = [[MEADOW], [HILL, PATH]]
    s.ask = (0, "action", "action", -1, None, -1)
    s.events = []
    return s


def _empty(book: Book) -> State:
    s = State.__new__(State)
    seats, tiles = 2, len(book.tiles)
    values: dict[str, Any] = {
        "book": book, "seats": seats, "characters": (0, 1), "seed": 7,
        "switches": {"altar_to_settlement": "closed", "line_through_altar": "open"},
        "rigged": None, "hearts": [5, 4], "caps": [5, 4], "favor": [0, 3], "energy": [4, 4], "hands": [(), ()],
        "relics": [(), ()], "items": [(), ()], "statuses": [(), ()], "boons": [True, False], "stunned": [False, False],
        "places": [ALTAR, RUIN], "used": 1, "banners": [-1, -1], "decks": [], "piles": [], "stacks": [], "bag": [],
        "tile_at": {}, "edges": {}, "cell_of": [-1] * tiles, "turn_of": [0] * tiles, "links": [()] * tiles,
        "unexplored": [()] * tiles, "frontier": {}, "ruins": [0] * tiles, "traps": {}, "trap_by": {}, "active": 0,
        "first": 0, "turn": 3, "history": [], "limits": {}, "serial": 0, "mods": [()] * (seats * WIDTH),
        "live": [()] * EVENT_COUNT, "stack": [], "ask": None, "table": (), "held_tile": -1, "held_trap": -1,
        "winner": -1, "won_by": "", "events": [], "falling": (), "arrivals": (), "menu": None,
    }  # fmt: skip
    for name, value in values.items():
        setattr(s, name, value)
    return s
