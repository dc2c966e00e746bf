"""The same hand, eye and ear at two tables that cannot be told apart: whatever is tried, both answer alike, at the same moment.

Unlike test_leaks, which looks at one frame twice, this plays on in both worlds: what a press brings, what moves, what is heard
and said. `FAVOR_LONG=1` tries many more positions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any
from zlib import crc32

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.actions import END_TURN, Action
from favor.model.chance import Dice
from favor.model.state import ACTION, State
from favor.model.views import View
from favor.rules.game import Game
from favor.table.sitting import PEEK, PRIVATE
from favor.table.undo import Lock
from favor.ui.reading import Reading
from tests.ui.driver import PEOPLE, Driver
from tests.ui.listener import Ear, listening
from tests.ui.test_leaks import IS_LONG, eyes, shown
from tests.ui.test_leaks_states import laid_out

POSITIONS, TRIES = (200, 40) if IS_LONG else (3, 12)
TURNS = range(1, 60) if IS_LONG else (3, 7)
HANDOVERS = range(1, 40) if IS_LONG else (3,)
FRAMES, APART = 24, 130
"""How often one looks at what a machine does, and milliseconds between two looks."""
KEYS = (
    "tab", "tab", "p", "l", "c", "f", "1", "2", "escape", "escape", "f1", "h", "h", "q", "x", "left", "right", "r", "f3", "?",
    "f10", "v", "d", "o", "s", "b", "a", "e", "return", "k", "i",
)  # fmt: skip
SOON = 12
"""So many cards on top of the deck may be drawn before anybody looks."""
LEFT_ALONE = ("quit", "full", "title", "new", "look", "down", "done", "replay")
"""What ends the program or the game, or lets one see what one may see."""
Step = Callable[[], None]


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


class Witness:
    """Somebody at one of the tables who notes all that is to be noticed."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.ear: Ear = listening(driver, "full")
        driver.window.wishes.change(coach=True, confirm_end_turn=True, turn_clock=1)
        self.heard: list[object] = []
        sounds = driver.window.sounds
        play, hear = sounds.play, sounds.hear
        sounds.play = lambda name: (self.heard.append(name), play(name))[1]  # type: ignore[method-assign]
        sounds.hear = self._hear(hear)  # type: ignore[method-assign]
        driver.step()
        self.ear.take()

    def _hear(self, hear: Callable[..., None]) -> Callable[..., None]:
        def noted(events: Iterable[tuple[Any, ...]], *more: int) -> None:
            events = list(events)
            self.heard.append((events, more))
            hear(events, *more)

        return noted

    def notes(self) -> list[object]:
        """Everything since the last time."""
        window = self.driver.window
        self.driver.settle_tiles()  # the second world finds them painted by the first
        heard, self.heard = self.heard, []
        names, stirs = [scene.name for scene in window.scenes], window._stirs(window.now())
        return [names, stirs, heard, self.ear.take(), window._said[0], *shown(self.driver)]


def seat_at(driver: Driver, game: Game) -> None:
    """Put a game in the place of the true one, without a past that could be gone back to."""
    sitting, table = driver.app.sitting, driver.table
    assert sitting is not None
    game.state.menu = None
    sitting.game = sitting.history.game = game
    sitting.history._bar(len(sitting.history.steps), Lock("chance"), game)
    sitting._viewed, table._reasons, table.reading, table.dirty = None, ((), {}), Reading(), True
    sitting._follow()


def other_hands(game: Game, seat: int, dice: Dice) -> Game:
    """The same game with other Action Cards where this seat does not see them; all other chance stays as it is, and so do the
    cards on top of the deck, which this seat may draw."""
    found, true = game.imagine(seat, dice), game.state.clone()
    dream = found.state
    dream.decks = [dream.decks[ACTION] if number == ACTION else deck for number, deck in enumerate(true.decks)]
    dream.seed, dream.rigged, dream.stacks = true.seed, true.rigged, true.stacks
    dream.traps, dream.bag, dream.held_trap = true.traps, true.bag, true.held_trap
    for place, card in list(enumerate(true.decks[ACTION]))[-SOON:]:
        change_places(dream, dream.decks[ACTION][place], card)
    return found


