"""One Challenge roll: the die against a stat, with the window in which cards may change it (rulings 71, 85 to 90)."""

from __future__ import annotations

from favor.model.state import Frame, Program, State
from favor.rules import chance
from favor.rules.engine import give_back, push
from favor.rules.inplay import spend_uses
from favor.rules.tables import CHALLENGE_ROLLED
from favor.rules.triggers import CANCELLED, SUCCEEDED, fire, open_window
from favor.rules.values import stat

_STAT, _OUT, _FACE, _WINDOW, _VALUE = range(5)


def roll(s: State, seat: int, number: int, cause: int, out: int) -> None:
    """Roll for a seat; (succeeded, face) will stand in register `out` of the top frame. Success is a face below the stat."""
    push(s, ROLL, seat, s.stack[-1].thing, cause, (number, out))


def _throw(s: State, f: Frame) -> None:
    regs = f.regs
    face = chance.roll(s)
    value = stat(s, f.you, regs[_STAT])
    regs[_FACE], regs[_VALUE] = face, value
    s.events.append(("die", f.you, regs[_STAT], face, value, face < value))
    values = ((f.you,), face, int(face < value))
    open_window(s, _WINDOW, CHALLENGE_ROLLED, f.you, f.you, f.cause, face, values, detail=regs[_STAT])


def _judge(s: State, f: Frame) -> None:
    regs = f.regs
    face, _, _, state = regs[_WINDOW]
    succeeded = state == SUCCEEDED or (face < regs[_VALUE] and state != CANCELLED)
    if face != regs[_FACE] or succeeded != (regs[_FACE] < regs[_VALUE]):
        s.events.append(("die", f.you, regs[_STAT], face, regs[_VALUE], succeeded))
    give_back(s, f, regs[_OUT], (succeeded, face))
    spend_uses(s, f.you, regs[_STAT])
    fire(s, CHALLENGE_ROLLED, f.you, -1, f.cause, ((f.you,), face, int(succeeded)), regs[_STAT])


ROLL = Program("(roll)", (_throw, _judge), (0, -1, 0, (), 0))
