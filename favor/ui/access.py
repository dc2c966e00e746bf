"""For players without mouse and players without eyes: controllers, names of keys, list of keys, narration. Knows no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from favor.ui import words_keys, words_spoken
from favor.ui.input import Input
from favor.ui.narration import Frame
from favor.ui.pad import EVENTS, Pads, Plug, Signal, Signals
from favor.ui.scene import Host, Scene
from favor.ui.scenes.keys import KeysScene
from favor.ui.scenes.letters import LettersScene
from favor.ui.semantics import Widget

HOLD_MS = 350
"""From how long on the View button shows the reference card instead of the list of keys."""

CARD = "reference card"
PAN = 14
"""Pixels a frame that the right stick moves the map."""

WRITING = ("", "search")
"""Fields in which a question mark is no letter."""

KEYS, NARRATE, AGAIN = "keys", "narrate", "again"
MODS: tuple[tuple[str, int], ...] = (("ctrl", pygame.KMOD_CTRL), ("shift", pygame.KMOD_SHIFT))


class Screen(Host, Protocol):
    """What is wanted of the window."""

    input: Input
    on_help: Callable[[Scene, Widget | None], None] | None

    @property
    def top(self) -> Scene:
        """The scene that gets the input."""


class Access:
    """One for each window."""

    def __init__(self, window: Screen) -> None:
        self.window = window
        self.pads = Pads(window.now)
        self.stream = window.stream
        self._by_pad = False
        self._view: int | None = None
        """Since when the View button is down; -1 when it has shown the reference card."""
        self._scene: Scene | None = None
        self._number = 0
        self._toast = ""
        self._fresh = False

    # -- events ---------------------------------------------------------------------------------------------------

    def takes(self, event: pygame.event.Event) -> bool:
        """Is the event one for here? Whatever is pressed stops the voice."""
        if event.type in EVENTS:
            self._signals(self.pads.read(event))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed(False)
        if event.type != pygame.KEYDOWN:
            return False
        if not getattr(event, "sent", False):
            self._pressed(False)
        return self._command(command_of(event, self.window.top.typing))

    def _pressed(self, by_pad: bool) -> None:
        self.stream.pressed()
        if by_pad != self._by_pad:
            self._by_pad = by_pad
            self._name_keys()

    def _name_keys(self) -> None:
        """Texts name the keys of the device that was used last."""
        pad = words_keys.SONY if self.pads.is_sony else words_keys.XBOX
        self.window.hints = words_keys.hints(pad if self._by_pad else None)
        self.window.top.dirty = True

    def _command(self, command: str) -> bool:
        if command == KEYS:
            self.show_keys()
        elif command == NARRATE:
            self._narrate()
        elif command == AGAIN:
            self.stream.again(self._frame(), self.window.top.more, self.window.hints)
        return bool(command)

    def show_keys(self) -> None:
        """The keys of the screen on top; once more puts them away."""
        top = self.window.top
        if isinstance(top, KeysScene):
            self.window.pop()
        else:
            self.window.push(KeysScene(self.window, top, send))

    def _narrate(self) -> None:
        wishes = self.window.wishes
        if self.stream.is_on:
            self.stream.forced = False
            wishes.change(narration="off")
            self.window.say(words_spoken.OFF)
        else:
            wishes.change(narration="normal")
            self.window.say(words_spoken.ON.format(dict(words_spoken.LEVELS)["normal"].lower()))

    # -- controllers ----------------------------------------------------------------------------------------------

    def _signals(self, signals: Signals) -> None:
        if Plug() in signals:
            signals = (Plug(),)
            self._let_go()
        for signal in signals:
            if isinstance(signal, Plug):
                self.window.say(words_keys.PLUGGED.format(signal.name) if signal.name else words_keys.UNPLUGGED)
                self._by_pad = self._by_pad and bool(signal.name)
                self._name_keys()
            else:
                self._signal(signal)

    def _let_go(self) -> None:
        """A controller is gone: whatever was held on it counts as let go of, and does nothing."""
        if self._view == -1 and self.window.top.name == CARD:
            self.window.pop()
        self._view = None
        self.window.input.release(self.window.top)

    def _signal(self, signal: Signal) -> None:
        top = self.window.top
        if signal.down:
            self._pressed(True)
            top.hurry()
        if signal.word == "back":
            self._view_button(signal.down, top)
        elif signal.word == "rs" and signal.down and self.window.on_help is not None:
            self.window.on_help(top, top.tree.get(top.focus))
        else:
            pressed = self.window.input.pad(signal.word, signal.down, top)
            if pressed is not None and pressed.role == "field" and self.window.top is top:
                self.window.push(LettersScene(self.window, top, pressed.id))

    def _view_button(self, down: bool, top: Scene) -> None:
        """Tapped it lists the keys, held it shows the reference card."""
        since, self._view = self._view, self.window.now() if down else None
        if not down and since == -1 and top.name == CARD:
            self.window.pop()
        elif not down and since is not None:
            self.show_keys()

    # -- time -----------------------------------------------------------------------------------------------------

    def drawn(self) -> None:
        """There is a new frame to be told."""
        self._fresh = True

    def tick(self, toast: str) -> None:
        """After every step of the window; the first comes after the first frame, so that nothing slows the start."""
        self.pads.open()
        self._signals(self.pads.tick())
        top = self.window.top
        if self._view is not None and self._view >= 0 and self.window.now() - self._view >= HOLD_MS:
            self._view = -1
            self.window.input.key("q", False, False, top)
        x, y = self.pads.look
        if x or y:
            self.window.input.pan(top, round(-PAN * x), round(-PAN * y))
        self.stream.set_level(self.window.wishes.settings.narration)
        if self._fresh:
            self._toast = toast
            self._tell()
        self._fresh = False

    def _frame(self) -> Frame:
        top = self.window.top
        focus = top.focus if self.window.input.by_keyboard else top.hover
        return Frame(self._number, top.name, top.tree, focus, self._toast)

    def _tell(self) -> None:
        top = self.window.top
        if top is not self._scene:
            self._scene, self._number = top, self._number + 1
            if top.name == "cover":  # also where nobody listens any more: what was said before is still in the file
                self.stream.wipe()
        if self.stream.is_on:
            self.stream.frame(self._frame(), top.more, self.window.hints)

    def close(self) -> None:
        """The window goes."""
        self.pads.close()
        self.stream.end()


def command_of(event: pygame.event.Event, typing: str) -> str:
    """What a key means on every screen, "" for nothing."""
    if event.key == pygame.K_F1 and event.mod & pygame.KMOD_SHIFT or event.unicode == "?" and typing in WRITING:
        return KEYS
    return {pygame.K_F2: NARRATE, pygame.K_F3: AGAIN}.get(event.key, "")


def send(key: str) -> None:
    """Press a key for somebody: `ctrl+z`."""
    *mods, name = key.split("+")
    mod = sum(code for word, code in MODS if word in mods)
    code = pygame.key.key_code(name)
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=code, mod=mod, unicode="", scancode=0, sent=True))


