"""Stored games: a folder each, listed without being played, put away and brought back, with the packs they need."""

from __future__ import annotations

import os
import shutil

import pytest

from favor.content.load import load_catalog
from favor.model.chance import Dice
from favor.rules.fingerprint import fingerprint
from favor.rules.sheets import compile_book
from favor.table.history import History
from favor.table.journal import Header
from favor.table.mend import go_on
from favor.table.opening import Content, Shelf, open_journal
from favor.table.rebuild import starter
from favor.table.seats import Seat
from favor.table.store import FIRST_TURN, JOURNAL, Store
from tests.table.played import BASE, header, new_history, play_on, shelf

PNG = b"\x89PNG\r\n\x1a\n" + b"map" * 40


@pytest.fixture
def store(tmp_path) -> Store:
    return Store(tmp_path / "games")


def game(store: Store, seed: int, decisions: int, name: str = "", seats: int = 2) -> History:
    head = header(seats, seed)
    history = new_history(head, store.begin(head, {}, name))
    play_on(history, Dice(seed), decisions)
    history.keeper.close()
    return history


def test_a_list_without_games(store):
    assert store.saves() == () and store.last() is None


def test_what_a_list_shows(store):
    history = game(store, 1, 300, "Friday")
    store.put_picture(history.keeper.path, PNG)
    (save,) = store.saves()
    assert save.name == "Friday" and [seat.name for seat in save.seats] == ["Mara", "Tom"]
    s = history.game.state
    assert save.round == (s.turn - 1) // 2 + 1 and save.next == s.active
    assert save.picture.read_bytes() == PNG
    assert save.played > 1_700_000_000 and save.humans == 2 and save.is_running and not save.fault
    assert open_journal(save.journal, shelf()).history.actions == history.actions


def test_a_game_in_its_first_turn_and_one_that_is_over(store):
    game(store, 1, 1)
    assert store.saves()[0].next == FIRST_TURN and store.saves()[0].favor == (0, 0)
    over = game(store, 2, 5_000, "over")
    saves = {save.name: save for save in store.saves()}
    assert not saves["over"].is_running and max(saves["over"].favor) == max(over.game.state.favor)
    assert store.last().name == "Mara, Tom"


def test_a_header_without_its_end_of_line_is_a_game_all_the_same(store):
    game(store, 1, 0)
    (save,) = store.saves()
    save.journal.write_bytes(save.journal.read_bytes().rstrip(b"\n"))
    assert not store.saves()[0].fault and not open_journal(save.journal, shelf()).explained()


def test_the_order_of_the_list(store):
    for number, (name, decisions) in enumerate((("b", 300), ("A", 30), ("c", 150)), 1):
        history = game(store, number, decisions, name)
        os.utime(history.keeper.path, (1_000_000 + number, 1_000_000 + number))
    assert [save.name for save in store.saves()] == ["c", "A", "b"]
    assert [save.name for save in store.saves("name")] == ["A", "b", "c"]
    assert [save.name for save in store.saves("round")] == ["b", "c", "A"]


