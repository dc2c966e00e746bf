"""Reads painted board tiles through pytmx and checks them against their symbol; the only module that touches pytmx.

Importing it imports pygame, so the game does that only when compiled tiles are stale. Knows no rule and no state.
"""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from favor.content import tile_paths
from favor.content.tile_plan import (
    ALTAR_CELLS,
    MIRRORED_X,
    MIRRORED_Y,
    PICTURE,
    SPOT_NAMES,
    STANDARD_SPOTS,
    SYMBOLS,
    TILE_CELLS,
    TRANSPOSED,
    Rows,
    Spot,
    TilePlan,
    code_parts,
)
from favor.content.tiled_survey import Survey, survey
from favor.content.tiled_xml import Element, TiledProblem, csv_cells

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the greeting would go to stdout, into `check --json`
import pytmx  # noqa: E402  the greeting must be off first

PAINTED = ("ground", "path", "deco")
LAYERS = (*PAINTED, "spots")
GID = 0x1FFFFFFF  # the bits above it say how Tiled mirrored or turned the cell
REGION = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

Report = Callable[[TiledProblem], None]


def read_tile(path: Path, root: Path) -> TilePlan:
    """The tile painted in a TMX file of the pack in `root`; raises its first TiledProblem."""
    plan, problems = examine_tile(path, root)
    if plan is None:
        raise problems[0]
    return plan


def examine_tile(path: Path, root: Path) -> tuple[TilePlan | None, tuple[TiledProblem, ...]]:
    """The tile and nothing, or None and everything that is wrong with it, in the order of the file."""
    problems: list[TiledProblem] = []
    plan = None
    try:
        seen = survey(path, root)
        _check_layers(seen, problems.append)
        if not problems:
            plan = _plan(seen, root, problems.append)
    except TiledProblem as problem:
        problems.append(problem)
    problems.sort(key=lambda problem: (problem.file, problem.line, problem.column))
    return (None if problems else plan), tuple(problems)


def compile_folder(
    folder: Path, names: Sequence[str], root: Path | None = None
) -> tuple[dict[str, tuple[Any, ...]], list[TiledProblem]]:
    """The plans of `<name>.tmx` in a folder, as plain tuples (see TilePlan.from_plain), and everybody's problems.

    Tilesets and pictures must lie in `root`; it is the folder's parent unless given.
    """
    plans: dict[str, tuple[Any, ...]] = {}
    problems: list[TiledProblem] = []
    for name in names:
        plan, found = examine_tile(folder / f"{name}.tmx", root or folder.parent)
        problems += found
        if plan:
            plans[name] = plan.plain()
    return plans, problems


# the map's outline, before pytmx -----------------------------------------------------------------------------------


def _check_layers(seen: Survey, report: Report) -> None:
    """The right layers, each once, full of numbers that the tileset has pictures for."""
    size = _size(seen.map)
    names: list[str] = []
    for layer in (child for child in seen.map.children if child.tag in ("layer", "objectgroup")):
        name = layer.attrs.get("name", "")
        wanted = "objectgroup" if name == "spots" else "layer"
        if name not in LAYERS:
            report(layer.problem("tiled-layer", f'unknown layer "{name}"{_near(name, LAYERS)}'))
        elif layer.tag != wanted:
            kind = "an object layer" if wanted == "objectgroup" else "a tile layer"
            report(layer.problem("tiled-layer", f'the layer "{name}" must be {kind}'))
        elif name in names:
            report(layer.problem("tiled-layer", f'the layer "{name}" appears twice'))
        elif any(layer.attrs.get(word, "0") != "0" for word in ("offsetx", "offsety", "x", "y")):
            report(layer.problem("tiled-layer", f'the layer "{name}" is shifted: set its offset to 0'))
        elif layer.tag == "layer":
            _check_cells(layer, size, seen, report)
        names.append(name)
    for name in LAYERS:
        if name not in names:
            report(seen.map.problem("tiled-layer", f'the layer "{name}" is missing'))


