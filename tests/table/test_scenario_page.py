"""docs/scenarios.md names every key of the format, and the scenarios it shows hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from favor.model.actions import ABOUT
from favor.table import scenario_format
from favor.table.scenario import run_file
from favor.table.scenario_content import Contents
from favor.table.scenario_steps import READERS

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text("utf-8")
SHOWN = re.findall(r"```yaml\n(scenario: .*?)```", PAGE, re.DOTALL)
FIELDS = (scenario_format.PLAYER, scenario_format._BOARD, scenario_format._NEXT, scenario_format._SEEN_TILE)
TOP = (
    "scenario", "rule", "packs", "settlements", "switches", "players", "seed", "stacks", "board", "active", "step", "next",
    "steps",
)  # fmt: skip


def named(key: str) -> bool:
    """Whether the page has the key in its own type."""
    return bool(re.search(rf"`[^`\n]*\b{key}\b[^`\n]*`", PAGE))


@pytest.mark.parametrize("number", range(len(SHOWN)))
def test_what_it_shows_holds(number: int, tmp_path: Path, contents: Contents) -> None:
    file = tmp_path / "shown.yaml"
    file.write_text(SHOWN[number], "utf-8")
    verdict = run_file(file, contents)
    assert verdict.holds, verdict.failure


def test_it_names_every_key() -> None:
    keys = {*TOP, "expect", *scenario_format.EXPECT, *scenario_format._SEEN, *(key for fields in FIELDS for key in fields)}
    assert [key for key in sorted(keys) if not named(key)] == []


def test_it_names_every_step_and_question() -> None:
    words = {*READERS, "refused", "by", "because", *ABOUT, *scenario_format.KINDS, *scenario_format.SIDES}
    assert [word for word in sorted(words) if not named(word)] == []


def test_it_shows_scenarios() -> None:
    assert len(SHOWN) == 4
