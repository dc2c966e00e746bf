"""Every entry of the vocabulary is complete, unchangeable and has an example that checks clean."""

import dataclasses
import re
from types import MappingProxyType

import pytest
import yaml

from favor.content.binder import CHECKS, bind
from favor.content.reader import Tree, read
from favor.language.conditions import HISTORY
from favor.language.fields import Entry, Kind
from favor.language.registry import CONDITIONS, EVENTS, REGISTRY, SECTIONS, VERBS
from favor.language.selectors import NEED, SELECTOR
from favor.language.triggers import REACTION_FIELDS, USE_FIELDS
from favor.model.definitions import SECTIONS as MODEL_SECTIONS

ENTRIES = [(kind, entry) for kind, entries in REGISTRY.items() for entry in entries.values()]
IDS = [f"{kind}-{entry.name}" for kind, entry in ENTRIES]
EVENT = "format: 1\nevents:\n  - id: a\n    name: A\n    effects:\n"
STEP = "      - {do: heal, who: you, amount: 1"
USED = "      - {do: heal, who: $foe, amount: 1}\n"
RELIC = "format: 1\nrelics:\n  - {id: a, name: A, type: charm, "
REACTS = "reacts: [{when: challenge_rolled, by: you, stat: any, timing: after, effects: "


def card_with(kind: str, entry: Entry) -> str:
    """A whole file around the example of an entry."""
    if kind == "verbs" and entry.instead:
        event = next(name for name, event in EVENTS.items() if entry.name in event.windows)
        pattern = "".join(
            f"{field.name}: {'any' if field.name in ('cause', 'stat') else 'you'}, " for field in EVENTS[event].fields
        )
        return f"{RELIC}reacts: [{{when: {event}, {pattern}timing: instead, effects: [{entry.example}]}}]}}\n"
    return {
        "verbs": f"{EVENT}      - {entry.example}\n{USED if entry.name == 'choose' else ''}",
        "sets": f"{EVENT}      - {{do: each, in: {entry.example}, name: one, effects: [{{do: end_effects}}]}}\n",
        "amounts": f"{EVENT}      - {{do: heal, who: you, amount: {entry.example}}}\n",
        "costs": f"{RELIC}use: {{cost: [{entry.example}], effects: [{{do: heal, who: you, amount: 1}}]}}}}\n",
        "durations": f"{RELIC}use: {{effects: [{{do: modify, passive: [{{who: you, stat: wit, add: 1}}], "
        f"until: {entry.example}}}]}}}}\n",
        "modifiers": f"{RELIC}passive: [{entry.example}]}}\n",
        "events": f"{RELIC}reacts: [{entry.example}]}}\n",
        "sections": f"format: 1\n{entry.name}:\n  - {entry.example}\n",
        "conditions": condition_card(entry),
    }[kind]


def condition_card(entry: Entry) -> str:
    """The names that examples of conditions use, bound before them."""
    return (
        f"{EVENT}      - {{do: choose, as: card, what: card, from: your_hand, take: 1, by: you, if_none: skip}}\n"
        f"      - {{do: challenge, as: door, who: you, stat: wit, "
        f"success: [{{do: heal, if: [{hush(entry)}], who: you, amount: 1}}]}}\n"
        f"      - {{do: discard, cards: $card}}\n"
        f"{STEP}, if: [{entry.example if '$roll' not in entry.example else '{stunned: you}'}]}}\n"
    )


def hush(entry: Entry) -> str:
    return entry.example if "$roll" in entry.example else "{stunned: you}"


def faults(text: str) -> list[str]:
    tree = read(text, "example.yaml")
    assert isinstance(tree, Tree), tree
    return [f"{each.place} {each.code} {each.sentence}" for each in bind(tree).problems]


@pytest.mark.parametrize(("kind", "entry"), ENTRIES, ids=IDS)
def test_the_example_checks_clean(kind: str, entry: Entry) -> None:
    assert faults(card_with(kind, entry)) == []


@pytest.mark.parametrize(("kind", "entry"), ENTRIES, ids=IDS)
def test_the_example_shows_every_required_field(kind: str, entry: Entry) -> None:
    example = yaml.safe_load(re.sub(r"\bon:", "'on':", entry.example))
    assert [field.name for field in entry.fields if field.required and field.name not in example] == []


@pytest.mark.parametrize(("kind", "entry"), ENTRIES, ids=IDS)
def test_every_entry_and_field_is_explained(kind: str, entry: Entry) -> None:
    assert entry.doc
    assert all(field.doc for field in entry.fields)


def kinds_of(entry: Entry) -> list[Kind]:
    found, open_kinds = [], [field.kind for field in entry.fields]
    while open_kinds:
        kind = open_kinds.pop()
        found.append(kind)
        open_kinds += [field.kind for field in kind.record] + ([kind.item] if kind.item else [])
    return found


def test_every_kind_has_its_check() -> None:
    others = [Entry("", "", (*REACTION_FIELDS, *USE_FIELDS, *SELECTOR.fields, *NEED.fields), "")]
    used = {kind.name for entry in [entry for _, entry in ENTRIES] + others for kind in kinds_of(entry)}
    assert used - set(CHECKS) == set()


def test_the_registry_cannot_be_changed() -> None:
    assert isinstance(REGISTRY, MappingProxyType)
    assert all(isinstance(entries, MappingProxyType) for entries in REGISTRY.values())
    with pytest.raises(dataclasses.FrozenInstanceError):
        VERBS["heal"].name = "hurt"  # type: ignore[misc]


def test_the_sections_are_those_of_the_model() -> None:
    assert set(SECTIONS) == set(MODEL_SECTIONS)


def test_windows_name_verbs_and_history_names_events() -> None:
    windows = {verb for event in EVENTS.values() for verb in event.windows}
    assert windows == {name for name, verb in VERBS.items() if verb.instead}
    assert set(HISTORY) <= set(EVENTS)


def test_no_head_of_a_condition_is_a_comparison() -> None:
    assert not {"equals", "at_least", "at_most", "above", "below"} & set(CONDITIONS)
