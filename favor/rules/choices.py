"""Choosing things: the question a selector puts into a program, one pick at a time, and random picks."""

from __future__ import annotations

from dataclasses import dataclass

from favor.model.actions import DONE, Action
from favor.model.state import Frame, Program, State
from favor.rules import chance
from favor.rules.book import Number, Several
from favor.rules.compiler import Compiler
from favor.rules.engine import ask, give_back, push
from favor.rules.tables import REGISTER_OF_CARD

CARD_KINDS = frozenset(("card", "relic", "item"))


@dataclass(frozen=True, slots=True)
class Choice:
    """What is to be chosen: into which register, among what, how many, of which kind, and the words of the question."""

    register: int
    candidates: Several
    least: int
    most: int
    kind: str
    prompt: str
    source: int


def emit_choice(c: Compiler, choice: Choice, by: Number, if_none: str) -> None:
    """Add the steps that let `by` choose; with nothing to choose the register holds () or the card ends (effects 3.10)."""
    register, candidates, least, most = choice.register, choice.candidates, choice.least, choice.most
    kind, prompt, source = choice.kind, choice.prompt, choice.source
    end = c.end

    def choose(s: State, f: Frame) -> None:
        found = candidates(s, f)
        if not found:
            f.regs[register] = ()
            s.events.append(("nothing", f.you, source))
            if if_none == "end_effects":
                f.pc = end.at
            return
        pick(s, by(s, f), kind, prompt, source, found, (least, most), register)

    c.emit(choose)


def emit_random(c: Compiler, choice: Choice) -> None:
    """Add the step that lets chance choose."""
    register, candidates, most = choice.register, choice.candidates, choice.most

    def draw_lots(s: State, f: Frame) -> None:
        left = list(candidates(s, f))
        taken: list[int] = []
        while left and len(taken) < most:
            taken.append(left.pop(chance.pick(s, left)))
        f.regs[register] = tuple(taken)

    c.emit(draw_lots)


def pick(
    s: State,
    seat: int,
    kind: str,
    prompt: str,
    source: int,
    found: tuple[int, ...],
    take: tuple[int, int],
    register: int,
) -> None:
    """Let a seat choose some of these things; a tuple of them will stand in the top frame's register.
    A question with one possible answer is not asked."""
    least, most = take
    if len(found) <= least:
        s.stack[-1].regs[register] = found
        s.events.append(("answered", seat, kind, found[0] if len(found) == 1 else -1))
        return
    push(s, PICK, seat, -1, 0, (register, found, least, most, kind, prompt, source, (), -2))


_OUT, _LEFT, _LEAST, _MOST, _KIND, _PROMPT, _SOURCE, _TAKEN, _ANSWER = range(9)


def _take(s: State, f: Frame) -> None:
    """Move the answer from what is left to what is taken."""
    regs = f.regs
    answer = regs[_ANSWER]
    if answer == -1:
        give_back(s, f, regs[_OUT], regs[_TAKEN])
    elif answer >= 0:
        regs[_TAKEN] = (*regs[_TAKEN], answer)
        regs[_LEFT] = tuple([thing for thing in regs[_LEFT] if thing != answer])
    regs[_ANSWER] = -2


def _ask(s: State, f: Frame) -> None:
    regs = f.regs
    left, taken = regs[_LEFT], regs[_TAKEN]
    missing = regs[_LEAST] - len(taken)
    if not left or len(taken) >= regs[_MOST]:
        give_back(s, f, regs[_OUT], taken)
        return
    if missing > 0 and len(left) <= missing:
        s.events.append(("answered", f.you, regs[_KIND], left[0] if len(left) == 1 else -1))
        give_back(s, f, regs[_OUT], (*taken, *left))
        return
    options = tuple([("pick", thing) for thing in _distinct(regs[_KIND], left)])
    f.pc = 0
    if missing <= 0:
        ask(s, f.you, regs[_KIND], regs[_PROMPT], regs[_SOURCE], (*options, DONE), _ANSWER)
    elif len(options) > 1:
        ask(s, f.you, regs[_KIND], regs[_PROMPT], regs[_SOURCE], options, _ANSWER)
    else:
        s.events.append(("answered", f.you, regs[_KIND], options[0][1]))
        regs[_ANSWER] = options[0][1]


def _distinct(kind: str, things: tuple[int, ...]) -> tuple[int, ...]:
    """Copies of one card are one answer."""
    if kind not in CARD_KINDS:
        return things
    seen: set[int] = set()
    found: list[int] = []
    for card in things:
        if card // REGISTER_OF_CARD not in seen:
            seen.add(card // REGISTER_OF_CARD)
            found.append(card)
    return tuple(found)


PICK = Program("(pick)", (_take, _ask), ((), (), 0, 0, "", "", -1, (), -2))


def yes_or_no(s: State, seat: int, prompt: str, source: int, register: int) -> None:
    """Ask a yes/no question; never answered by the rules themselves."""
    options: tuple[Action, ...] = (("yes", 0), ("no", 0))
    ask(s, seat, "yes_no", prompt, source, options, register)
