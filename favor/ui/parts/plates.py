"""Painters that all screens share: buttons, plates, lines of text, fields, chips. Knows no game."""

from __future__ import annotations

from collections.abc import Hashable
from types import MappingProxyType

from favor.ui import theme
from favor.ui.brush import Brush
from favor.ui.layout import shrunk
from favor.ui.paint.backdrop import paint_panel, paint_shadow, shadow_pad
from favor.ui.semantics import Box, Intent, Mood, Widget
from favor.ui.theme import ALTAR_GOLD, GOLD, INK, PAPER, Colour, mix

EDGE, WIDEST = 40, 1240
"""Units: the margin of a quiet screen, and the widest its contents grow."""
LARGE = 60
"""Units from which a plate shows its grain on both sides."""
SHADOW, SPILL = 24, 64
"""Pixels: the softest shadow of a dialog, and the room round it."""
FAINT = mix(theme.BORDER, theme.PANEL, 0.5)
"""The rim of what cannot be pressed."""
ICON_WORDS = MappingProxyType({"◄": "arrow-left", "►": "arrow-right"})
"""Button words that are drawn as icons; the fonts lack them."""


def focus_ring(brush: Brush, box: Box, mood: Mood, radius: float = 10) -> None:
    """The ring of keyboard focus: paper inside ink, so that it stands off everything."""
    if mood.focused:
        brush.plate((box[0] - 3, box[1] - 3, box[2] + 6, box[3] + 6), None, INK, radius + 2, 5 / brush.u)
        brush.plate((box[0] - 2, box[1] - 2, box[2] + 4, box[3] + 4), None, PAPER, radius + 2, 3 / brush.u)


def inner_ring(brush: Brush, box: Box, mood: Mood) -> None:
    """The same within the box, for what its neighbours lie close to."""
    if mood.focused:
        brush.plate(box, None, INK, box[2] * 0.07 / brush.u, 6 / brush.u)
        brush.plate((box[0] + 1, box[1] + 1, box[2] - 2, box[3] - 2), None, PAPER, box[2] * 0.07 / brush.u, 3 / brush.u)


def paint_plate(brush: Brush, box: Box, data: tuple[str, ...], mood: Mood) -> None:
    """A plain panel; data: the look, `panel`, `raised`, `active` or `paper`. What is larger than a button shows its grain."""
    fill, border = plate_colours(brush, data[0])
    if min(box[2], box[3]) < brush.px(LARGE):
        brush.plate(box, fill, border)
        return
    line = max(1, brush.px(2 if data[0] == "active" else 1))
    brush.surface.blit(brush.cache.get(paint_panel, box[2], box[3], fill, border, brush.px(10), line), box[:2])


