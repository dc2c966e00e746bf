"""Which subject of the handbook lies under the pointer: from widgets to what the rules call it. Knows ids, no game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from favor.ui.semantics import Widget

Subject = tuple[Any, ...]

WIDGETS: Mapping[str, Subject] = MappingProxyType(
    {
        "end-turn": ("do", "end_turn"), "undo": ("do", "undo"), "fit": ("do", "fit"), "house-rules": ("do", "house_rules"),
        "look": ("do", "look"), "go-on": ("do", "go_on"), "place": ("do", "place"), "ghost": ("part", "ghost"),
        "go": ("spot",), "map": ("part", "map"), "log": ("part", "log"), "log-open": ("part", "log"),
        "turn": ("part", "energy"), "god": ("part", "god"), "tray": ("part", "die"), "stock": ("part", "deck"),
        "prompt": ("part", "prompt"), "step": ("part", "step"), "down": ("part", "hand"), "answer": ("part", "answers"),
        "answers": ("part", "answers"), "hand-empty": ("part", "hand"), "round": ("part", "turn"),
    }
)  # fmt: skip
"""By what stands in a widget's id before the first colon."""

SCENES: Mapping[str, Subject] = MappingProxyType(
    {
        "cover": ("part", "cover"), "new game": ("part", "newgame"), "house rules": ("part", "switch"),
        "result": ("part", "result"), "table": ("part", "turn"),
    }
)  # fmt: skip
"""By the screen, where the widget says nothing."""


def subject_of(scene: str, widget: Widget | None) -> Subject | None:
    """What the handbook should be opened at; None for its first page."""
    if widget is not None:
        if widget.about is not None:
            return widget.about
        head, _, rest = widget.id.partition(":")
        if head == "do":
            return "do", rest
        if head == "stat":
            return "stat", rest.partition(":")[2]
        if head in WIDGETS:
            return WIDGETS[head]
    return SCENES.get(scene)
