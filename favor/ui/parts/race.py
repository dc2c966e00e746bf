"""The race for the end: who is near it and how, as a golden strip at the foot of the map. Reads the view, knows no rule."""

from __future__ import annotations

from dataclasses import dataclass

from favor.language.tongue import filled
from favor.model.views import PlayerView, View
from favor.ui.brush import Brush
from favor.ui.layout import Frames, meets
from favor.ui.names import Names
from favor.ui.parts.pieces import draw_badge
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import GOLD, INK
from favor.ui.words import RACE
from favor.ui.words_table import PANEL

NEAR_FAVOR, NEAR_BANNERS = 2, 1
"""How little is missing when everybody is told."""

ROW = 27
WIDE, LETTER, BADGE = 430, 7.3, 54
"""Units of the strip, of a letter where sentences are longer than that, and of what stands beside the letters."""
MOST = 3


@dataclass(frozen=True, slots=True)
class Racer:
    """Somebody near the end, and the key of the sentence for it."""

    seat: int
    how: str


def racers(view: View, goal: int, banners: int) -> tuple[Racer, ...]:
    """Everybody near the end, the nearest first; Relics count as what they would bring at the Altar."""
    if view.winner >= 0:
        return ()
    found = [(player, how) for player in view.players if (how := _how(player, goal, banners))]
    found.sort(key=lambda pair: (-pair[0].favor, pair[0].seat))
    return tuple(Racer(player.seat, how) for player, how in found)


def _how(player: PlayerView, goal: int, banners: int) -> str:
    if banners > 1 and len(player.banners) >= banners - NEAR_BANNERS:
        return "banners"
    if player.relics and player.favor + len(player.relics) >= goal:
        return "altar"
    return "favor" if player.favor >= goal - NEAR_FAVOR else ""


Rows = tuple[tuple[str, str], ...]
"""The character and the sentence of everybody who is told of."""


def rows_of(view: View, names: Names) -> Rows:
    """Who is told of, and how near they are, in words."""
    goal, banners = int(names.catalog.rules.get("favor_to_win", 10)), len(names.catalog.section("regions"))
    near = [(view.players[one.seat], one.how) for one in racers(view, goal, banners)[:MOST]]
    return tuple((player.character, sentence(names, player, how, goal, banners)) for player, how in near)


def place(zones: Frames, rows: Rows) -> Box:
    """Where there is room for the strip: the lower right corner of the map, beside the stock where that lies there."""
    x, y, wide, high = zones.map
    edge, tall = zones.px(6), zones.px(ROW) * len(rows) + zones.px(6)
    taken = zones.stock[2] + edge if zones.stock_on_map else 0
    longest = max(WIDE, LETTER * max(len(text) for _, text in rows) + BADGE)
    broad = min(zones.px(longest), wide - 2 * edge - taken)
    return x + wide - edge - broad, y + high - edge - tall, broad, tall


def covers(zones: Frames, view: View, names: Names) -> tuple[Box, ...]:
    """What of the map the strip takes, for fitting."""
    rows = rows_of(view, names)
    return (place(zones, rows),) if rows else ()


def build(brush: Brush, show: Showing) -> list[Widget]:
    """The strip, where there is a race and room for it beside the answers."""
    rows, box = rows_of(show.view, show.names), strip(brush, show)
    if box is None or any(meets(box, taken) for taken in show.free):
        return []
    said = "; ".join(text for _, text in rows)
    return [Widget("race", "status", box, said, paint=paint_race, data=rows, solid=False)]


def strip(brush: Brush, show: Showing) -> Box | None:
    """Where the strip lies, no wider than its words, higher where they need two lines; None where there is no race."""
    rows = rows_of(show.view, show.names)
    if not rows:
        return None
    x, y, most, high = place(show.frames, rows)
    wide = min(most, max(brush.wide(text, "small-bold") for _, text in rows) + brush.px(BADGE))
    more = brush.px(ROW) * sum(_is_long(brush, text, wide) for _, text in rows)
    return x + most - wide, y - more, wide, high + more


def _is_long(brush: Brush, text: str, wide: int) -> bool:
    return brush.wide(text, "small-bold") > wide - brush.px(BADGE - 8)


def sentence(names: Names, player: PlayerView, how: str, goal: int, banners: int) -> str:
    """How near a player is, in words."""
    name = names.seat(player.seat)
    if how == "banners":
        return filled(RACE["banners"], name, len(player.banners), banners)
    relics = filled(PANEL["relics"], len(player.relics))
    return filled(RACE[how], name, player.favor, goal, relics)


def paint_race(brush: Brush, box: Box, data: tuple[tuple[str, str], ...], mood: Mood) -> None:
    """Ink on gold, a line for each player, with badges."""
    px = brush.px
    brush.plate(box, GOLD, INK, 10, 2)
    top, room = box[1] + px(3), box[2] - px(BADGE - 8)
    for character, text in data:
        high = px(ROW) * (2 if _is_long(brush, text, box[2]) else 1)
        draw_badge(brush, character, (box[0] + px(20), top + high // 2), px(23))
        if high > px(ROW):
            brush.block(text, (box[0] + px(38), top, room, high), "small-bold", INK, "left", True)
        else:
            brush.line(text, (box[0] + px(38), top + high // 2), "small-bold", INK, "midleft", room)
        top += high
