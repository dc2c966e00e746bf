"""Games on disk as the screens need them: begin a journal, list games, open one, put one away. Draws nothing."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from favor import __version__
from favor.content.load import Loaded
from favor.content.packs import BASE
from favor.rules.book import Book
from favor.table.journal import Header, Journal
from favor.table.mend import go_on
from favor.table.opening import Content, Opened, Shelf, open_journal
from favor.table.sitting import Sitting
from favor.table.store import FIRST_TURN, OVER, Save, Store
from favor.ui.services import Plan
from favor.ui.words import listed


@dataclass(frozen=True, slots=True)
class Resumed:
    """A game that was opened and can be played: the sitting, its plan and the content it is played with."""

    sitting: Sitting
    plan: Plan
    content: Content
    journal: Journal
    warning: str


class Keeping:
    """The store of games with the content at hand."""

    def __init__(self, base: Path, loaded: Loaded, store: Store | None = None) -> None:
        self._base = base
        self._loaded = loaded
        self.store = store or Store()

    def begin(self, plan: Plan) -> Journal:
        """The journal of a new game. Never fails: a disk that refuses is told by the journal's news."""
        packs = self._loaded.catalog.packs
        header = Header(__version__, packs, plan.seats, plan.seed, plan.switches, time.strftime("%Y-%m-%d %H:%M"))
        on = {id for id, _, _ in packs} - {BASE}
        return self.store.begin(header, {pack.id: Path(pack.root) for pack in self._loaded.packs if pack.id in on})

    def open(self, save: Save, book: Book) -> Resumed | str:
        """Open a stored game, or say in words why nothing of it can be played."""
        roots = tuple(Path(pack.root) for pack in self._loaded.packs if pack.id != BASE)
        opened = open_journal(save.journal, Shelf(self._base, roots, Content(self._loaded, book)))
        header, history, content = opened.header, opened.history, opened.content
        if header is None or history is None or content is None:
            return opened.explained()
        journal = go_on(opened.path, opened.reading, opened.good_lines)
        history.keeper = journal
        plan = Plan(header.seats, header.switches, header.seed)
        return Resumed(Sitting.resume(history, header.seats), plan, content, journal, _warned(opened))


def _warned(opened: Opened) -> str:
    return opened.explained()


def told(save: Save) -> str:
    """A stored game in a few words: who plays, how far it is, whose turn it is."""
    if save.fault:
        return save.fault
    names = listed(tuple(seat.name for seat in save.seats))
    if save.next == OVER:
        return f"{names}  ·  over after round {save.round}"
    whose = "first turn" if save.next == FIRST_TURN else f"{save.seats[save.next].name}'s turn"
    return f"{names}  ·  round {save.round}  ·  {whose}"
