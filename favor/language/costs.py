"""What can be paid: all or nothing, tested and paid together. Knows no rule of play."""

from __future__ import annotations

from favor.language.fields import CARDS, TRUE, Entry, Field, number

COSTS_TABLE = (
    Entry("energy", "Pay Energy.", (Field("energy", number(0, 20), "how much"),), "{energy: 1}"),
    Entry(
        "discard",
        "Discard cards.",
        (Field("discard", CARDS, "which"),),
        "{discard: {from: your_hand, take: 1, by: you}}",
    ),
    Entry("discard_this", "Discard this card itself.", (Field("discard_this", TRUE, "true"),), "{discard_this: true}"),
    Entry(
        "flip_boon", "Turn your Boon Token to its spent side.", (Field("flip_boon", TRUE, "true"),), "{flip_boon: true}"
    ),
)
