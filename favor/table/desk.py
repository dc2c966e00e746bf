"""Where a sitting meets the disk: begins games in journals, lists them, opens them, goes on with them. No window here."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path

from favor.content.packs import BASE
from favor.table.journal import Header, Journal
from favor.table.mend import go_on
from favor.table.opening import Content, Opened, Shelf, open_journal
from favor.table.rebuild import starter
from favor.table.seats import Seat
from favor.table.sitting import COVER, Sitting
from favor.table.store import Save, Store

Switches = Mapping[str, str | bool | int]


class Desk:
    """The games of this computer, and the journal of the one that is being played."""

    def __init__(self, store: Store, shelf: Shelf, version: str) -> None:
        self.store = store
        self.journal: Journal | None = None
        self._shelf = shelf
        self._version = version

    def begin(self, content: Content, seats: tuple[Seat, ...], switches: Switches, seed: int, privacy: str = COVER) -> Sitting:
        """A new game, written down from its first decision on. ValueError when the set-up makes no game."""
        loaded = content.loaded
        usual = loaded.catalog.switches
        header = Header(
            game=self._version,
            packs=loaded.catalog.packs,
            seats=seats,
            seed=seed,
            switches={id: value for id, value in switches.items() if usual.get(id) != value},
            began=time.strftime("%Y-%m-%d %H:%M"),
        )
        sitting = Sitting(starter(content.book, header), seats, privacy)
        self.leave()
        packs = {pack.id: Path(pack.root) for pack in loaded.packs if pack.is_on and pack.id != BASE}
        self.journal = self.store.begin(header, packs)
        sitting.history.keeper = self.journal
        return sitting

    def open(self, save: Save) -> Opened:
        """Look into a stored game; nothing on disk changes. `explained()` is what to say before going on."""
        return open_journal(save.journal, self._shelf)

    def go_on(self, opened: Opened, privacy: str = COVER) -> Sitting:
        """Go on with a game that was opened. Its damage, if there is any, is left behind in a kept copy."""
        if opened.history is None or opened.header is None:
            raise ValueError(opened.explained())
        self.leave()
        self.journal = go_on(opened.path, opened.reading, opened.good_lines)
        opened.history.keeper = self.journal
        return Sitting.resume(opened.history, opened.header.seats, privacy)

    def news(self) -> str:
        """What is wrong with saving, once; empty when all is well or it was said."""
        return self.journal.news() if self.journal is not None else ""

    def put_picture(self, picture: bytes) -> None:
        """Keep a small picture of the map (PNG) with the game that is being played."""
        if self.journal is not None:
            self.store.put_picture(self.journal.path, picture)

    def leave(self) -> None:
        """Let go of the journal; the game lies in its folder."""
        if self.journal is not None:
            self.journal.close()
            self.journal = None
