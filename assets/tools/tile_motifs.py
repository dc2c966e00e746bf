"""Outlines of the little things on board tiles, on a grid of 100 by 100; colour words are resolved by the atlas."""

from __future__ import annotations

from types import MappingProxyType

import pygame

Points = tuple[tuple[float, float], ...]
Shape = tuple[str, Points]  # colour word, outline


def box(left: float, top: float, right: float, bottom: float) -> Points:
    """A rectangle's corners."""
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def ring(x: float, y: float, wide: float, high: float | None = None, corners: int = 20) -> Points:
    """An ellipse as a polygon."""
    spin = pygame.Vector2(1, 0)
    turned = (spin.rotate(360 * number / corners) for number in range(corners))
    return tuple((x + wide * place.x, y + (wide if high is None else high) * place.y) for place in turned)


def star(x: float, y: float, outer: float, inner: float, rays: int) -> Points:
    """A star's outline."""
    places = (pygame.Vector2(0, -(inner if n % 2 else outer)).rotate(180 * n / rays) for n in range(2 * rays))
    return tuple((x + place.x, y + place.y) for place in places)


def _pine(x: float, top: float, foot: float, wide: float) -> tuple[Shape, ...]:
    middle = (top + foot) / 2
    return (
        ("wood", box(x - 4, foot - 4, x + 4, foot + 8)),
        ("dark", ((x, top), (x + wide, foot), (x - wide, foot))),
        ("main", ((x, top), (x + wide * 0.3, middle), (x, foot), (x - wide, foot))),
        ("light", ((x, top), (x, middle), (x - wide * 0.5, middle + 4))),
    )


def _blades(*xs: float) -> tuple[Shape, ...]:
    return tuple(
        (
            "main" if number % 2 else "dark",
            ((x - 5, 92), (x + (number % 3 - 1) * 9, 16 + 9 * (number % 3)), (x + 4, 92)),
        )
        for number, x in enumerate(xs)
    )


def _summit(x: float, top: float, wide: float) -> tuple[Shape, ...]:
    return (
        ("dark", ((x, top), (x + wide, 90), (x - wide, 90))),
        ("main", ((x, top), (x + wide * 0.1, 60), (x - wide * 0.1, 90), (x - wide, 90))),
        ("white", ((x, top), (x + wide * 0.3, top + 22), (x, top + 15), (x - wide * 0.3, top + 24))),
    )


def _wave(y: float) -> Shape:
    upper = ((8, y), (22, y - 9), (36, y), (50, y - 9), (64, y), (78, y - 9), (92, y))
    return ("light", (*upper, *((x, down + 8) for x, down in reversed(upper))))


def _dune(left: float, top: float, right: float) -> tuple[Shape, ...]:
    crest = left + (right - left) * 0.4
    return (
        ("light", ((left, 84), (crest - 14, top + 8), (crest, top), (crest + 4, 84))),
        ("dark", ((crest, top), (crest + 16, top + 16), (right, 84), (crest - 8, 84), (crest + 6, top + 26))),
    )


