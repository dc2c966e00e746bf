"""challenge, choose, choose_one, each, repeat, end_effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from favor.model.actions import Action
from favor.model.state import Frame, State
from favor.rules import challenges
from favor.rules.book import Check
from favor.rules.choices import yes_or_no
from favor.rules.compiler import Compiler, Label, Node, all_of, always, any_of
from favor.rules.costs import costs
from favor.rules.effects.helpers import affected, named
from favor.rules.engine import ask
from favor.rules.selectors import one, select
from favor.rules.tables import STATS

HEARTS_ONLY = frozenset(("damage", "heal"))


def challenge(c: Compiler, step: Node) -> Check:
    """One roll a player in turn order, each with its branch at once (rulings 3, 85, 86)."""
    who, maybe = affected(c, step["who"], the_stunned_too=True)
    number = STATS.index(step["stat"])
    left, result = c.register(()), c.register((False, 0))
    passed = c.bind(step["as"], "number", "roll", 0) if "as" in step else c.register(0)
    c.names["passed"] = (passed, "number", "roll")
    roller = c.bind("roller", "many", "player")
    face = c.bind("roll", "number", "number")
    skips_stunned = _stakes_hearts_only(step)
    again, lost, after = Label(), Label(), Label()

    def gather(s: State, f: Frame) -> None:
        f.regs[left] = who(s, f)

    def next_roller(s: State, f: Frame) -> None:
        seats = f.regs[left]
        while seats and skips_stunned and s.stunned[seats[0]]:
            seats = seats[1:]
        if not seats:
            f.pc = after.at
            return
        f.regs[left] = seats[1:]
        f.regs[roller] = seats[:1]
        challenges.roll(s, seats[0], number, f.cause, result)

    def branch(s: State, f: Frame) -> None:
        succeeded, f.regs[face] = f.regs[result]
        f.regs[passed] = int(succeeded)
        if not succeeded:
            f.pc = lost.at

    c.emit(gather)
    c.place(again)
    c.emit(next_roller)
    c.emit(branch)
    c.stand_ins["roller"] = maybe
    could_win = c.steps(step.get("success", ()))
    c.jump(again)
    c.place(lost)
    could_lose = c.steps(step.get("failure", ()))
    c.jump(again)
    c.place(after)
    possible = any_of([could_win, could_lose])
    return lambda s, f: bool(maybe(s, f)) and possible(s, f)


def _stakes_hearts_only(step: Node) -> bool:
    """Whether every step of both branches is damage or heal on the roller, so that the Stunned do not roll (ruling 86)."""
    steps = [*step.get("success", ()), *step.get("failure", ())]
    return bool(steps) and all(
        each["do"] in HEARTS_ONLY and each.get("to", each.get("who")) == "$roller" for each in steps
    )


def choose(c: Compiler, step: Node) -> Check:
    """A choice bound to a name."""
    node = {
        key: step[key]
        for key in ("from", "of", "where", "take", "by", "if_none", "as", "lowest", "highest")
        if key in step
    }
    selection = select(c, node, "choose_" + str(step.get("what", "")))
    return lambda s, f: bool(selection.maybe(s, f))


def choose_one(c: Compiler, step: Node) -> Check:
    """One of several options; what cannot be paid is not offered, and an empty one only if all are (ruling 98)."""
    by = one(c, step["by"])
    answer = named(c, step, "number", "option")
    answer = c.register(-1) if answer < 0 else answer
    ends = step.get("if_none") == "end_effects"
    labels = [Label() for _ in step["options"]]
    after = Label()
    legal: list[Check] = []
    possible: list[Check] = []

    def ask_which(s: State, f: Frame) -> None:
        allowed = [n for n, check in enumerate(legal) if check(s, f)]
        useful = [n for n in allowed if possible[n](s, f)]
        allowed = useful or allowed
        f.regs[answer] = -1
        if not allowed:
            f.pc = c.end.at if ends else after.at
        elif len(allowed) == 1:
            f.regs[answer] = allowed[0]
            s.events.append(("answered", by(s, f), "option", allowed[0]))
        else:
            options: tuple[Action, ...] = tuple([("pick", n) for n in allowed])
            ask(s, by(s, f), "option", "choose_option", c.sheet.number, options, answer)

    def go(s: State, f: Frame) -> None:
        f.pc = labels[f.regs[answer]].at

    c.emit(ask_which)
    c.emit(go)
    for label, option in zip(labels, step["options"], strict=True):
        c.place(label)
        condition = c.conditions(option.get("if", ()))
        payable, could = _paid_option(c, option)
        c.jump(after)
        legal.append(all_of([condition, payable]))
        possible.append(could)
    c.place(after)
    return lambda s, f: any(check(s, f) and could(s, f) for check, could in zip(legal, possible, strict=True))


def _paid_option(c: Compiler, option: Node) -> tuple[Check, Check]:
    payable = costs(c, option.get("cost", ()))
    effects: Sequence[Any] = option.get("effects", ())
    return payable, c.steps(effects)


def each(c: Compiler, step: Node) -> Check:
    """The same steps for each of a list that is fixed before the first."""
    selection = select(c, step["in"], "choose_target")
    left = c.register(())
    name = c.bind(step["name"], "many", selection.kind)
    c.stand_ins[step["name"].removeprefix("$")] = selection.maybe
    again, after = Label(), Label()

    def gather(s: State, f: Frame) -> None:
        f.regs[left] = selection.run(s, f)

    def next_one(s: State, f: Frame) -> None:
        things = f.regs[left]
        if not things:
            f.pc = after.at
            return
        f.regs[left] = things[1:]
        f.regs[name] = things[:1]

    c.emit(gather)
    c.place(again)
    c.emit(next_one)
    possible = c.steps(step["effects"])
    c.jump(again)
    c.place(after)
    return lambda s, f: bool(selection.maybe(s, f)) and possible(s, f)


def repeat(c: Compiler, step: Node) -> Check:
    """The same steps again and again: at least, at most so often, each time paid, until somebody or something says stop."""
    by = one(c, step["by"])
    least, most = step.get("at_least", 0), step["at_most"]
    unpaid_ends = step.get("if_unpayable") == "end_effects"
    count, answer = c.register(0), c.register(1)
    again, after = Label(), Label()

    def start(s: State, f: Frame) -> None:
        f.regs[count] = 0

    def check_on(s: State, f: Frame) -> None:
        f.regs[answer] = 1
        if f.regs[count] >= most:
            f.pc = after.at
        elif not payable(s, f):
            f.pc = c.end.at if unpaid_ends else after.at
        elif f.regs[count] >= least:
            yes_or_no(s, by(s, f), step.get("ask", "go_on"), c.sheet.number, answer)

    def stop_or_go(s: State, f: Frame) -> None:
        f.regs[count] += 1
        if not f.regs[answer]:
            f.pc = after.at

    c.emit(start)
    c.place(again)
    c.emit(check_on)
    c.emit(stop_or_go)
    payable = costs(c, step.get("cost", ()))
    possible = c.steps(step["effects"])
    if "stop_when" in step:
        c.jump_unless(c.conditions(step["stop_when"]), again)
    else:
        c.jump(again)
    c.place(after)
    return lambda s, f: payable(s, f) and possible(s, f)


def end_effects(c: Compiler, step: Node) -> Check:
    """Stop this card."""
    c.jump(c.end)
    return always


VERBS = (
    ("challenge", challenge), ("choose", choose), ("choose_one", choose_one), ("each", each), ("repeat", repeat),
    ("end_effects", end_effects),
)  # fmt: skip
