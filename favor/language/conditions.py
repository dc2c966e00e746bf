"""The conditions: one head each and a closed list of fields. Knows no rule of play."""

from __future__ import annotations

from favor.language.amounts import COUNTABLE, STATS, TALLIES
from favor.language.fields import (
    AMOUNT,
    ANYTHING,
    CONDITION,
    ONE_PLACE,
    ONE_PLAYER,
    RESULT,
    ROLL,
    STATUS,
    TEXT,
    Entry,
    Field,
    Kind,
    listing,
    number,
    optional,
    reference,
    word,
    words,
)
from favor.model.definitions import SYMBOLS

COMPARISONS = ("equals", "at_least", "at_most", "above", "below")
COMPARISON_FIELDS = tuple(optional(name, AMOUNT, name.replace("_", " ")) for name in COMPARISONS)
PAIR = listing(ONE_PLACE, 2, 2)
TYPES = ("attack", "spell", "hex", "trap")
HISTORY = (
    "basic_move",
    "tile_entered",
    "trap_sprung",
    "challenge_rolled",
    "settlement_rolled",
    "basic_attacked",
    "tile_revealed",
    "item_used",
    "action_card_played",
    "event_drawn",
    "favor_gained",
    "card_drawn",
    "relic_gained",
    "relic_lost",
    "banner_captured",
    "offered",
    "boon_used",
    "delved",
    "damage_dealt",
    "stunned",
    "healed",
)
"""What the log of the turn can be asked for."""


def _state(name: str, doc: str) -> Entry:
    return Entry(name, doc, (Field(name, ONE_PLAYER, "who"),), f"{{{name}: you}}")


def _pair(name: str, doc: str) -> Entry:
    return Entry(name, doc, (Field(name, PAIR, "two tiles or players"),), f"{{{name}: [you, altar]}}")


CONDITIONS_TABLE = (
    _state("stunned", "The player is Stunned."),
    _state("targetable", "The player may be the target of your Action Cards."),
    Entry(
        "has_status",
        "A status lies on the player.",
        (Field("has_status", STATUS, "which"), Field("who", ONE_PLAYER, "on whom")),
        "{has_status: cold, who: you}",
    ),
    Entry(
        "is",
        "Two names mean the same.",
        (Field("is", ANYTHING, "one"), Field("same_as", ANYTHING, "the other")),
        "{is: active_player, same_as: you}",
    ),
    _pair("adjacent", "The tiles are neighbours, path or not."),
    _pair("connected", "A path leads straight from one tile to the other."),
    _pair("in_line", "The tiles lie in one straight line of Connected Tiles."),
    _pair("same_tile", "Both stand on one tile."),
    Entry(
        "within",
        "So many Connected steps or fewer lie between.",
        (Field("within", number(0, 20), "steps"), Field("from", ONE_PLACE, "start"), Field("to", ONE_PLACE, "goal")),
        "{within: 2, from: you, to: altar}",
    ),
    Entry(
        "ruin",
        "The Ruin Token of the tile shows this side.",
        (Field("ruin", word("ready", "spent"), "side"), Field("of", ONE_PLACE, "the tile")),
        "{ruin: spent, of: this_tile}",
    ),
    Entry(
        "boon",
        "The Boon Token of the player shows this side.",
        (Field("boon", word("ready", "spent"), "side"), Field("of", ONE_PLAYER, "whose")),
        "{boon: spent, of: you}",
    ),
    Entry(
        "tile_kind",
        "The tile is of one of these kinds.",
        (Field("tile_kind", words(*SYMBOLS), "kind or list of kinds"), Field("of", ONE_PLACE, "the tile")),
        "{tile_kind: [ruin, event], of: you}",
    ),
    Entry(
        "region",
        "The tile belongs to this Region.",
        (Field("region", Kind("region", low=1, section="regions", what="a region"), "which"), Field("of", ONE_PLACE, "the tile")),
        "{region: forest, of: you}",
    ),
    Entry("occupied", "A player stands on the tile.", (Field("occupied", ONE_PLACE, "the tile"),), "{occupied: this_tile}"),
    Entry("trapped", "A Trap Token lies on the tile.", (Field("trapped", ONE_PLACE, "the tile"),), "{trapped: this_tile}"),
    Entry(
        "stat",
        "Compares a stat after all modifiers.",
        (Field("stat", word(*STATS), "which"), Field("of", ONE_PLAYER, "whose")),
        "{stat: wit, of: you, at_least: 3}",
        compares=True,
    ),
    Entry(
        "tally",
        "Compares how much a player has.",
        (Field("tally", word(*TALLIES), "of what"), Field("of", ONE_PLAYER, "whose")),
        "{tally: favor, of: you, above: 5}",
        compares=True,
    ),
    Entry(
        "count",
        "Compares how many there are.",
        (Field("count", COUNTABLE, "a set with its filter, or a bound name"),),
        "{count: {from: your_relics}, equals: 0}",
        compares=True,
    ),
    Entry(
        "happened",
        "Compares how often something happened this turn.",
        (
            Field("happened", word(*HISTORY), "what"),
            Field("by", Kind("player", words=("anyone",), low=1, what="a player"), "who did it"),
            Field("in", word("this_turn"), "when"),
            optional("type", words(*TYPES), "only Action Cards of this type"),
        ),
        "{happened: basic_move, by: you, in: this_turn, equals: 0}",
        compares=True,
    ),
    Entry(
        "succeeded",
        "The Challenge of that name succeeded.",
        (Field("succeeded", RESULT, "its name"),),
        "{succeeded: $door}",
    ),
    Entry(
        "rolled", "Compares the die.", (Field("rolled", ROLL, "the roll"),), "{rolled: $roll, below: 2}", compares=True
    ),
    Entry(
        "tag",
        "The card carries a tag.",
        (Field("tag", TEXT, "the tag"), Field("on", Kind("anything", words=("card",), what="a bound card"), "the card")),
        "{tag: shiny, on: $card}",
    ),
    Entry(
        "switch",
        "A rule switch stands so.",
        (
            Field("switch", reference("switches"), "its id"),
            Field("is", Kind("position", what="a position"), "its position"),
        ),
        "{switch: spike_shield_pays, is: true}",
    ),
    Entry("not", "The condition does not hold.", (Field("not", CONDITION, "the condition"),), "{not: {stunned: you}}"),
    Entry(
        "any_of",
        "At least one of the conditions holds.",
        (Field("any_of", listing(CONDITION, 2), "the conditions"),),
        "{any_of: [{stunned: you}, {boon: ready, of: you}]}",
    ),
)
