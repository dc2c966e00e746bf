"""Taking back: what comes back is exactly what was, and never across a point where something became known."""

from __future__ import annotations

import os

import pytest

from favor.language.logtext import LINES
from favor.model.chance import Dice
from favor.rules.fingerprint import fingerprint
from favor.rules.game import Game
from favor.table.history import History
from favor.table.scenario_names import StateNames
from favor.table.undo import BARRIERS, KINDS, LOCKED, Lock, Step, barrier_of, unit
from tests.table.played import header, new_history, play_on, starter

GAMES = 100 if os.environ.get("FAVOR_LONG") else 4
CALM = (5, (30, 12), ())
"""An unknown part of a position that does not change."""


def anew(head, actions) -> str:
    """The fingerprint after these decisions, played from the set-up."""
    game = starter(head)()
    for action in actions:
        game.apply(action)
    return fingerprint(game.state)


@pytest.mark.parametrize("seed", range(GAMES))
def test_undo_undo_redo_over_whole_games(seed):
    head = header(2 + seed % 5, seed)
    history, dice = new_history(head), Dice(seed)
    kept: list[str] = [fingerprint(history.game.state)]
    taken_back = 0
    while history.game.options:
        play_on(history, dice, 1)
        kept.append(fingerprint(history.game.state))
        if dice.below(4):
            continue
        before = history.actions
        first, second = history.undo(), history.undo()
        taken_back += (first is not None) + (second is not None)
        count = sum(taking.count for taking in (first, second) if taking)
        assert history.actions == before[: len(before) - count]
        assert fingerprint(history.game.state) == kept[len(history.steps)]
        assert len(history.batches) == len(history.steps) + 1
        if second is not None:
            assert history.redo() == before[len(history.steps) - second.count : len(history.steps)]
            assert fingerprint(history.game.state) == kept[len(history.steps)]
        while history.redoable is not None:
            history.redo()
        assert history.actions == before and fingerprint(history.game.state) == kept[-1]
    assert taken_back > 10
    assert anew(head, history.actions) == kept[-1]


@pytest.mark.parametrize("seed", range(3))
def test_no_undo_crosses_a_barrier(seed):
    """Whatever is undone in a row, what the table knows by then was known before: same face-down piles, same chance."""
    history, dice = new_history(header(3, 50 + seed)), Dice(seed)
    while history.game.options:
        play_on(history, dice, 1)
        s = history.game.state
        hidden = (s.seed, [list(pile) for pile in (*s.decks, *s.stacks, s.bag)])
        seat = history.steps[-1].seat
        told = len(history.batches)
        if dice.below(25):
            continue
        twin = new_history(header(3, 50 + seed))
        twin.restore(history.actions)
        count = twin.undo_all()
        s = twin.game.state
        assert (s.seed, [list(pile) for pile in (*s.decks, *s.stacks, s.bag)]) == hidden
        assert all(step.seat == seat for step in history.steps[len(history.steps) - count :])
        assert not any(
            event[0] in ("turn_over", "die", "god_drawn", "tile_drawn", "trap_sprung", "drew", "won")
            for batch in history.batches[told - count :]
            for event in batch
        )


def test_resetting_a_turn_is_one_step_that_can_be_redone():
    history, dice = new_history(header(2, 7)), Dice(7)
    deep = 0
    for _ in range(300):
        play_on(history, dice, 1)
        before, position = history.actions, fingerprint(history.game.state)
        count = history.undo_all()
        deep = max(deep, count)
        assert history.undoable is None
        if count:
            history.redo()
        assert history.actions == before and fingerprint(history.game.state) == position
    assert deep >= 3


def test_between_actions_a_whole_action_inside_one_the_last_answer():
    def steps(*abouts):
        return [Step(("pick", 0), 0, about) for about in abouts]

    assert unit(steps("action", "action", "card", "card"), 0, True) == 3
    assert unit(steps("action", "action", "card", "card"), 0, False) == 1
    assert unit(steps("action", "action", "card", "card"), 2, True) == 2  # the barrier lies inside the action
    assert unit(steps("action", "action"), 2, True) == 0
    assert unit([], 0, True) == 0


def test_how_a_drawn_tile_was_laid_can_be_taken_back_but_not_the_draw():
    history, dice = new_history(header(2, 9)), Dice(9)
    while not (history.game.decision.about == "turn" and history.game.state.held_tile >= 0):
        play_on(history, dice, 1)
    tile, count = history.game.state.held_tile, len(history.steps)
    play_on(history, dice, 1)
    assert history.undo() is not None and len(history.steps) == count and history.game.state.held_tile == tile
    assert history.undo() is None and history.lock(-1).kind == "tile"


def test_redo_ends_when_something_new_is_done():
    history, dice = new_history(header(2, 11)), Dice(11)
    while history.undoable is None:
        play_on(history, dice, 1)
    history.undo()
    assert history.redoable is not None
    history.submit(history.game.options[0])
    assert history.redoable is None and history.redo() == ()


