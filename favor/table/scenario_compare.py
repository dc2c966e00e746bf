"""Holds the end of a scenario against what it expects; only what is named is compared. Changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from favor.language.logtext import line
from favor.model.geometry import letters, xy
from favor.model.state import ACTION, EVENT, GOD, NO_RUIN, NONE, READY, RELIC, State
from favor.rules.game import Game
from favor.rules.knowledge import ANYBODY, redact
from favor.rules.tables import CHARM, FIGHT, WIT
from favor.rules.values import stat
from favor.table.scenario_format import Path, ScenarioFault, called
from favor.table.scenario_names import StateNames
from favor.table.scenario_words import TURN_DEGREES, card_id, tile_at

Events = list[tuple[Any, ...]]
Look = Callable[[State, int], Any]

DECKS = MappingProxyType({"gods": GOD, "actions": ACTION, "relics": RELIC, "events": EVENT})


def compare(expect: Mapping[str, Any], game: Game, events: Events) -> None:
    """Raise ScenarioFault at the first thing that is not as expected."""
    for path, expected, found in _pairs(expect, game, events):
        if not same(expected, found):
            where = ".".join(str(step) for step in path[1:])
            raise ScenarioFault(path, f"{where}: expected {called(expected)}, found {called(found)}")


def same(expected: Any, found: Any) -> bool:
    """Equal; lists compare without order, and true is not 1."""
    if isinstance(expected, list) and isinstance(found, list):
        return sorted(map(str, expected)) == sorted(map(str, found))
    return type(expected) is type(found) and bool(expected == found)


def _pairs(expect: Mapping[str, Any], game: Game, events: Events) -> Iterator[tuple[Path, Any, Any]]:
    s = game.state
    for seat, wanted in expect.get("players", {}).items():
        if seat > s.seats:
            raise ScenarioFault(("expect", "players", seat), f"there is no seat {seat} at a table for {s.seats}")
        yield from _player(s, seat - 1, wanted, ("expect", "players", seat))
    for number, wanted in enumerate(expect.get("board", ())):
        yield from _tile(s, wanted, ("expect", "board", number))
    for key, wanted in expect.get("decks", {}).items():
        yield from _deck(s, key, wanted, ("expect", "decks", key))
    if "active" in expect:
        yield ("expect", "active"), expect["active"], s.active + 1
    yield from _asked(game, expect.get("asked", {}))
    if "over" in expect:
        yield from _over(s, expect["over"])
    yield from _log(game, events, expect.get("log", []))


# ---- players ----


def _ids(field: str) -> Look:
    return lambda s, seat: [card_id(s, card) for card in getattr(s, field)[seat]]


def _banners(s: State, seat: int) -> list[str]:
    return [s.book.regions[region] for region, holder in enumerate(s.banners) if holder == seat]


def _statuses(s: State, seat: int) -> list[str]:
    sheets = [s.book.sheets[status[1]] for status in s.statuses[seat]]
    return [sheet.id for sheet in sheets if not sheet.hidden]


PLAYER: Mapping[str, Look] = MappingProxyType(
    {
        "hearts": lambda s, seat: s.hearts[seat],
        "favor": lambda s, seat: s.favor[seat],
        "energy": lambda s, seat: s.energy[seat],
        "relics": _ids("relics"),
        "items": _ids("items"),
        "hand": _ids("hands"),
        "banners": _banners,
        "hexes": _statuses,
        "boon": lambda s, seat: "ready" if s.boons[seat] else "spent",
        "stunned": lambda s, seat: s.stunned[seat],
        "fight": lambda s, seat: stat(s, seat, FIGHT),
        "charm": lambda s, seat: stat(s, seat, CHARM),
        "wit": lambda s, seat: stat(s, seat, WIT),
        "character": lambda s, seat: s.book.characters[s.characters[seat]].id,
    }
)
"""What may be expected of a player, and where it stands in the position."""


def _player(s: State, seat: int, wanted: Mapping[str, Any], path: Path) -> Iterator[tuple[Path, Any, Any]]:
    for key, expected in wanted.items():
        here = (*path, key)
        if key == "at":
            yield here, *_place(s, seat, expected)
        elif key == "hand" and isinstance(expected, int):
            yield here, expected, len(s.hands[seat])
        else:
            yield here, expected, PLAYER[key](s, seat)


def _place(s: State, seat: int, expected: list[int]) -> tuple[list[int], list[int]]:
    """Cells to compare; every cell of the Altar is the Altar."""
    tile = s.places[seat]
    return expected, expected if tile_at(s, expected) == tile else list(xy(s.cell_of[tile]))


# ---- board ----


def _trap(s: State, tile: int) -> int | str:
    return int(s.book.traps[s.traps[tile]]) if tile in s.traps else "none"


def _ruin(s: State, tile: int) -> str:
    ruin = s.ruins[tile]
    return "none" if ruin == NO_RUIN else "ready" if ruin == READY else "spent"


TILE: Mapping[str, Look] = MappingProxyType(
    {
        "tile": lambda s, tile: s.book.tiles[tile].id,
        "region": lambda s, tile: s.book.tiles[tile].region or "none",
        "kind": lambda s, tile: s.book.symbols[tile],
        "paths": lambda s, tile: list(letters(s.edges[s.cell_of[tile]])),
        "turn": lambda s, tile: s.turn_of[tile] * TURN_DEGREES,
        "ruin": _ruin,
        "trap": _trap,
        "trap_by": lambda s, tile: s.trap_by.get(tile, NONE) + 1,
    }
)
"""What may be expected of a tile on the map."""


def _tile(s: State, wanted: Mapping[str, Any], path: Path) -> Iterator[tuple[Path, Any, Any]]:
    tile = tile_at(s, wanted["at"])
    for key, expected in wanted.items():
        if key == "tile" and (tile == NONE or expected == "none"):
            yield (*path, key), expected, "none" if tile == NONE else s.book.tiles[tile].id
        elif key != "at" and tile == NONE:
            yield (*path, key), expected, f"no tile at {called(wanted['at'])}"
        elif key != "at":
            yield (*path, key), expected, TILE[key](s, tile)


# ---- decks, question, end, log ----


def _deck(s: State, key: str, expected: Any, path: Path) -> Iterator[tuple[Path, Any, Any]]:
    if key == "traps_left":
        yield path, expected, len(s.bag)
    elif key == "tiles_left":
        for region, count in expected.items():
            if region not in s.book.regions:
                known = ", ".join(s.book.regions)
                raise ScenarioFault((*path, region), f"there is no region '{region}'; there are: {known}")
            yield (*path, region), count, len(s.stacks[s.book.regions.index(region)])
    else:
        deck, _, what = key.rpartition("_")
        cards = s.decks[DECKS[deck]] if what == "left" else s.piles[DECKS[deck]]
        yield path, expected, len(cards) if what == "left" else [card_id(s, card) for card in cards]


def _asked(game: Game, wanted: Mapping[str, Any]) -> Iterator[tuple[Path, Any, Any]]:
    decision = game.decision
    if "seat" in wanted:
        yield ("expect", "asked", "seat"), wanted["seat"], decision.seat + 1 if decision else "nobody"
    if "about" in wanted:
        found = decision.about if decision else "nothing"
        if wanted["about"] == "done" and decision and any(kind == "done" for kind, _ in decision.options):
            found = "done"
        yield ("expect", "asked", "about"), wanted["about"], found


def _over(s: State, wanted: Any) -> Iterator[tuple[Path, Any, Any]]:
    if wanted is False or s.winner == NONE:
        yield ("expect", "over"), wanted, False if s.winner == NONE else {"winner": s.winner + 1, "by": s.won_by}
        return
    found = {"winner": s.winner + 1, "by": s.won_by}
    for key, expected in wanted.items():
        yield ("expect", "over", key), expected, found[key]


def _log(game: Game, events: Events, wanted: list[str]) -> Iterator[tuple[Path, Any, Any]]:
    if not wanted:
        return
    names = StateNames(game.state)
    told = "\n".join(line(event, names) for event in redact(events, ANYBODY))
    at = 0
    for number, text in enumerate(wanted):
        found = told.find(text, at)
        if found < 0:
            yield ("expect", "log", number), text, "the public log without it:\n" + told
        at = found + len(text)
