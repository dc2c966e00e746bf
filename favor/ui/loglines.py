"""The lines of the log for whoever reads it: all or those of one kind, and a grey one for what was taken back. Draws nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from favor.model.events import EVENTS, Event
from favor.table.sitting import Sitting, reader
from favor.ui import words
from favor.ui.names import Names, Words
from favor.ui.words_table import LOG

Lines = tuple[tuple[int, Words], ...]
LONGEST = 200
ALL, MINE = "all", "mine"
KINDS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "fights": frozenset(
            ("attacked", "damage", "prevented", "redirected", "stunned", "heart_lost", "trap_sprung", "reaction")
        ),
        "favor": frozenset(("favor", "offered", "captured", "banner", "won")),
        "rolls": frozenset(("start_roll", "die", "rerolled", "roll_changed")),
    }
)
"""The events of each filter; `mine` asks who is named in them."""
FILTERS = (ALL, MINE, *KINDS)
OF_SEATS = ("seat", "from_seat", "by", "credit")
"""Fields of events that name a player, where they hold a number."""
GREY = "undo"
"""The mark of a line about what was taken back."""


def passes(event: Event, wanted: str, seat: int) -> bool:
    """Does an event belong under that filter, for the player who reads?"""
    if wanted == MINE:
        fields = EVENTS[event[0]]
        named = (value for field, value in zip(fields, event[1:], strict=False) if field in OF_SEATS)
        return seat < 0 or any(type(value) is int and value == seat for value in named)
    return wanted == ALL or event[0] in KINDS[wanted]


class LogLines:
    """The lines of one sitting; begins anew when another reads, filters, or something was taken back.

    What was read last is made once more with the next lines: a Trap Token in it is forgotten by then.
    """

    def __init__(self) -> None:
        self._key: tuple[int, str, int] = (-1, ALL, -1)
        self._back: list[tuple[int, Words]] = []
        """For each time something was taken back, how much had been told that stays, and the line."""
        self._begin()

    def _begin(self) -> None:
        self._read = self._turn = 0
        self._heading: tuple[int, Event] | None = None
        self._sure: tuple[int, int, int, tuple[int, Event] | None] = (0, 0, 0, None)
        self._lines: list[tuple[float, int, Words]] = []
        self._told: Lines = ()

    def lines(self, sitting: Sitting, names: Names, wanted: str = ALL) -> Lines:
        """The newest lines with the number of their turn."""
        told, who = sitting.told(), reader(sitting)
        if self._key == (who, wanted, len(told)):
            return self._told
        if self._key[0] == who and len(told) < self._read:
            self._took_back(sitting, names, len(told))
        if len(told) < self._read or self._key[:2] != (who, wanted):
            self._begin()
        again, count, self._turn, self._heading = self._sure
        del self._lines[count:]
        self._add(again, told[again : self._read], names, wanted, who)
        self._sure = (self._read, len(self._lines), self._turn, self._heading)
        self._add(self._read, told[self._read :], names, wanted, who)
        self._read = len(told)
        self._key = (who, wanted, len(told))
        self._told = self._merged(wanted)
        return self._told

    def _took_back(self, sitting: Sitting, names: Names, stays: int) -> None:
        """Everybody at the table has seen it: a grey line says that it was, and no more than that."""
        before, _, after = LOG["took back"].partition("{0}")
        line = ((before, GREY), (names.seat(sitting.asked), GREY), (after, GREY))
        self._back = [(min(stays, upto), text) for upto, text in self._back]
        self._back.append((stays, tuple(span for span in line if span[0])))

    def _add(self, start: int, events: Iterable[Event], names: Names, wanted: str, who: int) -> None:
        for number, event in enumerate(events, start):
            if event[0] == "turn_began":
                self._turn = event[2]
                self._heading = (number, event)
            elif event[0] not in words.QUIET_EVENTS and passes(event, wanted, who):
                self._put_heading(names)
                self._lines.append((number, self._turn, names.line(event)))
            if wanted == ALL:
                self._put_heading(names)

    def _put_heading(self, names: Names) -> None:
        """The line a turn begins with, once, before the first of its lines."""
        if self._heading is not None:
            self._lines.append((self._heading[0], self._turn, names.line(self._heading[1])))
            self._heading = None

    def _merged(self, wanted: str) -> Lines:
        """The lines with those about what was taken back among them."""
        back = [(upto - 0.5, 0, text) for upto, text in self._back] if wanted in (ALL, MINE) else []
        found = sorted((*self._lines, *back), key=lambda line: line[0])
        return tuple((turn, text) for _, turn, text in found[-LONGEST:])

