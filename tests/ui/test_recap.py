"""What one has missed (B26): the public events between two turns, step by step with their places; new tiles carry a badge."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.language.handbook_lesson import ON_RECAP
from favor.language.tongue_pseudo import accented
from favor.ui.names import plain
from favor.ui.parts.board import TileData
from favor.ui.recap import MINE, MOST, Missed, chosen, laid, last_seen, missed
from favor.ui.scenes import recapping
from favor.ui.scenes.recapping import RecapScene, seen_rows
from favor.ui.semantics import overlap
from tests.ui.driver import PEOPLE, Driver
from tests.ui.test_screens import check

Event = tuple[Any, ...]
NEVER = 400


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def next_recap(driver: Driver) -> RecapScene:
    """Play on by lot until a cover is lifted and something was missed."""
    for _ in range(NEVER):
        if driver.window.top.name == "cover":
            driver.hold("open", 520)
            driver.step()
        top = driver.window.top
        if isinstance(top, RecapScene):
            return top
        assert driver.click_on()
    raise AssertionError("nobody ever missed anything")


@pytest.fixture(scope="module")
def driver(loaded: Loaded) -> Driver:
    driver = Driver((1280, 720), loaded)
    driver.begin(3, 5)
    return driver


def public(driver: Driver) -> list[Event]:
    """All that has happened, as anybody may know it, taken from the game itself."""
    sitting = driver.table.sitting
    return [event for batch in sitting.history.batches for event in sitting.game.redact(batch, -1)]


def between_turns(events: list[Event], seat: int) -> Iterator[Event]:
    """What lies between the end of a player's last turn and the turn that begins."""
    ended = max((number for number, event in enumerate(events) if event[:2] == ("turn_over", seat)), default=-1)
    return iter(events[ended + 1 :])


def test_it_tells_the_public_events_between_two_turns(driver: Driver) -> None:
    for _ in range(3):
        scene = next_recap(driver)
        seat, names = driver.table.sitting.viewer, driver.table.names
        events = list(between_turns(public(driver), seat))
        lines = [plain(names.line(event)) for event in events]
        told = [plain(one.line) for one in scene.missed]
        assert 1 <= len(told) <= MOST and all(line in lines for line in told)
        weighty = [plain(names.line(event)) for event in events if event[0] in ("favor", "captured", "stunned", "won")]
        mine = [plain(names.line(event)) for event in events if event[0] in MINE and event[1] == seat]
        assert told[: len(weighty)] == weighty[-MOST:]
        assert len(told) == MOST or all(line in told for line in mine)
        driver.key("return")


