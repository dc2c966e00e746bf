"""Compiles amount forms (effects 3.5): stat, tally, count, half, sum, least, most."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from favor.model.state import Frame, State
from favor.rules.book import Number
from favor.rules.compiler import Compiler, Node
from favor.rules.selectors import candidates_of, one, reader
from favor.rules.tables import STATS
from favor.rules.values import stat

TALLIES: Mapping[str, Callable[[State, int], int]] = MappingProxyType(
    {
        "favor": lambda s, seat: s.favor[seat],
        "energy": lambda s, seat: s.energy[seat],
        "relics": lambda s, seat: len(s.relics[seat]),
        "hand": lambda s, seat: len(s.hands[seat]),
        "banners": lambda s, seat: s.banners.count(seat),
        "cracked_hearts": lambda s, seat: s.caps[seat] - s.hearts[seat],
    }
)


def _stat(c: Compiler, node: Node) -> Number:
    whose, number = one(c, node.get("of", "you")), STATS.index(node["stat"])

    def amount(s: State, f: Frame) -> int:
        seat = whose(s, f)
        return stat(s, seat, number) if seat >= 0 else 0

    return amount


def _tally(c: Compiler, node: Node) -> Number:
    whose, tally = one(c, node.get("of", "you")), TALLIES[node["tally"]]

    def amount(s: State, f: Frame) -> int:
        seat = whose(s, f)
        return tally(s, seat) if seat >= 0 else 0

    return amount


def _count(c: Compiler, node: Node) -> Number:
    if isinstance(node["count"], str):
        run = reader(c, node["count"])[0]
    else:
        run = candidates_of(c, node["count"])[0]
    return lambda s, f: len(run(s, f))


def _half(c: Compiler, node: Node) -> Number:
    whole, up = c.amount(node["half"]), int(node["round"] == "up")
    return lambda s, f: (whole(s, f) + up) // 2


def _sum(c: Compiler, node: Node) -> Number:
    parts = tuple(c.amount(part) for part in node["sum"])
    return lambda s, f: sum(part(s, f) for part in parts)


def _least(c: Compiler, node: Node) -> Number:
    parts = tuple(c.amount(part) for part in node["least"])
    return lambda s, f: min(part(s, f) for part in parts)


def _most(c: Compiler, node: Node) -> Number:
    parts = tuple(c.amount(part) for part in node["most"])
    return lambda s, f: max(part(s, f) for part in parts)


AMOUNTS: Mapping[str, Callable[[Compiler, Node], Number]] = MappingProxyType(
    {"stat": _stat, "tally": _tally, "count": _count, "half": _half, "sum": _sum, "least": _least, "most": _most}
)
