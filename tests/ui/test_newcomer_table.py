"""What somebody at their first game stumbled over: a tile laid out of sight, the second half of a double click, tips in the way."""

from __future__ import annotations

import pytest

from favor.ui.parts.ghost import Ghost
from favor.ui.semantics import Widget, overlap
from tests.ui.driver import Driver
from tests.ui.looker import to_action

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080))
HANDLES = ("ghost", "turn-left", "turn-right", "turn-count", "place")


@pytest.fixture
def driver() -> Driver:
    found = Driver((1280, 720))
    found.begin()
    to_action(found)
    return found


def unexplored(driver: Driver) -> Widget:
    """A lit place where no tile lies yet."""
    return next(widget for widget in driver.window.top.tree if getattr(widget.data, "kind", "") == "unexplored")


def seen(driver: Driver, id: str) -> bool:
    """Is it wholly on the map, clear of the prompt?"""
    widget, prompt = driver.find(id), driver.find("prompt").rect
    return overlap(driver.table.show.frames.map, widget.rect) == widget.rect and 0 in overlap(prompt, widget.rect)[2:]


def stands(driver: Driver) -> list[str]:
    """The tile that is to be laid and its handles, as far as they are there, and which of them are out of sight."""
    driver.step(50)
    driver.step(1000)
    return [id for id in HANDLES if driver.see(id) and not seen(driver, id)]


@pytest.mark.parametrize("size", SIZES)
def test_the_tile_to_be_laid_is_in_sight_with_its_handles(size: tuple[int, int]) -> None:
    met = 0
    for seed in (7, 8, 9):
        driver = Driver(size)
        driver.begin(seed=seed)
        to_action(driver)
        driver.click(unexplored(driver))
        for _ in range(12):
            if driver.see("ghost") or not driver.click_on():
                break
        if driver.see("ghost"):
            met += 1
            assert stands(driver) == [], driver.table.show.ghost
    assert met


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("way", [(0, -5000), (5000, 0), (0, 60), (-300, 200)])
def test_a_map_moved_by_hand_is_scrolled_to_the_tile_once(size: tuple[int, int], way: tuple[int, int]) -> None:
    driver = Driver(size)
    driver.begin()
    to_action(driver)
    table = driver.table
    wanted = unexplored(driver).does[1]  # type: ignore[index]
    table.drag(driver.find("map"), *way)
    driver.step()
    table.answer(wanted)
    driver.step()
    assert isinstance(table.show.ghost, Ghost)
    assert stands(driver) == []
    table.drag(driver.find("map"), -4000, 0)
    assert "ghost" in stands(driver), "hands may move it away again"
