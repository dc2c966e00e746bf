"""catanatron as the loop sees it: four random players on its own map. Runs only where that package is installed.

Its own public calls are all that is used: the list of playable actions, `execute` and `copy`.
"""

from __future__ import annotations

import importlib.metadata
import sys
from collections.abc import Sequence
from typing import Any

from catanatron import Color, Game, RandomPlayer

from favor.bench.loop import answer

MOST_TURNS = 1000
SEATS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


class Catan:
    """Four seats; chance decides, as for us. Nobody trades with other players."""

    name = "catanatron"

    def version(self) -> str:
        """What is installed."""
        return importlib.metadata.version("catanatron")

    def new(self, seed: int) -> Any:
        """A new game."""
        return Game([RandomPlayer(colour) for colour in SEATS], seed=seed)

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
