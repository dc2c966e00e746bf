"""Speed of the rules in random play, by seats. Run by itself it prints one line of JSON. Knows no window."""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Iterator
from typing import Any

from favor.bench.clock import pin
from favor.bench.lists import Watch
from favor.bench.loop import WARM_UP, Play, clone_bytes, clone_us, draws, play, positions
from favor.bench.ours import Ours

SEATS = (2, 4, 6)
ROUNDS = 5
SEED = 1


def measure(seconds: float) -> dict[str, Any]:
    """Half of the time goes to play, half to the lists; rounds of the tables take turns, so that a slow moment hits all."""
    engines = _engines()
    chance = draws(SEED)
    for engine in engines:
        play(engine, WARM_UP / len(engines), SEED, chance)
    slice_ = seconds / 2 / ROUNDS / len(engines)
    rounds: list[list[Play]] = [[] for _ in engines]
    for number in range(ROUNDS):
        for engine, done in zip(engines, rounds, strict=True):
            done.append(play(engine, slice_, SEED + 1000 * number, chance))
    tables = {
        str(seats): _table(engine, done, seconds, chance)
        for seats, engine, done in zip(SEATS, engines, rounds, strict=True)
    }
    return {"seats": tables, "us_a_decision_6_to_2": _ratio(tables), "worst_list_to_median": tables["4"]["worst_to_median"]}


def _engines() -> tuple[Ours, ...]:
    """One engine a table; they share the compiled content."""
    first = Ours(SEATS[0])
    return (first, *(Ours(seats, first.book) for seats in SEATS[1:]))


def _table(engine: Ours, rounds: list[Play], seconds: float, chance: Iterator[float]) -> dict[str, Any]:
    watch = Watch(engine)
    lists = watch.play(seconds / 2 / len(SEATS), SEED + 500, chance)
    kept = positions(engine, 2, SEED + 77, chance)
    return {
        **_rates(rounds),
        **lists.figures(),
        "clone_us": round(statistics.median(clone_us(engine, kept, seconds / 100) for _ in range(3)), 2),
        "clone_bytes": round(clone_bytes(engine, kept)),
    }


def _rates(rounds: list[Play]) -> dict[str, Any]:
    """Medians of the rounds, and what all games have in common."""
    decisions = sum(each.decisions for each in rounds)
    games = sum(each.games for each in rounds)
    speeds = [each.decisions / each.seconds for each in rounds]
    return {
        "games_s": round(statistics.median(each.games / each.seconds for each in rounds), 2),
        "decisions_s": round(statistics.median(speeds)),
        "decisions_s_lowest": round(min(speeds)),
        "decisions_s_highest": round(max(speeds)),
        "choices_s": round(statistics.median(each.choices / each.seconds for each in rounds)),
        "games": games,
        "games_cut": sum(each.cut for each in rounds),
        "decisions_a_game": round(decisions / games, 1),
        "branching": round(sum(each.options for each in rounds) / decisions, 2),
        "forced_share": round(1 - sum(each.choices for each in rounds) / decisions, 3),
    }


def _ratio(tables: dict[str, dict[str, Any]]) -> float:
    """Time a decision takes with six players over that with two."""
    return round(float(tables["2"]["decisions_s"]) / float(tables["6"]["decisions_s"]), 3)


if __name__ == "__main__":
    pin()
    print(json.dumps(measure(float(sys.argv[1]))))
