"""Costs written on cards: energy, discard, discard_this, flip_boon; tested together, then paid together (effects 3.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from favor.model.state import Frame, State
from favor.rules import cards
from favor.rules.book import Check
from favor.rules.compiler import Compiler, all_of
from favor.rules.effects.helpers import in_turn
from favor.rules.selectors import bounds, select


def costs(c: Compiler, nodes: Sequence[Any]) -> Check:
    """Add the steps that pay; returns whether all of it can be paid now."""
    return all_of([_cost(c, node) for node in nodes])


def _cost(c: Compiler, node: Any) -> Check:
    if "energy" in node:
        return _energy(c, node["energy"])
    if "discard" in node:
        return _discard(c, node["discard"])
    if "discard_this" in node:
        return _discard_this(c)
    return _flip_boon(c)


def _energy(c: Compiler, amount: int) -> Check:
    def pay(s: State, f: Frame) -> None:
        s.energy[f.you] -= amount
        s.events.append(("paid", f.you, amount))

    c.emit(pay)
    return lambda s, f: s.energy[f.you] >= amount


def _discard(c: Compiler, node: Any) -> Check:
    selection = select(c, node, "choose_discard")
    in_turn(c, selection.run, lambda s, f, card: cards.discard(s, card))
    least = max(1, bounds(node.get("take", 1))[0]) if not isinstance(node, str) else 1
    if not isinstance(node, str) and node.get("take", "all") == "all":
        least = 0
    return lambda s, f: len(selection.maybe(s, f)) >= least


def _discard_this(c: Compiler) -> Check:
    def pay(s: State, f: Frame) -> None:
        s.events.append(("used_up", f.you, f.thing))
        cards.discard(s, f.thing)

    c.emit(pay)
    return lambda s, f: f.thing in s.items[f.you] or f.thing in s.relics[f.you]


def _flip_boon(c: Compiler) -> Check:
    def pay(s: State, f: Frame) -> None:
        s.boons[f.you] = False
        s.events.append(("boon_spent", f.you))

    c.emit(pay)
    return lambda s, f: s.boons[f.you]
