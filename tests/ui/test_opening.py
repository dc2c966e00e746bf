"""How a game begins: the table lays itself out in three seconds, everybody's first roll is seen, any key goes on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.ui.parts.firstroll import first, rounds
from favor.ui.scenes.opening import OpeningScene
from favor.ui.services import Plan
from tests.ui.driver import PEOPLE, Driver
from tests.ui.test_screens import check

SIZES = ((1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))
SETUP = 3000
LASTS = ({}, 3000), ({"speed": "double"}, 1500), ({"motion": "gentle"}, 100), ({"motion": "still"}, 0)


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def opened(loaded: Loaded, size: tuple[int, int] = (1280, 720), players: int = 4, seed: int = 2, **wishes: str) -> Driver:
    """A window in which a game has just been begun."""
    driver = Driver(size, loaded)
    driver.window.wishes.change(**wishes)
    driver.app.begin(Plan(PEOPLE[:players], loaded.catalog.switches, seed))
    driver.step()
    return driver


def opening(driver: Driver) -> OpeningScene:
    top = driver.window.top
    assert isinstance(top, OpeningScene), top.name
    return top


def ids(driver: Driver, head: str) -> list[str]:
    return [widget.id for widget in driver.window.top.tree if widget.id.startswith(head)]


def hearts(driver: Driver) -> int:
    return sum(driver.find(f"player:{seat}").data.hearts for seat in range(4))  # type: ignore[attr-defined]


def test_the_table_lays_itself_out_in_order(loaded: Loaded) -> None:
    driver = opened(loaded)
    opening(driver)
    altar = next(tile.number for tile in driver.table.sitting.view().tiles if tile.symbol == "altar")
    seen: list[tuple[int, int, int, int]] = []
    appeared: list[str] = []
    for _ in range(SETUP // 50 - 1):
        driver.step(50)
        appeared += [id for id in ids(driver, "tile:") if id not in appeared]
        held = sum(driver.find(f"player:{seat}").data.hand for seat in range(4))  # type: ignore[attr-defined]
        seen.append((len(ids(driver, "tile:")), len(ids(driver, "stack:")), hearts(driver), held))
    sides = [next(tile for tile in driver.table.sitting.view().tiles if f"tile:{tile.number}" == id) for id in appeared[1:]]
    assert appeared[0] == f"tile:{altar}"
    assert [(tile.x, tile.y) for tile in sides] == [(0, -2), (2, 0), (0, 2), (-2, 0)], "north, east, south, west, as drawn"
    assert seen == sorted(seen), "nothing goes back"
    printed = [loaded.catalog.sections["characters"][seat.character].data for seat in PEOPLE[:4]]
    assert seen[-1] == (5, 4, sum(one["hearts"] for one in printed), sum(one["wit"] for one in printed))
    driver.step(150)
    assert driver.see("first-roll")


def test_the_caption_takes_its_numbers_from_the_rules(loaded: Loaded) -> None:
    driver = opened(loaded)
    assert driver.find("opening-goal").label == "Ten Favor win the game. So do all four Banners."
    rules = {**loaded.catalog.rules, "favor_to_win": 7}
    scene = opening(driver)
    scene.names.catalog = replace(loaded.catalog, rules=rules)
    scene.dirty = True
    driver.step()
    assert driver.find("opening-goal").label.startswith("Seven Favor")


def test_everybodys_rolls_are_those_of_the_game(loaded: Loaded) -> None:
    for seed in range(2, 8):
        driver = opened(loaded, seed=seed)
        driver.key("return")
        scene, game = opening(driver), driver.table.sitting.game
        rolls = [event[1:] for event in driver.table.sitting.told() if event[0] == "start_roll"]
        assert [roll for now in scene.rounds for roll in now] == rolls and first(scene.rounds) == game.view(-1).first
        driver.step(700 * len(scene.rounds))
        assert driver.find("first-roll-begins").label == f"{PEOPLE[game.view(-1).first].name} begins"
        for seat in range(4):
            faces = [str(face) for who, face in rolls if who == seat]
            assert driver.find(f"first-roll:{seat}").label == f"{PEOPLE[seat].name} rolled {', '.join(faces)}"


def test_equal_ones_roll_again() -> None:
    told = [("start_roll", seat, face) for seat, face in ((0, 4), (1, 1), (2, 4), (0, 3), (2, 3), (0, 0), (2, 1))]
    found = rounds([*told, ("turn_began", 2, 1)], 3)
    assert found == (((0, 4), (1, 1), (2, 4)), ((0, 3), (2, 3)), ((0, 0), (2, 1))) and first(found) == 2


def test_the_first_key_goes_on_to_the_rolls_and_the_second_to_the_game(loaded: Loaded) -> None:
    for key in ("return", "space", "escape", "x"):
        driver = opened(loaded)
        driver.step(400)
        driver.key(key)
        assert driver.see("first-roll") and driver.window.top.name == "opening"
        driver.key(key)
        assert driver.window.top.name == "cover", "an Escape opens no menu, and Space lifts no cover"
    driver = opened(loaded)
    for _ in range(2):
        driver.click(driver.find("opening"))
    assert driver.window.top.name == "cover"


def test_it_passes_by_itself_and_rests_while_it_is_read(loaded: Loaded) -> None:
    driver = opened(loaded)
    driver.step(SETUP)
    driver.step()
    rolls = len(opening(driver).rounds)
    driver.step(700 * rolls)
    drawn = driver.window.frames_drawn
    for _ in range(25):
        driver.step(100)
    assert driver.window.frames_drawn == drawn and driver.window.top.name == "opening"
    driver.step(200)
    assert driver.window.top.name == "cover"


@pytest.mark.parametrize(("wishes", "setup"), LASTS)
def test_it_takes_as_long_as_is_wished_for(loaded: Loaded, wishes: dict[str, str], setup: int) -> None:
    driver = opened(loaded, **wishes)
    if setup:
        driver.step(setup - 20)
        assert not driver.see("first-roll")
    driver.step(20)
    driver.step()
    assert driver.see("first-roll")
    if "motion" in wishes:
        assert driver.see("first-roll-begins"), "no die tumbles"
        drawn = driver.window.frames_drawn
        driver.step(500)
        assert driver.window.frames_drawn == drawn


def test_with_less_motion_nothing_flies(loaded: Loaded) -> None:
    driver = opened(loaded, motion="gentle")
    boxes = set()
    for _ in range(5):
        driver.step(18)
        boxes.add(tuple(widget.rect for widget in driver.window.top.tree if widget.id.startswith(("tile:", "piece:", "stack:"))))
    assert len(boxes) == 1 and not ids(driver, "dealt:")


def test_instant_begins_at_once(loaded: Loaded) -> None:
    assert opened(loaded, speed="instant").window.top.name == "cover"


def test_it_is_seen_once(loaded: Loaded) -> None:
    driver = opened(loaded)
    driver.pass_by()
    driver.uncover()
    driver.click(driver.find("go-on"))
    driver.app.show_title()
    driver.step()
    driver.app.resume()
    driver.step()
    assert driver.window.top.name == "cover"
    driver.uncover()
    assert driver.window.top.name == "table"


def test_no_hand_is_seen(loaded: Loaded) -> None:
    """The picture is the same whatever was dealt, for a person alone at the table as well."""
    people = (PEOPLE[0], *(replace(seat, human=False) for seat in PEOPLE[1:3]))
    driver = Driver((1280, 720), loaded)
    driver.app.begin(Plan(people, loaded.catalog.switches, 7))
    driver.step()
    assert driver.table.sitting.viewer == 0
    for _ in range(20):
        driver.step(150)
        for widget in driver.window.top.tree:
            assert widget.role not in ("card", "answer") and not widget.id.startswith(("card:", "god", "notice"))
            if widget.id.startswith("dealt:"):
                assert widget.data == () and widget.label == ""


@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_cut(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = opened(loaded, size, 6)
    driver.step(2900)
    check(driver, f"laid out at {size[0]}x{size[1]}")
    driver.key("return")
    driver.step(700 * len(opening(driver).rounds))
    check(driver, f"first roll at {size[0]}x{size[1]}")
    plate, stage = driver.find("first-roll").rect, driver.find("map").rect
    assert plate[1] >= stage[1] and plate[1] + plate[3] <= stage[1] + stage[3]
