"""The inspector over the right column: a card to be read, a tile, or all that lies before a player."""

from __future__ import annotations

from typing import Any

from favor.language.tongue import filled
from favor.model.geometry import letters
from favor.ui import words_table as say
from favor.ui.brush import Brush
from favor.ui.faces import face_of, flavor_of, spoken
from favor.ui.paint.card_parts import CardFace
from favor.ui.paint.portraits import paint_portrait
from favor.ui.parts import board, cards, notes, plates, sums, tips
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.text import plain
from favor.ui.theme import GOLD, PAPER

CARD = 266
TILE, PORTRAIT = 190, (84, 104)
ASKING = ("events", "actions", "relics", "items", "boons", "terrains", "statuses")


def build(brush: Brush, show: Showing) -> list[Widget]:
    """The inspector's widgets; nothing while nothing is inspected."""
    asking = _asking(show)
    if show.inspected is None and asking is None:
        return []
    kind, what = show.inspected or ("card", asking)
    box = show.frames.reading
    widgets = [plates.plate("inspector", box, "raised", "inspector", say.INSPECTOR["title"])]
    close_w = max(brush.px(64), brush.wide(say.INSPECTOR["close"], "small-bold") + brush.px(18))
    close = (box[0] + box[2] - close_w - brush.px(8), box[1] + box[3] - brush.px(40), close_w, brush.px(32))
    parts = _inside(brush, show, box, kind, what)
    if show.inspected is None:
        return [*widgets, *parts]
    over = _turn_over(brush, box, kind, what)
    return [*widgets, *parts, *over, plates.button("inspector-close", close, say.INSPECTOR["close"], ("close",), kind="quiet")]


def _turn_over(brush: Brush, box: Box, kind: str, what: Any) -> list[Widget]:
    """From a card to what there is to know about it, and back."""
    if kind not in ("card", "notes"):
        return []
    place = (box[0] + brush.px(8), box[1] + box[3] - brush.px(40), brush.px(84), brush.px(32))
    other, words = ("notes", say.NOTES["open"]) if kind == "card" else ("card", say.NOTES["back"])
    return [plates.button("inspector-notes", place, words, ("read", other, what), kind="quiet")]


def is_open(show: Showing) -> bool:
    """Is anything read in it?"""
    return show.inspected is not None or _asking(show) is not None


def _inside(brush: Brush, show: Showing, box: Box, kind: str, what: Any) -> list[Widget]:
    if kind == "card":
        return _card(brush, show, box, what)
    if kind == "notes":
        return notes.build(brush, show, box, what)
    return _tile(brush, show, box, what) if kind == "tile" else _player(brush, show, box, what)


def _asking(show: Showing) -> tuple[str, str] | None:
    """The card that asks the open question, to be read meanwhile; a God Card stands in its own place."""
    question = show.view.question
    if question is None or not question.source_id or question.source_section not in ASKING:
        return None
    return question.source_section, question.source_id


