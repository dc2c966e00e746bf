"""Checks the first line of a journal, which may come from anybody. Knows neither content nor rules."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from types import MappingProxyType
from typing import Any

from favor.model.definitions import ID
from favor.table.journal import Header
from favor.table.journal_line import BadLine
from favor.table.seats import FEWEST, MOST, Seat

_HASH = re.compile(r"[0-9a-f]{8,64}")
_MOST_PACKS, _MOST_SWITCHES, _LONG = 64, 64, 100
_BASIC = 3
"""The first fields of a seat: name, character, human."""


def read_header(record: dict[str, Any]) -> Header:
    """The header; BadLine when a part of it is not what it must be."""
    seed = record.get("seed")
    if type(seed) is not int or not 0 <= seed < 1 << 64:
        raise BadLine("'seed' must be a whole number from 0 to 2^64 - 1")
    return Header(
        game=_text(record.get("game"), "game"),
        packs=tuple(_pack(pack) for pack in _list(record, "packs", 1, _MOST_PACKS)),
        seats=tuple(_seat(seat) for seat in _list(record, "seats", FEWEST, MOST)),
        seed=seed,
        switches=_switches(record.get("switches")),
        began=_text(record.get("began"), "began"),
        privacy=read_privacy(record),
    )


def read_seats(record: dict[str, Any], header: Header) -> tuple[Seat, ...]:
    """Who sits there from some line on: other names, other people, but the characters that the game began with."""
    seats = tuple(_seat(seat) for seat in _list(record, "seats", len(header.seats), len(header.seats)))
    if [seat.character for seat in seats] != [seat.character for seat in header.seats]:
        raise BadLine("the characters at the table cannot change")
    return seats


def read_handed(record: dict[str, Any]) -> tuple[int, ...]:
    """The seats that another person took from a person, 0-based; journals of before did not tell them."""
    numbers = _list(record, "handed", 0, MOST) if "handed" in record else []
    if not all(type(number) is int and 1 <= number <= MOST for number in numbers):
        raise BadLine("'handed' must list numbers of seats")
    return tuple(number - 1 for number in numbers)


def read_privacy(record: dict[str, Any]) -> str:
    """How hands are kept; "" where that is not said."""
    return _text(record.get("privacy", ""), "privacy")


def _list(record: dict[str, Any], key: str, least: int, most: int) -> list[Any]:
    value = record.get(key)
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise BadLine(f"'{key}' must list {least} to {most}")
    return value


def _text(value: Any, key: str) -> str:
    if not isinstance(value, str) or len(value) > _LONG or not value.isprintable():
        raise BadLine(f"'{key}' must be a text of at most {_LONG} letters")
    return value


def _pack(value: Any) -> tuple[str, str, str]:
    """Ids become names of folders and hashes are compared, so both are held to a narrow alphabet."""
    if not isinstance(value, dict):
        raise BadLine("a pack must be a record with id, version and hash")
    id, mark = _text(value.get("id"), "id"), _text(value.get("hash"), "hash")
    if not ID.fullmatch(id) or not _HASH.fullmatch(mark):
        raise BadLine("a pack must have an id and a hash as packs have them")
    return id, _text(value.get("version"), "version"), mark


def _seat(value: Any) -> Seat:
    if not isinstance(value, dict) or not isinstance(value.get("human"), bool):
        raise BadLine("a seat must be a record with name, character and human")
    seat = Seat(shown_text(value.get("name"), "name"), _text(value.get("character"), "character"), value["human"])
    # what seats have learned to hold since (a bot's temper, say) comes back too; a wrong kind of value does not
    more: dict[str, Any] = {
        each.name: _text(value[each.name], each.name) if isinstance(value[each.name], str) else value[each.name]
        for each in fields(Seat)[_BASIC:]
        if type(value.get(each.name)) is type(getattr(seat, each.name))
    }
    return replace(seat, **more)


def shown_text(value: Any, key: str) -> str:
    """A text that people gave: cut to a decent length, and without letters that nobody sees."""
    if not isinstance(value, str):
        raise BadLine(f"'{key}' must be a text")
    return "".join(letter for letter in value[:_LONG] if letter.isprintable())


def _switches(value: Any) -> MappingProxyType[str, str | bool | int]:
    if not isinstance(value, dict) or len(value) > _MOST_SWITCHES:
        raise BadLine("'switches' must be a record")
    for key, position in value.items():
        _text(key, "switches")
        if isinstance(position, str):
            _text(position, key)
        elif type(position) not in (bool, int):
            raise BadLine(f"the switch '{key}' must be a text, a number, true or false")
    return MappingProxyType(value)
