"""What comes up for a moment lies on no prompt and on no answer; why a place is dark is told where one points."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.language.reasons import sentence
from favor.model.actions import Action, Decision
from favor.model.geometry import cell
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.rules.sheets import compile_book
from favor.ui.autoplay import LuckyDip
from favor.ui.layout import cleared, meets
from favor.ui.reading import Pin
from favor.ui.semantics import Box, Widget
from tests.ui.driver import PEOPLE, Driver
from tests.ui.looker import to_action
from tests.ui.test_pad import PadDriver

SIZES = ((1024, 640), (1280, 720))
Wanted = Callable[[Game, Decision], bool]


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def at_action(loaded: Loaded, size: tuple[int, int] = (1280, 720), players: int = 3) -> Driver:
    driver = Driver(size, loaded)
    driver.begin(players, 5, privacy="open")
    to_action(driver)
    return driver


def asked_yes_or_no(game: Game, decision: Decision) -> bool:
    me = game.view(decision.seat).players[decision.seat]
    return decision.about == "yes_no" and len(me.hand) > 2


@cache
def answers_to(wanted: Wanted) -> tuple[int, tuple[Action, ...]]:
    """Seed and answers of a game by lot up to its first moment of that kind. Searched without a window."""
    catalog = content([]).catalog
    book, characters = compile_book(catalog), tuple(seat.character for seat in PEOPLE[:3])
    for seed in range(1, 40):
        game, dip = Game.new(book, Setup(characters, seed, catalog.switches)), LuckyDip(seed)
        given: list[Action] = []
        while game.decision is not None and len(given) < 260:
            if wanted(game, game.decision):
                return seed, tuple(given)
            given.append(dip.pick(game.decision.options))
            game.apply(given[-1])
    raise AssertionError("it never comes to that")


def brought_to(loaded: Loaded, size: tuple[int, int], wanted: Wanted) -> Driver:
    """The window at the first moment of that kind, with all hands open."""
    seed, answers = answers_to(wanted)
    driver = Driver(size, loaded)
    driver.begin(3, seed, privacy="open")
    for answer in answers:
        driver.table.sitting.submit(answer)
    driver.table._seen = len(driver.table.sitting.told())
    driver.table.stage.notices.clear()
    driver.table.read()
    driver.step()
    return driver


def rest_on(driver: Driver, widget: Widget) -> None:
    driver.move((0, 0))
    driver.move(driver.point(widget))
    driver.step(600)
    driver.step(600)


def kept_free(driver: Driver) -> list[Box]:
    return [widget.rect for widget in driver.window.top.tree if widget.id in ("prompt", "answers")]


def shown(driver: Driver, *starts: str) -> list[Widget]:
    return [widget for widget in driver.window.top.tree if widget.id.startswith(starts)]


def in_the_way(driver: Driver, *starts: str) -> list[tuple[str, Box]]:
    free = kept_free(driver)
    return [(widget.id, widget.rect) for widget in shown(driver, *starts) if any(meets(widget.rect, box) for box in free)]


def test_a_place_is_free_and_the_nearest() -> None:
    room, taken = (0, 0, 1280, 720), [(300, 60, 680, 34), (260, 330, 700, 190)]
    for box in ((400, 40, 206, 200), (300, 300, 250, 120), (1100, 500, 206, 290)):
        place = cleared(box, taken, room, 8)
        assert place is not None and place[2:] == box[2:] and not any(meets(place, one) for one in taken)
        assert place[0] >= 0 and place[1] >= 0 and place[0] + place[2] <= 1280 and place[1] + place[3] <= 720
    assert cleared((10, 200, 50, 50), taken, room, 8) == (10, 200, 50, 50)
    assert cleared((0, 0, 1270, 700), taken, room, 8) is None


@pytest.mark.parametrize("size", SIZES)
def test_a_raised_card_and_its_tips_leave_yes_and_no_free(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = brought_to(loaded, size, asked_yes_or_no)
    raised = 0
    for card in shown(driver, "card:"):
        rest_on(driver, card)
        raised += bool(shown(driver, "raised:"))
        assert in_the_way(driver, "raised:", "tips", "stays") == [], card.label
    assert raised > 2 and driver.see("answers")


@pytest.mark.parametrize("size", SIZES)
def test_names_on_panels_are_read_beside_prompt_and_answers(loaded: Loaded, size: tuple[int, int]) -> None:
    for driver in (at_action(loaded, size), brought_to(loaded, size, asked_yes_or_no)):
        chips = shown(driver, "chip:")
        assert chips
        for chip in chips:
            rest_on(driver, driver.find(chip.id))
            assert driver.see("linked-card"), chip.id
            assert in_the_way(driver, "linked-card", "linked-tips") == [], chip.label


@pytest.mark.parametrize("size", SIZES)
def test_tips_of_buttons_and_panels_leave_the_answers_free(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = brought_to(loaded, size, asked_yes_or_no)
    for id in ("do:boon", "do:capture", "do:attack", "player:2", "end-turn", "tray"):
        rest_on(driver, driver.find(id))
        assert in_the_way(driver, "tooltip") == [], id


def test_the_tips_of_a_raised_answer_leave_the_other_answers_free(loaded: Loaded) -> None:
    driver = brought_to(loaded, (1280, 720), lambda game, decision: decision.about == "relic" and len(decision.options) > 1)
    read = 0
    for answer in shown(driver, "answer:"):
        rest_on(driver, answer)
        read += bool(driver.see("tips"))
        assert in_the_way(driver, "tips") == [], answer.label
    assert read


def test_pinned_tips_make_room_for_a_question(loaded: Loaded) -> None:
    driver = brought_to(loaded, (1280, 720), asked_yes_or_no)
    show = driver.table.show
    assert show is not None
    found = show.names.sentences.tip("charm")
    assert found is not None
    driver.table.reading.pins = tuple(Pin((found,), driver.find(id).rect, True) for id in ("answers", "prompt"))
    driver.table.dirty = True
    driver.step()
    assert len(shown(driver, "unpin:")) == 2 and in_the_way(driver, "pin:", "unpin:") == []


def test_a_dark_tile_says_why_where_one_points(loaded: Loaded) -> None:
    driver = at_action(loaded)
    sitting, told = driver.table.sitting, 0
    for tile in driver.table.show.view.tiles:  # type: ignore[union-attr]
        place = cell(tile.x, tile.y)
        widget = driver.find(f"tile:{tile.number}")
        if driver.see(f"go:{place}") or driver.window.top.tree.at(driver.point(widget)) is not widget:
            continue
        reason = sitting.why_not(("move", place))
        assert reason is not None
        rest_on(driver, widget)
        assert sentence(reason) in driver.find("tooltip").value
        driver.click(widget)
        assert driver.find("prompt").label == sentence(reason)
        told += 1
    assert told > 1


def test_a_dark_tile_says_why_while_a_tile_is_chosen(loaded: Loaded) -> None:
    driver = brought_to(loaded, (1280, 720), lambda game, decision: decision.about == "tile")
    picks = driver.table.show.picks("tile")  # type: ignore[union-attr]
    tree = driver.window.top.tree
    found = [(tile, driver.find(f"tile:{tile.number}")) for tile in driver.table.show.view.tiles]  # type: ignore[union-attr]
    dark = [tile for tile, widget in found if tile.number not in picks and tree.at(driver.point(widget)) is widget]
    assert dark
    for tile in dark:
        reason = driver.table.sitting.why_not(("pick", tile.number))
        assert reason is not None
        rest_on(driver, driver.find(f"tile:{tile.number}"))
        assert sentence(reason) in driver.find("tooltip").value
        driver.table._on_tile(tile.number, cell(tile.x, tile.y))
        assert driver.table.refusal == sentence(reason)


# -- names on panels, by keys -------------------------------------------------------------------------------------------


def test_names_on_panels_have_the_focus_after_the_panels(loaded: Loaded) -> None:
    driver = at_action(loaded)
    walk = [widget.id for widget in driver.window.top.tree.focusable()]
    chips = [id for id in walk if id.startswith("chip:")]
    assert chips and walk.index(chips[0]) == walk.index("player:2") + 1 and walk.index(chips[-1]) < walk.index("god")


def test_space_reads_a_name_and_enter_its_player(loaded: Loaded) -> None:
    driver = at_action(loaded)
    chip = shown(driver, "chip:1:")[0]
    assert chip.value and chip.about is not None
    while driver.window.top.focus != chip.id:
        driver.key("tab")
    driver.key("space")
    assert driver.table.inspected == ("card", chip.about[1:])
    driver.key("return")
    assert driver.table.inspected == ("seat", 1)


def test_a_click_on_a_name_reads_the_player_once(loaded: Loaded) -> None:
    driver = at_action(loaded)
    driver.click(shown(driver, "chip:1:")[0])
    assert driver.table.inspected == ("seat", 1)


def test_a_controller_reads_a_name(loaded: Loaded) -> None:
    driver = PadDriver((1280, 720), loaded)
    driver.begin(3, 5, privacy="open")
    to_action(driver)
    chip = shown(driver, "chip:0:")[0]
    for _ in range(90):
        if driver.window.top.focus == chip.id:
            break
        driver.press("rb")
    driver.press("x")
    assert chip.about is not None and driver.table.inspected == ("card", chip.about[1:])
