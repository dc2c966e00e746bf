"""The semantic tree: every widget of a frame with its meaning. Mouse, focus, tests and speech use it; knows no game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

Box = tuple[int, int, int, int]
"""x, y, width, height in pixels of the window."""

Intent = tuple[Any, ...]
"""What pressing a widget means to its scene: a word and its values."""


@dataclass(frozen=True, slots=True)
class Mood:
    """How a widget stands at this moment."""

    hovered: bool = False
    focused: bool = False
    pressed: float = 0.0
    """How far it is pressed down, from 0 to 1."""


CALM = Mood()
CONTROLS = ("button", "choice", "field", "link")
"""Roles of what is hit also by whoever misses it by a little."""


@dataclass(frozen=True, slots=True)
class Widget:
    """One thing on the screen. `paint(brush, size, data, mood)` is a pure function of its data, so pictures can be kept."""

    id: str
    role: str
    rect: Box
    label: str = ""
    value: str = ""
    enabled: bool = True
    reason: str = ""
    does: Intent | None = None
    paint: Callable[..., None] | None = None
    data: Hashable = ()
    clip: Box | None = None
    spill: int = 0
    solid: bool = True
    about: Intent | None = None
    heard: str = ""
    """What only listeners are told, since the eye sees it: where it lies, where its paths lead."""
    alpha: int = 255
    """How much of it is to be seen while it comes or goes."""

    @property
    def pressable(self) -> bool:
        """Does pressing it do or say something?"""
        return self.does is not None

    def holds(self, point: tuple[int, int]) -> bool:
        """Is the point on it, and on a part that can be seen?"""
        return self.solid and inside(self.rect, point) and (self.clip is None or inside(self.clip, point))

    @property
    def visible(self) -> Box:
        """The part that is not clipped away."""
        return self.rect if self.clip is None else overlap(self.rect, self.clip)

    def described(self) -> dict[str, Any]:
        """What a dump, a test or a speech reader gets."""
        return {
            "id": self.id, "role": self.role, "label": self.label, "value": self.value, "rect": self.rect,
            "enabled": self.enabled, "reason": self.reason, "pressable": self.pressable,
            "heard": self.heard,
        }  # fmt: skip


def inside(box: Box, point: tuple[int, int]) -> bool:
    """Is the point in the box?"""
    return box[0] <= point[0] < box[0] + box[2] and box[1] <= point[1] < box[1] + box[3]


def beside(box: Box, point: tuple[int, int]) -> int:
    """How many pixels a point lies outside a box."""
    across = max(box[0] - point[0], point[0] - box[0] - box[2] + 1, 0)
    return max(across, box[1] - point[1], point[1] - box[1] - box[3] + 1)


def overlap(first: Box, second: Box) -> Box:
    """The common part of two boxes; its width or height is 0 when there is none."""
    left, top = max(first[0], second[0]), max(first[1], second[1])
    right = min(first[0] + first[2], second[0] + second[2])
    bottom = min(first[1] + first[3], second[1] + second[3])
    return left, top, max(0, right - left), max(0, bottom - top)


class Tree:
    """All widgets of one frame in painting order; the last one is on top."""

    def __init__(self, widgets: Iterable[Widget] = (), walk: tuple[str, ...] = (), reach: int = 0) -> None:
        """`walk`: beginnings of ids in the order in which the focus goes through them; the rest comes last, as painted.
        `reach`: by how many pixels a control may be missed and is still hit, where no other can be meant."""
        self.widgets = tuple(widgets)
        self._walk = walk
        self._reach = reach
        self._by_id = {widget.id: widget for widget in self.widgets}

    def __iter__(self) -> Iterator[Widget]:
        return iter(self.widgets)

    def get(self, id: str) -> Widget | None:
        """The widget of that id, None when it is not on the screen."""
        return self._by_id.get(id)

    def at(self, point: tuple[int, int]) -> Widget | None:
        """The topmost solid widget under the point; a control just beside it where that one cannot be pressed."""
        place = next((n for n in range(len(self.widgets) - 1, -1, -1) if self.widgets[n].holds(point)), -1)
        found = self.widgets[place] if place >= 0 else None
        if found is not None and found.pressable or not self._reach:
            return found
        above = (widget for widget in self.widgets[place + 1 :] if widget.role in CONTROLS and widget.pressable and widget.solid)
        near = [(gap, widget) for widget in above if (gap := beside(widget.visible, point)) <= self._reach]
        return min(near, key=lambda pair: pair[0])[1] if near else found

    def focusable(self) -> tuple[Widget, ...]:
        """The widgets the focus walks through: the pressable ones above the topmost curtain."""
        walk: list[Widget] = []
        for widget in self.widgets:
            if widget.role == "curtain":
                walk.clear()
            elif widget.pressable and widget.visible[2] and widget.visible[3]:
                walk.append(widget)
        return tuple(sorted(walk, key=self._place)) if self._walk else tuple(walk)

    def _place(self, widget: Widget) -> int:
        """Where in the walk it stands."""
        return next((at for at, start in enumerate(self._walk) if widget.id.startswith(start)), len(self._walk))

    def focused(self, id: str) -> Widget | None:
        """The widget that has the focus: one that is there and not hidden behind a curtain."""
        return next((widget for widget in self.focusable() if widget.id == id), None) if id in self._by_id else None

    def next_focus(self, current: str, step: int) -> str:
        """The id `step` places on from the current one, round and round; "" when nothing can be focused."""
        walk = self.focusable()
        if not walk:
            return ""
        ids = [widget.id for widget in walk]
        if current not in ids:
            return ids[0 if step > 0 else -1]
        return ids[(ids.index(current) + step) % len(ids)]

    def nearest(self, current: str, dx: int, dy: int, last: tuple[int, int] | None = None) -> str:
        """The focusable widget nearest in a direction; the current one when there is none. Where the current one is gone,
        the one nearest to the `last` place."""
        here = self.focused(current)
        if here is None:
            return self.next_focus(current, 1) if last is None else self._nearest_to(last)
        x, y = centre(here.visible)
        best, chosen = 1 << 30, current
        for widget in self.focusable():
            ox, oy = centre(widget.visible)
            along, across = (ox - x) * dx + (oy - y) * dy, abs((ox - x) * dy) + abs((oy - y) * dx)
            if widget.id != current and along > 0 and along + 2 * across < best:
                best, chosen = along + 2 * across, widget.id
        return chosen

    def _nearest_to(self, point: tuple[int, int]) -> str:
        def far(widget: Widget) -> int:
            x, y = centre(widget.visible)
            return abs(x - point[0]) + abs(y - point[1])

        walk = self.focusable()
        return min(walk, key=far).id if walk else ""

    def dump(self) -> list[dict[str, Any]]:
        """The whole tree as plain values."""
        return [widget.described() for widget in self.widgets]


def centre(box: Box) -> tuple[int, int]:
    """The middle of a box."""
    return box[0] + box[2] // 2, box[1] + box[3] // 2
