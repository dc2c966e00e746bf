"""One test for each way a cheater once learned something at the table, and for some that never worked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.rules.knowledge import redact
from favor.table.sitting import LOOKED_AT, NOBODY, PEEK, Sitting, prices
from favor.table.undo import shown_by
from favor.ui.names import plain
from tests.ui.driver import PEOPLE, Driver


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def sit(loaded: Loaded, privacy: str = "cover", seed: int = 7, humans: int = 3, games: Path | None = None) -> Driver:
    """A table of three whose first player has sat down and read what there was."""
    driver = Driver((1280, 720), loaded, games)
    people = tuple(replace(seat, human=number < humans) for number, seat in enumerate(PEOPLE[:3]))
    driver.begin(3, seed, people, privacy)
    driver.uncover()
    read_on(driver)
    return driver


def sitting_of(driver: Driver) -> Sitting:
    assert driver.app.sitting is not None
    return driver.app.sitting


def read_on(driver: Driver) -> None:
    while driver.window.top.name == "table" and driver.see("go-on"):
        driver.click(driver.find("go-on"))


def go_on_until(driver: Driver, holds: Callable[[Sitting], bool], clicks: int = 900) -> None:
    """Play by lot until something holds."""
    for _ in range(clicks):
        driver.step(500)
        if holds(sitting_of(driver)):
            return
        if driver.window.top.name == "cover" or sitting_of(driver).waits_for_human or driver.see("go-on"):
            assert driver.click_on()
    raise AssertionError("it never came to that")


def space(driver: Driver, kind: int) -> None:
    """Space goes down or up; a keyboard repeats the going down."""
    pygame.event.post(pygame.event.Event(kind, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
    driver.step()


def faces(driver: Driver) -> list[str]:
    return [widget.id for widget in driver.window.top.tree if widget.id.startswith("card:")]


def turn_begins(sitting: Sitting) -> bool:
    """Is somebody before the screen in step 2, with the whole choice of actions?"""
    decision = sitting.game.decision
    return decision is not None and decision.about == "action" and sitting.cover_for == NOBODY and sitting.viewer == decision.seat


def end_turn(driver: Driver) -> None:
    """End the turn that has just begun, with the mouse."""
    go_on_until(driver, turn_begins)
    read_on(driver)
    driver.click(driver.find("end-turn"))


# -- holding Space ----------------------------------------------------------------------------------------------------


def test_a_space_held_since_the_last_turn_lifts_no_cover_and_no_card(loaded: Loaded) -> None:
    driver = sit(loaded, PEEK)
    go_on_until(driver, turn_begins)
    read_on(driver)
    space(driver, pygame.KEYDOWN)
    assert faces(driver)
    driver.click(driver.find("end-turn"))
    assert driver.window.top.name == "cover"
    for _ in range(20):  # the key is still down
        space(driver, pygame.KEYDOWN)
        driver.step(40)
    assert driver.window.top.name == "cover"
    space(driver, pygame.KEYUP)
    driver.uncover()
    read_on(driver)
    assert driver.see("down:0") and not faces(driver)


def test_holding_space_to_lift_the_cover_does_not_turn_up_the_cards(loaded: Loaded) -> None:
    driver = sit(loaded, PEEK)
    end_turn(driver)
    for _ in range(20):
        space(driver, pygame.KEYDOWN)
        driver.step(40)
    assert driver.window.top.name == "table" and not faces(driver)


def test_cards_held_up_lie_down_again_behind_a_menu(loaded: Loaded) -> None:
    driver = sit(loaded, PEEK)
    space(driver, pygame.KEYDOWN)
    assert faces(driver)
    driver.key("escape")
    assert driver.window.top.name == "menu"
    space(driver, pygame.KEYUP)
    driver.key("escape")
    assert driver.window.top.name == "table" and not faces(driver)


def test_what_was_read_of_a_card_held_up_goes_with_it(loaded: Loaded) -> None:
    driver = sit(loaded, PEEK)
    space(driver, pygame.KEYDOWN)
    card = driver.find(faces(driver)[0])
    driver.click(card, 3)
    assert driver.find("inspected").label == card.label
    space(driver, pygame.KEYUP)
    assert not driver.see("inspected") and not faces(driver)


# -- what is told -----------------------------------------------------------------------------------------------------


def test_face_down_neither_log_nor_notices_name_a_card_that_was_drawn(loaded: Loaded) -> None:
    driver = sit(loaded, PEEK)
    end_turn(driver)
    driver.uncover()
    go_on_until(driver, lambda sitting: turn_begins(sitting) and bool(drawn_by(sitting, sitting.viewer)))
    sitting, names = sitting_of(driver), driver.table.names
    own = drawn_by(sitting, sitting.viewer)
    told = sitting.told()
    assert all(event[2] == -1 for event in told if event[0] == "drew")
    lines = "\n".join(plain(line) for notice in driver.table.stage.notices for line in notice.lines)
    assert not any(names.card(event[2]) in lines for event in own)
    sitting.is_peeking = True
    assert [event for event in sitting.told() if event[0] == "drew" and event[2] != -1] == own


def drawn_by(sitting: Sitting, seat: int) -> list[tuple[Any, ...]]:
    return [event for batch in sitting.history.batches for event in batch if event[:2] == ("drew", seat)]


def test_a_trap_is_looked_at_once_and_never_again(loaded: Loaded) -> None:
    driver = sit(loaded)
    def looks(sitting: Sitting) -> bool:
        last = sitting.history.batches[-1]
        return sitting.asked == sitting.viewer and any(event[:2] == (LOOKED_AT, sitting.viewer) for event in last)

    go_on_until(driver, looks)
    sitting = sitting_of(driver)
    values = [event[2] for event in sitting.told() if event[0] == LOOKED_AT and event[1] == sitting.viewer]
    assert values[-1] >= 0
    viewer, steps = sitting.viewer, len(sitting.taken)
    go_on_until(driver, lambda now: len(now.taken) > steps and now.viewer == viewer)
    assert all(event[2] == -1 for event in sitting.told()[: -len(sitting.history.batches[-1])] if event[0] == LOOKED_AT)
    driver.table.showing(driver.window.size)
    lines = [plain(line) for _, line in driver.table._log.lines(sitting, driver.table.names)]
    last = [plain(driver.table.names.line(event)) for event in sitting.history.batches[-1] if event[0] == LOOKED_AT]
    assert [line for line in lines if "looked at a Trap Token:" in line] in ([], last)


def test_nobody_is_told_what_another_could_do(loaded: Loaded) -> None:
    driver = sit(loaded, humans=1)
    go_on_until(driver, lambda sitting: not sitting.waits_for_human and sitting.game.decision is not None)
    sitting = sitting_of(driver)
    assert sitting.viewer == 0 != sitting.asked and not prices(sitting)
    for intent in (*sitting.game.options, *(("play", card) for card in sitting.game.state.hands[sitting.asked])):
        reason = sitting.why_not(intent)
        assert reason is not None and reason.key == "not_your_question"


def test_a_card_that_was_open_before_is_not_named_when_it_is_taken_from_a_hand() -> None:
    played, taken = ("played", 1, 700), ("hand_taken", 0, 700)
    assert redact([played, ("shuffled", 1), taken], 2)[-1] == ("hand_taken", 0, -1)
    assert redact([taken, played], 2)[0] == taken


def test_cards_shown_out_of_another_hand_cannot_be_unseen(loaded: Loaded) -> None:
    game = sitting_of(sit(loaded)).game
    other = next(seat for seat, hand in enumerate(game.state.hands) if hand and seat != game.state.active)
    assert shown_by(game) is None
    seat = game.state.active
    game.state.ask = (seat, "card", "choose_card", -1, tuple(("pick", card) for card in game.state.hands[other]), 0)
    found = shown_by(game)
    assert found is not None and found.kind == "shown"
    game.state.ask = (seat, "card", "choose_card", -1, tuple(("pick", card) for card in game.state.hands[seat]), 0)
    assert shown_by(game) is None


# -- coming and going -------------------------------------------------------------------------------------------------


def test_what_was_pinned_does_not_stay_for_the_next_player(loaded: Loaded) -> None:
    driver = sit(loaded)
    driver.table.reading.pin_word(driver.table.showing(driver.window.size), "trap", (0, 0, 10, 10))
    driver.table.dirty = True
    driver.step()
    assert driver.see("pin:0")
    end_turn(driver)
    driver.uncover()
    assert not driver.see("pin:0")


def test_hands_are_covered_while_a_machine_goes_on_after_a_private_answer(loaded: Loaded) -> None:
    sitting = sitting_of(sit(loaded, humans=2))
    sitting._active, sitting.looked, sitting.asked = 2, 1, 2
    sitting.game.state.active = 2
    sitting.game.state.ask = (2, "yes_no", "", -1, (("yes", 0), ("no", 0)), 0)
    sitting._follow()
    assert sitting.looked == NOBODY and sitting.viewer == NOBODY and sitting.cover_for == NOBODY


def test_one_cover_is_enough_after_a_minute_away(loaded: Loaded) -> None:
    driver = sit(loaded)
    end_turn(driver)
    for kind, away in ((pygame.WINDOWMINIMIZED, 0), (pygame.WINDOWRESTORED, 90_000)):
        driver.millis += away
        pygame.event.post(pygame.event.Event(kind))
        driver.step()
    assert [scene.name for scene in driver.window.scenes] == ["table", "cover"]


def test_going_on_after_a_fault_is_covered(loaded: Loaded) -> None:
    driver = sit(loaded)
    driver.window.replace(driver.app.crashed(ValueError("x")))
    driver.step()
    driver.click(driver.find("go-on"))
    assert driver.window.top.name == "cover" and not faces(driver)


def test_a_stored_game_keeps_its_hands_as_they_were(loaded: Loaded, tmp_path: Path) -> None:
    sit(loaded, PEEK, games=tmp_path)
    again = Driver((1280, 720), loaded, tmp_path)
    again.app.resume()
    again.step()
    assert sitting_of(again).privacy == PEEK
    again.uncover()
    read_on(again)
    assert not faces(again)


def test_a_seed_cannot_be_guessed_from_the_clock(loaded: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver((1280, 720), loaded)
    monkeypatch.setattr("time.time_ns", lambda: 5)
    seeds = {driver.app._fresh_seed() for _ in range(4)}
    assert len(seeds) == 4
