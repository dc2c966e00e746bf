"""Every word of the vocabulary has its sentence: each example of the registry is put into words."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml

from favor.language.conditions import COMPARISONS, HISTORY
from favor.language.fields import Entry
from favor.language.modifiers import COSTS_OF, FORBIDDEN, OPERATIONS
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
)  # fmt: skip
from favor.language.sentence_clauses import finished, paragraph
from favor.language.sentence_conditions import clause, heads
from favor.language.sentence_flow import ALL_VERBS, clauses_of, cost_text
from favor.language.sentence_modifiers import duration, modifiers
from favor.language.sentence_scene import Noun
from favor.language.sentence_triggers import reactions
from favor.language.sentence_words import ENGLISH
from favor.language.sentences import plain, scene_of, text_of
from favor.language.triggers import CAUSES
from favor.model.definitions import Definition
from tests.golden.rewrite import base
from tests.language.test_sentences import faults

CATALOG = base()
CARD = Definition("events", "sample", "Sample", "base", {})


def data_of(example: str) -> Any:
    return yaml.safe_load(re.sub(r"\bon:", "'on':", example))


def scene(section: str = "events"):
    made = scene_of(Definition(section, "sample", "Sample", "base", {}), CATALOG)
    made.names.update({"it": Noun("they", "many"), "foe": Noun("they", "many"), "roller": Noun("they", "many")})
    return made


def ids(entries: Any) -> list[str]:
    return list(entries)


@pytest.mark.parametrize("entry", VERBS.values(), ids=ids(VERBS))
def test_verbs(entry: Entry) -> None:
    made = clauses_of(scene(), [data_of(entry.example)])
    text = paragraph(scene(), made)
    assert text == "" if entry.name == "choose" else faults(text) == [], text


def test_verbs_are_paired() -> None:
    assert sorted(ALL_VERBS) == sorted(VERBS)


@pytest.mark.parametrize("entry", SELECTOR_SETS.values(), ids=ids(SELECTOR_SETS))
@pytest.mark.parametrize("take", [1, 2, "all", {"min": 0, "max": 1}, {"min": 1, "max": 3}, {"min": 1, "max": "all"}])
@pytest.mark.parametrize("by", ["you", "chance"])
def test_sets(entry: Entry, take: Any, by: str) -> None:
    text = scene().pick({**data_of(entry.example), "take": take, "by": by}).full
    assert faults(f"Take {text}.") == [], text


@pytest.mark.parametrize("entry", AMOUNT_FORMS.values(), ids=ids(AMOUNT_FORMS))
def test_amounts(entry: Entry) -> None:
    for verb in ("heal", "gain_energy", "gain_favor", "lose_energy"):
        text = paragraph(scene(), clauses_of(scene(), [{"do": verb, "who": "you", "amount": data_of(entry.example)}]))
        assert faults(text) == [], text


@pytest.mark.parametrize("entry", CONDITIONS.values(), ids=ids(CONDITIONS))
@pytest.mark.parametrize("no", [False, True])
def test_conditions(entry: Entry, no: bool) -> None:
    example = data_of(entry.example)
    words = [word for word in COMPARISONS if word in example]
    for each in COMPARISONS if words else ("",):
        trimmed = {name: value for name, value in example.items() if name not in words}
        asked = {**trimmed, each: 2} if words else example
        text = clause(scene(), {"not": asked} if no else asked)
        assert faults(finished(text)) == [], text


@pytest.mark.parametrize("entry", CONDITIONS.values(), ids=ids(CONDITIONS))
@pytest.mark.parametrize("kind", ["opponents", "revealed_tiles", "your_hand"])
def test_conditions_on_candidates(entry: Entry, kind: str) -> None:
    where = data_of(entry.example.replace("this_tile", "$it").replace("altar", "$it"))
    for condition in (where, {"not": where}):
        text = scene().pick({"from": kind, "where": [condition], "take": 1, "by": "you"}).full
        assert faults(f"Take {text}.") == [], text


def test_conditions_are_paired() -> None:
    assert sorted(heads()) == sorted(CONDITIONS)


@pytest.mark.parametrize("name", HISTORY)
def test_history(name: str) -> None:
    asked = {"happened": name, "by": "you", "in": "this_turn"}
    for bound in ({"at_least": 1}, {"equals": 0}, {"above": 2}):
        assert faults(finished(clause(scene(), {**asked, **bound}))) == []


@pytest.mark.parametrize("entry", EVENTS.values(), ids=ids(EVENTS))
@pytest.mark.parametrize("role", ["you", "opponents", "anyone"])
def test_events(entry: Entry, role: str) -> None:
    example = data_of(entry.example)
    roles = {name: role for name in ("by", "to") if name in example}
    for timing, optional in (("after", False), ("after", True), ("instead", True)):
        reaction = {**example, **roles, "timing": timing, "optional": optional}
        text = " ".join(reactions(scene("relics"), [reaction]))
        assert faults(text) == [], text


@pytest.mark.parametrize("cause", CAUSES)
def test_causes(cause: str) -> None:
    for by, to in (("you", "opponents"), ("opponents", "you"), ("anyone", "you")):
        for name in ("damage", "damage_dealt"):
            reaction = {"when": name, "by": by, "to": to, "cause": cause, "timing": "after", "effects": [HEAL]}
            assert faults(" ".join(reactions(scene("relics"), [reaction]))) == []


HEAL = {"do": "heal", "who": "you", "amount": 1}


@pytest.mark.parametrize("entry", EVENTS.values(), ids=ids(EVENTS))
def test_windows(entry: Entry) -> None:
    steps = {
        "prevent": {"amount": 1}, "redirect": {"to": "$source", "credit": "you"}, "change": {"by": -1},
        "cancel": {}, "reroll": {}, "succeed": {},
    }  # fmt: skip
    for verb in entry.windows:
        effects = [{"do": verb, **steps[verb]}]
        for optional in (True, False):
            reaction = {**data_of(entry.example), "timing": "instead", "effects": effects, "optional": optional}
            text = " ".join(reactions(scene("relics"), [reaction]))
            assert faults(text) == [], text


@pytest.mark.parametrize("entry", COSTS.values(), ids=ids(COSTS))
def test_costs(entry: Entry) -> None:
    assert faults(finished(cost_text(scene(), data_of(entry.example)))) == []


@pytest.mark.parametrize("entry", DURATION_FORMS.values(), ids=ids(DURATION_FORMS))
def test_durations(entry: Entry) -> None:
    assert faults(finished(duration(scene(), data_of(entry.example)))) == []


@pytest.mark.parametrize("entry", MODIFIERS.values(), ids=ids(MODIFIERS))
def test_modifiers(entry: Entry) -> None:
    assert faults(paragraph(scene(), modifiers(scene(), [data_of(entry.example)]))) == []


@pytest.mark.parametrize("head", [*COSTS_OF, *FORBIDDEN, "fight", "hearts"])
@pytest.mark.parametrize("who", ["you", "opponents"])
def test_what_modifiers_touch(head: str, who: str) -> None:
    named = "cost_of" if head in COSTS_OF else "forbid" if head in FORBIDDEN else "stat"
    # basic_move and its like may be priced as well as forbidden
    for name in {named, "forbid" if head in FORBIDDEN else named}:
        for operation in OPERATIONS if name != "forbid" else ("",):
            row = {"who": who, name: head, **({operation: 2} if operation else {})}
            for until in (None, {"end_of_turn_of": "you"}, {"uses": 1, "end_of_turn_of": "you"}):
                text = paragraph(scene(), modifiers(scene(), [row], until))
                assert faults(text) == [], text


@pytest.mark.parametrize("entry", SECTIONS.values(), ids=ids(SECTIONS))
def test_sections(entry: Entry) -> None:
    data = data_of(entry.example)
    if entry.name == "tiles":
        return
    text = plain(text_of(Definition(entry.name, data["id"], data["name"], "mine", data), CATALOG))
    assert faults(text) == [], text


def test_every_kind_of_entry_has_its_test() -> None:
    tested = {"verbs", "sets", "amounts", "conditions", "events", "costs", "durations", "modifiers", "sections"}
    assert set(REGISTRY) == tested


def test_no_template_is_missing() -> None:
    """Keys that the program builds from registry names stand in the catalogue."""
    wanted = [f"set.{name}" for name in SELECTOR_SETS]
    wanted += [f"{'at' if name.startswith('turn_') else 'event'}.{name}" for name in EVENTS if not name.startswith("damage")]
    wanted += [f"done.{name}" for name in HISTORY] + [f"cause.{name}" for name in CAUSES]
    wanted += [f"cost.{name}" for name in COSTS_OF] + [f"forbid.{name}" for name in FORBIDDEN]
    assert [key for key in wanted if key not in ENGLISH] == []
