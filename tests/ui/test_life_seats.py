"""Seats in the middle of a game (B54) and the three ways of keeping hands (B3): changed in the menu, kept in the journal."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.rules.fingerprint import fingerprint
from favor.table.journal_reader import read_journal_file
from favor.table.opening import Content, Shelf, open_journal
from favor.table.seats import Seat
from favor.table.sitting import COVER, NOBODY, OPEN, PEEK, Sitting
from tests.ui.driver import PEOPLE, Driver

MACHINES = tuple(Seat(seat.name, seat.character, human=False) for seat in PEOPLE)


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


@pytest.fixture
def driver(loaded: Loaded, tmp_path: Path) -> Driver:
    return Driver((1280, 720), loaded, tmp_path)


def sitting_of(driver: Driver) -> Sitting:
    assert driver.app.sitting is not None
    return driver.app.sitting


def journal_of(driver: Driver) -> Path:
    return next(driver.app.keeping.store.folder.glob("*/journal.jsonl"))


def change(driver: Driver, *pressed: str, name: str = "") -> None:
    """Through the menu: press these on the screen of the seats, type a name, Done."""
    if driver.window.top.name == "cover":
        driver.key("f10")
    else:
        if driver.see("go-on"):
            driver.click(driver.find("go-on"))
        driver.click(driver.find("menu"))
    driver.click(driver.find("seats"))
    assert driver.window.top.name == "seats"
    for id in pressed:
        driver.click(driver.find(id))
    for _ in range(20 if name else 0):
        driver.key("backspace")
    if name:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=name))
        driver.step()
    driver.click(driver.find("done"))


def faces(driver: Driver) -> list[str]:
    """Every hand card whose face is on the screen, in any scene that is shown."""
    shown = [widget for scene in driver.window._shown() for widget in scene.tree]
    return [widget.id for widget in shown if widget.role == "card" and widget.id.startswith("card:")]


# -- seats ------------------------------------------------------------------------------------------------------------


def test_a_name_is_changed_everywhere_and_nothing_else(driver: Driver) -> None:
    driver.begin(3)
    driver.uncover()
    before = fingerprint(sitting_of(driver).game.state)
    change(driver, f"name:{sitting_of(driver).looked}", name="Rosalind")
    seat = sitting_of(driver).looked
    assert driver.window.top.name == "table" and sitting_of(driver).viewer == seat, "a name needs no cover"
    assert driver.find(f"player:{seat}").label.startswith("Rosalind")
    assert "Rosalind" in driver.find("log").value and driver.app.plan is not None
    assert driver.app.plan.seats[seat].name == "Rosalind"
    assert fingerprint(sitting_of(driver).game.state) == before
    assert driver.app.keeping.store.saves()[0].seats[seat].name == "Rosalind"


def test_a_machine_plays_on_and_gives_the_seat_back(driver: Driver) -> None:
    driver.begin(2)
    driver.uncover()
    mine = sitting_of(driver).looked
    other = 1 - mine
    change(driver, f"human:{mine}")
    assert driver.window.top.name == "cover", "the one who is left must show up before the hand of that player is seen"
    assert sitting_of(driver).cover_for == other and not faces(driver)
    driver.uncover()
    taken = len(sitting_of(driver).taken)
    for _ in range(60):
        driver.step(1000)
        if sitting_of(driver).waits_for_human:
            break
        assert driver.window.top.name == "table"
    assert len(sitting_of(driver).taken) > taken, "the machine has played"
    assert sitting_of(driver).viewer == other
    change(driver, f"human:{mine}", name="Ilse")
    assert sitting_of(driver).seats[mine] == Seat("Ilse", PEOPLE[mine].character)
    assert driver.window.top.name == "cover", "two people again: whoever is asked shows up"


def test_whoever_left_while_the_screen_waits_for_them_can_be_played_by_a_machine(driver: Driver) -> None:
    driver.begin(3)
    gone = sitting_of(driver).cover_for
    assert driver.window.top.name == "cover"
    change(driver, f"human:{gone}")
    for _ in range(200):
        driver.step(1000)
        assert not faces(driver)
        if driver.window.top.name == "cover":
            break
    assert driver.window.top.name == "cover" and sitting_of(driver).cover_for != gone


def test_everybody_may_leave_and_somebody_may_come_back(driver: Driver) -> None:
    driver.begin(2, people=(PEOPLE[0], MACHINES[1]))
    driver.step()
    while not sitting_of(driver).waits_for_human or driver.see("go-on"):
        driver.step(1000)
        if driver.see("go-on"):
            driver.click(driver.find("go-on"))
    change(driver, "human:0")
    for _ in range(30):
        driver.step(1000)
        assert driver.window.top.name == "table" and sitting_of(driver).viewer == NOBODY and not faces(driver)
    change(driver, "human:1")
    assert sitting_of(driver).viewer == 1, "one person alone needs no cover"


def test_another_person_at_a_seat_ends_taking_back_and_is_asked_to_show_up(driver: Driver) -> None:
    driver.begin(3)
    driver.uncover()
    for _ in range(40):
        if sitting_of(driver).undoable is not None and driver.window.top.name == "table":
            break
        driver.click_on()
    sitting = sitting_of(driver)
    assert sitting.undoable is not None, "something can be taken back"
    seat = sitting.looked
    change(driver, f"name:{seat}", name="Rosa")
    assert sitting.undoable is not None, "a new name alone takes nothing away"
    change(driver, f"pass:{seat}", name="Ilse")
    assert driver.window.top.name == "cover" and not faces(driver)
    assert sitting.undoable is None and sitting.locked_by == "hand_over"
    driver.uncover()
    assert sitting.undoable is None and not sitting.undo()


def test_the_record_stays_whole(driver: Driver, loaded: Loaded) -> None:
    driver.begin(3)
    driver.uncover()
    change(driver, "human:1")
    driver.uncover()
    for _ in range(40):
        driver.step(1000)
        if driver.window.top.name in ("cover", "table") and sitting_of(driver).waits_for_human:
            driver.click_on()
    if driver.window.top.name == "cover":
        driver.uncover()
    change(driver, "human:1", f"pass:{sitting_of(driver).looked}", "hands:peek", name="Rosa")
    driver.app._close_journal()
    path = journal_of(driver)
    reading = read_journal_file(path)
    sitting = sitting_of(driver)
    assert reading.damage is None and reading.seats == sitting.seats and reading.privacy == PEEK
    assert reading.header is not None and reading.header.seats == PEOPLE[:3]
    opened = open_journal(path, Shelf(driver.app.keeping._base, at_hand=Content(loaded, driver.app.content.book)))
    assert opened.history is not None and opened.explained() == ""
    assert fingerprint(opened.history.game.state) == fingerprint(sitting.game.state)
    driver.app.sitting = None
    assert driver.app.open_save(driver.app.keeping.store.saves()[0]) is None
    driver.step()
    again = sitting_of(driver)
    assert again.seats == sitting.seats and again.privacy == PEEK and driver.window.top.name == "cover"


def test_a_seat_line_that_makes_no_table_is_damage(driver: Driver) -> None:
    driver.begin(3)
    sitting = sitting_of(driver)
    assert sitting.history.keeper is not None
    sitting.history.keeper.seated((Seat("Mara", "attuned"), *PEOPLE[1:3]), COVER)
    sitting.history.keeper.seated(PEOPLE[:2], COVER)
    driver.app._close_journal()
    reading = read_journal_file(journal_of(driver))
    assert reading.damage is not None and "characters" in reading.damage.reason and reading.seats == PEOPLE[:3]


def test_a_game_that_two_have_played_is_not_watched_through_one_pair_of_eyes(driver: Driver) -> None:
    driver.begin(2)
    driver.uncover()
    change(driver, f"human:{sitting_of(driver).looked}")
    driver.app._close_journal()
    save = driver.app.keeping.store.saves()[0]
    assert save.humans == 1
    found = driver.app.keeping.watch(save, driver.app.content.book)
    assert found.replay.viewers == (NOBODY,)  # type: ignore[union-attr]


# -- hands ------------------------------------------------------------------------------------------------------------


def test_no_menu_shows_a_hand(driver: Driver) -> None:
    driver.begin(3)
    driver.uncover()
    if driver.see("go-on"):
        driver.click(driver.find("go-on"))
    assert faces(driver)
    driver.click(driver.find("menu"))
    assert not faces(driver)
    driver.click(driver.find("seats"))
    assert not faces(driver)


@pytest.mark.parametrize(("before", "after"), [(PEEK, COVER), (PEEK, OPEN), (COVER, OPEN)])
def test_more_openness_puts_the_cover_on_first(driver: Driver, before: str, after: str) -> None:
    driver.begin(3, privacy=before)
    driver.uncover()
    change(driver, f"hands:{after}")
    assert driver.window.top.name == "cover" and not faces(driver) and sitting_of(driver).viewer == NOBODY
    driver.uncover()
    if driver.see("go-on"):
        driver.click(driver.find("go-on"))
    assert faces(driver) and sitting_of(driver).viewer == sitting_of(driver).asked


def test_everybody_agrees_once_to_open_hands(driver: Driver) -> None:
    """Whoever opens the hands in his own turn sees no other's before that one has lifted a cover."""
    driver.begin(3)
    driver.uncover()
    change(driver, "hands:open")
    agreed = []
    for _ in range(400):
        if driver.window.top.name == "cover":
            agreed.append(sitting_of(driver).cover_for)
            assert driver.find("cover-agree") and not faces(driver)
            driver.uncover()
        assert not faces(driver) or sitting_of(driver).viewer in agreed
        if len(agreed) == 3 and sitting_of(driver).game.view(NOBODY).turn > 6:
            break
        driver.click_on()
    assert sorted(agreed) == [0, 1, 2], "once each"


