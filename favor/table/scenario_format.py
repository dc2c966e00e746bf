"""What a scenario may say: every key with its shape. Knows no content and no rule."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from favor.model.actions import ABOUT

Path = tuple[str | int, ...]
Shape = Callable[[Any, Path], None]
Fields = Mapping[str, Shape]


class ScenarioFault(Exception):
    """A scenario that is written wrongly or does not hold: where in it, and what about it."""

    def __init__(self, path: Path, text: str) -> None:
        super().__init__(text)
        self.path = path
        self.text = text


def called(value: Any) -> str:
    """A value as its author would write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {called(below)}" for key, below in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(called(below) for below in value) + "]"
    return str(value)


def is_cell(value: Any) -> bool:
    """Two whole numbers in a list are one cell."""
    return isinstance(value, list) and len(value) == 2 and all(type(part) is int for part in value)


def _wrong(value: Any, path: Path, wanted: str) -> ScenarioFault:
    where = next((str(step) for step in reversed(path) if isinstance(step, str)), "scenario")
    return ScenarioFault(path, f"'{where}' must be {wanted}, not {called(value)}")


def text(value: Any, path: Path) -> None:
    """Any text that is not empty."""
    if not isinstance(value, str) or not value:
        raise _wrong(value, path, "text")


def truth(value: Any, path: Path) -> None:
    """true or false."""
    if not isinstance(value, bool):
        raise _wrong(value, path, "true or false")


def cell(value: Any, path: Path) -> None:
    """[x, y], within the largest board there is."""
    if not is_cell(value):
        raise _wrong(value, path, "a cell [x, y]")
    if any(abs(part) > 100 for part in value):
        raise ScenarioFault(path, f"the cell {called(value)} lies outside the board; use -100 to 100")


def turn(value: Any, path: Path) -> None:
    """Degrees clockwise."""
    if type(value) is not int or value not in (0, 90, 180, 270):
        raise _wrong(value, path, "0, 90, 180 or 270")


def anything(value: Any, path: Path) -> None:
    """Looked at later, by whoever knows more."""


def whole(least: int, most: int) -> Shape:
    """A whole number in a range."""

    def check(value: Any, path: Path) -> None:
        if type(value) is not int or not least <= value <= most:
            raise _wrong(value, path, f"a whole number from {least} to {most}")

    return check


def word(*words: str) -> Shape:
    """One of these words."""

    def check(value: Any, path: Path) -> None:
        if value not in words or not isinstance(value, str):
            raise _wrong(value, path, "one of: " + ", ".join(words))

    return check


def listing(inner: Shape) -> Shape:
    """A list, each part of the same shape."""

    def check(value: Any, path: Path) -> None:
        if not isinstance(value, list):
            raise _wrong(value, path, "a list")
        for number, part in enumerate(value):
            inner(part, (*path, number))

    return check


def either(*shapes: Shape, what: str) -> Shape:
    """The first shape that fits; `what` names them all."""

    def check(value: Any, path: Path) -> None:
        for shape in shapes:
            try:
                shape(value, path)
            except ScenarioFault as fault:
                if len(fault.path) > len(path):
                    raise
            else:
                return
        raise _wrong(value, path, what)

    return check


def record(fields: Mapping[str, Shape], required: Sequence[str] = ()) -> Shape:
    """A mapping with these keys and no others."""

    def check(value: Any, path: Path) -> None:
        if not isinstance(value, dict):
            raise _wrong(value, path, "a mapping")
        for key, below in value.items():
            if key not in fields:
                raise ScenarioFault((*path, key), f"unknown key '{key}'" + _nearest(str(key), tuple(fields)))
            fields[key](below, (*path, key))
        for key in required:
            if key not in value:
                raise ScenarioFault(path, f"'{key}' is missing")

    return check


def _nearest(key: str, known: tuple[str, ...]) -> str:
    near = difflib.get_close_matches(key, known, 1)
    return f"; did you mean '{near[0]}'?" if near else "; there are: " + ", ".join(known)


def by_key(key_shape: Shape, inner: Shape) -> Shape:
    """A mapping whose keys are free within a shape."""

    def check(value: Any, path: Path) -> None:
        if not isinstance(value, dict):
            raise _wrong(value, path, "a mapping")
        for key, below in value.items():
            key_shape(key, (*path, key))
            inner(below, (*path, key))

    return check


