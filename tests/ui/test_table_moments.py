"""What was found when every moment of the table was looked at: each fault that was mended, as a test."""

from __future__ import annotations

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.ui.parts import tips, tray
from favor.ui.semantics import Mood, overlap
from tests.ui.driver import Driver

WINDOW = (0, 0, 1280, 720)


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def at_first_action(loaded: Loaded, players: int, **wishes: object) -> Driver:
    """A table where the first action is chosen."""
    driver = Driver((1280, 720), loaded)
    driver.window.wishes.change(**wishes)
    driver.begin(players, 5, privacy="open")
    while driver.see("go-on") or driver.table.show is None or driver.table.show.about != "action":
        driver.click_on()
    return driver


@pytest.mark.parametrize("anchor", ((500, 100, 290, 500), (20, 60, 300, 640), (900, 60, 330, 640), (600, 300, 80, 80)))
def test_a_tip_never_lies_on_what_it_explains_where_there_is_room_beside(anchor: tuple[int, int, int, int]) -> None:
    box = tips.near(WINDOW, anchor, (250, 280), 10)
    cut = overlap(box, anchor)
    assert cut[2] <= 0 or cut[3] <= 0
    assert box[0] >= 10 and box[1] >= 10 and box[0] + box[2] <= 1270 and box[1] + box[3] <= 710


@pytest.mark.parametrize("scale", (100, 150))
def test_end_turn_tells_what_is_wasted_also_where_it_is_small(loaded: Loaded, scale: int) -> None:
    driver = at_first_action(loaded, 2, ui_scale=scale, confirm_end_turn=True)
    assert "Energy unspent" in driver.find("end-turn").label
    driver.click(driver.find("end-turn"))
    assert driver.see("no-more") and "Energy unspent" in driver.find("end-turn").label


def test_two_panels_fill_the_rail_and_say_what_the_boon_does(loaded: Loaded) -> None:
    driver = at_first_action(loaded, 2)
    show = driver.table.show
    assert show is not None
    _, top, _, high = show.frames.panels[-1]
    assert show.frames.stock[1] - top - high <= show.frames.px(16)
    assert all(driver.find(f"player:{seat}").data.boon_words for seat in (0, 1))  # type: ignore[union-attr]


def test_what_explains_a_player_covers_no_player_and_no_prompt(loaded: Loaded) -> None:
    driver = at_first_action(loaded, 4)
    show = driver.table.show
    assert show is not None
    for id in ("player:0", "stat:0:charm", "stat:2:wit"):
        x, y, *_ = driver.find(id).visible
        driver.move((x + 6, y + 6))  # in its middle lies a name that is read by itself
        driver.step(600)
        tip = driver.find("tooltip").rect
        for other in (*show.frames.panels, driver.find("prompt").rect):
            cut = overlap(tip, other)
            assert cut[2] <= 0 or cut[3] <= 0, id


def test_sums_stay_in_the_inspector_when_the_map_is_alone(loaded: Loaded) -> None:
    driver = at_first_action(loaded, 2)
    driver.click(driver.find("player:0"))
    driver.key("v", pygame.KMOD_SHIFT)
    assert driver.see("player:0") is None and driver.find("inspected-stat:charm")


def test_a_raised_card_ends_at_the_edge_and_its_tips_leave_end_turn_free(loaded: Loaded) -> None:
    driver = at_first_action(loaded, 2)
    card = [widget for widget in driver.window.top.tree if widget.id.startswith("card:")][-1]
    driver.move(driver.point(card))
    driver.step(600)
    raised = driver.find(f"raised:{card.id.partition(':')[2]}").rect
    assert raised[1] + raised[3] == 720
    cut = overlap(driver.find("tips").rect, driver.find("turn").rect)
    assert cut[2] <= 0 or cut[3] <= 0


@pytest.mark.parametrize("count", (2, 4, 6))
def test_every_roll_of_a_group_has_its_word(loaded: Loaded, count: int) -> None:
    driver = at_first_action(loaded, 2)
    brush = driver.window.brush()
    rolls = tuple(("human", f"P{number}", "Fight", 1, number % 2, number % 2 == 0) for number in range(count))
    audit = driver.window.cache.kit.letters.audit
    audit.entries.clear()
    audit.on = True
    tray.paint_tray(brush, driver.find("tray").rect, (rolls, (), ""), Mood())
    audit.on = False
    said = [entry.text for entry in audit.entries]
    assert sum("Success" in text or "Failed" in text for text in said) == count, said
    assert not audit.cuts
