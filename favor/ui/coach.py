"""Whoever explains the game while it is played: the coach of a first real game, the steps of the lesson. Draws nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from favor.language.handbook_lesson import BUBBLES, LESSON, OTHERS, YOURS, Bubble, Step, filled
from favor.language.handbook_numbers import numbers_of
from favor.model.catalog import Catalog
from favor.ui.wishes import Wishes

Event = tuple[Any, ...]
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

    folded = False
    """Is only the title shown?"""

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
    """Speaks up when something happens for the first time. What was said is kept with the settings."""

    def __init__(self, wishes: Wishes, catalog: Catalog) -> None:
        self._wishes = wishes
        self._catalog = catalog
        self._numbers = numbers_of(catalog)
        self._turns = 0
        self._waiting: tuple[Bubble, ...] = ()

    @property
    def said(self) -> Said | None:
        """The first bubble that waits, in the order in which they go."""
        if not self._waiting or not self._wishes.settings.coach:
            return None
        bubble = self._waiting[0]
        text = filled(bubble.text, self._numbers)
        return Said(bubble.id, bubble.title, text, bubble.at, bubble.section, _is_of_decree(bubble.at), True)

    def tell(self, events: Sequence[Event], learner: int) -> None:
        """Bubbles go with the deed they wait for, and come with the first event they are about."""
        if learner == NOBODY or not self._wishes.settings.coach:
            return
        gone = [bubble for bubble in self._waiting if any(_ends(bubble, event, learner) for event in events)]
        first = self._waiting[:1]
        for bubble in gone:
            if bubble in first:
                self._note(bubble)
        waiting = [bubble for bubble in self._waiting if bubble not in gone]
        for event in events:
            self._turns += event[0] == "turn_began" and event[1] == learner
            waiting += [bubble for bubble in BUBBLES if bubble not in waiting and self._begins(bubble, event, learner)]
        self._waiting = tuple(waiting[:1] + sorted(waiting[1:], key=BUBBLES.index))

    def _begins(self, bubble: Bubble, event: Event, learner: int) -> bool:
        if event[0] not in bubble.when or bubble.id in self._wishes.settings.coach_done:
            return False
        mine = len(event) > 1 and event[1] == learner
        if bubble.whose == YOURS and not mine or bubble.whose == OTHERS and mine:
            return False
        return not bubble.about or self._is_about(bubble.about, event)

    def _is_about(self, about: tuple[str, ...], event: Event) -> bool:
        kind, what = about
        if kind == "tile":
            tile = event[3] if event[0] == "moved" else event[2]
            return 0 <= tile < len(self._catalog.tiles) and self._catalog.tiles[tile].symbol == what
        if kind == "turn":
            return self._turns == int(what)
        return event[2] == int(what)

    def read(self) -> None:
        """What was said about a decree goes with it."""
        if self._waiting and _is_of_decree(self._waiting[0].at):
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
        self._turns = 0
        self._waiting = (BUBBLES[0],)

    def later(self) -> None:
        """What is to be said now cannot be shown here: let the next one speak first."""
        self._waiting = (*self._waiting[1:], *self._waiting[:1])


class Lesson(Teacher):
    """The steps of the lesson, one after the other."""

    def __init__(self, catalog: Catalog, steps: Iterable[Step] = LESSON) -> None:
        self.steps = tuple(steps)
        self.at = 0
        self._numbers = numbers_of(catalog)

    @property
    def is_over(self) -> bool:
        """Has every step been taken?"""
        return self.at >= len(self.steps)

    @property
    def step(self) -> Step | None:
        """The present step."""
        return None if self.is_over else self.steps[self.at]

    @property
    def said(self) -> Said | None:
        """The present step as a bubble."""
        step = self.step
        if step is None:
            return None
        text = filled(step.text, self._numbers)
        reading = _is_of_decree(step.at)
        by_enter = not step.until and not reading
        return Said(step.id, step.title, text, step.at, step.section, reading, by_enter, self.at + 1, len(self.steps))

    def tell(self, events: Sequence[Event], learner: int) -> None:
        """The learner's deeds lead on; one deed may be several steps ahead of the picture, never of the learner."""
        for event in events:
            ahead = self._awaited
            if ahead < len(self.steps) and event[0] in self.steps[ahead].until and len(event) > 1 and event[1] == learner:
                self.at, self.folded = ahead + 1, False

    @property
    def _awaited(self) -> int:
        """The number of the next step that waits for a deed; whoever does it early has understood those before."""
        return next((at for at in range(self.at, len(self.steps)) if self.steps[at].until), len(self.steps))

    def read(self) -> None:
        """The decree has been read."""
        if self.step is not None and _is_of_decree(self.step.at):
            self._on()

    def done(self) -> bool:
        """A step without a deed was understood."""
        if self.said is None or not self.said.by_enter:
            return False
        self._on()
        return True

    def later(self) -> None:
        """A decree that is not to be read any more is passed over."""
        self.read()

    def _on(self) -> None:
        self.folded = False
        self.at += 1


def _ends(bubble: Bubble, event: Event, learner: int) -> bool:
    """Does a bubble go with this event? What others do ends only what was said about others."""
    return event[0] in bubble.until and (bubble.whose != YOURS or len(event) > 1 and event[1] == learner)


def _is_of_decree(at: tuple[str, ...]) -> bool:
    return at == ("part", "god")


PARTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "god": ("notice-card", "god"), "ghost": ("ghost",), "die": ("tray",), "log": ("log",), "turn": ("step:2", "turn"),
        "events": ("inspector", "prompt"), "hand": ("card:", "hand-empty"), "trap": ("stock",),
    }
)  # fmt: skip
"""Where the parts of the window are, as ids or beginnings of ids; the rest is on the panel of whoever is taught."""


def targets(at: tuple[str, ...], learner: int, tile: int) -> tuple[str, ...]:
    """The ids, or beginnings of ids, of what a bubble may point at, best first; `tile` is where the learner stands."""
    kind, what = at[0], at[1] if len(at) > 1 else ""
    if kind == "spot":
        return ("go:",)
    if kind == "do":
        return ({"end_turn": "end-turn", "undo": "undo"}.get(what, f"do:{what}"),)
    if kind == "tile":
        return ("tile:altar",) if what == "altar" else (f"tile:{tile}",)
    return PARTS.get(what, (f"player:{learner}",))
