"""Cards as widgets paint them: at rest in the hand, raised to be read, as plates to choose from, face down."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Surface, transform

from favor.ui.brush import Brush
from favor.ui.paint.card_parts import CardFace
from favor.ui.paint.cards import paint_back, paint_card
from favor.ui.parts import plates
from favor.ui.semantics import Box, Mood
from favor.ui.theme import GOLD, SHADOW

RATIO = 1.4
"""A card's height over its width."""


@dataclass(frozen=True, slots=True)
class CardData:
    """A card as it lies there: `playable`, `unplayable`, `selected` or ""; at rest or to be read; what the next leaves of it."""

    face: CardFace
    state: str = ""
    reading: bool = False
    shown: int = 100
    """Per cent of its width that no other card lies over."""


def paint_face(brush: Brush, box: Box, data: CardData, mood: Mood) -> None:
    """A card as wide as its box; what does not fit below is cut off by the box."""
    wide = box[2]
    brush.plate((box[0] + 3, box[1] + 4, wide, round(wide * RATIO)), SHADOW, None, wide * 0.07 / brush.u, 1, 110)
    brush.surface.blit(_picture(brush, data, wide), box[:2])
    if mood.hovered:
        brush.plate((box[0], box[1], wide, box[3]), None, GOLD, wide * 0.07 / brush.u, 2 / brush.u)
    plates.focus_ring(brush, box, mood, wide * 0.07 / brush.u)


def paint_rising(brush: Brush, box: Box, data: tuple[CardData, int], mood: Mood) -> None:
    """A card on its way from the hand to where it is read, made smaller out of the large picture."""
    brush.surface.blit(transform.smoothscale(_picture(brush, *data), (box[2], round(box[2] * RATIO))), box[:2])


def between(start: Box, end: Box, way: float) -> Box:
    """A box on its way to another."""
    x, y, wide, high = (round(a + (b - a) * way) for a, b in zip(start, end, strict=True))
    return x, y, wide, high


def _picture(brush: Brush, data: CardData, wide: int) -> Surface:
    return brush.cache.get(paint_card, data.face, wide, data.state, "read" if data.reading else "rest", data.shown)


def shown_of(spots: tuple[Box, ...]) -> list[int]:
    """For cards in a row, in steps of five, the per cent of each that is to be seen; the last lies on top."""
    steps = [second[0] - first[0] for first, second in zip(spots, spots[1:], strict=False)]
    return [min(100, 100 * step // spots[0][2] // 5 * 5) for step in steps] + [100]


def paint_down(brush: Brush, box: Box, data: tuple[bool, ...], mood: Mood) -> None:
    """A card face down: the same for every player; with a ring where its data says that it is chosen."""
    brush.surface.blit(brush.cache.get(paint_back, box[2]), box[:2])
    if any(data):
        brush.plate((box[0], box[1], box[2], box[3]), None, GOLD, box[2] * 0.07 / brush.u, 4 / brush.u)
    plates.focus_ring(brush, box, mood, box[2] * 0.07 / brush.u)
