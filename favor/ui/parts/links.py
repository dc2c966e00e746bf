"""Words in a text that lead somewhere: a widget over each key word of broken text. Knows places on the screen, no game."""

from __future__ import annotations

from collections.abc import Callable

from favor.ui.brush import Brush
from favor.ui.names import Words
from favor.ui.parts import plates
from favor.ui.semantics import Box, Intent, Mood, Widget
from favor.ui.theme import GOLD, INK, PAPER, Colour

Meaning = Callable[[str], tuple[Intent, Intent] | None]
"""From the mark of a word to what pressing it does and what it is about; None for a word that leads nowhere."""


def keyword(mark: str) -> tuple[Intent, Intent]:
    """A key word of the glossary: pressing it keeps its tip."""
    return ("tip", mark), ("keyword", mark)


def in_text(
    brush: Brush, id: str, text: Words, box: Box, role: str, meaning: Meaning = keyword, *, paper: bool = False,
    clip: Box | None = None,
) -> list[Widget]:  # fmt: skip
    """A link over every marked word of a text laid into a box."""
    widgets: list[Widget] = []
    for number, piece in enumerate(brush.laid(text, brush.style(role, PAPER), box[2]).pieces):
        meant = meaning(piece.keyword) if piece.keyword else None
        if meant is None:
            continue
        place = (box[0] + piece.x, box[1] + piece.y, piece.width, piece.height)
        widgets.append(Widget(
            f"{id}:{number}", "link", place, piece.text, does=meant[0], about=meant[1], paint=paint_link,
            data=(INK if paper else GOLD,), clip=clip, spill=4,
        ))  # fmt: skip
    return widgets


def paint_link(brush: Brush, box: Box, data: tuple[Colour], mood: Mood) -> None:
    """A line under the word: dots, whole when the pointer is on it."""
    x, y, wide, high = box
    thick = max(1, brush.px(1.2))
    foot = y + high - brush.px(3)
    if mood.hovered or mood.focused:
        brush.surface.fill(data[0], (x, foot, wide, thick + 1))
    else:
        for left in range(0, wide, thick * 3):
            brush.surface.fill(data[0], (x + left, foot, min(thick, wide - left), thick))
    plates.focus_ring(brush, box, mood, 4)
