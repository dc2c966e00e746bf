"""Journals across processes: killed at any moment, opened by another Python with other hashes.

`FAVOR_LONG=1` kills 200 times and compares 1,000 games; without it, samples.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from favor.model.chance import Dice
from favor.rules.fingerprint import fingerprint
from favor.table.mend import go_on
from favor.table.opening import open_journal
from tests.table.played import ROOT, play_on, played, shelf

PROGRAM = Path(__file__).with_name("journal_process.py")
LONG = bool(os.environ.get("FAVOR_LONG"))


def started(*words: object, hash_seed: int = 0) -> subprocess.Popen[str]:
    environment = os.environ | {"PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, str(PROGRAM), *map(str, words)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT)


def test_killed_at_any_moment_at_most_the_last_decision_is_lost(tmp_path):
    dice = Dice(99)
    for number in range(200 if LONG else 5):
        path = tmp_path / f"{number}.jsonl"
        child = started("play", path, 2 + number % 5, number, 100_000)
        lines = [child.stdout.readline()]
        time.sleep(dice.below(300) / 1000)
        child.kill()
        lines += child.stdout.read().splitlines(keepends=True)
        child.wait()
        told = [line.split() for line in lines if line.endswith("\n")]
        opened = open_journal(path, shelf())
        confirmed, mark = int(told[-1][0]), told[-1][1]
        assert confirmed <= len(opened.history.steps) <= confirmed + 1
        actions = opened.history.actions
        opened.history.keeper = go_on(path, opened.reading, opened.good_lines)
        assert position_after(opened, actions[:confirmed]) == mark
        play_on(opened.history, dice, 5)
        assert not open_journal(path, shelf()).explained()


def position_after(opened, actions) -> str:
    game = opened.history._start()
    for action in actions:
        game.apply(action)
    return fingerprint(game.state)


def test_another_process_with_another_hash_seed_plays_the_same_games(tmp_path):
    count = 1_000 if LONG else 5  # one of each number of players
    marks = {}
    for seed in range(count):
        path = tmp_path / f"{seed}.jsonl"
        history = played(path, 2 + seed % 5, seed, 5_000)
        marks[str(path)] = f"{len(history.steps)} {fingerprint(history.game.state)} whole"
    for hash_seed in (1, 4_242):
        child = started("open", *marks, hash_seed=hash_seed)
        assert child.stdout.read().splitlines() == list(marks.values())
        assert child.wait() == 0
