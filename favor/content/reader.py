"""The strict YAML reader: text to plain data with a place for every key and value. Knows neither cards nor files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import yaml

from favor.content.characters import Source, cut_texts, decode, hidden_faults, unreadable
from favor.content.scalars import Doubtful, plain_value
from favor.content.syntax import syntax_problem
from favor.model.problems import Problem, Problems

Path = tuple[str | int, ...]
Place = tuple[int, int]

FAST_LOADER: type = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
PURE_LOADER: type = yaml.SafeLoader
DEEPEST = 40

_SENTENCE = re.compile(r"!\s+\w|\*\S+\s+\w|&\s+\w")
_GLUED = re.compile(r"[A-Za-z_][\w-]*:\S")


class _Broken:
    """Stands where a value was refused, so that the rest of the file can still be checked."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "BROKEN"


BROKEN = _Broken()


@dataclass(slots=True)
class Mark:
    """Where a value stands, where its key stands, and the same for everything inside it."""

    place: Place
    key: Place
    inside: dict[Any, Mark] = field(default_factory=dict)


@dataclass(slots=True)
class Tree:
    """Plain data of one file, its places, and what was found while reading."""

    source: Source
    data: Any
    mark: Mark
    problems: Problems

    def place(self, path: Path) -> Place:
        """Line and column of the value at a path; of its nearest parent where there is none."""
        return self._mark(path).place

    def key(self, path: Path) -> Place:
        """Line and column of the key (or of the list item) at a path."""
        return self._mark(path).key

    def _mark(self, path: Path) -> Mark:
        mark = self.mark
        for step in path:
            below = mark.inside.get(step)
            if below is None:
                return mark
            mark = below
        return mark


def read(text: str | bytes, name: str, loader: type = FAST_LOADER) -> Tree | Problems:
    """The file as plain data with places, or everything that is wrong with it."""
    tree = read_all(text, name, loader)
    if isinstance(tree, Problems) or any(problem.is_error for problem in tree.problems):
        return tree if isinstance(tree, Problems) else tree.problems
    return tree


def read_all(text: str | bytes, name: str, loader: type = FAST_LOADER) -> Tree | Problems:
    """Like `read`, but a file with refused values still gives a tree: `BROKEN` stands in their place."""
    source = decode(text, name)
    if isinstance(source, Problem):
        return Problems((source,))
    forbidden = unreadable(source)
    if forbidden:
        return Problems(forbidden)
    builder = _build(source, loader)
    hidden = hidden_faults(source, builder.quoted)
    if builder.fatal:
        line = max(builder.fatal.line, 1)
        early = [problem for problem in hidden if problem.line <= line + 1]
        before = [problem for problem in builder.problems if problem < builder.fatal]
        found = [*before, *(early or [builder.fatal])]
        return Problems(sorted(found))
    # An invisible character can make a value vanish: then only the character is the fault.
    refused = [problem for problem in builder.problems if not (hidden and problem.code == "E211")]
    found = [*refused, *hidden, *cut_texts(source, builder.quoted)]
    return Tree(source, builder.data, builder.mark, Problems(sorted(found)))


def _build(source: Source, loader: type) -> _Builder:
    """Read with the fast parser; where something is wrong the pure one decides, so that both name the same place."""
    builder = _Builder(source)
    builder.run(loader)
    if (builder.fatal or builder.problems) and loader is not PURE_LOADER:
        builder = _Builder(source)
        builder.run(PURE_LOADER)
    return builder


class _Stop(Exception):
    """Ends the reading: the structure itself is refused."""


