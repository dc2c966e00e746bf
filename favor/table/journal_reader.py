"""Reads a journal that may come from anybody: what it says up to the first damage, and what the damage is. Runs nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from favor.table.journal import FORMAT, MAGIC, Header, TurnEnd
from favor.table.journal_header import read_handed, read_header, read_privacy, read_seats, shown_text
from favor.table.journal_line import BadLine, parsed_loosely, read_line
from favor.table.margin import TOOK_BACK, Note, changes, kept
from favor.table.seats import Seat

FILE_LIMIT = 16_000_000
"""Bytes a journal may have; a game of 1,500 decisions has about 200,000."""
ENTRY_LIMIT = 30_000
"""Decisions a game may have; playing so many takes some seconds."""
TEXT_LIMIT = 200

Record = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Damage:
    """Where a journal stops being usable, and why. `line` counts from 1, 0 is the file itself."""

    line: int
    reason: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}" if self.line else self.reason


@dataclass(frozen=True, slots=True)
class Entry:
    """One decision as it stands in the journal, `line` included; the seat is 0-based."""

    line: int
    seat: int
    about: str
    source: str
    answer: str


@dataclass(slots=True)
class Reading:
    """What could be read. `entries` are the decisions that were not taken back, `ends` the turn ends among them with their
    lines; `seals` and `offsets` hold, for each sound line, its seal and where it ends."""

    header: Header | None = None
    entries: list[Entry] = field(default_factory=list)
    ends: list[tuple[int, TurnEnd]] = field(default_factory=list)
    name: str = ""
    damage: Damage | None = None
    seals: list[str] = field(default_factory=list)
    offsets: list[int] = field(default_factory=list)
    ends_bare: bool = False
    """Does the last sound line lack only its end of line?"""
    seats: tuple[Seat, ...] = ()
    """Who sits there now; the header says who sat there at first."""
    privacy: str = ""
    """How hands are kept now; "" where that was never said."""
    people: frozenset[int] = frozenset()
    """The seats on which people sit or ever sat."""
    notes: list[Note] = field(default_factory=list)
    """What happened beside the game."""

    @property
    def lines(self) -> int:
        """How many sound lines there are."""
        return len(self.seals)

    def seat(self, seats: tuple[Seat, ...], privacy: str) -> None:
        """These sit there from here on."""
        self.seats, self.privacy = seats, privacy or self.privacy
        self.people |= {number for number, seat in enumerate(seats) if seat.human}


def read_journal_file(path: Path) -> Reading:
    """Read a journal; a file that cannot be read is damage like any other."""
    try:
        with path.open("rb") as file:
            data = file.read(FILE_LIMIT + 1)
    except OSError as fault:
        return Reading(damage=Damage(0, f"{path} cannot be read: {fault.strerror or fault}"))
    return read_journal(data)


def read_journal(data: bytes) -> Reading:
    """Read the bytes of a journal up to the first damage."""
    reading = Reading()
    if len(data) > FILE_LIMIT:
        reading.damage = Damage(0, f"the file is larger than {FILE_LIMIT} bytes; no game of Favor is that long")
        return reading
    at, seal, number = 0, "", 0
    while at < len(data):
        number += 1
        end = data.find(b"\n", at)
        line = data[at:] if end < 0 else data[at:end]
        try:
            record, seal = _line(line.removesuffix(b"\r"), seal, number)
            _take(reading, record, number)
        except BadLine as fault:
            reading.damage = Damage(number, str(fault))
            return reading
        at = len(data) if end < 0 else end + 1
        reading.seals.append(seal)
        reading.offsets.append(at)
        reading.ends_bare = end < 0
    if reading.header is None:
        reading.damage = Damage(0, "the file is empty")
    return reading


@dataclass(frozen=True, slots=True)
class Glance:
    """What a list of games shows of a journal, read without going through all of it."""

    header: Header | None
    name: str = ""
    end: TurnEnd | None = None
    fault: str = ""
    seats: tuple[Seat, ...] = ()


def glance(data: bytes) -> Glance:
    """Header, name and last turn end of a journal, without looking at what lies between them."""
    try:
        record, _ = _line(data.partition(b"\n")[0].removesuffix(b"\r"), "", 1)
        reading = Reading()
        _header(reading, record)
        for mark, take in ((b'\n{"turn_over"', _turn_end), (b'\n{"name"', _name), (b'\n{"seats"', _seats)):
            found = _last(data, mark)
            if found:
                take(reading, found, 0)
    except BadLine as fault:
        return Glance(None, fault=str(fault))
    return Glance(reading.header, reading.name, reading.ends[-1][1] if reading.ends else None, seats=reading.seats)


def _last(data: bytes, mark: bytes) -> Record:
    """The last line that begins so; empty when there is none."""
    at = data.rfind(mark) + 1
    return parsed_loosely(data[at:].partition(b"\n")[0]) if at else {}


def _line(line: bytes, seal: str, number: int) -> tuple[Record, str]:
    """A line with its seal checked; in the first it is first asked whether this is a journal of ours at all."""
    if number == 1:
        said = parsed_loosely(line)
        if said and said.get("file") != MAGIC:
            raise BadLine("this is not a journal of Favor")
        if said and type(said.get("format")) is int and said["format"] != FORMAT:
            age = "newer" if said["format"] > FORMAT else "older"
            raise BadLine(f"written in format {said['format']} by a {age} Favor; this one reads format {FORMAT}")
    return read_line(line, seal)


def _take(reading: Reading, record: Record, number: int) -> None:
    if number == 1:
        _header(reading, record)
        return
    if len(reading.entries) >= ENTRY_LIMIT or number > 4 * ENTRY_LIMIT:
        raise BadLine("there are more lines than any game has")
    for key, take in _TAKERS:
        if key in record:
            take(reading, record, number)
            return
    raise BadLine(f"unknown line with {', '.join(sorted(record)[:5]) or 'nothing'}")


def _header(reading: Reading, record: Record) -> None:
    reading.header = read_header(record)
    reading.seat(reading.header.seats, reading.header.privacy)


def _decision(reading: Reading, record: Record, number: int) -> None:
    header = reading.header
    assert header is not None
    seat = whole(record, "seat", 1, len(header.seats)) - 1
    reading.entries.append(
        Entry(number, seat, text(record, "asked"), text(record, "by", optional=True), text(record, "answer"))
    )


def _undo(reading: Reading, record: Record, number: int) -> None:
    count = whole(record, "undo", 1, len(reading.entries))
    seat = reading.entries[-count].seat
    del reading.entries[-count:]
    stays = len(reading.entries)
    reading.notes = [*kept(reading.notes, stays), Note(stays, TOOK_BACK, seat)]
    while reading.ends and reading.ends[-1][1].decisions > len(reading.entries):
        reading.ends.pop()


def _turn_end(reading: Reading, record: Record, number: int) -> None:
    header = reading.header
    assert header is not None
    seats = len(header.seats)
    favor = record.get("favor")
    if not isinstance(favor, list) or len(favor) != seats or not all(type(each) is int for each in favor):
        raise BadLine("'favor' must hold a number for each seat")
    is_over = "winner" in record
    whose = whole(record, "winner" if is_over else "next", 1, seats) - 1
    end = TurnEnd(
        turn=whole(record, "turn_over", 0, ENTRY_LIMIT),
        decisions=whole(record, "decisions", 0, ENTRY_LIMIT),
        state=text(record, "state"),
        round=whole(record, "round", 0, ENTRY_LIMIT),
        next=-1 if is_over else whose,
        favor=tuple(favor),
        winner=whose if is_over else -1,
    )
    if number and end.decisions != len(reading.entries):
        raise BadLine(f"'decisions' is {end.decisions}, but {len(reading.entries)} stand before it")
    reading.ends.append((number, end))


def _name(reading: Reading, record: Record, number: int) -> None:
    reading.name = shown_text(record["name"], "name")


def _seats(reading: Reading, record: Record, number: int) -> None:
    assert reading.header is not None
    seats, before = read_seats(record, reading.header), reading.seats or reading.header.seats
    reading.notes += changes(before, seats, read_handed(record), len(reading.entries))
    reading.seat(seats, read_privacy(record))


_TAKERS: tuple[tuple[str, Callable[[Reading, Record, int], None]], ...] = (
    ("answer", _decision), ("turn_over", _turn_end), ("undo", _undo), ("name", _name),
    ("seats", _seats),
)  # fmt: skip
"""How each kind of line is known, and what is made of it."""


def whole(record: Mapping[str, Any], key: str, least: int, most: int) -> int:
    """A whole number of a record, within bounds."""
    value = record.get(key)
    if type(value) is not int or not least <= value <= most:
        span = f"{least}" if least == most else f"a whole number from {least} to {most}"
        raise BadLine(f"'{key}' must be {span}")
    return value


def text(record: Mapping[str, Any], key: str, optional: bool = False) -> str:
    """A short text of a record."""
    value = record.get(key, "" if optional else None)
    if not isinstance(value, str) or len(value) > TEXT_LIMIT:
        raise BadLine(f"'{key}' must be a text of at most {TEXT_LIMIT} letters")
    return value
