"""Undo says what it takes back or why it cannot; reset and redo by button and by key, always to the same position."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.table.seats import Seat
from favor.table.sitting import Sitting
from tests.ui.driver import Driver

CONTROL, SHIFT = pygame.KMOD_CTRL, pygame.KMOD_SHIFT
LONE = (Seat("Mara", "seridian"), Seat("Tom", "human", human=False))
Test = Callable[[Driver], bool]


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def sitting_of(driver: Driver) -> Sitting:
    assert driver.app.sitting is not None
    return driver.app.sitting


def play_until(driver: Driver, wanted: Test, clicks: int = 900) -> None:
    """Play by lot until the table shows what is wanted."""
    for _ in range(clicks):
        if driver.window.top.name == "table" and not driver.see("go-on") and wanted(driver):
            return
        assert driver.click_on(), "the game ended first"
    raise AssertionError("that never came")


def has(id: str) -> Test:
    return lambda driver: driver.see(id) is not None


def test_a_move_is_named_by_where_it_went(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5)
    play_until(driver, lambda driver: driver.find("undo").label.startswith("Undo: move to "))
    place = driver.find("undo").label.removeprefix("Undo: move to ")
    tiles = [widget.label for widget in driver.window.top.tree if widget.role == "tile"]
    assert place in tiles
    taken = len(sitting_of(driver).taken)
    driver.click(driver.find("undo"))
    assert len(sitting_of(driver).taken) < taken


@pytest.mark.parametrize("size", ((1024, 640), (1920, 1080)))
def test_what_is_locked_says_why_and_nothing_is_cut(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = Driver(size, loaded)
    driver.begin(2, 5)
    assert not sitting_of(driver).history.steps
    driver.uncover()
    play_until(driver, lambda driver: "was drawn" in driver.find("undo").label)
    button = driver.find("undo")
    assert button.label.startswith("Locked: ") and not button.enabled and button.reason == button.label
    taken = list(sitting_of(driver).taken)
    assert driver.window.brush().wide(button.label, "small-bold") < button.rect[2]
    driver.click(button)
    assert sitting_of(driver).taken == taken and driver.find("prompt").label.endswith(button.label)


def test_reset_goes_back_to_the_lock_and_redo_brings_it_again(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(3, 5)
    play_until(driver, has("undo-all"))
    sitting = sitting_of(driver)
    taken, key = sitting.taken, sitting.game.state.key()
    driver.click(driver.find("undo-all"))
    assert sitting.undoable is None and not driver.see("undo-all")
    driver.click(driver.find("redo"))
    assert sitting.taken == taken and sitting.game.state.key() == key and not driver.see("redo")
    driver.key("z", CONTROL | SHIFT)
    assert sitting.undoable is None
    driver.key("y", CONTROL)
    assert sitting.taken == taken and sitting.game.state.key() == key
    driver.key("y", CONTROL)
    assert "nothing to do again" in driver.find("prompt").label


def test_a_new_act_ends_the_redo(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5)
    play_until(driver, lambda driver: sitting_of(driver).undoable is not None)
    driver.key("z", CONTROL)
    assert driver.see("redo")
    driver.click_on()
    assert not driver.see("redo")
    before = sitting_of(driver).taken
    driver.key("y", CONTROL)
    assert sitting_of(driver).taken == before


def test_another_seat_locks_and_is_named(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(people=LONE, players=2, seed=3)
    driver.table.pace = 0

    def others_have_decided(driver: Driver) -> bool:
        lock = sitting_of(driver).history.lock(0)
        return lock.kind == "seat" and sitting_of(driver).undoable is None

    for _ in range(1500):
        driver.step(500)
        if driver.window.top.name == "table" and not driver.see("go-on") and others_have_decided(driver):
            assert driver.find("undo").label == "Locked: Tom has decided"
            return
        if sitting_of(driver).waits_for_human or driver.see("go-on"):
            driver.click_on()
    raise AssertionError("nobody else decided in this game")
