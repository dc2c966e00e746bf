"""A fingerprint covers everything that makes two positions different, and nothing that is only remembered for speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from favor.model.chance import Dice
from favor.model.state import Frame, State
from favor.rules.fingerprint import fingerprint
from favor.rules.game import Game
from tests.properties.games import play_out
from tests.rules.random_play import new_game

REMEMBERED = ("lines", "near", "places_for", "ground", "mods", "menu", "events")
"""Follows from the rest: the map's caches, what modifiers are in force, the menu, and the events just told."""

SHARED = ("book",)
"""The content; saves name the packs and their hashes beside the fingerprint."""


def position() -> State:
    """A position in the middle of a game, with something in most places."""
    game = new_game(4, 3)
    play_out(game, Dice(3), 420)
    s = game.state
    assert s.ask is not None
    s.rigged = {"dice": (1, 2)}
    return s


def changed(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, dict):
        key = next(iter(value), 77)
        return {**value, key: changed(value.get(key, 1))}
    if value is None:
        return (0, "yes_no", "?", -1, (("yes", 0), ("no", 0)), 0)
    if isinstance(value, Frame):
        twin = value.copy()
        twin.pc += 1
        return twin
    place = next((place for place, part in enumerate(value) if part not in ([], ())), -1)
    if place < 0:
        return type(value)([1, *value])
    return type(value)([*value[:place], changed(value[place]), *value[place + 1 :]])


@pytest.mark.parametrize("name", [name for name in State.__slots__ if name not in (*REMEMBERED, *SHARED)])
def test_every_part_of_a_position_counts(name: str) -> None:
    s = position()
    before = fingerprint(s)
    setattr(s, name, changed(getattr(s, name)))
    assert fingerprint(s) != before


@pytest.mark.parametrize("name", REMEMBERED)
def test_what_is_only_remembered_does_not_count(name: str) -> None:
    s = position()
    before = fingerprint(s)
    setattr(s, name, type(getattr(s, name))() if getattr(s, name) is not None else None)
    assert fingerprint(s) == before


@pytest.mark.parametrize("change", [
    lambda frame: setattr(frame, "you", frame.you + 1), lambda frame: setattr(frame, "thing", frame.thing + 1),
    lambda frame: setattr(frame, "cause", frame.cause + 1), lambda frame: frame.regs.append(7),
])  # fmt: skip
def test_every_part_of_a_frame_counts(change: Callable[[Frame], None]) -> None:
    s = position()
    before = fingerprint(s)
    change(s.stack[-1])
    assert fingerprint(s) != before


def test_the_order_of_decks_stacks_and_the_bag_counts() -> None:
    for name in ("decks", "stacks"):
        s = position()
        before = fingerprint(s)
        next(part for part in getattr(s, name) if len(part) > 1).reverse()
        assert fingerprint(s) != before
    s = position()
    before = fingerprint(s)
    s.bag.reverse()
    assert fingerprint(s) != before


def test_a_clone_has_the_same_fingerprint_and_shows_it_plainly() -> None:
    s = position()
    assert fingerprint(Game(s).clone().state) == fingerprint(s)
    assert len(fingerprint(s)) == 64
    assert set(fingerprint(s)) <= set("0123456789abcdef")
