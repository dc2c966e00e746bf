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
    """Add the steps that pay; returns whether all of it can be paid now. A card that discards itself does so first, so that
    it is not among what else may be discarded."""
    return all_of([_cost(c, node, _taken_before(c, node, nodes)) for node in sorted(nodes, key=_this_first)])


def _this_first(node: Any) -> bool:
    return "discard_this" not in node


def _taken_before(c: Compiler, node: Any, nodes: Sequence[Any]) -> int:
    """How many cards of the same set the other costs take away: they are paid together."""
    if "discard" not in node or isinstance(node["discard"], str):
        return 0
    taken: int = sum("discard_this" in other and node["discard"]["from"] == "your_" + c.sheet.section for other in nodes)
    for other in nodes:
        if other is node:
            return taken
        if _source(other) == _source(node):
            taken += _least(other["discard"])
    return taken


def _source(node: Any) -> Any:
    """Which set a cost discards from; None where it discards no set."""
    selector = node.get("discard")
    return (selector["from"], selector.get("of")) if isinstance(selector, dict) else None


def _least(selector: Any) -> int:
    """How many cards at least a discard must find; `all` is content with none."""
    if isinstance(selector, str):
        return 1
    return 0 if selector.get("take", "all") == "all" else max(1, bounds(selector["take"])[0])


def _cost(c: Compiler, node: Any, taken: int) -> Check:
    if "energy" in node:
        return _energy(c, node["energy"])
    if "discard" in node:
        return _discard(c, node["discard"], taken)
    if "discard_this" in node:
        return _discard_this(c)
    return _flip_boon(c)


def _energy(c: Compiler, amount: int) -> Check:
    def pay(s: State, f: Frame) -> None:
        s.energy[f.you] -= amount
        s.events.append(("paid", f.you, amount))

    c.emit(pay)
    return lambda s, f: s.energy[f.you] >= amount


def _discard(c: Compiler, node: Any, taken: int) -> Check:
    selection = select(c, node, "choose_discard")
    in_turn(c, selection.run, lambda s, f, card: cards.discard(s, card))
    least = taken + _least(node)
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
