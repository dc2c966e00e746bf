"""The steps of the lesson, one after the other, and what is said instead where one cannot be taken. Draws nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import MappingProxyType

from favor.language.handbook_lesson import DETOURS, LESSON, UNNAMED, Step, filled
from favor.language.handbook_numbers import numbers_of
from favor.model.catalog import Catalog
from favor.model.events import Event
from favor.ui.coach import Said, Teacher, is_of_decree
from favor.ui.parts.showing import Showing
from favor.ui.wayback import astray, homeward, stands_on_altar

WAYS_BACK = MappingProxyType({step.id: step for step in DETOURS})
OPTIONAL = ("unable",)
"""Ways back that may be passed over: whoever has no card to play is not held."""
STEPWISE = ("back", "out")
"""Ways that take several steps, of which the next is shown."""
PLAYED = "played"


class Lesson(Teacher):
    """One step after the other. Where the present one cannot be taken just now, it says what to do instead."""

    def __init__(self, catalog: Catalog, steps: Iterable[Step] = LESSON) -> None:
        super().__init__()
        self.steps = tuple(steps)
        self.at = 0
        self._catalog = catalog
        self._numbers = numbers_of(catalog)
        self._detour = ""
        self._homeward = -1
        self.answers = 0
        """How many answers have been given; whoever brings the events says so."""
        self.has_place = True
        self._played: list[int] = []
        """How many answers had been given when the learner played a card."""
        self._past: list[tuple[int, int]] = []
        """How many answers had been given when a step was taken, and which one it was."""

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
        """The present step as a bubble, or the way back to it."""
        step = self.step
        if step is None:
            return None
        told = WAYS_BACK.get(self._detour, step)
        reading = is_of_decree(told.at)
        by_enter = (not step.until and not reading) if told is step else told.id in OPTIONAL
        text = filled(told.text, self._numbers, UNNAMED)
        at = ("go", str(self._homeward)) if told.id in STEPWISE else told.at
        return Said(told.id, told.title, text, at, told.section, reading, by_enter, self.at + 1, len(self.steps))

    def look(self, show: Showing) -> None:
        """See what is on the table: skip what has come about by itself, and find the way back."""
        step, me = self.step, show.me
        if step is None or me is None:
            return
        is_home = step.id == "home" and me.relics and stands_on_altar(show)
        if step.id == "delve" and me.relics or is_home or step.id == "card" and self._played:
            self._on(1)
        self._detour = astray(self.steps[self.at].id, show)
        self._homeward = homeward(show)

    def tell(self, events: Sequence[Event], learner: int) -> None:
        """The learner's deeds lead on; one deed may be several steps ahead of the picture, never of the learner."""
        for event in events:
            if event[:2] == (PLAYED, learner):
                self._played.append(self.answers)
            ahead = self._awaited
            if ahead < len(self.steps) and self._is_deed(self.steps[ahead], event, learner):
                self._past.append((self.answers, self.at))
                self._on(ahead + 1 - self.at)

    def _is_deed(self, step: Step, event: Event, learner: int) -> bool:
        if event[0] not in step.until or len(event) < 2 or event[1] != learner:
            return False
        return not step.about or self._catalog.tiles[event[3]].symbol == step.about[1]

    @property
    def _awaited(self) -> int:
        """The number of the next step that waits for a deed; whoever does it early has understood those before."""
        return next((at for at in range(self.at, len(self.steps)) if self.steps[at].until), len(self.steps))

    def taken_back(self, answers: int) -> None:
        """Only so many answers stand any more: steps that came of later ones are to be taken again."""
        self.answers = answers
        self._played = [at for at in self._played if at <= answers]
        while self._past and self._past[-1][0] > answers:
            self.at = self._past.pop()[1]

    def read(self) -> None:
        """The decree has been read."""
        if self.step is not None and is_of_decree(self.step.at):
            self._on(1)

    def done(self) -> bool:
        """A step without a deed was understood."""
        if self.said is None or not self.said.by_enter:
            return False
        self._on(1)
        return True

    def later(self) -> None:
        """A decree that is not to be read any more is passed over."""
        self.read()

    def _on(self, steps: int) -> None:
        self.folded, self._detour = False, ""
        self.at += steps
