"""Opens a journal: finds the content it was played with, plays it up to its end or its damage. Knows no window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from favor.content.cache import pack_hash
from favor.content.load import Loaded, load_catalog
from favor.content.packs import BASE, MANIFEST, gather
from favor.language.tongue import filled
from favor.rules.book import Book
from favor.rules.sheets import compile_book
from favor.table.history import History
from favor.table.journal import Header
from favor.table.journal_reader import Damage, Reading, read_journal_file
from favor.table.margin import kept
from favor.table.rebuild import rebuild, starter
from favor.table.seats import people
from favor.table.words import OPENED

PACKS = "packs"
"""The folder beside a journal that holds copies of its packs."""

Marks = tuple[tuple[str, str, str], ...]


@dataclass(frozen=True, slots=True)
class Content:
    """Loaded content, ready to play with."""

    loaded: Loaded
    book: Book


@dataclass(frozen=True, slots=True)
class Opened:
    """A journal that was opened. `history` is the game up to the damage, None when nothing of it can be played."""

    path: Path
    reading: Reading
    content: Content | None
    history: History | None
    damage: Damage | None
    warning: str
    good_lines: int
    checked: int

    @property
    def header(self) -> Header | None:
        """What the game is made of."""
        return self.reading.header

    def explained(self) -> str:
        """What is wrong and what can still be played, for people; empty when all is well."""
        if self.damage is None:
            return self.warning
        told = f"{self.path.name}, {self.damage}."
        if self.history is None:
            return f"{told} {OPENED['hopeless']}"
        count, turn = len(self.history.steps), self.history.game.state.turn
        rest = filled(OPENED["rest"], turn, count)
        return " ".join(filter(None, (told, self.warning, rest)))


class Shelf:
    """Where content comes from: base, the packs that are installed, and what is loaded already."""

    def __init__(self, base: Path, installed: Sequence[Path] = (), at_hand: Content | None = None) -> None:
        self._base = base
        self._installed = tuple(installed)
        self._loaded: dict[Marks, Content] = {}
        if at_hand is not None:
            self._loaded[at_hand.loaded.catalog.packs] = at_hand

    def content(self, packs: Marks, beside: Path) -> Content | Damage:
        """The content a journal names: installed packs where they are the same still, else the copies beside it."""
        if packs in self._loaded:
            return self._loaded[packs]
        roots = []
        for id, version, mark in packs:
            root = self._find(id, mark, beside)
            if root is None:
                return Damage(1, f"the pack '{id}' {version} it was played with ({mark[:8]}) is neither installed nor beside it")
            roots.append(root)
        return self._load(packs, tuple(root for root in roots if root != self._base))

    def _find(self, id: str, mark: str, beside: Path) -> Path | None:
        if id == BASE:
            return self._base
        for root in (*self._installed, beside / PACKS / id):
            if (root / MANIFEST).is_file() and _hash(root) == mark:
                return root
        return None

    def _load(self, packs: Marks, roots: tuple[Path, ...]) -> Content | Damage:
        loaded = load_catalog(self._base, roots)
        errors = loaded.problems.errors
        if errors:
            return Damage(1, f"its content no longer loads: {errors[0].place}: {errors[0].code} {errors[0].sentence}")
        if [pack[0] for pack in loaded.catalog.packs] != [pack[0] for pack in packs]:
            return Damage(1, "its packs are loaded in another order than it was played with")
        self._loaded[packs] = Content(loaded, compile_book(loaded.catalog))
        return self._loaded[packs]


def _hash(root: Path) -> str:
    try:
        return pack_hash(gather(root))
    except OSError:
        return ""


def open_journal(path: Path, shelf: Shelf) -> Opened:
    """Open a journal; whatever is wrong with it is in the result. The file is only read."""
    reading = read_journal_file(path)
    header = reading.header
    if header is None:
        return Opened(path, reading, None, None, reading.damage, "", 0, 0)
    content = shelf.content(header.packs, path.parent)
    if isinstance(content, Damage):
        return Opened(path, reading, None, None, content, "", 0, 0)
    built = rebuild(reading, content.book)
    if not built.good_lines:
        return Opened(path, reading, content, None, built.damage, _warning(header, content), 0, 0)
    history = History(starter(content.book, header), people(reading.seats))
    history.restore(built.actions)
    history.notes = kept(reading.notes, len(built.actions))
    return Opened(
        path, reading, content, history, built.damage, _warning(header, content), built.good_lines, built.checked
    )


def _warning(header: Header, content: Content) -> str:
    now = {id: (version, mark) for id, version, mark in content.loaded.catalog.packs}
    for id, version, mark in header.packs:
        if now[id][1] != mark:
            return filled(OPENED["elsewhere"], id, version, mark[:8], now[id][0], now[id][1][:8])
    return ""
