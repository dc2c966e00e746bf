"""How many random games the properties look at, and the games: few always, many with FAVOR_LONG=1 in the environment."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from favor.model.chance import Dice
from favor.rules.game import Game
from tests.rules.random_play import new_game

IS_LONG = os.environ.get("FAVOR_LONG", "") not in ("", "0")


def seeds(few: int, many: int = 500) -> Sequence[int]:
    """The seeds of this run."""
    return range(1, (many if IS_LONG else few) + 1)


def seats_of(seed: int) -> int:
    """2 to 6 in turn."""
    return 2 + seed % 5


def positions(seed: int, every: int, moves: int = 100_000) -> Iterator[tuple[int, Game]]:
    """Each so-manieth question of a random game, with its number; how many moves lie between changes with the seed."""
    game, dice = new_game(seats_of(seed), seed), Dice(seed)
    for number in range(moves):
        options = game.options
        if not options:
            return
        if number % every == seed % every:
            yield number, game
        game.apply(options[dice.below(len(options))])


def play_out(game: Game, dice: Dice, moves: int) -> list[tuple[str, int]]:
    """Answer so many questions at random; the answers."""
    given = []
    for _ in range(moves):
        options = game.options
        if not options:
            break
        given.append(options[dice.below(len(options))])
        game.apply(given[-1])
    return given
