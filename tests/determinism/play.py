"""Plays a few games and prints their fingerprints: run in several processes, the lines must be the same."""

from __future__ import annotations

import hashlib

from favor.model.chance import Dice
from favor.rules.fingerprint import fingerprint
from tests.rules.random_play import new_game

GAMES = ((2, 1), (3, 2), (4, 3), (5, 4), (6, 5))


def story(seats: int, seed: int) -> str:
    """One game: its end, and a sum over every list of options, every event and every seat's view on the way."""
    game, dice = new_game(seats, seed), Dice(seed)
    seen = hashlib.sha256()
    for number in range(100_000):
        options = game.options
        if not options:
            break
        seen.update(repr(options).encode())
        if number % 40 == 0:
            seen.update(repr([game.view(seat) for seat in range(-1, seats)]).encode())
            seen.update(fingerprint(game.imagine(0, Dice(number)).state).encode())
        seen.update(repr(game.apply(options[dice.below(len(options))])).encode())
    return f"{seats} {seed} {game.result} {fingerprint(game.state)} {seen.hexdigest()}"


if __name__ == "__main__":
    for seats, seed in GAMES:
        print(story(seats, seed))
