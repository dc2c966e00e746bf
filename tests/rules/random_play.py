"""Games of the base pack played at random, for tests of what must hold in every position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from favor.content.load import load_catalog
from favor.model.chance import Dice
from favor.rules.book import Book
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.rules.sheets import compile_book


@cache
def base_book() -> Book:
    """The compiled base pack."""
    return compile_book(load_catalog(Path(__file__).parents[2] / "content" / "base").catalog)


def new_game(seats: int, seed: int) -> Game:
    """A fresh game of the base pack."""
    book = base_book()
    return Game.new(book, Setup(tuple(character.id for character in book.characters[:seats]), seed=seed))


def play_on(game: Game, dice: Dice, moves: int) -> Iterator[Game]:
    """The same game at each of its next questions, answered at random."""
    for _ in range(moves):
        options = game.options
        if not options:
            return
        yield game
        game.apply(options[dice.below(len(options))])
