"""Whatever card the checker accepts can be put into words, without a trace of the data."""

from __future__ import annotations

import os
import re
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from favor.content.binder import bind
from favor.content.characters import decode
from favor.content.reader import Mark, Tree
from favor.language.registry import CONDITIONS, EVENTS, SELECTOR_SETS, VERBS
from favor.language.sentence_scene import Wording
from favor.language.sentences import plain, text_of
from favor.model.definitions import Definition
from favor.model.problems import Problems
from tests.golden.rewrite import base
from tests.language.careful_author import CarefulAuthor

CATALOG = base()
BATCH = 250
BATCHES = 60 if os.environ.get("FAVOR_LONG") else 8
LEFTOVERS = re.compile(r"[$_{}\[\]]|None|  |\.\.| \.|,,")


def is_accepted(section: str, data: dict[str, Any]) -> bool:
    source = decode("format: 1", "sample.yaml")
    tree = Tree(source, {"format": 1, section: [deepcopy(data)]}, Mark((1, 1), (1, 1)), Problems())
    return not any(problem.is_error for problem in bind(tree).problems)


@cache
def accepted(batch: int) -> tuple[tuple[str, dict[str, Any]], ...]:
    cards = [CarefulAuthor(seed, CATALOG).card() for seed in range(batch * BATCH, batch * BATCH + BATCH)]
    return tuple(card for card in cards if is_accepted(*card))


@pytest.fixture(autouse=True)
def no_template_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Wording, key: str) -> str:
        raise KeyError(key)

    monkeypatch.setattr(Wording, "__missing__", refuse)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_an_accepted_card_can_be_told(batch: int) -> None:
    cards = accepted(batch)
    assert len(cards) > BATCH // 2
    for section, data in cards:
        text = plain(text_of(Definition(section, "sample", "Sample", "mine", data), CATALOG))
        assert not LEFTOVERS.search(text), (text, data)
        assert not text or text[-1] in ".!?", (text, data)


def test_the_accepted_cards_use_the_whole_vocabulary() -> None:
    written = str([accepted(batch) for batch in range(BATCHES)])
    assert [name for name in (*VERBS, *CONDITIONS, *SELECTOR_SETS, *EVENTS) if f"'{name}'" not in written] == []