def test_its_places_are_on_the_map_and_lit(driver: Driver) -> None:
    scene = next_recap(driver)
    tiles = {tile.number for tile in driver.table.sitting.view().tiles}
    for number, one in enumerate(scene.missed):
        assert scene.at == number and one.tile in tiles
        lit, tile = driver.find("recap-place").rect, driver.table.tree.get(f"tile:{one.tile}")
        assert tile is not None and tile.rect[0] <= lit[0] and tile.rect[1] <= lit[1]
        dark = [widget for widget in driver.window.top.tree if widget.id.startswith("recap-dark:")]
        middle = (lit[0] + lit[2] // 2, lit[1] + lit[3] // 2)
        assert dark and not any(x <= middle[0] < x + w and y <= middle[1] < y + h for x, y, w, h in (one.rect for one in dark))
        driver.key("right")
    assert driver.window.top.name == "table"


def test_it_steps_by_itself_but_leaves_the_last_line(driver: Driver) -> None:
    scene = next_recap(driver)
    while len(scene.missed) < 3:
        driver.key("return")
        scene = next_recap(driver)
    driver.step(590)
    assert scene.at == 0
    for number in range(1, len(scene.missed) + 3):
        driver.step(600)
        assert scene.at == min(number, len(scene.missed) - 1)
    driver.key("left")
    driver.step(5000)
    assert scene.at == len(scene.missed) - 2, "whoever steps is not hurried"
    driver.click(driver.find("recap:0"))
    assert scene.at == 0
    driver.click(driver.find("recap-skip"))
    assert driver.window.top.name == "table"


def test_with_less_motion_only_the_player_steps(driver: Driver) -> None:
    scene = next_recap(driver)
    for motion in ("gentle", "still"):
        driver.window.wishes.change(motion=motion)
        driver.step(5000)
        assert scene.at == 0
    driver.window.wishes.change(motion="full")
    driver.key("return")


def test_the_decree_waits_until_the_recap_is_read(driver: Driver) -> None:
    next_recap(driver)
    assert not driver.table.tree.get("notice") and not driver.table.tree.get("answers")
    driver.key("escape")
    assert driver.window.top.name == "table" and driver.see("notice")


def test_a_press_elsewhere_goes_to_the_turn(driver: Driver) -> None:
    next_recap(driver)
    at = (640, 700)
    driver.move(at)
    driver.button(at, True)
    driver.button(at, False)
    assert driver.window.top.name == "table"


def test_nothing_was_missed_before_a_first_turn_nor_after_a_minute_away(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(3, 5)
    names = set()
    for _ in range(NEVER):
        if driver.table.sitting.game.view(-1).turn > 3:
            break
        names.add(driver.window.top.name)
        driver.click_on()
    assert "recap" not in names
    driver.uncover()
    driver.table.returned(61_000)
    driver.step()
    assert driver.window.top.name == "cover"
    driver.hold("open", 520)
    driver.step()
    assert driver.window.top.name == "table"


def tags_of(driver: Driver) -> dict[int, str]:
    """The characters whose tags are on the tiles."""
    found = [widget for widget in driver.table.tree if isinstance(widget.data, TileData) and widget.data.tokens.laid_by]
    return {int(widget.id.partition(":")[2]): widget.data.tokens.laid_by for widget in found}  # type: ignore[attr-defined]


def laid_by_others(driver: Driver) -> dict[int, str]:
    """The tiles that others have laid since the viewer's last turn, taken from the game."""
    seat, players = driver.table.sitting.viewer, driver.table.sitting.view().players
    there = {tile.number for tile in driver.table.sitting.view().tiles}
    fresh = [event for event in between_turns(public(driver), seat) if event[0] == "tile_revealed"]
    return {event[2]: players[event[1]].character for event in fresh if event[1] != seat and event[2] in there}


def test_tiles_laid_since_carry_the_badge_until_the_turn_ends(driver: Driver) -> None:
    turns = 0
    for _ in range(NEVER):
        table = driver.table
        if driver.window.top.name == "table" and table.sitting.viewer == table.sitting.view().active:
            assert tags_of(driver) == laid_by_others(driver)
            turns += bool(tags_of(driver))
        if turns > 8:
            return
        driver.click_on()
    raise AssertionError("no tile ever was new")


def test_one_person_with_machines_sees_the_badges_too(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    people = (PEOPLE[0], *(replace(seat, human=False) for seat in PEOPLE[1:3]))
    driver.begin(3, 7, people)
    seen = False
    for _ in range(NEVER):
        driver.step(500)
        assert driver.window.top.name != "recap", "there is no cover, so there is none of this"
        seen = seen or bool(driver.table.show and driver.table.show.laid)
        if seen:
            return
        if driver.table.sitting.waits_for_human:
            driver.click_on()
    raise AssertionError("no tile ever was new")


def test_where_things_happened(driver: Driver) -> None:
    table = driver.table
    tiles = table.sitting.view().tiles
    altar = next(tile.number for tile in tiles if tile.symbol == "altar")
    town = next(tile for tile in tiles if tile.symbol == "settlement")
    region = [region.id for region in table.names.catalog.section("regions")].index(town.region)
    told: list[Event] = [
        ("turn_over", 0), ("favor", 1, 1, "card"), ("moved", 1, altar, town.number, "move"), ("stunned", 1, 2),
        ("captured", 2, region, -1), ("turn_over", 2), ("tile_revealed", 1, town.number, 0, 0), ("tile_revealed", 0, 3, 0, 0),
    ]  # fmt: skip
    found = missed(told, 1, 0, table.names, tiles)
    assert [(one.tile, one.seat) for one in found] == [(altar, 1), (town.number, 1), (town.number, 2), (town.number, 1)]
    assert all(isinstance(one, Missed) for one in found)
    assert last_seen(told, 0) == 1 and last_seen(told, 1) == -1 and last_seen(told, 2) == 6
    assert laid(told, 0) == {town.number: 1} and laid(told, 2) == {town.number: 1, 3: 0}
    assert chosen(told, 0) == (1, 3, 4, 6)


def test_the_lit_line_is_among_those_that_have_room() -> None:
    rows = [20, 40, 20, 40, 20, 20]
    assert seen_rows(rows, 4, 500, 5) == range(6)
    for at in range(6):
        shown = seen_rows(rows, 4, 100, at)
        assert at in shown and sum(rows[number] + 4 for number in shown) <= 100
    assert seen_rows(rows, 4, 100, 0) == range(3) and seen_rows(rows, 4, 10, 3) == range(3, 4)


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 100), ((1280, 720), 200), ((1920, 1080), 100), ((1920, 1080), 150)])
def test_no_text_is_cut(loaded: Loaded, size: tuple[int, int], scale: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recapping, "RECAP", {**recapping.RECAP, "skip": accented(recapping.RECAP["skip"])})
    driver = Driver(size, loaded)
    driver.window.wishes.change(ui_scale=scale)
    driver.begin(4, 5)
    driver.uncover()
    table = driver.table
    events: list[Event] = [("captured", 1, 2, 3), ("favor", 1, 1, "banner"), ("damage", 0, 2, 2, 3, "attack"), ("stunned", 0, 3)]
    events *= 2
    tiles = [tile.number for tile in table.sitting.view().tiles] * 2
    behind = tuple(Missed(table.names.line(event), tile, event[1]) for event, tile in zip(events, tiles, strict=False))
    scene = RecapScene(driver.window, behind, lambda: table.show, table._bring_into_view)
    driver.window.push(scene)
    assert len(behind) == MOST
    for at in (0, MOST - 1):
        scene.step(at)
        driver.step()
        check(driver, f"recap at {size[0]}x{size[1]} and {scale} %")
        assert driver.find(f"recap:{at}")