def change_places(s: State, one: int, other: int) -> None:
    """Two Action Cards, each where the other was."""
    turned = {one: other, other: one}
    s.hands = [tuple(turned.get(card, card) for card in hand) for hand in s.hands]
    s.decks = [[turned.get(card, card) for card in deck] if number == ACTION else deck for number, deck in enumerate(s.decks)]


# -- whoever sits there tries this and that --------------------------------------------------------------------------


def tried(driver: Driver, dice: Dice) -> str:
    """One thing that somebody curious does; what it was."""
    top = driver.window.top
    way = dice.below(6)
    widgets = [widget for widget in top.tree if widget.visible[2] and widget.visible[3]]
    chosen = widgets[dice.below(len(widgets))] if widgets else None
    if way < 2 or chosen is None:
        return pressed(driver, KEYS[dice.below(len(KEYS))])
    at = driver.point(chosen)
    driver.move(at)
    found = top.tree.at(at)
    if way == 2 or found is None or found.id.partition(":")[0] in LEFT_ALONE:
        driver.step(300)
        driver.step(300)
    elif way == 3:
        driver.button(at, True, 3)
        driver.button(at, False, 3)
    elif way == 4:
        driver.click(found)
    else:
        carried(driver, at)
    return f"{way} {chosen.id}"


def pressed(driver: Driver, key: str) -> str:
    """A key; the question mark is none on every keyboard."""
    if key == "?":
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=0, unicode="?", scancode=0))
        driver.step()
    else:
        driver.key(key)
    return key


def carried(driver: Driver, at: tuple[int, int]) -> None:
    """Drag what lies there upward and let it go."""
    driver.button(at, True)
    for _ in range(2):
        at = (at[0], max(2, at[1] - 90))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, -90), buttons=(1, 0, 0)))
        driver.step()
    driver.button(at, False)


def world(loaded: Loaded, number: int, is_dream: bool) -> list[tuple[str, list[object]]] | None:
    """What is noted at a table in one of two worlds; None where that game was over."""
    driver = Driver((1280, 720), loaded)
    if not laid_out(driver, number, Dice(number + 1)):
        return None
    sitting, dice = driver.app.sitting, Dice(number + 100)
    assert sitting is not None
    seat_at(driver, sitting.game.imagine(eyes(driver), Dice(77)) if is_dream else sitting.game)
    driver.step()
    witness, steps = Witness(driver), len(sitting.taken)
    found = [("at first", witness.notes())]
    for _ in range(TRIES):
        what = tried(driver, dice)
        if len(sitting.taken) != steps or driver.window.top.name in ("result", "victory"):
            return [*found, (what, ["the game goes on"])]
        found.append((what, witness.notes()))
    return found


def test_whatever_is_tried_is_answered_alike_in_games_that_cannot_be_told_apart(loaded: Loaded) -> None:
    done = number = 0
    while done < POSITIONS:
        truly = world(loaded, number, False)
        number += 1
        if truly is not None:
            done += 1
            alike(truly, world(loaded, number - 1, True))


def alike(truly: list[tuple[str, list[object]]], dreamt: list[tuple[str, list[object]]] | None) -> None:
    """Nothing may tell the two worlds apart; the first difference is shown."""
    assert dreamt is not None
    for true, dream in zip(truly, dreamt, strict=True):
        assert true[0] == dream[0]
        different = [pair for pair in zip(true[1], dream[1], strict=False) if pair[0] != pair[1]]
        assert not different and len(true[1]) == len(dream[1]), (true[0], different[:1], len(true[1]), len(dream[1]))


# -- machines play, and others before one's own turn -----------------------------------------------------------------


def plain_player(view: View, options: tuple[Action, ...]) -> Action:
    """Does what does not depend on a hand: ends the turn, or answers what is asked with the first answer."""
    return END_TURN if END_TURN in options else options[0]


