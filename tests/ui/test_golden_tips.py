"""Tips leave lit places free where there is room near by, and what they say ends as a sentence does."""

from __future__ import annotations

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.ui.layout import meets, shrunk
from favor.ui.reading import _clear
from favor.ui.semantics import Widget
from tests.ui.driver import Driver
from tests.ui.test_golden_lit import at_first_action


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def hidden(driver: Driver, id: str) -> list[str]:
    """The lit places under the tip of a widget."""
    driver.move(driver.point(driver.find(id)))
    driver.step(400)
    driver.window.draw()
    tip = driver.find("tooltip").rect
    others = [widget for widget in driver.window.top.tree if widget.role == "target" and widget.id != id]
    return [widget.id for widget in others if meets(tip, shrunk(widget.visible, driver.window.top.show.frames.px(6)))]


@pytest.mark.parametrize("size", ((1280, 720), (1920, 1080)))
def test_a_tip_hides_no_other_lit_place(size: tuple[int, int], loaded: Loaded) -> None:
    driver = at_first_action(loaded, size)
    places = [widget.id for widget in driver.window.top.tree if widget.role == "target"]
    assert len(places) >= 6
    assert {id: found for id in (*places, "player:0") if (found := hidden(driver, id))} == {}


def test_a_preview_ends_with_a_full_stop(loaded: Loaded) -> None:
    driver = at_first_action(loaded, (1280, 720))
    hidden(driver, next(widget.id for widget in driver.window.top.tree if widget.id.startswith("go:")))
    assert driver.find("tooltip").value.endswith(".")


def test_a_tip_of_a_tile_lies_beside_the_long_log(loaded: Loaded) -> None:
    """It lay on the lines that are being read."""
    driver = at_first_action(loaded, (1280, 720))
    tile = next(widget for widget in driver.window.top.tree if widget.role == "tile")
    for log_is_open in (False, True):
        show = driver.table.show
        assert show is not None and show.log_open == log_is_open
        tip = Widget("tooltip", "tooltip", (462, 258, 248, 132), "")
        (moved,) = _clear(show, [tip], tile, [tile])
        assert meets(moved.rect, show.frames.open_log) != log_is_open
        driver.key("l")
