"""The whole vocabulary by kind and name; engine, checker, reference and sentences read it. Knows no rule of play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from favor.language.amounts import AMOUNTS
from favor.language.conditions import CONDITIONS_TABLE
from favor.language.costs import COSTS_TABLE
from favor.language.durations import DURATIONS
from favor.language.fields import Entry
from favor.language.modifiers import MODIFIERS_TABLE
from favor.language.sections import SECTIONS_TABLE
from favor.language.selectors import SETS
from favor.language.triggers import EVENTS as EVENTS_TABLE
from favor.language.verbs import VERBS as VERBS_TABLE


def _by_name(entries: Iterable[Entry]) -> Mapping[str, Entry]:
    return MappingProxyType({entry.name: entry for entry in entries})


VERBS = _by_name(VERBS_TABLE)
SELECTOR_SETS = _by_name(SETS)
AMOUNT_FORMS = _by_name(AMOUNTS)
CONDITIONS = _by_name(CONDITIONS_TABLE)
EVENTS = _by_name(EVENTS_TABLE)
COSTS = _by_name(COSTS_TABLE)
DURATION_FORMS = _by_name(DURATIONS)
MODIFIERS = _by_name(MODIFIERS_TABLE)
SECTIONS = _by_name(SECTIONS_TABLE)

REGISTRY: Mapping[str, Mapping[str, Entry]] = MappingProxyType(
    {
        "verbs": VERBS,
        "sets": SELECTOR_SETS,
        "amounts": AMOUNT_FORMS,
        "conditions": CONDITIONS,
        "events": EVENTS,
        "costs": COSTS,
        "durations": DURATION_FORMS,
        "modifiers": MODIFIERS,
        "sections": SECTIONS,
    }
)
"""Every entry of the language: kind, then name."""
