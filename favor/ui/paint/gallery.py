"""The large pictures behind the screens: painted sheet by sheet while the window rests, kept on disk for the next start.

A folder that cannot be read or written, or a file that is damaged, only costs the time to paint anew. Knows no screen.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import pygame
from platformdirs import user_cache_dir
from pygame import Rect, Surface

from favor.ui.theme import Theme

Room = tuple[int, int, int, int]
Painter = Callable[[Any, Surface, Rect], Iterator[None]]
"""Tools, what to paint on, where the heart of the picture lies; the tools are a `Kit`, whose cache holds a gallery."""
LAYOUT = b"favor-scene-1"
MOST_KEPT, MOST_STORED = 3, 8
TALLEST = 1440
"""Pixels; a taller picture is painted at half its size and drawn out: on such screens the paper is fine enough."""


class Tools(Protocol):
    """What the gallery itself asks of a painter's tools."""

    @property
    def theme(self) -> Theme:
        """The looks they paint in."""


@dataclass(frozen=True, slots=True)
class Order:
    """A picture that is wanted: who paints it, how large, where its heart lies."""

    painter: Painter
    size: tuple[int, int]
    room: Room = (0, 0, 0, 0)

    @property
    def kind(self) -> str:
        """What it is a picture of."""
        return self.painter.__qualname__

    @property
    def step(self) -> int:
        """By how much it is painted smaller than it is shown."""
        return 2 if self.size[1] > TALLEST else 1

    @property
    def painted(self) -> tuple[int, int]:
        """The size it is painted in."""
        return -(-self.size[0] // self.step), -(-self.size[1] // self.step)

    def shown(self, picture: Surface) -> Surface:
        """What was painted, in the size it is wanted in."""
        return picture if picture.get_size() == self.size else pygame.transform.smoothscale(picture, self.size)


@dataclass(slots=True)
class Work:
    """A picture on the easel."""

    order: Order
    surface: Surface
    steps: Iterator[None]


class Gallery:
    """Gives the best picture there is at once, and works on the one that is wanted whenever it is let."""

    def __init__(self, kit: Tools, folder: Path | None = None) -> None:
        self._kit = kit
        self._folder = folder
        self._done: dict[Order, Surface] = {}
        self._work: Work | None = None
        self.laid = 0
        """How many sheets were laid so far: the picture on the easel is another one after each."""

    def picture(self, order: Order) -> Surface:
        """The finished picture; the last one of its kind drawn to the size; or as far as it is painted."""
        found = self._done.pop(order, None)
        if found is None and (self._work is None or self._work.order != order):
            found = self._stored(order)
        if found is not None:
            self._keep(order, found)
            return found
        work = self._begin(order)
        former = next((one for one in reversed(self._done) if one.kind == order.kind), None)
        return pygame.transform.scale(self._done[former], order.size) if former is not None else order.shown(work.surface)

    def work(self) -> bool:
        """One sheet more; was there anything to do?"""
        if self._work is None:
            return False
        self.laid += 1
        if next(self._work.steps, self) is self:  # nothing more to lay
            done, self._work = self._work, None
            self._keep(done.order, done.order.shown(done.surface))
            self._store(done.order, done.surface)
        return True

    @property
    def is_busy(self) -> bool:
        """Is a picture still growing?"""
        return self._work is not None

    def _begin(self, order: Order) -> Work:
        """The picture on the easel; what was there for another order is given up."""
        if self._work is None or self._work.order != order:
            surface, room = Surface(order.painted), Rect(*(value // order.step for value in order.room))
            self._work = Work(order, surface, order.painter(self._kit, surface, room))
            next(self._work.steps, None)
        return self._work

    def _keep(self, order: Order, picture: Surface) -> None:
        self._done[order] = picture
        while len(self._done) > MOST_KEPT:
            self._done.pop(next(iter(self._done)))

    # -- on disk --------------------------------------------------------------------------------------------------

    def _path(self, order: Order) -> Path | None:
        """Where it is stored: a name for what is painted, how large, in which theme, by which version of the painters."""
        if self._folder is None:
            return None
        mark = hashlib.sha256(f"{order.kind} {order.size} {order.room} {self._kit.theme} {pygame.version.ver} ".encode())
        mark.update(_painters())
        return self._folder / f"{mark.hexdigest()[:32]}.scene"

    def _stored(self, order: Order) -> Surface | None:
        path, size = self._path(order), order.painted
        try:
            data = path.read_bytes() if path is not None else b""
            raw = zlib.decompress(data[len(LAYOUT) :]) if data.startswith(LAYOUT) else b""
        except (OSError, zlib.error):
            return None
        if len(raw) != size[0] * size[1] * 3:
            return None
        surface = Surface(size)
        surface.blit(pygame.image.frombuffer(raw, size, "RGB"), (0, 0))
        return order.shown(surface)

    def _store(self, order: Order, picture: Surface) -> None:
        path = self._path(order)
        if path is None:
            return
        data = LAYOUT + zlib.compress(pygame.image.tobytes(picture, "RGB"), 1)
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, half = tempfile.mkstemp(dir=path.parent, suffix=".part")
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(data)
                os.replace(half, path)
            except OSError:  # a full disk must not get a scrap more with every picture
                os.unlink(half)
                raise
            self._tidy(path.parent)

    def _tidy(self, folder: Path) -> None:
        """The oldest pictures go: other sizes, other versions."""
        paths = sorted(folder.glob("*.scene"), key=lambda path: path.stat().st_mtime)
        for path in paths[:-MOST_STORED]:
            path.unlink(missing_ok=True)


def scenes_folder() -> Path:
    """The player's own folder for finished pictures."""
    return Path(user_cache_dir("favor", appauthor=False)) / "scenes"


def _painters() -> bytes:
    """A mark that changes with the code that paints."""
    mark = hashlib.sha256()
    here = Path(__file__).parent
    for path in (*sorted(here.glob("*.py")), here.parent / "theme.py"):
        with contextlib.suppress(OSError):
            mark.update(path.read_bytes())
    return mark.digest()
