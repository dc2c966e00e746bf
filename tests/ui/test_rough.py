"""Rough hands and broken surroundings: whatever is done to the window at whatever moment, it goes on. `FAVOR_LONG=1` is rougher.

Each fault that rough hands found stands here by itself as well.
"""

from __future__ import annotations

import errno
import locale
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from favor.app import content, store_report
from favor.content.lang import files
from favor.content.load import Loaded
from favor.content.packs import gather
from favor.table.settings_file import SettingsFile
from favor.table.speaking import system_codes
from favor.table.store import JOURNAL, Store
from favor.ui.easing import Easing
from favor.ui.narration_stream import TextFile
from favor.ui.paint.gallery import Gallery, Order
from favor.ui.paint.kit import Kit
from favor.ui.scenes.can import CanScene
from favor.ui.scenes.handbook import HandbookScene
from favor.ui.text import Fonts, Lettering
from favor.ui.theme import Theme
from favor.ui.wishes import Wishes
from tests.ui.driver import Driver
from tests.ui.looker import faults, to_action
from tests.ui.monkey import Fault, Monkey

IS_LONG = os.environ.get("FAVOR_LONG", "") not in ("", "0")
SEEDS, DEEDS = (range(1, 21), 1000) if IS_LONG else (range(1, 3), 60)
FULL = Path("/dev/full")
"""What takes nothing, where there is such a thing."""
NO_LETTERS = "a path like /home/m\udce4rz/games\0, as it comes from a folder in another encoding"


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


@pytest.mark.parametrize("seed", SEEDS)
def test_rough_hands_break_nothing(loaded: Loaded, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))  # pictures of the window go there
    monkey = Monkey(seed, loaded)
    for _ in range(DEEDS):
        monkey.do()


def test_rough_hands_notice_what_breaks(loaded: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkey = Monkey(5, loaded)
    monkey.begin(2)
    monkey.uncover()
    monkey.stands_in_its_journal()
    sitting = monkey.app.sitting
    assert sitting is not None
    sitting.history.keeper = None
    monkey.click_on()
    sitting.submit(sitting.game.options[0])
    with pytest.raises(Fault, match="another position"):
        monkey.stands_in_its_journal()
    monkeypatch.setattr(monkey.window, "_stirs", lambda now: True)
    with pytest.raises(Fault, match="goes on drawing"):
        monkey.rests()


# -- what rough hands found -------------------------------------------------------------------------------------------


def test_what_is_not_drawn_any_more_stirs_no_further() -> None:
    wishes = Wishes()
    easing = Easing(wishes, "tip")
    easing.share("one", 0)
    lasts = wishes.takes("tip")
    assert easing.wants_frame(lasts // 2 + 1), "it is on its way"
    assert easing.wants_frame(lasts), "its last picture"
    assert not easing.wants_frame(lasts + 1), "nobody has asked how far it is, and it must end all the same"


def test_nothing_is_done_on_what_lies_outside_the_picture(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2)
    to_action(driver)
    table, sitting = driver.table, driver.app.sitting
    assert sitting is not None
    table.focus = next(widget.id for widget in table.tree if widget.id.startswith("go:"))
    assert table.show is not None
    table._aim(table.show.camera.moved(0, -900))
    driver.step()
    assert table.tree.get(table.focus) is None or table.tree.focused(table.focus) is None
    before = len(sitting.taken)
    driver.window.input.by_keyboard = True  # Space means the focus, and not what the pointer was left on
    driver.key("return")
    driver.key("space")
    assert len(sitting.taken) == before and table.inspected is None
    driver.key("m") if driver.see("do:move") is None else driver.click(driver.find("do:move"))
    driver.step()
    assert table.tree.focused(table.focus) is not None, "the map comes back to what is meant"


@pytest.mark.parametrize("privacy", ("cover", "peek"))
def test_what_is_held_when_the_focus_goes_shows_no_hand(loaded: Loaded, privacy: str) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, privacy=privacy)
    if privacy == "peek":
        to_action(driver)
    code = pygame.key.key_code("space")
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=" ", scancode=0))
    driver.step(200)
    assert driver.window.top.name == "cover" or driver.table.peeking
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST, window=None))
    driver.step()
    for _ in range(4):
        driver.step(500)
    assert driver.window.top.name == "cover" or not driver.table.peeking
    assert driver.window.top.name == ("cover" if privacy == "cover" else "table")


@pytest.mark.parametrize("button", (pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_BACK))
def test_what_is_held_on_a_controller_that_goes_does_nothing(loaded: Loaded, button: int) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2)
    to_action(driver)
    table, sitting = driver.table, driver.app.sitting
    assert sitting is not None
    before, table.focus = len(sitting.taken), "end-turn"
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=7))
    driver.step()
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7))
    driver.step()
    driver.step(600)
    assert driver.window.top is table and len(sitting.taken) == before and table.pressed == ""


def test_a_title_of_two_lines_has_room_in_the_list_of_the_rules(loaded: Loaded) -> None:
    driver = Driver((1024, 640), loaded)
    driver.app.show_title()
    driver.step()
    driver.key("f1")
    scene = driver.window.top
    assert isinstance(scene, HandbookScene)
    long = replace(scene.book.sections[0], title="Connected and adjacent Tiles, and what a straight line is")
    scene.found = lambda: (long,)  # type: ignore[method-assign]
    assert faults(driver) == []


