"""What a step can do: every verb with its fields. Knows no rule of play."""

from __future__ import annotations

from types import MappingProxyType

from favor.language.fields import (
    AMOUNT,
    BANNER,
    BOOL,
    CARDS,
    CONDITIONS,
    COSTS,
    DURATION,
    GROUP,
    ID,
    MODIFIERS,
    NAME,
    ONE_OR_NOBODY,
    ONE_PLAYER,
    PICKED_PLACE,
    PICKED_PLAYER,
    PLACE,
    PLAYER,
    RANGE,
    SOME,
    STATUS,
    STEPS,
    TEXT,
    Bind,
    Entry,
    Field,
    Kind,
    listing,
    number,
    optional,
    record,
    reference,
    word,
    words,
)
from favor.language.selectors import CHOOSE_FIELDS, IF_NONE

STEP_FIELDS = (
    Field("do", Kind("verb", what="a verb"), "what happens"),
    optional("if", CONDITIONS, "only when this holds"),
    optional("as", NAME, "a name for the result"),
    optional("id", ID, "a name for patches"),
)
"""Fields every step has."""

MUST = words("connects", "all_reachable")
_WHO = Field("who", PLAYER, "which player")
_ONE = Field("who", PICKED_PLAYER, "which player")
_AMOUNT = Field("amount", SOME, "how much")
_BY = Field("by", ONE_PLAYER, "who decides", lacking="E404")
_NONE = Field("if_none", IF_NONE, "what happens when there is nothing to choose", lacking="E404")
_CREDIT = Field("credit", ONE_OR_NOBODY, "who gains Favor for a Stun, or nobody")
_OPTION = record(
    Field("label", TEXT, "what the button says"),
    optional("if", CONDITIONS, "offered only when this holds"),
    optional("cost", COSTS, "what is paid"),
    Field("effects", STEPS, "what happens"),
    optional("id", ID, "a name for patches"),
    what="an option",
)

HARM = (
    Entry(
        "damage",
        "Deals damage; several victims are one batch.",
        (Field("to", PLAYER, "the victims"), _AMOUNT, _CREDIT),
        "{do: damage, to: opponents, amount: 1, credit: you}",
        binds=(Bind("dealt", "number"), Bind("lost", "number")),
    ),
    Entry(
        "heal",
        "Turns cracked Hearts to full; skips Stunned players.",
        (_WHO, _AMOUNT),
        "{do: heal, who: you, amount: 2}",
    ),
    Entry(
        "afflict",
        "Puts a status on a player.",
        (
            _WHO,
            Field("status", reference("statuses"), "which"),
            optional("until", DURATION, "in place of the status's own"),
        ),
        "{do: afflict, who: opponents, status: cold}",
    ),
    Entry(
        "cure",
        "Takes a status off a player.",
        (_WHO, Field("status", STATUS, "which")),
        "{do: cure, who: you, status: cold}",
    ),
)