def _size(world: Element) -> int:
    size = world.number("width"), world.number("height")
    if size not in ((TILE_CELLS, TILE_CELLS), (ALTAR_CELLS, ALTAR_CELLS)):
        sentence = (
            f"the map is {size[0]} by {size[1]} cells; a tile is {TILE_CELLS} by {TILE_CELLS}, "
            f"the Altar {ALTAR_CELLS} by {ALTAR_CELLS}: Map > Resize Map"
        )
        raise world.problem("tile-size", sentence)
    if not 4 <= world.number("tilewidth") == world.number("tileheight") <= 64:
        raise world.problem("tile-size", "the cells of a tile are squares of 4 to 64 pixels")
    return size[0]


def _check_cells(layer: Element, size: int, seen: Survey, report: Report) -> None:
    name = layer.attrs["name"]
    if layer.attrs.get("visible", "1") != "1":
        report(layer.problem("tiled-layer", f'the layer "{name}" is hidden: what counts must be seen'))
    sheets = list(layer.all("data"))
    cells = list(csv_cells(sheets[0])) if len(sheets) == 1 else []
    if len(cells) != size * size or (layer.number("width"), layer.number("height")) != (size, size):
        report(layer.problem("tiled-cells", f'the layer "{name}" has {len(cells)} cells, not {size} by {size}'))
    last = seen.first_gid + seen.tileset.number("tilecount") - 1
    for line, column, word in cells:
        picture = int(word) & GID if word.isascii() and word.isdigit() and len(word) <= 10 else -1
        if picture and not seen.first_gid <= picture <= last:
            sentence = f'"{word}" is no picture of the tileset ({seen.first_gid} to {last}, or 0 for none)'
            report(TiledProblem(str(layer.file), line, column, "tiled-cell", f'layer "{name}": {sentence}'))


# the plan, through pytmx -------------------------------------------------------------------------------------------


def _plan(seen: Survey, root: Path, report: Report) -> TilePlan:
    world = _open(seen)
    symbol, region = _labels(seen, world, report)
    ground, path, deco = (_rows(world, name, seen.first_gid) for name in PAINTED)
    layer = _layer(seen, "path")
    places = [place[:2] for sheet in layer.all("data") for place in csv_cells(sheet)]
    fits = (symbol == "altar") == (len(path) == ALTAR_CELLS)  # else the size is the only thing worth saying
    for fault in tile_paths.faults(path, symbol) if fits else ():
        line, column = places[fault.row * len(path) + fault.column]
        report(TiledProblem(str(layer.file), line, column, fault.code, f'layer "path": {fault.sentence}'))
    return TilePlan(
        tile_paths.whole_mask(path),
        tile_paths.block_masks(path),
        region,
        symbol,
        (ground, path, deco),
        _scenery(seen, deco),
        _spots(seen, world, report),
        (_relative(seen.atlas, root), seen.tileset.number("columns"), seen.tileset.number("tilewidth")),
    )


def _open(seen: Survey) -> Any:
    """The map as pytmx reads it, without opening any picture."""
    try:
        return pytmx.TiledMap(str(seen.map.file))
    except Exception as fault:  # pytmx raises bare and varied ones; what the survey let through ends as a sentence
        told = f"{type(fault).__name__}: {fault}"
        sentence = f"the Tiled reader stumbled over this map ({told}); save it again with Tiled 1.10"
        raise seen.map.problem("tiled-unreadable", sentence) from fault


def _labels(seen: Survey, world: Any, report: Report) -> tuple[str, str]:
    """Symbol and Region as the map's properties give them."""
    symbol, region = (str(world.properties.get(name, "")) for name in ("symbol", "region"))
    for about, code, sentence in _label_faults(symbol, region, world.width):
        report(_property(seen, about).problem(code, sentence))
    return symbol, region


def _label_faults(symbol: str, region: str, size: int) -> Iterator[tuple[str, str, str]]:
    """(property, code, sentence) for what is wrong with a map's properties."""
    is_altar = symbol == "altar"
    if symbol not in SYMBOLS:
        said = f"{_said(symbol)}{_near(symbol, SYMBOLS)}"
        yield "symbol", "tile-symbol", f'the map property "symbol" is {said}: Map > Map Properties'
    if is_altar and region:
        yield "region", "tile-region", 'the Altar is a Region of its own: remove the property "region"'
    if not is_altar and not REGION.fullmatch(region):
        sentence = f'the map property "region" is {_said(region)}; it must be the id of a Region, such as "forest"'
        yield "region", "tile-region", sentence
    if is_altar != (size == ALTAR_CELLS):
        sentence = f"the Altar is {ALTAR_CELLS} by {ALTAR_CELLS} cells, every other tile {TILE_CELLS} by {TILE_CELLS}"
        yield "symbol", "tile-size", sentence


