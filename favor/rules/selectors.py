"""Compiles selectors: roles, bound names and filtered sets of players, tiles, cards, banners and tokens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from favor.model.state import ACTION, RELIC, Frame, State
from favor.rules import board
from favor.rules.book import Check, Need, Number, Several
from favor.rules.choices import Choice, emit_choice, emit_random
from favor.rules.compiler import Compiler, Node, all_of
from favor.rules.tables import ORDER, OTHERS
from favor.rules.values import is_targetable


@dataclass(frozen=True, slots=True)
class Selection:
    """A compiled selector: `run` gives the chosen things when the step runs, `maybe` all it could be, `chosen` whether a
    question was put into the program for it."""

    run: Several
    maybe: Several
    kind: str
    chosen: bool = False


def _everyone(s: State, f: Frame) -> tuple[int, ...]:
    return ORDER[s.seats][s.active]


def _opponents(s: State, f: Frame) -> tuple[int, ...]:
    return OTHERS[s.seats][s.active][f.you]


def _you(s: State, f: Frame) -> tuple[int, ...]:
    return (f.you,) if f.you >= 0 else ()


def _active(s: State, f: Frame) -> tuple[int, ...]:
    return (s.active,)


def _nobody(s: State, f: Frame) -> tuple[int, ...]:
    return ()


def _revealed(s: State, f: Frame) -> tuple[int, ...]:
    return board.revealed(s)


def _ruins(s: State, f: Frame) -> tuple[int, ...]:
    return tuple([tile for tile in range(len(s.ruins)) if s.ruins[tile] and s.cell_of[tile] >= 0])


def _your_banners(s: State, f: Frame) -> tuple[int, ...]:
    return tuple([region for region in range(len(s.banners)) if s.banners[region] == f.you])


def _all_banners(s: State, f: Frame) -> tuple[int, ...]:
    return tuple(range(len(s.banners)))


def _regions_with_tiles(s: State, f: Frame) -> tuple[int, ...]:
    return tuple([region for region in range(len(s.stacks)) if s.stacks[region]])


ROLES: Mapping[str, tuple[Several, str]] = MappingProxyType(
    {
        "you": (_you, "player"),
        "holder": (_you, "player"),
        "active_player": (_active, "player"),
        "opponents": (_opponents, "player"),
        "everyone": (_everyone, "player"),
        "nobody": (_nobody, "player"),
        "altar": (lambda s, f: (s.book.altar,), "tile"),
        "revealed_tiles": (_revealed, "tile"),
        "tiles_next_to_you": (lambda s, f: board.neighbours(s, s.places[f.you]), "tile"),
        "line_from_you": (lambda s, f: board.line_from(s, s.places[f.you]), "tile"),
        "this_tile": (lambda s, f: (s.places[f.you],), "tile"),
        "your_hand": (lambda s, f: s.hands[f.you], "card"),
        "your_relics": (lambda s, f: s.relics[f.you], "relic"),
        "your_items": (lambda s, f: s.items[f.you], "item"),
        "discarded_actions": (lambda s, f: tuple(s.piles[ACTION]), "card"),
        "discarded_relics": (lambda s, f: tuple(s.piles[RELIC]), "relic"),
        "your_banners": (_your_banners, "banner"),
        "all_banners": (_all_banners, "banner"),
        "ruins": (_ruins, "tile"),
        "traps": (lambda s, f: tuple(sorted(s.traps)), "tile"),
        "regions_with_tiles": (_regions_with_tiles, "region"),
    }
)
"""What each role and named set gives, and the kind of thing in it."""


def _of(owner: Several, field: str) -> Several:
    def gather(s: State, f: Frame) -> tuple[int, ...]:
        holdings = getattr(s, field)
        return tuple([card for seat in owner(s, f) for card in holdings[seat]])

    return gather


def _banners_of(owner: Several) -> Several:
    def gather(s: State, f: Frame) -> tuple[int, ...]:
        seats = owner(s, f)
        return tuple([region for region in range(len(s.banners)) if s.banners[region] in seats])

    return gather


OWNED: Mapping[str, tuple[Callable[[Several], Several], str]] = MappingProxyType(
    {
        "hand": (lambda owner: _of(owner, "hands"), "card"),
        "relics": (lambda owner: _of(owner, "relics"), "relic"),
        "items": (lambda owner: _of(owner, "items"), "item"),
        "banners": (_banners_of, "banner"),
    }
)
"""Sets of another player, written `{from: hand, of: $p}`."""


def reader(c: Compiler, name: str) -> tuple[Several, Several, str]:
    """(what a bound name holds when the step runs, all it could be, kind)."""
    register, shape, kind = c.lookup(name)
    if shape == "many":

        def run(s: State, f: Frame) -> tuple[int, ...]:
            held: tuple[int, ...] = f.regs[register]
            return held
    else:

        def run(s: State, f: Frame) -> tuple[int, ...]:
            return (f.regs[register],) if f.regs[register] >= 0 else ()

    stand_in = c.stand_ins.get(name.removeprefix("$"))
    if stand_in is None:
        return run, run, kind
    other = stand_in

    def maybe(s: State, f: Frame) -> tuple[int, ...]:
        return run(s, f) or other(s, f)

    return run, maybe, kind


def one(c: Compiler, node: Any) -> Number:
    """A single player, tile, card or the like: the number, -1 when there is none."""
    if isinstance(node, str) and node.startswith("$"):
        register, shape, _ = c.lookup(node)
        if shape != "many":
            return lambda s, f: f.regs[register]
    if node in ("you", "holder"):
        return lambda s, f: f.you
    run = select(c, node).run

    def first(s: State, f: Frame) -> int:
        things = run(s, f)
        return things[0] if things else -1

    return first


def select(c: Compiler, node: Any, prompt: str = "", extra: Callable[[State, int], bool] | None = None) -> Selection:
    """Compile a selector; where it asks for a choice, the question becomes part of the program before the step. `extra` is a
    test of the verb's own that a candidate of a set must pass too."""
    if isinstance(node, str) and node.startswith("$"):
        run, maybe, kind = reader(c, node)  # the shield holds at every step: whom the card has Stunned it touches no more
        return Selection(_shielded(c, run, kind), _shielded(c, maybe, kind), kind)
    if isinstance(node, str):
        run, kind = ROLES[node]
        run = _shielded(c, run, kind)
        return Selection(run, run, kind)
    return _select_set(c, node, prompt, extra)


