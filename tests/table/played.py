"""Whole games for the tests of journals: random play on the base content, written down as a sitting would."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from favor.content.load import load_catalog
from favor.model.chance import Dice
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.rules.sheets import compile_book
from favor.table.history import History
from favor.table.journal import Header, Journal
from favor.table.opening import Content, Shelf
from favor.table.seats import Seat

ROOT = Path(__file__).resolve().parents[2]
BASE = ROOT / "content" / "base"
NAMES = ("Mara", "Tom", "Ysolde", "Kesh", "Ilse", "Orn")


@cache
def content() -> Content:
    loaded = load_catalog(BASE)
    return Content(loaded, compile_book(loaded.catalog))


def shelf() -> Shelf:
    return Shelf(BASE, at_hand=content())


def header(seats: int, seed: int) -> Header:
    known = [character.id for character in content().loaded.catalog.section("characters")]
    taken = tuple(Seat(name, character) for name, character in zip(NAMES, known[:seats], strict=False))
    return Header("0.1.0", content().loaded.catalog.packs, taken, seed, {}, "2026-11-30 12:00")


def starter(head: Header):
    setup = Setup(tuple(seat.character for seat in head.seats), head.seed, head.switches)
    return lambda: Game.new(content().book, setup)


def new_history(head: Header, journal: Journal | None = None) -> History:
    return History(starter(head), range(len(head.seats)), journal)


def play_on(history: History, dice: Dice, decisions: int) -> None:
    for _ in range(decisions):
        options = history.game.options
        if not options:
            return
        history.submit(options[dice.below(len(options))])


def played(path: Path, seats: int = 3, seed: int = 1, decisions: int = 200) -> History:
    """A game in a journal, left in the middle."""
    head = header(seats, seed)
    journal = Journal.begin(path, head)
    history = new_history(head, journal)
    play_on(history, Dice(seed), decisions)
    journal.close()
    assert not journal.trouble
    return history
