"""XML of Tiled files as small elements that know their place; stops at anything big, deep or clever. Knows no map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from xml.parsers import expat

MAX_BYTES = 256 * 1024
MAX_NODES = 5000
MAX_DEPTH = 12


class TiledProblem(Exception):
    """One thing wrong with a Tiled file: where it stands, a short code, and a sentence for its painter."""

    def __init__(self, file: str, line: int, column: int, code: str, sentence: str) -> None:
        super().__init__(file, line, column, code, sentence)
        self.file, self.line, self.column, self.code, self.sentence = file, line, column, code, sentence

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.sentence}"


@dataclass(slots=True)
class Element:
    """One XML element and the place it stands at (line and column from 1)."""

    file: Path
    tag: str
    attrs: Mapping[str, str]
    line: int
    column: int
    children: list[Element] = field(default_factory=list)
    text: list[tuple[int, int, str]] = field(default_factory=list)  # pieces of CSV with the place each begins at

    def all(self, tag: str) -> Iterator[Element]:
        """The direct children with this tag."""
        return (child for child in self.children if child.tag == tag)

    def problem(self, code: str, sentence: str) -> TiledProblem:
        """A problem that stands at this element."""
        return TiledProblem(str(self.file), self.line, self.column, code, sentence)

    def number(self, name: str, default: int | None = None) -> int:
        """A whole-number attribute; a problem when it is absent without a default, or anything else."""
        text = self.attrs.get(name, "" if default is None else str(default))
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise self.problem("tiled-number", f'<{self.tag}> needs a whole number for "{name}", not "{text}"')
        return int(text)


def csv_cells(data: Element) -> Iterator[tuple[int, int, str]]:
    """The numbers of a CSV layer as (line, column, text), in the order they are written."""
    word, place = "", (data.line, data.column)
    for line, column, letter in _letters(data):
        if letter not in ",\n\r\t ":
            place = place if word else (line, column)
            word += letter
        elif word:
            yield *place, word
            word = ""
    if word:
        yield *place, word


def _letters(data: Element) -> Iterator[tuple[int, int, str]]:
    """Every letter of an element's text with its place."""
    for line, column, piece in data.text:
        for offset, letter in enumerate(piece):
            yield line, column + offset, letter


def read_xml(path: Path) -> Element:
    """The file's elements; raises on anything but small, plain XML."""
    parser = expat.ParserCreate()
    builder = _Builder(path, parser)
    try:
        size = path.stat().st_size
        data = path.read_bytes() if size <= MAX_BYTES else b""
    except OSError as fault:
        sentence = f"cannot be read: {fault.strerror or 'no such file'}"
        raise TiledProblem(str(path), 1, 1, "tiled-missing", sentence) from None
    if size > MAX_BYTES:
        sentence = f"larger than {MAX_BYTES // 1024} KB; a board tile needs about 4"
        raise TiledProblem(str(path), 1, 1, "tiled-size", sentence)
    try:
        parser.Parse(data, True)
    except expat.ExpatError as fault:
        sentence = f"broken XML: {expat.errors.messages[fault.code]}"
        raise TiledProblem(str(path), fault.lineno, fault.offset + 1, "tiled-xml", sentence) from None
    except (ValueError, LookupError) as fault:  # an encoding that this XML reader does not know
        raise TiledProblem(str(path), 1, 1, "tiled-xml", f"broken XML: {fault}; save it as UTF-8") from None
    return builder.top[0]


class _Builder:
    """Collects elements from the parser's calls and stops at the first dangerous one."""

    def __init__(self, path: Path, parser: expat.XMLParserType) -> None:
        self.path, self.parser = path, parser
        self.top: list[Element] = []
        self.stack: list[Element] = []
        self.count = 0
        parser.StartDoctypeDeclHandler = self.doctype
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.characters

    def place(self) -> tuple[int, int]:
        return self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1

    def doctype(self, *_: object) -> None:
        sentence = "a DOCTYPE is not allowed: Tiled never writes one, delete it"
        raise TiledProblem(str(self.path), *self.place(), "tiled-doctype", sentence)

    def start(self, tag: str, attrs: dict[str, str]) -> None:
        element = Element(self.path, tag, MappingProxyType(attrs), *self.place())
        self.count += 1
        if self.count > MAX_NODES or len(self.stack) >= MAX_DEPTH:
            sentence = f"more than {MAX_NODES} elements or deeper than {MAX_DEPTH}: not a board tile"
            raise element.problem("tiled-size", sentence)
        (self.stack[-1].children if self.stack else self.top).append(element)
        self.stack.append(element)

    def end(self, _: str) -> None:
        self.stack.pop()

    def characters(self, text: str) -> None:
        if self.stack and self.stack[-1].tag == "data":
            self.stack[-1].text.append((*self.place(), text))
