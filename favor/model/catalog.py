"""The whole content of a game: every definition by section and id. A value; knows no rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from favor.model.definitions import Definition, TileDefinition

REGIONS_IN_ORDER = ("forest", "marshland", "mountain", "wasteland")
"""The fixed order of regions wherever numbers stand for them."""


@dataclass(frozen=True, slots=True, eq=False)
class Catalog:
    """All content of the loaded packs, in load order; `packs` is (id, version, hash) of each."""

    sections: Mapping[str, Mapping[str, Definition]]
    tiles: tuple[TileDefinition, ...]
    rules: Mapping[str, Any]
    packs: tuple[tuple[str, str, str], ...] = ()
    art: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))

    def get(self, section: str, id: str) -> Definition:
        """The definition of that id; KeyError when there is none."""
        return self.sections[section][id]

    def section(self, name: str) -> tuple[Definition, ...]:
        """All definitions of a section, in load order; empty when there are none."""
        return tuple(self.sections.get(name, {}).values())

    def with_tiles(self, extra: tuple[TileDefinition, ...]) -> Catalog:
        """The same content with more tiles at the end (scenarios make tiles up)."""
        return replace(self, tiles=self.tiles + extra) if extra else self

    @property
    def switches(self) -> Mapping[str, Any]:
        """Default position of every rule switch, by id."""
        return {switch["id"]: switch["default"] for switch in self.rules.get("switches", ())}
