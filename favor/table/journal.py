"""A game's journal: written line by line, before anything is shown. Knows no rule; a disk that fails stops no game."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from favor.language.tongue import filled
from favor.table.journal_line import write_line
from favor.table.seats import Seat
from favor.table.words import NOT_SAVED

FORMAT = 1
MAGIC = "favor journal"


@dataclass(frozen=True, slots=True)
class Header:
    """What a game is made of, beside its decisions. `packs` is (id, version, hash) of each, in load order."""

    game: str
    packs: tuple[tuple[str, str, str], ...]
    seats: tuple[Seat, ...]
    seed: int
    switches: Mapping[str, str | bool | int] = field(default_factory=lambda: MappingProxyType({}))
    began: str = ""
    """Date and time, as text, for people."""
    format: int = FORMAT
    privacy: str = ""
    """How hands are kept at the screen it is played at; "" where that was not said."""

    def record(self) -> dict[str, Any]:
        """The first line of the journal."""
        return {
            "file": MAGIC,
            "format": self.format,
            "game": self.game,
            "began": self.began,
            "packs": [{"id": id, "version": version, "hash": mark} for id, version, mark in self.packs],
            "seats": [asdict(seat) for seat in self.seats],
            "switches": dict(sorted(self.switches.items())),
            "seed": self.seed,
            **({"privacy": self.privacy} if self.privacy else {}),
        }


@dataclass(frozen=True, slots=True)
class TurnEnd:
    """How things stand when a turn has ended: enough for a list of games, and the fingerprint for the replay."""

    turn: int
    decisions: int
    state: str
    round: int
    next: int
    """Whose turn it is now (0-based here, 1-based in the file); -1 when the game is over."""
    favor: tuple[int, ...]
    winner: int = -1

    def record(self) -> dict[str, Any]:
        """Its line in the journal."""
        record: dict[str, Any] = {"turn_over": self.turn, "decisions": self.decisions, "state": self.state}
        record |= {"round": self.round, "favor": list(self.favor)}
        return record | ({"winner": self.winner + 1} if self.winner >= 0 else {"next": self.next + 1})


class Journal:
    """The open journal of a running game. What cannot be written is kept and written as soon as the disk allows."""

    def __init__(self, path: Path, seal: str = "", size: int = 0) -> None:
        self.path = path
        self.trouble = ""
        """Why the game is not being saved; empty while all is well."""
        self._seal = seal
        self._size = size
        self._waiting = b""
        self._file: Any = None
        self._told = ""
        self._is_torn = False
        self._is_given_up = False

    @classmethod
    def unsaved(cls, path: Path, why: str) -> Journal:
        """A journal that writes nothing, for a game that is played where it cannot be saved."""
        journal = cls(path)
        journal.trouble = _trouble(why, path)
        journal._is_given_up = True
        return journal

    @classmethod
    def begin(cls, path: Path, header: Header) -> Journal:
        """A new journal; a file that is there already is never written over."""
        journal = cls(path)
        journal._append(header.record())
        return journal

    def decision(self, seat: int, about: str, source: str, answer: str) -> None:
        """One decision, on disk when this returns: who was asked about what (by which card), and the answer."""
        by = {"by": source} if source else {}
        self._append({"seat": seat + 1, "asked": about, **by, "answer": answer})

    def undo(self, count: int) -> None:
        """The last so many decisions are taken back."""
        self._append({"undo": count})

    def seated(self, seats: tuple[Seat, ...], privacy: str, handed: tuple[int, ...] = ()) -> None:
        """These sit there from now on, and hands are kept so; `handed` seats went from one person to another."""
        more = {"handed": [seat + 1 for seat in handed]} if handed else {}
        self._append({"seats": [asdict(seat) for seat in seats], "privacy": privacy, **more})

    def name(self, text: str) -> None:
        """The game is called this from now on."""
        self._append({"name": text})

    def turn_end(self, end: TurnEnd) -> None:
        """A turn is over; now the disk itself is waited for, so that a power cut costs at most one turn."""
        self._append(end.record())
        if self._file is not None and not self._waiting:
            self._guarded(lambda: os.fsync(self._file.fileno()))

    def news(self) -> str:
        """The trouble with saving, once; empty when there is none or it was said."""
        if self.trouble == self._told:
            return ""
        self._told = self.trouble
        return self.trouble

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._guarded(self._file.close)
            self._file = None

    def _append(self, record: Mapping[str, Any]) -> None:
        if self._is_given_up:
            return
        line, self._seal = write_line(record, self._seal)
        self._waiting += line
        self._guarded(self._write)

    def _write(self) -> None:
        """Write what waits behind what is known to be there, so that half a line of a failed try is written over."""
        if self._file is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = open(self.path, "r+b" if self._size else "xb", buffering=0)  # noqa: SIM115
        size = os.fstat(self._file.fileno()).st_size
        if size < self._size or (size > self._size and not self._is_torn):
            raise OSError("another program writes into this game")
        self._file.seek(self._size)
        self._is_torn = True
        done = 0
        while done < len(self._waiting):
            done += self._file.write(self._waiting[done:])
        self._size += done
        self._waiting, self._is_torn, self.trouble = b"", False, ""

    def _guarded(self, work: Callable[[], object]) -> None:
        try:
            work()
        except OSError as fault:
            self.trouble = _trouble(fault.strerror or str(fault), self.path)


def _trouble(why: str, path: Path) -> str:
    return filled(NOT_SAVED, why, path)
