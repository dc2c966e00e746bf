"""A card is played by click and click as well as by drag; a drop elsewhere takes it back (B36); a turn takes few inputs (B34)."""

from __future__ import annotations

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.actions import END_TURN
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.rules.sheets import compile_book
from favor.ui.autoplay import LuckyDip
from favor.ui.semantics import Widget, centre
from tests.ui.driver import PEOPLE, Driver
from tests.ui.test_life_map import begin, drag

LIKELY = (1,)
"""A game in which somebody can do much in the first turn."""


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


@pytest.fixture(scope="module")
def aimed(loaded: Loaded) -> tuple[int, int, int]:
    """Seed, number of answers and card: when somebody holds a card that asks for a player. Searched without a window."""
    book, setup = compile_book(loaded.catalog), tuple(seat.character for seat in PEOPLE[:4])
    for seed in range(40):
        game, dip = Game.new(book, Setup(setup, seed, loaded.catalog.switches)), LuckyDip(seed)
        for count in range(60):
            if game.decision is None:
                break
            for option in game.options:
                if option[0] == "play" and asks_for_player(game, option):
                    return seed, count, option[1]
            game.apply(dip.pick(game.decision.options))
    raise AssertionError("no card in forty games asks for a player")


def asks_for_player(game: Game, option: tuple[str, int]) -> bool:
    ahead = game.clone()
    ahead.apply(option)
    asked = ahead.decision
    return asked is not None and asked.about == "player" and asked.seat == game.decision.seat  # type: ignore[union-attr]


def found_card(loaded: Loaded, aimed: tuple[int, int, int]) -> tuple[Driver, Widget]:
    """The real window at that moment."""
    seed, count, card = aimed
    driver, dip = begin(loaded, seed=seed), LuckyDip(seed)
    sitting = driver.app.sitting
    assert sitting is not None
    for _ in range(count):
        assert sitting.game.decision is not None
        sitting.submit(dip.pick(sitting.game.decision.options))
    driver.table._seen = len(sitting.told())
    driver.table.read()
    driver.step()
    return driver, driver.find(f"card:{card}")


def carry(driver: Driver, card: Widget, to: tuple[int, int], let_go: bool = True) -> None:
    start = driver.point(card)
    half = (to[0] - start[0]) // 2, (to[1] - start[1]) // 2
    drag(driver, start, half, (to[0] - start[0] - half[0], to[1] - start[1] - half[1]), let_go=let_go)


def last_taken(driver: Driver, count: int) -> list[tuple[str, int]]:
    assert driver.app.sitting is not None
    return driver.app.sitting.taken[-count:]


def test_a_card_dropped_on_a_player_is_played_on_that_player(loaded: Loaded, aimed: tuple[int, int, int]) -> None:
    driver, card = found_card(loaded, aimed)
    ahead = driver.app.sitting.game.clone()  # type: ignore[union-attr]
    ahead.apply(card.does[1])  # type: ignore[index]
    foe = ahead.options[-1][1]
    carry(driver, card, driver.point(driver.find(f"player:{foe}")))
    assert last_taken(driver, 2) == [card.does[1], ("pick", foe)]  # type: ignore[index]