def test_a_line_of_two_rows_has_room_in_what_can_be_done(loaded: Loaded) -> None:
    driver = Driver((1024, 640), loaded)
    driver.begin(2)
    to_action(driver)
    driver.key("h")
    scene = driver.window.top
    assert isinstance(scene, CanScene)
    plain, *rest = scene.groups
    more = "with the Frequent Pilgrim Card of the Marshland Night Watch"
    long = tuple(replace(line, text=f"{line.text} {more}") for line in plain.lines)
    scene.groups = (replace(plain, lines=long), *rest)
    scene.dirty = True
    assert faults(driver) == []


# -- broken surroundings ----------------------------------------------------------------------------------------------


def refused(path: Any, *more: Any, **words: Any) -> Any:
    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def refusing(below: Path, honest: Callable[..., Any]) -> Callable[..., Any]:
    """The same function of the system, but nothing under that folder can be looked at."""

    def asked(path: Any, *more: Any, **words: Any) -> Any:
        inside = isinstance(path, str | os.PathLike) and Path(path).is_relative_to(below) and Path(path) != below
        return refused(path) if inside else honest(path, *more, **words)

    return asked


def lock(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that may not be looked into, also where tests run as a user who may do anything."""
    for name in ("stat", "mkdir", "scandir", "listdir"):
        monkeypatch.setattr(os, name, refusing(folder, getattr(os, name)))
    for name in ("stat", "exists", "is_file", "is_dir", "open", "read_bytes", "mkdir"):
        monkeypatch.setattr(Path, name, refusing(folder, getattr(Path, name)))


def test_settings_of_a_locked_folder_hold_until_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = SettingsFile(tmp_path)
    lock(tmp_path, monkeypatch)
    file.keep(file.settings)
    file.change(ui_scale=150)
    assert file.settings.ui_scale == 150 and len(file.take_notices()) == 1


def test_a_game_begins_where_games_cannot_be_kept(loaded: Loaded, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver((1280, 720), loaded, tmp_path)
    lock(tmp_path, monkeypatch)
    driver.begin(2)
    driver.uncover()
    for _ in range(6):
        driver.click_on()
    assert driver.app._journal is not None and driver.app._journal.trouble


def test_one_game_that_cannot_be_read_hides_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / JOURNAL).write_text("")
    lock(tmp_path / "one", monkeypatch)
    assert {save.folder.name for save in Store(tmp_path).saves()} == {"one", "two"}


def test_a_full_disk_gets_no_scraps_of_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kit = Kit(Theme(), Lettering(Fonts()))
    gallery = Gallery(kit, tmp_path)

    def full(*paths: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "replace", full)
    order = Order(speck, (40, 30))
    gallery.picture(order)
    while gallery.work():
        pass
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not FULL.exists(), reason="no full disk here")
def test_a_full_disk_costs_what_is_narrated_and_nothing_else(tmp_path: Path) -> None:
    file = TextFile(tmp_path / "narration.txt")
    file.say((NO_LETTERS,))
    assert "m\\udce4rz" in file.path.read_text("utf-8")
    file.path.unlink()
    file.path.symlink_to(FULL)
    file.wipe()
    file.say(("A lantern fell over.",))
    file.wipe()
    file.close()


def test_a_pack_that_may_not_be_looked_into_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = tmp_path / "dark"
    pack.mkdir()
    lock(tmp_path, monkeypatch)
    assert [problem.code for problem in gather(pack).problems] == ["E101"]
    assert files(pack) == ()


def test_a_computer_that_speaks_what_nobody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(category: int = 0) -> tuple[str, str]:
        raise ValueError("unknown locale: UTF-8")

    monkeypatch.setattr(locale, "getlocale", unknown)
    assert list(system_codes({})) == []


def speck(tools: Any, surface: pygame.Surface, room: pygame.Rect) -> Any:
    """A picture of one sheet."""
    surface.fill((9, 9, 9))
    yield


@pytest.mark.parametrize("text", (NO_LETTERS, "\0", "\ud83d", ""))
def test_bytes_that_are_no_letters_are_written_all_the_same(text: str) -> None:
    letters = Lettering(Fonts())
    surface = pygame.Surface((600, 60))
    letters.line(surface, text, (2, 2), "body", (9, 9, 9))
    assert letters.fonts.role("body").size(text)[1] > 0


def test_a_fault_with_such_a_path_is_shown_and_kept(loaded: Loaded, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: copied.append(text.encode("utf-8").decode()))
    driver = Driver((1280, 720), loaded)
    driver.window.on_crash = driver.app.crashed
    driver.app.show_title()
    monkeypatch.setattr(driver.window.top, "tick", lambda now: refused(NO_LETTERS))
    driver.step()
    driver.step()
    assert driver.window.top.name == "crash"
    driver.click(driver.find("copy"))
    assert copied and "m\\udce4rz" in copied[0]
    kept = store_report(NO_LETTERS)
    assert "m\\udce4rz" in Path(kept).read_text("utf-8")
