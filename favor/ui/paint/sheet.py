"""Contact sheets: many pictures with captions on one surface, for people reviewing the drawings."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect, Surface

from favor.ui.paint.kit import Kit
from favor.ui.theme import MUTED_NIGHT, NIGHT, Colour

CAPTION = 13


def contact_sheet(
    kit: Kit, pictures: Iterable[tuple[str, Surface]], width: int = 1400, gap: int = 12, ground: Colour = NIGHT
) -> Surface:
    """The pictures in rows with their captions beneath, on a sheet of the given width."""
    placed, height = _arrange(list(pictures), width, gap)
    sheet = Surface((width, height))
    sheet.fill(ground)
    tint = MUTED_NIGHT if sum(ground) < 380 else (74, 69, 96)
    for caption, picture, place in placed:
        sheet.blit(picture, place)
        label = kit.letters.run(caption, "sans", "Regular", CAPTION, tint)
        sheet.blit(label, (place.x, place.bottom + 1))
    return sheet


def _arrange(pictures: list[tuple[str, Surface]], width: int, gap: int) -> tuple[list[tuple[str, Surface, Rect]], int]:
    """Places row by row, and the height they need."""
    placed: list[tuple[str, Surface, Rect]] = []
    x, y, tallest = gap, gap, 0
    for caption, picture in pictures:
        if x + picture.get_width() + gap > width and x > gap:
            x, y, tallest = gap, y + tallest + gap + CAPTION + 4, 0
        placed.append((caption, picture, picture.get_rect(topleft=(x, y))))
        x += picture.get_width() + gap
        tallest = max(tallest, picture.get_height())
    return placed, y + tallest + gap + CAPTION + 4
