"""What has just come about, as a sentence for the prompt: the ground that acted, the tile that stays. Reads events, no game."""

from __future__ import annotations

from collections.abc import Sequence

from favor.language.tongue import filled
from favor.model.events import Event
from favor.ui import words
from favor.ui.names import Names, plain
from favor.ui.words_learning import MOMENT

MOST = 2
"""Things that one sentence tells."""


def of_the_ground(events: Sequence[Event], seat: int, names: Names) -> str:
    """What the ground has done to whoever came onto it; "" where it did nothing."""
    at = next((number for number, event in enumerate(events) if event[:2] == ("terrain", seat)), -1)
    if at < 0:
        return ""
    came = [event for event in events[at + 1 :] if event[0] not in words.QUIET_EVENTS and event[1:2] == (seat,)]
    lines = [plain(names.line(event)) for event in came[:MOST]]
    return filled(MOMENT["ground"], names.tile(events[at][2]), "; ".join(lines)) if lines else ""


def of_the_tile(events: Sequence[Event], seat: int, names: Names, can_turn: bool) -> str:
    """What a revealed tile teaches about taking back; "" where this seat has laid none."""
    laid = [event for event in events if event[:2] == ("tile_revealed", seat)]
    return filled(MOMENT["turns" if can_turn else "stays"], names.tile(laid[-1][2])) if laid else ""
