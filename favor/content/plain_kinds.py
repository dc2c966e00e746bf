"""Checks of plain values: text, words, numbers, ids, lists, mappings. Knows nothing of players or steps."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import Any

from favor.content.reader import BROKEN, Path
from favor.content.walk import Walk, called, near, suggestion
from favor.language.fields import Kind
from favor.model.definitions import ID
from favor.model.definitions import SECTIONS as MODEL_SECTIONS

NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
_SWITCH_ID = re.compile(r"[a-z][a-z0-9_-]{0,39}")
_REFERENCE = re.compile(r"(?:[a-z][a-z0-9-]{0,39}:)?[a-z][a-z0-9_-]{0,39}")
_CARD_PATH = re.compile(r"[a-z_]+/(?:[a-z][a-z0-9-]{0,39}:)?[a-z][a-z0-9_-]{0,39}(?:/[a-z][a-z0-9_-]*)*")
_TAKEN = ("it", "dealt", "lost", "roller", "roll", "passed")
"""Names that selectors, damage and Challenges bind."""
_CODE = re.compile(r"[WE]\d{3}")


def text(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """Any text that is not empty."""
    if not isinstance(value, str):
        walk.wrong_type(value, path, "text")
    elif not value.strip():
        walk.say("E211", path, "the text is empty")


def texts(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """One text or a list of them."""
    items = value if isinstance(value, list) else [value]
    for number, item in enumerate(items):
        walk.check(item, Kind("text"), (*path, number) if isinstance(value, list) else path)


def truth(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """true or false."""
    if not isinstance(value, bool):
        walk.wrong_type(value, path, "true or false")


def only_true(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """Nothing but true: the field is left out otherwise."""
    if value is not True:
        walk.wrong_type(value, path, "true, or left out")


def word(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """One word out of a list."""
    if not isinstance(value, str):
        walk.wrong_type(value, path, f"one of {', '.join(kind.words)}")
    elif value not in kind.words:
        walk.say("E206", path, f"'{value}' is not one of the words for '{_field(path)}'{suggestion(value, kind.words)}")


def words(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """One word out of a list, or several."""
    if not isinstance(value, list):
        word(walk, value, kind, path)
        return
    if not value:
        walk.say("E208", path, f"'{_field(path)}' is an empty list")
    if "any" in value and "any" in kind.words:
        walk.say("E206", path, f"'any' means all of them already; write {_field(path)}: any, without a list")
    for number, item in enumerate(value):
        if item is not BROKEN:
            word(walk, item, kind, (*path, number))


def number(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """A whole number in its range."""
    if type(value) is not int:
        walk.wrong_type(value, path, "a whole number")
    elif not kind.low <= value <= kind.high:
        walk.say("E205", path, f"'{_field(path)}' is {value}; it must lie between {kind.low} and {kind.high}")


def own_id(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """An id that is made here."""
    pattern = _SWITCH_ID if kind.name == "switch_id" else ID
    if not isinstance(value, str):
        walk.wrong_type(value, path, "text")
    elif not pattern.fullmatch(value):
        walk.say("E209", path, f"'{value}' is no id: small letters, digits and hyphens, a letter first, at most 40")


def position(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """The position of a switch: a word, true or false."""
    if not isinstance(value, (str, bool)):
        walk.wrong_type(value, path, "a word, true or false")


def binding(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """A name that is bound here."""
    if not isinstance(value, str):
        walk.wrong_type(value, path, "a name")
    elif not NAME.fullmatch(value):
        hint = f"; write '{value[1:]}' here and '{value}' where it is used" if value.startswith("$") else ""
        walk.say("E209", path, f"'{value}' is no name: small letters, digits and underscores{hint}")
    elif value in _TAKEN:
        walk.say("E209", path, f"'{value}' is a name the language itself gives; take another")


def reference(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """The id of another card, with the pack before it when it is another's."""
    if isinstance(value, str) and value.startswith("$") and "bound" in kind.words:
        bound(walk, value, Kind("bound", words=("status",)), path)
    elif not isinstance(value, str):
        walk.wrong_type(value, path, f"an id of '{kind.section}'")
    elif not _REFERENCE.fullmatch(value):
        walk.say("E209", path, f"'{value}' is no id; write 'some-id', or 'pack:some-id' for another pack's")
    else:
        walk.refer(kind.section, value, path)


