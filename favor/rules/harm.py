"""Damage in batches, healing, Stun and revival (effects 3.12; rulings 103, 120 to 131)."""

from __future__ import annotations

from favor.model.state import Frame, Program, State
from favor.rules import cards
from favor.rules.book import Step
from favor.rules.choices import pick
from favor.rules.engine import RULE, push
from favor.rules.favor_points import gain_favor
from favor.rules.tables import DAMAGE, DAMAGE_DEALT, DAMAGE_TOTAL, HEALED, ORDER, STUNNED
from favor.rules.triggers import Pending, collect, fire, in_order, open_window, react, record, tell
from favor.rules.values import is_down

# ---- damage: regs of one batch ----

_SOURCE, _CREDIT, _LEFT, _DONE, _DEALT_OUT, _LOST_OUT, _NESTED, _RESULT, _WAITING, _DEALT, _LOST = range(11)


def damage(
    s: State,
    victims: tuple[tuple[int, int], ...],
    source: int,
    cause: int,
    credit: int,
    outs: tuple[int, int] = (-1, -1),
) -> None:
    """One batch of damage: (victim, amount) each. $dealt and $lost will stand in the registers `outs` of the top frame.
    Players who are down take nothing (ruling 126)."""
    order = ORDER[s.seats][s.active]
    hits = tuple(
        sorted((hit for hit in victims if hit[1] > 0 and not is_down(s, hit[0])), key=lambda hit: order.index(hit[0]))
    )
    if not hits:
        for out in outs:
            if out >= 0:
                s.stack[-1].regs[out] = 0
        return
    nested = any(frame.program is BATCH for frame in s.stack)
    push(
        s, BATCH, source, s.stack[-1].thing if s.stack else -1, cause, (source, credit, hits, (), *outs, nested, (), ())
    )


def _propose(s: State, f: Frame) -> None:
    regs = f.regs
    if not regs[_LEFT]:
        f.pc = 2
        return
    victim, amount = regs[_LEFT][0]
    regs[_LEFT] = regs[_LEFT][1:]
    values = (_one(regs[_SOURCE]), (victim,), amount)
    open_window(s, _RESULT, DAMAGE, regs[_SOURCE], victim, f.cause, amount, values, credit=regs[_CREDIT])


def _settled(s: State, f: Frame) -> None:
    amount, victim, credit, state = f.regs[_RESULT]
    if amount > 0 and state == 0 and not is_down(s, victim):
        f.regs[_DONE] = (*f.regs[_DONE], (victim, amount, credit))
    f.pc = 0


def _flip(s: State, f: Frame) -> None:
    """Hearts of the whole batch, in the order of ruling 3; then the reactions are collected, before anybody loses Relics."""
    regs = f.regs
    source, cause = regs[_SOURCE], f.cause
    pending: list[Pending] = []
    dealt = lost_in_all = 0
    for victim, amount, credit in regs[_DONE]:
        lost = min(amount, s.hearts[victim])
        if lost <= 0:
            continue
        s.hearts[victim] -= lost
        dealt += amount
        lost_in_all += lost
        s.events.append(("damage", victim, amount, lost, source, cause))
        if s.hearts[victim] == 0:
            s.falling = (*s.falling, (victim, credit, source))
        record(s, DAMAGE_DEALT, source)
        if s.live[DAMAGE_DEALT]:
            values = (_one(source), (victim,), amount, lost)
            pending += collect(s, DAMAGE_DEALT, source, victim, cause, values)
    if dealt and s.live[DAMAGE_TOTAL]:
        victims = tuple(victim for victim, _, _ in regs[_DONE])
        pending += collect(s, DAMAGE_TOTAL, source, -1, cause, (_one(source), dealt, victims))
    regs[_DEALT], regs[_LOST] = dealt, lost_in_all
    regs[_WAITING] = in_order(s, tuple(pending))
    if not pending and not s.falling:
        f.pc = len(BATCH.code) - 1


def _react_in(band: int) -> Step:
    def react_in(s: State, f: Frame) -> None:
        react(s, tuple([each for each in f.regs[_WAITING] if each[0] == band]))

    return react_in


