"""What stumbles at a first game: a tile to be laid out of sight, the second half of a double click, tips in the way."""

from __future__ import annotations

import pytest

from favor.table.sitting import OPEN, PEEK
from favor.ui.parts.ghost import Ghost
from favor.ui.semantics import Widget, overlap
from tests.ui.driver import PEOPLE, Driver
from tests.ui.looker import to_action

SIZES = ((1024, 640), (1920, 1080), (2560, 1080))
HANDLES = ("ghost", "turn-left", "turn-right", "turn-count", "place")


@pytest.fixture
def driver() -> Driver:
    found = Driver((1280, 720))
    found.begin()
    to_action(found)
    return found


def unexplored(driver: Driver) -> list[Widget]:
    """Lit places where no tile lies yet."""
    return [widget for widget in driver.window.top.tree if getattr(widget.data, "kind", "") == "unexplored"]


def seen(driver: Driver, id: str) -> bool:
    """Is it wholly on the map, clear of the prompt?"""
    widget, prompt = driver.find(id), driver.find("prompt").rect
    return overlap(driver.table.show.frames.map, widget.rect) == widget.rect and 0 in overlap(prompt, widget.rect)[2:]


def out_of_sight(driver: Driver) -> list[str]:
    """What of the tile to be laid and its handles does not lie wholly in sight."""
    driver.step(50)
    driver.step(1000)
    return [id for id in HANDLES if driver.see(id) and not seen(driver, id)]


@pytest.mark.parametrize("size", SIZES)
def test_the_tile_to_be_laid_is_in_sight_with_its_handles(size: tuple[int, int]) -> None:
    driver = Driver(size)
    driver.begin()
    to_action(driver)
    driver.click(min(unexplored(driver), key=lambda widget: widget.rect[1]))
    driver.step(50)
    assert driver.see("ghost")
    assert out_of_sight(driver) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("way", [(0, -60), (-300, -5000)])
def test_a_map_moved_by_hand_is_scrolled_to_the_tile_once(size: tuple[int, int], way: tuple[int, int]) -> None:
    driver = Driver(size)
    driver.begin()
    to_action(driver)
    table = driver.table
    wanted = min(unexplored(driver), key=lambda widget: widget.rect[1]).does[1]  # type: ignore[index]
    table.drag(driver.find("map"), *way)
    driver.step()
    table.answer(wanted)
    driver.step()
    assert isinstance(table.show.ghost, Ghost)
    assert out_of_sight(driver) == []
    table.drag(driver.find("map"), -4000, 0)
    assert "ghost" in out_of_sight(driver), "hands may move it away again"


def quick(driver: Driver, at: tuple[int, int], millis: int) -> None:
    """A click there after so many milliseconds."""
    driver.step(millis)
    driver.button(at, True)
    driver.button(at, False)


def another_answer(driver: Driver) -> tuple[int, int]:
    """Play on until a click gave an answer and the next one lies under the pointer that rests there."""
    while True:
        before, found = len(driver.table.sitting.taken), driver.answers() if driver.window.top.name == "table" else []
        if not found or driver.see("go-on"):
            assert driver.click_on()
            continue
        chosen = found[driver.dice.below(len(found))]
        at = driver.point(chosen)
        driver.click(chosen)
        asks = driver.window.top.name == "table" and not driver.see("go-on") and len(driver.table.sitting.taken) > before
        if asks and driver.window.top.tree.at(at) in driver.answers():
            return at


def test_the_second_half_of_a_double_click_answers_nothing() -> None:
    driver = Driver((1280, 720))
    driver.begin(privacy=OPEN)
    at = another_answer(driver)
    count = len(driver.table.sitting.taken)
    quick(driver, at, 250)
    assert len(driver.table.sitting.taken) == count
    quick(driver, at, 400)
    assert len(driver.table.sitting.taken) > count, "who waits means it"


def test_a_quick_click_elsewhere_and_a_key_count(driver: Driver) -> None:
    driver.click(unexplored(driver)[0])
    driver.step(20)
    before = driver.table.turn_choice
    driver.key("r")
    assert driver.table.turn_choice != before
    count = len(driver.table.sitting.taken)
    driver.click(driver.find("place"))
    assert len(driver.table.sitting.taken) == count + 1


def test_no_tip_opens_before_the_pointer_has_moved() -> None:
    driver = Driver((1280, 720))
    driver.begin()
    assert driver.window.top.name == "cover"
    driver.uncover()
    assert driver.see("go-on") and driver.table.hover, "the pointer rests on the decree"
    at = driver.window.input.point
    for _ in range(8):
        driver.step(200)
    assert not driver.see("tooltip")
    driver.move((at[0] + 4, at[1]))
    for _ in range(8):
        driver.step(200)
    assert driver.see("tooltip")


@pytest.mark.parametrize(("privacy", "passes"), [(OPEN, True), (PEEK, False)])
def test_space_passes_a_decree_unless_it_holds_cards_up(privacy: str, passes: bool) -> None:
    driver = Driver((1280, 720))
    driver.begin(privacy=privacy)
    driver.uncover()
    assert driver.see("go-on")
    driver.key("space")
    assert (driver.see("go-on") is None) == passes


def test_what_is_not_lit_says_why(driver: Driver) -> None:
    show = driver.table.show
    lit = {widget.does[1][1] for widget in driver.window.top.tree if widget.role == "target" and widget.does}
    tiles = (widget for widget in driver.window.top.tree if widget.id.startswith("tile:") and widget.about != ("tile", 0))
    dark = next(widget for widget in tiles if widget.does and widget.does[2] not in lit)
    driver.click(dark)
    assert driver.table.refusal and driver.find("prompt").label == driver.table.refusal
    driver.click(unexplored(driver)[0])
    driver.step(1000)
    while driver.table.show.about != "action":
        assert driver.click_on()
    show = driver.table.show
    foe = next(player for player in show.view.players if player.tile != show.me.tile)
    driver.table.refuse(("attack", foe.seat))
    assert PEOPLE[foe.seat].name in driver.table.refusal
