"""The journal: what is written comes back, and nothing of what was confirmed is lost."""

from __future__ import annotations

import json
import os

import pytest

from favor.model.actions import LoopError
from favor.model.chance import Dice
from favor.rules.fingerprint import fingerprint
from favor.rules.game import Game
from favor.table.journal import Journal
from favor.table.journal_reader import read_journal_file
from favor.table.journal_words import answer_words, find_answer
from favor.table.mend import go_on
from favor.table.opening import open_journal
from tests.table.played import content, header, new_history, play_on, played, shelf, starter


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_game_comes_back_as_it_was(tmp_path, seats):
    history = played(tmp_path / "j.jsonl", seats, seed=seats, decisions=3_000)
    opened = open_journal(tmp_path / "j.jsonl", shelf())
    assert opened.explained() == ""
    assert opened.history.actions == history.actions
    assert fingerprint(opened.history.game.state) == fingerprint(history.game.state)
    assert opened.checked >= len(history.game.state.history) and opened.checked > 20


def test_every_answer_has_words_that_mean_only_it():
    for seats in (3, 6):
        game, dice = starter(header(seats, 70 + seats))(), Dice(seats)
        for _ in range(500):
            decision = game.decision
            said = [answer_words(game.state, decision, option) for option in decision.options]
            assert len(set(said)) == len(said)
            assert [find_answer(game.state, decision, words) for words in said] == list(decision.options)
            assert find_answer(game.state, decision, "play no-such-card") is None
            assert find_answer(game.state, decision, said[0] + " #9") is None
            game.apply(decision.options[dice.below(len(decision.options))])


def test_two_copies_of_a_card_are_kept_apart():
    game = starter(header(2, 1))()
    decision = game.decision
    card = next(subject for kind, subject in decision.options if kind == "move")
    twice = type(decision)(decision.seat, "action", "", -1, (("move", card), ("delve", 0), ("move", card)))
    first = answer_words(game.state, twice, ("move", card))
    assert find_answer(game.state, twice, first + " #2") == ("move", card)
    assert find_answer(game.state, twice, first + " #3") is None


def test_lines_are_plain_json_in_words(tmp_path):
    played(tmp_path / "j.jsonl", decisions=60)
    lines = [json.loads(line) for line in (tmp_path / "j.jsonl").read_text("utf-8").splitlines()]
    assert lines[0]["file"] == "favor journal" and lines[0]["format"] == 1
    assert {"seats", "packs", "switches", "seed", "game"} <= set(lines[0])
    decisions = [line for line in lines if "answer" in line]
    assert len(decisions) == 60
    assert all(line["seat"] in (1, 2, 3) and line["asked"] for line in decisions)
    assert any(line["answer"] == "end_turn" for line in decisions)
    ends = [line for line in lines if "turn_over" in line]
    assert ends and all(len(line["state"]) == 64 and len(line["favor"]) == 3 for line in ends)


def test_a_decision_is_on_disk_before_it_is_carried_out(tmp_path, monkeypatch):
    history = played(tmp_path / "j.jsonl", decisions=10)
    reading = read_journal_file(tmp_path / "j.jsonl")
    history.keeper = go_on(tmp_path / "j.jsonl", reading, reading.lines)
    seen = []

    def spy(game, action):
        seen.append(len(read_journal_file(tmp_path / "j.jsonl").entries))
        return real(game, action)

    real = Game.apply
    monkeypatch.setattr(Game, "apply", spy)
    history.submit(history.game.options[0])
    assert seen == [11]


def test_a_game_goes_on_in_its_journal(tmp_path):
    path = tmp_path / "j.jsonl"
    played(path, decisions=50)
    opened = open_journal(path, shelf())
    opened.history.keeper = go_on(path, opened.reading, opened.good_lines)
    play_on(opened.history, Dice(9), 50)
    again = open_journal(path, shelf())
    assert not again.explained()
    assert again.history.actions == opened.history.actions and len(again.history.actions) == 100
    assert os.listdir(tmp_path) == ["j.jsonl"]


