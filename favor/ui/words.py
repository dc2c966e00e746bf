"""The words that many screens share: events, prompts, names of things, the result, what was taken back. Knows keys, no game."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from favor.language.logtext import LINES, variant_of
from favor.language.tongue import all_told, filled, t, told

EVENT_LINES = MappingProxyType(
    {
        **LINES,
        "trap_drawn": t("{0} looked at a Trap Token: {1|damage|damage}"),
        "trap_drawn hidden": t("{0} looked at a Trap Token"),
        "trap_sprung": t("{0} sprang a Trap on {1}: {2|damage|damage}"),
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

PROMPTS = told(
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
        "turn": "turn the tile ({key_turn}), {key_place} places it",
        "option": "choose one",
        "status": "choose what is lifted",
    }
)
"""What is asked, by what a decision is about, where its own prompt has no sentence."""

GO_ON = t("Go on")
CAME_OF_IT = t("What came of it")
ASIDE = t("{asked}, in {turn}’s turn: {sentence}")
"""Who is asked in the turn of another."""

STATS = told({"fight": "Fight", "charm": "Charm", "wit": "Wit", "hearts": "Hearts"})
STEPS = all_told("1  God", "2  Actions", "3  End of turn")
DECKS = told({"gods": "God Cards", "actions": "Action Cards", "relics": "Relics", "events": "Events"})
SYMBOLS = told(
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
    ("move", t("Move"), "v", "basic_move"),
    ("delve", t("Delve"), "d", "delve"),
    ("offer", t("Offer"), "o", "offer"),
    ("capture", t("Settle"), "s", "settlement_roll"),
    ("boon", t("Boon"), "b", ""),
    ("attack", t("Attack"), "a", "basic_attack"),
)
"""The six buttons: kind of action, word, key, and the name of its cost in the rules."""

HANDS = told({"cover": "covered between turns", "open": "open to all", "peek": "face down, peek"})
"""How hands are kept at one screen."""

WON_BY = told({"favor": "Ten Favor", "banners": "All four Banners"})


AWARDS = MappingProxyType(
    {
        "tiles": all_told("Pathfinder", "{0} revealed {1|tile|tiles}"),
        "offered": all_told("Open hands", "{0} offered {1|Relic|Relics}"),
        "dealt": all_told("Thunder on two legs", "{0} dealt {1} damage"),
        "luck": all_told("Friend of the die", "{0} won {1} Challenges more than the odds promised"),
        "falls": all_told("Knows the ground", "{0} fell {1|time|times}"),
        "stuns": all_told("Last one standing", "{0} brought down {1|player|players}"),
        "taken": all_told("Thick skin", "{0} took {1} damage"),
        "unlucky": all_told("Tested by fate", "{0} won {1} Challenges fewer than the odds promised"),
    }
)
"""Awards of the end screen: a title, and what it is for."""

FIGURES = (
    ("favor", t("Favor")), ("banners", t("Banners")), ("offered", t("Offered")), ("tiles", t("Tiles")), ("stuns", t("Stunned")),
    ("falls", t("Fell")), ("dealt", t("Dealt")), ("taken", t("Taken")), ("luck", t("Luck")),
)  # fmt: skip
"""Columns of the end screen."""

RESULT = told(
    {
        "wins": "{0} wins",
        "over": "The game is over",
        "when": "{0}  ·  round {1}, turn {2}",
        "curve": "Favor, turn by turn",
        "figures": "Result",
        "seed": "Seed {0}, print {1}: the same seed and the same answers give the same game",
        "legend": "Stunned: others brought down  ·  Dealt, Taken: Hearts of damage  ·  Luck: Challenges won beyond the odds",
        "unfold": "Show the result",
        "fold": "Look at the board",
        "rematch": "Rematch",
        "rematch second": "{0} sits first",
        "map": "Picture of the map",
        "log": "Log as text",
        "record": "Replay file",
        "replay": "Watch it again",
        "title": "Title screen",
    }
)
EXPORTED = t("Saved: {0}")
NOT_EXPORTED = t("It could not be saved: {0}")
NO_RECORD = t("this game has no file")
RACE = told(
    {
        "banners": "{0} holds {1} of {2} Banners",
        "altar": "{0}: {1} Favor and {3}, enough to win at the Altar",
        "favor": "{0} has {1} of {2} Favor",
    }
)
"""Who is near the end, and how."""


AND, OR = all_told("{0} and {1}", "{0} or {1}")
"""What stands between the last two of a list."""


def line_of(event: tuple[Any, ...]) -> str:
    """The line of an event, with places for its values."""
    if event[0] == "trap_drawn" and event[2] == -1:
        return EVENT_LINES["trap_drawn hidden"]
    return EVENT_LINES[variant_of(event)]


def listed(words: tuple[str, ...], last: str = AND) -> str:
    """Words as a list in a sentence."""
    return "".join(words) if len(words) < 2 else filled(last, ", ".join(words[:-1]), words[-1])


def from_key(key: str) -> str:
    """A readable phrase for a key the catalogue does not know: packs may bring their own."""
    return key.replace("_", " ").replace("-", " ").replace(".", " ").strip()


def position(value: object) -> str:
    """A position of a house rule as a word; a plain true or false of the content is a yes or a no."""
    if isinstance(value, bool):
        return t("Yes") if value else t("No")
    return t(from_key(str(value)).lower()).capitalize()


PROMPT_KEYS = told(
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
        "choose_give": "choose what to give",
        "choose_discard": "choose what to discard",
        "turn_tile": "turn the tile ({key_turn}), {key_place} places it",
        "walk_to": "walk on to a lit place",
        "which_first": "which of these comes first?",
    }
)
"""Sentences for the prompts that the rules themselves ask."""

REDO_TIP = t("Does again what was taken back last ({key_redo})")
RESET_TIP = t("Takes back everything since something became known ({key_undo_all}); Redo brings it again")
HANDED_OVER = t("the screen was handed on")
NOTHING_AGAIN = t("There is nothing to do again")
SOUND_ON, SOUND_OFF = all_told("Sound on  ·  M", "Sound off  ·  M")
END_ANYWAY = t("You can still pay for something. Press End turn again to end anyway")
ROLLING = t("{0} rolls …")
NOT_NOW = t("That is not possible now")
NOT_YOUR_ACTION = t("Answer the open question first")
