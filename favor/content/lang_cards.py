"""Content in another tongue: every text of a card that players read, found and replaced. Knows no file and no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from favor.content.lang import CardTexts
from favor.language.tongue import Tongue
from favor.model.catalog import Catalog
from favor.model.definitions import Definition

READ = ("name", "flavor", "text")
"""Fields of a definition, of its Settlement and of its Banner that are read."""
SAID = ("label", "ask")
"""Of an option and of a question, wherever it stands."""
PARTS = ("settlement", "banner")
SWITCH_READ = ("name", "doc")
SWITCHES = "rules"
"""Stands for the section in keys of house rules."""
Say = Callable[[str], str]


def translated(catalog: Catalog, tongue: Tongue, texts: CardTexts) -> Catalog:
    """The same content with the texts of that tongue; what is missing stays English."""
    if tongue.otherwise is str and not texts:
        return catalog
    sections = {
        section: MappingProxyType({id: _definition(one, _sayer(f"{section}/{id}", tongue, texts)) for id, one in found.items()})
        for section, found in catalog.sections.items()
    }
    switches = [_switch(one, _sayer(f"{SWITCHES}/{one['id']}", tongue, texts)) for one in catalog.rules.get("switches", ())]
    rules = MappingProxyType({**catalog.rules, "switches": switches}) if switches else catalog.rules
    return replace(catalog, sections=MappingProxyType(sections), rules=rules)


def _sayer(key: str, tongue: Tongue, texts: CardTexts) -> Say:
    known = texts.get(key, {})
    return lambda english: known.get(english) or tongue.otherwise(english)


def _definition(one: Definition, say: Say) -> Definition:
    data = {key: _value(key, value, say) for key, value in one.data.items()}
    return replace(one, name=say(one.name) if "name" in one.data else one.name, data=data)


def _value(key: str, value: Any, say: Say) -> Any:
    if key in READ and isinstance(value, str):
        return say(value)
    if key in PARTS and isinstance(value, Mapping):
        return {part: say(text) if part in READ and isinstance(text, str) else text for part, text in value.items()}
    return _labelled(value, say)


def _labelled(value: Any, say: Say) -> Any:
    """The same steps with the words of their buttons and questions."""
    if isinstance(value, Mapping):
        return {
            key: say(inner) if key in SAID and isinstance(inner, str) else _labelled(inner, say) for key, inner in value.items()
        }
    return [_labelled(inner, say) for inner in value] if isinstance(value, list | tuple) else value


def _switch(one: Mapping[str, Any], say: Say) -> dict[str, Any]:
    return {key: say(value) if key in SWITCH_READ else value for key, value in one.items()}


def positions(catalog: Catalog) -> tuple[str, ...]:
    """The words for the positions of house rules."""
    found = [each[side] for each in catalog.rules.get("switches", ()) for side in ("default", "other")]
    return tuple(dict.fromkeys(str(value).lower().replace("_", " ") for value in found))


def texts_of(catalog: Catalog) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every text that players read, by `section/id`, each once: what there is to translate."""
    for section, found in catalog.sections.items():
        for id, one in found.items():
            yield f"{section}/{id}", _heard(one, _definition)
    for switch in catalog.rules.get("switches", ()):
        yield f"{SWITCHES}/{switch['id']}", _heard(switch, _switch)


def _heard(one: Any, change: Callable[[Any, Say], object]) -> tuple[str, ...]:
    """The texts that a change asks for."""
    heard: dict[str, None] = {}

    def listen(english: str) -> str:
        heard[english] = None
        return english

    change(one, listen)
    return tuple(heard)
