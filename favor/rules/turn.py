"""The three steps of a turn, and whose turn is next (rulings 20 to 32, 130)."""

from __future__ import annotations

from favor.model.state import GOD, Frame, Program, State
from favor.rules import acts, arrivals, cards, chance, harm
from favor.rules.engine import RULE, push
from favor.rules.inplay import end_statuses
from favor.rules.tables import CAUSE, TURN_ENDED, TURN_STARTED
from favor.rules.triggers import fire

_BEGIN, _GOD, _MENU, _ACT, _OVER = range(5)


def _begin(s: State, f: Frame) -> None:
    seat = s.active
    s.turn += 1
    s.history.clear()
    s.used = 0
    s.events.append(("turn_began", seat, s.turn))
    s.events.append(("step", seat, 1))
    if s.stunned[seat]:
        harm.revive(s, seat)
    end_statuses(s, seat, at_start=True)
    push(s, STARTING, seat, -1, RULE)


def _god(s: State, f: Frame) -> None:
    """Step 1: draw a God Card and do what it says; nothing comes between (ruling 20)."""
    if s.stunned[s.active]:
        f.pc = _OVER
        return
    card = chance.draw(s, GOD)
    if card >= 0:
        push(s, DECREE, s.active, card, RULE, (card,))


def _menu(s: State, f: Frame) -> None:
    """Step 2: any number of actions; a Stun ends the turn at once (rulings 21, 32)."""
    seat = s.active
    if s.stunned[seat]:
        f.pc = _OVER
        return
    if not f.regs[1]:
        f.regs[1] = True
        s.events.append(("step", seat, 2))
    s.menu = None
    s.ask = (seat, "action", "choose_action", -1, None, 0)


def _act(s: State, f: Frame) -> None:
    action = f.regs[0]
    f.regs[0] = ()
    if action[0] == "end_turn":
        return
    f.pc = _MENU
    acts.start(s, s.active, action)


def _over(s: State, f: Frame) -> None:
    """Step 3: Energy back to 4, then draw up to Wit (rulings 22, 29)."""
    seat = s.active
    s.events.append(("step", seat, 3))
    s.energy[seat] = s.book.energy
    s.events.append(("energy_reset", seat, s.book.energy))
    cards.draw_to_wit(s, seat)


def _farewell(s: State, f: Frame) -> None:
    push(s, ENDING, s.active, -1, RULE)


def _next(s: State, f: Frame) -> None:
    """Hexes leave last (ruling 30); then the seat to the left is next."""
    seat = s.active
    end_statuses(s, seat, at_start=False)
    s.events.append(("turn_over", seat))
    s.active = (seat + 1) % s.seats
    f.regs[1] = False
    f.pc = _BEGIN


def _tell_started(s: State, f: Frame) -> None:
    fire(s, TURN_STARTED, f.you, -1, RULE, ((f.you,),))


def _tell_ended(s: State, f: Frame) -> None:
    fire(s, TURN_ENDED, f.you, -1, RULE, ((f.you,),))


def _tidy(s: State, f: Frame) -> None:
    """Put back what dropped cards left lying about (effects R701); nothing to do after a card that ended by itself."""
    harm.settle_fallen(s)
    if s.held_tile >= 0:
        s.stacks[s.book.tile_regions[s.held_tile]].insert(0, s.held_tile)
        s.held_tile = -1
    if s.held_trap >= 0:
        s.bag.append(s.held_trap)
        s.held_trap = -1
    for card in s.table:
        cards.clear_from_table(s, card)


STARTING = Program("(turn starts)", (_tell_started, _tidy), (), forced=True)
ENDING = Program("(turn ends)", (_tell_ended, _tidy), (), forced=True)
TURN = Program("(turn)", (_begin, _god, _menu, _act, _over, _farewell, _next), ((), False))


def _read(s: State, f: Frame) -> None:
    card = f.regs[0]
    cards.lay_on_table(s, card)
    s.events.append(("god_drawn", f.you, card))
    sheet = cards.sheet_of(s, card)
    push(s, arrivals.CARD_END, f.you, card, RULE)
    if sheet.program is not None:
        push(s, sheet.program, f.you, card, CAUSE["god"])


DECREE = Program("(decree)", (_read, _tidy), (-1,), forced=True)
