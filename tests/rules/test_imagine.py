"""An imagined position is a sound game that its seat cannot tell from the true one, and keeps none of the secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from favor.model.chance import Dice
from favor.model.state import Frame, State
from favor.rules.audit import audit, census
from favor.rules.game import Game
from favor.rules.imagine import imagine
from favor.rules.knowledge import view
from favor.rules.trapping import LAY
from tests.rules.random_play import new_game, play_on
from tests.rules.small_game import BOLT, BOXED, FIELD, HILL, MEADOW, MIRE, TOWN_WEST, WAIT, card, small_state

OPTIONS = (("end_turn", 0),)


def dreams(s: State, seat: int, count: int = 60) -> list[State]:
    """Many imagined positions of one seat."""
    return [imagine(s, seat, Dice(number)) for number in range(count)]


def seen(found: list[State], what: Callable[[State], Any]) -> set[Any]:
    """All the values something takes in these positions."""
    return {what(twin) for twin in found}


def test_the_seat_sees_no_difference_and_the_true_position_is_untouched() -> None:
    s = small_state()
    before = s.key()
    for seat in range(2):
        for twin in dreams(s, seat):
            assert view(twin, seat, OPTIONS) == view(s, seat, OPTIONS)
            assert audit(twin, census(twin)) == ()
            assert Counter(kind for kind, _ in census(twin)) == Counter(kind for kind, _ in census(s))
    assert s.key() == before


def test_the_same_dice_imagine_the_same_position() -> None:
    s = small_state()
    assert imagine(s, 0, Dice(5)).key() == imagine(s, 0, Dice(5)).key()


def test_everything_closed_is_dealt_anew() -> None:
    s = small_state()
    s.rigged = {"dice": (0,)}
    found = dreams(s, 0)
    assert len(seen(found, lambda twin: tuple(sorted(twin.hands[1])))) > 5
    closed = {card(BOLT, 1), card(BOLT, 2), card(MIRE, 1), card(MIRE, 2), card(MIRE, 3)}
    assert seen(found, lambda twin: twin.decks[1][0]) == closed
    assert seen(found, lambda twin: tuple(twin.stacks[1])) == {(6, 7), (7, 6)}
    assert seen(found, lambda twin: twin.hands[0]) == {s.hands[0]}
    assert seen(found, lambda twin: twin.rigged) == {None}
    assert len(seen(found, lambda twin: twin.seed)) == len(found)


def test_a_blank_in_the_stack_may_be_one_that_stayed_in_the_box() -> None:
    assert seen(dreams(small_state(), 0), lambda twin: tuple(twin.stacks[0])) == {(MEADOW,), (BOXED,)}


def test_a_seat_knows_the_traps_it_laid_and_no_others() -> None:
    found = dreams(small_state(), 0)
    assert seen(found, lambda twin: twin.traps[FIELD]) == {3}
    assert seen(found, lambda twin: twin.traps[TOWN_WEST]) == {0, 1, 2}
    assert seen(dreams(small_state(), 1), lambda twin: twin.traps[FIELD]) == {0, 2, 3}


def test_a_token_in_the_hand_is_known_to_the_one_who_drew_it() -> None:
    s = small_state()
    s.held_trap = s.bag.pop()
    s.stack = [Frame(LAY, 1, -1, 0, [(FIELD,), ()])]
    s.ask = (1, "tile", "place_trap", -1, (("pick", HILL), ("pick", MEADOW)), 1)
    assert seen(dreams(s, 1), lambda twin: twin.held_trap) == {2}
    assert seen(dreams(s, 0), lambda twin: twin.held_trap) == {0, 1, 2}


def test_a_question_about_a_closed_hand_speaks_of_the_imagined_hand() -> None:
    s = small_state()
    hand = s.hands[1]
    s.stack = [Frame(WAIT, 1, -1, 0, [(hand, 3)])]
    s.ask = (1, "card", "choose_card", -1, tuple(("pick", card) for card in hand), 0)
    for twin in dreams(s, 0):
        assert twin.stack[0].regs == [(twin.hands[1], 3)]
        options = twin.ask[4] if twin.ask is not None else None
        assert options is not None
        assert {held for _, held in options} <= set(twin.hands[1])
        assert {held // 64 for _, held in options} == {held // 64 for held in twin.hands[1]}
    assert s.stack[0].regs == [(hand, 3)]


def test_cards_shown_to_the_seat_in_a_question_stay_where_they_are() -> None:
    s = small_state()
    s.ask = (0, "card", "choose_card", -1, tuple(("pick", card) for card in s.hands[1][1:]), 0)
    for twin in dreams(s, 0):
        assert twin.ask == s.ask
        assert twin.hands[1][1:] == s.hands[1][1:]
    assert seen(dreams(s, 0), lambda twin: twin.hands[1][0]) == {card(BOLT, 1), card(BOLT, 2), card(MIRE, 3)}


def test_a_card_whose_text_is_at_work_stays_where_it_is() -> None:
    s = small_state()
    s.stack = [Frame(WAIT, 1, card(MIRE, 2), 0, [()])]
    assert seen(dreams(s, 0), lambda twin: twin.hands[1][2]) == {card(MIRE, 2)}


@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (3, 22), (5, 23)])
def test_every_position_of_a_random_game_can_be_imagined_and_played_on(seats: int, seed: int) -> None:
    dice = Dice(seed)
    for place, game in enumerate(play_on(new_game(seats, seed), Dice(seed), 240)):
        if place % 12:
            continue
        for seat in range(seats):
            twin = Game(imagine(game.state, seat, dice))
            if game.state.ask is not None and game.state.ask[0] == seat:
                twin.state.menu = None
                assert twin.options == game.options
            assert view(twin.state, seat, twin.options) == view(game.state, seat, game.options)
            expected = census(twin.state)
            for dreamt in play_on(twin, dice, 25):
                assert audit(dreamt.state, expected) == ()
