"""A controller reaches everything: whole games by its buttons alone, plugged in and out, keys named as on it."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pygame
import pytest
from pygame._sdl2 import controller

from favor.app import content
from favor.content.load import Loaded
from favor.ui import words_keys
from favor.ui.pad import BUTTONS, FIRST_REPEAT, FULL, NEXT_REPEAT, Pads, Plug, Signal
from favor.ui.semantics import Widget
from favor.ui.words_keys import SCREENS, SENDS, XBOX, hints, named
from tests.ui.driver import MOMENTS, Driver

CODES = {word: code for code, word in BUTTONS.items()}


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def to_win(loaded: Loaded, favor: int) -> Loaded:
    """The same content, won with so much Favor."""
    rules = MappingProxyType({**loaded.catalog.rules, "favor_to_win": favor})
    return replace(loaded, catalog=replace(loaded.catalog, rules=rules))


def pad_event(word: str, down: bool) -> pygame.event.Event:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.event.Event(kind, button=CODES[word], instance_id=7)


def axis_event(axis: int, share: float) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=round(share * FULL), instance_id=7)


class PadDriver(Driver):
    """Hands on a controller, and on nothing else."""

    def press(self, word: str) -> None:
        """Press a button and let it go."""
        for down in (True, False):
            pygame.event.post(pad_event(word, down))
        self.step()

    def hold_button(self, word: str, millis: int) -> None:
        pygame.event.post(pad_event(word, True))
        self.step()
        self.step(millis)
        pygame.event.post(pad_event(word, False))
        self.step()

    def walk_to(self, id: str) -> None:
        """With the shoulder buttons to that widget."""
        walk = [widget.id for widget in self.window.top.tree.focusable()]
        word = "rb" if walk.index(id) < len(walk) / 2 else "lb"
        for _ in range(len(walk)):
            if self.window.top.focus == id:
                return
            self.press(word)
        raise AssertionError(f"{word} never reaches {id}")


def wise(driver: PadDriver, found: list[Widget]) -> Widget:
    """What somebody does who wants to win: offer, delve, and go where that can be done; else anything."""
    show = driver.table.show
    assert show is not None
    carries = show.question is not None and bool(show.view.players[show.question.seat].relics)
    wanted = ("do:offer", "do:delve", "do:capture", "Altar" if carries else "unexplored", "answer:pick", "answer:done", "go:")
    for word in wanted:
        fitting = [widget for widget in found if widget.id.startswith(word) or word in widget.label]
        if fitting:
            return fitting[driver.dice.below(len(fitting))]
    return found[driver.dice.below(len(found))]


def test_a_whole_game_by_controller(loaded: Loaded) -> None:
    driver = PadDriver((1280, 720), to_win(loaded, 1))
    driver.window.wishes.change(speed="instant")
    driver.app.show_first()
    driver.step()
    driver.press("a")
    assert driver.window.top.name == "new game"
    driver.walk_to("remove:2")
    driver.press("a")
    driver.walk_to("start")
    driver.press("a")
    sitting = driver.app.sitting
    assert sitting is not None and len(sitting.seats) == 2
    for _ in range(1500):
        if driver.window.top.name == "result":
            break
        if driver.window.top.name == "cover":
            driver.hold_button("a", 520)
        elif driver.see("go-on") or driver.window.top.name in MOMENTS:
            driver.press("a")
        else:
            driver.walk_to(wise(driver, driver.answers()).id)
            driver.press("a")
    assert driver.window.top.name == "result" and sitting.is_over
    driver.walk_to("title")
    driver.press("a")
    assert driver.window.top.name == "title"


def test_only_a_long_hold_lifts_the_cover(loaded: Loaded) -> None:
    driver = PadDriver((1280, 720), loaded)
    driver.begin(2, 5)
    assert driver.window.top.name == "cover"
    driver.hold_button("a", 200)
    driver.press("b")
    assert driver.window.top.name == "cover"
    pygame.event.post(pad_event("a", True))
    driver.step()
    driver.step(520)
    assert driver.window.top.name == "table"
    before = driver.find("notice").label, driver.app.sitting.taken  # type: ignore[union-attr]
    driver.step(600)
    pygame.event.post(pad_event("a", False))
    driver.step()
    assert (driver.find("notice").label, driver.app.sitting.taken) == before, "letting go presses nothing"  # type: ignore[union-attr]


def test_cards_that_lie_face_down_are_seen_while_a_button_is_held(loaded: Loaded) -> None:
    driver = PadDriver((1280, 720), loaded)
    driver.begin(2, 5, privacy="peek")
    driver.hold_button("a", 520)
    while driver.see("go-on"):
        driver.press("a")
    driver.walk_to("look")
    assert not [widget for widget in driver.window.top.tree if widget.id.startswith("card:")]
    for word in ("a", "x"):
        pygame.event.post(pad_event(word, True))
        driver.step()
        assert [widget for widget in driver.window.top.tree if widget.id.startswith("card:")], word
        pygame.event.post(pad_event(word, False))
        driver.step()
        assert not [widget for widget in driver.window.top.tree if widget.id.startswith("card:")], word


def test_keys_are_named_as_on_the_device_used_last(loaded: Loaded) -> None:
    driver = PadDriver((1280, 720), loaded)
    driver.begin(1 + 1, 5, privacy="open")
    while driver.see("go-on"):
        driver.key("return")
    on_board = driver.find("turn").data, driver.find("do:move").data
    driver.press("rb")
    on_pad = driver.find("turn").data, driver.find("do:move").data
    assert "Space" in str(on_board[0]) and "X: " in str(on_pad[0])
    assert on_board[1] != on_pad[1]
    while driver.table.show is None or driver.table.show.about != "turn":
        driver.click_on()
    driver.press("rb")
    assert "LT or RT" in driver.find("prompt").label and "A places" in driver.find("prompt").label
    driver.key("tab")
    assert "R or the wheel" in driver.find("prompt").label and "Enter places" in driver.find("prompt").label


def test_the_keys_of_every_screen_are_listed_and_can_be_chosen(loaded: Loaded) -> None:
    driver = PadDriver((1280, 720), loaded)
    driver.begin(2, 5, privacy="open")
    while driver.see("go-on"):
        driver.press("a")
    driver.press("back")
    assert driver.window.top.name == "keys"
    rows = [row.command for row in driver.window.top.rows()]  # type: ignore[attr-defined]
    assert {command for command, _ in SCREENS["table"]} - set(rows) == {"actions", "seats"}, "these stand on the table"
    driver.walk_to("key:log")
    driver.press("a")
    driver.step()
    assert driver.window.top.name == "table" and driver.table.log_open
    driver.press("back")
    driver.walk_to("key:card")
    driver.press("a")
    driver.step()
    assert driver.window.top.name == "reference card"
    driver.press("b")
    driver.hold_button("back", 400)
    assert driver.window.top.name == "table"
    pygame.event.post(pad_event("back", True))
    driver.step()
    driver.step(400)
    driver.step()
    assert driver.window.top.name == "reference card"
    pygame.event.post(pad_event("back", False))
    driver.step()
    assert driver.window.top.name == "table"


def test_every_line_of_the_list_has_a_key_that_does_it() -> None:
    commands = {command for rows in SCREENS.values() for command, _ in rows}
    commands |= {command for command, _ in (*words_keys.FIRST, *words_keys.LAST)}
    assert commands <= set(words_keys.BOARD)
    assert {command for command in commands if command not in words_keys.PAD} <= {*SENDS, "erase", "leap", "actions", "seats"}
    for key in SENDS.values():
        assert pygame.key.key_code(key.split("+")[-1])


def test_names_are_typed_with_a_controller(loaded: Loaded) -> None:
    driver = PadDriver((1280, 720), loaded)
    driver.app.show_setup(None)
    driver.step()
    driver.walk_to("name:1")
    driver.press("a")
    assert driver.window.top.name == "letters"
    for id in ("letter:o", "letter:t", "letter:a", "letter:a", "erase", "done"):
        driver.walk_to(id)
        driver.press("a")
    assert driver.window.top.name == "new game" and driver.find("name:1").value == "Ota"


def test_sticks_triggers_and_the_menu(loaded: Loaded) -> None:
    driver = PadDriver((1280, 720), loaded)
    driver.begin(2, 5, privacy="open")
    while driver.see("go-on"):
        driver.press("a")
    driver.press("rb")
    camera, focus = driver.table.camera, driver.table.focus
    pygame.event.post(axis_event(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1.0))
    driver.step()
    assert driver.table.camera is not None and camera is not None and driver.table.camera.size > camera.size
    moved = driver.table.camera
    pygame.event.post(axis_event(pygame.CONTROLLER_AXIS_RIGHTX, 0.9))
    driver.step()
    driver.step()
    assert driver.table.camera != moved
    pygame.event.post(axis_event(pygame.CONTROLLER_AXIS_RIGHTX, 0.05))
    driver.step()
    rests = driver.table.camera
    driver.step()
    assert driver.table.camera == rests
    pygame.event.post(axis_event(pygame.CONTROLLER_AXIS_LEFTX, -1.0))
    driver.step()
    assert driver.table.focus != focus
    driver.press("start")
    assert driver.window.top.name == "menu"


# -- from events to words ---------------------------------------------------------------------------------------------


class Clock:
    now = 0

    def __call__(self) -> int:
        return self.now


def test_a_held_direction_counts_again() -> None:
    clock = Clock()
    pads = Pads(clock)
    assert pads.read(axis_event(0, 0.3)) == ()
    assert pads.read(axis_event(0, 0.9)) == (Signal("right", True),)
    assert pads.read(axis_event(0, 0.5)) == ()
    clock.now = FIRST_REPEAT - 1
    assert pads.tick() == ()
    for moment in (FIRST_REPEAT, FIRST_REPEAT + NEXT_REPEAT):
        clock.now = moment
        assert pads.tick() == (Signal("right", True),) and pads.tick() == ()
    assert pads.read(axis_event(0, 0.1)) == (Signal("right", False),)
    clock.now += 10_000
    assert pads.tick() == ()


def test_a_trembling_stick_does_not_let_go_what_the_cross_holds() -> None:
    pads = Pads(Clock())
    assert pads.read(pad_event("left", True)) == (Signal("left", True),)
    assert pads.read(axis_event(0, -0.1)) == () and pads.read(axis_event(0, 0.2)) == ()


@pytest.mark.parametrize(
    ("event", "signals"),
    (
        ({"type": pygame.JOYBUTTONDOWN, "button": 0}, (Signal("a", True),)),
        ({"type": pygame.JOYBUTTONDOWN, "button": 40}, ()),
        ({"type": pygame.JOYHATMOTION, "value": (1, -1)}, (Signal("right", True), Signal("down", True))),
        ({"type": pygame.JOYAXISMOTION, "axis": 1, "value": -1.0}, (Signal("up", True),)),
        ({"type": pygame.JOYAXISMOTION, "axis": 2, "value": -1.0}, ()),
    ),
)
def test_a_joystick_that_nobody_knows(event: dict[str, Any], signals: tuple[Signal, ...]) -> None:
    pads = Pads(Clock())
    assert pads.read(pygame.event.Event(event.pop("type"), instance_id=3, **event)) == signals


def test_what_was_held_is_let_go_when_the_controller_goes() -> None:
    pads = Pads(Clock())
    pads.read(pad_event("a", True))
    pads.read(axis_event(1, 1.0))
    gone = pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7)
    assert pads.read(gone) == (Signal("a", False), Signal("down", False), Plug())
    assert pads.read(gone) == () and pads.look == (0.0, 0.0)


def test_a_controller_that_goes_lifts_no_cover_and_gives_the_keys_their_names_back(loaded: Loaded) -> None:
    driver = PadDriver((1280, 720), loaded)
    driver.begin(2, 5)
    pygame.event.post(pad_event("a", True))
    driver.step()
    assert XBOX["a"] in driver.find("cover-how").label
    driver.step(300)
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7))
    driver.step()
    driver.step(600)
    assert driver.window.top.name == "cover" and "Space" in driver.find("cover-how").label


class Toy:
    """A controller as the system hands it out."""

    def __init__(self, index: int) -> None:
        self.name = "DualSense Wireless Controller"
        self.index = index

    def as_joystick(self) -> Toy:
        return self

    def get_instance_id(self) -> int:
        return 7


def test_one_is_plugged_in_and_its_buttons_are_called_as_printed(loaded: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controller, "Controller", Toy)
    driver = PadDriver((1280, 720), loaded)
    driver.begin(2, 5)
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=0, guid=""))
    driver.step()
    assert "DualSense" in driver.window._said[0]
    pygame.event.post(pygame.event.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=7))
    driver.step(600)
    assert driver.window.top.name == "cover", "what it tells as a mere joystick is not heard twice"
    driver.press("x")
    assert "Cross" in driver.find("cover-how").label
    driver.hold_button("a", 520)
    assert driver.window.top.name == "table"


def test_a_device_that_does_not_open_is_none(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.app.show_first()
    for kind in (pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED):
        pygame.event.post(pygame.event.Event(kind, device_index=5, guid=""))
        driver.step()
    assert driver.window.top.name == "title"


def test_without_a_controller_no_step_costs_a_frame(loaded: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[int] = []
    monkeypatch.setattr(Pads, "open", lambda self: opened.append(driver.window.frames_drawn))
    driver = Driver((1280, 720), loaded)
    assert not opened
    driver.app.show_first()
    driver.step()
    assert opened and opened[0] >= 1, "controllers are looked for after the first frame"
    driver.settle()
    drawn = driver.window.frames_drawn
    for _ in range(30):
        driver.step()
    assert driver.window.frames_drawn == drawn


def test_texts_without_a_name_for_a_key_leave_it_out() -> None:
    pad = hints(XBOX)
    assert named("More  {key_log}", pad) == "More" and named("Again ({key_redo})", pad) == "Again"
    assert named("More  {key_log}", hints()) == "More  L"
    assert named("plain {0}", pad) == "plain {0}"
    assert named("{key_press} chooses  ·  {key_full} full screen  ·  version 1", pad) == "A chooses  ·  version 1"


