"""Explanations beside what is looked at: key words of a card, tooltips, and those that were pinned. Reads content."""

from __future__ import annotations

from collections.abc import Iterable

from favor.language.tongue import filled
from favor.ui import words_table as say
from favor.ui.brush import Brush
from favor.ui.layout import cleared
from favor.ui.names import Names
from favor.ui.paint.backdrop import paint_paper_plate
from favor.ui.parts import links, plates
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.text import Spans, plain
from favor.ui.theme import INK

Tip = tuple[str, Spans]
MOST = 4
WIDE, LONG, BROAD = 250, 220, 380
"""Units: how wide tips are, from what height on they are broad instead, and how broad."""
CLOSE = 32


def key_words(names: Names, spans: Spans, most: int = MOST) -> tuple[Tip, ...]:
    """The tips of the key words in a text, each once, in order."""
    found = [names.sentences.tip(keyword) for keyword in dict.fromkeys(keyword for _, keyword in spans if keyword)]
    return tuple(tip for tip in found if tip is not None)[:most]


def beside(brush: Brush, show: Showing, spans: Spans, card: Box, taken: tuple[Box, ...] = ()) -> list[Widget]:
    """The tips of a card's key words at its side, where there is room and nothing is taken."""
    tips = key_words(show.names, spans)
    if not tips:
        return []
    wide, margin = brush.px(WIDE), brush.px(10)
    high = tall(brush, tips, wide)
    left, other = card[0] + card[2] + margin, card[0] - wide - margin
    inside = left + wide <= show.frames.god[0] or other < show.frames.map[0]  # where pinned it must not lie on End turn
    if not inside or left + wide > show.frames.window[2] - margin:
        left = other
    top = max(show.frames.map[1], card[1] + card[3] - high)  # at its foot: over the hand rather than over the map
    box = cleared((left, top, wide, high), (*taken, card), show.frames.window, margin) if taken else None
    return [plate("tips", box or (left, top, wide, high), say.INSPECTOR["words"], tips)]


def plate(id: str, box: Box, label: str, tips: tuple[Tip, ...], solid: bool = False) -> Widget:
    """Paper with tips on it."""
    value = "; ".join(f"{title}: {plain(text)}" for title, text in tips)
    return Widget(id, "tooltip", box, label, value, paint=paint_tips, data=tips, solid=solid)


def tall(brush: Brush, tips: tuple[Tip, ...], wide: int) -> int:
    """The height of a plate of that width with these tips."""
    return tips_high(brush, tips, wide - 2 * brush.px(10)) + 2 * brush.px(10)


def tips_high(brush: Brush, tips: tuple[Tip, ...], wide: int) -> int:
    """The height of tips one under the other."""
    return sum(high for _, _, high in _rows(brush, tips, wide)) - brush.px(6)


def _rows(brush: Brush, tips: tuple[Tip, ...], wide: int) -> Iterable[tuple[int, int, int]]:
    """Of each tip the heights of title and text, and of both with what lies between."""
    for title, text in tips:
        head = brush.tall(title, wide, "small-bold") if title else 0
        body = brush.tall(text, wide, "small") if text else 0
        yield head, body, head + body + brush.px(6)


def paint_tips(brush: Brush, box: Box, tips: tuple[Tip, ...], mood: Mood) -> None:
    """Paper with a title and a line for each tip."""
    brush.surface.blit(brush.cache.get(paint_paper_plate, box[2], box[3], brush.px(8)), box[:2])
    margin = brush.px(10)
    left, top, wide = box[0] + margin, box[1] + margin, box[2] - 2 * margin
    for (title, text), (head, body, whole) in zip(tips, _rows(brush, tips, wide), strict=True):
        if head:
            brush.block(title, (left, top, wide, head), "small-bold", INK)
        if body:
            brush.block(text, (left, top + head, wide, body), "small", INK)
        top += whole


def near(window: Box, anchor: Box, size: tuple[int, int], gap: int) -> Box:
    """A box of that size under its anchor, above or beside it where there is no room, always inside the window."""
    x, y, wide, high = anchor
    left = max(gap, min(x + wide // 2 - size[0] // 2, window[2] - size[0] - gap))
    for top in (y + high + gap // 2, y - size[1] - gap // 2):
        if gap <= top <= window[3] - size[1] - gap:
            return left, top, *size
    return at_side(window, anchor, size, gap) or (left, max(gap, min(top, window[3] - size[1] - gap)), *size)


def at_side(window: Box, anchor: Box, size: tuple[int, int], gap: int) -> Box | None:
    """A box of that size at the right of its anchor, at the left where there is no room; None where there is none either."""
    x, y, wide, _ = anchor
    top = max(gap, min(y, window[3] - size[1] - gap))
    for left in (x + wide + gap // 2, x - size[0] - gap // 2):
        if gap <= left <= window[2] - size[0] - gap:
            return left, top, *size
    return None


def tooltip(brush: Brush, window: Box, anchor: Box, tips: tuple[Tip, ...], aside: bool = False) -> list[Widget]:
    """Tips near what they are about, gone with the pointer; `aside` where others of its kind lie above and below."""
    if not tips:
        return []
    wide = brush.px(WIDE)
    wide = wide if tall(brush, tips, wide) <= brush.px(LONG) else brush.px(BROAD)
    while len(tips) > 1 and tall(brush, tips, wide) > window[3] - 2 * brush.px(10):
        tips = tips[:-1]
    size = (wide, tall(brush, tips, wide))
    gap = brush.px(10)
    place = at_side(window, anchor, size, gap) if aside else None
    return [plate("tooltip", place or near(window, anchor, size, gap), tips[0][0], tips)]


def pinned(brush: Brush, window: Box, number: int, anchor: Box, tips: tuple[Tip, ...], here: bool = False) -> list[Widget]:
    """Tips that stay: their key words open the next ones, a button puts them away."""
    wide, margin = brush.px(WIDE), brush.px(10)
    foot = brush.px(CLOSE)
    while len(tips) > 1 and tall(brush, tips, wide) + foot > window[3] - 2 * margin:
        tips = tips[:-1]
    high = tall(brush, tips, wide)
    box = near(window, anchor, (wide, high + foot), margin)
    if here:
        box = (anchor[0], max(margin, min(anchor[1], window[3] - high - foot - margin)), wide, high + foot)
    label = filled(say.INSPECTOR["pinned"], ", ".join(title for title, _ in tips if title))
    widgets = [plate(f"pin:{number}", box, label, tips, True), *words_in(brush, f"pin:{number}", box, tips)]
    close = (box[0] + wide - margin - brush.px(84), box[1] + high - brush.px(4), brush.px(84), foot)
    return [*widgets, plates.button(f"unpin:{number}", close, say.INSPECTOR["close"], ("unpin", number), kind="quiet")]


def words_in(brush: Brush, id: str, box: Box, tips: tuple[Tip, ...]) -> list[Widget]:
    """A link over every key word of the tips on a plate."""
    margin = brush.px(10)
    left, top, room = box[0] + margin, box[1] + margin, box[2] - 2 * margin
    widgets: list[Widget] = []
    for place, ((_, text), (head, body, whole)) in enumerate(zip(tips, _rows(brush, tips, room), strict=True)):
        widgets += links.in_text(brush, f"{id}:{place}", text, (left, top + head, room, body), "small", paper=True)
        top += whole
    return widgets
