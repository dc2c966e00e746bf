"""The map: laying and lifting tiles, links, lines, steps, and where a tile may lie. Keeps the open edges incrementally."""

from __future__ import annotations

from favor.model.geometry import ALTAR_CELLS, BIT, CENTRE, EXITS, FACING, SIDES, STEP, TOWN_EDGES, TURNED
from favor.model.state import State


def lay(s: State, tile: int, cell: int, turn: int) -> None:
    """Put a tile on an empty cell; links and open edges around it follow."""
    s.tile_at[cell] = tile
    s.edges[cell] = TURNED[s.book.masks[tile]][turn]
    s.cell_of[tile] = cell
    s.turn_of[tile] = turn
    _refresh_around(s, tile, (cell,))


def lay_altar(s: State, open_town_edges: bool) -> None:
    """Put the Altar on its nine cells with its eight exits, and the edges to the Settlements where the switch opens them."""
    altar = s.book.altar
    for cell in ALTAR_CELLS:
        s.tile_at[cell] = altar
        s.edges[cell] = 0
    for cell, side in EXITS + (TOWN_EDGES if open_town_edges else ()):
        s.edges[cell] |= BIT[side]
    s.cell_of[altar] = CENTRE
    _refresh_around(s, altar, ALTAR_CELLS)


def lift(s: State, tile: int) -> None:
    """Take a tile off the map; tokens on it stay with it (ruling 118)."""
    cell = s.cell_of[tile]
    del s.tile_at[cell], s.edges[cell]
    s.cell_of[tile] = -1
    s.links[tile] = ()
    s.unexplored[tile] = ()
    _refresh_around(s, tile, (cell,))


def _refresh_around(s: State, tile: int, cells: tuple[int, ...]) -> None:
    s.lines, s.near, s.places_for, s.ground = {}, {}, {}, {}
    near = set()
    for cell in cells:
        _refresh_frontier(s, cell)
        for side in SIDES:
            other = cell + STEP[side]
            _refresh_frontier(s, other)
            if other in s.tile_at:
                near.add(s.tile_at[other])
    if s.cell_of[tile] >= 0:
        near.add(tile)
    for number in sorted(near):
        _refresh_links(s, number)


def _refresh_frontier(s: State, cell: int) -> None:
    edges = s.edges
    if cell in edges:
        s.frontier.pop(cell, None)
        return
    mask = 0
    for side in SIDES:
        if edges.get(cell + STEP[side], 0) & FACING[side]:
            mask |= BIT[side]
    if mask:
        s.frontier[cell] = mask
    else:
        s.frontier.pop(cell, None)


def _refresh_links(s: State, tile: int) -> None:
    cells = ALTAR_CELLS if tile == s.book.altar else (s.cell_of[tile],)
    edges, tile_at = s.edges, s.tile_at
    links: list[int] = []
    unexplored: list[tuple[int, int]] = []
    for cell in cells:
        mask = edges[cell]
        for side in SIDES:
            if not mask & BIT[side]:
                continue
            other = cell + STEP[side]
            if other not in tile_at:
                unexplored.append((other, side))
            elif edges[other] & FACING[side] and tile_at[other] not in links:
                links.append(tile_at[other])
    s.links[tile] = tuple(links)
    s.unexplored[tile] = tuple(unexplored)


def revealed(s: State) -> tuple[int, ...]:
    """Every tile on the map, by number."""
    if -1 not in s.lines:
        s.lines[-1] = tuple([tile for tile in range(len(s.cell_of)) if s.cell_of[tile] >= 0])
    return s.lines[-1]


def cells_of(s: State, tile: int) -> tuple[int, ...]:
    """The cells a tile covers: nine for the Altar, else one."""
    return ALTAR_CELLS if tile == s.book.altar else (s.cell_of[tile],)


def neighbours(s: State, tile: int) -> tuple[int, ...]:
    """Tiles orthogonally beside a tile, path or not (ruling 47)."""
    known = s.lines.get(-2 - tile)
    if known is not None:
        return known
    tile_at = s.tile_at
    found: list[int] = []
    for cell in cells_of(s, tile):
        for side in SIDES:
            other = tile_at.get(cell + STEP[side], tile)
            if other != tile and other not in found:
                found.append(other)
    s.lines[-2 - tile] = beside = tuple(found)
    return beside


