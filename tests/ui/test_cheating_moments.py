"""Ways in which what was there for one player once stayed for the next, or a card stayed up after it was laid down."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.actions import END_TURN
from favor.table.sitting import COVER, NOBODY, OPEN, PEEK
from favor.ui import can, export, words
from favor.ui.names import plain
from favor.ui.narration_stream import Stream, TextFile
from favor.ui.stage import Notice
from tests.ui.driver import PEOPLE, Driver
from tests.ui.test_cheating import faces, go_on_until, read_on, sit, sitting_of, space, turn_begins


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def on_the_screen(driver: Driver) -> str:
    """All words of all widgets that are to be seen."""
    for scene in driver.window._shown():
        driver.window.build(scene)
    return "\n".join(str(widget.described()) + str(widget.data) for scene in driver.window._shown() for widget in scene.tree)


def pixels() -> bytes:
    """What the window shows."""
    surface = pygame.display.get_surface()
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")


# -- what one was told ------------------------------------------------------------------------------------------------


def test_what_the_ground_gave_to_one_is_not_told_to_the_next(loaded: Loaded) -> None:
    driver = sit(loaded)
    go_on_until(driver, turn_begins)
    read_on(driver)
    said = "Heron Post Office: Mara draws a card of which nobody else knows"
    driver.table.ground = driver.table.refusal = said
    driver.table._moment = (said, driver.millis + 60_000)
    assert said in on_the_screen(driver)
    driver.click(driver.find("end-turn"))
    if driver.window.top.name != "cover":
        driver.click(driver.find("end-turn"))
    assert driver.window.top.name == "cover"
    driver.uncover()
    while driver.see("go-on"):
        driver.key("return")
    assert driver.window.top.name == "table" and said not in on_the_screen(driver)


def test_what_was_pinned_is_put_away_while_a_machine_plays(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    people = tuple(replace(seat, human=number != 1) for number, seat in enumerate(PEOPLE[:3]))
    driver.begin(3, 10, people)
    go_on_until(driver, lambda sitting: turn_begins(sitting) and sitting.viewer == 0)
    read_on(driver)
    driver.table.reading.pin_word(driver.table.showing(driver.window.size), "trap", (0, 0, 10, 10))
    driver.click(driver.find("end-turn"))
    if sitting_of(driver).viewer == 0:
        driver.click(driver.find("end-turn"))
    assert sitting_of(driver).viewer == NOBODY and driver.window.top.name == "table"
    assert not driver.see("pin:0")


@pytest.mark.parametrize("privacy", (PEEK, COVER))
def test_other_ways_to_keep_hands_put_away_what_was_read(loaded: Loaded, privacy: str) -> None:
    driver = sit(loaded, "open" if privacy == COVER else COVER)
    go_on_until(driver, turn_begins)
    read_on(driver)
    card = driver.find(faces(driver)[0])
    driver.click(card, 3)
    secret = ((f"Mara draws {card.label}", ""),)
    driver.table.stage.notices.append(Notice("Secret", None, secret, 0))
    driver.table.refusal = secret[0][0]
    driver.app.services.reseat(sitting_of(driver).seats, privacy, ())
    driver.table.entered()
    driver.step()
    assert card.label not in on_the_screen(driver) or privacy == COVER and faces(driver)
    assert secret[0][0] not in on_the_screen(driver) and not driver.see("inspected")


def test_a_notice_goes_with_whoever_it_was_made_for(loaded: Loaded) -> None:
    driver = sit(loaded)
    go_on_until(driver, turn_begins)
    read_on(driver)
    secret = "a card that only one player has seen"
    driver.table.stage.notices.append(Notice("Secret", None, ((secret, ""),), sitting_of(driver).viewer))
    driver.table.answer(END_TURN)
    driver.step()
    assert driver.window.top.name == "cover"
    driver.uncover()
    assert sitting_of(driver).viewer != NOBODY and secret not in on_the_screen(driver)


def test_a_narration_that_was_switched_off_is_wiped_when_the_screen_is_handed_over(loaded: Loaded, tmp_path: Path) -> None:
    driver = sit(loaded)
    go_on_until(driver, turn_begins)
    read_on(driver)
    path = tmp_path / "narration.txt"
    driver.window.stream._open = lambda: (TextFile(path),)
    driver.window.wishes.change(narration="full")
    driver.step()
    card = faces(driver)[0]
    driver.table.focus, driver.window.input.by_keyboard, driver.table.dirty = card, True, True
    driver.step()
    assert driver.find(card).label in path.read_text("utf-8")
    driver.key("f2")
    driver.step()
    assert not driver.window.stream.is_on and driver.find(card).label in path.read_text("utf-8"), "it is still one's own"
    for _ in range(2):
        if driver.window.top.name == "table":
            driver.key("e")
    driver.step()
    assert driver.window.top.name == "cover" and path.read_text("utf-8") == ""


def test_a_stream_is_wiped_once_and_only_where_something_was_said(tmp_path: Path) -> None:
    path = tmp_path / "other.txt"
    path.write_text("of another program", "utf-8")
    stream = Stream(lambda: (TextFile(path),))
    stream.wipe()
    assert path.read_text("utf-8") == "of another program"


def test_nobody_agrees_for_others_that_hands_lie_open_by_opening_the_game_anew(loaded: Loaded, tmp_path: Path) -> None:
    driver = sit(loaded, games=tmp_path)
    go_on_until(driver, turn_begins)
    sitting = sitting_of(driver)
    first = sitting.viewer
    driver.app.services.reseat(sitting.seats, OPEN, ())
    again = Driver((1280, 720), loaded, tmp_path)
    again.app.resume()
    again.step()
    assert sitting_of(again).privacy == OPEN and again.window.top.name == "cover"
    again.uncover()
    assert sitting_of(again).viewer == first
    while sitting_of(again).asked in (first, NOBODY):
        sitting_of(again).submit(END_TURN if END_TURN in sitting_of(again).game.options else sitting_of(again).game.options[0])
    assert sitting_of(again).cover_for == sitting_of(again).asked and sitting_of(again).viewer == NOBODY


def test_a_lone_player_whose_hand_lies_open_needs_no_cover_to_go_on(loaded: Loaded, tmp_path: Path) -> None:
    sit(loaded, OPEN, humans=1, games=tmp_path)
    again = Driver((1280, 720), loaded, tmp_path)
    again.app.resume()
    again.step()
    assert again.window.top.name == "table" and sitting_of(again).cover_for == NOBODY


def test_a_picture_of_the_window_shows_the_cover_that_came_in_the_same_step(
    loaded: Loaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = sit(loaded)
    go_on_until(driver, turn_begins)
    read_on(driver)
    driver.window.draw()
    kept: list[bytes] = []
    monkeypatch.setattr(export, "save_window", lambda surface: (kept.append(pygame.image.tobytes(surface, "RGB")), Path("x"))[1])
    for key in (pygame.K_e, pygame.K_F12):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    hand = pixels()
    driver.step()
    assert driver.window.top.name == "cover" and len(kept) == 1 and kept[0] != hand


# -- cards that lie face down -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ("q", "h", "?", "f1", "f10"))
def test_cards_lie_down_when_space_is_let_go_behind_something(loaded: Loaded, key: str) -> None:
    driver = sit(loaded, PEEK)
    go_on_until(driver, turn_begins)
    read_on(driver)
    space(driver, pygame.KEYDOWN)
    names = [driver.find(id).label for id in faces(driver)]
    assert names
    if key == "?":
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=0, unicode="?", scancode=0))
        driver.step()
    else:
        driver.key(key)
    assert driver.window.top.name != "table"
    space(driver, pygame.KEYUP)
    drawn = [widget.id for scene in driver.window._shown() for widget in scene.tree]
    assert not [id for id in drawn if id.startswith("card:")]
    assert not sitting_of(driver).is_peeking


def test_a_card_that_is_carried_lies_down_with_the_others(loaded: Loaded) -> None:
    driver = sit(loaded, PEEK)
    go_on_until(driver, turn_begins)
    read_on(driver)
    steps = len(sitting_of(driver).taken)
    space(driver, pygame.KEYDOWN)
    card = driver.find(faces(driver)[0])
    at = driver.point(card)
    driver.move(at)
    driver.button(at, True)
    def carry(dx: int, dy: int) -> None:
        moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(at[0] + dx, at[1] + dy), rel=(dx, dy), buttons=(1, 0, 0))
        pygame.event.post(moved)
        driver.step()

    carry(0, -60)
    carry(0, -200)
    assert driver.find("carried").label == card.label
    space(driver, pygame.KEYUP)
    assert not driver.see("carried")
    carry(0, -240)
    assert not driver.see("carried") and not faces(driver)
    assert len(sitting_of(driver).taken) == steps, "to let go of Space is not to let go of the card"


def only_a_card(driver: Driver, price: int) -> None:
    """The picture as if a card of that price were all that could still be paid for."""
    show = driver.table.show
    assert show is not None
    option = next(option for option in show.options if option[0] == "end_turn")
    show.prices = {("play", show.me.hand[0].number): price, option: 0}  # type: ignore[union-attr]


def test_ending_a_turn_does_not_tell_whether_a_card_that_lies_face_down_could_be_paid_for(loaded: Loaded) -> None:
    driver = sit(loaded, PEEK)
    go_on_until(driver, turn_begins)
    read_on(driver)
    driver.window.wishes.change(confirm_end_turn=True)
    only_a_card(driver, 2)
    assert driver.table._is_sure(driver.table.show)  # type: ignore[arg-type]
    space(driver, pygame.KEYDOWN)
    only_a_card(driver, 2)
    assert not driver.table._is_sure(driver.table.show)  # type: ignore[arg-type]
    assert driver.table.refusal == words.END_ANYWAY


def test_the_list_of_what_can_be_done_says_the_same_of_any_hand_that_lies_face_down(loaded: Loaded) -> None:
    driver = sit(loaded, PEEK)
    go_on_until(driver, lambda sitting: turn_begins(sitting) and any(kind == "play" for kind, _ in sitting.game.options))
    read_on(driver)
    show, sitting = driver.table.show, sitting_of(driver)
    assert show is not None and not show.peeking
    lines = [line for group in can.groups(sitting, show) for line in group.lines]
    about = [line for line in lines if any(kind == "play" for kind, _ in line.actions)]
    assert [(line.cost, line.actions) for line in about] == [(None, (("play", can.FACE_DOWN),))]
    driver.key("h")
    steps = len(sitting.taken)
    driver.click(next(widget for widget in driver.window.top.tree if widget.does == ("do", about[0].actions)))
    assert driver.window.top.name == "table" and len(sitting.taken) == steps
    assert driver.table.focus == "down:0"


def test_a_card_that_is_drawn_while_others_are_held_up_is_named_in_no_notice(loaded: Loaded) -> None:
    driver = sit(loaded, PEEK)
    go_on_until(driver, turn_begins)
    read_on(driver)
    sitting, table = sitting_of(driver), driver.table
    seat, decree = sitting.viewer, next(event for event in sitting.told() if event[0] == "god_drawn")
    card = sitting.game.state.hands[seat][0]
    space(driver, pygame.KEYDOWN)
    assert faces(driver)
    sitting.history.batches.append(((*decree[:1], seat, *decree[2:]), ("drew", seat, card)))
    table.read()
    lines = "\n".join(plain(line) for notice in table.stage.notices for line in notice.lines)
    assert "drew" in lines and table.names.card(card) not in lines
    assert table.names.card(card) in "\n".join(plain(table.names.line(event)) for event in sitting.told()), "it is still held up"


def test_no_pixel_is_left_of_cards_that_were_held_up(loaded: Loaded) -> None:
    driver = sit(loaded, PEEK)
    go_on_until(driver, turn_begins)
    read_on(driver)
    driver.move((2, 2))
    driver.settle()
    before = pixels()
    space(driver, pygame.KEYDOWN)
    driver.settle()
    assert pixels() != before
    space(driver, pygame.KEYUP)
    driver.settle()
    assert pixels() == before