def _settle(s: State, f: Frame) -> None:
    """Stuns in the order of falling; inside another batch's reactions the outer batch settles (ruling 124)."""
    if f.regs[_NESTED] or not s.falling:
        return
    (victim, credit, source), *rest = s.falling
    s.falling = tuple(rest)
    f.pc -= 1
    push(s, FALL, victim, -1, RULE, (credit, source))


def settle_fallen(s: State) -> None:
    """Stun whoever has fallen and was not settled, because the cards that hurt him were dropped (effects R701)."""
    waiting, s.falling = s.falling, ()
    for victim, credit, source in reversed(waiting):
        push(s, FALL, victim, -1, RULE, (credit, source))


def _finish(s: State, f: Frame) -> None:
    s.stack.pop()
    for register, out in ((_DEALT, f.regs[_DEALT_OUT]), (_LOST, f.regs[_LOST_OUT])):
        if out >= 0:
            s.stack[-1].regs[out] = f.regs[register]


def _one(seat: int) -> tuple[int, ...]:
    return (seat,) if seat >= 0 else ()


BATCH = Program(
    "(damage)",
    (_propose, _settled, _flip, _react_in(0), _settle, _react_in(1), _settle, _react_in(2), _settle, _finish),
    (-1, -1, (), (), -1, -1, False, (), (), 0, 0),
)


# ---- Stun: f.you falls; regs (credit, source, relics to discard) ----


def _fall(s: State, f: Frame) -> None:
    seat = f.you
    s.hearts[seat] = 0
    s.stunned[seat] = True
    s.events.append(("stunned", seat, f.regs[0]))
    relics = s.relics[seat]
    half = len(relics) // 2
    if half:
        pick(s, seat, "relic", "lose_relics", -1, relics, (half, half), 2)


def _lose_relics(s: State, f: Frame) -> None:
    if f.regs[2]:
        card, *rest = f.regs[2]
        f.regs[2] = tuple(rest)
        f.pc -= 1
        cards.lose_relic(s, f.you, card)


def _pay_stun(s: State, f: Frame) -> None:
    credit = f.regs[0]
    if credit >= 0 and credit != f.you:
        gain_favor(s, credit, 1, "stun")


def _tell_stun(s: State, f: Frame) -> None:
    fire(s, STUNNED, f.regs[1], f.you, RULE, (_one(f.regs[1]), (f.you,)))


FALL = Program("(stun)", (_fall, _lose_relics, _pay_stun, _tell_stun), (-1, -1, ()))


# ---- healing: regs (amount window) ----


def heal(s: State, seat: int, amount: int) -> None:
    """Flip cracked Hearts back; the Stunned are passed over, more than the cap is lost (rulings 127, 131)."""
    missing = s.caps[seat] - s.hearts[seat]
    if amount <= 0 or missing <= 0 or is_down(s, seat):
        return
    if not s.live[HEALED]:
        _mend(s, seat, min(amount, missing))
        return
    push(s, HEALING, seat, -1, s.stack[-1].cause if s.stack else RULE, (amount,))


def _mend(s: State, seat: int, amount: int) -> None:
    s.hearts[seat] += amount
    s.events.append(("healed", seat, amount))
    record(s, HEALED, seat)


def _ask_heal(s: State, f: Frame) -> None:
    open_window(s, 1, HEALED, -1, f.you, f.cause, f.regs[0], ((f.you,), f.regs[0]))


def _do_heal(s: State, f: Frame) -> None:
    amount, _, _, state = f.regs[1]
    amount = min(amount, s.caps[f.you] - s.hearts[f.you])
    if amount > 0 and state == 0 and not is_down(s, f.you):
        _mend(s, f.you, amount)
        tell(s, HEALED, -1, f.you, f.cause, ((f.you,), amount))


HEALING = Program("(heal)", (_ask_heal, _do_heal), (0, ()))


def revive(s: State, seat: int) -> None:
    """Stand up with full Hearts at the start of the own turn (rulings 94, 130)."""
    s.stunned[seat] = False
    s.hearts[seat] = s.caps[seat]
    s.events.append(("revived", seat))