def are_adjacent(s: State, one: int, other: int) -> bool:
    """Whether two tiles touch with a side; a tile is not beside itself."""
    if one == other:
        return False
    if one == s.book.altar or other == s.book.altar:
        return other in neighbours(s, one)
    gap = s.cell_of[one] - s.cell_of[other]
    return gap in STEP


def line_from(s: State, tile: int) -> tuple[int, ...]:
    """Tiles in a straight line of Connected Tiles, own tile first (rulings 49, 50)."""
    known = s.lines.get(tile)
    if known is not None:
        return known
    altar = s.book.altar
    starts = EXITS + TOWN_EDGES if tile == altar else tuple((s.cell_of[tile], side) for side in SIDES)
    found = [tile]
    through = s.switches["line_through_altar"] == "open"
    for cell, side in starts:
        _walk_line(s, cell, side, through, found)
    s.lines[tile] = line = tuple(found)
    return line


def _walk_line(s: State, cell: int, side: int, through: bool, found: list[int]) -> None:
    edges, tile_at, altar = s.edges, s.tile_at, s.book.altar
    step, bit, facing = STEP[side], BIT[side], FACING[side]
    while edges[cell] & bit and edges.get(cell + step, 0) & facing:
        cell += step
        tile = tile_at[cell]
        if tile not in found:
            found.append(tile)
        if tile == altar:
            if not through:
                return
            cell += 2 * step  # the same row or column on the Altar's far side; no path there ends the line


def are_in_line(s: State, one: int, other: int) -> bool:
    """Whether one tile lies in the other's straight line of Connected Tiles; both on the Altar count as own tile."""
    return one == other or other in line_from(s, one)


def within(s: State, start: int, steps: int) -> tuple[int, ...]:
    """Tiles at most so many Connected steps away, own tile first; Warp links do not count."""
    known = s.near.get(start << 8 | steps)
    if known is not None:
        return known
    found = [start]
    ring = [start]
    for _ in range(steps):
        ring = [tile for place in ring for tile in s.links[place] if tile not in found]
        ring = list(dict.fromkeys(ring))
        found.extend(ring)
    s.near[start << 8 | steps] = reached = tuple(found)
    return reached


def fitting_turns(mask: int, wanted: int) -> tuple[int, ...]:
    """Quarter turns that give a tile of this mask at least one of the wanted open sides."""
    return tuple(turn for turn in range(4) if TURNED[mask][turn] & wanted)


def open_edges(s: State, grounded: bool) -> dict[int, int]:
    """Empty cells that some path leads into, with the sides it comes from; `grounded`: only paths of land that reaches the
    Altar or a Settlement."""
    if not grounded:
        return s.frontier
    reached = reaches(s)
    found: dict[int, int] = {}
    for cell, mask in s.frontier.items():
        sides = [side for side in SIDES if mask & BIT[side] and s.tile_at[cell + STEP[side]] in reached]
        if sides:
            found[cell] = sum(BIT[side] for side in sides)
    return found


def reaches(s: State, leave_out: int = -1) -> frozenset[int]:
    """Tiles with a way to the Altar or a Settlement by path (ruling 133), one tile left out of the map."""
    if "reached" not in s.ground:
        s.ground["reached"] = _flood(s, -1)
    if leave_out < 0:
        return s.ground["reached"]
    if leave_out in _carriers(s):
        return _flood(s, leave_out)
    return s.ground["reached"] - {leave_out}


def _flood(s: State, leave_out: int) -> frozenset[int]:
    links = s.links
    found = set(s.book.anchors)
    ring = list(s.book.anchors)
    while ring:
        for tile in links[ring.pop()]:
            if tile not in found and tile != leave_out:
                found.add(tile)
                ring.append(tile)
    return frozenset(found)


def _carriers(s: State) -> frozenset[int]:
    """Tiles that another tile needs for its way: cut vertices of the land, the anchors tied together by a root of their own.
    One depth-first search with low points (Tarjan 1972) for each map."""
    if "carriers" not in s.ground:
        order: dict[int, int] = {-1: 0}
        low: dict[int, int] = {}
        cut: set[int] = set()
        for anchor in s.book.anchors:
            if anchor not in order:
                _search(s, anchor, order, low, cut)
        s.ground["carriers"] = frozenset(cut)
    return s.ground["carriers"]


