"""Ids of a scenario as the catalog knows them: `base:` may stand or not, a card's own pack is implied. Plays nothing."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from favor.model.catalog import Catalog

BASE = "base:"
CARDS = ("actions", "relics", "items", "events", "god_cards", "statuses")
"""Where an answer or a random pick may find its card."""

SECTIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "character": ("characters",), "relics": ("relics",), "items": ("items", "events"), "hand": ("actions",),
        "hexes": ("statuses",), "events": ("events",), "gods": ("god_cards",), "actions": ("actions",),
        "picks": CARDS, "relics_discard": ("relics",), "actions_discard": ("actions",),
        "events_discard": ("events",), "gods_discard": ("god_cards",), "card": ("actions",),
        "item": ("items", "events", "relics"), "play": ("actions",), "use": ("items", "events", "relics"),
        "offer": ("relics",), "choose": CARDS, "target": CARDS, "cell": CARDS, "choice": CARDS,
    }
)  # fmt: skip
"""The keys of a scenario whose texts are ids, and the sections those ids are from."""

TILES = ("tile", "tiles")
ALOOF = ("scenario", "rule", "packs", "switches", "log", "because", "effects", "asked")
"""Keys below which nothing is an id of a card."""


def known_ids(data: Any, catalog: Catalog, home: str = "") -> Any:
    """The same scenario with every id as the catalog writes it; `home` is the pack of the card that carries it."""
    return _Ids(catalog, home).below(data, ())


class _Ids:
    def __init__(self, catalog: Catalog, home: str) -> None:
        self._sections = catalog.sections
        self._tiles = frozenset(tile.id for tile in catalog.tiles)
        self._home = "" if home == "base" else home

    def below(self, data: Any, sections: tuple[str, ...], is_tile: bool = False) -> Any:
        """A value whose texts are ids out of these sections, or of tiles."""
        if isinstance(data, Mapping):
            return {key: self._under(key, value, sections, is_tile) for key, value in data.items()}
        if isinstance(data, list):
            return [self.below(part, sections, is_tile) for part in data]
        return self._id(data, sections, is_tile) if isinstance(data, str) else data

    def _under(self, key: Any, value: Any, sections: tuple[str, ...], is_tile: bool) -> Any:
        if key in ALOOF:
            return value
        return self.below(value, SECTIONS.get(key, ()), key in TILES or (is_tile and isinstance(value, list)))

    def _id(self, text: str, sections: tuple[str, ...], is_tile: bool) -> str:
        for candidate in self._candidates(text):
            if any(candidate in self._sections.get(section, ()) for section in sections):
                return candidate
            if is_tile and candidate in self._tiles:
                return candidate
        return text

    def _candidates(self, text: str) -> tuple[str, ...]:
        if text.startswith(BASE):
            return (text.removeprefix(BASE),)
        return (f"{self._home}:{text}", text) if self._home and ":" not in text else (text,)
