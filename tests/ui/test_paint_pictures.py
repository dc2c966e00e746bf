"""Every painter gives a picture of the asked size, clean at its edges, the same one every time."""

from __future__ import annotations

import pygame
import pytest

from favor.ui import theme
from favor.ui.paint import backdrop
from favor.ui.paint.altar import paint_altar
from favor.ui.paint.badges import paint_badge, paint_piece
from favor.ui.paint.card_parts import CardFace
from favor.ui.paint.cards import STATES, paint_back, paint_card
from favor.ui.paint.glass import PATTERNS, paint_glass, paint_rose
from favor.ui.paint.glyphs import GLYPHS
from favor.ui.paint.hall import paint_cover
from favor.ui.paint.icons import icon_names, paint_cost, paint_die, paint_icon
from favor.ui.paint.kit import Cache, Kit
from favor.ui.paint.motifs import MOTIFS
from favor.ui.paint.picture_words import motifs_for
from favor.ui.paint.portraits import PORTRAITS, paint_portrait
from favor.ui.paint.sheet import contact_sheet
from favor.ui.paint.tiles import paint_ghost, paint_ring, paint_tile, paint_unexplored, seat_slots, tile_slots
from favor.ui.text import Fonts, Lettering, TextAudit

LONG = (
    ("Choose an opponent on your Tile or an adjacent one. They make a ", ""),
    ("Fight", "fight"),
    (" Challenge. Failure: deal 2 damage to them and they discard an Action Card. Success: you draw a card.", ""),
)
FACES = (
    CardFace("action", "attack", "Snipe", 3, LONG, marks=(("blade", "3"),)),
    CardFace("action", "trap", "A Trap With A Rather Long Name", 0, LONG, old_cost=1),
    CardFace("relic", "charm", "Royal Circlet", None, LONG[:1], plate="+1 Charm", seal="1 Favor"),
    CardFace("event", "event", "Two Stone Hands", None, (), options=(("Power", LONG), ("Overload", LONG[:1]))),
    CardFace("item", "item", "Black Box", None, LONG),
    CardFace("god", "god", "Broki", None, LONG, god="broki"),
    CardFace("character", "geodyte", "Geodyte", None, LONG, stats=(6, 2, 1, 2)),
)


@pytest.fixture(scope="module")
def kit() -> Kit:
    """Tools with a listening audit."""
    return Kit(letters=Lettering(Fonts(), TextAudit(on=True)))


def _bytes(picture: pygame.Surface) -> bytes:
    """The pixels."""
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
@pytest.mark.parametrize("width", [124, 206, 264])
def test_cards_have_their_size_and_lose_no_text(kit: Kit, face: CardFace, width: int) -> None:
    kit.letters.audit.entries.clear()
    picture = paint_card(kit, face, width)
    assert picture.get_size() == (width, round(width * 1.4))
    assert kit.letters.audit.cuts == ()


@pytest.mark.parametrize("section", ["action", "relic", "event", "item", "god", "character"])
def test_even_very_long_sentences_are_not_cut(kit: Kit, section: str) -> None:
    kit.letters.audit.entries.clear()
    words = "Each opponent on an adjacent Tile makes a Wit Challenge and takes damage. " * 5
    paint_card(
        kit, CardFace(section, section, "Long", 1 if section == "action" else None, ((words, ""),)), 206, "", "read"
    )
    assert kit.letters.audit.entries
    assert kit.letters.audit.cuts == ()


def test_the_name_never_runs_under_the_gem(kit: Kit) -> None:
    kit.letters.audit.entries.clear()
    for name in ("Snipe", "Transcend", "Thunderous Reprimand", "Incomprehensibility"):
        paint_card(kit, CardFace("action", "spell", name, 1, ()), 124)
    assert kit.letters.audit.cuts == ()


def test_each_state_looks_different(kit: Kit) -> None:
    assert len({_bytes(paint_card(kit, FACES[0], 124, state)) for state in STATES}) == len(STATES)


def test_a_back_tells_nothing(kit: Kit) -> None:
    backs = {_bytes(paint_card(kit, face, 124, "down")) for face in FACES}
    assert backs == {_bytes(paint_back(kit, 124))}


