"""Covers only where the screen changes hands (B5), and choices in secret one after the other (B6)."""

from __future__ import annotations

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.rules.sheets import compile_book
from favor.table.seats import Seat, people
from favor.table.sitting import COVER, NOBODY, OPEN, Sitting, choosers
from favor.ui.autoplay import LuckyDip
from tests.ui.driver import PEOPLE, Driver

EACH_DISCARDS = "clear-the-tables"
"""A decree that lets every player discard a card of their own choice."""


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def seats_of(pattern: str) -> tuple[Seat, ...]:
    """A person for every `p`, a machine for every `m`."""
    return tuple(Seat(seat.name, seat.character, sign == "p") for seat, sign in zip(PEOPLE, pattern, strict=False))


# -- no needless covers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pattern", ["pp", "pmp", "mppm", "pmmpmp", "pm", "mmp", "pppp"])
def test_as_many_covers_as_the_screen_changes_hands(loaded: Loaded, pattern: str) -> None:
    """Over a whole game: a cover whenever another person must sit before the screen, and at no other time."""
    seats = seats_of(pattern)
    setup = Setup(tuple(seat.character for seat in seats), 4, loaded.catalog.switches)
    sitting, dip = Sitting(lambda: Game.new(compiled(loaded), setup), seats), LuckyDip(2)
    covers, needs = [], Needs(seats)
    while not sitting.is_over:
        needs.read(sitting)
        while sitting.cover_for != NOBODY:
            assert sitting.viewer == NOBODY and seats[sitting.cover_for].human
            covers.append(sitting.cover_for)
            sitting.uncover(sitting.cover_for)
        assert sitting.game.decision is not None
        sitting.submit(dip.pick(sitting.game.decision.options))
    assert covers == ([] if len(people(seats)) == 1 else needs.handed)
    if "m" not in pattern:
        assert all(one != other for one, other in zip(covers, covers[1:], strict=False)), "never twice for one person"


