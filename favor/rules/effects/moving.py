"""move_player, swap_places, reveal_tile, move_tile, place_trap, spring_trap."""

from __future__ import annotations

from typing import Any

from favor.model.actions import DONE, Action
from favor.model.geometry import FACING
from favor.model.state import Frame, Program, State
from favor.rules import arrivals, board, revealing, trapping
from favor.rules.book import Check, Several
from favor.rules.compiler import Compiler, Node
from favor.rules.effects.helpers import affected, in_turn, named, some, standing_for
from favor.rules.engine import ask, push
from favor.rules.selectors import exists_in, one, select
from favor.rules.values import is_down


def move_player(c: Compiler, step: Node) -> Check:
    """Walk along Connected Tiles, step by step (rulings 57, 58), or teleport to a tile (53, 128)."""
    teleports = step["how"] == "teleport"
    who, maybe = affected(c, step["who"], the_stunned_too=teleports)
    if not teleports and "to" not in step:
        return _walk(c, step)
    to = standing_for(select(c, step["to"], "choose_tile"))

    def move(s: State, f: Frame, seat: int) -> None:
        tiles = to.run(s, f)
        if tiles and tiles[0] != s.places[seat] and s.cell_of[tiles[0]] >= 0:
            if teleports:
                arrivals.arrive_later(s, seat, arrivals.set_place(s, seat, tiles[0], "teleport"))
            elif tiles[0] in s.links[s.places[seat]]:
                arrivals.arrive(s, seat, arrivals.set_place(s, seat, tiles[0], "walk"), False)

    in_turn(c, who, move)
    return lambda s, f: any(tile != s.places[seat] for seat in maybe(s, f) for tile in to.maybe(s, f))


def _walk(c: Compiler, step: Node) -> Check:
    who, maybe = affected(c, step["who"])
    steps = step.get("steps", {"min": 1, "max": 1})
    least, most = (steps, steps) if isinstance(steps, int) else (steps.get("min", 0), steps["max"])
    reveals = bool(step.get("reveals", False))

    by = one(c, step["by"]) if "by" in step else None

    def walk(s: State, f: Frame, seat: int) -> None:
        push(s, WALK, seat, by(s, f) if by else seat, f.cause, (least, most, reveals, c.sheet.number, s.places[seat]))

    in_turn(c, who, walk)
    return some(maybe, lambda s, seat: bool(s.links[s.places[seat]] or (reveals and _unknown(s, seat))))


_LEAST, _MOST, _REVEALS, _SHEET, _AT, _ANSWER, _TURN = range(7)


def _unknown(s: State, seat: int) -> list[int]:
    """Unexplored cells this seat could reveal from where it stands."""
    tile = s.places[seat]
    return [cell for cell, side in s.unexplored[tile] if s.stacks[revealing.region_towards(s, tile, side)]]


def _ask_step(s: State, f: Frame) -> None:
    """The next tile of a walk; it ends when the piece is Stunned or somewhere else than the walk left it."""
    regs, seat = f.regs, f.you
    if regs[_MOST] <= 0 or is_down(s, seat) or s.places[seat] != regs[_AT]:
        s.stack.pop()
        return
    cells = [s.cell_of[tile] for tile in s.links[s.places[seat]]]
    if regs[_REVEALS]:
        cells += _unknown(s, seat)
    options: list[Action] = [("pick", cell) for cell in cells]
    if regs[_LEAST] <= 0:
        options.append(DONE)
    if not cells:
        s.stack.pop()
    elif len(options) == 1:
        regs[_ANSWER] = cells[0]
        s.events.append(("answered", f.thing, "cell", cells[0]))
    else:
        ask(s, f.thing, "cell", "walk_to", regs[_SHEET], tuple(options), _ANSWER)


def _take_step(s: State, f: Frame) -> None:
    regs, seat = f.regs, f.you
    cell = regs[_ANSWER]
    if cell == -1:
        s.stack.pop()
        return
    regs[_LEAST] -= 1
    regs[_MOST] -= 1
    if cell in s.tile_at:
        _enter(s, f, s.tile_at[cell])
        f.pc = 0
        return
    side = revealing.side_of_exit(s, s.places[seat], cell)
    tile = revealing.draw_tile(s, seat, revealing.region_towards(s, s.places[seat], side))
    if tile < 0:
        s.stack.pop()
        return
    revealing.ask_turn(s, seat, board.fitting_turns(s.book.masks[tile], FACING[side]), _TURN)


def _lay_and_enter(s: State, f: Frame) -> None:
    f.pc = 0
    _enter(s, f, revealing.lay_held(s, f.you, f.regs[_ANSWER], f.regs[_TURN]))


def _enter(s: State, f: Frame, tile: int) -> None:
    start = arrivals.set_place(s, f.you, tile, "walk")
    f.regs[_AT] = tile
    arrivals.arrive(s, f.you, start, False)


WALK = Program("(walk)", (_ask_step, _take_step, _lay_and_enter), (0, 0, False, -1, -1, -1, 0))


