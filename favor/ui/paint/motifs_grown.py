"""Motifs of sky, land and living things; point lists on a 100 x 100 grid."""

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

# Sky, weather, land.
SKY: Mapping[str, Motif] = MappingProxyType(
    {
        "star": Motif(
            (fill(star(50, 50, (49, 17, 31, 17), 4)),),
            tuple(fill(turned(pts("50,1 50,50 62,38"), 90 * i)) for i in range(4)) + (fill(ellipse(50, 50, 6)),),
        ),
        "moon": Motif(
            (fill((*arc(48, 50, 46, 24.2, 287.8, 36), *reversed(arc(66, 42, 36, 48.3, 263.7, 30)))),),
            (fill(ellipse(17, 58, 5)), fill(ellipse(34, 82, 4)), fill(ellipse(27, 34, 3))),
        ),
        "sun": Motif(
            (fill(star(50, 50, (49, 33, 33), 12)), fill(ellipse(50, 50, 35))),
            (fill(ellipse(50, 50, 25)), cut(ellipse(50, 50, 18))),
        ),
        "wave": Motif(
            (
                fill(
                    smooth(
                        "0,96 2,60 16,34 42,16 68,18 84,36 82,54 70,60 60,54 62,44 70,44 66,34 54,34 46,46 50,66 66,78 "
                        "100,80 100,98",
                        steps=5,
                    )
                ),
            ),
            (
                line(4, smooth("12,84 16,58 30,36 50,26", closed=False)),
                line(4, smooth("28,88 28,66 36,48", closed=False)),
                line(4, smooth("46,90 66,88 90,90", closed=False)),
            ),
        ),
        "peak": Motif(
            (fill("0,94 34,16 50,48 64,30 100,94"),),
            (
                fill("34,16 44,38 38,46 33,40 27,48 24,38"),
                fill("64,30 74,47 68,54 64,49 58,54 54,44"),
                fill("50,48 60,94 36,94"),
            ),
        ),
        "reed": Motif(
            (
                line(4.5, smooth("34,98 36,60 32,30", closed=False)),
                line(4.5, smooth("52,98 52,50 54,18", closed=False)),
                line(4.5, smooth("68,98 68,64 74,42", closed=False)),
                fill(rounded(26, 14, 12, 32, 6)),
                fill(rounded(48, 2, 12, 36, 6)),
                fill(turned(rounded(68, 26, 12, 30, 6), 12, 74, 40)),
                fill(smooth("40,98 22,70 8,60 26,66 44,90", steps=4)),
                fill(smooth("60,98 80,72 94,66 78,76 66,96", steps=4)),
            ),
            (line(3, "51,10 51,30"), line(3, "30,20 30,40")),
        ),
        "flame": Motif(
            (fill(smooth("50,0 60,18 80,38 84,64 72,88 50,97 28,88 16,64 26,44 34,50 40,28")),),
            (fill(smooth("52,42 64,60 66,76 50,90 36,76 38,64 46,62")),),
        ),
        "frost": Motif(
            tuple(
                line(5.5, turned(p, 60 * i))
                for i in range(6)
                for p in (pts("50,50 50,3"), pts("38,10 50,22 62,10"), pts("40,28 50,37 60,28"))
            ),
            (fill(ngon(50, 50, 11, 6)),),
        ),
        "drop": Motif(
            (fill(smooth("50,2 62,26 80,54 80,76 66,92 50,97 34,92 20,76 20,54 38,26", steps=5)),),
            (line(7, smooth("32,62 34,76 44,85", closed=False)),),
        ),
        "stone": Motif(
            (fill("20,92 8,66 22,34 44,10 68,8 86,38 94,70 84,92"),),
            (fill("68,8 86,38 94,70 84,92 62,92 70,56 56,30"), line(3, "22,34 40,46 34,66")),
        ),
        "crystal": Motif(
            (
                fill("50,0 66,18 62,94 38,94 34,18"),
                fill("20,34 34,44 40,94 22,94 8,50"),
                fill("80,30 94,48 78,94 60,94 68,42"),
            ),
            (
                fill("50,0 66,18 62,94 52,94 54,22"),
                fill("20,34 34,44 40,94 30,94 22,54"),
                fill("80,30 94,48 78,94 70,94 82,52"),
            ),
        ),
        "spiral": Motif((line(9, spiral(50, 50, 42, 2.6, 0.4)),), (fill(ellipse(50, 50, 7)),)),
        "bolt": Motif((fill("60,0 18,56 44,56 34,100 84,38 56,38 70,0"),), (fill("60,0 40,38 56,38 70,0"),)),
    }
)


