"""What changes a value while it lasts: heads and operations. Knows no rule of play."""

from __future__ import annotations

from favor.language.amounts import STATS
from favor.language.fields import AMOUNT, CONDITIONS, ID, NAMED_PLAYER, Entry, Field, optional, word

COSTS_OF = (
    "basic_move",
    "basic_attack",
    "delve",
    "offer",
    "settlement_roll",
    "action",
    "attack",
    "spell",
    "hex",
    "trap",
)
FORBIDDEN = (
    "basic_move",
    "basic_attack",
    "delve",
    "offer",
    "settlement_roll",
    "use_boon",
    "use_items",
    "play_action_cards",
    "spring_trap",
    "be_targeted",
)
OPERATIONS = ("set_base", "add", "times", "force")
"""In the order of their layers."""

_COMMON = (
    Field("who", NAMED_PLAYER, "whose value"),
    optional("if", CONDITIONS, "only while this holds"),
    optional("id", ID, "a name for patches"),
)
OPERATION_FIELDS = (
    optional("set_base", AMOUNT, "counts as this before bonuses"),
    optional("add", AMOUNT, "a bonus, or a penalty below zero"),
    optional("times", AMOUNT, "multiplies"),
    optional("force", AMOUNT, "is this and stays this"),
)

MODIFIERS_TABLE = (
    Entry(
        "stat",
        "Changes a stat.",
        (Field("stat", word(*STATS), "which"), *_COMMON, *OPERATION_FIELDS),
        "{who: you, stat: charm, add: 1}",
    ),
    Entry(
        "cost_of",
        "Changes what something costs.",
        (Field("cost_of", word(*COSTS_OF), "of what"), *_COMMON, *OPERATION_FIELDS),
        "{who: you, cost_of: basic_move, add: -1}",
    ),
    Entry(
        "forbid",
        "Forbids something.",
        (Field("forbid", word(*FORBIDDEN), "what"), *_COMMON),
        "{who: you, forbid: use_items}",
    ),
)
