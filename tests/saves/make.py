"""Plays the game that is stored for the present format version, once: python3 tests/saves/make.py"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from favor import __version__  # noqa: E402
from favor.content.load import load_catalog  # noqa: E402
from favor.model.chance import Dice  # noqa: E402
from favor.rules.sheets import compile_book  # noqa: E402
from favor.table.history import History  # noqa: E402
from favor.table.journal import FORMAT, Header, Journal  # noqa: E402
from favor.table.rebuild import starter  # noqa: E402
from favor.table.seats import Seat  # noqa: E402

HERE = Path(__file__).parent
BASE = HERE.parents[1] / "content" / "base"
PACK = HERE / "format-1" / "packs" / "lanterns"
SEED = 20261130


def main() -> None:
    """A whole game of three with a pack, a switch, a name, and every few answers one taken back."""
    folder = HERE / f"format-{FORMAT}"
    pack = folder / "packs" / "lanterns"
    if not pack.exists():
        shutil.copytree(PACK, pack)
    loaded = load_catalog(BASE, (pack,))
    book = compile_book(loaded.catalog)
    known = [character.id for character in loaded.catalog.section("characters")]
    seats = (Seat("Mara", known[2]), Seat("Zoë", known[0], False), Seat("Tom", known[4]))
    header = Header(__version__, loaded.catalog.packs, seats, SEED, {"altar_to_settlement": "open"}, "2026-11-30 12:00")
    journal = Journal.begin(folder / "journal.jsonl", header)
    journal.name("The first evening")
    history, dice = History(starter(book, header), (0, 2), journal), Dice(SEED)
    while options := history.game.options:
        history.submit(options[dice.below(len(options))])
        if not dice.below(3):
            history.undo()
    print(journal.trouble or f"{len(history.steps)} decisions, {history.game.state.turn} turns")


if __name__ == "__main__":
    main()