def watched(loaded: Loaded, seed: int, is_dream: bool) -> list[tuple[str, list[object]]]:
    """What somebody notes while machines with hidden hands play to the end of their turns."""
    driver = Driver((1280, 720), loaded)
    driver.begin(4, seed, tuple(replace(seat, human=number == 0) for number, seat in enumerate(PEOPLE[:4])))
    sitting, dice, table = driver.app.sitting, Dice(seed), driver.table
    assert sitting is not None
    for _ in range(20 * (seed % 4) + 400):
        decision = sitting.game.decision
        if decision is None or len(sitting.taken) > 20 * (seed % 4) and decision.about == "action" and decision.seat != 0:
            break
        sitting.submit(decision.options[dice.below(len(decision.options))])
    table._seen = len(sitting.told())
    table.read()
    seat_at(driver, other_hands(sitting.game, 0, Dice(31)) if is_dream else sitting.game)
    driver.window.wishes.change(speed="normal")
    table.chooser = plain_player
    witness = Witness(driver)
    found = [("at first", witness.notes())]
    for number in range(FRAMES):
        decision = sitting.game.decision
        if decision is None or decision.seat == 0 or decision.about in PRIVATE:
            break
        driver.step(APART)
        if driver.see("go-on"):
            driver.key("return")
        found.append((f"look {number}", witness.notes()))
    return found


def test_what_machines_do_looks_and_sounds_alike_whatever_they_hold(loaded: Loaded) -> None:
    flying = 0
    for seed in TURNS:
        truly = watched(loaded, seed, False)
        alike(truly, watched(loaded, seed, True))
        flying += sum("drawn:" in str(notes) for _, notes in truly)
    assert flying, "no card was drawn before anybody's eyes"


HABITS: tuple[tuple[str, int], ...] = (
    ("hover", 0), ("pin", 0), ("hover", 1), ("pin", 1), ("hover", 2), ("pin", 2), ("look", 0), ("carry", 1), ("log", 0),
    ("hover", 0), ("end", 0),
)  # fmt: skip


def handed_over(loaded: Loaded, seed: int, privacy: str, is_dream: bool) -> list[tuple[str, list[object]]]:
    """What the next player notes after one with another hand has read it and ended the turn."""
    driver = Driver((1280, 720), loaded)
    driver.begin(3, seed, PEOPLE[:3], privacy)
    driver.uncover()
    while driver.see("go-on"):
        driver.key("return")
    sitting = driver.app.sitting
    assert sitting is not None and sitting.game.decision is not None
    if sitting.game.decision.about != "action":
        return []
    following = (sitting.game.decision.seat + 1) % 3
    seat_at(driver, other_hands(sitting.game, following, Dice(31)) if is_dream else sitting.game)
    driver.step()
    witness = Witness(driver)
    for what, number in HABITS:
        habit(driver, what, number)
    assert driver.window.top.name == "cover" and sitting.cover_for == following
    witness.notes()
    driver.step(40)
    found = [("cover", witness.notes())]
    driver.uncover()
    for number in range(8):
        found.append((f"look {number}", witness.notes()))
        driver.step(APART)
        if number == 4 and driver.see("go-on"):
            driver.key("return")
    driver.settle()
    surface = pygame.display.get_surface()
    assert surface is not None
    return [*found, ("picture", [crc32(pygame.image.tobytes(surface, "RGB"))])]


def habit(driver: Driver, what: str, number: int) -> None:
    """Something one does with one's own cards."""
    cards = [widget for widget in driver.window.top.tree if widget.role == "card" and widget.id.startswith(("card:", "down:"))]
    at = driver.point(cards[number])
    if what == "end":
        for _ in range(2):
            if driver.window.top.name == "table":
                driver.key("e")
    elif what in ("pin", "log"):
        driver.key(what[0])
    else:
        driver.move(at)
        driver.step(300)
        driver.step(300)
    if what == "look":
        driver.button(at, True, 3)
        driver.button(at, False, 3)
    elif what == "carry":
        driver.button(at, True)
        for dy in (-40, -80):
            moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(at[0], at[1] + dy), rel=(0, -40), buttons=(1, 0, 0))
            pygame.event.post(moved)
            driver.step()
        driver.key("escape")
        driver.button((at[0], at[1] - 80), False)


@pytest.mark.parametrize("privacy", ("cover", PEEK))
def test_nothing_of_a_hand_is_left_for_the_next_player(loaded: Loaded, privacy: str) -> None:
    for seed in HANDOVERS:
        alike(handed_over(loaded, seed, privacy, False), handed_over(loaded, seed, privacy, True))
