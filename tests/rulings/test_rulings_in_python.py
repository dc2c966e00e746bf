"""Rulings that no scenario can carry: set-up, views, and what holds of every list of options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from favor.model.actions import TURN_ACTIONS
from favor.model.chance import Dice
from favor.model.events import EVENTS
from favor.model.geometry import SETTLEMENT_CELLS
from favor.model.state import ACTION, EVENT, GOD, State
from favor.rules.engine import run
from favor.rules.game import Game
from favor.rules.setup import Setup, new_state
from favor.rules.tables import REGISTER_OF_CARD, WIT
from favor.rules.values import stat
from favor.table.scenario_setup import build
from tests.rules.random_play import base_book, new_game, play_on
from tests.rulings.marks import holds

ANSWERS = {"pick", "done", "yes", "no"}
FOREST_EXIT = {"region": "forest", "kind": "event", "paths": ["s"], "at": [1, -2]}


def position(**data: Any) -> Game:
    """A game laid out as a scenario lays it out."""
    s, _ = build({"scenario": "laid out by hand", **data}, base_book())
    run(s)
    return Game(s)


def two(**first: Any) -> list[dict[str, Any]]:
    """A Human with something, and a Sapling."""
    return [{"character": "human", **first}, {"character": "sapling"}]


@holds(6)
@pytest.mark.parametrize("seats", [2, 4])
def test_hands_are_closed_and_all_else_on_the_table_is_open(seats: int) -> None:
    for game in play_on(new_game(seats, seats), Dice(6), 150):
        views = [game.view(viewer) for viewer in range(-1, seats)]
        for seen in views:
            for player in seen.players:
                held = game.state.hands[player.seat]
                assert player.hand_size == len(held)
                assert [card.number for card in player.hand] == (list(held) if player.seat == seen.viewer else [])
        assert len({replace(seen, viewer=0, question=None, players=tuple(
            replace(player, hand=()) for player in seen.players)) for seen in views}) == 1  # fmt: skip


@holds(6)
def test_piles_relics_and_stacks_are_open() -> None:
    game = position(players=two(relics=["crystal-scepter"], hand=["transcend"], hearts=2, favor=3))
    game.apply(("play", game.state.hands[0][0]))
    seen = game.view(1)
    assert [card.id for card in dict(seen.piles)["actions"]] == ["transcend"]
    assert [card.id for card in seen.players[0].relics] == ["crystal-scepter"]
    assert (seen.players[0].hearts, seen.players[0].favor, seen.players[0].energy) == (1, 3, 6)
    assert dict(seen.stacks) == dict.fromkeys(("forest", "marshland", "mountain", "wasteland"), 6)


@holds(12)
def test_nothing_but_the_nine_actions_is_ever_offered() -> None:
    """No trade, no gift: in step 2 there is no other kind of action, and an answer only answers."""
    assert TURN_ACTIONS == ("move", "delve", "offer", "capture", "boon", "attack", "play", "use", "end_turn")
    met = set()
    for seed in range(4):
        for game in play_on(new_game(4, seed), Dice(seed), 400):
            assert game.decision is not None
            kinds = {kind for kind, _ in game.options}
            assert kinds <= (set(TURN_ACTIONS) if game.decision.about == "action" else ANSWERS)
            met |= kinds
    assert met >= {"move", "attack", "play", "end_turn", "pick", "yes", "no"}


@holds(13)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_stack_holds_two_blanks_less_than_there_are_players(seats: int) -> None:
    book = base_book()
    chosen: set[tuple[int, ...]] = set()
    tops = set()
    for seed in range(40):
        s = new_game(seats, seed).state
        for region, stack in enumerate(s.stacks):
            laid = [tile for tile in range(len(s.cell_of)) if s.cell_of[tile] >= 0 and book.tile_regions[tile] == region]
            tiles = [*stack, *(tile for tile in laid if book.symbols[tile] != "settlement")]
            blanks = [tile for tile in tiles if book.symbols[tile] == "blank"]
            assert (len(tiles), len(blanks), len(set(tiles))) == (seats + 4, seats - 2, seats + 4)
            chosen.add(tuple(sorted(blanks)))
            tops.add(stack[-1])
    assert len(chosen) >= {2: 1, 3: 16, 4: 20, 5: 16, 6: 4}[seats]
    assert len(tops) > 20


@holds(14)
def test_settlements_lie_in_random_order_with_the_symbol_outward() -> None:
    orders = set()
    for seed in range(80):
        s = new_game(2, seed).state
        tiles = [s.tile_at[cell] for cell in SETTLEMENT_CELLS]
        assert sorted(tiles) == sorted(s.book.settlements)
        assert [s.turn_of[tile] for tile in tiles] == [0, 1, 2, 3]
        orders.add(tuple(tiles))
    assert len(orders) > 18  # of 24


@holds(15)
def test_characters_are_all_different_and_in_any_order() -> None:
    book = base_book()
    ids = tuple(character.id for character in book.characters)
    for order in (ids[:3], ids[:3][::-1], ids[3:]):
        assert tuple(player.character for player in Game.new(book, Setup(order)).view(-1).players) == order
    for wrong in (("human", "human"), ("human",), ("human", "nobody"), (*ids, "human"), ()):
        with pytest.raises(ValueError, match="2 to 6 different characters"):
            Game.new(book, Setup(wrong))


def rounds_of(events: list[tuple[Any, ...]]) -> Iterator[list[tuple[int, int]]]:
    """The starting rolls, a list of (seat, face) for each round; a seat that rolls again begins the next."""
    found: list[tuple[int, int]] = []
    for _, seat, face in (event for event in events if event[0] == "start_roll"):
        if found and seat <= found[-1][0]:
            yield found
            found = []
        found.append((seat, face))
    yield found


@holds(16)
def test_the_highest_roll_starts_and_only_tied_players_roll_again() -> None:
    longest = 0
    for seed in range(150):
        s = new_game(2 + seed % 5, seed).state
        rounds = list(rounds_of(s.events))
        assert [seat for seat, _ in rounds[0]] == list(range(s.seats))
        for before, after in pairwise(rounds):
            assert [seat for seat, _ in after] == highest(before)
        assert [s.first] == highest(rounds[-1])
        longest = max(longest, len(rounds))
    assert longest >= 3


def highest(rolls: list[tuple[int, int]]) -> list[int]:
    """The seats with the best face."""
    return [seat for seat, face in rolls if face == max(face for _, face in rolls)]


@holds(17)
@pytest.mark.parametrize("seats", [2, 6])
def test_everybody_starts_with_wit_cards_and_the_first_player_has_no_handicap(seats: int) -> None:
    game = new_game(seats, 17)
    s = game.state
    drawn = [event[1] for event in s.events if event[0] == "god_drawn"]
    assert drawn == [s.first]
    assert sum(card_count(s)) == 60
    laid = new_state_of(seats)
    assert [len(hand) for hand in laid.hands] == [stat(laid, seat, WIT) for seat in range(seats)]
    assert laid.energy == [4] * seats
    assert laid.boons == [True] * seats
    assert laid.hearts == laid.caps


def new_state_of(seats: int) -> State:
    """The table before the first turn."""
    return new_state(base_book(), Setup(tuple(character.id for character in base_book().characters[:seats])))


def card_count(s: State) -> tuple[int, ...]:
    """Action Cards in the deck, the pile, each hand and on players."""
    on_players = sum(status[2] >= 0 for statuses in s.statuses for status in statuses)
    return (len(s.decks[ACTION]), len(s.piles[ACTION]), *map(len, s.hands), on_players)


@holds(26)
def test_the_god_deck_is_shuffled_only_when_a_card_is_needed() -> None:
    game = new_game(2, 26)
    dice = Dice(26)
    sizes, shuffles, previous = [], 0, (39, 0)
    while len(sizes) < 2000 and shuffles < 2 and game.result is None:
        options = game.options
        events = game.apply(("end_turn", 0) if ("end_turn", 0) in options else options[dice.below(len(options))])
        deck, pile = len(game.state.decks[GOD]), len(game.state.piles[GOD])
        on_table = sum(card // REGISTER_OF_CARD in god_sheets(game.state) for card in game.state.table)
        assert deck + pile + on_table == 40
        if ("shuffled", GOD) in events:
            shuffles += 1
            assert previous[0] == 0
            assert deck == 39 - sum(event[0] == "god_drawn" for event in events[events.index(("shuffled", GOD)) :]) + 1
        previous = (deck, pile)
        sizes.append(deck)
    assert shuffles == 2
    assert 0 in sizes


def god_sheets(s: State) -> set[int]:
    """The numbers of all God Cards."""
    return {sheet.number for sheet in s.book.sheets if sheet.section == "god_cards"}


@holds(34)
def test_what_lies_on_top_of_a_stack_shows_nowhere_before_the_payment() -> None:
    revealed = 0
    for game in play_on(new_game(3, 34), Dice(34), 200):
        twin = game.clone()
        twin.state.stacks = [stack[::-1] for stack in twin.state.stacks]
        twin.state.menu = None
        assert twin.options == game.options
        assert all(twin.view(seat) == game.view(seat) for seat in range(-1, 3))
        revealed += sum(kind == "move" and cell in game.state.frontier for kind, cell in game.options)
    assert revealed > 50


def laid_trap() -> tuple[Game, list[tuple[Any, ...]], int]:
    """Seat 1 has just laid a Trap Token of value 2; the game, all events, and the token."""
    game = position(
        players=two(hand=["tripwire"]), next={"traps": [2]},
        board=[{"region": "forest", "kind": "blank", "paths": ["s", "n"], "at": [1, -2]}],
    )  # fmt: skip
    events = list(game.apply(("play", game.state.hands[0][0])))
    while game.decision is not None and game.decision.about != "action":
        events += game.apply(game.options[0])
    (token,) = game.state.traps.values()
    return game, events, token


@holds(115)
def test_only_the_one_who_lays_a_trap_sees_its_value_and_only_once() -> None:
    game, events, token = laid_trap()
    assert game.state.book.traps[token] == 2
    assert ("trap_drawn", 0, token) in game.redact(events, 0)
    for other in (-1, 1):
        assert ("trap_drawn", 0, -1) in game.redact(events, other)
        assert ("trap_drawn", 0, token) not in game.redact(events, other)
    lying = [tile for tile in game.view(0).tiles if tile.trap]
    assert [tile.trap_by for tile in lying] == [0]
    for viewer in (-1, 0, 1):
        for value in range(len(game.state.book.traps)):
            twin = game.clone()
            twin.state.traps = dict.fromkeys(twin.state.traps, value)
            assert twin.view(viewer) == game.view(viewer)


@holds(83, 115)
def test_a_trap_that_springs_shows_its_value_to_all_and_goes_back_to_the_bag() -> None:
    game = position(
        players=two(),
        board=[{"region": "forest", "kind": "blank", "paths": ["s"], "at": [1, -2], "trap": 2, "trap_by": 2}],
    )
    (token,) = game.state.traps.values()
    assert token not in game.state.bag
    events = game.apply(next(action for action in game.options if action[0] == "move" and is_laid(game, action)))
    sprung = [event for event in events if event[0] == "trap_sprung"]
    assert [event[3] for event in sprung] == [token]
    assert [game.redact(sprung, viewer) for viewer in (-1, 0, 1)] == [tuple(sprung)] * 3
    assert token in game.state.bag
    assert game.state.traps == {}


def is_laid(game: Game, action: tuple[str, int]) -> bool:
    """Whether a move leads to a tile that lies there already, beside the Settlements and the Altar."""
    return game.state.tile_at.get(action[1], -1) in game.state.traps


@holds(83)
def test_a_trap_under_a_stunned_holder_of_the_pack_is_shown_and_does_nothing() -> None:
    """The Stun takes the Trap Pack, the token under the fallen player flips for all to see, and no damage is dealt."""
    game = position(
        players=[{"character": "human"}, {"character": "sapling", "hearts": 1, "relics": ["trap-pack", "quartz-pendant"]}],
        board=[{"region": "forest", "kind": "blank", "paths": ["s"], "at": [1, -2], "trap": 2, "trap_by": 1}],
    )
    ((tile, token),) = game.state.traps.items()
    game.state.places[:] = [tile, tile]
    events = game.apply(("attack", 1))
    events += game.apply(("pick", next(card for card in game.state.relics[1] if id_of(game, card) == "trap-pack")))
    assert ("trap_sprung", 1, tile, token) in game.redact(events, -1)
    assert game.state.hearts[1] == 0
    assert game.state.hearts[0] == game.state.caps[0]
    assert token in game.state.bag


def id_of(game: Game, card: int) -> str:
    """The id of a card's definition."""
    return str(game.state.book.sheets[card // REGISTER_OF_CARD].id)


@holds(105)
def test_with_every_event_out_as_an_item_nothing_is_drawn() -> None:
    game = position(players=two(), board=[FOREST_EXIT])
    s = game.state
    s.items[1] = tuple(s.decks[EVENT])
    s.decks[EVENT] = []
    events = game.apply(next(action for action in game.options if action[0] == "move" and action[1] in s.tile_at
                             and s.book.symbols[s.tile_at[action[1]]] == "event"))  # fmt: skip
    assert [event for event in events if event[0] in ("event_drawn", "shuffled")] == []
    assert game.decision is not None
    assert game.decision.about == "action"
    assert s.energy[0] == 3


def test_every_event_named_here_exists() -> None:
    assert {"start_roll", "god_drawn", "trap_drawn", "trap_sprung", "event_drawn", "shuffled"} <= set(EVENTS)
