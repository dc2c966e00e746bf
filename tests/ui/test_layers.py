"""The easel paints only what differs, and what is seen is always what painting everything would show (B37)."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from favor.model.chance import Dice
from favor.ui.layers import Easel, Layer, layer, paint
from favor.ui.parts import board
from favor.ui.shelf import Shelf
from tests.ui.driver import Driver
from tests.ui.looker import to_action

SIZE = (96, 64)


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    yield


def sheet(dice: Dice, least: int = 4) -> pygame.Surface:
    """A picture of any size and colour, clear in places as widgets are."""
    made = pygame.Surface((least + dice.below(40), least + dice.below(30)), pygame.SRCALPHA)
    made.fill((dice.below(256), dice.below(256), dice.below(256), (90, 255)[dice.below(2)]))
    made.fill((0, 0, 0, 0), (1, 1, 3, 3))
    if dice.below(2):
        made.set_alpha(255, pygame.RLEACCEL)
    return made


def ground() -> Layer:
    """What hides all that was there before."""
    made = pygame.Surface(SIZE)
    made.fill((9, 9, 40))
    return layer(made, (0, 0))


def some(dice: Dice, pictures: list[pygame.Surface]) -> Layer:
    """Any picture anywhere, also half outside, sometimes clipped or faint."""
    at = (dice.below(SIZE[0] + 20) - 20, dice.below(SIZE[1] + 20) - 20)
    clip = (10, 5, 50, 40) if dice.below(3) == 0 else None
    return layer(pictures[dice.below(len(pictures))], at, clip, 255 if dice.below(4) else 120)


def changed(dice: Dice, pile: list[Layer], pictures: list[pygame.Surface]) -> list[Layer]:
    """The next frame: something new, gone, moved, or in another order."""
    new = list(pile)
    for _ in range(dice.below(3)):
        what, spot = dice.below(4), 1 + dice.below(len(new))
        if what == 0 or len(new) < 4:
            new.insert(spot, some(dice, pictures))
        elif what == 1:
            del new[min(spot, len(new) - 1)]
        elif what == 2:
            new[min(spot, len(new) - 1)] = some(dice, pictures)
        else:
            new.append(new.pop(min(spot, len(new) - 1)))
    return new


def bytes_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def alike(one: bytes, other: bytes) -> bool:
    """A picture that was faint once is rounded a little otherwise from then on: nobody sees one step of 255."""
    return one == other or all(abs(a - b) <= 1 for a, b in zip(one, other, strict=True))


def anew(layers: list[Layer], size: tuple[int, int]) -> bytes:
    """All of it painted over something glaring."""
    surface = pygame.Surface(size)
    surface.fill((255, 0, 255))
    paint(surface, layers)
    return bytes_of(surface)


@pytest.mark.parametrize("seed", range(6))
def test_any_change_of_the_pile_shows_what_painting_all_would_show(seed: int) -> None:
    """Random piles, each a little other than the one before."""
    dice, easel, surface = Dice(seed), Easel(), pygame.Surface(SIZE)
    pictures = [sheet(dice) for _ in range(7)]
    pile, parts = [ground(), *(some(dice, pictures) for _ in range(6))], 0
    for number in range(150):
        places = easel.show(surface, pile)
        parts += number > 0 and sum(place.w * place.h for place in places) < SIZE[0] * SIZE[1]
        assert alike(bytes_of(surface), anew(pile, SIZE)), f"frame {number}"
        assert surface.get_clip() == surface.get_rect()
        pile = changed(dice, pile, pictures)
    assert parts > 75  # else the easel only ever paints all


def test_only_what_differs_is_painted() -> None:
    """Nothing where nothing differs, one place for one thing, and that place alone; a forgetful easel paints all."""
    dice, easel, surface = Dice(3), Easel(), pygame.Surface(SIZE)
    picture, other = sheet(dice), pygame.Surface((5, 5))
    pile = [ground(), layer(picture, (4, 4))]
    assert easel.show(surface, pile) == [surface.get_rect()]
    assert easel.show(surface, list(pile)) == []
    assert easel.show(surface, [*pile, layer(other, (60, 30))]) == [pygame.Rect(60, 30, 5, 5)]
    easel.forget()
    assert easel.show(surface, pile) == [surface.get_rect()]
    assert easel.show(pygame.Surface(SIZE), pile) == [surface.get_rect()], "another surface shows nothing yet"


def test_a_picture_painted_further_in_place_is_another() -> None:
    """As the stage is, which grows while it is shown."""
    easel, surface, picture = Easel(), pygame.Surface(SIZE), pygame.Surface(SIZE)
    easel.show(surface, [layer(picture, (0, 0), state=1)])
    picture.fill((200, 0, 0))
    easel.show(surface, [layer(picture, (0, 0), state=2)])
    assert surface.get_at((50, 50))[:3] == (200, 0, 0)


def test_a_thing_that_moves_paints_where_it_was_and_where_it_is() -> None:
    """Two places, not all that lies between."""
    easel, surface, piece = Easel(), pygame.Surface(SIZE), pygame.Surface((6, 6))
    easel.show(surface, [base := ground(), layer(piece, (0, 0))])
    places = easel.show(surface, [base, layer(piece, (70, 50))])
    assert sorted(map(tuple, places)) == [(0, 0, 6, 6), (70, 50, 6, 6)]


def test_the_screen_shows_what_painting_all_would_show() -> None:
    """Through title, cover, menus, tips and a game of some clicks; and the most of it paints little."""
    driver = Driver((1024, 640))
    shares = watched(driver)
    driver.app.show_title()
    for _ in range(12):
        driver.step(40)
    driver.begin(4)
    for number in range(24):
        assert driver.click_on()
        for widget in driver.window.top.tree.focusable()[number % 3 :: 9]:
            driver.move(driver.point(widget))
            driver.step(300)
        if number % 8 == 0 and driver.window.top.name == "table":
            for name in ("h", "escape", "f1", "escape", "m", "escape"):
                driver.key(name)
            if driver.window.top.name == "menu":
                driver.key("escape")
    assert len(shares) > 150
    # Whole are a new screen, a stage that grows, tiles that become sharp.
    assert sum(share < 0.2 for share in shares) > 100


def watched(driver: Driver) -> list[float]:
    """From now on each frame is compared; the share of the screen that each painted."""
    easel, shares = driver.window.easel, []
    show = easel.show

    def compared(surface: pygame.Surface, layers: list[Layer]) -> list[pygame.Rect]:
        places = show(surface, layers)
        size = surface.get_size()
        assert alike(bytes_of(surface), anew(layers, size)), f"{driver.window.top.name}: painted in part"
        shares.append(sum(place.w * place.h for place in places) / (size[0] * size[1]))
        return places

    easel.show = compared  # type: ignore[method-assign]
    return shares


def test_tiles_kept_from_picture_to_picture_are_what_they_would_be_if_made_anew() -> None:
    """While pieces move, tiles are laid, the map is moved, and the pointer goes about."""
    driver, compared = Driver((1024, 640)), 0
    driver.begin(3)
    for number in range(60):
        assert driver.click_on()
        if driver.window.top.name != "table":
            continue
        for key in ("f", "c", "up")[: number % 4]:
            driver.key(key)
        driver.step(90)
        show = driver.table.show
        assert show is not None
        brush = driver.window.brush()
        seen = [widget for widget in driver.table.tree if widget.id.startswith("tile:")]
        brush.shelf.said(object())  # whatever was kept is gone
        assert seen == board._tiles(brush, show)
        compared += 1
    assert compared > 30


def test_a_tip_is_about_what_lies_there_now() -> None:
    """Whatever comes about under a pointer that rests: the frame after it would be no other."""
    driver, compared = Driver((1024, 640)), 0
    driver.begin(2, privacy="open")
    for _ in range(14):
        assert driver.click_on()
        button = driver.see("do:move")
        if button is None or driver.window.top is not driver.table:
            continue
        driver.move(driver.point(button))
        driver.step(600)
        driver.table.answer(driver.table.sitting.game.options[0])
        driver.table.hurry()
        driver.step()
        seen = driver.table.tree.get("tooltip")
        driver.window.build(driver.table)
        assert seen == driver.table.tree.get("tooltip")
        compared += seen is not None
    assert compared > 3


def test_tiles_under_another_screen_become_sharp_as_well() -> None:
    """As when help is opened while the wheel still turns, or the map is fitted for the winning moment."""
    driver = Driver((1024, 640))
    driver.begin(3)
    to_action(driver)
    driver.settle()
    driver.move(driver.point(driver.find("map")))
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-3, flipped=False))
    driver.key("h")
    assert driver.window.top.see_through and not all(tile.sharp for tile in tiles(driver)), "nothing to wait for"
    for _ in range(60):
        driver.step(40)
    assert all(tile.sharp for tile in tiles(driver))
    before = driver.window.frames_drawn
    driver.step(40)
    assert driver.window.frames_drawn == before, "and then all rests"


def tiles(driver: Driver) -> list[board.TileData]:
    """What the tiles of the table are painted from."""
    return [widget.data for widget in driver.table.tree if isinstance(widget.data, board.TileData)]


def test_what_is_to_be_seen_is_not_thrown_out_for_what_passes_by() -> None:
    """A full shelf: what every frame shows stays the same picture, and so is not painted anew."""
    shelf, size = Shelf(), (1000, 600, 1.0)
    ground, seen = shelf.of("map", "map", size, lambda: pygame.Surface(size[:2])), 0
    for number in range(60):
        shelf.begin(1_000_000)
        assert shelf.of("map", "map", size, lambda: pygame.Surface(size[:2])) is ground, f"frame {number}"
        if number % 3 == 0:
            shelf.of("tip", number, size, lambda: pygame.Surface(size[:2]))
            seen += 1
    assert seen * size[0] * size[1] > shelf._room > shelf._used
    assert ("map", size) in shelf._held, "it counts for the room it takes"
    assert len(shelf._last) <= 2, "what is thrown out is held nowhere else"
