"""Journals that were cut, edited, mixed up or made elsewhere: refused with their line or none the worse, never a traceback.

`FAVOR_LONG=1` tries every position of a journal of 200 lines with every bit; without it, samples.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from favor.model.chance import Dice
from favor.rules.fingerprint import fingerprint
from favor.table.journal_line import write_line
from favor.table.journal_reader import FILE_LIMIT, glance, read_journal, read_journal_file
from favor.table.mend import go_on
from favor.table.opening import open_journal
from favor.table.rebuild import rebuild
from tests.table.played import content, play_on, played, shelf

LONG = bool(os.environ.get("FAVOR_LONG"))


@pytest.fixture(scope="module")
def stored(tmp_path_factory) -> bytes:
    path = tmp_path_factory.mktemp("stored") / "j.jsonl"
    played(path, seats=3, seed=4, decisions=170)
    data = path.read_bytes()
    assert 190 <= data.count(b"\n") <= 220
    return data


def opened(tmp_path: Path, data: bytes):
    path = tmp_path / "j.jsonl"
    path.write_bytes(data)
    return open_journal(path, shelf())


def test_each_changed_byte_is_found_on_its_line(stored):
    dice = Dice(1)
    whole = read_journal(stored)
    positions = range(len(stored)) if LONG else [dice.below(len(stored)) for _ in range(400)]
    for at in positions:
        for bit in range(8) if LONG else (dice.below(8),):
            changed = bytearray(stored)
            changed[at] ^= 1 << bit
            line = stored.count(b"\n", 0, at) + 1
            reading = read_journal(bytes(changed))
            assert reading.damage is not None and reading.damage.line == line, (at, bit)
            assert [entry.line for entry in reading.entries] == [e.line for e in whole.entries if e.line < line]


def test_each_truncation_keeps_all_before_it(stored):
    dice = Dice(2)
    whole = read_journal(stored)
    for at in range(len(stored)) if LONG else [dice.below(len(stored)) for _ in range(300)]:
        reading = read_journal(stored[:at])
        full = stored.count(b"\n", 0, at)
        if stored[at : at + 1] == b"\n":  # only the end of the line is missing
            assert reading.damage is None and reading.lines == full + 1 and reading.ends_bare
        elif stored[at - 1 : at] == b"\n":
            assert reading.damage is None and reading.lines == full
        elif at == 0:
            assert str(reading.damage) == "the file is empty"
        else:
            assert reading.damage.line == full + 1
        assert reading.entries == [entry for entry in whole.entries if entry.line <= reading.lines]


def test_lines_missing_doubled_or_swapped(stored):
    lines = stored.splitlines(keepends=True)
    missing = read_journal(b"".join(lines[:50] + lines[51:]))
    assert missing.damage.line == 51
    doubled = read_journal(b"".join(lines[:50] + lines[49:]))
    assert doubled.damage.line == 51
    swapped = read_journal(b"".join([*lines[:50], lines[51], lines[50], *lines[52:]]))
    assert swapped.damage.line == 51


def test_ends_of_line_of_another_system_do_not_matter(stored):
    assert read_journal(stored.replace(b"\n", b"\r\n")).damage is None


def test_what_can_still_be_played_is_said_and_the_original_kept(tmp_path, stored):
    lines = stored.splitlines(keepends=True)
    damaged = b"".join(lines[:100]) + b"scribble\n" + b"".join(lines[100:])
    game = opened(tmp_path, damaged)
    told = game.explained()
    assert "line 101" in told and "turn" in told and "decisions" in told
    count = len(game.history.steps)
    game.history.keeper = go_on(game.path, game.reading, game.good_lines)
    play_on(game.history, Dice(1), 30)
    assert (tmp_path / "j.damaged-1.jsonl").read_bytes() == damaged
    again = open_journal(game.path, shelf())
    assert not again.explained() and len(again.history.steps) == count + 30


def test_a_game_after_a_torn_line_and_one_without_its_last_end_of_line(tmp_path, stored):
    for number, data in enumerate((stored[:-30], stored[:-1])):
        folder = tmp_path / str(number)
        folder.mkdir()
        game = opened(folder, data)
        position = fingerprint(game.history.game.state)
        game.history.keeper = go_on(game.path, game.reading, game.good_lines)
        assert fingerprint(open_journal(game.path, shelf()).history.game.state) == position
        play_on(game.history, Dice(1), 3)
        assert not open_journal(game.path, shelf()).explained()
        assert (folder / "j.damaged-1.jsonl").read_bytes() == data


# ---- journals that were sealed by somebody who knows how ----


def sealed(records) -> bytes:
    out, seal = b"", ""
    for record in records:
        line, seal = write_line(record, seal)
        out += line
    return out


def records_of(stored: bytes) -> list[dict]:
    return [{key: value for key, value in json.loads(line).items() if key != "seal"} for line in stored.splitlines()]


def test_a_decision_that_is_not_legal(tmp_path, stored):
    records = records_of(stored)
    at = next(number for number, record in enumerate(records) if number > 90 and record.get("asked") == "action")
    records[at]["answer"] = "attack 6"
    game = opened(tmp_path, sealed(records))
    assert game.damage.line == at + 1 and "'attack 6' is not possible" in game.explained()
    assert len(game.history.steps) == sum("answer" in record for record in records[:at])


def test_a_decision_of_somebody_who_is_not_asked(tmp_path, stored):
    records = records_of(stored)
    records[120]["seat"] = records[120].get("seat", 1) % 3 + 1
    at = next(number for number, record in enumerate(records) if number >= 120 and "answer" in record)
    records[at]["seat"] = records_of(stored)[at]["seat"] % 3 + 1
    game = opened(tmp_path, sealed(records))
    assert game.damage.line == at + 1 and "the rules ask seat" in game.explained()


def test_another_position_than_was_played(tmp_path, stored):
    records = records_of(stored)
    ends = [number for number, record in enumerate(records) if "turn_over" in record]
    records[ends[4]]["state"] = "0" * 64
    game = opened(tmp_path, sealed(records))
    assert game.damage.line == ends[4] + 1 and "not the one that was played" in game.explained()
    assert game.good_lines == ends[3] + 1
    assert len(game.history.steps) == sum("answer" in record for record in records[: ends[3]])


def test_a_list_that_lies_about_the_game(tmp_path, stored):
    records = records_of(stored)
    ends = [number for number, record in enumerate(records) if "turn_over" in record]
    records[ends[2]]["favor"] = [9, 9, 9]
    assert opened(tmp_path, sealed(records)).damage.line == ends[2] + 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": 2}, "newer Favor"),
        ({"format": 0}, "older Favor"),
        ({"file": "chess"}, "not a journal of Favor"),
        ({"seed": -1}, "seed"),
        ({"seed": "1"}, "seed"),
        ({"seats": []}, "seats"),
        ({"seats": [{"name": "A", "character": who, "human": True} for who in ("nobody", "x")]}, "set-up"),
        ({"seats": [{"name": 3, "character": "human", "human": True}] * 2}, "name"),
        ({"switches": {"no_such_switch": "open"}}, "no_such_switch"),
        ({"switches": {"altar_to_settlement": ["open"]}}, "altar_to_settlement"),
        ({"packs": [{"id": "../../etc", "version": "1", "hash": "0" * 32}]}, "pack"),
        ({"packs": [{"id": "base", "version": "1", "hash": "0" * 32}, {"id": "gone", "version": "3", "hash": "1" * 32}]}, "gone"),
    ],
)
def test_headers_that_make_no_game(tmp_path, stored, change, words):
    records = records_of(stored)
    game = opened(tmp_path, sealed([records[0] | change, *records[1:]]))
    assert game.history is None and game.damage.line == 1
    assert words in game.explained() and "stays as it is" in game.explained()


def test_cards_that_changed_since(tmp_path, stored):
    records = records_of(stored)
    records[0]["packs"][0]["hash"] = "0" * 32
    game = opened(tmp_path, sealed(records))
    assert game.damage is None and "was played with base" in game.explained()


@pytest.mark.parametrize(
    "data",
    [
        b"", b"\n", b"\0" * 1000, b"{}\n", b"[]\n", b"null\n", b"[" * 60_000, b'{"a":' * 20_000, b"\xff\xfe{\0", b"{" * 70_000,
        b'{"file": "favor journal", "format": 1}\n', b'{"file": "favor journal", "format": 1e999}\n',
        b'{"file": "favor journal", "format": ' + b"9" * 5_000 + b"}\n", b"x" * (FILE_LIMIT + 1), b"\x89PNG\r\n\x1a\n",
    ],
    ids=range(15),
)  # fmt: skip
def test_files_that_are_no_journals(tmp_path, data):
    game = opened(tmp_path, data)
    assert game.history is None and game.explained()
    assert glance(data).fault
    assert game.path.read_bytes() == data


def test_records_that_are_sealed_but_wrong(tmp_path, stored):
    head = records_of(stored)[0]
    for wrong in (
        {"undo": 1}, {"undo": 0}, {"undo": "1"}, {},
        {"answer": 3, "seat": 1, "asked": "x"}, {"seat": 9, "asked": "a", "answer": "b"},
        {"answer": "a" * 300, "seat": 1, "asked": "x"}, {"turn_over": 1}, {"name": 7}, {"run": "import os"},
        {"turn_over": 1, "decisions": 5, "state": "", "round": 1, "favor": [0, 0, 0], "next": 1},
    ):  # fmt: skip
        game = opened(tmp_path, sealed([head, wrong]))
        assert game.damage.line == 2 and len(game.history.steps) == 0, wrong


def test_noise_never_raises(tmp_path, stored):
    dice = Dice(5)
    for _ in range(2_000 if LONG else 60):
        data = bytearray(stored[: dice.below(len(stored))])
        for _ in range(dice.below(6)):
            at = dice.below(len(data) + 1)
            data[at : at + dice.below(40)] = bytes(dice.below(256) for _ in range(dice.below(30)))
        reading = read_journal(bytes(data))
        built = rebuild(reading, content().book)
        assert built.damage is not None or data == stored[: len(data)]


def test_a_file_that_is_not_there_or_a_folder(tmp_path):
    assert "cannot be read" in str(read_journal_file(tmp_path / "none").damage)
    assert "cannot be read" in str(read_journal_file(tmp_path).damage)
