"""Nothing happens unsaid: refusals lead to their rule (B10), forced answers are shown (B35), the end of a turn tells what it
brings (B9), house rules have a badge (B14), luck can be checked (B13)."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.language import reasons
from favor.language.handbook import Handbook
from favor.language.handbook_subjects import REASONS
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.rules.sheets import compile_book
from favor.table.seedprint import seed_print
from favor.table.sitting import Sitting
from favor.ui.autoplay import LuckyDip
from favor.ui.dice import counts
from favor.ui.names import Names
from favor.ui.services import Plan
from favor.ui.stage import Stage
from tests.ui.driver import PEOPLE, Driver

SIZES = ((1024, 640), (1280, 720), (1920, 1080))
FACES = (0, 1, 2, 3, 4)


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def at_the_menu(loaded: Loaded, size: tuple[int, int] = (1280, 720), switches: dict[str, object] | None = None) -> Driver:
    """Somebody may act."""
    driver = Driver(size, loaded)
    driver.app.begin(Plan(PEOPLE[:3], switches or loaded.catalog.switches, 7, "open"))  # type: ignore[arg-type]
    driver.step()
    while driver.see("go-on") or driver.table.show is None or driver.table.show.about != "action":
        driver.click_on()
    return driver


# -- refusals ---------------------------------------------------------------------------------------------------------


def test_every_reason_has_a_page_of_its_own_matter(loaded: Loaded) -> None:
    pages = {section.id for section in Handbook(loaded.catalog).sections}
    assert set(reasons.KEYS) == set(REASONS) and set(REASONS.values()) <= pages
    for key in (*reasons.KEYS, *(f"not_{key}" for key in reasons.CONDITIONS)):
        assert reasons.known(key) in REASONS


def test_a_refusal_is_a_link_to_its_rule(loaded: Loaded) -> None:
    driver = at_the_menu(loaded)
    refused = [id for id in ("do:delve", "do:capture", "do:attack") if not driver.find(id).enabled]
    assert len(refused) >= 2
    for id in refused:
        driver.click(driver.find(id))
        pill = driver.find("prompt")
        assert pill.pressable and pill.about is not None and pill.about[0] == "reason"
        for way in ("click", "f1", "keyboard"):
            if way == "click":
                driver.click(pill)
            elif way == "f1":
                driver.click(driver.find(id))
                driver.key("f1")
            else:
                driver.click(driver.find(id))
                driver.table.focus = "prompt"
                driver.key("return")
            assert driver.window.top.name == "handbook", way
            assert driver.window.top.page.id == REASONS[pill.about[1]]  # type: ignore[attr-defined]
            driver.key("escape")
            assert driver.window.top is driver.table


def test_what_is_no_refusal_is_no_link(loaded: Loaded) -> None:
    driver = at_the_menu(loaded)
    assert not driver.find("prompt").pressable and driver.find("prompt").about is None
    driver.click(driver.find("do:delve"))
    driver.key("escape")
    assert not driver.find("prompt").pressable


def test_a_lock_leads_to_the_page_about_taking_back(loaded: Loaded) -> None:
    driver = at_the_menu(loaded)
    driver.key("z", pygame.KMOD_CTRL)
    driver.click(driver.find("prompt"))
    assert driver.window.top.page.id == "undo"  # type: ignore[attr-defined]


# -- answers that nobody gave -----------------------------------------------------------------------------------------


def names_of(loaded: Loaded) -> Names:
    sheets = compile_book(loaded.catalog).sheets
    return Names(loaded.catalog, ("Mara", "Tom"), lambda number: (sheets[number].section, sheets[number].id))


def test_a_forced_answer_that_costs_something_waits_to_be_read(loaded: Loaded) -> None:
    stage = Stage()
    stage.tell([("answered", 0, "relic", 64), ("relic_lost", 0, 64), ("boon_ready", 1)], names_of(loaded))
    assert stage.notice is not None and stage.notice.title == "The only possible answer" and len(stage.notice.lines) == 2


@pytest.mark.parametrize(
    "events",
    [
        [("answered", 0, "player", 1), ("damage", 1, 0, 1)],
        [("answered", 0, "turn", 2), ("tile_revealed", 0, 3, 32000, 2)],
        [("answered", 0, "relic", 64), ("relic_lost", 0, 64), ("offered", 0, 64)],
        [("relic_lost", 0, 64)],
    ],
    ids=["what it does to another is seen anyway", "a tile lies ready turned", "an offering was meant", "nothing was forced"],
)
def test_nobody_is_kept_waiting_for_the_rest(loaded: Loaded, events: list[tuple[object, ...]]) -> None:
    stage = Stage()
    stage.tell(events, names_of(loaded))
    assert stage.notice is None


def test_the_rules_answer_what_has_one_answer_and_write_it_down(loaded: Loaded) -> None:
    """No question with one answer is ever asked but those that mean something by themselves, and the log has a line."""
    book, asked, answered = compile_book(loaded.catalog), Counter(), 0
    for seed in range(6):
        game, dip = Game.new(book, Setup(("human", "sapling", "geodyte"), seed, loaded.catalog.switches)), LuckyDip(seed)
        while game.decision is not None:
            if len(game.decision.options) == 1:
                asked[game.decision.about] += 1
            answered += sum(event[0] == "answered" for event in game.apply(dip.pick(game.decision.options)))
    assert set(asked) <= {"action"}, "the action menu is never answered by itself"
    assert answered > 50


# -- the end of a turn ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_the_end_of_a_turn_tells_all_it_brings(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = at_the_menu(loaded, size)
    sitting = driver.app.sitting
    assert sitting is not None
    state, seat = sitting.game.state, sitting.asked
    book = state.book
    for status in ("cold", "poison"):
        sheet = next(sheet for sheet in book.sheets if (sheet.section, sheet.id) == ("statuses", status))
        thing = min((other[0] for all in state.statuses for other in all), default=-1000) - 1
        state.statuses[seat] = (*state.statuses[seat], (thing, sheet.number, -1, seat, -1, 0, -1, -1))
    state.hands[seat] = state.hands[seat][:1]
    sitting._viewed = None
    audit = driver.window.cache.kit.letters.audit
    audit.on = True
    audit.entries.clear()
    driver.window.shelf.clear()
    driver.window.draw()
    audit.on = False
    said = driver.find("end-turn").label
    assert "Energy unspent" in said and "draw" in said and "Cold and Poison" in said
    assert not [entry for entry in audit.cuts if "Cold" in entry.text]


# -- house rules ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [0, 1, 8])
def test_house_rules_have_a_badge_and_are_one_press_away(loaded: Loaded, size: tuple[int, int], count: int) -> None:
    rows = tuple(loaded.catalog.rules["switches"])[:count]
    changed = {**loaded.catalog.switches, **{row["id"]: row["other"] for row in rows}}
    driver = at_the_menu(loaded, size, changed)
    badge = driver.see("house-rules")
    assert (badge is not None) == bool(count)
    if badge is not None:
        assert str(count) in badge.label
        others = [widget for widget in driver.window.top.tree if widget.rect[1] < badge.rect[1] + badge.rect[3] and widget.solid]
        crossing = [one for one in others if one is not badge and one.id != "bar" and one.holds(driver.point(badge))]
        assert not crossing and badge.rect[0] + badge.rect[2] < driver.find("undo").rect[0]
        driver.click(badge)
        assert driver.window.top.name == "handbook" and driver.window.top.page.id == "house-rules"  # type: ignore[attr-defined]
        driver.key("escape")
    driver.click(driver.find("menu"))
    told = driver.find("house-rules").label
    assert all(row["name"] in told for row in rows) and ("none" in told) == (not count)
    assert driver.app.services.version in driver.find("version").label


# -- luck -------------------------------------------------------------------------------------------------------------


def test_a_running_game_shows_the_print_and_not_the_seed(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 123456789012345, privacy="open")
    driver.click(driver.find("go-on") if driver.see("go-on") else driver.find("menu"))
    if driver.window.top.name == "table":
        driver.click(driver.find("menu"))
    assert seed_print(123456789012345) in driver.find("seed-print").label
    assert not [widget for widget in driver.window.top.tree if "123456789012345" in widget.label + widget.value]


def test_prints_tell_seeds_apart() -> None:
    assert len({seed_print(seed) for seed in range(3000)}) == 3000 and seed_print(7) == seed_print(7)
    assert all(str(seed) != seed_print(seed) for seed in range(100))


def test_whoever_types_a_seed_is_told_what_it_means(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.app.show_setup(None)
    driver.step()
    assert driver.see("said") is None
    driver.click(driver.find("seed"))
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="42"))
    driver.step()
    assert "spoils secrets" in driver.find("said").label


def test_the_dice_panel_counts_what_fell(loaded: Loaded) -> None:
    driver = at_the_menu(loaded)
    for _ in range(25):
        driver.click_on()
    while driver.see("go-on"):
        driver.click(driver.find("go-on"))
    sitting = driver.app.sitting
    assert sitting is not None
    driver.click(driver.find("tray"))
    assert driver.window.top.name == "dice"
    fallen = counts(sitting.told(), 3, FACES)
    for seat in PEOPLE[:3]:
        row = driver.find(f"rolls:{seat.name}")
        number = [one.name for one in PEOPLE].index(seat.name)
        said = ", ".join(f"{face}: {count}" for face, count in zip(FACES, fallen[number], strict=True))
        assert row.value == f"{said}; {sum(fallen[number])}"
    driver.key("escape")
    assert driver.window.top is driver.table


def test_counts_are_throws_and_nothing_else(loaded: Loaded) -> None:
    """Over a whole game: as many as dice were thrown, whoever looks."""
    setup = Setup(tuple(seat.character for seat in PEOPLE[:3]), 9, loaded.catalog.switches)
    sitting, dip = Sitting(lambda: Game.new(compile_book(loaded.catalog), setup), PEOPLE[:3]), LuckyDip(5)
    while sitting.game.decision is not None:
        sitting.submit(dip.pick(sitting.game.decision.options))
    events = [event for batch in sitting.history.batches for event in batch]
    fallen = counts(events, 3, FACES)
    start = [event for event in events if event[0] == "start_roll"]
    again = sum(event[0] == "rerolled" for event in events)
    assert sum(map(sum, fallen)) > len(start) + again and len(start) >= 3
    told = Counter(event[3] for event in events if event[0] == "die")
    assert all(sum(seat[face] for seat in fallen) <= told[face] + len(start) + again for face in FACES)
    first, second = ("die", 0, "wit", 3, 2, 0), ("die", 0, "wit", 1, 2, 1)
    assert counts([first, ("rerolled", 0, 1), second], 1, FACES) == ((0, 1, 0, 1, 0),)
    assert counts([first, ("roll_changed", 0, 1), second], 1, FACES) == ((0, 0, 0, 1, 0),)
