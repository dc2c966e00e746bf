"""Opening a display: which driver, which size, the faster way to show a frame. Knows no scene and no game."""

from __future__ import annotations

import contextlib
import os
import time
import warnings

import pygame

Size = tuple[int, int]
TITLE = "Favor: Gods of Oethera"
UNSEEN_DRIVERS = ("offscreen", "dummy")
SHARE_OF_DESKTOP = 0.8
SMALLEST = (1024, 640)
MIDDLE_OF = 0x2FFF0000
"""SDL's place for the middle of a monitor, to which its number is added."""
GRIP = (160, 40)
"""So much of the upper edge of a window must be on a monitor that a hand can take hold of it."""

Bounds = tuple[int, int, int, int]


class NoScreen(RuntimeError):
    """There is nothing a window could be shown on."""


def open_display(size: Size | None = None, last: Size | None = None) -> pygame.Surface:
    """Start the display and the letters, one by one, and open a window of that size, the last one or a fitting one."""
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
    try:
        if is_seen():
            choose_framebuffer()
        surface = pygame.display.set_mode(size or fitting_size(last), pygame.RESIZABLE)
    except pygame.error as error:
        raise NoScreen(str(error)) from error
    pygame.display.set_caption(TITLE)
    the_window().minimum_size = SMALLEST
    return surface


def fitting_size(last: Size | None = None) -> Size:
    """The last size as far as the desktop still has room for it; else 1280x720, or 80 % of the desktop where that is larger."""
    wide, high = pygame.display.get_desktop_sizes()[0]
    if last is not None:
        return min(wide, last[0]), min(high, last[1])
    return max(1280, round(wide * SHARE_OF_DESKTOP)), max(720, round(high * SHARE_OF_DESKTOP))


def monitors() -> tuple[str, ...]:
    """The monitors there are, by their sizes."""
    return tuple(f"{wide}x{high}" for wide, high in pygame.display.get_desktop_sizes())


def place(position: tuple[int, int] | None, noted_with: tuple[str, ...]) -> bool:
    """Move the window to where it lay. Where monitors have come, gone or changed places since, that may be nowhere: it stays in
    the middle."""
    if position is None or noted_with != monitors():
        return False
    window = the_window()
    if not any(can_be_held(position, window.size[0], bounds) for bounds in desktop()):
        return False
    window.position = position
    return True


def can_be_held(position: tuple[int, int], wide: int, bounds: Bounds) -> bool:
    """Is enough of a window's upper edge on this monitor?"""
    (left, top), (x, y, width, height) = position, bounds
    across = min(left + wide, x + width) - max(left, x)
    return across >= GRIP[0] and y <= top <= y + height - GRIP[1]


def desktop() -> tuple[Bounds, ...]:
    """Where each monitor lies. One alone lies at nought; of several SDL tells only the middle of each, to an unseen window."""
    sizes = pygame.display.get_desktop_sizes()
    if len(sizes) == 1:
        return ((0, 0, *sizes[0]),)
    return tuple(bounds_of(number, size) for number, size in enumerate(sizes))


def bounds_of(number: int, size: Size) -> Bounds:
    """Where a monitor of that size lies: an unseen window of one pixel is laid into its middle."""
    probe = pygame.Window(TITLE, (1, 1), (MIDDLE_OF | number,) * 2, hidden=True)
    x, y = probe.position
    probe.destroy()
    return x - (size[0] - 1) // 2, y - (size[1] - 1) // 2, *size


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
        open_again()
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = min(taken, key=lambda way: taken[way])


def open_again(tries: int = 40, pause: float = 0.05) -> None:
    """Close the display and open the same one. A screen whose last window has gone may need a moment for itself, in which
    SDL would quietly take a driver nobody can see."""
    driver = pygame.display.get_driver()
    pygame.display.quit()
    for _ in range(tries):
        with contextlib.suppress(pygame.error):
            pygame.display.init()
            if pygame.display.get_driver() == driver:
                return
            pygame.display.quit()
        time.sleep(pause)
    raise NoScreen(f"{driver} went away")


def the_window() -> pygame.Window:
    """The window as SDL has it: it fills the monitor it is on and goes back, which set_mode cannot."""
    with warnings.catch_warnings():  # pygame-ce will offer another way one day; the pinned one has only this
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def is_seen() -> bool:
    """Can anybody see what is drawn?"""
    return pygame.display.get_driver() not in UNSEEN_DRIVERS


def copy_text(text: str) -> bool:
    """Put text on the clipboard, where there is one; bytes of a path that are no letters as signs for them."""
    try:
        pygame.scrap.put_text(text.replace("\0", "").encode("utf-8", "backslashreplace").decode())
    except pygame.error:
        return False
    return True
