"""Counts the leaves of the tree of options from fixed positions; `python -m tests.perft.counting` stores the counts anew."""

from __future__ import annotations

from pathlib import Path

from favor.rules.engine import run
from favor.rules.game import Game
from favor.table.scenario_content import Contents
from favor.table.scenario_setup import build
from tests.golden.games.telling import in_words

STORED = Path(__file__).with_name("counts.txt")

WAYS = ["n", "e", "s", "w"]
QUIET = {"gods": ["ruins-wake", "ruins-wake", "ruins-wake", "ruins-wake"]}
"""God Cards that ask nothing, for the turns that end on the way."""

AROUND = [
    {"region": "forest", "kind": "warp", "paths": WAYS, "at": [1, -2]},
    {"region": "marshland", "kind": "warp", "paths": WAYS, "at": [2, 1]},
    {"region": "forest", "kind": "blank", "paths": ["n", "s"], "at": [-1, -2], "trap": 1, "trap_by": 2},
    {"region": "forest", "kind": "ruin", "paths": ["s", "e"], "at": [-1, -3], "ruin": "ready"},
    {"region": "mountain", "kind": "blank", "paths": ["n", "e"], "at": [-1, 2]},
]
ROAD = [
    {"region": "forest", "kind": "blank", "paths": ["s", "n", "e"], "at": [1, -2]},
    {"region": "forest", "kind": "blank", "paths": ["n", "w"], "at": [2, -2]},
    {"region": "forest", "kind": "ruin", "paths": ["n", "s"], "at": [1, -3], "ruin": "spent"},
    {"region": "mountain", "kind": "warp", "paths": ["n", "s"], "at": [1, 2]},
]
LAID = (
    ("two players on a laid table", 6, {
        "board": AROUND,
        "players": [
            {"character": "human", "energy": 7, "relics": ["royal-circlet", "hiking-boots"], "items": ["black-box"]},
            {"character": "sapling", "items": ["tourmaline-effigy"]},
        ],
    }),
    ("three players with cards, Hexes and Traps", 5, {
        "packs": True,
        "board": AROUND,
        "players": [
            {
                "character": "abutian", "at": [1, -2], "energy": 5, "relics": ["quartz-pendant", "crystal-scepter"],
                "hand": ["samples:hex-of-lead", "samples:pinprick", "samples:broadside", "transcend", "snipe"],
            },
            {"character": "geodyte", "at": [1, -2], "relics": ["samples:nettle-cloak"], "items": ["samples:paper-ward"]},
            {"character": "human", "hearts": 1, "relics": ["trap-pack", "spike-shield"]},
        ],
    }),
    ("a new world of four", 5, {
        "seed": 5,
        "players": [{"character": id} for id in ("seridian", "sapling", "human", "geodyte")],
    }),
    ("a God moves a tile", 5, {
        "step": "god",
        "board": ROAD,
        "next": {"gods": ["shift-a-tile", *QUIET["gods"]]},
        "players": [{"character": "attuned", "hand": ["transcend", "snipe"]}, {"character": "human"}],
    }),
    ("offerings", 5, {
        "players": [
            {"character": "human", "boon": "spent", "hearts": 3, "banners": ["forest", "mountain"],
             "relics": ["crystal-scepter", "spike-shield", "cursed-map", "blind-fold", "coffee-maker"]},
            {"character": "sapling", "relics": ["hiking-boots", "trap-pack"], "hearts": 1},
        ],
    }),
)  # fmt: skip
"""(name, depth, the position as a scenario lays it)."""


def positions() -> dict[str, tuple[Game, int]]:
    """Every stored position by name, with the depth to which it is counted."""
    contents = Contents()
    pack = Path(__file__).parents[1] / "engine" / "pack"
    found = {}
    for name, depth, data in LAID:
        book = contents.book([pack] if "packs" in data else [])
        laid = {key: value for key, value in data.items() if key != "packs"}
        s, _ = build({"scenario": name, "next": QUIET, **laid}, book)
        run(s)
        found[name] = (Game(s), depth)
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