class Needs:
    """Who must sit before the screen, told by the questions and turns alone: whoever's turn begins, whoever is asked in it,
    and whoever must choose out of a hand in the turn of another. Whoever is done, and whoever was asked for a moment before
    a machine goes on, has left."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.people = people(seats)
        self.handed: list[int] = []
        self._there = self._turn = NOBODY

    def read(self, sitting: Sitting) -> None:
        active, decision = sitting.game.view(NOBODY).active, sitting.game.decision
        assert decision is not None
        if active != self._turn:
            self._there = self._there if self._there == active else NOBODY
            self._turn = active
            self._sit(active)
        elif decision.seat not in self.people and self._there != active:
            self._there = NOBODY
        if decision.seat == active or decision.about == "card":
            self._sit(decision.seat)

    def _sit(self, seat: int) -> None:
        if seat in self.people and seat != self._there:
            self.handed.append(seat)
            self._there = seat


def compiled(loaded: Loaded) -> object:
    return compile_book(loaded.catalog)


# -- choosing in secret -----------------------------------------------------------------------------------------------


def before_the_decree(loaded: Loaded, pattern: str, privacy: str = COVER) -> Driver:
    """The real table, one answer before a decree that lets everybody discard in secret."""
    driver = Driver((1280, 720), loaded)
    driver.begin(len(pattern), 7, seats_of(pattern), privacy)
    sitting, dip = driver.app.sitting, LuckyDip(3)
    assert sitting is not None
    state, book = sitting.game.state, sitting.game.state.book
    sheet = next(sheet.number for sheet in book.sheets if (sheet.section, sheet.id) == ("god_cards", EACH_DISCARDS))
    deck = next(deck for deck in state.decks if sheet * 64 in deck)
    deck.remove(sheet * 64)
    deck.append(sheet * 64)
    while sitting.game.decision is not None and sheet * 64 in deck:
        if sitting.cover_for != NOBODY:
            sitting.uncover(sitting.cover_for)
        ahead = sitting.game.clone()
        action = dip.pick(sitting.game.decision.options)
        ahead.apply(action)
        if any(event[0] == "god_drawn" and event[2] == sheet * 64 for event in ahead.state.events):
            break
        sitting.submit(action)
    driver.table.read()
    driver.step()
    return driver


def play_until_choosing(driver: Driver) -> None:
    for _ in range(20):
        sitting = driver.app.sitting
        assert sitting is not None
        if choosers(sitting):
            return
        assert sitting.game.decision is not None
        driver.table.answer(LuckyDip(3).pick(sitting.game.decision.options))
        driver.step()


def faces(driver: Driver) -> set[int]:
    shown = [widget for scene in driver.window._shown() for widget in scene.tree]
    return {int(widget.id.partition(":")[2]) for widget in shown if widget.id.startswith("card:")}


def choose_all(driver: Driver) -> tuple[list[int], list[int]]:
    """Let everybody choose through the window; who was covered for, and who has chosen, in order."""
    sitting = driver.app.sitting
    assert sitting is not None
    covers, chosen = [], []
    for _ in range(60):
        if driver.window.top.name == "cover":
            covers.append(sitting.cover_for)
            assert not faces(driver)
            assert sitting.seats[covers[-1]].name in driver.find("cover-name").label
            driver.uncover()
        elif driver.see("skip") or driver.window.top.name == "recap":
            driver.key("return")
        elif driver.see("go-on"):
            driver.click(driver.find("go-on"))
        elif not choosers(sitting):
            return covers, chosen
        elif sitting.waits_for_human:
            own = {card.number for card in sitting.game.view(sitting.asked).players[sitting.asked].hand}
            assert faces(driver) <= own, "the cards of the others stay covered"
            chosen.append(sitting.asked)
            driver.click_on()
        else:
            chosen.append(sitting.asked)
            driver.step(2000)
    raise AssertionError("they never come to an end")


def test_three_people_choose_behind_three_covers(loaded: Loaded) -> None:
    driver = before_the_decree(loaded, "ppp")
    play_until_choosing(driver)
    sitting = driver.app.sitting
    assert sitting is not None
    before = len(sitting.told())
    queue = choosers(sitting)
    active = sitting.view().active if sitting.view().active >= 0 else sitting.asked
    assert queue == tuple((active + step) % 3 for step in range(3)), "the current player first, then clockwise (ruling 3)"
    covers, chosen = choose_all(driver)
    assert chosen == list(queue)
    assert len(covers) == 3 and covers[-3:] == [queue[1], queue[2], queue[0]] or covers[:1] == [queue[0]] and len(covers) == 4
    told = [event for event in sitting.told()[before:] if event[0] == "hand_discarded"]
    assert [event[1] for event in told] == list(queue), "the results one player after the other"


def test_the_cover_says_who_must_choose(loaded: Loaded) -> None:
    driver = before_the_decree(loaded, "ppp")
    play_until_choosing(driver)
    sitting = driver.app.sitting
    assert sitting is not None
    for _ in range(10):
        if driver.window.top.name == "cover" and driver.see("cover-queue"):
            said = driver.find("cover-queue").label
            assert all(sitting.seats[seat].name in said for seat in choosers(sitting))
            driver.uncover()
            read = ""
            while driver.see("go-on"):
                read += driver.find("notice-lines").label
                driver.click(driver.find("go-on"))
            assert said in read, "whoever hears the decree is told as well"
            return
        if driver.window.top.name == "cover":
            driver.uncover()
        elif driver.see("go-on"):
            driver.click(driver.find("go-on"))
        elif driver.window.top.name != "table":
            driver.key("return")
        else:
            driver.click_on()
    raise AssertionError("nobody was told")


def test_nothing_of_the_order_in_a_hand_is_told(loaded: Loaded) -> None:
    """What others read of a choice names the card that was discarded and none that was kept."""
    driver = before_the_decree(loaded, "ppp")
    play_until_choosing(driver)
    sitting = driver.app.sitting
    assert sitting is not None
    before = len(sitting.history.batches)
    choose_all(driver)
    for batch in sitting.history.batches[before:]:
        for viewer in (NOBODY, 0, 1, 2):
            for event in sitting.game.redact(batch, viewer):
                if event[0] == "answered" and event[2] == "card" and event[1] != viewer:
                    gone = {other[2] for other in batch if other[0] == "hand_discarded"}
                    assert event[3] == -1 or event[3] in gone


def test_machines_choose_silently(loaded: Loaded) -> None:
    driver = before_the_decree(loaded, "pmm")
    play_until_choosing(driver)
    covers, chosen = choose_all(driver)
    assert not covers and len(chosen) >= 2


def test_open_hands_choose_without_covers(loaded: Loaded) -> None:
    driver = before_the_decree(loaded, "ppp", OPEN)
    play_until_choosing(driver)
    covers, chosen = choose_all(driver)
    assert not covers and len(chosen) == 3
