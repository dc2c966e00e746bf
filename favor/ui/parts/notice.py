"""A notice over the map: the card that was turned up, what came of it, and Go on."""

from __future__ import annotations

from favor.ui import words
from favor.ui.brush import Brush
from favor.ui.faces import face_of, flavor_of, spoken
from favor.ui.layout import centred
from favor.ui.names import Words, plain
from favor.ui.paint.ground import paint_halo
from favor.ui.parts import cards, plates
from favor.ui.parts.showing import Showing
from favor.ui.parts.side import Tints, draw_line, tints
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.stage import Notice
from favor.ui.theme import GOLD

CARD, LONE_CARD, DECREE = 264, 300, 336
LONE_HIGH = 640
"""Units a window must be high for a card with its words beneath it; else they stand beside it."""

LINES = 330
EDGE = 18
"""Units between the parts of a notice."""


def build(brush: Brush, show: Showing, notice: Notice | None) -> list[Widget]:
    """The notice with a veil under it; nothing when there is none."""
    if notice is None:
        return []
    is_decree = notice.card is not None and notice.card[0] == "god_cards"
    widgets = [plates.veil((show.frames.window[2], show.frames.window[3]), 185 if is_decree else 130)]
    if notice.card is not None and not notice.lines and show.frames.window[3] >= brush.px(LONE_HIGH):
        return widgets + _lone(brush, show, notice, notice.card)
    return widgets + _told(brush, show, notice)


def _lone(brush: Brush, show: Showing, notice: Notice, card: tuple[str, str]) -> list[Widget]:
    """A card of which nothing has come yet: large in the middle, its line of flavour under it."""
    px = brush.px
    is_decree = card[0] == "god_cards"
    wide = px(DECREE if is_decree else LONE_CARD)
    flavor = flavor_of(show.names.definition(*card))
    says = brush.tall(flavor, wide - px(16), "body") + px(EDGE) if flavor else 0
    tall = round(wide * cards.RATIO)
    high = px(EDGE) + px(34) + tall + px(14) + says + px(44) + px(EDGE)
    box = centred(show.frames.window, wide + 2 * px(EDGE + 8), high)
    left, top = box[0] + px(EDGE + 8), box[1] + px(EDGE)
    title = (box[0] + px(10), top - px(8), box[2] - px(20), px(38))
    ground = _halo(show, box, card) if is_decree else plates.plate("notice", box, "raised", "dialog", notice.title)
    widgets = [
        ground,
        plates.line("notice-title", title, notice.title, "heading" if is_decree else "name", GOLD, "center"),
        _card(show, card, (left, top + px(34), wide, tall)),
    ]
    top += px(34) + tall + px(14)
    if flavor and is_decree:
        widgets.append(plates.plate("notice-ground", (left, top - px(6), wide, says), "panel"))
    if flavor:
        room = (left + px(8), top, wide - px(16), says)
        widgets.append(plates.words("notice-lines", room, flavor, "body", brush.theme.muted, "centre"))
    return [*widgets, _go_on((left, top + says, wide, px(44)))]


def _halo(show: Showing, box: Box, card: tuple[str, str]) -> Widget:
    """A decree stands on no plate: the light behind its window fills the dark round it."""
    face = face_of(show.names, *card)
    return Widget("notice", "dialog", box, face.name, paint=paint_light, data=(face.god,), spill=box[2] // 2)


def paint_light(brush: Brush, box: Box, data: tuple[str], mood: Mood) -> None:
    """A halo half as wide again as its box on each side."""
    x, y, wide, high = box
    spill = wide // 2
    halo = brush.cache.get(paint_halo, data[0], wide + 2 * spill, high + 2 * spill)
    brush.surface.blit(halo, (x - spill, y - spill))


def _told(brush: Brush, show: Showing, notice: Notice) -> list[Widget]:
    """The card at the left, what came of it at the right; no higher than it must be."""
    px = brush.px
    card_w = px(CARD) if notice.card is not None else 0
    lines_w = px(LINES)
    flavor = flavor_of(show.names.definition(*notice.card)) if notice.card is not None else ""
    lines_h = _height(brush, notice.lines, flavor, lines_w)
    inner = max(round(card_w * cards.RATIO), lines_h + px(40) + px(16) + px(44))
    wide = lines_w + 2 * px(EDGE) + (card_w + px(EDGE) if card_w else 0)
    box = centred(show.frames.window, wide, min(inner + 2 * px(EDGE), show.frames.window[3] - px(40)))
    left, top, bottom = box[0] + px(EDGE), box[1] + px(EDGE), box[1] + box[3] - px(EDGE)
    widgets = [plates.plate("notice", box, "raised", "dialog", notice.title)]
    if notice.card is not None:
        widgets.append(_card(show, notice.card, (left, top, card_w, round(card_w * cards.RATIO))))
        left += card_w + px(EDGE)
    widgets.append(plates.words("notice-title", (left, top - px(2), lines_w, px(32)), notice.title, "name", GOLD))
    room = (left, top + px(40), lines_w, bottom - px(60) - top - px(40))
    value = "\n".join(plain(line) for line in notice.lines)
    data = (notice.lines, tints(show.view), flavor)
    widgets.append(Widget("notice-lines", "text", room, value, paint=paint_lines, data=data, solid=False))
    return [*widgets, _go_on((left, bottom - px(44), lines_w, px(44)))]


def _card(show: Showing, card: tuple[str, str], box: Box) -> Widget:
    face = face_of(show.names, *card)
    return Widget(
        "notice-card", "picture", box, face.name, spoken(face), paint=cards.paint_face, data=cards.CardData(face, "", True),
        spill=8, about=("card", *card),
    )  # fmt: skip


def _go_on(box: Box) -> Widget:
    return plates.button("go-on", box, words.GO_ON, ("go_on",), kind="gold")


def _height(brush: Brush, lines: tuple[Words, ...], flavor: str, wide: int) -> int:
    """How much room `paint_lines` takes."""
    said = brush.tall(flavor, wide - brush.px(8), "body") + brush.px(12) + _heading(brush) if flavor else 0
    return said + sum(brush.tall(line, wide - brush.px(8), "body") + brush.px(4) for line in lines)


def _heading(brush: Brush) -> int:
    return brush.px(30)


def paint_lines(brush: Brush, box: Box, data: tuple[tuple[Words, ...], Tints, str], mood: Mood) -> None:
    """The card's line of flavour, then under a rule what came of it, names in their colours."""
    lines, colours, flavor = data
    top, px = box[1], brush.px
    if flavor:
        top += brush.block(flavor, (box[0], top, box[2] - px(8), box[3]), "body", brush.theme.muted) + px(12)
    if flavor and lines:
        brush.surface.fill(brush.theme.border, (box[0], top, box[2], 1))
        brush.line(words.CAME_OF_IT, (box[0], top + px(6)), "small-bold", GOLD)
        top += _heading(brush)
    for line in lines:
        high = brush.tall(line, box[2] - px(8), "body")
        if top + high > box[1] + box[3]:
            return
        draw_line(brush, line, colours, (box[0], top, box[2] - px(8), high), "body")
        top += high + px(4)
