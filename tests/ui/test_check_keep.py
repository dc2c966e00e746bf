"""The end of a game (B55): who won and how, figures, graph, honours, another game; what is kept of it (B57)."""

from __future__ import annotations

from pathlib import Path

import pytest

from favor.table.opening import Shelf, open_journal
from favor.ui import export, words
from tests.table.played import BASE, content
from tests.ui.driver import Driver
from tests.ui.looker import faults
from tests.ui.test_result import played
from tests.ui.test_screens import check

SIZES = ((1024, 640), (1366, 768))


@pytest.fixture(scope="module")
def over() -> Driver:
    return played()


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(export, "folder", lambda: tmp_path / "pictures")
    return tmp_path / "pictures"


def test_the_end_shows_who_won_and_how_and_everything_asked_of_it(over: Driver) -> None:
    tree = over.window.top.tree
    ids = {widget.id for widget in tree}
    view = over.app.sitting.game.view(-1)  # type: ignore[union-attr]
    said = " ".join(f"{widget.label} {widget.value}" for widget in tree)
    assert over.table.names.seat(view.winner) in said and "wins" in said
    assert {"rematch", "title", "fold", "map", "log", "record", "replay"} <= ids
    assert sum(id.startswith("award:") for id in ids) == 3
    assert {head for _, head in words.FIGURES} <= set(said.replace(";", " ").replace(",", " ").replace(":", " ").split())
    for player in view.players:
        assert over.table.names.seat(player.seat) in said


@pytest.mark.parametrize("size", SIZES)
def test_the_end_has_room_for_its_words(size: tuple[int, int]) -> None:
    driver = played(size, 6)
    driver.settle()
    check(driver, f"result at {size}")
    assert not faults(driver)


def test_the_record_of_a_game_that_is_over_plays_again(place: Path) -> None:
    over = played(players=3)
    over.settle()
    over.click(over.find("record"))
    (path,) = place.iterdir()
    assert path.suffix == ".jsonl" and over.window._said[0] == export.told(path)
    opened = open_journal(path, Shelf(BASE, at_hand=content()))
    sitting = over.app.sitting
    assert sitting is not None and opened.damage is None and opened.history is not None
    assert list(opened.history.actions) == list(sitting.taken)


def test_the_record_of_a_running_game_is_not_given_away(place: Path) -> None:
    driver = Driver((1280, 720))
    driver.begin(2)
    assert driver.app.services.record() == ""
    assert isinstance(export.save_record(""), str) and not place.exists()


def test_shift_f12_keeps_the_map_and_f12_the_window(place: Path) -> None:
    driver = Driver((1280, 720))
    driver.begin(2)
    driver.uncover()
    driver.key("f12")
    driver.key("f12", 1)
    assert len(list(place.glob("*.png"))) == 2
