"""Coming onto a tile: Trap, Poison and its like, Event or Terrain, then what answers an arrival (rulings 52 to 59)."""

from __future__ import annotations

from favor.model.state import EVENT, Frame, Program, State
from favor.rules import cards, chance, harm
from favor.rules.engine import RULE, push
from favor.rules.tables import BASIC_MOVE, CAUSE, EVENT_DRAWN, NO_TRAP, TILE_ENTERED, TRAP_SPRUNG
from favor.rules.triggers import CANCELLED, collect, fire, open_window, react, record
from favor.rules.values import is_down, is_forbidden

TRAP = CAUSE["trap"]


def set_place(s: State, seat: int, tile: int, how: str) -> int:
    """Put a piece on a tile without any trigger; returns the tile it came from."""
    start = s.places[seat]
    s.places[seat] = tile
    s.events.append(("moved", seat, start, tile, how))
    return start


def arrive(s: State, seat: int, start: int, basic: bool) -> None:
    """Let the tile a player now stands on do its work; a Stunned piece triggers nothing (ruling 52)."""
    if is_down(s, seat):
        return
    tile = s.places[seat]
    if tile in s.traps or s.live[BASIC_MOVE] or s.live[TILE_ENTERED] or s.book.symbols[tile] in ("event", "terrain"):
        push(s, ARRIVAL, seat, -1, RULE, (start, tile, basic))
    else:
        record(s, TILE_ENTERED, seat)  # quiet ground: nothing can answer, so no frame is needed


def arrive_later(s: State, seat: int, start: int) -> None:
    """An effect moved this player: what the new tile does comes when that effect is finished (ruling 54)."""
    if s.places[seat] != start:
        s.arrivals = (*s.arrivals, (seat, s.places[seat]))


def flush_arrivals(s: State) -> None:
    """The effect is finished: the arrivals it caused, one at a time in their order (ruling 55)."""
    if s.arrivals:
        waiting = s.arrivals
        s.arrivals = ()
        push(s, ARRIVALS, -1, -1, RULE, (waiting,))


def _next_arrival(s: State, f: Frame) -> None:
    waiting = f.regs[0]
    if not waiting:
        return
    (seat, tile), *rest = waiting
    f.regs[0] = tuple(rest)
    f.pc -= 1
    if s.places[seat] == tile:
        arrive(s, seat, -1, False)


ARRIVALS = Program("(arrivals)", (_next_arrival,), ((),))

_START, _TILE, _BASIC = range(3)


def _still_here(s: State, f: Frame) -> bool:
    if s.places[f.you] == f.regs[_TILE] and not is_down(s, f.you):
        return True
    s.stack.pop()
    return False


def _trap(s: State, f: Frame) -> None:
    if f.regs[_TILE] in s.traps:
        spring(s, f.you)


def _after_move(s: State, f: Frame) -> None:
    if f.regs[_BASIC] and _still_here(s, f) and s.live[BASIC_MOVE]:
        values = ((f.you,), (f.regs[_START],), (f.regs[_TILE],))
        react(s, collect(s, BASIC_MOVE, f.you, -1, RULE, values))


def _ground(s: State, f: Frame) -> None:
    """Event or Terrain; by an effect only where the house rule lets it (switch arrival_by_effect)."""
    if not _still_here(s, f) or (not f.regs[_BASIC] and s.switches["arrival_by_effect"] == "quiet"):
        return
    tile = f.regs[_TILE]
    symbol = s.book.symbols[tile]
    if symbol == "event":
        push(s, EVENT_DRAW, f.you, -1, CAUSE["event"])
    elif symbol == "terrain" and s.book.terrains[tile] >= 0:
        s.events.append(("terrain", f.you, tile))
        sheet = s.book.sheets[s.book.terrains[tile]]
        push(s, CARD_END, f.you, -1, RULE)
        push(s, sheet.program, f.you, -1, sheet.cause)


def _tell_entered(s: State, f: Frame) -> None:
    if _still_here(s, f):
        fire(s, TILE_ENTERED, f.you, -1, RULE, ((f.you,), (f.regs[_TILE],)))


ARRIVAL = Program("(arrival)", (_trap, _after_move, _ground, _tell_entered), (-1, -1, False))


# ---- traps: regs (tile, token, window) ----


def spring(s: State, seat: int) -> None:
    """The Trap under a player springs, unless a card forbids it for him (rulings 83, 84)."""
    if s.places[seat] in s.traps and not is_forbidden(s, seat, NO_TRAP):
        push(s, SPRING, seat, -1, TRAP, (s.places[seat],))


def _open_trap(s: State, f: Frame) -> None:
    tile = f.regs[0]
    values = ((f.you,), (tile,))
    open_window(s, 2, TRAP_SPRUNG, f.you, f.you, TRAP, 0, values)


def _flip_trap(s: State, f: Frame) -> None:
    tile = f.regs[0]
    if f.regs[2][3] == CANCELLED or tile not in s.traps:
        s.stack.pop()
        return
    token = s.traps.pop(tile)
    s.trap_by.pop(tile, None)
    s.bag.append(token)
    s.events.append(("trap_sprung", f.you, tile, token))
    harm.damage(s, ((f.you, s.book.traps[token]),), -1, TRAP, -1)


def _tell_sprung(s: State, f: Frame) -> None:
    fire(s, TRAP_SPRUNG, f.you, -1, TRAP, ((f.you,), (f.regs[0],)))


SPRING = Program("(trap)", (_open_trap, _flip_trap, _tell_sprung), (-1, -1, ()))


# ---- Events: regs (card, window) ----


def _draw_event(s: State, f: Frame) -> None:
    card = chance.draw(s, EVENT)
    if card < 0:
        s.stack.pop()  # ruling 105: all Events are out as Items
        return
    f.regs[0] = card
    cards.lay_on_table(s, card)
    s.events.append(("event_drawn", f.you, card))
    open_window(s, 1, EVENT_DRAWN, f.you, f.you, f.cause, 0, ((f.you,), (card,)))


def _read_event(s: State, f: Frame) -> None:
    card = f.regs[0]
    if f.regs[1][3] == CANCELLED:
        s.events.append(("event_cancelled", f.you, card))
        return
    sheet = cards.sheet_of(s, card)
    push(s, CARD_END, f.you, card, f.cause)
    if sheet.program is not None:
        push(s, sheet.program, f.you, card, sheet.cause)


def _clear_event(s: State, f: Frame) -> None:
    cards.clear_from_table(s, f.regs[0])
    fire(s, EVENT_DRAWN, f.you, -1, f.cause, ((f.you,), (f.regs[0],)))


EVENT_DRAW = Program("(event)", (_draw_event, _read_event, _clear_event), (-1, ()))


def _end_card(s: State, f: Frame) -> None:
    flush_arrivals(s)


CARD_END = Program("(card end)", (_end_card,), ())
"""Lies below a running card: when the card is finished, the arrivals it caused come."""
