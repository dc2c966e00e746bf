"""Writes a language file: every line there is to translate, with what is translated already. Knows no window."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping

from favor.content.lang import CardTexts
from favor.language.sentence_words import ENGLISH as TEMPLATES
from favor.language.tongue import ENGLISH, Tongue

HEAD = (
    "# Each line: the English text, a colon, the same in your language. An empty text is shown in English.",
    "# What stands in braces stays as it is; docs/translating.md tells the rest.",
)


def template(tongue: Tongue, lines: Collection[str], cards: Mapping[str, Collection[str]], texts: CardTexts, whole: bool) -> str:
    """The file for that tongue, with the program's own words where it is `whole`; what nobody asks for is left out."""
    name = "" if tongue.name == ENGLISH.name else tongue.name
    parts = [
        *HEAD, "format: 1", f"language: {quoted(tongue.code)}", f"name: {quoted(name or tongue.code)}",
        f"plural: {quoted(tongue.plural)}", "",
    ]  # fmt: skip
    if whole:
        parts += ["lines:", *_pairs({line: tongue.lines.get(line, "") for line in lines}, 2)]
        parts += ["", "sentences:", *_templates(tongue), ""]
    parts += ["cards:"] if any(cards.values()) else []
    for card, wanted in cards.items():
        if wanted:
            parts += [f"  {card}:", *_pairs({text: texts.get(card, {}).get(text, "") for text in wanted}, 4)]
    return "\n".join(parts) + "\n"


def _templates(tongue: Tongue) -> Iterator[str]:
    """Templates go by keys, so the English stands above each."""
    for key, english in TEMPLATES.items():
        yield f"  # {english}"
        yield f"  {quoted(key)}: {quoted(tongue.sentences.get(key, ''))}"


def _pairs(pairs: Mapping[str, str], indent: int) -> Iterator[str]:
    return (f"{' ' * indent}{quoted(english)}: {quoted(text)}" for english, text in pairs.items())


def quoted(text: str) -> str:
    """A text as YAML takes it whatever is in it: in double quotes, as JSON writes it."""
    return json.dumps(text, ensure_ascii=False)
