"""Problems as text: place, code, sentence; the line, a caret, the path inside the card. Knows no check."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from itertools import groupby
from typing import Any

from favor.model.problems import Problem

SHOWN_PER_FILE = 50
REPEATS_SHOWN = 3


def report(problems: Sequence[Problem]) -> str:
    """All problems, file by file; at most 50 a file, repeats folded with a count."""
    blocks: list[str] = []
    for _, group in groupby(sorted(problems), key=lambda problem: problem.file):
        blocks += _of_file(list(group))
    return "\n".join(blocks)


def layout(problem: Problem) -> str:
    """One problem in the layout that is always the same."""
    lines = [f"{problem.place}: {problem.code} {problem.sentence}"]
    if problem.line and problem.source:
        lines.append(f"{problem.line:>7} | {problem.source}")
        lines.append(f"        | {_up_to(problem)}^")
    if problem.inside:
        lines.append(f"   {problem.inside}")
    return "\n".join(lines)


def summary(problems: Sequence[Problem], entries: int, packs: int) -> str:
    """The last line: how much was looked at and how much is wrong."""
    errors = sum(problem.is_error for problem in problems)
    warnings = len(problems) - errors
    found = f"{_count(errors, 'error')}, {_count(warnings, 'warning')}"
    return f"{_count(packs, 'pack')}, {entries} entries: {found if problems else 'all well'}"


def as_data(problem: Problem) -> dict[str, Any]:
    """One problem for editors."""
    return {**asdict(problem), "severity": "error" if problem.is_error else "warning"}


def _of_file(problems: list[Problem]) -> Iterator[str]:
    folded = list(_fold(problems))
    yield from folded[:SHOWN_PER_FILE]
    if len(folded) > SHOWN_PER_FILE:
        yield f"{problems[0].file}: {len(folded) - SHOWN_PER_FILE} more problems are not shown"


def _fold(problems: list[Problem]) -> Iterator[str]:
    """Each problem; of those that say the same, the first few and a count."""
    total: dict[tuple[str, str], int] = {}
    for problem in problems:
        total[problem.code, problem.sentence] = total.get((problem.code, problem.sentence), 0) + 1
    said: dict[tuple[str, str], int] = {}
    for problem in problems:
        same = (problem.code, problem.sentence)
        said[same] = said.get(same, 0) + 1
        if said[same] < REPEATS_SHOWN or total[same] <= REPEATS_SHOWN:
            yield layout(problem)
        elif said[same] == REPEATS_SHOWN:
            yield layout(problem) + f"\n   and {total[same] - REPEATS_SHOWN} more like this in this file"


def _up_to(problem: Problem) -> str:
    """White space as wide as what stands before the column; tabs stay tabs."""
    before = problem.source[: problem.column - 1]
    return "".join("\t" if sign == "\t" else " " for sign in before)


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