def _select_set(c: Compiler, node: Node, prompt: str, extra: Callable[[State, int], bool] | None) -> Selection:
    candidates, kind, _ = candidates_of(c, node)
    if extra is not None:
        candidates = _passing(candidates, extra, kind)
    if node.get("take", "all") == "all":
        if "as" in node:
            return _kept(c, node["as"], candidates, kind)
        return Selection(candidates, candidates, kind)
    register = c.bind(node["as"], "many", kind) if "as" in node else c.register(())
    choice = Choice(register, candidates, *bounds(node["take"]), kind, prompt or "choose_" + kind, c.sheet.number)
    if node.get("by") == "chance":
        emit_random(c, choice)
    else:
        emit_choice(c, choice, one(c, node["by"]), node.get("if_none", "skip"))
    if "as" in node:
        c.stand_ins[node["as"].removeprefix("$")] = candidates

    def run(s: State, f: Frame) -> tuple[int, ...]:
        held: tuple[int, ...] = f.regs[register]
        return held

    return Selection(run, candidates, kind, True)


def _passing(candidates: Several, extra: Callable[[State, int], bool], kind: str) -> Several:
    """Those that pass a test of tiles; a player stands for the tile they are on."""
    if kind == "player":
        return lambda s, f: tuple([seat for seat in candidates(s, f) if extra(s, s.places[seat])])
    return lambda s, f: tuple([thing for thing in candidates(s, f) if extra(s, thing)])


def _kept(c: Compiler, name: str, candidates: Several, kind: str) -> Selection:
    register = c.bind(name, "many", kind)

    def keep(s: State, f: Frame) -> None:
        f.regs[register] = candidates(s, f)

    c.emit(keep)
    c.stand_ins[name.removeprefix("$")] = candidates
    return Selection(lambda s, f: tuple(f.regs[register]), candidates, kind)


def bounds(take: Any) -> tuple[int, int]:
    """(least, most) of a `take`; `all` as the upper bound is a large number."""
    if isinstance(take, int):
        return take, take
    if take == "all":
        return 99, 99
    most = take["max"]
    return int(take.get("min", 0)), 99 if most == "all" else int(most)


