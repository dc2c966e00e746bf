"""The map is always findable (B27): wheel, drag, arrows, keys, and never off the last tile."""

from __future__ import annotations

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.chance import Dice
from favor.ui.mapview import Camera, notch
from favor.ui.parts import board
from favor.ui.scenes.mapscene import NEAREST_TILE
from favor.ui.semantics import centre, inside, overlap
from tests.ui.driver import Driver

SIZES = ((1024, 640), (1280, 720), (3840, 2160))


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def begin(loaded: Loaded, size: tuple[int, int] = (1280, 720), clicks: int = 0, seed: int = 7, privacy: str = "open") -> Driver:
    driver = Driver(size, loaded)
    driver.begin(4, seed, privacy=privacy)
    for _ in range(clicks):
        driver.click_on()
    while driver.see("go-on"):
        driver.click(driver.find("go-on"))
    return driver


def wheel(driver: Driver, at: tuple[int, int], steps: int, times: int = 1) -> None:
    """Turn the wheel so often between two pictures."""
    driver.move(at)
    for _ in range(times):
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False, which=0))
    driver.step()


def drag(driver: Driver, start: tuple[int, int], *by: tuple[int, int], button: int = 1, let_go: bool = True) -> None:
    """Press there, go so far in each of these steps, let go."""
    at = start
    driver.move(at)
    driver.button(at, True, button)
    held = tuple(int(number == button) for number in (1, 2, 3))
    for dx, dy in by:
        at = at[0] + dx, at[1] + dy
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=driver._in_window(at), rel=(dx, dy), buttons=held))
        driver.step()
    if let_go:
        driver.button(at, False, button)


def tiles_seen(driver: Driver) -> int:
    """How many tiles can be seen at all."""
    return sum(widget.visible[2] > 4 and widget.visible[3] > 4 for widget in driver.table.tree if widget.role == "tile")


# -- the map ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_a_dozen_turns_of_the_wheel_from_everything_to_one_tile(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = begin(loaded, size)
    driver.key("f")
    assert driver.table.show is not None and driver.table.camera is not None
    at, nearest = centre(driver.find("map").rect), driver.table.show.frames.px(NEAREST_TILE)
    whole = driver.table.show.camera.size
    wheel(driver, at, 1, 11)
    assert whole < driver.table.camera.size < nearest, "eleven turns are not enough"
    wheel(driver, at, 1, 19)
    assert driver.table.camera.size == nearest, "thirty are"
    wheel(driver, at, -1, 30)
    assert driver.table.camera.size <= whole


def test_every_turn_of_the_wheel_is_seen() -> None:
    for farthest in range(30, 199):
        camera, sizes = Camera((0, 0, 800, 500), farthest), [farthest]
        while sizes[-1] < 200:
            camera = camera.zoomed(notch(farthest, 200), (400, 250), 200)
            sizes.append(camera.size)
        assert sizes == sorted(set(sizes)) and len(sizes) < 30, farthest


def test_the_wheel_keeps_what_lies_under_the_pointer(loaded: Loaded) -> None:
    driver = begin(loaded)
    tile = next(widget for widget in driver.table.tree if widget.id.startswith("tile:") and widget.rect[2] < 200)
    at = driver.point(tile)
    for steps in (1, 1, 1, -1, 1, 1, -1, -1):
        wheel(driver, at, steps)
        found = driver.table.tree.at(at)
        assert found is not None and found.id == tile.id


@pytest.mark.parametrize("button", [1, 2])
def test_left_and_middle_button_drag_the_map(loaded: Loaded, button: int) -> None:
    driver = begin(loaded)
    assert driver.table.show is not None and driver.table.camera is not None
    before, taken = driver.table.show.camera, len(driver.app.sitting.taken)  # type: ignore[union-attr]
    drag(driver, driver.point(driver.find("tile:0")), (-40, -30), (-20, -10), button=button)
    x, y = before.spot(0, 0)
    assert driver.table.camera is not None and driver.table.camera.spot(0, 0) == (x - 60, y - 40)
    assert len(driver.app.sitting.taken) == taken, "a drag presses nothing"  # type: ignore[union-attr]


def test_arrows_with_shift_pan_and_alone_move_the_focus(loaded: Loaded) -> None:
    driver = begin(loaded)
    assert driver.table.camera is not None
    before = driver.table.camera
    driver.key("right", pygame.KMOD_SHIFT)
    assert driver.table.camera.x > before.x and not driver.table.focus
    driver.key("tab")
    moved, focus = driver.table.camera, driver.table.focus
    driver.key("right")
    assert driver.table.camera == moved and driver.table.focus != focus


def test_c_f_and_numbers_find_everybody(loaded: Loaded) -> None:
    driver = begin(loaded, clicks=15)
    table, middle = driver.table, centre(driver.find("map").rect)
    assert table.show is not None
    for key, seat in (("c", table.show.view.viewer), *((str(seat + 1), seat) for seat in range(4))):
        wheel(driver, middle, 1, 9)
        driver.key(key)
        tile = table.tree.get(f"tile:{table.show.view.players[seat].tile}")
        assert tile is not None and inside(tile.visible, centre(driver.find("map").rect)), key
    driver.key("f")
    _, wanted = board.cells_of(table.show.view)
    assert table.camera is not None and table.camera.shows(wanted)


def test_tab_goes_through_the_targets(loaded: Loaded) -> None:
    driver = begin(loaded)
    while not (targets := {widget.id for widget in driver.table.tree if widget.role == "target"}):
        driver.click_on()
    found = set()
    for _ in range(len(driver.table.tree.focusable()) + 1):
        driver.key("tab")
        found.add(driver.table.focus)
    assert targets <= found


@pytest.mark.parametrize("seed", range(2))
def test_no_way_leads_off_the_map(loaded: Loaded, seed: int) -> None:
    driver, dice = begin(loaded, clicks=20, seed=seed), Dice(seed)
    area = driver.find("map").rect
    for _ in range(30):
        at = area[0] + dice.below(area[2]), area[1] + dice.below(area[3])
        choice = dice.below(4)
        if choice == 0:
            wheel(driver, at, 1 if dice.below(2) else -1)
        elif choice == 1:
            driver.key(("left", "right", "up", "down")[dice.below(4)], pygame.KMOD_SHIFT)
        else:
            drag(driver, at, (dice.below(1200) - 600, dice.below(800) - 400), button=2)
        assert tiles_seen(driver) >= 1


@pytest.mark.parametrize("size", SIZES[:2])
def test_the_map_alone(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = begin(loaded, size, clicks=8)
    before = driver.find("map").rect
    driver.key("v", pygame.KMOD_SHIFT)
    after = driver.find("map").rect
    assert after[2] > before[2] and driver.see("player:0") is None and driver.see("log") is None
    for id in ("menu", "end-turn", "tray", "prompt"):
        shown = driver.see(id)
        if shown is not None and id != "prompt":
            assert not overlap(shown.rect, after)[2] or not overlap(shown.rect, after)[3], id
    driver.key("v", pygame.KMOD_SHIFT)
    assert driver.find("map").rect == before and driver.see("player:0") and driver.table.tree.get("do:move")
