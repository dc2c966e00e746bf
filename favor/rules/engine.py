"""The loop: takes the top frame of the stack, does its next step, until somebody must be asked or the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from favor.model.actions import Action, LoopError
from favor.model.state import Frame, Program, State
from favor.rules.tables import CAUSE

STEP_LIMIT = 20_000
"""Small steps one decision may take; a card that answers itself without end meets it (effects R701)."""

DEPTH_LIMIT = 128
"""Frames on the stack; about 32 cards within each other (effects R702)."""

DROPS = 4
"""How often one decision may drop forced cards before it gives up."""

RULE = CAUSE["rule"]


def push(s: State, program: Program, you: int, thing: int, cause: int, values: Sequence[Any] = ()) -> Frame:
    """Put a program on the stack, its first registers filled with these values; it runs before anything below goes on."""
    regs = [*values, *program.blank[len(values) :]]
    frame = Frame(program, you, thing, cause, regs)
    s.stack.append(frame)
    if len(s.stack) > DEPTH_LIMIT:
        raise LoopError("R702", chain(s))
    return frame


def run(s: State) -> None:
    """Go on until a question is open or the stack is empty. Cards that never come to rest: in a step nobody chose (a God
    Card, the start or end of a turn) the rest of them is dropped and told, anywhere else LoopError is raised."""
    for _ in range(DROPS):
        try:
            _run(s)
            return
        except LoopError:
            if not _drop(s):
                raise
    _run(s)


def _drop(s: State) -> bool:
    """Drop what runs above the deepest forced frame; False where a player chose all that runs."""
    for place, frame in enumerate(s.stack):
        if frame.program.forced:
            sheets = [above.program.sheet for above in s.stack[place + 1 :] if above.program.sheet >= 0]
            del s.stack[place + 1 :]
            s.ask, s.arrivals = None, ()
            s.events.append(("card_dropped", sheets[0] if sheets else -1))
            return True
    return False


def _run(s: State) -> None:
    stack = s.stack
    for _ in range(STEP_LIMIT):
        if s.ask is not None or not stack:
            return
        frame = stack[-1]
        code = frame.program.code
        pc = frame.pc
        if pc < len(code):
            frame.pc = pc + 1
            code[pc](s, frame)
        else:
            stack.pop()
    raise LoopError("R701", chain(s))


def chain(s: State) -> tuple[str, ...]:
    """The cards at work, the deepest last."""
    return tuple(frame.program.name for frame in s.stack)


def give_back(s: State, frame: Frame, register: int, value: Any) -> None:
    """End a frame and leave a result in a register of the one below it."""
    s.stack.pop()
    if register >= 0:
        s.stack[-1].regs[register] = value


def ask(s: State, seat: int, about: str, prompt: str, source: int, options: tuple[Action, ...], register: int) -> None:
    """Open a question; the answer's subject (yes 1, no 0, done -1) will stand in a register of the top frame."""
    s.ask = (seat, about, prompt, source, options, register)


def win(s: State, seat: int, by: str) -> None:
    """End the game at once (rulings 8 to 10)."""
    s.winner = seat
    s.won_by = by
    s.stack.clear()
    s.ask = None
    s.events.append(("won", seat, by))
