"""From pygame's events to what a scene understands: press, look, drag, wheel, key, text. Knows no game."""

from __future__ import annotations

from types import MappingProxyType

import pygame

from favor.ui.hearing import BUTTON
from favor.ui.scene import Scene
from favor.ui.semantics import Widget

LEFT, MIDDLE, RIGHT = 1, 2, 3
SLACK = 6
"""Pixels the pointer may wander between down and up of a click."""

CLICKING = ("button", "choice", "field", "link")
"""Roles of what is heard when it is pressed."""
ARROWS = MappingProxyType({"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)})


class Input:
    """Keeps what the pointer is doing between two events."""

    def __init__(self) -> None:
        self.point = (-1, -1)
        self._down: Widget | None = None
        self._start = (0, 0)
        self._wandered = False
        self.by_keyboard = False
        self._space = False

    def give(self, event: pygame.event.Event, scene: Scene) -> None:
        """Hand one event to the scene."""
        if event.type == pygame.MOUSEMOTION:
            self._motion(event, scene)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._button_down(event, scene)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._button_up(event, scene)
        elif event.type == pygame.MOUSEWHEEL and event.y:
            scene.wheel(scene.tree.at(self.point), self.point, event.y)
        elif event.type == pygame.KEYDOWN:
            self._key_down(event, scene)
        elif event.type == pygame.KEYUP and event.key == pygame.K_SPACE:
            self._space = False
            scene.held(scene.tree.get(scene.focus), False)
        elif event.type == pygame.KEYUP:
            scene.let_go(pygame.key.name(event.key))
        elif event.type == pygame.TEXTINPUT:
            scene.text(event.text)

    def forget(self) -> None:
        """The scene has changed under the pointer: what was pressed before means nothing now. A Space that is still down
        stays one: it lifts no cover and no card that came after it."""
        self._down = None

    def rest(self, scene: Scene) -> None:
        """Bring hover up to date with what lies under the pointer now."""
        found = scene.tree.at(self.point)
        hover = found.id if found is not None else ""
        if hover != scene.hover:
            scene.hover = hover
            scene.dirty = True

    def _motion(self, event: pygame.event.Event, scene: Scene) -> None:
        self.point = event.pos
        self.by_keyboard = False
        if self._down is not None and any(event.buttons):
            far = max(abs(event.pos[0] - self._start[0]), abs(event.pos[1] - self._start[1])) > SLACK
            self._wandered = self._wandered or far
            if self._wandered:
                scene.drag(self._down, *event.rel)
        self.rest(scene)

    def _button_down(self, event: pygame.event.Event, scene: Scene) -> None:
        self.point = event.pos
        self._start, self._wandered = event.pos, False
        self._down = scene.tree.at(event.pos)
        if event.button == LEFT and self._down is not None:
            scene.pressed = self._down.id
            scene.held(self._down, True)
            scene.dirty = True

    def _button_up(self, event: pygame.event.Event, scene: Scene) -> None:
        self.point = event.pos
        down, self._down = self._down, None
        scene.pressed = ""
        scene.dirty = True
        if event.button == LEFT:
            scene.held(down, False)
        found = scene.tree.at(event.pos)
        if self._wandered or found is None or down is None or found.id != down.id:
            return
        if event.button == LEFT and found.pressable:
            _press(scene, found)
        elif event.button == RIGHT:
            scene.look_at(found)

    def _key_down(self, event: pygame.event.Event, scene: Scene) -> None:
        name = pygame.key.name(event.key)
        if name == "space" and self._space:  # the keyboard repeats it; it is held, not pressed again
            return
        self._space = self._space or name == "space"
        shift, control = bool(event.mod & pygame.KMOD_SHIFT), bool(event.mod & pygame.KMOD_CTRL)
        if scene.key(name, shift, control):
            scene.dirty = True
            return
        focused = scene.tree.get(scene.focus)
        if name == "tab":
            self._move(scene, scene.tree.next_focus(scene.focus, -1 if shift else 1))
        elif name in ARROWS:
            self._move(scene, scene.tree.nearest(scene.focus, *ARROWS[name]))
        elif name in ("return", "enter") and focused is not None and focused.pressable:
            _press(scene, focused)
            scene.dirty = True
        elif name == "space":
            scene.held(focused, True)
            if focused is not None:
                scene.look_at(focused)
            scene.dirty = True
        elif name == "escape":
            scene.back()
            scene.dirty = True

    def _move(self, scene: Scene, to: str) -> None:
        self.by_keyboard = True
        if to != scene.focus:
            scene.focus = to
            scene.dirty = True


def _press(scene: Scene, widget: Widget) -> None:
    """A button clicks; what lies on the table makes the sound of what it does."""
    if widget.enabled and widget.role in CLICKING:
        scene.host.sounds.play(BUTTON)
    scene.press(widget)
