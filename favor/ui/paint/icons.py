"""Icons: one-colour glyphs and painted tokens (hearts, gems, pips, ruins, traps, die faces), drawn at 4x."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pygame
from pygame import Rect, Surface

from favor.ui.paint.glyphs import GLYPHS
from favor.ui.paint.kit import Kit
from favor.ui.paint.motifs import MOTIFS
from favor.ui.paint.paper import canvas, draw_glyph, mask, polygon_mask, reduce, sheet
from favor.ui.paint.shapes import Glyph, Points, ellipse, fill, heart, line, ngon, pts, rounded, scaled, star
from favor.ui.theme import GODS, GOLD, INK, LIGHT, MEANINGS, PAPER, PAPER_2, REGIONS, SPENT, Colour, mix, rgb

OVERSAMPLE = 4
Layers = tuple[tuple[Colour, Glyph], ...]
SPENT_GLASS = rgb("#343A68")
SPENT_RIM = rgb("#8D93C4")
VIOLET = rgb("#5B3F96")


def _outlined(shape: Points, colour: Colour, *more: tuple[Colour, Glyph], rim: float = 0.84) -> Layers:
    """A shape with an ink edge, its upper left a little lighter."""
    inner = scaled(shape, rim)
    return (
        (INK, (fill(shape),)),
        (mix(colour, INK, 0.18), (fill(inner),)),
        (colour, (fill(tuple((x - 1.5, y - 2.5) for x, y in scaled(inner, 0.94))),)),
        *more,
    )


def _token(colour: Colour, sign: Glyph) -> Layers:
    """A round token: ink, paper ring, colour, sign in ink."""
    disc = ellipse(50, 50, 49)
    return (
        (INK, (fill(disc),)),
        (PAPER, (fill(scaled(disc, 0.88)),)),
        (mix(colour, INK, 0.2), (fill(scaled(disc, 0.76)),)),
        (colour, (fill(tuple((x - 1.5, y - 2.0) for x, y in scaled(disc, 0.71))),)),
        (INK, sign),
    )


def _shrunk(glyph: Glyph, factor: float) -> Glyph:
    """A glyph drawn smaller round the middle."""
    return tuple((kind, width * factor, scaled(points, factor)) for kind, width, points in glyph)


def _painted() -> dict[str, Layers]:
    """The icons with more than one colour."""
    heart_, gem, pip = heart(50, 50, 48), pts("50,0 90,50 50,100 10,50"), star(50, 52, (50, 27), 5)
    eight = ngon(50, 50, 49, 8, 22.5)
    hollow = scaled(gem, 0.86)
    table: dict[str, Layers] = {
        "heart-full": _outlined(heart_, rgb("#E2463C"), (rgb("#FFB3A6"), (line(7, "25,40 31,30 40,27"),)), rim=0.82),
        "heart-cracked": (
            (SPENT_RIM, (fill(heart_),)),
            (SPENT_GLASS, (fill(scaled(heart_, 0.78)), line(0.1, "50,50 50,50"))),
            (SPENT_RIM, (line(9, "52,18 40,40 60,52 47,88"),)),
        ),
        "energy-full": _outlined(
            gem, MEANINGS["energy"].fill, (rgb("#C8F6FF"), (fill("50,14 74,46 50,46 30,46"),)), rim=0.8
        ),
        "energy-spent": ((SPENT_RIM, (fill(hollow),)), (SPENT_GLASS, (fill(scaled(gem, 0.62)),))),
        "favor-pip": _outlined(pip, GOLD, (LIGHT, (fill("50,14 56,36 50,52 44,36"),)), rim=0.76),
        "favor-empty": ((SPENT_RIM, (fill(scaled(pip, 0.92)),)), (SPENT_GLASS, (fill(scaled(pip, 0.66, 50, 52)),))),
        "boon-ready": _outlined(eight, GOLD, (INK, _shrunk(GLYPHS["spell"], 0.56)), rim=0.86),
        "boon-spent": (
            (INK, (fill(eight),)),
            (SPENT_RIM, (fill(scaled(eight, 0.88)),)),
            (VIOLET, (fill(scaled(eight, 0.76)),)),
            (rgb("#C9B8F0"), (line(7, "34,66 66,34"),)),
        ),
        "ruin-ready": _token(MEANINGS["success"].fill, (line(11, "31,51 45,65 70,36"),)),
        "ruin-spent": _token(SPENT, (line(11, "35,35 65,65"), line(11, "65,35 35,65"))),
        "trap-token": _token(MEANINGS["warning"].fill, _shrunk(GLYPHS["trap"], 0.56)),
        "more-token": _token(PAPER_2, ()),
        "cost-gem": (
            (INK, (fill(ellipse(50, 50, 50)),)),
            (rgb("#2E9DB4"), (fill(ellipse(50, 50, 43)),)),
            (MEANINGS["energy"].fill, (fill(ellipse(49, 48.5, 40.5)),)),
            (rgb("#9DEBF8"), (line(4, "22,36 31,24 44,17"),)),
        ),
        "stun-star": _outlined(star(50, 52, (50, 24), 5), GOLD, rim=0.72),
        "warning-token": (
            (INK, (fill(ellipse(50, 50, 50)),)),
            (MEANINGS["warning"].fill, (fill(ellipse(50, 50, 43)),)),
            (INK, (line(12, "50,26 50,54"), fill(ellipse(50, 72, 7)))),
        ),
        "warp-token": _token(rgb("#B9A2F2"), _shrunk(GLYPHS["warp"], 0.52)),
    }
    return table


def _named() -> dict[str, Layers]:
    """Banners, region tokens and god tokens, one for each."""
    table: dict[str, Layers] = {}
    for name, ink in REGIONS.items():
        cloth = pts("16,12 84,12 84,98 50,78 16,98")
        table["banner-" + name] = (
            (INK, (line(11, "6,10 94,10"),)),
            *_outlined(cloth, ink.fill, rim=0.84),
            (ink.text, _moved(_shrunk(GLYPHS[name], 0.42), 0, -4)),
        )
        table["region-" + name] = _token(ink.fill, ())[:4] + ((ink.text, _shrunk(GLYPHS[name], 0.46)),)
    for name, ink in GODS.items():
        table["god-" + name] = (
            (INK, (fill(ellipse(50, 50, 50)),)),
            (mix(ink.fill, INK, 0.3), (fill(ellipse(50, 50, 44)),)),
            (ink.fill, (fill(ellipse(50, 49, 40)),)),
            (ink.text, _shrunk(GLYPHS[name], 0.54)),
        )
    return table


def _moved(glyph: Glyph, dx: float, dy: float) -> Glyph:
    """A glyph shifted on its grid."""
    return tuple((kind, width, tuple((x + dx, y + dy) for x, y in points)) for kind, width, points in glyph)


PAINTED: Mapping[str, Layers] = MappingProxyType({**_painted(), **_named()})


def icon_names() -> tuple[str, ...]:
    """Every name `paint_icon` knows, in order."""
    return tuple(sorted({*GLYPHS, *PAINTED, *MOTIFS}))


def paint_icon(kit: Kit, name: str, px: int, colour: Colour = PAPER) -> Surface:
    """An icon `px` pixels square; `colour` tints the one-colour ones. An unknown name is an error."""
    del kit
    side = px * OVERSAMPLE
    if name in PAINTED:
        surface = canvas(side, side, PAINTED[name][0][0])
        for tint, glyph in PAINTED[name]:
            _lay(surface, glyph, tint, side)
        return reduce(surface, px, px, PAINTED[name][0][0])
    if name in GLYPHS:
        glyph = GLYPHS[name]
    elif name in MOTIFS:
        glyph = MOTIFS[name].body
    else:
        raise KeyError(f"no icon is called {name!r}; favor/ui/paint/icons.py and glyphs.py list them")
    surface = canvas(side, side, colour)
    draw_glyph(surface, glyph, colour, (side / 2, side / 2), side * 0.96)
    return reduce(surface, px, px, None)


def _lay(surface: Surface, glyph: Glyph, tint: Colour, side: int) -> None:
    """One layer; a layer with holes is drawn apart, so that its holes show the layer below."""
    holes = any(kind.startswith("cut") for kind, _, _ in glyph)
    layer = canvas(side, side, tint) if holes else surface
    draw_glyph(layer, glyph, tint, (side / 2, side / 2), side * 0.98)
    if holes:
        surface.blit(layer, (0, 0))


def paint_cost(kit: Kit, cost: int | str, px: int, spent: bool = False) -> Surface:
    """The Energy gem with its number; `spent` greys it for what cannot be paid."""
    gem = paint_icon(kit, "cost-gem", px).copy()
    if spent:
        grey = gem.copy()
        grey.fill((110, 112, 150, 255), special_flags=pygame.BLEND_RGBA_MULT)
        gem = grey
    word = str(cost)
    kit.letters.fitted(
        gem,
        word,
        Rect(px * 0.14, 0, px * 0.72, px),
        "sans",
        "Bold",
        (round(px * 0.72), round(px * 0.4)),
        PAPER if spent else INK,
    )
    return gem


def paint_die(kit: Kit, face: int | str, px: int) -> Surface:
    """A die face with its numeral, as paper in ink; an empty text is the unrolled die."""
    side = px * OVERSAMPLE
    surface = canvas(side, side)
    inset = max(2, side // 28)
    body = mask(side, side)
    pygame.draw.rect(surface, INK, (0, 0, side, side), border_radius=side // 5)
    pygame.draw.rect(
        body, (255, 255, 255, 255), (inset, inset, side - 2 * inset, side - 2 * inset), border_radius=side // 5 - inset
    )
    sheet(surface, body, kit.grain, PAPER, mix(PAPER_2, INK, 0.08))
    top = polygon_mask(side, side, rounded(side * 0.1, side * 0.09, side * 0.78, side * 0.78, side * 0.16))
    sheet(surface, top, kit.grain, mix(PAPER, (255, 255, 255), 0.35), PAPER)
    small = reduce(surface, px, px)
    if str(face):
        kit.letters.fitted(
            small,
            str(face),
            Rect(0, -round(px * 0.02), round(px * 0.98), px),
            "serif",
            "Bold",
            (round(px * 0.62), 8),
            INK,
        )
    return small
