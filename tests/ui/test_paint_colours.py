"""The palette and the rendered pictures keep their distances, also for people who see fewer colours."""

from __future__ import annotations

import pytest

from favor.ui import theme
from favor.ui.paint.badges import paint_badge
from favor.ui.paint.kit import Kit
from favor.ui.paint.tiles import paint_tile
from tests.ui.colour_science import Colour, contrast, nearest


@pytest.fixture(scope="module")
def kit() -> Kit:
    """One set of tools for the module."""
    return Kit()


TABLES = (theme.REGIONS, theme.CHARACTERS, theme.ACTIONS, theme.RELICS, theme.GODS, theme.MEANINGS)
GRAINED_PAPER = theme.rgb("#D8CBB2")


@pytest.mark.parametrize("table", TABLES)
def test_text_on_every_fill_and_on_paper_is_readable(table: dict[str, theme.Ink]) -> None:
    for name, ink in table.items():
        assert contrast(ink.text, ink.fill) >= 4.5, f"{name}: text on its fill"
        assert contrast(ink.paper, theme.PAPER_2) >= 4.5, f"{name}: text on paper"


def test_the_ruled_colours_hold_on_grained_paper_and_on_night() -> None:
    for table in TABLES[:5]:
        for name, ink in table.items():
            assert contrast(ink.paper, GRAINED_PAPER) >= 4.5, f"{name}: text on grained paper"
            worst = min(contrast(ink.night, ground) for ground in (theme.NIGHT, theme.PANEL, theme.RAISED))
            assert worst >= 4.5, f"{name}: text on night"


@pytest.mark.parametrize("vision", ["normal", "deuteranopia", "protanopia", "tritanopia"])
def test_rendered_regions_differ_for_every_vision(kit: Kit, vision: str) -> None:
    means = {region: _mean(kit, region) for region in theme.REGIONS}
    assert nearest(means, vision) >= 20


@pytest.mark.parametrize("vision", ["normal", "deuteranopia", "protanopia", "tritanopia"])
def test_seats_and_card_types_differ_for_every_vision(vision: str) -> None:
    for table, least in ((theme.CHARACTERS, 15), (theme.ACTIONS, 30), (theme.RELICS, 17), (theme.GODS, 15)):
        assert nearest({name: ink.fill for name, ink in table.items()}, vision) >= least - 0.05


def test_badges_differ_by_shape_alone(kit: Kit) -> None:
    shapes = []
    for character in theme.CHARACTERS:
        badge = paint_badge(kit, character, 28)
        shapes.append(tuple(badge.get_at((x, y)).a > 127 for y in range(28) for x in range(28)))
    for i, first in enumerate(shapes):
        for second in shapes[i + 1 :]:
            assert sum(a != b for a, b in zip(first, second)) >= 24


def _mean(kit: Kit, region: str) -> Colour:
    """The mean colour of a rendered tile's scenery."""
    tile = paint_tile(kit, 84, region, "blank", 0, 3)
    pixels = [tile.get_at((x, y)) for x in (12, 20, 28, 56, 64, 72) for y in range(10, 74, 3)]
    red, green, blue = (round(sum(pixel[k] for pixel in pixels) / len(pixels)) for k in range(3))
    return red, green, blue
