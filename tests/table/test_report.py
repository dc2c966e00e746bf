"""Reports about faults tell makers enough, and opponents nothing."""

from __future__ import annotations

from favor.model.chance import Dice
from favor.table.report import Program, report
from favor.table.scenario_names import StateNames
from tests.table.played import content, header, new_history, play_on

PROGRAM = Program("Favor 0.1.0, Python 3.11", (("base", "1.0.0", "0123456789abcdef"),))


def a_report(history, journal="") -> str:
    try:
        raise ValueError("the window fell over")
    except ValueError as error:
        return report(PROGRAM, error, history, StateNames(history.game.state), journal)


def test_versions_packs_fault_position_and_log():
    history = new_history(header(3, 3))
    play_on(history, Dice(3), 120)
    told = a_report(history)
    for part in ("Favor 0.1.0", "base 1.0.0 (01234567)", "ValueError: the window fell over", "test_report.py"):
        assert part in told
    assert f"turn {history.game.state.turn}, " in told and "120 decisions" in told
    assert told.count("Hearts, ") == 3 and "Turn 2: " in told


def test_no_hand_no_deck_and_no_seed_unless_ticked():
    """Two games that differ only in what is hidden give the same report."""
    history = new_history(header(3, 123_456_789))
    play_on(history, Dice(3), 150)
    told = a_report(history)
    s = history.game.state
    count = len(s.hands[0])
    s.hands[0], s.decks[1][:count] = tuple(s.decks[1][:count]), list(s.hands[0])
    s.decks[0].reverse()
    s.seed += 1
    assert count and a_report(history) == told
    assert "123456789" not in told and "seed" not in told.lower()
    names = StateNames(s)
    drew = [event for batch in history.batches for event in batch if event[0] == "drew"]
    assert drew and not any(f"drew {names.card(event[2])}\n" in told for event in drew)
    assert "123456789" in a_report(history, 'the journal with "seed": 123456789')


def test_a_position_that_cannot_be_told_does_not_swallow_the_report():
    history = new_history(header(2, 5))
    history.game.state.places[0] = 10_000
    history.game.state.hearts = []
    told = a_report(history)
    assert "ValueError" in told and "could not be told" in told and "Log" in told


def test_a_report_without_a_game():
    assert content().loaded.catalog.packs
    told = report(PROGRAM, RuntimeError("early"), None, None)
    assert told.startswith("Favor 0.1.0") and "early" in told and "Position" not in told
