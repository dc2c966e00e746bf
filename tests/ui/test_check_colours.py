"""Colours on rendered pixels: text against what it really stands on (2.2), seats, regions and states in grey and in
deuteranopia (B43), tiles of 36 pixels (B28), high contrast and plain tiles (B46).

Text is judged where it was painted: its colour is known from the run of letters, its ground is the median of the pixels
round the letters that are not letters themselves.
"""

from __future__ import annotations

import os
from collections import Counter
from statistics import mean as mean_of
from statistics import median

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.ui import theme
from favor.ui.paint.badges import paint_badge
from favor.ui.paint.icons import paint_icon
from favor.ui.paint.kit import Kit
from favor.ui.paint.tiles import paint_tile
from favor.ui.theme import Theme
from tests.ui.colour_science import Colour, contrast, difference, lab
from tests.ui.driver import Driver
from tests.ui.looker import Looker, audited, in_the_middle, to_action
from tests.ui.seen_by import colour_seen

IS_LONG = os.environ.get("FAVOR_LONG", "") not in ("", "0")
LEAST_CONTRAST = 4.5
REGIONS, SEATS = 20.0, 15.0
SYMBOLS = ("ruin", "event", "warp", "terrain+", "terrain-", "settlement", "blank")
DIMMED = ("lost", "spent", "curtain")


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


@pytest.fixture(scope="module")
def kit() -> Kit:
    return Kit()


# -- text against its ground ------------------------------------------------------------------------------------------


def unreadable(driver: Driver) -> list[str]:
    """The texts of the frame with too little contrast, above the last curtain."""
    audit = audited(driver)
    surface = driver.window.lens.surface(pygame.display.get_surface())
    start = max((n for n, laid in enumerate(audit._laid) if laid.owner == "curtain"), default=0)
    found = []
    for number, laid in enumerate(audit._laid[start:], start):
        for ink, box in audit._seen_inks(laid):
            over = audit._laid[number + 1 :]
            if box.size != ink.box.size or any(audit._covered(above, box) > 0.01 for above in over):
                continue
            letters, ground = inked(surface, box)
            if contrast(letters, ground) < LEAST_CONTRAST - 0.05:
                found.append(f"{ink.text!r} of {laid.owner}: {contrast(letters, ground):.2f} {letters} on {ground}")
    return found