@pytest.mark.parametrize(("before", "after"), [(OPEN, COVER), (COVER, PEEK), (OPEN, PEEK)])
def test_less_openness_needs_no_cover_of_whoever_sits_there(driver: Driver, before: str, after: str) -> None:
    driver.begin(3, privacy=before)
    if before == COVER:
        driver.uncover()
    change(driver, f"hands:{after}")
    if after == PEEK:
        assert not faces(driver)
    if before == COVER:
        assert driver.window.top.name == "table"
    else:
        driver.uncover()
    assert sitting_of(driver).privacy == after


@pytest.mark.parametrize("opened", ["menu", "h", "tray", "f1", "seats"])
def test_a_minute_out_of_sight_covers_whatever_is_open(driver: Driver, opened: str) -> None:
    driver.begin(3)
    driver.uncover()
    if driver.see("go-on"):
        driver.click(driver.find("go-on"))
    if opened in ("h", "f1"):
        driver.key(opened)
    else:
        driver.click(driver.find("tray" if opened == "tray" else "menu"))
    if opened == "seats":
        driver.click(driver.find("seats"))
    assert driver.window.top is not driver.table
    pygame.event.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
    driver.step(61_000)
    driver.step(61_000)
    pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))
    driver.step()
    assert driver.window.top.name == "cover" and not faces(driver)


