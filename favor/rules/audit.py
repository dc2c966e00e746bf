"""Proves that a position is whole: all in one place, numbers in range, what is kept twice agrees. Changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from favor.model.geometry import ALTAR_CELLS, BIT, SETTLEMENT_CELLS
from favor.model.state import DECK_NAMES, NO_RUIN, NOBODY, NONE, SPENT, State
from favor.rules import board
from favor.rules.book import Sheet
from favor.rules.harm import BATCH, FALL
from favor.rules.inplay import FIRST_STATUS, acting_sheet, banner_thing, boon_thing
from favor.rules.tables import DAILY_ATTACK, DAILY_BOON, EVENT_COUNT, HEARTS, ORDER, REGISTER_OF_CARD, TARGETS, WIDTH
from favor.rules.values import stat

Thing = tuple[str, int]
"""("card", number), ("tile", number) or ("trap", number of the token)."""


def census(s: State) -> frozenset[Thing]:
    """Everything in the game that can never leave it. A token made for an Item comes and goes and is left out."""
    return frozenset([thing for thing, _ in _whereabouts(s) if not _is_item_token(s, thing)])


def audit(s: State, expected: frozenset[Thing]) -> tuple[str, ...]:
    """What is wrong with a position, a sentence each; empty when all is well. `expected` is the census after setup."""
    found: list[str] = []
    for check in (_things_twice, _players, _marks, _map, _tokens, _holdings, _lent, _mods, _live, _question):
        found.extend(check(s))
    return (*_things_lost(s, expected), *found)


# ---- everything in exactly one place ----


def _whereabouts(s: State) -> Iterator[tuple[Thing, str]]:
    for name, deck, pile in zip(DECK_NAMES, s.decks, s.piles, strict=True):
        yield from ((("card", card), f"the deck of {name}") for card in deck)
        yield from ((("card", card), f"the pile of {name}") for card in pile)
    for seat in range(s.seats):
        for name, cards in (("hand", s.hands[seat]), ("Relics", s.relics[seat]), ("Items", s.items[seat])):
            yield from ((("card", card), f"the {name} of seat {seat + 1}") for card in cards)
        yield from ((("card", held[2]), f"a status on seat {seat + 1}") for held in s.statuses[seat] if held[2] >= 0)
    yield from ((("card", card), "the table") for card in s.table)
    for region, stack in zip(s.book.regions, s.stacks, strict=True):
        yield from ((("tile", tile), f"the stack of {region}") for tile in stack)
    yield from ((("tile", tile), "the map") for tile, cell in enumerate(s.cell_of) if cell >= 0)
    if s.held_tile >= 0:
        yield ("tile", s.held_tile), "the hand of the one who drew it"
    yield from ((("trap", token), "the bag") for token in s.bag)
    yield from ((("trap", token), f"the tile {_tile_name(s, tile)}") for tile, token in sorted(s.traps.items()))
    if s.held_trap >= 0:
        yield ("trap", s.held_trap), "the hand of the one who drew it"


def _is_item_token(s: State, thing: Thing) -> bool:
    kind, number = thing
    return kind == "card" and bool(s.book.sheets[number // REGISTER_OF_CARD].section == "items")


def _things_twice(s: State) -> Iterator[str]:
    places: dict[Thing, list[str]] = {}
    for thing, place in _whereabouts(s):
        places.setdefault(thing, []).append(place)
    for thing in sorted(places):
        if len(places[thing]) > 1:
            yield f"{_name(s, thing)} is in {len(places[thing])} places: {', '.join(places[thing])}"


def _things_lost(s: State, expected: frozenset[Thing]) -> Iterator[str]:
    here = census(s)
    yield from (f"{_name(s, thing)} is nowhere" for thing in sorted(expected - here))
    yield from (f"{_name(s, thing)} was not in the game at the start" for thing in sorted(here - expected))


def _name(s: State, thing: Thing) -> str:
    kind, number = thing
    if kind == "tile":
        return f"tile {_tile_name(s, number)}"
    if kind == "trap":
        return f"Trap Token {number}"
    sheet, copy = divmod(number, REGISTER_OF_CARD)
    printed = s.book.sheets[sheet]
    return f"card {printed.section}/{printed.id} (copy {copy + 1})"


def _tile_name(s: State, tile: int) -> str:
    return f"{s.book.tiles[tile].id} ({tile})" if 0 <= tile < len(s.book.tiles) else str(tile)


def _holdings(s: State) -> Iterator[str]:
    """Each place holds only cards of its kind."""
    sections = ("god_cards", "actions", "relics", "events")
    for number, (name, section) in enumerate(zip(DECK_NAMES, sections, strict=True)):
        for card in (*s.decks[number], *s.piles[number]):
            if _section(s, card) != section:
                yield f"{_name(s, ('card', card))} lies among the {name}"
    for cards, allowed in ((s.hands, ("actions",)), (s.relics, ("relics",)), (s.items, ("items", "events"))):
        for seat, card in ((owner, held) for owner in range(s.seats) for held in cards[owner]):
            if _section(s, card) not in allowed:
                yield f"seat {seat + 1} holds {_name(s, ('card', card))} among its {allowed[0]}"


def _section(s: State, card: int) -> str:
    return str(s.book.sheets[card // REGISTER_OF_CARD].section)


# ---- players ----


def _players(s: State) -> Iterator[str]:
    settling = s.winner >= 0 or bool(s.falling) or any(frame.program in (BATCH, FALL) for frame in s.stack)
    for seat in range(s.seats):
        who = f"seat {seat + 1}"
        if not 0 <= s.hearts[seat] <= s.caps[seat]:
            yield f"{who} has {s.hearts[seat]} Hearts of {s.caps[seat]}"
        if s.caps[seat] != max(1, stat(s, seat, HEARTS)) and not _is_conditional(s, seat):
            yield f"{who} has {s.caps[seat]} Heart Tokens but a Heart stat of {stat(s, seat, HEARTS)}"
        if s.hearts[seat] == 0 and not s.stunned[seat] and not settling:
            yield f"{who} has 0 Hearts and is not Stunned"
        extra = s.caps[seat] - s.book.characters[s.characters[seat]].stats[HEARTS]
        if s.stunned[seat] and s.hearts[seat] > max(0, extra):  # ruling 94: only a Heart that came since may be full
            yield f"{who} has {s.hearts[seat]} Hearts and is Stunned"
        if not 0 <= s.favor[seat] <= s.book.goal:
            yield f"{who} has {s.favor[seat]} Favor"
        if s.energy[seat] < 0:
            yield f"{who} has {s.energy[seat]} Energy"
        if not (0 <= s.places[seat] < len(s.cell_of) and s.cell_of[s.places[seat]] >= 0):
            yield f"{who} stands on {_tile_name(s, s.places[seat])}, which is not on the map"


def _is_conditional(s: State, seat: int) -> bool:
    """A Heart modifier with a condition of its own changes the stat without anything coming or going."""
    return any(entry[2] is not None for entry in s.mods[seat * WIDTH + HEARTS])


def _marks(s: State) -> Iterator[str]:
    if s.used & ~(DAILY_ATTACK | DAILY_BOON):
        yield f"the daily marks are {s.used}"
    for name, seat in (("active", s.active), ("first", s.first)):
        if not 0 <= seat < s.seats:
            yield f"the {name} seat is {seat + 1}"
    for region, holder in zip(s.book.regions, s.banners, strict=True):
        if not (holder == NOBODY or 0 <= holder < s.seats):
            yield f"the Banner of {region} is with seat {holder + 1}"
    if s.winner >= 0 and not (s.favor[s.winner] >= s.book.goal or s.banners.count(s.winner) == len(s.banners)):
        yield f"seat {s.winner + 1} has won with {s.favor[s.winner]} Favor and without all Banners"


# ---- the map ----


def _map(s: State) -> Iterator[str]:
    for cell, tile in sorted(s.tile_at.items()):
        own = ALTAR_CELLS if tile == s.book.altar else (s.cell_of[tile],)
        if cell not in own:
            yield f"cell {cell} holds tile {_tile_name(s, tile)}, which lies on cell {s.cell_of[tile]}"
    for tile, cell in enumerate(s.cell_of):
        if cell >= 0 and s.tile_at.get(cell) != tile:
            yield f"tile {_tile_name(s, tile)} lies on cell {cell}, which does not hold it"
    fresh = _laid_anew(s)
    for name in ("tile_at", "edges", "links", "unexplored", "frontier"):
        kept, anew = getattr(s, name), getattr(fresh, name)
        if kept != anew:
            yield f"{name} of the map is not what the same map laid anew has: {_difference(kept, anew)}"
            return
    yield from _remembered(s, fresh)


def _remembered(s: State, fresh: State) -> Iterator[str]:
    """What the board remembers of the map as it lies must be what it would find out now."""
    for key, kept in sorted(s.lines.items()):
        found = board.line_from(fresh, key) if key >= 0 else board.revealed(fresh)
        if key < -1:
            found = board.neighbours(fresh, -2 - key)
        if kept != found:
            yield f"the board remembers {kept} as line or neighbours {key} and not {found}"
    for key, kept in sorted(s.near.items()):
        if kept != board.within(fresh, key >> 8, key & 255):
            yield f"the board remembers {kept} within {key & 255} steps of tile {_tile_name(s, key >> 8)}"
    for key, places in sorted(s.places_for.items()):
        asked = -1 - key
        if places != board.tile_placements(fresh, asked >> 2, bool(asked & 1), bool(asked & 2)):
            yield f"the board remembers {places} as places for tile {_tile_name(s, asked >> 2)}"


def _laid_anew(s: State) -> State:
    """The same tiles on an empty table, laid one after the other."""
    fresh = s.clone()
    fresh.tile_at, fresh.edges, fresh.frontier = {}, {}, {}
    fresh.links = [()] * len(s.links)
    fresh.unexplored = [()] * len(s.unexplored)
    fresh.cell_of = [-1] * len(s.cell_of)
    _lay_ground(s, fresh)
    for tile, cell in enumerate(s.cell_of):
        if cell >= 0 and fresh.cell_of[tile] < 0:
            board.lay(fresh, tile, cell, s.turn_of[tile])
    return fresh


def _lay_ground(s: State, fresh: State) -> None:
    """The Altar with its Settlements, which open toward it where the house rule says so."""
    is_open = s.switches["altar_to_settlement"] == "open"
    for side, cell in enumerate(SETTLEMENT_CELLS):
        tile = s.tile_at.get(cell, -1)
        if tile in s.book.settlements:
            board.lay(fresh, tile, cell, s.turn_of[tile])
            fresh.edges[cell] |= BIT[(side + 2) % 4] if is_open else 0
    if s.cell_of[s.book.altar] >= 0:
        board.lay_altar(fresh, is_open)


def _difference(kept: Any, fresh: Any) -> str:
    """The first place where two tables differ."""
    if isinstance(kept, dict):
        key = min(key for key in {*kept, *fresh} if kept.get(key) != fresh.get(key))
        return f"at {key} {kept.get(key)} instead of {fresh.get(key)}"
    at = next(at for at, (one, other) in enumerate(zip(kept, fresh, strict=True)) if one != other)
    return f"at {at} {kept[at]} instead of {fresh[at]}"


def _tokens(s: State) -> Iterator[str]:
    for tile, ruin in enumerate(s.ruins):
        on_map = s.cell_of[tile] >= 0
        is_ruin = s.book.symbols[tile] == "ruin"
        if not NO_RUIN <= ruin <= SPENT or (ruin != NO_RUIN and not is_ruin):
            yield f"tile {_tile_name(s, tile)} carries Ruin Token {ruin}"
        if is_ruin and on_map != (ruin != NO_RUIN):
            yield f"the Ruin {_tile_name(s, tile)} is {'' if on_map else 'not '}on the map with Ruin Token {ruin}"
    for tile in sorted(s.traps):
        if tile == s.book.altar or s.cell_of[tile] < 0:
            yield f"a Trap lies on {_tile_name(s, tile)}, where none may lie"
    for tile, seat in sorted(s.trap_by.items()):
        if tile not in s.traps or not NOBODY <= seat < s.seats:
            yield f"seat {seat + 1} is said to have laid a Trap on {_tile_name(s, tile)}"


# ---- what is in play: the index must say what lies on the table ----


def _in_play(s: State) -> Iterator[tuple[int, int, Sheet]]:
    """(owner, thing, sheet whose text counts) of all that lies in front of players."""
    sheets = s.book.sheets
    for seat in range(s.seats):
        for card in (*s.relics[seat], *s.items[seat]):
            yield seat, card, acting_sheet(s, card)
        for status in s.statuses[seat]:
            yield seat, status[0], sheets[status[1]]
        yield seat, boon_thing(seat), sheets[s.book.characters[s.characters[seat]].boon]
    for region, holder in enumerate(s.banners):
        if 0 <= holder < s.seats:
            yield holder, banner_thing(region), sheets[s.book.banner_sheets[region]]


def _lent(s: State) -> Iterator[str]:
    """What lasts while a card is in play ends with it."""
    things = {thing for _, thing, _ in _in_play(s)}
    for seat in range(s.seats):
        for status in s.statuses[seat]:
            if status[7] != NONE and status[7] not in things:
                yield f"seat {seat + 1} keeps {s.book.sheets[status[1]].id} of thing {status[7]}, which has left play"


def _mods(s: State) -> Iterator[str]:
    fresh: list[list[tuple[Any, ...]]] = [[] for _ in range(s.seats * WIDTH)]
    for owner, thing, sheet in _in_play(s):
        for modifier in sheet.modifiers:
            for seat in _affected(s, owner, modifier.who):
                entry = (modifier.operation, modifier.amount, modifier.condition, owner, thing)
                fresh[seat * WIDTH + modifier.target].append(entry)
    for place, (kept, wanted) in enumerate(zip(s.mods, fresh, strict=True)):
        if not kept and not wanted:
            continue
        if Counter(kept) != Counter(wanted):
            target = f"seat {place // WIDTH + 1}, {TARGETS[place % WIDTH]}"
            yield f"modifiers of {target}: {kept} are kept, {wanted} are in play"
        yield from _disorder(s, [(entry[3], entry[4]) for entry in kept])


def _affected(s: State, owner: int, who: str) -> tuple[int, ...]:
    if who in ("you", "holder"):
        return (owner,)
    return tuple([seat for seat in ORDER[s.seats][0] if who == "everyone" or seat != owner])


def _live(s: State) -> Iterator[str]:
    fresh: list[list[tuple[int, int, int]]] = [[] for _ in range(EVENT_COUNT)]
    for owner, thing, sheet in _in_play(s):
        for number in sheet.reactions:
            fresh[s.book.reactions[number].event].append((owner, thing, number))
    for event, (kept, wanted) in enumerate(zip(s.live, fresh, strict=True)):
        if not kept and not wanted:
            continue
        if Counter(kept) != Counter(wanted):
            yield f"reactions to event {event}: {kept} are kept, {wanted} are in play"
        yield from _disorder(s, [(owner, thing) for owner, thing, _ in kept])


def _disorder(s: State, things: list[tuple[int, int]]) -> Iterator[str]:
    """An index keeps the order of coming into play, as a player's cards and the numbers of statuses do."""
    serials = [thing for _, thing in things if thing < FIRST_STATUS]
    if serials != sorted(serials, reverse=True):
        yield f"statuses are not kept in the order of their coming: {serials}"
    for seat in range(s.seats):
        for held in (s.relics[seat], s.items[seat]):
            kept = list(dict.fromkeys(thing for owner, thing in things if owner == seat and thing in held))
            if kept != [card for card in held if card in kept]:
                yield f"cards of seat {seat + 1} are not kept in the order of their coming: {kept}"


# ---- the open question ----


def _question(s: State) -> Iterator[str]:
    if s.ask is None:
        if not s.stack and s.winner < 0:
            yield "nothing is left to do, and nobody has won"
        return
    seat, about, prompt, _, options, _ = s.ask
    if not 0 <= seat < s.seats:
        yield f"the question {prompt} goes to seat {seat + 1}"
    if options is not None and not options:
        yield f"the question {prompt} about {about} to seat {seat + 1} has no answer"
    if options is not None and len(set(options)) != len(options):
        yield f"the question {prompt} about {about} to seat {seat + 1} offers an answer twice: {options}"
