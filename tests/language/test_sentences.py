"""Every base card reads like a printed card, and the stored texts are the ones made today."""

from __future__ import annotations

import re

import pytest

from favor.language.glossary import GLOSSARY, TERMS
from favor.language.sentence_words import ENGLISH, TABLES
from favor.language.sentences import explain, lead_of, options_of, plain, sentence_of, text_of
from favor.model.definitions import Definition
from tests.golden.rewrite import CARD_TEXTS, base, card_texts

CATALOG = base()
SECTIONS = (
    "relics", "items", "god_cards", "events", "actions", "boons", "terrains", "statuses", "characters", "regions",
)  # fmt: skip
CARDS = [definition for section in SECTIONS for definition in CATALOG.section(section)]
IDS = [f"{definition.section}-{definition.id}" for definition in CARDS]
LONGEST = 220
FAULTS = (
    ("a sign of the data", re.compile(r"[$_{}\[\]]|: \.|None")),
    ("a double space", re.compile(r"  | \n|\n ")),
    ("a double stop", re.compile(r"\.\.|,,|\.,|,\.|:\.| [.,]")),
    ("a word twice in a row", re.compile(r"\b(\w+) \1\b", re.IGNORECASE)),
    ("'a' before a vowel", re.compile(r"\ba [aeioAEIO]")),
    ("'an' before a consonant", re.compile(r"\ban [^aeiouAEIOU\W]")),
    ("a small letter after a stop", re.compile(r"[.!?] [a-z]")),
    ("1 of many", re.compile(r"\b1 (Hearts|Action Cards|Relics|Banners|Event Cards|Ruins|Connected Tiles)\b")),
    ("many of one", re.compile(r"\b[2-9] (Heart|Action Card|Relic|Banner|Event Card|Ruin|Connected Tile)\b")),
)


def faults(text: str) -> list[str]:
    found = [f"{what}: {match[0]!r}" for what, pattern in FAULTS if (match := pattern.search(text))]
    if not text[:1].isupper() and text[:1] not in "+−":
        found.append("no capital at the start")
    if not text.endswith((".", "!", "?")):
        found.append("no stop at the end")
    return found


@pytest.mark.parametrize("definition", CARDS, ids=IDS)
def test_a_card_reads_like_print(definition: Definition) -> None:
    text = plain(text_of(definition, CATALOG))
    assert faults(text) == [], text
    assert len(text) <= LONGEST or "\n•" in text, len(text)


@pytest.mark.parametrize(
    "text",
    [
        "Deal $dealt.", "Draw  2.", "Draw 2..", "Draw draw 2.", "Take a Item.", "Take an Relic.", "Draw. then go.",
        "Heal 1 Hearts.", "Heal 2 Heart.", "heal.", "Heal", "Heal , then go.",
    ],
)  # fmt: skip
def test_the_checks_find_what_they_look_for(text: str) -> None:
    assert faults(text) != []


@pytest.mark.parametrize("definition", CARDS, ids=IDS)
def test_key_words_are_explained(definition: Definition) -> None:
    spans = text_of(definition, CATALOG)
    assert "".join(text for text, _ in spans) == plain(spans)
    for text, keyword in spans:
        assert text
        if keyword:
            title, line = explain(keyword, CATALOG)
            assert title and faults(plain(line)) == [], keyword


@pytest.mark.parametrize("term", TERMS, ids=[term.key for term in TERMS])
def test_the_glossary_speaks_the_same_way(term) -> None:
    title, line = explain(term.key, CATALOG)
    assert title == term.title and faults(plain(line)) == []


def test_every_form_leads_to_one_term() -> None:
    forms = [form for term in TERMS for form in term.forms]
    assert sorted(set(forms)) == sorted(forms)
    assert len(GLOSSARY) == len(TERMS)


def test_no_template_hides_another() -> None:
    keys = [key for table in TABLES for key in table]
    assert sorted(set(keys)) == sorted(keys)


def test_options_are_the_lines_of_the_text() -> None:
    event = CATALOG.get("events", "two-stone-hands")
    options = options_of(event, CATALOG)
    assert [label for label, _ in options] == ["Unlimited Power", "System Overload"]
    assert plain(lead_of(event, CATALOG)) == "Choose one:"
    for label, text in options:
        body = plain(text)
        assert f"• {label}: {body[0].lower()}{body[1:]}" in plain(text_of(event, CATALOG))


def test_labels_hold_no_key_words() -> None:
    spans = text_of(CATALOG.get("events", "toll-goose"), CATALOG)
    assert ("Fight", "fight") in spans
    assert any("Fight the goose:" in text and not keyword for text, keyword in spans)


def test_a_written_text_wins_and_keeps_its_key_words() -> None:
    card = Definition("relics", "lamp", "Lamp", "mine", {"type": "charm", "text": "Gain 1 Favor."})
    assert text_of(card, CATALOG) == (("Gain 1 ", ""), ("Favor", "favor"), (".", ""))


def test_another_language_may_replace_the_templates() -> None:
    soup = CATALOG.get("actions", "stone-soup")
    words = {**ENGLISH, "heal": "heile {n} {n:Herz|Herzen}"}
    assert sentence_of(soup, CATALOG, words) == "Heile 3 Herzen."


def test_the_stored_texts_are_up_to_date() -> None:
    assert card_texts(CATALOG) == CARD_TEXTS.read_text(encoding="utf-8"), "run: python -m tests.golden.rewrite"