SHAPES: MappingProxyType[str, tuple[Shape, ...]] = MappingProxyType(
    {
        "pine": _pine(50, 14, 80, 30),
        "tall-pine": _pine(50, 2, 84, 22),
        "two-pines": (*_pine(32, 18, 74, 22), *_pine(66, 30, 86, 24)),
        "lone-pine": _pine(50, 28, 82, 22),
        "bush": (("dark", ring(56, 66, 30, 22)), ("main", ring(44, 60, 28, 22)), ("light", ring(36, 52, 12, 9))),
        "stump": (
            ("wood", box(32, 52, 68, 84)),
            ("dark", ring(50, 84, 18, 6)),
            ("pale", ring(50, 52, 18, 8)),
            ("wood", ring(50, 52, 8, 3)),
        ),
        "mushrooms": (
            ("pale", box(34, 54, 42, 80)),
            ("red", ring(38, 52, 20, 12)),
            ("pale", box(64, 66, 70, 86)),
            ("red", ring(67, 66, 14, 8)),
        ),
        "leaves": tuple(
            ("light", ((x, y), (x + 16, y + 5), (x + 6, y + 15)))
            for x, y in ((14, 30), (44, 18), (62, 48), (26, 62), (66, 74))
        ),
        "sapling": (
            ("wood", box(47, 50, 53, 86)),
            ("light", ((50, 54), (22, 42), (34, 26))),
            ("main", ((50, 54), (78, 36), (64, 20))),
        ),
        "reeds": _blades(22, 36, 50, 64, 78),
        "cattails": (
            *_blades(30, 52, 74),
            ("wood", ring(26, 34, 6, 13)),
            ("wood", ring(54, 28, 6, 13)),
            ("wood", ring(80, 38, 6, 12)),
        ),
        "wavelets": (_wave(34), _wave(58), _wave(80)),
        "ripple": (_wave(56),),
        "lily": (
            ("main", ring(42, 60, 30, 18)),
            ("ground", ((42, 60), (76, 48), (76, 66))),
            ("white", star(40, 52, 16, 8, 6)),
        ),
        "pool": (("dark", ring(50, 58, 40, 24)), ("main", ring(48, 55, 32, 17)), ("light", ring(38, 50, 12, 5))),
        "driftwood": (
            ("wood", ((10, 66), (78, 44), (90, 50), (16, 78))),
            ("pale", ((10, 66), (78, 44), (80, 48), (12, 70))),
            ("wood", ((50, 54), (58, 30), (62, 52))),
        ),
        "stilt-roots": (
            ("wood", ((46, 20), (54, 20), (52, 56), (78, 90), (68, 90), (50, 66), (32, 90), (22, 90), (47, 56))),
            ("main", ring(50, 24, 28, 16)),
        ),
        "dune": _dune(4, 30, 98),
        "low-dune": _dune(14, 56, 88),
        "pylon": (
            ("ink", ((30, 92), (46, 14), (52, 14), (40, 92))),
            ("ink", ((72, 92), (58, 40), (64, 38), (80, 92))),
            ("ink", box(34, 46, 66, 52)),
            ("ink", ((26, 24), (62, 18), (63, 24), (27, 30))),
        ),
        "stones": (
            ("dark", ring(58, 68, 26, 16)),
            ("main", ring(54, 64, 23, 14)),
            ("light", ring(32, 74, 13, 9)),
            ("light", ring(48, 58, 9, 5)),
        ),
        "bones": (
            ("white", ((18, 60), (76, 36), (80, 44), (22, 68))),
            ("white", ring(17, 60, 8)),
            ("white", ring(22, 70, 8)),
            ("white", ring(76, 34, 8)),
            ("white", ring(82, 44, 8)),
        ),
        "cog": (("ink", star(50, 56, 36, 25, 9)), ("dark", ring(50, 56, 22)), ("ground", ring(50, 56, 10))),
        "thorns": tuple(
            ("wood", ((50, 84), (x, y), (54, 84))) for x, y in ((16, 50), (32, 24), (54, 14), (74, 30), (88, 56))
        ),
        "sun-disc": (("light", star(50, 50, 44, 26, 12)), ("dark", ring(50, 50, 24)), ("pale", ring(48, 48, 20))),
        "peak": _summit(50, 8, 40),
        "twin-peak": (*_summit(66, 28, 32), *_summit(36, 8, 34)),
        "ridge": (
            ("dark", ((0, 88), (20, 44), (34, 60), (54, 30), (74, 62), (86, 48), (100, 88))),
            ("main", ((0, 88), (20, 44), (26, 66), (54, 30), (60, 60), (48, 88))),
        ),
        "boulder": (
            ("dark", ((16, 82), (26, 44), (58, 32), (84, 56), (88, 82))),
            ("main", ((16, 82), (26, 44), (58, 32), (52, 60), (40, 82))),
        ),
        "snow": (("white", ring(42, 60, 34, 12)), ("white", ring(66, 68, 26, 9))),
        "crystal": (
            ("dark", ((54, 10), (72, 34), (64, 90), (50, 90))),
            ("white", ((54, 10), (36, 36), (44, 90), (52, 90))),
            ("main", ((26, 50), (36, 60), (38, 90), (22, 90))),
        ),
        "cairn": (
            ("dark", ring(50, 80, 32, 11)),
            ("main", ring(48, 60, 24, 10)),
            ("dark", ring(52, 43, 17, 8)),
            ("main", ring(49, 29, 10, 6)),
        ),
        "house": (
            ("pale", box(24, 50, 76, 88)),
            ("red", ((50, 16), (88, 52), (12, 52))),
            ("dark", ((50, 16), (88, 52), (62, 52))),
            ("ink", box(42, 64, 58, 88)),
        ),
        "hall": (
            ("pale", box(8, 48, 92, 88)),
            ("red", ((20, 20), (80, 20), (98, 50), (2, 50))),
            ("ink", box(20, 60, 32, 76)),
            ("ink", box(68, 60, 80, 76)),
            ("ink", box(44, 60, 56, 88)),
        ),
        "well": (
            ("ink", ring(50, 68, 30, 18)),
            ("pale", ring(50, 64, 26, 14)),
            ("ink", ring(50, 64, 18, 9)),
            ("wood", box(24, 24, 29, 64)),
            ("wood", box(71, 24, 76, 64)),
            ("red", ((50, 6), (86, 30), (14, 30))),
        ),
        "lamp": (("ink", box(47, 40, 53, 90)), ("ink", ring(50, 32, 17)), ("gold", ring(50, 32, 12))),
        "step": (("gold", box(6, 40, 94, 60)), ("light", box(6, 40, 94, 46)), ("dark", box(6, 60, 94, 66))),
        "pane": (
            ("ink", star(50, 50, 48, 40, 8)),
            ("gold", star(50, 50, 40, 20, 8)),
            ("red", ring(50, 50, 14)),
            ("pale", ring(50, 50, 6)),
        ),
        "pole": (("ink", box(46, 8, 52, 92)), ("red", ((52, 12), (90, 24), (52, 42)))),
        "fence": (
            ("wood", box(4, 52, 96, 58)),
            ("wood", box(4, 70, 96, 76)),
            *(("wood", box(x, 42, x + 9, 88)) for x in (12, 45, 78)),
        ),
        "ruin-mark": (
            ("ink", box(12, 24, 32, 90)),
            ("ink", box(68, 40, 88, 90)),
            ("ink", ((12, 24), (32, 8), (64, 12), (58, 26), (32, 26))),
        ),
        "event-mark": (("ink", star(50, 50, 46, 17, 8)),),
        "warp-mark": (
            ("ink", ring(50, 50, 44)),
            ("pale", ring(54, 50, 34)),
            ("ink", ring(58, 50, 25)),
            ("pale", ring(54, 50, 16)),
            ("ink", ring(51, 50, 8)),
        ),
        "terrain-mark": (("ink", box(10, 24, 90, 78)), ("pale", box(17, 31, 83, 71)), ("ink", box(28, 46, 72, 56))),
        "settlement-mark": (
            ("ink", ((50, 10), (94, 50), (82, 50), (82, 90), (18, 90), (18, 50), (6, 50))),
            ("pale", box(42, 60, 58, 90)),
        ),
        "altar-mark": (
            ("ink", ring(50, 50, 48, corners=8)),
            ("gold", ring(50, 50, 40, corners=8)),
            ("ink", star(50, 50, 30, 12, 5)),
        ),
        "kerb-north": (("ink", box(0, 6, 100, 14)),),
        "kerb-east": (("ink", box(86, 0, 94, 100)),),
        "kerb-south": (("ink", box(0, 86, 100, 94)),),
        "kerb-west": (("ink", box(6, 0, 14, 100)),),
    }
)
