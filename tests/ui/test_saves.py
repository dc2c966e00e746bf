"""Games outlive the program: every answer is on disk before it is shown, and a new start goes on under the cover."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.table.store import Store
from tests.ui.driver import Driver


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def play(driver: Driver, clicks: int) -> None:
    for _ in range(clicks):
        driver.click_on()


def test_a_new_start_goes_on_where_the_last_one_ended(loaded: Loaded, tmp_path: Path) -> None:
    first = Driver((1280, 720), loaded, tmp_path)
    first.begin(3)
    play(first, 60)
    sitting = first.app.sitting
    assert sitting is not None
    key, taken = sitting.game.state.key(), sitting.taken
    second = Driver((1280, 720), loaded, tmp_path)
    second.app.show_first()
    second.step()
    assert "Mara" in second.find("continue").label
    second.click(second.find("continue"))
    assert second.window.top.name == "cover"
    again = second.app.sitting
    assert again is not None and again.taken == taken and again.game.state.key() == key
    play(second, 30)
    third = Driver((1280, 720), loaded, tmp_path)
    third.app.resume()
    assert third.app.sitting is not None and third.app.sitting.taken == again.taken


def test_games_are_listed_put_away_and_brought_back(loaded: Loaded, tmp_path: Path) -> None:
    driver = Driver((1280, 720), loaded, tmp_path)
    for seed in (1, 2):
        driver.begin(2, seed)
        play(driver, 12)
    driver.app.show_title()
    driver.step()
    driver.click(driver.find("load"))
    assert driver.see("open:1") and not driver.see("open:2")
    driver.click(driver.find("delete:0"))
    assert not driver.see("open:1")
    driver.click(driver.find("undelete"))
    assert driver.see("open:1")
    driver.click(driver.find("delete:1"))
    driver.key("z", pygame.KMOD_CTRL)
    assert driver.see("open:1")
    for order in ("round", "name", "played"):
        driver.click(driver.find(f"sort:{order}"))
        assert driver.see("open:1")
    driver.click(driver.find("open:1"))
    assert driver.window.top.name == "cover"


def test_a_broken_file_is_told_and_kept(loaded: Loaded, tmp_path: Path) -> None:
    driver = Driver((1280, 720), loaded, tmp_path)
    driver.begin(2)
    play(driver, 12)
    save = Store(tmp_path).saves()[0]
    broken = save.journal.read_bytes().replace(b'"seats"', b'"seets"', 1)
    save.journal.write_bytes(broken)
    other = Driver((1280, 720), loaded, tmp_path)
    other.app.show_first()
    other.step()
    other.click(other.find("load"))
    other.step()
    assert other.window.top.name == "load"
    assert save.journal.read_bytes() == broken


def test_a_disk_that_refuses_is_told_and_the_game_goes_on(loaded: Loaded, tmp_path: Path) -> None:
    wall = tmp_path / "file"
    wall.write_text("not a folder")
    driver = Driver((1280, 720), loaded, wall / "games")
    driver.begin(2)
    driver.uncover()
    said = []
    for _ in range(20):
        driver.click_on()
        if driver.see("prompt"):
            said.append(driver.find("prompt").label)
    assert any("not being saved" in words for words in said)
    assert driver.app.sitting is not None and driver.app.sitting.taken


def test_undo_and_redo_by_keys(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5)
    for _ in range(300):
        driver.click_on()
        sitting = driver.app.sitting
        assert sitting is not None
        if driver.window.top.name == "table" and not driver.see("go-on") and sitting.undoable is not None:
            break
    taken, key = sitting.taken, sitting.game.state.key()
    driver.key("z", pygame.KMOD_CTRL)
    assert len(sitting.taken) < len(taken)
    driver.key("y", pygame.KMOD_CTRL)
    assert sitting.taken == taken and sitting.game.state.key() == key
    driver.key("z", pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert sitting.undoable is None
