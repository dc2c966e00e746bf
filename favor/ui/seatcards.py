"""One seat of the set-up: name, portrait, who is free, numbers and Boon of the character; and the place for one more."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import pygame
from pygame import Surface

from favor.language.tongue import filled
from favor.model.definitions import Definition
from favor.ui.brush import Brush
from favor.ui.layout import in_row
from favor.ui.names import stat_name
from favor.ui.paint.backdrop import paint_panel
from favor.ui.paint.badges import paint_badge
from favor.ui.paint.kit import Kit
from favor.ui.paint.paper import canvas
from favor.ui.paint.portraits import paint_portrait
from favor.ui.parts import plates
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.sentences import Sentences
from favor.ui.text import Spans
from favor.ui.theme import CHARACTERS, GOLD, INK, LIGHT, MEANINGS, PAPER, Colour, mix
from favor.ui.words_screens import SETUP
from favor.ui.words_spoken import AFTER, BEFORE

STATS = (("heart-full", "hearts"), ("fight", "fight"), ("charm", "charm"), ("wit", "wit"))
SeatData = tuple[str, str, tuple[int, ...], str, Spans, bool, int]
"""character id, its name, the four numbers, the Boon's name, what it does, whether somebody may leave, the portrait's height"""
MARGIN, FIELD, NAME_ROW, ROSTER, NUMBERS, BOON, REMOVE = 10, 38, 44, 36, 36, 156, 36
"""Units of the parts of a card, from above; the portrait takes what is left."""
NARROW, LONGER = 210, 38
"""Units of a card so narrow that a Boon breaks into more lines, and the room these take."""
WIDEST, TALLEST = 340, 560
RING = 32
"""Units of the ring round a likeness that was chosen."""
BOON_HEAD = 26
"""Units that the name of a Boon takes."""
LEGEND = 38
"""Units that an icon and the room after its word take."""


@dataclass(frozen=True, slots=True)
class Place:
    """What a card shows: who sits there, as whom, and who has which character."""

    number: int
    name: str
    character: Definition
    roster: tuple[tuple[str, str, str], ...]
    """id and name of each character, and who else has it, "" while it is free"""
    typing: bool = False
    can_leave: bool = False


def in_line(brush: Brush, room: Box, count: int, gap: int) -> tuple[Box, ...]:
    """Boxes for so many cards: side by side from edge to edge, in the middle where they would be too wide."""
    wide = min(brush.px(WIDEST), (room[2] - gap * (count - 1)) // count)
    high = min(room[3], brush.px(TALLEST))
    if wide == brush.px(WIDEST):
        return in_row(room, count, wide, high, gap)
    step, top = (room[2] - wide) / max(1, count - 1), room[1] + (room[3] - high) // 2
    return tuple((room[0] + round(step * place), top, wide, high) for place in range(count))


def build(brush: Brush, sentences: Sentences, box: Box, place: Place) -> Iterable[Widget]:
    """The widgets of one seat."""
    px = brush.px
    x, y, wide, high = box
    number, margin = place.number, px(MARGIN)
    tall = portrait_high(brush, sentences, box)
    yield _card(sentences, box, place, tall)
    field = (x + margin, y + margin, wide - 2 * margin, px(FIELD))
    data = (place.name, filled(SETUP["player"], number + 1), place.typing)
    yield Widget(f"name:{number}", "field", field, filled(SETUP["name"], number + 1), place.name, does=("type", f"name:{number}"),
                 paint=plates.paint_field, data=data, spill=4)  # fmt: skip
    row = y + px(2 * MARGIN + FIELD) + tall + px(4)
    side = px(36)
    for id, left, sign, step, label in (
        ("before", x + margin, "◄", -1, BEFORE), ("after", x + wide - margin - side, "►", 1, AFTER),
    ):  # fmt: skip
        arrow = plates.button(f"{id}:{number}", (left, row, side, side), sign, ("pick", number, step))
        yield replace(arrow, label=label.format(number + 1))
    yield from _roster(brush, place, (x, row + px(NAME_ROW), wide, px(ROSTER)))
    if place.can_leave:
        below = (x + margin, y + high - px(REMOVE) - margin, wide - 2 * margin, px(REMOVE))
        yield plates.button(f"remove:{number}", below, SETUP["remove"], ("remove", number), kind="quiet")


def _card(sentences: Sentences, box: Box, place: Place, tall: int) -> Widget:
    """The card itself, with what it tells."""
    character = place.character
    boon = sentences.catalog.sections.get("boons", {}).get(str(character.data.get("boon", "")))
    stats = tuple(int(character.data.get(key, 0)) for _, key in STATS)
    told = sentences.text(boon) if boon else ()
    data: SeatData = (character.id, character.name, stats, boon.name if boon else "", told, place.can_leave, tall)
    said = ", ".join(filled(SETUP["stat"], stat_name(key), value) for (_, key), value in zip(STATS, stats, strict=True))
    label, value = filled(SETUP["player is"], place.number + 1, character.name), filled(SETUP["boon"], said, data[3])
    return Widget(f"seat:{place.number}", "panel", box, label, value, paint=paint_seat, data=data)


def _roster(brush: Brush, place: Place, box: Box) -> Iterable[Widget]:
    """All characters as badges: the one of this seat, those that are free, those that somebody has. Where there is room the
    first ring and the last lie under the edges of the portrait."""
    count = max(6, len(place.roster))
    slim = box[2] < brush.px(NARROW)
    step = box[2] // count if slim else (box[2] - brush.px(2 * MARGIN + RING)) // (count - 1)
    each = min(step, brush.px(2 * MARGIN + RING))
    left = box[0] + (box[2] - step * (len(place.roster) - 1) - each) // 2
    for number, (id, title, owner) in enumerate(place.roster):
        spot = (left + number * step, box[1], each, box[3])
        reason = filled(SETUP["has"], owner, title) if owner else ""
        state = "mine" if id == place.character.id else "taken" if owner else "free"
        yield Widget(f"as:{place.number}:{id}", "choice", spot, title, "" if owner else SETUP[state], not owner, reason,
                     ("as", place.number, id), paint=paint_choice, data=(id, state), spill=4,
                     heard=filled(SETUP["player"], place.number + 1))  # fmt: skip


def portrait_high(brush: Brush, sentences: Sentences, box: Box) -> int:
    """How tall the portrait may be, whoever it shows: the longest Boon has room below."""
    px, room = brush.px, box[2] - brush.px(2 * MARGIN + 16)
    boons = sentences.catalog.sections.get("boons", {}).values()
    longest = max((brush.tall(sentences.text(boon), room, "small") for boon in boons), default=0)
    boon = max(px(BOON + (LONGER if box[2] < px(NARROW) else 0)), longest + px(BOON_HEAD + 8 + MARGIN))
    rest = 3 * MARGIN + FIELD + 4 + NAME_ROW + ROSTER + NUMBERS + REMOVE
    return min(box[2] - px(2 * MARGIN), max(px(90), box[3] - px(rest) - boon))


def legend(brush: Brush, box: Box) -> Iterable[Widget]:
    """What the four numbers of a card are called, in the middle of a box where it holds that."""
    px, names = brush.px, tuple(stat_name(key) for _, key in STATS)
    wide = sum(brush.wide(name, "small") for name in names) + px(LEGEND) * len(names)
    if wide + px(2 * MARGIN) <= box[2]:
        place = (box[0] + (box[2] - wide) // 2, box[1], wide, box[3])
        yield Widget("legend", "text", place, ", ".join(names), paint=paint_legend, data=names, solid=False)


def paint_legend(brush: Brush, box: Box, names: tuple[str, ...], mood: Mood) -> None:
    """Each icon with its word."""
    px, left, middle = brush.px, box[0], box[1] + box[3] // 2
    for (icon, _), name in zip(STATS, names, strict=True):
        brush.icon(icon, (left + px(10), middle), px(18))
        left = brush.line(name, (left + px(23), middle), "small", brush.theme.muted, "midleft").right + px(LEGEND - 23)


def paint_seat(brush: Brush, box: Box, data: SeatData, mood: Mood) -> None:
    """Everything on a seat card but its buttons."""
    id, name, stats, boon, spans, can_leave, tall = data
    px = brush.px
    x, y, wide, high = box
    margin = px(MARGIN)
    colour = CHARACTERS.get(id, MEANINGS["neutral"]).fill
    edge = mix(brush.theme.border, colour, 0.45)
    brush.surface.blit(brush.cache.get(paint_panel, wide, high, brush.theme.panel, edge, px(12), max(1, px(1.5))), box[:2])
    top = y + px(2 * MARGIN + FIELD)
    broad = wide - 2 * margin
    brush.surface.blit(brush.cache.get(paint_portrait, id, broad, tall), (x + margin, top))
    top += tall + px(4)
    brush.line(name, (x + wide // 2, top + px(18)), "name", PAPER, "center", wide - px(2 * MARGIN + 76))
    top += px(NAME_ROW + ROSTER)
    _numbers(brush, (x + margin, top, broad, px(NUMBERS)), stats)
    top += px(NUMBERS)
    foot = px(REMOVE) + 2 * margin if can_leave else margin
    plate = (x + margin, top, broad, y + high - foot - top)
    sunk = mix(brush.theme.panel, INK, 0.30)
    brush.plate(plate, sunk, mix(sunk, brush.theme.border, 0.25), 8)
    brush.line(boon, (x + margin + px(8), top + px(6)), "small-bold", GOLD, "topleft", broad - px(16))
    room = (x + margin + px(8), top + px(BOON_HEAD), broad - px(16), plate[1] + plate[3] - px(4) - top - px(BOON_HEAD))
    if spans and room[3] > 0:
        brush.block(spans, room, "small", PAPER)


def _numbers(brush: Brush, box: Box, stats: tuple[int, ...]) -> None:
    """Hearts, Fight, Charm and Wit side by side."""
    px, each, middle = brush.px, box[2] // len(stats), box[1] + box[3] // 2
    for number, ((icon, _), value) in enumerate(zip(STATS, stats, strict=True)):
        centre = box[0] + each * number + each // 2
        brush.icon(icon, (centre - px(9), middle), px(20))
        brush.line(str(value), (centre + px(3), middle), "button", PAPER, "midleft")


def paint_choice(brush: Brush, box: Box, data: tuple[str, str], mood: Mood) -> None:
    """A character that can be had: ringed in gold the one of this seat, grey and struck what somebody has."""
    id, state = data
    px = brush.px
    middle = (box[0] + box[2] // 2, box[1] + box[3] // 2)
    across = min(px(RING), box[2] - px(6))
    side = across - px(6)
    ring = (middle[0] - across // 2, middle[1] - across // 2, across, across)
    if state == "mine":
        brush.plate(ring, mix(brush.theme.panel, GOLD, 0.25), GOLD, 8, 2)
    elif mood.hovered and state == "free":
        brush.plate(ring, mix(brush.theme.raised, PAPER, 0.15), None, 8)
    painter = paint_badge if state != "taken" else paint_taken
    picture = brush.cache.get(painter, id, side)
    brush.surface.blit(picture, (middle[0] - side // 2, middle[1] - side // 2))
    plates.focus_ring(brush, box, mood, 8)


def paint_taken(kit: Kit, character: str, side: int) -> Surface:
    """The badge of a character that is not to be had: grey, faint, struck through."""
    badge = pygame.transform.grayscale(paint_badge(kit, character, side))
    badge.set_alpha(110)
    picture = canvas(side, side)
    picture.blit(badge, (0, 0))
    thick = max(2, side // 11)
    pygame.draw.line(picture, mix(PAPER, INK, 0.15), (side * 0.16, side * 0.84), (side * 0.84, side * 0.16), thick)
    return picture


def paint_place(brush: Brush, box: Box, data: tuple[str], mood: Mood) -> None:
    """The place for one more player: the outline of a card, a sign, words."""
    px = brush.px
    fill: Colour = mix(brush.theme.panel, LIGHT, 0.10) if mood.hovered else mix(brush.theme.night, brush.theme.panel, 0.6)
    brush.plate(box, fill, None, 12, alpha=190)
    picture = brush.cache.get(paint_dashes, box[2], box[3], brush.theme.border, max(2, px(2)), px(12))
    brush.surface.blit(picture, box[:2])
    middle = (box[0] + box[2] // 2, box[1] + box[3] // 2)
    reach, thick = px(17), max(3, px(5))
    for wide, high in ((2 * reach, thick), (thick, 2 * reach)):
        brush.plate((middle[0] - wide // 2, middle[1] - px(20) - high // 2, wide, high), GOLD, None, 2)
    brush.line(data[0], (middle[0], middle[1] + px(24)), "button", PAPER, "center", box[2] - px(16))
    plates.focus_ring(brush, box, mood, 12)


def paint_dashes(kit: Kit, wide: int, high: int, colour: Colour, thick: int, dash: int) -> Surface:
    """A frame of dashes."""
    del kit
    picture = canvas(wide, high, colour)
    for along, across in ((wide, high), (high, wide)):
        count = max(3, round(along / (2 * dash)))
        step = along / count
        for number in range(count):
            start = round(step * (number + 0.25))
            for far in (0, across - thick):
                spot = (start, far, round(step / 2), thick) if along == wide else (far, start, thick, round(step / 2))
                picture.fill((*colour, 255), spot)
    return picture
