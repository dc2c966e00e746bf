"""Badges of the players round a point, standing or fallen."""

from __future__ import annotations

from favor.ui.brush import Brush
from favor.ui.paint.badges import paint_badge, paint_piece


def draw_badge(brush: Brush, character: str, middle: tuple[int, int], side: int, fallen: bool = False) -> None:
    """The badge of a character; a stunned one lies on its side."""
    picture = brush.cache.get(paint_piece, character, side, True) if fallen else brush.cache.get(paint_badge, character, side)
    brush.surface.blit(picture, (middle[0] - side // 2, middle[1] - side // 2))
