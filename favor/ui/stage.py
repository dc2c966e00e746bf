"""What just happened, ready to be shown: notices that wait to be read, and the rolls of the die tray. Draws nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace

from favor.language.tongue import filled
from favor.model.events import Event
from favor.ui import words
from favor.ui.faces import god_name
from favor.ui.names import Names, Words
from favor.ui.parts.showing import Roll
from favor.ui.words_life import ONLY_ANSWER
from favor.ui.words_table import GOD, NOTICES

LONGEST = 9
"""Lines one notice shows."""

NOBODY = -1
TELLING = (
    "relic_lost", "item_lost", "hand_discarded", "heart_lost", "damage", "boon_spent", "trap_drawn", "tile_revealed", "drew",
    "relic_gained", "item_gained", "status_gained",
)  # fmt: skip
"""Events that cost the one they happen to something, or show something to them."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing to be read before the game goes on: a decree, an Event, a Trap, a Stun."""

    title: str
    card: tuple[str, str] | None
    lines: tuple[Words, ...]
    seat: int


def _decreed(names: Names, card: tuple[str, str]) -> str:
    """Which God decrees."""
    found = names.definition(*card)
    god = str(found.data.get("god", "")) if found is not None else ""
    return filled(GOD["decrees"], god_name(god)) if god else NOTICES["god"]


class Stage:
    """Reads events in order and keeps what is still to be shown."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []
        self.rolls: tuple[Roll, ...] = ()
        self._open: Notice | None = None
        self._fresh_rolls = True
        self._seen_by = "one"
        self._forced = NOBODY
        """For whom the rules have just answered, since nothing else was possible."""
        self._offering: tuple[int, ...] = ()
        """Who offers: that the only Relic goes is what they wanted."""

    @property
    def notice(self) -> Notice | None:
        """The notice on show."""
        return self.notices[0] if self.notices else None

    @property
    def decrees(self) -> bool:
        """Is the notice on show the decree of a turn?"""
        return bool(self.notices) and self.notices[0].card is not None and self.notices[0].card[0] == "god_cards"

    def go_on(self) -> None:
        """The notice on show has been read."""
        self.notices.pop(0)

    def acted(self) -> None:
        """A player has acted: rolls that come now are new ones."""
        self._fresh_rolls = True

    def tell(self, events: list[Event], names: Names, seen_by: str = "one") -> None:
        """Take in what happened; `seen_by`: who sees what only one player may know (wording.seen_by)."""
        self._open, self._forced, self._seen_by = None, NOBODY, seen_by
        self._offering = tuple(event[1] for event in events if event[0] == "offered")
        for event in events:
            self._roll(event)
            self._notice(event, names)
        if self._open is not None:
            self._close()

    def _roll(self, event: Event) -> None:
        if event[0] == "die":
            _, seat, stat, face, value, succeeded = event
            kept = () if self._fresh_rolls else self.rolls
            self._fresh_rolls = False
            again = bool(kept) and kept[-1].seat == seat
            self.rolls = (*(kept[:-1] if again else kept), Roll(seat, stat, value, face, bool(succeeded)))
        elif event[0] in ("god_drawn", "event_drawn", "terrain", "turn_began"):
            self._fresh_rolls = True

    def _notice(self, event: Event, names: Names) -> None:
        heading = self._heading(event, names)
        if heading is not None:
            self._close()
            self._open = heading
        elif self._open is not None:
            if event[0] in ("turn_over", "turn_began", "won") or event[:1] + event[2:] == ("step", 2):
                self._close()
            elif event[0] not in words.QUIET_EVENTS and len(self._open.lines) < LONGEST:
                was = self._open
                self._open = Notice(was.title, was.card, (*was.lines, names.line(event)), was.seat)

    def _heading(self, event: Event, names: Names) -> Notice | None:
        name = event[0]
        if name == "god_drawn":
            card = names.card_definition(event[2])
            return Notice(_decreed(names, card), card, (), event[1])
        if name == "event_drawn":
            return Notice(filled(NOTICES["event"], names.seat(event[1])), names.card_definition(event[2]), (), event[1])
        if name == "trap_sprung":
            return Notice(NOTICES["trap"], None, (names.line(event),), event[1])
        if name == "trap_drawn" and event[2] != NOBODY:  # told to nobody but the one who sits here, and this once (ruling 115)
            return Notice(NOTICES["token"], None, (names.own_trap(event[2], self._seen_by),), event[1])
        if name == "stunned" and self._open is None:
            return Notice(NOTICES["stunned"], None, (names.line(event),), event[1])
        return self._only_answer(event, names)

    def _only_answer(self, event: Event, names: Names) -> Notice | None:
        """What came of an answer that nobody gave, where it has cost or shown something and no notice tells it anyway (B35).
        The only way a tile can lie is no answer: it lies there ready turned."""
        forced = self._forced
        if event[0] == "answered":
            self._forced = event[1] if event[2] != "turn" and event[1] not in self._offering else NOBODY
        if forced == NOBODY or self._open is not None or event[0] not in TELLING or event[1] != forced:
            return None
        self._forced = NOBODY
        return Notice(ONLY_ANSWER, None, (names.line(event),), forced)

    def add(self, line: Words) -> None:
        """One line more on the notice that is read last."""
        last = self.notices.pop()
        self.notices.append(replace(last, lines=(*last.lines, line)))

    def _close(self) -> None:
        if self._open is not None:
            self.notices.append(self._open)
            self._open = None
