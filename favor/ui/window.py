"""The window itself: opens the display, runs the loop, keeps the stack of scenes. Knows no game."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

import pygame

from favor.ui.brush import Brush, Shelf, draw_tree
from favor.ui.input import Input
from favor.ui.layout import MIN_HEIGHT, MIN_WIDTH
from favor.ui.paint.kit import Cache, Kit
from favor.ui.scene import Scene, Size
from favor.ui.semantics import Mood, Tree, Widget
from favor.ui.text import Fonts, Lettering
from favor.ui.theme import Theme, scale_for
from favor.ui.tilepictures import TilePictures

PYGAME = pygame.version.ver
TITLE = "Favor: Gods of Oethera"
FRAMES_PER_SECOND = 60
UNSEEN_DRIVERS = ("offscreen", "dummy")
SHARE_OF_DESKTOP = 0.8


class NoScreen(RuntimeError):
    """There is nothing a window could be shown on."""


def open_display(size: Size | None = None) -> pygame.Surface:
    """Start the display and the letters, one by one, and open a window of that or a fitting size."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    chosen_by_hand = "SDL_VIDEODRIVER" in os.environ
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoScreen(str(error)) from error
    # SDL falls back to a driver nobody can see, without any error, when there is no screen.
    if pygame.display.get_driver() in UNSEEN_DRIVERS and not chosen_by_hand:
        pygame.display.quit()
        raise NoScreen("no screen")
    pygame.font.init()
    if is_seen():
        choose_framebuffer()
    surface = pygame.display.set_mode(size or fitting_size(), pygame.RESIZABLE)
    pygame.display.set_caption(TITLE)
    return surface


def fitting_size() -> Size:
    """1280x720, or 80 % of the desktop where that is larger."""
    wide, high = pygame.display.get_desktop_sizes()[0]
    return max(1280, round(wide * SHARE_OF_DESKTOP)), max(720, round(high * SHARE_OF_DESKTOP))


def choose_framebuffer(size: Size = (1280, 720), flips: int = 4) -> None:
    """Time a few flips of an unseen window with and without SDL's accelerated surface and keep the faster way."""
    if "SDL_FRAMEBUFFER_ACCELERATION" in os.environ:
        return
    taken = {}
    for way in ("1", "0"):
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = way
        pygame.display.set_mode(size, pygame.HIDDEN)
        pygame.display.flip()
        start = time.perf_counter()
        for _ in range(flips):
            pygame.display.flip()
        taken[way] = time.perf_counter() - start
        pygame.display.quit()
        pygame.display.init()
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = min(taken, key=lambda way: taken[way])


def is_seen() -> bool:
    """Can anybody see what is drawn?"""
    return pygame.display.get_driver() not in UNSEEN_DRIVERS


def copy_text(text: str) -> bool:
    """Put text on the clipboard, where there is one."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def open_window(size: Size | None = None) -> Window:
    """A window ready to be filled; NoScreen where there is none."""
    open_display(size)
    pygame.key.start_text_input()
    pygame.key.set_repeat(400, 40)
    return Window()


def open_unseen(size: Size) -> Window:
    """A window nobody sees, for pictures."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    return open_window(size)


class Window:
    """The loop and the stack of scenes; the host every scene knows."""

    def __init__(self, theme: Theme | None = None, now: Callable[[], int] | None = None, scale: float = 1.0) -> None:
        self.cache = Cache(Kit(theme or Theme(), Lettering(Fonts())))
        self.scale = scale
        self.shelf = Shelf()
        self.tiles = TilePictures(self.cache)
        self.input = Input()
        self.scenes: list[Scene] = []
        self.running = True
        self.frames_drawn = 0
        self.on_crash: Callable[[BaseException], Scene] | None = None
        self._now = now or pygame.time.get_ticks
        self._full = False
        self._hidden_at: int | None = None
        self._small = pygame.display.get_window_size()
        self._drawn: Size = (0, 0)

    # -- what scenes ask ------------------------------------------------------------------------------------------

    @property
    def size(self) -> Size:
        """Width and height of the window, never taken below the smallest we lay out for."""
        wide, high = _surface().get_size()
        return max(MIN_WIDTH, wide), max(MIN_HEIGHT, high)

    def now(self) -> int:
        """Milliseconds of the window's clock."""
        return self._now()

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
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
        """Full screen by a new mode; going back asks for the size we had."""
        if self._full:
            pygame.display.set_mode(self._small, pygame.RESIZABLE)
        else:
            self._small = pygame.display.get_window_size()
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        self._full = not self._full
        self._settled()

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
        clock = pygame.time.Clock()
        while self.running:
            self.step()
            clock.tick(FRAMES_PER_SECOND)

    def close(self) -> None:
        """Take the window away."""
        pygame.display.quit()

    def step(self) -> None:
        """One turn of the loop: input, time, and a frame if anything has changed."""
        try:
            self._step()
        except Exception as error:  # a fault anywhere in a scene must not take the game away
            if self.on_crash is None:
                raise
            self.replace(self.on_crash(error))

    def _step(self) -> None:
        for event in pygame.event.get():
            self._event(event)
        self.top.tick(self.now())
        if self.top.dirty or self._drawn != _surface().get_size():
            self.draw()

    def _event(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.WINDOWMINIMIZED:
            self._hidden_at = self.now()
        elif event.type == pygame.WINDOWRESTORED:
            self.scenes[0].returned(self.now() - self._hidden_at if self._hidden_at is not None else 0)
            self._hidden_at = None
            self.top.dirty = True
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED):
            self.top.dirty = True
        elif event.type == pygame.KEYDOWN and _wants_full_screen(event):
            self.toggle_full_screen()
        else:
            top = self.top
            self.input.give(event, top)
            if self.top is top and top.dirty:
                self.build(top)

    # -- the frame ------------------------------------------------------------------------------------------------

    def brush(self) -> Brush:
        """A brush for the window's surface."""
        return Brush(_surface(), self.cache, scale_for(*self.size, self.scale), self.shelf, self.tiles)

    def build(self, scene: Scene) -> None:
        """Make the scene's widgets anew; input in the same step must see what it has just changed."""
        scene.tree = Tree(scene.build(self.brush(), self.size))

    def draw(self) -> None:
        """One whole frame from kept pictures."""
        brush = self.brush()
        shown = self._shown()
        for scene in shown:
            self.build(scene)
            if scene is self.top:
                self.input.rest(scene)
                if scene.dirty:
                    self.build(scene)
            scene.backdrop(brush, self.size)
            draw_tree(brush, scene.tree, lambda widget, scene=scene: self._mood(scene, widget))  # type: ignore[misc]
            scene.dirty = False
        pygame.display.flip()
        self._drawn = _surface().get_size()
        self.frames_drawn += 1

    def _shown(self) -> list[Scene]:
        """The scenes to be seen: from the topmost that hides all below it."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].see_through:
            first -= 1
        return self.scenes[first:]

    def _mood(self, scene: Scene, widget: Widget) -> Mood:
        if scene is not self.top:
            return Mood()
        return Mood(scene.hover == widget.id, self.input.by_keyboard and scene.focus == widget.id, scene.pressed == widget.id)


def _wants_full_screen(event: pygame.event.Event) -> bool:
    return event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and bool(event.mod & pygame.KMOD_ALT))


def _surface() -> pygame.Surface:
    """The window's surface, asked for anew each time: a new mode brings a new one."""
    surface = pygame.display.get_surface()
    assert surface is not None
    return surface
