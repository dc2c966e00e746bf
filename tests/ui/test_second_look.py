"""What a second look at every moment found, in colour, in grey and with deuteranopia: each fault that was mended, as a test."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.language.tongue import filled
from favor.ui.faces import god_name
from favor.ui.layout import shared
from favor.ui.paint.kit import Kit
from favor.ui.paint.tiles import paint_unexplored
from favor.ui.scenes.comfort import ComfortScene
from favor.ui.text import Fonts, Lettering
from favor.ui.theme import REGIONS, Theme
from favor.ui.words_table import GOD
from tests.ui.driver import Driver

SIZE = (1280, 720)


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


@pytest.fixture(scope="module")
def kit() -> Kit:
    return Kit(Theme(), Lettering(Fonts()))


@pytest.mark.parametrize("px", (32, 48, 84))
def test_regions_of_unexplored_places_differ_in_shape(kit: Kit, px: int) -> None:
    """Colour alone said which region it is; in grey all four looked alike."""
    drawn = {}
    for region in REGIONS:
        picture = paint_unexplored(kit, px, region, 8)
        drawn[region] = {(x, y) for x in range(px) for y in range(px) if sum(picture.get_at((x, y))[:3]) > 300}
    assert all(len(drawn[one] ^ drawn[other]) >= px // 4 for one, other in combinations(REGIONS, 2))


def test_over_a_raised_card_that_cannot_be_played_stands_why(loaded: Loaded) -> None:
    driver = Driver(SIZE, loaded)
    driver.begin(4, 7, privacy="open")
    while driver.see("go-on") or driver.table.show is None or driver.table.show.about != "action":
        driver.click_on()
    cards = [widget for widget in driver.window.top.tree if widget.id.startswith("card:")]
    locked = next(widget for widget in cards if not widget.enabled)
    driver.move(driver.point(locked))
    driver.step(600)
    assert locked.reason and driver.find("stays").label == locked.reason


@pytest.mark.parametrize("wide", (583, 584, 586, 1200))
@pytest.mark.parametrize("count", (1, 2, 3, 5, 6))
def test_a_row_of_buttons_ends_where_its_room_ends(wide: int, count: int) -> None:
    """Rows of three ended some pixels before rows of two above them."""
    parts = shared((40, 10, wide, 48), count, 8)
    assert parts[0][0] == 40 and parts[-1][0] + parts[-1][2] == 40 + wide
    assert all(right[0] - left[0] - left[2] == 8 for left, right in pairwise(parts))
    assert max(part[2] for part in parts) - min(part[2] for part in parts) <= 1


def test_buttons_of_the_comfort_card_and_of_the_crash_end_at_one_line(loaded: Loaded) -> None:
    driver = Driver(SIZE, loaded)
    driver.window.push(ComfortScene(driver.window))
    driver.step()
    ends = {driver.find(id).rect[0] + driver.find(id).rect[2] for id in ("larger", "motion:still", "muted:true")}
    assert len(ends) == 1
    driver.window.replace(driver.app.crashed(ValueError("a lantern fell over")))
    driver.step()
    last, paper = driver.find("quit").rect, driver.find("paper").rect
    assert last[0] + last[2] == paper[0] + paper[2]


def test_the_cover_says_as_whom_one_plays(loaded: Loaded) -> None:
    driver = Driver(SIZE, loaded)
    driver.begin(4, 7)
    seat = driver.window.top.seat  # type: ignore[attr-defined]
    name = loaded.catalog.sections["characters"][driver.table.sitting.seats[seat].character].name
    assert driver.find("cover-character").label == name


def test_a_decree_names_its_god(loaded: Loaded) -> None:
    driver = Driver(SIZE, loaded)
    driver.begin(4, 7, privacy="open")
    while (title := driver.see("notice-title")) is None:
        driver.click_on()
    id = driver.find("notice-card").about[2]  # type: ignore[index]
    assert title.label == filled(GOD["decrees"], god_name(loaded.catalog.sections["god_cards"][id].data["god"]))


def test_nothing_is_sorted_where_there_is_nothing_to_sort(loaded: Loaded) -> None:
    driver = Driver(SIZE, loaded)
    driver.app.show_title()
    driver.step()
    driver.click(driver.find("load"))
    assert driver.find("nothing") and not any(widget.id.startswith("sort:") for widget in driver.window.top.tree)
