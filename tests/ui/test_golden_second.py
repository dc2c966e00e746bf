"""Faults that were seen when all pictures were looked at for a second time, each kept from coming back."""

from __future__ import annotations

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.language.handbook_card import reference_card
from favor.table.undo import LOCKED
from favor.ui import words
from favor.ui.scenes.refcard import COLUMN, NAME, ROW, RefCardScene
from favor.ui.text import Fonts, TextStyle, layout
from tests.ui.driver import Driver

SIZES = ((1280, 720), (1920, 1080))


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def at_first_action(loaded: Loaded, players: int = 4, size: tuple[int, int] = SIZES[0], seed: int = 7) -> Driver:
    """A table where the first action is chosen."""
    driver = Driver(size, loaded)
    driver.begin(players, seed, privacy="open")
    while driver.see("go-on") or driver.table.show is None or driver.table.show.about != "action":
        driver.click_on()
    return driver


def lines_of(text: str, width: int) -> list[str]:
    """Centred text as it is broken, line by line."""
    laid = layout(Fonts(), text, TextStyle(16), width, "centre")
    return ["".join(piece.text for piece in laid.pieces if piece.y == top) for top in sorted({piece.y for piece in laid.pieces})]


def test_centred_lines_are_even_and_no_more_than_they_need_be() -> None:
    text = "A board game of relics, Gods and luck, for two to six at one table"
    for width in range(180, 460, 20):
        lines = lines_of(text, width)
        assert len(lines) == layout(Fonts(), text, TextStyle(16), width, "left").lines
        assert len(lines) < 2 or len(lines[-1]) * 2 > len(lines[0]), lines


def test_apostrophes_are_set_as_real_ones() -> None:
    font = Fonts().get("sans", "Regular", 16)
    assert font.size("Mara's") == font.size("Mara’s")
    straight, curved = (font.render(f"Mara{sign}s turn", True, (0, 0, 0)) for sign in "'’")
    assert straight.get_buffer().raw == curved.get_buffer().raw


@pytest.mark.parametrize("size", SIZES)
def test_what_can_be_done_is_one_page_as_long_as_there_is_room(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = at_first_action(loaded, size=size)
    driver.key("h")
    plate = driver.find("can-plate").rect
    assert driver.see("more") is None and plate[1] >= 0 and plate[1] + plate[3] <= size[1]


@pytest.mark.parametrize("size", SIZES)
def test_the_reference_card_has_a_line_for_each_thing_in_letters_of_sixteen(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = Driver(size, loaded)
    driver.window.push(RefCardScene(driver.window, loaded.catalog))
    driver.step()
    brush = driver.window.brush()
    for block in reference_card(loaded.catalog):
        for row in block.rows:
            assert brush.tall(row.text, brush.px(COLUMN - NAME), "body") == brush.tall("A", 100, "body"), row.text
            assert brush.px(ROW) >= brush.tall("A", 100, "body")
    card = driver.find("card").rect
    assert card[0] >= 0 and card[1] >= 0 and card[0] + card[2] <= size[0] and card[1] + card[3] <= size[1]


def test_what_keeps_undo_locked_goes_on_after_the_colon() -> None:
    said = [text for kind, text in LOCKED.items() if kind != "start"] + [words.HANDED_OVER]
    assert all(text[0].islower() or text[0] == "{" for text in said), said
