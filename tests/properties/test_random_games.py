"""What must hold in every position of every game, looked for in games played at random."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from favor.model.actions import IllegalAction
from favor.model.chance import Dice
from favor.model.events import EVENTS
from favor.model.state import State
from favor.rules.audit import audit, census
from favor.rules.game import Game
from tests.properties.games import IS_LONG, play_out, positions, seats_of, seeds
from tests.rules.random_play import new_game

NONSENSE: tuple[Any, ...] = (
    ("fly", 0), ("pick", 999_999), ("pick", -7), ("move", 1), ("end_turn", 1), ("end_turn",), (), None, "end_turn", 0,
    ("done", 3), ["end_turn", 0],
)  # fmt: skip


@pytest.mark.parametrize("seed", seeds(24))
def test_a_game_ends_and_its_numbers_stay_in_bounds(seed: int) -> None:
    game = new_game(seats_of(seed), seed)
    dice, last = Dice(seed), (0, [0] * 6)
    for _ in range(20_000):
        s = game.state
        if game.result is not None:
            break
        assert all(0 <= hearts <= cap for hearts, cap in zip(s.hearts, s.caps, strict=True))
        assert all(before <= now < 10 for before, now in zip(last[1], s.favor, strict=False))
        assert all(energy >= 0 for energy in s.energy)
        assert s.turn >= last[0]
        last = (s.turn, s.favor[:])
        options = game.options
        game.apply(options[dice.below(len(options))])
    assert game.result is not None
    winner, by = game.result
    won_by_favor = game.state.favor[winner] == 10
    assert won_by_favor if by == "favor" else game.state.banners == [winner] * 4
    assert (game.options, game.decision, game.state.stack) == ((), None, [])
    with pytest.raises(IllegalAction):
        game.apply(("end_turn", 0))


@pytest.mark.parametrize("seed", seeds(10))
def test_a_clone_is_equal_and_independent(seed: int) -> None:
    for number, game in positions(seed, 40, 900):
        twin, before = game.clone(), game.state.key()
        assert twin.state.key() == before
        play_out(twin, Dice(number), 30)
        assert game.state.key() == before
        other, same = game.clone(), game.clone()
        answers = play_out(other, Dice(number + 1), 30)
        for answer in answers:
            same.apply(answer)
        assert same.state.key() == other.state.key()
        assert same.state.mods == other.state.mods


def test_a_clone_shares_nothing_that_changes() -> None:
    """Every list, dict and frame of a position is another one in its clone; lists within lists too."""
    for _, game in positions(3, 50, 400):
        s = game.state
        s.rigged = {"dice": (0,)}
        twin = s.clone()
        shared = [
            name for name in State.__slots__
            if isinstance(value := getattr(s, name, None), list | dict) and value is getattr(twin, name)
            and name not in ("lines", "near", "places_for", "ground", "switches")
        ]  # fmt: skip
        assert shared == []
        for name in ("decks", "piles", "stacks"):
            assert not {id(part) for part in getattr(s, name)} & {id(part) for part in getattr(twin, name)}
        assert not {id(frame.regs) for frame in s.stack} & {id(frame.regs) for frame in twin.stack}
        s.rigged = None


@pytest.mark.parametrize("seed", seeds(6))
def test_an_illegal_action_is_refused_and_changes_nothing(seed: int) -> None:
    for _, game in positions(seed, 25, 700):
        options, before, events = game.options, game.state.key(), list(game.state.events)
        others = {action for _, far in positions(seed + 1, 60, 180) for action in far.options}
        for action in (*NONSENSE, *sorted(others)):
            if action not in options:
                with pytest.raises(IllegalAction):
                    game.apply(action)
        assert (game.state.key(), game.state.events, game.options) == (before, events, options)


@pytest.mark.parametrize("seed", seeds(10))
def test_options_are_never_empty_all_different_and_always_in_the_same_order(seed: int) -> None:
    for _, game in positions(seed, 7, 900):
        options = game.options
        assert options
        assert len(set(options)) == len(options)
        twin = game.clone()
        twin.state.menu = None
        assert twin.options == options
        assert game.options == options
        assert game.decision is not None
        assert game.decision.options == options


@pytest.mark.parametrize("seed", seeds(6))
def test_every_option_offered_can_be_taken_and_leaves_a_sound_position(seed: int) -> None:
    for _, game in positions(seed, 55, 800):
        expected = census(game.state)
        for option in game.options:
            twin = game.clone()
            twin.apply(option)
            assert audit(twin.state, expected) == (), option


@pytest.mark.parametrize("seed", seeds(10))
def test_the_audit_is_clean_all_along(seed: int) -> None:
    expected = census(new_game(seats_of(seed), seed).state)
    for number, game in positions(seed, 1 if IS_LONG else 9):
        assert audit(game.state, expected) == (), number


@pytest.mark.parametrize("seed", seeds(5))
def test_the_same_decisions_make_the_same_game(seed: int) -> None:
    first, again = new_game(seats_of(seed), seed), new_game(seats_of(seed), seed)
    for answer in play_out(first, Dice(seed), 400):
        again.apply(answer)
    assert again.state.key() == first.state.key()
    assert again.state.events == first.state.events
    assert new_game(seats_of(seed), seed + 1).state.key() != new_game(seats_of(seed), seed).state.key()


@pytest.mark.parametrize("seed", seeds(6))
def test_looking_changes_nothing(seed: int) -> None:
    for number, game in positions(seed, 30, 700):
        before = game.state.key()
        for seat in range(-1, game.state.seats):
            game.view(seat)
            game.redact(game.state.events, seat)
            for action in (*game.options[:3], ("move", 5), ("offer", 0), ("boon", 0), ("play", 64)):
                game.why_not(max(seat, 0), action)
            if seat >= 0:
                game.imagine(seat, Dice(number))
        assert game.state.key() == before


# ---- who may know what ----


def secrets_changed(s: State, viewer: int, dice: Dice) -> Game:
    """The same position with everything else that this viewer may not know: hands, orders, values, the seed."""
    twin = s.clone()
    others = [seat for seat in range(s.seats) if seat != viewer]
    pool = dice.shuffled([card for seat in others for card in s.hands[seat]] + s.decks[1])
    for seat in others:
        twin.hands[seat] = tuple(pool.pop() for _ in s.hands[seat])
    twin.decks = [dice.shuffled(deck) for deck in s.decks]
    twin.decks[1] = pool
    twin.stacks = [dice.shuffled(stack) for stack in s.stacks]
    unknown = [tile for tile in sorted(s.traps) if s.trap_by.get(tile) != viewer]
    tokens = dice.shuffled([*s.bag, *(s.traps[tile] for tile in unknown)])
    for tile in unknown:
        twin.traps[tile] = tokens.pop()
    twin.bag = tokens
    twin.seed = dice.seed
    twin.menu = None
    return Game(twin)


@pytest.mark.parametrize("seed", seeds(6))
def test_no_view_depends_on_what_its_seat_may_not_know(seed: int) -> None:
    for number, game in positions(seed, 20, 800):
        for viewer in range(-1, game.state.seats):
            other = secrets_changed(game.state, viewer, Dice(number))
            options = game.options if game.state.ask is not None and game.state.ask[0] == viewer else ()
            if game.state.ask is not None and game.state.ask[4] is None:
                assert options == () or other.options == options
            assert other.view(viewer) == game.view(viewer)


@pytest.mark.parametrize("seed", seeds(6))
def test_an_imagined_game_looks_the_same_and_is_another(seed: int) -> None:
    differs = 0
    for number, game in positions(seed, 25, 800):
        for seat in range(game.state.seats):
            dream = game.imagine(seat, Dice(number))
            assert dream.view(seat) == game.view(seat)
            if game.decision is not None and game.decision.seat == seat:
                assert dream.options == game.options
            differs += dream.state.key() != game.state.key()
            play_out(dream, Dice(number), 5)
    assert differs > 20


def test_all_that_is_hidden_is_dealt_anew_and_nothing_else() -> None:
    """Many dreams of one position differ in every secret, and in none of what their seat knows."""
    traps_met = 0
    for number, game in positions(2, 35, 600):
        s = game.state
        dreams = [game.imagine(0, Dice(number * 1000 + dream)).state for dream in range(25)]
        for other in range(1, s.seats):
            if len(s.hands[other]) > 1 and not (s.ask and s.ask[1] == "card"):
                assert len({tuple(sorted(dream.hands[other])) for dream in dreams}) > 1
        assert {dream.hands[0] for dream in dreams} == {s.hands[0]}
        for deck in range(4):
            if len(s.decks[deck]) > 3:
                assert len({tuple(dream.decks[deck]) for dream in dreams}) > 5
        assert len({dream.seed for dream in dreams}) == len(dreams)
        for tile, by in s.trap_by.items():
            values = {dream.traps[tile] for dream in dreams}
            assert values == {s.traps[tile]} if by == 0 else len(values) > 1
            traps_met += 1
    assert traps_met > 3


@pytest.mark.parametrize("seed", seeds(5))
def test_redacted_events_name_no_card_that_stays_closed(seed: int) -> None:
    game, dice = new_game(seats_of(seed), seed), Dice(seed)
    for _ in range(600):
        options = game.options
        if not options:
            break
        before = [closed(game.state, viewer) for viewer in range(-1, game.state.seats)]
        events = game.apply(options[dice.below(len(options))])
        if any(event[0] == "shuffled" for event in events):
            continue  # a card laid open may have gone back into a deck
        for viewer in range(-1, game.state.seats):
            secret = before[viewer + 1] & closed(game.state, viewer)
            for event, shown in zip(events, game.redact(events, viewer), strict=True):
                assert not named(shown) & secret, (viewer, event)
                assert len(shown) == len(event)
                assert shown[1:2] != (viewer,) or shown == event
                assert shown[1:2] == (viewer,) or all(shown[place] == -1 for place in marked(event))


def closed(s: State, viewer: int) -> set[int]:
    """Action Cards that lie in other hands, and every card in a deck."""
    return {card for seat in range(s.seats) if seat != viewer for card in s.hands[seat]}.union(*s.decks)


def marked(event: tuple[Any, ...]) -> tuple[int, ...]:
    """The places of an event that only the seat in it may read."""
    return tuple(place for place, field in enumerate(EVENTS[event[0]], 1) if field.endswith("!"))


def named(event: tuple[Any, ...]) -> set[int]:
    """The cards an event names to its reader."""
    return {value for field, value in zip(EVENTS[event[0]], event[1:], strict=True) if field.startswith("card")}


@pytest.mark.parametrize("seed", seeds(4))
def test_events_are_of_known_names_and_lengths(seed: int) -> None:
    game, dice = new_game(seats_of(seed), seed), Dice(seed)
    while game.options:
        for event in game.apply(game.options[dice.below(len(game.options))]):
            assert len(event) == len(EVENTS[event[0]]) + 1, event
            assert all(isinstance(value, int | str) for value in event), event


# ---- the same with games that shrink ----


@settings(max_examples=400 if IS_LONG else 25)
@given(
    seats=st.integers(2, 6),
    seed=st.integers(0, 1 << 64),
    choices=st.lists(st.integers(0, 30), max_size=300 if IS_LONG else 80),
)
def test_any_choices_lead_to_a_sound_position(seats: int, seed: int, choices: list[int]) -> None:
    game = new_game(seats, seed)
    expected = census(game.state)
    for choice in choices:
        options = game.options
        if not options:
            return
        game.apply(options[choice % len(options)])
    assert audit(game.state, expected) == ()
    assert game.clone().state.key() == game.state.key()
    assert all(game.imagine(seat, Dice(seed)).view(seat) == game.view(seat) for seat in range(seats))
