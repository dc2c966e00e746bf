"""A window at rest draws nothing (B37), whatever is on the screen.

The time a frame takes from kept pictures, and the processor time of an idle window, are measured by `bench`.
"""

from __future__ import annotations

import os

import pytest

from favor.app import content
from favor.content.load import Loaded
from tests.ui.driver import Driver
from tests.ui.looker import Looker, in_the_middle, to_action

IS_LONG = os.environ.get("FAVOR_LONG", "") not in ("", "0")
REST_MS, STEP_MS = 3000, 60


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def drawn_at_rest(driver: Driver) -> int:
    """Frames drawn in three seconds in which nobody does anything."""
    driver.settle()
    for _ in range(40):  # tips come, fades end
        driver.step(50)
    before = driver.window.frames_drawn
    for _ in range(REST_MS // STEP_MS):
        driver.step(STEP_MS)
    return driver.window.frames_drawn - before


def complain(driver: Looker, moment: str) -> None:
    assert drawn_at_rest(driver) == 0, moment


def test_every_screen_at_rest_draws_nothing(loaded: Loaded) -> None:
    driver = Looker((1280, 720), complain, loaded)
    driver.walk(games=IS_LONG)
    assert len(driver.seen) > 20


@pytest.mark.parametrize("about", ("turn", "card", "option", "cell"))
def test_open_questions_draw_nothing_while_they_wait(loaded: Loaded, about: str) -> None:
    driver = Driver((1280, 720), loaded)
    met = 0
    for seed in range(1, 14):
        if met < 1 and in_the_middle(driver, 3, seed, 60 + seed * 17, about=about) and driver.window.top.name == "table":
            while driver.see("go-on"):
                driver.click(driver.find("go-on"))
            assert drawn_at_rest(driver) == 0
            met += 1
    assert met


def test_a_touch_draws_one_frame_and_then_nothing(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2)
    to_action(driver)
    assert drawn_at_rest(driver) == 0
    before = driver.window.frames_drawn
    driver.move(driver.point(driver.find("do:delve")))
    assert driver.window.frames_drawn > before
    assert drawn_at_rest(driver) == 0
