"""Who may know what: the view of a seat and the events it may read (ruling 6). Gives out values, never the state."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Any

from favor.model.actions import Action
from favor.model.events import EVENTS, HIDDEN
from favor.model.geometry import BIT, SETTLEMENT_CELLS, SIDES, STEP, xy
from favor.model.state import DECK_NAMES, NOBODY, NONE, READY, SPENT, State, Status
from favor.model.views import CardView, PartView, PlayerView, QuestionView, SpotView, StatusView, TileView, View
from favor.rules.book import Sheet
from favor.rules.inplay import acting_sheet, banner_thing, boon_thing
from favor.rules.tables import CHARM, DAILY_ATTACK, DAILY_BOON, FIGHT, REGISTER_OF_CARD, STATS, WIDTH, WIT
from favor.rules.turn import TURN
from favor.rules.values import stat

ANYBODY = -1
"""The viewer who sees only what the whole table may see."""

RUIN_WORDS = ("", "ready", "spent")
_SECRET_SUBJECTS = ("card",)
_TAKEN = "hand_taken"


def view(s: State, viewer: int, ask_options: tuple[Action, ...]) -> View:
    """The whole table as this viewer may know it; `ask_options` answer the open question, for the one asked only."""
    return View(
        viewer=viewer,
        players=tuple([_player(s, seat, viewer) for seat in range(s.seats)]),
        tiles=tuple([_tile(s, tile) for tile in range(len(s.cell_of)) if s.cell_of[tile] >= 0]),
        spots=tuple([_spot(s, cell) for cell in sorted(s.frontier)]),
        active=s.active,
        first=s.first,
        turn=s.turn,
        round=(s.turn - 1) // s.seats + 1 if s.turn > 0 else 0,
        step=_step(s),
        decks=tuple([(name, len(s.decks[number])) for number, name in enumerate(DECK_NAMES)]),
        piles=tuple([(name, _cards(s, s.piles[number])) for number, name in enumerate(DECK_NAMES)]),
        stacks=tuple([(region, len(s.stacks[number])) for number, region in enumerate(s.book.regions)]),
        traps_left=len(s.bag),
        banners_home=tuple([id for id, holder in zip(s.book.regions, s.banners, strict=True) if holder == NOBODY]),
        table=_cards(s, s.table),
        held_tile=s.held_tile,
        held_tile_id=s.book.tiles[s.held_tile].id if s.held_tile >= 0 else "",
        question=_question(s, viewer, ask_options),
        winner=s.winner,
        won_by=s.won_by,
        switches=tuple(sorted(s.switches.items())),
    )


def redact(events: Iterable[tuple[Any, ...]], viewer: int) -> tuple[tuple[Any, ...], ...]:
    """The same events with everything that this viewer may not know put out as -1."""
    told: list[tuple[Any, ...]] = []
    shown: set[int] = set()
    for event in reversed(tuple(events)):  # what was open before may have been shuffled and drawn since
        told.append(event if event[1:2] == (viewer,) else _covered(event, shown))
        shown.update(_laid_open(event))
    return tuple(reversed(told))


def _covered(event: tuple[Any, ...], shown: Set[int]) -> tuple[Any, ...]:
    """An event of another seat. A card answered or taken may be out of a closed hand, so only one is named that is laid
    open afterwards."""
    hidden = HIDDEN[event[0]]
    if event[0] == "answered" and event[2] in _SECRET_SUBJECTS and event[3] not in shown:
        hidden = (3,)
    if event[0] == _TAKEN and event[2] not in shown:
        hidden = (2,)
    if not hidden:
        return event
    return tuple([-1 if place in hidden else value for place, value in enumerate(event)])


def _laid_open(event: tuple[Any, ...]) -> list[int]:
    """Cards that the event lays open for everybody."""
    if event[0] == _TAKEN:
        return []
    return [value for field, value in zip(EVENTS[event[0]], event[1:]) if field == "card"]


# ---- cards and players ----


def _cards(s: State, cards: Iterable[int]) -> tuple[CardView, ...]:
    return tuple([_card(card, s.book.sheets[card // REGISTER_OF_CARD]) for card in cards])


def _items(s: State, cards: tuple[int, ...]) -> tuple[CardView, ...]:
    """Items by what they are used as: an Event Card kept as an Item reads as the Item."""
    return tuple([_card(card, acting_sheet(s, card)) for card in cards])


def _card(card: int, sheet: Sheet) -> CardView:
    return CardView(card, sheet.section, sheet.id)


def _player(s: State, seat: int, viewer: int) -> PlayerView:
    return PlayerView(
        seat=seat,
        character=s.book.characters[s.characters[seat]].id,
        hearts=s.hearts[seat],
        heart_cap=s.caps[seat],
        fight=stat(s, seat, FIGHT),
        charm=stat(s, seat, CHARM),
        wit=stat(s, seat, WIT),
        favor=s.favor[seat],
        energy=s.energy[seat],
        hand_size=len(s.hands[seat]),
        hand=_cards(s, s.hands[seat]) if seat == viewer else (),
        relics=_cards(s, s.relics[seat]),
        items=_items(s, s.items[seat]),
        banners=tuple([id for id, holder in zip(s.book.regions, s.banners, strict=True) if holder == seat]),
        statuses=tuple([_status(s, status) for status in s.statuses[seat] if not s.book.sheets[status[1]].hidden]),
        boon_ready=s.boons[seat],
        stunned=s.stunned[seat],
        tile=s.places[seat],
        used=_used(s) if seat == s.active else (),
        stat_parts=tuple([(name, stat_parts(s, seat, number)) for number, name in enumerate(STATS)]),
    )


def _used(s: State) -> tuple[str, ...]:
    return tuple([word for bit, word in ((DAILY_ATTACK, "attack"), (DAILY_BOON, "boon")) if s.used & bit])


def _status(s: State, status: Status) -> StatusView:
    thing, sheet, card, *_ = status
    sheets = s.book.sheets
    return StatusView(thing, sheets[sheet].id, sheets[card // REGISTER_OF_CARD].id if card >= 0 else "", _ends(status))


def _ends(status: Status) -> str:
    """A word and the seat or number it needs, as `end_of_turn_of 2`; empty for what never ends by itself."""
    _, _, _, end_of, start_of, skip, uses, source = status
    if end_of >= 0:
        return f"{'end_of_next_turn_of' if skip else 'end_of_turn_of'} {end_of}"
    if start_of >= 0:
        return f"start_of_turn_of {start_of}"
    if uses >= 0:
        return f"uses {uses}"
    return "leaves_play" if source != NONE else ""


# ---- the sum behind a stat ----


def stat_parts(s: State, seat: int, number: int) -> tuple[PartView, ...]:
    """Everything that makes up a stat now, the base first; `total` of the parts is the value shown."""
    character = s.book.characters[s.characters[seat]]
    parts = [PartView("characters", character.id, "base", character.stats[number])]
    for operation, amount, condition, owner, thing in s.mods[seat * WIDTH + number]:
        if condition is None or condition(s, owner, thing):
            parts.append(PartView(*_source(s, owner, thing), operation, amount))
    return tuple(parts)


def total(parts: tuple[PartView, ...]) -> int:
    """What the parts of a stat add up to: the last base, plus all added, times the factors; a forced value wins."""
    base = [part.amount for part in parts if part.op in ("base", "set_base")][-1]
    forced = [part.amount for part in parts if part.op == "force"]
    value = base + sum(part.amount for part in parts if part.op == "add")
    for part in parts:
        value *= part.amount if part.op == "times" else 1
    return max(0, forced[-1] if forced else value)


def _source(s: State, owner: int, thing: int) -> tuple[str, str]:
    """Section and id of what a modifier comes from."""
    if thing >= 0:
        sheet = acting_sheet(s, thing)
    elif (status := next((held[1] for held in s.statuses[owner] if held[0] == thing), None)) is not None:
        sheet = s.book.sheets[status]
    elif thing == boon_thing(owner):
        sheet = s.book.sheets[s.book.characters[s.characters[owner]].boon]
    else:
        return _banner_source(s, thing)
    if sheet.hidden:  # a status that only carries the loose modifiers of a card
        sheet = s.book.sheets[sheet.data["from"]]
    return sheet.section, sheet.id


def _banner_source(s: State, thing: int) -> tuple[str, str]:
    return "banners", next(id for region, id in enumerate(s.book.regions) if banner_thing(region) == thing)


# ---- the map ----


def _tile(s: State, tile: int) -> TileView:
    book = s.book
    printed = book.tiles[tile]
    x, y = xy(s.cell_of[tile])
    region = book.tile_regions[tile]
    is_home = printed.symbol == "settlement" and region >= 0 and s.banners[region] == NOBODY
    return TileView(
        number=tile,
        id=printed.id,
        region=printed.region,
        symbol=printed.symbol,
        terrain=printed.terrain,
        x=x,
        y=y,
        turn=s.turn_of[tile],
        mask=book.masks[tile] if tile == book.altar else s.edges[s.cell_of[tile]],
        ruin=RUIN_WORDS[s.ruins[tile]] if s.ruins[tile] in (READY, SPENT) else "",
        trap=tile in s.traps,
        trap_by=s.trap_by.get(tile, NOBODY) if tile in s.traps else NOBODY,
        banner=book.regions[region] if is_home else "",
        links=s.links[tile],
    )


def _spot(s: State, cell: int) -> SpotView:
    found = {_stack_towards(s, cell, side) for side in SIDES if s.frontier[cell] & BIT[side]}
    regions = tuple([s.book.regions[region] for region in sorted(found) if region >= 0 and s.stacks[region]])
    return SpotView(*xy(cell), regions)


def _stack_towards(s: State, cell: int, side: int) -> int:
    """The Region drawn from when the spot is entered from the tile on its `side` (ruling 40)."""
    tile = s.tile_at[cell + STEP[side]]
    if tile == s.book.altar:
        tile = s.tile_at.get(SETTLEMENT_CELLS[(side + 2) % 4], tile)
    region: int = s.book.tile_regions[tile]
    return region


# ---- the question and the step ----


def _question(s: State, viewer: int, ask_options: tuple[Action, ...]) -> QuestionView | None:
    if s.ask is None:
        return None
    seat, about, prompt, source, _, _ = s.ask
    section, id = (s.book.sheets[source].section, s.book.sheets[source].id) if source >= 0 else ("", "")
    return QuestionView(seat, about, prompt, section, id, ask_options if seat == viewer else ())


_MENU, _OVER = 2, 4
_IN_STEP_2 = 1


def _step(s: State) -> int:
    """1 God, 2 Actions, 3 End of the running turn; 0 when no turn runs. The turn's own frame lies at the bottom."""
    if not s.stack or s.stack[0].program is not TURN:
        return 0
    turn = s.stack[0]
    if turn.pc > _OVER:
        return 3
    return 2 if turn.pc > _MENU or turn.regs[_IN_STEP_2] else 1
