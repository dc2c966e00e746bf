"""Joins the parts into the program: loads content, opens the window, begins games, survives faults. Knows no rule."""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path

import platformdirs

from favor import __version__
from favor.bench import probe
from favor.bootstrap import ROOT
from favor.content.load import Loaded, load_catalog
from favor.rules.book import Book
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.rules.sheets import compile_book
from favor.table.seats import Seat
from favor.table.sitting import NOBODY, Sitting
from favor.ui.autoplay import LuckyDip, tell, watch
from favor.ui.names import Names
from favor.ui.scene import Scene
from favor.ui.scenes.crash import CrashScene
from favor.ui.scenes.newgame import NewGameScene
from favor.ui.scenes.problems import ProblemsScene
from favor.ui.scenes.table import TableScene
from favor.ui.scenes.title import TitleScene
from favor.ui.services import Plan, Services
from favor.ui.words import listed
from favor.ui.window import PYGAME, NoScreen, Window, copy_text, is_seen, open_unseen, open_window

BASE = ROOT / "content" / "base"
NO_SCREEN = "Favor needs a screen and found none. “main.py demo” plays a game by itself without one."
USAGE = 2
DEMO_NAMES = ("Mara", "Tom", "Ysolde", "Kesh", "Ilse", "Orn")


def content(packs: Sequence[Path]) -> Loaded:
    """The base pack and the packs asked for."""
    return load_catalog(BASE, tuple(packs))


class App:
    """The program with its window: which screen follows which."""

    def __init__(self, window: Window, loaded: Loaded, seed: int | None = None) -> None:
        self.window = window
        self.loaded = loaded
        self.seed = seed
        self.sitting: Sitting | None = None
        self.plan: Plan | None = None
        self._book: Book | None = None
        self.services = Services(
            loaded.catalog,
            loaded.problems,
            self.begin,
            self.show_title,
            self.show_setup,
            self.fresh_seed,
            __version__,
            self.resume,
            self.running,
        )
        window.on_crash = self.crashed

    # -- screens --------------------------------------------------------------------------------------------------

    def show_title(self) -> None:
        """The first screen. A game that was left in the middle stays and can be gone on with."""
        self.window.replace(TitleScene(self.window, self.services))

    def show_first(self) -> None:
        """What a start shows: the title, or what is wrong with the content."""
        playable = bool(self.loaded.catalog.tiles) and bool(self.loaded.catalog.section("characters"))
        if not playable:
            self.window.replace(ProblemsScene(self.window, self.loaded.problems, only=True))
            return
        self.show_title()
        if self.loaded.problems.errors:
            self.window.push(ProblemsScene(self.window, self.loaded.problems))

    def show_setup(self, plan: Plan | None) -> None:
        """The set-up, as it was last time."""
        self.window.replace(NewGameScene(self.window, self.services, plan or self.plan))

    def fresh_seed(self) -> int:
        """A seed nobody knows; the one of the command line the first time."""
        if self.seed is not None:
            seed, self.seed = self.seed, None
            return seed
        return time.time_ns() % 10**12

    # -- games ----------------------------------------------------------------------------------------------------

    @property
    def book(self) -> Book:
        """The rules with the content compiled in, made once."""
        if self._book is None:
            self._book = compile_book(self.loaded.catalog)
        return self._book

    def names(self, plan: Plan) -> Names:
        """The names of a game."""
        sheets = self.book.sheets
        return Names(
            self.loaded.catalog,
            tuple(seat.name for seat in plan.seats),
            lambda number: (sheets[number].section, sheets[number].id),
        )

    def sit_down(self, plan: Plan) -> Sitting:
        """A sitting for a plan."""
        setup = Setup(tuple(seat.character for seat in plan.seats), plan.seed, plan.switches)
        return Sitting(lambda: Game.new(self.book, setup), plan.seats, plan.privacy)

    def begin(self, plan: Plan) -> None:
        """Begin a game and show its table."""
        self.plan = plan
        self.sitting = self.sit_down(plan)
        self.show_table()

    def show_table(self) -> None:
        """The table of the running game."""
        if self.sitting is None or self.plan is None:
            self.show_title()
            return
        names = self.names(self.plan)
        self.window.replace(TableScene(self.window, self.sitting, names, self.services, self.plan, LuckyDip(self.plan.seed)))

    def running(self) -> str:
        """The game that was left in the middle."""
        if self.sitting is None or self.plan is None or self.sitting.is_over:
            return ""
        view = self.sitting.game.view(-1)
        return f"{listed(tuple(seat.name for seat in self.plan.seats))}  ·  round {view.round}"

    def resume(self) -> None:
        """Go on with the game that was left; whoever plays must show up first."""
        if self.sitting is not None:
            self.sitting.uncover(NOBODY)
        self.show_table()

    # -- faults ---------------------------------------------------------------------------------------------------

    def crashed(self, error: BaseException) -> Scene:
        """The screen for a fault anywhere in the window."""
        report = self.report(error)
        go_on = self.go_on if self.sitting is not None else None
        return CrashScene(self.window, report, store_report(report), go_on, self.show_title, copy_text)

    def go_on(self) -> None:
        """Play the game in memory again up to its last answer and show it."""
        if self.sitting is not None:
            self.sitting.recover()
        self.show_table()

    def report(self, error: BaseException) -> str:
        """What a maker needs to see: version, packs, traceback, and the answers of the game in memory."""
        packs = ", ".join(" ".join(pack[:2]) for pack in self.loaded.catalog.packs)
        parts = [
            f"Favor {__version__}, Python {sys.version.split()[0]}, pygame-ce {PYGAME}, packs: {packs}",
            "".join(traceback.format_exception(error)).strip(),
        ]
        if self.sitting is not None and self.plan is not None:
            seats = ", ".join(f"{seat.name} as {seat.character}" for seat in self.plan.seats)
            parts.append(f"Game: {seats}; switches {dict(self.plan.switches)}; seed {self.plan.seed}")
            parts.append(f"Answers ({len(self.sitting.taken)}): {self.sitting.taken}")
        return "\n\n".join(parts)


