"""What is in play for whom: keeps the index of modifiers and reactions while cards, statuses and Banners come and go."""

from __future__ import annotations

from favor.model.state import NONE, State, Status
from favor.rules.book import Modifier, Sheet
from favor.rules.tables import HEARTS, ORDER, REGISTER_OF_CARD, WIDTH
from favor.rules.values import settle_cap

FIRST_STATUS = -1000
"""Things that are no cards have negative numbers: Banners -10 - region, Boons -100 - seat, statuses from here down."""


def banner_thing(region: int) -> int:
    """The number that stands for a Banner as a source of modifiers."""
    return -10 - region


def boon_thing(seat: int) -> int:
    """The number that stands for a player's Boon as a source of modifiers."""
    return -100 - seat


def acting_sheet(s: State, card: int) -> Sheet:
    """The sheet whose text counts while this card lies in front of a player (an Event kept as an Item reads as the Item)."""
    sheet: Sheet = s.book.sheets[card // REGISTER_OF_CARD]
    held: Sheet = s.book.sheets[sheet.item] if sheet.is_event_item else sheet
    return held


def enter(s: State, seat: int, sheet: Sheet, thing: int) -> None:
    """Something comes into play in front of a player: its modifiers and reactions count from now on."""
    for modifier in sheet.modifiers:
        for affected in _affected(s, seat, modifier):
            place = affected * WIDTH + modifier.target
            entry = (modifier.operation, modifier.amount, modifier.condition, seat, thing)
            s.mods[place] = (*s.mods[place], entry)
            if modifier.target == HEARTS:
                settle_cap(s, affected)
    for number in sheet.reactions:
        event = s.book.reactions[number].event
        s.live[event] = (*s.live[event], (seat, thing, number))


def leave(s: State, seat: int, sheet: Sheet, thing: int) -> None:
    """It stops counting at once (rulings 76, 79)."""
    for modifier in sheet.modifiers:
        for affected in _affected(s, seat, modifier):
            place = affected * WIDTH + modifier.target
            s.mods[place] = tuple([entry for entry in s.mods[place] if entry[4] != thing])
            if modifier.target == HEARTS:
                settle_cap(s, affected)
    for number in sheet.reactions:
        event = s.book.reactions[number].event
        s.live[event] = tuple([entry for entry in s.live[event] if entry[1] != thing])
    if sheet.lends:
        _end_lent(s, thing)


def _end_lent(s: State, thing: int) -> None:
    """End what lasts only while this thing is in play."""
    for owner in range(s.seats):
        for status in s.statuses[owner]:
            if status[7] == thing:
                remove_status(s, owner, status)


def _affected(s: State, seat: int, modifier: Modifier) -> tuple[int, ...]:
    if modifier.who in ("you", "holder"):
        return (seat,)
    order = ORDER[s.seats][0]
    return order if modifier.who == "everyone" else tuple([other for other in order if other != seat])


def add_status(s: State, seat: int, sheet: Sheet, card: int, ends: tuple[int, int, int], source: int = NONE) -> None:
    """Put a status on a player; `ends` is (end of whose turn, start of whose turn, how many such ends to skip); where it
    lasts while its card is in play, `source` is that card."""
    s.serial += 1
    thing = FIRST_STATUS - s.serial
    s.statuses[seat] = (*s.statuses[seat], (thing, sheet.number, card, *ends, sheet.uses, source))
    enter(s, seat, sheet, thing)
    if not sheet.hidden:
        s.events.append(("status_gained", seat, sheet.number))


def remove_status(s: State, seat: int, status: Status) -> None:
    """A status ends; the Hex Card that carried it goes to the discard pile (ruling 111)."""
    s.statuses[seat] = tuple([other for other in s.statuses[seat] if other[0] != status[0]])
    sheet = s.book.sheets[status[1]]
    leave(s, seat, sheet, status[0])
    if status[2] != NONE:
        s.piles[1].append(status[2])
    if not sheet.hidden:
        s.events.append(("status_ended", seat, status[1]))


def use_up_status(s: State, seat: int, thing: int) -> None:
    """Count one use of a status that lasts for so many uses."""
    for status in s.statuses[seat]:
        if status[0] == thing and status[6] > 0:
            if status[6] == 1:
                remove_status(s, seat, status)
                return
            fewer: Status = (*status[:6], status[6] - 1, status[7])
            s.statuses[seat] = tuple([fewer if other is status else other for other in s.statuses[seat]])
            return


def spend_uses(s: State, seat: int, target: int) -> None:
    """A value has just been used: count it for every status that changes this value for so many uses (effects 3.8)."""
    for _, _, condition, owner, thing in s.mods[seat * WIDTH + target]:
        if thing <= FIRST_STATUS and (condition is None or condition(s, owner, thing)):
            use_up_status(s, owner, thing)


def end_statuses(s: State, seat: int, at_start: bool) -> None:
    """End what lasts until this seat's turn starts or ends (effects 3.8); one that must skip an end counts it."""
    part = 4 if at_start else 3
    for owner in ORDER[s.seats][seat]:
        for status in s.statuses[owner]:
            if status[part] != seat:
                continue
            if status[5] > 0 and not at_start:
                later: Status = (*status[:5], status[5] - 1, *status[6:])
                s.statuses[owner] = tuple([later if other is status else other for other in s.statuses[owner]])
            else:
                remove_status(s, owner, status)
