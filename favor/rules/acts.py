"""The actions of step 2: paying, then what each does (rulings 20, 25, 33 to 45, 60 to 96, 106)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from favor.model.actions import Action
from favor.model.geometry import FACING
from favor.model.state import SPENT, Frame, Program, State
from favor.rules import arrivals, board, cards, challenges, harm, revealing
from favor.rules.book import Use
from favor.rules.choices import pick
from favor.rules.engine import RULE, push
from favor.rules.favor_points import gain_favor, move_banner
from favor.rules.inplay import acting_sheet, spend_uses
from favor.rules.tables import (
    ACTION_CARD_PLAYED,
    BANNER_CAPTURED,
    BASIC_ATTACKED,
    BASIC_MOVE,
    BOON_USED,
    CAUSE,
    CHARM,
    COST_ATTACK,
    COST_CAPTURE,
    COST_DELVE,
    COST_MOVE,
    COST_OFFER,
    DAILY_ATTACK,
    DAILY_BOON,
    DELVED,
    FIGHT,
    ITEM_USED,
    KINDS,
    OFFERED,
    SETTLEMENT_ROLLED,
    TILE_REVEALED,
)  # fmt: skip
from favor.rules.triggers import fire, record, tell
from favor.rules.values import cost, stat


def start(s: State, seat: int, action: Action) -> None:
    """Begin an action of the menu."""
    kind, subject = action
    push(s, PROGRAMS[kind], seat, subject, RULE, (subject,))


def pay_for(s: State, seat: int, target: int) -> None:
    """Pay what a basic action costs now; `target` is one of the COST_ numbers."""
    pay(s, seat, cost(s, seat, target))
    spend_uses(s, seat, target)


def pay(s: State, seat: int, amount: int) -> None:
    """Spend Energy."""
    if amount:
        s.energy[seat] -= amount
        s.events.append(("paid", seat, amount))


# ---- move: regs (cell, turn) ----


def _move(s: State, f: Frame) -> None:
    seat, cell = f.you, f.regs[0]
    start_tile = s.places[seat]
    pay_for(s, seat, COST_MOVE)
    tile = s.tile_at.get(cell)
    if tile is not None:
        how = "move" if tile in s.links[start_tile] else "warp"
        _step(s, f, tile, how)
        return
    side = revealing.side_of_exit(s, start_tile, cell)
    drawn = revealing.draw_tile(s, seat, revealing.region_towards(s, start_tile, side))
    if drawn < 0:
        s.stack.pop()
        return
    revealing.ask_turn(s, seat, board.fitting_turns(s.book.masks[drawn], FACING[side]), 1)


def _step(s: State, f: Frame, tile: int, how: str) -> None:
    """Put the piece there and let the tile work; this ends the action."""
    start_tile = arrivals.set_place(s, f.you, tile, how)
    record(s, BASIC_MOVE, f.you)
    s.stack.pop()
    arrivals.arrive(s, f.you, start_tile, True)


def _move_onto_new(s: State, f: Frame) -> None:
    tile = revealing.lay_held(s, f.you, f.regs[0], f.regs[1])
    _step(s, f, tile, "move")
    fire(s, TILE_REVEALED, f.you, -1, RULE, ((f.you,),))


MOVE = Program("move", (_move, _move_onto_new), (0, -1))


# ---- delve, offer, capture, attack ----


def _delve(s: State, f: Frame) -> None:
    tile = s.places[f.you]
    pay_for(s, f.you, COST_DELVE)
    record(s, DELVED, f.you)
    s.ruins[tile] = SPENT
    s.events.append(("ruin", tile, SPENT))
    s.events.append(("delved", f.you, tile))
    cards.draw_relics(s, f.you, 1)


def _delved(s: State, f: Frame) -> None:
    tell(s, DELVED, f.you, -1, RULE, ((f.you,),))


DELVE = Program("delve", (_delve, _delved), (0,))


def _offer(s: State, f: Frame) -> None:
    pay_for(s, f.you, COST_OFFER)
    record(s, OFFERED, f.you)
    pick(s, f.you, "relic", "offer_relics", -1, s.relics[f.you], (1, 99), 1)


def _lay_down(s: State, f: Frame) -> None:
    """The chosen Relics leave play one by one, before any Favor (ruling 76)."""
    if f.regs[1]:
        card, *rest = f.regs[1]
        f.regs[1] = tuple(rest)
        f.regs[2] += 1
        f.pc -= 1
        cards.lose_relic(s, f.you, card)


def _receive(s: State, f: Frame) -> None:
    s.events.append(("offered", f.you, f.regs[2]))
    gain_favor(s, f.you, f.regs[2], "offer")


def _refill(s: State, f: Frame) -> None:
    ready_boon(s, f.you)
    tell(s, OFFERED, f.you, -1, RULE, ((f.you,),))


OFFER = Program("offer", (_offer, _lay_down, _receive, _refill), (0, (), 0))


def ready_boon(s: State, seat: int) -> None:
    """Turn a Boon Token to its ready side."""
    if not s.boons[seat]:
        s.boons[seat] = True
        s.events.append(("boon_ready", seat))


def _capture(s: State, f: Frame) -> None:
    pay_for(s, f.you, COST_CAPTURE)
    record(s, SETTLEMENT_ROLLED, f.you)
    challenges.roll(s, f.you, CHARM, RULE, 1)


def _take_banner(s: State, f: Frame) -> None:
    region = s.book.tile_regions[s.places[f.you]]
    if not f.regs[1][0]:
        f.pc += 1
    else:
        s.events.append(("captured", f.you, region, s.banners[region]))
        move_banner(s, region, f.you)
        gain_favor(s, f.you, 1, "banner")


def _tell_captured(s: State, f: Frame) -> None:
    fire(s, BANNER_CAPTURED, f.you, -1, RULE, ((f.you,),))


def _tell_rolled(s: State, f: Frame) -> None:
    tell(s, SETTLEMENT_ROLLED, f.you, -1, RULE, ((f.you,),))


CAPTURE = Program("capture", (_capture, _take_banner, _tell_captured, _tell_rolled), (0, (False, 0)))


def _attack(s: State, f: Frame) -> None:
    seat, victim = f.you, f.regs[0]
    pay_for(s, seat, COST_ATTACK)
    s.used |= DAILY_ATTACK
    record(s, BASIC_ATTACKED, seat)
    s.events.append(("attacked", seat, victim))
    fight = stat(s, seat, FIGHT)
    spend_uses(s, seat, FIGHT)
    harm.damage(s, ((victim, fight),), seat, CAUSE["basic_attack"], seat)


def _attacked(s: State, f: Frame) -> None:
    tell(s, BASIC_ATTACKED, f.you, -1, RULE, ((f.you,),))


ATTACK = Program("attack", (_attack, _attacked), (0,))


# ---- Boon, Action Card, Item or Relic ----


def _boon(s: State, f: Frame) -> None:
    use: Use = s.book.sheets[s.book.characters[s.characters[f.you]].boon].use
    _run(s, f, use, -1)


def _boon_over(s: State, f: Frame) -> None:
    arrivals.flush_arrivals(s)
    fire(s, BOON_USED, f.you, -1, CAUSE["boon"], ((f.you,),))


BOON = Program("boon", (_boon, _boon_over), (0,))


def _play(s: State, f: Frame) -> None:
    card = f.regs[0]
    s.hands[f.you] = tuple([other for other in s.hands[f.you] if other != card])
    cards.lay_on_table(s, card)
    _run(s, f, cards.sheet_of(s, card).play, card)


def _played(s: State, f: Frame) -> None:
    cards.clear_from_table(s, f.regs[0])
    arrivals.flush_arrivals(s)


def _tell_played(s: State, f: Frame) -> None:
    sheet = cards.sheet_of(s, f.regs[0])
    tell(s, ACTION_CARD_PLAYED, f.you, -1, sheet.cause, ((f.you,), (f.regs[0],)), KINDS.index(sheet.kind))


PLAY = Program("play", (_play, _played, _tell_played), (0,))


def _use(s: State, f: Frame) -> None:
    card = f.regs[0]
    s.events.append(("used", f.you, card))
    use = acting_sheet(s, card).use
    if use is not None:
        _run(s, f, use, card)


def _used(s: State, f: Frame) -> None:
    arrivals.flush_arrivals(s)
    if cards.sheet_of(s, f.regs[0]).section != "relics":
        fire(s, ITEM_USED, f.you, -1, CAUSE["item"], ((f.you,),))


USE = Program("use", (_use, _used), (0,))


def _run(s: State, f: Frame, use: Use | None, thing: int) -> None:
    if use is not None:
        push(s, use.program, f.you, thing, s.book.sheets[use.program.sheet].cause)


PROGRAMS: Mapping[str, Program] = MappingProxyType(
    {
        "move": MOVE, "delve": DELVE, "offer": OFFER, "capture": CAPTURE, "attack": ATTACK, "boon": BOON, "play": PLAY,
        "use": USE,
    }
)  # fmt: skip


def spend_boon(s: State, seat: int) -> None:
    """Flip the own Boon Token to its spent side; once a turn (ruling 25)."""
    s.boons[seat] = False
    s.used |= DAILY_BOON
    s.events.append(("boon_used", seat))
