"""The quiet screens on their stage: what the title shows, seats that tell who is free, names that are remembered, the ring."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.table.settings_file import SettingsFile
from favor.ui.paint.gallery import Order
from favor.ui.parts.twinkle import EVERY_MS, LASTS_MS
from favor.ui.scenes.newgame import NewGameScene
from favor.ui.scenes.title import TitleScene
from favor.ui.semantics import Box
from favor.ui.theme import GODS
from favor.ui.wishes import Wishes
from tests.ui.driver import Driver
from tests.ui.test_screens import check

SIZES = ((1024, 640), (1280, 720), (2560, 1080))


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def at_title(loaded: Loaded, size: tuple[int, int] = (1280, 720)) -> Driver:
    driver = Driver(size, loaded)
    driver.app.show_title()
    driver.step()
    return driver


def inside(box: Box, size: tuple[int, int]) -> bool:
    return box[0] >= 0 and box[1] >= 0 and box[0] + box[2] <= size[0] and box[1] + box[3] <= size[1]


def apart(first: Box, second: Box) -> bool:
    return not pygame.Rect(first).colliderect(second)


# -- the title ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_the_five_windows_are_seen_beside_the_bill(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = at_title(loaded, size)
    bill = driver.find("bill").rect
    windows = [driver.find(f"god:{god}").rect for god in GODS]
    assert all(inside(box, size) and apart(box, bill) for box in windows)
    assert inside(bill, size)


def within(inner: Box, outer: Box) -> bool:
    return pygame.Rect(outer).contains(inner)


def test_all_ways_hang_on_the_bill_in_order_however_long_the_names(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    scene = TitleScene(driver.window, driver.app.services)
    names = ", ".join(f"Maximilian-{number}" for number in range(6))
    running = f"{names}  ·  round 41  ·  Maximilian-5’s turn"
    object.__setattr__(driver.app.services, "running", lambda: running)
    driver.window.replace(scene)
    driver.step()
    tree, bill = scene.tree, driver.find("bill").rect
    ways = [widget for widget in tree if widget.role == "button"]
    assert [way.id for way in ways] == ["continue", "new", "learn", "load", "reference", "settings", "quit"]
    assert all(within(way.rect, bill) for way in ways)
    assert all(first.rect[1] + first.rect[3] < second.rect[1] for first, second in zip(ways, ways[1:], strict=False))
    check(driver, "title with long names")


def test_the_lesson_glows_until_somebody_has_played(loaded: Loaded, tmp_path: Path) -> None:
    driver = at_title(loaded)
    assert driver.see("learn-glow") is not None
    driver.window.wishes = Wishes(SettingsFile(tmp_path))
    driver.window.wishes.change(names=("Mara",))
    driver.app.show_title()
    driver.step()
    assert driver.see("learn-glow") is None and driver.see("learn") is not None


def test_a_stage_that_stands_draws_nothing_more(loaded: Loaded) -> None:
    driver = at_title(loaded)
    driver.settle()
    drawn = driver.window.frames_drawn
    for _ in range(200):
        driver.step(50)
    assert driver.window.frames_drawn == drawn


def test_title_and_comfort_card_share_one_picture(loaded: Loaded, tmp_path: Path) -> None:
    driver = Driver((1280, 720), loaded)
    driver.window.wishes = Wishes(SettingsFile(tmp_path))
    driver.app.show_first()
    driver.step()
    assert driver.window.top.name == "comfort"
    brush, size = driver.window.brush(), driver.window.size
    orders = {scene.stage(brush, size) for scene in driver.window.scenes}  # type: ignore[attr-defined]
    assert len(orders) == 1 and isinstance(orders.pop(), Order)


# -- the set-up ---------------------------------------------------------------------------------------------------


def set_up(loaded: Loaded, wishes: Wishes | None = None, size: tuple[int, int] = (1280, 720)) -> Driver:
    driver = Driver(size, loaded)
    if wishes is not None:
        driver.window.wishes = wishes
    driver.app.show_setup(None)
    driver.step()
    return driver


def scene_of(driver: Driver) -> NewGameScene:
    scene = driver.window.top
    assert isinstance(scene, NewGameScene)
    return scene


def test_a_character_somebody_has_says_who(loaded: Loaded) -> None:
    driver = set_up(loaded)
    scene = scene_of(driver)
    scene.names[0] = "Tom"
    mine, theirs = scene.picked[1], scene.picked[0]
    driver.step()
    scene.dirty = True
    driver.step()
    taken = driver.find(f"as:1:{theirs}")
    title = next(one.name for one in scene.characters if one.id == theirs)
    assert not taken.enabled and taken.reason == f"Tom has {title}"
    driver.click(taken)
    assert scene.picked[1] == mine and driver.find("said").label == taken.reason


def test_a_free_character_is_had_with_one_click(loaded: Loaded) -> None:
    driver = set_up(loaded)
    scene = scene_of(driver)
    free = next(one.id for one in scene.characters if one.id not in scene.picked)
    driver.click(driver.find(f"as:2:{free}"))
    assert scene.picked[2] == free and driver.find(f"as:2:{free}").enabled
    assert len(set(scene.picked)) == len(scene.picked)


@pytest.mark.parametrize("size", SIZES)
def test_two_to_six_seats_fill_the_room_and_can_be_pressed(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = set_up(loaded, None, size)
    driver.click(driver.find("remove:2"))
    for players in range(2, 7):
        seats = [widget for widget in driver.window.top.tree if widget.id.startswith("seat:")]
        assert len(seats) == players and all(inside(seat.rect, size) for seat in seats)
        left, right = seats[0].rect[0], max(widget.rect[0] + widget.rect[2] for widget in driver.window.top.tree
                                            if widget.id.startswith("seat:") or widget.id == "add")  # fmt: skip
        assert abs(left - (size[0] - right)) <= 3, "the row stands in the middle"
        check(driver, f"new game with {players}")
        if players < 6:
            driver.click(driver.find("add"))
    assert driver.see("add") is None


def test_names_come_back_in_the_next_game(loaded: Loaded, tmp_path: Path) -> None:
    wishes = Wishes(SettingsFile(tmp_path))
    driver = set_up(loaded, wishes)
    scene = scene_of(driver)
    scene.names[:] = ["Ysolde", "", "Mara"]
    driver.click(driver.find("start"))
    assert SettingsFile(tmp_path).settings.names == ("Ysolde", "Mara")
    again = scene_of(set_up(loaded, Wishes(SettingsFile(tmp_path))))
    assert again.names == ["Ysolde", "Mara", ""]


# -- cover, games -------------------------------------------------------------------------------------------------


def test_the_ring_closes_while_the_button_is_held(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(3)
    badge = driver.find("badge").rect
    area = pygame.Rect(badge).inflate(badge[2] // 2, badge[3] // 2)
    at = driver.point(driver.find("open"))
    driver.move(at)

    def gold() -> int:
        driver.window.draw()
        seen = pygame.display.get_surface().subsurface(area)
        return pygame.mask.from_threshold(seen, (255, 215, 94), (30, 30, 30, 255)).count()

    idle = gold()
    driver.button(at, True)
    driver.step(240)
    half = gold()
    driver.step(200)
    assert idle < half < gold()
    driver.button(at, False)
    assert driver.window.top.name == "cover" and gold() == idle


def test_without_games_the_list_shows_where_they_will_lie(loaded: Loaded) -> None:
    driver = at_title(loaded)
    driver.click(driver.find("load"))
    assert driver.find("nothing").label
    check(driver, "no games")


@pytest.mark.parametrize("scale", (80, 110, 150, 200))
def test_with_letters_of_any_size_every_way_is_on_the_bill(loaded: Loaded, scale: int) -> None:
    driver = Driver((1280, 720), loaded)
    driver.window.wishes.change(ui_scale=scale)
    driver.app.show_title()
    driver.step()
    bill = driver.find("bill").rect
    ways = [widget for widget in driver.window.top.tree if widget.role == "button"]
    assert len(ways) >= 6 and all(within(way.rect, bill) for way in ways)
    assert all(apart(first.rect, second.rect) for first in ways for second in ways if first is not second)
    assert within(bill, (0, 0, *driver.window.size)) and apart(bill, driver.find("foot").rect)
    check(driver, f"title at {scale} %")


def seen() -> bytes:
    return bytes(pygame.display.get_surface().get_buffer().raw)


@pytest.mark.parametrize(("motion", "moves"), [("full", True), ("gentle", False), ("still", False)])
def test_one_star_twinkles_without_a_frame(loaded: Loaded, motion: str, moves: bool) -> None:
    driver = at_title(loaded)
    driver.window.wishes.change(motion=motion)
    driver.settle()
    driver.step(1)
    drawn, before = driver.window.frames_drawn, seen()
    looks = set()
    for _ in range(EVERY_MS // 50):
        driver.step(50)
        looks.add(seen())
    assert (len(looks) > 5) is moves and before in looks
    assert driver.window.frames_drawn == drawn
    for _ in range(2 * LASTS_MS // 50):
        driver.step(50)
    assert seen() == before, "the night is as it was"
