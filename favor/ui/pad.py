"""Game controllers: plugged in and out at any time, their buttons and sticks as words. Knows no scene and no meaning."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from types import MappingProxyType

import pygame
from pygame._sdl2 import controller
from pygame.event import Event

FIRST_REPEAT, NEXT_REPEAT = 400, 120
"""Milliseconds a direction is held until it counts again, and again."""

ENTER, LEAVE = 0.55, 0.35
"""How far a stick must go to count as a direction, and how far back until it does not."""

DEAD = 0.2
"""What the right stick may stray without being meant."""

FULL = 32767
BUTTONS = MappingProxyType(
    {
        pygame.CONTROLLER_BUTTON_A: "a", pygame.CONTROLLER_BUTTON_B: "b", pygame.CONTROLLER_BUTTON_X: "x",
        pygame.CONTROLLER_BUTTON_Y: "y", pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
        pygame.CONTROLLER_BUTTON_BACK: "back", pygame.CONTROLLER_BUTTON_START: "start", pygame.CONTROLLER_BUTTON_LEFTSTICK: "ls",
        pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rs", pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
        pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down", pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    }
)  # fmt: skip
PLAIN_BUTTONS = ("a", "b", "x", "y", "lb", "rb", "back", "start", "ls", "rs")
"""What the buttons of a joystick without a known plan most likely are."""

STICKS = MappingProxyType({0: ("left", "right"), 1: ("up", "down")})
TRIGGERS = MappingProxyType({pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lt", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "rt"})
LOOKS = MappingProxyType({pygame.CONTROLLER_AXIS_RIGHTX: 0, pygame.CONTROLLER_AXIS_RIGHTY: 1})
DIRECTIONS = ("left", "right", "up", "down")
EVENTS = frozenset(
    (
        pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION, pygame.CONTROLLERDEVICEADDED,
        pygame.CONTROLLERDEVICEREMOVED, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYAXISMOTION, pygame.JOYHATMOTION,
        pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED,
    )
)  # fmt: skip
"""What `read` wants to see."""

SONY = ("sony", "ps3", "ps4", "ps5", "dualshock", "dualsense", "playstation")


@dataclass(frozen=True, slots=True)
class Signal:
    """A button or direction that went down or up."""

    word: str
    down: bool


@dataclass(frozen=True, slots=True)
class Plug:
    """A controller that came (with its name) or went (without)."""

    name: str = ""


Signals = tuple[Signal | Plug, ...]


class Pads:
    """All controllers as one: whoever holds it plays."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._opened = False
        self._held: dict[str, int] = {}
        """Directions that are held, each with the moment it counts next."""
        self._down: set[str] = set()
        self._leaning: set[str] = set()
        self._looks = [0.0, 0.0]
        self._pads: dict[int, controller.Controller] = {}
        self._sticks: dict[int, pygame.joystick.JoystickType] = {}

    def open(self) -> None:
        """Begin to listen. It may take a while: call it after the first frame. A system without controllers stays silent."""
        if self._opened:
            return
        self._opened = True
        with contextlib.suppress(pygame.error, NotImplementedError):
            controller.init()

    def close(self) -> None:
        """Let go of all of them."""
        self._pads.clear()
        self._sticks.clear()
        if self._opened:
            with contextlib.suppress(pygame.error, NotImplementedError):
                controller.quit()

    @property
    def is_sony(self) -> bool:
        """Do its buttons bear shapes?"""
        names = [str(pad.name).lower() for pad in self._pads.values()]
        return any(word in name for name in names for word in SONY)

    @property
    def look(self) -> tuple[float, float]:
        """Where the right stick points, from -1 to 1."""
        x, y = (turn if abs(turn) > DEAD else 0.0 for turn in self._looks)
        return x, y

    def tick(self) -> Signals:
        """Directions that are held count again and again."""
        if not self._held:
            return ()
        now = self._now()
        due = [word for word, at in self._held.items() if at <= now]
        self._held.update(dict.fromkeys(due, now + NEXT_REPEAT))
        return tuple(Signal(word, True) for word in due)

    def read(self, event: Event) -> Signals:
        """What an event of a controller means as buttons."""
        kind = event.type
        if kind in (pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED):
            return self._plugged(event.device_index, kind == pygame.CONTROLLERDEVICEADDED)
        if kind in (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED):
            return self._gone(event.instance_id)
        if kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            return self._button(BUTTONS.get(event.button, ""), kind == pygame.CONTROLLERBUTTONDOWN)
        if kind == pygame.CONTROLLERAXISMOTION:
            return self._axis(event.axis, event.value / FULL)
        return () if getattr(event, "instance_id", -1) in self._pads else self._plain(event)

    def _plain(self, event: Event) -> Signals:
        """A joystick whose plan nobody knows: as most of them are."""
        if event.type == pygame.JOYHATMOTION:
            x, y = event.value
            return (*self._lean("left", "right", x), *self._lean("up", "down", -y))
        if event.type == pygame.JOYAXISMOTION:
            return self._axis(event.axis, event.value) if event.axis in STICKS else ()
        word = PLAIN_BUTTONS[event.button] if event.button < len(PLAIN_BUTTONS) else ""
        return self._button(word, event.type == pygame.JOYBUTTONDOWN)

    # -- plugging -------------------------------------------------------------------------------------------------

    def _plugged(self, index: int, is_known: bool) -> Signals:
        """A device came. One that is known as a controller comes twice, and counts as such only."""
        try:
            if is_known:
                pad = controller.Controller(index)
                self._pads[pad.as_joystick().get_instance_id()] = pad
                return (Plug(str(pad.name) or "?"),)
            if not controller.is_controller(index):
                stick = pygame.joystick.Joystick(index)
                self._sticks[stick.get_instance_id()] = stick
                return (Plug(stick.get_name() or "?"),)
        except (pygame.error, ValueError):
            return ()
        return ()

    def _gone(self, instance: int) -> Signals:
        """A device went, with everything that was held on it."""
        known = self._pads.pop(instance, None) or self._sticks.pop(instance, None)
        ups = tuple(Signal(word, False) for word in sorted(self._down))
        self._down.clear()
        self._leaning.clear()
        self._held.clear()
        self._looks = [0.0, 0.0]
        return (*ups, *((Plug(),) if known is not None or ups else ()))

    # -- from movements to words ----------------------------------------------------------------------------------

    def _button(self, word: str, down: bool) -> Signals:
        if not word or down == (word in self._down):
            return ()
        if down:
            self._down.add(word)
        else:
            self._down.discard(word)
        if word in DIRECTIONS and down:
            self._held[word] = self._now() + FIRST_REPEAT
        elif word in DIRECTIONS:
            self._held.pop(word, None)
        return (Signal(word, down),)

    def _axis(self, axis: int, value: float) -> Signals:
        if axis in LOOKS:
            self._looks[LOOKS[axis]] = value
            return ()
        if axis in TRIGGERS:
            return self._lean("", TRIGGERS[axis], value)
        return self._lean(*STICKS[axis], value) if axis in STICKS else ()

    def _lean(self, less: str, more: str, value: float) -> Signals:
        """A stick between two directions: it must go far to count, and come back well to count no more."""
        signals: Signals = ()
        for word, share in ((less, -value), (more, value)):
            far = share > (LEAVE if word in self._leaning else ENTER)
            if word and far != (word in self._leaning):
                self._leaning ^= {word}
                signals = (*signals, *self._button(word, far))
        return signals