def test_tiles_differ_by_region_symbol_paths_and_seed(kit: Kit) -> None:
    pictures = [_bytes(paint_tile(kit, 84, region, "blank", 5, 1)) for region in theme.REGIONS]
    pictures += [
        _bytes(paint_tile(kit, 84, "forest", symbol, 5, 1))
        for symbol in ("ruin", "event", "warp", "terrain+", "terrain-")
    ]
    pictures += [_bytes(paint_tile(kit, 84, "forest", "blank", paths, 1)) for paths in (1, 2, 4, 8, 15)]
    pictures += [_bytes(paint_tile(kit, 84, "forest", "blank", 5, seed)) for seed in (2, 3)]
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("px", [28, 36, 44, 84, 160])
def test_ribbons_reach_exactly_the_open_borders(kit: Kit, px: int) -> None:
    middle = px // 2
    ends = ((middle, 0), (px - 1, middle), (middle, px - 1), (0, middle))
    for paths in range(16):
        tile = paint_tile(kit, px, "marshland", "blank", paths, 4)
        for bit, end in enumerate(ends):
            colour = tile.get_at(end)
            light = colour.a > 200 and sum(colour[:3]) > 520
            assert light == bool(paths >> bit & 1), f"mask {paths}, side {bit}"


def test_the_light_does_not_turn_with_the_paths(kit: Kit) -> None:
    plain = paint_tile(kit, 84, "wasteland", "blank", 1, 9)
    turned = paint_tile(kit, 84, "wasteland", "blank", 2, 9)
    assert all(plain.get_at((x, y)) == turned.get_at((x, y)) for x in (14, 20, 26) for y in (12, 20, 28))


def test_slots_stand_inside_the_tile() -> None:
    for px in (36, 84, 160):
        whole = pygame.Rect(0, 0, px, px)
        assert all(whole.contains(slot) for slot in tile_slots(px).values())
        for present in range(1, 7):
            assert len(seat_slots(px, present)) == 6
            assert all(whole.contains(slot) for slot in seat_slots(px, present))


def test_edges_carry_no_foreign_colour(kit: Kit) -> None:
    """Half-clear pixels must hold the edge's ink, whatever sheet lay next to them."""
    for picture in (
        paint_tile(kit, 84, "mountain", "blank", 0, 1),
        paint_card(kit, FACES[2], 124),
        paint_badge(kit, "human", 44),
        paint_icon(kit, "banner-forest", 44),
        paint_portrait(kit, "abutian", 60, 60),
    ):
        half = [
            picture.get_at((x, y))
            for x in range(picture.get_width())
            for y in range(picture.get_height())
            if 20 < picture.get_at((x, y)).a < 200
        ]
        assert half
        assert max(sum(pixel[:3]) for pixel in half) < sum(theme.INK) + 200


def test_the_smallest_symbols_can_be_told_apart(kit: Kit) -> None:
    for px in (28, 36, 44):
        signs = []
        for symbol in ("ruin", "event", "warp", "terrain+", "terrain-", "settlement"):
            tile = paint_tile(kit, px, "mountain", symbol, 5, 1)
            low, high = px // 4, px - px // 4
            signs.append([sum(tile.get_at((x, y))[:3]) < 380 for x in range(low, high) for y in range(low, high)])
        for i, first in enumerate(signs):
            for second in signs[i + 1 :]:
                assert sum(a != b for a, b in zip(first, second)) / len(first) > 0.08


def test_every_icon_paints_and_a_wrong_name_speaks(kit: Kit) -> None:
    for name in icon_names():
        picture = paint_icon(kit, name, 20)
        assert picture.get_size() == (20, 20)
        assert name == "blank" or picture.get_bounding_rect().w > 4
    with pytest.raises(KeyError, match="no icon is called 'hart'"):
        paint_icon(kit, "hart", 20)


def test_state_icons_differ_in_grey(kit: Kit) -> None:
    for first, second in (
        ("heart-full", "heart-cracked"),
        ("energy-full", "energy-spent"),
        ("favor-pip", "favor-empty"),
        ("boon-ready", "boon-spent"),
        ("ruin-ready", "ruin-spent"),
        ("check", "cross"),
    ):
        grey = [pygame.transform.grayscale(paint_icon(kit, name, 20)) for name in (first, second)]
        changed = sum(
            abs(grey[0].get_at((x, y))[0] - grey[1].get_at((x, y))[0]) > 40
            or abs(grey[0].get_at((x, y)).a - grey[1].get_at((x, y)).a) > 100
            for x in range(20)
            for y in range(20)
        )
        assert changed > 20, (first, second)