# -- and whoever explains it ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", ((1024, 640), (1280, 720), (1920, 1080)))
def test_the_coach_explains_it_once(loaded: Loaded, size: tuple[int, int]) -> None:
    """One bubble beside the plate, none below it on the table; while it is read nothing steps on; later it is not said again."""
    driver = Driver(size, loaded)
    driver.window.wishes.change(coach=True)
    driver.begin(2, 5)
    scene = next_recap(driver)
    driver.step()
    bubble, plate = driver.find("bubble"), driver.find("recap")
    assert bubble.label == ON_RECAP.title and "← →" in bubble.value
    check(driver, f"recap explained at {size[0]}x{size[1]}", covered=True)
    shown = [widget for scene in driver.window._shown() for widget in scene.tree if widget.id == "bubble"]
    assert shown == [bubble], "one bubble at a time"
    for id in ("recap", "recap-place", "recap-seat"):
        other = driver.see(id)
        cut = overlap(bubble.rect, other.rect) if other is not None else (0, 0, 0, 0)
        assert not (cut[2] and cut[3]), id
    driver.step(20_000)
    assert scene.at == 0
    driver.click(driver.find("bubble-fold"))
    assert driver.see("bubble") is None
    driver.click(driver.find("bubble-fold"))
    driver.click(driver.find("bubble-more"))
    assert driver.window.top.name == "handbook"
    driver.key("escape")
    driver.click(driver.find("bubble-done"))
    assert driver.see("bubble") is None and driver.window.top is scene and plate.visible
    driver.key("return")
    next_recap(driver)
    driver.step()
    assert driver.see("bubble") is None


@pytest.mark.parametrize("key", ("return", "escape"))
def test_going_on_to_the_turn_puts_the_explanation_away_too(loaded: Loaded, key: str) -> None:
    driver = Driver((1280, 720), loaded)
    driver.window.wishes.change(coach=True)
    driver.begin(2, 5)
    next_recap(driver)
    driver.step()
    assert driver.see("bubble")
    driver.key(key)
    assert driver.window.top.name == "table" and ON_RECAP.id in driver.window.wishes.settings.coach_done
    driver.table.coach.again()  # type: ignore[attr-defined]
    next_recap(driver)
    driver.step()
    assert driver.find("bubble").label == ON_RECAP.title
