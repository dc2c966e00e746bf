"""How a table is laid out, at any moment of it: Altar, Settlements, stacks, pieces, Hearts, cards face down.

Made from the public view and from what is printed on the characters, so nobody learns anything of what was dealt.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from favor.model.views import PlayerView, TileView, View
from favor.ui.brush import Brush
from favor.ui.mapview import Camera, fitted
from favor.ui.names import Names
from favor.ui.parts import board, flying, moving, rail
from favor.ui.parts.cards import paint_down
from favor.ui.parts.pieces import draw_badge
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Mood, Widget, centre
from favor.ui.tempo import eased, out
from favor.ui.theme import BORDER

ALTAR_AT, TOWNS_AT, STACKS_AT, PIECES_AT, HEARTS_AT, CARDS_AT = 0.0, 0.12, 0.36, 0.52, 0.56, 0.66
"""When each of it begins, as a part of the whole time."""

EACH, BETWEEN = 0.13, 0.07
"""How long a tile is on its way, and how soon the next follows."""

CARDS_FOR = 0.10
LAST_CARD = 0.98 - CARDS_FOR
FALL, AROUND, LARGEST = 90, 2, 150
"""Units that a tile falls; cells round the Altar to be shown; units of a tile."""

BESIDE = ((1.45, -2.0), (2.0, 1.45), (-1.45, 2.0), (-2.0, -1.45))
"""Where the stacks of the Regions on the four sides lie, in cells."""


def at_the_start(view: View, names: Names) -> View:
    """The table before anybody has done anything, as anybody may know it."""
    altar = next(tile.number for tile in view.tiles if tile.symbol == "altar")
    tiles = tuple(tile for tile in view.tiles if tile.symbol in ("altar", "settlement"))
    players = tuple(_fresh(player, names, altar) for player in view.players)
    return replace(view, tiles=tiles, players=players, active=-1, spots=(), question=None, held_tile=-1, held_tile_id="")


def _fresh(player: PlayerView, names: Names, altar: int) -> PlayerView:
    """A player with what is printed on the character."""
    found = names.definition("characters", player.character)
    printed = found.data if found is not None else {}
    hearts, fight, charm, wit = (int(printed.get(stat, 0)) for stat in ("hearts", "fight", "charm", "wit"))
    return replace(
        player, hearts=hearts, heart_cap=hearts, fight=fight, charm=charm, wit=wit, favor=0, hand_size=wit, hand=(), relics=(),
        items=(), banners=(), statuses=(), boon_ready=True, stunned=False, tile=altar, stat_parts=(),
    )  # fmt: skip


def camera(brush: Brush, box: Box, covers: tuple[Box, ...]) -> Camera:
    """Altar, Settlements and stacks as large as may be."""
    cells = [(x, y) for x in range(-AROUND, AROUND + 1) for y in range(-AROUND, AROUND + 1)]
    return fitted(box, cells, covers, brush.px(LARGEST))


def part(share: float, begins: float, lasts: float) -> float:
    """How much of one movement is over when `share` of the whole is."""
    return min(1.0, max(0.0, (share - begins) / lasts))


def build(brush: Brush, show: Showing, share: float) -> list[Widget]:
    """Everything as it lies at that moment, 0 to 1."""
    towns = [tile for tile in show.view.tiles if tile.symbol == "settlement"]
    around = sorted(towns, key=lambda tile: (board.LETTERS.index(outer(tile)),))
    altar = next(tile for tile in show.view.tiles if tile.symbol == "altar")
    found = [_fallen(brush, show, altar, part(share, ALTAR_AT, EACH))]
    for number, tile in enumerate(around):
        found.append(_fallen(brush, show, tile, part(share, TOWNS_AT + number * BETWEEN, EACH)))
        found.append(_stack(brush, show, tile, number, part(share, STACKS_AT + number * BETWEEN / 2, EACH)))
    widgets = [widget for widget in found if widget is not None]
    return [*widgets, *_players(brush, show, share), *_deck(brush, show, share)]


def outer(tile: TileView) -> str:
    """The side of the Altar a Settlement lies on."""
    return "N" if tile.y < 0 else "S" if tile.y > 0 else "E" if tile.x > 0 else "W"


def _fallen(brush: Brush, show: Showing, tile: TileView, share: float) -> Widget | None:
    """A tile that falls into its place."""
    if share <= 0:
        return None
    altar = tile.symbol == "altar"
    x, y, wide, high = show.camera.cell_box((-1, -1) if altar else (tile.x, tile.y), 3 if altar else 1, 0)
    up = round(brush.px(FALL) * (1 - out(share)))
    return Widget(
        f"tile:{tile.number}", "picture", (x, y - up, wide, high), show.names.tile(tile.number), clip=show.frames.map,
        paint=board.paint_altar if altar else board.paint_whole, data=board.data_of(brush, show, tile, (), show.camera.size),
        alpha=round(255 * min(1.0, 2 * share)), solid=False,
    )  # fmt: skip


def _stack(brush: Brush, show: Showing, tile: TileView, number: int, share: float) -> Widget | None:
    """The stack of a Region, which slides beside its Settlement from outside."""
    if share <= 0:
        return None
    x, y = BESIDE[board.LETTERS.index(outer(tile))]
    far = 1 + 2.2 * (1 - out(share))
    middle = show.camera.spot(x * far, y * far)
    side = round(show.camera.size * 0.72)
    data = board.data_of(brush, show, tile, (), show.camera.size).key
    return Widget(
        f"stack:{tile.region}", "picture", (middle[0] - side // 2, middle[1] - side // 2, side, side),
        show.names.region_of(tile.region), paint=paint_stack, data=data, clip=show.frames.map, spill=side // 8, solid=False,
    )  # fmt: skip


def paint_stack(brush: Brush, box: Box, data: tuple[str, str, int, int, str], mood: Mood) -> None:
    """Tiles face down, one on the other."""
    step = max(2, box[2] // 24)
    for number in (2, 1, 0):
        moving.paint_tile(brush, (box[0] + number * step, box[1] + number * step, box[2], box[3]), (data, 0.0, False), mood)


def _players(brush: Brush, show: Showing, share: float) -> Iterable[Widget]:
    """The panels, filling; the pieces, which come from them to the Altar."""
    hearts = part(share, HEARTS_AT, CARDS_AT - HEARTS_AT)
    dealt = tuple(
        replace(player, hearts=round(player.heart_cap * hearts), hand_size=_arrived(show, player, share))
        for player in show.view.players
    )
    now = replace(show.view, players=dealt)
    filling = replace(show, view=now)
    for widget in rail.build(brush, filling):
        yield replace(widget, does=None, about=None)
    for player in show.view.players:
        yield from _piece(show, player, part(share, PIECES_AT + 0.02 * player.seat, EACH))


def _piece(show: Showing, player: PlayerView, share: float) -> Iterable[Widget]:
    """A piece on its way to the steps of the Altar."""
    if share <= 0:
        return
    count, side = len(show.view.players), round(show.camera.size * 0.4)
    x, y, _, high = show.frames.panels[player.seat]
    start = x + show.frames.px(32), y + high // 2
    end = show.camera.spot((player.seat - (count - 1) / 2) * 0.44, 1.08)
    way = eased(share)
    at = round(start[0] + (end[0] - start[0]) * way), round(start[1] + (end[1] - start[1]) * way)
    yield Widget(f"piece:{player.seat}", "picture", (at[0] - side // 2, at[1] - side // 2, side, side),
                 show.names.seat(player.seat), paint=paint_piece, data=(player.character,), solid=False)  # fmt: skip


def paint_piece(brush: Brush, box: Box, data: tuple[str], mood: Mood) -> None:
    """The badge of a player."""
    draw_badge(brush, data[0], centre(box), box[2])


# -- cards ------------------------------------------------------------------------------------------------------------


def _deals(view: View) -> list[tuple[int, int]]:
    """Seat and number of every card, dealt round by round."""
    most = max(player.hand_size for player in view.players)
    return [(player.seat, number) for number in range(most) for player in view.players if number < player.hand_size]


def _begins(number: int, count: int) -> float:
    return CARDS_AT + (LAST_CARD - CARDS_AT) * number / max(1, count - 1)


def _arrived(show: Showing, player: PlayerView, share: float) -> int:
    """How many cards a player has by now."""
    deals = _deals(show.view)
    return sum(seat == player.seat and part(share, _begins(number, len(deals)), CARDS_FOR) >= 1
               for number, (seat, _) in enumerate(deals))  # fmt: skip


def _deck(brush: Brush, show: Showing, share: float) -> Iterable[Widget]:
    """The deck at the edge of the map, and every card on its way: backs, all alike."""
    appears = part(share, STACKS_AT, EACH)
    if appears <= 0:
        return
    wide = brush.px(flying.SMALL + 14)
    x, y, across, high = show.frames.map
    place = (x + across - wide - brush.px(22), y + high // 2 - wide * 7 // 10, wide, round(wide * 1.4))
    yield Widget("deck", "picture", place, "", paint=paint_deck, alpha=round(255 * appears), spill=brush.px(10), solid=False)
    deals = _deals(show.view)
    for number, (seat, _) in enumerate(deals):
        flown = part(share, _begins(number, len(deals)), CARDS_FOR)
        if 0 < flown < 1:
            yield flying.dealt(brush, show, seat, number, centre(place), flown)


def paint_deck(brush: Brush, box: Box, data: tuple[()], mood: Mood) -> None:
    """Cards face down, one on the other."""
    for number in (3, 2, 1, 0):
        at = brush.px(2) * number
        paint_down(brush, (box[0] + at, box[1] + at, box[2], box[3]), (), mood)


def stage(zones_map: Box) -> Widget:
    """The floor all of it lies on, as it is under the map."""
    return Widget("map", "map", zones_map, "", paint=paint_stage, solid=False)


def paint_stage(brush: Brush, box: Box, data: tuple[()], mood: Mood) -> None:
    """The bare floor in a frame that is nobody's yet."""
    board.paint_floor(brush, box, (brush.px(LARGEST), ()), mood)
    board.paint_frame(brush, box, (BORDER,), mood)
