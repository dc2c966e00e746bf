"""The sections of a content file and the fields an entry of each may have. Knows no rule of play."""

from __future__ import annotations

from types import MappingProxyType

from favor.language.fields import (
    CONDITIONS,
    DURATION,
    FREE,
    ID,
    MODIFIERS,
    NEEDS,
    REACTIONS,
    STEPS,
    TEXT,
    Entry,
    Field,
    Kind,
    listing,
    number,
    optional,
    record,
    reference,
    word,
)
from favor.language.triggers import USE_FIELDS
from favor.model.definitions import SYMBOLS

GODS = ("celdium", "gruuvda", "aagaru", "broki", "wylip")
RELIC_TYPES = ("charm", "fight", "blessing", "curse")
ACTION_TYPES = ("attack", "spell", "hex", "trap")

_TEXTS = Kind("texts", what="text, or a list of texts")
_ALLOW = Kind("allow", what="codes of warnings, with because:")
_COMMON = (
    Field("id", ID, "for ever the same: small letters, digits, hyphens"),
    Field("name", TEXT, "what the players read"),
    optional("text", TEXT, "in place of the sentence made from the card"),
    optional("art", _TEXTS, "picture names; without one a placeholder is drawn"),
    optional("tags", listing(TEXT), "free words that conditions can look up"),
    optional("flavor", TEXT, "one line in italics"),
    optional("examples", FREE, "small scenarios that must hold"),
    optional("allow", _ALLOW, "codes of warnings that are meant"),
    optional("because", TEXT, "why they are meant"),
    optional("needs", NEEDS, "choices that must be possible, or the card cannot be used"),
    optional("effects", STEPS, "what happens when it is played, drawn or stepped on"),
)
_ACTS = ("needs", "effects")
"""Only what is played, drawn or stepped on has these; what lies in play has `passive`, `reacts` and `use`."""
_PASSIVE = optional("passive", MODIFIERS, "what it changes while in play")
_REACTS = optional("reacts", REACTIONS, "what it answers while in play")
_USE = optional("use", record(*USE_FIELDS, what="a use"), "what its owner may do with it")
_IF = optional("if", CONDITIONS, "only when this holds")
_COPIES = optional("copies", number(1, 60), "how many the deck holds")
_SHORT = tuple(field for field in _COMMON if field.name not in ("needs", "effects", "examples"))
_STAT = number(0, 20)


def _section(name: str, doc: str, *fields: Field, example: str) -> Entry:
    lies_in_play = any(field.name in ("passive", "use") for field in fields)
    common = (field for field in _COMMON if not (lies_in_play and field.name in _ACTS))
    return Entry(name, doc, (*common, *fields), example)


SECTIONS_TABLE = (
    _section(
        "relics",
        "Relics lie open before their owner.",
        Field("type", word(*RELIC_TYPES), "charm, fight, blessing or curse"),
        _PASSIVE,
        _REACTS,
        _USE,
        example="{id: tin-crown, name: Tin Crown, type: charm, passive: [{who: you, stat: charm, add: 1}]}",
    ),
    _section(
        "items",
        "Items are kept until used.",
        _PASSIVE,
        _REACTS,
        _USE,
        example="{id: tin-flute, name: Tin Flute, use: {cost: [{discard_this: true}], "
        "effects: [{do: heal, who: you, amount: 1}]}}",
    ),
    _section(
        "god_cards",
        "God Cards are drawn at the start of a turn.",
        optional("god", word(*GODS), "whose card it is"),
        _COPIES,
        example="{id: soft-rain, name: Soft Rain, god: wylip, effects: [{do: heal, who: everyone, amount: 1}]}",
    ),
    _section(
        "events",
        "Event Cards are drawn on Event tiles.",
        _COPIES,
        example="{id: lost-purse, name: Lost Purse, effects: [{do: gain_energy, who: you, amount: 1}]}",
    ),
    _section(
        "actions",
        "Action Cards are played from the hand.",
        Field("type", word(*ACTION_TYPES), "attack, spell, hex or trap"),
        Field("cost", number(0, 9), "Energy"),
        _IF,
        _COPIES,
        example="{id: deep-breath, name: Breathe, type: spell, cost: 1, effects: [{do: heal, who: you, amount: 2}]}",
    ),
    _section(
        "boons",
        "A Boon is what a character can do once a turn; turning its token is the engine's.",
        _PASSIVE,
        _USE,
        example="{id: nap, name: Nap, use: {effects: [{do: heal, who: you, amount: 1}]}}",
    ),
    _section(
        "terrains",
        "A Terrain acts on whoever comes onto its tile.",
        Field("side", word("positive", "negative"), "whether it helps or harms"),
        example="{id: warm-spring, name: Warm Spring, side: positive, effects: [{do: heal, who: you, amount: 1}]}",
    ),
    _section(
        "statuses",
        "A status lies on a player for a while.",
        optional("group", TEXT, "statuses of one group"),
        Field("stacking", word("refuse", "refresh", "add"), "what a second one does"),
        Field("until", DURATION, "when it goes", lacking="E407"),
        _PASSIVE,
        _REACTS,
        example="{id: sticky, name: Sticky, stacking: refuse, until: {end_of_turn_of: holder}, "
        "passive: [{who: holder, cost_of: basic_move, add: 1}]}",
    ),
    Entry(
        "characters",
        "Characters are what the players are.",
        (
            *_SHORT,
            Field("hearts", number(1, 20), "Hearts"),
            Field("fight", _STAT, "Fight"),
            Field("charm", _STAT, "Charm"),
            Field("wit", _STAT, "Wit"),
            Field("boon", reference("boons"), "its Boon"),
        ),
        "{id: beekeeper, name: Beekeeper, hearts: 5, fight: 1, charm: 2, wit: 3, boon: human-boon}",
    ),
    Entry(
        "regions",
        "Regions with their Settlement and Banner.",
        (
            *_SHORT,
            Field(
                "settlement",
                record(
                    Field("tile", reference("tiles"), "its tile"),
                    Field("name", TEXT, "its name"),
                    optional("flavor", TEXT, "one line in italics"),
                    what="a Settlement",
                ),
                "the Settlement",
            ),
            Field(
                "banner",
                record(
                    Field("name", TEXT, "its name"),
                    Field("passive", MODIFIERS, "what it changes"),
                    optional("flavor", TEXT, "one line in italics"),
                    optional("art", _TEXTS, "picture names"),
                    what="a Banner",
                ),
                "the Banner",
            ),
        ),
        "{id: forest, name: Forest, settlement: {tile: forest-settlement, name: Town}, "
        "banner: {name: Forest Banner, passive: [{who: you, stat: wit, add: 1}]}}",
    ),
    Entry(
        "tiles",
        "Board tiles and the Tiled maps they are painted in.",
        (
            Field("id", ID, "for ever the same"),
            optional("name", TEXT, "what the players read"),
            optional("region", reference("regions"), "its Region; none for the Altar"),
            Field("symbol", word(*SYMBOLS), "what it is"),
            optional("terrain", reference("terrains"), "which Terrain acts here"),
            Field("tmx", TEXT, "name of the map in the pack's tiles/ folder"),
            *(field for field in _SHORT if field.name in ("tags", "flavor", "allow", "because")),
        ),
        "{id: mossy-ruin, region: forest, symbol: ruin, tmx: mossy-ruin}",
    ),
)

