"""What is seen of movements: pieces and tiles over the map, tokens, Hearts, the die and the light over everything."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin

import pygame

from favor.model.geometry import TURNED
from favor.ui import theme, words
from favor.ui.brush import Brush
from favor.ui.motion import Glimpse, standing
from favor.ui.paint.badges import paint_badge
from favor.ui.paint.hall import paint_cover
from favor.ui.paint.icons import paint_die, paint_icon
from favor.ui.parts import flying, rail
from favor.ui.parts.pieces import draw_badge
from favor.ui.parts.showing import Showing
from favor.ui.parts.symbols import symbol_of
from favor.ui.semantics import Box, Mood, Widget, centre
from favor.ui.tempo import eased, out
from favor.ui.theme import GOLD, INK, PAPER
from favor.ui.tilepictures import TileKey

PIECE = 0.42
HOP = 6
SLIDE = 260 / 500
"""The part of a reveal in which the tile slides; then it is turned over."""
FACES = 7
"""Faces that a tumbling die shows."""


def on_map(brush: Brush, show: Showing) -> list[Widget]:
    """Tiles being turned up, and the pieces on their way."""
    found = [_tile(show, move) for move in show.moves if move.kind == "tile" and move.begun]
    found += [_piece(brush, show, move) for move in show.moves if move.kind in ("piece", "stun")]
    return [widget for widget in found if widget is not None]


def over(brush: Brush, show: Showing, shown: Iterable[Widget]) -> list[Widget]:
    """What lies over the zones: tokens on their way, a Heart that cracks, the die, the light on a decree."""
    found: list[Widget | None] = []
    for move in show.moves:
        if move.kind == "die":
            found.append(_die(show, move))
        elif move.kind == "god":
            found += [_light(widget, move) for widget in shown if widget.id == "notice-card"]
        elif move.begun and move.kind == "favor":
            found.append(_token(brush, show, move))
        elif move.begun and move.kind in ("crack", "heal"):
            found.append(_heart(brush, show, move))
        elif move.begun and move.kind == "draw":
            found.append(flying.drawn(brush, show, move))
        elif move.begun and move.kind == "card":
            found.append(flying.played(brush, show, move))
    return [widget for widget in found if widget is not None]


def dusk(size: tuple[int, int], lifted: float) -> list[Widget]:
    """What is left of a cover that was lifted just now."""
    clear = round(255 * (1 - out(lifted)))
    return [Widget("dusk", "picture", (0, 0, *size), "", paint=paint_dusk, alpha=clear, solid=False)] if clear else []


def paint_dusk(brush: Brush, box: Box, data: tuple[()], mood: Mood) -> None:
    """The night of the cover."""
    brush.surface.blit(brush.cache.get(paint_cover, *box[2:]), box[:2])


def _spot(show: Showing, seat: int) -> tuple[int, int]:
    """Where a player's piece stands in the window."""
    tile = show.tile(show.view.players[seat].tile)
    return show.camera.spot(*standing(tile)) if tile is not None else centre(show.frames.map)


def _round(middle: tuple[int, int], side: int) -> Box:
    return middle[0] - side // 2, middle[1] - side // 2, side, side