def _card(brush: Brush, show: Showing, box: Box, what: tuple[str, str]) -> list[Widget]:
    face = face_of(show.names, *what)
    wide = min(brush.px(CARD), box[2] - brush.px(6))
    is_low, foot = box[3] < brush.px(400), brush.px(48 if show.inspected is not None else 10)
    flavor = "" if is_low else flavor_of(show.names.definition(*what))  # the card itself comes first
    room = box[2] - brush.px(28)
    tall = brush.tall(flavor, room, "body") if flavor else 0
    high = min(round(wide * cards.RATIO), box[3] - (foot if is_low else max(brush.px(106), foot + tall + brush.px(14))))
    wide = round(high / cards.RATIO)
    place = (box[0] + (box[2] - wide) // 2, box[1] + brush.px(4), wide, high)
    left, top = box[0] + brush.px(14), place[1] + high + brush.px(8)
    below = (left - brush.px(4), top + tall + brush.px(8), room + brush.px(8))
    return [
        Widget("inspected", "picture", place, face.name, spoken(face), paint=cards.paint_face,
               data=cards.CardData(face, "", True), spill=8, about=("card", *what)),
        plates.words("inspected-flavor", (left, top, room, tall), flavor, "body", brush.theme.muted, "centre"),
        *_key_words(brush, show, face, below, box[1] + box[3] - brush.px(48)),
    ]  # fmt: skip


def _key_words(brush: Brush, show: Showing, face: CardFace, at: tuple[int, int, int], bottom: int) -> list[Widget]:
    """As many tips as there is room for under the card."""
    found = tips.key_words(show.names, face.spans)
    margin = 2 * brush.px(10)
    while found and at[1] + tips.tips_high(brush, found, at[2] - margin) + margin > bottom:
        found = found[:-1]
    if not found:
        return []
    high = tips.tips_high(brush, found, at[2] - margin) + margin
    box = (*at, high)
    return [tips.plate("inspected-tips", box, say.INSPECTOR["words"], found), *tips.words_in(brush, "inspected-tips", box, found)]


def _tile(brush: Brush, show: Showing, box: Box, number: int) -> list[Widget]:
    tile = show.tile(number)
    if tile is None:
        return []
    here = tuple(player for player in show.view.players if player.tile == number)
    margin = brush.px(14)
    room = box[2] - 2 * margin
    paths = " ".join(say.SIDES[side] for side in letters(tile.mask)) or say.INSPECTOR["no paths"]
    lines = [board.spoken(show, tile, here), filled(say.INSPECTOR["paths"], paths)]
    if tile.terrain:
        lines.append(plain(face_of(show.names, "terrains", tile.terrain).spans))
    side = min(brush.px(TILE), room) if box[3] >= brush.px(400) else brush.px(96)
    side -= side % 3  # the Altar is three cells wide
    altar = tile.symbol == "altar"
    data = board.data_of(brush, show, tile, here, side // 3 if altar else side)
    picture = (box[0] + (box[2] - side) // 2, box[1] + margin, side, side)
    top = box[1] + margin + side + brush.px(10)
    name = show.names.tile(number)
    title_h = brush.tall(name, room, "name")
    widgets = [
        Widget("inspected", "picture", picture, name, paint=board.paint_altar if altar else board.paint_whole, data=data),
        plates.words("inspected-title", (box[0] + margin, top, room, title_h), name, "name", GOLD),
    ]
    top += title_h + brush.px(4)
    for row, text in enumerate(lines):
        high = brush.tall(text, room, "body")
        widgets.append(plates.words(f"inspected-{row}", (box[0] + margin, top, room, high), text, "body", PAPER))
        top += high + brush.px(8)
    return widgets


def _player(brush: Brush, show: Showing, box: Box, seat: int) -> list[Widget]:
    player = show.view.players[seat]
    margin = brush.px(12)
    left, room = box[0] + margin, box[2] - 2 * margin
    widgets, top = _who(brush, show, (left, box[1] + margin, room, box[3]), seat)
    for stat, _ in player.stat_parts:
        text = sums.stat_sum(show.names, player, stat)
        high = brush.tall(text, room, "small")
        widgets.append(plates.words(f"inspected-stat:{stat}", (left, top, room, high), text, "small", PAPER))
        top += high + brush.px(2)
    things = [
        ("boons", _boon(show, player.character)),
        *((card.section, card.id) for card in (*player.relics, *player.items)),
        *(("statuses", status.id) for status in player.statuses),
    ]
    bottom = box[1] + box[3] - brush.px(48)
    owned, foot = _owned(brush, show, [thing for thing in things if thing[1]], (left, top + brush.px(4), room, bottom))
    widgets += owned
    boon = face_of(show.names, "boons", _boon(show, player.character))
    told_h = brush.tall(boon.spans, room, "body")
    if foot + told_h <= bottom:
        widgets.append(plates.words("inspected-boon", (left, foot, room, told_h), boon.spans, "body", PAPER))
    return widgets


def _owned(brush: Brush, show: Showing, things: list[tuple[str, str]], place: Box) -> tuple[list[Widget], int]:
    """A button for each thing somebody has, and where they end; long words make one higher. `place`: left, top, width, bottom."""
    left, top, room, bottom = place
    px, inner = brush.px, place[2] - brush.px(16)
    line = brush.tall("", inner, "small-bold")
    faces = [face_of(show.names, section, id) for section, id in things]
    words = [f"{face.name} ({(face.foot or face.section).capitalize()})" for face in faces]
    more = [brush.tall(word, inner, "small-bold") - line for word in words]
    each = min(px(30), max(px(20), (bottom - top - sum(more)) // max(1, len(things))))
    widgets: list[Widget] = []
    for what, word, extra in zip(things, words, more, strict=True):
        box = (left, top, room, each - px(3) + extra)
        widgets.append(
            plates.button(f"owned:{len(widgets)}", box, word, ("inspect", *what), kind="quiet", about=("card", *what))
        )
        top += each + extra
    return widgets, top + px(8)


def _who(brush: Brush, show: Showing, box: Box, seat: int) -> tuple[list[Widget], int]:
    """Portrait, name and how the player stands; and where that ends."""
    player, px = show.view.players[seat], brush.px
    left, top, room, high = box
    name = show.names.seat(seat)
    goal = int(show.catalog.rules.get("favor_to_win", 10))
    told = filled(say.PANEL["who"], show.names.title("characters", player.character), player.favor, goal, player.hearts,
                  player.heart_cap)  # fmt: skip
    widgets: list[Widget] = []
    foot = top
    if high >= px(400):
        place = (left, top, px(PORTRAIT[0]), px(PORTRAIT[1]))
        widgets.append(Widget("inspected", "picture", place, name, paint=paint_likeness, data=(player.character,)))
        left, room, foot = left + place[2] + px(10), room - place[2] - px(10), top + place[3]
    title_h, told_h = brush.tall(name, room, "name"), brush.tall(told, room, "small")
    widgets.append(plates.words("inspected-title", (left, top - px(2), room, title_h), name, "name", GOLD))
    widgets.append(plates.words("inspected-told", (left, top + title_h, room, told_h), told, "small", brush.theme.muted))
    return widgets, max(foot, top + title_h + told_h) + px(8)


def paint_likeness(brush: Brush, box: Box, data: tuple[str], mood: Mood) -> None:
    """A character's portrait."""
    brush.surface.blit(brush.cache.get(paint_portrait, data[0], box[2], box[3]), box[:2])


def _boon(show: Showing, character: str) -> str:
    found = show.names.definition("characters", character)
    return str(found.data.get("boon", "")) if found is not None else ""
