"""Settings in the window: they take effect at once, are kept, a new size comes back by itself; the comfort card; mute."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.table.settings import Settings
from favor.table.settings_file import SettingsFile
from favor.ui.display import fitting_size
from favor.ui.parts.choices import STEPS
from favor.ui.scenes.settings import KEEP_MS, PAGES
from favor.ui.wishes import Wishes
from tests.ui.driver import Driver
from tests.ui.test_screens import check
from tests.ui.test_sound import Ear


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def sit_down(loaded: Loaded, folder: Path, size: tuple[int, int] = (1280, 720), welcomed: bool = True) -> Driver:
    """The program at its title, with settings in a folder."""
    driver = Driver(size, loaded)
    file = SettingsFile(folder)
    if welcomed:
        file.change(welcomed=True)
    driver.window.wishes = Wishes(file)
    driver.window.wishes.on_change = driver.window._wished
    driver.app.show_first()
    driver.settle()
    return driver


def stored(folder: Path) -> Settings:
    """What the file holds now."""
    return SettingsFile(folder).settings


def test_every_value_on_every_page_takes_effect_and_is_kept(loaded: Loaded, tmp_path: Path) -> None:
    driver = sit_down(loaded, tmp_path)
    driver.click(driver.find("settings"))
    for number, page in enumerate(PAGES):
        driver.click(driver.find(f"tab:{number}"))
        for choice in page:
            for value, _ in reversed(choice.values):
                if choice.setting == "full_screen":
                    continue  # its own test
                driver.click(driver.find(f"{choice.setting}:{value}".lower()))
                assert getattr(stored(tmp_path), choice.setting) == value
                assert driver.find("help").label
            if not choice.values and choice.setting != "ui_scale":
                before = getattr(stored(tmp_path), choice.setting)
                driver.click(driver.find(f"less:{choice.setting}"))
                now = getattr(stored(tmp_path), choice.setting)
                assert now < before and now in STEPS[choice.setting]
    assert driver.window.sounds.volumes == driver.window.wishes.volumes
    driver.click(driver.find("back"))
    assert driver.window.top.name == "title"


def test_looks_change_at_once(loaded: Loaded, tmp_path: Path) -> None:
    driver = sit_down(loaded, tmp_path)
    driver.click(driver.find("settings"))
    night = pygame.display.get_surface().get_at((3, 360))
    driver.click(driver.find("theme:contrast"))
    assert sum(pygame.display.get_surface().get_at((3, 360))[:3]) < sum(night[:3])
    tile = driver.find("sample-tile").rect
    before = pygame.display.get_surface().subsurface(tile).copy().get_buffer().raw
    driver.click(driver.find("plain_tiles:true"))
    assert pygame.display.get_surface().subsurface(tile).copy().get_buffer().raw != before


def test_a_new_size_comes_back_unless_it_is_kept(loaded: Loaded, tmp_path: Path) -> None:
    driver = sit_down(loaded, tmp_path)
    driver.click(driver.find("settings"))
    unit = driver.window.brush().u
    driver.click(driver.find("more:ui_scale"))
    assert driver.window.brush().u == pytest.approx(unit * 1.1) and stored(tmp_path).ui_scale == 100
    driver.step(KEEP_MS - 1000)
    assert driver.find("keep-words").label.endswith("1 s.")
    driver.step(1000)
    assert driver.window.brush().u == unit and driver.see("keep") is None
    driver.click(driver.find("more:ui_scale"))
    driver.key("escape")
    assert driver.window.wishes.settings.ui_scale == 100 and driver.window.top.name == "settings"
    driver.click(driver.find("more:ui_scale"))
    driver.click(driver.find("more:ui_scale"))
    driver.click(driver.find("keep"))
    driver.step(2 * KEEP_MS)
    assert stored(tmp_path).ui_scale == 125
    driver.click(driver.find("less:ui_scale"))
    driver.click(driver.find("back"))
    assert driver.window.wishes.settings.ui_scale == 125


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 200), ((1280, 720), 150), ((1920, 1080), 80)])
def test_every_size_of_letters_fits_and_can_be_pressed(loaded: Loaded, tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    driver = sit_down(loaded, tmp_path, size)
    driver.window.wishes.change(ui_scale=scale)
    driver.step()
    check(driver, "title")
    driver.click(driver.find("settings"))
    for number in range(len(PAGES)):
        driver.click(driver.find(f"tab:{number}"))
        check(driver, f"settings {number}")
    driver.key("escape")
    driver.begin(6)
    driver.uncover()
    driver.click(driver.find("go-on"))
    check(driver, "table")
    before = len(driver.app.sitting.taken)  # type: ignore[union-attr]
    for _ in range(4):
        driver.click_on()
    assert len(driver.app.sitting.taken) > before  # type: ignore[union-attr]


def test_a_little_larger_is_still_seen_whole(loaded: Loaded, tmp_path: Path) -> None:
    driver = sit_down(loaded, tmp_path)
    driver.window.wishes.change(ui_scale=110, coach=False)  # a bubble may lie over what it does not speak of
    driver.begin(6)
    for _ in range(12):
        driver.click_on()
        assert not driver.window.lens.is_larger
        check(driver, driver.window.top.name)


def test_where_only_a_part_is_seen_the_focus_is_in_it(loaded: Loaded, tmp_path: Path) -> None:
    driver = sit_down(loaded, tmp_path)
    driver.window.wishes.change(ui_scale=200)
    driver.begin(3)
    driver.uncover()
    driver.click(driver.find("go-on"))
    lens = driver.window.lens
    assert lens.is_larger and pygame.display.get_window_size() == (1280, 720)
    for _ in range(12):
        driver.key("tab")
        box = driver.find(driver.window.top.focus).visible
        left, top = lens._shift
        assert left <= box[0] + box[2] // 2 <= left + 1280 and top <= box[1] + box[3] // 2 <= top + 720


def test_the_comfort_card_comes_once(loaded: Loaded, tmp_path: Path) -> None:
    driver = sit_down(loaded, tmp_path, welcomed=False)
    assert driver.window.top.name == "comfort"
    check(driver, "comfort")
    unit = driver.window.brush().u
    driver.click(driver.find("larger"))
    assert driver.window.brush().u > unit
    driver.click(driver.find("motion:gentle"))
    driver.click(driver.find("muted:true"))
    assert driver.window.sounds.volumes.muted
    driver.key("return")
    assert driver.window.top.name == "title"
    kept = stored(tmp_path)
    assert (kept.ui_scale, kept.motion, kept.muted, kept.welcomed) == (110, "gentle", True, True)
    driver.app.show_first()
    driver.step()
    assert driver.window.top.name == "title"


def test_damaged_settings_are_told(loaded: Loaded, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{oh", "utf-8")
    driver = sit_down(loaded, tmp_path, welcomed=False)
    assert "damaged" in driver.find("where").label and "broken-1" in driver.find("where").label
    driver.key("return")
    (tmp_path / "settings.json").unlink()
    (tmp_path / "settings.json").mkdir()  # nothing can be written there any more
    driver.click(driver.find("settings"))
    driver.click(driver.find("plain_tiles:true"))
    assert driver.window.wishes.settings.plain_tiles and str(tmp_path) in driver.find("help").label


def test_m_mutes_everywhere_but_where_letters_are_typed(loaded: Loaded, tmp_path: Path) -> None:
    driver = sit_down(loaded, tmp_path)
    quiet = pygame.display.get_surface().copy().get_buffer().raw
    driver.key("m")
    assert stored(tmp_path).muted and driver.window.sounds.volumes.muted
    assert pygame.display.get_surface().copy().get_buffer().raw != quiet  # it is told on the screen
    driver.step(2000)
    assert pygame.display.get_surface().copy().get_buffer().raw == quiet
    driver.click(driver.find("new"))
    driver.key("m")
    assert stored(tmp_path).muted
    driver.begin(2)
    driver.key("m")
    assert not stored(tmp_path).muted
    driver.uncover()
    driver.key("m")
    assert stored(tmp_path).muted


def test_music_comes_after_the_first_frame_and_follows_slider_mute_and_window(loaded: Loaded, tmp_path: Path) -> None:
    driver, ear = Driver((1280, 720), loaded), Ear()
    heard, sounds = ear.swelling, driver.window.sounds
    driver.app.show_first()
    sounds._start, sounds._opened = ear.start, False
    driver.window.draw()
    assert heard == []
    for _ in range(9):
        driver.step(500)
    assert 0 < heard[0] < heard[-1] == driver.window.wishes.volumes.music_gain
    full = heard[-1]
    driver.click(driver.find("settings"))
    driver.click(driver.find("tab:2"))
    driver.click(driver.find("less:music"))
    driver.step(20)
    assert 0 < heard[-1] < full and driver.find("help").label.startswith("Strings")
    for quiet, loud in (("m", "m"), (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED)):
        for way, wanted in ((quiet, 0.0), (loud, driver.window.wishes.volumes.music_gain)):
            if isinstance(way, str):
                driver.key(way)
            else:
                pygame.event.post(pygame.event.Event(way))
            for _ in range(9):
                driver.step(500)
            assert heard[-1] == wanted
    assert driver.find("muted:false").value == "chosen"
    driver.key("m")
    assert driver.find("muted:true").value == "chosen"


def test_hands_of_new_games_lie_as_wished(loaded: Loaded, tmp_path: Path) -> None:
    driver = sit_down(loaded, tmp_path)
    driver.window.wishes.change(privacy="open")
    driver.click(driver.find("new"))
    driver.click(driver.find("start"))
    assert driver.app.plan is not None and driver.app.plan.privacy == "open"


def test_the_end_of_a_turn_is_asked_for_once_where_something_could_be_paid(loaded: Loaded, tmp_path: Path) -> None:
    driver = sit_down(loaded, tmp_path)
    driver.begin(2, 5)
    driver.uncover()
    while driver.see("go-on") or driver.table.show is None or driver.table.show.about != "action":
        driver.click_on()
    sitting = driver.app.sitting
    assert sitting is not None
    before = len(sitting.taken)
    driver.click(driver.find("end-turn"))
    assert len(sitting.taken) == before and driver.see("no-more") and "again" in driver.find("prompt").label
    driver.click(driver.find("end-turn"))
    assert len(sitting.taken) > before


def test_full_screen_and_the_size_of_the_window_are_remembered(loaded: Loaded, tmp_path: Path) -> None:
    driver = sit_down(loaded, tmp_path, (1100, 700))
    driver.key("f11")
    assert stored(tmp_path).full_screen
    driver.key("f11")
    assert not stored(tmp_path).full_screen and pygame.display.get_window_size() == (1100, 700)
    driver.window._remember_place()
    assert stored(tmp_path).window == (1100, 700)


def test_a_remembered_window_is_no_larger_than_the_desktop(loaded: Loaded) -> None:
    Driver((1280, 720), loaded)
    wide, high = pygame.display.get_desktop_sizes()[0]
    assert fitting_size((wide + 500, high + 500)) == (wide, high)
    assert fitting_size((1024, 640)) == (1024, 640)
