"""What the table tells by itself: the decree's step, the tile that stays, the ground that acted, the second press, the pace."""

from __future__ import annotations

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.table.seats import Seat
from favor.ui import moments
from favor.ui.names import Names
from tests.ui.driver import Driver

ALONE = (Seat("Mara", "seridian"), Seat("Rook", "sapling", human=False), Seat("Ash", "human", human=False))


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def at_table(loaded: Loaded, seed: int = 7) -> Driver:
    """Three people at an open table, the decree still to be read."""
    driver = Driver((1280, 720), loaded)
    driver.window.wishes.change(confirm_end_turn=True)
    driver.begin(3, seed, privacy="open")
    driver.step()
    return driver


def reveal(driver: Driver) -> None:
    """Step onto the first place that is not explored."""
    spot = next(widget for widget in driver.window.top.tree if widget.id.startswith("go:") and widget.about is None)
    driver.click(spot)


def said(driver: Driver) -> str:
    return driver.find("prompt").label


def test_the_first_step_is_lit_while_the_decree_is_read(loaded: Loaded) -> None:
    driver = at_table(loaded)
    assert driver.see("go-on") and driver.find("step:1").value == "now"
    driver.click(driver.find("go-on"))
    assert driver.find("step:1").value == "" and driver.find("step:2").value == "now"


def test_a_tile_that_was_revealed_stays_and_that_is_told(loaded: Loaded) -> None:
    driver = at_table(loaded)
    driver.click(driver.find("go-on"))
    reveal(driver)
    assert driver.find("undo").label.startswith("Locked: ")
    driver.click(driver.find("place"))
    driver.step()
    assert "was revealed" in said(driver) and driver.find("undo").label == "Undo: how the tile lies"
    driver.step(1900)
    assert "was revealed" in said(driver)
    driver.step(200)
    assert "was revealed" not in said(driver)
    driver.click(driver.find("undo"))
    assert driver.see("place")  # it can be turned once more, but is there


def test_escape_takes_a_card_back_unharmed(loaded: Loaded) -> None:
    driver = at_table(loaded)
    driver.click(driver.find("go-on"))
    reveal(driver)
    driver.click(driver.find("place"))
    sitting = driver.app.sitting
    assert sitting is not None
    before, hand = list(sitting.taken), sitting.view().players[sitting.viewer].hand
    driver.click(driver.find("card:6528"))
    assert driver.table.show is not None and driver.table.show.about == "player"
    driver.key("escape")
    assert driver.window.top.name == "table" and sitting.taken == before
    assert sitting.view().players[sitting.viewer].hand == hand and driver.find("card:6528")
    driver.key("escape")
    assert driver.window.top.name == "menu"


def test_escape_takes_back_nothing_of_another(loaded: Loaded) -> None:
    """Somebody asked in another's turn puts their own things away, not the card of whoever plays."""
    driver = at_table(loaded)
    driver.click(driver.find("go-on"))
    reveal(driver)
    driver.click(driver.find("place"))
    driver.click(driver.find("card:6528"))
    sitting = driver.app.sitting
    assert sitting is not None
    taken, sitting.asked = list(sitting.taken), 1
    driver.table.back()
    driver.step()
    assert sitting.taken == taken


def test_what_the_ground_does_is_said(loaded: Loaded) -> None:
    names = Names(loaded.catalog, ("Mara", "Tom"), lambda number: ("statuses", "cold"))
    tile = next(number for number, tile in enumerate(loaded.catalog.tiles) if tile.symbol == "terrain")
    events = [("moved", 0, 0, tile, "move"), ("terrain", 0, tile), ("die", 0, "fight", 3, 1, 0), ("status_gained", 0, 0)]
    told = moments.of_the_ground(events, 0, names)
    assert told.startswith(names.tile(tile)) and "rolled 3" in told and "under Cold" in told
    assert moments.of_the_ground(events, 1, names) == "" and moments.of_the_ground(events[:2], 0, names) == ""


def test_the_ground_is_told_in_the_prompt(loaded: Loaded) -> None:
    driver = at_table(loaded)
    driver.click(driver.find("go-on"))
    for turns in (1, 0):
        reveal(driver)
        for _ in range(turns):
            driver.key("r")
        driver.click(driver.find("place"))
    assert said(driver).startswith("Shortcut Glacier: ")


def test_the_second_press_can_be_done_without(loaded: Loaded) -> None:
    driver = at_table(loaded)
    driver.click(driver.find("go-on"))
    assert driver.see("no-more") is None
    driver.click(driver.find("end-turn"))
    assert "again" in said(driver) and driver.see("no-more")
    driver.click(driver.find("no-more"))
    assert driver.see("no-more") is None and not driver.window.wishes.settings.confirm_end_turn
    driver.click(driver.find("end-turn"))
    assert driver.table.sitting.view().turn == 2


def test_without_energy_the_prompt_says_what_is_left(loaded: Loaded) -> None:
    driver = at_table(loaded)
    driver.click(driver.find("go-on"))
    show = driver.table.show
    assert show is not None and "4 Energy left" in said(driver) and "lit place" in said(driver)
    for _ in range(6):
        if driver.see("place"):
            driver.click(driver.find("place"))
        elif not said(driver).startswith("Player") and (lit := [one for one in driver.answers() if one.id.startswith("go:")]):
            driver.click(lit[0])
    driver.step(2100)
    driver.table.refusal, driver.table.dirty = "", True
    driver.step()
    me = driver.table.sitting.view().players[driver.table.sitting.viewer]
    assert me.energy > 0 or "your Energy is spent" in said(driver)


def watching(loaded: Loaded) -> Driver:
    """One person among machines, at a moment when a machine is to act."""
    driver = Driver((1280, 720), loaded)
    driver.begin(3, 7, people=ALONE)
    for _ in range(40):
        if not driver.table.sitting.waits_for_human and not driver.see("go-on"):
            return driver
        if driver.see("go-on"):
            driver.click(driver.find("go-on"))
        elif driver.see("end-turn") and driver.find("end-turn").enabled:
            driver.click(driver.find("end-turn"))
        else:
            driver.click_on()
    raise AssertionError("no machine plays")


def test_machines_can_be_halted_stepped_and_hurried(loaded: Loaded) -> None:
    driver = watching(loaded)
    driver.key("p")
    before = len(driver.table.sitting.taken)
    driver.step(60_000)
    assert len(driver.table.sitting.taken) == before and said(driver).startswith("Halted")
    driver.key("right")
    driver.step()
    assert len(driver.table.sitting.taken) == before + 1
    driver.step(60_000)
    assert len(driver.table.sitting.taken) == before + 1
    driver.key("p")
    assert len(driver.table.sitting.taken) > before + 1


def test_held_space_hurries_them(loaded: Loaded) -> None:
    driver = watching(loaded)
    before = len(driver.table.sitting.taken)
    driver.table.next_bot = driver.millis + 60_000
    driver.step()
    assert len(driver.table.sitting.taken) == before
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=pygame.K_SPACE, mod=0, unicode="", scancode=0))
        driver.step()
    after = len(driver.table.sitting.taken)
    assert after > before
    driver.table.next_bot = driver.millis + 60_000
    driver.step()
    assert len(driver.table.sitting.taken) == after
