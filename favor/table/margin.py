"""What happens at the table beside the game: answers taken back, others who sit down. Knows no rule and no words."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from favor.table.seats import Seat

TOOK_BACK, NAME, PERSON, MACHINE, ANOTHER = "took back", "name", "person", "machine", "another"
"""Kinds of notes: the seat took answers back, is called otherwise, is played by a person, by a machine, by another person."""


@dataclass(frozen=True, slots=True)
class Note:
    """One thing of that kind. It stands behind the first `after` answers of the game."""

    after: int
    kind: str
    seat: int
    name: str = ""
    """What the seat is called from here on."""
    before: str = ""
    """What it was called."""


def changes(before: tuple[Seat, ...], now: tuple[Seat, ...], handed: Collection[int], after: int) -> tuple[Note, ...]:
    """What is to be told where these sit from now on; `handed` are the seats that another person takes from a person."""
    found = []
    for number, (old, new) in enumerate(zip(before, now, strict=True)):
        if old.name != new.name:
            found.append(Note(after, NAME, number, new.name, old.name))
        if old.human != new.human:
            found.append(Note(after, PERSON if new.human else MACHINE, number, new.name, old.name))
        elif new.human and number in handed:
            found.append(Note(after, ANOTHER, number, new.name, old.name))
    return tuple(found)


def kept(notes: Iterable[Note], answers: int) -> list[Note]:
    """The same notes in a game of only so many answers: none is lost with the answers before it."""
    return [note if note.after <= answers else replace(note, after=answers) for note in notes]
