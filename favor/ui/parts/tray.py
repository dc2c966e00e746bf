"""The die tray: odds before a Challenge, face, comparison and the word after it; group rolls side by side. And the stock."""

from __future__ import annotations

from favor.language.tongue import filled
from favor.ui import theme
from favor.ui import words_table as say
from favor.ui.brush import Brush, fitting
from favor.ui.names import stat_name
from favor.ui.paint.icons import paint_die
from favor.ui.parts import race
from favor.ui.parts.pieces import draw_badge
from favor.ui.parts.showing import Roll, Showing
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import MEANINGS, PAPER
from favor.ui.words import DECKS
from favor.ui.words_learning import MOMENT
from favor.ui.words_life import DICE

IN_ONE_COLUMN = 4
"""So many rolls of a group stand one under the other, with the word that each came to."""

RollData = tuple[str, str, str, int, int, bool]
"""character, name, stat, value, face, succeeded"""
Before = tuple[str, int, str, int, str]
"""stat, value, faces that succeed, chance, heading"""


def odds(faces: tuple[int, ...], value: int) -> tuple[tuple[int, ...], int]:
    """The faces that succeed against a stat, and the chance in per cent."""
    good = tuple(face for face in faces if face < value)
    return good, round(100 * len(good) / max(1, len(faces)))


def build(brush: Brush, show: Showing, asking: bool = False) -> list[Widget]:
    """The Challenge panel and the stock plate; where the stock stands on the map it makes room for answers."""
    rolls = tuple(_roll_data(show, roll) for roll in show.rolls)
    faces = tuple(int(face) for face in show.catalog.rules.get("die", (0, 1, 2, 3, 4)))
    before: Before | tuple[()] = ()
    if (one := show.odds) is not None:
        head = filled(say.TRAY["challenge"], stat_name(one.stat))
        head = head if one.seat == show.asked else filled(say.TRAY["whose"], show.names.seat(one.seat), stat_name(one.stat))
        before = (stat_name(one.stat), one.value, ", ".join(map(str, one.good)), one.chance, head)
    value = "; ".join(
        filled(say.TRAY["rolled"], name, face, stat, number, say.TRAY["success" if ok else "failed"])
        for _, name, stat, number, face, ok in rolls
    )
    needs = needed(faces, show.rolls[-1]) if len(rolls) == 1 else ""
    value = f"{value}; {needs}" if needs else value
    if before:
        value = filled(say.TRAY["spoken chance"], before[0], before[1], before[3]) + value
    value = value or DICE["open"]
    return [
        Widget("tray", "panel", show.frames.tray, say.TRAY["title"], value, does=("dice",), paint=paint_tray,
               data=(rolls[-6:], before, needs), spill=4),
        *race.build(brush, show),
        *(() if asking and _on_map(show) and show.about not in ("action", "") else _stock(brush, show)),
    ]  # fmt: skip


def needed(faces: tuple[int, ...], roll: Roll) -> str:
    """Which faces succeed, in words: with Wit 3 these are 0, 1, 2. Where a card made something else of it: that."""
    if roll.succeeded != (roll.face < roll.value):
        return MOMENT["decided"]
    good, _ = odds(faces, roll.value)
    return filled(MOMENT["succeeds"], ", ".join(map(str, good))) if good else MOMENT["hopeless"]


def _roll_data(show: Showing, roll: Roll) -> RollData:
    return (
        show.view.players[roll.seat].character,
        show.names.seat(roll.seat),
        stat_name(roll.stat),
        roll.value,
        roll.face,
        roll.succeeded,
    )


def paint_tray(brush: Brush, box: Box, data: tuple[tuple[RollData, ...], Before, str], mood: Mood) -> None:
    """What is about to be rolled, or the last roll, or the rolls of a whole group."""
    rolls, before, needs = data
    brush.plate(box, brush.theme.panel, brush.theme.border)
    x, y, wide, high = box
    px = brush.px
    if before:
        _before(brush, box, before)
    elif not rolls:
        brush.line(say.TRAY["title"], (x + px(12), y + px(3)), "small-bold", brush.theme.muted)
        _die(brush, (x + px(10), y + px(30)), "")
        brush.block(say.TRAY["below"], (x + px(76), y + px(34), wide - px(84), px(44)), "small", brush.theme.muted)
    elif len(rolls) == 1:
        _single(brush, box, rolls[0], needs)
    else:
        _group(brush, box, rolls)


