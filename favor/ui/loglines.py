"""The lines of the log for whoever reads it: all or those of one kind, and among them what happened beside the game, grey
where something was taken back. Draws nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from types import MappingProxyType

from favor.language.tongue import PIECE
from favor.model.events import EVENTS, Event
from favor.table.margin import TOOK_BACK, Note
from favor.table.replay import Replay
from favor.table.sitting import Sitting, reader
from favor.ui import words
from favor.ui.names import Names, Words
from favor.ui.words_games import BESIDE

Lines = tuple[tuple[int, Words], ...]
Numbered = tuple[float, int, Words]
"""A line with the number of what it tells of, and the turn it belongs to."""
Mark = tuple[int, tuple[tuple[int, Event] | None, int]]
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


def note_line(note: Note, names: Names) -> Words:
    """What happened beside the game, in words; of what was taken back it is said that it was, and no more than that."""
    texts = {0: names.seat(note.seat), 1: note.before}
    spans: list[tuple[str, str]] = []
    at = 0
    for found in PIECE.finditer(BESIDE[note.kind]):
        spans += [(found.string[at : found.start()], ""), (texts[int(found[1])], f"seat:{note.seat}" if found[1] == "0" else "")]
        at = found.end()
    spans.append((BESIDE[note.kind][at:], ""))
    grey = note.kind == TOOK_BACK
    return tuple((text, GREY if grey else mark) for text, mark in spans if text)


def noted(notes: Iterable[Note], batches: Sequence[Sequence[Event]], names: Names) -> tuple[tuple[int, Words], ...]:
    """Each note as a line, with how many events went before it."""
    ends = list(accumulate(len(batch) for batch in batches))
    return tuple((ends[min(note.after, len(ends) - 1)], note_line(note, names)) for note in notes)


class Writer:
    """Makes lines of events, one after the other; a turn begins with its heading, once, before the first of its lines."""

    def __init__(self, wanted: str, who: int) -> None:
        self._wanted = wanted
        self._who = who
        self._begun: tuple[tuple[int, Event] | None, int] = (None, 0)
        self.lines: list[Numbered] = []

    def add(self, number: int, event: Event, names: Names) -> None:
        """One more event, which is known by that number."""
        heading, turn = self._begun
        if event[0] == "turn_began":
            self._begun = heading, turn = (number, event), event[2]
        is_wanted = event[0] not in words.QUIET_EVENTS and event[0] != "turn_began" and passes(event, self._wanted, self._who)
        if heading is not None and (is_wanted or self._wanted == ALL):
            self.lines.append((heading[0], turn, names.line(heading[1])))
            self._begun = None, turn
        if is_wanted:
            self.lines.append((number, turn, names.line(event)))

    def mark(self) -> Mark:
        """How far it is."""
        return len(self.lines), self._begun

    def back_to(self, mark: Mark) -> None:
        """Forget what was written since."""
        count, self._begun = mark
        del self.lines[count:]


class LogLines:
    """The lines of one sitting; begins anew when another reads, filters, or something happened beside the game.

    What was read last is made once more with the next lines: a Trap Token in it is forgotten by then.
    """

    def __init__(self) -> None:
        self._key: tuple[int, str, int, int] = (-1, ALL, -1, 0)
        self._begin(ALL, -1)

    def _begin(self, wanted: str, who: int) -> None:
        self._writer = Writer(wanted, who)
        self._read = 0
        self._sure = (0, self._writer.mark())
        self._told: Lines = ()

    def lines(self, sitting: Sitting, names: Names, wanted: str = ALL) -> Lines:
        """The newest lines with the number of their turn."""
        told, who, notes = sitting.told(), reader(sitting), sitting.history.notes
        if self._key == (who, wanted, len(told), len(notes)):
            return self._told
        if (*self._key[:2], self._key[3]) != (who, wanted, len(notes)):
            self._begin(wanted, who)
        again, mark = self._sure
        self._writer.back_to(mark)
        self._add(again, told[again : self._read], names)
        self._sure = (self._read, self._writer.mark())
        self._add(self._read, told[self._read :], names)
        self._read = len(told)
        self._key = (who, wanted, len(told), len(notes))
        beside = noted(notes, sitting.history.batches, names) if wanted in (ALL, MINE) else ()
        between = [(upto - 0.5, 0, text) for upto, text in beside]
        found = sorted((*self._writer.lines, *between), key=lambda line: line[0])
        self._told = tuple((turn, text) for _, turn, text in found[-LONGEST:])
        return self._told

    def _add(self, start: int, events: Iterable[Event], names: Names) -> None:
        for number, event in enumerate(events, start):
            self._writer.add(number, event, names)


def film_lines(film: Replay, reader: int, notes: Iterable[Note], names: Names, wanted: str, seat: int) -> list[Numbered]:
    """The lines of a game that is watched, each with how many answers it takes until it stands there. `seat`: whose are
    `mine`."""
    writer = Writer(wanted, seat)
    for at in range(len(film) + 1):
        for event in film.happened(at, reader):
            writer.add(at, event, names)
    beside = [(note.after, 0, note_line(note, names)) for note in notes] if wanted in (ALL, MINE) else []
    return sorted((*writer.lines, *beside), key=lambda line: line[0])
