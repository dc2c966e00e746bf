"""catanatron as the loop sees it: four random players on its own map. Runs only in the environment made for it.

Its own public calls are all that is used: the list of playable actions, `execute` and `copy`.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import sys
from collections.abc import Sequence
from typing import Any

from favor.bench.loop import answer

PACKAGE = "catanatron"
MOST_TURNS = 1000
COLOURS = ("RED", "BLUE", "WHITE", "ORANGE")


class Catan:
    """Four seats; chance decides, as for us. Nobody trades with other players."""

    name = PACKAGE

    def __init__(self) -> None:
        # Not among our requirements: this file must be readable where it is not installed.
        self._package = importlib.import_module(PACKAGE)
        self._seats = [self._package.RandomPlayer(self._package.Color[colour]) for colour in COLOURS]

    def version(self) -> str:
        """What is installed."""
        return importlib.metadata.version(PACKAGE)

    def new(self, seed: int) -> Any:
        """A new game."""
        return self._package.Game(self._seats, seed=seed)

    def options(self, game: Any) -> Sequence[Any]:
        """The playable actions, none when the game is won or has taken too long."""
        state = game.state
        return () if state.num_turns >= MOST_TURNS or game.winning_color() is not None else state.playable_actions

    def apply(self, game: Any, action: Any) -> object:
        """Do one action."""
        return game.execute(action)

    def clone(self, game: Any) -> Any:
        """Its own copy."""
        return game.copy()


if __name__ == "__main__":
    answer(Catan(), sys.argv[1:])
