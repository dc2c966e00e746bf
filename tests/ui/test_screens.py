"""Every screen at every size: nothing outside the window, no pressable thing under another, no text cut."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.problems import Problem, Problems
from favor.ui.scenes.problems import ProblemsScene
from favor.ui.semantics import Tree, overlap
from tests.ui.driver import Driver

SIZES = ((1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))
MAY_LIE_OVER = ("card", "tile", "target", "map", "chip")
"""What belongs on something else that can be pressed: names lie on the panels of players, and a press on both reads them."""


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def screens(driver: Driver, players: int) -> Iterator[str]:
    """Walk through the quiet screens and a first turn; yields the name of each."""
    driver.app.show_first()
    driver.step()
    yield "title"
    driver.click(driver.find("reference"))
    yield "reference"
    driver.click(driver.find("back"))
    driver.click(driver.find("new"))
    yield "new game"
    driver.click(driver.find("house"))
    yield "house rules"
    driver.click(driver.find("back"))
    driver.begin(players)
    yield "cover"
    driver.uncover()
    yield "decree"
    driver.click(driver.find("go-on"))
    yield "table"
    driver.click(driver.find("player:0"))
    yield "player"
    driver.click(driver.find("inspector-close"))
    driver.click(driver.find("log-open"))
    assert driver.see("log-filter:mine") is not None
    yield "log"
    driver.click(driver.find("menu"))
    yield "menu"


def check(driver: Driver, name: str, covered: bool = False) -> None:
    """The three promises for the frame on the screen; `covered`: something may lie over what is below it, as a bubble does."""
    audit = driver.window.cache.kit.letters.audit
    audit.on = True
    audit.entries.clear()
    driver.window.shelf.clear()
    driver.window.draw()
    audit.on = False
    assert audit.entries, f"{name}: no text was drawn"
    assert not audit.cuts, f"{name}: {[(entry.text, entry.wanted, entry.room, entry.where) for entry in audit.cuts]}"
    tree, size = driver.window.top.tree, driver.window.size
    for widget in tree.focusable():
        x, y, wide, high = widget.visible
        assert x >= 0 and y >= 0 and x + wide <= size[0] and y + high <= size[1], f"{name}: {widget.id} leaves the window"
    assert covered or not lying_over(tree), f"{name}: {lying_over(tree)}"


def lying_over(tree: Tree) -> list[tuple[str, str]]:
    """Pairs of pressable things that share pixels."""
    things = [widget for widget in tree.focusable() if widget.role not in MAY_LIE_OVER]
    found = []
    for one, other in itertools.combinations(things, 2):
        cut = overlap(one.visible, other.visible)
        if cut[2] and cut[3]:
            found.append((one.id, other.id))
    return found


@pytest.mark.parametrize("size", SIZES)
def test_screens(size: tuple[int, int], loaded: Loaded) -> None:
    driver = Driver(size, loaded)
    for name in screens(driver, 6):
        check(driver, f"{name} at {size[0]}x{size[1]}")


@pytest.mark.parametrize("size", ((1024, 640), (1280, 720)))
def test_a_game_in_full_swing(size: tuple[int, int], loaded: Loaded) -> None:
    driver = Driver(size, loaded)
    driver.begin(6, 3)
    for turn in range(80):
        assert driver.click_on()
        if turn % 13 == 0:
            check(driver, f"click {turn} at {size[0]}x{size[1]}")


def test_content_problems_are_listed(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    problems = Problems(
        Problem(f"pack/card-{number}.yaml", number, 3, "E101", f'unknown field "amout{number}"') for number in range(1, 40)
    )
    driver.window.replace(ProblemsScene(driver.window, problems, only=True))
    driver.step()
    check(driver, "problems")
    seen = {widget.label for widget in driver.window.top.tree if widget.id.startswith("problem:")}
    while driver.see("more"):
        driver.click(driver.find("more"))
        check(driver, "problems")
        seen |= {widget.label for widget in driver.window.top.tree if widget.id.startswith("problem:")}
    assert len(seen) == 39
    driver.click(driver.find("back"))
    assert not driver.window.running


def test_nothing_is_drawn_while_nothing_changes(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(3)
    driver.uncover()
    driver.click(driver.find("go-on"))
    driver.move((620, 2))
    driver.settle()
    drawn = driver.window.frames_drawn
    for _ in range(50):
        driver.step(50)
    assert driver.window.frames_drawn == drawn
    driver.move(driver.point(driver.find("do:delve")))
    assert driver.window.frames_drawn == drawn + 1


def test_a_piece_on_its_way_holds_nobody_up(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5)
    driver.uncover()
    for _ in range(200):
        driver.click_on()
        sliding = [widget for widget in driver.window.top.tree if widget.id.startswith("moving:")]
        if sliding:
            break
    assert sliding
    before = len(driver.app.sitting.taken)  # type: ignore[union-attr]
    driver.click_on()
    driver.click_on()
    assert len(driver.app.sitting.taken) > before or driver.window.top.name != "table"  # type: ignore[union-attr]
    driver.settle()
    assert not [widget for widget in driver.window.top.tree if widget.id.startswith("moving:")]


def test_a_game_left_in_the_middle_is_gone_on_with(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(3)
    driver.uncover()
    driver.click(driver.find("go-on"))
    sitting = driver.app.sitting
    driver.click(driver.find("menu"))
    driver.click(driver.find("title"))
    assert driver.window.top.name == "title"
    check(driver, "title with a game")
    driver.click(driver.find("continue"))
    assert driver.window.top.name == "cover" and driver.app.sitting is sitting
    driver.uncover()
    assert driver.window.top.name == "table"


def test_the_wheel_zooms_and_dragging_pans(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(3)
    driver.uncover()
    while driver.see("go-on") or driver.table.show.about != "action":  # type: ignore[union-attr]
        driver.click_on()
    driver.move((600, 300))
    size = driver.table.camera.size  # type: ignore[union-attr]
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    driver.step()
    assert driver.table.camera.size > size  # type: ignore[union-attr]
    place = driver.find("tile:0").rect
    taken = len(driver.app.sitting.taken)  # type: ignore[union-attr]
    driver.button((600, 300), True)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(640, 320), rel=(40, 20), buttons=(1, 0, 0)))
    driver.step()
    driver.button((640, 320), False)
    moved = driver.find("tile:0").rect
    assert abs(moved[0] - place[0] - 40) <= 1 and abs(moved[1] - place[1] - 20) <= 1
    assert len(driver.app.sitting.taken) == taken  # type: ignore[union-attr]
    driver.key("f")
    assert driver.table.camera.size == size  # type: ignore[union-attr]
