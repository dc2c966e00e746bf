"""The cover: nothing private in the frame after End turn, half a second of holding, and only where hands change."""

from __future__ import annotations

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.table.seats import Seat
from tests.ui.driver import PEOPLE, Driver

CARD_ROLES = ("card", "picture", "tile", "player")


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


@pytest.fixture
def driver(loaded: Loaded) -> Driver:
    driver = Driver((1280, 720), loaded)
    driver.begin(3)
    driver.uncover()
    return driver


def end_turn(driver: Driver) -> None:
    """Read what there is and end the turn, answering what is asked by lot."""
    for _ in range(60):
        turn = driver.find("end-turn") if driver.window.top.name == "table" else None
        if turn is None:
            return
        if driver.see("go-on"):
            driver.click(driver.find("go-on"))
        elif turn.enabled:
            driver.click(turn)
            return
        else:
            driver.click_on()


def test_the_first_frame_after_end_turn_is_the_cover(driver: Driver) -> None:
    before = driver.window.frames_drawn
    end_turn(driver)
    assert driver.window.frames_drawn > before
    assert driver.window.top.name == "cover"
    drawn = pygame.display.get_surface().copy()
    assert [widget.role for widget in driver.window.top.tree if widget.role in CARD_ROLES] == ["picture"]
    assert not driver.table.tree.widgets and driver.table.show is None
    driver.window.draw()
    assert pygame.image.tobytes(drawn, "RGB") == pygame.image.tobytes(pygame.display.get_surface(), "RGB")


def test_the_same_cover_whatever_lies_under_it(loaded: Loaded) -> None:
    pictures = set()
    for seed in (3, 4, 5):
        driver = Driver((1280, 720), loaded)
        driver.begin(2, seed)
        cover = driver.window.top
        assert cover.name == "cover"
        pictures.add((driver.app.sitting.cover_for, pygame.image.tobytes(pygame.display.get_surface(), "RGB")))  # type: ignore[union-attr]
    assert len(pictures) == len({seat for seat, _ in pictures})


def test_a_short_press_opens_nothing(driver: Driver) -> None:
    end_turn(driver)
    driver.hold("open", 200)
    assert driver.window.top.name == "cover"
    driver.hold("open", 200)
    driver.hold("open", 200)
    assert driver.window.top.name == "cover"
    driver.hold("open", 510)
    assert driver.window.top.name == "table"


def test_space_held_opens_and_nothing_else_does(driver: Driver) -> None:
    end_turn(driver)
    for key in ("return", "escape", "tab", "a"):
        driver.key(key)
        driver.step(600)
        assert driver.window.top.name == "cover"
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
    driver.step()
    driver.step(510)
    assert driver.window.top.name == "table"


def test_one_person_alone_never_sees_a_cover(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    people = (PEOPLE[0], *(Seat(seat.name, seat.character, human=False) for seat in PEOPLE[1:3]))
    driver.begin(3, 7, people)
    for _ in range(90):
        driver.step(500)
        assert driver.window.top.name != "cover"
        if driver.window.top.name == "table" and driver.app.sitting.waits_for_human:  # type: ignore[union-attr]
            driver.click_on()


def test_hands_stay_covered_while_machines_play(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    people = (PEOPLE[0], PEOPLE[1], *(Seat(seat.name, seat.character, human=False) for seat in PEOPLE[2:4]))
    driver.begin(4, 7, people)
    seen_machine = False
    for _ in range(120):
        driver.step(500)
        sitting = driver.app.sitting
        assert sitting is not None
        if driver.window.top.name == "table" and sitting.game.view(-1).active >= 2:
            seen_machine = True
            assert sitting.viewer == -1
            assert not [widget for widget in driver.window.top.tree if widget.id.startswith("card:")]
        if driver.window.top.name == "cover" or sitting.waits_for_human:
            driver.click_on()
    assert seen_machine


def test_a_minute_out_of_sight_brings_the_cover_back(driver: Driver) -> None:
    for away, name in ((30_000, "table"), (61_000, "cover")):
        pygame.event.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
        driver.step()
        driver.step(away)
        pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))
        driver.step()
        assert driver.window.top.name == name


def test_open_hands_need_no_cover(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(3, privacy="open")
    for _ in range(60):
        assert driver.window.top.name == "table"
        assert driver.click_on()
        sitting = driver.app.sitting
        assert sitting is not None and sitting.viewer == sitting.asked


def test_peek_keeps_cards_face_down_until_the_button_is_held(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(3, privacy="peek")
    driver.uncover()
    if driver.see("go-on"):
        driver.click(driver.find("go-on"))

    def faces() -> list[str]:
        return [widget.id for widget in driver.window.top.tree if widget.id.startswith("card:")]

    assert not faces() and driver.see("down:0")
    assert all(widget.label == "Action Card" for widget in driver.window.top.tree if widget.id.startswith("down:"))
    at = driver.point(driver.find("look"))
    driver.move(at)
    driver.button(at, True)
    assert faces()
    driver.button(at, False)
    assert not faces()
    for _ in range(90):
        assert driver.click_on()
        assert not faces()