def _before(brush: Brush, box: Box, before: Before) -> None:
    """Which faces would succeed, and under it how likely that is: both beside the middle of the die."""
    x, y, wide, _ = box
    px = brush.px
    stat, value, good, chance, head = before
    brush.line(fitting(brush, head, "small-bold", wide - px(24)), (x + px(12), y + px(3)), "small-bold", brush.theme.muted)
    _die(brush, (x + px(10), y + px(30)), "?")
    left, room = x + px(76), wide - px(84)
    words = filled(say.TRAY["good" if good else "hopeless"], stat, value, good)
    tall, line = min(brush.tall(words, room, "body"), px(46)), brush.high("small-bold")
    top = max(y + px(21), y + px(58) - (tall + line) // 2)
    brush.block(words, (left, top, room, tall), "body", PAPER)
    brush.line(filled(say.TRAY["chance"], chance), (left, top + tall), "small-bold", theme.GOLD, "topleft", room)


def _die(brush: Brush, at: tuple[int, int], face: str) -> None:
    brush.surface.blit(brush.cache.get(paint_die, face, brush.px(56)), at)


def _single(brush: Brush, box: Box, roll: RollData, needs: str) -> None:
    x, y, wide, _ = box
    px = brush.px
    _, name, stat, value, face, ok = roll
    head = filled(say.TRAY["whose"], name, stat)
    head = head if brush.wide(head, "small-bold") <= wide - px(24) else fitting(brush, name, "small-bold", wide - px(24))
    brush.line(head, (x + px(12), y + px(3)), "small-bold", brush.theme.muted, "topleft", wide - px(24))
    _die(brush, (x + px(10), y + px(30)), str(face))
    room = wide - px(84)
    is_long = brush.wide(needs, "small") > room
    brush.line(
        f"{face} {'<' if face < value else '≥' if face > value else '='} {stat} {value}",
        (x + px(76), y + px(20 if is_long else 23)),
        "body",
        PAPER,
        "topleft",
        room,
    )
    brush.block(needs, (x + px(76), y + px(37 if is_long else 45), room, px(38)), "small", brush.theme.muted)
    colour, low = MEANINGS["success" if ok else "failure"].night, y + px(84 if is_long else 79)
    brush.icon("check" if ok else "cross", (x + px(85), low), px(18), colour)
    brush.line(say.TRAY["success" if ok else "failed"], (x + px(100), low), "button", colour, "midleft", wide - px(108))


def _group(brush: Brush, box: Box, rolls: tuple[RollData, ...]) -> None:
    x, y, wide, high = box
    px = brush.px
    brush.line(filled(say.TRAY["challenge"], rolls[-1][2]), (x + px(12), y + px(3)), "small-bold", brush.theme.muted)
    columns = 2 if len(rolls) > IN_ONE_COLUMN else 1
    rows = -(-len(rolls) // columns)
    step = (high - px(24)) // rows
    for number, (character, _, _, value, face, ok) in enumerate(rolls):
        left = x + px(8) + (number // rows) * (wide - px(12)) // columns
        middle = y + px(22) + (number % rows) * step + step // 2
        draw_badge(brush, character, (left + px(9), middle), px(18))
        colour = MEANINGS["success" if ok else "failure"].night
        brush.icon("check" if ok else "cross", (left + px(28), middle), px(14), colour)
        room, sign = (wide - px(12)) // columns - px(37), "<" if face < value else "≥"
        word = say.TRAY["success" if ok else "failed"]
        tries = (f"{face} {sign} {value}  {word}", f"{face}{sign}{value} {word}", f"{face} {sign} {value}")
        text = next((text for text in tries if brush.wide(text, "small") <= room), tries[-1])
        brush.line(text, (left + px(37), middle), "small", colour, "midleft", room)


def _stock(brush: Brush, show: Showing) -> list[Widget]:
    """Decks, region stacks and the Trap bag; on small windows only the region stacks are told on the map."""
    box = show.frames.stock
    decks = dict(show.view.decks)
    stacks = tuple(show.view.stacks)
    ready = sum(tile.ruin == "ready" for tile in show.view.tiles)
    data = (tuple(decks.get(name, 0) for name in ("gods", "actions", "relics", "events")), stacks, show.view.traps_left, ready)
    value = ", ".join(
        [
            *(f"{DECKS.get(name, name)} {count}" for name, count in decks.items()),
            *(filled(say.TRAY["stack"], show.names.region_of(name), count) for name, count in stacks),
            filled(say.TRAY["traps"], show.view.traps_left),
            filled(say.TRAY["ruins"], ready),
        ]
    )
    return [Widget("stock", "panel", box, say.TRAY["stock"], value, paint=paint_stock, data=(data, _on_map(show)))]


def _on_map(show: Showing) -> bool:
    return show.frames.stock_on_map


def paint_stock(
    brush: Brush, box: Box, data: tuple[tuple[tuple[int, ...], tuple[tuple[str, int], ...], int, int], bool], mood: Mood
) -> None:
    """Two rows of counters; a column of them where they lie on the map."""
    (decks, stacks, traps, ready), on_map = data
    px = brush.px
    brush.plate(box, brush.theme.panel, brush.theme.border, 8, 1, 225 if on_map else 255)
    x, y, wide, high = box
    counters = list(zip(("god", "action", "relic", "event", "trap"), (*decks, traps), strict=True))
    counters += [(f"region-{region}" if region in theme.REGIONS else "tile", count) for region, count in stacks[:4]]
    counters.append(("ruin-ready", ready))
    for number, (icon, count) in enumerate(counters):
        row, column = (number, 0) if on_map else divmod(number, 5)
        middle = y + (px(13) + row * (high - px(6)) // 10 if on_map else round(high * (0.29 + 0.42 * row)))
        _counter(brush, (x + px(6) + column * (wide - px(10)) // 5, middle), icon, count)


def _counter(brush: Brush, at: tuple[int, int], icon: str, count: int) -> None:
    brush.icon(icon, (at[0] + brush.px(9), at[1]), brush.px(18), brush.theme.muted)
    brush.line(str(count), (at[0] + brush.px(21), at[1]), "small-bold", PAPER, "midleft")
