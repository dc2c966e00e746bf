"""A safe look at a TMX file and its tileset before pytmx sees them: refuses what can hurt and remembers where things stand.

Knows XML and Tiled's format, nothing of tiles, paths or rules.
"""
from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from xml.parsers import expat

MAX_BYTES = 256 * 1024
MAX_NODES = 5000
MAX_DEPTH = 12
MAX_PICTURE = 2048  # pixels of an atlas on a side
MAX_COUNT = 4095  # pictures in an atlas
MAX_ATTRIBUTE = 200
PNG_START = b"\x89PNG\r\n\x1a\n"


class TiledProblem(Exception):
    """One thing wrong with a Tiled file: where it stands, a short code, and a sentence for the person who painted it."""

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


@dataclass(frozen=True, slots=True)
class Survey:
    """A map and the one tileset it draws from, both looked through."""

    map: Element
    tileset: Element
    first_gid: int
    atlas: Path


def survey(path: Path, root: Path) -> Survey:
    """Look through a TMX file whose pack lies in `root`; raises the first TiledProblem that makes it unsafe to read."""
    world = _read(path)
    if world.tag != "map":
        raise world.problem("tiled-format", f"this is a <{world.tag}> file, not a map: save it with File > Save As as .tmx")
    _inspect(world)
    uses = list(world.all("tileset"))
    if len(uses) != 1:
        place = uses[1] if uses else world
        raise place.problem("tiled-tileset", f"a tile draws from exactly one tileset, and this map names {len(uses)}")
    tileset = _tileset(uses[0], root)
    return Survey(world, tileset, uses[0].number("firstgid"), _atlas(tileset, root))


def csv_cells(data: Element) -> Iterator[tuple[int, int, str]]:
    """The numbers of a CSV layer as (line, column, text), in the order they are written."""
    word, place = "", (data.line, data.column)
    for line, column, piece in data.text:
        for offset, letter in enumerate(piece):
            if letter in ",\n\r\t ":
                if word:
                    yield *place, word
                word = ""
                continue
            place = place if word else (line, column + offset)
            word += letter
    if word:
        yield *place, word


# reading -----------------------------------------------------------------------------------------------------------


def _read(path: Path) -> Element:
    """The file's elements; raises on anything but small, plain XML."""
    parser = expat.ParserCreate()
    builder = _Builder(path, parser)
    try:
        size = path.stat().st_size
        data = path.read_bytes() if size <= MAX_BYTES else b""
    except OSError as fault:
        raise TiledProblem(str(path), 1, 1, "tiled-missing", f"cannot be read: {fault.strerror or 'no such file'}") from None
    if size > MAX_BYTES:
        raise TiledProblem(str(path), 1, 1, "tiled-size", f"larger than {MAX_BYTES // 1024} KB; a board tile needs about 2 KB")
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
        raise TiledProblem(
            str(self.path), *self.place(), "tiled-doctype", "a DOCTYPE is not allowed: Tiled never writes one, delete it"
        )

    def start(self, tag: str, attrs: dict[str, str]) -> None:
        element = Element(self.path, tag, MappingProxyType(attrs), *self.place())
        self.count += 1
        if self.count > MAX_NODES or len(self.stack) >= MAX_DEPTH:
            raise element.problem("tiled-size", f"more than {MAX_NODES} elements or deeper than {MAX_DEPTH}: not a board tile")
        (self.stack[-1].children if self.stack else self.top).append(element)
        self.stack.append(element)

    def end(self, _: str) -> None:
        self.stack.pop()

    def characters(self, text: str) -> None:
        if self.stack and self.stack[-1].tag == "data":
            self.stack[-1].text.append((*self.place(), text))


# what is refused ---------------------------------------------------------------------------------------------------


def _inspect(element: Element) -> None:
    """Refuse, here and below, every feature that pytmx misreads or that reaches out of the file."""
    if "template" in element.attrs:
        raise element.problem("tiled-template", "object templates are not supported: right click the object > Detach")
    refuse = _REFUSALS.get(element.tag)
    if refuse:
        refuse(element)
    for child in element.children:
        _inspect(child)


def _refuse_map(element: Element) -> None:
    if element.attrs.get("infinite", "0") != "0":
        raise element.problem("tiled-infinite", "infinite maps are not supported: Map > Map Properties > Infinite, off")
    if element.attrs.get("orientation") != "orthogonal":
        raise element.problem("tiled-format", "the map must be orthogonal: Map > Map Properties > Orientation")


