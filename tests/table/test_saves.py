"""Journals that earlier versions of Favor wrote can be read for ever (see tests/saves/README.md)."""

from __future__ import annotations

import pytest

from favor.rules.fingerprint import fingerprint
from favor.table.journal import FORMAT
from favor.table.journal_reader import glance, read_journal_file
from favor.table.opening import Shelf, open_journal
from tests.table.played import BASE, ROOT

SAVES = ROOT / "tests" / "saves"
STORED = {1: ("The first evening", ("Mara", "Zoë", "Tom"), 893, 156)}
"""By format: what the game is called, who plays, how many decisions and turns there are."""


def test_there_is_a_stored_journal_of_every_format():
    assert sorted(STORED) == list(range(1, FORMAT + 1))
    assert sorted(folder.name for folder in SAVES.glob("format-*")) == sorted(f"format-{number}" for number in STORED)


@pytest.mark.parametrize("number", STORED)
def test_it_is_read_whole(number):
    path = SAVES / f"format-{number}" / "journal.jsonl"
    name, players, decisions, turns = STORED[number]
    reading = read_journal_file(path)
    assert reading.damage is None and reading.name == name
    assert tuple(seat.name for seat in reading.header.seats) == players
    assert len(reading.entries) == decisions and reading.ends[-1][1].turn == turns
    assert glance(path.read_bytes()).end == reading.ends[-1][1]


@pytest.mark.parametrize("number", STORED)
def test_it_is_played_or_its_damage_explained(number):
    path = SAVES / f"format-{number}" / "journal.jsonl"
    before = path.read_bytes()
    opened = open_journal(path, Shelf(BASE))
    assert opened.history is not None, opened.explained()
    now = opened.content.loaded.catalog.packs
    if opened.header.packs == now:  # the same cards: the same game, or the rules have changed and say so
        told = str(opened.damage)
        assert opened.damage is None or "the rules or cards have changed" in told or "the rules ask" in told
    else:
        assert "It was played with base" in opened.explained()
    if opened.damage is None:
        assert fingerprint(opened.history.game.state) == opened.reading.ends[-1][1].state
    assert path.read_bytes() == before
