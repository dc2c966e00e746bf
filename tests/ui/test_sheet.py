"""Sheets: every card and tile is on them, pages are A4 at 300 dots an inch with crop marks, mistakes are one line."""

from __future__ import annotations

import struct
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from favor import cli
from favor.app import content
from favor.ui import sheet_command
from favor.ui.paint.kit import Kit
from favor.ui.sheet_command import PAGE, Painter, fits, page, save_page
from favor.ui.text import Fonts, Lettering
from favor.ui.theme import INK, Theme


@pytest.fixture(scope="module")
def painter() -> Painter:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return Painter(content([]).catalog, Kit(Theme(), Lettering(Fonts())))


def test_every_card_and_tile_is_there_as_often_as_in_the_box(painter: Painter) -> None:
    cards, tiles = list(painter.cards()), list(painter.tiles())
    counts = {section: sum(piece.copies for piece in cards if piece.kind == section) for section in sheet_command.CARD_SECTIONS}
    assert counts["god_cards"] == 40 and counts["actions"] == 60 and counts["relics"] == 36
    assert counts["events"] == 16 and counts["characters"] == 6
    assert len(tiles) == 44 and len({tile.id for tile in tiles}) == 44


def test_each_is_a_picture_of_its_own(painter: Painter) -> None:
    seen = {}
    for piece in painter.cards():
        picture = painter.paint(piece, 110)
        assert picture.get_size() == (110, 154), piece
        look = pygame.image.tobytes(picture, "RGBA")
        assert look not in seen, f"{piece.name} looks like {seen.get(look)}"
        seen[look] = piece.name
    for piece in painter.tiles():
        assert painter.paint(piece, 48).get_size() == (48, 48), piece


def test_a_page_has_its_pieces_and_crop_marks() -> None:
    red = Surface((744, 1042))
    red.fill((200, 0, 0))
    assert fits(red.get_size()) == 9
    sheet = page([red] * 9, red.get_size())
    assert sheet.get_size() == PAGE
    left, top = (PAGE[0] - 3 * 744) // 2, (PAGE[1] - 3 * 1042) // 2
    assert sheet.get_at((left + 5, top + 5))[:3] == (200, 0, 0)
    for column in range(4):
        assert sheet.get_at((left + column * 744, top - sheet_command.GAP - 10))[:3] == INK
        assert sheet.get_at((left + column * 744, top - 2))[:3] == (255, 255, 255)
    assert sheet.get_at((left - sheet_command.GAP - 10, top))[:3] == INK


def test_a_page_says_how_large_it_is_printed(tmp_path: Path) -> None:
    save_page(tmp_path / "page.png", page([], (744, 1042)))
    data = (tmp_path / "page.png").read_bytes()
    at = data.index(b"pHYs")
    assert struct.unpack(">IIB", data[at + 4 : at + 13]) == (11811, 11811, 1)  # 300 dots an inch, in dots a metre
    assert pygame.image.load(str(tmp_path / "page.png")).get_size() == PAGE


def test_mistakes_are_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert sheet_command.run(cli.parse(["sheet"]), content) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_place_that_cannot_be_written_is_said(
    painter: Painter, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sheet_command, "overview", lambda painter: Surface((4, 4)))
    out = tmp_path / "no" / "such" / "sheet.png"
    assert sheet_command.run(cli.parse(["sheet", str(out)]), content) == 1
    assert capsys.readouterr().err.startswith("The pictures cannot be written: ")
    good = tmp_path / "sheet.png"
    assert sheet_command.run(cli.parse(["sheet", str(good)]), content) == 0 and good.exists()
