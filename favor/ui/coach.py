"""Whoever explains the game while it is played, and the coach of a first real game. Draws nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from favor.language.handbook_lesson import BUBBLES, OTHERS, UNNAMED, YOURS, Bubble, filled
from favor.language.handbook_numbers import numbers_of
from favor.model.catalog import Catalog
from favor.model.events import Event
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box
from favor.ui.wishes import Wishes

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Said:
    """One bubble as it is shown. `at` is a subject of the handbook; `reading`: it belongs to the decree that is being read."""

    id: str
    title: str
    text: str
    at: tuple[str, ...]
    section: str
    reading: bool
    by_enter: bool
    number: int = 0
    of: int = 0


class Teacher(ABC):
    """Hears what happens, and has at most one thing to say."""

    has_place = False
    """Is there always something said, so that the map leaves a place for it?"""

    def __init__(self) -> None:
        self.folded = False
        """Is only the title shown?"""
        self.lies: tuple[object, Box, float, object] | None = None
        """Which bubble was shown where last, how good a place that was, and what lay round it: it stays as long as it can."""

    @abstractmethod
    def look(self, show: Showing) -> None:
        """See what is on the table before something is said about it."""

    @property
    @abstractmethod
    def said(self) -> Said | None:
        """What is to be said now."""

    @abstractmethod
    def tell(self, events: Sequence[Event], learner: int) -> None:
        """Take in what happened; `learner` is the seat that is taught, -1 for nobody."""

    @abstractmethod
    def read(self) -> None:
        """A decree or the like has been read."""

    @abstractmethod
    def done(self) -> bool:
        """Enter, or the button: what is said has been understood. False when it waits for a deed."""

    @abstractmethod
    def later(self) -> None:
        """What is to be said now cannot be shown here: where something else waits, it goes first."""


class Coach(Teacher):
    """Speaks up when something happens for the first time: as often as it must in somebody's first turn, once a turn after
    that. What was said is kept with the settings."""

    def __init__(self, wishes: Wishes, catalog: Catalog) -> None:
        super().__init__()
        self._wishes = wishes
        self._catalog = catalog
        self._numbers = numbers_of(catalog)
        self._turns: dict[int, int] = {}
        self._learner = self._addressed = NOBODY
        self._has_spoken = False
        self._waiting: tuple[Bubble, ...] = ()

    @property
    def said(self) -> Said | None:
        """The first bubble that waits, in the order in which they go; none while somebody else sits here."""
        if not self._waiting or not self._wishes.settings.coach or self._learner != self._addressed:
            return None
        bubble = self._waiting[0]
        text = filled(bubble.text, self._numbers, UNNAMED)
        reading = is_of_decree(bubble.at)
        return Said(bubble.id, bubble.title, text, bubble.at, bubble.section, reading, not reading)

    def look(self, show: Showing) -> None:
        """What has happened is enough."""

    def tell(self, events: Sequence[Event], learner: int) -> None:
        """Bubbles go with the deed they wait for, and come with the first event they are about."""
        if learner == NOBODY or not self._wishes.settings.coach:
            return
        self._learner = learner
        gone = [bubble for bubble in self._waiting if any(_ends(bubble, event, self._addressed) for event in events)]
        if self._waiting[:1] and self._waiting[0] in gone:
            self._note(self._waiting[0])
        self._waiting = tuple(bubble for bubble in self._waiting if bubble not in gone)
        fresh: list[Bubble] = []
        for event in events:
            if event[0] == "turn_began":  # what was new before that is past
                fresh, self._has_spoken = [], False
                self._turns[learner] = self._turns.get(learner, 0) + (event[1] == learner)
            fresh += [bubble for bubble in BUBBLES if bubble not in fresh and self._begins(bubble, event)]
        self._queue([bubble for bubble in fresh if bubble not in self._waiting])

    def _queue(self, fresh: list[Bubble]) -> None:
        """What is new gets in line; after the first turn only the first of it, and that only once a turn."""
        if not fresh:
            return
        if self._learner != self._addressed:
            self._waiting = ()
        self._addressed = self._learner
        if self._turns.get(self._learner, 0) > 1:
            self._waiting = self._waiting or (() if self._has_spoken else (min(fresh, key=BUBBLES.index),))
        else:
            self._waiting = (*self._waiting[:1], *sorted((*self._waiting[1:], *fresh), key=BUBBLES.index))
        self._has_spoken = True

    def _begins(self, bubble: Bubble, event: Event) -> bool:
        if event[0] not in bubble.when or bubble.id in self._wishes.settings.coach_done:
            return False
        mine = len(event) > 1 and event[1] == self._learner
        if bubble.whose == YOURS and not mine or bubble.whose == OTHERS and mine:
            return False
        return not bubble.about or self._is_about(bubble.about, event)

    def _is_about(self, about: tuple[str, ...], event: Event) -> bool:
        kind, what = about
        if kind == "tile":
            tile = event[3] if event[0] == "moved" else event[2]
            return 0 <= tile < len(self._catalog.tiles) and self._catalog.tiles[tile].symbol == what
        if kind == "turn":
            return self._turns.get(self._learner, 0) == int(what)
        return bool(event[2] == int(what))

    def read(self) -> None:
        """What was said about a decree goes with it."""
        if self._waiting and is_of_decree(self._waiting[0].at):
            self.done()

    def done(self) -> bool:
        """Put it away, never to be said again."""
        if not self._waiting or not self._wishes.settings.coach:
            return False
        self._note(self._waiting[0])
        self._waiting = self._waiting[1:]
        return True

    def _note(self, bubble: Bubble) -> None:
        self.folded = False
        self._wishes.change(coach_done=self._wishes.settings.coached(bubble.id).coach_done)

    def again(self) -> None:
        """Begin once more from the first bubble, switched on."""
        self._wishes.change(coach=True, coach_done=())
        self._turns, self._has_spoken = {}, False
        self._waiting, self._addressed = BUBBLES[:2], self._learner

    def later(self) -> None:
        """What is to be said now cannot be shown here: let the next one speak first."""
        self._waiting = (*self._waiting[1:], *self._waiting[:1])


class Once(Teacher):
    """Says one bubble, the first time that its screen comes up."""

    def __init__(self, wishes: Wishes, catalog: Catalog, bubble: Bubble) -> None:
        super().__init__()
        self._wishes = wishes
        self._bubble = bubble
        self._text = filled(bubble.text, numbers_of(catalog), UNNAMED)

    @property
    def said(self) -> Said | None:
        """That bubble, as long as it has not been read."""
        settings, bubble = self._wishes.settings, self._bubble
        if not settings.coach or bubble.id in settings.coach_done:
            return None
        return Said(bubble.id, bubble.title, self._text, bubble.at, bubble.section, False, True)

    def look(self, show: Showing) -> None:
        """That it is there is enough."""

    def tell(self, events: Sequence[Event], learner: int) -> None:
        """Nothing happens while it is shown."""

    def read(self) -> None:
        """It belongs to no decree."""

    def done(self) -> bool:
        """Never to be said again; False when it was not said."""
        if self.said is None:
            return False
        self._wishes.change(coach_done=self._wishes.settings.coached(self._bubble.id).coach_done)
        return True

    def later(self) -> None:
        """Nothing else waits."""


def _ends(bubble: Bubble, event: Event, learner: int) -> bool:
    """Does a bubble go with this event? What others do ends only what was said about others; with a turn all of it ends."""
    if event[0] not in bubble.until:
        return False
    return event[0] == "turn_over" or bubble.whose != YOURS or len(event) > 1 and event[1] == learner


def is_of_decree(at: tuple[str, ...]) -> bool:
    """Does it belong to the decree that is being read?"""
    return at == ("part", "god")


PARTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "god": ("notice-card", "god"), "ghost": ("ghost",), "die": ("tray",), "log": ("log",), "turn": ("step:2", "turn"),
        "events": ("inspector", "prompt"), "recap": ("recap",), "hand": ("card:", "hand-empty"), "trap": ("stock",),
    }
)  # fmt: skip
"""Where the parts of the window are, as ids or beginnings of ids; the rest is on the panel of whoever is taught."""


def targets(at: tuple[str, ...], learner: int, tile: int) -> tuple[str, ...]:
    """The ids, or beginnings of ids, of what a bubble may point at, best first; `tile` is where the learner stands."""
    kind, what = at[0], at[1] if len(at) > 1 else ""
    if kind == "spot":
        return ("go:",)
    if kind == "go":
        return (f"go:{what}",)
    if kind == "do":
        return ({"end_turn": "end-turn", "undo": "undo"}.get(what, f"do:{what}"),)
    if kind == "tile":
        return ("tile:altar",) if what == "altar" else (f"tile:{tile}",)
    return PARTS.get(what, (f"player:{learner}",))
