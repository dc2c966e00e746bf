"""One-colour signs of board, cards and statuses; point lists on a 100 x 100 grid."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from favor.ui.paint.motifs import MOTIFS
from favor.ui.paint.shapes import (
    Glyph,
    Op,
    arc,
    cut,
    cutline,
    ellipse,
    fill,
    heart,
    leaf,
    line,
    loop,
    ngon,
    pts,
    rounded,
    smooth,
    spiral,
    star,
    turned,
)


def flat(motif: str) -> Glyph:
    """A motif as one colour: its details become holes."""
    drawn = MOTIFS[motif]
    return (
        *drawn.body,
        *(
            ("cut" if kind == "fill" else "cutline", width, points)
            for kind, width, points in drawn.detail
            if not kind.startswith("cut")
        ),
    )


def _turned(motif: str, degrees: float) -> Glyph:
    """A motif's silhouette, a little smaller and turned."""
    return tuple((kind, width, turned(points, degrees)) for kind, width, points in MOTIFS[motif].body)


def _plate(*inside: Op) -> Glyph:
    """The terrain plate with a sign cut into it."""
    return fill(rounded(8, 18, 84, 64, 14)), *inside


# Symbols in the middle of a tile, and the glyphs of the regions.
BOARD: Mapping[str, Glyph] = MappingProxyType(
    {
        "ruin": (
            fill("16,40 34,40 34,86 16,86"),
            fill("66,40 84,40 84,86 66,86"),
            fill("4,38 10,18 30,8 36,22 46,14 44,38"),
            fill("56,38 60,20 70,24 78,10 94,22 96,38"),
            fill("4,86 96,86 96,96 4,96"),
            fill("44,86 48,76 56,86"),
        ),
        "settlement": (
            fill("50,8 94,46 84,46 84,92 16,92 16,46 6,46"),
            cut((*pts("40,92"), *arc(50, 68, 10, 180, 360), *pts("60,92"))),
            cut(ellipse(50, 44, 6)),
        ),
        "warp": (line(11, spiral(50, 50, 42, 2.25, 0.6)), fill(ellipse(50, 50, 8))),
        "event": (fill(star(50, 50, (50, 15, 34, 15), 4)),),
        "blank": (),
        "terrain": (line(9, loop(rounded(8, 20, 84, 60, 12))), line(7, "26,40 74,40"), line(7, "26,58 58,58")),
        "terrain+": _plate(cutline(10, "50,32 50,68"), cutline(10, "30,50 70,50")),
        "terrain-": (line(9, loop(rounded(10, 20, 80, 60, 12))), line(12, "30,50 70,50")),
        "altar": (fill(ngon(50, 50, 48, 8, 22.5)), cut(star(50, 50, (34, 14), 5))),
        "forest": (
            fill(leaf(50, 50, 34, 48)),
            cutline(6, "50,34 50,98"),
            cutline(4, "50,58 66,46"),
            cutline(4, "50,74 34,62"),
        ),
        "marshland": flat("reed"),
        "wasteland": (
            fill(ellipse(50, 42, 34)),
            cutline(6, "8,56 92,56"),
            line(7, smooth("4,76 28,68 52,78 76,68 96,76", closed=False)),
            line(7, smooth("14,92 38,86 62,94 86,87", closed=False)),
        ),
        "mountain": (
            fill("0,92 34,12 50,46 66,26 100,92"),
            cutline(5, "50,46 60,70"),
            cut("34,12 43,34 36,42 31,36 25,40"),
        ),
        "person": (fill(ellipse(50, 24, 20)), fill((*pts("12,96"), *arc(50, 88, 38, 180, 360), *pts("88,96")))),
    }
)


