"""docs/architecture.md: every module stands in one of its tables, and every module that is named there exists."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
WHOLE = ("bench", "lab")
"""Folders that stand there as one."""
CELL = re.compile(r"^\| (`[^|]*) \|", re.MULTILINE)
NAME = re.compile(r"`([a-z_]+)(?:\.py)?(\*?)`")


def listed(page: str) -> list[tuple[str, bool]]:
    """(name, whether it stands for all that begin with it) of every module named in the first column of a table."""
    return [(found[1], bool(found[2])) for cell in CELL.findall(page) for found in NAME.finditer(cell)]


def modules() -> list[str]:
    """Names of all modules of the program, but of those in folders that stand as one."""
    paths = [path.relative_to(ROOT / "favor") for path in (ROOT / "favor").rglob("*.py")]
    return [path.stem for path in paths if path.parts[0] not in WHOLE and path.stem != "__init__"]


def missing(page: str, names: list[str]) -> list[str]:
    """Modules that no table names."""
    there = listed(page)
    return [name for name in names if not any(name == one or all_of and name.startswith(one) for one, all_of in there)]


def test_every_module_is_named() -> None:
    names = modules()
    assert len(names) > 200
    assert missing(PAGE, names) == []


def test_every_named_module_exists() -> None:
    tables = PAGE[: PAGE.index("## Contracts between the parts")]
    names = modules()
    gone = [one for one, all_of in listed(tables) if not any(name == one or all_of and name.startswith(one) for name in names)]
    assert gone == []


def test_what_is_not_named_is_found() -> None:
    page = "| `lens` `words_*` | this and that: `stage` |\n"
    assert missing(page, ["lens", "words_table", "stage", "wordy"]) == ["stage", "wordy"]
