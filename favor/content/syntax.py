"""Rewrites what the YAML parser says into what the author did. Knows no card."""

from __future__ import annotations

import re

import yaml

from favor.content.characters import Source
from favor.model.problems import Problem

_STARTER = re.compile(r"""^\s*(?:-\s+)*(?:[^\s:#'"\[{]+\s*:\s+)?(?P<sign>[%@\[{*!\-?'"`&|>,\]}])""")
_GLUED = re.compile(r"^\s*(?:-\s+)*\{?(?P<word>[A-Za-z_][\w-]*):(?=[^\s:])")
_LONE_KEY = re.compile(r"^\s*(?:-\s+)*[\w-]+\s*$")


def syntax_problem(source: Source, fault: yaml.YAMLError) -> Problem:
    """E104 or E109 for a file the parser gave up on."""
    mark = getattr(fault, "problem_mark", None) or getattr(fault, "context_mark", None)
    context = getattr(fault, "context_mark", None) or mark
    said = str(getattr(fault, "problem", None) or "this is not YAML")
    if mark is None:
        return source.problem((1, 1), "E104", said)
    here, began = source.place(mark), source.place(context)
    if "got '?'" in said:
        return source.problem(here, "E104", "a '?' inside unquoted text; use double quotes")
    for attempt in (_colon_in_text, _unclosed_quote, _glued_colon, _starting_sign):
        problem = attempt(source, said, here, began)
        if problem:
            return problem
    return source.problem(here, "E104", f"this cannot be read as YAML: {said.rstrip('.')}")


def _colon_in_text(source: Source, said: str, here: tuple[int, int], began: tuple[int, int]) -> Problem | None:
    if not said.startswith("mapping values are not allowed"):
        return None
    if _LONE_KEY.match(source.line(here[0])[: here[1] - 1]):
        return source.problem(here, "E104", "this line is indented further than its neighbours; line it up with them")
    return source.problem(here, "E104", "a ':' inside unquoted text; use double quotes")


def _unclosed_quote(source: Source, said: str, here: tuple[int, int], began: tuple[int, int]) -> Problem | None:
    sign = source.line(began[0])[began[1] - 1 : began[1]]
    if "end of stream" in said and sign in ("'", '"'):
        return source.problem(
            began, "E104", f"a text that starts with {sign} is never closed; close it, or quote it with the other sign"
        )
    if "document separator" in said:
        return source.problem(began, "E104", "this quote is never closed")
    return None


def _glued_colon(source: Source, said: str, here: tuple[int, int], began: tuple[int, int]) -> Problem | None:
    if "could not find expected ':'" not in said:
        return None
    found = _GLUED.match(source.line(began[0]))
    if found:
        return source.problem((began[0], found.start("word") + 1), "E109", f"write a space after '{found['word']}:'")
    return source.problem(began, "E104", "this line has no ':' after its first word")


def _starting_sign(source: Source, said: str, here: tuple[int, int], began: tuple[int, int]) -> Problem | None:
    for line, _ in (here, began):
        found = _STARTER.match(source.line(line))
        if not found:
            continue
        sign = found["sign"]
        hint = " or close the bracket" if sign in "[{" else ""
        sentence = f"unquoted text cannot start with {sign}; use double quotes{hint}"
        return source.problem((line, found.start("sign") + 1), "E104", sentence)
    return None
