"""Three whole games, word for word as they are stored; `python -m tests.golden.games.rewrite` after a wanted change."""

from __future__ import annotations

import pytest

from tests.golden.games.rewrite import file_of
from tests.golden.games.telling import GAMES, story


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_game_goes_as_it_is_stored(seats: int, seed: int) -> None:
    stored = file_of(seats).read_text(encoding="utf-8").split("\n")
    told = story(seats, seed).split("\n")
    differs = next((line for line, pair in enumerate(zip(stored, told)) if pair[0] != pair[1]), min(len(stored), len(told)))
    around = slice(max(0, differs - 3), differs + 2)
    assert told == stored, (
        f"{file_of(seats).name}:{differs + 1}: the game goes another way\n"
        f"stored: {stored[around]}\nnow:    {told[around]}\nwanted? python -m tests.golden.games.rewrite"
    )


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_stored_game_is_whole(seats: int, seed: int) -> None:
    text = file_of(seats).read_text(encoding="utf-8")
    assert text.startswith(f"# {seats} players, seed {seed}\n")
    assert "    won seat=" in text
    assert text.count("fingerprint ") > 10
