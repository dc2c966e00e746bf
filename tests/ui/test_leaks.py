"""Nothing the window shows depends on what its viewer may not know: each frame is compared with those of dreamt games.

A dream is a position that the viewer cannot tell from the true one: other hands, decks, stacks, Traps and chance are dealt anew.
Whoever looks must then see the very same picture, whatever was hovered, opened or pressed. `FAVOR_LONG=1` plays many games.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.chance import Dice
from favor.model.events import EVENTS
from favor.table.sitting import NOBODY, PEEK
from favor.ui.names import Names
from favor.ui.narration import Narrator
from favor.ui.parts.board import TileData
from favor.ui.parts.cards import CardData
from favor.ui.text import Lettering
from favor.ui.words_keys import hints
from tests.ui.driver import PEOPLE, Driver

IS_LONG = os.environ.get("FAVOR_LONG", "") not in ("", "0")
GAMES, CLICKS = (12, 600) if IS_LONG else (1, 90)
OFTEN = 1 if IS_LONG else 4
"""Every so many clicks something is tried and compared."""
KEYS = ("tab", "p", "l", "c", "f", "1", "2", "escape", "f1", "h", "q", "x", "return", "left", "r")
SECRET = ("drew", "hand_taken")
"""Events that only the one they happen to may read whole."""
TABLES = {"people": PEOPLE[:4], "mixed": (*PEOPLE[:2], *(replace(seat, human=False) for seat in PEOPLE[2:4]))}


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


@contextmanager
def dreaming(driver: Driver, seat: int, dice: Dice) -> Iterator[None]:
    """Put a dream of that seat in the place of the game."""
    sitting, table = driver.app.sitting, driver.table
    assert sitting is not None
    true, dream = sitting.game, sitting.game.imagine(seat, dice)
    dream.state.menu = None
    for game in (dream, true):
        sitting.game = sitting.history.game = game
        sitting._viewed, table._reasons = None, ((), {})
        if game is dream:
            yield


def shown(driver: Driver) -> list[tuple[Any, ...]]:
    """All that the frame is made of, in every scene that is to be seen."""
    window = driver.window
    found = []
    for scene in window._shown():
        window.build(scene)
        for widget in scene.tree:
            data = replace(widget.data, sharp=True) if isinstance(widget.data, TileData) else widget.data
            found.append((*widget.described().items(), widget.does, widget.about, data))
    return found


def said_of_frame(driver: Driver) -> tuple[str, ...]:
    """All that would be said of the present frame to somebody who comes to listen."""
    driver.window.build(driver.window.top)
    narrator, frame = Narrator("full"), driver.window.access._frame()
    return (*narrator.lines(frame, driver.window.top.more, hints()), *narrator.again(frame, driver.window.top.more, hints()))


def eyes(driver: Driver) -> int:
    """Who looks: the viewer, but nobody special while cards lie face down."""
    sitting = driver.app.sitting
    assert sitting is not None
    return NOBODY if sitting.privacy == PEEK and not driver.table.peeking else sitting.viewer


def compare(driver: Driver, dice: Dice) -> None:
    """The frame, what is said of it and the report of a fault are the same in a dream."""
    seen, said, report = shown(driver), said_of_frame(driver), driver.app.report(ValueError())
    with dreaming(driver, eyes(driver), dice):
        assert shown(driver) == seen
        assert said_of_frame(driver) == said
    with dreaming(driver, NOBODY, dice):
        assert driver.app.report(ValueError()) == report
        assert driver.app._running() == driver.app._running()


def poke(driver: Driver, dice: Dice) -> None:
    """Something a cheater would try: rest the pointer, look, press a key, minimise, change the size."""
    widgets = [widget for widget in driver.window.top.tree if widget.visible[2] and widget.visible[3]]
    at = driver.point(widgets[dice.below(len(widgets))]) if widgets else (5, 5)
    way = dice.below(4)
    driver.move(at)
    if way == 0:
        driver.step(500)
    elif way == 1:
        driver.button(at, True, 3)
        driver.button(at, False, 3)
    elif way == 2:
        driver.key(KEYS[dice.below(len(KEYS))])
    else:
        for event in (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED):
            pygame.event.post(pygame.event.Event(event))
            driver.step(dice.below(2) * 61_000)


def back_to_the_game(driver: Driver) -> None:
    """Close whatever a poke has opened, and what lies over the answers."""
    for _ in range(8):
        name = driver.window.top.name
        if name in ("cover", "result") or name == "table" and (driver.see("go-on") or not waits(driver) or driver.answers()):
            return
        driver.key("escape")
        if driver.window.top.name == "table":
            driver.key("f")
    raise AssertionError(f"{driver.window.top.name} does not close")


def waits(driver: Driver) -> bool:
    assert driver.app.sitting is not None
    return driver.app.sitting.waits_for_human


class Knowing:
    """What each seat has had a chance to see, by name of the card."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.names: dict[int, set[str]] = {}

    def learn(self) -> set[str]:
        """Take in what all may know now; names of cards in hands that the one who looks has never met."""
        sitting, names = self.driver.app.sitting, self.driver.table.names
        assert sitting is not None
        game, viewer = sitting.game, eyes(self.driver)
        known: set[str] = self.names.setdefault(viewer, set())
        view = game.view(viewer)
        cards = [card for player in view.players for card in (*player.hand, *player.relics, *player.items)]
        cards += [*view.table, *(card for _, pile in view.piles for card in pile)]
        known.update(names.title(card.section, card.id) for card in cards)
        for batch in sitting.history.batches:
            told = [event for event in batch if event[1] == viewer or event[0] not in SECRET]
            known.update(named for event in told for named in named_by(names, event))
        if view.question is not None and view.question.about == "card":
            known.update(names.card(number) for kind, number in view.question.options if kind == "pick")
        hands = {card for seat, hand in enumerate(game.state.hands) if seat != viewer for card in hand}
        return {names.card(card) for card in hands} - known


