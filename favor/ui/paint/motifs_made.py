"""Motifs of made things: worn, held, carried, found in ruins; point lists on a 100 x 100 grid."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from favor.ui.paint.shapes import (
    Motif,
    arc,
    cut,
    cutline,
    ellipse,
    fill,
    gear,
    line,
    loop,
    moved,
    ngon,
    pts,
    rounded,
    smooth,
    star,
    turned,
)

# Worn, held, carried.
THINGS: Mapping[str, Motif] = MappingProxyType(
    {
        "blade": Motif(
            (
                fill("50,0 58,14 56,66 44,66 42,14"),
                fill("24,62 30,60 70,60 76,62 78,71 22,71"),
                line(9, "50,70 50,88"),
                fill(ellipse(50, 92, 8)),
            ),
            (fill("50,8 56,16 54,60 50,60"), line(3, "46,76 54,79"), line(3, "46,82 54,85")),
        ),
        "bow": Motif(
            (
                line(7, smooth("26,3 44,14 68,32 74,50 68,68 44,86 26,97", closed=False)),
                line(2.5, "27,5 20,50 27,95"),
                line(4.5, "6,50 88,50"),
                fill("100,50 82,40 86,50 82,60"),
                fill("2,42 14,42 20,50 14,58 2,58 8,50"),
            ),
            (line(9, "72,42 74,50 72,58"),),
        ),
        "crown": Motif(
            (
                fill("6,28 28,50 50,14 72,50 94,28 86,84 14,84"),
                fill(ellipse(6, 26, 6)),
                fill(ellipse(50, 12, 7)),
                fill(ellipse(94, 26, 6)),
            ),
            (
                fill("15,72 85,72 86,84 14,84"),
                fill(ngon(50, 56, 9, 4)),
                fill(ellipse(28, 62, 4)),
                fill(ellipse(72, 62, 4)),
            ),
        ),
        "boot": Motif(
            (fill(smooth("26,8 46,5 64,8 62,44 72,58 90,66 96,78 94,88 56,88 26,88 22,70 28,40")),),
            (
                line(8, "24,90 95,90"),
                fill("25,6 65,6 64,20 26,20"),
                line(3.5, "50,38 64,34"),
                line(3.5, "52,48 66,46"),
                line(3.5, "56,58 72,56"),
            ),
        ),
        "cup": Motif(
            (fill("18,6 82,6 77,38 64,54 55,58 55,78 74,90 74,95 26,95 26,90 45,78 45,58 36,54 23,38"),),
            (fill("18,6 82,6 80,17 20,17"), fill(ngon(50, 34, 10, 4)), fill("28,90 72,90 74,95 26,95")),
        ),
        "mug": Motif(
            (
                fill(rounded(14, 24, 54, 68, 9)),
                line(8, arc(68, 57, 20, -80, 80)),
                fill(smooth("10,26 16,12 30,14 40,6 52,13 66,11 73,24 66,34 54,28 44,36 34,28 20,35")),
            ),
            (line(4, "28,44 28,80"), line(4, "41,44 41,80"), line(4, "54,44 54,80")),
        ),
        "shield": Motif(
            (fill(smooth("50,4 68,12 90,14 90,44 82,70 50,97 18,70 10,44 10,14 32,12", steps=4)),),
            (fill("50,16 50,86 75,64 81,42 81,22 64,20"), fill(star(50, 46, (16, 6), 4))),
        ),
        "ring": Motif(
            (line(10, loop(ellipse(50, 62, 30))), fill("50,2 70,14 64,34 36,34 30,14")),
            (fill("50,2 58,14 50,34 42,14"), line(3, arc(50, 62, 36, 40, 140))),
        ),
        "cloak": Motif(
            (fill(smooth("50,4 64,10 70,24 84,60 94,94 70,88 50,96 30,88 6,94 16,60 30,24 36,10", steps=4)),),
            (
                fill(smooth("50,12 60,18 60,32 50,38 40,32 40,18")),
                line(3.5, "36,46 28,84"),
                line(3.5, "50,52 50,90"),
                line(3.5, "64,46 72,84"),
                fill(ngon(50, 44, 7, 4)),
            ),
        ),
        "flag": Motif(
            (
                line(6, "20,4 20,98"),
                fill(smooth("22,8 40,4 58,12 76,10 94,6 86,30 94,54 76,58 58,60 40,52 22,56", steps=4)),
                fill(ellipse(20, 5, 6)),
            ),
            (fill(star(56, 33, (17, 7), 5)),),
        ),
        "ribbon": Motif(
            (
                fill("36,44 14,98 32,90 44,99 52,60"),
                fill("64,44 86,98 68,90 56,99 48,60"),
                fill(gear(50, 34, 34, 14, 0.86)),
            ),
            (fill(ellipse(50, 34, 21)),),
        ),
    }
)


def _net() -> Motif:
    """A net hung by its corner."""
    flat = Motif(
        tuple(
            line(3.4, p)
            for p in (
                *(((10 + 16 * i, 8), (10 + 16 * i, 92)) for i in range(6)),
                *(((10, 10 + 16 * i), (90, 10 + 16 * i)) for i in range(6)),
            )
        ),
        tuple(fill(ngon(x, y, 5, 4)) for x in (10, 42, 90) for y in (10, 58, 90)),
    )
    return Motif(
        tuple((kind, w, turned(p, 45)) for kind, w, p in flat.body),
        tuple((k, w, turned(p, 45)) for k, w, p in flat.detail),
    )


# Found in ruins and pockets.
TOOLS: Mapping[str, Motif] = MappingProxyType(
    {
        "map": Motif(
            (fill("4,20 34,10 66,20 96,10 96,80 66,90 34,80 4,90"),),
            (
                fill("34,10 66,20 66,90 34,80"),
                line(3, "14,70 22,56"),
                line(3, "28,50 36,46"),
                line(4, "76,34 86,46"),
                line(4, "86,34 76,46"),
            ),
        ),
        "chain": Motif(
            tuple(line(7.5, loop(ellipse(50 + d, 50 + d, 19, 11, 45))) for d in (-29, 0, 29)),
            tuple(line(3, moved(turned(pts("42,45 58,45"), 45), d, d)) for d in (-29, 0, 29)),
        ),
        "bell": Motif(
            (
                fill(smooth("50,10 64,16 72,34 75,58 88,76 88,82 12,82 12,76 25,58 28,34 36,16", steps=5)),
                fill(ellipse(50, 8, 7)),
                fill(ellipse(50, 88, 10)),
            ),
            (fill("18,70 82,70 88,82 12,82"), line(4, smooth("40,22 35,38 34,56", closed=False))),
        ),
        "lantern": Motif(
            (
                line(5, arc(50, 16, 12, 180, 360)),
                fill("34,16 66,16 78,30 22,30"),
                fill("26,30 74,30 70,84 30,84"),
                fill("24,84 76,84 80,96 20,96"),
            ),
            (fill("33,37 67,37 64,78 36,78"), cut(smooth("50,42 60,58 57,71 50,74 43,71 40,58"))),
        ),
        "mirror": Motif(
            (fill(ellipse(50, 36, 33, 35)), fill("44,68 56,68 59,96 41,96"), fill(ellipse(50, 95, 10, 5))),
            (fill(ellipse(50, 36, 24, 26)), cutline(3, "34,16 46,32 40,40 54,52 50,62"), cutline(3, "46,32 66,24")),
        ),
        "die": Motif(
            (fill(ngon(50, 50, 48, 6)),),
            (
                fill("50,50 92,26 92,74 50,98"),
                fill(ellipse(50, 26, 10, 5.5)),
                fill(ellipse(22, 46, 4, 7)),
                fill(ellipse(36, 78, 4, 7)),
                cut(ellipse(71, 62, 5, 8)),
            ),
        ),
        "key": Motif(
            (
                line(10, loop(ellipse(50, 22, 18))),
                line(9, "50,42 50,96"),
                line(8, "52,78 70,78"),
                line(8, "52,92 66,92"),
            ),
            (fill(ngon(50, 22, 9, 4)),),
        ),
        "door": Motif(
            (fill((*pts("14,98"), *arc(50, 42, 36, 180, 360), *pts("86,98"))),),
            (
                fill((*pts("24,98"), *arc(50, 42, 26, 180, 360), *pts("76,98"))),
                cutline(3, "50,17 50,98"),
                cut(ellipse(58, 66, 4)),
                cut(ellipse(42, 66, 4)),
            ),
        ),
        "flute": Motif(
            (
                line(13, "12,88 80,20"),
                fill(turned(rounded(44, -4, 12, 14, 3), 45, 50, 50)),
                line(3.5, "72,56 72,84"),
                fill(ellipse(66, 85, 8, 6)),
                line(3.5, "90,46 90,70"),
                fill(ellipse(84, 71, 8, 6)),
                line(5, "72,56 90,46"),
            ),
            tuple(fill(ellipse(26 + 11 * i, 74 - 11 * i, 3.4)) for i in range(5)),
        ),
        "book": Motif(
            (fill(smooth("50,20 30,12 4,18 4,84 30,78 50,88 70,78 96,84 96,18 70,12", steps=3)),),
            (
                line(3, "50,22 50,86"),
                line(3, "14,32 40,32"),
                line(3, "14,44 40,46"),
                line(3, "14,56 38,58"),
                line(3, "60,34 86,32"),
                line(3, "60,46 86,44"),
                fill(star(74, 62, (10, 4), 4)),
            ),
        ),
        "bottle": Motif(
            (fill("42,4 58,4 58,30 82,70 84,86 76,96 24,96 16,86 18,70 42,30"), fill(rounded(38, 0, 24, 10, 3))),
            (
                fill(smooth("27,62 40,58 52,64 64,58 75,62 80,84 72,92 28,92 20,84", steps=4)),
                cut(ellipse(44, 76, 4)),
                cut(ellipse(58, 82, 5)),
                cut(ellipse(56, 70, 3)),
            ),
        ),
        "net": _net(),
        "hook": Motif(
            (
                line(9, smooth("58,18 58,60 54,78 40,86 26,78 22,62", closed=False)),
                fill("22,46 38,66 12,68"),
                line(6, loop(ellipse(58, 12, 9))),
            ),
            (line(3, "61,30 61,62"),),
        ),
        "thread": Motif(
            (
                fill(rounded(22, 4, 56, 14, 5)),
                fill(rounded(22, 82, 56, 14, 5)),
                fill("30,18 70,18 70,82 30,82"),
                line(3.5, smooth("70,72 86,76 90,60 98,52", closed=False)),
            ),
            tuple(line(3.4, ((30, 27 + 11 * i), (70, 23 + 11 * i))) for i in range(6)),
        ),
        "box": Motif(
            (fill("10,34 50,16 90,34 90,78 50,98 10,78"),),
            (fill("50,52 90,34 90,78 50,98"), line(4, "30,25 70,43"), fill(ngon(30, 66, 8, 4))),
        ),
    }
)
