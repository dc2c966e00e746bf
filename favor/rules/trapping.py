"""Laying a Trap Token: drawn at random, seen once by the one who lays it, then put on a legal tile (rulings 115, 116)."""

from __future__ import annotations

from favor.model.state import Frame, Program, State
from favor.rules import chance
from favor.rules.choices import pick
from favor.rules.engine import RULE, push

_TILES, _CHOSEN = range(2)


def is_legal(s: State, tile: int) -> bool:
    """Whether a Trap may lie here: on the map, not the Altar, no Trap and no piece on it."""
    return s.cell_of[tile] >= 0 and tile != s.book.altar and tile not in s.traps and tile not in s.places


def legal_tiles(s: State, tiles: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the tiles that may take a Trap."""
    return tuple([tile for tile in tiles if is_legal(s, tile)])


def lay_trap(s: State, seat: int, tiles: tuple[int, ...], source: int) -> None:
    """Let a player draw a token, look at it and lay it on one of the legal tiles; nothing where there is none."""
    tiles = legal_tiles(s, tiles)
    if tiles and s.bag:
        push(s, LAY, seat, source, RULE, (tiles,))


def _draw(s: State, f: Frame) -> None:
    s.held_trap = chance.draw_trap(s)
    s.events.append(("trap_drawn", f.you, s.held_trap))
    pick(s, f.you, "tile", "place_trap", f.thing, f.regs[_TILES], (1, 1), _CHOSEN)


def _lay(s: State, f: Frame) -> None:
    tile = f.regs[_CHOSEN][0]
    s.traps[tile] = s.held_trap
    s.trap_by[tile] = f.you
    s.held_trap = -1
    s.events.append(("trap_placed", f.you, tile))


LAY = Program("(lay trap)", (_draw, _lay), ((), ()))
