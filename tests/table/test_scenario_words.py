"""Every event has its line in the log and every reason its sentence; none is written for nothing."""

import ast
import string
from pathlib import Path
from typing import Any

import pytest

from favor.language import logtext
from favor.language.reasons import ACTIONS, CONDITIONS, UnknownReason, sentence
from favor.model.actions import Reason
from favor.model.events import EVENTS
from favor.rules import conditions, menu, refusals

SEATS = ("seat", "from_seat", "by", "credit")


class PlainNames:
    """Names for tests: the kind and the number."""

    def seat(self, seat: int) -> str:
        return f"seat{seat}"

    def card(self, card: int) -> str:
        return f"card{card}"

    def sheet(self, sheet: int) -> str:
        return f"sheet{sheet}"

    def region(self, region: int) -> str:
        return f"region{region}"

    def tile(self, tile: int) -> str:
        return f"tile{tile}"


def sample(name: str) -> tuple[Any, ...]:
    words = {"how": "move", "why": "offer", "about": "card"}
    return (name, *(words.get(field.removesuffix("!"), 1) for field in EVENTS[name]))


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_has_a_line(name: str) -> None:
    line = logtext.line(sample(name), PlainNames())
    assert line and "{" not in line


def test_lines_name_the_right_things() -> None:
    names = PlainNames()
    assert logtext.line(("played", 0, 130), names) == "seat0 played card130"
    assert logtext.line(("die", 1, 1, 3, 2, False), names) == "seat1 rolled 3 against Charm 2: Failed"
    assert logtext.line(("damage", 0, 2, 2, 1, 0), names) == "seat0 takes 2 damage from seat1"
    assert logtext.line(("damage", 0, 2, 2, -1, 4), names) == "seat0 takes 2 damage"
    assert logtext.line(("drew", 1, -1), names) == "seat1 drew an Action Card"
    assert logtext.line(("healed", 1, 1), names) == "seat1 heals 1 Heart"


def test_no_line_without_an_event() -> None:
    assert {key.split()[0] for key in logtext.LINES} <= set(EVENTS)


def said_in(module: Any) -> set[str]:
    """Keys of reasons in a module: words that are returned, given to a maker of conditions, or stand in a table."""
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Return | ast.Call | ast.Dict):
            inside = [each for child in ast.iter_child_nodes(node) for each in ast.walk(child)]
            found |= {each.value for each in inside if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    return found


def test_every_reason_of_the_rules_has_a_sentence() -> None:
    for function in ast.walk(ast.parse(Path(menu.__file__).read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef) and "refuse" in function.name:
            for key in returned(function):
                assert sentence(Reason(key, (("cost", 1), ("energy", 0)))), key


def returned(function: ast.FunctionDef) -> set[str]:
    """Words that a function gives back."""
    values = [node.value for node in ast.walk(function) if isinstance(node, ast.Return) and node.value is not None]
    parts = [part for value in values for part in answers(value)]
    return {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value}


def answers(value: ast.expr) -> list[ast.expr]:
    """What an expression can come to, without the tests in it."""
    if isinstance(value, ast.IfExp):
        return answers(value.body) + answers(value.orelse)
    if isinstance(value, ast.BoolOp):
        return [part for each in value.values for part in answers(each)]
    return [value]


def test_every_condition_has_a_sentence_both_ways() -> None:
    keys = said_in(conditions) & set(CONDITIONS)
    assert len(keys) > 30
    for key in keys:
        assert sentence(Reason(key))
        assert sentence(Reason("not_" + key))


def test_no_sentence_without_a_reason() -> None:
    said = said_in(menu) | said_in(refusals)
    assert sorted(set(ACTIONS) - said) == []


def test_an_unknown_reason_is_no_sentence() -> None:
    with pytest.raises(UnknownReason, match="no_such_thing"):
        sentence(Reason("no_such_thing"))


def test_sentences_ask_only_for_the_numbers_there_are() -> None:
    for text in (*CONDITIONS.values(), *ACTIONS.values()):
        assert {field for _, field, _, _ in string.Formatter().parse(text) if field} <= {"cost", "energy"}
