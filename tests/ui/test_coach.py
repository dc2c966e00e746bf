"""The coach: one bubble at a time, never over what it speaks of, gone after the deed, said once, heard again from the menu."""

from __future__ import annotations

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.language.handbook_lesson import BUBBLES
from favor.table.settings import DEFAULTS
from favor.ui.coach import Coach
from favor.ui.parts.bubble import middle_of
from favor.ui.semantics import overlap
from favor.ui.wishes import Wishes
from tests.ui.driver import Driver
from tests.ui.test_screens import check


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def coached(loaded: Loaded, size: tuple[int, int] = (1280, 720)) -> Driver:
    """A first game with the coach."""
    driver = Driver(size, loaded)
    driver.window.wishes.change(coach=True)
    driver.begin(2, privacy="open")
    driver.step()
    return driver


def meets(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    cut = overlap(one, other)  # type: ignore[arg-type]
    return cut[2] > 0 and cut[3] > 0


@pytest.mark.parametrize("size", ((1024, 640), (1280, 720)))
def test_bubbles_come_one_at_a_time_beside_their_target(size: tuple[int, int], loaded: Loaded) -> None:
    driver = coached(loaded, size)
    said: list[str] = []
    for _ in range(45):
        bubbles = [widget for widget in driver.window.top.tree if widget.id == "bubble"]
        assert len(bubbles) <= 1
        for bubble in bubbles:
            assert not meets(bubble.rect, driver.find("bubble-target").rect), bubble.label
            show = driver.table.show
            assert show is not None and not meets(bubble.rect, middle_of(show.frames.map)), bubble.label
            if bubble.label not in said:
                said.append(bubble.label)
                check(driver, f"{bubble.label} at {size[0]}x{size[1]}", covered=True)
        if driver.see("bubble-done") and not driver.see("go-on") and len(said) % 2:
            driver.click(driver.find("bubble-done"))
        if not driver.click_on():
            break
    assert len(said) >= 6 and said[:2] == ["A decree", "Your Energy"]


def test_a_bubble_goes_with_the_deed_and_never_comes_back(loaded: Loaded) -> None:
    driver = coached(loaded)
    assert driver.find("bubble").label == "A decree"
    driver.click(driver.find("go-on"))
    assert driver.find("bubble").label == "Your Energy"
    driver.click(driver.find("bubble-fold"))
    assert driver.see("bubble") is None and driver.find("bubble-fold").label == "Your Energy"
    driver.click(driver.find("bubble-fold"))
    driver.click(driver.find("bubble-more"))
    assert driver.window.top.name == "handbook"
    driver.key("escape")
    place = next(widget for widget in driver.window.top.tree if widget.id.startswith("go:") and widget.about is None)
    driver.click(place)
    assert driver.find("bubble").label == "Turn it, place it"
    assert {"decree", "energy"} <= set(driver.window.wishes.settings.coach_done)
    driver.begin(2, privacy="open")
    driver.step()
    assert driver.see("bubble") is None


def test_enter_puts_a_bubble_away_and_does_not_end_the_turn(loaded: Loaded) -> None:
    driver = coached(loaded)
    driver.key("return")
    assert driver.find("bubble").label == "Your Energy"
    driver.key("return")
    assert driver.see("bubble") is None or driver.find("bubble").label != "Your Energy"
    sitting = driver.app.sitting
    assert sitting is not None and not sitting.taken


def heard(loaded: Loaded) -> Coach:
    """A coach without a window."""
    wishes = Wishes()
    wishes.settings = DEFAULTS
    return Coach(wishes, loaded.catalog)


def test_a_decree_has_one_way_on(loaded: Loaded) -> None:
    driver = coached(loaded)
    assert driver.see("go-on") and driver.see("bubble") and driver.see("bubble-done") is None


def test_after_the_first_turn_one_bubble_a_turn(loaded: Loaded) -> None:
    warp = next(number for number, tile in enumerate(loaded.catalog.tiles) if tile.symbol == "warp")
    coach = heard(loaded)
    coach._wishes.change(coach_done=("hand",))
    coach.tell([("turn_began", 0, 1), ("relic_gained", 0, 5), ("favor", 0, 1, "offer"), ("status_gained", 0, 3)], 0)
    said = []
    while coach.said is not None:
        said.append(coach.said.id)
        coach.done()
    assert said == ["relic", "favor", "status"]  # in the first turn whatever happens
    coach.tell([("turn_over", 0), ("turn_began", 1, 2), ("turn_over", 1), ("turn_began", 0, 3)], 0)
    assert coach.said is not None and coach.said.id == "enough"
    coach.tell([("damage", 0, 1, 1, -1, "card"), ("moved", 0, 0, warp, "move")], 0)
    coach.done()
    assert coach.said is None  # one was said in this turn
    coach.tell([("turn_over", 0), ("turn_began", 1, 4), ("turn_over", 1), ("turn_began", 0, 5)], 0)
    coach.tell([("damage", 0, 1, 1, -1, "card"), ("moved", 0, 0, warp, "move"), ("item_gained", 0, 7)], 0)
    assert coach.said is not None and coach.said.id == "hurt"
    coach.done()
    coach.tell([("moved", 0, 0, warp, "move")], 0)
    assert coach.said is None
    coach.tell([("turn_over", 0), ("turn_began", 0, 6), ("moved", 0, 0, warp, "move")], 0)
    assert coach.said is not None and coach.said.id == "warp"


def test_what_was_meant_for_one_is_not_said_to_another(loaded: Loaded) -> None:
    coach = heard(loaded)
    coach.tell([("turn_began", 0, 1), ("relic_gained", 0, 5)], 0)
    assert coach.said is not None and coach.said.id == "relic"
    coach.tell([("answered", 1, "yes_no", 0)], 1)
    assert coach.said is None
    coach.tell([("answered", 0, "yes_no", 0)], 0)
    assert coach.said is not None and coach.said.id == "relic"
    coach.tell([("turn_over", 0), ("turn_began", 1, 2), ("favor", 1, 1, "card")], 1)
    assert coach.said is not None and coach.said.id == "favor"


def test_the_menu_lets_it_speak_again_and_settings_silence_it(loaded: Loaded) -> None:
    driver = coached(loaded)
    driver.click(driver.find("go-on"))
    driver.window.wishes.change(coach=False)
    driver.table.dirty = True
    driver.step()
    assert driver.see("bubble") is None
    driver.click(driver.find("menu"))
    check(driver, "menu")
    driver.click(driver.find("coach"))
    settings = driver.window.wishes.settings
    assert settings.coach and not settings.coach_done
    driver.step()
    assert driver.find("bubble").label == "Your Energy"  # the decree has been read; what can be said now is said


def test_each_bubble_can_be_set_off_by_an_event_of_its_kind(loaded: Loaded) -> None:
    """No bubble waits for something that never happens."""
    symbols = {tile.symbol: number for number, tile in enumerate(loaded.catalog.tiles)}
    for bubble in BUBBLES:
        coach = heard(loaded)
        whose = 1 if bubble.whose == "others" else 0
        kind, what = bubble.about or ("", "")
        number = symbols[what] if kind == "tile" else int(what or 0)
        events = [(bubble.when[0], whose, number, number)]
        if kind == "turn":
            events = [("turn_began", whose, turn) for turn in range(1, number + 1)]
        coach.tell(events, 0)
        said = []
        while coach.said is not None:  # one event may be news in two ways
            assert len(coach.said.text.split()) <= 30
            said.append(coach.said.id)
            assert coach.done()
        assert bubble.id in said
        coach.tell(events, 0)
        assert coach.said is None
