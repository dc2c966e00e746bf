"""Where games lie on this computer: a folder each, with journal, picture and packs. Knows no rule and no window."""

from __future__ import annotations

import os
import re
import shutil
import time
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from platformdirs import user_data_path

from favor.table.journal import Header, Journal
from favor.table.journal_reader import FILE_LIMIT, glance
from favor.table.mend import KEPT
from favor.table.opening import PACKS
from favor.table.seats import Seat

JOURNAL, PICTURE = "journal.jsonl", "picture.png"
_BIN = ".deleted"
_BIN_SIZE = 20
"""How many deleted games are kept."""
_PICTURE_LIMIT = 4_000_000
_PACK_LIMIT = 64_000_000
OVER, FIRST_TURN = -1, -2


@dataclass(frozen=True, slots=True)
class Save:
    """One stored game as a list shows it; all of it read without playing. `fault` is why there is nothing to show."""

    folder: Path
    name: str
    seats: tuple[Seat, ...]
    favor: tuple[int, ...]
    round: int
    next: int
    """Whose turn it is, 0-based; FIRST_TURN before the first turn has ended, OVER when the game is over."""
    played: float
    """When it was played last, in seconds as the clock counts them."""
    picture: Path | None
    fault: str = ""

    @property
    def journal(self) -> Path:
        """Its journal."""
        return self.folder / JOURNAL

    @property
    def is_running(self) -> bool:
        """Can it be continued?"""
        return self.next != OVER and not self.fault

    @property
    def humans(self) -> int:
        """How many people play; with two or more the cover is shown first."""
        return sum(seat.human for seat in self.seats)


class Store:
    """The folder with all games."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or user_data_path("favor", appauthor=False) / "games"
        self.trouble = ""
        """What went wrong last, for people; empty when all is well."""

    # -- new games ------------------------------------------------------------------------------------------------

    def begin(self, header: Header, packs: Mapping[str, Path], name: str = "") -> Journal:
        """A new game's journal, with copies of its packs beside it (`packs`: folder by id). Never fails: what cannot be
        written is told by the journal's `news`, and the game plays on."""
        folder = self._free(self.folder, _slug(name or " ".join(seat.name for seat in header.seats)))
        journal = Journal.begin(folder / JOURNAL, header)
        if name:
            journal.name(name)
        for id, root in sorted(packs.items()):
            self._guarded(partial(_copy_pack, root, folder / PACKS / id))
        return journal

    def put_picture(self, journal: Path, picture: bytes) -> None:
        """Keep a small picture of the map (PNG) with a game, in place of the one before."""
        self._guarded(lambda: _replace(journal.with_name(PICTURE), picture))

    # -- the list -------------------------------------------------------------------------------------------------

    def saves(self, by: str = "played") -> tuple[Save, ...]:
        """All games, newest first, or by name, or by round."""
        found = [_save(folder) for folder in _folders(self.folder)]
        found.sort(key=lambda save: (-save.played, save.folder.name))
        if by == "name":
            found.sort(key=lambda save: save.name.casefold())
        if by == "round":
            found.sort(key=lambda save: -save.round)
        return tuple(found)

    def last(self) -> Save | None:
        """The game to continue: the one played last that is not over."""
        return next((save for save in self.saves() if save.is_running), None)

    # -- deleting -------------------------------------------------------------------------------------------------

    def delete(self, save: Save) -> Path | None:
        """Put a game away; what comes back serves to undo it. None when the disk refuses."""
        away = self._free(self.folder / _BIN, save.folder.name)
        done = self._guarded(lambda: _put_away(save.folder, away))
        self._guarded(self._empty_bin)
        return away if done else None

    def undelete(self, away: Path) -> Path | None:
        """Bring a game back that was put away; its folder now, None when the disk refuses."""
        back = self._free(self.folder, away.name)
        return back if self._guarded(lambda: os.rename(away, back)) else None

    def _empty_bin(self) -> None:
        old = sorted((self.folder / _BIN).iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
        for folder in old[_BIN_SIZE:]:
            shutil.rmtree(folder)

    # -- disk -----------------------------------------------------------------------------------------------------

    def _free(self, parent: Path, name: str) -> Path:
        """A folder that is not there yet."""
        number, folder = 1, parent / name
        while os.path.exists(folder):  # unlike that of a Path it never raises
            number += 1
            folder = parent / f"{name}-{number}"
        return folder

    def _guarded(self, work: Callable[[], object]) -> bool:
        try:
            work()
        except OSError as fault:
            self.trouble = f"{fault.strerror or fault} ({fault.filename or self.folder})"
            return False
        self.trouble = ""
        return True


def _folders(parent: Path) -> Sequence[Path]:
    try:
        return [folder for folder in sorted(parent.iterdir()) if not folder.name.startswith(".") and _is_game(folder)]
    except OSError:
        return ()


def _is_game(folder: Path) -> bool:
    """One that cannot be looked into is listed with the reason, and hides no other."""
    try:
        return (folder / JOURNAL).is_file() or any(folder.glob(f"*.{KEPT}-*"))
    except OSError:
        return True


def _save(folder: Path) -> Save:
    journal, picture = folder / JOURNAL, folder / PICTURE
    try:
        played = journal.stat().st_mtime
        data = journal.read_bytes() if journal.stat().st_size <= FILE_LIMIT else b""
    except OSError as fault:
        return Save(folder, folder.name, (), (), 0, OVER, 0.0, None, fault.strerror or str(fault))
    seen = glance(data)
    seats = seen.seats
    return Save(
        folder=folder,
        name=seen.name or ", ".join(seat.name for seat in seats) or folder.name,
        seats=seats,
        favor=seen.end.favor if seen.end else (0,) * len(seats),
        round=seen.end.round if seen.end else 1,
        next=seen.end.next if seen.end else FIRST_TURN,
        played=played,
        picture=picture if _is_picture(picture) else None,
        fault=seen.fault,
    )


def _is_picture(path: Path) -> bool:
    try:
        return 0 < path.stat().st_size <= _PICTURE_LIMIT
    except OSError:
        return False


def _replace(path: Path, data: bytes) -> None:
    half = path.with_name(path.name + ".new")
    half.write_bytes(data)
    os.replace(half, path)


def _put_away(folder: Path, away: Path) -> None:
    away.parent.mkdir(exist_ok=True)
    os.rename(folder, away)
    os.utime(away)


def _slug(text: str) -> str:
    """A name for a folder that every system takes: date and plain letters."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return f"{time.strftime('%Y-%m-%d')}-{re.sub('[^a-z0-9]+', '-', plain).strip('-')[:40] or 'game'}"


def _copy_pack(root: Path, to: Path) -> None:
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file())
    if size > _PACK_LIMIT:
        raise OSError(f"the pack is too large to be kept with the game: {size // 1_000_000} MB")
    shutil.copytree(root, to, ignore=shutil.ignore_patterns(".*", "__pycache__"))
