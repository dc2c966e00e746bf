"""The seven forms of an amount. Knows no rule of play."""

from __future__ import annotations

from favor.language.fields import AMOUNT, ONE_PLAYER, Entry, Field, Kind, listing, word

STATS = ("fight", "charm", "wit", "hearts")
TALLIES = ("favor", "energy", "relics", "hand", "banners", "cracked_hearts")
LOWEST, HIGHEST = -20, 20
"""Bounds of a number written on a card."""

COUNTABLE = Kind("countable", what="a set or a bound name")
ROUNDING = Field("round", word("up", "down"), "which way a half goes", lacking="E413")

AMOUNTS = (
    Entry(
        "stat",
        "A stat after all modifiers.",
        (Field("stat", word(*STATS), "which"), Field("of", ONE_PLAYER, "whose")),
        "{stat: fight, of: you}",
    ),
    Entry(
        "tally",
        "How much of something a player has.",
        (Field("tally", word(*TALLIES), "of what"), Field("of", ONE_PLAYER, "whose")),
        "{tally: energy, of: you}",
    ),
    Entry(
        "count",
        "How many there are.",
        (Field("count", COUNTABLE, "a set with its filter, or a bound name"),),
        "{count: {from: your_relics}}",
    ),
    Entry(
        "half",
        "Half of an amount.",
        (Field("half", AMOUNT, "of what"), ROUNDING),
        "{half: {tally: relics, of: you}, round: down}",
    ),
    Entry(
        "sum",
        "Amounts added up.",
        (Field("sum", listing(AMOUNT, 2), "of which"),),
        "{sum: [{tally: favor, of: you}, {tally: relics, of: you}]}",
    ),
    Entry(
        "least",
        "The smallest of several amounts.",
        (Field("least", listing(AMOUNT, 2), "of which"),),
        "{least: [3, {stat: wit, of: you}]}",
    ),
    Entry(
        "most",
        "The largest of several amounts.",
        (Field("most", listing(AMOUNT, 2), "of which"),),
        "{most: [1, {stat: fight, of: you}]}",
    ),
)
