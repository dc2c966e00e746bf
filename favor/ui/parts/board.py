"""The map: tiles with their tokens and pieces, lit targets with their price, the ghost of a tile about to be laid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from favor.language.tongue import filled
from favor.model.actions import Action
from favor.model.geometry import ALTAR_CELLS, cell, xy
from favor.model.views import PlayerView, TileView, View
from favor.ui import theme, words
from favor.ui import words_spoken as heard
from favor.ui import words_table as say
from favor.ui.brush import Brush
from favor.ui.paint.glyphs import GLYPHS
from favor.ui.paint.ground import paint_ground, throw_shadows
from favor.ui.paint.icons import paint_cost
from favor.ui.paint.tiles import paint_ring, paint_unexplored, seat_slots
from favor.ui.parts import ghost, moving, places, plates
from favor.ui.parts.pieces import Tokens, draw_badge, draw_tokens, warning_place
from favor.ui.parts.showing import Showing
from favor.ui.parts.symbols import symbol_of
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import GOLD, INK, PAPER
from favor.ui.tilepictures import ALTAR, TileKey
from favor.ui.words_moments import LAID

LETTERS = "NESW"
STEP = "basic_move"
"""What content calls a step of one's own, in what reacts to it or changes its price."""


@dataclass(frozen=True, slots=True)
class TileData:
    """What one tile's picture shows; `sharp` tells pictures painted at this size from scaled ones."""

    key: TileKey
    sharp: bool
    tokens: Tokens
    pieces: tuple[tuple[str, bool], ...]


@dataclass(frozen=True, slots=True)
class MarkData:
    """A lit place: how it is lit, what it costs, what waits there."""

    kind: str
    price: int
    region: str
    count: int
    warp: bool
    danger: bool
    burdens: tuple[str, ...] = ()
    """Icons of what lies on the mover and makes every step dear or painful."""
    tokens: Tokens = Tokens()
    """What lies in the corners of the tile there, to be read over the ring."""


def build(brush: Brush, show: Showing) -> list[Widget]:
    """All widgets of the map, clipped to its box."""
    box = show.frames.map
    widgets = [Widget("map", "map", box, say.MAP["title"], paint=paint_floor, data=_lying(show))]
    widgets += _tiles(brush, show)
    widgets += _marks(show)
    widgets += moving.on_map(brush, show)
    widgets += ghost.build(brush, show)
    widgets.append(Widget("map-frame", "frame", box, "", paint=paint_frame, data=(_turn_colour(show),), solid=False))
    return widgets


def cells_of(view: View) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """The cells of all tiles, and these with every place that may be chosen now: what a fitted map shows."""
    cells = [(tile.x, tile.y) for tile in view.tiles if tile.symbol != "altar"]
    question = view.question
    if question is None:
        return cells, cells
    lit = "pick" if question.about == "cell" else "move"
    return cells, cells + [xy(subject) for kind, subject in question.options if kind == lit]


def _turn_colour(show: Showing) -> tuple[int, int, int]:
    active = show.view.active
    if active < 0 or active >= len(show.view.players):
        return theme.BORDER
    return theme.CHARACTERS.get(show.view.players[active].character, theme.MEANINGS["neutral"]).night


