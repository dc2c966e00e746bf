"""Games outlive the program: every answer is on disk before it is shown, and a new start goes on under the cover."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.table.journal_reader import read_journal
from favor.table.store import Store
from favor.ui.mappicture import SIZE, MapPictures, read_picture
from tests.ui.driver import PEOPLE, Driver


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def play(driver: Driver, clicks: int) -> None:
    for _ in range(clicks):
        driver.click_on()


def test_a_new_start_goes_on_where_the_last_one_ended(loaded: Loaded, tmp_path: Path) -> None:
    first = Driver((1280, 720), loaded, tmp_path)
    first.begin(3)
    play(first, 24)
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
    play(second, 10)
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


def test_every_answer_is_on_disk_before_the_picture_shows_it(loaded: Loaded, tmp_path: Path) -> None:
    driver = Driver((1280, 720), loaded, tmp_path)
    driver.begin(2)
    journal = Store(tmp_path).saves()[0].journal
    for _ in range(16):
        driver.click_on()
        assert driver.app.sitting is not None
        reading = read_journal(journal.read_bytes())
        assert reading.damage is None and len(reading.entries) == len(driver.app.sitting.taken)


def test_continue_tells_who_plays_how_far_and_whose_turn_it_is(loaded: Loaded, tmp_path: Path) -> None:
    driver = Driver((1024, 640), loaded, tmp_path)
    driver.begin(6)
    play(driver, 8)
    view = driver.table.sitting.view()
    driver.app.show_title()
    driver.step()
    said = driver.find("continue").label
    assert all(seat.name in said for seat in PEOPLE)
    assert f"round {view.round}" in said and said.endswith("’s turn")
    other = Driver((1024, 640), loaded, tmp_path)
    other.app.show_first()
    other.app.show_title()
    other.step()
    assert other.find("continue").label.endswith("turn")


def test_one_person_alone_sees_no_cover_after_loading(loaded: Loaded, tmp_path: Path) -> None:
    driver = Driver((1280, 720), loaded, tmp_path)
    driver.begin(2, 3, (PEOPLE[0], replace(PEOPLE[1], human=False)))
    for _ in range(6):
        driver.step(3000)
    other = Driver((1280, 720), loaded, tmp_path)
    other.app.resume()
    other.step()
    assert other.window.top.name == "table" and other.table.sitting.viewer == 0


def test_the_list_shows_a_map_made_from_what_all_may_see(loaded: Loaded, tmp_path: Path) -> None:
    driver = Driver((1280, 720), loaded, tmp_path)
    driver.begin(2)
    play(driver, 14)
    save = Store(tmp_path).saves()[0]
    assert save.picture is not None
    picture = read_picture(save.picture.read_bytes())
    assert picture is not None and picture.get_size() == SIZE
    assert read_picture(b"\x89PNG\r\n\x1a\n" + bytes(8) + (9**6).to_bytes(4) * 2) is None
    assert read_picture(b"no picture") is None
    sitting = driver.table.sitting
    maps = MapPictures(driver.window.tiles)
    seen = [maps.png(driver.window.brush(), sitting.game.view(seat), driver.app.names()) for seat in (-1, 0, 1)]
    assert seen[0] == seen[1] == seen[2]


def broken_in_the_middle(loaded: Loaded, folder: Path) -> bytes:
    driver = Driver((1280, 720), loaded, folder)
    driver.begin(2)
    play(driver, 26)
    save = Store(folder).saves()[0]
    lines = save.journal.read_bytes().split(b"\n")
    lines[len(lines) // 2] = lines[len(lines) // 2].replace(b'"seat"', b'"seta"').replace(b'"turn_over"', b'"turn_oevr"')
    save.journal.write_bytes(b"\n".join(lines))
    return save.journal.read_bytes()


def test_damage_is_told_with_what_can_be_played_and_the_file_is_kept(loaded: Loaded, tmp_path: Path) -> None:
    damaged = broken_in_the_middle(loaded, tmp_path)
    driver = Driver((1280, 720), loaded, tmp_path)
    driver.app.resume()
    driver.step()
    assert driver.window.top.name == "load"
    assert "can be played on from turn" in driver.find("trouble-words").label
    journal = Store(tmp_path).saves()[0].journal
    assert journal.read_bytes() == damaged
    driver.click(driver.find("see"))
    assert driver.window.top.name == "replay" and journal.read_bytes() == damaged
    driver.key("escape")
    driver.click(driver.find("open:0"))
    driver.click(driver.find("accept"))
    assert driver.window.top.name == "cover"
    assert journal.with_name("journal.damaged-1.jsonl").read_bytes() == damaged
    play(driver, 3)
    assert read_journal(journal.read_bytes()).damage is None


def test_a_line_torn_by_a_kill_stops_nobody(loaded: Loaded, tmp_path: Path) -> None:
    driver = Driver((1280, 720), loaded, tmp_path)
    driver.begin(2)
    play(driver, 14)
    taken = driver.table.sitting.taken
    journal = Store(tmp_path).saves()[0].journal
    journal.write_bytes(journal.read_bytes()[:-9])
    other = Driver((1280, 720), loaded, tmp_path)
    other.app.resume()
    other.step()
    assert other.window.top.name == "cover"
    assert other.table.sitting.taken in (taken, taken[:-1])
    assert "not written to its end" in other.table.refusal


def type_in(driver: Driver, letters: str) -> None:
    for letter in letters:
        driver.key("space" if letter == " " else letter.lower())
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        driver.step()


@pytest.mark.parametrize("in_memory", (True, False))
def test_a_game_is_given_a_name(loaded: Loaded, tmp_path: Path, in_memory: bool) -> None:
    driver = Driver((1280, 720), loaded, tmp_path)
    driver.begin(2)
    play(driver, 6)
    if not in_memory:
        driver = Driver((1280, 720), loaded, tmp_path)
    driver.app.show_title()
    driver.step()
    driver.click(driver.find("load"))
    driver.click(driver.find("rename:0"))
    type_in(driver, "A wet eveningg")
    driver.key("backspace")
    assert driver.find("name").value == "A wet evening"
    driver.key("return")
    assert not driver.see("name") and driver.find("game:0").label.startswith("A wet evening")
    driver.click(driver.find("rename:0"))
    type_in(driver, "no")
    driver.key("escape")
    assert driver.window.top.name == "load" and Store(tmp_path).saves()[0].name == "A wet evening"
    driver.click(driver.find("open:0"))
    assert driver.window.top.name == "cover"


def test_a_name_that_changes_the_order_does_not_change_what_was_meant(loaded: Loaded, tmp_path: Path) -> None:
    driver = Driver((1280, 720), loaded, tmp_path)
    for seed in (1, 2):
        driver.begin(2, seed)
    driver.app.show_title()
    driver.step()
    driver.click(driver.find("load"))
    driver.click(driver.find("sort:name"))
    first, second = (save.folder for save in Store(tmp_path).saves("name"))
    driver.click(driver.find("rename:0"))
    type_in(driver, "Zzz")
    driver.click(driver.find("delete:1"))
    assert first.exists() and not second.exists()
    assert [save.name for save in Store(tmp_path).saves()] == ["Zzz"]


def test_putting_away_the_game_in_memory_forgets_it(loaded: Loaded, tmp_path: Path) -> None:
    driver = Driver((1280, 720), loaded, tmp_path)
    driver.begin(2)
    play(driver, 12)
    driver.app.show_title()
    driver.step()
    driver.click(driver.find("load"))
    driver.click(driver.find("delete:0"))
    driver.click(driver.find("back"))
    assert not driver.see("continue")
    driver.click(driver.find("load"))
    assert not driver.see("open:0")


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
