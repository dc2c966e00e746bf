"""An evening in a process of its own: python -m tests.ui.long_sitting WIDTHxHEIGHT ANSWERS tells the most memory it held, in MB.

Every screen is visited, games for six are played and watched again, the map is drawn in all sizes.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pygame

from tests.ui.driver import Driver

STATUS = Path("/proc/self/status")
DRAWN_EVERY = 40
"""Answers between two pictures of the game."""
OPENED_EVERY = 160
"""Answers between two looks at all that can be opened."""
SEEDS = (5, 6)
KEYS = ("h", "f1", "?", "q", "l", "f10")
"""What opens something over the table; Escape puts it away."""
NOTCHES = 12


def most_megabytes() -> float:
    """The most memory this process ever held, 0 where the system does not tell."""
    found = [line for line in STATUS.read_text().splitlines() if line.startswith("VmHWM:")] if STATUS.exists() else []
    return int(found[0].split()[1]) / 1024 if found else 0.0


def quiet_screens(driver: Driver) -> None:
    """What there is before a game."""
    driver.app.show_first()
    driver.settle()
    for id in ("new", "load", "settings"):
        driver.click(driver.find(id))
        driver.settle()
        for page in [widget.id for widget in driver.window.top.tree if widget.id.startswith("tab:")]:
            driver.click(driver.find(page))
            driver.settle()
        driver.key("escape")
        driver.settle()


def over_the_table(driver: Driver) -> None:
    """Everything that can be opened, and the map in every size."""
    for key in KEYS:
        driver.key(key)
        driver.settle()
        while driver.window.top.name != "table":
            driver.key("escape")
    at = driver.point(driver.find("map"))
    driver.move(at)
    for step in (1,) * NOTCHES + (-1,) * NOTCHES:
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=step, precise_x=0.0, precise_y=float(step), flipped=False))
        driver.step(300)
        driver.settle_tiles()
    driver.key("f")
    for card in [widget for widget in driver.window.top.tree if widget.role == "card"][:12]:
        driver.move(driver.point(card))
        driver.settle()


def game(driver: Driver, seed: int, answers: int) -> None:
    """A game for six, to its end or for so many answers, drawn now and then."""
    driver.begin(6, seed, privacy="open")
    sitting, table = driver.app.sitting, driver.table
    assert sitting is not None
    while not sitting.is_over and len(sitting.taken) < answers:
        decision = sitting.game.decision
        assert decision is not None
        acts = [option for option in decision.options if option[0] != "end_turn"]
        chosen = acts if acts and driver.dice.below(6) else list(decision.options)
        sitting.submit(chosen[driver.dice.below(len(chosen))])
        if len(sitting.taken) % DRAWN_EVERY == 0 and not sitting.is_over:
            table.read()
            table.stage.notices.clear()
            driver.step()
            driver.settle()
            if len(sitting.taken) % OPENED_EVERY == 0:
                over_the_table(driver)
    table.read()
    driver.settle()
    driver.pass_by()
    driver.settle()


def replay(driver: Driver) -> None:
    """The game once more, from turn to turn."""
    driver.app.replay(None)
    driver.key("home")
    for number in range(40):
        driver.key("page down")
        if number % 4 == 0:
            driver.settle()
    driver.key("l")
    driver.settle()
    driver.key("escape")
    driver.key("escape")


def evening(size: tuple[int, int], answers: int) -> None:
    """All of it, as often as there are seeds."""
    driver = Driver(size)
    for seed in SEEDS:
        quiet_screens(driver)
        game(driver, seed, answers)
        replay(driver)


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    wide, _, high = sys.argv[1].partition("x")
    evening((int(wide), int(high)), int(sys.argv[2]))
    print(round(most_megabytes()))
