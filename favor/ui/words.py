"""Every sentence of the window in one catalogue: prompts, log lines, reasons, labels. Knows keys only, no game."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import Any

from favor.language.logtext import LINES, variant_of

PIECE = re.compile(r"\{(\d+)(?:\|([^|}]*)\|([^}]*))?\}")
"""In a log line: {0} is the first value of the event; {1|Heart|Hearts} a number with its noun."""

EVENT_LINES = MappingProxyType(
    {
        **LINES,
        "trap_drawn": "{0} looked at a Trap Token: {1|damage|damage}",
        "trap_drawn hidden": "{0} looked at a Trap Token",
        "trap_sprung": "{0} sprang a Trap on {1}: {2|damage|damage}",
    }
)
"""A line for each event: those of every log, and what the window tells better."""

QUIET_EVENTS = (
    "step",
    "paid",
    "energy_reset",
    "tile_drawn",
    "answered",
    "turn_over",
    "banner",
    "used_up",
    "nothing",
    "boon_spent",
)
"""Events told by the picture alone; the log shows them only when everything is asked for."""

PROMPTS = MappingProxyType(
    {
        "action": "choose an action or a lit place",
        "yes_no": "yes or no?",
        "player": "choose a player",
        "card": "choose a card",
        "relic": "choose a Relic",
        "item": "choose an Item",
        "banner": "choose a Banner",
        "region": "choose a Region",
        "tile": "choose a tile",
        "cell": "choose a place for the tile",
        "turn": "turn the tile (R or wheel), Enter places it",
        "option": "choose one",
        "status": "choose what is lifted",
    }
)
"""What is asked, by what a decision is about, where its own prompt has no sentence."""

GO_ON = "Go on"
CAME_OF_IT = "What came of it"
ASIDE = "{asked}, in {turn}’s turn: {sentence}"
"""Who is asked in the turn of another."""

STATS = MappingProxyType({"fight": "Fight", "charm": "Charm", "wit": "Wit", "hearts": "Hearts"})
STEPS = ("1  God", "2  Actions", "3  End of turn")
DECKS = MappingProxyType({"gods": "God Cards", "actions": "Action Cards", "relics": "Relics", "events": "Events"})
SYMBOLS = MappingProxyType(
    {
        "blank": "clearing",
        "ruin": "Ruin",
        "event": "Event",
        "warp": "Warp",
        "terrain": "Terrain",
        "settlement": "Settlement",
        "altar": "Altar",
    }  # fmt: skip
)
ACTIONS = (
    ("move", "Move", "v", "basic_move"),
    ("delve", "Delve", "d", "delve"),
    ("offer", "Offer", "o", "offer"),
    ("capture", "Settle", "s", "settlement_roll"),
    ("boon", "Boon", "b", ""),
    ("attack", "Attack", "a", "basic_attack"),
)
"""The six buttons: kind of action, word, key, and the name of its cost in the rules."""

HANDS = MappingProxyType({"cover": "covered between turns", "open": "open to all", "peek": "face down, peek"})
"""How hands are kept at one screen."""

WON_BY = MappingProxyType({"favor": "Ten Favor", "banners": "All four Banners"})


def line_of(event: tuple[Any, ...]) -> str:
    """The line of an event, with places for its values."""
    if event[0] == "trap_drawn" and event[2] == -1:
        return EVENT_LINES["trap_drawn hidden"]
    return EVENT_LINES[variant_of(event)]


def counted(number: int, one: str, many: str) -> str:
    """A number with its noun, the minus sign left to the words around it."""
    return f"{abs(number)} {one if abs(number) == 1 else many}"


def listed(words: tuple[str, ...]) -> str:
    """Words as a list in a sentence."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " and " + words[-1]


def from_key(key: str) -> str:
    """A readable phrase for a key the catalogue does not know: packs may bring their own."""
    return key.replace("_", " ").replace("-", " ").replace(".", " ").strip()


PROMPT_KEYS = MappingProxyType(
    {
        "choose_action": "choose an action or a lit place",
        "choose_option": "choose one",
        "choose_card": "choose a card",
        "choose_player": "choose a player",
        "choose_relic": "choose a Relic",
        "choose_item": "choose an Item",
        "choose_status": "choose what is lifted",
        "lose_relics": "choose a Relic to give up",
        "offer_relics": "choose Relics to offer, then Done",
        "place_trap": "choose a tile for the Trap",
        "place_tile": "choose a place for the new tile",
        "move_tile_to": "choose where the tile goes",
        "choose_target": "choose who or what it is aimed at",
        "choose_banner": "choose a Banner",
        "choose_region": "choose a Region",
        "choose_ruin": "choose a Ruin",
        "choose_tile": "choose a tile",
        "choose_take": "choose what to take",
        "choose_discard": "choose what to discard",
        "turn_tile": "turn the tile (R or wheel), Enter places it",
        "walk_to": "walk on to a lit place",
        "which_first": "which of these comes first?",
    }
)
"""Sentences for the prompts that the rules themselves ask."""

REDO_TIP = "Does again what was taken back last (Ctrl+Y)"
RESET_TIP = "Takes back everything since something became known (Ctrl+Shift+Z); Redo brings it again"
NOTHING_AGAIN = "There is nothing to do again"
SOUND_ON, SOUND_OFF = "Sound on  ·  M", "Sound off  ·  M"
END_ANYWAY = "There is still Energy for something. Press End turn once more to end it all the same"
ROLLING = "{0} rolls …"
NOT_NOW = "That is not possible now"
NOT_YOUR_ACTION = "Answer the open question first"
