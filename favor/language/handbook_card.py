"""The reference card: winning, the turn, what actions cost, key words, on one screen. Knows no window and no key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from favor.language.handbook_numbers import numbers_of
from favor.language.handbook_page import Spans
from favor.language.sentence_spans import spans_of
from favor.language.tongue import t
from favor.model.catalog import Catalog


@dataclass(frozen=True, slots=True)
class Row:
    """One line: what it is about, the price where there is one, what there is to know."""

    name: str
    cost: int | None
    text: Spans


@dataclass(frozen=True, slots=True)
class Block:
    """Some lines under a title; `section` is the page of the handbook that says more."""

    title: str
    section: str
    rows: tuple[Row, ...]


_BLOCKS: tuple[tuple[str, str, str], ...] = (
    ("To win", "goal", "Favor|Be the first with {favor_to_win}|Banners|Or hold all four at once"),
    (
        "Your turn", "turn",
        "1|A God Card is drawn and obeyed|2|Spend {energy} Energy on actions, in any order|"
        "3|Energy back to {energy}, draw up to your Wit, Hexes on you leave",
    ),
    (
        "Actions", "energy",
        "Move:basic_move|Along a path, by Warp, or onto unexplored ground|"
        "Delve:delve|Draw 1 Relic from the ready Ruin under you|"
        "Offer:offer|On the Altar: 1 Favor for each Relic you give, and your Boon is ready|"
        "Settle:settlement_roll|On a Settlement: a Charm Challenge for its Banner and 1 Favor|"
        "Attack:basic_attack|Once a turn: your Fight as damage to an opponent on your tile|"
        "Boon:0|Once a turn, while it is ready|"
        "Item:0|As often as you have one|"
        "Card:gem|An Action Card costs what its gem shows",
    ),
    (
        "Challenge", "challenges",
        "Below|Roll {lowest_face} to {highest_face}: under your stat is a success|Equal|Equal or above is a failure",
    ),
    (
        "Stunned", "stun",
        "Fall|No Heart left: give up half your Relics, rounded down|"
        "Rise|Your next turn begins with full Hearts|Favor|1 for whoever did it on purpose",
    ),
    (
        "Key words", "keywords",
        "Cold|Each Basic Movement costs 1 more|Poison|1 damage after each Basic Movement|Silenced|No Action Cards|"
        "Invisible|No opponent's Action Card touches you|Daily|Once in each of your turns|"
        "Connected|Joined by a path|Adjacent|Sharing a side|Replenish|Turn to the ready side",
    ),
)  # fmt: skip
"""Title, page, and name and text of each row in turn; after a colon the rule that holds its price."""

Written = tuple[str, str, str]
"""A row as it was written: name, the rule that holds its price, text."""


def _rows(written: str) -> tuple[Written, ...]:
    parts = written.split("|")
    heads = [head.partition(":") for head in parts[::2]]
    return tuple((t(name), price, t(text)) for (name, _, price), text in zip(heads, parts[1::2], strict=True))


BLOCKS = tuple((t(title), section, _rows(rows)) for title, section, rows in _BLOCKS)


def reference_card(catalog: Catalog) -> tuple[Block, ...]:
    """All blocks, with the numbers of the loaded rules."""
    numbers = numbers_of(catalog)
    return tuple(
        Block(title, section, tuple(_row(row, numbers, catalog) for row in rows)) for title, section, rows in BLOCKS
    )


def _row(written: Written, numbers: Mapping[str, Any], catalog: Catalog) -> Row:
    name, price, text = written
    return Row(name, _price(price, numbers), spans_of(text.format_map(numbers), catalog))


def _price(word: str, numbers: Mapping[str, Any]) -> int | None:
    if word.isdigit():
        return int(word)
    return int(numbers[word]) if word in numbers else None
