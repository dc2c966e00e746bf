"""Cards that wake each other for ever: dropped where nobody chose them, refused where somebody did."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from favor.model.actions import LoopError
from favor.rules.audit import audit, census
from favor.rules.book import Book
from favor.rules.engine import run
from favor.rules.game import Game
from favor.table.scenario_content import Contents
from favor.table.scenario_setup import build

RING = ["rings:sore-tooth", "rings:warm-cloth"]


@cache
def book() -> Book:
    """The base pack with the cards that never rest."""
    return Contents().book([Path(__file__).parent / "rings"])


def laid(first: dict[str, Any], **data: Any) -> Game:
    """A position with a Human who holds something, ready for the first question."""
    players = [{"character": "human", **first}, {"character": "sapling"}]
    s, _ = build({"scenario": "ring", "players": players, **data}, book())
    run(s)
    return Game(s)


def dropped(events: list[tuple[Any, ...]]) -> list[str]:
    """The cards that were dropped."""
    return [book().sheets[event[1]].id for event in events if event[0] == "card_dropped"]


def test_a_chosen_card_that_never_rests_is_an_error_with_its_chain() -> None:
    game = laid({"relics": RING, "hand": ["rings:poke"]})
    with pytest.raises(LoopError) as caught:
        game.apply(("play", game.state.hands[0][0]))
    assert caught.value.code in ("R701", "R702")
    names = " ".join(caught.value.chain)
    assert "sore-tooth" in names or "warm-cloth" in names
    assert "rings:" in str(caught.value)


def test_an_attack_on_the_holder_of_a_ring_is_an_error_too() -> None:
    game = laid({"at": [0, 0]}, players=[{"character": "human"}, {"character": "sapling", "relics": RING}])
    with pytest.raises(LoopError):
        game.apply(("attack", 1))


def test_half_a_ring_comes_to_rest() -> None:
    game = laid({"relics": RING[1:], "hand": ["rings:poke"]})
    game.apply(("play", game.state.hands[0][0]))
    assert game.state.hearts[0] == 6


def test_a_god_card_that_never_rests_is_dropped_and_the_turn_goes_on() -> None:
    game = laid({"relics": RING}, step="god", next={"gods": ["rings:heavenly-poke"]})
    s = game.state
    assert dropped(s.events) != []
    assert game.decision is not None
    assert (game.decision.seat, game.decision.about) == (0, "action")
    assert s.favor[0] == 0  # the rest of the card is dropped with it
    assert [s.book.sheets[card // 64].id for card in s.piles[0]] == ["rings:heavenly-poke"]
    assert s.table == ()
    assert audit(s, census(s)) == ()


@pytest.mark.parametrize(("relic", "turns"), [("rings:lullaby", 1), ("rings:alarm-clock", 2)])
def test_a_ring_at_the_start_or_end_of_a_turn_is_dropped(relic: str, turns: int) -> None:
    game = laid({"relics": [*RING, relic]}, next={"gods": ["ruins-wake", "ruins-wake"]})
    expected = census(game.state)
    events = []
    for _ in range(turns):
        events += game.apply(("end_turn", 0))
    assert dropped(events) != []
    assert audit(game.state, expected) == ()
    assert game.decision is not None
    assert (game.decision.seat, game.decision.about) == (turns % 2, "action")


def test_a_game_goes_on_after_a_dropped_card() -> None:
    gods = ["rings:heavenly-poke", "ruins-wake", "rings:heavenly-poke", "ruins-wake"]
    game = laid({"relics": RING}, step="god", next={"gods": gods})
    expected = census(game.state)
    events = [event for _ in range(3) for event in game.apply(("end_turn", 0))]
    assert dropped(events) != []  # the ring was set off again on the next turn of its holder
    assert audit(game.state, expected) == ()
    assert (game.state.active, game.state.turn) == (1, 4)
