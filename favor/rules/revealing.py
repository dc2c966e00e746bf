"""Drawing a Region tile and laying it: by Basic Movement at a fixed cell, by a card where it connects (rulings 33 to 45)."""

from __future__ import annotations

from favor.model.actions import Action
from favor.model.geometry import SETTLEMENT_CELLS
from favor.model.state import READY, Frame, Program, State
from favor.rules import board
from favor.rules.choices import pick
from favor.rules.engine import RULE, ask, give_back, push
from favor.rules.tables import TILE_REVEALED
from favor.rules.triggers import fire


def region_towards(s: State, tile: int, side: int) -> int:
    """Whose stack a reveal from this tile on this side draws from (ruling 40)."""
    if tile == s.book.altar:
        tile = s.tile_at[SETTLEMENT_CELLS[side]]
    region: int = s.book.tile_regions[tile]
    return region


def draw_tile(s: State, seat: int, region: int) -> int:
    """Take the top tile of a Region stack into the hand, -1 when there is none. A tile without any path goes under its
    stack and the next is drawn (ruling 38)."""
    stack = s.stacks[region]
    for _ in range(len(stack)):
        tile = stack.pop()
        if s.book.masks[tile]:
            s.held_tile = tile
            s.events.append(("tile_drawn", seat, tile))
            return tile
        stack.insert(0, tile)
        s.events.append(("tile_returned", seat, tile))
    return -1


def lay_held(s: State, seat: int, cell: int, turn: int) -> int:
    """Lay the drawn tile; a Ruin gets a ready token (ruling 68)."""
    tile = s.held_tile
    s.held_tile = -1
    board.lay(s, tile, cell, turn)
    s.events.append(("tile_revealed", seat, tile, cell, turn))
    if s.book.symbols[tile] == "ruin":
        s.ruins[tile] = READY
        s.events.append(("ruin", tile, READY))
    return tile


def ask_turn(s: State, seat: int, turns: tuple[int, ...], register: int) -> None:
    """Ask which way the tile lies; the answer (quarter turns) will stand in the top frame's register."""
    if len(turns) == 1:
        s.stack[-1].regs[register] = turns[0]
        s.events.append(("answered", seat, "turn", turns[0]))
        return
    options: tuple[Action, ...] = tuple([("pick", turn) for turn in turns])
    ask(s, seat, "turn", "turn_tile", -1, options, register)


# ---- by a card: regs (out, region, cells, turn, grounded) ----


def reveal_by_card(s: State, seat: int, region: int, out: int, grounded: bool) -> None:
    """Let a player draw a tile of this Region and lay it on any cell where it connects (`grounded`: with land that reaches
    the Altar or a Settlement); (tile,) or () will stand in register `out`."""
    push(s, REVEAL, seat, -1, RULE, (out, region, (), -1, grounded))


def _draw_for_card(s: State, f: Frame) -> None:
    cells = tuple(sorted(board.open_edges(s, f.regs[4])))
    tile = draw_tile(s, f.you, f.regs[1]) if cells else -1
    if tile < 0:
        give_back(s, f, f.regs[0], ())
        return
    pick(s, f.you, "cell", "place_tile", -1, cells, (1, 1), 2)


def _turn_for_card(s: State, f: Frame) -> None:
    wanted_sides = board.open_edges(s, f.regs[4])[f.regs[2][0]]
    ask_turn(s, f.you, board.fitting_turns(s.book.masks[s.held_tile], wanted_sides), 3)


def _lay_for_card(s: State, f: Frame) -> None:
    tile = lay_held(s, f.you, f.regs[2][0], f.regs[3])
    give_back(s, f, f.regs[0], (tile,))
    fire(s, TILE_REVEALED, f.you, -1, RULE, ((f.you,),))


REVEAL = Program("(reveal)", (_draw_for_card, _turn_for_card, _lay_for_card), (-1, -1, (), -1, False))


# ---- moving a tile on the map: regs (tile, orphans allowed, turning, cells, turn) ----


def move_tile(s: State, seat: int, tile: int, orphans_allowed: bool, turning: str) -> None:
    """Let a player move and/or turn this tile to a legal place (rulings 133, 134)."""
    push(s, MOVE_TILE, seat, -1, RULE, (tile, orphans_allowed, turning))


def placements(
    s: State, tile: int, orphans_allowed: bool, turning: str, first_only: bool = False
) -> tuple[tuple[int, int], ...]:
    """Legal (cell, turn) for a tile; `turning` is allowed, forbidden (it keeps its turn) or only (it keeps its cell)."""
    found = board.tile_placements(s, tile, first_only and turning == "allowed", orphans_allowed)
    if turning == "forbidden":
        return tuple([place for place in found if place[1] == s.turn_of[tile]])
    if turning == "only":
        return tuple([place for place in found if place[0] == s.cell_of[tile]])
    return found


def _choose_cell(s: State, f: Frame) -> None:
    found = placements(s, *f.regs[:3])
    cells = tuple(dict.fromkeys(cell for cell, _ in found))
    if not cells:
        s.stack.pop()
        return
    pick(s, f.you, "cell", "move_tile_to", -1, cells, (1, 1), 3)


def _choose_turn(s: State, f: Frame) -> None:
    cell = f.regs[3][0]
    ask_turn(s, f.you, tuple([turn for place, turn in placements(s, *f.regs[:3]) if place == cell]), 4)


def _relay(s: State, f: Frame) -> None:
    tile, cell, turn = f.regs[0], f.regs[3][0], f.regs[4]
    board.lift(s, tile)
    board.lay(s, tile, cell, turn)
    s.events.append(("tile_moved", f.you, tile, cell, turn))


MOVE_TILE = Program("(move tile)", (_choose_cell, _choose_turn, _relay), (-1, False, "allowed", (), -1))


def side_of_exit(s: State, tile: int, cell: int) -> int:
    """On which side of a tile an unexplored cell lies; -1 when no path of the tile leads there."""
    return next((side for other, side in s.unexplored[tile] if other == cell), -1)