def _search(s: State, start: int, order: dict[int, int], low: dict[int, int], cut: set[int]) -> None:
    """Number the tiles that hang on `start` and add those that carry others to `cut`."""
    anchors, links = s.book.anchors, s.links
    order[start], low[start] = len(order), 0
    path = [(start, -1, iter(links[start]))]
    while path:
        tile, parent, others = path[-1]
        fresh = next((other for other in others if _is_fresh(other, tile, parent, order, low)), -1)
        if fresh >= 0:
            order[fresh] = len(order)
            low[fresh] = 0 if fresh in anchors else order[fresh]
            path.append((fresh, tile, iter(links[fresh])))
            continue
        path.pop()
        if parent >= 0:
            low[parent] = min(low[parent], low[tile])
            if low[tile] >= order[parent]:
                cut.add(parent)


def _is_fresh(other: int, tile: int, parent: int, order: dict[int, int], low: dict[int, int]) -> bool:
    """Whether a neighbour is not numbered yet; one that is lowers the tile's low point, the parent apart."""
    if other not in order:
        return True
    if other != parent and order[other] < low[tile]:
        low[tile] = order[other]
    return False


def tile_placements(
    s: State, tile: int, first_only: bool = False, orphans_allowed: bool = False
) -> tuple[tuple[int, int], ...]:
    """Every (cell, turn) to which a tile on the map may be moved or turned (rulings 133, 134), in a fixed order; with
    `first_only` one of them is enough. Remembered until the map changes."""
    key = -1 - (tile << 2 | orphans_allowed << 1 | first_only)
    if key not in s.places_for:
        s.places_for[key] = _tile_placements(s, tile, first_only, orphans_allowed)
    return s.places_for[key]


def _tile_placements(s: State, tile: int, first_only: bool, orphans_allowed: bool) -> tuple[tuple[int, int], ...]:
    home, lying = s.cell_of[tile], s.turn_of[tile]
    reached = reaches(s, tile)
    whole = orphans_allowed or len(reached) + 1 == len(revealed(s))
    lost = () if whole else _lost_groups(s, tile, reached)
    turned = TURNED[s.book.masks[tile]]
    found: list[tuple[int, int]] = []
    others = sorted(cell for cell in s.frontier if cell != home)
    for cell in (home, *others) if first_only else sorted((home, *others)):
        joins = _joins(s, tile, cell, reached, lost)
        if joins is None:
            continue
        fitting = [turn for turn in range(4) if all(turned[turn] & side for side in joins)]
        found += [(cell, turn) for turn in fitting if (cell, turn) != (home, lying)]
        if found and first_only:
            break
    return tuple(found)


def _lost_groups(s: State, tile: int, reached: frozenset[int]) -> tuple[frozenset[int], ...]:
    left = [
        other for other in range(len(s.cell_of)) if s.cell_of[other] >= 0 and other != tile and other not in reached
    ]
    groups: list[frozenset[int]] = []
    while left:
        group = {left[0]}
        ring = [left[0]]
        while ring:
            fresh = [other for other in s.links[ring.pop()] if other != tile and other not in group]
            group.update(fresh)
            ring.extend(fresh)
        groups.append(frozenset(group))
        left = [other for other in left if other not in group]
    return tuple(groups)


def _joins(
    s: State, tile: int, cell: int, reached: frozenset[int], lost: tuple[frozenset[int], ...]
) -> tuple[int, ...] | None:
    """Masks of which a tile at this cell must meet each: one for the reached land, one a lost group; None where it cannot."""
    masks = [0] * (1 + len(lost))
    for side in SIDES:
        other = s.tile_at.get(cell + STEP[side], tile)
        if other == tile or not s.edges[cell + STEP[side]] & FACING[side]:
            continue
        group = 0 if other in reached else next((n for n, tiles in enumerate(lost, 1) if other in tiles), 0)
        if group or other in reached:
            masks[group] |= BIT[side]
    return tuple(masks) if all(masks) else None
