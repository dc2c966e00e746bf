"""Every base card is used by a card scenario, and every card scenario holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from favor.rules.book import Book
from favor.table.scenario import run_file, scenario_files
from favor.table.scenario_content import Contents
from tests.cards.coverage import SECTIONS, Story, all_cards, fails_without, is_exercised, stories, unused

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def book(contents: Contents) -> Book:
    return contents.book([])


@pytest.fixture(scope="module")
def told(book: Book) -> tuple[Story, ...]:
    return stories(HERE, book)


@pytest.mark.parametrize("file", tuple(scenario_files([HERE])), ids=lambda file: str(file.relative_to(HERE)))
def test_scenario_holds(file: Path, contents: Contents) -> None:
    verdict = run_file(file, contents)
    assert verdict.holds, f"{verdict.place}: {verdict.failure}"


def test_every_base_card_is_used(told: tuple[Story, ...], book: Book) -> None:
    assert unused(told, book) == []


def test_every_section_has_cards(book: Book) -> None:
    assert {section for section, _ in all_cards(book)} == set(SECTIONS)


def test_a_card_left_out_is_noticed(told: tuple[Story, ...], book: Book) -> None:
    """Of each section one card is dropped with all its stories; were it not missed, no card ever could be."""
    for section in SECTIONS:
        id = next(id for of, id in all_cards(book) if of == section)
        others = tuple(story for story in told if (section, id) not in story.used and id not in str(story.data))
        assert not is_exercised((section, id), others, book)


def test_a_card_only_named_is_not_used(book: Book) -> None:
    """A Relic that changes nothing in the story may be taken away unnoticed."""
    data = {
        "scenario": "A curse that does not matter",
        "players": [{"character": "human", "relics": ["duck-pool-floaty"]}, {"character": "sapling"}],
        "expect": {"players": {1: {"relics": ["duck-pool-floaty"], "hearts": 6}}},
    }
    assert not fails_without(data, ("relics", "duck-pool-floaty"), book)


def test_titles_differ(told: tuple[Story, ...]) -> None:
    titles = [story.data["scenario"] for story in told]
    assert sorted(titles) == sorted(set(titles))
