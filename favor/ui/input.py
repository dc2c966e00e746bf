"""From events and buttons of controllers to what a scene understands: press, look, drag, wheel, key, text. Knows no game."""

from __future__ import annotations

from types import MappingProxyType

import pygame

from favor.ui.hearing import BUTTON
from favor.ui.scene import Scene
from favor.ui.semantics import Widget, centre

LEFT, MIDDLE, RIGHT = 1, 2, 3
SLACK = 6
"""Pixels the pointer may wander between down and up of a click, and between the halves of a double click."""
ECHO_MS = 350
"""A press so soon after one that changed what lies at the same place is the second half of a double click."""
ONCE = ("return", "enter", "e")
"""Keys that do it once however long they are held: what they would press next nobody has seen."""

CLICKING = ("button", "choice", "field", "link")
"""Roles of what is heard when it is pressed."""
ARROWS = MappingProxyType({"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)})
ZOOMS = MappingProxyType({"+": 1, "=": 1, "[+]": 1, "-": -1, "[-]": -1})
PAN = 60
"""Pixels that a key moves the map."""

AS_KEYS = MappingProxyType(
    {**{word: (word, False) for word in ARROWS}, "lb": ("tab", True), "rb": ("tab", False), "b": ("escape", False),
     "y": ("h", False), "ls": ("c", False), "start": ("f10", False)}
)  # fmt: skip
"""Buttons of a controller that do what a key does, with Shift or without."""

TURNS = MappingProxyType({"lt": -1, "rt": 1})


class Input:
    """Keeps what the pointer is doing between two events."""

    def __init__(self) -> None:
        self.point = (-1, -1)
        self._down: Widget | None = None
        self._start = (0, 0)
        self._wandered = False
        self._answered = 0
        """What the scene had counted of them when the button went down."""
        self._spent: tuple[tuple[int, int], int] | None = None
        """Where and when the last click was one that no other may follow by accident."""
        self._down_keys: frozenset[str] = frozenset()
        """Which of `ONCE` are down."""
        self._is_echo = False
        self.by_keyboard = False
        self._space = False
        self._held: Widget | None = None
        """What the A button of a controller went down on."""
        self._last: tuple[int, int] | None = None
        """Where the focus was last, on the scene on top."""

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
        elif event.type == pygame.KEYUP:
            self._down_keys -= {pygame.key.name(event.key)}
            self.key_up(pygame.key.name(event.key), scene)
        elif event.type == pygame.TEXTINPUT:
            scene.text(event.text)

    def forget(self) -> None:
        """The scene has changed under the pointer: what was pressed before means nothing now. A Space that is still down
        stays one: it lifts no cover and no card that came after it."""
        self._down = self._held = self._last = None

    def release(self, scene: Scene) -> None:
        """The window has lost the keyboard: whatever is held down counts as let go of, and does nothing. Where it went up is
        heard by somebody else."""
        self._down = self._held = None
        self._space, self._down_keys = False, frozenset()
        scene.pressed = ""
        scene.covered()
        scene.held(None, False)
        scene.dirty = True

    def rest(self, scene: Scene) -> None:
        """Bring hover up to date with what lies under the pointer now."""
        found = scene.tree.at(self.point)
        hover = found.id if found is not None else ""
        if hover != scene.hover:
            scene.hover = hover
            scene.dirty = True

    def _motion(self, event: pygame.event.Event, scene: Scene) -> None:
        scene.is_still = scene.is_still and event.pos == self.point
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
        self._is_echo = event.button == LEFT and self._echoes(event.pos, scene)
        self._spent = self._spent if self._is_echo else None  # a click elsewhere lies between: whoever comes back means it
        self._answered = scene.answered
        if event.button == LEFT and self._down is not None and not self._is_echo:
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
        if not self._wandered and found is not None and down is not None and found.id == down.id:
            self._click(event.button, found, scene)
        if scene.answered != self._answered:
            self._spent = event.pos, scene.host.now()

    def _click(self, button: int, found: Widget, scene: Scene) -> None:
        if button == LEFT and found.pressable and not self._is_echo:
            _press(scene, found)
        elif button == RIGHT:
            scene.look_at(found)

    def _echoes(self, at: tuple[int, int], scene: Scene) -> bool:
        """Is this the second half of a double click whose first half changed what lies here? That came under a pointer that
        rests, and nobody has chosen it."""
        if self._spent is None:
            return False
        (x, y), when = self._spent
        return max(abs(at[0] - x), abs(at[1] - y)) <= SLACK and scene.host.now() - when < ECHO_MS

    # -- keys -----------------------------------------------------------------------------------------------------

    def _key_down(self, event: pygame.event.Event, scene: Scene) -> None:
        """A key of the keyboard, which repeats what is held."""
        name = pygame.key.name(event.key)
        if name in self._down_keys:
            return
        self._down_keys |= {name} & {*ONCE}
        self.key(name, bool(event.mod & pygame.KMOD_SHIFT), bool(event.mod & pygame.KMOD_CTRL), scene)

    def key(self, name: str, shift: bool, control: bool, scene: Scene) -> None:
        """A key went down, or a button that does the same."""
        if name == "space" and self._space:  # the keyboard repeats it; it is held, not pressed again
            return
        self._space = self._space or name == "space"
        before = scene.focus
        if scene.key(name, shift, control):
            scene.dirty = True
            self.by_keyboard = self.by_keyboard or scene.focus != before
            return
        focused = scene.tree.focused(scene.focus)  # nothing is done on what cannot be seen
        if name == "tab":
            self._move(scene, scene.tree.next_focus(scene.focus, -1 if shift else 1))
        elif name in ARROWS and shift:
            self.pan(scene, *(-PAN * step for step in ARROWS[name]))
        elif name in ARROWS:
            self._move(scene, scene.tree.nearest(scene.focus, *ARROWS[name], self._last))
        elif name in ZOOMS:
            self.turn(scene, ZOOMS[name])
        elif name in ("return", "enter") and focused is not None and focused.pressable:
            _press(scene, focused)
            scene.dirty = True
        elif name == "space":
            scene.held(focused, True)
            meant = focused if self.by_keyboard else scene.tree.get(scene.hover) or focused
            if meant is not None:
                scene.look_at(meant)
            scene.dirty = True
        elif name == "escape":
            scene.back()
            scene.dirty = True

    def key_up(self, name: str, scene: Scene) -> None:
        """A key went up again."""
        if name == "space":
            self._space = False
            scene.held(scene.tree.get(scene.focus), False)
        else:
            scene.let_go(name)

    def pan(self, scene: Scene, dx: int, dy: int) -> None:
        """Move what lies on the map; a screen without one moves its text."""
        ground = scene.tree.get("map")
        if ground is not None:
            scene.drag(ground, dx, dy)
        elif dy:
            self.turn(scene, 1 if dy > 0 else -1)

    def turn(self, scene: Scene, steps: int) -> None:
        """The wheel by other means, where the focus is, else on the map."""
        at = scene.tree.focused(scene.focus) or scene.tree.get("map")
        scene.wheel(at, centre(at.visible) if at is not None else self.point, steps)
        scene.dirty = True

    def _move(self, scene: Scene, to: str) -> None:
        self.by_keyboard = True
        found = scene.tree.get(to)
        self._last = centre(found.visible) if found is not None else self._last
        if to != scene.focus:
            scene.focus = to
            scene.dirty = True

    # -- controllers ----------------------------------------------------------------------------------------------

    def pad(self, word: str, down: bool, scene: Scene) -> Widget | None:
        """A button of a controller went down or up, or a direction is held; what was pressed by it."""
        self.by_keyboard = True
        if word == "a":
            return self._pad_press(down, scene)
        if word == "x":
            self.key("space", False, False, scene) if down else self.key_up("space", scene)
        elif word in AS_KEYS and down:
            self.key(*AS_KEYS[word], False, scene)
        elif word in TURNS and down:
            self.turn(scene, TURNS[word])
        return None

    def _pad_press(self, down: bool, scene: Scene) -> Widget | None:
        """As the left button of a mouse on what has the focus, so that it can be held; as Enter where nothing has it."""
        if down:
            self._held = scene.tree.focused(scene.focus) or scene.tree.focused(scene.holds)
            if self._held is None:
                self.key("return", False, False, scene)
                return None
            scene.pressed = self._held.id
            scene.held(self._held, True)
        elif self._held is not None:
            held, self._held = self._held, None
            scene.pressed = ""
            scene.held(held, False)
            scene.dirty = True
            there = scene.tree.focused(held.id)
            if there is not None:
                _press(scene, there)
            return there
        scene.dirty = True
        return None


def _press(scene: Scene, widget: Widget) -> None:
    """A button clicks; what lies on the table makes the sound of what it does."""
    if widget.enabled and widget.role in CLICKING:
        scene.host.sounds.play(BUTTON)
    scene.press(widget)
