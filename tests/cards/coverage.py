"""Which base cards the card scenarios really use: read off what happened, or off what fails once the card is taken away."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

from favor.content.reader import read
from favor.model.problems import Problems
from favor.rules.book import Book, Sheet
from favor.rules.engine import run as run_rules
from favor.rules.game import Game
from favor.rules.inplay import acting_sheet
from favor.rules.tables import REGISTER_OF_CARD, THIS_LEFT_PLAY
from favor.table.scenario import play, scenario_files
from favor.table.scenario_format import ScenarioFault
from favor.table.scenario_play import Player
from favor.table.scenario_setup import build
from favor.table.scenario_steps import read_steps

Key = tuple[str, str]
"""(section, id) of a card."""

SECTIONS = ("relics", "god_cards", "events", "items", "actions", "boons", "terrains", "statuses", "banners")

HELD = MappingProxyType({"relics": "relics", "items": "items", "hexes": "statuses", "banners": "banners"})
"""Where a player of a scenario holds what lies in play, and the section it belongs to."""


@dataclass(frozen=True, slots=True)
class Story:
    """One scenario, its plain data, and everything that happened in it."""

    file: Path
    data: Mapping[str, Any]
    used: frozenset[Key]


def stories(folder: Path, book: Book) -> tuple[Story, ...]:
    """All scenarios below a folder, played."""
    found = []
    for file in scenario_files([folder]):
        tree = read(file.read_bytes(), str(file))
        assert not isinstance(tree, Problems), f"{file} cannot be read: {tree.errors[0].sentence}"
        found.append(Story(file, tree.data, frozenset(_used(tree.data, book))))
    return tuple(found)


def all_cards(book: Book) -> tuple[Key, ...]:
    """Every base card; loose modifiers, which the rules make up for a step, are none."""
    return tuple((sheet.section, sheet.id) for sheet in book.sheets if sheet.section in SECTIONS and not sheet.hidden)


def unused(told: tuple[Story, ...], book: Book) -> list[str]:
    """The cards that no scenario exercises."""
    return ["/".join(key) for key in all_cards(book) if not is_exercised(key, told, book)]


def is_exercised(key: Key, told: tuple[Story, ...], book: Book) -> bool:
    """Whether a scenario really uses a card.

    What is played, drawn or trodden on must have been resolved. What lies in play must have acted where it can act; where it only
    changes numbers, a scenario must fail once the card is taken away.
    """
    if key[0] in HELD.values() and _only_changes_numbers(book.sheets[book.by_id[key]]):
        return any(fails_without(story.data, key, book) for story in told if key in _held(story.data))
    return any(key in story.used for story in told)


def _only_changes_numbers(sheet: Sheet) -> bool:
    return not sheet.reactions and sheet.use is None


# ---- what happened ----


def _used(data: Mapping[str, Any], book: Book) -> Iterator[Key]:
    s, _ = build(data, book)
    run_rules(s)
    player = Player(Game(s), tuple(s.events))
    for step in read_steps(data.get("steps", [])):
        player.take(step)
    for event in player.events:
        yield from _key(player, event)
    cancelled = {event[2] for event in player.events if event[0] in ("card_cancelled", "event_cancelled")}
    drawn = [event for event in player.events if event[0] in ("played", "event_drawn") and event[2] not in cancelled]
    yield from (_of_sheet(player.state.book.sheets[event[2] // REGISTER_OF_CARD]) for event in drawn)


def _key(player: Player, event: tuple[Any, ...]) -> Iterator[Key]:
    """The card an event shows at work, if any; what is played or drawn may still be cancelled and is looked at later."""
    s, book = player.state, player.state.book
    if event[0] == "god_drawn":
        yield _of_sheet(book.sheets[event[2] // REGISTER_OF_CARD])
    elif event[0] == "used":
        yield _of_sheet(acting_sheet(s, event[2]))
    elif event[0] == "reaction":
        yield _of_sheet(book.sheets[event[2]])
    elif event[0] == "boon_used":
        yield _of_sheet(book.sheets[book.characters[s.characters[event[1]]].boon])
    elif event[0] == "terrain":
        yield _of_sheet(book.sheets[book.terrains[event[2]]])
    elif event[0] == "relic_lost" and _acts_by_leaving(book, book.sheets[event[2] // REGISTER_OF_CARD]):
        yield _of_sheet(book.sheets[event[2] // REGISTER_OF_CARD])


def _acts_by_leaving(book: Book, sheet: Sheet) -> bool:
    return any(book.reactions[number].event == THIS_LEFT_PLAY for number in sheet.reactions)


def _of_sheet(sheet: Sheet) -> Key:
    return sheet.section, sheet.id


# ---- what fails without a card ----


def _held(data: Mapping[str, Any]) -> frozenset[Key]:
    return frozenset(
        (section, id) for player in data["players"] for field, section in HELD.items() for id in player.get(field, ())
    )


def fails_without(data: Mapping[str, Any], key: Key, book: Book) -> bool:
    """Whether a scenario fails when no player holds this card; that the card itself is missing from a list does not count."""
    section, id = key
    less = copy.deepcopy(dict(data))
    for player in (*less["players"], *less.get("expect", {}).get("players", {}).values()):
        for field in (field for field, of in HELD.items() if of == section and field in player):
            player[field] = [other for other in player[field] if other != id]
    try:
        play(less, book)
    except ScenarioFault:
        return True
    return False
