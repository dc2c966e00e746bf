"""One plain sentence for every event, as the log tells it. Knows events and kinds of names, no game and no window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from re import Match
from types import MappingProxyType
from typing import Any, Protocol

from favor.language.tongue import PIECE, all_told, counted, told
from favor.model.events import EVENTS, Event


class Names(Protocol):
    """Whoever knows what seats, cards, tiles, regions and sheets are called."""

    def seat(self, seat: int) -> str:
        """A player."""

    def card(self, card: int) -> str:
        """A card; -1 is one that may not be seen."""

    def sheet(self, sheet: int) -> str:
        """A definition; -1 is the rulebook."""

    def region(self, region: int) -> str:
        """A Region."""

    def tile(self, tile: int) -> str:
        """A tile."""


LINES: Mapping[str, str] = told(
    {
        "turn_began": "Turn {1}: {0}",
        "revived": "{0} stands up again with full Hearts",
        "god_drawn": "{0} hears the decree {1}",
        "step 1": "{0}: the Gods speak",
        "step 2": "{0} takes actions",
        "step 3": "{0} ends the turn",
        "turn_over": "{0} is done",
        "paid": "{0} pays {1|Energy|Energy}",
        "energy up": "{0} gains {1|Energy|Energy}",
        "energy down": "{0} loses {1|Energy|Energy}",
        "energy_reset": "{0} is back at {1|Energy|Energy}",
        "moved move": "{0} moved to {2}",
        "moved warp": "{0} warped to {2}",
        "moved walk": "{0} walked on to {2}",
        "moved teleport": "{0} was carried to {2}",
        "moved swap": "{0} swapped places and is at {2}",
        "moved": "{0} is now at {2}",
        "tile_revealed": "{0} revealed {1}",
        "tile_drawn": "{0} drew the tile {1}",
        "tile_returned": "{1} went back under its stack",
        "tile_moved": "{0} moved {1}",
        "ruin 1": "{0} is ready",
        "ruin 2": "{0} is spent",
        "delved": "{0} delved at {1}",
        "offered": "{0} offered {1|Relic|Relics} to the Gods",
        "favor offer": "{0} gains {1} Favor for the offering",
        "favor stun": "{0} gains {1} Favor for a Stun",
        "favor banner": "{0} gains {1} Favor for the Banner",
        "favor": "{0} gains {1} Favor",
        "die ok": "{0} rolled {2} against {1} {3}: Success",
        "die no": "{0} rolled {2} against {1} {3}: Failed",
        "rerolled": "{0} rolls again: {1}",
        "roll_changed": "The roll of {0} becomes {1}",
        "captured": "{0} took the {1} Banner from {2}",
        "captured home": "{0} took the {1} Banner from its Settlement",
        "banner home": "The {0} Banner went home",
        "banner": "The {0} Banner is with {1}",
        "boon_used": "{0} called on the Boon",
        "boon_ready": "{0} has the Boon ready again",
        "boon_spent": "{0} has lost the Boon until the next offering",
        "attacked": "{0} attacked {1}",
        "played": "{0} played {1}",
        "used": "{0} used {1}",
        "used_up": "{1} of {0} is used up",
        "damage": "{0} takes {1} damage",
        "damage by": "{0} takes {1} damage from {3}",
        "prevented": "{0} is spared {1} damage",
        "redirected": "Damage passes from {0} to {1}",
        "healed": "{0} heals {1|Heart|Hearts}",
        "stunned": "{0} is Stunned",
        "stunned by": "{0} is Stunned by {1}",
        "heart_gained": "{0} gains a Heart",
        "heart_lost": "{0} gives a Heart back",
        "drew": "{0} drew {1}",
        "drew hidden": "{0} drew an Action Card",
        "hand_discarded": "{0} discarded {1}",
        "hand_taken": "{0} took {1} into the hand",
        "pile_taken": "{0} took {1} out of the discard pile",
        "relic_gained": "{0} gained the Relic {1}",
        "relic_lost": "{0} gave up the Relic {1}",
        "item_gained": "{0} keeps {1} as an Item",
        "item_lost": "{0} no longer has {1}",
        "event_drawn": "{0} meets {1}",
        "event_cancelled": "{0} lets {1} pass by",
        "card_cancelled": "{1} of {0} comes to nothing",
        "terrain": "{0} obeys the ground of {1}",
        "status_gained": "{0} is now under {1}",
        "status_ended": "{0} is free of {1}",
        "trap_drawn": "{0} looked at a Trap Token",
        "trap_placed": "{0} set a Trap on {1}",
        "trap_sprung": "{0} sprang a Trap on {1}",
        "shuffled": "The discarded {0} are shuffled into a new deck",
        "answered": "Only one answer was possible for {0}",
        "reaction": "{1} answers for {0}",
        "card_dropped": "The rest of {0} is left out: it would never end",
        "nothing": "{1} finds nothing to do for {0}",
        "start_roll": "{0} rolls {1} for the first turn",
        "won": "{0} wins",
        "won favor": "{0} wins with ten Favor",
        "won banners": "{0} wins with all four Banners",
    }
)
"""A line for each event; a word after its name is the variant that `variant_of` picks. {0} is the first value, and
{1|Heart|Hearts} the second, a number, with its noun."""

STATS = all_told("Fight", "Charm", "Wit", "Hearts")
DECKS = all_told("God Cards", "Action Cards", "Relics", "Event Cards")


def _hidden(event: Event) -> str:
    return "hidden" if event[2] == -1 else ""


def _home(event: Event) -> str:
    return "home" if event[-1] == -1 else ""


_VARIANTS: Mapping[str, Callable[[Event], str]] = MappingProxyType(
    {
        "step": lambda event: str(event[2]),
        "energy": lambda event: "up" if event[2] >= 0 else "down",
        "moved": lambda event: str(event[4]),
        "ruin": lambda event: str(event[2]),
        "favor": lambda event: str(event[3]),
        "die": lambda event: "ok" if event[5] else "no",
        "captured": _home,
        "banner": _home,
        "drew": _hidden,
        "damage": lambda event: "by" if event[4] >= 0 and event[4] != event[1] else "",
        "stunned": lambda event: "by" if event[2] >= 0 else "",
        "won": lambda event: str(event[2]),
    }
)


def variant_of(event: Event) -> str:
    """The key of an event's line: its name, with the variant its values ask for where there is one."""
    name = str(event[0])
    variant = _VARIANTS[name](event) if name in _VARIANTS else ""
    return f"{name} {variant}" if f"{name} {variant}" in LINES else name


def line(event: Event, names: Names) -> str:
    """The event as a sentence."""
    fields = EVENTS[event[0]]

    def put(found: Match[str]) -> str:
        place = int(found[1])
        value = event[place + 1]
        if found[2] is not None:
            return counted(value, found[2])
        return _called(fields[place].removesuffix("!"), value, names)

    return PIECE.sub(put, LINES[variant_of(event)])


def _called(field: str, value: Any, names: Names) -> str:
    if field in ("seat", "by", "credit", "from_seat"):
        return names.seat(value)
    if field in ("card", "sheet", "tile", "region"):
        return str(getattr(names, field)(value))
    if field == "stat":
        return str(STATS[value])
    if field == "deck":
        return str(DECKS[value])
    return str(abs(value)) if type(value) is int else str(value)
