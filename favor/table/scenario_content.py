"""Content for scenarios: catalogs by their packs, compiled once, and tiles and Terrains made up for one scenario."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path as FilePath
from types import MappingProxyType
from typing import Any

from favor.content.binder import bind
from favor.content.characters import decode
from favor.content.load import load_catalog
from favor.content.reader import Mark, Tree
from favor.model.catalog import Catalog
from favor.model.definitions import Definition, TileDefinition
from favor.model.geometry import mask_of
from favor.model.problems import Problem, Problems
from favor.rules.book import Book
from favor.rules.sheets import compile_book
from favor.table.scenario_format import Path, ScenarioFault

BASE_ROOT = FilePath(__file__).resolve().parent.parent.parent / "content" / "base"


class Contents:
    """Compiled content by the packs it is made of; each set of packs is loaded once."""

    def __init__(self) -> None:
        self._books: dict[tuple[FilePath, ...], Book] = {}

    def book(self, packs: Sequence[FilePath]) -> Book:
        """The compiled content of base and these packs; ScenarioFault when one of them is broken."""
        key = tuple(packs)
        if key not in self._books:
            loaded = load_catalog(BASE_ROOT, key)
            errors = loaded.problems.errors
            if errors:
                first = errors[0]
                raise ScenarioFault(("packs",), f"the content is broken: {first.place}: {first.code} {first.sentence}")
            self._books[key] = compile_book(loaded.catalog)
        return self._books[key]


class MadeUp:
    """Collects the tiles a scenario names, and makes up those that no pack holds, or not often enough."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._taken: list[int] = []
        self._tiles: list[TileDefinition] = []
        self._terrains: list[Definition] = []

    def number(self, spec: str | Mapping[str, Any], region: str, path: Path) -> int:
        """The number of the tile that is meant; a tile named twice is copied."""
        if not isinstance(spec, str):
            return self._add(self._made_up(spec, region, path))
        known = next((number for number, tile in enumerate(self._catalog.tiles) if tile.id == spec), -1)
        if known < 0:
            raise ScenarioFault(path, f"there is no tile '{spec}'")
        tile = self._catalog.tiles[known]
        if tile.symbol in ("altar", "settlement"):
            raise ScenarioFault(path, f"'{spec}' lies on every board already")
        if region and tile.region != region:
            raise ScenarioFault(path, f"'{spec}' is a tile of {tile.region}, not of {region}")
        if known in self._taken:
            return self._add(replace(tile, made_up=True))
        self._taken.append(known)
        return known

    def _add(self, tile: TileDefinition) -> int:
        self._tiles.append(tile)
        return len(self._catalog.tiles) + len(self._tiles) - 1

    def _made_up(self, spec: Mapping[str, Any], region: str, path: Path) -> TileDefinition:
        known = self._catalog.sections["regions"]
        if spec.get("region", region) != region:
            raise ScenarioFault((*path, "region"), f"this tile lies on the stack of {region}, not of {spec['region']}")
        if region not in known:
            raise ScenarioFault(path, f"there is no region '{region}'; there are: {', '.join(known)}")
        kind, terrain = spec["kind"], ""
        if "effects" in spec:
            if kind != "terrain":
                raise ScenarioFault((*path, "effects"), f"only a made-up terrain has effects, not a {kind} tile")
            terrain = f"(made-up-terrain-{len(self._terrains) + 1})"
            self._terrains.append(_terrain(self._catalog, terrain, spec["effects"], path))
        name = f"(made-up-{len(self._tiles) + 1})"
        return TileDefinition(name, region, kind, mask_of(spec["paths"]), terrain, made_up=True)

    def book(self, book: Book) -> Book:
        """The compiled content with everything that was made up; the same one where nothing was."""
        if not self._tiles:
            return book
        catalog = book.catalog.with_tiles(tuple(self._tiles))
        terrains = {**catalog.sections["terrains"], **{terrain.id: terrain for terrain in self._terrains}}
        sections = {**catalog.sections, "terrains": MappingProxyType(terrains)}
        return compile_book(replace(catalog, sections=MappingProxyType(sections)))


def _terrain(catalog: Catalog, id: str, effects: list[Any], path: Path) -> Definition:
    """A made-up Terrain, checked by the same rules as one in a pack."""
    data = {"id": "made-up-terrain", "name": "Made-up Terrain", "side": "positive", "effects": effects}
    source = decode("format: 1", "scenario")
    if isinstance(source, Problem):
        raise ScenarioFault(path, source.sentence)
    bound = bind(Tree(source, {"format": 1, "terrains": [data]}, Mark((1, 1), (1, 1)), Problems()))
    for problem in bound.problems:
        if problem.is_error:
            raise ScenarioFault((*path, "effects"), f"{problem.code} {problem.sentence}")
    for reference in bound.references:
        if reference.section in catalog.sections and reference.text not in catalog.sections[reference.section]:
            raise ScenarioFault((*path, "effects"), f"there is no '{reference.text}' among the {reference.section}")
    return Definition("terrains", id, "Made-up Terrain", "base", data)
