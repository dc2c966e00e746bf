"""What widgets draw with: one surface, the letters, the theme and the unit. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

import pygame

from favor.ui import theme as look
from favor.ui.layers import Layer, layer
from favor.ui.paint.backdrop import paint_plate
from favor.ui.paint.icons import paint_icon
from favor.ui.paint.kit import Cache
from favor.ui.semantics import CALM, Box, Mood, Tree, Widget
from favor.ui.shelf import Shelf
from favor.ui.text import Block, Spans, TextStyle, layout, plain
from favor.ui.theme import Colour
from favor.ui.tilepictures import TilePictures
from favor.ui.words_keys import hints

ELLIPSIS = "…"
SMOOTH = 3
BOARD_HINTS = hints()


class Brush:
    """Draws on one surface in pixels; measures are given in units through `px`."""

    def __init__(self, surface: pygame.Surface, cache: Cache, u: float, shelf: Shelf, tiles: TilePictures) -> None:
        self.surface = surface
        self.cache = cache
        self.letters = cache.kit.letters
        self.theme = cache.kit.theme
        self.u = u
        self.shelf = shelf
        self.tiles = tiles
        self.hints = BOARD_HINTS
        """What the keys are called on the device that was used last."""

    def on(self, surface: pygame.Surface) -> Brush:
        """The same brush on another surface."""
        brush = Brush(surface, self.cache, self.u, self.shelf, self.tiles)
        brush.hints = self.hints
        return brush

    def icon(self, name: str, middle: tuple[int, int], side: int, colour: Colour = look.PAPER) -> None:
        """An icon round a point."""
        self.surface.blit(self.cache.get(paint_icon, name, side, colour), (middle[0] - side // 2, middle[1] - side // 2))

    def px(self, units: float) -> int:
        """Units to pixels."""
        return round(units * self.u)

    # -- shapes ---------------------------------------------------------------------------------------------------

    def plate(
        self, box: Box, fill: Colour | None, border: Colour | None = None, radius: float = 10, width: float = 1, alpha: int = 255
    ) -> None:
        """A rounded plate with a smooth edge; radius and width in units."""
        corner, line = round(radius * self.u), max(1, round(width * self.u))
        if fill is not None and border is not None and alpha == 255 and min(box[2:]) > 2 * line + 2:
            self.surface.blit(self.cache.get(paint_plate, box[2], box[3], fill, border, corner, line), box[:2])
            return
        key = ("plate", box[2:], fill, border, corner, line, alpha)
        self.surface.blit(self.shelf.get(key, lambda: _plate(*key[1:])), box[:2])

    def disc(self, middle: tuple[int, int], radius: int, fill: Colour, border: Colour | None = None, width: int = 1) -> None:
        """A smooth disc."""
        key = ("plate", (radius * 2, radius * 2), fill, border, radius, width, 255)
        picture = self.shelf.get(key, lambda: _plate(*key[1:]))
        self.surface.blit(picture, (middle[0] - radius, middle[1] - radius))

    def shape(self, points: Iterable[tuple[float, float]], fill: Colour) -> None:
        """A smooth polygon."""
        corners = tuple((float(x), float(y)) for x, y in points)
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        key = ("shape", tuple((round(x - left, 1), round(y - top, 1)) for x, y in corners), fill)
        self.surface.blit(self.shelf.get(key, lambda: _polygon(key[1], fill)), (round(left), round(top)))

    def shade(self, box: Box, alpha: int = 150) -> None:
        """A dark veil over a part of the picture."""
        key = ("shade", box[2:], alpha)
        self.surface.blit(self.shelf.get(key, lambda: _veil(box[2], box[3], alpha)), box[:2])

    # -- letters --------------------------------------------------------------------------------------------------

    def line(
        self, words: str, at: tuple[int, int], role: str, colour: Colour, anchor: str = "topleft", room: int = 0
    ) -> pygame.Rect:
        """One line in a type role, smaller where there is less room; cut with an ellipsis where even that does not do."""
        unit = self.u
        if room > 0 and self.wide(words, role) > room:
            unit = self._narrower(words, role, room)
            words = self.cut(words, role, room, unit)
        return self.letters.line(self.surface, words, at, role, colour, unit=unit, anchor=anchor)

    def _narrower(self, words: str, role: str, room: int) -> float:
        """The scale at which a line is as wide as there is room, never under the floor of its role."""
        kind, least = look.ROLES[role], round(look.ROLES[role].floor * self.u)
        sizes = range(look.type_px(role, self.u), least, -1)
        fonts = self.letters.fonts
        px = next((px for px in sizes if fonts.get(kind.face, kind.weight, px).size(words)[0] <= room), least)
        return px / max(kind.px, kind.floor)

    def cut(self, words: str, role: str, room: int, unit: float = 0.0) -> str:
        """The words as far as they fit in `room` pixels."""
        font = self.letters.fonts.role(role, unit or self.u)
        wide, high = font.size(words)
        if wide <= room:
            return words
        self.letters.audit.note(words, (wide, high), (room, high), high, role)
        while words and font.size(words + ELLIPSIS)[0] > room:
            words = words[:-1]
        return words.rstrip() + ELLIPSIS

    def wide(self, words: str, role: str) -> int:
        """How many pixels a line takes."""
        return self.shelf.width((words, role, self.u), lambda: self.letters.fonts.role(role, self.u).size(words)[0])

    def high(self, role: str) -> int:
        """The height of a line in a role."""
        return self.letters.fonts.role(role, self.u).get_linesize()

    def style(self, role: str, colour: Colour, key_colour: Colour | None = None) -> TextStyle:
        """A block style in a type role."""
        kind = look.ROLES[role]
        return TextStyle(look.type_px(role, self.u), kind.face, kind.weight, colour, key_colour=key_colour)

    def block(self, text: str | Spans, box: Box, role: str, colour: Colour, align: str = "left", middle: bool = False) -> int:
        """Text broken into lines inside a box, smaller where there is less room; returns its height. What does not fit even
        so is cut with an ellipsis."""
        style = self.style(role, colour)
        laid = self.laid(text, style, box[2], align)
        while laid.height > max(box[3], style.px) and style.px > round(look.ROLES[role].floor * self.u):
            style = replace(style, px=style.px - 1)
            laid = self.laid(text, style, box[2], align)
        words = plain(text)
        if laid.height > max(box[3], style.px):
            self.letters.audit.note(words, (laid.width, laid.height), box[2:], style.px, role)
        while laid.height > max(box[3], style.px) and " " in words:
            words = words.rsplit(" ", 1)[0]
            laid = self.laid(words + ELLIPSIS, style, box[2], align)
        top = box[1] + (max(0, box[3] - laid.height) // 2 if middle else 0)
        self.letters.block(self.surface, laid, style, (box[0], top))
        return laid.height

    def tall(self, text: str | Spans, width: int, role: str) -> int:
        """The height text takes when broken to that width."""
        return self.laid(text, self.style(role, look.PAPER), width).height

    def laid(self, text: str | Spans, style: TextStyle, width: int, align: str = "left") -> Block:
        """Text broken into lines, kept, since most of it is the same in the next frame."""
        return self.shelf.block((text, style, width, align), lambda: layout(self.letters.fonts, text, style, width, align))


def fitting(brush: Brush, words: str, role: str, room: int) -> str:
    """As much of a name as fits; for what people typed, which may be of any length and is told whole elsewhere."""
    if brush.wide(words, role) <= room:
        return words
    while words and brush.wide(words + ELLIPSIS, role) > room:
        words = words[:-1]
    return words.rstrip() + ELLIPSIS


def _plate(
    size: tuple[int, int], fill: Colour | None, border: Colour | None, radius: int, width: int, alpha: int
) -> pygame.Surface:
    """A rounded plate drawn large and reduced, so that its edge is smooth."""
    wide, high = max(1, size[0]), max(1, size[1])
    radius = min(radius, wide // 2, high // 2)
    corner = pygame.Surface((wide, high), pygame.SRCALPHA)
    big = pygame.Surface((radius * 4 * SMOOTH + SMOOTH, radius * 4 * SMOOTH + SMOOTH), pygame.SRCALPHA)
    base = border or fill or look.INK
    big.fill((*base, 0))
    inner = width * SMOOTH if border else 0
    if border:
        pygame.draw.rect(big, border, big.get_rect(), border_radius=radius * SMOOTH)
    if fill is not None:
        pygame.draw.rect(big, fill, big.get_rect().inflate(-2 * inner, -2 * inner), border_radius=max(0, radius * SMOOTH - inner))
    elif border:
        pygame.draw.rect(
            big, (*base, 0), big.get_rect().inflate(-2 * inner, -2 * inner), border_radius=max(0, radius * SMOOTH - inner)
        )
    small = pygame.transform.smoothscale(big, (radius * 4 + 1, radius * 4 + 1))
    _stretch(corner, small, radius * 2, fill, border, width)
    if alpha != 255:
        corner.set_alpha(alpha)
    return corner


def _stretch(
    target: pygame.Surface, small: pygame.Surface, corner: int, fill: Colour | None, border: Colour | None, width: int
) -> None:
    """Fill a plate from its four corners: the middle is flat, the sides are lines."""
    wide, high = target.get_size()
    edge = small.get_width()
    half_w, half_h = min(corner, wide // 2), min(corner, high // 2)
    if fill is not None:
        target.fill(fill, (0, half_h, wide, high - 2 * half_h))
        target.fill(fill, (half_w, 0, wide - 2 * half_w, high))
    if border is not None:
        for line in (
            (0, half_h, width, high - 2 * half_h),
            (wide - width, half_h, width, high - 2 * half_h),
            (half_w, 0, wide - 2 * half_w, width),
            (half_w, high - width, wide - 2 * half_w, width),
        ):
            target.fill(border, line)
    for at, source in (
        ((0, 0), (0, 0)),
        ((wide - half_w, 0), (edge - half_w, 0)),
        ((0, high - half_h), (0, edge - half_h)),
        ((wide - half_w, high - half_h), (edge - half_w, edge - half_h)),
    ):
        target.fill((0, 0, 0, 0), (*at, half_w, half_h))
        target.blit(small, at, (*source, half_w, half_h), special_flags=pygame.BLEND_RGBA_ADD)


def _polygon(points: tuple[tuple[float, float], ...], fill: Colour) -> pygame.Surface:
    """A polygon drawn four times as large and reduced."""
    wide, high = int(max(x for x, _ in points)) + 2, int(max(y for _, y in points)) + 2
    big = pygame.Surface((wide * 4, high * 4), pygame.SRCALPHA)
    big.fill((*fill, 0))
    pygame.draw.polygon(big, fill, [(x * 4, y * 4) for x, y in points])
    return pygame.transform.smoothscale(big, (wide, high))


def _veil(wide: int, high: int, alpha: int) -> pygame.Surface:
    veil = pygame.Surface((wide, high), pygame.SRCALPHA)
    veil.fill((*look.SHADOW, alpha))
    return veil


def layers_of(brush: Brush, tree: Tree, mood_of: Callable[[Widget], Mood]) -> list[Layer]:
    """The picture of every widget that is seen, in order, each the kept one where nothing about it has changed."""
    audit, layers = brush.letters.audit, []
    for widget in tree:
        seen = widget.visible
        if widget.paint is None or not seen[2] or not seen[3]:
            continue
        picture = _picture(brush, widget, mood_of(widget) if widget.pressable else CALM)
        at = (widget.rect[0] - widget.spill, widget.rect[1] - widget.spill)
        layers.append(layer(picture, at, widget.clip, widget.alpha))
        if audit.on:
            audit.laid(widget.id, picture, at, widget.clip or (0, 0, *brush.surface.get_size()))
    return layers


def _picture(brush: Brush, widget: Widget, mood: Mood) -> pygame.Surface:
    """The picture of a widget, `spill` larger than its box on every side."""
    size = widget.rect[2], widget.rect[3]
    alike = (widget.paint, widget.data, mood, widget.enabled, brush.theme)
    whole = (size[0] + 2 * widget.spill, size[1] + 2 * widget.spill, brush.u)

    def make() -> pygame.Surface:
        sheet = pygame.Surface(whole[:2], pygame.SRCALPHA)
        assert widget.paint is not None
        widget.paint(brush.on(sheet), (widget.spill, widget.spill, *size), widget.data, mood)
        if widget.role != "curtain":
            # Runs of clear and of full pixels are most of any picture: skipping them is three to eighty times as fast.
            sheet.set_alpha(255, pygame.RLEACCEL)
        return sheet

    return brush.shelf.of(widget.id, alike, whole, make)
