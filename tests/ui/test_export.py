"""Pictures and texts to keep: they are written, never over another, and hold nothing that is hidden."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from favor.ui import export
from tests.ui.driver import Driver


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(export, "folder", lambda: tmp_path / "pictures")
    return tmp_path / "pictures"


@pytest.fixture(scope="module")
def driver() -> Driver:
    driver = Driver((1280, 720))
    driver.begin(3)
    driver.uncover()
    while not any(event[0] == "drew" for event in driver.table.sitting.told()):
        assert driver.click_on()
    return driver


def test_f12_keeps_the_window_and_says_where(driver: Driver, place: Path) -> None:
    seen = pygame.display.get_surface()
    assert seen is not None
    driver.window.draw()
    before = pygame.image.tobytes(seen, "RGB")
    driver.key("f12")
    (path,) = place.glob("favor-*.png")
    kept = pygame.image.load(str(path))
    assert kept.get_size() == (1280, 720) and pygame.image.tobytes(kept, "RGB") == before
    driver.key("f12")
    assert len(list(place.glob("*.png"))) == 2, "the first picture was written over"


def test_the_whole_map_is_kept_however_far_it_reaches(driver: Driver, place: Path) -> None:
    table = driver.table
    view = table.sitting.game.view(-1)
    picture = export.map_picture(driver.window.brush(), view, table.names, table.sitting.seats, 60)
    xs = [tile.x for tile in view.tiles]
    ys = [tile.y for tile in view.tiles]
    assert picture.get_width() == (max(xs) - min(xs) + 1) * 60 + 2 * export.MARGIN
    assert picture.get_height() == (max(ys) - min(ys) + 1) * 60 + 2 * export.MARGIN
    for tile in view.tiles:  # every tile is there: its place is brighter than the night
        corner = export.MARGIN + (tile.x - min(xs)) * 60, export.MARGIN + (tile.y - min(ys)) * 60
        assert sum(pygame.transform.average_color(picture, (*corner, 60, 60))[:3]) > 150, tile


def test_a_picture_of_the_map_is_never_made_from_what_one_player_sees(driver: Driver) -> None:
    table = driver.table
    with pytest.raises(ValueError, match="anybody"):
        export.map_picture(driver.window.brush(), table.sitting.game.view(0), table.names, table.sitting.seats)


def test_the_log_as_text_has_every_turn_and_no_hidden_card(driver: Driver) -> None:
    sitting, names = driver.table.sitting, driver.table.names
    public = [event for batch in sitting.history.batches for event in sitting.game.redact(batch, -1)]
    text = export.log_text(public, names, ("Mara: Seridian",))
    assert text.startswith("Mara: Seridian\n\n")
    assert text.count("\nTurn ") == sum(event[0] == "turn_began" for event in public)
    drawn = {names.card(event[2]) for batch in sitting.history.batches for event in batch if event[0] == "drew"}
    assert drawn and not [name for name in drawn if f"drew {name}" in text]


def test_what_cannot_be_written_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(export, "folder", lambda: tmp_path / "file" / "pictures")
    saved = export.save_text("log")
    assert isinstance(saved, str)
    assert export.told(saved).startswith("It could not be saved: ")
