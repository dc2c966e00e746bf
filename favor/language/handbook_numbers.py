"""The numbers that the pages of the rules reference leave open, read from the loaded content. Knows no page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from favor.language.sentences import plain, text_of
from favor.language.tongue import all_told
from favor.model.catalog import Catalog

SPELLED = all_told("no", "one", "two", "three", "four", "five", "six")
_NO_REGION = ("altar", "settlement")


def numbers_of(catalog: Catalog) -> Mapping[str, Any]:
    """A value for every hole in the pages."""
    rules = catalog.rules
    traps, die = rules.get("traps") or (0,), rules.get("die") or (0,)
    relics, actions = _by_type(catalog, "relics"), _by_type(catalog, "actions")
    return {
        "favor_to_win": rules.get("favor_to_win", 0),
        "energy": rules.get("energy", 0),
        **rules.get("costs", {}),
        "lowest_trap": min(traps), "highest_trap": max(traps), "trap_tokens": len(traps),
        "lowest_face": min(die), "highest_face": max(die),
        "most_players": _spelled(min(6, len(catalog.section("characters")))),
        "region_tiles": sum(tile.symbol not in _NO_REGION for tile in catalog.tiles),
        "relics": sum(relics.values()),
        "charm_relics": relics.get("charm", 0), "fight_relics": relics.get("fight", 0),
        "blessings": relics.get("blessing", 0), "curses": relics.get("curse", 0),
        "attacks": actions.get("attack", 0), "spells": actions.get("spell", 0), "hexes": actions.get("hex", 0),
        "trap_cards": actions.get("trap", 0),
        "banner_bonuses": _banner_bonuses(catalog),
    }  # fmt: skip


def _by_type(catalog: Catalog, section: str) -> Mapping[str, int]:
    """How many cards of each type there are, copies counted."""
    found: dict[str, int] = {}
    for definition in catalog.section(section):
        kind = str(definition.data.get("type", ""))
        found[kind] = found.get(kind, 0) + definition.copies
    return found


def _spelled(number: int) -> str:
    words = SPELLED
    return words[number] if number < len(words) else str(number)


def _banner_bonuses(catalog: Catalog) -> str:
    """`Forest +1 Wit, Marshland +1 Charm`: each Region with the text of its Banner."""
    told = [(region.name, plain(text_of(region, catalog)).rstrip(".")) for region in catalog.section("regions")]
    return ", ".join(f"{name} {text}" for name, text in told if text)
