"""Games on disk as the screens need them: begin a journal, list games, open, watch or keep one. Draws nothing."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from favor import __version__
from favor.content.load import Loaded
from favor.content.packs import BASE
from favor.rules.book import Book
from favor.table.journal import Header, Journal
from favor.table.journal_reader import read_journal_file
from favor.table.margin import Note
from favor.table.mend import go_on
from favor.table.opening import Content, Opened, Shelf, open_journal
from favor.table.rebuild import starter
from favor.table.replay import ANYBODY, Replay
from favor.table.seats import Seat
from favor.table.sitting import COVER, PEEK, PRIVACIES, Sitting
from favor.table.store import FIRST_TURN, OVER, Save, Store
from favor.ui.services import Plan, Trouble
from favor.ui.words import listed
from favor.ui.words_games import STANDING

OPENERS = ("xdg-open", "open", "explorer")
"""What shows a folder on one system or another."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """A game that was opened and can be played: the sitting, its plan and the content it is played with."""

    sitting: Sitting
    plan: Plan
    content: Content
    journal: Journal
    warning: str


@dataclass(frozen=True, slots=True)
class Watched:
    """A stored game that can be watched."""

    replay: Replay
    seats: tuple[Seat, ...]
    content: Content
    warning: str
    face_down: bool
    """Do the hands lie face down at its table?"""
    notes: tuple[Note, ...] = ()
    """What happened beside the game."""


class Keeping:
    """The store of games with the content at hand."""

    def __init__(self, base: Path, loaded: Loaded, store: Store | None = None) -> None:
        self._base = base
        self._loaded = loaded
        self.store = store or Store()

    def begin(self, plan: Plan) -> Journal:
        """The journal of a new game. Never fails: a disk that refuses is told by the journal's news."""
        packs = self._loaded.catalog.packs
        now = time.strftime("%Y-%m-%d %H:%M")
        header = Header(__version__, packs, plan.seats, plan.seed, plan.switches, now, privacy=plan.privacy)
        on = {id for id, _, _ in packs} - {BASE}
        return self.store.begin(header, {pack.id: Path(pack.root) for pack in self._loaded.packs if pack.id in on})

    def open(self, save: Save, book: Book, accepted: bool = False) -> Resumed | Trouble:
        """Open a stored game to play on. A damaged one is only told about, until playing on without the damage is
        accepted; then the file as it is is kept beside the game."""
        opened = self._read(save, book)
        header, history, content = opened.header, opened.history, opened.content
        if header is None or history is None or content is None:
            return Trouble(opened.explained())
        if opened.damage is not None and not accepted and not _is_unfinished(opened):
            return Trouble(opened.explained(), playable=True)
        warning = STANDING["unfinished"] if _is_unfinished(opened) else opened.explained()
        journal = go_on(opened.path, opened.reading, opened.good_lines)
        history.keeper = journal
        if opened.damage is not None:  # who sat there last may have been told behind the damage
            journal.seated(opened.reading.seats, opened.reading.privacy)
        seats, said = opened.reading.seats, opened.reading.privacy
        privacy = said if said in PRIVACIES else COVER
        plan = Plan(seats, header.switches, header.seed, privacy)
        return Resumed(Sitting.resume(history, seats, privacy), plan, content, journal, warning)

    def watch(self, save: Save, book: Book) -> Watched | Trouble:
        """Open a stored game to watch it, as far as it is sound. Nothing is written."""
        opened = self._read(save, book)
        if opened.header is None or opened.history is None or opened.content is None:
            return Trouble(opened.explained())
        reading = opened.reading
        replay = Replay(starter(opened.content.book, opened.header), opened.history.actions, allowed(reading.people))
        face_down = reading.privacy == PEEK and not replay.is_over
        notes = tuple(opened.history.notes)
        return Watched(replay, reading.seats, opened.content, opened.explained(), face_down, notes)

    def rename(self, save: Save, name: str) -> str:
        """Write down what a game is called, without making it the one played last; why that cannot be, "" when it is done."""
        reading = read_journal_file(save.journal)
        if reading.damage is not None or reading.ends_bare or not reading.lines:
            return STANDING["no name"]
        journal = Journal(save.journal, reading.seals[-1], reading.offsets[-1])
        journal.name(name)
        journal.close()
        with contextlib.suppress(OSError):  # the name counts, also where the time cannot be put back
            os.utime(save.journal, (save.played, save.played))
        return journal.trouble

    def _read(self, save: Save, book: Book) -> Opened:
        roots = tuple(Path(pack.root) for pack in self._loaded.packs if pack.id != BASE)
        return open_journal(save.journal, Shelf(self._base, roots, Content(self._loaded, book)))


def allowed(people: Collection[int]) -> tuple[int, ...]:
    """Whose eyes a game that still runs may be watched through by whoever opens it: one who has played alone all the time
    hides nothing from himself; where more people sit or sat at one screen only what all may see is shown."""
    return (*people, ANYBODY) if len(people) == 1 else (ANYBODY,)


def _is_unfinished(opened: Opened) -> bool:
    """Is all the damage a last line without its end, as a program leaves it that was stopped while writing?"""
    damage, reading = opened.damage, opened.reading
    if damage is None or damage is not reading.damage or damage.line != reading.lines + 1 or not reading.lines:
        return False
    try:
        with opened.path.open("rb") as file:
            file.seek(reading.offsets[-1])
            return b"\n" not in file.read()
    except OSError:
        return False


def told(save: Save) -> str:
    """A stored game in a few words: who plays, how far it is, whose turn it is."""
    return save.fault or game_words(tuple(seat.name for seat in save.seats), standing(save))


def standing(save: Save) -> str:
    """How far a stored game is and whose turn it is."""
    if save.next == OVER:
        return STANDING["over"].format(round=save.round)
    is_first = save.next == FIRST_TURN or save.next >= len(save.seats)
    return running_words(save.round, "" if is_first else save.seats[save.next].name)


def running_words(round: int, name: str) -> str:
    """How far a game is that runs, and whose turn it is; no name before the first turn."""
    return STANDING["turn" if name else "first"].format(round=max(1, round), name=name)


def game_words(names: tuple[str, ...], far: str) -> str:
    """Who plays and how far they are."""
    return STANDING["game"].format(names=listed(names), standing=far)


def open_folder(folder: Path) -> bool:
    """Show a folder with whatever this computer has for that; False when it has nothing."""
    opener = next((found for name in OPENERS if (found := shutil.which(name)) is not None), None)
    has_screen = sys.platform in ("win32", "darwin") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    if opener is None or not has_screen or not folder.is_dir():
        return False
    try:
        subprocess.Popen([opener, str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError:
        return False
    return True
