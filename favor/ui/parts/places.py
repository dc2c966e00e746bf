"""Where things lie, in words for listeners: so many steps north and east of you, paths to which sides. Reads the view."""

from __future__ import annotations

from functools import lru_cache

from favor.model.geometry import BIT, SIDES
from favor.model.views import TileView
from favor.ui import words_spoken as words
from favor.ui.parts.showing import Showing
from favor.ui.words import listed


def where(show: Showing, x: int, y: int) -> str:
    """A cell as seen from whoever is asked: "2 north, 1 east of you"; "" where nobody stands."""
    stand = _standing(show)
    if stand is None:
        return ""
    here = words.HERE if _is_mine(show) else words.HERE_OF.format(show.names.seat(_seat(show)))
    if (stand.x, stand.y) == (x, y):
        return here
    whose = words.OF_YOU if _is_mine(show) else words.OF.format("{0}", show.names.seat(_seat(show)))
    return whose.format(away(x - stand.x, y - stand.y))


def told(*parts: str) -> str:
    """Several things in a row, without the empty ones."""
    return "; ".join(part for part in parts if part)


@lru_cache(maxsize=1024)
def away(dx: int, dy: int) -> str:
    """How far, by the sides of the map."""
    north, east, south, west = words.SIDES
    parts = [(abs(dy), north if dy < 0 else south), (abs(dx), west if dx < 0 else east)]
    return ", ".join(words.AWAY.format(count, side) for count, side in parts if count)


@lru_cache(maxsize=16)
def paths(mask: int) -> str:
    """The sides to which the paths of a tile lead."""
    sides = tuple(words.SIDES[side] for side in SIDES if mask & BIT[side])
    return words.PATHS.format(listed(sides)) if sides else words.NO_PATHS


def joins(sides: tuple[int, ...]) -> str:
    """The sides on which a tile that is to be laid meets a path."""
    return words.JOINS.format(listed(tuple(words.SIDES[side] for side in sides))) if sides else ""


def _seat(show: Showing) -> int:
    if show.view.viewer >= 0:
        return show.view.viewer
    return show.asked if show.asked >= 0 else show.view.active


def _is_mine(show: Showing) -> bool:
    return _seat(show) == show.view.viewer


def _standing(show: Showing) -> TileView | None:
    """Where that seat stands; looked up once for each picture."""
    if not show.stand:
        seat = _seat(show)
        show.stand = (show.tile(show.view.players[seat].tile) if 0 <= seat < len(show.view.players) else None,)
    return show.stand[0]
