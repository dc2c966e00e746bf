"""Walks through every moment that tests/ui/shots.py takes a picture of, and looks at the letters of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from favor.content.load import Loaded
from favor.model.chance import Dice
from favor.table.seats import Seat
from favor.table.sitting import NOBODY, PEEK
from favor.ui.services import Plan
from favor.ui.textaudit import TextAudit
from tests.ui import shots
from tests.ui.driver import PEOPLE, Driver

Look = Callable[["Looker", str], None]
OVERLAYS = ("tooltip", "tips", "raised", "notice", "bubble", "pin", "unpin", "linked", "linked-tips", "linked-card", "lit")
"""What comes up over the table for a moment, and may hide a part of what is written there."""
NAMES = ("Wilhelmina Maria", "Maximilian Wundt", "Anna-Kristin Moe", "Bartholomew Ward", "Gwendolyn Marsh", "Konstantin Homm")
LONG_NAMES = tuple(replace(seat, name=name) for seat, name in zip(PEOPLE, NAMES, strict=True))
"""As many letters as a name may have, wide ones among them."""
NOWHERE = Path("nowhere")


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
        self.window.wishes.change(**wishes)

    def begin(
        self, players: int = 3, seed: int = 7, people: tuple[Seat, ...] = PEOPLE, privacy: str = "cover"
    ) -> None:
        """Sit down with the people and the privacy this walk is about."""
        super().begin(players, seed, self.people, self.privacy)

    def shot(self, path: Path) -> None:
        """Look instead of keeping."""
        self.settle()
        self.seen.append(path.stem)
        self.look(self, path.stem)

    def walk(self, *, games: bool = False, whole: bool = False) -> None:
        """The quiet screens and a first turn; also lists, replay and report, and every kind of question of a game."""
        shots.quiet_screens(self, NOWHERE)
        if self.privacy == PEEK:
            self._face_down()
        else:
            shots.first_turn(self, NOWHERE, len(self.people))
        if whole:
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


def audited(driver: Driver) -> TextAudit:
    """The letters of the frame on the screen, all of its widgets painted anew."""
    audit = driver.window.cache.kit.letters.audit
    audit.clear()
    audit.on = True
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
    return found if audit.entries else ["no text was drawn"]


def in_the_middle(
    driver: Driver, players: int, seed: int, answers: int, privacy: str = "cover", about: str = "", most: int = 200
) -> bool:
    """A table after so many answers by lot, and on to a question of that kind, nothing in front of it; False where that game
    was over by then."""
    driver.app.sit_down(Plan(PEOPLE[:players], driver.app.loaded.catalog.switches, seed, privacy), None)
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


def to_action(driver: Driver) -> None:
    """On to the next moment when a player may act, nothing in front of the table."""
    while driver.window.top.name != "table" or driver.see("go-on") or not shots.about("action")(driver):
        assert driver.click_on()
