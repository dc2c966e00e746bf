"""Reading cards (B21, B22): raised in time and large enough, the inspector with its notes, key words with their tips."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.language.card_notes import OF_CARD, OF_KIND, READINGS, readings
from favor.ui.parts.notes import origin
from tests.ui.driver import Driver
from tests.ui.looker import Looker, audited, faults, to_action

IS_LONG = os.environ.get("FAVOR_LONG", "") not in ("", "0")
ROOT = Path(__file__).parents[2]
SECTIONS = ("actions", "relics", "items", "events", "god_cards", "boons", "terrains", "statuses", "characters")
RAISED_AFTER_MS = 250
INSPECTED, BODY, LARGER = (264, 372), 16, 1.6
TEXTS = ("card text", "event lead", "event option", "boon text")
"""What card pictures call their sentences before the audit."""


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


@pytest.fixture(scope="module")
def table(loaded: Loaded) -> Driver:
    driver = Driver((1280, 720), loaded)
    driver.begin(3)
    to_action(driver)
    return driver


def test_a_card_of_the_hand_is_raised_in_a_quarter_of_a_second(table: Driver) -> None:
    card = next(widget for widget in table.window.top.tree if widget.id.startswith("card:"))
    table.move(table.point(card))
    table.step(RAISED_AFTER_MS)
    raised = table.find(card.id.replace("card:", "raised:"))
    resting = table.window.brush().px(124)
    assert raised.rect[2] >= LARGER * resting


def test_every_card_is_read_in_letters_of_sixteen_pixels(table: Driver, loaded: Loaded) -> None:
    cards = [card for section in SECTIONS for card in loaded.catalog.section(section)]
    for card in cards if IS_LONG else cards[::7]:
        table.table._on_inspect(card.section, card.id)
        table.table.dirty = True
        table.window.cache._pictures.clear()  # painted anew, so that its letters are told
        audit = audited(table)
        wide, high = table.find("inspected").rect[2:]
        assert wide >= INSPECTED[0] and high >= INSPECTED[1], (wide, high)
        sizes = [entry.px for entry in audit.entries if entry.where in TEXTS]
        assert sizes and min(sizes) >= BODY, f"{card.section}/{card.id}: {sizes}"
        assert not audit.clashes and not audit.cuts, card.id
    table.key("escape")


# -- the notes of a card ----------------------------------------------------------------------------------------------


def test_the_readings_are_those_of_the_page() -> None:
    rows = re.findall(r"^\| (\d+) \| (.*?) \| (.*?) \| .*? \|$", (ROOT / "docs" / "rulings.md").read_text(), re.M)
    page = {number: (plainly(question), plainly(answer)) for number, question, answer in rows}
    assert {number: tuple(plainly(part) for part in line.split("\n")) for number, line in READINGS.items()} == {
        number: page[number] for number in READINGS
    }
    used = {number for numbers in (*OF_CARD.values(), *OF_KIND.values()) for number in numbers}
    assert used == {int(number) for number in READINGS}


def plainly(text: str) -> str:
    """Without marks of house rules and kinds of quotation marks."""
    text = re.sub(r" House rule `[a-z_]+`\.", "", text)
    return text.replace("’", "'").replace("“", '"').replace("”", '"')


def test_every_card_with_readings_is_there_and_every_reading_that_names_a_card_is_shown(loaded: Loaded) -> None:
    cards = {f"{card.section}/{card.id}": card for section in SECTIONS for card in loaded.catalog.section(section)}
    assert set(OF_CARD) <= set(cards)
    named = 0
    for number, line in READINGS.items():
        for card in cards.values():
            if card.section in ("relics", "items") and re.search(rf"\b{re.escape(card.name)}\b", line.partition("\n")[0]):
                assert int(number) in [one[0] for one in readings(card)], card.id
                named += 1
    assert named >= 7


def test_the_inspector_turns_a_card_over_to_its_notes_and_back(table: Driver, loaded: Loaded) -> None:
    table.table._on_inspect("relics", "spike-shield")
    table.window.draw()
    table.click(table.find("inspector-notes"))
    assert table.find("notes-title").label == loaded.catalog.sections["relics"]["spike-shield"].name
    assert table.find("notes-origin").label == "From the base game"
    told = [title for title, _ in table.find("notes").data]  # type: ignore[union-attr]
    assert told[:2] == ["A Stun by Spike Shield (ruling 123)", "Spike Shield when its owner falls (ruling 124)"]
    assert any(widget.role == "link" for widget in table.window.top.tree if widget.id.startswith("notes"))
    table.click(table.find("inspector-notes"))
    assert table.see("inspected") is not None and table.see("notes") is None
    table.key("escape")
    assert table.see("inspector") is None


@pytest.mark.parametrize("size", ((1024, 640), (1280, 720)))
def test_notes_fit_any_window(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = Looker(size, lambda driver, moment: None, loaded)
    driver.begin(2)
    to_action(driver)
    for key in OF_CARD:
        section, id = key.split("/")
        driver.table._on_read("notes", (section, id))
        driver.window.draw()
        assert driver.see("notes") is not None, key
        assert not faults(driver), key


def test_a_card_of_a_pack_says_where_it_comes_from() -> None:
    catalog = content([ROOT / "docs" / "example-pack"]).catalog
    card = next(card for card in catalog.section("relics") if card.id.endswith("paper-lantern"))
    assert origin(catalog, card) == "From the pack lantern, version 1.0.0"


# -- key words --------------------------------------------------------------------------------------------------------


def test_every_key_word_of_every_text_has_its_tip(table: Driver, loaded: Loaded) -> None:
    sentences = table.table.names.sentences
    words = set()
    for section in SECTIONS:
        for card in loaded.catalog.section(section):
            spans = sentences.text(card) if section != "characters" else ()
            words |= {keyword for _, keyword in spans if keyword}
    assert len(words) > 25
    for word in sorted(words):
        tip = sentences.tip(word)
        assert tip is not None and tip[0] and "".join(part for part, _ in tip[1]).strip(), word
