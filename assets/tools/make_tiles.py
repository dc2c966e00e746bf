"""Writes the first painting of all 45 board tiles, and the atlas and tileset they are painted with.

    python assets/tools/make_tiles.py [--into FOLDER] [--force] [--only atlas|maps]

The maps are meant to be repainted in Tiled afterwards, so a file that exists is kept unless --force is given. Two runs
write the same bytes. Paths are dealt as rulings part 5 says: per Region 2 crosses, 4 T, 2 straights and 2 bends.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import MappingProxyType

sys.path[:0] = [str(Path(__file__).resolve().parents[2])]  # the game's folder, for favor.content
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402
import tile_atlas as atlas  # noqa: E402

from favor.content.tile_plan import ALTAR_CELLS, SETTLEMENT_MASK, STANDARD_SPOTS, TILE_CELLS  # noqa: E402

N, E, S, W = 1, 2, 4, 8
CROSS = N | E | S | W
REGIONS = ("forest", "marshland", "wasteland", "mountain")
KINDS = (
    "ruin-1",
    "ruin-2",
    "boon-terrain",
    "bane-terrain",
    "event",
    "warp",
    "blank-1",
    "blank-2",
    "blank-3",
    "blank-4",
)
# Open edges per Region in the order of KINDS. The six tiles that are always in play hold one cross, three T, one
# straight and one bend, so Regions do not differ in worth; the four blanks hold one of each. One Ruin at least is a T.
EDGES = MappingProxyType(
    {
        "forest": (N | E | S, E | S, E | S | W, N | S, CROSS, N | E | W, CROSS, N | S | W, E | W, N | W),
        "marshland": (E | S | W, N | S, N | E, N | S | W, N | E | S, CROSS, CROSS, N | E | W, N | S, S | W),
        "wasteland": (N | E | W, CROSS, N | S | W, E | W, E | S | W, N | E, CROSS, N | E | S, N | S, E | S),
        "mountain": (N | S | W, S | W, N | S, N | E | S, CROSS, E | S | W, CROSS, N | E | W, E | W, N | E),
    }
)
TILED = 'version="1.10" tiledversion="1.10.2"'
PIXELS = f'tilewidth="{atlas.CELL}" tileheight="{atlas.CELL}"'
Cells = dict[tuple[int, int], int]


def main() -> int:
    """Write what is asked for and say what was kept."""
    options = _options()
    options.into.joinpath("tilesets").mkdir(parents=True, exist_ok=True)
    options.into.joinpath("tiles").mkdir(parents=True, exist_ok=True)
    kept = [str(path) for path, data in _files(options.into, options.only) if not _write(path, data, options.force)]
    if kept:
        print(f"kept {len(kept)} existing files (--force writes them anew)", file=sys.stderr)
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--into", type=Path, default=Path(__file__).resolve().parents[1])
    parser.add_argument("--force", action="store_true", help="write files that exist as well")
    parser.add_argument("--only", choices=("atlas", "maps"))
    return parser.parse_args()


def _files(into: Path, only: str | None) -> Iterator[tuple[Path, str | pygame.Surface]]:
    if only != "maps":
        yield into / "tilesets" / "land.png", atlas.draw_atlas()
        yield into / "tilesets" / "land.tsx", tileset_text()
    if only != "atlas":
        for name, text in maps():
            yield into / "tiles" / f"{name}.tmx", text


def _write(path: Path, data: str | pygame.Surface, force: bool) -> bool:
    if path.exists() and not force:
        return False
    if isinstance(data, str):
        path.write_text(data, "utf-8", newline="\n")
    else:
        pygame.image.save(data, str(path))
    return True


def maps() -> Iterator[tuple[str, str]]:
    """Every tile's name and its map file."""
    for region in REGIONS:
        for kind, mask in zip(KINDS, EDGES[region], strict=True):
            yield f"{region}-{kind}", tile_text(f"{region}-{kind}", region, _symbol(kind), mask)
        yield f"{region}-settlement", tile_text(f"{region}-settlement", region, "settlement", SETTLEMENT_MASK)
    yield "altar", altar_text()


