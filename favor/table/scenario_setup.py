"""Builds the position a scenario describes: what it names where it says, all else as after set-up. Plays nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from favor.model.geometry import cell
from favor.model.state import ACTION, EVENT, GOD, NONE, READY, RELIC, SPENT, State
from favor.rules import board, chance
from favor.rules.book import Book
from favor.rules.engine import RULE, push
from favor.rules.inplay import acting_sheet, add_status, banner_thing, enter
from favor.rules.setup import DECK_SECTIONS, Setup, bare_state, deck_of, fill_stacks, lay_ground, region_tiles
from favor.rules.tables import REGISTER_OF_CARD
from favor.rules.turn import TURN
from favor.table.scenario_content import MadeUp
from favor.table.scenario_format import SIDES, Path, ScenarioFault, called
from favor.table.scenario_words import TURN_DEGREES, tile_at

Data = Mapping[str, Any]

SETTLEMENTS = MappingProxyType({"north": "forest", "east": "marshland", "south": "mountain", "west": "wasteland"})
SECTION = MappingProxyType({RELIC: "relics", EVENT: "events", GOD: "god_cards", ACTION: "actions"})
NEXT_DECKS = MappingProxyType({"relics": RELIC, "events": EVENT, "gods": GOD, "actions": ACTION})
ACTION_STEP = 2
"""Where in the program of a turn step 2 begins."""


@dataclass(frozen=True, slots=True)
class Laid:
    """What `next` laid on top, as (path, deck or region, thing), to see at the end whether all of it was used."""

    cards: tuple[tuple[Path, int, int], ...]
    tiles: tuple[tuple[Path, int, int], ...]


def build(data: Data, book: Book) -> tuple[State, Laid]:
    """The position before the first step, ready to run, and what lies on top of decks and stacks."""
    made = MadeUp(book.catalog)
    tiles_named = tuple(enumerate(data.get("board", ())))
    on_board = [made.number(spec.get("tile", spec), spec.get("region", ""), ("board", n)) for n, spec in tiles_named]
    on_stacks = _next_tiles(data, made)
    s = _bare(data, _with_traps(data, made.book(book)))
    _ground(s, data)
    _decks(s)
    for tile, (number, spec) in zip(on_board, tiles_named, strict=True):
        _lay(s, tile, spec, ("board", number))
    for number, spec in enumerate(data.get("traps", ())):
        _lay_trap(s, _place(s, spec["at"], ("traps", number, "at")), spec, ("traps", number))
    tiles = _stacks(s, data, on_stacks)
    hands = Hands(s)
    for seat, player in enumerate(data["players"]):
        _player(s, hands, seat, player, ("players", seat))
    _discards(s, hands, data.get("discards", {}))
    cards = _next_cards(s, hands, data.get("next", {}))
    _script(s, data.get("next", {}))
    for seat, player in enumerate(data["players"]):
        _condition(s, seat, player, ("players", seat))
    _turn(s, data)
    return s, Laid(cards, tiles)


def _with_traps(data: Data, book: Book) -> Book:
    """More tokens of a value where the bag holds fewer than the scenario names."""
    lying = [spec["trap"] for spec in (*data.get("board", ()), *data.get("traps", ())) if "trap" in spec]
    named = [*lying, *data.get("next", {}).get("traps", ())]
    extra: list[int] = []
    for value in dict.fromkeys(named):
        extra += [value] * (named.count(value) - book.traps.count(value))
    return replace(book, traps=(*book.traps, *extra)) if extra else book


def _bare(data: Data, book: Book) -> State:
    switches = data.get("switches", {})
    known = book.catalog.rules.get("switches", ())
    positions = {switch["id"]: (switch["default"], switch["other"]) for switch in known}
    for id, position in switches.items():
        if id not in positions:
            raise ScenarioFault(("switches", id), f"there is no switch '{id}'; there are: {', '.join(positions)}")
        if not any(type(position) is type(known) and position == known for known in positions[id]):
            both = " or ".join(called(each) for each in positions[id])
            raise ScenarioFault(("switches", id), f"'{id}' must be {both}, not {called(position)}")
    characters = tuple(player["character"] for player in data["players"])
    try:
        return bare_state(book, Setup(characters, data.get("seed", 1), switches))
    except ValueError as fault:
        raise ScenarioFault(("players",), str(fault)) from None


def _ground(s: State, data: Data) -> None:
    wanted = data.get("settlements", SETTLEMENTS)
    regions = [wanted[side] for side in SIDES]
    if sorted(regions) != sorted(s.book.regions):
        raise ScenarioFault(("settlements",), f"each of {', '.join(s.book.regions)} must lie on one side")
    lay_ground(s, tuple(s.book.regions.index(region) for region in regions))
    fill_stacks(s)


def _decks(s: State) -> None:
    for deck, section in DECK_SECTIONS:
        s.decks[deck] = deck_of(s.book, section)
        chance.shuffle(s, s.decks[deck])


# ---- tiles ----


def _next_tiles(data: Data, made: MadeUp) -> list[tuple[Path, str, int]]:
    found = []
    for region, specs in data.get("next", {}).get("tiles", {}).items():
        for number, spec in enumerate(specs):
            path: Path = ("next", "tiles", region, number)
            found.append((path, region, made.number(spec, region, path)))
    return found


def _lay(s: State, tile: int, spec: Data, path: Path) -> None:
    """Put a tile on the map, with its Ruin and Trap Tokens."""
    for stack in s.stacks:
        if tile in stack:
            stack.remove(tile)
    place = cell(*spec["at"])
    if place in s.tile_at:
        raise ScenarioFault((*path, "at"), f"another tile already lies at {called(spec['at'])}")
    board.lay(s, tile, place, spec.get("turn", 0) // TURN_DEGREES)
    if s.book.symbols[tile] == "ruin":
        s.ruins[tile] = SPENT if spec.get("ruin") == "spent" else READY
    elif "ruin" in spec:
        raise ScenarioFault((*path, "ruin"), f"a {s.book.symbols[tile]} tile has no Ruin Token")
    if "trap" in spec:
        _lay_trap(s, tile, spec, path)
    elif "trap_by" in spec:
        raise ScenarioFault((*path, "trap_by"), "'trap_by' needs 'trap'")


def _lay_trap(s: State, tile: int, spec: Data, path: Path) -> None:
    if tile in s.traps:
        raise ScenarioFault((*path, "at"), f"a Trap lies at {called(spec['at'])} already")
    owner = spec.get("trap_by", 1)
    if owner > s.seats:
        raise ScenarioFault((*path, "trap_by"), f"there is no seat {owner} at a table for {s.seats}")
    token = next(token for token in s.bag if s.book.traps[token] == spec["trap"])
    s.bag.remove(token)
    s.traps[tile] = token
    s.trap_by[tile] = owner - 1


def _stacks(s: State, data: Data, named: list[tuple[Path, str, int]]) -> tuple[tuple[Path, int, int], ...]:
    """Lay the named tiles on top of their stacks, and keep as many tiles below as the scenario wants."""
    wanted = data.get("stacks", {})
    for region in wanted:
        if region not in s.book.regions:
            raise _no_region(s, region, ("stacks", region))
    laid: list[tuple[Path, int, int]] = []
    for number, region in enumerate(s.book.regions):
        top = [(path, number, tile) for path, name, tile in named if name == region]
        tiles = [tile for _, _, tile in top]
        rest = [tile for tile in s.stacks[number] if tile not in tiles]
        if region in wanted:
            rest = _cut(s, number, rest, max(0, wanted[region] - len(tiles)), ("stacks", region))
        s.stacks[number] = rest + tiles[::-1]
        laid += top
    return tuple(laid)


def _cut(s: State, region: int, rest: list[int], size: int, path: Path) -> list[int]:
    """So many tiles of a stack, blank ones out of the box added where it holds too few."""
    spare = [tile for tile in region_tiles(s.book, region, blank=True) if tile not in rest and s.cell_of[tile] < 0]
    if size > len(rest) + len(spare):
        raise ScenarioFault(path, f"there are only {len(rest) + len(spare)} tiles for this stack")
    rest = spare[: max(0, size - len(rest))] + rest
    return rest[len(rest) - size :]


def _no_region(s: State, id: str, path: Path) -> ScenarioFault:
    return ScenarioFault(path, f"there is no region '{id}'; there are: {', '.join(s.book.regions)}")


# ---- cards ----


class Hands:
    """Takes named cards out of their decks; where a deck holds too few, a further copy is made."""

    def __init__(self, s: State) -> None:
        self._s = s
        self._taken: list[int] = []

    def take(self, deck: int, id: str, path: Path) -> int:
        """One card of that id."""
        s, section = self._s, SECTION[deck]
        if (section, id) not in s.book.by_id:
            raise ScenarioFault(path, f"there is no card '{id}' among the {section}")
        sheet = s.book.by_id[section, id]
        card = next((card for card in s.decks[deck] if card // REGISTER_OF_CARD == sheet), NONE)
        if card != NONE:
            s.decks[deck].remove(card)
        elif deck == RELIC:
            raise ScenarioFault(path, f"the Relic '{id}' is named twice; each is unique")
        else:
            card = self._copy(sheet, s.book.sheets[sheet].copies, path)
        self._taken.append(card)
        return card

    def item(self, id: str, path: Path) -> int:
        """An Item: the Event Card that is kept as one, or a token."""
        s = self._s
        if ("items", id) not in s.book.by_id:
            raise ScenarioFault(path, f"there is no item '{id}'")
        if ("events", id) in s.book.by_id:
            return self.take(EVENT, id, path)
        card = self._copy(s.book.by_id["items", id], 0, path)
        self._taken.append(card)
        return card

    def _copy(self, sheet: int, first: int, path: Path) -> int:
        copies = range(sheet * REGISTER_OF_CARD + first, (sheet + 1) * REGISTER_OF_CARD)
        card = next((card for card in copies if card not in self._taken), NONE)
        if card == NONE:
            raise ScenarioFault(path, f"there are at most {REGISTER_OF_CARD} copies of a card")
        return card


def _next_cards(s: State, hands: Hands, following: Data) -> tuple[tuple[Path, int, int], ...]:
    laid: list[tuple[Path, int, int]] = []
    for name, deck in NEXT_DECKS.items():
        top: list[tuple[Path, int, int]] = []
        for number, id in enumerate(following.get(name, ())):
            path: Path = ("next", name, number)
            top.append((path, deck, hands.take(deck, id, path)))
        s.decks[deck] += [card for _, _, card in reversed(top)]
        laid += top
    return tuple(laid)


def _discards(s: State, hands: Hands, piles: Data) -> None:
    """What lies on the discard piles, the last one on top."""
    for name, ids in piles.items():
        deck = NEXT_DECKS[name]
        s.piles[deck] = [hands.take(deck, id, ("discards", name, number)) for number, id in enumerate(ids)]


def _script(s: State, following: Data) -> None:
    """Dice, random picks and Trap Tokens that come first."""
    for number, face in enumerate(following.get("dice", ())):
        if face not in s.book.die:
            faces = called(list(s.book.die))
            raise ScenarioFault(("next", "dice", number), f"the die has no face {face}; it has {faces}")
    picks = tuple(_lot(s, id, ("next", "picks", number)) for number, id in enumerate(following.get("picks", ())))
    scripts = {"dice": tuple(following.get("dice", ())), "picks": picks, "traps": tuple(following.get("traps", ()))}
    s.rigged = {name: script for name, script in scripts.items() if script} or None


def _lot(s: State, id: str, path: Path) -> int:
    """What a random pick takes: a Region for its Banner, a tile, or a card by its sheet."""
    if id in s.book.regions:
        return int(s.book.regions.index(id))
    tile = next((number for number, tile in enumerate(s.book.tiles) if tile.id == id), NONE)
    if tile != NONE:
        return tile
    for section in ("actions", "relics", "events", "items", "god_cards"):
        if (section, id) in s.book.by_id:
            return -2 - int(s.book.by_id[section, id])
    raise ScenarioFault(path, f"'{id}' is neither a Banner nor a card nor a tile")


# ---- players ----


def _player(s: State, hands: Hands, seat: int, player: Data, path: Path) -> None:
    """What lies in front of a player and in the hand."""
    s.places[seat] = _place(s, player.get("at", [0, 0]), (*path, "at"))
    for number, id in enumerate(player.get("relics", ())):
        card = hands.take(RELIC, id, (*path, "relics", number))
        s.relics[seat] = (*s.relics[seat], card)
        enter(s, seat, s.book.sheets[card // REGISTER_OF_CARD], card)
    for number, id in enumerate(player.get("items", ())):
        card = hands.item(id, (*path, "items", number))
        s.items[seat] = (*s.items[seat], card)
        enter(s, seat, acting_sheet(s, card), card)
    hand = enumerate(player.get("hand", ()))
    s.hands[seat] = tuple([hands.take(ACTION, id, (*path, "hand", number)) for number, id in hand])
    for number, region in enumerate(player.get("banners", ())):
        _banner(s, seat, region, (*path, "banners", number))


def _place(s: State, at: list[int], path: Path) -> int:
    tile = tile_at(s, at)
    if tile == NONE:
        raise ScenarioFault(path, f"no tile lies at {called(at)}; add it under board:")
    return tile


def _banner(s: State, seat: int, id: str, path: Path) -> None:
    if id not in s.book.regions:
        raise _no_region(s, id, path)
    region = s.book.regions.index(id)
    if s.banners[region] != NONE:
        raise ScenarioFault(path, f"player {s.banners[region] + 1} already holds the Banner of '{id}'")
    s.banners[region] = seat
    enter(s, seat, s.book.sheets[s.book.banner_sheets[region]], banner_thing(region))


def _condition(s: State, seat: int, player: Data, path: Path) -> None:
    """Hearts, Favor, Energy, Boon and what lies on the player."""
    s.favor[seat] = player.get("favor", 0)
    if s.favor[seat] >= s.book.goal:
        raise ScenarioFault((*path, "favor"), f"with {s.favor[seat]} Favor the game would be over")
    s.energy[seat] = player.get("energy", s.book.energy)
    s.boons[seat] = player.get("boon", "ready") == "ready"
    for number, id in enumerate(player.get("hexes", ())):
        _status(s, seat, id, (*path, "hexes", number))
    s.hearts[seat] = player.get("hearts", s.caps[seat])
    if s.hearts[seat] > s.caps[seat]:
        raise ScenarioFault((*path, "hearts"), f"this player has only {s.caps[seat]} Hearts")
    is_stunned = player.get("stunned", False)
    if "hearts" in player and is_stunned != (player["hearts"] == 0):
        raise ScenarioFault((*path, "hearts"), "a Stunned player has 0 Hearts, and nobody else has")
    if is_stunned:
        s.stunned[seat] = True
        s.hearts[seat] = 0


def _status(s: State, seat: int, id: str, path: Path) -> None:
    """A status as if put there before this turn: even one until the end of a next turn ends with the coming end."""
    if ("statuses", id) not in s.book.by_id:
        raise ScenarioFault(path, f"there is no status '{id}'")
    sheet = s.book.sheet("statuses", id)
    if sheet.stacking == "refuse" and any(status[1] == sheet.number for status in s.statuses[seat]):
        raise ScenarioFault(path, f"'{id}' lies there already and cannot lie there twice")
    until = sheet.until or {}
    end = next((until[key] for key in ("end_of_turn_of", "end_of_next_turn_of") if key in until), "")
    add_status(s, seat, sheet, NONE, (_whose(s, end, seat), _whose(s, until.get("start_of_turn_of", ""), seat), 0))


def _whose(s: State, role: str, holder: int) -> int:
    if not role:
        return NONE
    return s.active if role == "active_player" else holder


# ---- turn ----


def _turn(s: State, data: Data) -> None:
    """Whose turn, and where in it the scenario begins."""
    s.active = s.first = data.get("active", 1) - 1
    frame = push(s, TURN, -1, -1, RULE)
    if data.get("step", "actions") == "actions":
        if s.stunned[s.active]:
            path: Path = ("players", s.active, "stunned")
            raise ScenarioFault(path, "the active player cannot be Stunned at step: actions")
        frame.pc = ACTION_STEP
        s.turn = 1
    s.events = []


def leftovers(s: State, laid: Laid, events: list[tuple[Any, ...]]) -> str:
    """What `next` named and nothing used; empty when all was used up."""
    found = [f"{name} {called(list(script))}" for name, script in sorted((s.rigged or {}).items()) if script]
    reshuffled = [event[1] for event in events if event[0] == "shuffled"]
    returned = [event[2] for event in events if event[0] == "tile_returned"]
    for _, deck, card in laid.cards:
        if card in s.decks[deck] and deck not in reshuffled:
            found.append(f"{SECTION[deck]} {s.book.sheets[card // REGISTER_OF_CARD].id}")
    for _, region, tile in laid.tiles:
        if tile in s.stacks[region] and tile not in returned:
            found.append(f"tiles {s.book.regions[region]} {s.book.tiles[tile].id}")
    return ", ".join(found)
