"""Turns checked plain data of one definition into a program: names become registers, steps become small functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from favor.model.state import Frame, Program, State
from favor.rules.book import Book, Check, Number, Several, Sheet, Step
from favor.rules.tables import CARD_CAUSES

Node = Mapping[str, Any]
StepMaker = Callable[["Compiler", Node], Check]
"""Adds a verb's steps to a program; returns whether the step could change anything now."""


ESSENTIAL = MappingProxyType({"attack": "damage", "hex": "afflict", "trap": "place_trap"})
"""Without anything for this verb to do, an Action Card of this type cannot be played (ruling 106)."""


COSTLY = frozenset(("move_tile",))
"""Verbs whose possibility takes long to find out: asked last, when nothing else in the list is possible."""


@dataclass(frozen=True, slots=True)
class Grammar:
    """The handlers of the card language by name: what each verb, condition and amount compiles to."""

    verbs: Mapping[str, StepMaker]
    conditions: Mapping[str, Callable[[Compiler, Node], tuple[Check, str]]]
    amounts: Mapping[str, Callable[[Compiler, Node], Number]]


class Label:
    """A place in a program that jumps may name before it is known."""

    __slots__ = ("at",)

    def __init__(self) -> None:
        self.at = -1


class Compiler:
    """Collects the steps of one program. `names` says which register holds a bound name and what it holds:
    `one` (a number of a thing), `many` (a tuple of such numbers) or `number`."""

    def __init__(self, book: Book, sheet: Sheet, grammar: Grammar) -> None:
        self.book = book
        self.sheet = sheet
        self.grammar = grammar
        self.code: list[Step] = []
        self.blank: list[Any] = []
        self.names: dict[str, tuple[int, str, str]] = {}
        self.stand_ins: dict[str, Several] = {}
        self.end = Label()
        self.essential: list[Check] = []

    def emit(self, step: Step) -> None:
        """Add one step at the end."""
        self.code.append(step)

    def place(self, label: Label) -> None:
        """Let a label mean the next step."""
        label.at = len(self.code)

    def jump(self, label: Label) -> None:
        """Add an unconditional jump."""

        def jump(s: State, f: Frame) -> None:
            f.pc = label.at

        self.emit(jump)

    def jump_unless(self, check: Check, label: Label) -> None:
        """Add a jump taken when the check is false."""

        def jump_unless(s: State, f: Frame) -> None:
            if not check(s, f):
                f.pc = label.at

        self.emit(jump_unless)

    def register(self, blank: Any = ()) -> int:
        """A fresh register that starts with this value."""
        self.blank.append(blank)
        return len(self.blank) - 1

    def bind(self, name: str, shape: str, kind: str, blank: Any = None) -> int:
        """The register of a name, made when it is new; `$` is optional. A name bound twice keeps its register."""
        name = name.removeprefix("$")
        if name in self.names and self.names[name][1] == shape:
            register = self.names[name][0]
        else:
            register = self.register({"one": -1, "many": (), "number": 0}[shape] if blank is None else blank)
        self.names[name] = (register, shape, kind)
        return register

    def lookup(self, name: str) -> tuple[int, str, str]:
        """Register, shape and kind of a bound name."""
        return self.names[name.removeprefix("$")]

    def is_shielded(self) -> bool:
        """Whether an opponent is shielded from this program by being Invisible or Stunned (ruling 109)."""
        return self.sheet.section == "actions" and self.sheet.cause in CARD_CAUSES

    def steps(self, steps: Sequence[Mapping[str, Any]]) -> Check:
        """Add a list of steps; returns whether one of them could change anything now (rulings 2, 106)."""
        made = [(step["do"] in COSTLY, self.step(step)) for step in steps]
        return any_of([check for _, check in sorted(made, key=lambda each: each[0])])

    def step(self, step: Node) -> Check:
        """Add one step with its `if`; returns whether it could change anything now."""
        possible = self._conditional(step) if "if" in step else self._plain(step)
        if step["do"] == ESSENTIAL.get(self.sheet.kind):
            self.essential.append(possible)
        return possible

    def _conditional(self, step: Node) -> Check:
        condition = self.conditions(step["if"])
        after = Label()
        self.jump_unless(condition, after)
        possible = self._plain(step)
        self.place(after)
        return lambda s, f: condition(s, f) and possible(s, f)

    def _plain(self, step: Node) -> Check:
        possible = self.grammar.verbs[step["do"]](self, step)
        name = step.get("as", "").removeprefix("$")
        if name and name not in self.names:
            self._name_amount(name, step.get("amount", 0))
        return possible

    def _name_amount(self, name: str, node: Any) -> None:
        """What `as` names after a verb that does something by a number: that number."""
        amount = self.amount(node)
        register = self.bind(name, "number", "number")
        self.emit(lambda s, f: f.regs.__setitem__(register, amount(s, f)))

    def conditions(self, nodes: Sequence[Node]) -> Check:
        """One check for a list of conditions; always true for an empty list."""
        return all_of([check for check, _ in self.condition_parts(nodes)])

    def condition_parts(self, nodes: Sequence[Node]) -> list[tuple[Check, str]]:
        """Each condition as its own check with the key of the reason for its refusal."""
        return [self.condition(node) for node in nodes]

    def condition(self, node: Node) -> tuple[Check, str]:
        """One condition: its head is the first word of the grammar found in it (`switch` before its field `is`)."""
        heads = self.grammar.conditions
        head = next(head for head in heads if head in node)
        return heads[head](self, node)

    def amount(self, node: Any) -> Number:
        """A whole number, a bound number or an amount form."""
        if isinstance(node, int):
            return lambda s, f: node
        if isinstance(node, str):
            register = self.lookup(node)[0]
            return lambda s, f: int(f.regs[register])
        forms = self.grammar.amounts
        return forms[next(key for key in node if key in forms)](self, node)

    def program(self, name: str) -> Program:
        """The finished program."""
        self.place(self.end)
        return Program(name, tuple(self.code), tuple(self.blank), self.sheet.number)


def any_of(checks: Sequence[Check]) -> Check:
    """A check that holds when one of these does; never for an empty list."""
    if len(checks) == 1:
        return checks[0]
    fixed = tuple(checks)

    def one_holds(s: State, f: Frame) -> bool:
        for check in fixed:
            if check(s, f):
                return True
        return False

    return one_holds


def all_of(checks: Sequence[Check]) -> Check:
    """A check that holds when all of these do."""
    if not checks:
        return always
    if len(checks) == 1:
        return checks[0]
    if len(checks) == 2:
        first, second = checks
        return lambda s, f: first(s, f) and second(s, f)
    fixed = tuple(checks)

    def all_hold(s: State, f: Frame) -> bool:
        for check in fixed:
            if not check(s, f):
                return False
        return True

    return all_hold


def always(s: State, f: Frame) -> bool:
    """A check that always holds."""
    return True
