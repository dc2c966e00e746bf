"""A game by keyboard alone: Tab, arrows, Enter and letters reach everything that the mouse does."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.ui.scenes.handbook import HandbookScene
from favor.ui.scenes.keys import KeysScene
from favor.ui.scenes.result import ResultScene
from favor.ui.words_keys import SCREENS
from tests.ui.driver import MOMENTS, Driver
from tests.ui.test_screens import check


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def focus_on(driver: Driver, id: str) -> None:
    """Walk with Tab until that widget has the focus."""
    for _ in range(len(driver.window.top.tree.focusable()) + 1):
        if driver.window.top.focus == id:
            return
        driver.key("tab")
    raise AssertionError(f"Tab never reaches {id}")


def hold_space(driver: Driver) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
    driver.step()
    driver.step(520)
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
    driver.step()


def test_keys_play_a_game(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.app.show_first()
    driver.step()
    driver.key("return")
    assert driver.window.top.name == "new game"
    driver.key("return")
    sitting = driver.app.sitting
    assert sitting is not None
    for _ in range(70):
        if driver.window.top.name == "cover":
            hold_space(driver)
        elif driver.window.top.name == "result":
            break
        elif driver.see("go-on") or driver.window.top.name in MOMENTS:
            driver.key("return")
        else:
            found = driver.answers()
            assert found
            focus_on(driver, found[driver.dice.below(len(found))].id)
            driver.key("return")
    assert len(sitting.taken) > 15


def test_letters_and_the_ghost(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5)
    driver.uncover()
    while driver.see("go-on") or driver.table.show is None or driver.table.show.about != "action":
        driver.click_on()
    before = len(driver.app.sitting.taken)  # type: ignore[union-attr]
    driver.key("d")
    assert "Ruin" in driver.find("prompt").label
    driver.key("v")
    assert driver.window.top.focus.startswith("go:")
    driver.key("return")
    if driver.table.show is not None and driver.table.show.ghost is not None:
        turns = driver.table.show.ghost.turns
        first = driver.table.show.ghost.turn
        driver.key("r")
        assert driver.table.show.ghost is not None and (len(turns) == 1 or driver.table.show.ghost.turn != first)
        driver.key("return")
    assert len(driver.app.sitting.taken) > before  # type: ignore[union-attr]


def test_escape_puts_the_nearest_thing_away_then_opens_the_menu(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5)
    driver.uncover()
    while driver.see("go-on"):
        driver.key("return")
    driver.click(driver.find("player:1"))
    driver.key("l")
    driver.key("escape")
    assert driver.window.top.name == "table" and driver.see("inspector-close") is None
    driver.key("escape")
    assert driver.window.top.name == "menu"
    driver.key("escape")
    assert driver.window.top.name == "table"


def test_names_are_typed(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.app.show_setup(None)
    driver.step()
    driver.click(driver.find("name:1"))
    for letters in ("Ó", "ta x", "\0"):
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letters))
        driver.step()
    driver.key("backspace")
    assert driver.find("name:1").value == "Óta "
    driver.click(driver.find("seed"))
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="4x2"))
    driver.step()
    assert driver.find("seed").value == "42"
    driver.click(driver.find("after:1"))
    driver.click(driver.find("start"))
    app = driver.app
    assert app.plan is not None and app.plan.seed == 42 and app.plan.seats[1].name == "Óta"
    assert len({seat.character for seat in app.plan.seats}) == len(app.plan.seats)


# -- keys of the screen, ring, order ----------------------------------------------------------------------------------


def question_mark(driver: Driver) -> None:
    """The sign, wherever it lies on the keyboard."""
    for event in (
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_SHIFT, unicode="?", scancode=0),
        pygame.event.Event(pygame.TEXTINPUT, text="?"),
    ):
        pygame.event.post(event)
        driver.step()


def screens(driver: Driver) -> Iterator[str]:
    """A walk through the program that stands still on each of its screens."""
    driver.app.show_first()
    driver.step()
    yield "title"
    for id, name in (("settings", "settings"), ("reference", "handbook"), ("load", "load")):
        driver.click(driver.find(id))
        yield name
        driver.key("escape")
    driver.app.show_setup(None)
    driver.step()
    driver.window.top.typing = ""
    yield "new game"
    driver.click(driver.find("house"))
    yield "house rules"
    driver.begin(2, 5)
    yield "cover"
    driver.uncover()
    while driver.see("go-on"):
        driver.key("return")
    yield "table"
    driver.key("h")
    yield "can"
    driver.key("escape")
    driver.key("f10")
    yield "menu"
    driver.click(driver.find("replay"))
    yield "replay"
    driver.begin(2, 5, privacy="open")
    driver.window.push(ResultScene(driver.window, driver.app.sitting, driver.app.names(), driver.app.services, driver.app.plan))  # type: ignore[arg-type]
    driver.step()
    yield "result"


def test_the_question_mark_lists_the_keys_of_every_screen(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    seen = []
    for name in screens(driver):
        top, focus = driver.window.top, driver.window.top.focus
        assert top.name == name
        question_mark(driver)
        keys = driver.window.top
        assert isinstance(keys, KeysScene), f"on {name}"
        rows = {row.command: row.text for row in keys.rows()}
        assert all(rows[command] == text for command, text in SCREENS.get(name, ()))
        assert rows["rules"] and rows["press"]
        check(driver, f"the keys of {name}", covered=True)
        driver.key("escape")
        assert driver.window.top is top and top.focus == focus
        seen.append(name)
    assert {"title", "table", "cover", "handbook", "replay", "result"} <= set(seen)


def test_where_names_are_typed_shift_f1_lists_the_keys(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.app.show_setup(None)
    driver.step()
    question_mark(driver)
    assert driver.window.top.name == "new game" and driver.find("name:0").value == "?"
    driver.key("f1", pygame.KMOD_LSHIFT)
    assert driver.window.top.name == "keys"


def test_a_line_of_the_list_can_be_pressed(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.app.show_first()
    driver.step()
    question_mark(driver)
    focus_on(driver, "key:mute")
    driver.key("return")
    driver.step()
    assert driver.window.top.name == "title" and driver.window.wishes.settings.muted


def test_the_focus_is_seen_on_whatever_can_have_it(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    for name in screens(driver):
        window, top = driver.window, driver.window.top
        if name in ("load", "cover"):
            continue
        window.input.by_keyboard = True
        top.focus = ""
        driver.settle()
        window.draw()
        plain = pygame.display.get_surface().copy()
        walk = [widget for widget in top.tree.focusable() if widget.role != "link"]
        for widget in walk[:: max(1, len(walk) // 12)]:
            top.focus = widget.id
            window.draw()
            part = pygame.Rect(widget.visible).inflate(8, 8).clip(plain.get_rect())
            now, was = pygame.display.get_surface().subsurface(part), plain.subsurface(part)
            same = pygame.mask.from_threshold(now, (0, 0, 0), (60, 60, 60, 255), was).count()
            assert part.w * part.h - same >= widget.visible[2] + widget.visible[3], f"{widget.id} on {name}"
        top.focus = ""


def test_tab_goes_first_to_what_is_asked_then_to_what_can_be_done(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5, privacy="open")
    while driver.see("go-on"):
        driver.key("return")
    while driver.table.show is None or driver.table.show.about != "action":
        driver.click_on()
    walk = [widget.id.partition(":")[0] for widget in driver.window.top.tree.focusable()]
    kinds = list(dict.fromkeys(walk))
    order = [kind for kind in ("go", "card", "do", "end-turn", "player", "tile") if kind in kinds]
    assert [kind for kind in kinds if kind in order] == order
    assert walk == sorted(walk, key=kinds.index), "each kind stands together"


def test_letters_show_the_focus_and_arrows_come_back_to_where_it_was(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5, privacy="open")
    while driver.see("go-on"):
        driver.key("return")
    driver.key("v")
    assert driver.window.input.by_keyboard and driver.window.top.focus.startswith("go:")
    driver.key("down")
    there = driver.find(driver.window.top.focus)
    assert there.role in ("target", "tile")
    driver.window.top.focus = "gone"
    driver.key("right")
    assert driver.window.top.focus == there.id


def test_the_map_moves_and_grows_and_the_turn_ends_by_keys(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5, privacy="open")
    while driver.see("go-on"):
        driver.key("return")
    while driver.table.show is None or driver.table.show.about != "action":
        driver.click_on()
    first = driver.table.camera
    driver.key("=")
    second = driver.table.camera
    assert first is not None and second is not None and second.size > first.size
    driver.key("left", pygame.KMOD_LSHIFT)
    assert driver.table.camera is not None and driver.table.camera != second
    driver.key("-")
    turn = driver.table.sitting.view().turn
    driver.key("e")
    driver.key("e")
    assert driver.app.sitting is not None and driver.app.sitting.game.view(-1).turn == turn + 1


def test_arrows_reach_every_page_of_the_rules(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.app.show_first()
    driver.step()
    driver.key("f1")
    scene = driver.window.top
    assert isinstance(scene, HandbookScene)
    sections = scene.book.sections
    focus_on(driver, f"row:{sections[0].id}")
    for section in sections[1:]:
        driver.key("down")
        row = driver.find(f"row:{section.id}")
        assert scene.focus == row.id and row.visible[3] == row.rect[3], f"{section.id} is not whole on the screen"
    driver.key("return")
    assert scene.page is sections[-1]
    driver.key("up")
    assert scene.focus == f"row:{sections[-2].id}"
