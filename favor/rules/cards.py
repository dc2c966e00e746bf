"""Decks, hands, Relics and Items: drawing, gaining, losing, discarding. Every card stays in exactly one place."""

from __future__ import annotations

from types import MappingProxyType

from favor.model.state import ACTION, EVENT, GOD, RELIC, Frame, Program, State
from favor.rules import chance
from favor.rules.book import Sheet
from favor.rules.engine import RULE, push
from favor.rules.inplay import acting_sheet, enter, leave
from favor.rules.tables import CARD_DRAWN, REGISTER_OF_CARD, RELIC_GAINED, RELIC_LOST, THIS_LEFT_PLAY, WIT
from favor.rules.triggers import fire, is_open
from favor.rules.values import stat

PILE_OF = MappingProxyType({"actions": ACTION, "relics": RELIC, "events": EVENT, "god_cards": GOD})


def sheet_of(s: State, card: int) -> Sheet:
    """The sheet a card was printed from."""
    sheet: Sheet = s.book.sheets[card // REGISTER_OF_CARD]
    return sheet


def to_pile(s: State, card: int) -> None:
    """Lay a card on the discard pile of its own kind; a token Item is gone (effects: ids)."""
    section = sheet_of(s, card).section
    if section in PILE_OF:
        s.piles[PILE_OF[section]].append(card)


def draw_actions(s: State, seat: int, amount: int) -> int:
    """Draw Action Cards to a hand; returns how many there were."""
    drawn = 0
    while drawn < amount:
        card = chance.draw(s, ACTION)
        if card < 0:
            break
        s.hands[seat] = (*s.hands[seat], card)
        s.events.append(("drew", seat, card))
        drawn += 1
    if drawn:
        fire(s, CARD_DRAWN, seat, -1, RULE, ((seat,), drawn))
    return drawn


def draw_to_wit(s: State, seat: int) -> None:
    """The draw at a turn's end: up to Wit as it is now, never a discard (rulings 28, 29)."""
    draw_actions(s, seat, stat(s, seat, WIT) - len(s.hands[seat]))


def draw_relics(s: State, seat: int, amount: int) -> None:
    """Draw Relics one at a time; each goes into play at once, Curses included (ruling 70)."""
    if amount > 0:
        push(s, RELIC_DRAW, seat, -1, RULE, (amount,))


def _draw_relic(s: State, f: Frame) -> None:
    if f.regs[0] <= 0:
        return
    f.regs[0] -= 1
    card = chance.draw(s, RELIC)
    if card >= 0:
        f.pc -= 1
        gain_relic(s, f.you, card)


RELIC_DRAW = Program("(draw relics)", (_draw_relic,), (0,))


def relics_left(s: State) -> bool:
    """Whether a Relic can be drawn at all (ruling 67)."""
    return bool(s.decks[RELIC] or s.piles[RELIC])


def gain_relic(s: State, seat: int, card: int) -> None:
    """A Relic comes into play in front of a player."""
    s.relics[seat] = (*s.relics[seat], card)
    enter(s, seat, sheet_of(s, card), card)
    s.events.append(("relic_gained", seat, card))
    fire(s, RELIC_GAINED, seat, -1, RULE, ((seat,), (card,)))


def lose_relic(s: State, seat: int, card: int, to: int = -1) -> None:
    """A Relic leaves play: to the pile, or to another player (ruling 79)."""
    leaving = _leavers(s, seat, card)
    s.relics[seat] = tuple([other for other in s.relics[seat] if other != card])
    leave(s, seat, sheet_of(s, card), card)
    s.events.append(("relic_lost", seat, card))
    if to < 0:
        to_pile(s, card)
    else:
        gain_relic(s, to, card)
    fire(s, RELIC_LOST, seat, -1, RULE, ((seat,), (card,)))
    for number in leaving:
        reaction = s.book.reactions[number]
        if is_open(s, reaction, seat, card, ()):
            push(s, reaction.program, seat, card, sheet_of(s, card).cause)


def _leavers(s: State, seat: int, card: int) -> list[int]:
    return [number for owner, thing, number in s.live[THIS_LEFT_PLAY] if thing == card and owner == seat]


def gain_item(s: State, seat: int, item: int) -> None:
    """Gain an Item: the Event Card of that id from the table, pile or deck, or a token made for it; nothing if it is held."""
    sheet = s.book.sheets[item]
    event = s.book.by_id.get(("events", sheet.id))
    card = _free_token(s, item) if event is None else _fetch_event(s, event)
    if card < 0:
        return
    s.items[seat] = (*s.items[seat], card)
    enter(s, seat, acting_sheet(s, card), card)
    s.events.append(("item_gained", seat, card))


def _free_token(s: State, item: int) -> int:
    held = {card for items in s.items for card in items}
    numbers = range(item * REGISTER_OF_CARD, (item + 1) * REGISTER_OF_CARD)
    return next((card for card in numbers if card not in held), -1)


def _fetch_event(s: State, event: int) -> int:
    for card in s.table:
        if card // REGISTER_OF_CARD == event:
            s.table = tuple([other for other in s.table if other != card])
            return card
    for cards in (s.piles[EVENT], s.decks[EVENT]):
        for card in cards:
            if card // REGISTER_OF_CARD == event:
                cards.remove(card)
                return card
    return -1


def lose_item(s: State, seat: int, card: int) -> None:
    """An Item is used up or discarded: an Event Card goes to its pile, a token is gone."""
    s.items[seat] = tuple([other for other in s.items[seat] if other != card])
    leave(s, seat, acting_sheet(s, card), card)
    s.events.append(("item_lost", seat, card))
    to_pile(s, card)


def discard_from_hand(s: State, seat: int, card: int) -> None:
    """An Action Card goes from a hand to the pile."""
    s.hands[seat] = tuple([other for other in s.hands[seat] if other != card])
    s.events.append(("hand_discarded", seat, card))
    to_pile(s, card)


def discard(s: State, card: int) -> None:
    """Discard a card wherever a player holds it."""
    for seat in range(s.seats):
        if card in s.hands[seat]:
            discard_from_hand(s, seat, card)
        elif card in s.relics[seat]:
            lose_relic(s, seat, card)
        elif card in s.items[seat]:
            lose_item(s, seat, card)


def take(s: State, seat: int, card: int) -> None:
    """Take a card from a pile or another player: Relics and Items into play, Action Cards to the hand. What lies nowhere
    of these, such as a card that is just being played, stays where it is."""
    section = sheet_of(s, card).section
    if section == "relics":
        _take_relic(s, seat, card)
    elif section == "actions":
        _take_action(s, seat, card)
    else:
        _take_item(s, seat, card)


def _take_action(s: State, seat: int, card: int) -> None:
    for other in range(s.seats):
        if card in s.hands[other]:
            s.hands[other] = tuple([held for held in s.hands[other] if held != card])
            s.hands[seat] = (*s.hands[seat], card)
            s.events.append(("hand_taken", seat, card))
            return
    if card in s.piles[ACTION]:
        s.piles[ACTION].remove(card)
        s.hands[seat] = (*s.hands[seat], card)
        s.events.append(("pile_taken", seat, card))


def _take_item(s: State, seat: int, card: int) -> None:
    for other in range(s.seats):
        if card in s.items[other] and other != seat:
            s.items[other] = tuple([held for held in s.items[other] if held != card])
            leave(s, other, acting_sheet(s, card), card)
            s.events.append(("item_lost", other, card))
            s.items[seat] = (*s.items[seat], card)
            enter(s, seat, acting_sheet(s, card), card)
            s.events.append(("item_gained", seat, card))


def _take_relic(s: State, seat: int, card: int) -> None:
    for other in range(s.seats):
        if card in s.relics[other]:
            if other != seat:
                lose_relic(s, other, card, seat)
            return
    if card in s.piles[RELIC]:
        s.piles[RELIC].remove(card)
        gain_relic(s, seat, card)


def lay_on_table(s: State, card: int) -> None:
    """A card is being resolved."""
    s.table = (*s.table, card)


def clear_from_table(s: State, card: int) -> None:
    """A card has been resolved: to its pile, unless its effect put it somewhere else."""
    if card in s.table:
        s.table = tuple([other for other in s.table if other != card])
        to_pile(s, card)
