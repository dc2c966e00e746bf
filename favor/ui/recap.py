"""What a player has missed since their last turn, in a few public lines with their places, and who laid the new tiles.

Reads told events only: nobody learns here what they could not have seen. Draws nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from favor.model.catalog import Catalog
from favor.model.events import EVENTS, Event
from favor.model.views import TileView
from favor.ui.names import Names, Words

MOST = 8
FIRST = ("won", "favor", "captured", "stunned")
THEN = ("relic_gained", "item_gained", "relic_lost", "tile_revealed", "trap_placed")
MINE = ("damage", "attacked", "status_gained", "healed", "relic_lost", "hand_discarded", "heart_lost")
NOWHERE = -1
_SUFFERS: Mapping[str, int] = MappingProxyType({"attacked": 2})
"""Where in an event the player it is done to stands, when that is not the first."""


@dataclass(frozen=True, slots=True)
class Missed:
    """One line, the tile it happened on (-1: nowhere on the map), and the player it is about."""

    line: Words
    tile: int
    seat: int


def last_seen(told: Sequence[Event], seat: int) -> int:
    """Where a player's last turn ended: the number of events told until then; -1 before their first."""
    for number in range(len(told), 0, -1):
        if told[number - 1][:2] == ("turn_over", seat):
            return number
    return NOWHERE


def chosen(events: Sequence[Event], seat: int) -> tuple[int, ...]:
    """The numbers of a handful of events: what changed Favor first, then what was done to the player, then the rest."""
    ranked = [(rank, number) for number, event in enumerate(events) if (rank := _rank(event, seat)) >= 0]
    hurts = {number for number, event in enumerate(events) if event[:2] == ("damage", seat)}  # whatever else there is no room for
    kept = sorted(ranked, key=lambda row: (row[1] not in hurts, row[0], -row[1]))[: max(MOST, len(hurts))]
    return tuple(number for _, number in sorted(kept))


def missed(told: Sequence[Event], start: int, seat: int, names: Names, tiles: Iterable[TileView]) -> tuple[Missed, ...]:
    """What happened from event `start` on, with the places on the map as it lies now."""
    lying = {tile.number: tile for tile in tiles}
    return tuple(
        Missed(names.line(event), _place(told[: start + number], event, lying, names.catalog), _whose(event))
        for number in chosen(told[start:], seat)
        for event in (told[start + number],)
    )


def laid(told: Sequence[Event], seat: int) -> Mapping[int, int]:
    """Who laid which tile since a player's last turn, the player's own left out."""
    fresh = told[max(0, last_seen(told, seat)) :]
    return {event[2]: event[1] for event in fresh if event[0] == "tile_revealed" and event[1] != seat}


def _rank(event: Event, seat: int) -> int:
    name = event[0]
    if name in FIRST:
        return 0
    if name in MINE and event[_SUFFERS.get(name, 1)] == seat:
        return 1
    if name in THEN and event[1] != seat:
        return 2
    return -1


def _whose(event: Event) -> int:
    return int(event[1]) if EVENTS[event[0]][0] == "seat" else NOWHERE


def _place(before: Sequence[Event], event: Event, lying: Mapping[int, TileView], catalog: Catalog) -> int:
    """The tile an event names, the Settlement of its Banner, or where its player stood."""
    fields = EVENTS[event[0]]
    if event[0] == "captured":
        region = catalog.section("regions")[event[2]].id
        tile = next((tile.number for tile in lying.values() if tile.symbol == "settlement" and tile.region == region), NOWHERE)
    elif "tile" in fields:
        tile = event[1 + max(place for place, field in enumerate(fields) if field == "tile")]
    else:
        tile = _stood(before, _whose(event), lying)
    return tile if tile in lying else NOWHERE


def _stood(before: Sequence[Event], seat: int, lying: Mapping[int, TileView]) -> int:
    """Where a player stood after these events; everybody begins at the Altar."""
    for event in reversed(before):
        if event[:2] == ("moved", seat):
            return int(event[3])
    return next((tile.number for tile in lying.values() if tile.symbol == "altar"), NOWHERE)
