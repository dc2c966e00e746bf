"""The controls of a replay: step, play, a scrubber with one field a turn, eyes to look through, speed. Knows no game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from favor.ui.brush import Brush
from favor.ui.layout import Frames
from favor.ui.parts import plates, topbar
from favor.ui.parts.choices import paint_value
from favor.ui.parts.pieces import draw_badge
from favor.ui.semantics import Box, Intent, Mood, Widget
from favor.ui.theme import GOLD, INK, PAPER, Colour, mix
from favor.ui.words_games import REPLAY, STEP_KEYS

SPEEDS = (1, 2, 4, 16)
TRACK, BADGE, KNOB = 10, 20, 14
"""Units: how thick the track is, how large a badge on it and, as a radius, the knob."""
STEPS = (
    ("turn-back", STEP_KEYS["turn-back"], ("turn", -1)),
    ("step-back", STEP_KEYS["step-back"], ("step", -1)),
    ("play", STEP_KEYS["play"], ("play",)),
    ("step-on", STEP_KEYS["step-on"], ("step", 1)),
    ("turn-on", STEP_KEYS["turn-on"], ("turn", 1)),
)
"""id, its key, what pressing it means"""


@dataclass(frozen=True, slots=True)
class Field:
    """One turn on the scrubber: its number, who plays it, from which to which answer, in whose colour, under whose badge."""

    turn: int
    name: str
    first: int
    last: int
    colour: Colour
    character: str = ""


@dataclass(frozen=True, slots=True)
class BarData:
    """What the bar shows."""

    at: int
    count: int
    fields: tuple[Field, ...]
    playing: bool
    speed: int
    eyes: str
    whose: str
    """Whose hand lies open where everything is open; else empty."""
    title: str
    has_choice: bool


def build(brush: Brush, frames: Frames, data: BarData) -> list[Widget]:
    """Top bar, transport and scrubber, the box at the lower right."""
    return [*_top(brush, frames, data), *_transport(brush, frames, data), *_box(brush, frames, data)]


def _top(brush: Brush, frames: Frames, data: BarData) -> list[Widget]:
    px = brush.px
    wide, high = frames.top[2], frames.top[3]
    fit, close = brush.wide(REPLAY["fit"], "small-bold") + px(22), brush.wide(REPLAY["close"], "small-bold") + px(30)
    left = wide - px(14) - fit - close
    heading = brush.wide(REPLAY["title"], "name")
    room = left - heading - px(48)
    return [
        Widget("bar", "panel", frames.top, "", paint=topbar.paint_bar, solid=False),
        plates.line("heading", (px(16), 0, heading, high), REPLAY["title"], "name", GOLD),
        plates.line("title", (px(34) + heading, 0, room, high), data.title, "body", PAPER),
        plates.button("fit", (left, px(7), fit, px(30)), REPLAY["fit"], ("fit",)),
        plates.button("close", (left + fit + px(6), px(7), close, px(30)), REPLAY["close"], ("close",)),
    ]


def _transport(brush: Brush, frames: Frames, data: BarData) -> list[Widget]:
    px = brush.px
    first, last = frames.actions[0], frames.actions[-1]
    x, y, high = first[0], first[1], first[3]
    side = px(44)
    widgets = []
    for id, key, does in STEPS:
        label = REPLAY["pause" if id == "play" and data.playing else id]
        enabled = data.at < data.count if id in ("play", "step-on", "turn-on") else data.at > 0
        widgets.append(_control(id, (x, y, side, high), label, key, does, (id, data.playing, enabled)))
        x += side + px(4)
    left = x + px(4 + KNOB)
    track = (left, y, last[0] + last[2] - px(KNOB) - left, high)
    return [*widgets, *_scrubber(brush, track, data)]


def _control(id: str, box: Box, label: str, key: str, does: Intent, data: tuple[str, bool, bool]) -> Widget:
    return Widget(id, "button", box, label, key, data[2], "" if data[2] else REPLAY["end"], does, paint_control,
                  data, spill=4)  # fmt: skip


def _scrubber(brush: Brush, track: Box, data: BarData) -> list[Widget]:
    """The track, and over it a field for each turn; the fields are for the mouse, keys step."""
    now = next((field for field in reversed(data.fields) if field.first <= data.at), None)
    value = ""
    if now is not None:
        value = REPLAY["stands"].format(turn=now.turn, turns=data.fields[-1].turn, at=data.at, count=data.count)
    marks = tuple((field.first, field.last, field.colour, field.character) for field in data.fields)
    widgets = [Widget("scrubber", "slider", track, REPLAY["scrubber"], value, paint=paint_track,
                      data=(data.at, data.count, marks), spill=brush.px(12))]  # fmt: skip
    for field in data.fields:
        left, right = (track[0] + track[2] * place // max(1, data.count) for place in (field.first, field.last))
        box = (left, track[1], max(1, right - left), track[3])
        widgets.append(Widget(f"turn:{field.turn}", "turn", box, REPLAY["field"].format(turn=field.turn, name=field.name)))
    return widgets


def _box(brush: Brush, frames: Frames, data: BarData) -> list[Widget]:
    """Eyes and speed."""
    px = brush.px
    x, y, wide, _ = frames.turn
    inner, left = wide - px(24), x + px(12)
    eyes = REPLAY["hand"].format(name=data.whose) if data.whose else ""
    widgets = [
        plates.plate("eyes-plate", frames.turn),
        plates.line("eyes-title", (left, y + px(6), inner, px(22)), REPLAY["eyes"], "small", brush.theme.muted),
        plates.line("eyes-hand", (left, y + px(6), inner, px(22)), eyes, "small", brush.theme.muted, "midright"),
        plates.line("speed-title", (left, y + px(80), inner, px(22)), REPLAY["speed"], "small", brush.theme.muted),
    ]
    row, side = y + px(32), px(40)
    name_box = (left + side + px(6), row, inner - 2 * (side + px(6)), px(40))
    reason = "" if data.has_choice else REPLAY["no choice"]
    look = "plain" if data.has_choice else "quiet"
    for id, box, text, step in (
        ("eyes-before", (left, row, side, px(40)), "◄", -1), ("eyes", name_box, data.eyes, 1),
        ("eyes-after", (left + inner - side, row, side, px(40)), "►", 1),
    ):  # fmt: skip
        enabled = data.has_choice or id == "eyes"
        widgets.append(plates.button(id, box, text, ("eyes", step), kind=look, enabled=enabled, reason=reason))
    each = (inner - px(18)) // 4
    for number, speed in enumerate(SPEEDS):
        box = (left + number * (each + px(6)), y + px(106), each, px(40))
        button = plates.button(f"speed:{speed}", box, f"{speed}×", ("speed", speed))
        chosen = speed == data.speed
        said, shown = "chosen" if chosen else "", (f"{speed}×", chosen)
        widgets.append(replace(button, role="choice", value=said, paint=paint_value, data=shown))
    return widgets


def paint_control(brush: Brush, box: Box, data: tuple[str, bool, bool], mood: Mood) -> None:
    """A button of the transport with its sign; data: id, is it playing, can it be pressed."""
    id, playing, enabled = data
    box = plates.sunk(brush, box, mood)
    fill = GOLD if enabled and id == "play" else brush.theme.raised if enabled else brush.theme.panel
    border = plates.FAINT if not enabled else INK if id == "play" else brush.theme.border
    brush.plate(box, mix(fill, PAPER, 0.14) if mood.hovered else fill, border)
    ink = brush.theme.muted if not enabled else INK if id == "play" else PAPER
    middle, half = (box[0] + box[2] / 2, box[1] + box[3] / 2), brush.px(9)
    for sign in _signs(id, playing):
        brush.shape(tuple((middle[0] + half * x, middle[1] + half * y) for x, y in sign), ink)
    plates.focus_ring(brush, box, mood)


def _signs(id: str, playing: bool) -> tuple[tuple[tuple[float, float], ...], ...]:
    """The polygons of a sign, in halves of its size: a bar and a triangle for a step, two triangles for a turn."""
    if id == "play":
        return (_bar(-0.5, 0.5), _bar(0.5, 0.5)) if playing else (_arrow(1, -0.7, 0.9),)
    way = -1 if id.endswith("back") else 1
    if id.startswith("step"):
        return _bar(-0.7 * way, 0.28), _arrow(way, -0.3, 0.9)
    return _arrow(way, -1.1, -0.1), _arrow(way, -0.1, 0.9), _bar(1.05 * way, 0.28)


def _arrow(way: int, tail: float, tip: float) -> tuple[tuple[float, float], ...]:
    return (way * tail, -0.9), (way * tip, 0.0), (way * tail, 0.9)


def _bar(middle: float, wide: float) -> tuple[tuple[float, float], ...]:
    left, right = middle - wide / 2, middle + wide / 2
    return (left, -0.9), (right, -0.9), (right, 0.9), (left, 0.9)


Marks = tuple[tuple[int, int, Colour, str], ...]


def paint_track(brush: Brush, box: Box, data: tuple[int, int, Marks], mood: Mood) -> None:
    """Turns in the colours of whose they are, under their badges where there is room for one; what is past bright, a knob at
    the present with the badge of whose turn that is."""
    at, count, marks = data
    x, y, wide, high = box
    middle, tall = y + high // 2, brush.px(TRACK)
    top, now = middle - tall // 2, ""
    brush.plate((x - 2, top - 2, wide + 4, tall + 4), INK, brush.theme.border, 6)
    for first, last, colour, character in marks:
        left, right = x + wide * first // max(1, count), x + wide * last // max(1, count)
        shade = colour if first < at else mix(colour, INK, 0.62)
        brush.surface.fill(shade, (left, top, max(1, right - left - (1 if right - left > 3 else 0)), tall))
        if character and right - left >= brush.px(BADGE + 8):
            draw_badge(brush, character, ((left + right) // 2, middle), brush.px(BADGE))
        now = character if first <= at else now
    knob = x + wide * at // max(1, count), middle
    brush.disc(knob, brush.px(KNOB), GOLD, INK, max(1, brush.px(2)))
    if now:
        draw_badge(brush, now, knob, brush.px(2 * KNOB - 6))