def store_report(report: str) -> str:
    """Write a report into the user's folder; "" when that cannot be written."""
    try:
        folder = Path(platformdirs.user_log_dir("favor", appauthor=False, ensure_exists=True))
        path = folder / f"crash-{time.strftime('%Y%m%d-%H%M%S')}.txt"
        path.write_text(report, "utf-8")
    except OSError:
        return ""
    return str(path)


def play(arguments: argparse.Namespace) -> int:
    """Open the window and play."""
    try:
        window = open_window()
    except NoScreen:
        print(NO_SCREEN, file=sys.stderr)
        return USAGE
    app = App(window, content(arguments.pack), arguments.seed)
    app.show_first()
    if probe.ASKED in os.environ:  # `bench` measures the start of the real program
        return probe.follow(window, lambda: app.begin(lone_plan(app.loaded)), float(os.environ[probe.ASKED]))
    window.run()
    window.close()
    return 0


def lone_plan(loaded: Loaded) -> Plan:
    """One person and three without hands: the table shows itself without a cover."""
    characters = [character.id for character in loaded.catalog.section("characters")]
    seats = tuple(Seat(name, id, human=name == DEMO_NAMES[0]) for name, id in zip(DEMO_NAMES[:4], characters, strict=False))
    return Plan(seats, loaded.catalog.switches, 1)


def demo(arguments: argparse.Namespace) -> int:
    """A whole game that plays itself: in the window, or as a log and pictures where there is no screen."""
    try:
        window = open_window()
        seen = is_seen()
    except NoScreen:
        window, seen = open_unseen((1280, 720)), False
    app = App(window, content(arguments.pack))
    characters = [character.id for character in app.loaded.catalog.section("characters")][: arguments.players]
    if len(characters) < arguments.players:
        print("The content is broken; “main.py check” says where.", file=sys.stderr)
        return 1
    seats = tuple(Seat(name, character, human=False) for name, character in zip(DEMO_NAMES, characters, strict=False))
    app.begin(Plan(seats, app.loaded.catalog.switches, arguments.seed))
    table = window.scenes[0]
    assert isinstance(table, TableScene)
    return watch(window, table) if seen else tell(window, table, arguments.out, print)
