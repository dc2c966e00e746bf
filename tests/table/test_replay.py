"""Replays: any point of a game as any seat saw it, nothing shown too early, and turns cut out as scenarios that hold."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from favor import cli
from favor.model.chance import Dice
from favor.rules.fingerprint import fingerprint
from favor.rules.setup import Setup
from favor.table.cut import cut, piece_of_decision, piece_of_turn
from favor.table.cut_text import scenario_text, written
from favor.table.replay import ANYBODY, OPEN, Replay
from favor.table.scenario import play, run_file
from favor.table.scenario_format import ScenarioFault
from tests.table.played import ROOT, content, header, new_history, play_on, played, starter

SCENARIOS = 1_000 if os.environ.get("FAVOR_LONG") else 120


def a_game(seats: int, seed: int, decisions: int = 5_000):
    history = new_history(header(seats, seed))
    play_on(history, Dice(seed), decisions)
    return history


def test_any_point_is_the_position_that_was(tmp_path):
    history = new_history(header(3, 2))
    marks = [fingerprint(history.game.state)]
    dice = Dice(2)
    while history.game.options:
        play_on(history, dice, 1)
        marks.append(fingerprint(history.game.state))
    replay = Replay(starter(header(3, 2)), history.actions)
    assert len(replay) == len(marks) - 1 and replay.is_over
    for at in [0, 1, 63, 64, 65, len(replay)] + [dice.below(len(marks)) for _ in range(60)]:
        assert fingerprint(replay.game(at).state) == marks[at]
    assert fingerprint(replay.game(10**9).state) == marks[-1]


def test_jumping_by_turn():
    replay = Replay(starter(header(4, 3)), a_game(4, 3).actions)
    turns = [mark.turn for mark in replay.turns]
    assert turns == list(range(1, len(turns) + 1))
    for mark in replay.turns[1:]:
        state = replay.game(mark.at).state
        assert state.turn >= mark.turn > replay.game(mark.at - 1).state.turn
        assert replay.find_turn(mark.turn) == mark.at
        assert replay.turn_at(mark.at).at == mark.at
    assert replay.find_turn(0) is None and replay.find_turn(len(turns) + 1) is None


def test_a_running_game_shows_only_what_the_viewer_may_know():
    history = a_game(3, 4, 150)
    replay = Replay(starter(header(3, 4)), history.actions, allowed=(1,))
    assert replay.viewers == (1,)
    for viewer in (0, 2, ANYBODY, OPEN):
        for look in (replay.view, replay.told, replay.happened):
            with pytest.raises(PermissionError):
                look(20, viewer)
    seen = replay.view(100, 1)
    assert [len(player.hand) > 0 for player in seen.players] == [False, True, False]
    drew = [event for event in replay.told(150, 1) if event[0] == "drew"]
    assert drew and all((event[2] >= 0) == (event[1] == 1) for event in drew)


def test_a_game_that_is_over_can_be_seen_open():
    history = a_game(3, 5)
    replay = Replay(starter(header(3, 5)), history.actions, allowed=(1,))
    assert replay.viewers == (OPEN, ANYBODY, 0, 1, 2)
    at = len(replay) // 2
    for player in replay.view(at, OPEN).players:
        assert len(player.hand) == player.hand_size
    assert all(event[2] >= 0 for event in replay.told(at, OPEN) if event[0] == "drew")
    assert replay.told(len(replay), ANYBODY)[-1][0] == "won"
    assert replay.happened(len(replay), ANYBODY)[-1][0] == "won"


# ---- turns as scenarios ----


def test_turns_cut_out_as_scenarios_hold():
    made = held = 0
    seed = 0
    while made < SCENARIOS:
        seed += 1
        head = header(2 + seed % 5, seed)
        actions = a_game(2 + seed % 5, seed).actions
        replay = Replay(starter(head), actions)
        setup = Setup(tuple(seat.character for seat in head.seats), seed)
        dice = Dice(seed)
        for _ in range(8):
            piece = piece_of_turn(replay, 1 + dice.below(len(replay.turns)))
            found = cut(replay, actions, setup, piece, "a turn")
            made += 1
            try:
                play(found.data, content().book)
                held += 1
            except ScenarioFault as fault:
                assert found.unsaid, (seed, piece.turn, fault.text)
    assert held >= made * 0.95


def test_a_piece_up_to_a_decision(tmp_path, contents):
    actions = a_game(3, 6).actions
    replay = Replay(starter(header(3, 6)), actions)
    piece = piece_of_decision(replay, 100)
    assert piece.end == 100 and piece.at <= 100 and piece == piece_of_decision(replay, 100)
    assert piece_of_decision(replay, len(replay) + 1) is None and piece_of_turn(replay, 9_999) is None
    setup = Setup(tuple(seat.character for seat in header(3, 6).seats), 6)
    found = cut(replay, actions, setup, piece, "up to decision 100")
    assert len(found.data["steps"]) == 100 - piece.at
    path = tmp_path / "s.yaml"
    path.write_text(scenario_text(found.data, "one\ntwo"), "utf-8")
    assert run_file(path, contents).failure == ""


@pytest.mark.parametrize("value", ["no", "a b", "lanterns:lamp", "Polish my tricks", "7", "é", "", 'say "no"', True, 3, [1, [2]]])
def test_what_is_written_is_read_as_the_same(tmp_path, value):
    from favor.content.reader import read

    tree = read(f"- {written({'a': value})}\n".encode(), "x.yaml")
    assert tree.data == [{"a": value}]


# ---- the command ----


def replay(*words: object) -> int:
    return cli.main(["replay", *map(str, words)])


def test_the_command_verifies(tmp_path, capsys):
    path = tmp_path / "j.jsonl"
    played(path, 3, 7, 400)
    assert replay(path, "--verify") == 0
    assert "400 decisions are legal" in capsys.readouterr().out
    data = path.read_bytes()
    path.write_bytes(data.replace(b'"seed": 7', b'"seed": 8'))
    assert replay(path, "--verify") == 1
    assert "line 1" in capsys.readouterr().err


def test_the_command_tells_a_game(tmp_path, capsys):
    path = tmp_path / "j.jsonl"
    played(path, 3, 7, 5_000)
    assert replay(path) == 0
    assert " won by " in capsys.readouterr().out
    assert replay(path, "--until", 3) == 0
    assert "turn 4" in capsys.readouterr().out
    assert replay(path, "--until", "d10") == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("10 decisions")
    assert replay(path, "--until", 100_000) == 2
    assert "has no turn 100000" in capsys.readouterr().err


def test_the_command_writes_scenarios_that_hold(tmp_path, capsys):
    path, out = tmp_path / "j.jsonl", tmp_path / "turn.yaml"
    played(path, 4, 11, 300)
    assert replay(path, "--until", 9, "--scenario") == 0
    shown = capsys.readouterr().out
    assert replay(path, "--until", 9, "--scenario", "--out", out) == 0
    assert out.read_text("utf-8") == shown
    assert cli.main(["scenario", str(out)]) == 0
    assert replay(path, "--until", 9, "--scenario", "--out", out) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_the_real_program(tmp_path):
    path = tmp_path / "j.jsonl"
    played(path, 2, 13, 100)
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "replay", str(path), "--verify"], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0 and "fingerprints agree" in done.stdout
