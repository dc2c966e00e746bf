"""Looks through a TMX file and its tileset before pytmx does: refuses what it misreads and what reaches outside.

Knows Tiled's format, nothing of tiles, paths or rules.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from favor.content.tiled_xml import Element, read_xml

MAX_PICTURE = 2048  # pixels of an atlas on a side
MAX_COUNT = 4095  # pictures in an atlas
MAX_ATTRIBUTE = 200
NUMBER = re.compile(r"-?[0-9]{1,6}(\.[0-9]{1,20})?(e-?[0-9]{1,2})?")
# Property names that pytmx would take for its own fields, or that it rewrites.
# fmt: off
RESERVED = (
    "background_color", "class", "columns", "data", "filename", "firstgid", "gid", "height", "id",
    "image", "images", "layers", "name", "objects", "offsetx", "offsety", "opacity", "orientation",
    "parent", "path", "points", "properties", "rotation", "source", "template", "tilecount", "tileheight",
    "tilesets", "tilewidth", "type", "version", "visible", "width", "x", "y",
)
# fmt: on
PNG_START = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True, slots=True)
class Survey:
    """A map and the one tileset it draws from, both looked through."""

    map: Element
    tileset: Element
    first_gid: int
    atlas: Path


def survey(path: Path, root: Path) -> Survey:
    """Look through a TMX file whose pack lies in `root`; raises the first TiledProblem that makes it unsafe to read."""
    world = read_xml(path)
    if world.tag != "map":
        raise world.problem("tiled-format", f"this is a <{world.tag}> file, not a map: in Tiled, File > Save As, .tmx")
    _inspect(world)
    uses = list(world.all("tileset"))
    if len(uses) != 1:
        place = uses[1] if uses else world
        raise place.problem("tiled-tileset", f"a tile draws from exactly one tileset, and this map names {len(uses)}")
    tileset = _tileset(uses[0], root)
    return Survey(world, tileset, uses[0].number("firstgid"), _atlas(tileset, root))


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
    name, kind = element.attrs.get("name", ""), element.attrs.get("type", "string")
    if kind in ("class", "file", "object") or "propertytype" in element.attrs and kind != "string":
        raise element.problem("tiled-property", f'property "{name}": the type {kind} is not supported, use plain text')

    if not name or name in RESERVED:
        raise element.problem("tiled-property", f'a property may not be called "{name}": give it another name')


def _refuse_object(element: Element) -> None:
    element.number("id", 0)
    for name in ("x", "y", "width", "height", "rotation"):
        if not NUMBER.fullmatch(element.attrs.get(name, "0")):
            raise element.problem("tiled-number", f'the object\'s "{name}" is no number: "{element.attrs[name]}"')


def _refuse_kind(element: Element) -> None:
    words = {"group": "layer groups", "imagelayer": "image layers"}[element.tag]
    raise element.problem("tiled-layer", f"{words} are not supported: use the layers ground, path, deco and spots")


def _refuse_tile(element: Element) -> None:
    for image in element.all("image"):
        raise image.problem("tiled-collection", 'make the tileset "Based on Tileset Image", not a collection of images')


_REFUSALS: Mapping[str, Callable[[Element], None]] = MappingProxyType(
    {
        "map": _refuse_map,
        "data": _refuse_data,
        "property": _refuse_property,
        "object": _refuse_object,
        "group": _refuse_kind,
        "imagelayer": _refuse_kind,
        "tile": _refuse_tile,
    }
)


# files named by files ----------------------------------------------------------------------------------------------


def _tileset(use: Element, root: Path) -> Element:
    """The tileset a map uses, be it in a file of its own or written into the map."""
    if "source" not in use.attrs:
        return use
    target = _inside(use, root, ".tsx")
    tileset = read_xml(target)
    if tileset.tag != "tileset" or "source" in tileset.attrs:
        raise tileset.problem(
            "tiled-format", f"this <{tileset.tag}> is no tileset of its own: save it as .tsx in Tiled"
        )
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
        sentence = (
            f'"{picture.name}" is {true[0]} by {true[1]} pixels and the tileset says {told[0]} by {told[1]}: '
            f"they must agree and be at most {MAX_PICTURE}"
        )
        raise image.problem("tiled-picture", sentence)
    _check_grid(tileset, true)
    return picture


def _check_grid(tileset: Element, size: tuple[int, int]) -> None:
    """The picture is cut into square cells without gaps, as many as the tileset counts."""
    cell, count, columns = (tileset.number(name) for name in ("tilewidth", "tilecount", "columns"))
    if not cell or cell != tileset.number("tileheight") or tileset.number("margin", 0) or tileset.number("spacing", 0):
        raise tileset.problem("tiled-tileset", "the tileset's pictures must be squares without margin or spacing")
    if columns != size[0] // cell or count != columns * (size[1] // cell) or not 0 < count <= MAX_COUNT:
        sentence = (
            f"a picture of {size[0]} by {size[1]} pixels holds {size[0] // cell} columns of {cell} pixels, "
            f"and the tileset says {columns} columns, {count} in all (at most {MAX_COUNT}): save it again in Tiled"
        )
        raise tileset.problem("tiled-tileset", sentence)


def _inside(element: Element, root: Path, suffix: str) -> Path:
    """The file an element names, which must be an existing one of this kind inside the pack."""
    source = element.attrs.get("source", "")
    if not source or len(source) > MAX_ATTRIBUTE:
        raise element.problem("tiled-missing", f"<{element.tag}> names no file, or one with far too long a name")
    target = (element.file.parent / source).resolve()
    if not target.is_relative_to(root.resolve()):
        sentence = f'"{source}" lies outside the pack: copy it into the pack and choose it there'
        raise element.problem("tiled-outside", sentence)
    if target.suffix.lower() != suffix:
        raise element.problem("tiled-format", f'"{source}" must be a {suffix} file')
    if not target.is_file():
        raise element.problem("tiled-missing", f'"{source}" does not exist')
    return target
