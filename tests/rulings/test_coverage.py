"""Every ruling is held by a scenario or a test, and every scenario of the rulings and of the engine holds."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from favor.content.reader import Tree, read
from favor.table.scenario import run_file, scenario_files
from favor.table.scenario_content import Contents
from tests.rulings import test_rulings_in_python

TESTS = Path(__file__).parents[1]
FOLDERS = tuple(TESTS / name for name in ("rulings", "engine"))
"""Those of tests/cards are run beside the list of the cards they use."""
FILES = tuple(scenario_files(FOLDERS))
RULINGS = range(1, 141)


def told(files: Iterable[Path]) -> set[int]:
    """The numbers under `rule:` in these scenarios."""
    found: set[int] = set()
    for file in files:
        tree = read(file.read_bytes(), str(file))
        assert isinstance(tree, Tree), file
        found.update(int(number) for number in str(tree.data.get("rule", "")).split(",") if number.strip())
    return found


def in_python() -> set[int]:
    """The numbers with which tests in Python are marked."""
    return {number for test in vars(test_rulings_in_python).values() for number in getattr(test, "rulings", ())}


def test_every_ruling_is_held() -> None:
    assert sorted(set(RULINGS) - told(FILES) - in_python()) == []


def test_no_ruling_is_made_up() -> None:
    assert sorted((told(FILES) | in_python()) - set(RULINGS)) == []


def test_a_ruling_without_a_test_is_noticed() -> None:
    assert 105 not in told(FILES)
    assert 105 in in_python()
    assert told(FILES[:5]) < told(FILES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_scenario_holds(file: Path, contents: Contents) -> None:
    verdict = run_file(file, contents)
    assert verdict.holds, f"{verdict.place}: {verdict.failure}"
