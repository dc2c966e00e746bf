"""Cards on their way: drawn ones face down to a hand, a played one open to the middle and to the discard pile.

Of a card that is drawn this knows only whose it is: what it is called is told by the hand, where it may be seen at all.
"""

from __future__ import annotations

import pygame

from favor.ui.brush import Brush
from favor.ui.faces import face_of
from favor.ui.layout import in_row
from favor.ui.motion import Glimpse
from favor.ui.paint.card_parts import CardFace
from favor.ui.paint.cards import paint_card
from favor.ui.paint.shapes import Point, between
from favor.ui.parts import rail
from favor.ui.parts.cards import RATIO, paint_down
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Mood, Widget, centre
from favor.ui.tempo import eased, out

SMALL, RESTING, LARGE = 46, 124, 206
"""Units a card is wide: over a panel or a pile, in the hand, where all look at it."""
TO_THE_MIDDLE = 320 / 520
"""The part of the way of a played card that leads to the middle."""


def drawn(brush: Brush, show: Showing, move: Glimpse) -> Widget:
    """A card from the stock to the hand of whoever drew it: the back, whoever looks on."""
    start, wide = centre(show.frames.stock), brush.px(SMALL)
    end, last = _hand(brush, show, move.seat)
    way = 1.0 if move.fades else out(move.share)
    side = round(wide + (last - wide) * way)
    box = _box(between(start, end, way), side)
    alpha = move.share if move.fades else 1.0
    return Widget(
        f"drawn:{move.seat}:{move.number}", "picture", box, "", paint=paint_down, data=(), alpha=round(255 * alpha), solid=False
    )


def dealt(brush: Brush, show: Showing, seat: int, number: int, start: tuple[int, int], share: float) -> Widget:
    """A card that is dealt to a player before the first turn."""
    end, last = _hand(brush, show, seat)
    way, wide = out(share), brush.px(SMALL)
    box = _box(between(start, end, way), round(wide + (last - wide) * way))
    return Widget(f"dealt:{number}", "picture", box, "", paint=paint_down, data=(), solid=False)


def played(brush: Brush, show: Showing, move: Glimpse) -> Widget:
    """A played card, which all may read: to the middle of the map, then small to the discard pile."""
    face = face_of(show.names, *show.names.card_definition(move.subject))
    middle, large = centre(show.frames.map), brush.px(LARGE)
    start, small = _hand(brush, show, move.seat)
    end, pile = centre(show.frames.stock), brush.px(SMALL)
    there = 1.0 if move.fades else eased(min(1.0, move.share / TO_THE_MIDDLE))
    on = 0.0 if move.fades else eased(max(0.0, move.share - TO_THE_MIDDLE) / (1 - TO_THE_MIDDLE))
    at = between(between(start, middle, there), end, on)
    side = round(small + (large - small) * there + (pile - large) * on)
    alpha = move.share if move.fades else 1.0
    return Widget(
        f"played:{move.subject}", "picture", _box(at, side), face.name, paint=paint_played, data=(face, large),
        alpha=round(255 * alpha), solid=False,
    )  # fmt: skip


def paint_played(brush: Brush, box: Box, data: tuple[CardFace, int], mood: Mood) -> None:
    """The card as it is read, made smaller."""
    card = brush.cache.get(paint_card, data[0], data[1], "", "read", 100)
    brush.surface.blit(card if box[2] == data[1] else pygame.transform.smoothscale(card, box[2:]), box[:2])


def _hand(brush: Brush, show: Showing, seat: int) -> tuple[tuple[int, int], int]:
    """Where a player's hand is, and how wide a card is there: the strip of whoever looks, else the number on the panel."""
    if show.me is not None and show.me.seat == seat:
        x, y, wide, high = show.frames.hand
        held = max(1, show.me.hand_size)
        spot = in_row((x, y, wide, high), held, brush.px(RESTING), high, brush.px(6))[-1]
        return (centre(spot)[0], y + round(brush.px(RESTING) * RATIO) // 2), brush.px(RESTING)
    x, y, wide, high = show.frames.panels[seat]
    return (x + wide - brush.px(26), y + rail.panel_rows(brush, high)[2] + brush.px(9)), brush.px(SMALL // 2)


def _box(middle: Point, wide: int) -> Box:
    high = round(wide * RATIO)
    return round(middle[0]) - wide // 2, round(middle[1]) - high // 2, wide, high
