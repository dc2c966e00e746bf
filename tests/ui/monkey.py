"""Rough hands on the real window: anything at any moment, by lot, and what must hold all the same. Knows no rule."""

from __future__ import annotations

import tempfile
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pygame

from favor.content.load import Loaded
from favor.model.chance import Dice
from favor.rules.fingerprint import fingerprint
from favor.table.seats import Seat
from favor.table.settings import MOTIONS, NARRATIONS, PRIVACY, SPEEDS, THEMES
from favor.table.settings_file import SettingsFile
from favor.table.sitting import NOBODY, PRIVACIES
from favor.ui.display import the_window
from favor.ui.pad import BUTTONS, FULL
from favor.ui.scenes.table import TableScene
from favor.ui.semantics import Widget, centre
from favor.ui.services import Plan, Trouble
from favor.ui.wishes import Wishes
from tests.ui.driver import PEOPLE, Driver
from tests.ui.looker import faults

SMALLEST_SOUND = (1024, 640)
"""The smallest window that must look well; the system may make it smaller all the same, which must do no harm."""
SIZES = ((200, 150), (640, 400), (1024, 640), (1024, 640), (1280, 720), (1280, 720), (1366, 768), (1920, 1080))
HUGE = ((5120, 1440), (2560, 1080), (300, 1400))
KEYS = (
    *"abcdefghijklmnopqrstuvwxyz0123456789", "return", "enter", "space", "escape", "tab", "backspace", "delete", "left", "right",
    "up", "down", "home", "end", "page up", "page down", "f1", "f2", "f3", "f4", "f5", "f10", "f11", "f12", "+", "-", "=", "[+]",
    "[-]", "/", ",", ".", "insert", "left shift", "left ctrl", "caps lock", "menu", "print screen", "[5]",
)  # fmt: skip
MODS = (
    *[pygame.KMOD_NONE] * 6, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_META, pygame.KMOD_CAPS,
    pygame.KMOD_CTRL | pygame.KMOD_SHIFT, pygame.KMOD_CTRL | pygame.KMOD_ALT,
)  # fmt: skip
TEXTS = (
    "x", "7", "?", " ", "Mara", "👩‍👩‍👧🎲", "שלום עולם", "مرحبا", "\u202eabc\u202d", "W" * 300, "\x00\x07\n\t", "漢字" * 20,
    "e\u0301" * 9, "\ud800",
)  # fmt: skip
SCALES = (80, 90, 100, 100, 100, 125, 150, 200)
TIMES = (0, 0, 1, 16, 16, 16, 40, 100, 100, 400, 1100)
LONG_AWAY = 600_000
KEPT = 60
"""So many of the last things done are told with a fault."""

Deed = Callable[[], None]


class Fault(AssertionError):
    """Something that must hold did not, after these last deeds."""


