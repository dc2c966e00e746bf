"""What a second look at every moment found, in colour, in grey and with deuteranopia: each fault that was mended, as a test."""

from __future__ import annotations

from itertools import combinations

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.ui.paint.kit import Kit
from favor.ui.paint.tiles import paint_unexplored
from favor.ui.text import Fonts, Lettering
from favor.ui.theme import REGIONS, Theme
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
        drawn[region] = {(x, y) for x in range(px) for y in range(px) if picture.get_at((x, y)).a > 150}
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
