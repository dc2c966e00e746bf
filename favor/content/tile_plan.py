"""What a painted board tile says, as frozen plain data; knows neither XML nor pytmx nor the game's state."""

from __future__ import annotations

import dataclasses
import math
from dataclasses import dataclass
from typing import Any

Rows = tuple[tuple[int, ...], ...]
Spot = tuple[str, float, float, float, float]

SYMBOLS = ("blank", "ruin", "event", "warp", "terrain", "settlement", "altar")
TILE_CELLS = 9
ALTAR_CELLS = 3 * TILE_CELLS  # the Altar covers three by three board cells (rulings part 3)
SETTLEMENT_MASK = 0b1011  # authored facing north: flanks and outer edge open, the edge towards the Altar shut

# A cell's code is 1 + the picture's number in its atlas, plus these bits when Tiled mirrored or turned it; 0 is empty.
MIRRORED_X = 1 << 14
MIRRORED_Y = 1 << 13
TRANSPOSED = 1 << 12
PICTURE = TRANSPOSED - 1


def _seat(number: int) -> Spot:
    """One of six standing places round the medallion, clockwise from the upper left."""
    angle = math.radians(60 * number - 120)
    left, top = (round(0.5 + 0.3 * share, 4) for share in (math.cos(angle), math.sin(angle)))
    return (f"seat-{number + 1}", left, top, 0.0, 0.0)


# Where things lie on a tile that does not say otherwise: name, left, top, width, height, as shares of the tile.
STANDARD_SPOTS: tuple[Spot, ...] = (
    ("centre", 0.295, 0.295, 0.41, 0.41),
    ("ruin", 0.05, 0.05, 0.23, 0.23),
    ("trap", 0.72, 0.05, 0.23, 0.23),
    ("banner", 0.72, 0.72, 0.23, 0.23),
    ("more", 0.05, 0.72, 0.23, 0.23),
    *(_seat(number) for number in range(6)),
)
SPOT_NAMES = tuple(spot[0] for spot in STANDARD_SPOTS)


@dataclass(frozen=True, slots=True)
class TilePlan:
    """One tile as painted, facing north.

    `mask` has bit `1 << side` for every open edge (N E S W = 0 1 2 3). `masks` has one mask for each board cell the
    tile covers, row by row from the north west: one for every tile but the Altar, nine for the Altar, outer edges only.
    """

    mask: int
    masks: tuple[int, ...]
    region: str  # "" on the Altar
    symbol: str
    cells: tuple[Rows, Rows, Rows]  # ground, path, deco
    scenery: tuple[tuple[str, int, int], ...]  # (what the deco picture shows, column, row), row by row
    spots: tuple[Spot, ...]  # every name of STANDARD_SPOTS, left and top and size as shares of the tile
    atlas: tuple[str, int, int]  # picture file relative to the pack, columns, pixels of a cell

    def plain(self) -> tuple[Any, ...]:
        """The same as nested tuples that `marshal` can store."""
        return tuple(getattr(self, field.name) for field in dataclasses.fields(self))

    @classmethod
    def from_plain(cls, stored: tuple[Any, ...]) -> TilePlan:
        """The plan that `plain` was taken from."""
        return cls(*stored)

    def spot(self, name: str) -> Spot:
        """The named place; every plan has all standard ones."""
        return next(spot for spot in self.spots if spot[0] == name)


def code_parts(code: int) -> tuple[int, bool, bool, bool]:
    """A painted cell as (picture number in the atlas, mirrored left-right, mirrored top-bottom, transposed first)."""
    return (code & PICTURE) - 1, bool(code & MIRRORED_X), bool(code & MIRRORED_Y), bool(code & TRANSPOSED)
