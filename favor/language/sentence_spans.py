"""Finds the key words of a finished text and cuts it into spans. Knows no sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from favor.language.glossary import FORMS
from favor.language.sentence_flow import LABEL, LABEL_END
from favor.model.catalog import Catalog

Span = tuple[str, str]
NAMED = ("items", "statuses")
"""Sections whose names are key words; the key is `section/id`."""


def spans_of(text: str, catalog: Catalog) -> tuple[Span, ...]:
    """The text as (text, key word or empty); labels of options hold none."""
    forms = _forms(catalog)
    found: list[Span] = []
    for place, part in enumerate(re.split(f"[{LABEL}{LABEL_END}]", text)):
        found += [(part, "")] if place % 2 else _marked(part, forms)
    return tuple(_merged(found))


def _forms(catalog: Catalog) -> dict[str, str]:
    named = {
        definition.name: f"{section}/{definition.id}"
        for section in NAMED
        for definition in catalog.section(section)
        if definition.name
    }
    return {**named, **FORMS}


def _marked(text: str, forms: Mapping[str, str]) -> list[Span]:
    pattern = _pattern(tuple(sorted(forms, key=lambda form: (-len(form), form))))
    found: list[Span] = []
    last = 0
    for match in pattern.finditer(text):
        word = match[0]
        found += [(text[last : match.start()], ""), (word, forms.get(word) or forms[word[:1].lower() + word[1:]])]
        last = match.end()
    return [*found, (text[last:], "")]


@lru_cache(maxsize=8)
def _pattern(forms: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(_either, forms))})(?![\w-])")


def _either(form: str) -> str:
    """A small first letter may also stand at the start of a sentence."""
    if not form[:1].islower():
        return re.escape(form)
    return f"[{form[0].upper()}{form[0]}]{re.escape(form[1:])}"


def _merged(spans: list[Span]) -> list[Span]:
    found: list[Span] = []
    for text, key in spans:
        if found and not key and not found[-1][1]:
            found[-1] = (found[-1][0] + text, "")
        elif text:
            found.append((text, key))
    return found
