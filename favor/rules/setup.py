"""Laying out a new game (rulings 13 to 19)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from favor.model.chance import mix
from favor.model.geometry import BIT, SETTLEMENT_CELLS, SIDES
from favor.model.state import ACTION, EVENT, GOD, NOBODY, RELIC, State
from favor.rules import board, chance
from favor.rules.book import Book
from favor.rules.engine import RULE, push
from favor.rules.inplay import boon_thing, enter
from favor.rules.tables import EVENT_COUNT, HEARTS, REGISTER_OF_CARD, WIDTH, WIT
from favor.rules.turn import TURN
from favor.rules.values import stat

DECK_SECTIONS = ((GOD, "god_cards"), (ACTION, "actions"), (RELIC, "relics"), (EVENT, "events"))


@dataclass(frozen=True, slots=True)
class Setup:
    """What a new game is made of: one character id a seat (2 to 6, all different), changed switches, and the seed."""

    characters: tuple[str, ...]
    seed: int = 1
    switches: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))


def new_state(book: Book, setup: Setup) -> State:
    """A table laid out and ready for the first turn; ValueError when the set-up makes no game."""
    s = bare_state(book, setup)
    lay_ground(s, _shuffled(s, tuple(range(len(book.regions)))))
    fill_stacks(s)
    for deck, section in DECK_SECTIONS:
        s.decks[deck] = deck_of(book, section)
        chance.shuffle(s, s.decks[deck])
    for seat in range(s.seats):
        for _ in range(min(stat(s, seat, WIT), len(s.decks[ACTION]))):
            s.hands[seat] = (*s.hands[seat], s.decks[ACTION].pop())
    _roll_for_start(s)
    push(s, TURN, -1, -1, RULE)
    return s


def bare_state(book: Book, setup: Setup) -> State:
    """Players at the Altar with their Hearts and Boons; no map, no decks yet."""
    ids = [character.id for character in book.characters]
    unknown = [id for id in setup.characters if id not in ids]
    if unknown or not 2 <= len(setup.characters) <= 6 or len(set(setup.characters)) != len(setup.characters):
        raise ValueError(f"a game needs 2 to 6 different characters out of {', '.join(ids)}; got {setup.characters}")
    s = State.__new__(State)
    seats = len(setup.characters)
    s.book, s.seats, s.seed = book, seats, mix(setup.seed & (1 << 64) - 1)
    s.characters = tuple(ids.index(id) for id in setup.characters)
    s.switches = {**book.catalog.switches, **setup.switches}
    s.rigged = None
    _empty_hands(s, seats)
    _empty_table(s)
    for seat in range(seats):
        s.hearts[seat] = s.caps[seat] = book.characters[s.characters[seat]].stats[HEARTS]
        enter(s, seat, book.sheets[book.characters[s.characters[seat]].boon], boon_thing(seat))
    s.events = []
    return s


def _empty_hands(s: State, seats: int) -> None:
    s.hearts, s.caps, s.favor = [0] * seats, [0] * seats, [0] * seats
    s.energy = [s.book.energy] * seats
    s.hands, s.relics, s.items, s.statuses = [()] * seats, [()] * seats, [()] * seats, [()] * seats
    s.boons, s.stunned = [True] * seats, [False] * seats
    s.places = [s.book.altar] * seats
    s.used = 0
    s.banners = [NOBODY] * len(s.book.regions)
    s.active = s.first = s.turn = s.serial = 0
    s.history, s.limits = [], {}
    s.mods = [()] * (seats * WIDTH)
    s.live = [()] * EVENT_COUNT
    s.stack, s.ask, s.menu = [], None, None
    s.winner, s.won_by = NOBODY, ""
    s.falling, s.arrivals, s.events = (), (), []


def _empty_table(s: State) -> None:
    book = s.book
    tiles = len(book.tiles)
    s.decks, s.piles = [[], [], [], []], [[], [], [], []]
    s.stacks = [[] for _ in book.regions]
    s.bag = list(range(len(book.traps)))
    s.tile_at, s.edges, s.frontier = {}, {}, {}
    s.cell_of, s.turn_of = [-1] * tiles, [0] * tiles
    s.links, s.unexplored = [()] * tiles, [()] * tiles
    s.ruins = [0] * tiles
    s.traps, s.trap_by = {}, {}
    s.lines, s.near, s.places_for, s.ground = {}, {}, {}, {}
    s.table, s.held_tile, s.held_trap = (), -1, -1


def _shuffled(s: State, things: tuple[int, ...]) -> tuple[int, ...]:
    out = list(things)
    chance.shuffle(s, out)
    return tuple(out)


def lay_ground(s: State, regions: tuple[int, ...]) -> None:
    """The Altar and its Settlements, the region on each side N E S W; symbols point away from the Altar."""
    is_open = s.switches["altar_to_settlement"] == "open"
    for side in SIDES:
        cell = SETTLEMENT_CELLS[side]
        board.lay(s, s.book.settlements[regions[side]], cell, side)
        if is_open:
            s.edges[cell] |= BIT[(side + 2) % 4]
    board.lay_altar(s, is_open)


def fill_stacks(s: State) -> None:
    """Each Region's tiles, with players - 2 random blanks, face down in a random order (ruling 13)."""
    for region in range(len(s.book.regions)):
        blanks = region_tiles(s.book, region, blank=True)
        chance.shuffle(s, blanks)
        s.stacks[region] = region_tiles(s.book, region, blank=False) + blanks[: s.seats - 2]
        chance.shuffle(s, s.stacks[region])


def region_tiles(book: Book, region: int, blank: bool) -> list[int]:
    """Numbers of a Region's tiles that go into its stack: the blank ones, or all others."""
    return [
        number for number, tile in enumerate(book.tiles)
        if book.tile_regions[number] == region and not tile.made_up
        and tile.symbol not in ("settlement", "altar") and (tile.symbol == "blank") == blank
    ]  # fmt: skip


def deck_of(book: Book, section: str) -> list[int]:
    """Every card of a deck, in the order of the content."""
    return [
        sheet.number * REGISTER_OF_CARD + copy
        for sheet in book.sheets
        if sheet.section == section
        for copy in range(sheet.copies)
    ]


def _roll_for_start(s: State) -> None:
    """The highest roll begins; tied players roll again (ruling 16)."""
    rivals = list(range(s.seats))
    while len(rivals) > 1:
        faces = [chance.roll(s) for _ in rivals]
        s.events.extend(("start_roll", seat, face) for seat, face in zip(rivals, faces, strict=True))
        rivals = [seat for seat, face in zip(rivals, faces, strict=True) if face == max(faces)]
    s.active = s.first = rivals[0]
