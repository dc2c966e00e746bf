"""One-colour signs of buttons and marks of the window; point lists on a 100 x 100 grid."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from favor.ui.paint.glyphs_board import flat
from favor.ui.paint.shapes import (
    Glyph,
    arc,
    cut,
    cutline,
    ellipse,
    fill,
    gear,
    line,
    loop,
    pts,
    rounded,
    turned,
)

_ARROW: Glyph = (line(11, "14,50 80,50"), line(11, "56,22 84,50 56,78"))
_TURNING: Glyph = (line(10, arc(50, 52, 36, -40, 230, 30)), fill("62,2 92,22 62,44"))
_QUARTERS = (("right", 0), ("down", 90), ("left", 180), ("up", 270))


def _quarter(glyph: Glyph, degrees: float) -> Glyph:
    """A glyph turned round the middle."""
    return tuple((kind, width, turned(points, degrees)) for kind, width, points in glyph)


CONTROLS: Mapping[str, Glyph] = MappingProxyType(
    {
        "check": (line(15, "12,54 38,80 88,22"),),
        "cross": (line(15, "18,18 82,82"), line(15, "82,18 18,82")),
        "plus": (line(14, "50,10 50,90"), line(14, "10,50 90,50")),
        "minus": (line(14, "10,50 90,50"),),
        "lock": (
            line(10, (*pts("28,52"), *arc(50, 32, 22, 180, 360), *pts("72,52"))),
            fill(rounded(14, 46, 72, 50, 9)),
            cut(ellipse(50, 66, 8)),
            cutline(7, "50,68 50,84"),
        ),
        "warning": (
            fill((*arc(50, 12, 8, 200, 340, 4), *arc(90, 86, 8, -20, 90, 4), *arc(10, 86, 8, 90, 200, 4))),
            cutline(11, "50,34 50,60"),
            cut(ellipse(50, 77, 7)),
        ),
        "info": (fill(ellipse(50, 50, 48)), cut(ellipse(50, 25, 7)), cutline(12, "50,46 50,76")),
        "menu": (line(11, "10,22 90,22"), line(11, "10,50 90,50"), line(11, "10,78 90,78")),
        "gear": (fill(gear(50, 50, 48, 8, 0.74)), cut(ellipse(50, 50, 17))),
        "zoom": (
            line(10, loop(ellipse(42, 42, 30))),
            line(14, "66,66 90,90"),
            line(8, "42,28 42,56"),
            line(8, "28,42 56,42"),
        ),
        "sound": (
            fill("6,34 26,34 54,10 54,90 26,66 6,66"),
            line(8, arc(56, 50, 18, -50, 50)),
            line(8, arc(56, 50, 36, -50, 50)),
        ),
        "mute": (fill("6,34 26,34 54,10 54,90 26,66 6,66"), line(9, "68,36 94,64"), line(9, "94,36 68,64")),
        "undo": (fill("6,36 38,10 38,62"), line(11, (*pts("30,36 58,36"), *arc(58, 62, 26, -90, 90), *pts("36,88")))),
        "pause": (fill(rounded(18, 10, 22, 80, 5)), fill(rounded(60, 10, 22, 80, 5))),
        "play": (fill("20,6 92,50 20,94"),),
        "step": (fill("10,10 62,50 10,90"), fill(rounded(68, 10, 18, 80, 4))),
        "hurry": (fill("4,14 50,50 4,86"), fill("50,14 96,50 50,86")),
        "save": (fill("8,8 76,8 92,24 92,92 8,92"), cut("28,8 64,8 64,34 28,34"), cut(rounded(24, 54, 52, 38, 4))),
        "book": flat("book"),
        "robot": flat("robot"),
        "map": flat("map"),
        "rotate-right": _TURNING,
        "rotate-left": tuple((kind, width, tuple((100 - x, y) for x, y in points)) for kind, width, points in _TURNING),
        "question": (line(13, (*arc(50, 32, 22, 180, 390), *pts("50,66"))), fill(ellipse(50, 88, 8))),
        "clock": (line(9, loop(ellipse(50, 50, 42))), line(8, "50,24 50,52 68,62")),
        "exit": (line(9, "58,10 14,10 14,90 58,90"), line(10, "40,50 84,50"), line(10, "66,28 90,50 66,72")),
        "keyboard": (
            fill(rounded(2, 22, 96, 56, 9)),
            *(cut(rounded(12 + 16 * i, 34, 10, 10, 2)) for i in range(5)),
            cut(rounded(24, 56, 52, 10, 2)),
        ),
        "dot": (fill(ellipse(50, 50, 30)),),
        "search": (line(10, loop(ellipse(42, 42, 30))), line(14, "66,66 90,90")),
        "flag": flat("flag"),
        "crown": flat("crown"),
        "star": flat("star"),
        "door": flat("door"),
        **{"arrow-" + name: _quarter(_ARROW, degrees) for name, degrees in _QUARTERS},
    }
)
