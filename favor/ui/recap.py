"""What a player has missed since they last sat before the screen, in a few public lines. Draws nothing."""

from __future__ import annotations

from typing import Any

from favor.ui.names import Names, Words

MOST = 8
FIRST = ("won", "favor", "captured", "stunned")
THEN = ("relic_gained", "item_gained", "relic_lost", "tile_revealed", "trap_placed")
MINE = ("damage", "status_gained", "healed", "relic_lost", "hand_discarded", "heart_lost")


def recap(events: list[tuple[Any, ...]], seat: int, names: Names) -> tuple[Words, ...]:
    """At most a handful of lines: what changed Favor first, then what was done to the player, then the rest."""
    ranked = [(rank, number, event) for number, event in enumerate(events) if (rank := _rank(event, seat)) >= 0]
    chosen = sorted(ranked, key=lambda row: (row[0], -row[1]))[:MOST]
    return tuple(names.line(event) for _, _, event in sorted(chosen, key=lambda row: row[:2]))


def _rank(event: tuple[Any, ...], seat: int) -> int:
    name = event[0]
    if name in FIRST:
        return 0
    if name in MINE and event[1] == seat:
        return 1
    if name in THEN and event[1] != seat:
        return 2
    return -1
