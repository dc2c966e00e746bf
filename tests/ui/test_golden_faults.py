"""Faults that were seen in pictures of all screens, each kept from coming back."""

from __future__ import annotations

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.geometry import cell
from favor.model.problems import Problem, Problems
from favor.ui.paint.kit import Kit
from favor.ui.parts.playbill import paint_hanging
from favor.ui.scenes.houserules import HouseRulesScene
from favor.ui.scenes.problems import ProblemsScene
from favor.ui.scenes.replay import ReplayScene
from favor.ui.scenes.settings import PAGES, SettingsScene
from favor.ui.text import Fonts, Lettering
from favor.ui.theme import Theme
from tests.ui.driver import Driver


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


@pytest.fixture
def driver(loaded: Loaded) -> Driver:
    return Driver((1280, 720), loaded)


def test_no_tip_stays_under_another_screen(driver: Driver) -> None:
    driver.begin(2)
    driver.uncover()
    driver.click(driver.find("go-on"))
    driver.move(driver.point(driver.find("tray")))
    driver.step(400)
    driver.window.draw()
    assert any(widget.role == "tooltip" for widget in driver.table.tree), "the tray says what it is for"
    driver.click(driver.find("tray"))
    driver.step()
    driver.window.draw()
    assert driver.window.top is not driver.table
    assert not any(widget.role == "tooltip" for widget in driver.table.tree)


def test_the_replay_has_room_for_a_place_that_tiles_have_left(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    driver.begin(2)
    for _ in range(6):
        driver.click_on()
    driver.app.replay(None)
    driver.step()
    scene = driver.window.top
    assert isinstance(scene, ReplayScene)
    told, before = scene.replay.happened, scene.camera
    away = ("tile_moved", 0, 1, cell(-9, 7), 0)
    monkeypatch.setattr(scene.replay, "happened", lambda at, viewer: (*told(at, viewer), *([away] if at == 1 else ())))
    driver.key("f")
    driver.step()
    assert before is not None and scene.camera is not None and scene.camera.size < before.size, "farther away, to show it"


def test_house_rules_speak_no_code(driver: Driver, loaded: Loaded) -> None:
    catalog = loaded.catalog
    driver.window.push(HouseRulesScene(driver.window, catalog, dict(catalog.switches)))
    driver.step()
    said = [widget.label for widget in driver.window.top.tree if widget.role in ("button", "text")]
    assert not any(word in ("True", "False") for text in said for word in text.replace(":", " ").split())


def test_errors_and_doubts_have_different_signs(driver: Driver) -> None:
    problems = Problems(Problem("a/b.yaml", number, 1, code, "unknown field") for number, code in enumerate(("E101", "W301")))
    driver.window.push(ProblemsScene(driver.window, problems))
    driver.step()
    signs = [widget.data for widget in driver.window.top.tree if widget.id.startswith("sign:")]
    assert set(signs) == {(False,), (True,)} and len(signs) == 2


def test_the_way_back_stands_still_while_pages_are_turned(driver: Driver) -> None:
    driver.window.push(SettingsScene(driver.window))
    driver.step()
    places = set()
    for number in range(len(PAGES)):
        driver.click(driver.find(f"tab:{number}"))
        places.add(driver.find("back").rect)
    assert len(places) == 1


@pytest.mark.parametrize("unit", (0.8, 1.0, 1.35, 2.7))
def test_the_shadow_of_the_bill_fades_before_its_picture_ends(unit: float) -> None:
    wide, high = round(384 * unit), round(500 * unit)
    bill = paint_hanging(Kit(Theme(), Lettering(Fonts())), wide, high, round(44 * unit), unit)
    assert max(bill.get_at((wide - 1, y)).a for y in range(high)) <= 2
    assert max(bill.get_at((x, high - 1)).a for x in range(wide)) <= 2


@pytest.mark.parametrize("size", ((1280, 720), (1920, 1080)))
def test_the_seats_stand_in_line_with_heading_and_buttons(size: tuple[int, int], loaded: Loaded) -> None:
    driver = Driver(size, loaded)
    driver.app.show_title()
    driver.step()
    driver.click(driver.find("new"))
    for players in (3, 4, 5, 6):
        tree = driver.window.top.tree
        seats = [widget.rect for widget in tree if widget.id.startswith("seat:") or widget.id == "add"]
        button = driver.find("start").rect
        assert seats[0][0] == driver.find("heading").rect[0] and seats[-1][0] + seats[-1][2] == button[0] + button[2], players
        for widget in tree:
            if widget.id.startswith("as:"):
                card = driver.find(f"seat:{widget.id.split(':')[1]}").rect
                assert card[0] < widget.rect[0] and widget.rect[0] + widget.rect[2] < card[0] + card[2], widget.id
        if players < 6:
            driver.click(driver.find("add"))


def test_a_card_without_a_button_gives_its_foot_to_the_boon(driver: Driver) -> None:
    driver.app.show_title()
    driver.step()
    driver.click(driver.find("new"))
    assert driver.see("remove:0")
    driver.click(driver.find("remove:2"))
    driver.settle()
    x, y, wide, high = driver.find("seat:0").rect
    foot, beside = (pygame.display.get_surface().get_at((x + across, y + high - 20)) for across in (wide // 2, 6))
    assert driver.see("remove:0") is None
    assert max(abs(one - other) for one, other in zip(foot[:3], beside[:3], strict=True)) > 2, (foot, beside)