# Card types, relic kinds, statistics, gods.
CARDS: Mapping[str, Glyph] = MappingProxyType(
    {
        "attack": (fill(star(50, 50, (50, 24, 38, 22), 6)),),
        "spell": (fill(star(50, 50, (50, 17), 4)),),
        "hex": (
            fill(ngon(50, 50, 49, 6)),
            cut(smooth("14,50 34,34 50,30 66,34 86,50 66,66 50,70 34,66", steps=4)),
            fill(ellipse(50, 50, 12)),
        ),
        "trap": flat("jaw"),
        "charm": flat("ribbon"),
        "curse": (line(13, arc(50, 50, 36, -55, 215, 30)), line(7, "46,2 56,18 44,28 54,42")),
        "fight": (*_turned("blade", 45), *_turned("blade", -45)),
        "blessing": (fill(star(50, 50, (50, 33, 33), 10)), cut(ellipse(50, 50, 22)), fill(ellipse(50, 50, 14))),
        "wit": (
            fill(smooth("2,50 24,28 50,20 76,28 98,50 76,72 50,80 24,72", steps=5)),
            cut(ellipse(50, 50, 19)),
            fill(ellipse(50, 50, 10)),
        ),
        "relic": (
            fill("50,2 88,30 72,92 28,92 12,30"),
            cutline(4, "12,30 88,30"),
            cutline(4, "36,30 50,92 64,30 50,4"),
        ),
        "god": (
            fill((*pts("14,98"), *arc(50, 42, 36, 180, 360), *pts("86,98"))),
            cutline(5, "50,6 50,98"),
            cutline(5, "14,56 86,56"),
            cut(ellipse(50, 56, 14)),
            fill(ellipse(50, 56, 8)),
        ),
        "item": flat("box"),
        "action": (
            fill(rounded(20, 4, 60, 92, 9)),
            cut(rounded(30, 16, 40, 34, 4)),
            cutline(5, "32,64 68,64"),
            cutline(5, "32,78 58,78"),
        ),
        "boon": (line(9, loop(ngon(50, 50, 44, 8, 22.5))), fill(star(50, 50, (30, 13), 4))),
        "celdium": (
            fill(star(50, 50, (34, 11, 20, 11), 4)),
            line(6, arc(50, 50, 46, 130, 250)),
            line(6, arc(50, 50, 46, -50, 70)),
        ),
        "gruuvda": flat("mug"),
        "aagaru": (line(8, spiral(50, 50, 30, 1.9)), line(5, loop(ellipse(50, 50, 49, 20, -28)))),
        "broki": flat("mask"),
        "wylip": flat("flower"),
    }
)


# Statuses, effects and their amounts.
STATES: Mapping[str, Glyph] = MappingProxyType(
    {
        "cold": flat("frost"),
        "poison": (
            fill(smooth("50,0 64,26 82,54 80,78 66,94 50,98 34,94 20,78 18,54 36,26", steps=5)),
            cut(ellipse(38, 60, 8)),
            cut(ellipse(62, 60, 8)),
            cut("46,74 54,74 50,66"),
            cutline(4, "40,84 60,84"),
        ),
        "silenced": (fill(smooth("8,22 50,10 92,22 92,62 56,72 34,96 34,70 8,62", steps=4)), cutline(9, "28,24 72,62")),
        "invisible": (
            *flat("eye")[:1],
            cut(ellipse(50, 50, 18)),
            fill(ellipse(50, 50, 9)),
            cutline(16, "14,92 86,8"),
            line(7, "14,92 86,8"),
        ),
        "stunned": (
            fill(star(50, 34, (32, 14), 5)),
            line(7, arc(50, 70, 40, 20, 160)),
            fill(ellipse(14, 60, 7)),
            fill(ellipse(86, 60, 7)),
        ),
        "heart": (fill(heart(50, 50, 48)),),
        "energy": (fill("50,0 88,50 50,100 12,50"),),
        "favor": (fill(star(50, 52, (50, 24), 5)),),
        "blade": (fill("88,4 96,12 40,72 28,60"), line(9, "16,56 44,84"), line(10, "30,70 12,90")),
        "range": (line(8, "4,50 70,50"), fill("98,50 66,28 66,72"), fill(ellipse(10, 50, 10))),
        "move": (*MOTIFS["boot"].body, cutline(5, "20,82 98,82"), cutline(4, "46,38 66,32"), cutline(4, "50,50 70,43")),
        "draw": (
            fill(turned(rounded(12, 16, 48, 70, 8), -10)),
            cutline(6, turned(loop(rounded(36, 18, 48, 70, 8)), 8)),
            fill(turned(rounded(38, 18, 48, 70, 8), 8)),
            cutline(7, "62,36 62,72"),
            cutline(7, "46,54 78,54"),
        ),
        "die": flat("die"),
        "hand": flat("hand"),
        "scroll": (
            fill("22,14 84,14 84,74 22,74"),
            fill(ellipse(22, 22, 10)),
            fill(rounded(10, 72, 70, 18, 9)),
            cutline(5, "36,30 72,30"),
            cutline(5, "36,44 72,44"),
            cutline(5, "36,58 60,58"),
            cutline(4, "20,74 84,74"),
        ),
        "banner": (line(7, "16,8 84,8"), fill("22,10 78,10 78,92 50,74 22,92"), cut(star(50, 40, (17, 7), 5))),
        "eye": flat("eye"),
        "teleport": (line(8, loop(ellipse(50, 80, 40, 14))), line(8, "50,76 50,16"), fill("50,0 72,28 28,28")),
        "discard": (line(8, "50,4 50,56"), fill("50,84 22,48 78,48"), line(9, "12,94 88,94")),
        "swap": (line(9, "10,32 76,32"), fill("96,32 68,12 68,52"), line(9, "90,70 24,70"), fill("4,70 32,50 32,90")),
        "tile": (
            fill(rounded(8, 8, 84, 84, 12)),
            cutline(14, "50,50 50,6"),
            cutline(14, "50,50 94,50"),
            cut(ellipse(50, 50, 16)),
        ),
    }
)