def test_games_of_one_name_do_not_meet(store):
    for seed in range(3):
        game(store, seed, 20, "Same / name?")
    assert len({save.folder for save in store.saves()}) == 3
    assert all(set(save.folder.name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-") for save in store.saves())


def test_deleting_can_be_undone(store):
    history = game(store, 5, 40)
    (save,) = store.saves()
    away = store.delete(save)
    assert store.saves() == () and away is not None
    assert store.undelete(away) == save.folder
    assert open_journal(store.saves()[0].journal, shelf()).history.actions == history.actions


def test_a_game_that_comes_back_takes_nobodys_place(store):
    game(store, 5, 40, "same")
    away = store.delete(store.saves()[0])
    game(store, 6, 60, "same")
    assert store.undelete(away) is not None and len(store.saves()) == 2


def test_only_so_many_deleted_games_are_kept(store):
    for seed in range(23):
        game(store, 0, 1, f"g{seed}")
        store.delete(store.saves()[0])
    assert len(list((store.folder / ".deleted").iterdir())) == 20


def test_an_unreadable_save_is_listed_explained_and_kept(store):
    game(store, 1, 20)
    (save,) = store.saves()
    save.journal.write_bytes(b"nonsense\n")
    (save,) = store.saves()
    assert save.fault and not save.is_running and store.last() is None
    assert open_journal(save.journal, shelf()).explained()
    assert save.journal.read_bytes() == b"nonsense\n"


def test_a_disk_that_refuses_is_told_and_nothing_is_lost(tmp_path):
    (tmp_path / "games").write_text("no folder")
    store = Store(tmp_path / "games")
    head = header(2, 1)
    journal = store.begin(head, {})
    history = new_history(head, journal)
    play_on(history, Dice(1), 30)
    assert len(history.actions) == 30 and "not being saved" in journal.news()
    store.put_picture(journal.path, PNG)
    assert store.trouble
    assert store.saves() == ()


# ---- packs travel along ----

PACK = """format: 1
pack: {id: lanterns, name: Lanterns, version: "1.2.0", api: 1}
"""
CARDS = """format: 1
actions:
  - id: lantern-swing
    name: Lantern Swing
    type: attack
    cost: 0
    copies: 30
    art: [boot]
    needs:
      - {as: foe, what: player, from: opponents, where: [{targetable: $foe}, {same_tile: [you, $foe]}], take: 1, by: you}
    effects:
      - {do: damage, to: $foe, amount: 1, credit: you}
"""


@pytest.fixture
def pack(tmp_path):
    root = tmp_path / "packs" / "lanterns"
    root.mkdir(parents=True)
    (root / "pack.yaml").write_text(PACK)
    (root / "cards.yaml").write_text(CARDS)
    loaded = load_catalog(BASE, (root,))
    assert not loaded.problems.errors, loaded.problems.errors
    return root, Content(loaded, compile_book(loaded.catalog))


def begun(store: Store, pack):
    root, content = pack
    known = [character.id for character in content.loaded.catalog.section("characters")]
    head = Header("0.1.0", content.loaded.catalog.packs, tuple(Seat(id, id) for id in known[:3]), 9)
    history = History(starter(content.book, head), (0, 1, 2), store.begin(head, {"lanterns": root}))
    play_on(history, Dice(9), 200)
    return history


def test_a_changed_or_removed_pack_kills_no_running_game(store, pack):
    root, _ = pack
    history = begun(store, pack)
    position = fingerprint(history.game.state)
    path = history.keeper.path
    (root / "cards.yaml").write_text(CARDS.replace("amount: 1", "amount: 3"))
    changed = open_journal(path, Shelf(BASE, (root,)))
    assert not changed.explained() and fingerprint(changed.history.game.state) == position
    shutil.rmtree(root)
    removed = open_journal(path, Shelf(BASE))
    assert not removed.explained() and fingerprint(removed.history.game.state) == position
    removed.history.keeper = go_on(path, removed.reading, removed.good_lines)
    play_on(removed.history, Dice(1), 20)
    assert not open_journal(path, Shelf(BASE)).explained()


def test_a_pack_that_is_nowhere_is_named(store, pack):
    history = begun(store, pack)
    path = history.keeper.path
    before = path.read_bytes()
    copy = path.parent / "packs" / "lanterns" / "cards.yaml"
    copy.write_text(copy.read_text() + "# touched\n")
    shutil.rmtree(pack[0])
    opened = open_journal(path, Shelf(BASE))
    assert opened.history is None and "lanterns" in opened.explained() and "1.2" in opened.explained()
    assert path.read_bytes() == before


def test_the_folder_of_this_user(monkeypatch, tmp_path):
    assert Store().folder.name == "games" and "favor" in str(Store().folder)
    assert JOURNAL.endswith(".jsonl")