class Monkey(Driver):
    """A driver that does anything, by lot of one seed."""

    def __init__(
        self, seed: int, loaded: Loaded | None = None, size: tuple[int, int] = (1280, 720), plays: int = 60
    ) -> None:
        """`plays`: how often it does what a game asks for; little of it stays in menus for long."""
        self._home = tempfile.TemporaryDirectory(prefix="favor-rough-")
        home = Path(self._home.name)
        super().__init__(size, loaded, home / "games")
        self.lot = Dice(seed)
        self.window.wishes = _wishes(self, SettingsFile(home / "settings"))
        self.deeds: deque[str] = deque(maxlen=KEPT)
        self.count = 0
        self.plays = plays
        self._held: list[str] = []
        self._buttons: list[int] = []
        self.app.show_first()
        self.step()

    # -- lots -----------------------------------------------------------------------------------------------------

    def one(self, among: Any) -> Any:
        """One of them by lot."""
        return among[self.lot.below(len(among))]

    def chance(self, of: int) -> bool:
        """One in so many."""
        return self.lot.below(of) == 0

    def spot(self) -> tuple[int, int]:
        """A place of the canvas, mostly on something."""
        widgets = self.window.top.tree.widgets
        if widgets and not self.chance(6):
            return centre(self.one(widgets).visible)
        wide, high = self.window.lens.size
        return self.lot.below(wide + 20) - 10, self.lot.below(high + 20) - 10

    def post(self, kind: int, **values: Any) -> None:
        """One event."""
        pygame.event.post(pygame.event.Event(kind, **values))

    def pass_time(self, millis: int | None = None) -> None:
        """A frame, or some."""
        self.step(self.one(TIMES) if millis is None else millis)
        self.window.running = True

    # -- deeds ----------------------------------------------------------------------------------------------------

    def do(self) -> None:
        """One deed by lot, and what must hold afterwards."""
        deed = self.one([deed for weight, deed in self.weights() for _ in range(weight)])
        self.count += 1
        self.deeds.append(f"{self.count} {self.window.top.name}: {deed.__name__}")
        try:
            deed()
            self.pass_time()
            self.holds()
        except Fault:
            raise
        except Exception as error:
            raise Fault(f"{type(error).__name__}: {error}\n" + self.story()) from error

    def story(self) -> str:
        """What was done last."""
        return "\n".join(self.deeds)

    def told(self, what: object) -> None:
        """Note a detail of the present deed."""
        self.deeds[-1] += f" {what}"

    def weights(self) -> tuple[tuple[int, Deed], ...]:
        """How often which deed is done."""
        return (
            (self.plays, self.go_on), (14, self.press_something), (8, self.click_anywhere), (5, self.drag_anywhere),
            (3, self.elsewhere), (2, self.double_click), (4, self.wheel), (10, self.tap_key), (5, self.chord), (3, self.key_down),
            (4, self.key_up), (2, self.repeat_key), (3, self.type_text), (8, self.pad), (2, self.plug), (2, self.axis),
            (2, self.minimise), (1, self.focus), (1, self.resize), (4, self.wish), (2, self.reseat), (5, self.back_and_forth),
            (2, self.jump), (1, self.sit_down), (2, self.hold_long), (1, self.odd_event),
        )  # fmt: skip

    def go_on(self) -> None:
        """As somebody who plays."""
        top = self.window.top
        if top.name == "cover":
            at = self.point(self.find("open")) if self.see("open") else self.spot()
            self.move(at)
            self.button(at, True)
            self.step(520)
            self.button(at, False)
        elif top.name in ("table", "lesson"):
            found = [widget for widget in top.tree.focusable() if widget.enabled and (widget.does or ("",))[0] in GOES_ON]
            self._press(self.one(found) if found else None)
        elif top.name in ("opening", "recap", "victory"):
            self.key("return")
        elif top.name not in ("title", "new game") and not self.chance(3):
            self.key("escape")
        elif top.name == "title":
            self.sit_down()

    def press_something(self) -> None:
        """A control by lot."""
        found = self.window.top.tree.focusable()
        self._press(self.one(found) if found else None)

    def _press(self, widget: Widget | None) -> None:
        if widget is not None:
            self.told(widget.id)
            self.click(widget)

    def click_anywhere(self) -> None:
        """Any button anywhere."""
        at, button = self.spot(), self.one((1, 1, 1, 2, 3, 3, 4, 5, 6, 9))
        self.told((at, button))
        self.move(at)
        self.button(at, True, button)
        self.button(at, False, button)

    def drag_anywhere(self) -> None:
        """From here to there, with stops; sometimes the button stays down or another is pressed meanwhile."""
        start, end, steps = self.spot(), self.spot(), 1 + self.lot.below(5)
        self.told((start, end))
        self.move(start)
        self.button(start, True)
        for number in range(1, steps + 1):
            at = start[0] + (end[0] - start[0]) * number // steps, start[1] + (end[1] - start[1]) * number // steps
            rel = ((end[0] - start[0]) // steps, (end[1] - start[1]) // steps)
            self.post(pygame.MOUSEMOTION, pos=self._in_window(at), rel=rel, buttons=(1, 0, 0))
            self.pass_time()
            if self.chance(12):
                self.key(self.one(("escape", "f1", "h", "r", "space", "return")))
        if self.chance(8):
            self.button(end, True, 3)
        if not self.chance(8):
            self.button(end, False)

    def elsewhere(self) -> None:
        """Down on one thing, up on another."""
        self.button(self.spot(), True, self.one((1, 1, 3)))
        self.button(self.spot(), False, self.one((1, 1, 3)))

    def double_click(self) -> None:
        """Twice in one step."""
        at = self._in_window(self.spot())
        for down in (True, False, True, False):
            self.post(pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False)

    def wheel(self) -> None:
        """The wheel, gently and wildly, sideways too."""
        self.move(self.spot())
        self.post(pygame.MOUSEWHEEL, x=self.one((0, 0, 1)), y=self.one((-1, 1, -3, 3, 0, 40, -40)), flipped=False)

    def _key(self, name: str, down: bool, mod: int = 0, unicode: str = "") -> None:
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        self.post(kind, key=pygame.key.key_code(name), mod=mod, unicode=unicode, scancode=0)

    def tap_key(self) -> None:
        """One key."""
        name = self.one(KEYS)
        self.told(name)
        self._key(name, True, unicode=name if len(name) == 1 else "")
        self._key(name, False)

    def chord(self) -> None:
        """A key with others held."""
        name, mod = self.one(KEYS), self.one(MODS)
        self.told((name, mod))
        self._key(name, True, mod, "?" if self.chance(9) else "")
        self._key(name, False, mod)

    def key_down(self) -> None:
        """A key goes down and stays so."""
        name = self.one(("space", "q", "return", "tab", "left", "f1", "a", "escape"))
        self.told(name)
        self._held.append(name)
        self._key(name, True)

    def key_up(self) -> None:
        """One that is down, or was not, goes up."""
        self._key(self._held.pop() if self._held else self.one(KEYS), False)

    def repeat_key(self) -> None:
        """A key that the keyboard repeats."""
        name = self.one(KEYS)
        self.told(name)
        for _ in range(12):
            self._key(name, True)
            self.pass_time(40)
        self._key(name, False)

    def type_text(self) -> None:
        """Letters of every kind; in a field where there is one."""
        fields = [widget for widget in self.window.top.tree.focusable() if widget.role == "field"]
        if fields and self.chance(2):
            self._press(self.one(fields))
        text = self.one(TEXTS)
        self.told(ascii(text))
        try:
            kind = self.one((pygame.TEXTINPUT, pygame.TEXTINPUT, pygame.TEXTEDITING))
            self.post(kind, text=text, start=0, length=1, window=None)
        except UnicodeError:
            return

    def pad(self) -> None:
        """Buttons of a controller, mostly let go again."""
        code = self.one((*BUTTONS, 15, 20))
        self.told(BUTTONS.get(code, code))
        self.post(pygame.CONTROLLERBUTTONDOWN, button=code, instance_id=7)
        if self.chance(4):
            self.pass_time()
        if not self.chance(6):
            self.post(pygame.CONTROLLERBUTTONUP, button=code, instance_id=7)

    def plug(self) -> None:
        """A device comes or goes, also while it is held."""
        kind = self.one((pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED))
        if self.chance(2):
            self.post(kind, device_index=self.lot.below(3), guid="")
        else:
            gone = self.one((pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED))
            self.post(gone, instance_id=self.one((7, 0, 99)))

    def axis(self) -> None:
        """Sticks, hats and buttons of devices of every kind."""
        share = self.one((-1.0, -0.6, 0.0, 0.0, 0.4, 1.0))
        self.post(pygame.CONTROLLERAXISMOTION, axis=self.lot.below(7), value=round(share * FULL), instance_id=7)
        self.post(pygame.JOYAXISMOTION, axis=self.lot.below(9), value=share, instance_id=3)
        self.post(pygame.JOYHATMOTION, hat=0, value=(self.lot.below(3) - 1, self.lot.below(3) - 1), instance_id=3)
        self.post(self.one((pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP)), button=self.lot.below(14), instance_id=3)

    def minimise(self) -> None:
        """Out of sight, for a moment or long; sometimes without a word."""
        if not self.chance(4):
            self.post(pygame.WINDOWMINIMIZED, window=None)
            self.pass_time()
        self.millis += self.one((0, 100, 59_999, 60_000, LONG_AWAY))
        self.post(pygame.WINDOWRESTORED, window=None)

    def focus(self) -> None:
        """The focus goes while Space, Q or a button is down: no key ever goes up here."""
        self.button(self.spot(), True)
        self._key(self.one(("space", "q", "r")), True)
        self.pass_time()
        self.post(pygame.WINDOWFOCUSLOST, window=None)
        self.post(pygame.WINDOWLEAVE, window=None)
        self.pass_time(1000)
        self.post(pygame.WINDOWFOCUSGAINED, window=None)

    def resize(self) -> None:
        """Another size, as a person or the system would have it."""
        size = self.one(HUGE) if self.chance(8) else self.one(SIZES)
        self.told(size)
        the_window().minimum_size = (1, 1)
        the_window().size = size

    def wish(self) -> None:
        """One setting, changed in the middle of whatever runs."""
        name = self.one(tuple(WISHES))
        value = self.one(WISHES[name])
        self.told((name, value))
        if self.chance(5):
            self.window.wishes.try_out(**{name: value})
        else:
            self.window.wishes.change(**{name: value})

    def reseat(self) -> None:
        """Other names, machines and ways to keep hands, as the screen of seats does it."""
        if self.app.plan is None or self.app.sitting is None or self.app.sitting.is_over:
            return
        seats = tuple(replace(seat, human=not self.chance(3)) for seat in self.app.plan.seats)
        if not any(seat.human for seat in seats) and not self.chance(5):
            seats = (replace(seats[0], human=True), *seats[1:])
        if self.window.scenes[0].name == "table" and self.window.top.name in ("table", "cover", "recap", "opening"):
            self.key("f10")
        if self.window.top.name != "menu" or self.see("seats") is None:
            return
        self.click(self.find("seats"))
        scene: Any = self.window.top
        if scene.name == "seats":
            scene.seats, scene.hands = list(seats), self.one(PRIVACIES)
            self.told([seat.human for seat in seats])
            if not self.chance(4):
                self.key("escape")
                self.step()
            self._press(self.see("done"))

    def back_and_forth(self) -> None:
        """Take back, all of it, and do again."""
        for _ in range(1 + self.lot.below(3)):
            name, mod = self.one((("z", 0), ("z", 0), ("z", pygame.KMOD_SHIFT), ("y", 0), ("y", 0)))
            self._key(name, True, mod | pygame.KMOD_CTRL)
            if self.chance(2):
                self.pass_time()

    def jump(self) -> None:
        """The computer slept, or the clock stands."""
        self.pass_time(self.one((0, 0, 10_000, LONG_AWAY)))

    def sit_down(self) -> None:
        """Another game."""
        if not self.chance(30) and self.app.sitting is not None and not self.app.sitting.is_over:
            return
        count = 2 + self.lot.below(5)
        people = tuple(Seat(seat.name, seat.character, human=not self.chance(3)) for seat in PEOPLE[:count])
        self.told(count)
        self.app.begin(Plan(people, self.app.loaded.catalog.switches, self.lot.below(10**6), self.one(PRIVACIES)))

    def hold_long(self) -> None:
        """A button stays down on a thing."""
        at = self.spot()
        self.move(at)
        self.button(at, True, self.one((1, 1, 3)))
        self.pass_time(600)
        self.button(at, False)

    def odd_event(self) -> None:
        """What a window may get besides."""
        kind = self.one(
            (pygame.QUIT, pygame.WINDOWCLOSE, pygame.WINDOWEXPOSED, pygame.WINDOWMOVED, pygame.WINDOWENTER, pygame.USEREVENT,
             pygame.WINDOWSIZECHANGED, pygame.WINDOWMAXIMIZED, pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN)
        )  # fmt: skip
        self.post(kind, window=None, x=1, y=1)

    # -- what must hold -------------------------------------------------------------------------------------------

    def holds(self) -> None:
        """All that is true at any moment."""
        top = self.window.top
        self._claim(top.name != "crash", "a report of a fault")
        ids = [widget.id for widget in top.tree]
        self._claim(len(set(ids)) == len(ids), f"two widgets of one id: {sorted({id for id in ids if ids.count(id) > 1})}")
        self._keeps_hands()
        if self.count % 16 == 0:
            self.offers_a_way()
        if self.count % 56 == 0:
            self.rests()
        if self.count % 60 == 0:
            self.stands_in_its_journal()
        if self.count % 100 == 50:
            self.reads_well()

    def _claim(self, is_so: bool, what: str) -> None:
        if not is_so:
            raise Fault(f"{what} on {self.window.top.name} {self.window.size}\n{self.story()}")

    def _keeps_hands(self) -> None:
        """Nothing of a hand is seen while somebody must show up first."""
        table = self.window.scenes[0]
        if not isinstance(table, TableScene) or table.sitting.cover_for == NOBODY:
            return
        seen = [widget.id for scene in self.window._shown() if scene is table for widget in scene.tree]
        shown = [id for id in seen if id.startswith("card:")]
        self._claim(not shown, f"hands {shown} before {table.sitting.cover_for} has shown up")
        self._claim(len(self.window.scenes) > 1, "nothing covers the table")

    def offers_a_way(self) -> None:
        """There is something to press, or Escape leads on, or time does."""
        top = self.window.top
        if top.tree.focusable():
            return
        self.key("escape")
        for _ in range(60):
            if self.window.top is not top or self.window.top.tree.focusable():
                return
            self.step(100)
        self._claim(False, "no way on")

    def rests(self) -> None:
        """Once all hands are off, the window soon draws nothing more; where machines play, between what they do."""
        self.post(pygame.CONTROLLERDEVICEREMOVED, instance_id=7)
        self._key("space", False)
        self.button((0, 0), False)
        still = 0
        for _ in range(300):
            before = self.window.frames_drawn
            self.step(90)
            still = still + 1 if self.window.frames_drawn == before else 0
            if still == 4:
                return
        window = self.window
        stirring = [scene.name for scene in window._shown() if scene.stirs(self.millis)]
        why = window.top.dirty, window.shelf.is_rough, window._drawn, stirring
        self._claim(False, f"a window at rest goes on drawing {why}")

    def stands_in_its_journal(self) -> None:
        """The file plays to the very position on the screen."""
        sitting, journal = self.app.sitting, self.app._journal
        if sitting is None or journal is None or journal.trouble:
            return
        save = next((save for save in self.app.keeping.store.saves() if save.journal == journal.path), None)
        assert save is not None, f"{journal.path} is not listed"
        opened = self.app.keeping._read(save, self.app.content.book)
        self._claim(opened.damage is None, f"the journal is damaged: {opened.explained()}")
        assert opened.history is not None
        same = fingerprint(opened.history.game.state) == fingerprint(sitting.game.state)
        self._claim(same and opened.history.actions == tuple(sitting.taken), "the journal plays to another position")
        watched = self.app.keeping.watch(save, self.app.content.book)
        self._claim(not isinstance(watched, Trouble), "the game cannot be watched")

    def reads_well(self) -> None:
        """No letters are cut or over others, where the window has a size that was promised."""
        size = pygame.display.get_window_size()
        if size[0] < SMALLEST_SOUND[0] or size[1] < SMALLEST_SOUND[1] or size[0] > 2560 or self.window._said[0]:
            return
        found = faults(self)
        found = [fault for fault in found if fault.startswith("cut:")]
        self._claim(not found, "; ".join(found[:4]))


GOES_ON = ("take", "place", "end_turn", "go_on", "down", "kind", "seat")
WISHES = MappingProxyType(
    {
        "ui_scale": SCALES, "card_text": SCALES, "theme": THEMES, "plain_tiles": (False, True), "motion": MOTIONS,
        "speed": tuple(SPEEDS), "language": ("system", "en", "qps", "de-AT"), "narration": NARRATIONS, "privacy": PRIVACY,
        "muted": (False, True), "confirm_end_turn": (False, True), "coach": (False, True), "coach_done": ((),),
        "turn_clock": (0, 1, 60), "full_screen": (False, True), "master": (0, 100), "welcomed": (True,),
        "lesson": ((), ("x", "3")), "names": ((), ("Mara", "漢字")),
    }
)  # fmt: skip


def _wishes(monkey: Driver, file: SettingsFile) -> Wishes:
    """The wishes of a person whose settings are kept in a file."""
    wishes = Wishes(file)
    wishes.on_change = monkey.window._wished
    return wishes
