"""One seat of the set-up: name, portrait, numbers and Boon of the character, the arrows to choose another."""

from __future__ import annotations

from collections.abc import Iterable

from favor.language.tongue import filled
from favor.model.definitions import Definition
from favor.ui.brush import Brush
from favor.ui.names import stat_name
from favor.ui.paint.portraits import paint_portrait
from favor.ui.parts import plates
from favor.ui.parts.pieces import draw_badge
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.sentences import Sentences
from favor.ui.text import Spans
from favor.ui.theme import GOLD, PAPER
from favor.ui.words_screens import SETUP

STATS = (("heart-full", "hearts"), ("fight", "fight"), ("charm", "charm"), ("wit", "wit"))
SeatData = tuple[str, str, tuple[int, ...], str, Spans]
"""character id, its name, the four numbers, the Boon's name, what the Boon does"""


def build(
    brush: Brush, sentences: Sentences, box: Box, number: int, name: str, character: Definition, typing: bool, can_leave: bool
) -> Iterable[Widget]:
    """The widgets of one seat."""
    px = brush.px
    x, y, wide, high = box
    boon = sentences.catalog.sections.get("boons", {}).get(str(character.data.get("boon", "")))
    stats = tuple(int(character.data.get(key, 0)) for _, key in STATS)
    data: SeatData = (character.id, character.name, stats, boon.name if boon else "", sentences.text(boon) if boon else ())
    said = ", ".join(filled(SETUP["stat"], stat_name(key), value) for (_, key), value in zip(STATS, stats, strict=True))
    yield Widget(
        f"seat:{number}",
        "panel",
        box,
        filled(SETUP["player is"], number + 1, character.name),
        filled(SETUP["boon"], said, data[3]),
        paint=paint_seat,
        data=data,
    )
    yield Widget(
        f"name:{number}",
        "field",
        (x + px(10), y + px(10), wide - px(20), px(36)),
        filled(SETUP["name"], number + 1),
        name,
        does=("type", f"name:{number}"),
        paint=plates.paint_field,
        data=(name, filled(SETUP["player"], number + 1), typing),
        spill=4,
    )
    row = y + px(56) + portrait_high(brush, box) + px(4)
    yield plates.button(f"before:{number}", (x + px(8), row, px(36), px(36)), "◄", ("pick", number, -1), kind="plain")
    yield plates.button(f"after:{number}", (x + wide - px(44), row, px(36), px(36)), "►", ("pick", number, 1), kind="plain")
    if can_leave:
        place = (x + px(10), y + high - px(42), wide - px(20), px(34))
        yield plates.button(f"remove:{number}", place, SETUP["remove"], ("remove", number), kind="quiet")


def portrait_high(brush: Brush, box: Box) -> int:
    """How tall the portrait may be."""
    return min(brush.px(190), box[3] - brush.px(330))


def paint_seat(brush: Brush, box: Box, data: SeatData, mood: Mood) -> None:
    """Everything on a seat card but its buttons."""
    id, name, stats, boon, spans = data
    px = brush.px
    x, y, wide, high = box
    brush.plate(box, brush.theme.panel, brush.theme.border)
    top, tall = y + px(56), portrait_high(brush, box)
    broad = min(wide - px(20), round(tall * 1.1))
    brush.surface.blit(brush.cache.get(paint_portrait, id, broad, tall), (x + (wide - broad) // 2, top))
    draw_badge(brush, id, (x + (wide - broad) // 2 + px(20), top + px(20)), px(34))
    top += tall + px(4)
    brush.line(name, (x + wide // 2, top + px(18)), "name", PAPER, "center", wide - px(96))
    top += px(42)
    each = (wide - px(16)) // 4
    for number, ((icon, _), value) in enumerate(zip(STATS, stats, strict=True)):
        left = x + px(8) + number * each
        brush.icon(icon, (left + px(14), top + px(12)), px(20))
        brush.line(str(value), (left + px(28), top + px(12)), "button", PAPER, "midleft")
    top += px(32)
    brush.line(boon, (x + px(12), top), "small-bold", GOLD, "topleft", wide - px(24))
    room = (x + px(12), top + px(20), wide - px(24), y + high - px(50) - top - px(20))
    if spans and room[3] > 0:
        brush.block(spans, room, "small", PAPER)
