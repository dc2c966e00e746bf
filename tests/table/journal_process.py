"""A program of its own for the tests that kill it or give it another hash seed: plays games into journals, or opens them.

    journal_process.py play FILE SEATS SEED DECISIONS   tells after each decision how many there are and the fingerprint
    journal_process.py open FILE...                     tells for each file its decisions, fingerprint and what is wrong
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from favor.model.chance import Dice  # noqa: E402
from favor.rules.fingerprint import fingerprint  # noqa: E402
from favor.table.journal import Journal  # noqa: E402
from favor.table.opening import open_journal  # noqa: E402
from tests.table.played import header, new_history, play_on, shelf  # noqa: E402


def play(path: Path, seats: int, seed: int, decisions: int) -> None:
    head = header(seats, seed)
    history, dice = new_history(head, Journal.begin(path, head)), Dice(seed)
    for count in range(decisions):
        if not history.game.options:
            return
        play_on(history, dice, 1)
        print(count + 1, fingerprint(history.game.state), flush=True)


def open_all(paths: list[str]) -> None:
    content = shelf()
    for path in paths:
        opened = open_journal(Path(path), content)
        count = len(opened.history.steps) if opened.history else 0
        mark = fingerprint(opened.history.game.state) if opened.history else "-"
        print(count, mark, opened.explained() or "whole", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(Path(sys.argv[2]), *map(int, sys.argv[3:6]))
    else:
        open_all(sys.argv[2:])
