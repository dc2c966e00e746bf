"""One language file against the program: its shape, its keys, its placeholders. Knows no pack and no cache."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from favor.content.reader import BROKEN, Tree, read_all
from favor.content.walk import near
from favor.language.sentence_words import ENGLISH as TEMPLATES
from favor.language.tongue import ENGLISH, rule
from favor.model.problems import Problem, Problems

FORMAT = 1
MOST = 500
"""Numbers up to which the forms of a plural rule are counted."""
_LINE_HOLE = re.compile(r"\{(\d+)((?:\|[^{}|]*)+)?\}|\{([a-z_]\w*)\}")
_TEMPLATE_HOLE = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
FIELDS: Mapping[str, type] = MappingProxyType(
    {"format": int, "language": str, "name": str, "plural": str, "lines": dict, "sentences": dict, "cards": dict}
)
NEEDED = ("format", "language", "name")
_KINDS = MappingProxyType({int: "a whole number", str: "a text", dict: "a mapping"})
_TEXTS = "a mapping of English texts to texts"


@dataclass(slots=True)
class _Checker:
    """A file on its way: what may be used of it, and what was found."""

    tree: Tree
    problems: list[Problem] = field(default_factory=list)
    forms: int = 2

    def say(self, code: str, sentence: str, *path: str) -> None:
        """A problem at the key of that path."""
        place = self.tree.key(path)
        self.problems.append(self.tree.source.problem(place, code, sentence))

    def texts(self, data: Any, path: tuple[str, ...], fault: Callable[[str, str], str]) -> dict[str, str]:
        """The lines that can be used; empty ones are not yet translated."""
        found: dict[str, str] = {}
        if not isinstance(data, dict):
            self.say("E203", f"'{path[-1]}' must be {_TEXTS}", *path)
            return found
        for key, text in data.items():
            if text is BROKEN or text == "":
                continue
            wrong = fault(key, text) if isinstance(text, str) else ""
            if not isinstance(text, str):
                self.say("E203", "a line must be a text; write it in quotes", *path, key)
            elif wrong:
                self.say("E605", wrong, *path, key)
            else:
                found[key] = text
        return found


def plain_of(data: bytes, name: str, code: str) -> dict[str, Any]:
    """The file as plain data, with every problem in it."""
    plain: dict[str, Any] = {"name": code, "plural": ENGLISH.plural, "lines": {}, "sentences": {}, "cards": {}}
    tree = read_all(data, name)
    problems = list(tree) if isinstance(tree, Problems) else list(tree.problems)
    if isinstance(tree, Tree):
        checker = _Checker(tree)
        plain |= _checked(checker, tree.data, code)
        problems += checker.problems
    plain["problems"] = [
        (each.file, each.line, each.column, each.code, each.sentence, each.inside, each.source, each.pack)
        for each in sorted(problems)
    ]
    return plain


def _checked(checker: _Checker, data: Any, code: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        checker.say("E203", "a language file is a mapping with 'format', 'language', 'name', 'lines', 'sentences' and 'cards'")
        return {}
    fields = _fields(checker, data, code)
    found: dict[str, Any] = {"name": fields.get("name", code), "plural": _plural(checker, fields)}
    found["lines"] = checker.texts(fields.get("lines", {}), ("lines",), lambda key, text: line_fault(key, text, checker.forms))
    found["sentences"] = checker.texts(
        fields.get("sentences", {}), ("sentences",), lambda key, text: template_fault(key, text, checker.forms)
    )
    for key in fields.get("sentences", {}):
        if key not in TEMPLATES:
            checker.say("W606", f"there is no template '{key}'{near(key, tuple(TEMPLATES))}", "sentences", key)
    found["cards"] = {
        card: checker.texts(texts, ("cards", card), lambda key, text: line_fault(key, text, checker.forms))
        for card, texts in fields.get("cards", {}).items()
    }
    return found


def _fields(checker: _Checker, data: Mapping[str, Any], code: str) -> dict[str, Any]:
    """The fields of the right kind."""
    found: dict[str, Any] = {}
    for key in NEEDED:
        if key not in data:
            checker.say("E202", f"'{key}:' is missing")
    for key, value in data.items():
        kind = FIELDS.get(key)
        if kind is None:
            checker.say("E204", f"unknown field '{key}'{near(key, tuple(FIELDS))}", key)
        elif value is not BROKEN and type(value) is not kind:
            checker.say("E203", f"'{key}' must be {_KINDS[kind]}", key)
        elif value is not BROKEN:
            found[key] = value
    if found.get("format", FORMAT) != FORMAT:
        checker.say("E205", f"format {found['format']} is unknown; this program reads format {FORMAT}", "format")
    if found.get("language", code) != code:
        checker.say("E206", f"the file is called '{code}.yaml', so this must be '{code}'", "language")
    return found


def _plural(checker: _Checker, fields: Mapping[str, Any]) -> str:
    wanted = str(fields.get("plural", ENGLISH.plural))
    try:
        checker.forms = forms_of(wanted)
    except (ValueError, ZeroDivisionError, OverflowError, RecursionError):
        checker.say("E206", "this is no plural rule; write one as gettext has it, such as 'n != 1'", "plural")
        return ENGLISH.plural
    return wanted


def forms_of(plural: str) -> int:
    """How many forms a noun has in a language with that rule."""
    return max(rule(plural)(number) for number in range(MOST)) + 1


def line_fault(english: str, text: str, forms: int) -> str:
    """What keeps a line from taking the place of the English one; "" when nothing does."""
    counted = {found[1] for found in _LINE_HOLE.finditer(english) if found[2]}
    nouns = [(found[1], found[2].split("|")[1:]) for found in _LINE_HOLE.finditer(text) if found[2]]
    fault = _differing(line_holes(english), line_holes(text)) or _loose(_LINE_HOLE, text)
    fault = fault or next((f"{{{hole}}} has no forms in the English line" for hole, _ in nouns if hole not in counted), "")
    return fault or _miscounted([noun for _, noun in nouns], forms)


def line_holes(text: str) -> frozenset[str]:
    """The placeholders of a line."""
    return frozenset(found[1] or found[3] for found in _LINE_HOLE.finditer(text))


def template_fault(key: str, text: str, forms: int) -> str:
    """What keeps a template from taking the place of the English one; "" when nothing does."""
    english = TEMPLATES.get(key)
    if english is None:
        return ""
    if key != "article.any" and _TEMPLATE_HOLE.sub("", english).count("|") != _TEMPLATE_HOLE.sub("", text).count("|"):
        return f"this template has {english.count('|') + 1} parts with a | between them, as '{english}'"
    return (
        _differing(template_holes(english), template_holes(text))
        or _loose(_TEMPLATE_HOLE, text)
        or _miscounted([found[2].split("|") for found in _TEMPLATE_HOLE.finditer(text) if found[2] is not None], forms)
    )


def template_holes(text: str) -> frozenset[str]:
    """The placeholders of a template."""
    return frozenset(found[1] for found in _TEMPLATE_HOLE.finditer(text))


def _differing(english: frozenset[str], other: frozenset[str]) -> str:
    if english == other:
        return ""
    return f"the placeholders differ: English has {_told(english)}, this has {_told(other)}"


def _told(holes: frozenset[str]) -> str:
    return " ".join(f"{{{hole}}}" for hole in sorted(holes)) or "none"


def _loose(hole: re.Pattern[str], text: str) -> str:
    return "a brace here belongs to no placeholder" if re.search("[{}]", hole.sub("", text)) else ""


def _miscounted(nouns: list[list[str]], forms: int) -> str:
    wrong = next((noun for noun in nouns if len(noun) != forms), None)
    return "" if wrong is None else f"'{'|'.join(wrong)}' has {len(wrong)} forms; the plural rule of this language has {forms}"