def bound(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """A bound name of one of some kinds; any kind where none is listed."""
    if not isinstance(value, str) or not value.startswith("$"):
        walk.wrong_type(value, path, "a bound name such as $roll")
        return
    name = value[1:]
    found = walk.scope.get(name)
    if found is None:
        walk.unknown_name(name, path)
    elif kind.words and found not in (*kind.words, "anything"):
        fitting = [f"${other}" for other, its in walk.scope.items() if its in kind.words]
        walk.say(
            "E308",
            path,
            f"'{value}' is a {found}; '{_field(path)}' needs a {' or '.join(kind.words)}{near(value, fitting)}",
        )


def listing(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """A list of things of one kind."""
    assert kind.item is not None
    if not is_list(walk, value, kind, path):
        return
    for number_, item in enumerate(value):
        walk.check(item, kind.item, (*path, number_))
    if kind.item.name == "cost":
        _costs_once(walk, value, path)


def _costs_once(walk: Walk, value: list[Any], path: Path) -> None:
    """E301 for a cost that stands twice; only cards of several kinds can be discarded together."""
    seen: set[str] = set()
    for number_, item in enumerate(value):
        for key in item if isinstance(item, dict) else ():
            if key in seen and key != "discard":
                walk.say("E301", (*path, number_, key), f"'{key}' stands twice in one cost; write it once", at_key=True)
            seen.add(key)


def is_list(walk: Walk, value: Any, kind: Kind, path: Path) -> bool:
    """E207 and E208; whether the entries can be looked at."""
    if not isinstance(value, list):
        walk.say("E207", path, f"'{_field(path)}' must be a list, not {called(value)}; start each entry with '- '")
        return False
    if len(value) < kind.low:
        wanted = "is empty" if kind.low == 1 else f"needs at least {kind.low} entries"
        walk.say("E208", path, f"'{_field(path)}' {wanted}")
    elif kind.high and len(value) > kind.high:
        walk.say("E205", path, f"'{_field(path)}' has {len(value)} entries; {kind.high} at most")
    return True


def record(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """A mapping with fixed fields; names bound inside stay inside."""
    with walk.names(()):
        walk.record(value, kind.record, path, kind.what)


def span(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """{min, max}, both whole numbers."""
    if not isinstance(value, dict):
        walk.wrong_type(value, path, "a mapping {min, max}")
        return
    _ends(walk, value, kind, path, all_allowed=False)


def take(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """How many to take: a number, {min, max} or all."""
    if isinstance(value, dict):
        _ends(walk, value, kind, path, all_allowed=True)
    elif isinstance(value, str):
        word(walk, value, Kind("word", words=("all",)), path)
    else:
        number(walk, value, kind, path)


def _ends(walk: Walk, value: dict[str, Any], kind: Kind, path: Path, all_allowed: bool) -> None:
    for key in value:
        if key not in ("min", "max"):
            walk.say(
                "E204",
                (*path, key),
                f"unknown field '{key}' in '{_field(path)}'{suggestion(key, ('min', 'max'))}",
                at_key=True,
            )
    for key in ("min", "max"):
        if key not in value:
            walk.say("E202", path, f"'{_field(path)}' lacks '{key}'")
        elif not (all_allowed and key == "max" and value[key] == "all") and value[key] is not BROKEN:
            number(walk, value[key], Kind("number", low=0, high=kind.high), (*path, key))
    low, high = value.get("min"), value.get("max")
    if type(low) is int and type(high) is int and low > high:
        walk.say("E205", (*path, "max"), f"'max' is {high}, less than 'min' {low}")


def allowed(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """Codes of warnings that are meant: words, or mappings with their own `because`."""
    if not is_list(walk, value, Kind("list", low=1, high=40), path):
        return
    for number_, item in enumerate(value):
        code = item.get("code") if isinstance(item, dict) else item
        if not isinstance(code, str) or not _CODE.fullmatch(code):
            walk.say("E209", (*path, number_), "write the code of a warning, such as W414")
        elif code.startswith("E"):
            walk.say("E206", (*path, number_), f"{code} is an error; only warnings can be allowed")


def card_path(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """Where a card, or a part of it, is found: `relics/base:ember/reacts/glow`."""
    if not isinstance(value, str):
        walk.wrong_type(value, path, "text")
    elif not _CARD_PATH.fullmatch(value):
        walk.say("E209", path, f"'{value}' names no card; write section/pack:id, such as relics/base:ember")
    elif value.partition("/")[0] not in MODEL_SECTIONS:
        section = value.partition("/")[0]
        walk.say("E206", path, f"there is no section '{section}'{suggestion(section, MODEL_SECTIONS)}")


def fields(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """Any mapping; the changed card is checked as a whole."""
    if not isinstance(value, dict):
        walk.wrong_type(value, path, "a mapping")


def free(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """Checked by whoever reads it."""


def _field(path: Path) -> str:
    return next((step for step in reversed(path) if isinstance(step, str)), "")


PLAIN_CHECKS = MappingProxyType(
    {
        "text": text,
        "texts": texts,
        "bool": truth,
        "true": only_true,
        "word": word,
        "words": words,
        "number": number,
        "id": own_id,
        "switch_id": own_id,
        "position": position,
        "name": binding,
        "reference": reference,
        "bound": bound,
        "list": listing,
        "record": record,
        "range": span,
        "take": take,
        "allow": allowed,
        "card_path": card_path,
        "fields": fields,
        "free": free,
    }
)
