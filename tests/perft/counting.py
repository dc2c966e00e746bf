"""Counts the leaves of the tree of options from fixed positions; `python -m tests.perft.counting` stores the counts anew."""

from __future__ import annotations

from pathlib import Path

from favor.model.chance import Dice
from favor.rules.engine import run
from favor.rules.game import Game
from favor.table.scenario_setup import build
from tests.golden.games.telling import in_words
from tests.rules.random_play import base_book, new_game, play_on

STORED = Path(__file__).with_name("counts.txt")

RANDOM = (
    ("two players, early", 2, 7, 31, 5),
    ("three players, many ways", 3, 8, 325, 4),
    ("four players, late", 4, 9, 651, 4),
    ("six players", 6, 10, 548, 4),
)
"""(name, seats, seed, questions answered at random before, depth)."""


def walls() -> Game:
    """Tiles around the Altar, Warps, Traps and a Ruin: mostly moves."""
    ways = ["n", "e", "s", "w"]
    board = [
        {"region": "forest", "kind": "warp", "paths": ways, "at": [1, -2]},
        {"region": "marshland", "kind": "warp", "paths": ways, "at": [2, 1]},
        {"region": "forest", "kind": "blank", "paths": ["n", "s"], "at": [-1, -2], "trap": 1, "trap_by": 2},
        {"region": "forest", "kind": "ruin", "paths": ["s", "e"], "at": [-1, -3], "ruin": "ready"},
        {"region": "mountain", "kind": "event", "paths": ["n", "e"], "at": [-1, 2]},
    ]
    first = {"character": "human", "energy": 7, "relics": ["royal-circlet", "hiking-boots"], "items": ["black-box"]}
    players = [first, {"character": "sapling", "items": ["tourmaline-effigy"]}]
    s, _ = build({"scenario": "walls", "seed": 3, "board": board, "players": players}, base_book())
    run(s)
    return Game(s)


def positions() -> dict[str, tuple[Game, int]]:
    """Every stored position by name, with the depth to which it is counted."""
    found = {"a laid table, two players": (walls(), 6)}
    for name, seats, seed, moves, depth in RANDOM:
        game = new_game(seats, seed)
        for _ in play_on(game, Dice(seed), moves):
            pass
        found[name] = (game, depth)
    return found


def leaves(game: Game, depth: int) -> int:
    """How many ways there are to answer so many questions; a game that is over counts as one."""
    options = game.options
    if depth <= 1 or not options:
        return max(1, len(options))
    total = 0
    for option in options:
        twin = game.clone()
        twin.apply(option)
        total += leaves(twin, depth - 1)
    return total


def by_first(game: Game, depth: int) -> list[str]:
    """The leaves under each first answer, in the order of the options."""
    assert game.decision is not None
    about, lines = game.decision.about, []
    for option in game.options:
        twin = game.clone()
        twin.apply(option)
        lines.append(f"  {leaves(twin, depth - 1):>7} {in_words(game, about, option)}")
    return lines


def counted(name: str, game: Game, depth: int) -> list[str]:
    """A position as it is stored."""
    lines = by_first(game, depth)
    return [f"{name}: {sum(int(line.split()[0]) for line in lines)} leaves at depth {depth}", *lines]


if __name__ == "__main__":
    told = [line for name, (game, depth) in positions().items() for line in counted(name, game, depth)]
    STORED.write_text("\n".join(told) + "\n", encoding="utf-8", newline="\n")
