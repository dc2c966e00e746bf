"""docs/rulings.md has a line for every ruling and house rule, and says truly what holds it."""

from __future__ import annotations

import re
from pathlib import Path

from favor.content.load import load_catalog
from tests.rulings.test_coverage import FILES, RULINGS, in_python, told

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "rulings.md").read_text("utf-8")
ROWS = {int(number): by for number, by in re.findall(r"(?m)^\| (\d+) \|.*\| ([^|]*) \|$", PAGE)}


def test_every_ruling_has_its_line() -> None:
    assert list(ROWS) == list(RULINGS)


def test_what_holds_a_ruling_is_told_truly() -> None:
    stories, python = told(FILES), in_python()
    kinds = {number: [*["stories"] * (number in stories), *["Python"] * (number in python)] for number in RULINGS}
    assert {number: ", ".join(names) for number, names in kinds.items()} == ROWS


def test_every_house_rule_has_its_line() -> None:
    catalog = load_catalog(ROOT / "content" / "base").catalog
    switches = [(rule["id"], *(str(rule[key]).lower() for key in ("default", "other"))) for rule in catalog.rules["switches"]]
    assert re.findall(r"(?m)^\| `(\w+)` \| `(\w+)`: .*? \| `(\w+)`: ", PAGE) == switches
