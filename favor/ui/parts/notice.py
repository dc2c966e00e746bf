"""A notice over the map: the card that was turned up, what came of it, and Go on."""

from __future__ import annotations

from favor.ui.brush import Brush
from favor.ui.faces import face_of, flavor_of, spoken
from favor.ui.layout import centred
from favor.ui.names import Words, plain
from favor.ui.parts import cards, plates
from favor.ui.parts.showing import Showing
from favor.ui.parts.side import Tints, draw_line, tints
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.stage import Notice
from favor.ui.theme import GOLD

CARD = 264
LINES = 330


def build(brush: Brush, show: Showing, notice: Notice | None) -> list[Widget]:
    """The notice with a veil under it; nothing when there is none."""
    if notice is None:
        return []
    px = brush.px
    card_w = px(CARD) if notice.card is not None else 0
    lines_w = px(LINES)
    lines_h = _height(brush, notice.lines, lines_w - px(8))
    high = max(round(card_w * cards.RATIO), lines_h + px(110)) + px(32)
    wide = card_w + lines_w + px(48)
    box = centred(show.frames.window, wide, min(high, show.frames.window[3] - px(60)))
    left = box[0] + px(16)
    widgets = [
        plates.veil((show.frames.window[2], show.frames.window[3]), 130),
        plates.plate("notice", box, "raised", "dialog", notice.title),
    ]
    if notice.card is not None:
        face = face_of(show.names, *notice.card)
        widgets.append(
            Widget(
                "notice-card",
                "picture",
                (left, box[1] + px(16), card_w, round(card_w * cards.RATIO)),
                face.name,
                spoken(face),
                paint=cards.paint_face,
                data=cards.CardData(face, "", True),
                spill=8,
                about=("card", *notice.card),
            )
        )
        left += card_w + px(16)
    widgets.append(plates.words("notice-title", (left, box[1] + px(14), lines_w, px(32)), notice.title, "name", GOLD))
    flavor = flavor_of(show.names.definition(*notice.card)) if notice.card is not None else ""
    room = (left, box[1] + px(50), lines_w, box[3] - px(118))
    value = "\n".join(plain(line) for line in notice.lines)
    widgets.append(
        Widget("notice-lines", "text", room, value, paint=paint_lines, data=(notice.lines, tints(show.view), flavor), solid=False)
    )
    go = (left, box[1] + box[3] - px(60), lines_w, px(44))
    return [*widgets, plates.button("go-on", go, "Go on", ("go_on",), kind="gold")]


def _height(brush: Brush, lines: tuple[Words, ...], wide: int) -> int:
    return sum(brush.tall(line, wide, "body") + brush.px(4) for line in lines)


def paint_lines(brush: Brush, box: Box, data: tuple[tuple[Words, ...], Tints, str], mood: Mood) -> None:
    """The card's line of flavour, then what came of it, names in their colours."""
    lines, colours, flavor = data
    top = box[1]
    if flavor:
        top += brush.block(flavor, (box[0], top, box[2] - brush.px(8), box[3]), "body", brush.theme.muted) + brush.px(12)
    for line in lines:
        high = brush.tall(line, box[2] - brush.px(8), "body")
        if top + high > box[1] + box[3]:
            return
        draw_line(brush, line, colours, (box[0], top, box[2] - brush.px(8), high), "body")
        top += high + brush.px(4)
