"""What is pressed goes down under the finger and rises after it. Knows no window and no game."""

from __future__ import annotations

from favor.ui.easing import Easing
from favor.ui.scene import Scene
from favor.ui.semantics import Widget
from favor.ui.tempo import out
from favor.ui.wishes import Wishes

SINKING = ("button", "choice")
"""Roles of what gives way."""


class Finger:
    """How far down the one thing is that is or was pressed last."""

    def __init__(self, wishes: Wishes) -> None:
        self._going = Easing(wishes, "press")

    def rests(self, scene: Scene, now: int) -> None:
        """Take in what is pressed on that screen."""
        self._going.share((scene.name, scene.pressed), now)

    def wants_frame(self, now: int) -> bool:
        """Is anything going down or up?"""
        return self._going.wants_frame(now)

    def depth(self, scene: Scene, widget: Widget, now: int) -> float:
        """How far a widget is pressed down, from 0 to 1."""
        if widget.role not in SINKING:
            return 0.0
        down = self._going.share((scene.name, scene.pressed), now)
        if scene.pressed:
            return out(down) if scene.pressed == widget.id else 0.0
        return 1 - out(down) if self._going.before == (scene.name, widget.id) else 0.0
