"""docs/table-checks.md: all sixty promises stand there, each with tests that exist; only what bots bring may be to come."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "table-checks.md"
ROW = re.compile(r"^\| B(\d+) \| (.+?) \| (.+?) \|$", re.MULTILINE)
TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
PROMISES, TO_COME = 60, (32, 33)


def rows(text: str) -> dict[int, tuple[str, str]]:
    """Promise and what holds it, by number; a number that stands there twice is a mistake."""
    found: dict[int, tuple[str, str]] = {}
    for number, promise, held in ROW.findall(text):
        assert int(number) not in found, f"B{number} stands there twice"
        found[int(number)] = (promise, held)
    return found


@cache
def defined_in(path: str) -> frozenset[str]:
    """The names of the tests in a module."""
    file = ROOT / path
    if not file.is_file():
        return frozenset()
    return frozenset(node.name for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.FunctionDef))


def missing(text: str) -> list[str]:
    """What the page names that is not there, and promises that nothing holds."""
    found = []
    for number, (_, held) in rows(text).items():
        named = TEST.findall(held)
        found += [f"B{number}: {path}::{name}" for path, name in named if name not in defined_in(path)]
        if not named and not (number in TO_COME and "to come" in held):
            found.append(f"B{number}: nothing holds it")
    return found


def test_all_promises_are_on_the_page() -> None:
    assert sorted(rows(PAGE.read_text("utf-8"))) == list(range(1, PROMISES + 1))


def test_every_test_the_page_names_exists() -> None:
    assert missing(PAGE.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("| B1 | x | `tests/ui/test_cover.py::test_nobody_wrote` |", "B1: tests/ui/test_cover.py::test_nobody_wrote"),
        ("| B2 | x | `tests/ui/test_gone.py::test_it` |", "B2: tests/ui/test_gone.py::test_it"),
        ("| B3 | x | later |", "B3: nothing holds it"),
        ("| B4 | x | to come with the bots |", "B4: nothing holds it"),
    ],
)
def test_a_page_that_promises_too_much_is_found(row: str, fault: str) -> None:
    assert missing(row) == [fault]
