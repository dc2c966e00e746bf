"""Every word of the card language has a handler in the rules and a sentence, reads all its fields, and the other way round."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
import yaml

from favor.content.load import load_catalog
from favor.language.fields import Entry
from favor.language.registry import (
    AMOUNT_FORMS,
    CONDITIONS,
    COSTS,
    DURATION_FORMS,
    EVENTS,
    MODIFIERS,
    REGISTRY,
    SECTIONS,
    SELECTOR_SETS,
    VERBS,
)
from favor.language.sentences import sentence_of
from favor.language.triggers import CAUSES
from favor.model.catalog import Catalog
from favor.model.definitions import SECTIONS as MODEL_SECTIONS
from favor.model.definitions import Definition
from favor.rules import tables
from favor.rules.amounts import TALLIES
from favor.rules.book import Book
from favor.rules.engine import run
from favor.rules.game import Game
from favor.rules.grammar import GRAMMAR
from favor.rules.selectors import OWNED, ROLES
from favor.rules.sheets import CAUSE_OF, compile_book
from favor.table.scenario_setup import build
from tests.language.test_registry import card_with, faults

ROOT = Path(__file__).parents[2]
PACKS = (ROOT / "tests" / "engine" / "pack", ROOT / "tests" / "rulings" / "pack")
ENTRIES = [(kind, entry) for kind, entries in REGISTRY.items() for entry in entries.values()]
IDS = [f"{kind}-{entry.name}" for kind, entry in ENTRIES]
TESTER = "a"
"""The id of the card around an example."""


@cache
def base() -> Catalog:
    """The base pack and the packs of the tests."""
    loaded = load_catalog(ROOT / "content" / "base", PACKS)
    assert loaded.is_clean
    return loaded.catalog


def with_card(section: str, data: Mapping[str, Any]) -> Catalog:
    """All content with one more card."""
    known = base().sections
    card = Definition(section, data["id"], data.get("name", data["id"]), "base", dict(data))
    return replace(base(), sections=MappingProxyType({**known, section: {**known.get(section, {}), data["id"]: card}}))


def example_card(kind: str, entry: Entry) -> tuple[str, dict[str, Any]]:
    """Section and data of the card around an entry's example."""
    data = yaml.safe_load(re.sub(r"\bon:", "'on':", card_with(kind, entry)))
    ((section, cards),) = ((name, cards) for name, cards in data.items() if name != "format")
    return section, cards[0]


# ---- the same words on both sides ----


def test_verbs_conditions_and_amounts_have_a_handler_and_no_handler_is_without_an_entry() -> None:
    assert sorted(GRAMMAR.verbs) == sorted(VERBS)
    assert sorted(GRAMMAR.conditions) == sorted(CONDITIONS)
    assert sorted(GRAMMAR.amounts) == sorted(AMOUNT_FORMS)


def test_sets_are_roles_or_holdings_of_somebody() -> None:
    roles = {"holder", "active_player", "nobody", "altar"}
    assert sorted(SELECTOR_SETS) == sorted((set(ROLES) | set(OWNED)) - roles)


def test_events_bind_the_same_names_and_kinds_in_the_rules() -> None:
    assert sorted(tables.EVENT_BINDS) == sorted(EVENTS)
    internal = {("challenge_rolled", "passed")}
    for name, entry in EVENTS.items():
        bound = [each.split(":") for each in tables.EVENT_BINDS[name].split()]
        assert [each for each, _ in bound if (name, each) not in internal] == [bind.name for bind in entry.binds]
        kinds = {"p": ("player",), "n": ("number", "roll"), "t": ("tile",), "c": ("card",), "s": ("status",)}
        assert all(bind.kind in kinds[dict(bound)[bind.name]] for bind in entry.binds), name


def test_modifiers_change_what_the_rules_read() -> None:
    read = {head: {name for of, name in map(str.split, tables.TARGETS) if of == head} for head in MODIFIERS}
    for head, entry in MODIFIERS.items():
        field = entry.field(head)
        assert field is not None
        assert set(field.kind.words) == read[head]
    assert sum(map(len, read.values())) == len(tables.TARGETS)


def test_causes_and_tallies_are_the_same() -> None:
    assert (*CAUSES, "rule") == tables.CAUSES
    tally = AMOUNT_FORMS["tally"].field("tally")
    assert tally is not None
    assert set(tally.kind.words) == set(TALLIES)


def test_every_section_is_compiled_or_read_elsewhere() -> None:
    assert set(SECTIONS) == set(MODEL_SECTIONS)
    assert {section for section, _ in CAUSE_OF} | {"characters", "regions", "tiles"} == set(SECTIONS)


# ---- every example, all the way ----


@pytest.mark.parametrize(("kind", "entry"), ENTRIES, ids=IDS)
def test_the_example_parses_and_has_a_sentence(kind: str, entry: Entry) -> None:
    assert faults(card_with(kind, entry)) == []
    section, data = example_card(kind, entry)
    if section == "tiles":
        return
    catalog = with_card(section, data)
    text = sentence_of(catalog.get(section, data["id"]), catalog)
    assert text.strip() or entry.name == "choose"  # it only asks; what is done with the answer makes the sentence
    assert not re.search(r"[{}\[\]$]|\b[a-z]+_[a-z]+\b|\bNone\b|  ", text), text


