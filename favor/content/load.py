"""From pack folders to a Catalog: by the cache where it fits, else by reading everything. Knows no rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from favor import __version__
from favor.content import cache
from favor.content.lang import card_texts
from favor.content.lang_cards import translated
from favor.content.lazily import lazily
from favor.content.packs import PackFiles, gather
from favor.content.tile_plan import TilePlan
from favor.language.tongue import spoken
from favor.model.catalog import Catalog
from favor.model.definitions import SECTIONS, Definition, TileDefinition
from favor.model.problems import Problem, Problems

compiling = lazily("favor.content.compiling")
"""The slow road; only a stale cache needs it."""


@dataclass(frozen=True, slots=True)
class PackState:
    """One pack that was found: whether it is on, and what is wrong with it."""

    id: str
    version: str
    root: str
    hash: str
    is_on: bool
    problems: Problems


@dataclass(frozen=True, slots=True)
class Loaded:
    """The content of all sound packs, every problem of all packs, and the state of each."""

    catalog: Catalog
    problems: Problems
    packs: tuple[PackState, ...]
    renamed: tuple[tuple[str, str], ...] = ()
    """Old `section/pack:id` and what became of it, for saves."""

    @property
    def is_clean(self) -> bool:
        """No pack was switched off."""
        return not self.problems.errors


def load_catalog(base_root: Path, extra: Sequence[Path] = (), use_cache: bool = True) -> Loaded:
    """Load the base pack and further pack folders; a broken pack is off whole, with all that require it."""
    roots = dict.fromkeys(Path(root).resolve() for root in extra)  # a folder named twice is one pack
    packs = (gather(Path(base_root), base=True), *(gather(root) for root in roots if root != Path(base_root).resolve()))
    hashes = tuple(cache.pack_hash(pack) for pack in packs)
    name = cache.key(packs, hashes, __version__)
    plain = cache.fetch(name) if use_cache else None
    if plain is None:
        plain = _compile(packs, hashes)
        if use_cache:
            cache.store(name, plain)
    loaded = _loaded(plain)
    tongue, on = spoken(), tuple(Path(state.root) for state in loaded.packs if state.is_on)
    return replace(loaded, catalog=translated(loaded.catalog, tongue, card_texts(tongue.code, on)))


def load_spoken(base_root: Path, extra: Sequence[Path] = ()) -> Loaded:
    """The same with what is wrong with the language that is spoken, for people to read."""
    loaded = load_catalog(base_root, extra)
    return replace(loaded, problems=Problems((*loaded.problems, *spoken().problems)))


def _compile(packs: tuple[PackFiles, ...], hashes: tuple[str, ...]) -> dict[str, Any]:
    plain: dict[str, Any] = compiling.compile_packs(packs, hashes)
    return plain


def _loaded(plain: dict[str, Any]) -> Loaded:
    sections: dict[str, dict[str, Definition]] = {section: {} for section in SECTIONS}
    for section, id, name, pack, data in plain["cards"]:
        sections[section][id] = Definition(section, id, name, pack, data)
    tiles = tuple(
        TileDefinition(id, region, symbol, mask, terrain, pack)
        for id, region, symbol, mask, terrain, pack in plain["tiles"]
    )
    catalog = Catalog(
        sections=MappingProxyType({section: MappingProxyType(found) for section, found in sections.items()}),
        tiles=tiles,
        rules=MappingProxyType(plain["rules"]),
        packs=tuple(tuple(pack) for pack in plain["packs"]),
        art=MappingProxyType({id: TilePlan.from_plain(stored) for id, stored in plain["plans"].items()}),
    )
    problems = Problems(Problem(*stored) for stored in plain["problems"])
    on = {id: mark for id, _, mark in plain["packs"]}
    first = {id: root for id, _, root, _ in reversed(plain["listed"])}  # of two packs with one id the later is off
    states = tuple(
        PackState(
            id, version, root, mark, on.get(id) == mark and first[id] == root,
            Problems(each for each in problems if each.pack == id),
        )
        for id, version, root, mark in plain["listed"]
    )  # fmt: skip
    return Loaded(catalog, problems, states, tuple(tuple(pair) for pair in plain["renamed"]))