COUNT = whole(0, 1000)
SEAT = whole(1, 6)
IDS = listing(text)
KINDS = ("blank", "ruin", "event", "warp", "terrain")
SIDES = ("north", "east", "south", "west")
DECKS = ("relics", "actions", "events", "gods")
_PATHS = listing(word("n", "e", "s", "w"))
_MADE_UP: Fields = MappingProxyType({"kind": word(*KINDS), "paths": _PATHS, "effects": listing(anything)})
_BOARD: Fields = MappingProxyType({
    "tile": text, "region": text, **_MADE_UP, "at": cell, "turn": turn, "ruin": word("ready", "spent"), "trap": COUNT,
    "trap_by": SEAT,
})  # fmt: skip
_TRAP: Fields = MappingProxyType({"at": cell, "trap": COUNT, "trap_by": SEAT})
PLAYER: Fields = MappingProxyType({
    "character": text, "at": cell, "hearts": whole(0, 100), "favor": COUNT, "energy": COUNT, "relics": IDS,
    "items": IDS, "hand": IDS, "banners": IDS, "hexes": IDS, "boon": word("ready", "spent"), "stunned": truth,
})  # fmt: skip
_TILE = either(text, record({**_MADE_UP, "region": text}, ("kind", "paths")), what="a tile id or {kind: ..., paths: [...]}")
_NEXT: Fields = MappingProxyType({
    "dice": listing(COUNT), "relics": IDS, "events": IDS, "gods": IDS, "actions": IDS, "traps": listing(COUNT),
    "tiles": by_key(text, listing(_TILE)), "picks": IDS,
})  # fmt: skip

_SEEN: Fields = MappingProxyType({
    "character": text, "at": cell, "hearts": COUNT, "favor": COUNT, "energy": COUNT, "relics": IDS, "items": IDS,
    "hand": either(COUNT, IDS, what="a count or a list of ids"), "banners": IDS, "hexes": IDS, "stunned": truth,
    "fight": COUNT, "charm": COUNT, "wit": COUNT, "boon": word("ready", "spent"),
})  # fmt: skip
_SEEN_TILE: Fields = MappingProxyType({
    "at": cell, "tile": text, "region": text, "kind": word(*KINDS, "settlement", "altar"),
    "paths": _PATHS, "turn": turn, "ruin": word("ready", "spent", "none"),
    "trap": either(COUNT, word("none"), what="a value or none"), "trap_by": SEAT,
})  # fmt: skip
_SEEN_DECKS: Fields = MappingProxyType({
    **{f"{deck}_left": COUNT for deck in DECKS}, **{f"{deck}_discard": IDS for deck in DECKS}, "traps_left": COUNT,
    "tiles_left": by_key(text, COUNT),
})  # fmt: skip


def _not_over(value: Any, path: Path) -> None:
    if value is not False:
        raise _wrong(value, path, "false")


EXPECT: Fields = MappingProxyType(
    {
        "players": by_key(SEAT, record(_SEEN)),
        "board": listing(record(_SEEN_TILE, ("at",))),
        "decks": record(_SEEN_DECKS),
        "asked": record({"seat": SEAT, "about": word(*ABOUT, "done")}),
        "active": SEAT,
        "over": either(
            _not_over, record({"winner": SEAT, "by": word("favor", "banners")}), what="false or {winner: ..., by: ...}"
        ),
        "log": IDS,
    }
)


def _rule(value: Any, path: Path) -> None:
    numbers = str(value).split(",") if type(value) is int or isinstance(value, str) else [""]
    if not all(number.strip().isdecimal() for number in numbers):
        raise _wrong(value, path, "ruling numbers separated by commas")


def _board_tile(value: Any, path: Path) -> None:
    record(_BOARD, ("at",))(value, path)
    if "tile" in value:
        extra = next((key for key in ("region", "kind", "paths", "effects") if key in value), "")
        if extra:
            raise ScenarioFault((*path, extra), f"'{extra}' belongs to a made-up tile; '{value['tile']}' has its own")
    else:
        record(_BOARD, ("region", "kind", "paths"))(value, path)


SCENARIO = record(
    {
        "scenario": text, "rule": _rule, "packs": IDS, "settlements": record(dict.fromkeys(SIDES, text), SIDES),
        "switches": by_key(text, either(text, truth, what="a position")),
        "players": listing(record(PLAYER, ("character",))), "seed": whole(0, 2**64 - 1), "stacks": by_key(text, COUNT),
        "board": listing(_board_tile), "active": SEAT, "step": word("god", "actions"), "next": record(_NEXT),
        "discards": record(dict.fromkeys(DECKS, IDS)), "traps": listing(record(_TRAP, ("at", "trap"))),
        "steps": listing(anything), "expect": record(EXPECT),
    },
    ("scenario", "players"),
)  # fmt: skip
"""The whole scenario but for its steps, which `scenario_steps` reads."""


def check(data: Any) -> None:
    """Raise ScenarioFault at the first thing that a scenario may not say."""
    SCENARIO(data, ())
    seats = len(data["players"])
    if not 2 <= seats <= 6:
        raise ScenarioFault(("players",), f"a game has 2 to 6 players, not {seats}")
    if data.get("active", 1) > seats:
        raise ScenarioFault(("active",), f"there is no seat {data['active']} at a table for {seats}")
