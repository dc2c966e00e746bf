"""From painted path cells to open edges; the painting is the rule. Knows rows of numbers, neither files nor regions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from favor.content.tile_plan import SETTLEMENT_MASK, TILE_CELLS, Rows
from favor.model.geometry import SIDE_NAMES as SIDES

MIDDLE = TILE_CELLS // 2


class Fault(NamedTuple):
    """Something wrong with the painting, at a cell (column, row)."""

    column: int
    row: int
    code: str
    sentence: str


class Gate(NamedTuple):
    """A place where a path may leave: the middle of one side of one board cell."""

    column: int
    row: int
    block: int  # which board cell of the tile, row by row from the north west
    side: int


def gates(size: int) -> tuple[Gate, ...]:
    """All gates of a painted square of `size` cells, clockwise from the north side's first."""
    span, last = size // TILE_CELLS, size - 1
    places = []
    for number in range(span):
        at = number * TILE_CELLS + MIDDLE
        places += [
            Gate(at, 0, number, 0),
            Gate(last, at, number * span + span - 1, 1),
            Gate(at, last, (span - 1) * span + number, 2),
            Gate(0, at, number * span, 3),
        ]
    return tuple(sorted(places, key=lambda gate: gate.side))


def open_gates(path: Rows) -> tuple[Gate, ...]:
    """The gates whose border cell is painted."""
    return tuple(gate for gate in gates(len(path)) if path[gate.row][gate.column])


def block_masks(path: Rows) -> tuple[int, ...]:
    """One mask of open outer edges for every board cell the painting covers."""
    masks = [0] * (len(path) // TILE_CELLS) ** 2
    for gate in open_gates(path):
        masks[gate.block] |= 1 << gate.side
    return tuple(masks)


def whole_mask(path: Rows) -> int:
    """The sides that are open somewhere."""
    mask = 0
    for gate in open_gates(path):
        mask |= 1 << gate.side
    return mask


def faults(path: Rows, symbol: str) -> Iterator[Fault]:
    """Everything wrong with the painted paths of a tile with this symbol."""
    yield from _border_faults(path)
    yield from _lane_faults(path)
    yield from _altar_faults(path) if symbol == "altar" else _count_faults(path, symbol)


def _border_faults(path: Rows) -> Iterator[Fault]:
    allowed = {(gate.column, gate.row) for gate in gates(len(path))}
    for column, row in _border(len(path)):
        if path[row][column] and (column, row) not in allowed:
            sentence = (
                f"the path touches the {_side_of(column, row, len(path))} border at cell {column}, {row}; "
                f"it may leave only through the middle cell of a side: erase it here"
            )
            yield Fault(column, row, "tile-edge", sentence)


def _lane_faults(path: Rows) -> Iterator[Fault]:
    centre = len(path) // 2
    reached = _walk(path, (centre, centre))
    if not reached:
        yield Fault(centre, centre, "tile-centre", f"the centre cell {centre}, {centre} has no path; all meet there")
        return
    for gate in open_gates(path):
        if (gate.column, gate.row) not in reached:
            sentence = (
                f"the path at the {SIDES[gate.side]} edge does not lead to the centre cell {centre}, {centre}: "
                f"paint on from cell to cell (corners do not join), or close the edge"
            )
            yield Fault(gate.column, gate.row, "tile-lane", sentence)


def _count_faults(path: Rows, symbol: str) -> Iterator[Fault]:
    mask = whole_mask(path)
    if symbol == "settlement" and mask != SETTLEMENT_MASK:  # rulings part 3: flanks and outer edge open, inner shut
        sentence = (
            "a Settlement is painted facing north: paths at the north, east and west edges and none at the south, "
            f"but this one opens {side_words(mask)}"
        )
        yield Fault(MIDDLE, MIDDLE, "tile-settlement", sentence)
    elif mask.bit_count() < 2:
        sentence = f"a tile needs paths at two edges or more, and this one opens {side_words(mask)}: paint another"
        yield Fault(MIDDLE, MIDDLE, "tile-few-paths", sentence)


def _altar_faults(path: Rows) -> Iterator[Fault]:
    """Rulings part 3: eight exits, two beside every corner; edges towards Settlements are a house rule's matter."""
    for gate in gates(len(path)):
        corner = gate.block in (0, 2, 6, 8)
        if corner and not path[gate.row][gate.column]:
            sentence = (
                f"the Altar has eight exits, two on every side; the {SIDES[gate.side]} one at cell {gate.column}, "
                f"{gate.row} is not painted"
            )
            yield Fault(gate.column, gate.row, "tile-altar", sentence)
        if not corner and path[gate.row][gate.column]:
            sentence = (
                f"cell {gate.column}, {gate.row} would join the Altar to the {SIDES[gate.side]} Settlement; "
                'the house rule "altar_to_settlement" decides that, so leave it empty'
            )
            yield Fault(gate.column, gate.row, "tile-altar", sentence)


def side_words(mask: int) -> str:
    """A mask in words: "north and east", "nothing"."""
    words = [name for side, name in enumerate(SIDES) if mask & 1 << side]
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:]))) or "nothing"


def _walk(path: Rows, start: tuple[int, int]) -> set[tuple[int, int]]:
    """The painted cells that hang together with `start`, joined by their sides."""
    seen: set[tuple[int, int]] = set()
    waiting = [start]
    while waiting:
        column, row = waiting.pop()
        inside = 0 <= row < len(path) and 0 <= column < len(path)
        if not inside or (column, row) in seen or not path[row][column]:
            continue
        seen.add((column, row))
        waiting += [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    return seen


def _border(size: int) -> Iterator[tuple[int, int]]:
    for row in range(size):
        inner = range(size) if row in (0, size - 1) else (0, size - 1)
        for column in inner:
            yield column, row


def _side_of(column: int, row: int, size: int) -> str:
    if row in (0, size - 1):
        return "north" if row == 0 else "south"
    return "west" if column == 0 else "east"
