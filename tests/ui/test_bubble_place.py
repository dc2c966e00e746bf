"""A bubble lies well at every size and number of players: not on its target, the focus, the map's middle, or any answer."""

from __future__ import annotations

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.language.handbook_lesson import BUBBLES, Bubble
from favor.ui.coach import Coach
from favor.ui.parts import bubbleplace
from favor.ui.parts.bubble import ANSWERS, middle_of
from favor.ui.semantics import Widget, overlap
from tests.ui.driver import Driver
from tests.ui.test_lesson import obey
from tests.ui.test_screens import SIZES

POINTED_AT = tuple({bubble.at: bubble for bubble in BUBBLES if bubble.at != ("part", "god")}.values())
"""One bubble for each thing that bubbles point at."""


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def at_table(loaded: Loaded, size: tuple[int, int], players: int, scale: int) -> Driver:
    """A table in the first turn, the decree read."""
    driver = Driver(size, loaded)
    driver.window.wishes.change(ui_scale=scale, coach=True)
    driver.begin(players, privacy="open")
    while driver.see("go-on") or driver.table.show is None or driver.table.show.about != "action":
        driver.click_on()
    return driver


def say(driver: Driver, bubble: Bubble) -> Widget | None:
    """Let the coach say just this; the bubble, None where there is nothing to point at."""
    coach = driver.table.coach
    assert isinstance(coach, Coach)
    coach._waiting, coach.folded = (bubble,), False
    driver.window.build(driver.table)
    return driver.see("bubble")


def meets(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    cut = overlap(one, other)
    return cut[2] > 0 and cut[3] > 0


def faults(driver: Driver, box: tuple[int, int, int, int]) -> list[str]:
    """What the bubble covers and must not."""
    table = driver.table
    assert table.show is not None
    never = {"target": driver.find("bubble-target").rect, "middle": middle_of(table.show.frames.map)}
    focused = driver.see(table.focus)
    if focused is not None:
        never["focus"] = focused.visible
    for widget in table.tree:
        lit = widget.enabled and widget.does is not None and widget.does[0] in (*ANSWERS, "kind")
        if lit or widget.id in ("answers", "prompt"):
            never[widget.id] = widget.visible
    window = driver.window.size
    outside = [] if box[0] >= 0 and box[1] >= 0 and box[0] + box[2] <= window[0] and box[1] + box[3] <= window[1] else ["window"]
    return outside + [name for name, other in never.items() if meets(box, other)]


CROWDED = [(size, 6, 110) for size in SIZES]
ROOMY = [(SIZES[0], 2, 100), (SIZES[1], 4, 100)]


@pytest.mark.parametrize(("size", "players", "scale"), CROWDED + ROOMY)
def test_every_bubble_finds_room(size: tuple[int, int], players: int, scale: int, loaded: Loaded) -> None:
    driver = at_table(loaded, size, players, scale)
    driver.table.focus = "player:0"
    told = {bubble.id: faults(driver, shown.rect) for bubble in POINTED_AT if (shown := say(driver, bubble)) is not None}
    assert len(told) >= 7 and not any(told.values()), told


@pytest.mark.parametrize(("players", "scale"), ((3, 100), (5, 110)))
def test_beside_the_ghost_and_a_plate_of_answers(players: int, scale: int, loaded: Loaded) -> None:
    driver = at_table(loaded, (1280, 720), players, scale)
    driver.click(next(widget for widget in driver.window.top.tree if widget.id.startswith("go:") and widget.about is None))
    ghost = next(bubble for bubble in BUBBLES if bubble.id == "place")
    shown = say(driver, ghost)
    assert shown is not None and driver.see("place") and faults(driver, shown.rect) == []
    rows = 0
    for _ in range(60):
        driver.click_on()
        if driver.window.top.name == "table" and driver.see("answers") and not driver.see("go-on"):
            shown = say(driver, next(bubble for bubble in BUBBLES if bubble.id == "hand")) or say(driver, POINTED_AT[-1])
            assert shown is None or faults(driver, shown.rect) == []
            rows += shown is not None
        if rows == 3:
            break
    assert rows


def test_it_stays_where_it_is_while_it_can(loaded: Loaded) -> None:
    driver = at_table(loaded, (1280, 720), 6, 100)
    hand = next(bubble for bubble in BUBBLES if bubble.id == "hand")
    shown = say(driver, hand)
    assert shown is not None
    card = next(widget for widget in driver.table.tree if widget.id.startswith("card:"))
    driver.move(driver.point(card))
    raised = next(widget for widget in driver.window.top.tree if widget.id.startswith("raised:"))
    again = driver.find("bubble")
    assert again.rect == shown.rect
    order = [widget.id for widget in driver.window.top.tree]
    assert order.index("bubble") < order.index(raised.id)


def test_where_there_is_no_room_what_must_be_seen_is() -> None:
    window = (0, 0, 400, 300)
    ground = bubbleplace.Ground(window, (180, 130, 40, 40), (), ((0, 0, 400, 120), (0, 180, 400, 120)))
    assert bubbleplace.place(ground, ((150, 90),)) is None
    box = bubbleplace.squeezed(ground, (150, 90))
    assert not meets(box, ground.target)
    free = bubbleplace.Ground(window, (180, 130, 40, 40), (), ((0, 0, 400, 120),))
    found = bubbleplace.place(free, ((150, 90),))
    assert found is not None and free.allows(found) and found[1] > 120


@pytest.mark.parametrize("size", ((1024, 640), (1280, 720), (1920, 1080)))
def test_a_lesson_has_a_place_of_its_own(size: tuple[int, int], loaded: Loaded) -> None:
    driver = Driver(size, loaded)
    driver.app.show_title()
    driver.step()
    driver.click(driver.find("learn"))
    lefts = set()
    for _ in range(6):
        bubble = driver.find("bubble")
        if driver.see("go-on") is None:
            lefts.add(bubble.rect[0])
            area, tiles = (
                driver.find("map").rect,
                [widget for widget in driver.window.top.tree if widget.role in ("tile", "target")],
            )
            assert overlap(bubble.rect, area) == bubble.rect, bubble.label
            assert not any(meets(bubble.rect, tile.visible) for tile in tiles), bubble.label
        obey(driver)
    assert len(lefts) == 1, "under each other"


def test_a_bubble_lies_across_no_edge_where_it_can_lie_within() -> None:
    window, panel, area = (0, 0, 600, 400), (8, 40, 160, 340), (180, 40, 410, 340)
    ground = bubbleplace.Ground(window, (200, 60, 40, 40), (), (), (), 12, (panel, area))
    found = bubbleplace.place(ground, ((120, 90),))
    assert found is not None and (overlap(found, panel) == found or overlap(found, area) == found)
    across = (130, 200, 120, 90)
    within = (200, 200, 120, 90)
    assert bubbleplace.cost(ground, across) > bubbleplace.cost(ground, within)


def test_no_place_is_kept_free_where_the_map_would_suffer() -> None:
    assert bubbleplace.column((0, 0, 700, 400), 240) == (0, 0, 240, 400)
    assert bubbleplace.column((0, 0, 400, 400), 240)[2] == 0


def test_a_bubble_over_the_decree_takes_its_whole_place(loaded: Loaded) -> None:
    driver = at_table(loaded, (1280, 720), 4, 100)
    shown, god = driver.find("bubble").rect, driver.find("god").rect
    edge = driver.window.brush().px(12)
    assert overlap(shown, god) == shown and shown[2] >= god[2] - edge and shown[3] >= god[3] - edge
