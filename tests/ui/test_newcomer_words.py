"""What somebody new is told by the window alone: true words, names that can be read, warnings before what stays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.language.handbook_lesson import BUBBLES, DETOURS, LESSON
from favor.language.logtext import LINES
from favor.table.sitting import COVER, LOOKED_AT, OPEN, PEEK, PRIVACIES, Sitting
from favor.ui import preview
from favor.ui.names import plain
from favor.ui.recap import MOST, chosen
from favor.ui.semantics import Widget
from favor.ui.words_reading import PREVIEW
from favor.ui.words_screens import TITLE
from favor.ui.words_table import DEEDS, TURN
from tests.ui.driver import PEOPLE, Driver
from tests.ui.test_lesson import learning, lesson_of, obey

NEVER = 600


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


@pytest.fixture(scope="module")
def relic(loaded: Loaded) -> Driver:
    """The lesson where it speaks of the first Relic."""
    driver = learning(loaded)
    for _ in range(60):
        said = lesson_of(driver).lesson.said
        if said is not None and said.id == "relic":
            driver.settle()
            return driver
        obey(driver)
        driver.step(400)
    raise AssertionError("the lesson never comes to the Relic")


def rest_on(driver: Driver, widget: Widget) -> None:
    """Point at something until it has said what it has to say."""
    driver.move(driver.point(widget))
    driver.step(600)
    driver.step(300)


def meets(one: Widget, other: Widget) -> bool:
    (x, y, wide, high), (left, top, w, h) = one.rect, other.rect
    return x < left + w and left < x + wide and y < top + h and top < y + high


def test_a_relic_on_the_panel_is_read_where_one_points_and_hides_no_bubble(relic: Driver) -> None:
    me = relic.table.sitting.view().players[0]
    name = relic.table.names.title(me.relics[0].section, me.relics[0].id)
    chip = next(widget for widget in relic.window.top.tree if widget.role == "chip" and widget.label == name)
    rest_on(relic, chip)
    card, bubble = relic.find("linked-card"), relic.find("bubble")
    assert card.label == name and not meets(card, bubble) and not meets(card, relic.find("player:0"))
    tips = relic.see("linked-tips")
    assert tips is None or not meets(tips, bubble) and not meets(tips, card)


def test_a_name_on_the_panel_opens_its_card_and_a_press_its_player(relic: Driver) -> None:
    boon = next(widget for widget in relic.window.top.tree if widget.id.startswith("chip:0:") and widget.about[1] == "boons")
    relic.click(boon, 3)
    assert relic.find("inspected").label == boon.label
    relic.key("escape")
    relic.click(boon)
    assert relic.find("inspected").label == "Mara"
    relic.key("escape")


def test_the_tip_of_a_player_leaves_the_bubble_free(relic: Driver) -> None:
    x, y, *_ = relic.find("player:0").rect
    relic.move((x + 20, y + 20))
    relic.step(600)
    relic.step(300)
    assert not meets(relic.find("tooltip"), relic.find("bubble"))


def test_each_action_says_what_it_does_and_the_boon_its_name(relic: Driver) -> None:
    reading, table = relic.table.reading, relic.table
    assert table.show is not None
    for kind, sentence in DEEDS.items():
        button = relic.find(kind if kind == "end-turn" else f"do:{kind}")
        assert sentence in reading.told(table.show, table.sitting, button)
    boon = " ".join(reading.told(table.show, table.sitting, relic.find("do:boon")))
    assert "Full Service" in boon and "Heal" in boon


def test_the_lesson_tells_how_a_single_relic_is_offered() -> None:
    offers = [step for step in (*LESSON, *DETOURS) if step.at == ("do", "offer")]
    assert len(offers) == 2
    assert all("at once" in step.text and "Done" in step.text and len(step.text.split()) <= 25 for step in offers)


def test_the_list_of_what_can_be_done_is_named_early_and_in_the_turn_box() -> None:
    first = {bubble.id: bubble.text for bubble in BUBBLES[:2]}
    assert set(first) == {"decree", "energy"} and all("{key_can}" in text for text in first.values())
    assert "{key_can}" in TURN["keys"]


def test_a_new_ruin_is_not_ready_again() -> None:
    assert "again" not in LINES["ruin 1"]


def test_the_title_says_what_the_game_is(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.window.wishes.try_out(welcomed=True)
    driver.app.show_first()
    driver.step()
    assert TITLE["what"] in driver.find("bill").value
    assert "two to six" in TITLE["what"]


def test_damage_is_never_left_out_of_what_was_missed() -> None:
    hurt, struck = ("damage", 0, 1, 1, 2, -1), ("attacked", 2, 0)
    events = [struck, hurt, *[("favor", 1, 1, "offer")] * (MOST + 3)]
    assert 1 in chosen(events, 0) and len(chosen(events, 0)) == MOST
    assert chosen([hurt] * (MOST + 2), 0) == tuple(range(MOST + 2))
    assert chosen([struck, ("attacked", 0, 1)], 0) == (0,)


def go_on_until(driver: Driver, wanted: Callable[[Sitting], bool]) -> None:
    for _ in range(NEVER):
        if driver.window.top.name == "table" and wanted(driver.table.sitting):
            return
        assert driver.click_on()
    raise AssertionError("it never comes to that")


def looks(sitting: Sitting) -> bool:
    last = sitting.history.batches[-1]
    return sitting.asked == sitting.viewer and any(event[:2] == (LOOKED_AT, sitting.viewer) for event in last)


def test_a_stack_counts_without_the_tile_that_is_drawn(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 7)
    go_on_until(driver, lambda sitting: driver.see("go-on") is None and any(
        place.id.startswith("go:") and "Unexplored" in place.label for place in driver.window.top.tree))
    show = driver.table.show
    assert show is not None
    place = next(widget.does[1] for widget in driver.window.top.tree
                 if widget.id.startswith("go:") and "Unexplored" in widget.label and widget.does)
    said = " ".join(plain(line) for line in preview._place(show, place))
    left = sum(dict(show.view.stacks).values())
    assert any(f"{count - 1} left" in said for _, count in show.view.stacks) and left


def trap_seen(driver: Driver) -> tuple[int, list[str]]:
    """The damage of the Trap that was looked at, and all that the window says of it."""
    sitting = driver.table.sitting
    token = next(event[2] for event in reversed(sitting.history.batches[-1]) if event[:2] == (LOOKED_AT, sitting.viewer))
    driver.step()
    said = [f"{widget.label} {widget.value}" for widget in driver.window.top.tree]
    return driver.table.names.catalog.rules["traps"][token], [line for line in said if "Your Trap:" in line]


def test_whoever_lays_a_trap_is_told_its_damage_once(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5)
    go_on_until(driver, looks)
    damage, said = trap_seen(driver)
    assert said and all(f"Your Trap: {damage} damage" in line for line in said)
    assert driver.find("notice-title").label == "A Trap to lay"
    steps = len(driver.table.sitting.taken)
    go_on_until(driver, lambda sitting: len(sitting.taken) > steps and not looks(sitting))
    driver.step()
    assert not any("Your Trap:" in f"{widget.label} {widget.value}" for widget in driver.window.top.tree)


def test_face_down_the_damage_shows_only_while_cards_are_held(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5, privacy=PEEK)
    go_on_until(driver, looks)
    assert trap_seen(driver)[1] == []
    driver.table._peek(True)
    damage, said = trap_seen(driver)
    assert said and all(f"{damage} damage" in line for line in said)
    driver.table._peek(False)
    assert trap_seen(driver)[1] == []


SEEN_BY = {COVER: "Only you see this", PEEK: "only while you hold your cards up", OPEN: "Hands lie open here"}


@pytest.mark.parametrize("privacy", PRIVACIES)
@pytest.mark.parametrize("lone", (False, True))
def test_who_sees_a_trap_is_told_as_it_is(loaded: Loaded, privacy: str, lone: bool) -> None:
    """Where hands lie open others see it too, but not where nobody else sits."""
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5, tuple(replace(seat, human=not lone or number == 0) for number, seat in enumerate(PEOPLE)), privacy)
    for _ in range(NEVER):
        if driver.window.top.name == "table" and looks(driver.table.sitting):
            break
        waits = driver.table.sitting.waits_for_human or driver.see("go-on") or driver.window.top.name != "table"
        assert driver.click_on() if waits else driver.step(1000) is None
    driver.table._peek(privacy == PEEK)
    wanted = SEEN_BY[COVER if lone and privacy == OPEN else privacy]
    said = trap_seen(driver)[1]
    assert said and all(wanted in line and not any(way in line for way in SEEN_BY.values() if way != wanted) for line in said)


def test_a_card_that_shows_something_warns_before_it_is_played(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5)

    def reveals(sitting: Sitting) -> list[Widget]:
        show = driver.table.show
        plays = [option for option in show.options if option[0] == "play"] if show and driver.see("go-on") is None else []
        found = {option: preview.foresee(sitting.game, sitting.viewer, option).reveals for option in plays}
        return [card for card in driver.window.top.tree if card.id.startswith("card:") and found.get((card.does or ("", ""))[1])]

    go_on_until(driver, lambda sitting: bool(reveals(sitting)))
    card = reveals(driver.table.sitting)[0]
    rest_on(driver, card)
    warning, raised = driver.find("stays"), driver.find(f"raised:{card.id.partition(':')[2]}")
    assert warning.label == PREVIEW["undo"] and not meets(warning, raised)
    show = driver.table.show
    assert show is not None and PREVIEW["undo"] in driver.table.reading.told(show, driver.table.sitting, card)
