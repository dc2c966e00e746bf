"""Faults of lit places, prompt, log, recap and opening that were seen in pictures, each kept from coming back."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.views import StatusView
from favor.ui.paint.ground import paint_ground
from favor.ui.paint.tiles import paint_unexplored
from favor.ui.parts import moving, side
from favor.ui.semantics import Mood, overlap
from favor.ui.services import Plan
from favor.ui.theme import REGIONS
from tests.ui.driver import PEOPLE, Driver
from tests.ui.test_following import said, watching


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def at_first_action(loaded: Loaded, size: tuple[int, int]) -> Driver:
    driver = Driver(size, loaded)
    driver.begin(4, 7, privacy="open")
    while driver.see("go-on") or driver.table.show is None or driver.table.show.about != "action":
        driver.click_on()
    return driver


def test_no_star_of_the_floor_shines_through_a_dashed_cell(loaded: Loaded) -> None:
    driver = at_first_action(loaded, (1280, 720))
    picture = driver.window.cache.get(paint_unexplored, 82, "forest", 6)
    assert picture.get_at((12, 30)).a >= 200


def test_the_recap_hides_the_whole_log(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2)
    for _ in range(200):
        if driver.window.top.name == "recap":
            break
        if driver.window.top.name == "cover":
            driver.hold("open", 520)
            driver.step()
        else:
            driver.click_on()
    driver.window.draw()
    log = driver.table.show.frames.log  # type: ignore[union-attr]
    assert overlap(driver.find("recap").rect, log) == log


def test_the_table_is_laid_out_on_the_floor_it_will_have(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.app.begin(Plan(PEOPLE[:2], loaded.catalog.switches, 2))
    driver.step(300)
    assert driver.window.top.name == "opening"
    driver.window.draw()
    area = driver.find("map").rect
    brush = driver.window.brush()
    floor = driver.window.cache.get(paint_ground, area[2], area[3], brush.px(9), brush.px(10))
    at = area[2] // 3, area[3] // 8
    seen = pygame.display.get_surface().get_at((area[0] + at[0], area[1] + at[1]))
    assert all(abs(one - other) <= 6 for one, other in zip(seen[:3], floor.get_at(at)[:3], strict=True))


def test_nobody_is_told_to_choose_while_a_machine_plays(loaded: Loaded) -> None:
    driver = watching(loaded)
    show = driver.table.show
    assert show is not None
    driver.window.draw()
    assert said(driver) == show.asks == f"{show.names.seat(show.asked)} is playing"


@pytest.mark.parametrize("size", ((1280, 720), (1366, 768), (1920, 1080)))
def test_the_long_log_ends_in_one_line_and_leaves_the_prompt_its_shape(size: tuple[int, int], loaded: Loaded) -> None:
    driver = at_first_action(loaded, size)
    before = driver.find("prompt").rect
    driver.key("l")
    driver.window.draw()
    ends = [driver.find(id).rect for id in ("log-filter:rolls", "log-open")]
    log, edge = driver.find("log").rect, driver.window.brush().px(12)
    assert {x + wide for x, _, wide, _ in ends} == {log[0] + log[2] - edge}
    assert driver.find("prompt").rect[3] == before[3]


def test_the_decree_of_the_lesson_opens_without_a_tip(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.app.show_title()
    driver.step()
    driver.click(driver.find("learn"))
    driver.click(driver.find("bubble-done"))
    assert driver.see("go-on"), "the decree is being read"
    for _ in range(8):
        driver.step(200)
    driver.window.draw()
    assert not any(widget.role == "tooltip" for widget in driver.window.top.tree)


def test_the_altar_is_named_once(loaded: Loaded) -> None:
    driver = at_first_action(loaded, (1280, 720))
    altar = next(widget for widget in driver.window.top.tree if widget.role == "tile" and "Altar" in widget.label)
    assert "Altar" not in altar.value and "Mara" in altar.value


def test_the_backs_of_tiles_wear_the_sign_of_their_region(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    brush, patterns = driver.window.brush(), set()
    for region, tones in REGIONS.items():
        moving.paint_tile(brush, (0, 0, 90, 90), ((region, "", 0, 0, ""), 0.0, False), Mood())
        signed = [brush.surface.get_at((x, y))[:3] == tones.night for x in range(22, 68) for y in range(22, 68)]
        assert sum(signed) > 100, region
        patterns.add(tuple(signed))
    assert len(patterns) == len(REGIONS)


def test_end_turn_breaks_its_two_lines_between_what_it_tells(loaded: Loaded) -> None:
    driver = at_first_action(loaded, (1280, 720))
    show = driver.table.show
    assert show is not None
    brush, at = driver.window.brush(), show.view.active
    silenced = StatusView(0, "silenced", "", f"{side.ENDS_NOW} {at}")
    players = list(show.view.players)
    players[at] = replace(players[at], statuses=(silenced,), hand_size=1, energy=1)
    show.view = replace(show.view, players=tuple(players))
    _, brings = side._end_button(brush, show).data
    first, second = brings.split("\n")
    assert first == "1 Energy unspent" and second.startswith("draw ") and second.endswith("lose Silenced")
    room = show.frames.turn[2] - brush.px(40)
    assert brush.tall(brings, room, "small") <= 2 * brush.high("small")
    too_long = side.BETWEEN.join(("a word " * 12, "another"))
    assert side._in_two(brush, too_long, room) == too_long


def test_the_facts_of_a_turn_break_between_two_of_them(loaded: Loaded) -> None:
    driver = at_first_action(loaded, (1280, 720))
    show = driver.table.show
    assert show is not None
    brush = driver.window.brush()
    hexes = tuple(StatusView(0, id, "", "") for id in ("silenced", "poison", "cold"))
    show.view = replace(show.view, players=tuple(replace(player, statuses=hexes) for player in show.view.players))
    facts = side._facts(show)
    shown = side._shown_facts(brush, show, facts)
    assert "\n" in shown and shown.replace("\n", side.BETWEEN) == facts


def test_the_tip_of_a_tile_of_which_nothing_else_is_told_begins_with_its_name(loaded: Loaded) -> None:
    driver = at_first_action(loaded, (1280, 720))
    show = driver.table.show
    assert show is not None
    tile = next(widget for widget in driver.window.top.tree if widget.role == "tile" and "Settlement" in widget.label)
    said = driver.table.reading._said(show, driver.table.sitting, replace(tile, value=""))
    assert said[0] == (tile.label, ()) and len(said) == 2, "its name, and why one cannot go there"
