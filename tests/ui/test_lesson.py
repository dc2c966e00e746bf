""" "Learn in four minutes": short steps, a script that completes, leaving and coming back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.language.handbook_lesson import DETOURS, LESSON, filled
from favor.language.handbook_numbers import numbers_of
from favor.model.actions import END_TURN
from favor.model.chance import Dice
from favor.model.geometry import ALTAR_CELLS
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.rules.sheets import compile_book
from favor.table.settings_file import SettingsFile
from favor.ui.lesson import Lesson
from favor.ui.scenes.lesson import LessonScene, lesson_plan
from favor.ui.wishes import Wishes
from tests.ui.driver import Driver
from tests.ui.test_screens import check


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def learning(loaded: Loaded, size: tuple[int, int] = (1280, 720), wishes: Wishes | None = None) -> Driver:
    """The lesson, begun from the title."""
    driver = Driver(size, loaded)
    if wishes is not None:
        wishes.try_out(welcomed=True)
        driver.window.wishes = wishes
    driver.app.show_first()
    driver.step()
    driver.click(driver.find("learn"))
    return driver


def lesson_of(driver: Driver) -> LessonScene:
    scene = driver.window.scenes[0]
    assert isinstance(scene, LessonScene)
    return scene


def obey(driver: Driver) -> None:
    """Do what the bubble says, with the mouse alone: press what its ring is round, or wait where there is nothing to press."""
    on = driver.see("go-on") or driver.see("bubble-done")
    if on is not None:
        driver.click(on)
        return
    said, ring = lesson_of(driver).lesson.said, driver.find("bubble-target").rect
    assert said is not None
    if said.id in ("place", "lay"):
        driver.click(driver.find("place"))
        return
    show = lesson_of(driver).show
    asked = show is not None and show.about not in ("action", "")
    if said.id in ("wait", "stunned"):
        driver.step(1000)
    elif said.id == "answer" or asked:
        driver.click(driver.answers()[0])
    else:
        ringed = [widget for widget in driver.window.top.tree.focusable() if widget.visible == ring and widget.does]
        lit = [widget for widget in ringed if widget.does[0] in ("take", "kind", "end_turn")]  # type: ignore[index]
        driver.click(lit[0])


@pytest.mark.parametrize("size", ((1024, 640), (1920, 1080)))
def test_the_script_completes(size: tuple[int, int], loaded: Loaded) -> None:
    driver = learning(loaded, size)
    scene = lesson_of(driver)
    seen: list[str] = []
    for _ in range(30):
        bubble = driver.find("bubble")
        if bubble.label not in seen:
            seen.append(bubble.label)
            check(driver, f"lesson, {bubble.label}, at {size[0]}x{size[1]}", covered=True)
        obey(driver)
        if scene.lesson.is_over:
            break
    assert scene.lesson.is_over and seen == [step.title for step in LESSON]
    assert scene.sitting.game.view(0).players[0].favor == 1
    happened = [event for batch in scene.sitting.history.batches for event in batch]
    assert any(event[:2] == ("die", 0) for event in happened), "a Challenge was seen"
    assert any(event[:2] == ("played", 0) for event in happened) and ("damage", 1) in [event[:2] for event in happened]
    assert driver.app.sitting is None  # no game of one's own was touched


def test_steps_are_few_and_short(loaded: Loaded) -> None:
    assert len(LESSON) <= 12
    numbers = numbers_of(loaded.catalog)
    assert all(len(filled(step.text, numbers).split()) <= 25 for step in (*LESSON, *DETOURS))


def taught(driver: Driver, inputs: int) -> int:
    """Obey until the lesson is over; how many inputs that took."""
    for number in range(inputs):
        if lesson_of(driver).lesson.is_over:
            return number
        assert driver.see("go-on") or driver.see("bubble"), f"nothing is said at step {lesson_of(driver).lesson.at}"
        obey(driver)
    said = lesson_of(driver).lesson.said
    raise AssertionError(f"still at {said} after {inputs} inputs")


@pytest.mark.parametrize("lot", (4, 12))
def test_whoever_wanders_off_is_led_back(lot: int, loaded: Loaded) -> None:
    """Clicks by lot instead of what is said, the end of the turn among them; then somebody listens."""
    driver = learning(loaded)
    scene = lesson_of(driver)
    driver.dice = Dice(lot)
    for _ in range(30 + lot):
        if scene.sitting.waits_for_human or driver.see("go-on"):
            driver.click_on()
        else:
            driver.step(1000)
        if scene.lesson.is_over:
            return
        assert driver.see("go-on") or driver.see("bubble")
    taught(driver, 60)


@pytest.mark.parametrize("at", [step.id for step in LESSON if step.until and step.id not in ("end", "place", "home")])
def test_a_turn_ended_early_is_no_dead_end(at: str, loaded: Loaded) -> None:
    driver = learning(loaded)
    scene = lesson_of(driver)
    while scene.lesson.step is not None and scene.lesson.step.id != at:
        obey(driver)
    driver.click(driver.find("end-turn"))
    assert scene.lesson.step is not None and scene.lesson.step.id == at
    taught(driver, 60)


def test_undo_takes_the_step_back_too(loaded: Loaded) -> None:
    driver = learning(loaded)
    scene = lesson_of(driver)
    while scene.lesson.step is not None and scene.lesson.step.id != "favor":
        assert driver.see("undo"), "Undo is always to be seen"
        obey(driver)
    driver.click(driver.find("undo"))
    assert driver.find("bubble").label == "The Offering" and scene.sitting.game.view(0).players[0].favor == 0
    driver.key("z", pygame.KMOD_CTRL)
    assert driver.find("bubble").label == "Carry it home"
    taught(driver, 40)


def test_leaving_and_coming_back(loaded: Loaded) -> None:
    driver = learning(loaded)
    scene = lesson_of(driver)
    while scene.lesson.at < 3:
        obey(driver)
    taken = list(scene.sitting.taken)
    driver.click(driver.find("bubble-leave"))
    assert driver.window.top.name == "title"
    driver.click(driver.find("learn"))
    assert lesson_of(driver) is scene and scene.lesson.at == 3 and scene.sitting.taken == taken
    assert driver.find("bubble").label == LESSON[3].title
    driver.key("escape")
    assert driver.see("replay") is None and driver.see("coach") is None
    driver.click(driver.find("title"))
    driver.click(driver.find("learn"))
    obey(driver)
    assert scene.lesson.at == 4


def test_the_place_is_kept_when_the_program_ends(loaded: Loaded, tmp_path: Path) -> None:
    first = learning(loaded, wishes=Wishes(SettingsFile(tmp_path / "settings.json")))
    while lesson_of(first).lesson.at < 5:
        obey(first)
    first.step()
    taken = list(lesson_of(first).sitting.taken)
    first.click(first.find("bubble-leave"))
    assert first.find("learn").label.endswith("Go on at step 6")
    second = learning(loaded, wishes=Wishes(SettingsFile(tmp_path / "settings.json")))
    scene = lesson_of(second)
    assert (scene.lesson.at, scene.sitting.taken) == (5, taken) and second.find("bubble").label == LESSON[5].title
    taught(second, 40)
    second.step()
    third = learning(loaded, wishes=Wishes(SettingsFile(tmp_path / "settings.json")))
    assert lesson_of(third).lesson.at == 0 and not lesson_of(third).sitting.taken


@pytest.mark.parametrize("place", [("4", "move:1", "=0"), ("9",), ("x", "y"), ("3", "move:x", "=0"), ("3", "=0123456789abcdef")])
def test_a_place_that_fits_no_more_begins_anew(place: tuple[str, ...], loaded: Loaded) -> None:
    wishes = Wishes()
    wishes.change(lesson=place)
    driver = learning(loaded, wishes=wishes)
    assert lesson_of(driver).lesson.at == 0 and not lesson_of(driver).sitting.taken


def at_the_card(driver: Driver) -> LessonScene:
    """Obey as far as the step with the card."""
    scene = lesson_of(driver)
    while scene.lesson.step is not None and scene.lesson.step.id != "card":
        obey(driver)
    assert driver.find("bubble").label == "A card"
    return scene


def test_the_card_with_the_ring_is_chosen_by_one_press_and_played_by_the_next(loaded: Loaded) -> None:
    """As the bubble says; Undo brings card and step back."""
    driver = learning(loaded)
    scene = at_the_card(driver)
    ring = driver.find("bubble-target").rect
    card = next(widget for widget in driver.window.top.tree if widget.id.startswith("card:") and widget.visible == ring)
    assert card.enabled and card.label == "Shin Kick"
    taken = len(scene.sitting.taken)
    driver.click(card)
    assert len(scene.sitting.taken) == taken and driver.find("bubble").label == "A card"
    assert driver.find("bubble-target").rect == driver.find(card.id).visible
    driver.click(driver.find(card.id))
    assert len(scene.sitting.taken) == taken + 1 and driver.find("bubble").label == "End of turn"
    driver.key("z", pygame.KMOD_CTRL)
    assert driver.find("bubble").label == "A card"


def test_whoever_has_played_a_card_before_is_not_asked_for_another(loaded: Loaded) -> None:
    driver = learning(loaded)
    scene = lesson_of(driver)
    while scene.lesson.at < 2:
        obey(driver)
    card = next(widget for widget in driver.window.top.tree if widget.label == "Shin Kick")
    driver.click(card)
    driver.click(driver.find(card.id))
    assert scene.lesson.step is not None and scene.lesson.step.id == "explore"
    seen = []
    while not scene.lesson.is_over:
        seen.append(scene.lesson.step.id if scene.lesson.step is not None else "")
        obey(driver)
        driver.step()
    assert "card" not in seen and seen[-2:] == ["end", "on"]
    again = learning(loaded)
    scene = lesson_of(again)
    while scene.lesson.at < 2:
        obey(again)
    again.click(card)
    again.click(again.find(card.id))
    again.key("z", pygame.KMOD_CTRL)
    at_the_card(again)


def test_whoever_has_no_card_to_play_may_go_on_without(loaded: Loaded) -> None:
    driver = learning(loaded)
    scene = at_the_card(driver)
    show = scene.showing(driver.window.size)
    question = show.question
    assert question is not None
    less = tuple(option for option in question.options if option[0] != "play")
    show.view = replace(show.view, question=replace(question, options=less))
    scene.lesson.look(show)
    said = scene.lesson.said
    assert said is not None and said.id == "unable" and said.by_enter and scene.lesson.done()
    assert scene.lesson.step is not None and scene.lesson.step.id == "end"


def test_the_loop_closes_behind_each_exit_however_the_tile_is_turned(loaded: Loaded) -> None:
    """Ruin, Relic, home, one Favor, and with all Energy spent a card that strikes the other."""
    plan = lesson_plan(loaded.catalog)
    book, setup = compile_book(loaded.catalog), Setup(tuple(seat.character for seat in plan.seats), plan.seed, plan.switches)
    start = Game.new(book, setup)
    ways = [option for option in start.options if option[0] == "move"]
    assert len(ways) == 8 and any(event[:2] == ("die", 0) and event[-1] for event in start.state.events)
    for way in ways:
        drawn = start.clone()
        drawn.apply(way)
        for turn in drawn.options:
            game = drawn.clone()
            game.apply(turn)
            for kind in ("delve", "move", "offer", "play"):
                wanted = [option for option in game.options if option[0] == kind and (kind != "move" or option[1] in ALTAR_CELLS)]
                events = game.apply(wanted[0])
            seen = game.view(0)
            assert seen.players[0].favor == 1 and seen.players[0].energy == 0, (way, turn)
            assert ("damage", 1) in [event[:2] for event in events] and END_TURN in game.options


def test_whoever_is_ahead_is_not_held_back(loaded: Loaded) -> None:
    lesson = Lesson(loaded.catalog)
    lesson.tell([("tile_drawn", 1, 5)], 0)
    assert lesson.at == 0
    lesson.tell([("paid", 0, 1), ("tile_drawn", 0, 5)], 0)
    assert lesson.step is not None and lesson.step.id == "place"
    assert not lesson.done()
    lesson.tell([("delved", 0, 5)], 0)
    assert lesson.step.id == "place"
