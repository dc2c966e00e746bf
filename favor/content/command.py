"""`check [PACK...]`: all problems of the base pack and of others, for people or for editors. Knows no rule of play."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from favor.content.lang_check import check as check_languages
from favor.content.load import Loaded, load_catalog
from favor.content.report import as_data, report, summary
from favor.model.problems import Problem

BASE_ROOT = Path(__file__).resolve().parent.parent.parent / "content" / "base"

RunExamples = Callable[[Loaded], Sequence[Problem]]
"""Plays the `examples:` of all loaded cards and says which do not hold."""


def roots(arguments: argparse.Namespace) -> list[Path]:
    """The folders that are asked for, the base pack first."""
    folders = [Path(path) for path in (*getattr(arguments, "packs", ()), *getattr(arguments, "pack", ()))]
    return list(dict.fromkeys((BASE_ROOT, *(path.resolve() for path in folders))))


def run(arguments: argparse.Namespace, run_examples: RunExamples | None = None, lines: Collection[str] = ()) -> int:
    """Check the packs, print what was found; 1 when there is an error. `lines` are those of the program, to translate."""
    loaded = load_catalog(BASE_ROOT, roots(arguments)[1:], use_cache=False)
    problems = list(loaded.problems)
    if run_examples is not None:
        problems += run_examples(loaded)
    problems += check_languages([Path(state.root) for state in loaded.packs if state.is_on], loaded.catalog, lines)
    if getattr(arguments, "json", False):
        print(json.dumps([as_data(problem) for problem in sorted(problems)], indent=1, ensure_ascii=False))
    else:
        _print(loaded, problems)
    return int(any(problem.is_error for problem in problems))


def _print(loaded: Loaded, problems: Sequence[Problem]) -> None:
    if problems:
        print(report(problems))
    for state in loaded.packs:
        if not state.is_on:
            print(f"The pack '{state.id}' is off.")
    entries = sum(len(loaded.catalog.section(section)) for section in loaded.catalog.sections)
    print(summary(problems, entries, len(loaded.packs)))
