"""A hand on the mouse: drives the real window with events only, as a person would. The clock is its own."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

import pygame

from favor.app import App, content
from favor.content.load import Loaded
from favor.model.chance import Dice
from favor.table.seats import Seat
from favor.table.store import Store
from favor.ui.input import SLACK
from favor.ui.paint.kit import Cache, Kit
from favor.ui.scenes.table import TableScene
from favor.ui.semantics import Widget, centre
from favor.ui.services import Plan
from favor.ui.text import Fonts, Lettering
from favor.ui.theme import Theme
from favor.ui.tilepictures import TilePictures
from favor.ui.window import Window, open_window
from favor.ui.words_life import TABLE

MOMENTS = ("opening", "recap", "victory")
"""Scenes that any key ends."""

APART_MS = 400
"""Between two clicks at the same place."""

PEOPLE = (
    Seat("Mara", "seridian"), Seat("Ysolde", "sapling"), Seat("Tom", "human"), Seat("Kesh", "abutian"), Seat("Ilse", "geodyte"),
    Seat("Orn", "attuned"),
)  # fmt: skip


@cache
def pictures() -> tuple[Cache, TilePictures]:
    """Painted things serve all windows of a test run."""
    kept = Cache(Kit(Theme(), Lettering(Fonts())))
    return kept, TilePictures(kept)


class Driver:
    """The program in a window of one size, with a hand and an eye."""

    def __init__(self, size: tuple[int, int], loaded: Loaded | None = None, games: Path | None = None) -> None:
        self.millis = 0
        self._clicked = (-99, -99)
        self.window: Window = open_window(size)
        pygame.event.clear()  # what another window had sent to itself and not read
        self.window._now = lambda: self.millis
        self.window.cache, self.window.tiles = pictures()
        self._folder = tempfile.TemporaryDirectory(prefix="favor-games-")
        store = Store(games or Path(self._folder.name))
        self.app = App(self.window, loaded or content([]), store=store)
        self.window.on_crash = None
        self.dice = Dice(11)

    def begin(self, players: int = 3, seed: int = 7, people: tuple[Seat, ...] = PEOPLE, privacy: str = "cover") -> None:
        """Sit down to a game."""
        self.app.begin(Plan(people[:players], self.app.loaded.catalog.switches, seed, privacy))
        self.step()
        self.pass_by()

    def step(self, millis: int = 0) -> None:
        """Let time pass and the window work once."""
        self.millis += millis
        self.window.step()

    @property
    def table(self) -> TableScene:
        """The table under everything."""
        scene = self.window.scenes[0]
        assert isinstance(scene, TableScene)
        return scene

    def see(self, id: str) -> Widget | None:
        """A widget of the top scene."""
        return self.window.top.tree.get(id)

    def find(self, id: str) -> Widget:
        """A widget that must be there."""
        found = self.see(id)
        assert found is not None, f"{id} is not among {[widget.id for widget in self.window.top.tree]}"
        return found

    def point(self, widget: Widget) -> tuple[int, int]:
        """Where a person would click it: on the canvas, which is larger than the window where letters are."""
        return centre(widget.visible)

    def _in_window(self, at: tuple[int, int]) -> tuple[int, int]:
        """The pixel of the window that shows this one of the canvas."""
        canvas, (wide, high) = self.window.lens.size, pygame.display.get_window_size()
        return -(-at[0] * wide // canvas[0]), -(-at[1] * high // canvas[1])

    def move(self, at: tuple[int, int]) -> None:
        """Bring the pointer there."""
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=self._in_window(at), rel=(0, 0), buttons=(0, 0, 0)))
        self.step()

    def button(self, at: tuple[int, int], down: bool, button: int = 1) -> None:
        """Press or let go a mouse button."""
        kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
        pygame.event.post(pygame.event.Event(kind, pos=self._in_window(at), button=button))
        self.step()

    def click(self, widget: Widget, button: int = 1) -> None:
        """Click a widget; twice at the same place as slowly as somebody who means it."""
        at = self.point(widget)
        if max(abs(at[0] - self._clicked[0]), abs(at[1] - self._clicked[1])) <= 2 * SLACK:
            self.millis += APART_MS
        self._clicked = at
        self.move(at)
        self.button(at, True, button)
        self.button(at, False, button)

    def hold(self, id: str, millis: int) -> None:
        """Hold the button down on a widget."""
        at = self.point(self.find(id))
        self.move(at)
        self.button(at, True)
        self.step(millis)
        self.button(at, False)

    def key(self, name: str, mod: int = 0) -> None:
        """Press a key and let it go."""
        code = pygame.key.key_code(name)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=code, mod=mod, unicode="", scancode=0))
        self.step()

    def uncover(self) -> None:
        """Lift every cover that is due."""
        for _ in range(12):
            self.pass_by()
            if self.window.top.name != "cover":
                return
            self.hold("open", 520)
            self.step()
        raise AssertionError("the cover does not open")

    def pass_by(self) -> None:
        """Go on from what only stands there to be seen, with a key as a person would."""
        for _ in range(4):
            if self.window.top.name not in MOMENTS:
                return
            self.key("return")
        raise AssertionError(f"{self.window.top.name} does not pass")

    def answers(self) -> list[Widget]:
        """What could be clicked now to go on with the game, only what really lies on top."""
        tree = self.window.top.tree
        found = []
        for widget in tree.focusable():
            if widget.enabled and self._goes_on(widget) and tree.at(self.point(widget)) is widget:
                found.append(widget)
        return found

    def _goes_on(self, widget: Widget) -> bool:
        word, *values = widget.does or ("",)
        show = self.table.show
        if word == "seat" and show is not None:
            return values[0] in show.picks("player") or ("attack", values[0]) in show.narrowed
        return word in ("take", "place", "end_turn", "go_on", "down") or word == "kind" and values != ["move"]

    def click_on(self) -> bool:
        """One click by lot that goes on with the game; False when the game is over."""
        top = self.window.top
        if top.name in MOMENTS:
            self.pass_by()
            return True
        if top.name == "cover":
            self.uncover()
            return True
        if top.name != "table":
            return False
        reading = self.see("go-on")
        if reading is not None:
            self.click(reading)
            return True
        found = self.answers()
        assert found, f"nothing to click for {top.show.question}"  # type: ignore[attr-defined]
        ready = [widget for widget in found if widget.heard == TABLE["ready"]]
        acts = ready or [widget for widget in found if widget.does != ("end_turn",)]
        chosen = acts if acts and self.dice.below(5) else found
        self.click(chosen[self.dice.below(len(chosen))])
        return True

    def settle(self) -> None:
        """Let pieces arrive and pictures become sharp."""
        self.window.top.hurry()
        for _ in range(80):
            self.step(100)
            if not self.window.tiles.is_busy and not self.window.top.dirty and not self.window.cache.gallery.is_busy:
                break
        self.window.draw()

    def settle_tiles(self) -> None:
        """Let pictures become sharp, in no time."""
        for _ in range(80):
            if not self.window.tiles.is_busy:
                return
            self.step()
            self.window.draw()

    def keep(self, path: Path, millis: int) -> None:
        """A picture of something on its way, so long from now."""
        self.step(millis)
        self.window.draw()
        self._save(path)

    def shot(self, path: Path) -> None:
        """Keep the present frame as a picture."""
        self.settle()
        self._save(path)

    @staticmethod
    def _save(path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(pygame.display.get_surface(), str(path))
