"""Joins the parts into the program: loads content, opens the window, begins games, survives faults. Knows no rule."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from secrets import randbelow

import platformdirs

from favor import __version__
from favor.bench import probe
from favor.bootstrap import ROOT
from favor.content import lang
from favor.content.load import Loaded, load_spoken
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.rules.sheets import compile_book
from favor.table.journal import Journal
from favor.table.opening import Content
from favor.table.replay import ANYBODY, Replay
from favor.table.report import Program, last_words, report
from favor.table.seats import Seat
from favor.table.settings_file import SettingsFile
from favor.table.sitting import NOBODY, PEEK, Sitting
from favor.table.store import Save, Store
from favor.ui.autoplay import LuckyDip, tell, watch
from favor.ui.keeping import Keeping, game_words, open_folder, running_words, told
from favor.ui.lessonplace import gone_on
from favor.ui.mappicture import MapPictures
from favor.ui.names import Names
from favor.ui.narration_stream import Stream, everywhere
from favor.ui.pointed import subject_of
from favor.ui.scene import Scene
from favor.ui.scenes.comfort import ComfortScene
from favor.ui.scenes.crash import CrashScene, Ways
from favor.ui.scenes.handbook import HandbookScene
from favor.ui.scenes.lesson import LessonScene, lesson_plan
from favor.ui.scenes.load import LoadScene
from favor.ui.scenes.newgame import LONGEST_SEED, NewGameScene
from favor.ui.scenes.problems import ProblemsScene
from favor.ui.scenes.replay import Film, ReplayScene
from favor.ui.scenes.table import TableScene
from favor.ui.scenes.title import TitleScene
from favor.ui.semantics import Widget
from favor.ui.services import Plan, Services, Trouble
from favor.ui.sound import open_mixer
from favor.ui.tilepictures import TilePictures
from favor.ui.window import PYGAME, NoScreen, Window, copy_text, is_seen, open_unseen, open_window
from favor.ui.wishes import Wishes

BASE = ROOT / "content" / "base"
SOUNDS = ROOT / "assets" / "sounds"
NO_SCREEN = "Favor needs a screen and found none. “main.py demo” plays a game by itself without one."
USAGE = 2
DEMO_NAMES = ("Mara", "Tom", "Ysolde", "Kesh", "Ilse", "Orn")


def content(packs: Sequence[Path]) -> Loaded:
    """The base pack and the packs asked for; what is wrong with the language that is spoken is told with them."""
    return load_spoken(BASE, tuple(packs))


class App:
    """The program with its window: which screen follows which."""

    def __init__(self, window: Window, loaded: Loaded, seed: int | None = None, store: Store | None = None) -> None:
        self.window = window
        self.loaded = loaded
        self.seed = seed
        self.sitting: Sitting | None = None
        self.plan: Plan | None = None
        self.keeping = Keeping(BASE, loaded, store)
        self._journal: Journal | None = None
        self._pictures = MapPictures(TilePictures(window.cache))
        self._pictured = 0
        self._content: Content | None = None
        self._played_with: Content | None = None
        self._lesson: LessonScene | None = None
        self.services = Services(
            catalog=loaded.catalog, problems=loaded.problems, begin=self.begin, show_title=self.show_title,
            show_setup=self.show_setup, fresh_seed=self._fresh_seed, version=__version__, go_on=self.resume,
            running=self._running, store=self.keeping.store, open_save=self.open_save, replay=self.replay,
            let_go=self._let_go, rename=self._rename, learn=self._learn, news=self._news, reseat=self._reseat,
            record=self._record,
        )  # fmt: skip
        window.on_crash = self.crashed
        window.on_help = self._help

    # -- screens --------------------------------------------------------------------------------------------------

    def show_title(self) -> None:
        """The first screen. A game that was left in the middle stays and can be gone on with; what was said of it does not."""
        if self.sitting is not None:
            self.window.stream.wipe()
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
        if not self.window.wishes.settings.welcomed:
            self.window.push(ComfortScene(self.window))

    def show_setup(self, plan: Plan | None) -> None:
        """The set-up, as it was last time."""
        self.window.replace(NewGameScene(self.window, self.services, plan or self.plan))

    def _help(self, scene: Scene, widget: Widget | None) -> None:
        """The rules on top of any screen, opened at what is under the pointer; once more puts them away."""
        if isinstance(scene, HandbookScene):
            self.window.pop()
            return
        refused = scene.tree.get("prompt")
        widget = refused if refused is not None and refused.about is not None else widget
        switches = self.plan.switches if self.plan is not None else None
        catalog = (self._played_with.loaded if self._played_with is not None else self.loaded).catalog
        self.window.push(HandbookScene(self.window, catalog, subject_of(scene.name, widget), switches))

    def _learn(self) -> None:
        """The lesson, on the base content alone; one that was left waits where it was."""
        if self._lesson is None or self._lesson.lesson.is_over or self._lesson.sitting.is_over:
            played = self.content
            if len(self.loaded.catalog.packs) > 1:
                base = content(())
                played = Content(base, compile_book(base.catalog))
            plan = lesson_plan(played.loaded.catalog, next(iter(self.window.wishes.settings.names), ""))
            place = self.window.wishes.settings.lesson
            sitting, step = gone_on(starting(played, plan), plan.seats, plan.privacy, place)
            self._lesson = LessonScene(self.window, sitting, names_of(played, plan.seats), self.services, plan, step)
        self.window.replace(self._lesson)

    def _fresh_seed(self) -> int:
        """A seed nobody knows; the one of the command line the first time."""
        if self.seed is not None:
            seed, self.seed = self.seed, None
            return seed
        return randbelow(10**LONGEST_SEED)

    # -- games ----------------------------------------------------------------------------------------------------

    @property
    def content(self) -> Content:
        """The content at hand, compiled once."""
        if self._content is None:
            self._content = Content(self.loaded, compile_book(self.loaded.catalog))
        return self._content

    def names(self) -> Names:
        """The names of the running game."""
        return names_of(self._played_with or self.content, self.plan.seats if self.plan is not None else ())

    def begin(self, plan: Plan) -> None:
        """Begin a game, with its journal, and show its table."""
        self._close_journal()
        self._journal = self.keeping.begin(plan)
        self.sit_down(plan, self._journal, opens=True)

    def sit_down(self, plan: Plan, journal: Journal | None, opens: bool = False) -> None:
        """Begin a game and show its table; without a journal it is played for the moment only. `opens`: one sees how the
        table is laid out."""
        self.plan, self._played_with = plan, self.content
        self.sitting = Sitting(starting(self.content, plan), plan.seats, plan.privacy, journal)
        self.show_table(opens=opens)

    def show_table(self, said: str = "", opens: bool = False) -> None:
        """The table of the running game, with a line to begin with."""
        if self.sitting is None or self.plan is None:
            self.show_title()
            return
        dip = LuckyDip(self.plan.seed)
        table = TableScene(self.window, self.sitting, self.names(), self.services, self.plan, dip)
        table.refusal, table.opens = said, opens
        self._pictured = 0
        self.window.replace(table)

    def _running(self) -> str:
        """The game that was left in the middle: the one in memory, else the one played last."""
        if self.sitting is not None and self.plan is not None and not self.sitting.is_over:
            view = self.sitting.game.view(NOBODY)
            whose = self.plan.seats[view.active].name if view.turn else ""
            return game_words(tuple(seat.name for seat in self.plan.seats), running_words(view.round, whose))
        last = self.keeping.store.last()
        return told(last) if last is not None else ""

    def resume(self) -> None:
        """Go on with the game that was left; whoever plays must show up first."""
        if self.sitting is not None and not self.sitting.is_over:
            self.sitting.uncover(NOBODY)
            self.show_table()
            return
        last = self.keeping.store.last()
        trouble = self.open_save(last) if last is not None else None
        if trouble is not None and last is not None:
            self.window.push(LoadScene(self.window, self.services, (last, trouble)))

    def open_save(self, save: Save, accepted: bool = False) -> Trouble | None:
        """Open a stored game and show it; a damaged one only when that is accepted. None when it is shown."""
        found = self.keeping.open(save, self.content.book, accepted)
        if isinstance(found, Trouble):
            return found
        self._close_journal()
        self._journal, self._played_with = found.journal, found.content
        self.plan, self.sitting = found.plan, found.sitting
        self.show_table(found.warning)
        return None

    def replay(self, save: Save | None = None) -> Trouble | None:
        """Watch a stored game, or the one in memory as far as whoever sits here may see it."""
        if save is not None:
            found = self.keeping.watch(save, self.content.book)
            if isinstance(found, Trouble):
                return found
            names = names_of(found.content, found.seats)
            viewer = found.replay.viewers[0] if not found.replay.is_over else ANYBODY
            film = Film(found.replay, found.seats, names, viewer, found.warning, found.notes, found.face_down)
            self.window.push(ReplayScene(self.window, film, 0))
        elif self.sitting is not None and self.plan is not None:
            self.window.push(self._replay_of(self.sitting, self.plan))
        return None

    def _replay_of(self, sitting: Sitting, plan: Plan) -> ReplayScene:
        viewer = sitting.viewer
        start = starting(self._played_with or self.content, plan)
        replay = Replay(start, sitting.history.actions, tuple(dict.fromkeys((viewer, ANYBODY))))
        face_down = sitting.privacy == PEEK and not sitting.is_over
        film = Film(replay, sitting.seats, self.names(), viewer, "", tuple(sitting.history.notes), face_down,
                    lambda: sitting.viewer == viewer)  # fmt: skip
        return ReplayScene(self.window, film, 0 if sitting.is_over else None)

    def _let_go(self, save: Save) -> None:
        """A stored game is put away: it is forgotten where it is the one in memory."""
        if self._journal is not None and self._journal.path == save.journal:
            self._close_journal()
            self.sitting = None

    def _rename(self, save: Save, name: str) -> str:
        """Name a stored game; the journal of the one in memory is open already."""
        if self._journal is not None and self._journal.path == save.journal:
            self._journal.name(name)
            return self._journal.trouble
        return self.keeping.rename(save, name)

    def _news(self) -> str:
        """After each answer: a new picture for the list of games when a turn has ended; trouble with saving, told once."""
        if self._journal is None or self.sitting is None:
            return ""
        view = self.sitting.game.view(NOBODY)
        if view.turn != self._pictured and not self._journal.trouble:
            self._pictured = view.turn
            picture = self._pictures.png(self.window.brush(), view, self.names())
            self.keeping.store.put_picture(self._journal.path, picture)
        return self._journal.news()

    def _reseat(self, seats: tuple[Seat, ...], privacy: str, handed: tuple[int, ...]) -> None:
        """Others sit there from now on: the game, its journal, its plan and its names know it."""
        if self.sitting is None or self.plan is None:
            return
        self.sitting.reseat(seats, privacy, handed)
        self.plan = replace(self.plan, seats=seats, privacy=privacy)
        table = self.window.scenes[0]
        if isinstance(table, TableScene):
            table.sat_down(self.plan, self.names())

    def _close_journal(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    # -- faults ---------------------------------------------------------------------------------------------------

    def crashed(self, error: BaseException) -> Scene:
        """The screen for a fault anywhere in the window."""
        go_on = self.go_on if self.sitting is not None else None
        safe = str(self._journal.path.parent) if self._journal is not None and not self._journal.trouble else ""
        return CrashScene(
            self.window,
            Ways(lambda secrets: self.report(error, secrets), store_report, go_on, self.show_title, copy_text, open_folder),
            safe,
        )

    def go_on(self) -> None:
        """Play the game in memory again up to its last answer and show it; whoever plays must show up first."""
        if self.sitting is not None:
            self.sitting.recover()
            self.sitting.uncover(NOBODY)
        self.show_table()

    def report(self, error: BaseException, secrets: bool = False) -> str:
        """What a maker needs to see; what is hidden in the game only where the players say so."""
        versions = f"Favor {__version__}, Python {sys.version.split()[0]}, pygame-ce {PYGAME}"
        program = Program(versions, self.loaded.catalog.packs)
        if self.sitting is None or self.plan is None:
            return report(program, error, None, None)
        journal = self._told_journal(self.sitting, self.plan) if secrets else ""
        return report(program, error, self.sitting.history, self.names(), journal)

    def _record(self) -> str:
        """The journal of a game that is over; before that it would tell what is hidden."""
        over = self.sitting is not None and self.sitting.is_over
        try:
            return self._journal.path.read_text("utf-8") if over and self._journal is not None else ""
        except (OSError, ValueError):
            return ""

    def _told_journal(self, sitting: Sitting, plan: Plan) -> str:
        """Seed and decisions: the journal itself, which `replay` can read, or the bare answers where there is none."""
        try:
            if self._journal is not None and not self._journal.trouble:
                return self._journal.path.read_text("utf-8")
        except (OSError, ValueError):
            pass
        return f"seed {plan.seed}, switches {dict(plan.switches)}, answers {sitting.taken}"


def starting(content: Content, plan: Plan) -> Callable[[], Game]:
    """What begins this game, as often as it is wanted."""
    setup = Setup(tuple(seat.character for seat in plan.seats), plan.seed, plan.switches)
    return lambda: Game.new(content.book, setup)


def names_of(content: Content, seats: Sequence[Seat]) -> Names:
    """The names of a game that is played with this content."""
    sheets = content.book.sheets
    return Names(
        content.loaded.catalog, tuple(seat.name for seat in seats), lambda number: (sheets[number].section, sheets[number].id)
    )


def store_report(report: str) -> str:
    """Write a report into the user's folder; "" when that cannot be written."""
    try:
        folder = Path(platformdirs.user_log_dir("favor", appauthor=False, ensure_exists=True))
        path = folder / f"crash-{time.strftime('%Y%m%d-%H%M%S')}.txt"
        path.write_text(report, "utf-8", "backslashreplace")  # a path in it may hold bytes that are no letters
    except OSError:
        return ""
    return str(path)


