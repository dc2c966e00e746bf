"""Compiles conditions (effects 3.6); each comes with the key of the sentence that says why it refuses."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from favor.model.state import READY, SPENT, Frame, State
from favor.rules import board
from favor.rules.book import Check, Number
from favor.rules.compiler import Compiler, Node, any_of
from favor.rules.selectors import ROLES, one, select
from favor.rules.tables import EVENT, KINDS, REGISTER_OF_CARD
from favor.rules.values import is_targetable

Part = tuple[Check, str]


COMPARE: Mapping[str, Callable[[int, int], bool]] = MappingProxyType(
    {"equals": operator.eq, "at_least": operator.ge, "at_most": operator.le, "above": operator.gt, "below": operator.lt}
)


def comparison(c: Compiler, node: Node, amount: Number) -> Check:
    """The test that the comparison words of a condition make together; what is compared with may be an amount too."""
    tests = tuple((COMPARE[word], c.amount(node[word])) for word in COMPARE if word in node)
    if len(tests) == 1:
        compare, bound = tests[0]
        return lambda s, f: compare(amount(s, f), bound(s, f))
    return lambda s, f: all(compare(amount(s, f), bound(s, f)) for compare, bound in tests)


def tile_of(c: Compiler, node: Any) -> Number:
    """A tile: named as such, or the one a player stands on."""
    if node in ("you", "holder"):
        return lambda s, f: s.places[f.you]
    register = _single(c, node)
    if register >= 0 and _kind(c, node) == "player":

        def standing_there(s: State, f: Frame) -> int:
            seat = f.regs[register]
            return s.places[seat] if seat >= 0 else -1

        return standing_there
    whose = one(c, node)
    if _kind(c, node) == "player":

        def standing(s: State, f: Frame) -> int:
            seat = whose(s, f)
            return s.places[seat] if seat >= 0 else -1

        return standing
    return whose


def _single(c: Compiler, node: Any) -> int:
    """The register of a name that holds one thing (a candidate), -1 for anything else."""
    if isinstance(node, str) and node.startswith("$"):
        register, shape, _ = c.lookup(node)
        return register if shape == "one" else -1
    return -1


def _kind(c: Compiler, node: Any) -> str:
    if isinstance(node, str):
        return c.lookup(node)[2] if node.startswith("$") else ROLES[node][1]
    return select(c, node).kind


def _player_check(key: str, reason: str, test: Callable[[State, int], bool]) -> Callable[[Compiler, Node], Part]:
    def compile_check(c: Compiler, node: Node) -> Part:
        register = _single(c, node[key])
        if register >= 0:
            return lambda s, f: test(s, f.regs[register]), reason
        whose = one(c, node[key])

        def check(s: State, f: Frame) -> bool:
            seat = whose(s, f)
            return seat >= 0 and test(s, seat)

        return check, reason

    return compile_check


def status_of(c: Compiler, node: str) -> Number:
    """The sheet of a status: named by its id, or bound by an event."""
    if node.startswith("$"):
        return one(c, node)
    sheet = c.book.by_id["statuses", node]
    return lambda s, f: sheet


def _has_status(c: Compiler, node: Node) -> Part:
    whose, which = one(c, node["who"]), status_of(c, node["has_status"])

    def check(s: State, f: Frame) -> bool:
        seat = whose(s, f)
        if seat < 0 or not s.statuses[seat]:
            return False
        sheet = which(s, f)
        return any(status[1] == sheet for status in s.statuses[seat])

    return check, "lacks_status"


def _is(c: Compiler, node: Node) -> Part:
    this, that = one(c, node["is"]), one(c, node["same_as"])
    return lambda s, f: this(s, f) == that(s, f), "not_the_same"


def _two_tiles(key: str, reason: str, test: Callable[[State, int, int], bool]) -> Callable[[Compiler, Node], Part]:
    def compile_check(c: Compiler, node: Node) -> Part:
        near, far = node[key]
        candidate = _single(c, far)
        if near == "you" and candidate >= 0 and _kind(c, far) == "player":
            # by far the most common shape: a candidate beside the player who asks
            return lambda s, f: test(s, s.places[f.you], s.places[f.regs[candidate]]), reason
        first, second = tile_of(c, near), tile_of(c, far)

        def check(s: State, f: Frame) -> bool:
            a, b = first(s, f), second(s, f)
            return a >= 0 and b >= 0 and test(s, a, b)

        return check, reason

    return compile_check


def _within(c: Compiler, node: Node) -> Part:
    steps = node["within"]
    start, goal = tile_of(c, node["from"]), tile_of(c, node["to"])

    def near(s: State, f: Frame) -> bool:
        tile = start(s, f)
        return tile >= 0 and goal(s, f) in board.within(s, tile, steps)

    return near, "too_far"


def _ruin(c: Compiler, node: Node) -> Part:
    where, wanted = tile_of(c, node["of"]), {"ready": READY, "spent": SPENT}[node["ruin"]]

    def shows(s: State, f: Frame) -> bool:
        tile = where(s, f)
        return tile >= 0 and s.ruins[tile] == wanted

    return shows, "ruin_not_" + node["ruin"]


def _boon(c: Compiler, node: Node) -> Part:
    whose, wanted = one(c, node["of"]), node["boon"] == "ready"

    def shows(s: State, f: Frame) -> bool:
        seat = whose(s, f)
        return seat >= 0 and s.boons[seat] == wanted

    return shows, "boon_not_" + node["boon"]


def _tile_kind(c: Compiler, node: Node) -> Part:
    where = tile_of(c, node["of"])
    kinds = node["tile_kind"]
    wanted = frozenset([kinds] if isinstance(kinds, str) else kinds)

    def check(s: State, f: Frame) -> bool:
        tile = where(s, f)
        return tile >= 0 and s.book.symbols[tile] in wanted

    return check, "wrong_tile_kind"


def _region(c: Compiler, node: Node) -> Part:
    where, region = tile_of(c, node["of"]), region_of(c, node["region"])

    def lies_there(s: State, f: Frame) -> bool:
        tile = where(s, f)
        return tile >= 0 and s.book.tile_regions[tile] == region(s, f) >= 0

    return lies_there, "wrong_region"


def region_of(c: Compiler, node: Any) -> Number:
    """A Region named outright, a bound one, or that of a tile; -1 where there is none."""
    if isinstance(node, Mapping):
        where = tile_of(c, node["region_of"])

        def its_region(s: State, f: Frame) -> int:
            tile = where(s, f)
            return int(s.book.tile_regions[tile]) if tile >= 0 else -1

        return its_region
    if node.startswith("$"):
        return one(c, node)
    fixed = c.book.region(node)
    return lambda s, f: fixed


def _occupied(c: Compiler, node: Node) -> Part:
    where = tile_of(c, node["occupied"])
    return lambda s, f: where(s, f) in s.places, "nobody_there"


def _trapped(c: Compiler, node: Node) -> Part:
    where = tile_of(c, node["trapped"])
    return lambda s, f: where(s, f) in s.traps, "no_trap_there"


def _number(maker: str, reason: str) -> Callable[[Compiler, Node], Part]:
    def compile_check(c: Compiler, node: Node) -> Part:
        return comparison(c, node, c.grammar.amounts[maker](c, node)), reason

    return compile_check


def _happened(c: Compiler, node: Node) -> Part:
    event = EVENT[node["happened"]]
    by = node.get("by", "anyone")
    whose = None if by in ("anyone", "any", "everyone") else one(c, by)
    others = by == "opponents"
    kind = KINDS.index(node["type"]) if "type" in node else 0

    def times(s: State, f: Frame) -> int:
        seat = f.you if others else whose(s, f) if whose else -1
        count = 0
        for mark in s.history:
            if mark & 63 != event or (kind and mark >> 10 != kind):
                continue
            actor = (mark >> 6 & 15) - 1
            if whose is None or (actor != seat if others else actor == seat):
                count += 1
        return count

    return comparison(c, node, times), "happened_before"


def _succeeded(c: Compiler, node: Node) -> Part:
    name = node["succeeded"].removeprefix("$")
    register = c.lookup("passed" if name == "roll" else name)[0]
    return lambda s, f: bool(f.regs[register]), "roll_failed"


def _rolled(c: Compiler, node: Node) -> Part:
    return comparison(c, node, c.amount(node["rolled"])), "roll_wrong"


def _tag(c: Compiler, node: Node) -> Part:
    things, tag = select(c, node["on"]).run, node["tag"]

    def check(s: State, f: Frame) -> bool:
        return any(tag in s.book.sheets[thing // REGISTER_OF_CARD].tags for thing in things(s, f))

    return check, "wrong_tag"


def _switch(c: Compiler, node: Node) -> Part:
    switch, wanted = node["switch"], node["is"]
    return lambda s, f: bool(s.switches[switch] == wanted), "house_rule"


def _not(c: Compiler, node: Node) -> Part:
    inner = node["not"]
    if isinstance(inner, Mapping):
        check, reason = c.condition(inner)
    else:
        check, reason = c.conditions(inner), "not_so"
    return lambda s, f: not check(s, f), _OPPOSITE.get(reason, "not_" + reason)


def _any_of(c: Compiler, node: Node) -> Part:
    parts = [c.condition(inner) for inner in node["any_of"]]
    return any_of([check for check, _ in parts]), parts[0][1]


_OPPOSITE = MappingProxyType(
    {
        "not_stunned": "is_stunned",
        "not_targetable": "can_be_targeted",
        "lacks_status": "has_status",
        "nobody_there": "somebody_there",
        "wrong_tile_kind": "that_tile_kind",
        "not_adjacent": "is_adjacent",
        "not_same_tile": "same_tile",
        "ruin_not_ready": "ruin_ready",
        "ruin_not_spent": "ruin_spent",
    }
)

CONDITIONS: Mapping[str, Callable[[Compiler, Node], Part]] = MappingProxyType(
    {
        "switch": _switch,
        "stunned": _player_check("stunned", "not_stunned", lambda s, seat: s.stunned[seat]),
        "targetable": _player_check("targetable", "not_targetable", is_targetable),
        "has_status": _has_status,
        "is": _is,
        "adjacent": _two_tiles("adjacent", "not_adjacent", board.are_adjacent),
        "connected": _two_tiles("connected", "not_connected", lambda s, a, b: b in s.links[a]),
        "in_line": _two_tiles("in_line", "not_in_line", board.are_in_line),
        "same_tile": _two_tiles("same_tile", "not_same_tile", lambda s, a, b: a == b),
        "within": _within,
        "ruin": _ruin,
        "boon": _boon,
        "tile_kind": _tile_kind,
        "region": _region,
        "occupied": _occupied,
        "trapped": _trapped,
        "stat": _number("stat", "stat_wrong"),
        "tally": _number("tally", "tally_wrong"),
        "count": _number("count", "count_wrong"),
        "happened": _happened,
        "succeeded": _succeeded,
        "rolled": _rolled,
        "tag": _tag,
        "not": _not,
        "any_of": _any_of,
    }
)
"""Every condition head. `switch`'s own word `is` is a field there, so heads are looked up in this order."""
