"""A small game played to its end by somebody who only hears the stream and presses keys."""

from __future__ import annotations

import re

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.chance import Dice
from favor.ui.words_spoken import SCREENS
from tests.ui.driver import Driver
from tests.ui.listener import Ear, listening
from tests.ui.test_pad import to_win

AWAY = ("The screen is covered", "Result")
PLACE = re.compile(r"(\d+) of (\d+)$")
MOST_KEYS = 700


class Listener:
    """Plays by ear. It has the lines that were said and a keyboard; the window it never sees."""

    def __init__(self, ear: Ear, driver: Driver, seed: int) -> None:
        self.ear = ear
        self.keys = driver
        self.dice = Dice(seed)
        self.pressed = 0
        self.heard: list[str] = []
        self.asked = self.screen = ""
        self.tried: list[str] = []
        self.carries: set[str] = set()

    def press(self, key: str) -> list[str]:
        """Press a key and listen."""
        before = self.asked
        self.keys.key(key)
        if self.listen() and self.asked == before or not self.heard:
            self.wait()
        return self.heard

    def wait(self) -> None:
        """Wait a moment: something more may be said."""
        heard = self.heard
        self.keys.step(3000)
        self.keys.step()
        self.heard = [*heard, *self.listen()]

    def hold_space(self) -> list[str]:
        for kind, millis in ((pygame.KEYDOWN, 520), (pygame.KEYUP, 0)):
            pygame.event.post(pygame.event.Event(kind, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
            self.keys.step()
            self.keys.step(millis)
        return self.listen()

    def listen(self) -> list[str]:
        """What was said since the last key; who is asked what now."""
        self.pressed += 1
        self.heard = self.ear.take()
        for line in self.heard:
            self.screen = line if line in SCREENS.values() else self.screen
            if re.match(r"\w+(, in \w+’s turn)?: (?!the Gods)", line):
                self.asked = line
            name = line.partition(" ")[0]
            if "gained the Relic" in line:
                self.carries.add(name)
            elif " Relics to the Gods" in line or "Relic to the Gods" in line:
                self.carries.discard(name)
        return self.heard

    @property
    def said(self) -> str:
        return "\n".join(self.heard)

    def play(self) -> str:
        """Go on until somebody wins; the line that says so."""
        self.listen()
        while self.pressed < MOST_KEYS:
            won = next((line for line in self.ear.lines if re.fullmatch(r"\w+ wins", line)), "")
            if won and "Result" in self.ear.lines:
                return won
            self.turn()
        raise AssertionError(f"no end after {MOST_KEYS} keys; last heard: {self.ear.lines[-20:]}")

    def turn(self) -> None:
        """One thing to do, by what was said last."""
        if self.screen == "The screen is covered":
            self.hold_space()
        elif "Enter goes on." in self.heard:
            self.press("return")
        elif self.screen not in ("The table", *AWAY):
            self.press("escape")
        elif "end the turn" in self.asked:
            self.press("e")
        elif "choose an action" in self.asked:
            self.act()
        elif "turn the tile" in self.asked:
            self.press("return")
        else:
            self.choose("tab", 3)

    def act(self) -> None:
        """Offer, settle, delve where that is possible; else walk; else end the turn."""
        energy = self.asked.rpartition("; ")[2]
        name = self.asked.partition(":")[0]
        if energy not in self.tried:
            self.tried = [energy]
        for key in ("o", "d", "s", "v"):
            if key not in self.tried:
                self.tried.append(key)
                heard = self.press(key)
                if key == "v" and any(", lit place" in line for line in heard):
                    self.tried = []
                    self.choose("", 8, "Altar" if name in self.carries else "Ruin ready|unexplored")
                return
        self.tried = []
        self.press("e")

    def choose(self, first: str, most: int, wanted: str = "") -> None:
        """Walk through what there is with Tab until something is wanted, or a few steps far, and take it."""
        heard = self.press(first) if first else self.heard
        left = self.dice.below(most) + (most if wanted else 0)
        while left and not (wanted and re.search(wanted, heard[-1] if heard else "")):
            place = PLACE.search(heard[-1]) if heard else None
            if place is not None and place[1] == place[2]:
                break
            heard, left = self.press("tab"), left - 1
        self.press("return")


@pytest.mark.parametrize("seed", (6, 7))
def test_a_whole_game_is_played_from_the_stream_alone(loaded: Loaded, seed: int) -> None:
    driver = Driver((1280, 720), to_win(loaded, 2))
    driver.window.wishes.change(speed="instant")
    ear = listening(driver)
    driver.begin(2, seed)
    driver.step()
    listener = Listener(ear, driver, seed)
    won = listener.play()
    assert driver.window.top.name == "result" and driver.app.sitting is not None and driver.app.sitting.is_over
    view = driver.app.sitting.game.view(-1)
    assert won == f"{driver.app.sitting.seats[view.winner].name} wins"
    assert any("Favor" in line for line in ear.lines)


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])
