"""A full position that one seat cannot tell from the true one: what it does not know is dealt anew, on a copy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from favor.model.chance import Dice
from favor.model.state import ACTION, Ask, State
from favor.rules.tables import REGISTER_OF_CARD
from favor.rules.trapping import LAY

_WORD = 1 << 32


def imagine(s: State, seat: int, dice: Dice) -> State:
    """A copy in which all that is hidden from the seat is drawn again from `dice`: hands of others, order of decks and
    stacks, blanks left in the box, Traps it has not seen, the chance to come. Its view and options stay the same."""
    twin = s.clone()
    twin.seed = dice.below(_WORD) << 32 | dice.below(_WORD)
    twin.rigged = None
    twin.decks = [dice.shuffled(deck) for deck in twin.decks]
    _deal_hands(twin, seat, dice)
    _mix_stacks(twin, dice)
    _mix_traps(twin, seat, dice)
    return twin


# ---- Action Cards: the hands of others and the deck ----


def _deal_hands(s: State, seat: int, dice: Dice) -> None:
    """Deal the hands of others from those hands and the deck. Cards that the seat is being shown stay in place."""
    shown = _shown_to(s, seat)
    others = [other for other in range(s.seats) if other != seat]
    held = [card for other in others for card in s.hands[other] if card not in shown]
    pool = [*held, *s.decks[ACTION]]
    dealt = dict(zip(pool, dice.shuffled(pool), strict=True))
    for other in others:
        s.hands[other] = tuple([dealt.get(card, card) for card in s.hands[other]])
    s.decks[ACTION] = [dealt[card] for card in s.decks[ACTION]]
    _rename(s, seat, {card: dealt[card] for card in held})


def _shown_to(s: State, seat: int) -> frozenset[int]:
    """Closed cards the seat may look at: one whose text is at work, and those that its own open question is about. What
    has the number of a cell in use stays put with them, so that renaming never touches a place."""
    shown = {*(frame.thing for frame in s.stack), *s.tile_at, *s.frontier}
    if s.ask is not None and s.ask[0] == seat and s.ask[1] == "card" and s.ask[4] is not None:
        sheets = {card // REGISTER_OF_CARD for kind, card in s.ask[4] if kind == "pick"}
        shown.update(card for hand in s.hands for card in hand if card // REGISTER_OF_CARD in sheets)
    return frozenset(shown)


def _rename(s: State, seat: int, dealt: Mapping[int, int]) -> None:
    """Programs at work on a closed card, and another player's question about it, must speak of the card dealt now."""
    for frame in s.stack:
        frame.regs = [_renamed(value, dealt) for value in frame.regs]
    if s.ask is not None and s.ask[0] != seat:
        s.menu = None
        if s.ask[1] == "card" and s.ask[4] is not None:
            s.ask = _renamed_ask(s.ask, dealt)


def _renamed_ask(ask: Ask, dealt: Mapping[int, int]) -> Ask:
    """The same question about other cards; copies of one card are still one answer."""
    options: dict[tuple[str, int], tuple[str, int]] = {}
    for kind, card in ask[4] or ():
        card = dealt.get(card, card) if kind == "pick" else card
        options.setdefault((kind, card // REGISTER_OF_CARD), (kind, card))
    return (*ask[:4], tuple(options.values()), ask[5])


def _renamed(value: Any, dealt: Mapping[int, int]) -> Any:
    """Card numbers inside a register; seats, tiles and amounts are far smaller than the numbers of Action Cards."""
    if isinstance(value, tuple):
        return tuple([_renamed(part, dealt) for part in value])
    return dealt.get(value, value) if type(value) is int else value


# ---- tiles and traps ----


def _mix_stacks(s: State, dice: Dice) -> None:
    """Shuffle each stack; which blanks stayed in the box nobody knows (ruling 13), so those change places too."""
    in_game = {*(tile for stack in s.stacks for tile in stack), s.held_tile}
    for region, stack in enumerate(s.stacks):
        blanks = [tile for tile in stack if s.book.symbols[tile] == "blank"]
        boxed = [
            tile for tile in range(len(s.cell_of))
            if s.book.symbols[tile] == "blank" and s.book.tile_regions[tile] == region
            and s.cell_of[tile] < 0 and tile not in in_game and not s.book.tiles[tile].made_up
        ]  # fmt: skip
        inside = dice.shuffled([*blanks, *boxed])[: len(blanks)]
        swapped = dict(zip(blanks, inside, strict=True))
        s.stacks[region] = dice.shuffled([swapped.get(tile, tile) for tile in stack])


def _mix_traps(s: State, seat: int, dice: Dice) -> None:
    """Mix the bag with the Traps lying face down, but for those the seat laid itself and knows (ruling 115)."""
    tiles = [tile for tile in sorted(s.traps) if s.trap_by.get(tile, -1) != seat]
    holder = next((frame.you for frame in reversed(s.stack) if frame.program is LAY), -1)
    is_held = s.held_trap >= 0 and holder != seat
    pool = [*s.bag, *(s.traps[tile] for tile in tiles), *((s.held_trap,) if is_held else ())]
    mixed = dice.shuffled(pool)
    if is_held:
        s.held_trap = mixed.pop()
    for tile in tiles:
        s.traps[tile] = mixed.pop()
    s.bag = mixed