def play(arguments: argparse.Namespace) -> int:
    """Open the window and play."""
    try:
        stream = Stream(lambda: everywhere(arguments.narrate), arguments.narrate)
        wishes = Wishes(SettingsFile(), lambda: lang.names((BASE, *arguments.pack)))
        window = open_window(wishes=wishes, start=lambda: open_mixer(SOUNDS), stream=stream)
    except NoScreen:
        print(NO_SCREEN, file=sys.stderr)
        return USAGE
    app = App(window, content(arguments.pack), arguments.seed)
    app.show_first()
    if probe.ASKED in os.environ:  # `bench` measures the start of the real program
        return probe.follow(window, lambda: app.sit_down(lone_plan(app.loaded), None), float(os.environ[probe.ASKED]))
    said = ""
    try:
        window.run()
    except Exception as error:  # not even the report could be shown
        said = last_words(error, store_report(app.report(error)))
    finally:
        window.close()
    if said:  # once the terminal has been emptied of what was read aloud
        print(said, file=sys.stderr)
    return 1 if said else 0


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
    app.sit_down(Plan(seats, app.loaded.catalog.switches, arguments.seed), None)
    table = window.scenes[0]
    assert isinstance(table, TableScene)
    return watch(window, table) if seen else tell(window, table, arguments.out, print)
