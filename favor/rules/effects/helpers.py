"""What several verbs need: who is affected, one player after the other, and whether an effect could do anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from favor.model.state import Frame, State
from favor.rules.book import Check, Number, Several
from favor.rules.compiler import Compiler, Node
from favor.rules.selectors import Selection, one, select

Deed = Callable[[State, Frame, int], None]


def affected(c: Compiler, node: Any, the_stunned_too: bool = False) -> tuple[Several, Several]:
    """(whom a step touches when it runs, whom it could touch). An active player who has just been Stunned is passed over
    by the rest of the card, unless the verb includes the Stunned (effects 3.12, ruling 128)."""
    selection = select(c, node, "choose_target")
    if the_stunned_too:
        return selection.run, selection.maybe
    run = selection.run

    def standing(s: State, f: Frame) -> tuple[int, ...]:
        seats = run(s, f)
        active = s.active
        if s.stunned[active] and active in seats:
            return tuple([seat for seat in seats if seat != active])
        return seats

    return standing, selection.maybe


def standing_for(selection: Selection) -> Selection:
    """The same selection of tiles, each player in it standing for the tile they are on."""
    if selection.kind != "player":
        return selection

    def under(some: Several) -> Several:
        return lambda s, f: tuple(dict.fromkeys([s.places[seat] for seat in some(s, f)]))

    return Selection(under(selection.run), under(selection.maybe), "tile", selection.chosen)


def in_turn(c: Compiler, who: Several, deed: Deed, keep: int = -1) -> None:
    """Add steps that do something to one player (or card) after the other, each finished before the next (ruling 3);
    the whole list stays in register `keep`."""
    left = c.register(())

    def gather(s: State, f: Frame) -> None:
        things = who(s, f)
        if keep >= 0:
            f.regs[keep] = things
        if len(things) > 1:
            f.regs[left] = things
            return
        f.pc += 1
        if things:
            deed(s, f, things[0])

    def do_next(s: State, f: Frame) -> None:
        seats = f.regs[left]
        if seats:
            f.regs[left] = seats[1:]
            f.pc -= 1
            deed(s, f, seats[0])

    c.emit(gather)
    c.emit(do_next)


def named(c: Compiler, step: Node, shape: str, kind: str) -> int:
    """The register for what a step's `as` names, -1 where nothing is named."""
    return c.bind(step["as"], shape, kind) if "as" in step else -1


def nobody_or_one(c: Compiler, node: Any) -> Number:
    """Who gains Favor for a Stun: a player, or -1 for `nobody`."""
    if node == "nobody":
        return lambda s, f: -1
    return one(c, node)


def some(maybe: Several, test: Callable[[State, int], bool]) -> Check:
    """A check that some thing of the set passes a test."""

    def check(s: State, f: Frame) -> bool:
        for thing in maybe(s, f):
            if test(s, thing):
                return True
        return False

    return check


def any_at_all(maybe: Several) -> Check:
    """A check that the set is not empty."""
    return lambda s, f: bool(maybe(s, f))
