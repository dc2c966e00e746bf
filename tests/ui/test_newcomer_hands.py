"""What somebody new tries with the hands: Space over a card, a card pressed in the middle of a question, the first Go on."""

from __future__ import annotations

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.ui.words_table import ANSWERS, DEEDS
from tests.ui.driver import Driver
from tests.ui.looker import to_action


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def at_table(loaded: Loaded, privacy: str = "open") -> Driver:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 17, privacy=privacy)
    to_action(driver)
    return driver


def cards(driver: Driver) -> list[str]:
    return [widget.id for widget in driver.table.tree if widget.role == "card"]


def test_space_reads_the_card_under_the_pointer(loaded: Loaded) -> None:
    driver = at_table(loaded)
    card = driver.find(cards(driver)[0])
    assert card.about is not None
    driver.move(driver.point(card))
    driver.key("space")
    assert driver.table.inspected == ("card", tuple(card.about[1:]))


def test_after_a_key_space_reads_what_has_the_focus(loaded: Loaded) -> None:
    """Wherever the pointer was left."""
    driver = at_table(loaded)
    hovered = driver.find(cards(driver)[0])
    driver.move(driver.point(hovered))
    for _ in range(60):
        driver.key("tab")
        focused = driver.table.tree.get(driver.table.focus)
        assert focused is not None
        if focused.role == "card" and focused.id != hovered.id:
            break
    assert focused.about is not None
    driver.key("space")
    assert driver.table.inspected == ("card", tuple(focused.about[1:]))


def test_nothing_stays_open_of_a_card_that_lay_face_down(loaded: Loaded) -> None:
    driver = at_table(loaded, "peek")
    back = next(widget for widget in driver.table.tree if widget.id.startswith("down:"))
    driver.move(driver.point(back))
    driver.key("space")
    driver.step(50)
    assert driver.table.inspected is None


def test_a_card_pressed_while_a_tile_waits_says_what_comes_first(loaded: Loaded) -> None:
    driver = at_table(loaded)
    tree = driver.table.tree
    place = next(widget for widget in tree if widget.id.startswith("go:") and tree.at(driver.point(widget)) is widget)
    driver.click(place)
    assert driver.table.show is not None and driver.table.show.about == "turn"
    for id in cards(driver):
        card = driver.find(id)
        if card.does is not None and card.does[0] in ("why", "take"):
            driver.click(card)
            assert driver.table.refusal == ANSWERS["lay first"]
            return
    raise AssertionError("no card can be pressed")


def test_the_first_press_on_go_on_counts_while_the_decree_still_rises(loaded: Loaded) -> None:
    """B31: whatever moves is there at once, and the press is carried out."""
    driver = Driver((1280, 720), loaded)
    driver.window.wishes.change(speed="normal")
    driver.begin(2, 17, privacy="cover")
    driver.uncover()
    assert driver.see("go-on") is not None and driver.table.motion.is_moving
    notices = len(driver.table.stage.notices)
    driver.click(driver.find("go-on"))
    assert len(driver.table.stage.notices) < notices


def test_the_tip_of_end_turn_tells_what_becomes_of_energy_and_hand(loaded: Loaded) -> None:
    driver = at_table(loaded)
    driver.move(driver.point(driver.find("end-turn")))
    for _ in range(3):
        driver.step(300)
    tip = driver.find("tooltip")
    assert DEEDS["end-turn"] in f"{tip.label} {tip.value}"
