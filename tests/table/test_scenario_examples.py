"""Examples on cards: those that hold say nothing, the others are problems at their line."""

from pathlib import Path

import pytest

from favor.content.command import BASE_ROOT
from favor.content.load import load_catalog
from favor.table.scenario_examples import run_examples

PACK = """format: 1
pack: {id: mine, name: Mine, version: "1.0.0", api: 1, requires: [{pack: base}]}
"""
CARDS = """format: 1
actions:
  - id: nap
    name: Nap
    type: spell
    cost: 0
    effects: [{do: heal, who: you, amount: 2}]
    examples:
      - scenario: A nap heals two
        players:
          - {character: human, hearts: 1, hand: [mine:nap]}
          - {character: sapling}
        steps: [play: mine:nap]
        expect:
          players:
            1: {hearts: HEARTS}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    return tmp_path


def test_an_example_that_holds(folder: Path) -> None:
    (folder / "cards.yaml").write_text(CARDS.replace("HEARTS", "3"), encoding="utf-8")
    assert run_examples(load_catalog(BASE_ROOT, [folder], use_cache=False)) == ()


def test_an_example_names_cards_of_its_own_pack_without_the_pack(folder: Path) -> None:
    cards = CARDS.replace("HEARTS", "3, hand: []").replace("mine:nap", "nap")
    (folder / "cards.yaml").write_text(cards, encoding="utf-8")
    assert run_examples(load_catalog(BASE_ROOT, [folder], use_cache=False)) == ()


def test_an_option_may_be_called_like_a_card(folder: Path) -> None:
    heal = "{id: nap, label: N, effects: [{do: heal, who: you, amount: 2}]}"
    end = "{id: no, label: O, effects: [{do: end_effects}]}"
    choice = f"[{{do: choose_one, by: you, if_none: skip, options: [{heal}, {end}]}}]"
    cards = CARDS.replace("[{do: heal, who: you, amount: 2}]", choice).replace("HEARTS", "3")
    cards = cards.replace("steps: [play: mine:nap]", "steps: [play: nap, choose: nap]")
    (folder / "cards.yaml").write_text(cards, encoding="utf-8")
    assert run_examples(load_catalog(BASE_ROOT, [folder], use_cache=False)) == ()


def test_an_example_that_does_not(folder: Path) -> None:
    (folder / "cards.yaml").write_text(CARDS.replace("HEARTS", "2"), encoding="utf-8")
    (problem,) = run_examples(load_catalog(BASE_ROOT, [folder], use_cache=False))
    assert problem.is_error
    assert (problem.line, problem.pack) == (16, "mine")
    assert problem.file.endswith("cards.yaml")
    assert "players.1.hearts: expected 2, found 3" in problem.sentence
