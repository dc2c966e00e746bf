"""Our rules as the measuring loop sees them; run by itself it plays one round. Knows the public face of the rules."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from favor import __version__
from favor.bench.loop import answer
from favor.bootstrap import ROOT
from favor.content.load import load_catalog
from favor.model.actions import Action
from favor.rules.book import Book
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.rules.sheets import compile_book

BASE = ROOT / "content" / "base"


class Ours:
    """A table of so many seats, all content of the base pack, the log as bots get it."""

    name = "favor"

    def __init__(self, seats: int, book: Book | None = None) -> None:
        self.book = book or compile_book(load_catalog(BASE).catalog)
        self.characters = tuple(character.id for character in self.book.characters[:seats])

    def version(self) -> str:
        """The program's version."""
        return __version__

    def new(self, seed: int) -> Game:
        """A new game."""
        return Game.new(self.book, Setup(self.characters, seed))

    def options(self, game: Game) -> Sequence[Action]:
        """The legal answers."""
        return game.options

    def apply(self, game: Game, action: Action) -> list[tuple[Any, ...]]:
        """Answer and go on to the next question."""
        return game.apply(action)

    def clone(self, game: Game) -> Game:
        """An independent copy."""
        return game.clone()


if __name__ == "__main__":
    answer(Ours(4), sys.argv[1:])
