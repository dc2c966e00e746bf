"""Walks through every moment that tests/ui/shots.py takes a picture of, and looks at the letters of each."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from math import inf
from pathlib import Path

import pygame

from favor.content.load import Loaded
from favor.model.chance import Dice
from favor.table.seats import Seat
from favor.table.sitting import NOBODY, PEEK
from favor.ui.brush import ELLIPSIS
from favor.ui.semantics import Widget
from favor.ui.services import Plan
from favor.ui.shelf import Shelf
from favor.ui.textaudit import TextAudit
from tests.ui import shots
from tests.ui.driver import APART_MS, PEOPLE, Driver

Look = Callable[["Looker", str], None]
OVERLAYS = ("tooltip", "tips", "raised", "stays", "notice", "bubble", "pin", "unpin", "linked", "linked-tips", "linked-card",
            "victory-words", "lit", "bubble-done", "bubble-leave", "bubble-fold", "bubble-more")  # fmt: skip
"""What comes up over the table for a moment, and may hide a part of what is written there."""
NAMES = ("Wilhelmina Maria", "Maximilian Wundt", "Anna-Kristin Moe", "Bartholomew Ward", "Gwendolyn Marsh", "Konstantin Homm")
LONG_NAMES = tuple(replace(seat, name=name) for seat, name in zip(PEOPLE, NAMES, strict=True))
"""As many letters as a name may have, wide ones among them."""
NOWHERE = Path("nowhere")
OPENING_CLICKS, CLOSING_ANSWERS = 500, 30
"""So much of a game is clicked at its beginning, and at its end; what is between has no screens of its own."""


class Unseen(Shelf):
    """Pictures of widgets that are painted only while somebody looks. On the way from one look to the next it is enough to
    know where everything lies: painting it would be nearly all of the time that a walk takes in a large window."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = 0
        self.none = pygame.Surface((1, 1), pygame.SRCALPHA)

    def begin(self, pixels: int) -> None:
        """A frame of endless patience: on a slow machine too nothing is drawn out from another size."""
        super().begin(pixels)
        self._spent = -inf

    def of(self, id: str, alike: Hashable, size: tuple[int, int, float], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture; nothing while nobody looks."""
        return super().of(id, alike, size, make) if self.looks else self.none


class Looker(Driver):
    """A driver that does not keep a moment as a picture but hands it to `look`."""

    def __init__(
        self,
        size: tuple[int, int],
        look: Look,
        loaded: Loaded | None = None,
        people: tuple[Seat, ...] = PEOPLE,
        privacy: str = "cover",
        **wishes: object,
    ) -> None:
        super().__init__(size, loaded)
        self.look = look
        self.people = people
        self.privacy = privacy
        self.seen: list[str] = []
        self.window.shelf = Unseen()
        self.window.wishes.change(**wishes)

    def begin(
        self, players: int = 3, seed: int = 7, people: tuple[Seat, ...] = PEOPLE, privacy: str = "cover"
    ) -> None:
        """Sit down with the people and the privacy this walk is about."""
        super().begin(players, seed, self.people, self.privacy)

    def shot(self, path: Path) -> None:
        """Look instead of keeping."""
        with painted(self):
            self.settle()
            self.seen.append(path.stem)
            self.look(self, path.stem)

    def keep(self, path: Path, millis: int) -> None:
        """Look at what would go on by itself, so long from now."""
        with painted(self):
            self.step(millis)
            self.seen.append(path.stem)
            self.look(self, path.stem)

    def click(self, widget: Widget, button: int = 1) -> None:
        """A click in one step of the window, which need not come to rest before anything is looked at."""
        at = self._in_window(self.point(widget))
        self.millis += APART_MS
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=button))
        self.step()

    def walk(self, *, games: bool = False, whole: bool = False) -> None:
        """The quiet screens and a first turn; also lists, replay and report, and every kind of question of a game."""
        shots.quiet_screens(self, NOWHERE)
        if self.privacy == PEEK:
            self._face_down()
        else:
            shots.first_turn(self, NOWHERE, len(self.people))
        if whole:
            shots.whole_game(self, NOWHERE, OPENING_CLICKS)
            near_the_end(self, len(self.people))
            shots.whole_game(self, NOWHERE)
        if games:
            shots.games_and_replay(self, NOWHERE)

    def _face_down(self) -> None:
        """A first turn with the cards face down, held up once."""
        self.begin(len(self.people))
        self.uncover()
        self.shot(NOWHERE / "god-card")
        while self.see("go-on") or self.table.show is None or self.table.show.about != "action":
            self.click_on()
        self.shot(NOWHERE / "backs")
        at = self.point(self.find("look"))
        self.button(at, True)
        self.shot(NOWHERE / "held")
        self.button(at, False)
        self.key("h")
        self.shot(NOWHERE / "what-can-i-do")
        self.key("escape")


@contextmanager
def painted(driver: Driver) -> Iterator[None]:
    """As long as this lasts everything on the screen is painted."""
    shelf = driver.window.shelf
    if isinstance(shelf, Unseen):
        shelf.looks += 1
    yield
    if isinstance(shelf, Unseen):
        shelf.looks -= 1


def audited(driver: Driver) -> TextAudit:
    """The letters of the frame on the screen, all of its widgets painted anew."""
    audit = driver.window.cache.kit.letters.audit
    audit.clear()
    audit.on = True
    with painted(driver):
        driver.window.shelf.clear()
        driver.window.draw()
    audit.on = False
    return audit


def faults(driver: Driver) -> list[str]:
    """What is wrong with the letters of the frame on the screen, in words."""
    audit = audited(driver)
    found = [f"cut: {entry.text!r} wants {entry.wanted}, has {entry.room} ({entry.where})" for entry in audit.cuts]
    found += [f"over each other: {c.text!r} / {c.other!r} of {c.owners} at {c.place}" for c in audit.clashes if c.other]
    found += [f"beyond its sheet: {c.text!r} of {c.owners[0]} at {c.place}" for c in audit.clashes if not c.other]
    hidden = [clash for clash in audit.half_hidden if clash.owners[1].partition(":")[0] not in OVERLAYS]
    found += [f"half hidden: {c.text!r} of {c.owners[0]} by {c.owners[1]}" for c in hidden]
    found += [f"a name cut short: {text!r}" for text in shortened(driver, audit)]
    return found if audit.entries else ["no text was drawn"]


def shortened(driver: Driver, audit: TextAudit) -> list[str]:
    """Names of players that lost letters; a painter may shorten them, but none that could be typed needs it."""
    names = [seat.name for seat in driver.app.plan.seats] if driver.app.plan is not None else []
    stems = {entry.text.removesuffix(ELLIPSIS) for entry in audit.entries if entry.text.endswith(ELLIPSIS)}
    return sorted(stem for stem in stems if stem and any(stem != name and name.startswith(stem) for name in names))


def _people(driver: Driver) -> tuple[Seat, ...]:
    return driver.people if isinstance(driver, Looker) else PEOPLE


def in_the_middle(
    driver: Driver, players: int, seed: int, answers: int, privacy: str = "cover", about: str = "", most: int = 200
) -> bool:
    """A table after so many answers by lot, and on to a question of that kind, nothing in front of it; False where that game
    was over by then."""
    driver.app.sit_down(Plan(_people(driver)[:players], driver.app.loaded.catalog.switches, seed, privacy), None)
    sitting, dice = driver.app.sitting, Dice(seed)
    assert sitting is not None
    for number in range(answers + most):
        decision = sitting.game.decision
        if decision is None:
            return False
        if number >= answers and about in ("", decision.about):
            break
        sitting.submit(decision.options[dice.below(len(decision.options))])
    sitting.uncover(NOBODY)
    driver.app.show_table()
    driver.step()
    driver.uncover()
    return not sitting.is_over


def near_the_end(driver: Driver, players: int, seed: int = 3) -> None:
    """A table of which only the last answers are still to be given."""
    driver.app.sit_down(Plan(_people(driver)[:players], driver.app.loaded.catalog.switches, seed), None)
    sitting, dice, answers = driver.app.sitting, Dice(seed), 0
    assert sitting is not None
    while (decision := sitting.game.decision) is not None:
        sitting.submit(decision.options[dice.below(len(decision.options))])
        answers += 1
    assert in_the_middle(driver, players, seed, answers - CLOSING_ANSWERS)


def to_action(driver: Driver) -> None:
    """On to the next moment when a player may act, nothing in front of the table."""
    while driver.window.top.name != "table" or driver.see("go-on") or not shots.about("action")(driver):
        assert driver.click_on()
