"""Who sits at the table: names, characters, people or not. Knows no rule."""

from __future__ import annotations

from dataclasses import dataclass, replace

from favor.language.tongue import filled
from favor.table.settings import LONGEST_NAME
from favor.table.words import PLAYER

FEWEST, MOST = 2, 6


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table."""

    name: str
    character: str
    human: bool = True


def people(seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """The seats with people on them."""
    return tuple(number for number, seat in enumerate(seats) if seat.human)


def tidy(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The same seats with a name for everybody, no name twice."""
    taken: list[str] = []
    done = []
    for number, seat in enumerate(seats, 1):
        name = seat.name.strip() or filled(PLAYER, number)
        base, copy = name, 2
        while name in taken:
            name, copy = f"{base[: LONGEST_NAME - 2].rstrip()} {copy}", copy + 1
        taken.append(name)
        done.append(replace(seat, name=name))
    return tuple(done)
