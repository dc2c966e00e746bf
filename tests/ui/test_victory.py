"""Winning stops play (B30): no more answers, the board shows the winning event first, any key brings the result."""

from __future__ import annotations

from functools import cache

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.actions import Action, IllegalAction
from favor.ui import endings
from favor.ui.autoplay import LuckyDip
from favor.ui.names import plain
from favor.ui.scenes.victory import VictoryScene
from favor.ui.semantics import centre, inside
from tests.ui.driver import Driver
from tests.ui.test_screens import check

LASTS = ({}, 1800), ({"speed": "double"}, 900), ({"motion": "gentle"}, 300), ({"motion": "still"}, 300)
SIZES = ((1024, 640), (1280, 720), (1920, 1080))


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def almost_won(loaded: Loaded, size: tuple[int, int] = (1280, 720), **wishes: str) -> Driver:
    """A table at which the next answer wins."""
    driver = Driver(size, loaded)
    driver.window.wishes.change(**wishes)
    driver.begin(4, 3)
    *answers, last = game_by_lot()
    for answer in answers:
        driver.table.sitting.submit(answer)
    driver.window.scenes[:] = driver.window.scenes[:1]
    driver.table.answer(last)
    driver.step()
    return driver


@cache
def game_by_lot() -> tuple[Action, ...]:
    """All answers of that game, played once."""
    driver = Driver(SIZES[0])
    driver.begin(4, 3)
    sitting, dip = driver.table.sitting, LuckyDip(5)
    while sitting.game.decision is not None:
        sitting.submit(dip.pick(sitting.game.decision.options))
    return tuple(sitting.taken)


def moment(driver: Driver) -> VictoryScene:
    top = driver.window.top
    assert isinstance(top, VictoryScene), top.name
    return top


def test_the_game_takes_no_more_answers(loaded: Loaded) -> None:
    driver = almost_won(loaded)
    moment(driver)
    game = driver.table.sitting.game
    assert driver.table.sitting.is_over and game.decision is None and game.result is not None
    for action in (("end_turn", 0), ("move", 0), ("pick", 0)):
        with pytest.raises(IllegalAction):
            game.apply(action)
    assert not driver.answers()


@pytest.mark.parametrize("size", SIZES)
def test_the_winning_event_is_shown_on_the_board_before_the_result(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = almost_won(loaded, size)
    scene, table = moment(driver), driver.table
    driver.step(700)
    view, told = table.sitting.game.view(-1), table.sitting.told()
    said = driver.find("victory-words")
    deciding = endings.deciding(told)
    assert deciding is not None and deciding[1] == view.winner
    assert said.label == f"{plain(table.names.line(deciding))}. Ten Favor" and view.won_by == "favor"
    tile = scene.place()
    assert tile is not None and table.show is not None
    x, y, wide, high = table.show.frames.map
    assert inside((x, y, wide, high), centre(driver.find("victor").rect))
    box = table.tree.get(f"tile:{tile.number}").rect  # type: ignore[union-attr]
    assert inside(box, centre(driver.find("victor").rect))
    assert x <= said.rect[0] and said.rect[0] + said.rect[2] <= x + wide and y <= said.rect[1]
    assert said.rect[1] + said.rect[3] <= y + high and driver.see("rows") is None
    check(driver, f"victory at {size[0]}x{size[1]}")


def test_the_place_is_lit_and_the_rest_falls_dark(loaded: Loaded) -> None:
    driver = almost_won(loaded)
    moment(driver)
    before = pygame.display.get_surface().copy()
    driver.step(900)
    after = pygame.display.get_surface()

    def light(surface: pygame.Surface, box: tuple[int, int, int, int]) -> int:
        return sum(pygame.transform.average_color(surface, pygame.Rect(box))[:3])

    corner = driver.table.show.frames.turn  # type: ignore[union-attr]
    assert light(after, corner) < light(before, corner) * 0.7
    x, y = centre(driver.find("victor").rect)
    around = (x - 40, y - 90, 80, 50)
    assert light(after, around) > light(before, around) * 0.8
    panel = driver.table.show.frames.panels[driver.table.sitting.game.view(-1).winner]  # type: ignore[union-attr]
    assert light(after, panel) > light(before, panel) * 0.9


@pytest.mark.parametrize(("wishes", "lasts"), LASTS)
def test_it_lasts_so_long_and_then_the_result_unfolds(loaded: Loaded, wishes: dict[str, str], lasts: int) -> None:
    driver = almost_won(loaded, **wishes)
    moment(driver)
    driver.step(lasts - 20)
    moment(driver)
    driver.step(20)
    driver.step()
    assert driver.window.top.name == "result" and driver.see("rows") is not None
    driver.key("escape")
    assert driver.see("rows") is None and driver.table.tree.get("map") is not None, "the board can be looked at"


def test_with_less_motion_nothing_grows(loaded: Loaded) -> None:
    driver = almost_won(loaded, motion="gentle")
    moment(driver)
    for _ in range(2):  # what decided the game fades in, one thing after the other
        driver.step(100)
    driver.step(1)
    drawn = driver.window.frames_drawn
    for _ in range(4):
        driver.step(20)
    assert driver.window.frames_drawn == drawn and driver.window.top.name == "victory"


@pytest.mark.parametrize("key", ("escape", "space", "return", "a"))
def test_any_key_goes_on_and_does_no_more(loaded: Loaded, key: str) -> None:
    driver = almost_won(loaded)
    driver.step(100)
    driver.key(key)
    assert driver.window.top.name == "result" and driver.see("rows") is not None


def test_so_does_a_click(loaded: Loaded) -> None:
    driver = almost_won(loaded)
    driver.step(100)
    driver.click(driver.find("victory"))
    assert driver.window.top.name == "result" and driver.see("rows") is not None


def test_instant_brings_the_result_at_once(loaded: Loaded) -> None:
    assert almost_won(loaded, speed="instant").window.top.name == "result"
