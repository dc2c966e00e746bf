"""Every stored scenario holds: the rulings, and whatever else the tests keep as stories."""

from pathlib import Path

import pytest

from favor.table.scenario import run_file, scenario_files
from favor.table.scenario_content import Contents

TESTS = Path(__file__).parent.parent
STORIES = [folder for folder in (TESTS / "rulings", TESTS / "cards") if folder.is_dir()]
FILES = list(scenario_files(STORIES))


@pytest.fixture(scope="module")
def contents() -> Contents:
    return Contents()


def test_there_are_scenarios() -> None:
    assert len(FILES) > 100


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario_holds(file: Path, contents: Contents) -> None:
    verdict = run_file(file, contents)
    assert verdict.holds, f"{verdict.place}: {verdict.failure}"
