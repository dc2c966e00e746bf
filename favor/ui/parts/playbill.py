"""The playbill of the title: a plate that hangs from the pelmet by two cords, with the name of the game. Knows no screen."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Surface

from favor.ui.brush import Brush
from favor.ui.paint.backdrop import paint_light, paint_panel, paint_shadow, paint_star, shadow_pad
from favor.ui.paint.kit import Kit
from favor.ui.paint.paper import canvas
from favor.ui.paint.scenery import lay
from favor.ui.paint.shapes import fill, ngon
from favor.ui.parts import plates
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import ALTAR_GOLD, GOLD, INK, LIGHT, PAPER, mix

LARGE = 1.6
"""How much larger than a heading the name of the game is written."""
GLOW, LEAST, MARGIN = 16, 44, 24
"""Units: the light round the lesson, the lowest button, the room for the shadow of the bill."""


@dataclass(frozen=True, slots=True)
class Form:
    """How a bill is laid out: units of cords, name, line under it, what it is, golden rule; columns and gap of its buttons."""

    cord: int
    name: int
    line: int
    what: int
    rule: int
    columns: int
    gap: int

    @property
    def head(self) -> int:
        """Units above the first button."""
        return self.cord + self.name + self.line + self.what + self.rule + (16 if self.rule else 4)


TALL = Form(44, 70, 28, 40, 22, 1, 8)
FLAT = Form(14, 62, 0, 0, 0, 2, 6)
"""Where letters are so large that a tall one would not fit."""


def paint_bill(brush: Brush, box: Box, data: tuple[str, str, str, Form], mood: Mood) -> None:
    """Cords, plate, golden frame; data: name of the game, line under it, what it is, form."""
    px = brush.px
    x, y, wide, high = box
    name, line, what, form = data
    margin = px(MARGIN)
    brush.surface.blit(brush.cache.get(paint_hanging, wide + margin, high + margin, px(form.cord), brush.u), box[:2])
    middle, top = x + wide // 2, y + px(form.cord) + px(10 if form.rule else 4)
    for shift, tint in ((px(2), INK), (0, GOLD)):
        at = (middle + shift, top + px(form.name) // 2 + shift)
        brush.letters.line(brush.surface, name, at, "title", tint, unit=brush.u * (LARGE if form.rule else 1.2), anchor="center")
    if form.rule:
        brush.line(line, (middle, top + px(form.name) + px(form.line) // 2), "name", PAPER, "center", wide - px(32))
        below = top + px(form.name + form.line)
        brush.block(what, (x + px(24), below, wide - px(48), px(form.what)), "small", mix(PAPER, INK, 0.2), "centre", True)
        _rule(brush, (middle, below + px(form.what) + px(form.rule) // 2), wide // 2 - px(36))


def _rule(brush: Brush, at: tuple[int, int], half: int) -> None:
    """A golden line with a star in its middle."""
    px, (middle, rule) = brush.px, at
    tint = mix(ALTAR_GOLD, INK, 0.1)
    brush.surface.fill(tint, (middle - half, rule, half - px(14), max(1, px(1.5))))
    brush.surface.fill(tint, (middle + px(14), rule, half - px(14), max(1, px(1.5))))
    star = brush.cache.get(paint_star, px(20), 1.0)
    brush.surface.blit(star, (middle - star.get_width() // 2, rule - star.get_height() // 2))


def paint_hanging(kit: Kit, wide: int, high: int, cord: int, u: float) -> Surface:
    """The plate on its cords, with the shadow it throws on the curtain; without grain, which a start would have to wait for."""
    kit = Kit(kit.theme.with_(grain=False), kit.letters)
    surface = canvas(wide, high)
    blur = round(18 * u)
    shade = paint_shadow(kit, wide - round(30 * u), high - cord - round(34 * u), round(12 * u), blur, 130)  # fades in its room
    surface.blit(shade, (round(12 * u) - shadow_pad(blur), cord + round(14 * u) - shadow_pad(blur)))
    for side in (0.16, 0.84):
        x = (wide - MARGIN * u) * side
        for width, tones in ((5.0, (INK, INK)), (3.2, (mix(ALTAR_GOLD, LIGHT, 0.2), mix(ALTAR_GOLD, INK, 0.3)))):
            lay(kit, surface, (("line", width * u, ((x, 0), (x, cord + 8 * u))),), tones)
    margin = round(MARGIN * u)
    size, line = (wide - margin, high - cord - margin), max(2, round(2 * u))
    plate = paint_panel(kit, *size, kit.theme.panel, mix(ALTAR_GOLD, INK, 0.2), round(12 * u), line)
    surface.blit(plate, (0, cord))
    inset = round(6 * u)
    inner = pygame.Rect(inset, cord + inset, wide - margin - 2 * inset, high - cord - margin - 2 * inset)
    pygame.draw.rect(surface, mix(ALTAR_GOLD, kit.theme.panel, 0.55), inner, max(1, round(u)), round(8 * u))
    for side in (0.16, 0.84):
        lay(kit, surface, (fill(ngon((wide - MARGIN * u) * side, cord + 9 * u, 6 * u, 8, 22.5)),),
            (mix(ALTAR_GOLD, LIGHT, 0.35), mix(ALTAR_GOLD, INK, 0.25)), edge=1.1 * u)  # fmt: skip
    return surface


def way_on(brush: Brush, box: Box, id: str, words: str, second: str, kind: str) -> Widget:
    """A button of the bill; what stands second may take several lines."""
    if not second:
        return plates.button(id, box, words, (id,), kind=kind)
    return Widget(
        id, "button", box, f"{words}. {second}", does=(id,), paint=paint_way_on, data=(words, second, kind), spill=4
    )  # fmt: skip


def way_high(brush: Brush, second: str, wide: int) -> int:
    """How tall such a button is."""
    lines = brush.tall(second, wide - brush.px(24), "small") + brush.px(2) if second else 0
    return max(brush.px(LEAST), brush.high("button") + lines + brush.px(16))


def paint_way_on(brush: Brush, box: Box, data: tuple[str, str, str], mood: Mood) -> None:
    """What it does, and below in small letters with what."""
    words, second, kind = data
    px = brush.px
    plates.paint_button(brush, box, ("", "", kind, True), mood)
    x, y, wide, high = plates.sunk(brush, box, mood)
    ink = INK if kind == "gold" else PAPER
    brush.line(words, (x + wide // 2, y + px(8)), "button", ink, "midtop", wide - px(24))
    top = y + px(8) + brush.high("button") - px(2)
    brush.block(second, (x + px(12), top, wide - px(24), y + high - px(4) - top), "small", ink, "centre")


def paint_glow(brush: Brush, box: Box, data: tuple[int], mood: Mood) -> None:
    """A soft light round a button that waits to be found; data: by how much the box is larger than the button."""
    pad = data[0]
    size = box[2] - 2 * pad, box[3] - 2 * pad
    blur = brush.px(GLOW)
    light = brush.cache.get(paint_light, *size, brush.px(10), blur, GOLD, 170)
    reach = shadow_pad(blur)
    brush.surface.blit(light, (box[0] + pad - reach, box[1] + pad - reach))