def _lying(show: Showing) -> tuple[int, tuple[Box, ...]]:
    """How large a tile is, and where something lies, seen from the corner of the map: what the shadows are made of."""
    left, top, wide, high = show.frames.map
    side, inset = show.camera.size, max(1, show.camera.size // 60)
    places = []
    for tile in show.view.tiles:
        altar = tile.symbol == "altar"
        x, y = show.camera.corner((-1, -1) if altar else (tile.x, tile.y))
        across = (side * 3 if altar else side) - 2 * inset
        if x < left + wide and y < top + high and x + across > left and y + across > top:
            places.append((x - left + inset, y - top + inset, across, across))
    return side, tuple(places)


def paint_floor(brush: Brush, box: Box, data: tuple[int, tuple[Box, ...]], mood: Mood) -> None:
    """The floor under the land with the shadows on it."""
    brush.surface.blit(brush.cache.get(paint_ground, box[2], box[3], brush.px(9), brush.px(10)), box[:2])
    throw_shadows(brush.surface.subsurface(box), data[1], data[0])


def paint_frame(brush: Brush, box: Box, data: tuple[tuple[int, int, int]], mood: Mood) -> None:
    """The frame of the map in the colour of the player whose turn it is."""
    brush.plate(box, None, data[0], 10, 2)


def _pieces(show: Showing) -> dict[int, tuple[PlayerView, ...]]:
    found: dict[int, tuple[PlayerView, ...]] = {}
    for player in show.view.players:
        found[player.tile] = (*found.get(player.tile, ()), player)
    return found


def _tiles(brush: Brush, show: Showing) -> list[Widget]:
    """All tiles; once all of them are sharp they are kept for the pictures that follow, most of which show the same map."""
    kept = brush.shelf.said(show.view, show.names)
    key = (brush.tiles, show.camera, show.sliding, show.unfolding, show.asked, tuple(show.laid.items()))
    last, found = kept.get("tiles", (None, []))
    if last != key:
        here = _pieces(show)
        found = [_tile(brush, show, tile, here.get(tile.number, ())) for tile in show.view.tiles]
        if not brush.tiles.is_busy:
            kept["tiles"] = key, found
    return found


def _tile(brush: Brush, show: Showing, tile: TileView, here: tuple[PlayerView, ...]) -> Widget:
    altar = tile.symbol == "altar"
    data = data_of(brush, show, tile, tuple(player for player in here if player.seat not in show.sliding), show.camera.size)
    box = show.camera.cell_box((-1, -1) if altar else (tile.x, tile.y), 3 if altar else 1, 0)
    kept = brush.shelf.said(show.view, show.names)
    key = ("tile", tile.number, show.laid.get(tile.number, -1), show.asked)
    said = kept.get(key)
    if said is None:  # nobody's move changes it, and it is much to say anew for every picture
        said = kept[key] = show.names.tile(tile.number), spoken(show, tile, here), _lies(show, tile)
    return Widget(
        f"tile:{tile.number}", "tile", box, said[0], said[1],
        does=("tile", tile.number, cell(tile.x, tile.y)), data=data,
        paint=None if tile.number in show.unfolding else paint_altar if altar else paint_whole,
        clip=show.frames.map, about=("tile", tile.number), heard=said[2],
    )  # fmt: skip


def data_of(brush: Brush, show: Showing, tile: TileView, here: tuple[PlayerView, ...], px: int) -> TileData:
    """What the picture of a tile is made of, at a size."""
    altar = tile.symbol == "altar"
    key = ALTAR if altar else (tile.region, _symbol(show, tile), tile.mask, tile.number, _outer(tile))
    standing = tuple((player.character, player.stunned) for player in here)
    return TileData(key, brush.tiles.is_sharp(key, px), _tokens(show, tile), standing)


def _tokens(show: Showing, tile: TileView) -> Tokens:
    layer = show.laid.get(tile.number, -1)
    return Tokens(tile.ruin, tile.trap, tile.banner, show.view.players[layer].character if layer >= 0 else "")


def _symbol(show: Showing, tile: TileView) -> str:
    return symbol_of(show, tile.symbol, tile.terrain)


def _outer(tile: TileView) -> str:
    """The side of a Settlement that points away from the Altar."""
    if tile.symbol != "settlement":
        return ""
    return "N" if tile.y < 0 else "S" if tile.y > 0 else "E" if tile.x > 0 else "W"


def spoken(show: Showing, tile: TileView, here: tuple[PlayerView, ...]) -> str:
    """A tile in words."""
    parts = [words.SYMBOLS.get(tile.symbol, tile.symbol)] if tile.terrain else []  # every other name says that
    parts += [say.MAP[f"ruin {tile.ruin}"]] if tile.ruin else []
    parts += [say.MAP["trap"]] if tile.trap else []
    parts += [show.names.title("banners", tile.banner)] if tile.banner else []
    parts += [", ".join(show.names.seat(player.seat) for player in here)] if here else []
    parts += [filled(LAID, show.names.seat(show.laid[tile.number]))] if tile.number in show.laid else []
    return "; ".join(parts)


def _lies(show: Showing, tile: TileView) -> str:
    """Where a tile lies and where its paths lead; the Altar, which is nine places large, only where it lies."""
    return places.told(places.where(show, tile.x, tile.y), places.paths(tile.mask) if tile.symbol != "altar" else "")


def paint_whole(brush: Brush, box: Box, data: TileData, mood: Mood) -> None:
    """A tile with all that lies on it."""
    px = box[2]
    brush.surface.blit(brush.tiles.get(data.key, px), box[:2])
    draw_tokens(brush, box, data.tokens)
    for slot, (character, stunned) in zip(seat_slots(px, len(data.pieces)), data.pieces):
        draw_badge(brush, character, (box[0] + slot.centerx, box[1] + slot.centery), slot.w, stunned)
    plates.inner_ring(brush, box, mood)


def paint_altar(brush: Brush, box: Box, data: TileData, mood: Mood) -> None:
    """The Altar with the pieces on its steps."""
    brush.surface.blit(brush.tiles.get(ALTAR, box[2] // 3), box[:2])
    side = max(14, box[2] // 8)
    wide = len(data.pieces) * (side + 2)
    left = box[0] + (box[2] - wide) // 2 + side // 2
    for number, (character, stunned) in enumerate(data.pieces):
        draw_badge(brush, character, (left + number * (side + 2), box[1] + round(box[3] * 0.86)), side, stunned)
    plates.inner_ring(brush, box, mood)


# -- lit places -------------------------------------------------------------------------------------------------------


def lit_cells(show: Showing) -> dict[int, Action]:
    """Every cell that may be clicked for an answer, with the answer."""
    if show.about == "action":
        found = {subject: (kind, subject) for kind, subject in show.options if kind == "move"}
        return found
    if show.about == "cell":
        return show.picks("cell")
    places = {}
    for number, action in show.picks("tile").items():
        tile = show.tile(number)
        if tile is not None:
            places[cell(0, 0) if tile.symbol == "altar" else cell(tile.x, tile.y)] = action
    return places


def _marks(show: Showing) -> list[Widget]:
    spots = {cell(spot.x, spot.y): spot.regions for spot in show.view.spots}
    tiles = {cell(tile.x, tile.y): tile for tile in show.view.tiles}
    altar = next((tile for tile in show.view.tiles if tile.symbol == "altar"), None)
    widgets = []
    if show.ghost is not None:
        return []
    burdens = _burdens(show)
    for place, action in lit_cells(show).items():
        at_altar = place in ALTAR_CELLS and altar is not None
        tile = altar if at_altar else tiles.get(place)
        widgets.append(_mark(show, place, action, tile, spots.get(place, ()), burdens))
    return widgets


def _burdens(show: Showing) -> tuple[tuple[str, str], ...]:
    """Icon and name of each status of the mover that acts on a Basic Movement, as Poison and Cold do."""
    if show.about != "action" or show.question is None:
        return ()
    found = []
    for status in show.view.players[show.question.seat].statuses:
        data = show.names.definition("statuses", status.id)
        if data is not None and _is_burden(data.data):
            found.append((status.id if status.id in GLYPHS else "hex", show.names.title("statuses", status.id)))
    return tuple(found)


def _is_burden(data: Mapping[str, Any]) -> bool:
    hurts = any(reaction.get("when") == STEP for reaction in data.get("reacts", ()))
    return hurts or any(one.get("cost_of") == STEP and _raises(one) for one in data.get("passive", ()))


def _raises(modifier: Mapping[str, Any]) -> bool:
    """Whatever is no plain discount: a computed amount may be anything."""
    added = modifier.get("add", 0)
    return not isinstance(added, int) or added > 0


def _mark(
    show: Showing,
    place: int,
    action: Action,
    tile: TileView | None,
    regions: tuple[str, ...],
    burdens: tuple[tuple[str, str], ...],
) -> Widget:
    x, y = xy(place)
    altar = tile is not None and tile.symbol == "altar"
    region, count = _draws_from(show, action, regions)
    warp = action[0] == "move" and tile is not None and not altar and not _is_next_to(show, tile)
    danger = tile is not None and not show.lays and (tile.trap or _symbol(show, tile) == "terrain-")
    data = MarkData(
        "unexplored" if tile is None else "chosen",
        show.prices.get(action, -1) if action[0] == "move" else -1,
        region,
        count,
        warp,
        danger,
        tuple(icon for icon, _ in burdens),
        _tokens(show, tile) if tile is not None else Tokens(),
    )
    box = show.camera.cell_box((-1, -1) if altar else (x, y), 3 if altar else 1, 0)
    what = (
        show.names.tile(tile.number)
        if tile is not None
        else filled(say.MAP["unexplored"], show.names.region_of(region), count)
        if region
        else say.MAP["empty"]
    )
    what = filled(say.MAP["costs"], what, data.price) if data.price >= 0 else what
    dangers = _dangers(show, tile, danger) + [name for _, name in burdens]
    what = filled(say.MAP["beware"], what, ", ".join(dangers)) if dangers else what
    return Widget(
        f"go:{place}",
        "target",
        box,
        what,
        does=("take", action),
        paint=paint_mark,
        data=data,
        clip=show.frames.map,
        about=("tile", tile.number) if tile is not None else None,
        heard=places.told(_what_waits(show, data, tile), places.where(show, x, y) if tile is None else _lies(show, tile)),
    )


def _dangers(show: Showing, tile: TileView | None, danger: bool) -> list[str]:
    """What is dangerous about a place, by name."""
    if tile is None or not danger:
        return []
    return ([say.MAP["trap"]] if tile.trap else []) + (
        [show.names.tile(tile.number)] if _symbol(show, tile) == "terrain-" else []
    )


def _what_waits(show: Showing, data: MarkData, tile: TileView | None) -> str:
    """What stands and lies on a lit place, and how one comes there."""
    here = tuple(player for player in show.view.players if tile is not None and player.tile == tile.number)
    there = spoken(show, tile, here) if tile is not None else ""
    return places.told(there, heard.WARP if data.warp else "", heard.DANGER if data.danger else "")


def _draws_from(show: Showing, action: Action, regions: tuple[str, ...]) -> tuple[str, int]:
    """The stack a reveal draws from: that of the tile one stands on, where the spot could be reached from several."""
    if action[0] != "move" or not regions:
        return "", 0
    me = show.view.players[show.question.seat] if show.question is not None else None
    stand = show.tile(me.tile) if me is not None else None
    region = stand.region if stand is not None and stand.region in regions else regions[0]
    return region, dict(show.view.stacks).get(region, 0)


def _is_next_to(show: Showing, tile: TileView) -> bool:
    me = show.view.players[show.question.seat] if show.question is not None else None
    stand = show.tile(me.tile) if me is not None else None
    if stand is None:
        return True
    if stand.symbol == "altar":
        return max(abs(tile.x), abs(tile.y)) <= 2
    return abs(stand.x - tile.x) + abs(stand.y - tile.y) == 1


def paint_mark(brush: Brush, box: Box, data: MarkData, mood: Mood) -> None:
    """The ring or the dashed cell, with its badges and its price."""
    px = box[2]
    if data.kind == "unexplored":
        brush.surface.blit(brush.cache.get(paint_unexplored, px, data.region, data.count), box[:2])
    else:
        brush.surface.blit(brush.cache.get(paint_ring, px, "danger" if data.danger else "chosen"), box[:2])
    draw_tokens(brush, box, data.tokens)
    if mood.hovered or mood.focused:
        brush.plate(box, GOLD, None, px * 0.07 / brush.u, 1, 60)
        brush.plate(box, None, PAPER if mood.focused else GOLD, px * 0.07 / brush.u, 4 / brush.u)
    small = max(brush.px(18), min(px, brush.px(96)) * 28 // 100)
    if data.warp:
        brush.icon("warp-token", (box[0] + small * 2 // 3, box[1] + px - small * 2 // 3), small)
    if data.danger:
        brush.icon("warning-token", warning_place(box, small, data.warp), small)
    for number, icon in enumerate(data.burdens):
        middle = (box[0] + small * 2 // 3 + number * (small + 2), box[1] + small * 2 // 3)
        brush.disc(middle, small // 2, INK, theme.MEANINGS["warning"].fill, 2)
        brush.icon(icon, middle, small * 2 // 3, theme.MEANINGS["warning"].fill)
    if data.price >= 0:
        gem = brush.cache.get(paint_cost, data.price, small)
        brush.surface.blit(gem, (box[0] + px - small - 4, box[1] + px - small - 4))
