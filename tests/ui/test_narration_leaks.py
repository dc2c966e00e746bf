"""What listeners are told depends on nothing that whoever looks may not know, and names no card of a covered hand.

Each frame is told once more in a dream: a position that the viewer cannot tell from the true one. `FAVOR_LONG=1` plays longer.
"""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.chance import Dice
from favor.ui.narration_stream import TextFile
from tests.ui.driver import PEOPLE, Driver
from tests.ui.listener import Ear, listening
from tests.ui.test_leaks import IS_LONG, Knowing, back_to_the_game, dreaming, eyes, is_named, said_of_frame, waits

ROUNDS = 400 if IS_LONG else 25
KEYS = ("tab", "tab", "right", "down", "space", "v", "d", "h", "f3", "escape", "f1", "l", "p", "return", "?", "c")
"""What somebody tries who wants to hear more."""


class Guard(Ear):
    """Listens, and looks at once whether it was allowed to hear that."""

    def __init__(self, driver: Driver) -> None:
        super().__init__()
        self.driver = driver
        self.knowing = Knowing(driver)
        self.hands: list[tuple[str, str]] = []
        """The screen on which the name of a card in a hand was said, and the line."""

    def say(self, lines: tuple[str, ...]) -> None:
        super().say(lines)
        sitting = self.driver.app.sitting
        if sitting is None or not lines:
            return
        closed = self.knowing.learn()
        heard = "\n".join(lines)
        assert not [name for name in closed if is_named(self.driver, name, heard)], heard
        names = self.driver.table.names
        held = {names.card(card) for hand in sitting.game.state.hands for card in hand}
        self.hands += [(self.driver.window.top.name, heard) for name in held if is_named(self.driver, name, heard)]


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def compare(driver: Driver, dice: Dice) -> None:
    """What is said is the same in a dream."""
    if driver.window.top.name not in ("table", "cover"):
        return
    truly = said_of_frame(driver)
    with dreaming(driver, eyes(driver), dice):
        assert said_of_frame(driver) == truly
    driver.window.build(driver.window.top)


def pry(driver: Driver, dice: Dice) -> None:
    """A key of somebody curious; the question mark is none on every keyboard."""
    name = KEYS[dice.below(len(KEYS))]
    if name != "?":
        driver.key(name)
        return
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=0, unicode="?", scancode=0))
    driver.step()


@pytest.mark.parametrize("privacy", ("cover", "peek", "open"))
def test_nothing_is_said_that_its_listener_may_not_know(loaded: Loaded, privacy: str) -> None:
    driver, dice = Driver((1280, 720), loaded), Dice(3)
    driver.dice = Dice(5)
    guard = Guard(driver)
    driver.window.stream._open = lambda: (guard,)
    driver.window.wishes.change(narration="full", speed="instant")
    driver.begin(3, 9, PEOPLE[:3], privacy)
    for _ in range(ROUNDS):
        if driver.window.top.name == "result":
            break
        for _ in range(3):
            pry(driver, dice)
        compare(driver, dice)
        back_to_the_game(driver)
        if driver.window.top.name == "cover" or waits(driver) or driver.see("go-on"):
            driver.click_on()
    assert len(guard.lines) > ROUNDS
    assert not [line for screen, line in guard.hands if screen == "cover"]
    if privacy != "peek":
        assert guard.hands, "whoever sits here hears their own cards"


def test_in_peek_mode_cards_are_named_only_while_they_are_held_up(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    ear = listening(driver, "full")
    driver.begin(2, 5, privacy="peek")
    driver.uncover()
    while driver.see("go-on"):
        driver.key("return")
    sitting, names = driver.app.sitting, driver.table.names
    assert sitting is not None
    mine = [names.card(card) for card in sitting.game.state.hands[sitting.game.decision.seat]]  # type: ignore[union-attr]
    for key in ("tab", "tab", "down", "up", "f3"):
        driver.key(key)
    before = "\n".join(ear.take())
    assert mine and not [name for name in mine if name in before]
    driver.window.top.focus = ""
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
    driver.step()
    held = "\n".join(ear.take())
    assert all(name in held for name in mine)
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
    driver.step()
    for key in ("tab", "down", "f3"):
        driver.key(key)
    after = "\n".join(ear.take())
    assert "face down" in after and not [name for name in mine if name in after]


def test_a_cover_stops_the_voice_and_empties_what_was_written(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    ear = listening(driver, "full")
    driver.begin(2, 5)
    driver.step()
    assert driver.window.top.name == "cover" and ear.wiped == 1
    driver.uncover()
    while driver.see("go-on"):
        driver.key("return")
    driver.key("v")
    ear.take()
    wiped, hushed = ear.wiped, ear.hushed
    driver.key("e")
    driver.step()
    if driver.window.top.name != "cover":
        driver.key("e")
        driver.step()
    assert driver.window.top.name == "cover" and ear.wiped == wiped + 1 and ear.hushed > hushed
    assert ear.take()[0] == "The screen is covered", "nothing of the turn before follows the cover"
def spoken_hand(loaded: Loaded, path: Path) -> tuple[Driver, list[str]]:
    """A table at which somebody has had their cards read aloud, and the names of these cards."""
    driver = Driver((1280, 720), loaded)
    driver.window.stream._open = lambda: (TextFile(path),)
    driver.window.wishes.change(narration="full")
    driver.begin(2, 5)
    driver.uncover()
    while driver.see("go-on"):
        driver.key("return")
    hand = [widget for widget in driver.window.top.tree if widget.id.startswith("card:")]
    for widget in hand:
        driver.move(driver.point(widget))
        driver.step()
    names = [widget.label for widget in hand]
    assert names and all(name in path.read_text("utf-8") for name in names)
    return driver, names


@pytest.mark.parametrize("way", ("closed", "off and closed", "title"))
def test_nothing_of_the_last_hand_stays_in_the_file(loaded: Loaded, tmp_path: Path, way: str) -> None:
    """The program is closed, also after reading aloud was switched off, or the table is left."""
    path = tmp_path / "narration.txt"
    driver, names = spoken_hand(loaded, path)
    if way == "off and closed":
        driver.key("f2")
        driver.step()
    if way == "title":
        driver.app.show_title()
        driver.step()
    else:
        driver.window.access.close()
    left = path.read_text("utf-8")
    assert not [name for name in names if name in left]
    assert way == "off and closed" or left.strip(), "what is left are words for everybody"
