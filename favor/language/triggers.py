"""The events a reaction can answer, with their roles, names and windows. Knows no rule of play."""

from __future__ import annotations

from types import MappingProxyType

from favor.language.conditions import TYPES
from favor.language.fields import (
    BOOL,
    CONDITIONS,
    COSTS,
    ID,
    NEEDS,
    PATTERN,
    STEPS,
    TEXT,
    Bind,
    Entry,
    Field,
    Kind,
    number,
    optional,
    record,
    word,
    words,
)

CAUSES = (
    "basic_attack",
    "attack_card",
    "spell",
    "hex",
    "trap",
    "status",
    "relic",
    "item",
    "god",
    "event",
    "terrain",
    "boon",
)
_BY = Field("by", PATTERN, "who does it", lacking="E401")
_TO = Field("to", PATTERN, "whom it befalls", lacking="E401")
_CAUSE = Field("cause", words("any", *CAUSES), "what it comes from", lacking="E401")
_STAT = Field("stat", words("any", "fight", "charm", "wit"), "which Challenge", lacking="E401")
_TYPE = optional("type", words(*TYPES), "only Action Cards of this type")
_SHAPES = MappingProxyType(
    {
        "by": _BY,
        "to": _TO,
        "cause": _CAUSE,
        "stat": _STAT,
        "type": _TYPE,
    }
)
_KINDS = (
    ("source", "player"),
    ("victim", "player"),
    ("victims", "player"),
    ("player", "player"),
    ("mover", "player"),
    ("roller", "player"),
    ("amount", "number"),
    ("dealt", "number"),
    ("lost", "number"),
    ("roll", "roll"),
    ("tile", "tile"),
    ("from_tile", "tile"),
    ("to_tile", "tile"),
    ("card", "card"),
    ("status", "status"),
)


def _event(name: str, doc: str, roles: str, binds: str, windows: str = "") -> Entry:
    kinds = dict(_KINDS)
    written = " ".join(
        f"{role}: {'any' if role in ('cause', 'stat') else 'you'}," for role in roles.split() if role != "type"
    )
    return Entry(
        name,
        doc,
        tuple(_SHAPES[role] for role in roles.split()),
        f"{{when: {name}, {written} timing: after, turn: any, effects: [{{do: gain_energy, who: you, amount: 1}}]}}",
        binds=tuple(Bind(bind, kinds[bind]) for bind in binds.split()),
        windows=tuple(windows.split()),
    )


EVENTS = (
    _event(
        "damage",
        "Damage is about to be dealt to one player.",
        "by to cause",
        "source victim amount",
        "prevent redirect change",
    ),
    _event("damage_dealt", "A player has taken damage.", "by to cause", "source victim dealt lost"),
    _event("damage_total", "A step has dealt all its damage.", "by cause", "source dealt victims"),
    _event("stunned", "A player has been Stunned.", "by to", "source victim"),
    _event("healed", "A player heals.", "to", "player amount", "change"),
    _event("basic_move", "A player has made a Basic Movement.", "by", "mover from_tile to_tile"),
    _event("tile_entered", "A player has come onto a tile.", "by", "mover tile"),
    _event("trap_sprung", "A Trap springs.", "by", "mover tile", "cancel"),
    _event("challenge_rolled", "A Challenge die has been rolled.", "by stat", "roller roll", "change reroll succeed"),
    _event("settlement_rolled", "A player has rolled at a Settlement.", "by", "player"),
    _event("basic_attacked", "A player has made a Basic Attack.", "by", "player"),
    _event("tile_revealed", "A player has revealed a tile.", "by", "player"),
    _event("item_used", "A player has used an Item.", "by", "player"),
    _event("action_cost", "A player is about to pay for an Action Card.", "by type", "player card amount", "change"),
    _event("action_card_played", "A player plays an Action Card.", "by type", "player card", "cancel"),
    _event("event_drawn", "A player has drawn an Event Card.", "by", "player card", "cancel"),
    _event("favor_gained", "A player has gained Favor.", "by", "player amount"),
    _event("card_drawn", "A player has drawn cards.", "by", "player amount"),
    _event("relic_gained", "A player has gained a Relic.", "by", "player card"),
    _event("relic_lost", "A player has lost a Relic.", "by", "player card"),
    _event("status_gained", "A status is put on a player.", "to", "player status", "cancel"),
    _event("banner_captured", "A player has captured a Banner.", "by", "player"),
    _event("offered", "A player has made an Offering.", "by", "player"),
    _event("boon_used", "A player has used their Boon.", "by", "player"),
    _event("delved", "A player has Delved.", "by", "player"),
    _event("turn_started", "A turn has started.", "by", "player"),
    _event("turn_ended", "A turn is ending.", "by", "player"),
    _event("this_left_play", "This card has left play.", "", ""),
)

LIMIT = record(
    Field("times", number(1, 20), "how often"),
    Field("per", word("turn", "your_turn", "game"), "in which span"),
    what="a limit",
)
BANDS = ("early", "normal", "late")

REACTION_FIELDS = (
    Field("when", Kind("event", what="an event"), "the event it answers"),
    Field("timing", word("instead", "after"), "instead: may change the event; after: once it has happened"),
    optional("turn", word("any", "yours"), "on whose turn; required on an Item"),
    optional("band", word(*BANDS), "early, normal or late among reactions to one event"),
    optional("if", CONDITIONS, "only when this holds"),
    optional("optional", BOOL, "true: the owner is asked"),
    optional("ask", TEXT, "the question"),
    optional("needs", NEEDS, "choices that must be possible"),
    optional("cost", COSTS, "what is paid"),
    optional("limit", LIMIT, "how often it may be used"),
    Field("effects", STEPS, "what happens"),
    optional("id", ID, "a name for patches"),
)
USE_FIELDS = (
    optional("if", CONDITIONS, "only when this holds"),
    optional("needs", NEEDS, "choices that must be possible"),
    optional("cost", COSTS, "what is paid"),
    optional("limit", LIMIT, "how often it may be used"),
    Field("effects", STEPS, "what happens"),
    optional("id", ID, "a name for patches"),
)