def candidates_of(c: Compiler, node: Node) -> tuple[Several, str, tuple[Several, int, list[tuple[Check, str]]]]:
    """(the filtered set, kind, (the unfiltered set, register of the candidate, parts of the filter))."""
    base, kind = _base(c, node)
    if not any("targetable" in part for part in node.get("where", ())):
        base = _shielded(c, base, kind)
    it = c.register(-1)
    before = dict(c.names)
    c.names["it"] = (it, "one", kind)
    if "as" in node:
        c.names[node["as"].removeprefix("$")] = (it, "one", kind)
    parts = c.condition_parts(node.get("where", ()))
    extreme = next((word for word in ("lowest", "highest") if word in node), "")
    measure = c.amount(node[extreme]) if extreme else None
    c.names = before
    found = _filtered(base, it, [check for check, _ in parts])
    if measure is not None:
        found = _extreme(found, it, measure, extreme == "lowest")
    return found, kind, (base, it, parts)


def _base(c: Compiler, node: Node) -> tuple[Several, str]:
    source = node["from"]
    if "of" in node and source in OWNED:
        gather, kind = OWNED[source]
        return gather(select(c, node["of"]).maybe), kind
    if source.startswith("$"):
        run, maybe, kind = reader(c, source)
        return maybe, kind
    return ROLES[source]


def _filtered(base: Several, it: int, checks: list[Check]) -> Several:
    if not checks:
        return base
    if len(checks) == 1:
        only = checks[0]

        def filtered_by_one(s: State, f: Frame) -> tuple[int, ...]:
            found = []
            regs = f.regs
            for thing in base(s, f):
                regs[it] = thing
                if only(s, f):
                    found.append(thing)
            return tuple(found)

        return filtered_by_one
    fixed = tuple(checks)

    def filtered(s: State, f: Frame) -> tuple[int, ...]:
        found = []
        regs = f.regs
        for thing in base(s, f):
            regs[it] = thing
            for check in fixed:
                if not check(s, f):
                    break
            else:
                found.append(thing)
        return tuple(found)

    return filtered


def _extreme(base: Several, it: int, measure: Number, lowest: bool) -> Several:
    def extreme(s: State, f: Frame) -> tuple[int, ...]:
        things = base(s, f)
        if not things:
            return ()
        sizes = []
        for thing in things:
            f.regs[it] = thing
            sizes.append(measure(s, f))
        best = min(sizes) if lowest else max(sizes)
        return tuple([thing for thing, size in zip(things, sizes, strict=True) if size == best])

    return extreme


def _shielded(c: Compiler, run: Several, kind: str) -> Several:
    """Leave out opponents that an Action Card may not touch, whatever its author wrote (effects 3.4)."""
    if kind != "player" or not c.is_shielded() or run in (_you, _active, _nobody):
        return run

    def shielded(s: State, f: Frame) -> tuple[int, ...]:
        you = f.you
        return tuple([seat for seat in run(s, f) if seat == you or is_targetable(s, seat)])

    return shielded


def need(c: Compiler, node: Node) -> Need:
    """Compile one `needs` entry and put its question into the program."""
    candidates, kind, (base, it, parts) = candidates_of(c, node)
    register = c.bind(node["as"], "many", kind)
    least, most = bounds(node.get("take", 1))
    choice = Choice(register, candidates, least, most, kind, "choose_" + kind, c.sheet.number)
    if node.get("by") == "chance":
        emit_random(c, choice)
    else:
        emit_choice(c, choice, one(c, node.get("by", "you")), "skip")
    c.stand_ins[node["as"].removeprefix("$")] = candidates
    plain = least <= 1 and "lowest" not in node and "highest" not in node
    exists = _some_pass(base, it, register, [check for check, _ in parts]) if plain else None
    return Need(kind, register, it, tuple(parts), candidates, max(1, least), exists)


def exists_in(c: Compiler, node: Any, extra: Callable[[State, int], bool]) -> Check:
    """Whether a set holds anything that also passes a test of the verb's own; stops at the first."""
    if isinstance(node, str):
        found = select(c, node).maybe
        return lambda s, f: any(extra(s, thing) for thing in found(s, f))
    _, _, (base, it, parts) = candidates_of(c, node)
    checks = [check for check, _ in parts]
    return _some_pass(base, it, -1, [lambda s, f: extra(s, f.regs[it]), *checks])


def _some_pass(base: Several, it: int, register: int, checks: list[Check]) -> Check:
    """Whether the filtered set holds anything; stops at the first, which then stands in `register` as an example."""
    holds = all_of(checks)

    def exists(s: State, f: Frame) -> bool:
        regs = f.regs
        for thing in base(s, f):
            regs[it] = thing
            if holds(s, f):
                if register >= 0:
                    regs[register] = (thing,)
                return True
        return False

    return exists
