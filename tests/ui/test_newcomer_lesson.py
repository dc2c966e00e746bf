"""What somebody who saw only the window asked about the lesson and the table, answered where they asked it."""

from __future__ import annotations

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.language.card_notes import readings
from favor.language.handbook_can import Choice, what_can_i_do
from favor.language.handbook_pages_board import PAGES
from favor.ui.parts.hand import RAISED
from favor.ui.semantics import Widget, overlap
from tests.ui.driver import Driver
from tests.ui.test_lesson import learning, lesson_of, obey


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def as_far_as(driver: Driver, step: str) -> str:
    """Obey until that step; what its bubble says."""
    scene = lesson_of(driver)
    while scene.lesson.step is not None and scene.lesson.step.id != step:
        obey(driver)
    return driver.find("bubble").value


def tip_at(driver: Driver, widget: Widget) -> list[tuple[str, str]]:
    """Titles and words of the tip that comes where the pointer rests."""
    driver.move(driver.point(widget))
    driver.step(1000)
    driver.step(200)
    return [(title, "".join(text for text, _ in spans)) for title, spans in driver.find("tooltip").data]  # type: ignore[union-attr]


def test_it_is_said_why_the_offered_relic_gave_nothing_more(loaded: Loaded) -> None:
    assert "left play first" in as_far_as(learning(loaded), "favor")
    card = loaded.catalog.sections["relics"]["frequent-pilgrim-card"]
    assert (76, "What an offered Relic does", "It ends at once, before the Boon turns.") in readings(card)


def test_the_other_players_turn_can_be_followed_and_is_explained(loaded: Loaded) -> None:
    driver = learning(loaded)
    as_far_as(driver, "end")
    sitting = lesson_of(driver).sitting
    driver.click(driver.find("end-turn"))
    said, count, waited, gaps = "", len(sitting.taken), 0, []
    for _ in range(200):
        if sitting.waits_for_human:
            break
        driver.step(50)
        waited += 50
        shown = driver.see("bubble")
        said = shown.value if shown is not None else said
        if len(sitting.taken) > count:
            gaps.append(waited - sum(gaps))
            count = len(sitting.taken)
    assert len(gaps) >= 5 and min(gaps) >= 350 and 4000 <= waited <= 6000, gaps
    assert said == driver.table.coach.said.text.replace("{key_can}", "H").replace("{key_rules}", "F1")  # type: ignore[union-attr]
    assert "Log tells what the other does meanwhile" in said


def test_what_is_said_of_undo_is_true_before_and_after_a_step(loaded: Loaded) -> None:
    driver = learning(loaded)
    said = as_far_as(driver, "home")
    assert not driver.find("undo").enabled and "Undo reads Locked after a new find" in said
    obey(driver)
    assert driver.find("undo").enabled and "a step on known ground it takes back" in said


@pytest.mark.parametrize("size", ((1024, 640), (1280, 720), (1920, 1080)))
def test_the_raised_card_leaves_the_bubble_free(size: tuple[int, int], loaded: Loaded) -> None:
    driver = learning(loaded, size)
    as_far_as(driver, "card")
    for card in [widget for widget in driver.window.top.tree if widget.id.startswith("card:")]:
        driver.move(driver.point(card))
        driver.step(1000)
        driver.step(50)
        raised = next(widget for widget in driver.window.top.tree if widget.id.startswith("raised:"))
        assert raised.rect[2] >= driver.window.brush().px(RAISED[0])
        assert 0 in overlap(raised.rect, driver.find("bubble").rect)[2:], card.label


# -- the table --------------------------------------------------------------------------------------------------------


def at_table(loaded: Loaded, size: tuple[int, int] = (1280, 720)) -> Driver:
    """A table for two in the first turn, the decree read."""
    driver = Driver(size, loaded)
    driver.window.wishes.change(coach=False)
    driver.begin(2, privacy="open")
    while driver.see("go-on") or driver.table.show is None or driver.table.show.about != "action":
        driver.click_on()
    return driver


def test_the_tip_of_hearts_says_what_stunned_is(loaded: Loaded) -> None:
    driver = at_table(loaded)
    titles = [title for title, _ in tip_at(driver, driver.find("stat:0:hearts"))]
    assert titles[1:] == ["Hearts", "Stunned"]


def test_a_locked_undo_gives_its_reason_once(loaded: Loaded) -> None:
    driver = learning(loaded, (1920, 1080))
    as_far_as(driver, "relic")
    undo = driver.find("undo")
    assert undo.label == undo.reason and undo.label.startswith("Locked: ")
    assert [text for _, text in tip_at(driver, undo) if text == undo.label or undo.label in text] == []


def states(driver: Driver) -> list[str]:
    """How the cards of the hand look."""
    return [widget.data.state for widget in driver.window.top.tree if widget.id.startswith("card:")]  # type: ignore[attr-defined]


def test_a_card_that_cannot_be_played_looks_so_while_a_tile_or_a_target_is_asked_for(loaded: Loaded) -> None:
    driver = learning(loaded)
    as_far_as(driver, "place")
    assert states(driver) and set(states(driver)) == {"unplayable"}
    driver.click(driver.find("place"))
    assert "playable" in states(driver)


def test_a_badge_on_a_tile_is_explained_beside_it_and_in_the_rules(loaded: Loaded) -> None:
    driver = learning(loaded)
    as_far_as(driver, "on")
    while not lesson_of(driver).sitting.waits_for_human or driver.see("go-on"):
        driver.step(500)
        if driver.see("go-on"):
            driver.click(driver.find("go-on"))
    show = lesson_of(driver).show
    assert show is not None and show.laid
    for tile, layer in show.laid.items():
        assert f"small badge: {show.names.seat(layer)} laid it since your last turn" in driver.find(f"tile:{tile}").value
    page = next(page for page in PAGES if page.id == "tiles")
    assert any("badge" in text and "since your last turn" in text for text in page.texts)


def test_names_lead_somewhere(loaded: Loaded) -> None:
    """The deed is called first in the list of what can be done; numbers of readings say where these are."""
    assert what_can_i_do([Choice(("capture", 0), "", 1)])[0].lines[0].text.startswith("Settle: ")
    driver = at_table(loaded)
    driver.key("f1")
    assert driver.find("rulings").label.startswith("Readings in docs/rulings.md: ")