_SWITCH = record(
    Field("id", Kind("switch_id", what="an id"), "its id"),
    Field("name", TEXT, "what the players read"),
    Field("doc", TEXT, "what both positions mean"),
    Field("default", Kind("position", what="a position"), "the position of the rulings"),
    Field("other", Kind("position", what="a position"), "the other position"),
    what="a switch",
)
_COST_FIELDS = tuple(
    Field(name, number(0, 20), "Energy") for name in ("basic_move", "basic_attack", "delve", "offer", "settlement_roll")
)
_COUNT = number(0, 1000)


def _counts(*names: str) -> Kind:
    return record(*(optional(name, _COUNT, "how many") for name in names), what="a count for each type")


SWITCHES = Field("switches", listing(_SWITCH, 0), "the rule switches")
RULES = Entry(
    "rules",
    "The numbers of the game; only the base pack writes more than switches.",
    (
        Field("favor_to_win", number(1, 100), "Favor that wins"),
        Field("energy", number(0, 20), "Energy at the end of a turn"),
        Field("die", listing(number(0, 20), 1, 100), "the faces of the Challenge die"),
        Field("traps", listing(number(0, 20), 0, 200), "the values of the Trap Tokens"),
        Field("costs", record(*_COST_FIELDS, what="costs"), "Energy for each action"),
        optional(
            "counts",
            record(
                optional("relics", _counts(*RELIC_TYPES), "by type"),
                optional("actions", _counts(*ACTION_TYPES), "by type"),
                *(optional(name, _COUNT, "how many") for name in ("characters", "god_cards", "events", "tiles")),
                what="counts",
            ),
            "how many of each the pack must hold, copies counted",
        ),
        optional("switches", SWITCHES.kind, SWITCHES.doc),
    ),
    "{favor_to_win: 10, energy: 4, die: [0, 1, 2, 3, 4], traps: [0, 1, 2], "
    "costs: {basic_move: 1, basic_attack: 1, delve: 1, offer: 1, settlement_roll: 1}}",
)

NEVER_IN_PLAY = MappingProxyType(
    {
        "god_cards": "a God Card",
        "events": "an Event Card",
        "actions": "an Action Card",
        "terrains": "a Terrain",
        "characters": "a character",
        "tiles": "a tile",
    }
)
"""Sections whose entries never lie in play, so that passive, reacts and use make no sense there."""

SINGULAR = MappingProxyType(
    {
        "relics": "relic",
        "items": "item",
        "god_cards": "god card",
        "events": "event",
        "actions": "action",
        "boons": "boon",
        "terrains": "terrain",
        "statuses": "status",
        "characters": "character",
        "regions": "region",
        "tiles": "tile",
    }
)

MANIFEST = record(
    Field("id", ID, "the pack's id"),
    Field("name", TEXT, "what the players read"),
    Field("version", TEXT, 'quoted, as "1.0.0"'),
    Field("api", number(1, 1), "the version of the language"),
    optional(
        "requires",
        listing(record(Field("pack", ID, "its id"), optional("at_least", TEXT, "oldest version that will do")), 0),
        "packs it needs",
    ),
    optional("load_after", listing(ID, 0), "packs it follows if they are there"),
    optional("conflicts", listing(ID, 0), "packs it cannot stand beside"),
    optional("author", TEXT, "who made it"),
    optional("about", TEXT, "what it is"),
    what="a pack",
)
