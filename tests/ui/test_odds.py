"""Odds before a roll (B24): for every answer that surely brings one, those of the rules themselves, from one source."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.actions import Decision
from favor.model.chance import Dice
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.rules.sheets import compile_book
from favor.table.undo import BARRIERS
from favor.ui.autoplay import LuckyDip
from favor.ui.names import stat_name
from favor.ui.odds import OFTEN, Odds, odds_of
from favor.ui.parts.showing import Roll
from favor.ui.preview import roll_words
from favor.ui.words_reading import PREVIEW
from tests.ui.driver import PEOPLE, Driver
from tests.ui.test_out_of_the_way import brought_to, in_the_way, rest_on, shown

ANSWERS = 220


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def positions(loaded: Loaded, games: int, every: int = 1) -> Iterator[tuple[Game, Decision]]:
    """Questions in the middle of games that go by lot."""
    book = compile_book(loaded.catalog)
    for seed in range(1, games + 1):
        game = Game.new(book, Setup(tuple(seat.character for seat in PEOPLE[:3]), seed, loaded.catalog.switches))
        dip = LuckyDip(seed)
        for count in range(ANSWERS):
            if game.decision is None:
                break
            if count % every == 0:
                yield game, game.decision
            game.apply(dip.pick(game.decision.options))


def outcome(game: Game, action: tuple[str, int], face: int) -> tuple[int, int, int, bool] | None:
    """Seat, stat, value and success of the roll that an answer brings in the true game, when the die shows that face."""
    true = game.clone()
    true.state.rigged = {"dice": (face,) * OFTEN}
    events = true.apply(action)
    first = next((event for event in events if event[0] in BARRIERS), None)
    if first is None or first[0] != "die":
        return None
    later = [event for event in events[events.index(first) + 1 :] if event[0] == "die"]
    changed = bool(later) and later[0] != first and later[0][1:3] == first[1:3] and later[0][4] == first[4]
    return first[1], first[2], first[4], bool((later[0] if changed else first)[5])


def test_the_faces_that_succeed_are_those_of_the_rules(loaded: Loaded) -> None:
    faces = tuple(loaded.catalog.rules["die"])
    rolls = certain = 0
    for game, decision in positions(loaded, 9, 5):
        for action in decision.options:
            odds = odds_of(game, decision.seat, action)
            if odds is None or outcome(game, action, faces[0]) is None:
                continue
            found = {face: outcome(game, action, face) for face in faces}
            assert {one[:3] for one in found.values() if one} == {(odds.seat, odds.stat, odds.value)}
            assert odds.good == tuple(face for face, one in found.items() if one and one[3])
            assert odds.chance == round(100 * len(odds.good) / len(faces))
            rolls += 1
            certain += odds.good != tuple(face for face in faces if face < odds.value)
    assert rolls > 40 and certain > 0


def test_odds_tell_nothing_that_is_hidden(loaded: Loaded) -> None:
    seen = 0
    for game, decision in positions(loaded, 4, 9):
        twin = game.imagine(decision.seat, Dice(77))
        for action in decision.options[:8]:
            odds = odds_of(game, decision.seat, action)
            assert odds == odds_of(twin, decision.seat, action), (decision, action)
            seen += odds is not None
    assert seen > 10


def test_a_roll_that_has_fallen_is_not_one_to_come(loaded: Loaded) -> None:
    changes = 0
    for game, decision in positions(loaded, 30):
        if "lower this roll" in decision.prompt or "and succeed?" in decision.prompt:
            assert odds_of(game, decision.seat, ("yes", 0)) is None
            changes += 1
    assert changes


# -- on the table -------------------------------------------------------------------------------------------------------


def words_of(driver: Driver, odds: Odds) -> str:
    assert driver.table.show is not None
    return roll_words(driver.table.show, odds, PREVIEW["odds"], PREVIEW["no odds"])


def told_in_tray(driver: Driver, odds: Odds) -> bool:
    return f"{stat_name(odds.stat)} {odds.value}: {odds.chance} per cent" in driver.find("tray").value


def rolls_by(*abouts: str) -> object:
    def wanted(game: Game, decision: Decision) -> bool:
        if decision.about not in abouts:
            return False
        return any(odds_of(game, decision.seat, action) is not None for action in decision.options if action[0] != "no")

    return wanted


def test_an_answer_that_rolls_says_so_on_its_plate_and_in_the_tray(loaded: Loaded) -> None:
    driver = brought_to(loaded, (1280, 720), rolls_by("option"))  # type: ignore[arg-type]
    show, sitting = driver.table.show, driver.table.sitting
    assert show is not None and show.chances
    for action in show.options:
        odds, plate = odds_of(sitting.game, sitting.viewer, action), driver.find(f"answer:{action[0]}:{action[1]}")
        assert ("succeeds on" in plate.label) == (odds is not None)
        if odds is not None:
            assert words_of(driver, odds) in plate.label and all(str(face) in plate.label for face in odds.good)
            driver.table.stage.rolls = (Roll(0, "wit", 2, 3, False),)
            rest_on(driver, plate)
            assert told_in_tray(driver, odds) and in_the_way(driver, "tooltip") == []


def test_where_players_are_chosen_the_one_who_rolls_is_named(loaded: Loaded) -> None:
    driver = brought_to(loaded, (1280, 720), rolls_by("player"))  # type: ignore[arg-type]
    show = driver.table.show
    assert show is not None and show.chances
    for action, odds in show.chances.items():
        assert f"({show.names.seat(odds.seat)}: " in driver.find(f"answer:{action[0]}:{action[1]}").label


def test_a_yes_that_rolls_says_so(loaded: Loaded) -> None:
    driver = brought_to(loaded, (1280, 720), rolls_by("yes_no"))  # type: ignore[arg-type]
    show, sitting = driver.table.show, driver.table.sitting
    odds = odds_of(sitting.game, sitting.viewer, ("yes", 0))
    assert show is not None and odds is not None
    assert words_of(driver, odds) in driver.find("answer:yes:0").label
    assert told_in_tray(driver, odds) or show.rolls


def settles_in_vain(game: Game, decision: Decision) -> bool:
    """May somebody roll for a Banner, and once more after that?"""
    if ("capture", 0) not in decision.options:
        return False
    ahead = game.clone()
    ahead.apply(("capture", 0))
    return ("capture", 0) in ahead.options and ahead.decision is not None and ahead.decision.seat == decision.seat


@pytest.mark.parametrize("by_keys", [False, True])
def test_a_roll_is_read_before_the_odds_of_the_next(loaded: Loaded, by_keys: bool) -> None:
    driver = brought_to(loaded, (1280, 720), settles_in_vain)
    settle = driver.find("do:capture")
    rest_on(driver, settle)
    if by_keys:
        driver.move((2, 2))
        driver.table.focus = settle.id
        driver.key("return")
    else:
        driver.click(settle)
    driver.step(1000)
    assert "rolled" in driver.find("tray").value and "per cent" not in driver.find("tray").value
    rest_on(driver, driver.find("do:delve"))
    rest_on(driver, driver.find("do:capture"))
    assert "per cent" in driver.find("tray").value


def test_a_place_that_rolls_says_so_under_pointer_and_focus(loaded: Loaded) -> None:
    def moves_to_a_roll(game: Game, decision: Decision) -> bool:
        return any(action[0] == "move" and odds_of(game, decision.seat, action) for action in decision.options)

    driver = brought_to(loaded, (1280, 720), moves_to_a_roll)
    sitting, told = driver.table.sitting, 0
    for target in shown(driver, "go:"):
        odds = odds_of(sitting.game, sitting.viewer, target.does[1])  # type: ignore[index]
        if odds is None:
            continue
        rest_on(driver, target)
        line = roll_words(driver.table.show, odds, PREVIEW["roll"], PREVIEW["hopeless"])  # type: ignore[arg-type]
        assert line in driver.find("tooltip").value and told_in_tray(driver, odds)
        driver.move((2, 2))
        driver.table.focus, driver.table.dirty = target.id, True
        driver.step()
        assert told_in_tray(driver, odds)
        told += 1
    assert told
