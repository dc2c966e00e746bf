"""All cards together: the ground every game needs, statuses that would never end. Knows no file but through its entries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from favor.content.binder import Entered
from favor.content.order import Manifest
from favor.content.patches import Table
from favor.language.sections import NEVER_IN_PLAY, SINGULAR
from favor.model.catalog import REGIONS_IN_ORDER
from favor.model.problems import Problem

Fault = tuple[tuple[str, str], str, str]
"""(section and full id, code, sentence)."""


def whole_faults(manifest: Manifest, entries: list[Entered], table: Table) -> list[Problem]:
    """What is wrong with the cards as they are now that a pack has been added; said at its card, or at its pack.yaml."""
    own = {(entry.section, entry.full): entry for entry in entries}
    faults = (*_ground(table), *_tiles(table), *_lasting(table))
    return [_problem(manifest, own.get(key), key, code, sentence) for key, code, sentence in faults]


def _of(table: Table, section: str) -> dict[str, dict[str, Any]]:
    return {id: entry.data for (kind, id), entry in table.cards.items() if kind == section}


def _ground(table: Table) -> Iterator[Fault]:
    """One Altar, the four Regions, one Settlement in each."""
    tiles, regions = _of(table, "tiles"), _of(table, "regions")
    altars = [id for id, tile in tiles.items() if tile.get("symbol") == "altar"]
    yield from ((("tiles", id), "E205", "there is one Altar; this would be another") for id in altars[1:])
    if not altars:
        yield ("tiles", "altar"), "E205", "there is no tile with the symbol 'altar' any more"
    for id in list(regions)[len(REGIONS_IN_ORDER) :]:
        how_many = len(REGIONS_IN_ORDER)
        yield ("regions", id), "E205", f"there are {how_many} Regions; change one of them with 'patch:' or 'replace:'"
    for id, region in regions.items():
        named = region["settlement"]["tile"]
        towns = [tile for tile, data in tiles.items() if data.get("symbol") == "settlement" and data.get("region") == id]
        yield from ((("tiles", tile), "E205", f"'{id}' has its Settlement already: '{named}'") for tile in towns if tile != named)
        if named not in towns:
            yield ("regions", id), "E308", f"'{named}' is no Settlement tile of '{id}'"


def _tiles(table: Table) -> Iterator[Fault]:
    """What a tile of this symbol needs, and what it never has."""
    for id, tile in _of(table, "tiles").items():
        symbol, has_terrain = tile.get("symbol"), "terrain" in tile
        if symbol != "altar" and "region" not in tile:
            yield ("tiles", id), "E202", "a tile lacks 'region'; only the Altar has none"
        if symbol == "altar" and "region" in tile:
            yield ("tiles", id), "E204", "the Altar belongs to no Region"
        if symbol == "terrain" and not has_terrain:
            yield ("tiles", id), "E202", "a tile with the symbol 'terrain' lacks 'terrain' (which one acts here)"
        if symbol != "terrain" and has_terrain:
            yield ("tiles", id), "E204", f"'terrain' acts only on tiles with that symbol, not on '{symbol}'"


def _lasting(table: Table) -> Iterator[Fault]:
    """E307: a status that ends with its card, put on by something that never lies in play."""
    endless = {id for id, status in _of(table, "statuses").items() if list(status.get("until", ())) == ["leaves_play"]}
    for (section, id), entry in table.cards.items():
        for status in _afflicted(entry.data) if endless and section in (*NEVER_IN_PLAY, "boons") else ():
            if status in endless:
                what = f"this {SINGULAR[section]} never lies in play, so that"
                yield (section, id), "E307", f"{what} '{status}' would never end; give the step an 'until' of its own"


def _afflicted(value: Any) -> Iterator[str]:
    """Statuses that steps put on somebody without saying for how long."""
    if isinstance(value, dict):
        if value.get("do") == "afflict" and "until" not in value:
            yield value["status"]
        for below in value.values():
            yield from _afflicted(below)
    elif isinstance(value, list):
        for below in value:
            yield from _afflicted(below)


def _problem(manifest: Manifest, entry: Entered | None, key: tuple[str, str], code: str, sentence: str) -> Problem:
    if entry is None:
        return manifest.problem(code, f"{sentence} (after what this pack changes: {key[0]} '{key[1]}')", "id")
    place = entry.tree.place((*entry.path, "id"))
    label = f"in {SINGULAR[entry.section]} '{entry.id}'"
    return Problem(entry.tree.source.name, *place, code, sentence, label, entry.tree.source.line(place[0]))