class _Builder:
    """Turns parser events into data and marks; keeps every refusal."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.data: Any = BROKEN
        self.mark = Mark((1, 1), (1, 1))
        self.problems: list[Problem] = []
        self.quoted: list[tuple[int, int]] = []
        self.fatal: Problem | None = None
        self._spans = bool(source.suspects or source.cuts)
        self._events: Iterator[Any] = iter(())
        self._keys: list[Any] = []
        self._flow = 0

    def run(self, loader: type) -> None:
        """Read the whole text."""
        try:
            self._events = yaml.parse(self.source.text, Loader=loader)
            self._document()
        except yaml.YAMLError as fault:
            self.fatal = syntax_problem(self.source, fault)
        except _Stop:
            self.fatal = self.problems.pop()

    def _document(self) -> None:
        next(self._events)
        start = next(self._events)
        if isinstance(start, yaml.StreamEndEvent):
            self._stop((1, 1), "E107", "this file is empty")
        if start.version or start.tags:
            self._stop(
                self.source.place(start.start_mark), "E106", "lines that start with % are not used here; delete it"
            )
        first = next(self._events)
        if isinstance(first, yaml.ScalarEvent):
            self._lone_word(first)
        self.data, self.mark = self._value(first, self.source.place(first.start_mark))
        next(self._events)
        last = next(self._events)
        if not isinstance(last, yaml.StreamEndEvent):
            self._stop(
                self.source.place(last.start_mark), "E107", "a second document starts here; one file holds one document"
            )

    def _lone_word(self, event: Any) -> None:
        place = self.source.place(event.start_mark)
        if not event.value and not event.style:
            self._stop((1, 1), "E107", "this file is empty")
        if not event.style and _GLUED.match(event.value):
            self._stop(place, "E109", f"write a space after '{event.value.partition(':')[0]}:'")

    def _value(self, event: Any, key: Place) -> tuple[Any, Mark]:
        place = self.source.place(event.start_mark)
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            self._text_with_sign(place)
            self._stop(place, "E106", "anchors and aliases are not used here; write it out")
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event, place), Mark(place, key)
        if event.tag is not None:
            self._stop(place, "E106", f"the tag {event.tag} is not used here; write it out")
        if len(self._keys) >= DEEPEST:
            self._stop(place, "E110", f"nested deeper than {DEEPEST}")
        self._flow += bool(event.flow_style)
        found = (self._mapping if isinstance(event, yaml.MappingStartEvent) else self._sequence)(place, key)
        self._flow -= bool(event.flow_style)
        return found

    def _sequence(self, place: Place, key: Place) -> tuple[list[Any], Mark]:
        items: list[Any] = []
        mark = Mark(place, key)
        self._keys.append(None)
        for event in self._events:
            if isinstance(event, yaml.SequenceEndEvent):
                break
            here = self.source.place(event.start_mark)
            value, mark.inside[len(items)] = self._value(event, here)
            items.append(value)
        self._keys.pop()
        return items, mark

    def _mapping(self, place: Place, key: Place) -> tuple[dict[Any, Any], Mark]:
        data: dict[Any, Any] = {}
        mark = Mark(place, key)
        self._keys.append(None)
        for event in self._events:
            if isinstance(event, yaml.MappingEndEvent):
                break
            self._entry(event, data, mark)
        self._keys.pop()
        return data, mark

    def _entry(self, event: Any, data: dict[Any, Any], mark: Mark) -> None:
        place = self.source.place(event.start_mark)
        word = self._key(event, place, data)
        self._keys[-1] = word
        value_event = next(self._events)
        if _is_empty(value_event) and isinstance(word, str) and not event.style and _GLUED.match(word):
            self._refuse(place, "E109", f"write a space after '{word.partition(':')[0]}:'")
            return
        value, below = self._value(value_event, place)
        if value is BROKEN and below.place != place and _is_empty(value_event):
            below.place = place
        if word in mark.inside:
            first = mark.inside[word].key[0]
            self._refuse(place, "E105", f"key '{word}' appears twice; first at line {first}")
        elif word is not BROKEN:
            data[word], mark.inside[word] = value, below

    def _key(self, event: Any, place: Place, data: dict[Any, Any]) -> Any:
        if not isinstance(event, yaml.ScalarEvent):
            if isinstance(event, yaml.AliasEvent):
                self._stop(place, "E106", "anchors and aliases are not used here; write it out")
            self._stop(place, "E104", "a key must be one word")
        if event.anchor is not None or event.tag is not None:
            self._stop(place, "E106", "anchors and tags are not used here; write it out")
        self._note_span(event)
        if event.style:
            return event.value
        if event.value == "<<":
            self._stop(place, "E106", "merge keys are not used here; write it out")
        if not event.value:
            self._refuse(place, "E104", "a word is missing before the ':'")
            return BROKEN
        if event.value == "on" and "tag" in data:
            return "on"  # {tag: shiny, on: $card} is the one place where the language has this word
        return self._word_key(plain_value(event.value), event.value, place)

    def _word_key(self, value: Any, text: str, place: Place) -> Any:
        if isinstance(value, str):
            return value
        if type(value) is int and self._keys[-3:-1] == ["expect", "players"]:
            return value
        advice = value.advice if isinstance(value, Doubtful) else f"a key must be a word, not {text}"
        self._refuse(place, "E111", advice)
        return BROKEN

    def _scalar(self, event: Any, place: Place) -> Any:
        if event.tag is not None:
            self._text_with_sign(place)
            self._stop(
                place,
                "E106",
                f"the tag {event.tag} is not used here; write it out, or quote a text that starts with '!'",
            )
        self._note_span(event)
        if event.style:
            return event.value
        if self._flow and "?" in event.value:
            self._stop(place, "E104", "a '?' inside unquoted text; use double quotes")  # the pure parser takes none
        if not event.value:
            self._refuse(place, "E211", "nothing stands here; write a value or delete the line")
            return BROKEN
        value = plain_value(event.value)
        if isinstance(value, Doubtful):
            self._refuse(place, "E111", value.advice)
            return BROKEN
        return value

    def _text_with_sign(self, place: Place) -> None:
        """E104 where an alias, anchor or lone '!' is plainly the start of a sentence."""
        rest = self.source.line(place[0])[place[1] - 1 :]
        if _SENTENCE.match(rest):
            self._stop(place, "E104", f"unquoted text cannot start with {rest[0]}; use double quotes")

    def _note_span(self, event: Any) -> None:
        if self._spans and event.style:
            self.quoted.append((event.start_mark.index, event.end_mark.index))

    def _refuse(self, place: Place, code: str, sentence: str) -> None:
        self.problems.append(self.source.problem(place, code, sentence))

    def _stop(self, place: Place, code: str, sentence: str) -> None:
        self._refuse(place, code, sentence)
        raise _Stop


def _is_empty(event: Any) -> bool:
    return (
        isinstance(event, yaml.ScalarEvent)
        and not event.value
        and not event.style
        and event.anchor is None
        and event.tag is None
    )
