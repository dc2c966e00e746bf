"""A sitting keeps its game in a journal, takes back and does again, and goes on where it was left."""

from __future__ import annotations

from favor.model.chance import Dice
from favor.rules.fingerprint import fingerprint
from favor.table.journal import Journal
from favor.table.mend import go_on
from favor.table.opening import open_journal
from favor.table.sitting import NOBODY, Sitting
from tests.table.played import header, shelf, starter


def play(sitting: Sitting, dice: Dice, answers: int) -> None:
    for _ in range(answers):
        if sitting.cover_for != NOBODY:
            sitting.uncover(sitting.cover_for)
        if sitting.is_over:
            return
        sitting.submit(sitting.game.options[dice.below(len(sitting.game.options))])


def kept(path, head) -> Sitting:
    sitting = Sitting(starter(head), head.seats)
    sitting.history.keeper = Journal.begin(path, head)
    return sitting


def test_left_and_gone_on_with(tmp_path):
    path, head = tmp_path / "j.jsonl", header(3, 5)
    sitting = kept(path, head)
    play(sitting, Dice(5), 120)
    opened = open_journal(path, shelf())
    opened.history.keeper = go_on(path, opened.reading, opened.good_lines)
    again = Sitting.resume(opened.history, opened.header.seats)
    assert again.taken == sitting.taken and not opened.explained()
    assert again.cover_for == again.asked or again.is_aside, "whoever plays must show up first"
    assert again.view().viewer == NOBODY and not any(player.hand for player in again.view().players)
    play(again, Dice(6), 30)
    assert open_journal(path, shelf()).history.actions == again.history.actions


def test_back_and_forth(tmp_path):
    path, head = tmp_path / "j.jsonl", header(2, 6)
    sitting, dice = kept(path, head), Dice(6)
    undone = turns = 0
    for _ in range(500):
        play(sitting, dice, 1)
        taken, position, told = sitting.taken, fingerprint(sitting.game.state), list(sitting.told())
        named = sitting.undoable
        if sitting.undo():
            undone += 1
            assert named is not None and len(sitting.told()) <= len(told)
            assert sitting.redo()
        elif not sitting.is_over:
            assert named is None and sitting.locked_by and not sitting.undo_turn()
        turns += sitting.undo_turn()
        sitting.redo()
        assert sitting.taken == taken and fingerprint(sitting.game.state) == position and sitting.told() == told
    assert undone > 20 and turns > 20
    assert open_journal(path, shelf()).history.actions == tuple(sitting.taken)


def test_recovering_changes_nothing():
    head = header(2, 7)
    sitting = Sitting(starter(head), head.seats)
    play(sitting, Dice(7), 80)
    position, told = fingerprint(sitting.game.state), list(sitting.told())
    sitting.recover()
    assert fingerprint(sitting.game.state) == position and sitting.told() == told
