"""The way back for whoever has wandered off in the lesson: what to do before a step can be taken. Reads the picture alone."""

from __future__ import annotations

from favor.model.actions import END_TURN
from favor.model.geometry import ALTAR_CELLS, BIT, EXITS, FACING, SIDES, STEP, cell, xy
from favor.model.views import TileView
from favor.ui.parts.showing import Showing

NEEDS_RELIC = ("delve", "home", "offer")
"""Steps that want a Relic fetched or carried."""

FAR = 1 << 16


def astray(step: str, show: Showing) -> str:
    """The id of what to do before this step can be taken; "" when it can."""
    me = show.me
    if me is None or step not in ("explore", "place", "end", *NEEDS_RELIC):
        return ""
    if not show.options:
        return "stunned" if me.stunned else "wait"
    if show.ghost is not None:
        return "" if step == "place" else "lay"
    if show.about != "action":
        return "" if step == "offer" and show.about == "relic" else "answer"
    if step == "end":
        return "" if END_TURN in show.options else "answer"
    if step in NEEDS_RELIC:
        return _with_relic(step, show) if me.relics else _without_relic(step, show)
    return "" if step == "explore" and _unexplored(show) else _search(show)


def _with_relic(step: str, show: Showing) -> str:
    """A Relic is there: to the Altar with it."""
    if show.of_kind("offer"):
        return "" if step == "offer" else "here"
    if stands_on_altar(show):
        return "tired"
    if any(place in ALTAR_CELLS for _, place in show.of_kind("move")):
        return "" if step == "home" else "back"
    return "back" if show.of_kind("move") else "tired"


def _without_relic(step: str, show: Showing) -> str:
    """No Relic yet, or no more: to a Ruin that is ready."""
    if show.of_kind("delve"):
        return "" if step == "delve" else "dig"
    if any(tile is not None and tile.ruin == "ready" for tile in _lit(show)):
        return "ruin"
    return _search(show)


def _search(show: Showing) -> str:
    if _unexplored(show):
        return "search"
    return "out" if show.of_kind("move") else "tired"


def _unexplored(show: Showing) -> bool:
    return any(tile is None for tile in _lit(show))


def _lit(show: Showing) -> list[TileView | None]:
    """The tiles in reach; None for a place that is not explored."""
    tiles = {(tile.x, tile.y): tile for tile in show.view.tiles}
    altar = next((tile for tile in show.view.tiles if tile.symbol == "altar"), None)
    return [altar if place in ALTAR_CELLS else tiles.get(xy(place)) for _, place in show.of_kind("move")]


def stands_on_altar(show: Showing) -> bool:
    """Is the learner on the Altar?"""
    tile = show.tile(show.me.tile) if show.me is not None else None
    return tile is not None and tile.symbol == "altar"


def homeward(show: Showing) -> int:
    """The lit place from which the Altar is fewest steps away, -1 where none is lit."""
    steps = _steps_home(show)
    lit = [place for _, place in show.of_kind("move")]
    return min(lit, key=lambda place: (steps.get(place, FAR), place), default=-1)


def _steps_home(show: Showing) -> dict[int, int]:
    """For each explored place how many steps along paths it is from the Altar."""
    paths = {cell(tile.x, tile.y): tile.mask for tile in show.view.tiles if tile.symbol != "altar"}
    steps = dict.fromkeys(ALTAR_CELLS, 0)
    edge = [place + STEP[side] for place, side in EXITS if paths.get(place + STEP[side], 0) & FACING[side]]
    for far in range(1, len(paths) + 1):
        steps |= dict.fromkeys(edge, far)
        edge = [
            place + STEP[side] for place in edge for side in SIDES
            if paths[place] & BIT[side] and paths.get(place + STEP[side], 0) & FACING[side] and place + STEP[side] not in steps
        ]  # fmt: skip
    return steps