def test_nothing_changes_before_done(driver: Driver) -> None:
    driver.begin(3)
    driver.uncover()
    if driver.see("go-on"):
        driver.click(driver.find("go-on"))
    lines = read_journal_file(journal_of(driver)).lines
    driver.click(driver.find("menu"))
    driver.click(driver.find("seats"))
    for id in ("human:0", "hands:open", "leave"):
        driver.click(driver.find(id))
    assert driver.window.top.name == "menu"
    driver.key("escape")
    assert driver.window.top.name == "table" and sitting_of(driver).seats == PEOPLE[:3]
    assert read_journal_file(journal_of(driver)).lines == lines


@pytest.mark.parametrize(("privacy", "said"), [(COVER, "Hands are covered"), (OPEN, "A machine plays and shows no hand")])
def test_where_no_hand_is_shown_it_is_told_as_it_is(driver: Driver, privacy: str, said: str) -> None:
    """Nothing is covered where hands lie open."""
    driver.begin(3, people=(PEOPLE[0], MACHINES[1], PEOPLE[2]), privacy=privacy)
    for _ in range(200):
        if driver.window.top.name == "table" and sitting_of(driver).asked == 1:
            break
        if driver.window.top.name != "table" or sitting_of(driver).waits_for_human or driver.see("go-on"):
            driver.click_on()
        else:
            driver.step(1000)
    driver.step()
    assert driver.find("hand-covered").label == said
