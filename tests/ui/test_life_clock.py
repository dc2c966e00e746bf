"""The soft clock of a turn (B38): off unless wanted, says that others wait, forces nobody, and costs a picture a minute."""

from __future__ import annotations

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.table.seats import Seat
from favor.ui.clock import MINUTE, TurnClock
from favor.ui.hearing import CLOCK
from tests.ui.driver import PEOPLE, Driver


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def at_table(loaded: Loaded, minutes: int, size: tuple[int, int] = (1280, 720), privacy: str = "open") -> Driver:
    driver = Driver(size, loaded)
    driver.window.wishes.change(turn_clock=minutes)
    driver.begin(3, privacy=privacy)
    while driver.see("go-on") or driver.table.show is None or driver.table.show.about != "action":
        driver.click_on()
    driver.move((2, 2))
    for _ in range(8):  # what is said for a moment only is gone
        driver.step(500)
    return driver


def wait(driver: Driver, minutes: float) -> int:
    """Nobody does anything for so long; how many pictures were drawn meanwhile."""
    before = driver.window.frames_drawn
    for _ in range(round(minutes * 12)):
        driver.step(MINUTE // 12)
    return driver.window.frames_drawn - before


def test_off_by_default_and_nothing_is_drawn(loaded: Loaded) -> None:
    assert Driver((1280, 720), loaded).window.wishes.settings.turn_clock == 0
    driver = at_table(loaded, 0)
    assert driver.see("clock") is None and wait(driver, 12) == 0 and driver.see("clock") is None


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_a_picture_a_minute_and_a_line_when_it_is_over(
    loaded: Loaded, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = at_table(loaded, 3, size)
    played: list[str] = []
    monkeypatch.setattr(driver.window.sounds, "play", played.append)
    assert "left" in driver.find("clock").label
    assert wait(driver, 2.5) <= 2 and not played
    assert "last minute" in driver.find("clock").label
    assert wait(driver, 1) <= 1 and played == [CLOCK]
    assert "over" in driver.find("clock").label
    taken = len(driver.app.sitting.taken)  # type: ignore[union-attr]
    assert wait(driver, 30) <= 30 and played == [CLOCK], "said once, not again and again"
    assert len(driver.app.sitting.taken) == taken and driver.find("end-turn").enabled, "nobody is forced"  # type: ignore[union-attr]
    assert driver.find("clock").label.startswith("30 minutes over")


def test_the_next_one_has_all_the_time_again(loaded: Loaded) -> None:
    driver = at_table(loaded, 3)
    wait(driver, 5)
    assert "over" in driver.find("clock").label
    turn = driver.table.sitting.view().turn
    while driver.table.sitting.view().turn == turn:
        end = driver.see("end-turn")
        driver.click(end) if end is not None and end.enabled and not driver.see("go-on") else driver.click_on()
    while driver.see("go-on"):
        driver.click(driver.find("go-on"))
    assert driver.find("clock").label == "3 minutes left"


def test_machines_are_not_timed(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.window.wishes.change(turn_clock=3)
    people = (PEOPLE[0], *(Seat(seat.name, seat.character, human=False) for seat in PEOPLE[1:3]))
    driver.begin(3, people=people)
    for _ in range(60):
        driver.step(400)
        active = driver.table.sitting.view().active
        assert (driver.see("clock") is not None) <= (active == 0), active
        if driver.table.sitting.waits_for_human:
            driver.click_on()


def test_switched_off_in_the_middle_it_is_gone(loaded: Loaded) -> None:
    driver = at_table(loaded, 3)
    driver.window.wishes.change(turn_clock=0)
    driver.step(100)
    wait(driver, 0.5)
    assert driver.see("clock") is None and wait(driver, 9) == 0


def test_the_hand_of_the_clock() -> None:
    clock = TurnClock()
    assert not clock.look(None, 0) and clock.words(3) == ""
    assert clock.look((1, 0), 1000) and clock.words(3) == "3 minutes left" and clock.words(0) == ""
    assert not clock.look((1, 0), 1000 + MINUTE - 1) and clock.look((1, 0), 1000 + MINUTE)
    assert clock.words(3) == "2 minutes left" and clock.words(2) == "The last minute of this turn" and clock.over(1) == 0
    assert clock.look((2, 1), 5 * MINUTE) and clock.words(3) == "3 minutes left"
