"""The window itself: opens the display, runs the loop, keeps the stack of scenes. Knows no game."""

from __future__ import annotations

import os
from collections.abc import Callable

import pygame

from favor.table.settings import DEFAULTS, SMALLEST_WINDOW, Settings
from favor.ui import export, words_keys
from favor.ui.access import Access
from favor.ui.brush import Brush, layers_of
from favor.ui.display import NoScreen, copy_text, is_seen, monitors, open_display, place, the_window
from favor.ui.finger import Finger
from favor.ui.input import Input
from favor.ui.layers import Easel, Layer, paint
from favor.ui.lens import Lens
from favor.ui.narration_stream import Stream
from favor.ui.pad import EVENTS as PAD_EVENTS
from favor.ui.paint.altar import paint_emblem
from favor.ui.paint.kit import Cache, Kit
from favor.ui.parts import plates
from favor.ui.scene import Scene, Size
from favor.ui.semantics import CALM, Mood, Tree, Widget
from favor.ui.shelf import Shelf
from favor.ui.sound import Device, Silence, Sounds
from favor.ui.text import Fonts, Lettering
from favor.ui.theme import Theme
from favor.ui.tilepictures import TilePictures
from favor.ui.wishes import Wishes
from favor.ui.words import SOUND_OFF, SOUND_ON

__all__ = ["PYGAME", "NoScreen", "Window", "copy_text", "is_seen", "open_unseen", "open_window"]

PYGAME = pygame.version.ver
FRAMES_PER_SECOND = 60
AT_REST, RESTED_MS = 20, 500
"""How often a second the loop looks up once nothing has come and nothing was drawn for so long."""
REACH = 8
"""Units by which a control may be missed."""
SAID_MS = 1200
FAR = 65_000
"""Pixels from the first monitor that a window may lie."""


def open_window(
    size: Size | None = None,
    wishes: Wishes | None = None,
    start: Callable[[], Device] = Silence,
    stream: Stream | None = None,
) -> Window:
    """A window ready to be filled, with the sound that `start` opens and the stream for listeners; NoScreen where there is
    no screen."""
    wanted = wishes.settings if wishes is not None else DEFAULTS
    open_display(size, wanted.window)
    place(wanted.position, wanted.monitors)
    pygame.key.start_text_input()
    pygame.key.set_repeat(400, 40)
    window = Window(wishes, start=start if is_seen() else Silence, stream=stream)
    if wanted.full_screen:
        window.toggle_full_screen()
    return window


