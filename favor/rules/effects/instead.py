"""prevent, redirect, change, cancel, reroll, succeed: verbs that change an event while its window is open."""

from __future__ import annotations

from favor.model.state import Frame, State
from favor.rules import chance
from favor.rules.book import Check
from favor.rules.compiler import Compiler, Node, always
from favor.rules.effects.helpers import nobody_or_one
from favor.rules.selectors import select
from favor.rules.triggers import CANCELLED, SUCCEEDED, W_AMOUNT, W_BY, W_CREDIT, W_STATE, W_TO, window_of
from favor.rules.values import is_down


def prevent(c: Compiler, step: Node) -> Check:
    """Take some or all of the damage away."""
    everything = step["amount"] == "all"
    amount = c.amount(0 if everything else step["amount"])

    def lessen(s: State, f: Frame) -> None:
        regs = window_of(s).regs
        less = regs[W_AMOUNT] if everything else min(regs[W_AMOUNT], amount(s, f))
        regs[W_AMOUNT] -= less
        s.events.append(("prevented", regs[W_TO], less))

    c.emit(lessen)
    return always


def redirect(c: Compiler, step: Node) -> Check:
    """The same packet goes to another victim, with another credit."""
    selection = select(c, step["to"], "choose_target")
    credit = nobody_or_one(c, step["credit"])

    def turn(s: State, f: Frame) -> None:
        seats = selection.run(s, f)
        if seats:
            regs = window_of(s).regs
            s.events.append(("redirected", regs[W_TO], seats[0]))
            regs[W_TO], regs[W_CREDIT] = seats[0], credit(s, f)

    c.emit(turn)
    return lambda s, f: any(not is_down(s, seat) for seat in selection.maybe(s, f))


def change(c: Compiler, step: Node) -> Check:
    """Add to the amount of the event, never below 0."""
    amount = c.amount(step["by"])

    def alter(s: State, f: Frame) -> None:
        regs = window_of(s).regs
        regs[W_AMOUNT] = max(0, regs[W_AMOUNT] + amount(s, f))

    c.emit(alter)
    return always


def cancel(c: Compiler, step: Node) -> Check:
    """The event does not happen."""

    def stop(s: State, f: Frame) -> None:
        window_of(s).regs[W_STATE] = CANCELLED

    c.emit(stop)
    return always


def reroll(c: Compiler, step: Node) -> Check:
    """The die is thrown again; the second roll stands."""

    def again(s: State, f: Frame) -> None:
        regs = window_of(s).regs
        regs[W_AMOUNT] = chance.roll(s)
        s.events.append(("rerolled", regs[W_BY], regs[W_AMOUNT]))

    c.emit(again)
    return always


def succeed(c: Compiler, step: Node) -> Check:
    """The Challenge succeeds whatever the face."""

    def pass_it(s: State, f: Frame) -> None:
        window_of(s).regs[W_STATE] = SUCCEEDED

    c.emit(pass_it)
    return always


VERBS = (
    ("prevent", prevent), ("redirect", redirect), ("change", change), ("cancel", cancel), ("reroll", reroll),
    ("succeed", succeed),
)  # fmt: skip
