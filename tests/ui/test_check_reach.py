"""Hit areas (B36): every control of every screen can be hit within 32 by 32 pixels at 720p, what matters most within 44.

Measured by asking the tree, pixel by pixel from the middle outward, what a click there would hit. Inline links of running
text are as high as their line; what they lead to has a larger way to it on the same screen.
"""

from __future__ import annotations

import os

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.ui.semantics import Tree, Widget, centre
from favor.ui.window import REACH
from tests.ui.driver import Driver
from tests.ui.looker import Looker, in_the_middle

IS_LONG = os.environ.get("FAVOR_LONG", "") not in ("", "0")
LEAST, MAIN_LEAST, LINE = 32, 44, 17
MAIN = (
    "end-turn", "go-on", "do:", "place", "turn-left", "turn-right", "answer:", "open", "menu", "back", "done", "new", "continue",
    "learn", "start", "look", "more", "less",
)  # fmt: skip
ON_THE_MAP = ("tile", "target", "map", "ghost")
"""As large as the map is zoomed."""
FAR = 60


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def reach(tree: Tree, widget: Widget) -> tuple[int, int]:
    """How wide and how high the place is that a click hits the widget in, through its middle."""
    x, y = centre(widget.visible)

    def far(dx: int, dy: int) -> int:
        return next((n for n in range(1, FAR) if tree.at((x + n * dx, y + n * dy)) is not widget), FAR) - 1

    if tree.at((x, y)) is not widget:
        return 0, 0
    return far(1, 0) + far(-1, 0) + 1, far(0, 1) + far(0, -1) + 1


def too_small(driver: Driver) -> list[str]:
    """The controls of the screen that are hard to hit."""
    tree, found = driver.window.top.tree, []
    for widget in tree.focusable():
        if widget.role in (*ON_THE_MAP, "player", "chip"):  # a panel is a plate with spots on it that do the same
            continue
        wide, high = reach(tree, widget)
        least = MAIN_LEAST if widget.role == "button" and widget.id.startswith(MAIN) else LEAST
        if high < (LINE if widget.role == "link" else least) or wide < (LINE if widget.role == "link" else least):
            found.append(f"{widget.id} ({widget.role}): {wide} x {high}")
    return found


def complain(driver: Looker, moment: str) -> None:
    found = too_small(driver)
    assert not found, f"{moment}: {found}"


def test_every_control_of_every_screen_is_large_enough(loaded: Loaded) -> None:
    driver = Looker((1280, 720), complain, loaded)
    driver.walk(games=IS_LONG)
    assert len(driver.seen) > 20


@pytest.mark.parametrize("about", ("card", "relic", "option", "player", "yes_no", "turn", "cell", "tile", "action"))
def test_the_answers_to_every_kind_of_question_are_large_enough(loaded: Loaded, about: str) -> None:
    driver, met = Driver((1280, 720), loaded), 0
    for seed in range(1, 12):
        if met < 2 and in_the_middle(driver, 3, seed, 60 + seed * 17, about=about) and driver.window.top.name == "table":
            while driver.see("go-on"):
                driver.click(driver.find("go-on"))
            assert not too_small(driver)
            met += 1
    assert met


def test_a_near_miss_hits_and_a_far_one_does_not(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.app.show_first()
    driver.step()
    button = driver.find("settings")
    x, y, wide, _ = button.rect
    tree = driver.window.top.tree
    assert tree.at((x + wide + REACH - 2, y + 10)) is button
    assert tree.at((x + wide + REACH + 2, y + 10)) is not button
    driver.move((x + wide + 4, y + 10))
    assert driver.window.top.hover == "settings"


def test_a_press_that_ends_elsewhere_does_nothing(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.app.show_first()
    driver.step()
    at = driver.point(driver.find("settings"))
    driver.move(at)
    driver.button(at, True)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(8, 400), rel=(-200, 0), buttons=(1, 0, 0)))
    driver.step()
    driver.button((8, 400), False)
    assert driver.window.top.name == "title"
