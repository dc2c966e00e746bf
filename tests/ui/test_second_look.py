"""What a second look at every moment found, in colour, in grey and with deuteranopia: each fault that was mended, as a test."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, groupby, pairwise

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.language.handbook_lesson import BUBBLES
from favor.language.tongue import filled
from favor.ui.faces import god_name
from favor.ui.layout import shared
from favor.ui.options import left_out
from favor.ui.paint.kit import Kit
from favor.ui.paint.tiles import paint_unexplored
from favor.ui.parts import prompt
from favor.ui.parts.bubble import paint_ring
from favor.ui.scenes.comfort import ComfortScene
from favor.ui.semantics import Box, Mood, Widget, overlap
from favor.ui.text import Fonts, Lettering
from favor.ui.theme import GOLD, INK, REGIONS, Theme
from favor.ui.wording import refusal
from favor.ui.words_table import ANSWERS, GOD
from tests.ui.driver import Driver
from tests.ui.test_lesson import obey

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


def is_clear(first: Box, second: Box) -> bool:
    """Do they lie apart?"""
    return 0 in overlap(first, second)[2:]


def asked(driver: Driver) -> str:
    """What the table asks for, "" where something else comes first."""
    show = driver.table.show if driver.window.top is driver.table and not driver.see("go-on") else None
    return show.question.prompt if show is not None and show.question is not None else ""


@pytest.fixture(scope="module")
def moments(loaded: Loaded) -> dict[str, tuple[Widget, ...]]:
    """All that was on the screen the first time each question was asked in one game."""
    driver, found = Driver(SIZE, loaded), {}
    driver.begin(4, 7, privacy="open")
    while not {"turn_tile", "walk_to", "place_trap"} <= found.keys():
        found.setdefault(asked(driver), tuple(driver.window.top.tree))
        assert driver.click_on()
    return found


def test_no_place_is_called_dangerous_where_something_is_laid(moments: dict[str, tuple[Widget, ...]]) -> None:
    lit = [widget for widget in moments["place_trap"] if widget.role == "target"]
    assert any("Paperwork Storm" in widget.label for widget in lit), "a Terrain that harms whoever goes there"
    assert lit and not any(widget.data.danger or "beware" in widget.label for widget in lit)  # type: ignore[union-attr]
    assert any(widget.data.danger for widget in moments["walk_to"] if widget.role == "target")  # type: ignore[union-attr]


def test_done_lies_in_the_corner_and_the_map_stays_where_it_is(moments: dict[str, tuple[Widget, ...]]) -> None:
    """In the middle of the foot it pushed the whole map aside."""
    tree = {widget.id: widget for widget in moments["walk_to"]}
    plate, area = tree["answers"].rect, tree["map"].rect
    assert area[0] + area[2] - plate[0] - plate[2] == area[1] + area[3] - plate[1] - plate[3] == 10
    lands = [widget.rect for widget in moments["walk_to"] if widget.id.startswith("tile:")]
    assert all(is_clear(plate, land) for land in lands)
    assert lands[0] == next(widget.rect for widget in moments["place_trap"] if widget.id.startswith("tile:"))


def test_the_map_makes_room_for_what_is_low_or_narrow() -> None:
    """Two Relics to choose from lay on the Altar."""
    area = (240, 52, 752, 480)
    assert prompt.lets_by((694, 328, 288, 194), area) and prompt.lets_by((261, 414, 710, 108), area)
    assert not prompt.lets_by((405, 328, 422, 194), area)


def test_the_handles_of_a_tile_lie_beside_the_land_also_where_the_middle_is_taken(
    moments: dict[str, tuple[Widget, ...]],
) -> None:
    tree = {widget.id: widget for widget in moments["turn_tile"]}
    lands = [widget.rect for widget in moments["turn_tile"] if widget.id.startswith("tile:")]
    assert all(is_clear(tree[id].rect, land) for id in ("turn-left", "turn-count", "turn-right", "place") for land in lands)


@pytest.mark.parametrize("size", [SIZE, (1920, 1080)])
def test_the_handles_of_a_tile_lie_beyond_what_is_next_to_it_where_a_bubble_takes_the_other_side(
    size: tuple[int, int], loaded: Loaded
) -> None:
    """In the lesson they lay on the Settlement beside it, whose paths one has to see, or on the Altar."""
    driver = Driver(size, loaded)
    driver.app.show_first()
    driver.step()
    driver.click(driver.find("learn"))
    while driver.see("ghost") is None:
        obey(driver)
        driver.settle_tiles()
    tree = {widget.id: widget.rect for widget in driver.window.top.tree}
    handles = [tree[id] for id in ("turn-left", "turn-count", "turn-right", "place")]
    lands = [box for id, box in tree.items() if id.startswith("tile:") or id in ("ghost", "bubble")]
    assert len(lands) > 5 and all(is_clear(one, land) for one in handles for land in lands)
    assert all(is_clear(*two) for two in combinations(handles, 2))


@pytest.mark.parametrize("size", [SIZE, (1920, 1080), (3840, 2160)])
def test_the_ring_of_the_coach_has_ink_on_either_side(size: tuple[int, int], loaded: Loaded) -> None:
    """From 1080p on it lay on the edge of a golden button or a card without a line between."""
    brush = Driver(size, loaded).window.brush()
    brush.surface.fill(GOLD)
    paint_ring(brush, (100, 100, 300, 200), (), Mood())
    across = [tuple(brush.surface.get_at((x, 200)))[:3] for x in range(90, 130)]
    runs = [colour for colour, _ in groupby(across)]
    assert runs == [GOLD, INK, GOLD, INK, GOLD]


def test_an_option_that_is_not_offered_stays_to_be_read_and_says_why(loaded: Loaded) -> None:
    driver = Driver(SIZE, loaded)
    driver.begin(4, 7, privacy="open")
    while asked(driver) != "choose_option":
        driver.click_on()
    show = driver.table.show
    assert show is not None and show.question is not None and not left_out(show)
    first = show.question.options[0]
    show.view = replace(show.view, question=replace(show.question, options=(first,)))
    (other,) = left_out(show)
    plate = {widget.id: widget for widget in prompt.build(driver.window.brush(), show)}
    idle = plate[f"idle:pick:{other[1]}"]
    assert not idle.enabled and idle.reason == ANSWERS["idle"] and idle.does == ("why", other)
    assert plate[f"answer:pick:{first[1]}"].enabled
    assert refusal(driver.table.sitting, ("pick", 9))[0] == ANSWERS["idle"]


def test_the_coach_does_not_claim_energy_that_a_decree_has_taken() -> None:
    text = next(bubble.text for bubble in BUBBLES if bubble.id == "energy")
    assert "A turn has {energy} Energy" in text and "You have {energy}" not in text