GAINS = (
    Entry("gain_favor", "Gives Favor; it is never lost.", (_WHO, _AMOUNT), "{do: gain_favor, who: you, amount: 1}"),
    Entry("gain_energy", "Gives Energy.", (_WHO, _AMOUNT), "{do: gain_energy, who: you, amount: 1}"),
    Entry(
        "lose_energy",
        "Takes Energy, as far as there is any.",
        (_WHO, _AMOUNT),
        "{do: lose_energy, who: opponents, amount: 1}",
    ),
    Entry(
        "draw",
        "Draws cards; takes what there is.",
        (_WHO, Field("deck", word("actions", "relics", "events"), "from which deck"), _AMOUNT),
        "{do: draw, who: you, deck: actions, amount: 1}",
    ),
    Entry(
        "discard",
        "Puts cards on the pile of their own kind.",
        (Field("cards", CARDS, "which"),),
        "{do: discard, cards: {from: your_hand, take: 1, by: you}}",
    ),
    Entry(
        "take_card",
        "Takes cards: Relics go into play, Action Cards to the hand.",
        (_ONE, Field("cards", CARDS, "which")),
        "{do: take_card, who: you, cards: {from: discarded_actions, take: 1, by: you}}",
    ),
    Entry(
        "gain_item",
        "Gives an Item.",
        (_WHO, Field("item", reference("items"), "which")),
        "{do: gain_item, who: you, item: black-box}",
    ),
    Entry(
        "replenish",
        "Turns Ruins, or a player's Boon, to the ready side.",
        (
            Field("what", Kind("place", words=("boon",), what="Ruins, or the word boon"), "Ruins, or boon"),
            optional("who", PLAYER, "whose Boon"),
        ),
        "{do: replenish, what: {from: ruins, take: all}}",
    ),
    Entry(
        "take_banner",
        "Takes a Banner.",
        (_ONE, Field("banner", BANNER, "which")),
        "{do: take_banner, who: you, banner: {from: all_banners, take: 1, by: you}}",
    ),
    Entry(
        "return_banner",
        "Sends a Banner home.",
        (_WHO, Field("banner", BANNER, "which")),
        "{do: return_banner, who: you, banner: {from: your_banners, take: 1, by: chance}}",
    ),
)

BOARD = (
    Entry(
        "move_player",
        "Moves a player: walks along paths or teleports.",
        (
            _WHO,
            optional("to", PICKED_PLACE, "where to"),
            Field("how", word("walk", "teleport"), "walk, or teleport (Stunned players too)"),
            optional("steps", RANGE, "how many steps, chosen tile by tile"),
            optional("reveals", BOOL, "true: a step may reveal a tile"),
            optional("by", ONE_PLAYER, "who decides, if not the player moved"),
        ),
        "{do: move_player, who: everyone, to: altar, how: teleport}",
        one_of=("to", "steps"),
    ),
    Entry(
        "swap_places",
        "Two players change places.",
        (Field("first", PICKED_PLAYER, "one"), Field("second", PICKED_PLAYER, "the other")),
        "{do: swap_places, first: you, second: {from: opponents, take: 1, by: you}}",
    ),
    Entry(
        "reveal_tile",
        "Reveals the top tile of a Region and places it where it connects.",
        (
            Field(
                "region",
                Kind("region", words=("region_of",), high=1, section="regions", what="a region"),
                "a Region, or {region_of: you}",
            ),
            _BY,
            optional("must", MUST, "what the place must fulfil"),
            _NONE,
        ),
        "{do: reveal_tile, region: {region_of: you}, by: you, must: [connects], if_none: skip}",
    ),
    Entry(
        "move_tile",
        "Moves and/or rotates a tile.",
        (
            Field("tile", PICKED_PLACE, "which"),
            _BY,
            Field("rotate", word("allowed", "forbidden", "only"), "whether it may be turned"),
            optional("must", MUST, "what the new place must fulfil"),
            _NONE,
        ),
        "{do: move_tile, tile: {from: revealed_tiles, where: [{not: {occupied: $it}}], take: 1, by: you}, by: you, "
        "rotate: allowed, must: [connects, all_reachable], if_none: skip}",
    ),
    Entry(
        "place_trap",
        "Draws a Trap Token, shows it to one player and lays it on a tile.",
        (_WHO, Field("tile", PLACE, "where it may lie")),
        "{do: place_trap, who: you, tile: {from: tiles_next_to_you, take: 1, by: you}}",
    ),
    Entry("spring_trap", "Springs the Trap under a player.", (_WHO,), "{do: spring_trap, who: you}"),
)