def inked(surface: pygame.Surface, box: pygame.Rect) -> tuple[Colour, Colour]:
    """The colours of letters and ground in a box: the ground is the median of its edge, the letters what differs most."""
    area = box.inflate(4, 2).clip(surface.get_rect())
    pixels = [surface.get_at((x, y))[:3] for x in range(area.x, area.right) for y in range(area.y, area.bottom)]
    edge = [surface.get_at((x, y))[:3] for x in range(area.x, area.right) for y in (area.y, area.bottom - 1)]
    ground = tuple(round(median(pixel[k] for pixel in edge)) for k in range(3))
    far = sorted(pixels, key=lambda pixel: sum(abs(a - b) for a, b in zip(pixel, ground)))
    core = far[-max(3, len(far) // 40) :]
    letters = tuple(round(median(pixel[k] for pixel in core)) for k in range(3))
    return letters, ground  # type: ignore[return-value]


def complain(driver: Looker, moment: str) -> None:
    found = unreadable(driver)
    assert not found, f"{moment}: " + "\n".join(found)


@pytest.mark.parametrize("looks", ({}, {"theme": "contrast"}) if IS_LONG else ({},))
def test_every_text_stands_off_its_ground(loaded: Loaded, looks: dict[str, object]) -> None:
    driver = Looker((1280, 720), complain, loaded, **looks)
    driver.walk(games=IS_LONG)
    assert len(driver.seen) > 20


def test_pale_letters_are_found(loaded: Loaded) -> None:
    pair = Kit()
    sheet = pygame.Surface((200, 40))
    sheet.fill(theme.PAPER)
    pair.letters.line(sheet, "Ysolde", (10, 8), "body", theme.mix(theme.PAPER, theme.INK, 0.35))
    assert contrast(*inked(sheet, pygame.Rect(10, 12, 46, 16))) < LEAST_CONTRAST
    sheet.fill(theme.PAPER)
    pair.letters.line(sheet, "Ysolde", (10, 8), "body", theme.INK)
    assert contrast(*inked(sheet, pygame.Rect(10, 12, 46, 16))) > 10


# -- seats, regions, states -------------------------------------------------------------------------------------------


def mean(surface: pygame.Surface, box: pygame.Rect | tuple[int, int, int, int]) -> Colour:
    red, green, blue = pygame.transform.average_color(surface, pygame.Rect(box))[:3]
    return red, green, blue


def fill_of(picture: pygame.Surface) -> Colour:
    """The colour that covers most of a painted badge: not its paper, not its ink, none of its edges."""
    counted: Counter[Colour] = Counter()
    for x in range(picture.get_width()):
        for y in range(picture.get_height()):
            red, green, blue, alpha = picture.get_at((x, y))
            if alpha == 255:
                counted[(red // 8 * 8, green // 8 * 8, blue // 8 * 8)] += 1
    for colour, _ in counted.most_common():
        if min(difference(lab(colour), lab(other)) for other in (theme.INK, theme.PAPER)) > 12:
            return colour
    raise AssertionError("only paper and ink")


def nearest(colours: dict[str, Colour], way: str) -> tuple[float, str]:
    """The smallest difference between two of the colours as that eye sees them, and which two."""
    seen = {name: lab(colour_seen(colour, way)) if way != "normal" else lab(colour) for name, colour in colours.items()}
    pairs = [(difference(seen[one], seen[other]), f"{one}/{other}") for one in seen for other in seen if one < other]
    return min(pairs)


@pytest.mark.parametrize("way", ("normal", "deuteranopia"))
def test_seats_on_the_table_stay_apart(kit: Kit, way: str) -> None:
    fills = {character: fill_of(paint_badge(kit, character, 40)) for character in theme.CHARACTERS}
    least, pair = nearest(fills, way)
    assert least >= SEATS, (pair, least)


@pytest.mark.parametrize("way", ("normal", "deuteranopia"))
def test_regions_on_the_table_stay_apart(loaded: Loaded, way: str) -> None:
    driver = Driver((1920, 1080), loaded)
    found: dict[str, list[Colour]] = {}
    assert in_the_middle(driver, 4, 5, 420)
    to_action(driver)
    driver.move((960, 2))
    driver.settle()
    surface = pygame.display.get_surface()
    assert surface is not None
    for widget in driver.window.top.tree:
        if widget.role == "tile" and widget.id.startswith("tile:") and widget.visible == widget.rect:
            tile = driver.table.show.tile(int(widget.id.partition(":")[2]))  # type: ignore[union-attr]
            if tile is not None and tile.region:
                found.setdefault(tile.region, []).extend(scenery(surface, widget.rect))
    assert set(found) == set(theme.REGIONS)
    middle = {region: tuple(round(mean_of(c[k] for c in colours)) for k in range(3)) for region, colours in found.items()}
    least, pair = nearest(middle, way)  # type: ignore[arg-type]
    assert least >= REGIONS, (pair, least)


def scenery(surface: pygame.Surface, box: tuple[int, int, int, int]) -> list[Colour]:
    """Pixels of a tile beside its paths, symbol and tokens: neither paper nor ink."""
    x, y, wide, _ = box
    at = (wide // 10, wide // 5, wide * 4 // 5, wide * 9 // 10)
    pixels = [surface.get_at((x + dx, y + dy))[:3] for dx in at for dy in range(wide // 10, wide * 9 // 10, 2)]
    return [p for p in pixels if min(difference(lab(p), lab(other)) for other in (theme.INK, theme.PAPER)) > 10]


def test_in_grey_seats_and_regions_differ_by_their_signs(kit: Kit) -> None:
    for names, painted in (
        (theme.CHARACTERS, lambda name: paint_badge(kit, name, 40)),
        (theme.REGIONS, lambda name: paint_icon(kit, f"region-{name}", 24, theme.PAPER)),
        (theme.ACTIONS, lambda name: paint_icon(kit, name, 24, theme.PAPER)),
        (theme.RELICS, lambda name: paint_icon(kit, name, 24, theme.PAPER)),
    ):
        shapes = {name: grey_bits(painted(name)) for name in names}
        for one in shapes:
            for other in shapes:
                if one < other:
                    differing = sum(a != b for a, b in zip(shapes[one], shapes[other], strict=True))
                    assert differing / len(shapes[one]) > 0.05, (one, other)


def grey_bits(picture: pygame.Surface) -> list[int]:
    """Four steps of grey over night."""
    sheet = pygame.Surface(picture.get_size())
    sheet.fill(theme.NIGHT)
    sheet.blit(picture, (0, 0))
    grey = pygame.transform.grayscale(sheet)
    return [grey.get_at((x, y))[0] // 64 for x in range(grey.get_width()) for y in range(grey.get_height())]


@pytest.mark.parametrize(
    "pair",
    (
        ("heart-full", "heart-cracked"), ("energy-full", "energy-spent"), ("favor-pip", "favor-empty"),
        ("boon-ready", "boon-spent"), ("ruin-ready", "ruin-spent"), ("check", "cross"), ("invisible", "hex"), ("cold", "poison"),
    ),
)  # fmt: skip
def test_states_differ_in_pure_grey(kit: Kit, pair: tuple[str, str]) -> None:
    one, other = (grey_bits(paint_icon(kit, name, 20)) for name in pair)
    assert sum(a != b for a, b in zip(one, other, strict=True)) / len(one) > 0.06


# -- tiles of 36 pixels, plain tiles, high contrast -------------------------------------------------------------------


@pytest.mark.parametrize("plain", (False, True))
def test_tiles_of_36_pixels_tell_region_and_symbol(plain: bool) -> None:
    kit = Kit(Theme(plain_tiles=plain))
    for region in theme.REGIONS:
        drawn = {symbol: centre_bits(paint_tile(kit, 36, region, symbol, 5, 1)) for symbol in SYMBOLS}
        for one in SYMBOLS:
            for other in SYMBOLS:
                if one < other:
                    assert sum(a != b for a, b in zip(drawn[one], drawn[other], strict=True)) > 14, (region, one, other)
    for symbol in SYMBOLS:
        corners = {region: mean(paint_tile(kit, 36, region, symbol, 0, 1), (3, 3, 7, 7)) for region in theme.REGIONS}
        for way in ("normal", "deuteranopia"):
            least, pair = nearest(corners, way)
            assert least >= REGIONS - 2, (symbol, way, pair, least)


def centre_bits(tile: pygame.Surface) -> list[bool]:
    return [sum(tile.get_at((x, y))[:3]) < 330 for x in range(9, 27) for y in range(9, 27)]


def test_paths_of_a_tile_of_36_pixels_reach_its_open_edges_only(kit: Kit) -> None:
    for mask in range(1, 16):
        tile = paint_tile(kit, 36, "forest", "blank", mask, 2)
        for side, at in enumerate(((18, 3), (32, 18), (18, 32), (3, 18))):
            paper = difference(lab(tuple(tile.get_at(at)[:3])), lab(theme.PAPER)) < 25  # type: ignore[arg-type]
            assert paper == bool(mask & 1 << side), (mask, side)


def test_high_contrast_is_higher_everywhere() -> None:
    usual, high = Theme(), Theme(high_contrast=True)
    for ground in ("night", "panel", "raised"):
        for letters in ("muted", "border"):
            before = contrast(getattr(usual, letters), getattr(usual, ground))
            assert contrast(getattr(high, letters), getattr(high, ground)) > before + 2
        assert contrast(theme.PAPER, getattr(high, ground)) >= contrast(theme.PAPER, getattr(usual, ground))


def test_plain_tiles_are_flat_colour_and_sign() -> None:
    plain, full = Kit(Theme(plain_tiles=True)), Kit()
    for region in theme.REGIONS:
        flat, rich = (paint_tile(kit, 120, region, "blank", 0, 3) for kit in (plain, full))
        assert colours(flat) * 3 < colours(rich), region


def colours(tile: pygame.Surface) -> int:
    """How many different colours the scenery has."""
    return len({tuple(tile.get_at((x, y))[:3]) for x in range(10, 110, 2) for y in range(10, 40, 2)})
