""""Learn in four minutes": a small game at the real table, one idea after the other, by doing. Knows steps, no rule."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from favor.language.handbook_lesson import LESSON_GAME
from favor.model.actions import END_TURN, Action
from favor.model.catalog import Catalog
from favor.model.views import View
from favor.table.seats import Seat
from favor.table.sitting import OPEN, Sitting
from favor.ui import words_reading as words
from favor.ui.autoplay import LuckyDip
from favor.ui.brush import Brush
from favor.ui.lesson import Lesson
from favor.ui.lessonplace import OVER, Place, place_of
from favor.ui.names import Names
from favor.ui.parts.showing import Showing
from favor.ui.scene import Host, Size
from favor.ui.scenes.pause import PauseScene
from favor.ui.scenes.table import BOT_PACE, TableScene
from favor.ui.semantics import Widget
from favor.ui.services import Plan, Services
from favor.ui.stage import Notice

HARSH = ("attack", "play")
"""What the other player in a lesson never does."""

SLOW_PACE, SLOW_FOR = 800, 3200
"""The other player's first deeds are seen in peace; after so long the usual pace sees to it that the turn ends (B32)."""

LONGEST_PLACE = 900
"""Whoever has wandered on for so long begins anew another day."""


def lesson_plan(catalog: Catalog, learner: str = "") -> Plan:
    """The game of the lesson: the learner first, one gentle opponent, always the same tiles."""
    names = (learner if learner and learner != words.LESSON["other"] else words.LESSON["you"], words.LESSON["other"])
    people = zip(names, LESSON_GAME.characters, strict=True)
    seats = tuple(Seat(name, character, human=name == names[0]) for name, character in people)
    return Plan(seats, dict(catalog.switches), LESSON_GAME.seed, OPEN)


class Gentle:
    """Answers by lot, wanders about and harms nobody."""

    def __init__(self, seed: int) -> None:
        self._dip = LuckyDip(seed)

    def __call__(self, view: View, options: tuple[Action, ...]) -> Action:
        kind_ones = tuple(option for option in options if option[0] not in HARSH)
        if END_TURN in kind_ones and not any(option[0] in ("move", "delve", "offer") for option in kind_ones):
            return END_TURN
        return self._dip(view, kind_ones or options)


class LessonScene(TableScene):
    """The table with somebody who explains. Left by the menu or the bubble, it waits where it was."""

    def __init__(self, host: Host, sitting: Sitting, names: Names, services: Services, plan: Plan, step: int = 0) -> None:
        quiet = replace(services, news=_no_news)
        super().__init__(host, sitting, names, quiet, plan, Gentle(plan.seed))
        self.lesson = Lesson(names.catalog)
        self.coach = self.lesson
        self.lesson.at = step
        self._held: list[Notice] = []
        self._kept: Place = ()
        self._watched = 0
        """Since when the other player has been on the move."""

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """The table; the decree waits until its step."""
        if self.lesson.at == 0:
            self._held += self.stage.notices
            self.stage.notices.clear()
        elif self._held:
            self.stage.notices[:0] = self._held
            self._held, self.is_still = [], True
        return super().build(brush, size)

    def showing(self, size: Size) -> Showing:
        """What a raised card must not hide: the words that tell what to do with it, and Stop under them."""
        show = super().showing(size)
        show.bubble = tuple(widget.rect for widget in (self.tree.get("bubble"),) if widget is not None)
        return show

    def read(self) -> None:
        """The steps know how far the game has come."""
        self.lesson.answers = len(self.sitting.taken)
        super().read()

    def taken_back(self) -> None:
        """With the answers go the steps that came of them."""
        self.lesson.taken_back(len(self.sitting.taken))
        super().taken_back()

    def answer(self, action: Action) -> None:
        """What the other player does after it is watched from now on."""
        if self.sitting.waits_for_human:
            self._watched = self.host.now()
        super().answer(action)

    def _next_bot(self) -> int:
        """More slowly than in a game, as long as the whole turn is not drawn out."""
        is_slow = self.host.now() - self._watched < self.host.wishes.waiting(SLOW_FOR)
        self.pace = SLOW_PACE if is_slow else BOT_PACE
        return super()._next_bot()

    def tick(self, now: int) -> None:
        """Whoever quits goes on from here another day."""
        super().tick(now)
        place = OVER if self.lesson.is_over else place_of(self.sitting, self.lesson.at)
        if place != self._kept and len(place) < LONGEST_PLACE:
            self._kept = place
            self.host.wishes.change(lesson=place)

    def _on_menu(self) -> None:
        """The menu, without what belongs to a game of one's own."""
        self.host.push(PauseScene(self.host, self.services))


def _no_news() -> str:
    """A lesson is not kept, so nothing can go wrong with keeping it."""
    return ""