def test_taking_back_and_naming_are_written_too(tmp_path):
    path = tmp_path / "j.jsonl"
    head = header(2, 5)
    journal = Journal.begin(path, head)
    history = new_history(head, journal)
    dice, undone = Dice(5), 0
    for _ in range(400):
        if not history.game.options:
            break
        history.submit(history.game.options[dice.below(len(history.game.options))])
        undone += history.undo() is not None and dice.below(2) == 0
    journal.name("Friday’s game")
    opened = open_journal(path, shelf())
    assert not opened.explained() and undone > 5
    assert opened.reading.name == "Friday’s game"
    assert opened.history.actions == history.actions
    assert fingerprint(opened.history.game.state) == fingerprint(history.game.state)


def test_a_journal_that_is_there_is_not_written_over(tmp_path):
    path = tmp_path / "j.jsonl"
    path.write_text("mine")
    journal = Journal.begin(path, header(2, 1))
    assert "not being saved" in journal.news()
    assert path.read_text() == "mine"


def test_trouble_is_said_once_and_the_game_plays_on(tmp_path, monkeypatch):
    path = tmp_path / "j.jsonl"
    head = header(2, 3)
    journal = Journal.begin(path, head)
    history = new_history(head, journal)
    play_on(history, Dice(3), 10)
    real = journal._file
    journal._file = FullDisk(real)
    play_on(history, Dice(4), 10)
    assert "No space left" in journal.news() and journal.news() == ""
    assert len(history.actions) == 20
    journal._file = real
    play_on(history, Dice(5), 1)
    assert journal.trouble == ""
    opened = open_journal(path, shelf())
    assert not opened.explained() and opened.history.actions == history.actions


class FullDisk:
    """A file on a disk that takes a few bytes more and then no more."""

    def __init__(self, file):
        self.file = file
        self.room = 25

    def write(self, data):
        if not self.room:
            raise OSError(28, "No space left on device")
        part, self.room = bytes(data)[: self.room], 0
        return self.file.write(part)

    def __getattr__(self, name):
        return getattr(self.file, name)


def test_a_folder_that_refuses(tmp_path):
    (tmp_path / "games").write_text("a file where the folder should be")
    journal = Journal.begin(tmp_path / "games" / "j.jsonl", header(2, 1))
    history = new_history(header(2, 1), journal)
    play_on(history, Dice(1), 20)
    assert len(history.actions) == 20 and "not being saved" in journal.news()
    (tmp_path / "games").unlink()
    play_on(history, Dice(2), 1)
    assert not journal.trouble
    assert len(open_journal(journal.path, shelf()).history.actions) == 21


def test_two_programs_in_one_game_do_not_mix_their_lines(tmp_path):
    path = tmp_path / "j.jsonl"
    played(path, decisions=20)
    sittings = []
    for _ in range(2):
        opened = open_journal(path, shelf())
        opened.history.keeper = go_on(path, opened.reading, opened.good_lines)
        sittings.append(opened.history)
    play_on(sittings[0], Dice(1), 5)
    play_on(sittings[1], Dice(2), 5)
    assert "another program" in sittings[1].keeper.news()
    assert open_journal(path, shelf()).history.actions == sittings[0].actions


def test_a_decision_that_breaks_the_game_is_taken_back(tmp_path, monkeypatch):
    path = tmp_path / "j.jsonl"
    head = header(3, 8)
    history = new_history(head, Journal.begin(path, head))
    play_on(history, Dice(8), 40)
    before = fingerprint(history.game.state)
    real = Game.apply

    def broken(game, action):
        real(game, action)
        raise LoopError("R701", ("a", "b"))

    options = history.game.options
    monkeypatch.setattr(Game, "apply", broken)
    monkeypatch.setattr(History := type(history), "_play_again", _with(real, monkeypatch, History._play_again))
    with pytest.raises(LoopError):
        history.submit(options[0])
    assert fingerprint(history.game.state) == before
    opened = open_journal(path, shelf())
    assert not opened.explained() and len(opened.history.actions) == 40


def _with(real, monkeypatch, method):
    """The method with the rules whole again."""

    def call(self, kept):
        monkeypatch.setattr(Game, "apply", real)
        method(self, kept)

    return call


def test_content_is_the_games_own():
    assert content().loaded.catalog.packs[0][0] == "base"
