"""Rows of settings: a name with its values side by side, or with steps down and up. Reads settings, keeps nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from favor.table.settings import Settings
from favor.ui.brush import Brush
from favor.ui.layout import shared
from favor.ui.parts import plates
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.settingwords import Words
from favor.ui.theme import GOLD, PAPER
from favor.ui.words_spoken import LESS, MORE

PERCENTS = (80, 90, 100, 110, 125, 150, 175, 200)
LOUDNESS = tuple(range(0, 101, 10))
STEPS = MappingProxyType(
    {
        "ui_scale": PERCENTS, "card_text": PERCENTS,
        "master": LOUDNESS, "effects": LOUDNESS, "music": LOUDNESS, "ambience": LOUDNESS,
    }
)  # fmt: skip
"""The values that the buttons for less and more go through."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One setting: its name in `Settings`, its words, its values with their words; none where it goes in steps."""

    setting: str
    label: str
    values: Words = ()


def stepped(settings: Settings, name: str, step: int) -> dict[str, Any]:
    """The change that one step down or up is; the ends hold."""
    steps, now = STEPS[name], getattr(settings, name)
    beyond = [value for value in steps if (value > now if step > 0 else value < now)]
    return {name: now if not beyond else min(beyond) if step > 0 else max(beyond)}


def chosen(name: str, value: Any) -> dict[str, Any]:
    """The change that a press on a value is."""
    return {name: value}


def row(brush: Brush, choice: Choice, settings: Settings, box: Box) -> Iterable[Widget]:
    """A setting in one row: its name at the left, its values at the right."""
    x, y, wide, high = box
    name_w = wide * 34 // 100
    room = (x + name_w, y, wide - name_w, high)
    label = Widget(
        f"name:{choice.setting}", "text", (x, y, name_w - brush.px(8), high), choice.label, paint=plates.paint_line,
        data=(choice.label, "body", PAPER, "midleft"), solid=False,
    )  # fmt: skip
    return [label, *(_values(brush, choice, settings, room) if choice.values else _steps(brush, choice, settings, room))]


def _values(brush: Brush, choice: Choice, settings: Settings, box: Box) -> Iterable[Widget]:
    now = getattr(settings, choice.setting)
    for (value, words), place in zip(choice.values, shared(box, len(choice.values), brush.px(6)), strict=True):
        yield Widget(
            f"{choice.setting}:{value}".lower(), "choice", place, f"{choice.label}: {words}", "chosen" if value == now else "",
            does=("choose", choice.setting, value), paint=paint_value, data=(words, value == now), spill=4,
        )  # fmt: skip


def _steps(brush: Brush, choice: Choice, settings: Settings, box: Box) -> Iterable[Widget]:
    x, y, wide, high = box
    side, gap = brush.px(52), brush.px(6)
    now, steps = getattr(settings, choice.setting), STEPS[choice.setting]
    share = (now - steps[0]) * 100 // (steps[-1] - steps[0])
    less = plates.button(f"less:{choice.setting}", (x, y, side, high), "−", ("step", choice.setting, -1), enabled=now > steps[0])
    yield replace(less, label=LESS.format(choice.label), heard=f"{now} %")
    bar = (x + side + gap, y, wide - 2 * (side + gap), high)
    said = f"{now} %"
    yield Widget(f"bar:{choice.setting}", "gauge", bar, choice.label, said, paint=paint_bar, data=(share, said), solid=False)
    more = (x + wide - side, y, side, high)
    button = plates.button(f"more:{choice.setting}", more, "+", ("step", choice.setting, 1), enabled=now < steps[-1])
    yield replace(button, label=MORE.format(choice.label), heard=f"{now} %")


def paint_value(brush: Brush, box: Box, data: tuple[str, bool], mood: Mood) -> None:
    """One value; the chosen one has a gold rim and a tick, so that it is not told by colour alone."""
    words, is_chosen = data
    plates.paint_button(brush, box, (words, "", "chosen" if is_chosen else "quiet", True), mood)
    if is_chosen:
        inset, side = (14, 15) if box[2] >= brush.px(72) else (10, 11)
        brush.icon("check", (box[0] + box[2] - brush.px(inset), box[1] + brush.px(inset - 1)), brush.px(side), GOLD)


def paint_bar(brush: Brush, box: Box, data: tuple[int, str], mood: Mood) -> None:
    """How far between least and most, with the number over it."""
    share, words = data
    x, y, wide, high = box
    line = brush.px(6)
    brush.line(words, (x + wide // 2, y + high // 2 - brush.px(6)), "button", PAPER, "center", wide)
    place = (x, y + high - line - brush.px(2), wide, line)
    brush.plate(place, brush.theme.night, brush.theme.border, 3)
    if share:
        brush.plate((place[0], place[1], max(line, wide * share // 100), line), GOLD, None, 3)