def swap_places(c: Compiler, step: Node) -> Check:
    """Two players change tiles; the active player's arrival comes first (ruling 55)."""
    first, second = select(c, step["first"], "choose_target"), select(c, step["second"], "choose_target")

    def swap(s: State, f: Frame) -> None:
        one_side, other_side = first.run(s, f), second.run(s, f)
        if not one_side or not other_side:
            return
        a, b = one_side[0], other_side[0]
        if b == s.active:
            a, b = b, a
        start, goal = s.places[a], s.places[b]
        if start != goal:
            arrivals.set_place(s, a, goal, "swap")
            arrivals.set_place(s, b, start, "swap")
            arrivals.arrive_later(s, a, start)
            arrivals.arrive_later(s, b, goal)

    c.emit(swap)
    return lambda s, f: any(s.places[a] != s.places[b] for a in first.maybe(s, f) for b in second.maybe(s, f))


def reveal_tile(c: Compiler, step: Node) -> Check:
    """Draw a tile of a Region and lay it wherever it connects; nobody moves (rulings 97, 135)."""
    region = _region(c, step["region"])
    by = one(c, step["by"])
    register = c.bind(step["as"], "many", "tile") if "as" in step else c.register(())
    grounded = "all_reachable" in step.get("must", ())

    def reveal(s: State, f: Frame) -> None:
        number = region(s, f)
        f.regs[register] = ()
        if number and s.stacks[number[0]]:
            revealing.reveal_by_card(s, by(s, f), number[0], register, grounded)
        elif step.get("if_none") == "end_effects":
            f.pc = c.end.at

    c.emit(reveal)
    return lambda s, f: any(s.stacks[number] for number in region(s, f)) and bool(s.frontier)


def _region(c: Compiler, node: Any) -> Several:
    """One region named outright, that of a player's or other tile, or a chosen one."""
    if isinstance(node, str) and not node.startswith("$"):
        fixed = (c.book.region(node),)
        return lambda s, f: fixed
    if not isinstance(node, str) and "region_of" in node:
        whose = one(c, node["region_of"])
        is_player = not isinstance(node["region_of"], str) or node["region_of"] in ("you", "active_player", "holder")
        if isinstance(node["region_of"], str) and node["region_of"].startswith("$"):
            is_player = c.lookup(node["region_of"])[2] == "player"

        def region_of(s: State, f: Frame) -> tuple[int, ...]:
            thing = whose(s, f)
            if thing < 0:
                return ()
            number = s.book.tile_regions[s.places[thing] if is_player else thing]
            return (number,) if number >= 0 else ()

        return region_of
    selection = select(c, node, "choose_region")
    return lambda s, f: selection.run(s, f) or selection.maybe(s, f)


def move_tile(c: Compiler, step: Node) -> Check:
    """Move and/or turn a tile to a place the conditions of `must` allow (rulings 133, 134)."""
    orphans = "all_reachable" not in step.get("must", ())
    turning = step.get("rotate", "allowed")

    def movable(s: State, tile: int) -> bool:
        return tile not in s.book.anchors and s.cell_of[tile] >= 0 and bool(revealing.placements(s, tile, orphans, turning, True))

    by = one(c, step["by"])
    tile = standing_for(select(c, step["tile"], "choose_tile", movable))

    def move(s: State, f: Frame) -> None:
        tiles = tile.run(s, f)
        if tiles and movable(s, tiles[0]):
            revealing.move_tile(s, by(s, f), tiles[0], orphans, turning)
        elif step["if_none"] == "end_effects":
            f.pc = c.end.at

    moved = named(c, step, "many", "tile")
    if moved >= 0:
        c.emit(lambda s, f: f.regs.__setitem__(moved, tile.run(s, f)))
    c.emit(move)
    return some(tile.maybe, movable)


def place_trap(c: Compiler, step: Node) -> Check:
    """Draw a Trap Token, show it to `who` alone, let that player lay it (rulings 115, 116)."""
    who, maybe = affected(c, step["who"])
    node = step["tile"]
    everywhere = {**node, "take": "all"} if not isinstance(node, str) else node
    if isinstance(everywhere, dict):
        everywhere.pop("as", None)
    tiles = standing_for(select(c, everywhere))

    def place(s: State, f: Frame, seat: int) -> None:
        trapping.lay_trap(s, seat, tiles.maybe(s, f), c.sheet.number)

    before, placed = c.register(()), named(c, step, "many", "tile")
    if placed >= 0:
        c.emit(lambda s, f: f.regs.__setitem__(before, tuple(sorted(s.traps))))
    in_turn(c, who, place)
    if placed >= 0:
        c.emit(lambda s, f: f.regs.__setitem__(placed, tuple([t for t in sorted(s.traps) if t not in f.regs[before]])))
    somewhere = exists_in(c, everywhere, trapping.is_legal)
    return lambda s, f: bool(s.bag) and bool(maybe(s, f)) and somewhere(s, f)


def spring_trap(c: Compiler, step: Node) -> Check:
    """The Trap under each of `who` springs."""
    who, maybe = affected(c, step["who"], the_stunned_too=True)
    in_turn(c, who, lambda s, f, seat: arrivals.spring(s, seat))
    return some(maybe, lambda s, seat: s.places[seat] in s.traps)


VERBS = (
    ("move_player", move_player), ("swap_places", swap_places), ("reveal_tile", reveal_tile), ("move_tile", move_tile),
    ("place_trap", place_trap), ("spring_trap", spring_trap),
)  # fmt: skip
