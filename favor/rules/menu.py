"""What the active player may do in step 2, and why not: one set of predicates for both."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from favor.model.actions import END_TURN, Action
from favor.model.geometry import ALTAR_CELLS, CENTRE
from favor.model.state import READY, Frame, State
from favor.rules import cards, revealing
from favor.rules.book import Sheet, Use
from favor.rules.inplay import acting_sheet
from favor.rules.tables import (
    ACTION_COST,
    COST_ATTACK,
    COST_CAPTURE,
    COST_DELVE,
    COST_MOVE,
    COST_OFFER,
    DAILY_ATTACK,
    DAILY_BOON,
    FIGHT,
    KINDS,
    NO_ATTACK,
    NO_BOON,
    NO_CAPTURE,
    NO_CARDS,
    NO_DELVE,
    NO_ITEMS,
    NO_MOVE,
    NO_OFFER,
    REGISTER_OF_CARD,
)  # fmt: skip
from favor.rules.triggers import is_open
from favor.rules.uses import needs_met, use_key, use_stamp
from favor.rules.values import card_cost, cost, is_down, is_forbidden, stat


def options(s: State) -> tuple[Action, ...]:
    """Every action the active player may take now, in a fixed order; made once for a position."""
    if s.menu is None:
        seat = s.active
        found: list[Action] = [("move", cell) for cell in move_cells(s, seat)]
        for kind in ("delve", "offer", "capture", "boon"):
            if not REFUSALS[kind](s, seat, 0):
                found.append((kind, 0))
        if not _refuse_attack_at_all(s, seat):
            found += [("attack", foe) for foe in range(s.seats) if not _refuse_victim(s, seat, foe)]
        _add_cards(s, seat, found)
        found.append(END_TURN)
        s.menu = tuple(found)
    return s.menu


def _add_cards(s: State, seat: int, found: list[Action]) -> None:
    """One action a different card; two copies of a card are one answer."""
    seen = 0
    silent = bool(s.hands[seat]) and is_forbidden(s, seat, NO_CARDS)
    for card in () if silent else s.hands[seat]:
        bit = 1 << card // REGISTER_OF_CARD
        if not seen & bit:
            seen |= bit
            if not _refuse_card(s, seat, card):
                found.append(("play", card))
    for card in (*s.items[seat], *s.relics[seat]):
        use = acting_sheet(s, card).use
        if use is not None and not refuse_use(s, seat, card):
            found.append(("use", card))


# ---- moving ----


def move_cells(s: State, seat: int) -> tuple[int, ...]:
    """Cells a Basic Movement may go to: Connected Tiles, unexplored spots whose stack holds a tile, Warp links."""
    if s.energy[seat] < cost(s, seat, COST_MOVE) or is_forbidden(s, seat, NO_MOVE):
        return ()
    tile = s.places[seat]
    cell_of, stacks = s.cell_of, s.stacks
    found = [cell_of[other] for other in s.links[tile]]
    for cell, side in s.unexplored[tile]:
        if stacks[revealing.region_towards(s, tile, side)]:
            found.append(cell)
    for other in warp_goals(s, tile):
        if cell_of[other] not in found:
            found.append(cell_of[other])
    return tuple(found)


def warp_goals(s: State, tile: int) -> tuple[int, ...]:
    """Tiles a Warp link leads to from here (rulings 60, 61)."""
    symbol = s.book.symbols[tile]
    if symbol == "warp":
        others = [warp for warp in s.book.warps if warp != tile and s.cell_of[warp] >= 0]
        return (*others, s.book.altar)
    if symbol == "altar" and s.switches["warp_from_altar"] == "open":
        return tuple([warp for warp in s.book.warps if s.cell_of[warp] >= 0])
    return ()


def _refuse_move(s: State, seat: int, cell: int) -> str:
    if cell in ALTAR_CELLS:
        cell = CENTRE
    if is_forbidden(s, seat, NO_MOVE):
        return "forbidden_move"
    tile = s.places[seat]
    target = s.tile_at.get(cell)
    if target == tile:
        return "already_there"
    if target is not None:
        if target not in s.links[tile] and target not in warp_goals(s, tile):
            return "no_path"
    else:
        side = revealing.side_of_exit(s, tile, cell)
        if side < 0:
            return "no_path"
        if not s.stacks[revealing.region_towards(s, tile, side)]:
            return "stack_empty"
    return "energy" if s.energy[seat] < cost(s, seat, COST_MOVE) else ""


# ---- delve, offer, capture ----


def _refuse_delve(s: State, seat: int, _: int) -> str:
    tile = s.places[seat]
    if s.book.symbols[tile] != "ruin":
        return "no_ruin"
    if s.ruins[tile] != READY:
        return "ruin_spent"
    if is_forbidden(s, seat, NO_DELVE):
        return "forbidden_delve"
    if not cards.relics_left(s):
        return "no_relic_left"
    return "energy" if s.energy[seat] < cost(s, seat, COST_DELVE) else ""


def _refuse_offer(s: State, seat: int, _: int) -> str:
    if s.places[seat] != s.book.altar:
        return "not_on_altar"
    if not s.relics[seat]:
        return "no_relic"
    if is_forbidden(s, seat, NO_OFFER):
        return "forbidden_offer"
    return "energy" if s.energy[seat] < cost(s, seat, COST_OFFER) else ""


def _refuse_capture(s: State, seat: int, _: int) -> str:
    tile = s.places[seat]
    if s.book.symbols[tile] != "settlement":
        return "no_settlement"
    if s.banners[s.book.tile_regions[tile]] == seat:
        return "own_banner"
    if is_forbidden(s, seat, NO_CAPTURE):
        return "forbidden_capture"
    return "energy" if s.energy[seat] < cost(s, seat, COST_CAPTURE) else ""


# ---- attack ----


def _refuse_attack_at_all(s: State, seat: int) -> str:
    if s.used & DAILY_ATTACK:
        return "attack_used"
    if is_forbidden(s, seat, NO_ATTACK):
        return "forbidden_attack"
    if s.energy[seat] < cost(s, seat, COST_ATTACK):
        return "energy"
    place = s.places[seat]
    if s.places.count(place) < 2:
        return "nobody_here"
    return "fight_zero" if stat(s, seat, FIGHT) == 0 else ""


def _refuse_victim(s: State, seat: int, foe: int) -> str:
    if foe == seat:
        return "yourself"
    if s.places[foe] != s.places[seat]:
        return "other_tile"
    return "is_stunned" if is_down(s, foe) else ""


def _refuse_attack(s: State, seat: int, foe: int) -> str:
    if not 0 <= foe < s.seats:
        return _refuse_attack_at_all(s, seat)
    return _refuse_victim(s, seat, foe) or _refuse_attack_at_all(s, seat)


# ---- Boon, Action Cards, Items and Relics ----


def _refuse_boon(s: State, seat: int, _: int) -> str:
    if s.used & DAILY_BOON:
        return "boon_used"
    if not s.boons[seat]:
        return "boon_spent"
    if is_forbidden(s, seat, NO_BOON):
        return "forbidden_boon"
    sheet = s.book.sheets[s.book.characters[s.characters[seat]].boon]
    return _refuse(s, seat, sheet, sheet.use, -1)


def _refuse_card(s: State, seat: int, card: int) -> str:
    sheet = s.book.sheets[card // REGISTER_OF_CARD]
    price = card_cost(s, seat, sheet.number)
    if price > s.energy[seat] and price - _reduction(s, seat, card, price) > s.energy[seat]:
        return "energy"
    return _refuse(s, seat, sheet, sheet.play, card)


def _refuse_play(s: State, seat: int, card: int) -> str:
    if card not in s.hands[seat]:
        return "not_in_hand"
    return "silenced" if is_forbidden(s, seat, NO_CARDS) else _refuse_card(s, seat, card)


def _reduction(s: State, seat: int, card: int, price: int) -> int:
    """What optional and other `action_cost` reactions could still take off (effects 3.11)."""
    less = 0
    sheet = s.book.sheets[card // REGISTER_OF_CARD]
    for owner, thing, number in s.live[ACTION_COST]:
        reaction = s.book.reactions[number]
        values = ((seat,), (card,), price)
        if (
            reaction.instead
            and reaction.matches(s, owner, seat, seat, sheet.cause, KINDS.index(sheet.kind))
            and is_open(s, reaction, owner, thing, values)
        ):
            less += reaction.reduction
    return less


def refuse_use(s: State, seat: int, card: int) -> str:
    """Why an Item or Relic in front of the player cannot be used now."""
    if card not in s.items[seat] and card not in s.relics[seat]:
        return "not_yours"
    if card in s.items[seat] and is_forbidden(s, seat, NO_ITEMS):
        return "forbidden_items"
    sheet = acting_sheet(s, card)
    if sheet.use is None:
        return "no_use"
    if sheet.use.limit is not None:
        times, per = sheet.use.limit
        used, stamp = s.limits.get(use_key(sheet.number, card), (0, -99))
        if stamp == use_stamp(s, seat, per) and used >= times:
            return "used_up"
    return _refuse(s, seat, sheet, sheet.use, card)


def _refuse(s: State, seat: int, sheet: Sheet, use: Use | None, thing: int) -> str:
    if use is None:
        return "no_use"
    frame = Frame(use.program, seat, thing, sheet.cause, list(use.program.blank))
    for check, reason in use.conditions:
        if not check(s, frame):
            return reason
    if use.needs and not needs_met(s, frame, use.needs):
        return "no_target"
    if not use.payable(s, frame):
        return "cost"
    if use.possible(s, frame):
        return ""
    if use.needs:
        frame.regs = list(use.program.blank)  # not for the first target: perhaps for another
        if use.possible(s, frame):
            return ""
    if sheet.kind == "trap":
        return "bag_empty" if not s.bag else "no_trap_tile"
    return "no_effect"


REFUSALS: Mapping[str, Callable[[State, int, int], str]] = MappingProxyType(
    {
        "move": _refuse_move, "delve": _refuse_delve, "offer": _refuse_offer, "capture": _refuse_capture,
        "boon": _refuse_boon, "attack": _refuse_attack, "play": _refuse_play, "use": refuse_use,
        "end_turn": lambda s, seat, subject: "",
    }
)  # fmt: skip
"""For each action of the menu why it is not possible ("" when it is)."""


def refuse_target(s: State, seat: int, action: Action, target: int) -> str:
    """Why a card, Boon or Item cannot be used on this target: the first condition of its first need that fails."""
    kind, subject = action
    sheet, use = _used_by(s, seat, kind, subject)
    if use is None or not use.needs:
        return ""
    need = use.needs[0]
    frame = Frame(use.program, seat, subject if kind != "boon" else -1, sheet.cause, list(use.program.blank))
    if target in need.candidates(s, frame):
        return ""
    frame.regs[need.it] = target
    for check, reason in need.parts:
        if not check(s, frame):
            return reason
    return "not_targetable" if need.kind == "player" and target != seat else "no_target"


def _used_by(s: State, seat: int, kind: str, subject: int) -> tuple[Sheet, Use | None]:
    if kind == "boon":
        sheet = s.book.sheets[s.book.characters[s.characters[seat]].boon]
        return sheet, sheet.use
    if kind == "play":
        sheet = s.book.sheets[subject // REGISTER_OF_CARD]
        return sheet, sheet.play
    sheet = acting_sheet(s, subject)
    return sheet, sheet.use