def _symbol(kind: str) -> str:
    word = kind.rstrip("-1234")
    return "terrain" if word.endswith("terrain") else word


# painting ----------------------------------------------------------------------------------------------------------


def tile_text(name: str, region: str, symbol: str, mask: int) -> str:
    """The map of one Region or Settlement tile."""
    middle = TILE_CELLS // 2
    lanes = arms(middle, middle, mask)
    path = joined(lanes, TILE_CELLS)
    deco = scenery(name, region, symbol, lanes)
    return map_text(TILE_CELLS, (ground(name, region, TILE_CELLS), path, deco), {"region": region, "symbol": symbol})


def altar_text() -> str:
    """The map of the Altar: a lane to each of the eight exits, a square of steps, and the way to the middle."""
    near, middle, far = (TILE_CELLS * number + TILE_CELLS // 2 for number in range(3))
    lanes = {(x, y) for x in (near, far) for y in range(ALTAR_CELLS)} | {(middle, y) for y in range(near, far)}
    lanes |= {(y, x) for x, y in lanes}
    deco: Cells = {}
    for at in range(near + 2, far - 1):
        for spot in ((at, near + 2), (at, far - 2), (near + 2, at), (far - 2, at)):
            if spot not in lanes:
                deco[spot] = atlas.number_of("step")
    for x in (2, middle - 3, middle + 3, ALTAR_CELLS - 3):
        deco |= {(x, y): atlas.number_of("lamp") for y in (2, middle - 3, middle + 3, ALTAR_CELLS - 3)}
    deco |= {(x, y): atlas.number_of("pane") for x in (middle - 2, middle + 2) for y in (middle - 2, middle + 2)}
    deco[middle, middle] = atlas.number_of("altar-mark")
    return map_text(ALTAR_CELLS, (altar_ground(), joined(lanes, ALTAR_CELLS), deco), {"symbol": "altar"})


def arms(x: int, y: int, mask: int) -> set[tuple[int, int]]:
    """Straight lanes from the centre to the open edges."""
    lanes = {(x, y)}
    for side, (step_x, step_y) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        if mask & 1 << side:
            lanes |= {(x + step_x * reach, y + step_y * reach) for reach in range(1, TILE_CELLS // 2 + 1)}
    return lanes


def joined(lanes: set[tuple[int, int]], size: int) -> Cells:
    """The piece of ribbon for every lane cell: it joins its neighbours and runs out over the border."""
    pieces: Cells = {}
    for x, y in lanes:
        around = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        sides = sum(1 << side for side, near in enumerate(around) if near in lanes or {*near} & {-1, size})
        pieces[x, y] = atlas.PATH_ROW * atlas.COLUMNS + sides
    return pieces


def ground(name: str, region: str, size: int) -> Cells:
    """Four sheets of paper behind each other, their edges at heights of this tile's own."""
    row = atlas.COLUMNS * tuple(atlas.DECO).index(region)
    base = [2 + chance(name, "edge", 0) % 2, 4 + chance(name, "edge", 1) % 2, 6 + chance(name, "edge", 2) % 2]
    tops = [[edge + _sway(name, number, x) for number, edge in enumerate(base)] for x in range(size)]
    cells: Cells = {}
    for x in range(size):
        for y in range(size):
            sheet = sum(y >= top for top in tops[x])
            cells[x, y] = row + sheet + (atlas.LEVELS if sheet and y == tops[x][sheet - 1] else 0)
    return cells


def _sway(name: str, number: int, x: int) -> int:
    """0 or 1: where a sheet's edge steps down a cell, in runs of three."""
    return chance(name, f"sway {number}", x // 3) % 2


def altar_ground() -> Cells:
    """Square steps that rise towards the middle."""
    row, middle = atlas.COLUMNS * tuple(atlas.DECO).index("altar"), ALTAR_CELLS // 2
    steps = {}
    for x in range(ALTAR_CELLS):
        for y in range(ALTAR_CELLS):
            away = max(abs(x - middle), abs(y - middle), (abs(x - middle) + abs(y - middle)) * 2 // 3)
            steps[x, y] = row + min(3, away // 4)
    return steps


def scenery(name: str, region: str, symbol: str, lanes: set[tuple[int, int]]) -> Cells:
    """The symbol's mark, a Settlement's houses, kerbs on closed edges, and the Region's growth everywhere else."""
    middle, last = TILE_CELLS // 2, TILE_CELLS - 1
    cells: Cells = {}
    for x in range(TILE_CELLS):
        for y in range(TILE_CELLS):
            free = (x, y) not in lanes and max(abs(x - middle), abs(y - middle)) > 1
            if free and chance(name, f"deco {x}", y) % 100 < 46:
                cells[x, y] = atlas.number_of(_growth(name, region, symbol, x, y))
    edges = {
        "kerb-north": (middle, 0),
        "kerb-east": (last, middle),
        "kerb-south": (middle, last),
        "kerb-west": (0, middle),
    }
    cells |= {place: atlas.number_of(kerb) for kerb, place in edges.items() if place not in lanes}
    if symbol != "blank":
        cells[middle, middle] = atlas.number_of(f"{symbol}-mark")
    return cells


def _growth(name: str, region: str, symbol: str, x: int, y: int) -> str:
    words = atlas.DECO[region]
    draw = chance(name, f"which {x}", y)
    if symbol == "settlement" and 1 <= y <= 6 and 1 <= x <= 7 and draw % 2:
        words = ("house", "house", "hall", "well", "lamp", "fence", "house", "hall")
    return words[min(draw // 2 % 8, draw // 16 % 8)]  # the first words are the commonest


def chance(name: str, about: str, number: int) -> int:
    """A number that looks random and is the same on every run."""
    return int.from_bytes(hashlib.sha256(f"{name}/{about}/{number}".encode()).digest()[:4], "big")


# the files ---------------------------------------------------------------------------------------------------------


def map_text(size: int, layers: tuple[Cells, Cells, Cells], labels: dict[str, str]) -> str:
    """A map file as Tiled 1.10 writes it."""
    head = f'<map {TILED} orientation="orthogonal" renderorder="right-down" width="{size}" height="{size}"'
    spots = list(_spots(size * atlas.CELL))
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'{head} {PIXELS} infinite="0" nextlayerid="5" nextobjectid="{len(spots) + 1}">',
        " <properties>",
        *(f'  <property name="{name}" value="{value}"/>' for name, value in labels.items()),
        " </properties>",
        ' <tileset firstgid="1" source="../tilesets/land.tsx"/>',
    ]
    for number, (name, cells) in enumerate(zip(("ground", "path", "deco"), layers, strict=True), 1):
        lines += [f' <layer id="{number}" name="{name}" width="{size}" height="{size}">', '  <data encoding="csv">']
        rows = (",".join(str(cells.get((x, y), -1) + 1) for x in range(size)) for y in range(size))
        lines += [",\n".join(rows), "</data>", " </layer>"]
    return "\n".join([*lines, ' <objectgroup id="4" name="spots">', *spots, " </objectgroup>", "</map>", ""])


def _spots(extent: int) -> Iterator[str]:
    for number, (name, left, top, width, height) in enumerate(STANDARD_SPOTS, 1):
        x, y, wide, high = (f"{value * extent:g}" for value in (left, top, width, height))
        form, shape = (f' width="{wide}" height="{high}"', "ellipse") if width else ("", "point")
        yield f'  <object id="{number}" name="{name}" x="{x}" y="{y}"{form}>\n   <{shape}/>\n  </object>'


def tileset_text() -> str:
    """The tileset file: the atlas, and for each picture what it shows."""
    count, cell = atlas.ROWS * atlas.COLUMNS, atlas.CELL
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset {TILED} name="land" {PIXELS} tilecount="{count}" columns="{atlas.COLUMNS}">',
        f' <image source="land.png" width="{atlas.COLUMNS * cell}" height="{atlas.ROWS * cell}"/>',
    ]
    for number in range(count):
        if word := atlas.shows(number):
            label = f'   <property name="shows" value="{word}"/>'
            lines += [f' <tile id="{number}">', "  <properties>", label, "  </properties>", " </tile>"]
    return "\n".join([*lines, "</tileset>", ""])


if __name__ == "__main__":
    raise SystemExit(main())
