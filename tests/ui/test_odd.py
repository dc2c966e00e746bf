"""Odd days at the window: left in the middle of an answer, set up with what is gone, a report that cannot be shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.table.report import last_words
from favor.table.seats import Seat
from favor.ui import display, text
from favor.ui.paint.kit import Cache, Kit
from favor.ui.scenes.crash import CrashScene
from favor.ui.scenes.newgame import NewGameScene
from favor.ui.services import Plan
from favor.ui.theme import Theme
from tests.ui.driver import Driver


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def asked_about(driver: Driver) -> str:
    decision = driver.app.sitting.game.decision if driver.app.sitting is not None else None
    return decision.about if decision is not None else ""


def test_a_tile_that_was_being_laid_can_be_laid_after_a_restart(loaded: Loaded, tmp_path: Path) -> None:
    first = Driver((1280, 720), loaded, tmp_path)
    first.begin(3)
    while asked_about(first) != "turn":
        first.click_on()
    first.step()
    assert first.table.show is not None and first.table.show.ghost is not None
    second = Driver((1280, 720), loaded, tmp_path)
    second.app.resume()
    second.step()
    second.uncover()
    second.step()
    assert second.table.show is not None and second.table.show.ghost == first.table.show.ghost
    second.click(second.find("place"))
    assert asked_about(second) != "turn"


def test_what_was_read_need_not_be_read_again_after_a_restart(loaded: Loaded, tmp_path: Path) -> None:
    first = Driver((1280, 720), loaded, tmp_path)
    first.begin(2)
    for _ in range(30):
        first.click_on()
    second = Driver((1280, 720), loaded, tmp_path)
    second.app.resume()
    second.step()
    second.uncover()
    second.step()
    assert second.app.sitting is not None and len(second.app.sitting.taken) > 10
    assert second.table.stage.notice is None


def new_game(driver: Driver, plan: Plan | None = None) -> NewGameScene:
    driver.app.show_setup(plan)
    driver.step()
    scene = driver.window.top
    assert isinstance(scene, NewGameScene)
    return scene


def test_only_digits_make_a_seed(loaded: Loaded) -> None:
    scene = new_game(Driver((1280, 720), loaded))
    scene.typing = "seed"
    scene.text("1²③x7")
    assert scene.seed == "17"


@pytest.mark.parametrize("named", ("somebody", ""))
def test_a_set_up_of_other_packs_is_not_offered_again(loaded: Loaded, named: str) -> None:
    seats = (Seat("Mara", named or "human"), Seat("Tom", "sapling"))
    switches = dict(loaded.catalog.switches) | ({} if named else {"other:switch": True})
    scene = new_game(Driver((1280, 720), loaded), Plan(seats, switches, 1))
    assert "somebody" not in scene.picked and scene.switches == dict(loaded.catalog.switches)


def test_names_of_every_kind_are_taken(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    scene = new_game(driver)
    for number, name in enumerate(("W" * 400, "  ", "👩‍👩‍👧\u202e漢")):
        scene.typing = f"name:{number}"
        scene.text(name)
    driver.step()
    scene._on_start()
    driver.step()
    driver.uncover()
    driver.step()
    assert driver.app.plan is not None and driver.app.plan.seats[1].name == "Player 2"


def test_a_report_that_cannot_be_shown_ends_the_program(loaded: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver((1280, 720), loaded)
    driver.window.on_crash = driver.app.crashed
    driver.app.show_title()
    driver.step()

    def broken(*values: object) -> None:
        raise ZeroDivisionError("a lantern fell over")

    monkeypatch.setattr(CrashScene, "build", broken)
    monkeypatch.setattr(type(driver.window.top), "tick", broken)
    driver.step()
    with pytest.raises(ZeroDivisionError):
        driver.step()


def test_a_screen_that_is_busy_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    drivers = iter(("x11", "offscreen", "offscreen", "x11"))
    opened: list[int] = []
    monkeypatch.setattr(display.pygame.display, "get_driver", lambda: next(drivers))
    monkeypatch.setattr(display.pygame.display, "init", lambda: opened.append(1))
    monkeypatch.setattr(display.pygame.display, "quit", lambda: None)
    display.open_again(pause=0)
    assert len(opened) == 3
    monkeypatch.setattr(display.pygame.display, "get_driver", iter(("x11", *("offscreen",) * 9)).__next__)
    with pytest.raises(display.NoScreen):
        display.open_again(tries=5, pause=0)


def test_missing_letters_are_told_and_stood_in_for(loaded: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "FONT_PACKAGES", (("sans", "favor", "Gone"), ("serif", "nowhere_at_all", "Gone")))
    driver = Driver((1280, 720), loaded)
    driver.window.cache = Cache(Kit(Theme(), text.Lettering(text.Fonts())))
    driver.app.show_title()
    driver.step()
    assert "are missing" in driver.find("foot").label


def test_last_words_say_where_the_report_is() -> None:
    said = last_words(ZeroDivisionError("a lantern fell over"), "/a/report.txt")
    assert "a lantern fell over" in said and "/a/report.txt" in said and "\n" not in said