def test_motifs_stay_on_their_grid() -> None:
    assert len(MOTIFS) >= 45
    for name, motif in MOTIFS.items():
        points = [point for _, _, places in (*motif.body, *motif.detail) for point in places]
        assert motif.body and all(-12 <= x <= 112 and -12 <= y <= 112 for x, y in points), name
    assert GLYPHS["ruin"] != GLYPHS["settlement"]


def test_pictures_follow_the_name_and_never_change() -> None:
    assert motifs_for("Hiking Boots", "charm") == ("boot",)
    assert motifs_for("Zzz", "hex") == motifs_for("Zzz", "hex")
    assert all(
        motif in MOTIFS for kind in ("attack", "spell", "unknown") for motif in motifs_for("Nothing known", kind)
    )


def test_gods_and_characters_are_all_there(kit: Kit) -> None:
    assert set(PATTERNS) == set(theme.GODS)
    assert set(PORTRAITS) == set(theme.CHARACTERS)
    windows = {_bytes(paint_glass(kit, god, 60, 90)) for god in theme.GODS}
    assert len(windows) == 5
    assert paint_glass(kit, "of-a-pack", 60, 90).get_size() == (60, 90)
    assert paint_portrait(kit, "of-a-pack", 60, 60).get_size() == (60, 60)


def test_other_painters_have_their_sizes(kit: Kit) -> None:
    assert paint_altar(kit, 40).get_size() == (120, 120)
    assert paint_rose(kit, 80).get_size() == (80, 80)
    assert paint_piece(kit, "human", 30, True).get_size() == (30, 30)
    assert paint_die(kit, 3, 56).get_size() == (56, 56)
    assert paint_cost(kit, 2, 24).get_size() == (24, 24)
    assert paint_ring(kit, 84, "danger").get_size() == (84, 84)
    assert paint_unexplored(kit, 84, "forest", 6).get_size() == (84, 84)
    assert paint_ghost(kit, 84, "forest", "ruin", 3, 1).get_size() == (84, 84)
    assert backdrop.paint_night(kit, 320, 180).get_size() == (320, 180)
    assert backdrop.paint_plate(kit, 100, 40).get_size() == (100, 40)
    pad = backdrop.shadow_pad(24)
    assert backdrop.paint_shadow(kit, 100, 40, 8, 24).get_size() == (100 + 2 * pad, 40 + 2 * pad)


def test_the_cover_is_opaque(kit: Kit) -> None:
    assert not paint_cover(kit, 64, 36).get_flags() & pygame.SRCALPHA


def test_the_cache_keeps_shares_and_forgets() -> None:
    cache = Cache(Kit(), limit_mb=1)
    first = cache.get(paint_tile, 84, "forest", "blank", 5, 1)
    assert cache.get(paint_tile, 84, "forest", "blank", 5, 1) is first
    assert cache.get(paint_tile, 84, "forest", "blank", 5, 2) is not first
    for seed in range(60):
        cache.get(paint_tile, 84, "forest", "blank", 5, seed + 10)
    assert cache.used_bytes <= 1_000_000
    assert cache.get(paint_tile, 84, "forest", "blank", 5, 1) is not first


def test_the_cache_has_room_for_pictures_of_a_very_large_window() -> None:
    cache = Cache(Kit(), limit_mb=1)
    first = cache.get(paint_tile, 84, "forest", "blank", 5, 1)
    cache.get(paint_cover, 800, 450)  # alone more than the limit
    assert cache.get(paint_tile, 84, "forest", "blank", 5, 1) is first


def test_plain_tiles_and_flat_paper_are_choices_of_the_theme() -> None:
    plain = Kit(theme.Theme(plain_tiles=True))
    assert _bytes(paint_tile(plain, 84, "forest", "ruin", 5, 1)) == _bytes(
        paint_tile(plain, 84, "forest", "ruin", 5, 2)
    )
    assert Kit(theme.Theme(grain=False)).grain is None


def test_a_contact_sheet_holds_everything(kit: Kit) -> None:
    pictures = [(name, paint_icon(kit, name, 40)) for name in ("check", "cross", "lock")]
    sheet = contact_sheet(kit, pictures, 120)
    assert sheet.get_width() == 120
    assert sheet.get_height() > 2 * 40
