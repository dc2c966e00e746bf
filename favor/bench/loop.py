"""The measuring loop for any game of decisions: random play, the cost of a clone, its memory. Knows no game.

Runs in an environment that holds nothing of ours too, so it needs the standard library and favor.model only.
"""

from __future__ import annotations

import gc
import json
import statistics
import time
import tracemalloc
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Any, Protocol

from favor.bench.clock import calibration, pin
from favor.model.chance import Dice

MOST_DECISIONS = 20_000
"""A longer game is cut there, and counted."""

WARM_UP = 0.3
DRAWS = 65_537
KEPT_COPIES = 300


class Engine(Protocol):
    """A game as the loop sees it; `options` is empty when it is over."""

    name: str

    def version(self) -> str: ...
    def new(self, seed: int) -> Any: ...
    def options(self, game: Any) -> Sequence[Any]: ...
    def apply(self, game: Any, action: Any) -> object: ...
    def clone(self, game: Any) -> Any: ...


@dataclass(slots=True)
class Play:
    """What one stretch of random play came to."""

    games: int = 0
    decisions: int = 0
    choices: int = 0
    options: int = 0
    cut: int = 0
    seconds: float = 0.0


def draws(seed: int) -> Iterator[float]:
    """Numbers from 0 to 1 without end, drawn beforehand so that drawing costs the measurement next to nothing."""
    dice = Dice(seed)
    return cycle([dice.below(1 << 53) / (1 << 53) for _ in range(DRAWS)])


def play(engine: Engine, seconds: float, seed: int, chance: Iterator[float]) -> Play:
    """Whole random games, from the opening to the end, until the CPU time is used up."""
    done = Play()
    start = time.process_time()
    while done.seconds < seconds:
        _one_game(engine, seed + done.games, chance, done)
        done.seconds = time.process_time() - start
    return done


def _one_game(engine: Engine, seed: int, chance: Iterator[float], done: Play) -> None:
    options, apply = engine.options, engine.apply
    game = engine.new(seed)
    decisions = choices = branches = 0
    found = options(game)
    while found:
        several = len(found)
        if several > 1:
            choices += 1
        branches += several
        apply(game, found[int(next(chance) * several)])
        decisions += 1
        if decisions == MOST_DECISIONS:
            done.cut += 1
            break
        found = options(game)
    done.games += 1
    done.decisions += decisions
    done.choices += choices
    done.options += branches


def positions(engine: Engine, games: int, seed: int, chance: Iterator[float], every: int = 37) -> list[Any]:
    """Copies of positions spread evenly over random games."""
    kept = []
    for number in range(games):
        game = engine.new(seed + number)
        decisions = 0
        while (found := engine.options(game)) and decisions < MOST_DECISIONS:
            engine.apply(game, found[int(next(chance) * len(found))])
            decisions += 1
            if decisions % every == 0 and engine.options(game):
                kept.append(engine.clone(game))
    return kept


def clone_us(engine: Engine, kept: Sequence[Any], seconds: float) -> float:
    """Mean CPU microseconds of one clone of these positions."""
    clone = engine.clone
    for game in kept:
        clone(game)
    made = 0
    start = time.process_time()
    while (taken := time.process_time() - start) < seconds:
        for game in kept:
            clone(game)
        made += len(kept)
    return taken / made * 1e6


def clone_bytes(engine: Engine, kept: Sequence[Any]) -> float:
    """Memory that one more clone takes."""
    gc.collect()
    tracemalloc.start()
    held: list[Any] = [None] * KEPT_COPIES
    before = tracemalloc.get_traced_memory()[0]
    for number in range(KEPT_COPIES):
        held[number] = engine.clone(kept[number % len(kept)])
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / KEPT_COPIES


def round_of(engine: Engine, seconds: float, seed: int) -> dict[str, Any]:
    """One round for a comparison: warm up, play, clone."""
    pin()
    chance = draws(seed)
    play(engine, min(WARM_UP, seconds), seed + 10_000, chance)
    done = play(engine, seconds, seed, chance)
    kept = positions(engine, 2, seed + 77, chance)
    return {
        "name": engine.name,
        "version": engine.version(),
        "games_s": done.games / done.seconds,
        "decisions_s": done.decisions / done.seconds,
        "choices_s": done.choices / done.seconds,
        "decisions_a_game": done.decisions / done.games,
        "branching": done.options / done.decisions,
        "forced_share": 1 - done.choices / done.decisions,
        "clone_us": statistics.median(clone_us(engine, kept, seconds / 10) for _ in range(3)),
        "clone_bytes": clone_bytes(engine, kept),
        "calibration_ns": calibration(),
    }


def answer(engine: Engine, words: Sequence[str]) -> None:
    """A process asked for one round: `SECONDS SEED` come in, one line of JSON goes out."""
    print(json.dumps(round_of(engine, float(words[0]), int(words[1]))))
