"""The motifs of card pictures: each a body and a detail, as point lists on a 100 x 100 grid; draws nothing."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Mapping

from favor.ui.paint.shapes import (
    Glyph, arc, cut, cutline, ellipse, fill, gear, leaf, line, loop, moved, ngon, pts, rounded, scaled, smooth, spiral, star,
    turned,
)


@dataclass(frozen=True)
class Motif:
    """Two layers of paper: the silhouette and what lies on it in a darker tone."""

    body: Glyph
    detail: Glyph = ()


def _things() -> dict[str, Motif]:
    """Worn, held, carried."""
    blade = Motif((fill("50,0 58,14 56,66 44,66 42,14"), fill("24,62 30,60 70,60 76,62 78,71 22,71"),
                   line(9, "50,70 50,88"), fill(ellipse(50, 92, 8))),
                  (fill("50,8 56,16 54,60 50,60"), line(3, "46,76 54,79"), line(3, "46,82 54,85")))
    bow = Motif((line(7, smooth("26,3 44,14 68,32 74,50 68,68 44,86 26,97", closed=False)), line(2.5, "27,5 20,50 27,95"),
                 line(4.5, "6,50 88,50"), fill("100,50 82,40 86,50 82,60"), fill("2,42 14,42 20,50 14,58 2,58 8,50")),
                (line(9, "72,42 74,50 72,58"),))
    crown = Motif((fill("6,28 28,50 50,14 72,50 94,28 86,84 14,84"), fill(ellipse(6, 26, 6)), fill(ellipse(50, 12, 7)),
                   fill(ellipse(94, 26, 6))),
                  (fill("15,72 85,72 86,84 14,84"), fill(ngon(50, 56, 9, 4)), fill(ellipse(28, 62, 4)), fill(ellipse(72, 62, 4))))
    boot = Motif((fill(smooth("26,8 46,5 64,8 62,44 72,58 90,66 96,78 94,88 56,88 26,88 22,70 28,40")),),
                 (line(8, "24,90 95,90"), fill("25,6 65,6 64,20 26,20"), line(3.5, "50,38 64,34"), line(3.5, "52,48 66,46"),
                  line(3.5, "56,58 72,56")))
    cup = Motif((fill("18,6 82,6 77,38 64,54 55,58 55,78 74,90 74,95 26,95 26,90 45,78 45,58 36,54 23,38"),),
                (fill("18,6 82,6 80,17 20,17"), fill(ngon(50, 34, 10, 4)), fill("28,90 72,90 74,95 26,95")))
    mug = Motif((fill(rounded(14, 24, 54, 68, 9)), line(8, arc(68, 57, 20, -80, 80)),
                 fill(smooth("10,26 16,12 30,14 40,6 52,13 66,11 73,24 66,34 54,28 44,36 34,28 20,35"))),
                (line(4, "28,44 28,80"), line(4, "41,44 41,80"), line(4, "54,44 54,80")))
    shield = Motif((fill(smooth("50,4 68,12 90,14 90,44 82,70 50,97 18,70 10,44 10,14 32,12", steps=4)),),
                   (fill("50,16 50,86 75,64 81,42 81,22 64,20"), fill(star(50, 46, (16, 6), 4))))
    ring = Motif((line(10, loop(ellipse(50, 62, 30))), fill("50,2 70,14 64,34 36,34 30,14")),
                 (fill("50,2 58,14 50,34 42,14"), line(3, arc(50, 62, 36, 40, 140))))
    cloak = Motif((fill(smooth("50,4 64,10 70,24 84,60 94,94 70,88 50,96 30,88 6,94 16,60 30,24 36,10", steps=4)),),
                  (fill(smooth("50,12 60,18 60,32 50,38 40,32 40,18")), line(3.5, "36,46 28,84"), line(3.5, "50,52 50,90"),
                   line(3.5, "64,46 72,84"), fill(ngon(50, 44, 7, 4))))
    flag = Motif((line(6, "20,4 20,98"), fill(smooth("22,8 40,4 58,12 76,10 94,6 86,30 94,54 76,58 58,60 40,52 22,56", steps=4)),
                  fill(ellipse(20, 5, 6))), (fill(star(56, 33, (17, 7), 5)),))
    ribbon = Motif((fill("36,44 14,98 32,90 44,99 52,60"), fill("64,44 86,98 68,90 56,99 48,60"), fill(gear(50, 34, 34, 14, 0.86))),
                   (fill(ellipse(50, 34, 21)),))
    return dict(blade=blade, bow=bow, crown=crown, boot=boot, cup=cup, mug=mug, shield=shield, ring=ring, cloak=cloak,
                flag=flag, ribbon=ribbon)


def _tools() -> dict[str, Motif]:
    """Found in ruins and pockets."""
    map_ = Motif((fill("4,20 34,10 66,20 96,10 96,80 66,90 34,80 4,90"),),
                 (fill("34,10 66,20 66,90 34,80"), line(3, "14,70 22,56"), line(3, "28,50 36,46"), line(4, "76,34 86,46"),
                  line(4, "86,34 76,46")))
    chain = Motif(tuple(line(7.5, loop(ellipse(50 + d, 50 + d, 19, 11, 45))) for d in (-29, 0, 29)),
                  tuple(line(3, moved(turned(pts("42,45 58,45"), 45), d, d))
                        for d in (-29, 0, 29)))
    bell = Motif((fill(smooth("50,10 64,16 72,34 75,58 88,76 88,82 12,82 12,76 25,58 28,34 36,16", steps=5)),
                  fill(ellipse(50, 8, 7)), fill(ellipse(50, 88, 10))),
                 (fill("18,70 82,70 88,82 12,82"), line(4, smooth("40,22 35,38 34,56", closed=False))))
    lantern = Motif((line(5, arc(50, 16, 12, 180, 360)), fill("34,16 66,16 78,30 22,30"), fill("26,30 74,30 70,84 30,84"),
                     fill("24,84 76,84 80,96 20,96")),
                    (fill("33,37 67,37 64,78 36,78"), cut(smooth("50,42 60,58 57,71 50,74 43,71 40,58"))))
    mirror = Motif((fill(ellipse(50, 36, 33, 35)), fill("44,68 56,68 59,96 41,96"), fill(ellipse(50, 95, 10, 5))),
                   (fill(ellipse(50, 36, 24, 26)), cutline(3, "34,16 46,32 40,40 54,52 50,62"), cutline(3, "46,32 66,24")))
    die = Motif((fill(ngon(50, 50, 48, 6)),),
                (fill("50,50 92,26 92,74 50,98"), fill(ellipse(50, 26, 10, 5.5)), fill(ellipse(22, 46, 4, 7)),
                 fill(ellipse(36, 78, 4, 7)), cut(ellipse(71, 62, 5, 8))))
    key = Motif((line(10, loop(ellipse(50, 22, 18))), line(9, "50,42 50,96"), line(8, "52,78 70,78"), line(8, "52,92 66,92")),
                (fill(ngon(50, 22, 9, 4)),))
    door = Motif((fill((*pts("14,98"), *arc(50, 42, 36, 180, 360), *pts("86,98"))),),
                 (fill((*pts("24,98"), *arc(50, 42, 26, 180, 360), *pts("76,98"))), cutline(3, "50,17 50,98"),
                  cut(ellipse(58, 66, 4)), cut(ellipse(42, 66, 4))))
    flute = Motif((line(13, "12,88 80,20"), fill(turned(rounded(44, -4, 12, 14, 3), 45, 50, 50)), line(3.5, "72,56 72,84"),
                   fill(ellipse(66, 85, 8, 6)), line(3.5, "90,46 90,70"), fill(ellipse(84, 71, 8, 6)), line(5, "72,56 90,46")),
                  tuple(fill(ellipse(26 + 11 * i, 74 - 11 * i, 3.4)) for i in range(5)))
    book = Motif((fill(smooth("50,20 30,12 4,18 4,84 30,78 50,88 70,78 96,84 96,18 70,12", steps=3)),),
                 (line(3, "50,22 50,86"), line(3, "14,32 40,32"), line(3, "14,44 40,46"), line(3, "14,56 38,58"), line(3, "60,34 86,32"),
                  line(3, "60,46 86,44"), fill(star(74, 62, (10, 4), 4))))
    bottle = Motif((fill("42,4 58,4 58,30 82,70 84,86 76,96 24,96 16,86 18,70 42,30"), fill(rounded(38, 0, 24, 10, 3))),
                   (fill(smooth("27,62 40,58 52,64 64,58 75,62 80,84 72,92 28,92 20,84", steps=4)), cut(ellipse(44, 76, 4)),
                    cut(ellipse(58, 82, 5)), cut(ellipse(56, 70, 3))))
    net = Motif(tuple(line(3.4, p) for p in (*(((10 + 16 * i, 8), (10 + 16 * i, 92)) for i in range(6)),
                                             *(((10, 10 + 16 * i), (90, 10 + 16 * i)) for i in range(6)))),
                tuple(fill(ngon(x, y, 5, 4)) for x in (10, 42, 90) for y in (10, 58, 90)))
    net = Motif(tuple((kind, w, turned(p, 45)) for kind, w, p in net.body), tuple((k, w, turned(p, 45)) for k, w, p in net.detail))
    hook = Motif((line(9, smooth("58,18 58,60 54,78 40,86 26,78 22,62", closed=False)), fill("22,46 38,66 12,68"),
                  line(6, loop(ellipse(58, 12, 9)))), (line(3, "61,30 61,62"),))
    thread = Motif((fill(rounded(22, 4, 56, 14, 5)), fill(rounded(22, 82, 56, 14, 5)), fill("30,18 70,18 70,82 30,82"),
                    line(3.5, smooth("70,72 86,76 90,60 98,52", closed=False))),
                   tuple(line(3.4, ((30, 27 + 11 * i), (70, 23 + 11 * i))) for i in range(6)))
    box = Motif((fill("10,34 50,16 90,34 90,78 50,98 10,78"),), (fill("50,52 90,34 90,78 50,98"), line(4, "30,25 70,43"),
                                                               fill(ngon(30, 66, 8, 4))))
    return dict(map=map_, chain=chain, bell=bell, lantern=lantern, mirror=mirror, die=die, key=key, door=door, flute=flute,
                book=book, bottle=bottle, net=net, hook=hook, thread=thread, box=box)


def _sky() -> dict[str, Motif]:
    """Sky, weather, land."""
    star_ = Motif((fill(star(50, 50, (49, 17, 31, 17), 4)),),
                  tuple(fill(turned(pts("50,1 50,50 62,38"), 90 * i)) for i in range(4)) + (fill(ellipse(50, 50, 6)),))
    moon = Motif((fill((*arc(48, 50, 46, 55, 320, 36), *reversed(arc(66, 42, 36, 88, 284, 30)))),),
                 (fill(ellipse(17, 58, 5)), fill(ellipse(34, 82, 4)), fill(ellipse(27, 34, 3))))
    sun = Motif((fill(star(50, 50, (49, 33, 33), 12)), fill(ellipse(50, 50, 35))), (fill(ellipse(50, 50, 25)), cut(ellipse(50, 50, 18))))
    wave = Motif((fill(smooth("0,96 2,60 16,34 42,16 68,18 84,36 82,54 70,60 60,54 62,44 70,44 66,34 54,34 46,46 50,66 66,78 "
                              "100,80 100,98", steps=5)),),
                 (line(4, smooth("12,84 16,58 30,36 50,26", closed=False)), line(4, smooth("28,88 28,66 36,48", closed=False)),
                  line(4, smooth("46,90 66,88 90,90", closed=False))))
    peak = Motif((fill("0,94 34,16 50,48 64,30 100,94"),), (fill("34,16 44,38 38,46 33,40 27,48 24,38"),
                                                           fill("64,30 74,47 68,54 64,49 58,54 54,44"), fill("50,48 60,94 36,94")))
    reed = Motif((line(4.5, smooth("34,98 36,60 32,30", closed=False)), line(4.5, smooth("52,98 52,50 54,18", closed=False)),
                  line(4.5, smooth("68,98 68,64 74,42", closed=False)), fill(rounded(26, 14, 12, 32, 6)), fill(rounded(48, 2, 12, 36, 6)),
                  fill(turned(rounded(68, 26, 12, 30, 6), 12, 74, 40)), fill(smooth("40,98 22,70 8,60 26,66 44,90", steps=4)),
                  fill(smooth("60,98 80,72 94,66 78,76 66,96", steps=4))), (line(3, "51,10 51,30"), line(3, "30,20 30,40")))
    flame = Motif((fill(smooth("50,0 60,18 80,38 84,64 72,88 50,97 28,88 16,64 26,44 34,50 40,28")),),
                  (fill(smooth("52,42 64,60 66,76 50,90 36,76 38,64 46,62")),))
    frost = Motif(tuple(line(5.5, turned(p, 60 * i)) for i in range(6)
                        for p in (pts("50,50 50,3"), pts("38,10 50,22 62,10"), pts("40,28 50,37 60,28"))), (fill(ngon(50, 50, 11, 6)),))
    drop = Motif((fill(smooth("50,2 62,26 80,54 80,76 66,92 50,97 34,92 20,76 20,54 38,26", steps=5)),),
                 (line(7, smooth("32,62 34,76 44,85", closed=False)),))
    stone = Motif((fill("20,92 8,66 22,34 44,10 68,8 86,38 94,70 84,92"),), (fill("68,8 86,38 94,70 84,92 62,92 70,56 56,30"),
                                                                           line(3, "22,34 40,46 34,66")))
    crystal = Motif((fill("50,0 66,18 62,94 38,94 34,18"), fill("20,34 34,44 40,94 22,94 8,50"), fill("80,30 94,48 78,94 60,94 68,42")),
                    (fill("50,0 66,18 62,94 52,94 54,22"), fill("20,34 34,44 40,94 30,94 22,54"), fill("80,30 94,48 78,94 70,94 82,52")))
    spiral_ = Motif((line(9, spiral(50, 50, 42, 2.6, 0.4)),), (fill(ellipse(50, 50, 7)),))
    bolt = Motif((fill("60,0 18,56 44,56 34,100 84,38 56,38 70,0"),), (fill("60,0 40,38 56,38 70,0"),))
    return dict(star=star_, moon=moon, sun=sun, wave=wave, peak=peak, reed=reed, flame=flame, frost=frost, drop=drop,
                stone=stone, crystal=crystal, spiral=spiral_, bolt=bolt)


def _living() -> dict[str, Motif]:
    """What breathes, grows or looks back."""
    eye = Motif((fill(smooth("0,50 24,26 50,17 76,26 100,50 76,74 50,83 24,74", steps=5)),),
                (fill(ellipse(50, 50, 25)), cut(ellipse(50, 50, 12)), cut(ellipse(60, 40, 5))))
    hand = Motif((line(11, "33,54 27,22"), line(11.5, "44,50 43,9"), line(11.5, "56,50 59,10"), line(11, "67,54 75,22"),
                  line(12, smooth("34,76 18,66 8,50", closed=False)),
                  fill(smooth("28,50 50,46 72,50 73,70 64,92 50,97 38,92 29,74", steps=5))),
                 (line(4, spiral(51, 70, 14, 1.6)),))
    seed = Motif((fill(smooth("50,46 70,58 74,78 62,94 50,97 38,94 26,78 30,58", steps=5)), line(5, smooth("50,50 49,36 52,22", closed=False)),
                  fill(turned(leaf(50, 20, 12, 22), 62, 50, 36)), fill(turned(leaf(50, 20, 11, 20), -58, 50, 36))),
                 (line(4, smooth("60,60 64,76 54,90", closed=False)), line(3, "52,34 74,22"), line(3, "48,34 28,22")))
    gear_ = Motif((fill(gear(50, 50, 49, 10)), cut(ellipse(50, 50, 12))), (line(5, loop(ellipse(50, 50, 23))),))
    mask_ = Motif((fill(smooth("50,8 76,10 92,20 90,52 74,84 50,97 26,84 10,52 8,20 24,10", steps=5)),
                   cut(smooth("20,40 32,32 44,42 32,50")), cut(smooth("56,42 68,32 80,40 68,50")),
                   cut(smooth("34,70 50,76 66,70 50,84")), cutline(3.2, "62,8 56,22 64,30 54,46")),
                  (line(4, smooth("18,30 30,24 44,31", closed=False)), line(4, smooth("56,31 70,24 82,30", closed=False)),
                   fill("50,46 56,64 44,64")))
    feather = Motif((fill(smooth("84,2 90,24 80,52 56,78 30,84 26,60 42,32 62,12", steps=5)), line(4, "34,76 12,98"),
                     cutline(3, "92,52 66,50"), cutline(3, "18,48 44,50"), cutline(3, "70,76 52,66")), (line(3.5, smooth("32,78 56,50 82,6", closed=False)),))
    berry = Motif((fill(ellipse(30, 66, 24)), fill(ellipse(70, 66, 24)), fill(ellipse(50, 48, 22)), fill(turned(leaf(50, 18, 12, 22), 60, 50, 30)),
                   fill(turned(leaf(50, 18, 12, 22), -60, 50, 30))),
                  (line(4, arc(30, 66, 15, 180, 260)), line(4, arc(70, 66, 15, 180, 260)), line(4, arc(50, 48, 13, 190, 270)), line(3, "50,28 70,18"),
                   line(3, "50,28 30,18")))
    jaw = Motif((fill("4,46 4,20 26,8 74,8 96,20 96,46 86,24 78,48 68,22 59,48 50,22 41,48 32,22 22,48 14,24"),
                 fill("4,54 4,80 26,92 74,92 96,80 96,54 86,76 78,52 68,78 59,52 50,78 41,52 32,78 22,52 14,76")),
                (line(4, smooth("8,20 28,13 50,12 72,13 92,20", closed=False)), line(4, smooth("8,80 28,87 50,88 72,87 92,80", closed=False))))
    bird = Motif((fill(smooth("8,44 22,26 36,24 46,36 62,44 80,40 98,34 92,58 74,78 48,84 26,74 20,52", steps=5)), fill("10,40 -4,46 10,50"),
                  line(4, "46,82 44,98"), line(4, "58,82 58,98")), (fill(smooth("42,50 62,50 84,48 72,66 54,70", steps=5)), fill(ellipse(26, 38, 4))))
    dog = Motif((fill(smooth("18,20 30,10 44,14 52,30 56,46 74,58 80,78 80,96 30,96 36,72 32,48 22,44 8,40 6,32", steps=5)),
                 fill("32,14 42,0 50,20"), line(7, smooth("78,86 94,78 92,58", closed=False))), (fill(smooth("40,14 54,20 56,36 46,34", steps=4)),
                 fill(ellipse(24, 26, 3.5)), line(4, "48,96 48,76"), fill(ellipse(8, 35, 4))))
    tree = Motif((fill(ellipse(50, 30, 27)), fill(ellipse(28, 48, 23)), fill(ellipse(72, 48, 23)), fill("44,56 56,56 60,88 70,97 30,97 40,88")),
                 (fill(ellipse(60, 36, 16)), fill(ellipse(76, 52, 13)), fill(ellipse(34, 56, 11)), line(4, "50,62 50,92")))
    robot = Motif((fill(rounded(16, 28, 68, 56, 12)), line(5, "50,28 50,12"), fill(ellipse(50, 10, 8)), fill(rounded(4, 44, 12, 24, 4)),
                   fill(rounded(84, 44, 12, 24, 4)), fill("34,84 66,84 72,98 28,98")),
                  (fill(rounded(25, 38, 50, 24, 9)), cut(ellipse(38, 50, 7)), cut(ellipse(62, 50, 7)), line(4, "36,74 64,74")))
    effigy = Motif((fill(ellipse(50, 18, 16)), fill("34,36 66,36 74,64 62,66 64,97 36,97 38,66 26,64"), line(8, "32,42 14,58"), line(8, "68,42 86,58")),
                   (fill(ngon(50, 54, 10, 4)), line(3, "42,16 46,16"), line(3, "54,16 58,16"), line(3, "44,24 56,24")))
    flower = Motif(tuple(fill(turned(leaf(50, 24, 14, 24), 45 * i)) for i in range(8)),
                   (fill(ellipse(50, 50, 14)), *(line(2.6, turned(pts("50,34 50,16"), 45 * i)) for i in range(8))))
    return dict(eye=eye, hand=hand, seed=seed, gear=gear_, mask=mask_, feather=feather, berry=berry, jaw=jaw, bird=bird, dog=dog,
                tree=tree, robot=robot, effigy=effigy, flower=flower)


def _made() -> dict[str, Motif]:
    """Every motif, in name order."""
    everything = {**_things(), **_tools(), **_sky(), **_living()}
    float_ring = Motif((line(17, loop(ellipse(50, 74, 36, 15))), *((k, w, moved(scaled(p, 0.52), -4, -18)) for k, w, p in everything["bird"].body[:2])),
                       tuple(line(11, ellipse(50, 74, 36, 15)[i:i + 3]) for i in (2, 11, 20, 29)))
    everything["floaty"] = float_ring
    return dict(sorted(everything.items()))


MOTIFS: Mapping[str, Motif] = MappingProxyType(_made())
