"""Cards that answer events: after something has happened (REACT) or instead, while it can still be changed (WINDOW)."""

from __future__ import annotations

from typing import Any

from favor.model.state import Frame, Program, State
from favor.rules.book import Reaction
from favor.rules.choices import yes_or_no
from favor.rules.engine import RULE, ask, give_back, push
from favor.rules.inplay import use_up_status
from favor.rules.tables import CHALLENGE_ROLLED, DAMAGE
from favor.rules.values import stat

Pending = tuple[int, int, int, int, tuple[Any, ...]]
"""(band, owner, thing, reaction number, values of the names it binds)."""


def record(s: State, event: int, by: int, detail: int = 0) -> None:
    """Remember for `happened` that a player did this in this turn; `detail` is a card type."""
    s.history.append(event | by + 1 << 6 | detail << 10)


def tell(s: State, event: int, by: int, to: int, cause: int, values: tuple[Any, ...], detail: int = 0) -> None:
    """Let cards answer something that has happened and is already recorded."""
    if s.live[event]:
        react(s, collect(s, event, by, to, cause, values, detail))


def fire(s: State, event: int, by: int, to: int, cause: int, values: tuple[Any, ...], detail: int = 0) -> None:
    """Something has happened: record it and let cards answer."""
    s.history.append(event | by + 1 << 6 | detail << 10)
    if s.live[event]:
        react(s, collect(s, event, by, to, cause, values, detail))


def collect(
    s: State, event: int, by: int, to: int, cause: int, values: tuple[Any, ...], detail: int = 0
) -> tuple[Pending, ...]:
    """The `after` reactions that match, in the order they came into play."""
    reactions = s.book.reactions
    found: list[Pending] = []
    for owner, thing, number in s.live[event]:
        reaction = reactions[number]
        if not reaction.instead and reaction.matches(s, owner, by, to, cause, detail):
            found.append((reaction.band, owner, thing, number, values))
    return tuple(found)


def react(s: State, pending: tuple[Pending, ...]) -> None:
    """Let these reactions happen: band by band, from the active player clockwise, then by their coming into play."""
    if pending:
        push(s, REACT, -1, -1, RULE, (in_order(s, pending),))


