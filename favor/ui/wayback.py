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
    if me is None or step not in ("explore", "place", "card", "end", *NEEDS_RELIC):
        return ""
    if not show.options:
        return "stunned" if me.stunned else "wait"
    if show.ghost is not None:
        return "" if step == "place" else "lay"
    if show.about != "action":
        return "" if step == "offer" and show.about == "relic" else "answer"
    if step == "end":
        return "" if END_TURN in show.options else "answer"
    if step == "card":
        return "" if show.of_kind("play") else "unable"
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
    if not show.of_kind("move"):
        return "tired"
    return "back" if _leads_home(show) else "bridge" if _unexplored(show) else "out"


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
    """The lit place from which the Altar is fewest steps away, or, where no path leads there, what is not explored yet; -1 where
    none is lit."""
    steps = _steps_home(show)
    lit = [place for _, place in show.of_kind("move")]
    if not any(place in steps for place in lit):
        steps = _steps_out(show)
    return min(lit, key=lambda place: (steps.get(place, FAR), place), default=-1)


def _leads_home(show: Showing) -> bool:
    steps = _steps_home(show)
    return any(place in steps for _, place in show.of_kind("move"))


def _paths(show: Showing) -> dict[int, int]:
    """The open edges of every explored place but the Altar."""
    return {cell(tile.x, tile.y): tile.mask for tile in show.view.tiles if tile.symbol != "altar"}


def _steps_home(show: Showing) -> dict[int, int]:
    """For each explored place from which one can come to the Altar, how many steps that takes. From a Warp it takes one."""
    paths = _paths(show)
    joined = [place + STEP[side] for place, side in EXITS if paths.get(place + STEP[side], 0) & FACING[side]]
    warps = [cell(tile.x, tile.y) for tile in show.view.tiles if tile.symbol == "warp"]
    return dict.fromkeys(ALTAR_CELLS, 0) | _spread(paths, [*joined, *warps])


def _steps_out(show: Showing) -> dict[int, int]:
    """For each explored place how many steps it is from one with an open edge to nowhere."""
    paths = _paths(show)
    edge = [place for place, mask in paths.items()
            if any(mask & BIT[side] and place + STEP[side] not in (*paths, *ALTAR_CELLS) for side in SIDES)]  # fmt: skip
    return _spread(paths, edge)


def _spread(paths: dict[int, int], edge: list[int]) -> dict[int, int]:
    """How many steps along paths each place is from those at the edge, which are one step away."""
    steps: dict[int, int] = {}
    for far in range(1, len(paths) + 1):
        steps |= dict.fromkeys(edge, far)
        edge = [
            place + STEP[side] for place in edge for side in SIDES
            if paths[place] & BIT[side] and paths.get(place + STEP[side], 0) & FACING[side] and place + STEP[side] not in steps
        ]  # fmt: skip
    return steps