def _fade(brush: Brush, share: float) -> None:
    """Make all that was painted on this sheet as clear as that."""
    brush.surface.fill((255, 255, 255, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)


# -- on the map -------------------------------------------------------------------------------------------------------


def _piece(brush: Brush, show: Showing, move: Glimpse) -> Widget:
    """A piece on its way with a small hop, or one that topples."""
    player = show.view.players[move.subject]
    x, y = show.camera.spot(*move.at) if move.kind == "piece" else _spot(show, move.subject)
    hop = 0 if move.fades or move.kind == "stun" else round(brush.px(HOP) * sin(pi * move.share))
    topple = move.share if move.kind == "stun" else 0.0
    alpha = move.share if move.fades and move.begun else 1.0
    return Widget(
        f"moving:{move.subject}", "picture", _round((x, y - hop), round(show.camera.size * PIECE)), show.names.seat(move.subject),
        paint=paint_piece, data=(player.character, topple, alpha, move.fades), clip=show.frames.map, solid=False,
    )  # fmt: skip


def paint_piece(brush: Brush, box: Box, data: tuple[str, float, float, bool], mood: Mood) -> None:
    """One piece as large as its box, upright or falling."""
    character, topple, alpha, fades = data
    middle = centre(box)
    if topple and not fades:
        turned = pygame.transform.rotate(brush.cache.get(paint_badge, character, box[2]), -90 * topple * topple)
        brush.surface.blit(turned, turned.get_rect(center=middle))
    else:
        draw_badge(brush, character, middle, box[2], bool(topple))
    if alpha < 1.0:
        _fade(brush, alpha)


def _tile(show: Showing, move: Glimpse) -> Widget | None:
    """A tile that slides from the stock to its place and is turned over there."""
    tile, ghost, side = show.tile(move.subject), show.ghost, show.camera.size
    if tile is not None:
        place, mask = (tile.x, tile.y), tile.mask
    elif ghost is not None and ghost.tile == move.subject:
        place, mask = (ghost.x, ghost.y), TURNED[show.catalog.tiles[ghost.tile].mask][ghost.turn]
    else:
        return None
    printed = show.catalog.tiles[move.subject]
    key: TileKey = (printed.region, symbol_of(show, printed.symbol, printed.terrain), mask, move.subject, "")
    x, y, _, _ = show.camera.cell_box(place, 1, 0)
    start = centre(show.frames.stock)
    way = 1.0 if move.fades else eased(min(1.0, move.share / SLIDE))
    at = (round(start[0] + (x + side // 2 - start[0]) * way), round(start[1] + (y + side // 2 - start[1]) * way))
    turn = move.share if move.fades else max(0.0, (move.share - SLIDE) / (1 - SLIDE))
    return Widget(
        f"turning:{move.subject}", "picture", _round(at, side), show.names.tile(move.subject), paint=paint_tile,
        data=(key, round(turn, 3), move.fades), solid=False,
    )  # fmt: skip


def paint_tile(brush: Brush, box: Box, data: tuple[TileKey, float, bool], mood: Mood) -> None:
    """A tile between its back and its face, or its face fading in."""
    key, turn, fades = data
    side = box[2]
    if fades:
        brush.surface.blit(brush.tiles.get(key, side), box[:2])
        _fade(brush, turn)
        return
    wide = max(2, round(side * abs(cos(pi * turn))))
    left = box[0] + (side - wide) // 2
    if turn < 0.5:
        colour = theme.REGIONS[key[0]].fill if key[0] in theme.REGIONS else theme.RAISED
        brush.plate((left, box[1], wide, side), theme.mix(colour, theme.NIGHT, 0.35), INK, side * 0.07 / brush.u, 2)
        brush.plate((left + wide // 8, box[1] + side // 8, wide * 3 // 4, side * 3 // 4), None, colour, side * 0.05 / brush.u, 2)
        if key[0] in theme.REGIONS:  # colour alone would not tell backs apart in grey
            _sign_on_back(brush, (left + wide // 2, box[1] + side // 2), side // 2, wide / side, key[0])
        return
    brush.surface.blit(pygame.transform.smoothscale(brush.tiles.get(key, side), (wide, side)), (left, box[1]))


def _sign_on_back(brush: Brush, middle: tuple[int, int], side: int, narrow: float, region: str) -> None:
    """The sign of a Region, as narrow as a tile that turns over."""
    sign = brush.cache.get(paint_icon, region, side, theme.REGIONS[region].night)
    sign = pygame.transform.smoothscale(sign, (max(1, round(side * narrow)), side)) if narrow < 1 else sign
    brush.surface.blit(sign, (middle[0] - sign.get_width() // 2, middle[1] - side // 2))


# -- over the zones ---------------------------------------------------------------------------------------------------


def _die(show: Showing, move: Glimpse) -> Widget:
    """The tray while the die has not come to rest."""
    text = words.ROLLING.format(show.names.seat(move.subject))
    faces = tuple(int(face) for face in show.catalog.rules.get("die", (0, 1, 2, 3, 4)))
    number = int(move.share * FACES)
    face = str(faces[(number * 3 + move.subject) % len(faces)]) if move.begun else ""
    turn = round(360 * (1 - (1 - move.share) ** 2))
    return Widget("tumbling", "picture", show.frames.tray, text, paint=paint_tumbling, data=(text, face, turn), solid=False)


def paint_tumbling(brush: Brush, box: Box, data: tuple[str, str, int], mood: Mood) -> None:
    """The tray with a die that rolls on from left to right."""
    text, face, turn = data
    px = brush.px
    brush.plate(box, brush.theme.panel, brush.theme.border)
    brush.line(text, (box[0] + px(12), box[1] + px(3)), "small-bold", brush.theme.muted, "topleft", box[2] - px(24))
    die = pygame.transform.rotate(brush.cache.get(paint_die, face, px(56)), -turn)
    middle = (box[0] + px(38) + round((box[2] - px(84)) * (360 - turn) / 360), box[1] + px(58))
    area = brush.surface.get_clip()
    brush.surface.set_clip(box)
    brush.surface.blit(die, die.get_rect(center=middle))
    brush.surface.set_clip(area)


def _light(card: Widget, move: Glimpse) -> Widget:
    """The decree comes out of the dark from below."""
    return Widget("light", "picture", card.rect, "", paint=paint_light, data=(move.share,), solid=False)


def paint_light(brush: Brush, box: Box, data: tuple[float], mood: Mood) -> None:
    """What is still dark, and the rim of the light."""
    x, y, wide, high = box
    dark = round(high * (1 - eased(data[0])))
    if dark > 4:
        brush.plate((x, y, wide, dark), theme.NIGHT, None, 8, 1, 235)
        brush.plate((x, y + dark - 4, wide, 4), GOLD, None, 2, 1, 200)


def _token(brush: Brush, show: Showing, move: Glimpse) -> Widget:
    """A Favor on its way from the piece to the panel; with less motion only the number lights up."""
    x, y, wide, _ = show.frames.panels[move.subject]
    start, end = _spot(show, move.subject), (x + wide - brush.px(20), y + brush.px(22))
    way = 1.0 if move.fades else eased(move.share)
    at = (round(start[0] + (end[0] - start[0]) * way), round(start[1] + (end[1] - start[1]) * way))
    side = brush.px(34)
    return Widget(f"favor:{move.subject}", "picture", _round(at, side), "", paint=paint_token, data=(move.fades,), solid=False)


def paint_token(brush: Brush, box: Box, data: tuple[bool], mood: Mood) -> None:
    """A token, or a ring where it would have arrived."""
    if data[0]:
        brush.plate(box, None, GOLD, 12, 3)
        return
    brush.disc(centre(box), box[2] // 2, INK)
    brush.icon("favor-pip", centre(box), box[2] - brush.px(6), PAPER)


def _heart(brush: Brush, show: Showing, move: Glimpse) -> Widget:
    """A Heart that breaks, or grows whole, over the Hearts of a panel."""
    x, y, wide, high = show.frames.panels[move.subject]
    player = show.view.players[move.subject]
    number = player.hearts if move.kind == "crack" else max(0, player.hearts - 1)
    step = min(brush.px(14), (wide - brush.px(120)) // max(1, player.heart_cap))
    side = brush.px(20) if move.fades else brush.px(20 + 18 * move.share)
    middle = (x + brush.px(18) + step * number, y + rail.panel_rows(brush, high)[3] + brush.px(9))
    share = 1.0 if move.fades else 1 - move.share * move.share
    return Widget(
        f"{move.kind}:{move.subject}", "picture", _round(middle, side), "", paint=paint_heart,
        data=("heart-cracked" if move.kind == "crack" else "heart-full", share), solid=False,
    )  # fmt: skip


def paint_heart(brush: Brush, box: Box, data: tuple[str, float], mood: Mood) -> None:
    """The Heart, the clearer the later."""
    brush.disc(centre(box), box[2] // 2, INK)
    brush.icon(data[0], centre(box), box[2] - 4)
    _fade(brush, data[1])
