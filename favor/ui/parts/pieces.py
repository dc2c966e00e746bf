"""What lies upon a tile: badges of the players, standing or fallen, and tokens in its corners. Knows no rule."""

from __future__ import annotations

from dataclasses import dataclass

from favor.ui.brush import Brush
from favor.ui.paint.badges import paint_badge, paint_piece
from favor.ui.paint.tiles import tile_slots
from favor.ui.semantics import Box
from favor.ui.theme import INK, PAPER, REGIONS


@dataclass(frozen=True, slots=True)
class Tokens:
    """What lies in the corners of a tile."""

    ruin: str = ""
    trap: bool = False
    banner: str = ""
    laid_by: str = ""
    """The character of who laid it, while it is new to whoever looks."""


def draw_badge(brush: Brush, character: str, middle: tuple[int, int], side: int, fallen: bool = False) -> None:
    """The badge of a character; a stunned one lies on its side."""
    picture = brush.cache.get(paint_piece, character, side, True) if fallen else brush.cache.get(paint_badge, character, side)
    brush.surface.blit(picture, (middle[0] - side // 2, middle[1] - side // 2))


def draw_tokens(brush: Brush, box: Box, tokens: Tokens) -> None:
    """The tokens of a tile, each in its corner."""
    slots = tile_slots(box[2])
    icons = {
        "ruin": f"ruin-{tokens.ruin}" if tokens.ruin else "",
        "trap": "trap-token" if tokens.trap else "",
        "banner": f"banner-{tokens.banner}" if tokens.banner in REGIONS else "banner" if tokens.banner else "",
    }
    for corner, icon in icons.items():
        if icon:
            slot = slots[corner]
            brush.icon(icon, (box[0] + slot[0] + slot[2] // 2, box[1] + slot[1] + slot[3] // 2), slot[2])
    if tokens.laid_by:
        slot = slots["more"]
        _tag(brush, (box[0] + slot[0], box[1] + slot[1]), slot[2], tokens.laid_by)


def _tag(brush: Brush, corner: tuple[int, int], side: int, character: str) -> None:
    """A paper tag with the badge of whoever laid the tile: no piece, so it is not round."""
    brush.plate((corner[0] - 1, corner[1] - 1, side + 2, side + 2), PAPER, INK, side * 0.22 / brush.u, 1)
    draw_badge(brush, character, (corner[0] + side // 2, corner[1] + side // 2), side - 4)


def warning_place(box: Box, side: int, has_warp: bool) -> tuple[int, int]:
    """The middle of the sign of danger: between Trap and price; where that is too low, in a corner that is free."""
    near = side * 2 // 3
    if near + side + side // 2 <= box[3] - side - 4:
        return box[0] + box[2] - near, box[1] + near + side
    return (box[0] + box[2] - near, box[1] + near) if has_warp else (box[0] + near, box[1] + box[3] - near)
