"""Cells, sides, turns and path masks of the board as small ints. Knows no tile and no rule.

A cell is one int so that a neighbour is one addition. x grows east, y grows south. The Altar covers x, y in -1..1.
"""

from __future__ import annotations

NORTH, EAST, SOUTH, WEST = range(4)
SIDES = (NORTH, EAST, SOUTH, WEST)
SIDE_NAMES = ("north", "east", "south", "west")
SIDE_LETTERS = "nesw"

_WIDTH = 256
_HALF = 128

STEP = (-1, _WIDTH, 1, -_WIDTH)
"""What to add to a cell for its neighbour on each side."""

BIT = (1, 2, 4, 8)
"""The bit of each side in a path mask."""

FACING = (4, 8, 1, 2)
"""The bit that must be open in the neighbour on each side."""

TURNED = tuple(tuple(((mask << turn) | (mask >> (4 - turn))) & 15 for turn in range(4)) for mask in range(16))
"""TURNED[mask][turn]: the mask after `turn` quarter turns clockwise."""


def cell(x: int, y: int) -> int:
    """The cell at column x, row y; both within -100..100."""
    return (x + _HALF) * _WIDTH + y + _HALF


def xy(place: int) -> tuple[int, int]:
    """Column and row of a cell."""
    return place // _WIDTH - _HALF, place % _WIDTH - _HALF


def mask_of(sides: str | list[str] | tuple[str, ...]) -> int:
    """The path mask of side letters, e.g. ["n", "s"] -> 5."""
    mask = 0
    for side in sides:
        mask |= BIT[SIDE_LETTERS.index(side[0])]
    return mask


def letters(mask: int) -> tuple[str, ...]:
    """The open sides of a mask as letters in the order n e s w."""
    return tuple(SIDE_LETTERS[side] for side in SIDES if mask & BIT[side])


CENTRE = cell(0, 0)
ALTAR_CELLS = tuple(cell(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1))
SETTLEMENT_CELLS = (cell(0, -2), cell(2, 0), cell(0, 2), cell(-2, 0))
"""Settlement cells on the sides N E S W of the Altar (rulings, part 3)."""

EXITS = tuple(
    (cell(x, y), side)
    for side, places in (
        (NORTH, ((-1, -1), (1, -1))),
        (EAST, ((1, -1), (1, 1))),
        (SOUTH, ((-1, 1), (1, 1))),
        (WEST, ((-1, -1), (-1, 1))),
    )
    for x, y in places
)
"""The eight exits: (Altar cell, side it opens to)."""

TOWN_EDGES = ((cell(0, -1), NORTH), (cell(1, 0), EAST), (cell(0, 1), SOUTH), (cell(-1, 0), WEST))
"""The Altar's edges toward its Settlements, shut unless the switch `altar_to_settlement` is open."""
