"""The sitting: who is asked aside, what may be taken back, and that nothing told early was secret."""

from __future__ import annotations

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.table.seats import Seat, tidy
from favor.table.settings import LONGEST_NAME
from favor.table.sitting import NOBODY, Sitting, forgotten
from favor.ui.autoplay import LuckyDip
from tests.ui.driver import PEOPLE


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def sit(loaded: Loaded, people: int = 3, seed: int = 5) -> Sitting:
    seats = PEOPLE[:people]
    setup = Setup(tuple(seat.character for seat in seats), seed)
    return Sitting(lambda: Game.new(loaded.catalog, setup), seats)


def play(sitting: Sitting, answers: int, seed: int = 1) -> None:
    """Let everybody answer by lot, covers lifted as they come."""
    dip = LuckyDip(seed)
    for _ in range(answers):
        if sitting.cover_for != NOBODY:
            sitting.uncover(sitting.cover_for)
        decision = sitting.game.decision
        if decision is None:
            return
        sitting.submit(dip.pick(decision.options))


def test_undo_gives_the_very_same_position(loaded: Loaded) -> None:
    sitting, dip, undone = sit(loaded), LuckyDip(4), 0
    for _ in range(400):
        if sitting.cover_for != NOBODY:
            sitting.uncover(sitting.cover_for)
        decision = sitting.game.decision
        if decision is None:
            break
        before, told = sitting.game.state.key(), len(sitting.told())
        viewer, looked = sitting.viewer, sitting.looked
        sitting.submit(dip.pick(decision.options))
        if decision.about == "action" and sitting.undoable is not None:
            action = sitting.taken[-1]
            assert sitting.undo()
            assert sitting.game.state.key() == before and len(sitting.told()) == told
            assert (sitting.viewer, sitting.looked) == (viewer, looked)
            sitting.submit(action)
            undone += 1
    assert undone > 10


@pytest.mark.parametrize("answers", (0, 40, 90))
def test_nothing_is_taken_back_across_a_new_turn(loaded: Loaded, answers: int) -> None:
    sitting = sit(loaded)
    play(sitting, answers)
    turn = sitting.game.view(NOBODY).turn
    while sitting.game.view(NOBODY).turn == turn:
        play(sitting, 1)
    assert sitting.undoable is None and not sitting.undo() and sitting.locked_by


def test_what_was_secret_stays_secret(loaded: Loaded) -> None:
    """Whoever looks later is told no more than was told at once."""
    sitting, dip = sit(loaded), LuckyDip(9)
    at_once: dict[int, list[tuple[object, ...]]] = {seat: [] for seat in (*range(3), NOBODY)}
    for seat in at_once:
        at_once[seat] += sitting.game.redact(tuple(sitting.game.state.events), seat)
    for _ in range(300):
        decision = sitting.game.decision
        if decision is None:
            break
        if sitting.cover_for != NOBODY:
            sitting.uncover(sitting.cover_for)
        sitting.submit(dip.pick(decision.options))
        for seat in at_once:
            at_once[seat] += sitting.game.redact(tuple(sitting.game.state.events), seat)
    for seat, events in at_once.items():
        sitting._told.clear()
        if seat == sitting.viewer:
            old = len(events) - len(sitting.history.batches[-1])
            assert sitting.told() == [*map(forgotten, events[:old]), *events[old:]]
    assert at_once[0] != at_once[NOBODY]


def test_an_open_question_aside_shows_answers_but_no_hand(loaded: Loaded) -> None:
    sitting, dip, asides = sit(loaded, 4, 7), LuckyDip(3), 0
    for _ in range(900):
        if sitting.cover_for != NOBODY:
            sitting.uncover(sitting.cover_for)
        decision = sitting.game.decision
        if decision is None:
            break
        if sitting.is_aside:
            asides += 1
            view = sitting.view()
            assert view.viewer == NOBODY and not any(player.hand for player in view.players)
            assert view.question is not None and view.question.options == decision.options
        sitting.submit(dip.pick(decision.options))
    assert asides


def test_a_question_about_a_hand_is_covered(loaded: Loaded) -> None:
    sitting, dip, covered = sit(loaded, 4, 7), LuckyDip(3), 0
    for _ in range(2500):
        decision = sitting.game.decision
        if decision is None:
            break
        if decision.about == "card" and sitting.looked not in (decision.seat, NOBODY):
            covered += 1
            assert sitting.cover_for == decision.seat and sitting.viewer == NOBODY
        if sitting.cover_for != NOBODY:
            sitting.uncover(sitting.cover_for)
        sitting.submit(dip.pick(decision.options))
    assert covered


def test_names_are_made_different() -> None:
    seats = tidy((Seat("", "human"), Seat(" Mara ", "sapling"), Seat("Mara", "attuned")))
    assert [seat.name for seat in seats] == ["Player 1", "Mara", "Mara 2"]


def test_names_made_different_are_no_longer_than_a_name_may_be() -> None:
    seats = tidy((Seat("Wilhelmina Maria", "human"), Seat("Wilhelmina Maria", "sapling"), Seat("Wilhelmina Maria", "attuned")))
    assert [seat.name for seat in seats] == ["Wilhelmina Maria", "Wilhelmina Mar 2", "Wilhelmina Mar 3"]
    assert max(len(seat.name) for seat in seats) == LONGEST_NAME
