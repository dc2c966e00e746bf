"""Faults that the last look at every picture found, each kept from coming back."""

from __future__ import annotations

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.actions import Decision
from favor.rules.game import Game
from favor.ui.odds import odds_of
from favor.ui.paint.tiles import tile_slots
from favor.ui.parts.board import MarkData, paint_mark
from favor.ui.parts.pieces import Tokens, draw_tokens, warning_place
from favor.ui.semantics import Mood
from tests.ui.driver import Driver
from tests.ui.test_out_of_the_way import brought_to

SIZE = (1280, 720)


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def gives_relic(game: Game, decision: Decision) -> bool:
    """Is a Relic of one's own to be given away?"""
    return decision.prompt == "choose_give"


def yes_or_no_before_a_roll(game: Game, decision: Decision) -> bool:
    """Does another roll, alike, whether one says yes or no?"""
    if decision.about != "yes_no":
        return False
    found = [odds_of(game, decision.seat, option) for option in decision.options]
    return found[0] is not None and found[0].seat != decision.seat and found.count(found[0]) == len(found)


def test_what_one_gives_away_is_not_called_taken(loaded: Loaded) -> None:
    driver = brought_to(loaded, SIZE, gives_relic)
    show = driver.table.show
    assert show is not None and show.question is not None
    relics = show.view.players[show.question.seat].relics
    assert {card for _, card in show.options} <= {relic.number for relic in relics}
    assert "choose what to give" in driver.find("prompt").label


def test_no_answer_bears_the_odds_of_a_roll_that_comes_anyway(loaded: Loaded) -> None:
    driver = brought_to(loaded, SIZE, yes_or_no_before_a_roll)
    assert driver.table.show is not None and len(driver.table.show.chances) == 2
    assert [driver.find(f"answer:{answer}:0").label for answer in ("yes", "no")] == ["Yes", "No"]


def test_a_tile_says_its_kind_once(loaded: Loaded) -> None:
    driver = Driver(SIZE, loaded)
    driver.begin(4, 7, privacy="open")
    tiles = [widget for widget in driver.window.top.tree if widget.role == "tile" and "Settlement" in widget.label]
    assert len(tiles) == 4 and not any("Settlement" in widget.value for widget in tiles)
    assert all("Banner" in widget.value for widget in tiles)


@pytest.mark.parametrize("px", range(28, 200, 5))
@pytest.mark.parametrize("has_warp", (False, True))
def test_the_sign_of_danger_lies_apart_from_the_price(px: int, has_warp: bool) -> None:
    side = max(18, px * 28 // 100)
    x, y = warning_place((0, 0, px, px), side, has_warp)
    sign = pygame.Rect(x - side // 2, y - side // 2, side, side)
    gem = pygame.Rect(px - side - 4, px - side - 4, side, side)
    apart = not sign.colliderect(gem)
    assert apart or px < 2 * side + 8, (sign, gem)


@pytest.mark.parametrize("px", (43, 72))
def test_tokens_of_a_lit_tile_lie_over_its_ring(loaded: Loaded, px: int) -> None:
    brush, tokens = Driver(SIZE, loaded).window.brush(), Tokens(ruin="ready", trap=True)
    brush.surface = lit = pygame.Surface((px, px))
    paint_mark(brush, (0, 0, px, px), MarkData("chosen", -1, "", 0, False, False, tokens=tokens), Mood())
    brush.surface = alone = pygame.Surface((px, px))
    draw_tokens(brush, (0, 0, px, px), tokens)
    for corner in ("ruin", "trap"):
        inner = tile_slots(px)[corner].scale_by(0.6)
        spots = [(x, y) for x in range(inner.left, inner.right) for y in range(inner.top, inner.bottom)]
        assert spots and all(lit.get_at(spot) == alone.get_at(spot) for spot in spots)
