"""Pictures and texts for people to keep: the window, the whole map, the log. Only what anybody may see leaves the game."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import platformdirs
import pygame
from pygame import Surface

from favor.language.tongue import filled
from favor.model.views import View
from favor.table.seats import Seat
from favor.ui import words
from favor.ui.brush import Brush, layers_of
from favor.ui.layers import paint
from favor.ui.layout import frames
from favor.ui.mapview import Camera
from favor.ui.names import Names, Words, plain
from favor.ui.paint.backdrop import paint_night
from favor.ui.parts import board
from favor.ui.parts.showing import Showing
from favor.ui.semantics import CALM, Tree
from favor.ui.words import EXPORTED, NO_RECORD, NOT_EXPORTED

TILE = 150
"""Pixels of a tile in the picture of the whole map: the size at which Terrains show their text."""

LONGEST_SIDE = 8000
MARGIN = 40


def folder() -> Path:
    """Where pictures and texts go: a folder of ours among the person's pictures."""
    return Path(platformdirs.user_pictures_dir()) / "Favor"


def save(what: str, ending: str, write: Callable[[Path], None]) -> Path | str:
    """Write a new file named by the moment; its path, or why that failed."""
    try:
        place = folder()
        place.mkdir(parents=True, exist_ok=True)
        path = _fresh(place, f"{what}-{time.strftime('%Y%m%d-%H%M%S')}", ending)
        write(path)
    except (OSError, pygame.error) as error:
        return str(error)
    return path


def _fresh(place: Path, name: str, ending: str) -> Path:
    """A path where nothing lies yet: nothing is ever overwritten."""
    path, number = place / f"{name}.{ending}", 1
    while path.exists():
        number += 1
        path = place / f"{name}-{number}.{ending}"
    return path


def told(saved: Path | str) -> str:
    """The line that says where it lies, or why it does not."""
    return filled(EXPORTED, saved) if isinstance(saved, Path) else filled(NOT_EXPORTED, saved)


# -- pictures ---------------------------------------------------------------------------------------------------------


def save_window(surface: Surface) -> Path | str:
    """The window as it is seen now."""
    return save("favor", "png", lambda path: pygame.image.save(surface, str(path)))


def save_map(brush: Brush, view: View, names: Names, seats: tuple[Seat, ...]) -> Path | str:
    """The whole map as anybody may see it."""
    return save("favor-map", "png", lambda path: pygame.image.save(map_picture(brush, view, names, seats), str(path)))


def map_picture(brush: Brush, view: View, names: Names, seats: tuple[Seat, ...], tile: int = TILE) -> Surface:
    """All tiles with all that lies on them, however far they reach. The view must be one without a viewer."""
    if view.viewer >= 0:
        raise ValueError("the picture of the map is made from what anybody may see")
    cells, _ = board.cells_of(replace(view, question=None))
    xs, ys = zip(*(*cells, (-1, -1), (1, 1)), strict=True)
    wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    tile = max(28, min(tile, (LONGEST_SIDE - 2 * MARGIN) // max(wide, high)))
    size = wide * tile + 2 * MARGIN, high * tile + 2 * MARGIN
    box = (0, 0, *size)
    camera = Camera(box, tile, (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2)
    zones = replace(frames(1280, 720, len(view.players)), map=box)
    show = Showing(replace(view, question=None), names, seats, zones, camera)
    sheet = Surface(size)
    sheet.blit(paint_night(brush.cache.kit, *size), (0, 0))
    pen = brush.on(sheet)
    tiles = [widget for widget in board.build(pen, show) if widget.id.startswith("tile:")]
    while pen.tiles.is_busy:  # a picture to keep waits for its sharp tiles
        pen.tiles.work(1.0)
    paint(sheet, layers_of(pen, Tree(tiles), lambda widget: CALM))
    return sheet


# -- the record and the log --------------------------------------------------------------------------------------------


def save_record(record: str) -> Path | str:
    """The record of a game that is over, for `replay`; why not where there is none."""
    if not record:
        return NO_RECORD
    return save("favor-game", "jsonl", lambda path: _write(path, record))


def save_text(text: str) -> Path | str:
    """A text of our own."""
    return save("favor-log", "txt", lambda path: _write(path, text))


def _write(path: Path, text: str) -> None:
    path.write_text(text, "utf-8", "backslashreplace")  # a path in it may hold bytes that are no letters


def log_text(
    events: Iterable[tuple[Any, ...]], names: Names, head: tuple[str, ...] = (), beside: tuple[tuple[int, Words], ...] = ()
) -> str:
    """Every line of the log, a blank line before each turn, and what happened beside the game, each line with how many events
    went before it. The events must be those the reader may know."""
    lines = [*head, ""] if head else []
    waiting = list(beside)
    for number, event in enumerate(events):
        while waiting and waiting[0][0] <= number:
            lines.append(plain(waiting.pop(0)[1]))
        if event[0] in words.QUIET_EVENTS:
            continue
        if event[0] == "turn_began":
            lines.append("")
        lines.append(plain(names.line(event)))
    lines += [plain(line) for _, line in waiting]
    return "\n".join(lines).strip() + "\n"