# What breathes, grows or looks back.
LIVING: Mapping[str, Motif] = MappingProxyType(
    {
        "eye": Motif(
            (fill(smooth("0,50 24,26 50,17 76,26 100,50 76,74 50,83 24,74", steps=5)),),
            (fill(ellipse(50, 50, 25)), cut(ellipse(50, 50, 12)), cut(ellipse(60, 40, 5))),
        ),
        "hand": Motif(
            (
                line(11, "33,54 27,22"),
                line(11.5, "44,50 43,9"),
                line(11.5, "56,50 59,10"),
                line(11, "67,54 75,22"),
                line(12, smooth("34,76 18,66 8,50", closed=False)),
                fill(smooth("28,50 50,46 72,50 73,70 64,92 50,97 38,92 29,74", steps=5)),
            ),
            (line(4, spiral(51, 70, 14, 1.6)),),
        ),
        "seed": Motif(
            (
                fill(smooth("50,46 70,58 74,78 62,94 50,97 38,94 26,78 30,58", steps=5)),
                line(5, smooth("50,50 49,36 52,22", closed=False)),
                fill(turned(leaf(50, 20, 12, 22), 62, 50, 36)),
                fill(turned(leaf(50, 20, 11, 20), -58, 50, 36)),
            ),
            (line(4, smooth("60,60 64,76 54,90", closed=False)), line(3, "52,34 74,22"), line(3, "48,34 28,22")),
        ),
        "gear": Motif((fill(gear(50, 50, 49, 10)), cut(ellipse(50, 50, 12))), (line(5, loop(ellipse(50, 50, 23))),)),
        "mask": Motif(
            (
                fill(smooth("50,8 76,10 92,20 90,52 74,84 50,97 26,84 10,52 8,20 24,10", steps=5)),
                cut(smooth("20,40 32,32 44,42 32,50")),
                cut(smooth("56,42 68,32 80,40 68,50")),
                cut(smooth("34,70 50,76 66,70 50,84")),
                cutline(3.2, "62,8 56,22 64,30 54,46"),
            ),
            (
                line(4, smooth("18,30 30,24 44,31", closed=False)),
                line(4, smooth("56,31 70,24 82,30", closed=False)),
                fill("50,46 56,64 44,64"),
            ),
        ),
        "feather": Motif(
            (
                fill(smooth("84,2 90,24 80,52 56,78 30,84 26,60 42,32 62,12", steps=5)),
                line(4, "34,76 12,98"),
                cutline(3, "92,52 66,50"),
                cutline(3, "18,48 44,50"),
                cutline(3, "70,76 52,66"),
            ),
            (line(3.5, smooth("32,78 56,50 82,6", closed=False)),),
        ),
        "berry": Motif(
            (
                fill(ellipse(30, 66, 24)),
                fill(ellipse(70, 66, 24)),
                fill(ellipse(50, 48, 22)),
                fill(turned(leaf(50, 18, 12, 22), 60, 50, 30)),
                fill(turned(leaf(50, 18, 12, 22), -60, 50, 30)),
            ),
            (
                line(4, arc(30, 66, 15, 180, 260)),
                line(4, arc(70, 66, 15, 180, 260)),
                line(4, arc(50, 48, 13, 190, 270)),
                line(3, "50,28 70,18"),
                line(3, "50,28 30,18"),
            ),
        ),
        "jaw": Motif(
            (
                fill("4,46 4,20 26,8 74,8 96,20 96,46 86,24 78,48 68,22 59,48 50,22 41,48 32,22 22,48 14,24"),
                fill("4,54 4,80 26,92 74,92 96,80 96,54 86,76 78,52 68,78 59,52 50,78 41,52 32,78 22,52 14,76"),
            ),
            (
                line(4, smooth("8,20 28,13 50,12 72,13 92,20", closed=False)),
                line(4, smooth("8,80 28,87 50,88 72,87 92,80", closed=False)),
            ),
        ),
        "bird": Motif(
            (
                fill(smooth("8,44 22,26 36,24 46,36 62,44 80,40 98,34 92,58 74,78 48,84 26,74 20,52", steps=5)),
                fill("10,40 -4,46 10,50"),
                line(4, "46,82 44,98"),
                line(4, "58,82 58,98"),
            ),
            (fill(smooth("42,50 62,50 84,48 72,66 54,70", steps=5)), fill(ellipse(26, 38, 4))),
        ),
        "dog": Motif(
            (
                fill(
                    smooth("18,20 30,10 44,14 52,30 56,46 74,58 80,78 80,96 30,96 36,72 32,48 22,44 8,40 6,32", steps=5)
                ),
                fill("32,14 42,0 50,20"),
                line(7, smooth("78,86 94,78 92,58", closed=False)),
            ),
            (
                fill(smooth("40,14 54,20 56,36 46,34", steps=4)),
                fill(ellipse(24, 26, 3.5)),
                line(4, "48,96 48,76"),
                fill(ellipse(8, 35, 4)),
            ),
        ),
        "tree": Motif(
            (
                fill(ellipse(50, 30, 27)),
                fill(ellipse(28, 48, 23)),
                fill(ellipse(72, 48, 23)),
                fill("44,56 56,56 60,88 70,97 30,97 40,88"),
            ),
            (fill(ellipse(60, 36, 16)), fill(ellipse(76, 52, 13)), fill(ellipse(34, 56, 11)), line(4, "50,62 50,92")),
        ),
        "robot": Motif(
            (
                fill(rounded(16, 28, 68, 56, 12)),
                line(5, "50,28 50,12"),
                fill(ellipse(50, 10, 8)),
                fill(rounded(4, 44, 12, 24, 4)),
                fill(rounded(84, 44, 12, 24, 4)),
                fill("34,84 66,84 72,98 28,98"),
            ),
            (
                fill(rounded(25, 38, 50, 24, 9)),
                cut(ellipse(38, 50, 7)),
                cut(ellipse(62, 50, 7)),
                line(4, "36,74 64,74"),
            ),
        ),
        "effigy": Motif(
            (
                fill(ellipse(50, 18, 16)),
                fill("34,36 66,36 74,64 62,66 64,97 36,97 38,66 26,64"),
                line(8, "32,42 14,58"),
                line(8, "68,42 86,58"),
            ),
            (fill(ngon(50, 54, 10, 4)), line(3, "42,16 46,16"), line(3, "54,16 58,16"), line(3, "44,24 56,24")),
        ),
        "flower": Motif(
            tuple(fill(turned(leaf(50, 24, 14, 24), 45 * i)) for i in range(8)),
            (fill(ellipse(50, 50, 14)), *(line(2.6, turned(pts("50,34 50,16"), 45 * i)) for i in range(8))),
        ),
    }
)
