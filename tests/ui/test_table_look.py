"""What the table looks like: who shines, what lies over what, the race for the end, names on crowded hands."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from favor.model.views import CardView
from favor.table.undo import Taking
from favor.ui.layout import in_row
from favor.ui.mapview import fitted
from favor.ui.parts import race
from favor.ui.parts.cards import shown_of
from favor.ui.parts.rail import chips_of
from favor.ui.recap import MOST, chosen
from favor.ui.semantics import overlap
from tests.ui import shots
from tests.ui.driver import Driver
from tests.ui.looker import Looker, faults, near_the_end, to_action
from tests.ui.test_screens import check


@pytest.fixture(scope="module")
def driver() -> Driver:
    driver = Driver((1280, 720))
    driver.begin(4)
    driver.uncover()
    return driver


def until(driver: Driver, test: shots.Test) -> None:
    for _ in range(400):
        if test(driver):
            return
        assert driver.click_on()
    raise AssertionError("that moment never came")


def brightest(driver: Driver) -> int:
    """The seat of the brightest panel in a picture of 64 by 36."""
    driver.move((640, 2))
    driver.settle()
    surface = pygame.display.get_surface()
    assert surface is not None
    small = pygame.transform.smoothscale(surface, (64, 36))
    light = {}
    for seat in range(4):
        x, y, wide, high = (side // 20 for side in driver.find(f"player:{seat}").rect)
        light[seat] = sum(pygame.transform.average_color(small, (x, y, wide, high))[:3])
    return max(light, key=lambda seat: light[seat])


def test_whose_turn_it_is_is_seen_from_afar(driver: Driver) -> None:
    until(driver, shots.about("action"))
    assert brightest(driver) == driver.table.show.view.active  # type: ignore[union-attr]


def test_who_is_asked_in_anothers_turn_shines_and_is_named(driver: Driver) -> None:
    until(driver, shots.aside)
    show = driver.table.show
    assert show is not None and show.asked != show.view.active
    assert brightest(driver) == show.asked
    said = driver.find("prompt").label
    assert said.startswith(f"{show.names.seat(show.asked)}, in {show.names.seat(show.view.active)}’s turn: ")


def test_a_fitted_map_keeps_clear_of_what_lies_over_it(driver: Driver) -> None:
    for _ in range(40):
        table = driver.table
        plate = driver.see("answers")
        if driver.window.top.name == "table" and not driver.see("go-on") and table.show is not None:
            over = [driver.find("prompt").rect] + ([plate.rect] if plate and plate.rect[3] < 150 else [])
            for target in (widget for widget in driver.window.top.tree if widget.role == "target"):
                for cover in over:
                    cut = overlap(target.rect, cover)
                    assert not (cut[2] and cut[3]), f"{target.id} lies under something"
        driver.click_on()


def test_crowded_cards_know_how_much_of_them_is_seen() -> None:
    spots = in_row((0, 0, 744, 174), 9, 124, 174, 6)
    parts = shown_of(spots)
    assert parts[-1] == 100 and all(50 <= part <= 65 for part in parts[:-1])
    assert shown_of(in_row((0, 0, 744, 174), 4, 124, 174, 6)) == [100] * 4


def test_panels_name_what_a_player_has(driver: Driver) -> None:
    show = driver.table.show
    assert show is not None
    for player in show.view.players:
        names = [name for _, _, name in chips_of(show, player)]
        for card in (*player.relics, *player.items):
            assert show.names.title(card.section, card.id) in names


def test_the_race_is_told_at_eight_favor_three_banners_or_enough_relics(driver: Driver) -> None:
    view = driver.table.sitting.game.view(-1)
    plain = tuple(replace(player, favor=0, relics=(), banners=()) for player in view.players)
    relic = CardView(64, "relics", "any")
    near = (
        replace(plain[0], favor=7),
        replace(plain[1], favor=8),
        replace(plain[2], banners=("forest", "mountain", "marshland")),
        replace(plain[3], favor=7, relics=(relic,) * 3),
    )
    assert race.racers(replace(view, players=plain), 10, 4) == ()
    found = race.racers(replace(view, players=near), 10, 4)
    assert {one.seat: one.how for one in found} == {1: "favor", 2: "banners", 3: "altar"}
    assert race.racers(replace(view, players=near, winner=1), 10, 4) == ()


def test_the_race_stands_on_the_map_and_hides_no_tile(driver: Driver) -> None:
    scene, sitting = driver.table, driver.table.sitting
    for seat in range(2):
        sitting.game.state.favor[seat] = 8
    sitting._viewed = None
    scene.camera = None
    scene.dirty = True
    driver.step()
    strip = driver.find("race")
    assert strip.label.count("8") == 2 and all(driver.table.names.seat(seat) in strip.label for seat in range(2))
    for widget in driver.window.top.tree:
        if widget.id.startswith("tile:"):
            cut = overlap(widget.rect, strip.rect)
            assert not (cut[2] and cut[3]), widget.id


def test_the_recap_tells_favor_first_then_what_was_done_to_oneself() -> None:
    events = [
        ("tile_revealed", 1, 5, 0, 0), ("damage", 0, 2, 2, 1, 1), ("favor", 1, 1, "stun"), ("moved", 1, 0, 5, "move"),
        ("damage", 2, 1, 1, 1, 1), ("stunned", 0, 1),
    ]  # fmt: skip
    assert chosen(events, 0) == (2, 5, 1, 0)
    assert len(chosen(events * 5, 0)) == MOST == 8


def test_a_prompt_of_two_lines_hides_no_tile() -> None:
    driver = Driver((1280, 720))
    driver.begin(3)
    driver.uncover()
    until(driver, shots.about("action"))
    low = driver.find("prompt").rect[3]
    driver.table.refusal = "This sentence is so long that it needs a second line. " * 3
    driver.table.dirty = True
    driver.step()
    prompt = driver.find("prompt").rect
    assert prompt[3] > low
    for widget in driver.window.top.tree:
        if widget.role in ("tile", "target"):
            cut = overlap(widget.rect, prompt)
            assert not (cut[2] and cut[3]), f"{widget.id} lies under the prompt"


def test_a_table_of_large_letters_is_played_without_a_moving_canvas() -> None:
    driver = Driver((1280, 720))
    driver.window.wishes.change(ui_scale=150, coach=False)
    driver.begin(6, 3)
    for number in range(24):
        assert driver.click_on()
        if driver.window.top.name == "table":
            assert not driver.window.lens.is_larger
            if number % 6 == 0:
                check(driver, f"compact table, click {number}")
    until(driver, shots.about("action"))
    show = driver.table.show
    assert show is not None and show.frames.compact
    for player in show.view.players:
        panel = driver.find(f"player:{player.seat}")
        assert f"Favor {player.favor} of 10" in panel.value and "Fight" in panel.value  # what the badge leaves out is told
    driver.click(driver.find("log-open"))
    assert driver.find("log").value


def test_a_fitted_map_lies_as_near_to_the_middle_as_it_can() -> None:
    box, cells = (0, 0, 800, 480), [(x, y) for x in range(-1, 2) for y in range(-2, 3)]
    free = fitted(box, cells, (), 80)
    assert (free.x, free.y, free.size) == (0, 0, 80)
    pushed = fitted(box, cells, ((280, 8, 240, 36),), 80)
    assert pushed.x == 0 and pushed.y < 0 and pushed.size >= 78  # a little down is enough; nothing is pushed aside
    beside = fitted(box, cells, ((0, 300, 340, 180),), 80)
    assert 0 > beside.x > -2 and beside.size >= 70


def test_undo_names_the_answer_it_takes_back(driver: Driver) -> None:
    names = driver.table.names
    seat = Taking(("pick", 1), 0, "player", 1).sentence(names)
    assert seat == f"choosing {names.seat(1)}"
    assert Taking(("yes", 0), 0, "yes_no", 1).sentence(names) != Taking(("no", 0), 0, "yes_no", 1).sentence(names)
    card = driver.table.sitting.game.state.hands[0][0]
    assert names.card(card) not in Taking(("pick", card), 0, "card", 1).sentence(names)  # a hand is nobody else's business
    assert Taking(("pick", 1), 0, "player", 2).sentence(names) != seat


def test_a_window_that_grows_is_drawn_at_once_and_sharp_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("favor.ui.shelf.PATIENCE", 0.01)
    driver = Driver((1280, 720))
    driver.begin(4)
    driver.uncover()
    driver.settle()
    shelf = driver.window.shelf
    assert not shelf.is_rough
    pygame.display.set_mode((1920, 1080), pygame.RESIZABLE)
    rough = 0
    for _ in range(300):
        driver.step(20)
        rough += shelf.is_rough
        if not shelf.is_rough and not driver.window.top.dirty:
            break
    assert rough, "everything was painted anew in one frame"
    assert not shelf.is_rough
    drawn = driver.window.frames_drawn
    driver.settle()
    driver.step(1000)
    driver.step(1000)
    assert driver.window.frames_drawn - drawn < 40


def test_a_long_sentence_of_the_race_takes_two_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    longer = {how: f"{words}, and others had better look out" for how, words in race.RACE.items()}
    monkeypatch.setattr(race, "RACE", longer)
    driver = Looker((1280, 720), lambda driver, moment: None, ui_scale=200)
    near_the_end(driver, 6)
    to_action(driver)
    assert driver.find("race").label.count(longer["altar"][-10:]) >= 2 and faults(driver) == []