def named_by(names: Names, event: tuple[Any, ...]) -> list[str]:
    """The cards that an event names."""
    fields = {"card": names.card, "card!": names.card, "sheet": names.sheet}
    return [fields[field](value) for field, value in zip(EVENTS[event[0]], event[1:]) if field in fields and value >= 0]


def is_named(driver: Driver, name: str, words: str) -> bool:
    """Does the name stand there for itself, and not within the longer name of another thing?"""
    for section in driver.app.loaded.catalog.sections.values():
        for found in section.values():
            words = words.replace(found.name, "") if name in found.name != name else words
    return name in words


@pytest.mark.parametrize("privacy", ("cover", "peek", "open"))
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", range(GAMES))
def test_no_frame_tells_what_its_viewer_may_not_know(
    loaded: Loaded, monkeypatch: pytest.MonkeyPatch, privacy: str, table: str, seed: int
) -> None:
    drawn: list[str] = []
    run = Lettering.run
    monkeypatch.setattr(Lettering, "run", lambda self, text, *more: (drawn.append(text), run(self, text, *more))[1])
    driver, dice = Driver((1280, 720), loaded), Dice(seed + 1)
    driver.dice = Dice(seed)
    driver.begin(4, seed, TABLES[table], privacy)
    knowing = Knowing(driver)
    for number in range(CLICKS):
        if driver.window.top.name == "result":
            return
        driver.step(500)
        closed = knowing.learn()
        if number % OFTEN == 0:
            poke(driver, dice)
        if number % OFTEN == 0 and driver.window.top.name in ("table", "cover", "recap"):
            drawn.clear()
            compare(driver, dice)
            closed = knowing.learn()
            driver.window.draw()
            words = "\n".join((*drawn, str(shown(driver)), driver.app.report(ValueError())))
            assert not [name for name in closed if is_named(driver, name, words)]
        back_to_the_game(driver)
        if driver.window.top.name == "cover" or waits(driver) or driver.see("go-on"):
            driver.click_on()
            if driver.window.top.name == "cover":
                assert not any(widget.role == "card" or isinstance(widget.data, CardData) for widget in driver.window.top.tree)
