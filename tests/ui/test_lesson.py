""""Learn in four minutes": short steps, a script that completes, leaving and coming back."""

from __future__ import annotations

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.language.handbook_lesson import LESSON
from favor.ui.coach import Lesson
from favor.ui.scenes.lesson import LessonScene
from favor.ui.semantics import Widget
from tests.ui.driver import Driver
from tests.ui.test_screens import check


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def learning(loaded: Loaded, size: tuple[int, int] = (1280, 720)) -> Driver:
    """The lesson, begun from the title."""
    driver = Driver(size, loaded)
    driver.app.show_first()
    driver.step()
    driver.click(driver.find("learn"))
    return driver


def lesson_of(driver: Driver) -> LessonScene:
    scene = driver.window.scenes[0]
    assert isinstance(scene, LessonScene)
    return scene


def obey(driver: Driver) -> None:
    """Do what the bubble says, with the mouse alone."""
    scene = lesson_of(driver)
    step = scene.lesson.step
    assert step is not None
    if driver.see("go-on") or driver.see("bubble-done"):
        driver.click(driver.see("go-on") or driver.find("bubble-done"))
    elif step.id in ("explore", "home"):
        driver.click(place(driver, step.id))
    elif step.id == "place":
        driver.click(driver.find("place"))
    elif step.id == "end":
        driver.click(driver.find("end-turn"))
    else:
        asked = scene.show is not None and scene.show.about == "action"
        driver.click(driver.find(f"do:{step.id}") if asked else driver.answers()[0])


def place(driver: Driver, step: str) -> Widget:
    """The lit place that the bubble's ring is round; home is the Altar."""
    lit = [widget for widget in driver.window.top.tree if widget.id.startswith("go:")]
    ring = driver.find("bubble-target").rect
    return next(widget for widget in lit if widget.rect == ring or step == "home" and widget.about == ("tile", 0))


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
    assert driver.app.sitting is None  # no game of one's own was touched


def test_steps_are_few_and_short() -> None:
    assert len(LESSON) <= 12
    assert all(len(step.text.split()) <= 25 for step in LESSON)


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


def test_whoever_is_ahead_is_not_held_back(loaded: Loaded) -> None:
    lesson = Lesson(loaded.catalog)
    lesson.tell([("tile_drawn", 1, 5)], 0)
    assert lesson.at == 0
    lesson.tell([("paid", 0, 1), ("tile_drawn", 0, 5)], 0)
    assert lesson.step is not None and lesson.step.id == "place"
    assert not lesson.done()
    lesson.tell([("delved", 0, 5)], 0)
    assert lesson.step.id == "place"
