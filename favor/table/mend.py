"""Goes on with a journal that was opened: as it is, or, where it was damaged, in a copy without the damage. The damaged
original is moved aside and kept; nothing is ever written over. Knows no game.
"""

from __future__ import annotations

import os
from pathlib import Path

from favor.table.journal import Journal
from favor.table.journal_reader import Reading

KEPT = "damaged"
"""What is put into the name of a damaged original."""


def go_on(path: Path, reading: Reading, good_lines: int) -> Journal:
    """The journal of a game that is played on. A disk that refuses is told by the journal's `trouble`."""
    if good_lines == reading.lines and reading.damage is None and not reading.ends_bare:
        return Journal(path, reading.seals[-1], reading.offsets[-1])
    size = reading.offsets[good_lines - 1]
    try:
        good = _beginning(path, size)
        _set_aside(path)
        _write_new(path, good)
    except OSError as fault:
        return Journal.unsaved(path, fault.strerror or str(fault))
    return Journal(path, reading.seals[good_lines - 1], len(good))


def _beginning(path: Path, size: int) -> bytes:
    with path.open("rb") as file:
        good = file.read(size)
    return good if good.endswith(b"\n") else good + b"\n"


def _set_aside(path: Path) -> Path:
    number = 1
    while (kept := path.with_name(f"{path.stem}.{KEPT}-{number}{path.suffix}")).exists():
        number += 1
    os.rename(path, kept)
    return kept


def _write_new(path: Path, data: bytes) -> None:
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
