"""A view holds what its viewer may know and nothing else; parts of a stat add up; events lose what others hide."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from favor.model.chance import Dice
from favor.model.events import EVENTS
from favor.model.geometry import cell, xy
from favor.model.state import State
from favor.model.views import CardView, PartView, TileView, View
from favor.rules.inplay import add_status
from favor.rules.knowledge import ANYBODY, redact, stat_parts, total, view
from favor.rules.tables import CHARM, FIGHT, STATS
from favor.rules.values import stat
from tests.rules.random_play import new_game, play_on
from tests.rules.small_game import (
    ALTAR,
    BOLT,
    CHILL,
    EVENT,
    FIELD,
    HILL,
    LOOSE,
    MIRE,
    RUIN,
    SWORD,
    TOWN_EAST,
    TOWN_WEST,
    card,
    small_state,
)  # fmt: skip

OPTIONS = (("play", card(BOLT)), ("end_turn", 0))


def tiles_of(seen: View) -> dict[int, TileView]:
    """The tiles of a view by number."""
    return {tile.number: tile for tile in seen.tiles}


def cards_in(value: Any) -> set[int]:
    """The number of every card anywhere in a view."""
    if isinstance(value, CardView):
        return {value.number}
    if is_dataclass(value):
        return set().union(*(cards_in(getattr(value, each.name)) for each in fields(value)))
    if isinstance(value, tuple):
        return set().union(*map(cards_in, value))
    return set()


def closed_cards(s: State, viewer: int) -> set[int]:
    """Every card this viewer may not see."""
    hands = {card for seat in range(s.seats) if seat != viewer for card in s.hands[seat]}
    return hands.union(*s.decks)


def test_only_the_viewer_sees_the_own_hand() -> None:
    s = small_state()
    for viewer in (ANYBODY, 0, 1):
        seen = view(s, viewer, OPTIONS)
        assert not cards_in(seen) & closed_cards(s, viewer)
        assert [player.hand_size for player in seen.players] == [2, 3]
    assert [each.number for each in view(s, 0, OPTIONS).players[0].hand] == [card(BOLT), card(MIRE)]
    assert view(s, ANYBODY, OPTIONS).players[0].hand == ()


def test_only_the_one_who_is_asked_sees_the_answers() -> None:
    s = small_state()
    for viewer, options in ((0, OPTIONS), (1, ()), (ANYBODY, ())):
        question = view(s, viewer, OPTIONS).question
        assert question is not None
        assert (question.seat, question.about, question.options) == (0, "action", options)
    s.ask = (1, "card", "choose_card", BOLT, (("pick", card(BOLT, 1)),), 0)
    question = view(s, 0, s.ask[4] or ()).question
    assert question is not None
    assert (question.options, question.source_section, question.source_id) == ((), "actions", "bolt")


def test_the_order_of_decks_and_the_values_of_traps_change_no_view() -> None:
    s = small_state()
    other = s.clone()
    other.decks[1].reverse()
    other.stacks[1].reverse()
    other.bag, other.traps[FIELD], other.traps[TOWN_WEST] = [3, 1], 0, 2
    other.seed, other.hands[1] = 99, (card(MIRE, 3), card(BOLT, 2), card(MIRE, 1))
    assert view(s, 0, OPTIONS) == view(other, 0, OPTIONS)
    assert view(s, ANYBODY, OPTIONS) == view(other, ANYBODY, OPTIONS)
    assert view(s, 1, OPTIONS) != view(other, 1, OPTIONS)


def test_the_table_is_shown_whole() -> None:
    s = small_state()
    s.table, s.held_tile = (card(BOLT, 2),), HILL
    s.decks[1].remove(card(BOLT, 2))
    s.stacks[1].remove(HILL)
    seen = view(s, ANYBODY, ())
    assert seen.decks == (("gods", 1), ("actions", 1), ("relics", 0), ("events", 0))
    assert dict(seen.piles)["actions"] == (CardView(card(BOLT, 3), "actions", "bolt"),)
    assert seen.stacks == (("west", 1), ("east", 1))
    assert (seen.traps_left, seen.banners_home, seen.held_tile, seen.held_tile_id) == (2, ("west",), HILL, "hill")
    assert seen.table == (CardView(card(BOLT, 2), "actions", "bolt"),)
    assert (seen.active, seen.turn, seen.round, seen.winner) == (0, 3, 2, -1)
    assert seen.switches == (("altar_to_settlement", "closed"), ("line_through_altar", "open"))


def test_players_show_what_lies_in_front_of_them() -> None:
    s = small_state()
    add_status(s, 0, s.book.sheets[CHILL], card(MIRE), (0, -1, 1))
    add_status(s, 0, s.book.sheets[LOOSE], -1, (-1, 1, 0))
    s.hands[0] = (card(BOLT),)
    monk, cook = view(s, 1, ()).players
    assert (monk.character, monk.fight, monk.charm, monk.wit, monk.heart_cap) == ("monk", 3, 4, 0, 5)
    assert (cook.charm, cook.heart_cap, cook.hearts, cook.favor, cook.banners) == (6, 5, 5, 3, ("east",))
    assert cook.items == (CardView(card(EVENT), "items", "lamp"),)
    assert monk.relics == (CardView(card(SWORD), "relics", "sword"),)
    assert [(held.id, held.card, held.ends) for held in monk.statuses] == [("chill", "mire", "end_of_next_turn_of 0")]
    assert (monk.used, cook.used, monk.boon_ready, cook.boon_ready) == (("attack",), (), True, False)


def test_the_parts_of_a_stat_name_their_source_and_add_up() -> None:
    s = small_state()
    add_status(s, 0, s.book.sheets[LOOSE], -1, (0, -1, 0))
    add_status(s, 1, s.book.sheets[CHILL], -1, (0, -1, 0))
    assert stat_parts(s, 0, FIGHT) == (PartView("characters", "monk", "base", 1), PartView("relics", "sword", "add", 2))
    assert stat_parts(s, 0, CHARM)[1:] == (PartView("actions", "bolt", "set_base", 4),)
    assert stat_parts(s, 1, CHARM)[1:] == (PartView("items", "lamp", "times", 2),)
    parts = dict(view(s, 0, ()).players[1].stat_parts)
    assert parts["hearts"][1:] == (PartView("banners", "east", "add", 1),)
    assert parts["wit"][1:] == (PartView("statuses", "chill", "force", 0),)
    for seat in range(2):
        for number in range(len(STATS)):
            assert total(stat_parts(s, seat, number)) == stat(s, seat, number)


def test_a_modifier_whose_condition_fails_is_no_part() -> None:
    s = small_state()
    place = next(place for place, entries in enumerate(s.mods) if entries and entries[0][4] == card(SWORD))
    s.mods[place] = (("add", 2, lambda state, owner, thing: state.turn == 9, 0, card(SWORD)),)
    assert len(stat_parts(s, 0, FIGHT)) == 1
    s.turn = 9
    assert len(stat_parts(s, 0, FIGHT)) == 2


def test_tiles_show_their_tokens_and_never_a_value() -> None:
    s = small_state()
    s.ruins[RUIN] = 2
    tiles = tiles_of(view(s, 1, ()))
    assert set(tiles) == {ALTAR, TOWN_WEST, TOWN_EAST, RUIN, FIELD}
    assert (tiles[RUIN].ruin, tiles[RUIN].trap, tiles[RUIN].links) == ("spent", False, s.links[RUIN])
    assert (tiles[FIELD].trap, tiles[FIELD].trap_by, tiles[FIELD].ruin) == (True, 0, "")
    assert (tiles[TOWN_WEST].banner, tiles[TOWN_EAST].banner) == ("west", "")
    assert (tiles[RUIN].x, tiles[RUIN].y, tiles[RUIN].mask) == (-2, -1, 15)


def test_spots_name_the_stacks_that_could_be_drawn_from() -> None:
    s = small_state()
    spots = {(spot.x, spot.y): spot.regions for spot in view(s, ANYBODY, ()).spots}
    assert set(spots) == {xy(place) for place in s.frontier}
    assert spots[xy(cell(-2, -3))] == ("west",)
    assert spots[xy(cell(2, -1))] == ("east",)  # ruling 40: the Settlement on that side
    s.stacks[0].clear()
    assert {spot.regions for spot in view(s, ANYBODY, ()).spots} == {(), ("east",)}


def test_events_hide_what_only_their_seat_may_know() -> None:
    events = [("drew", 1, card(BOLT)), ("trap_drawn", 1, 2), ("favor", 1, 1, "offer")]
    assert redact(events, 1) == tuple(events)
    for viewer in (0, ANYBODY):
        assert redact(events, viewer) == (("drew", 1, -1), ("trap_drawn", 1, -1), ("favor", 1, 1, "offer"))


def test_a_card_out_of_a_closed_hand_is_named_only_where_it_lies_open() -> None:
    answered = ("answered", 1, "card", card(BOLT))
    taken = ("hand_taken", 1, card(BOLT))
    assert redact([answered, taken], 0) == (("answered", 1, "card", -1), ("hand_taken", 1, -1))
    assert redact([answered, taken], 1) == (answered, taken)
    discarded = ("hand_discarded", 1, card(BOLT))
    assert redact([answered, discarded], 0) == (answered, discarded)
    assert redact([("answered", 1, "relic", card(SWORD))], 0) == (("answered", 1, "relic", card(SWORD)),)


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (4, 12), (5, 13)])
def test_no_view_of_a_random_game_holds_a_closed_card_and_all_stats_add_up(seats: int, seed: int) -> None:
    for game in play_on(new_game(seats, seed), Dice(seed), 250):
        s = game.state
        for viewer in range(ANYBODY, seats):
            seen = view(s, viewer, game.options)
            assert not cards_in(seen) & closed_cards(s, viewer)
            assert seen.question is not None
            assert seen.question.options == (game.options if seen.question.seat == viewer else ())
        for player in view(s, ANYBODY, ()).players:
            shown = (player.fight, player.charm, player.wit)
            assert tuple(total(parts) for _, parts in player.stat_parts) == (*shown, player.heart_cap)


def test_a_view_is_made_of_plain_values_and_leads_nowhere() -> None:
    plain = (int, str, bool, tuple)

    def check(value: Any) -> None:
        if is_dataclass(value):
            for each in fields(value):
                check(getattr(value, each.name))
        else:
            assert isinstance(value, plain) or value is None, type(value)
            for part in value if isinstance(value, tuple) else ():
                check(part)

    for game in play_on(new_game(3, 14), Dice(14), 60):
        check(view(game.state, 0, game.options))
        hash(view(game.state, 0, game.options))


def test_random_events_name_no_card_that_was_closed_all_along() -> None:
    game = new_game(4, 15)
    for _ in play_on(game, Dice(15), 300):
        closed = closed_cards(game.state, ANYBODY)
        for event in redact(game.state.events, ANYBODY):
            named = {value for field, value in zip(EVENTS[event[0]], event[1:]) if field.startswith("card")}
            if event[0] in ("drew", "hand_taken"):
                assert not named & closed, event
            if event[0] == "answered" and event[2] == "card":
                assert event[3] not in closed, event
