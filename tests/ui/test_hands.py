"""Two presses play a card that asks for no target (B34), quick ones included; no second click of a pair does what nobody saw."""

from __future__ import annotations

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.actions import END_TURN
from favor.model.views import CardView
from favor.ui import preview, words
from favor.ui.faces import face_of
from favor.ui.parts.hand import answer_of, hand_cards
from favor.ui.parts.showing import NO_CARD
from favor.ui.semantics import Widget
from favor.ui.text import plain
from favor.ui.words_life import TABLE
from tests.ui.driver import Driver
from tests.ui.listener import listening
from tests.ui.looker import to_action
from tests.ui.test_life_cards import carry
from tests.ui.test_pad import PadDriver
from tests.ui.test_screens import check

SEED = 17
"""In its first turn one of two players holds a card that can be taken back, one that cannot, and none of them asks."""
QUICK, SLOW = 120, 500


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def at_table(loaded: Loaded, privacy: str = "open", driver: Driver | None = None) -> Driver:
    driver = driver or Driver((1280, 720), loaded)
    driver.begin(2, SEED, privacy=privacy)
    to_action(driver)
    return driver


def card_that(driver: Driver, shows: bool) -> tuple[CardView, tuple[str, int]]:
    """A card that is played without another question, and whether something new comes to light by it."""
    show, sitting = driver.table.show, driver.table.sitting
    assert show is not None and show.me is not None
    for card in show.me.hand:
        action = answer_of(show, card)
        if action is not None:
            foreseen = preview.foresee(sitting.game, sitting.viewer, action)
            if not foreseen.asks and bool(foreseen.reveals) == shows:
                return card, action
    raise AssertionError("no such card")


def widget_of(driver: Driver, card: CardView) -> Widget:
    return driver.find(f"card:{card.number}")


def taken(driver: Driver) -> list[tuple[str, int]]:
    return list(driver.table.sitting.taken)


def chosen(driver: Driver) -> int:
    """The number of the card that lies ready."""
    show = driver.table.show
    assert show is not None
    return hand_cards(show)[driver.table.chosen][0].number if driver.table.chosen != NO_CARD else NO_CARD


def twice(driver: Driver, widget: Widget, apart: int) -> None:
    """Two clicks at one place, so many milliseconds apart."""
    at = driver.point(widget)
    driver.step(SLOW)
    driver.move(at)
    for pause in (apart, 0):
        driver.button(at, True)
        driver.button(at, False)
        driver.step(pause)


def test_the_first_click_chooses_and_the_prompt_tells_all(loaded: Loaded) -> None:
    driver = at_table(loaded)
    card, _ = card_that(driver, False)
    before, lying = taken(driver), widget_of(driver, card)
    driver.click(lying)
    assert taken(driver) == before and chosen(driver) == card.number
    ready, prompt = widget_of(driver, card), driver.find("prompt").label
    assert ready.rect[1] < lying.rect[1] and ready.heard == TABLE["ready"]
    assert ready.data.state == "selected"  # type: ignore[attr-defined]
    show = driver.table.show
    assert show is not None
    face = face_of(show.names, card.section, card.id)
    assert face.name in prompt and plain(face.spans).rstrip(".") in prompt
    assert "click again or Enter" in prompt and "Esc" in prompt
    price = show.prices[card_that(driver, False)[1]]
    assert f"({price} Energy)" in prompt if price else "(free)" in prompt


def test_the_second_click_plays_it(loaded: Loaded) -> None:
    driver = at_table(loaded)
    card, action = card_that(driver, False)
    driver.click(widget_of(driver, card))
    driver.click(widget_of(driver, card))
    assert taken(driver)[-1] == action and chosen(driver) == NO_CARD


def test_escape_puts_it_back_and_the_next_one_opens_the_menu(loaded: Loaded) -> None:
    driver = at_table(loaded)
    card, _ = card_that(driver, False)
    before, lying = taken(driver), widget_of(driver, card)
    driver.click(lying)
    driver.key("escape")
    assert driver.window.top.name == "table" and widget_of(driver, card).rect == lying.rect and taken(driver) == before
    driver.key("escape")
    assert driver.window.top.name == "menu"


def test_another_card_or_another_deed_takes_its_place(loaded: Loaded) -> None:
    driver = at_table(loaded)
    first, second = card_that(driver, False)[0], card_that(driver, True)[0]
    before = taken(driver)
    driver.table.narrowed = (("attack", 1), ("attack", 0))
    driver.click(widget_of(driver, first))
    assert driver.table.narrowed == ()
    driver.click(widget_of(driver, second))
    assert chosen(driver) == second.number and taken(driver) == before
    driver.click(next(widget for widget in driver.window.top.tree if widget.id.startswith("go:")))
    assert chosen(driver) == NO_CARD and taken(driver)[len(before)][0] == "move"