def in_order(s: State, pending: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """Sorted by band, then seat from the active player; the sort keeps the order of coming into play."""
    return tuple(sorted(pending, key=lambda each: (each[0], (each[1] - s.active) % s.seats)))


def is_open(s: State, reaction: Reaction, owner: int, thing: int, values: tuple[Any, ...]) -> bool:
    """Whether a matching reaction's own conditions, needs, costs and limit let it happen now."""
    if reaction.limit is not None and _used(s, reaction, owner, thing) >= reaction.limit[0]:
        return False
    program = reaction.program
    frame = Frame(program, owner, thing, 0, [*values, *program.blank[len(values) :]])
    return reaction.guard(s, frame)


def _stamp(s: State, reaction: Reaction, owner: int) -> int:
    period = reaction.limit[1] if reaction.limit else "game"
    if period == "turn":
        return s.turn
    if period == "your_turn":
        return (s.turn - 1 - (owner - s.first) % s.seats) // s.seats
    return 0


def _used(s: State, reaction: Reaction, owner: int, thing: int) -> int:
    count, stamp = s.limits.get(reaction.number << 16 | thing & 0xFFFF, (0, -99))
    return count if stamp == _stamp(s, reaction, owner) else 0


def count_use(s: State, reaction: Reaction, owner: int, thing: int) -> None:
    """Count a reaction that happens against its limit and its status's uses."""
    if reaction.limit is not None:
        key = reaction.number << 16 | thing & 0xFFFF
        s.limits[key] = (_used(s, reaction, owner, thing) + 1, _stamp(s, reaction, owner))
    if reaction.uses_up_status:
        use_up_status(s, owner, thing)


def _start(s: State, reaction: Reaction, owner: int, thing: int, values: tuple[Any, ...]) -> None:
    s.events.append(("reaction", owner, reaction.sheet))
    push(s, reaction.program, owner, thing, s.book.sheets[reaction.sheet].cause, values)


def _order_question(s: State, owner: int, things: list[int], register: int) -> None:
    about = "card"
    if all(thing in s.relics[owner] for thing in things):
        about = "relic"
    elif all(thing in s.items[owner] for thing in things):
        about = "item"
    ask(s, owner, about, "which_first", -1, tuple([("pick", thing) for thing in things]), register)


# ---- after: regs (pending, answer) ----


def _next_reaction(s: State, f: Frame) -> None:
    pending: tuple[Pending, ...] = f.regs[0]
    reactions = s.book.reactions
    while pending:
        band, owner, thing, number, values = pending[0]
        if is_open(s, reactions[number], owner, thing, values):
            break
        pending = pending[1:]
    f.regs[0] = pending
    if not pending:
        s.stack.pop()
        return
    rivals = [
        each for each in pending if each[:2] == pending[0][:2] and is_open(s, reactions[each[3]], *each[1:3], each[4])
    ]
    things = list(dict.fromkeys(each[2] for each in rivals))
    keys = {reactions[each[3]].effect_key for each in rivals}
    f.regs[1] = pending[0][2]
    if len(things) > 1 and len(keys) > 1:
        _order_question(s, pending[0][1], things, 1)


def _run_reaction(s: State, f: Frame) -> None:
    pending: tuple[Pending, ...] = f.regs[0]
    chosen = next(each for each in pending if each[2] == f.regs[1])
    f.regs[0] = tuple([each for each in pending if each is not chosen])
    f.pc = 0
    _start(s, s.book.reactions[chosen[3]], chosen[1], chosen[2], chosen[4])


REACT = Program("(reactions)", (_next_reaction, _run_reaction), ((), -1))


# ---- instead: what a window holds while cards may still change the event ----

W_OUT, W_EVENT, W_BY, W_TO, W_CAUSE, W_AMOUNT, W_CREDIT, W_STATE, W_ASKED, W_VALUES, W_DETAIL, W_ANSWER, W_FOUND = (
    range(13)
)
OPEN, CANCELLED, SUCCEEDED = range(3)
"""W_STATE: nothing decided, cancelled, or a roll that succeeds whatever its face."""


def open_window(
    s: State, out: int, event: int, by: int, to: int, cause: int, amount: int, values: tuple[Any, ...], *,
    credit: int = -1, detail: int = 0,
) -> None:  # fmt: skip
    """Let cards change an event before it happens; (amount, to, credit, state) will stand in register `out` of the top
    frame. Where no card listens that is so at once."""
    live = s.live[event]
    if not live or not any(s.book.reactions[number].instead for _, _, number in live):
        s.stack[-1].regs[out] = (amount, to, credit, OPEN)
        return
    push(s, WINDOW, by, -1, cause, (out, event, by, to, cause, amount, credit, OPEN, (), values, detail, -1, ()))


def _values_now(s: State, regs: list[Any]) -> tuple[Any, ...]:
    """The names an instead reaction sees, with the amount and the victim as they are now."""
    values: tuple[Any, ...] = regs[W_VALUES]
    if regs[W_EVENT] == DAMAGE:
        return (values[0], (regs[W_TO],), regs[W_AMOUNT])
    if regs[W_EVENT] == CHALLENGE_ROLLED:
        passed = regs[W_STATE] == SUCCEEDED or regs[W_AMOUNT] < stat(s, regs[W_BY], regs[W_DETAIL])
        return (values[0], regs[W_AMOUNT], int(passed))
    return (*values[:-1], regs[W_AMOUNT]) if values and isinstance(values[-1], int) else values


def _gather(s: State, f: Frame) -> None:
    regs = f.regs
    reactions = s.book.reactions
    values = _values_now(s, regs)
    found = []
    if regs[W_STATE] != CANCELLED and (regs[W_EVENT] != DAMAGE or regs[W_AMOUNT] > 0):
        for owner, thing, number in s.live[regs[W_EVENT]]:
            reaction = reactions[number]
            if (
                reaction.instead
                and (thing, number) not in regs[W_ASKED]
                and (regs[W_AMOUNT] > 0 or reaction.reduction <= 0)
                and reaction.matches(s, owner, regs[W_BY], regs[W_TO], regs[W_CAUSE], regs[W_DETAIL])
                and is_open(s, reaction, owner, thing, values)
            ):
                found.append((owner, thing, number))
    if not found:
        give_back(s, f, regs[W_OUT], (regs[W_AMOUNT], regs[W_TO], regs[W_CREDIT], regs[W_STATE]))
        return
    things = list(dict.fromkeys(thing for _, thing, _ in found))
    regs[W_FOUND] = tuple(found)
    regs[W_ANSWER] = found[0][1]
    if len(things) > 1 and len({reactions[number].effect_key for _, _, number in found}) > 1:
        chooser = regs[W_TO] if regs[W_TO] >= 0 else regs[W_BY]
        _order_question(s, chooser if chooser >= 0 else s.active, things, W_ANSWER)


def _change(s: State, f: Frame) -> None:
    regs = f.regs
    owner, thing, number = next(each for each in regs[W_FOUND] if each[1] == regs[W_ANSWER])
    regs[W_ASKED] = (*regs[W_ASKED], (thing, number))
    f.pc = 0
    _start(s, s.book.reactions[number], owner, thing, _values_now(s, regs))


WINDOW = Program("(window)", (_gather, _change), (-1, 0, -1, -1, 0, 0, -1, OPEN, (), (), 0, -1, ()))


def window_of(s: State) -> Frame:
    """The window the running reaction belongs to: the frame right below it."""
    return s.stack[-2]


def offer(s: State, f: Frame, question: str, register: int) -> None:
    """Ask the owner of an optional reaction."""
    yes_or_no(s, f.you, question, f.program.sheet, register)
