"""Every sentence of the window in one catalogue: prompts, log lines, reasons, labels. Knows keys only, no game."""

from __future__ import annotations

import re
from types import MappingProxyType

PIECE = re.compile(r"\{(\d+)(?:\|([^|}]*)\|([^}]*))?\}")
"""In a log line: {0} is the first value of the event; {1|Heart|Hearts} a number with its noun."""

EVENT_LINES = MappingProxyType(
    {
        "start_roll": "{0} rolls {1} for the first turn",
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
        "ruin 1": "{0} is ready again",
        "ruin 2": "{0} is spent",
        "delved": "{0} delved at {1}",
        "offered": "{0} offered {1|Relic|Relics} to the Gods",
        "favor offer": "{0} gains {1} Favor for the offering",
        "favor stun": "{0} gains {1} Favor for a Stun",
        "favor banner": "{0} gains {1} Favor for the Banner",
        "favor card": "{0} gains {1} Favor",
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
        "trap_drawn": "{0} looked at a Trap Token: {1|damage|damage}",
        "trap_drawn hidden": "{0} looked at a Trap Token",
        "trap_placed": "{0} set a Trap on {1}",
        "trap_sprung": "{0} sprang a Trap on {1}: {2|damage|damage}",
        "shuffled": "The discarded {0} are shuffled into a new deck",
        "answered": "Only one answer was possible for {0}",
        "reaction": "{1} answers for {0}",
        "card_dropped": "The rest of {0} is left out: it would never end",
        "nothing": "{1} finds nothing to do for {0}",
        "won favor": "{0} wins with ten Favor",
        "won banners": "{0} wins with all four Banners",
        "won": "{0} wins",
    }
)
"""A line per event; a word after the event's name is the variant that `variant_of` picks."""

QUIET_EVENTS = ("step", "paid", "energy_reset", "tile_drawn", "answered", "turn_over", "banner", "used_up", "nothing", "boon_spent")
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

STATS = MappingProxyType({"fight": "Fight", "charm": "Charm", "wit": "Wit", "hearts": "Hearts"})
STEPS = ("1  God", "2  Actions", "3  End of turn")
DECKS = MappingProxyType({"gods": "God Cards", "actions": "Action Cards", "relics": "Relics", "events": "Events"})
SYMBOLS = MappingProxyType(
    {
        "blank": "clearing", "ruin": "Ruin", "event": "Event", "warp": "Warp", "terrain": "Terrain",
        "settlement": "Settlement", "altar": "Altar",
    }  # fmt: skip
)
ACTIONS = (
    ("move", "Move", "m", "basic_move"),
    ("delve", "Delve", "d", "delve"),
    ("offer", "Offer", "o", "offer"),
    ("capture", "Settle", "s", "settlement_roll"),
    ("boon", "Boon", "b", ""),
    ("attack", "Attack", "a", "basic_attack"),
)
"""The six buttons: kind of action, word, key, and the name of its cost in the rules."""

WON_BY = MappingProxyType({"favor": "Ten Favor", "banners": "All four Banners"})


def variant_of(event: tuple[object, ...]) -> str:
    """The key of an event's line in EVENT_LINES: its name, and the variant its values ask for."""
    name = str(event[0])
    variant = _variant(name, event)
    return f"{name} {variant}" if variant and f"{name} {variant}" in EVENT_LINES else name


def _variant(name: str, event: tuple[object, ...]) -> str:
    if name == "step":
        return str(event[2])
    if name == "energy":
        return "up" if isinstance(event[2], int) and event[2] >= 0 else "down"
    if name == "moved":
        return str(event[4])
    if name == "ruin":
        return str(event[2])
    if name == "favor":
        return str(event[3])
    if name == "die":
        return "ok" if event[5] else "no"
    if name in ("captured", "banner"):
        return "home" if event[-1] == -1 else ""
    if name in ("drew", "trap_drawn"):
        return "hidden" if event[2] == -1 else ""
    if name == "damage":
        return "by" if isinstance(event[4], int) and event[4] >= 0 and event[4] != event[1] else ""
    if name == "stunned":
        return "by" if isinstance(event[2], int) and event[2] >= 0 else ""
    return str(event[2]) if name == "won" else ""


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