def test_all_examples_compile() -> None:
    """One book with a card around each example; every one of them becomes a sheet with something in it."""
    known = {section: dict(cards) for section, cards in base().sections.items()}
    made: list[tuple[str, str]] = []
    for number, (kind, entry) in enumerate(ENTRIES):
        section, data = example_card(kind, entry)
        if section in ("characters", "regions", "tiles"):
            continue
        id = f"example-{number}"
        known.setdefault(section, {})[id] = Definition(section, id, id, "base", {**data, "id": id})
        made.append((section, id))
    book = compile_book(replace(base(), sections=MappingProxyType(known)))
    for section, id in made:
        sheet = book.sheet(section, id)
        assert sheet.program or sheet.play or sheet.use or sheet.modifiers or sheet.reactions, f"{section}/{id}"
    assert len(made) > 100


class Read(dict[str, Any]):
    """A mapping that remembers which of its keys were looked at."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.keys_read: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.keys_read.add(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.keys_read.add(key)
        return super().get(key, default)


def watched(node: Any) -> Any:
    """The same data in mappings that remember."""
    if isinstance(node, Mapping):
        return Read({key: watched(value) for key, value in node.items()})
    return [watched(value) for value in node] if isinstance(node, list) else node


def steps_in(node: Any) -> Iterator[Read]:
    """Every step anywhere in watched data."""
    if isinstance(node, Read):
        if "do" in node:
            yield node
        for value in dict.values(node):
            yield from steps_in(value)
    elif isinstance(node, list):
        for value in node:
            yield from steps_in(value)


@cache
def reads() -> tuple[Read, ...]:
    """All steps of all cards, after they were compiled."""
    sections = {
        section: {id: replace(card, data=watched(card.data)) for id, card in cards.items()}
        for section, cards in base().sections.items()
    }
    compile_book(replace(base(), sections=MappingProxyType(sections)))
    return tuple(step for cards in sections.values() for card in cards.values() for step in steps_in(card.data))


def source_of(verb: str) -> str:
    """The handler of a verb and the helpers beside it that it calls."""
    handler = GRAMMAR.verbs[verb]
    own = inspect.getsource(handler)
    beside = (thing for thing in vars(inspect.getmodule(handler)).values() if inspect.isfunction(thing))
    helpers = (thing for thing in beside if thing.__module__ == handler.__module__ and f" {thing.__name__}(" in own)
    return own + "".join(inspect.getsource(helper) for helper in helpers)


@pytest.mark.parametrize("verb", VERBS)
def test_a_handler_reads_every_field_of_its_entry(verb: str) -> None:
    """Read while the cards are compiled, or named in the handler, which may read it when the step runs."""
    read = {key for step in reads() if dict.get(step, "do") == verb for key in step.keys_read}
    source = source_of(verb)
    unread = [field.name for field in VERBS[verb].fields if field.name not in read and f'"{field.name}"' not in source]
    assert unread == []


def test_most_verbs_are_at_work_in_the_cards() -> None:
    assert {dict.get(step, "do") for step in reads()} > set(VERBS) - {"spring_trap", "prevent", "succeed"}


# ---- costs and durations, by what they do ----

PAID = MappingProxyType({"energy": "paid", "discard": "hand_discarded", "discard_this": "used_up", "flip_boon": "boon_spent"})


@cache
def costly(name: str) -> Book:
    """The book with an Item whose use has this cost."""
    cost = yaml.safe_load(COSTS[name].example)
    effects = [{"do": "gain_energy", "who": "you", "amount": 1}]
    return compile_book(with_card("items", {"id": TESTER, "use": {"cost": [cost], "effects": effects}}))


def test_every_cost_has_an_event_by_which_it_is_known() -> None:
    assert sorted(PAID) == sorted(COSTS)


@pytest.mark.parametrize("name", COSTS)
def test_every_cost_is_really_paid(name: str) -> None:
    game = laid(costly(name), items=[TESTER], hand=["snipe"])
    events = game.apply(next(action for action in game.options if action[0] == "use"))
    assert {event[0] for event in events} & set(PAID.values()) == {PAID[name]}


@pytest.mark.parametrize(
    ("name", "lacking"),
    [("energy", {"energy": 0}), ("discard", {"hand": []}), ("flip_boon", {"boon": "spent"})],
)
def test_what_cannot_be_paid_is_not_offered(name: str, lacking: dict[str, Any]) -> None:
    game = laid(costly(name), **{"items": [TESTER], "hand": ["snipe"], **lacking})
    assert [action for action in game.options if action[0] == "use"] == []


def laid(book: Book, **first: Any) -> Game:
    """A position of two players on this book."""
    s, _ = build({"scenario": "x", "players": [{"character": "human", **first}, {"character": "sapling"}]}, book)
    run(s)
    return Game(s)


@pytest.mark.parametrize("name", DURATION_FORMS)
def test_every_duration_is_kept_with_the_status(name: str) -> None:
    until = yaml.safe_load(DURATION_FORMS[name].example)
    passive = [{"who": "you", "stat": "wit", "add": 2}]
    relic = {
        "id": TESTER, "type": "charm",
        "use": {"cost": [], "effects": [{"do": "modify", "passive": passive, "until": until}]},
    }  # fmt: skip
    game = laid(compile_book(with_card("relics", relic)), relics=[TESTER])
    game.apply(next(action for action in game.options if action[0] == "use"))
    ((_, _, _, end, start, skip, uses, source),) = game.state.statuses[0]
    relic_card = game.state.relics[0][0]
    wanted = {
        "end_of_turn_of": (0, -1, 0, -1), "start_of_turn_of": (-1, 0, 0, -1), "end_of_next_turn_of": (0, -1, 1, -1),
        "uses": (-1, -1, 0, 1), "leaves_play": (-1, -1, 0, -1),
    }  # fmt: skip
    assert (end, start, skip, uses) == wanted[name]
    assert (source == relic_card) == (name == "leaves_play")
