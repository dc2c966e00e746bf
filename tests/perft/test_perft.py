"""The tree of options from stored positions keeps its leaves; `python -m tests.perft.counting` after a wanted change."""

from __future__ import annotations

import pytest

from favor.rules.game import Game
from tests.perft.counting import STORED, counted, leaves, positions

POSITIONS = positions()


def stored() -> dict[str, list[str]]:
    """The stored lines by the name of their position."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in STORED.read_text(encoding="utf-8").splitlines():
        name = name if line.startswith(" ") else line.split(":")[0]
        found.setdefault(name, []).append(line)
    return found


@pytest.mark.parametrize("name", POSITIONS)
def test_the_leaves_are_as_many_as_ever(name: str) -> None:
    game, depth = POSITIONS[name]
    before, now = stored()[name], counted(name, game, depth)
    gone, new = [line for line in before if line not in now], [line for line in now if line not in before]
    assert before == now, "under each first answer:\nstored:\n" + "\n".join(gone) + "\nnow:\n" + "\n".join(new)


def test_nothing_else_is_stored() -> None:
    assert sorted(stored()) == sorted(POSITIONS)
    counts = [int(lines[0].split(": ")[1].split()[0]) for lines in stored().values()]
    assert min(counts) > 100, "a position with so few leaves tests little: choose another in counting.py"
    assert sum(counts) > 10_000


def test_counting_by_hand_gives_the_same() -> None:
    """Depth 2 by applying everything, without the shortcut for the last answer."""
    game = POSITIONS["two players on a laid table"][0]
    ends = 0
    for first in game.options:
        one = game.clone()
        one.apply(first)
        for second in one.options:
            two = Game(one.state.clone())
            two.apply(second)
            ends += 1
    assert leaves(game, 2) == ends
