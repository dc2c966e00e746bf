"""Putting statuses on players and taking them off, with the window in which cards may refuse one (rulings 111 to 114)."""

from __future__ import annotations

from favor.model.state import NONE, Frame, Program, State
from favor.rules.engine import push
from favor.rules.inplay import add_status, remove_status
from favor.rules.tables import REGISTER_OF_CARD, STATUS_GAINED
from favor.rules.triggers import CANCELLED, fire, open_window

_SHEET, _ENDS, _CARD, _WINDOW, _SOURCE = range(5)


def afflict(
    s: State, seat: int, sheet: int, ends: tuple[int, int, int], by: int, card: int, cause: int, source: int = NONE
) -> None:
    """Put a status on a player; `card` is the Hex Card that stays with it, or NONE; `source` the card it ends with."""
    push(s, AFFLICT, seat, by, cause, (sheet, ends, card, (), source))


def _propose(s: State, f: Frame) -> None:
    sheet = s.book.sheets[f.regs[_SHEET]]
    if sheet.stacking == "refuse" and has_status(s, f.you, sheet.number):
        s.stack.pop()
        return
    open_window(s, _WINDOW, STATUS_GAINED, f.thing, f.you, f.cause, 0, ((f.you,), (sheet.number,)))


def _put(s: State, f: Frame) -> None:
    if f.regs[_WINDOW][3] == CANCELLED:
        return
    sheet = s.book.sheets[f.regs[_SHEET]]
    if sheet.stacking == "refresh":
        cure(s, f.you, sheet.number)
    card = f.regs[_CARD]
    if card != NONE and card in s.table and s.book.sheets[card // REGISTER_OF_CARD].kind == "hex":
        s.table = tuple([other for other in s.table if other != card])
    else:
        card = NONE
    add_status(s, f.you, sheet, card, f.regs[_ENDS], f.regs[_SOURCE])
    fire(s, STATUS_GAINED, f.thing, f.you, f.cause, ((f.you,), (sheet.number,)))


AFFLICT = Program("(afflict)", (_propose, _put), (-1, (), NONE, (), NONE))


def has_status(s: State, seat: int, sheet: int) -> bool:
    """Whether this status lies on the player."""
    return any(status[1] == sheet for status in s.statuses[seat])


def cure(s: State, seat: int, sheet: int) -> None:
    """Take every copy of a status off a player."""
    for status in s.statuses[seat]:
        if status[1] == sheet:
            remove_status(s, seat, status)