def test_a_card_dropped_on_the_map_asks_as_a_click_does(loaded: Loaded, aimed: tuple[int, int, int]) -> None:
    driver, card = found_card(loaded, aimed)
    taken = len(driver.app.sitting.taken)  # type: ignore[union-attr]
    area = driver.find("map").rect
    carry(driver, card, (area[0] + 6, area[1] + area[3] // 2), let_go=False)
    drawn = driver.find("carried")
    assert drawn.rect[:2] != card.rect[:2] and driver.see(card.id) is None and driver.table.refusal == ""
    driver.button((area[0] + 6, area[1] + area[3] // 2), False)
    assert driver.see("carried") is None and len(driver.app.sitting.taken) == taken + 1  # type: ignore[union-attr]
    assert driver.app.sitting.game.decision.about == "player"  # type: ignore[union-attr]


@pytest.mark.parametrize("where", ["hand", "log", "bar", "turn"])
def test_a_card_dropped_elsewhere_goes_back(loaded: Loaded, aimed: tuple[int, int, int], where: str) -> None:
    driver, card = found_card(loaded, aimed)
    taken = len(driver.app.sitting.taken)  # type: ignore[union-attr]
    x, y, wide, high = driver.table.show.frames.hand if where == "hand" else driver.find(where).rect  # type: ignore[union-attr]
    carry(driver, card, (x + wide // 2 + 3, y + high - 6))
    assert len(driver.app.sitting.taken) == taken and driver.see("carried") is None  # type: ignore[union-attr]
    assert driver.find(card.id).rect == card.rect


def test_a_hand_that_is_not_quite_still_clicks_all_the_same(loaded: Loaded, aimed: tuple[int, int, int]) -> None:
    driver, card = found_card(loaded, aimed)
    drag(driver, driver.point(card), (5, -4), (6, -5))
    assert last_taken(driver, 1) == [card.does[1]]  # type: ignore[index]


def test_escape_puts_the_card_back_while_it_is_carried(loaded: Loaded, aimed: tuple[int, int, int]) -> None:
    driver, card = found_card(loaded, aimed)
    taken, to = len(driver.app.sitting.taken), centre(driver.find("map").rect)  # type: ignore[union-attr]
    carry(driver, card, to, let_go=False)
    driver.key("escape")
    driver.button(to, False)
    assert driver.window.top.name == "table" and len(driver.app.sitting.taken) == taken  # type: ignore[union-attr]


def test_a_card_that_cannot_be_played_says_why_when_it_is_dropped(loaded: Loaded) -> None:
    driver = begin(loaded, clicks=3)
    card = next(widget for widget in driver.table.tree if widget.id.startswith("card:") and not widget.enabled)
    carry(driver, card, centre(driver.find("map").rect))
    assert driver.table.refusal and driver.find("prompt").value


def test_click_and_click_plays_it_too(loaded: Loaded, aimed: tuple[int, int, int]) -> None:
    driver, card = found_card(loaded, aimed)
    driver.click(card)
    foe = driver.app.sitting.game.options[0][1]  # type: ignore[union-attr]
    driver.click(driver.find(f"player:{foe}"))
    assert last_taken(driver, 2) == [card.does[1], ("pick", foe)]  # type: ignore[index]


def test_a_turn_of_six_actions_takes_twelve_inputs(loaded: Loaded) -> None:
    """Counted: every press of a button or key between the first and the last action of a turn (B34)."""
    best = 99
    for seed in (*LIKELY, *range(24)):
        driver = begin(loaded, seed=seed)
        sitting = driver.app.sitting
        assert sitting is not None
        inputs, acts, turn = 0, 0, sitting.game.view(-1).turn
        while sitting.game.view(-1).turn == turn and driver.window.top.name == "table" and acts < 6:
            acts += wants_action(driver)
            driver.click(best_click(driver))
            inputs += 1
        if acts == 6:
            best = min(best, inputs)
        if best <= 12:
            return
    raise AssertionError(f"six actions took {best} inputs at best")


def wants_action(driver: Driver) -> bool:
    """Is the player free to act now?"""
    show = driver.table.show
    return driver.see("go-on") is None and show is not None and show.about == "action"


def best_click(driver: Driver) -> Widget:
    """What somebody would press who wants to do much in one turn: cheap cards, then steps on known ground, then the end."""
    reading = driver.see("go-on")
    if reading is not None:
        return reading
    show = driver.table.show
    assert show is not None
    found = driver.answers()
    free = [widget for widget in found if widget.does and widget.does[0] == "take" and show.prices.get(widget.does[1], 9) == 0]
    steps = [widget for widget in found if widget.id.startswith("go:") and show.about == "action"]
    known = [widget for widget in steps if not widget.label.startswith("Unexplored")]
    ends = [widget for widget in found if widget.does == END_TURN[:1]]
    return (free or known or steps or [widget for widget in found if widget not in ends] or ends)[0]