def _rows(world: Any, name: str, first_gid: int) -> Rows:
    """A painted layer as rows of cell codes."""
    return tuple(tuple(_code(world, gid, first_gid) for gid in row) for row in world.get_layer_by_name(name).data)


def _code(world: Any, gid: int, first_gid: int) -> int:
    """pytmx numbers pictures anew in each map; back to the picture's own number, with its turning in the high bits."""
    if not gid:
        return 0
    drawn = world.tiledgidmap[gid]
    flags = next(flags for number, flags in world.gidmap[drawn] if number == gid)
    turning = MIRRORED_X * bool(flags[0]) | MIRRORED_Y * bool(flags[1]) | TRANSPOSED * bool(flags[2])
    return int(drawn - first_gid + 1) & PICTURE | turning


def _scenery(seen: Survey, deco: Rows) -> tuple[tuple[str, int, int], ...]:
    """What the deco pictures show, for those whose tileset says so in a property "shows"."""
    words = {tile.number("id"): word for tile in seen.tileset.all("tile") if (word := _shows(tile))}
    painted = ((words.get(code_parts(code)[0]), x, y) for y, row in enumerate(deco) for x, code in enumerate(row))
    return tuple((word, x, y) for word, x, y in painted if word)


def _shows(tile: Element) -> str:
    entries = (entry for sheet in tile.all("properties") for entry in sheet.all("property"))
    return next((entry.attrs.get("value", "") for entry in entries if entry.attrs.get("name") == "shows"), "")


def _spots(seen: Survey, world: Any, report: Report) -> tuple[Spot, ...]:
    """All named places, those the map leaves out at their standard ones."""
    painted: dict[str, Spot] = {}
    elements = {item.number("id", 0): item for item in _layer(seen, "spots").all("object")}
    extent = world.width * world.tilewidth
    for item in world.get_layer_by_name("spots"):
        box = tuple(round(value / extent, 4) for value in (item.x, item.y, item.width, item.height))
        for sentence in _spot_faults(item, box, painted):
            report(elements[item.id].problem("tile-spot", f'layer "spots", object {item.id}: {sentence}'))
        painted[item.name or ""] = (item.name or "", *box)
    return tuple(painted.get(spot[0], spot) for spot in STANDARD_SPOTS)


def _spot_faults(item: Any, box: tuple[float, ...], painted: dict[str, Spot]) -> Iterator[str]:
    name, (left, top, width, height) = item.name or "", box
    if name not in SPOT_NAMES:
        yield f'unknown place "{name}"{_near(name, SPOT_NAMES)}'
    elif name in painted:
        yield f'the place "{name}" appears twice'
    if item.rotation or item.gid or hasattr(item, "points"):
        yield f'"{name}" must be an upright rectangle, ellipse or point'
    if not (0 <= left <= left + width <= 1 and 0 <= top <= top + height <= 1):
        yield f'"{name}" reaches beyond the tile'


# finding things ----------------------------------------------------------------------------------------------------


def _layer(seen: Survey, name: str) -> Element:
    return next(child for child in seen.map.children if child.attrs.get("name") == name)


def _property(seen: Survey, name: str) -> Element:
    """Where a map property stands, or the map when it is absent."""
    entries = (entry for sheet in seen.map.all("properties") for entry in sheet.all("property"))
    return next((entry for entry in entries if entry.attrs.get("name") == name), seen.map)


def _relative(path: Path, root: Path) -> str:
    return path.relative_to(root.resolve()).as_posix()


def _said(word: str) -> str:
    return f'"{word}"' if word else "missing"


def _near(word: str, known: Sequence[str]) -> str:
    """A guess at what was meant, or the known words."""
    best = difflib.get_close_matches(word, known, 1)
    return f' (did you mean "{best[0]}"?)' if best else f" (known: {', '.join(known)})"