FLOW = (
    Entry(
        "challenge",
        "One roll a player, in turn order.",
        (
            _WHO,
            Field("stat", word("fight", "charm", "wit"), "against which stat"),
            optional("success", STEPS, "when the die is below the stat"),
            optional("failure", STEPS, "when it is not"),
        ),
        "{do: challenge, who: everyone, stat: wit, success: [{do: heal, who: $roller, amount: 2}]}",
        inner=(Bind("roller", "player"), Bind("roll", "roll")),
    ),
    Entry(
        "choose",
        "Asks for something and keeps the answer.",
        CHOOSE_FIELDS,
        "{do: choose, as: foe, what: player, from: opponents, take: 1, by: you, if_none: skip}",
    ),
    Entry(
        "choose_one",
        "Asks for one of several options.",
        (_BY, _NONE, Field("options", listing(_OPTION, 2, 12), "the options")),
        "{do: choose_one, by: you, if_none: skip, options: [{label: Rest, effects: [{do: heal, who: you, amount: 1}]}, "
        "{label: Go on, effects: [{do: end_effects}]}]}",
    ),
    Entry(
        "each",
        "Does the steps once for each; the list is fixed before the first.",
        (
            Field("in", GROUP, "for whom or what"),
            Field("name", NAME, "its name inside"),
            Field("effects", STEPS, "what happens"),
        ),
        "{do: each, in: opponents, name: foe, effects: [{do: lose_energy, who: $foe, amount: 1}]}",
    ),
    Entry(
        "repeat",
        "Does the steps again and again, within bounds.",
        (
            Field("by", ONE_PLAYER, "who decides whether to go on"),
            optional("at_least", number(0, 20), "forced passes"),
            Field("at_most", number(1, 20), "the bound", lacking="E403"),
            optional("ask", TEXT, "the question before another pass"),
            optional("cost", COSTS, "paid before each pass"),
            Field("effects", STEPS, "what happens"),
            optional("stop_when", CONDITIONS, "ends the passes"),
            optional("if_unpayable", word("stop", "end_effects"), "what happens when the cost cannot be paid"),
        ),
        "{do: repeat, by: you, at_most: 3, ask: Once more, cost: [{energy: 1}], "
        "effects: [{do: heal, who: you, amount: 1}]}",
    ),
    Entry(
        "modify",
        "Puts a loose modifier in force for a while.",
        (Field("passive", MODIFIERS, "what it changes"), Field("until", DURATION, "how long", lacking="E407")),
        "{do: modify, passive: [{who: you, stat: fight, add: 1}], until: {end_of_turn_of: you}}",
    ),
    Entry("end_effects", "Stops this card.", (), "{do: end_effects}"),
)

INSTEAD = (
    Entry(
        "prevent",
        "Takes away some or all of the damage.",
        (Field("amount", Kind("amount", words=("all",), low=1, what="an amount or all"), "how much, or all"),),
        "{do: prevent, amount: all}",
        instead=True,
    ),
    Entry(
        "redirect",
        "Sends the damage to another player.",
        (Field("to", PICKED_PLAYER, "to whom"), _CREDIT),
        "{do: redirect, to: $source, credit: you}",
        instead=True,
    ),
    Entry(
        "change",
        "Changes the number by so much.",
        (Field("by", AMOUNT, "by how much"),),
        "{do: change, by: -1}",
        instead=True,
    ),
    Entry("cancel", "What was about to happen does not.", (), "{do: cancel}", instead=True),
    Entry("reroll", "Rolls the die again; the second roll stands.", (), "{do: reroll}", instead=True),
    Entry("succeed", "The Challenge succeeds whatever the die shows.", (), "{do: succeed}", instead=True),
)

VERBS = (*HARM, *GAINS, *BOARD, *FLOW, *INSTEAD)

RESULTS = MappingProxyType(
    {
        "challenge": "result",
        "reveal_tile": "tile",
        "move_tile": "tile",
        "place_trap": "tile",
        "draw": "card",
        "take_card": "card",
        "discard": "card",
        "take_banner": "banner",
        "return_banner": "banner",
        "choose_one": "option",
    }
)
"""What `as` names after a verb; `choose` names what it asks for."""

NUMBERS = ("damage", "heal", "gain_favor", "gain_energy", "lose_energy")
"""Verbs after which `as` names their amount; the rest give nothing a name could hold."""