def paint_dialog(brush: Brush, box: Box, data: tuple[str, ...], mood: Mood) -> None:
    """A panel that floats over all else: with its shadow and a gold line inside its edge."""
    fill, border = plate_colours(brush, data[0])
    blur = min(brush.px(22), SHADOW)
    shadow = brush.cache.get(paint_shadow, box[2], box[3], brush.px(12), blur, 150)
    pad, drop = shadow_pad(blur), brush.px(6)
    brush.surface.blit(shadow, (box[0] - pad + drop // 2, box[1] - pad + drop))
    line = max(1, brush.px(1.5))
    brush.surface.blit(brush.cache.get(paint_panel, box[2], box[3], fill, border, brush.px(12), line), box[:2])
    inset = brush.px(6)
    inner = (box[0] + inset, box[1] + inset, box[2] - 2 * inset, box[3] - 2 * inset)
    brush.plate(inner, None, mix(ALTAR_GOLD, fill, 0.62), 8)


def plate_colours(brush: Brush, kind: str) -> tuple[Colour, Colour]:
    """Fill and border of a panel."""
    themed = brush.theme
    return {
        "panel": (themed.panel, themed.border),
        "raised": (themed.raised, themed.border),
        "active": (themed.raised, GOLD),
        "map": (mix(theme.NIGHT, theme.PANEL, 0.45), themed.border),
        "paper": (PAPER, INK),
    }[kind]


def paint_button(brush: Brush, box: Box, data: tuple[str, str, str, bool], mood: Mood) -> None:
    """A button; data: words, second line or "", look (`gold`, `plain`, `quiet`, `danger`), enabled."""
    words, second, kind, enabled = data
    fill, border, ink = _button_colours(brush, kind, enabled)
    fill = mix(mix(fill, PAPER, 0.14) if mood.hovered else fill, INK, 0.35 * mood.pressed)
    box = sunk(brush, box, mood)
    brush.plate(box, fill, border, 10, 2 if kind == "chosen" else 1)
    middle = box[0] + box[2] // 2
    room = box[2] - brush.px(16)
    role = "button" if box[3] >= brush.px(38) else "small-bold"
    if words in ICON_WORDS:
        brush.icon(ICON_WORDS[words], (middle, box[1] + box[3] // 2), brush.px(20), ink)
    elif second:
        _two_lines(brush, box, (words, second), role, ink)
    elif brush.wide(words, "small-bold") <= room:
        brush.line(words, (middle, box[1] + box[3] // 2), role, ink, "center", room)
    else:
        brush.block(words, (box[0] + brush.px(8), box[1], room, box[3]), "small-bold", ink, "centre", True)
    focus_ring(brush, box, mood)


def _two_lines(brush: Brush, box: Box, words: tuple[str, str], role: str, ink: Colour) -> None:
    """What a button does, and a line on it; where that is long it gets two, and the words above it less."""
    middle, room = box[0] + box[2] // 2, box[2] - brush.px(16)
    if brush.wide(words[1], "small") > room and box[3] >= brush.px(54):
        brush.line(words[0], (middle, box[1] - brush.px(1)), "small-bold", ink, "midtop", room)
        below = (box[0] + brush.px(8), box[1] + brush.px(17), room, box[3] - brush.px(17))
        brush.block(words[1], below, "small", ink, "centre", True)
        return
    top = box[1] + (box[3] - brush.high(role) - brush.high("small")) // 2
    brush.line(words[0], (middle, top), role, ink, "midtop", room)
    brush.line(words[1], (middle, top + brush.high(role) - brush.px(1)), "small", ink, "midtop", room)


def sunk(brush: Brush, box: Box, mood: Mood) -> Box:
    """A button under a finger lies a little lower."""
    return box[0], box[1] + round(brush.px(2) * mood.pressed), box[2], box[3]


def _button_colours(brush: Brush, kind: str, enabled: bool) -> tuple[Colour, Colour, Colour]:
    if not enabled:
        return brush.theme.panel, FAINT, brush.theme.muted
    if kind == "gold":
        return GOLD, INK, INK
    if kind == "danger":
        return theme.MEANINGS["failure"].fill, INK, INK
    if kind == "chosen":
        return brush.theme.raised, GOLD, PAPER
    if kind == "quiet":
        return brush.theme.panel, brush.theme.border, PAPER
    return brush.theme.raised, brush.theme.border, PAPER


def paint_line(brush: Brush, box: Box, data: tuple[str, str, Colour, str], mood: Mood) -> None:
    """One line; data: words, type role, colour, anchor (`midleft`, `center`, `midright`)."""
    words, role, colour, anchor = data
    x = {"midleft": box[0], "center": box[0] + box[2] // 2, "midright": box[0] + box[2]}[anchor]
    brush.line(words, (x, box[1] + box[3] // 2), role, colour, anchor, box[2])


def paint_words(brush: Brush, box: Box, data: tuple[object, str, Colour, str], mood: Mood) -> None:
    """A paragraph; data: text or spans, role, colour, alignment."""
    text, role, colour, align = data
    brush.block(text, box, role, colour, align)  # type: ignore[arg-type]


def paint_field(brush: Brush, box: Box, data: tuple[str, str, bool], mood: Mood) -> None:
    """A text field; data: what is typed, what stands there when it is empty, is it being typed in."""
    typed, empty, typing = data
    brush.plate(box, mix(theme.NIGHT, theme.PANEL, 0.3), GOLD if typing else brush.theme.border, 8, 2 if typing else 1)
    words = typed or ("" if typing else empty)
    colour = PAPER if typed else brush.theme.muted
    place = brush.line(words, (box[0] + brush.px(10), box[1] + box[3] // 2), "player", colour, "midleft", box[2] - brush.px(24))
    if typing:
        left = place.right + 1 if words else box[0] + brush.px(10)
        brush.surface.fill(GOLD, (left, box[1] + brush.px(7), max(2, brush.px(2)), box[3] - brush.px(14)))
    focus_ring(brush, box, mood, 8)


def paint_veil(brush: Brush, box: Box, data: tuple[int], mood: Mood) -> None:
    """A dark veil; data: how dark, 0..255."""
    brush.shade(box, data[0])


def button(
    id: str,
    box: Box,
    words: str,
    does: Intent,
    *,
    second: str = "",
    kind: str = "plain",
    enabled: bool = True,
    reason: str = "",
    about: Intent | None = None,
) -> Widget:
    """A button widget."""
    label = f"{words}. {second}" if second else words
    return Widget(
        id,
        "button",
        box,
        label,
        enabled=enabled,
        reason=reason,
        does=does,
        paint=paint_button,
        data=(words, second, kind, enabled),
        spill=4,
        about=about,
    )


def column(brush: Brush, size: tuple[int, int]) -> tuple[int, int]:
    """Left edge and width of what stands on a quiet screen."""
    wide = min(size[0] - 2 * brush.px(EDGE), brush.px(WIDEST))
    return (size[0] - wide) // 2, wide


def heading(brush: Brush, size: tuple[int, int], words: str) -> Widget:
    """The heading of a quiet screen."""
    left, wide = column(brush, size)
    return line("heading", (left, brush.px(18), wide, brush.px(44)), words, "heading", GOLD)


def plate(id: str, box: Box, kind: str = "panel", role: str = "panel", label: str = "") -> Widget:
    """A panel widget that catches clicks meant for nobody; a dialog floats."""
    if role == "dialog":
        return Widget(id, role, box, label, paint=paint_dialog, data=(kind,), spill=SPILL)
    return Widget(id, role, box, label, paint=paint_plate, data=(kind,))


def line(id: str, box: Box, words: str, role: str = "body", colour: Colour = PAPER, anchor: str = "midleft") -> Widget:
    """One line of text as a widget."""
    return Widget(id, "text", box, words, paint=paint_line, data=(words, role, colour, anchor), solid=False)


def words(
    id: str, box: Box, text: Hashable, role: str = "body", colour: Colour = PAPER, align: str = "left", label: str = ""
) -> Widget:
    """A paragraph as a widget."""
    said = label or (text if isinstance(text, str) else "".join(part for part, _ in text))  # type: ignore[attr-defined]
    return Widget(id, "text", box, said, paint=paint_words, data=(text, role, colour, align), solid=False)


def veil(size: tuple[int, int], alpha: int = 150) -> Widget:
    """A curtain over everything below: it takes the clicks and stops the focus."""
    return Widget("curtain", "curtain", (0, 0, *size), "", paint=paint_veil, data=(alpha,))


def toast(brush: Brush, text: str, window: tuple[int, int]) -> Widget:
    """A short line over everything, near the upper edge."""
    wide, high = brush.wide(text, "button") + brush.px(48), brush.px(44)
    box = ((window[0] - wide) // 2, brush.px(56), wide, high)
    return Widget("toast", "status", box, text, paint=paint_button, data=(text, "", "chosen", True), spill=4, solid=False)


def inner(box: Box, brush: Brush, units: float = 12) -> Box:
    """The box inside a panel's margin."""
    return shrunk(box, brush.px(units))