def _refuse_data(element: Element) -> None:
    if element.attrs.get("encoding") != "csv" or element.attrs.get("compression"):
        raise element.problem("tiled-encoding", 'save with Map > Map Properties > Tile Layer Format "CSV"')
    for child in element.children:
        raise child.problem("tiled-encoding", f'<{child.tag}> inside a layer: choose Tile Layer Format "CSV"')


def _refuse_property(element: Element) -> None:
    kind = element.attrs.get("type", "string")
    if kind in ("class", "file", "object") or "propertytype" in element.attrs and kind != "string":
        name = element.attrs.get("name", "")
        raise element.problem("tiled-property", f'property "{name}": the type {kind} is not supported, use plain text')


def _refuse_kind(element: Element) -> None:
    words = {"group": "layer groups", "imagelayer": "image layers"}[element.tag]
    raise element.problem("tiled-layer", f'{words} are not supported: use the layers "ground", "path", "deco" and "spots"')


def _refuse_tile(element: Element) -> None:
    for image in element.all("image"):
        raise image.problem("tiled-collection", 'make the tileset "Based on Tileset Image", not a collection of images')


_REFUSALS: Mapping[str, Callable[[Element], None]] = MappingProxyType({
    "map": _refuse_map,
    "data": _refuse_data,
    "property": _refuse_property,
    "group": _refuse_kind,
    "imagelayer": _refuse_kind,
    "tile": _refuse_tile,
})


# files named by files ----------------------------------------------------------------------------------------------


def _tileset(use: Element, root: Path) -> Element:
    """The tileset a map uses, be it in a file of its own or written into the map."""
    if "source" not in use.attrs:
        return use
    target = _inside(use, root, ".tsx")
    tileset = _read(target)
    if tileset.tag != "tileset" or "source" in tileset.attrs:
        raise tileset.problem("tiled-format", f"this is a <{tileset.tag}> that is no tileset of its own: save it as .tsx in Tiled")
    _inspect(tileset)
    return tileset


def _atlas(tileset: Element, root: Path) -> Path:
    """The tileset's one picture, whose true size must be what the tileset says."""
    images = list(tileset.all("image"))
    if len(images) != 1:
        raise tileset.problem("tiled-collection", 'make the tileset "Based on Tileset Image": it must name one picture')
    image = images[0]
    picture = _inside(image, root, ".png")
    with picture.open("rb") as stream:
        head = stream.read(24)
    if len(head) < 24 or not head.startswith(PNG_START):
        raise image.problem("tiled-picture", f'"{picture.name}" is not a PNG picture')
    told = (image.number("width"), image.number("height"))
    true: tuple[int, int] = struct.unpack(">II", head[16:24])
    if told != true or max(true) > MAX_PICTURE:
        raise image.problem("tiled-picture", (
            f'"{picture.name}" is {true[0]} by {true[1]} pixels and the tileset says {told[0]} by {told[1]}: '
            f"they must agree and be at most {MAX_PICTURE}"
        ))
    _check_grid(tileset, true)
    return picture


def _check_grid(tileset: Element, size: tuple[int, int]) -> None:
    """The picture is cut into square cells without gaps, as many as the tileset counts."""
    cell, count, columns = (tileset.number(name) for name in ("tilewidth", "tilecount", "columns"))
    if not cell or cell != tileset.number("tileheight") or tileset.number("margin", 0) or tileset.number("spacing", 0):
        raise tileset.problem("tiled-tileset", "the tileset's pictures must be squares without margin or spacing")
    if columns != size[0] // cell or count != columns * (size[1] // cell) or not 0 < count <= MAX_COUNT:
        raise tileset.problem("tiled-tileset", (
            f"a picture of {size[0]} by {size[1]} pixels holds {size[0] // cell} columns of {cell} pixels, and the tileset "
            f"says {columns} columns, {count} in all (at most {MAX_COUNT}): save it again in Tiled"
        ))


def _inside(element: Element, root: Path, suffix: str) -> Path:
    """The file an element names, which must be an existing one of this kind inside the pack."""
    source = element.attrs.get("source", "")
    if not source or len(source) > MAX_ATTRIBUTE:
        raise element.problem("tiled-missing", f"<{element.tag}> names no file, or one with far too long a name")
    target = (element.file.parent / source).resolve()
    if not target.is_relative_to(root.resolve()):
        raise element.problem("tiled-outside", f'"{source}" lies outside the pack: copy it into the pack and choose it there')
    if target.suffix.lower() != suffix:
        raise element.problem("tiled-format", f'"{source}" must be a {suffix} file')
    if not target.is_file():
        raise element.problem("tiled-missing", f'"{source}" does not exist')
    return target
