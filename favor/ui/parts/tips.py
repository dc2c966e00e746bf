"""Explanations beside what is looked at: key words of a raised card, and the tooltip of any widget that has more to say."""

from __future__ import annotations

from favor.ui.brush import Brush
from favor.ui.names import Names
from favor.ui.paint.backdrop import paint_paper_plate
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.text import Spans
from favor.ui.theme import INK, MUTED_PAPER

Tip = tuple[str, Spans]
MOST = 4
WIDE = 250
ROLES = ("player", "tile", "target", "panel", "button", "step", "table")


def key_words(names: Names, spans: Spans) -> tuple[Tip, ...]:
    """The tips of the key words in a text, each once, in order."""
    found = [names.sentences.tip(keyword) for keyword in dict.fromkeys(keyword for _, keyword in spans if keyword)]
    return tuple(tip for tip in found if tip is not None)[:MOST]


def beside(brush: Brush, show: Showing, spans: Spans, card: Box) -> list[Widget]:
    """The tips of a card's key words at its side, where there is room."""
    tips = key_words(show.names, spans)
    if not tips:
        return []
    wide, margin = brush.px(WIDE), brush.px(10)
    high = tips_high(brush, tips, wide - 2 * margin) + 2 * margin
    left = card[0] + card[2] + margin
    if left + wide > show.frames.window[2] - margin:
        left = card[0] - wide - margin
    top = max(show.frames.map[1], min(card[1], show.frames.window[3] - high - margin))
    value = "; ".join(title for title, _ in tips)
    return [Widget("tips", "tooltip", (left, top, wide, high), "Key words", value, paint=paint_tips, data=tips, solid=False)]


def tips_high(brush: Brush, tips: tuple[Tip, ...], wide: int) -> int:
    """The height of tips one under the other."""
    return sum(brush.high("small-bold") + brush.tall(text, wide, "small") + brush.px(6) for _, text in tips) - brush.px(6)


def paint_tips(brush: Brush, box: Box, tips: tuple[Tip, ...], mood: Mood) -> None:
    """Paper with a title and a line for each key word."""
    brush.surface.blit(brush.cache.get(paint_paper_plate, box[2], box[3], brush.px(8)), box[:2])
    margin = brush.px(10)
    left, top, wide = box[0] + margin, box[1] + margin, box[2] - 2 * margin
    for title, text in tips:
        brush.line(title, (left, top), "small-bold", INK, "topleft", wide)
        top += brush.high("small-bold")
        top += brush.block(text, (left, top, wide, brush.tall(text, wide, "small")), "small", INK) + brush.px(6)


def tooltip(brush: Brush, show: Showing, widget: Widget | None) -> list[Widget]:
    """What the widget under the pointer has to say, near it and inside the window."""
    if widget is None or widget.role not in ROLES:
        return []
    body = widget.reason or widget.value
    if not body:
        return []
    margin, wide = brush.px(10), brush.px(WIDE)
    room = wide - 2 * margin
    high = brush.tall(widget.label, room, "small-bold") + brush.tall(body, room, "small") + 2 * margin
    x, y, w, h = widget.visible
    left = max(margin, min(x + w // 2 - wide // 2, show.frames.window[2] - wide - margin))
    top = y + h + brush.px(6)
    if top + high > show.frames.window[3] - margin:
        top = y - high - brush.px(6)
    data = (widget.label, body)
    return [
        Widget(
            "tooltip",
            "tooltip",
            (left, max(margin, top), wide, high),
            widget.label,
            body,
            paint=paint_tooltip,
            data=data,
            solid=False,
        )
    ]


def paint_tooltip(brush: Brush, box: Box, data: tuple[str, str], mood: Mood) -> None:
    """Paper with a title and what there is to know."""
    brush.surface.blit(brush.cache.get(paint_paper_plate, box[2], box[3], brush.px(8)), box[:2])
    margin = brush.px(10)
    wide = box[2] - 2 * margin
    high = brush.tall(data[0], wide, "small-bold")
    brush.block(data[0], (box[0] + margin, box[1] + margin, wide, high), "small-bold", INK)
    brush.block(data[1], (box[0] + margin, box[1] + margin + high, wide, box[3] - high - margin), "small", MUTED_PAPER)
