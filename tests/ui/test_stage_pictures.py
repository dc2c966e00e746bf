"""The large pictures behind the screens: painted in steps, the same every time, kept on disk, and no harm when that fails."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from favor.ui.paint import gallery as gallery_module
from favor.ui.paint.altar import paint_emblem
from favor.ui.paint.gallery import MOST_STORED, TALLEST, Gallery, Order
from favor.ui.paint.hall import paint_cover, paint_hall
from favor.ui.paint.kit import Kit
from favor.ui.paint.theatre import paint_theatre, windows
from favor.ui.paint.triumph import paint_triumph
from favor.ui.theme import CHARACTERS, GODS, Theme

SIZE = (320, 180)
ROOM = (90, 12, 210, 150)


@pytest.fixture(scope="module")
def kit() -> Kit:
    return Kit()


def finish(gallery: Gallery, order: Order) -> Surface:
    """Let it work until the picture is done."""
    gallery.picture(order)
    for _ in range(100):
        if not gallery.work():
            return gallery.picture(order)
    raise AssertionError("it never ends")


def looks(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def counted(kit: Kit, surface: Surface, room: Rect) -> Iterator[None]:
    """A painter in two steps that leaves where its heart lies."""
    surface.fill((10, 20, 30))
    yield
    surface.fill((200, 0, 0), room)
    yield


def test_the_theatre_is_the_same_every_time_and_shows_five_windows(kit: Kit) -> None:
    first, second = (finish(Gallery(kit), Order(paint_theatre, SIZE, ROOM)) for _ in range(2))
    assert looks(first) == looks(second)
    places = dict(windows(ROOM))
    assert set(places) == set(GODS)
    bright = {god: first.subsurface(Rect(box).clip(first.get_rect())) for god, box in places.items()}
    night = sum(pygame.transform.average_color(first.subsurface((130, 20, 40, 20)))[:3])
    for god, window in bright.items():
        assert Rect(ROOM).contains(Rect(places[god])), god
        assert sum(pygame.transform.average_color(window)[:3]) > 1.5 * night, f"{god} is not lit"
    colours = {god: pygame.transform.average_color(window)[:3] for god, window in bright.items()}
    for god, colour in colours.items():
        for other, second in colours.items():
            apart = sum(abs(a - b) for a, b in zip(colour, second, strict=True))
            assert god == other or apart > 20, f"{god} looks like {other}"


def test_between_two_sheets_the_picture_can_be_shown(kit: Kit) -> None:
    gallery = Gallery(kit)
    order = Order(paint_theatre, SIZE, ROOM)
    seen = {looks(gallery.picture(order))}
    while gallery.is_busy:
        gallery.work()
        seen.add(looks(gallery.picture(order)))
    assert len(seen) > 12
    assert not gallery.work()


@pytest.mark.parametrize("theme", (Theme(), Theme(grain=False), Theme(high_contrast=True)))
def test_hall_and_cover_in_every_theme(theme: Theme) -> None:
    kit = Kit(theme)
    hall = finish(Gallery(kit), Order(paint_hall, SIZE))
    cover = paint_cover(kit, *SIZE)
    for picture in (hall, cover):
        assert not picture.get_flags() & pygame.SRCALPHA
        assert max(pygame.transform.average_color(picture)[:3]) < 90, "text stands on it"


def test_a_finished_picture_comes_from_disk(kit: Kit, tmp_path: Path) -> None:
    order = Order(counted, SIZE, ROOM)
    made = finish(Gallery(kit, tmp_path), order)
    later = Gallery(kit, tmp_path)
    found = later.picture(order)
    assert not later.is_busy and looks(found) == looks(made)
    other = Gallery(kit, tmp_path)
    other.picture(Order(counted, SIZE, (0, 0, 5, 5)))
    assert other.is_busy


def test_what_is_stored_belongs_to_theme_and_painters(kit: Kit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order = Order(counted, SIZE, ROOM)
    finish(Gallery(kit, tmp_path), order)
    bright = Gallery(Kit(Theme(high_contrast=True)), tmp_path)
    bright.picture(order)
    assert bright.is_busy
    monkeypatch.setattr(gallery_module, "_painters", lambda: b"others")
    newer = Gallery(kit, tmp_path)
    newer.picture(order)
    assert newer.is_busy


@pytest.mark.parametrize("harm", ("cut", "other", "short"))
def test_a_damaged_file_is_painted_anew(kit: Kit, tmp_path: Path, harm: str) -> None:
    order = Order(counted, SIZE, ROOM)
    made = finish(Gallery(kit, tmp_path), order)
    (path,) = tmp_path.glob("*.scene")
    data = path.read_bytes()
    path.write_bytes({"cut": data[:-20], "other": b"something else" + data, "short": data[:4]}[harm])
    again = Gallery(kit, tmp_path)
    again.picture(order)
    assert again.is_busy
    assert looks(finish(again, order)) == looks(made)
    assert path.read_bytes() == data


def test_a_folder_that_cannot_be_written_costs_nothing_else(kit: Kit, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    gallery = Gallery(kit, tmp_path / "file" / "scenes")
    assert finish(gallery, Order(counted, SIZE, ROOM)).get_at((100, 20))[:3] == (200, 0, 0)


def test_old_pictures_go(kit: Kit, tmp_path: Path) -> None:
    gallery = Gallery(kit, tmp_path)
    for wide in range(20, 20 + MOST_STORED + 4):
        finish(gallery, Order(counted, (wide, 20)))
    assert len(list(tmp_path.iterdir())) == MOST_STORED


def test_while_a_window_is_drawn_larger_the_old_picture_fills_it(kit: Kit) -> None:
    gallery = Gallery(kit)
    finish(gallery, Order(counted, SIZE, (0, 0, *SIZE)))
    wider = gallery.picture(Order(counted, (400, 200), (0, 0, 400, 200)))
    assert gallery.is_busy and wider.get_size() == (400, 200) and wider.get_at((399, 199))[:3] == (200, 0, 0)


def test_a_very_large_picture_is_painted_at_half_its_size(kit: Kit) -> None:
    order = Order(counted, (100, TALLEST + 61), (0, 0, 100, 60))
    picture = finish(Gallery(kit), order)
    assert order.painted == (50, (TALLEST + 62) // 2) and picture.get_size() == order.size
    assert picture.get_at((50, 50))[:3] == (200, 0, 0) and picture.get_at((50, 90))[:3] == (10, 20, 30)


def test_the_sign_of_the_program_is_seen_small_and_has_clear_corners() -> None:
    sign = paint_emblem(Kit(Theme(grain=False)), 64)
    assert sign.get_size() == (64, 64) and sign.get_at((0, 0)).a == 0
    ring, night = max(sum(sign.get_at((32, y))[:3]) for y in range(3, 12)), sum(sign.get_at((32, 1))[:3])
    assert ring > 2 * night, "gold on night"


@pytest.mark.parametrize("character", tuple(CHARACTERS))
def test_the_words_of_the_result_stand_on_a_calm_ground(kit: Kit, character: str) -> None:
    strip = paint_triumph(kit, character, 700, 100, 8)
    assert strip.get_at((0, 0)).a == 0 and strip.get_at((350, 50)).a == 255
    brightest = max(sum(strip.get_at((x, y))[:3]) for x in range(230, 540, 5) for y in range(15, 90, 5))
    assert brightest < 3 * 130, "gold and paper are read on it"
