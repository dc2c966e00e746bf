"""`scenario FILE_OR_FOLDER...`: one line per scenario; 0 when all hold, 1 when one fails. Knows no rule."""

from __future__ import annotations

import argparse
from pathlib import Path

from favor.table.scenario import Verdict, run_file, scenario_files
from favor.table.scenario_content import Contents


def run(arguments: argparse.Namespace) -> int:
    """Run all scenarios that are named and print a verdict on each."""
    contents = Contents()
    failed = count = 0
    for file in scenario_files([Path(path) for path in arguments.files]):
        verdict = run_file(file, contents)
        print(line(verdict))
        count += 1
        failed += not verdict.holds
    if not count:
        print("There is no scenario in what was named.")
        return 1
    if count > 1:
        print(f"{count} scenarios: {f'{failed} failed' if failed else 'all hold'}")
    return int(failed > 0)


def line(verdict: Verdict) -> str:
    """A verdict as one line."""
    title = f"  {verdict.title}" if verdict.title else ""
    if verdict.holds:
        return f"holds  {verdict.place}{title}"
    return f"FAILS  {verdict.place}{title}: {verdict.failure}"