def test_a_drag_onto_the_board_plays_at_once(loaded: Loaded) -> None:
    driver = at_table(loaded)
    card, action = card_that(driver, False)
    area = driver.find("map").rect
    carry(driver, widget_of(driver, card), (area[0] + 6, area[1] + area[3] // 2))
    assert taken(driver)[-1] == action


def test_enter_chooses_and_enter_plays(loaded: Loaded) -> None:
    driver = at_table(loaded)
    card, action = card_that(driver, False)
    before = taken(driver)
    while driver.window.top.focus != f"card:{card.number}":
        driver.key("tab")
    driver.key("return")
    assert taken(driver) == before and chosen(driver) == card.number
    driver.key("return")
    assert taken(driver) == [*before, action]


def test_enter_plays_what_the_mouse_has_chosen_wherever_the_keys_were(loaded: Loaded) -> None:
    driver = at_table(loaded)
    card, action = card_that(driver, False)
    driver.key("tab")
    driver.click(widget_of(driver, card))
    driver.key("return")
    assert taken(driver)[-1] == action


def test_enter_that_is_held_down_does_it_once(loaded: Loaded) -> None:
    driver = at_table(loaded)
    card, action = card_that(driver, False)
    before = taken(driver)
    driver.table.focus = f"card:{card.number}"
    for kind in (pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
        driver.step()
    assert taken(driver) == before and chosen(driver) == card.number
    driver.key("return")
    assert taken(driver) == [*before, action]


def test_a_controller_chooses_and_plays(loaded: Loaded) -> None:
    driver = PadDriver((1280, 720), loaded)
    at_table(loaded, driver=driver)
    card, action = card_that(driver, False)
    before = taken(driver)
    driver.table.focus = f"card:{card.number}"
    driver.press("a")
    prompt = driver.find("prompt").label
    assert taken(driver) == before and "A to play" in prompt and "B to put it back" in prompt
    driver.press("a")
    assert taken(driver) == [*before, action]


def test_a_double_click_plays_what_can_be_taken_back_and_only_chooses_what_cannot(loaded: Loaded) -> None:
    for shows in (False, True):
        driver = at_table(loaded)
        card, action = card_that(driver, shows)
        before = taken(driver)
        twice(driver, widget_of(driver, card), QUICK)
        assert taken(driver) == (before if shows else [*before, action])
        assert chosen(driver) == (card.number if shows else NO_CARD)
        if shows:
            twice(driver, widget_of(driver, card), SLOW)
            assert action in taken(driver)


def test_a_face_down_card_is_chosen_and_played_unnamed(loaded: Loaded) -> None:
    driver = at_table(loaded, "peek")
    card, action = card_that(driver, False)
    show = driver.table.show
    assert show is not None and show.me is not None
    lying = driver.find(f"down:{show.me.hand.index(card)}")
    driver.click(lying)
    prompt, ready = driver.find("prompt").label, driver.find(lying.id)
    assert ready.rect[1] < lying.rect[1] and "click again" in prompt and card_name(driver, card) not in prompt
    driver.click(ready)
    assert action in taken(driver)


def test_it_is_told_as_chosen_and_as_played(loaded: Loaded) -> None:
    driver = at_table(loaded)
    ear = listening(driver)
    driver.step()
    ear.take()
    card, _ = card_that(driver, False)
    driver.table.focus = f"card:{card.number}"
    driver.window.input.by_keyboard = True
    driver.key("return")
    heard = " ".join(ear.take())
    assert TABLE["ready"] in heard and "click again or Enter to play" in heard
    driver.key("return")
    said = ear.take()
    assert any("played" in line and card_name(driver, card) in line for line in said), said


def card_name(driver: Driver, card: CardView) -> str:
    return driver.table.names.title(card.section, card.id)


# -- second clicks nobody meant -------------------------------------------------------------------------------------------


def test_a_double_click_on_end_turn_asks_and_does_not_answer(loaded: Loaded) -> None:
    driver = at_table(loaded)
    driver.window.wishes.change(confirm_end_turn=True)
    turn = driver.table.sitting.view().turn
    twice(driver, driver.find("end-turn"), QUICK)
    assert driver.table.sitting.view().turn == turn and driver.find("prompt").label == words.END_ANYWAY
    driver.step(SLOW)
    driver.click(driver.find("end-turn"))
    assert driver.table.sitting.game.view(-1).turn > turn


def test_a_double_click_passes_one_notice(loaded: Loaded) -> None:
    driver = at_table(loaded)
    stage = driver.table.stage
    driver.table.stage.tell([("trap_sprung", 0, 1, 0), ("trap_sprung", 0, 1, 0)], driver.table.names)
    assert len(stage.notices) == 2
    driver.table.dirty = True
    driver.step()
    twice(driver, driver.find("go-on"), QUICK)
    assert len(stage.notices) == 1
    twice(driver, driver.find("go-on"), SLOW)
    assert not stage.notices


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 100), ((1280, 720), 150)])
def test_what_a_chosen_card_does_has_room_in_the_prompt(loaded: Loaded, size: tuple[int, int], scale: int) -> None:
    driver = Driver(size, loaded)
    driver.window.wishes.change(ui_scale=scale)
    at_table(loaded, driver=driver)
    for shows in (False, True):
        driver.click(widget_of(driver, card_that(driver, shows)[0]))
        assert "click again" in driver.find("prompt").label
        check(driver, "a chosen card")


def test_enter_after_end_turn_has_asked_ends_the_turn_and_plays_no_card(loaded: Loaded) -> None:
    driver = at_table(loaded)
    driver.window.wishes.change(confirm_end_turn=True)
    card, _ = card_that(driver, False)
    driver.click(widget_of(driver, card))
    assert chosen(driver) == card.number
    before = taken(driver)
    driver.key("e")
    assert driver.table.asks_again and chosen(driver) == NO_CARD and taken(driver) == before
    driver.key("return")
    assert taken(driver) == [*before, END_TURN]