REASONS = MappingProxyType(
    {
        "not_now": "That is not possible now",
        "not_your_action": "Answer the open question first",
        "game_over": "The game is over",
        "not_your_question": "Somebody else is asked now",
        "not_among_answers": "That does not answer the question: choose one of the lit answers",
        "energy": "That costs {cost} Energy and you have {energy}",
        "cost": "Its cost cannot be paid now",
        "forbidden_move": "Something forbids you to move",
        "already_there": "You are standing there",
        "no_path": "No path of your tile leads there",
        "stack_empty": "No tiles of that Region are left",
        "no_ruin": "Delving needs a Ruin, and there is none on your tile",
        "ruin_spent": "Delving needs a ready Ruin: this one is spent",
        "forbidden_delve": "Something forbids you to delve",
        "no_relic_left": "No Relic is left to be found",
        "not_on_altar": "Offerings are made at the Altar",
        "no_relic": "You have no Relic to offer",
        "forbidden_offer": "Something forbids you to offer",
        "no_settlement": "A Settlement roll needs a Settlement: stand on one",
        "own_banner": "You hold the Banner of this Settlement already",
        "forbidden_capture": "Something forbids you a Settlement roll",
        "attack_used": "You have attacked once this turn",
        "forbidden_attack": "Something forbids you to attack",
        "nobody_here": "Nobody you could attack stands on your tile",
        "fight_zero": "With Fight 0 there is nothing to strike with",
        "yourself": "You cannot attack yourself",
        "other_tile": "They stand on another tile",
        "is_stunned": "They are Stunned",
        "boon_used": "Your Boon was used this turn",
        "boon_spent": "Your Boon is spent: an offering makes it ready again",
        "forbidden_boon": "Something forbids your Boon",
        "forbidden_items": "Something forbids you to use Items",
        "not_in_hand": "That card is not in your hand",
        "silenced": "You are Silenced: no Action Cards",
        "not_yours": "That is not yours",
        "no_use": "There is nothing to use about it",
        "no_target": "Nobody and nothing it could be aimed at is in reach",
        "not_targetable": "No card can be aimed at them now",
        "no_effect": "It would do nothing now",
        "used_up": "It has been used as often as it may be",
        "not_stunned": "They are not Stunned",
        "can_be_targeted": "They can be aimed at",
        "has_status": "They are under that already",
        "lacks_status": "They are not under that",
        "not_adjacent": "They are not on a tile beside yours",
        "is_adjacent": "That is right beside you",
        "not_connected": "No path joins the two tiles",
        "not_in_line": "They are not in a straight line of Connected Tiles",
        "not_same_tile": "They are not on your tile",
        "same_tile": "That is the same tile",
        "too_far": "That is too far away",
        "nobody_there": "Nobody is there",
        "somebody_there": "Somebody stands there",
        "no_trap_there": "No Trap lies there",
        "wrong_tile_kind": "It needs another kind of tile",
        "that_tile_kind": "Not on that kind of tile",
        "wrong_region": "It needs another Region",
        "ruin_not_ready": "That Ruin is not ready",
        "ruin_not_spent": "That Ruin is not spent",
        "ruin_ready": "That Ruin is ready",
        "not_the_same": "It must be the same one",
        "roll_failed": "The roll failed",
        "roll_wrong": "The roll does not fit",
        "stat_wrong": "A stat does not fit its condition",
        "tally_wrong": "There are too few or too many of what it counts",
        "count_wrong": "There are too few or too many of what it counts",
        "happened_before": "What it waits for has happened, or has not",
        "house_rule": "A house rule forbids it",
        "not_so": "Its condition does not hold",
        "wrong_tag": "It needs another kind of card",
        "boon_not_ready": "The Boon is not ready",
        "boon_not_spent": "The Boon is not spent",
    }
)
"""Why something is refused, by the key of the rules."""

LOCKED = MappingProxyType(
    {
        "nothing": "Nothing to take back yet",
        "other": "Locked: something new was seen",
        "turn_began": "Locked: a new turn has begun",
        "turn_over": "Locked: the turn is over",
        "god_drawn": "Locked: a God Card was drawn",
        "tile_revealed": "Locked: a tile was revealed",
        "tile_drawn": "Locked: a tile was drawn",
        "die": "Locked: the die was rolled",
        "rerolled": "Locked: the die was rolled",
        "drew": "Locked: a card was drawn",
        "trap_drawn": "Locked: a Trap Token was looked at",
        "trap_sprung": "Locked: a Trap was sprung",
        "event_drawn": "Locked: an Event was drawn",
        "relic_gained": "Locked: a Relic was drawn",
        "hand_taken": "Locked: a card changed hands",
        "shuffled": "Locked: a deck was shuffled",
        "stunned": "Locked: somebody was Stunned",
    }
)
"""Why undo has ended."""

REFERENCE = (
    ("To win", "Be the first with {goal} Favor, or hold all four Banners at once. Favor is never lost."),
    (
        "Your turn",
        "1  A God Card is drawn and obeyed.\n2  Spend {energy} Energy on actions, in any order, as often as you can pay.\n"
        "3  End the turn: Energy goes back to {energy}, you draw Action Cards up to your Wit, your Hexes end.",
    ),
    (
        "Actions",
        "Move (1): along a path to the next tile, or onto unexplored ground: then a tile is drawn and you turn it.\n"
        "Delve (1): take a Relic from a ready Ruin.\nOffer (1): at the Altar, 1 Favor for each Relic; your Boon is ready again.\n"
        "Settle (1): a Charm Challenge in a Settlement for its Banner and 1 Favor.\nAttack (1, once): damage equal to Fight on your tile.\n"
        "Boon (0, once): your people's gift.\nAction Cards cost what stands on their gem.",
    ),
    (
        "Challenges",
        "The die shows 0 to 4. A roll below your stat succeeds; equal or above fails.",
    ),
    (
        "Stunned",
        "With no Heart left you fall and give up half your Relics, rounded down. You stand up with full Hearts when your next turn begins. "
        "Who brought you down on purpose gains 1 Favor.",
    ),
    (
        "Words",
        "Cold: moving costs 1 more. Poison: 1 damage after each move. Silenced: no Action Cards. Invisible: no card of others can aim at you. "
        "Connected: joined by a path. Replenish: turn to the ready side.",
    ),
    (
        "Keys",
        "M D O S B A: actions.  Enter: end turn, place, go on.  R or wheel: turn a tile.  F: whole map.  C: centre.  1–6: a player.  "
        "L: log.  Space or right click: read large.  Ctrl+Z: undo.  Esc: back, menu.",
    ),
)
"""The reference card: chapters of (title, text)."""
