"""The audit finds every way in which a position can be broken, and nothing in a sound one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from favor.model.chance import Dice
from favor.model.state import Frame, State
from favor.rules.audit import audit, census
from favor.rules.board import tile_placements
from favor.rules.harm import BATCH
from favor.rules.inplay import add_status
from tests.rules.random_play import new_game, play_on
from tests.rules.small_game import (
    ALTAR,
    BOLT,
    BRAND,
    CHILL,
    EVENT,
    FIELD,
    GOD_CARD,
    HILL,
    MEADOW,
    MIRE,
    RUIN,
    SWORD,
    TOWN_EAST,
    card,
    small_state,
)  # fmt: skip


def test_a_sound_position_has_no_faults() -> None:
    s = small_state()
    assert audit(s, census(s)) == ()


def test_the_census_holds_all_kinds_of_things_but_no_token_made_for_an_item() -> None:
    s = small_state()
    before = census(s)
    s.items[0] = (card(BRAND),)
    assert census(s) == before
    assert {("card", card(SWORD)), ("card", card(GOD_CARD)), ("tile", HILL), ("tile", ALTAR), ("trap", 3)} <= before
    assert audit(s, before) == ()


def test_a_status_may_hold_its_hex_card() -> None:
    s = small_state()
    expected = census(s)
    s.hands[0] = (card(BOLT),)
    add_status(s, 1, s.book.sheets[CHILL], card(MIRE), (1, -1, 0))
    assert audit(s, expected) == ()


def _twice(s: State) -> None:
    s.hands[0] = (*s.hands[0], card(BOLT, 1))


def _lost_card(s: State) -> None:
    s.decks[1].pop()


def _lost_tile(s: State) -> None:
    s.stacks[1].remove(HILL)


def _lost_token(s: State) -> None:
    s.bag.pop()


def _new_card(s: State) -> None:
    s.decks[2].append(card(SWORD, 1))


def _tile_on_map_and_stack(s: State) -> None:
    s.stacks[0].append(FIELD)


def _item_token_twice(s: State) -> None:
    s.items = [(*s.items[0], card(BRAND)), (*s.items[1], card(BRAND))]


def _relic_in_hand(s: State) -> None:
    s.hands[1] = (card(SWORD), *s.hands[1])
    s.relics[0] = ()


def _wrong_pile(s: State) -> None:
    s.piles[2].append(s.decks[0].pop())


def _hearts(s: State) -> None:
    s.hearts[0] = 6


def _cap(s: State) -> None:
    s.caps[0] = 6


def _silent_stun(s: State) -> None:
    s.hearts[1] = 0


def _stunned_with_hearts(s: State) -> None:
    s.stunned[0] = True


def _favor(s: State) -> None:
    s.favor[1] = 11


def _energy(s: State) -> None:
    s.energy[0] = -1


def _place(s: State) -> None:
    s.places[0] = MEADOW


def _edge(s: State) -> None:
    s.edges[s.cell_of[FIELD]] = 3


def _link(s: State) -> None:
    s.links[RUIN] = ()


def _frontier(s: State) -> None:
    s.frontier.popitem()


def _stale_line(s: State) -> None:
    s.lines[RUIN] = (RUIN,)


def _stale_nearness(s: State) -> None:
    s.near[RUIN << 8 | 2] = (RUIN,)


def _stale_placements(s: State) -> None:
    tile_placements(s, FIELD)
    s.places_for = dict.fromkeys(s.places_for, ((1, 0),))


def _cell(s: State) -> None:
    s.tile_at[s.cell_of[FIELD]] = RUIN


def _no_ruin(s: State) -> None:
    s.ruins[RUIN] = 0


def _ruin_elsewhere(s: State) -> None:
    s.ruins[TOWN_EAST] = 2


def _trap_on_altar(s: State) -> None:
    s.traps[ALTAR] = s.traps.pop(FIELD)
    s.trap_by.pop(FIELD)


def _trap_without_token(s: State) -> None:
    s.trap_by[RUIN] = 1


def _stale_modifier(s: State) -> None:
    s.piles[2].append(s.relics[0][0])
    s.relics[0] = ()


def _missing_modifier(s: State) -> None:
    s.banners[0] = 0


def _stale_reaction(s: State) -> None:
    s.live[0] = ((0, card(SWORD), 0),)


def _statuses_swapped(s: State) -> None:
    for _ in range(2):
        add_status(s, 0, s.book.sheets[CHILL], -1, (0, -1, 0))
    place = next(place for place, entries in enumerate(s.mods) if len(entries) == 2)
    s.mods[place] = s.mods[place][::-1]


def _lent_too_long(s: State) -> None:
    add_status(s, 0, s.book.sheets[CHILL], -1, (-1, -1, 0), card(SWORD, 1))


def _used(s: State) -> None:
    s.used = 9


def _banner(s: State) -> None:
    s.banners[0] = 2


def _no_answer(s: State) -> None:
    s.ask = (0, "card", "choose_card", -1, (), 0)


def _same_answer(s: State) -> None:
    s.ask = (0, "card", "choose_card", -1, (("pick", 1), ("pick", 1)), 0)


def _nothing_left(s: State) -> None:
    s.ask = None


def _won_for_nothing(s: State) -> None:
    s.winner = 1


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (_twice, "actions/bolt (copy 2) is in 2 places: the hand of seat 1, the hand of seat 2"),
        (_lost_card, "actions/mire (copy 4) is nowhere"),
        (_lost_tile, "tile hill (6) is nowhere"),
        (_lost_token, "Trap Token 2 is nowhere"),
        (_new_card, "relics/sword (copy 2) was not in the game"),
        (_tile_on_map_and_stack, "tile field (4) is in 2 places"),
        (_item_token_twice, "items/brand (copy 1) is in 2 places"),
        (_relic_in_hand, "seat 2 holds card relics/sword (copy 1) among its actions"),
        (_wrong_pile, "god_cards/wind (copy 1) lies among the relics"),
        (_hearts, "seat 1 has 6 Hearts of 5"),
        (_cap, "seat 1 has 6 Heart Tokens but a Heart stat of 5"),
        (_silent_stun, "seat 2 has 0 Hearts and is not Stunned"),
        (_stunned_with_hearts, "seat 1 has 5 Hearts and is Stunned"),
        (_favor, "seat 2 has 11 Favor"),
        (_energy, "seat 1 has -1 Energy"),
        (_place, "seat 1 stands on meadow (5)"),
        (_edge, "edges of the map is not"),
        (_link, "links of the map is not"),
        (_frontier, "frontier of the map is not"),
        (_stale_line, "the board remembers (3,) as line"),
        (_stale_nearness, "within 2 steps of tile ruin (3)"),
        (_stale_placements, "as places for tile field (4)"),
        (_cell, "does not hold it"),
        (_no_ruin, "the Ruin ruin (3) is on the map with Ruin Token 0"),
        (_ruin_elsewhere, "tile town-east (2) carries Ruin Token 2"),
        (_trap_on_altar, "a Trap lies on altar (0)"),
        (_trap_without_token, "seat 2 is said to have laid a Trap on ruin (3)"),
        (_stale_modifier, "modifiers of seat 1, stat fight"),
        (_missing_modifier, "modifiers of seat 1, stat fight"),
        (_stale_reaction, "reactions to event 0"),
        (_statuses_swapped, "statuses are not kept in the order"),
        (_lent_too_long, "seat 1 keeps chill of thing 65, which has left play"),
        (_used, "the daily marks are 9"),
        (_banner, "the Banner of west is with seat 3"),
        (_no_answer, "has no answer"),
        (_same_answer, "offers an answer twice"),
        (_nothing_left, "nothing is left to do"),
        (_won_for_nothing, "seat 2 has won with 3 Favor"),
    ],
)
def test_every_fault_is_named(spoil: Callable[[State], None], words: str) -> None:
    s = small_state()
    expected = census(s)
    spoil(s)
    faults = audit(s, expected)
    assert any(words in fault for fault in faults), faults


def test_no_hearts_are_no_fault_while_damage_is_settled() -> None:
    s = small_state()
    _silent_stun(s)
    s.stack.append(Frame(BATCH, 0, -1, 0, list(BATCH.blank)))
    assert audit(s, census(s)) == ()


def test_an_event_card_may_lie_among_the_items() -> None:
    s = small_state()
    assert s.items[1] == (card(EVENT),)
    assert audit(s, census(s)) == ()


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (6, 4)])
def test_every_position_of_a_random_game_is_sound(seats: int, seed: int) -> None:
    game = new_game(seats, seed)
    expected = census(game.state)
    for place, _ in enumerate(play_on(game, Dice(seed), 400)):
        assert audit(game.state, expected) == (), place
    assert audit(game.state, expected) == ()
