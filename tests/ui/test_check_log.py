"""The log: filters for what is mine, fights, Favor and rolls, headings of turns, and a grey line for what was taken back."""

from __future__ import annotations

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.events import EVENTS
from favor.ui import words
from favor.ui.loglines import FILTERS, GREY, KINDS, passes
from favor.ui.names import begins_turn, plain
from tests.ui.driver import Driver
from tests.ui.looker import faults, in_the_middle, to_action
from tests.ui.test_screens import check


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


@pytest.fixture(scope="module")
def driver(loaded: Loaded) -> Driver:
    """A game that has been going on for a while, at a moment when actions are asked for."""
    driver = Driver((1280, 720), loaded)
    assert in_the_middle(driver, 4, 5, 700)
    to_action(driver)
    return driver


def test_every_filter_is_made_of_events_there_are() -> None:
    assert set().union(*KINDS.values()) <= set(EVENTS)
    assert all(kind & set(EVENTS) - set(words.QUIET_EVENTS) for kind in KINDS.values())


def test_mine_is_whatever_names_the_reader() -> None:
    assert passes(("damage", 2, 1, 1, 0, "attack"), "mine", 0)
    assert passes(("moved", 1, 0, 3, "move"), "mine", 1)
    assert not passes(("moved", 1, 0, 3, "move"), "mine", 3)
    assert not passes(("energy", 1, 2), "mine", 2)


@pytest.mark.parametrize("wanted", FILTERS)
def test_a_filter_shows_the_lines_of_its_kind_and_no_others(driver: Driver, wanted: str) -> None:
    driver.key("l")
    driver.click(driver.find(f"log-filter:{wanted}"))
    check(driver, f"log {wanted}")
    assert not faults(driver)
    shown = [line for _, line in driver.find("log").data[0]]  # type: ignore[index]
    names, sitting = driver.table.names, driver.app.sitting
    assert sitting is not None
    told = [event for event in sitting.told() if event[0] not in words.QUIET_EVENTS and event[0] != "turn_began"]
    right = {plain(names.line(event)) for event in told if passes(event, wanted, sitting.viewer)}
    lines = [line for line in shown if not begins_turn(line)]
    assert lines and {plain(line) for line in lines} <= right
    newest = [plain(names.line(event)) for event in told if passes(event, wanted, sitting.viewer)][-len(lines) :]
    assert [plain(line) for line in lines] == newest
    assert all(not begins_turn(one) or not begins_turn(other) for one, other in zip(shown, shown[1:])) or wanted == "all"
    driver.click(driver.find("log-filter:all"))
    driver.key("l")


def test_the_short_log_shows_everything(driver: Driver) -> None:
    before = driver.find("log").value
    driver.key("l")
    driver.click(driver.find("log-filter:favor"))
    assert driver.find("log-filter:favor").value and not driver.find("log-filter:all").value
    driver.key("l")
    assert driver.find("log").value == before and driver.see("log-filter:favor") is None


def test_where_nothing_fits_the_log_says_so(loaded: Loaded) -> None:
    driver = Driver((1024, 640), loaded)
    driver.begin(2, 7)
    driver.uncover()
    to_action(driver)
    driver.key("l")
    driver.click(driver.find("log-filter:fights"))
    assert not driver.find("log").value
    check(driver, "an empty log")


def test_what_is_taken_back_leaves_a_grey_line_for_all_to_see(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(3, 5)
    for _ in range(200):
        to_action(driver)
        sitting = driver.app.sitting
        assert sitting is not None
        if sitting.history.undoable is not None and driver.find("undo").enabled:
            break
        driver.click_on()
    name = driver.table.names.seat(sitting.asked)
    driver.key("z", 64)  # Ctrl
    lines = [line for _, line in driver.find("log").data[0]]  # type: ignore[index]
    assert plain(lines[-1]) == f"{name} took something back" and all(mark == GREY for _, mark in lines[-1])
    count = [plain(line) for line in lines].count(plain(lines[-1]))
    for _ in range(6):
        driver.click_on()
        to_action(driver)
    driver.key("l")
    kept = [plain(line) for _, line in driver.find("log").data[0]]  # type: ignore[index]
    assert kept.count(plain(lines[-1])) == count and kept[-1] != plain(lines[-1])