def open_unseen(size: Size) -> Window:
    """A window nobody sees, for pictures."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    return open_window(size)


class Window:
    """The loop and the stack of scenes; the host every scene knows."""

    def __init__(
        self,
        wishes: Wishes | None = None,
        now: Callable[[], int] | None = None,
        start: Callable[[], Device] = Silence,
        stream: Stream | None = None,
    ) -> None:
        self.wishes = wishes or Wishes()
        self.wishes.on_change = self._wished
        self.cache = Cache(Kit(self.wishes.theme, Lettering(Fonts())))
        self.lens = Lens()
        self.shelf = Shelf()
        self.easel = Easel()
        self.tiles = TilePictures(self.cache)
        self.input = Input()
        self.finger = Finger(self.wishes)
        self.scenes: list[Scene] = []
        self.running = True
        self.frames_drawn = 0
        self.on_crash: Callable[[BaseException], Scene] | None = None
        self._has_crashed = False
        """Since the last frame: then the report itself cannot be shown."""
        self.on_help: Callable[[Scene, Widget | None], None] | None = None
        self._now = now or pygame.time.get_ticks
        self._full = False
        self._hidden_at: int | None = None
        self._small = _place()
        """Size and place of the window before it filled the monitor."""
        self._drawn: Size = (0, 0)
        self._stirred = 0
        """When something last came or was drawn."""
        self._said = ("", 0)
        self.sounds = Sounds(self.now, start, self.wishes.volumes)
        self.stream = stream or Stream()
        self.hints = words_keys.hints()
        self.access = Access(self)

    # -- what scenes ask ------------------------------------------------------------------------------------------

    @property
    def size(self) -> Size:
        """Width and height there are to lay out for: the window's, or more where letters are wished large."""
        self._fit()
        return self.lens.size

    def _fit(self) -> None:
        room = self.top.room if self.scenes else Scene.room
        self.lens.fit(_surface().get_size(), self.wishes.scale, room)

    def now(self) -> int:
        """Milliseconds of the window's clock."""
        return self._now()

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self.scenes:
            self.top.covered()
        self.scenes.append(scene)
        self._settled()

    def pop(self) -> None:
        """Take the top scene away; the last one stays."""
        if len(self.scenes) > 1:
            self.scenes.pop()
        self._settled()

    def replace(self, scene: Scene) -> None:
        """Show only this scene."""
        self.scenes[:] = [scene]
        self._settled()

    def quit(self) -> None:
        """Leave the loop after this step."""
        self.running = False

    def toggle_full_screen(self) -> None:
        """Fill the monitor the window is on, or go back to the window as it was; remembered for the next start."""
        window = the_window()
        if self._full:
            window.set_windowed()
            window.size, window.position = self._small
        else:
            self._small = _place()
            window.set_fullscreen(True)
        self._full = not self._full
        if self.wishes.settings.full_screen != self._full:
            self.wishes.change(full_screen=self._full)
        self._settled()

    def _wished(self, before: Settings) -> None:
        """Take over what is wished for now."""
        if self.wishes.theme != self.cache.kit.theme:
            self.cache = Cache(Kit(self.wishes.theme, self.cache.kit.letters))
            self.tiles = TilePictures(self.cache)
            self.shelf.clear()
        if self.sounds.volumes != self.wishes.volumes:
            self.sounds.set_volumes(self.wishes.volumes)
        if self.scenes:
            self.top.dirty = True

    def _settled(self) -> None:
        self.input.forget()
        if self.scenes:
            self.top.entered()
            self.top.dirty = True

    @property
    def top(self) -> Scene:
        """The scene that gets the input."""
        return self.scenes[-1]

    # -- the loop -------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until somebody quits."""
        self.step()  # the first frame comes before what can wait
        pygame.display.set_icon(paint_emblem(Kit(Theme(grain=False)), px=64))
        clock = pygame.time.Clock()
        while self.running:
            self.step()
            clock.tick(AT_REST if self.now() - self._stirred > RESTED_MS else FRAMES_PER_SECOND)

    def close(self) -> None:
        """Take the window away; its size and place are remembered."""
        self._remember_place()
        self.sounds.close()
        self.access.close()
        pygame.display.quit()

    def _remember_place(self) -> None:
        size, spot = self._small if self._full else _place()
        size = max(SMALLEST_WINDOW[0], size[0]), max(SMALLEST_WINDOW[1], size[1])
        wanted, noted = self.wishes.settings, monitors()
        if (wanted.window, wanted.position, wanted.monitors) != (size, spot, noted):
            self.wishes.change(window=size, position=spot, monitors=noted)

    def step(self) -> None:
        """One turn of the loop: input, time, and a frame if anything has changed."""
        try:
            self._step()
        except Exception as error:  # a fault anywhere in a scene must not take the game away
            if self.on_crash is None or self._has_crashed:
                raise
            self._has_crashed = True
            self.replace(self.on_crash(error))

    def _step(self) -> None:
        for event in pygame.event.get():
            self._event(event)
            self._stirred = self.now()
        self.top.tick(self.now())
        if self._said[0] and self.now() >= self._said[1]:
            self._said = ("", 0)
            self.top.dirty = True
        if self.top.dirty or self._drawn != _surface().get_size() or self._stirs(self.now()):
            self.draw()
            self.access.drawn()
            self._stirred = self.now()
        self.sounds.tick()
        self.access.tick(self._said[0])

    def _stirs(self, now: int) -> bool:
        """Is a button going down or up, or anything on its way in what is to be seen?"""
        return self.finger.wants_frame(now) or any(scene.stirs(now) for scene in self._shown())

    def _event(self, event: pygame.event.Event) -> None:
        top = self.top
        if self.access.takes(event):
            self._given(event, top)
        elif event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.WINDOWMINIMIZED:
            self._hidden_at = self.now()
            self.sounds.sleep(True)
        elif event.type == pygame.WINDOWRESTORED:
            self.scenes[0].returned(self.now() - self._hidden_at if self._hidden_at is not None else 0)
            self._hidden_at = None
            self.sounds.sleep(False)
            self._unseen()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.input.release(top)
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED):
            self._unseen()
        elif event.type == pygame.KEYDOWN and _wants_full_screen(event):
            self.toggle_full_screen()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F1 and self.on_help is not None:
            self.on_help(self.top, self._pointed())
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_m and _is_plain(event) and not self.top.typing:
            self._mute()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F12 and not event.mod & pygame.KMOD_SHIFT:
            self._keep_picture()
        else:
            self._give(event)

    def _unseen(self) -> None:
        """What was painted may be gone."""
        self.easel.forget()
        self.top.dirty = True

    def _give(self, event: pygame.event.Event) -> None:
        """Hand an event to the top scene. Whatever still moves is there at once, and the event counts all the same (B31)."""
        top = self.top
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL):
            top.hurry()
        self.input.give(self.lens.translated(event), top)
        self._given(event, top)

    def _given(self, event: pygame.event.Event, top: Scene) -> None:
        """Input in the same step must see what this one has changed."""
        if self.lens.is_larger and (event.type in (pygame.KEYDOWN, pygame.MOUSEMOTION) or event.type in PAD_EVENTS):
            self._follow(top)
        if self.top is top and top.dirty:
            self.build(top)

    def _follow(self, top: Scene) -> None:
        """Where only a part of the canvas is seen, show the part that matters."""
        focused = top.tree.get(top.focus)
        if self.input.by_keyboard and focused is not None:
            self.lens.look_at(focused.visible)
        top.dirty = True

    def _pointed(self) -> Widget | None:
        """The widget that is asked about: the focused one when the keyboard is used, else the one under the pointer."""
        return self.top.tree.get(self.top.focus if self.input.by_keyboard else self.top.hover)

    def _keep_picture(self) -> None:
        """A picture of what is to be seen now: the cover, where it came in this step, and not what it lies over."""
        if self.top.dirty:
            self.draw()
        self.say(export.told(export.save_window(_surface())))

    def _mute(self) -> None:
        muted = not self.wishes.settings.muted
        self.wishes.change(muted=muted)
        self.say(SOUND_OFF if muted else SOUND_ON)

    def say(self, words: str) -> None:
        """Show a line over everything for a moment."""
        self._said = (words, self.now() + SAID_MS)
        self.top.dirty = True

    # -- the frame ------------------------------------------------------------------------------------------------

    def brush(self) -> Brush:
        """A brush for what is drawn on, the window's surface or the canvas behind it."""
        self._fit()
        brush = Brush(self.lens.surface(_surface()), self.cache, self.lens.unit, self.shelf, self.tiles)
        brush.hints = self.hints
        return brush

    def build(self, scene: Scene) -> None:
        """Make the scene's widgets anew; input in the same step must see what it has just changed."""
        scene.tree = Tree(scene.build(self.brush(), self.size), scene.walk, round(REACH * self.lens.unit))

    def draw(self) -> None:
        """One frame from kept pictures, painted only where it differs from the last one."""
        self.finger.rests(self.top, self.now())
        brush = self.brush()
        self.shelf.begin(self.size[0] * self.size[1])
        layers = [one for scene in self._shown() for one in self._layers(brush, scene)]
        self.top.dirty = self.shelf.is_rough  # the next frame is sharper
        self._present(brush, layers)
        self._drawn = _surface().get_size()
        self.frames_drawn += 1
        self._has_crashed = False

    def _layers(self, brush: Brush, scene: Scene) -> list[Layer]:
        """A scene with what lies behind its widgets."""
        self.build(scene)
        scene.dirty = False
        if scene is self.top:  # what lies under a pointer that rests may have changed
            self.input.rest(scene)
            if scene.dirty:
                self.build(scene)
        behind = list(scene.backdrop(brush, self.size))
        for one in behind:
            brush.letters.audit.laid("backdrop", one.picture, one.at, one.seen)
        scene.dirty = False
        return behind + layers_of(brush, scene.tree, lambda widget: self._mood(scene, widget))

    def _present(self, brush: Brush, layers: list[Layer]) -> None:
        """Bring the layers onto the screen; what the window says for a moment lies over them."""
        window = _surface()
        toast = Tree((plates.toast(brush, self._said[0], window.get_size()),) if self._said[0] else ())
        over = layers_of(brush.on(window), toast, lambda widget: CALM)
        if not self.lens.is_larger:
            pygame.display.update(self.easel.show(window, layers + over))
            return
        self.easel.show(brush.surface, layers)
        self.lens.show(window)
        paint(window, over)
        pygame.display.flip()

    def _shown(self) -> list[Scene]:
        """The scenes to be seen: from the topmost that hides all below it."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].see_through:
            first -= 1
        return self.scenes[first:]

    def _mood(self, scene: Scene, widget: Widget) -> Mood:
        if scene is not self.top:
            return CALM
        focused = self.input.by_keyboard and scene.focus == widget.id
        return Mood(scene.hover == widget.id, focused, self.finger.depth(scene, widget, self.now()))


def _wants_full_screen(event: pygame.event.Event) -> bool:
    return event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and bool(event.mod & pygame.KMOD_ALT))


def _is_plain(event: pygame.event.Event) -> bool:
    return not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)


def _place() -> tuple[Size, tuple[int, int]]:
    """How large the window is and where it lies."""
    (wide, high), (x, y) = pygame.display.get_window_size(), the_window().position
    return (wide, high), (max(-FAR, min(FAR, x)), max(-FAR, min(FAR, y)))


def _surface() -> pygame.Surface:
    """The window's surface, asked for anew each time: a new mode brings a new one."""
    surface = pygame.display.get_surface()
    assert surface is not None
    return surface
