"""Bytes to text: encodings, invisible characters, places. Knows nothing of YAML structure or of cards."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right

from favor.model.problems import Problem

_SUSPECT = re.compile(
    "[\x00-\x09\x0b\x0c\x0e-\x1f\x7f-\xa0\xad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u206f\u3000"
    "\ud800-\udfff\ufeff\ufff9-\uffff]"
)
_BREAKS = "\x85\u2028\u2029"
_CUT = re.compile(r"(?<=\S)[ ]+#(?=\w)")


class Source:
    """One file as text, with the means to name a place in it."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        self.lines = self.text.split("\n")
        self.suspects = tuple(found.start() for found in _SUSPECT.finditer(self.text))
        self.cuts = tuple(found.end() - 1 for found in _CUT.finditer(self.text))
        self._starts: list[int] = []
        self._exotic = any(self.text[at] in _BREAKS for at in self.suspects)

    def at(self, index: int) -> tuple[int, int]:
        """Line and column (from 1) of a character."""
        if not self._starts:
            self._starts = [0]
            for text in self.lines:
                self._starts.append(self._starts[-1] + len(text) + 1)
        line = min(bisect_right(self._starts, index), len(self.lines))
        return line, index - self._starts[line - 1] + 1

    def place(self, mark: object) -> tuple[int, int]:
        """Line and column (from 1) of a YAML mark; other line breaks than the editor's do not count."""
        if self._exotic:
            return self.at(mark.index)  # type: ignore[attr-defined]
        return mark.line + 1, mark.column + 1  # type: ignore[attr-defined]

    def line(self, number: int) -> str:
        """The text of a line, counted from 1; empty beyond the end."""
        return self.lines[number - 1] if 0 < number <= len(self.lines) else ""

    def problem(self, place: tuple[int, int], code: str, sentence: str) -> Problem:
        """A problem of this file, with its source line."""
        return Problem(self.name, place[0], place[1], code, sentence, source=self.line(place[0]))


def decode(data: bytes | str, name: str) -> Source | Problem:
    """The text of a file, or why it is none (E101, E102)."""
    if isinstance(data, str):
        return Source(name, data)
    if data.startswith((b"\xff\xfe", b"\xfe\xff")) or b"\x00" in data[:200]:
        return Problem(name, 1, 1, "E102", "this file is UTF-16; save as UTF-8")
    try:
        return Source(name, data.decode("utf-8"))
    except UnicodeDecodeError as fault:
        before = data[: fault.start]
        line = before.count(b"\n") + 1
        column = len(before.rpartition(b"\n")[2].decode("utf-8", "replace")) + 1
        sentence = f"byte 0x{data[fault.start]:02x} at line {line} is not UTF-8; save as UTF-8"
        return Problem(name, line, column, "E101", sentence)


def unreadable(source: Source) -> list[Problem]:
    """Characters no YAML reader takes, not even in quotes (E108)."""
    return [_fault(source, at) for at in source.suspects if _is_unreadable(source.text[at])]


def hidden_faults(source: Source, quoted: list[tuple[int, int]]) -> list[Problem]:
    """Tabs (E103) and invisible characters (E108) outside quotes."""
    return [_fault(source, at) for at in source.suspects if _is_harmful(source, at, quoted)]


def cut_texts(source: Source, quoted: list[tuple[int, int]]) -> list[Problem]:
    """W112: unquoted text that loses its end to a comment sign."""
    found = []
    for at in source.cuts:
        line, column = source.at(at)
        text = source.line(line)
        before = text[: column - 1].rstrip()
        if _inside(at, quoted) or _comment_before(source, at, quoted) or before[-1:] in "\"'}]:-,|>":
            continue
        sentence = f"everything from '#' on is a comment: {text[column - 1 :].strip()!r} is lost; use double quotes"
        found.append(source.problem((line, column), "W112", sentence))
    return found


def _is_harmful(source: Source, at: int, quoted: list[tuple[int, int]]) -> bool:
    character = source.text[at]
    if _is_unreadable(character):
        return True
    if _inside(at, quoted):
        return False
    return character in _BREAKS or not _comment_before(source, at, quoted)


def _is_unreadable(character: str) -> bool:
    if character < " ":
        return character != "\t"
    return (
        "\x7f" <= character <= "\x9f"
        and character != "\x85"
        or "\ud800" <= character <= "\udfff"
        or character >= "\ufffe"
    )


def _comment_before(source: Source, at: int, quoted: list[tuple[int, int]]) -> bool:
    """Whether a comment begins on the line before this character."""
    line, column = source.at(at)
    start = at - column + 1
    text = source.line(line)[: column - 1]
    signs = (found.start() for found in re.finditer(r"(?:^|(?<=\s))#", text))
    return any(not _inside(start + sign, quoted) for sign in signs)


def _inside(at: int, quoted: list[tuple[int, int]]) -> bool:
    return any(start <= at < end for start, end in quoted)


def _fault(source: Source, at: int) -> Problem:
    character = source.text[at]
    if character == "\t":
        return source.problem(source.at(at), "E103", f"a tab in column {source.at(at)[1]}; use spaces")
    name = unicodedata.name(character, "control character").lower()
    sentence = f"invisible character U+{ord(character):04X} ({name}); delete it or put the text in quotes"
    return source.problem(source.at(at), "E108", sentence)