def test_nobody_takes_back_what_a_bot_has_decided():
    head = header(2, 12)
    history = History(starter(head), humans=(0,))
    dice = Dice(12)
    bots = 0
    for _ in range(300):
        play_on(history, dice, 1)
        if history.steps[-1].seat == 1:
            bots += 1
            assert history.undoable is None
            assert history.lock(0).kind in KINDS
    assert bots > 20


# ---- every kind of barrier ----


@pytest.mark.parametrize(
    ("kind", "events"),
    [
        ("over", [("won", 0, "favor")]),
        ("turn", [("drew", 0, 70), ("turn_over", 0), ("turn_began", 1, 2), ("god_drawn", 1, 5)]),
        ("tile", [("paid", 0, 1), ("tile_drawn", 0, 4)]),
        ("die", [("die", 0, 0, 3, 2, 1)]),
        ("die", [("rerolled", 0, 3)]),
        ("trap", [("trap_drawn", 0, 3)]),
        ("trap", [("trap_sprung", 0, 4, 3)]),
        ("card", [("god_drawn", 0, 5)]),
        ("card", [("event_drawn", 0, 5)]),
        ("card", [("drew", 0, 70)]),
        ("card", [("hand_taken", 0, 70)]),
        ("card", [("relic_gained", 0, 70)]),
        ("card", [("hand_discarded", 1, 70)]),
    ],
)
def test_what_becomes_known_is_a_barrier(kind, events):
    lock = barrier_of(0, events, CALM, CALM)
    assert lock is not None and lock.kind == kind


@pytest.mark.parametrize(
    "events",
    [
        [],
        [("paid", 0, 1), ("moved", 0, 1, 2, "move")],
        [("played", 0, 70), ("damage", 1, 1, 1, 0, "spell")],
        [("relic_lost", 1, 70), ("relic_gained", 0, 70)],
        [("hand_discarded", 0, 70)],
        [("pile_taken", 0, 70)],
        [("trap_placed", 0, 4)],
        [("tile_revealed", 0, 4, 99, 1), ("moved", 0, 1, 4, "move")],
    ],
)
def test_what_was_known_is_none(events):
    assert barrier_of(0, events, CALM, CALM) is None


def test_chance_that_no_event_tells_of_is_a_barrier():
    assert barrier_of(0, [], (1, 3), (2, 3)) == Lock("chance")
    assert barrier_of(0, [], (1, 3), (1, 2)) == Lock("chance")


def test_another_seat_that_decided_is_a_barrier():
    history = new_history(header(3, 21))
    dice = Dice(21)
    for _ in range(3_000):
        if not history.game.options:
            break
        play_on(history, dice, 1)
        steps = history.steps
        if len(steps) > 1 and steps[-1].seat != steps[-2].seat and steps[-2].barrier is None:
            history.undo_all()
            assert len(history.steps) >= len(steps) - 1
            lock = history.lock(-1)
            if lock.kind == "seat":
                assert lock.seat == history.steps[-1].seat
                return
    pytest.fail("no game came to an answer of another seat without news")


def test_handing_the_screen_over_is_a_barrier():
    history, dice = new_history(header(2, 31)), Dice(31)
    while history.undoable is None:
        play_on(history, dice, 1)
    seat = history.steps[-1].seat
    history.handed_over(seat)
    assert history.undoable is not None, "one who looks again hands over to nobody"
    history.handed_over(1 - seat)
    assert history.undoable is None and history.undo() is None
    assert history.lock(seat) == Lock("hand_over", seat=1 - seat)


def test_every_lock_and_every_taking_has_its_words():
    assert set(LOCKED) == set(KINDS) and set(BARRIERS) <= {key.split()[0] for key in LINES}
    history, dice = new_history(header(3, 41)), Dice(41)
    names = StateNames(history.game.state)
    locks, takings = set(), set()
    while history.game.options:
        play_on(history, dice, 1)
        told = history.lock(0).sentence(names)
        assert told and "{" not in told
        locks.add(history.lock(0).kind)
        if history.undoable:
            taking = history.undoable
            assert "{" not in taking.sentence(names) and taking.sentence(names, "Marsh Warp")
            takings.add(taking.action[0])
    assert {"tile", "die", "turn", "card", "trap", "over"} <= locks and {"move", "play"} <= takings


def test_a_lock_tells_nobody_another_hand():
    history, dice = new_history(header(2, 43)), Dice(43)
    seen = 0
    while history.game.options:
        play_on(history, dice, 1)
        event = history.lock(-1).event
        if event and event[0] == "drew":
            seen += 1
            assert event[2] == -1
    assert seen


def test_playing_anew_after_a_fault_gives_the_same_position():
    history, dice = new_history(header(4, 44)), Dice(44)
    play_on(history, dice, 150)
    position = fingerprint(history.game.state)
    history.game = Game(history.game.state.clone())
    history.game.state.favor[0] += 3
    history.rebuild()
    assert fingerprint(history.game.state) == position
    play_on(history, dice, 20)
    assert anew(header(4, 44), history.actions) == fingerprint(history.game.state)
