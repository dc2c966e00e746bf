"""The log tells what happens beside the game, for good: what was taken back (B25), and every change of who sits where (B54)."""

from __future__ import annotations

from pathlib import Path

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.chance import Dice
from favor.model.views import View
from favor.table.journal_reader import read_journal_file
from favor.table.margin import ANOTHER, MACHINE, NAME, PERSON, TOOK_BACK, Note, changes, kept
from favor.table.seats import Seat
from favor.table.sitting import NOBODY, Sitting
from favor.ui import export
from favor.ui.loglines import GREY, LogLines, noted
from favor.ui.names import plain
from favor.ui.scenes.replay import ReplayScene
from tests.ui.driver import PEOPLE, Driver
from tests.ui.looker import to_action
from tests.ui.test_life_seats import MACHINES, change, faces, journal_of

LONE = (PEOPLE[0], *MACHINES[1:3])


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def sitting_of(driver: Driver) -> Sitting:
    assert driver.app.sitting is not None
    return driver.app.sitting


def log_of(driver: Driver) -> list[str]:
    """The log of the table as whoever reads it now sees it."""
    return [plain(line) for _, line in LogLines().lines(sitting_of(driver), driver.app.names())]


def loaded_again(driver: Driver) -> None:
    """Close the game and go on with it from disk."""
    driver.app._close_journal()
    driver.app.sitting = None
    assert driver.app.open_save(driver.app.keeping.store.saves()[0]) is None
    driver.step()


def took_back(driver: Driver) -> None:
    """Play until something can be taken back, and take it back."""
    for _ in range(300):
        to_action(driver)
        if sitting_of(driver).history.undoable is not None and driver.find("undo").enabled:
            driver.key("z", 64)  # Ctrl
            return
        driver.click_on()
    raise AssertionError("nothing can ever be taken back")


def test_grey_lines_are_still_there_when_the_game_is_gone_on_with(loaded: Loaded, tmp_path: Path) -> None:
    driver = Driver((1280, 720), loaded, tmp_path)
    driver.begin(3, 5)
    for _ in range(2):
        took_back(driver)
        for _ in range(3):
            to_action(driver)
            driver.click_on()
    public = Reader(driver)
    before, grey = public.lines(), public.grey()
    assert len(grey) >= 2
    loaded_again(driver)
    assert public.lines() == before and public.grey() == grey


class Reader:
    """Reads the log of a sitting as anybody may, whoever sits there."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def lines(self) -> list[str]:
        history, names = sitting_of(self.driver).history, self.driver.app.names()
        public = [event for batch in history.batches for event in history.game.redact(batch, NOBODY)]
        return export.log_text(public, names, (), noted(history.notes, history.batches, names)).split("\n")

    def grey(self) -> list[tuple[int, str]]:
        history, names = sitting_of(self.driver).history, self.driver.app.names()
        found = noted(history.notes, history.batches, names)
        return [(place, plain(line)) for place, line in found if all(mark == GREY for _, mark in line)]


def test_a_lone_player_who_looks_at_the_hand_of_a_machine_is_told_of(loaded: Loaded, tmp_path: Path) -> None:
    """Sits down for a machine, sees its cards, and gives the seat back: the log says both, also after loading."""
    driver = Driver((1280, 720), loaded, tmp_path)
    driver.begin(3, 5, LONE)
    while not sitting_of(driver).waits_for_human or driver.see("go-on"):
        driver.step(1000)
        if driver.see("go-on"):
            driver.click(driver.find("go-on"))
    change(driver, "human:0")
    change(driver, "human:1")
    assert faces(driver) and sitting_of(driver).viewer == 1, "the hand of the machine is seen"
    change(driver, "human:1")
    change(driver, "human:0")
    told = ["Mara: a machine plays from now on", "Ysolde: a person plays from now on", "Ysolde: a machine plays from now on",
            "Mara: a person plays from now on"]  # fmt: skip
    assert [line for line in log_of(driver) if line in told] == told
    assert [line for line in driver.find("log").value.split("\n") if line in told] == told
    loaded_again(driver)
    assert [line for line in log_of(driver) if line in told] == told
    driver.app.replay(None)
    scene = driver.window.top
    assert isinstance(scene, ReplayScene)
    assert [line for line in map(plain, (line for _, line in scene.lines())) if line in told] == told
    assert [line for line in Reader(driver).lines() if line in told] == told


def test_another_person_of_the_same_name_is_told_of(loaded: Loaded, tmp_path: Path) -> None:
    driver = Driver((1280, 720), loaded, tmp_path)
    driver.begin(3)
    driver.uncover()
    seat = sitting_of(driver).looked
    change(driver, f"pass:{seat}")
    line = f"{PEOPLE[seat].name}: another person plays from now on"
    assert log_of(driver).count(line) == 1
    loaded_again(driver)
    assert log_of(driver).count(line) == 1
    assert read_journal_file(journal_of(driver)).damage is None


def test_a_journal_that_hands_on_a_seat_there_is_not_is_damaged(loaded: Loaded, tmp_path: Path) -> None:
    driver = Driver((1280, 720), loaded, tmp_path)
    driver.begin(3)
    journal = sitting_of(driver).history.keeper
    assert journal is not None
    journal.seated(PEOPLE[:3], "cover", (11,))
    driver.app._close_journal()
    damage = read_journal_file(journal_of(driver)).damage
    assert damage is not None and "handed" in damage.reason


def test_what_changes_at_a_seat_is_one_note_each() -> None:
    before = (Seat("Mara", "seridian"), Seat("Tom", "human"), Seat("Kesh", "abutian", False))
    now = (Seat("Mara", "seridian", False), Seat("Rosa", "human"), Seat("Ilse", "abutian"))
    assert changes(before, before, (), 4) == ()
    assert changes(before, now, (1,), 4) == (
        Note(4, MACHINE, 0, "Mara", "Mara"), Note(4, NAME, 1, "Rosa", "Tom"), Note(4, ANOTHER, 1, "Rosa", "Tom"),
        Note(4, NAME, 2, "Ilse", "Kesh"), Note(4, PERSON, 2, "Ilse", "Kesh"),
    )  # fmt: skip
    assert kept([Note(3, TOOK_BACK, 0), Note(9, MACHINE, 1)], 5) == [Note(3, TOOK_BACK, 0), Note(5, MACHINE, 1)]


def test_whoever_plays_without_hands_is_handed_a_view_and_options_and_nothing_else(loaded: Loaded) -> None:
    """No later player of that kind can look at what is hidden, were it by mistake."""
    driver = Driver((1280, 720), loaded)
    driver.begin(3, 5, MACHINES[:3])
    handed: list[tuple[object, ...]] = []
    dice, table = Dice(4), driver.table

    def chooser(*given: object) -> object:
        handed.append(given)
        options = given[1]
        assert isinstance(options, tuple)
        return options[dice.below(len(options))]

    table.chooser = chooser  # type: ignore[assignment]
    for _ in range(60):
        asked = sitting_of(driver).asked
        count = len(handed)
        driver.step(2000)
        for view, options in handed[count:]:  # type: ignore[misc]
            assert isinstance(view, View) and view.viewer == asked
            assert view.question is not None and view.question.options == options
            assert all(not player.hand for player in view.players if player.seat != asked)
    assert len(handed) > 20
