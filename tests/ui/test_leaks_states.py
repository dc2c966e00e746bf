"""Random positions, each with its own table: whoever looks, the frame is the same in every dream of theirs (see test_leaks)."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.chance import Dice
from favor.table.sitting import NOBODY, PRIVACIES
from favor.ui.text import Lettering
from tests.ui.driver import PEOPLE, Driver
from tests.ui.test_leaks import Knowing, back_to_the_game, compare, eyes, is_named, poke, shown

IS_LONG = os.environ.get("FAVOR_LONG", "") not in ("", "0")
STATES = 1000 if IS_LONG else 16
SHARES = 8 if IS_LONG else 2
"""Runs that the positions are dealt to."""
DEEPEST = 700
POKES = 2


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def laid_out(driver: Driver, number: int, dice: Dice) -> bool:
    """A table in the middle of a game of its own; False when that game was over by then."""
    players = 2 + number % 5
    people = tuple(replace(seat, human=place == 0 or dice.below(3) > 0) for place, seat in enumerate(PEOPLE[:players]))
    driver.begin(players, number + 1, people, PRIVACIES[number % 3])
    sitting = driver.app.sitting
    assert sitting is not None
    for _ in range(dice.below(DEEPEST)):
        decision = sitting.game.decision
        if decision is None:
            return False
        sitting.submit(decision.options[dice.below(len(decision.options))])
    sitting.uncover(NOBODY)
    driver.app.show_table()
    driver.step()
    driver.uncover()
    return not sitting.is_over


def audited(driver: Driver, dice: Dice, drawn: list[str]) -> None:
    """The frame of this moment is the same in a dream, and names no closed card of another's hand."""
    compare(driver, dice)
    drawn.clear()
    driver.window.draw()
    words = "\n".join((*drawn, str(shown(driver)), driver.app.report(ValueError())))
    assert not [name for name in Knowing(driver).learn() if is_named(driver, name, words)]


@pytest.mark.parametrize("share", range(SHARES))
def test_no_position_tells_what_its_viewer_may_not_know(
    loaded: Loaded, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, share: int
) -> None:
    drawn: list[str] = []
    run = Lettering.run
    monkeypatch.setattr(Lettering, "run", lambda self, text, *more: (drawn.append(text), run(self, text, *more))[1])
    driver, dice, done, number = Driver((1280, 720), loaded, tmp_path), Dice(share + 1), 0, share
    viewers = set()
    while done < STATES // SHARES:
        if laid_out(driver, number, dice):
            done += 1
            viewers.add(eyes(driver))
            audited(driver, dice, drawn)
            for _ in range(POKES):
                poke(driver, dice)
                if driver.window.top.name in ("table", "cover"):
                    audited(driver, dice, drawn)
            back_to_the_game(driver)
        number += SHARES
    assert len(viewers) > 2
