"""A game by keyboard alone: Tab, arrows, Enter and letters reach everything that the mouse does."""

from __future__ import annotations

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from tests.ui.driver import MOMENTS, Driver


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def focus_on(driver: Driver, id: str) -> None:
    """Walk with Tab until that widget has the focus."""
    for _ in range(len(driver.window.top.tree.focusable()) + 1):
        if driver.window.top.focus == id:
            return
        driver.key("tab")
    raise AssertionError(f"Tab never reaches {id}")


def hold_space(driver: Driver) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
    driver.step()
    driver.step(520)
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
    driver.step()


def test_keys_play_a_game(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.app.show_first()
    driver.step()
    driver.key("return")
    assert driver.window.top.name == "new game"
    driver.key("return")
    sitting = driver.app.sitting
    assert sitting is not None
    for _ in range(70):
        if driver.window.top.name == "cover":
            hold_space(driver)
        elif driver.window.top.name == "result":
            break
        elif driver.see("go-on") or driver.window.top.name in MOMENTS:
            driver.key("return")
        else:
            found = driver.answers()
            assert found
            focus_on(driver, found[driver.dice.below(len(found))].id)
            driver.key("return")
    assert len(sitting.taken) > 15


def test_letters_and_the_ghost(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5)
    driver.uncover()
    while driver.see("go-on") or driver.table.show is None or driver.table.show.about != "action":
        driver.click_on()
    before = len(driver.app.sitting.taken)  # type: ignore[union-attr]
    driver.key("d")
    assert "Ruin" in driver.find("prompt").label
    driver.key("v")
    assert driver.window.top.focus.startswith("go:")
    driver.key("return")
    if driver.table.show is not None and driver.table.show.ghost is not None:
        turns = driver.table.show.ghost.turns
        first = driver.table.show.ghost.turn
        driver.key("r")
        assert driver.table.show.ghost is not None and (len(turns) == 1 or driver.table.show.ghost.turn != first)
        driver.key("return")
    assert len(driver.app.sitting.taken) > before  # type: ignore[union-attr]


def test_escape_puts_the_nearest_thing_away_then_opens_the_menu(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5)
    driver.uncover()
    while driver.see("go-on"):
        driver.key("return")
    driver.click(driver.find("player:1"))
    driver.key("l")
    driver.key("escape")
    assert driver.window.top.name == "table" and driver.see("inspector-close") is None
    driver.key("escape")
    assert driver.window.top.name == "menu"
    driver.key("escape")
    assert driver.window.top.name == "table"


def test_names_are_typed(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.app.show_setup(None)
    driver.step()
    driver.click(driver.find("name:1"))
    for letters in ("Ó", "ta x", "\0"):
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letters))
        driver.step()
    driver.key("backspace")
    assert driver.find("name:1").value == "Óta "
    driver.click(driver.find("seed"))
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="4x2"))
    driver.step()
    assert driver.find("seed").value == "42"
    driver.click(driver.find("after:1"))
    driver.click(driver.find("start"))
    app = driver.app
    assert app.plan is not None and app.plan.seed == 42 and app.plan.seats[1].name == "Óta"
    assert len({seat.character for seat in app.plan.seats}) == len(app.plan.seats)
