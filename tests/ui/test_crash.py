"""A fault anywhere shows the report, and the game in memory goes on at its last answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from favor import app as app_module
from favor.app import content
from favor.content.load import Loaded
from favor.ui.scenes.crash import CrashScene
from tests.ui.driver import Driver


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


@pytest.fixture
def driver(loaded: Loaded) -> Driver:
    driver = Driver((1280, 720), loaded)
    driver.window.on_crash = driver.app.crashed
    driver.begin(3)
    driver.uncover()
    for _ in range(12):
        driver.click_on()
    if driver.window.top.name == "cover":
        driver.uncover()
    return driver


@pytest.mark.parametrize("where", ("build", "tick", "press"))
def test_a_fault_becomes_a_report(driver: Driver, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = driver.app.sitting
    assert sitting is not None
    key = sitting.game.state.key()

    def broken(*values: object) -> None:
        raise ZeroDivisionError("a lantern fell over")

    with monkeypatch.context() as patch:
        patch.setattr(type(driver.table), where, broken)
        driver.table.dirty = True
        if where == "press":
            driver.click(driver.see("go-on") or driver.find("menu"))  # a notice lies over the menu
        else:
            driver.step()
    top = driver.window.top
    assert isinstance(top, CrashScene)
    driver.step()
    assert "ZeroDivisionError: a lantern fell over" in top.report and "Position: turn" in top.report
    journal = driver.app.keeping.store.saves()[0].journal.read_text("utf-8").strip()
    assert '"seed"' in journal and '"seed"' not in top.report and journal not in top.report
    driver.click(driver.find("secrets"))
    assert journal in top.report
    driver.click(driver.find("go-on"))
    assert sitting.game.state.key() == key
    assert driver.window.top.name in ("table", "cover")


def test_no_place_for_the_report_is_no_second_fault(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*values: object, **named: object) -> str:
        raise PermissionError("read-only")

    monkeypatch.setattr(app_module.platformdirs, "user_log_dir", refused)
    assert app_module.store_report("words") == ""
    driver.window.replace(driver.app.crashed(ValueError("x")))
    driver.step()
    assert driver.see("report") is not None


def test_it_says_that_the_game_is_safe_and_where(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Path] = []
    monkeypatch.setattr(app_module, "open_folder", lambda folder: shown.append(folder) or True)
    driver.window.replace(driver.app.crashed(ValueError("x")))
    driver.step()
    save = driver.app.keeping.store.saves()[0]
    assert "Your game is safe" in driver.find("safe").label and str(save.folder) in driver.find("safe").label
    top = driver.window.top
    assert isinstance(top, CrashScene)
    driver.click(driver.find("folder"))
    assert shown == [Path(top.where).parent] and "Opened" in driver.find("folder").label
    driver.click(driver.find("copy"))
    assert driver.find("secrets").value == "not ticked"
    hands = [card.id for seat in range(3) for card in driver.app.sitting.game.view(seat).players[seat].hand]  # type: ignore[union-attr]
    known = driver.app.sitting.game.view(-1)  # type: ignore[union-attr]
    open_ids = {card.id for _, pile in known.piles for card in pile} | {card.id for card in known.table}
    assert hands and not [id for id in hands if id in top.report.split() and id not in open_ids]


def test_continue_brings_the_cover_first(driver: Driver) -> None:
    driver.window.replace(driver.app.crashed(ValueError("x")))
    driver.step()
    driver.click(driver.find("go-on"))
    assert driver.window.top.name == "cover"


def test_a_game_that_is_not_on_disk_is_not_called_safe(driver: Driver) -> None:
    driver.app._close_journal()
    driver.window.replace(driver.app.crashed(ValueError("x")))
    driver.step()
    assert "not on disk" in driver.find("safe").label
