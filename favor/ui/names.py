"""Names of what the rules hold as numbers: seats, cards, tiles, sheets; and the words of an event. Draws nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from favor.language.tongue import PIECE, counted, filled
from favor.model.catalog import Catalog
from favor.model.definitions import Definition
from favor.model.events import EVENTS
from favor.rules.tables import REGISTER_OF_CARD
from favor.ui import words
from favor.ui.sentences import Sentences
from favor.ui.words_table import MY_TRAP, NAMES

TURN_HEAD = words.EVENT_LINES["turn_began"].partition("{")[0]
Words = tuple[tuple[str, str], ...]
"""Spans of a line: the text, and what it speaks of as `seat:2`, `card:130`, `tile:7`, or ""."""


class Names:
    """Turns numbers into names for one game. `sheet_of(number)` gives (section, id) of a sheet of the rules."""

    def __init__(self, catalog: Catalog, seats: tuple[str, ...], sheet_of: Callable[[int], tuple[str, str]]) -> None:
        self.catalog = catalog
        self.seats = seats
        self._sheet_of = sheet_of
        self.sentences = Sentences(catalog)

    def definition(self, section: str, id: str) -> Definition | None:
        """The definition of that id, None when content does not have it."""
        return self.catalog.sections.get(section, {}).get(id)

    def title(self, section: str, id: str) -> str:
        """The printed name of a definition; what a card does for a while is told by the card's name."""
        if id.startswith("("):
            inner, _, rest = id[1:].partition("/")
            section, id = inner, rest.partition("/")[0].rstrip(")")
        if section == "banners":
            return filled(NAMES["banner"], self.title("regions", id))
        found = self.definition(section, id)
        return found.name if found is not None and found.name else pretty(id)

    def seat(self, seat: int) -> str:
        """The name typed for a seat."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else NAMES["nobody"]

    def card(self, number: int) -> str:
        """The printed name of a card."""
        return self.sheet(sheet_number(number)) if number >= 0 else NAMES["card"]

    def card_definition(self, number: int) -> tuple[str, str]:
        """Section and id of a card."""
        return self._sheet_of(sheet_number(number))

    def sheet(self, number: int) -> str:
        """The printed name of what a sheet was made from."""
        return self.title(*self._sheet_of(number)) if number >= 0 else NAMES["rules"]

    def region(self, number: int) -> str:
        """The printed name of a region."""
        regions = self.catalog.section("regions")
        return regions[number].name if 0 <= number < len(regions) else NAMES["nowhere"]

    def region_of(self, id: str) -> str:
        """The printed name of a region id."""
        return self.title("regions", id) if id else ""

    def tile(self, number: int) -> str:
        """What people call a tile: region and symbol, a Terrain by its own name."""
        if not 0 <= number < len(self.catalog.tiles):
            return NAMES["tile"]
        tile = self.catalog.tiles[number]
        if tile.symbol == "altar":
            return NAMES["altar"]
        if tile.terrain and self.definition("terrains", tile.terrain) is not None:
            return self.title("terrains", tile.terrain)
        return filled(NAMES["symbol"], self.region_of(tile.region), words.SYMBOLS.get(tile.symbol, tile.symbol)).strip()

    # -- events ---------------------------------------------------------------------------------------------------

    def line(self, event: tuple[Any, ...]) -> Words:
        """The log line of an event."""
        template = words.line_of(event)
        fields = EVENTS[event[0]]
        spans: list[tuple[str, str]] = []
        at = 0
        for found in PIECE.finditer(template):
            spans.append((template[at : found.start()], ""))
            place = int(found[1])
            spans.append(self._value(fields[place], event[place + 1], found[2]))
            at = found.end()
        spans.append((template[at:], ""))
        return tuple(span for span in spans if span[0])

    def own_trap(self, token: int, seen_by: str) -> Words:
        """What a Trap Token does, for whoever has just looked at it; `seen_by` is a key of the words."""
        return ((filled(MY_TRAP[seen_by], self._damage(token)), ""),)

    def _value(self, field: str, value: Any, forms: str | None) -> tuple[str, str]:
        field = field.removesuffix("!")
        if field == "token":
            value = self._damage(value)
        if forms is not None:
            return counted(value, forms), ""
        if field in ("seat", "credit", "from_seat", "by") and isinstance(value, int):
            return self.seat(value), f"seat:{value}"
        if field == "card":
            return self.card(value), f"card:{value}"
        if field == "sheet":
            return self.sheet(value), f"sheet:{value}"
        if field == "tile":
            return self.tile(value), f"tile:{value}"
        return self._plain(field, value), ""

    def _damage(self, token: int) -> int:
        """What a Trap Token is worth."""
        traps = self.catalog.rules.get("traps", ())
        return int(traps[token]) if 0 <= token < len(traps) else token

    def _plain(self, field: str, value: Any) -> str:
        if field == "region":
            return self.region(value)
        if field == "stat":
            return stat_name(value)
        if field == "deck":
            name = list(words.DECKS)[value] if isinstance(value, int) else str(value)
            return words.DECKS.get(name, name)
        return str(abs(value)) if isinstance(value, int) and not isinstance(value, bool) else str(value)


def stat_name(value: int | str) -> str:
    """The word for a stat, given as its word or its number in the rules."""
    word = list(words.STATS)[value] if isinstance(value, int) else value
    return words.STATS.get(word, pretty(word))


def pretty(id: str) -> str:
    """A readable name from an id, for definitions without a name."""
    return id.split(":")[-1].replace("-", " ").replace("_", " ").capitalize()


def begins_turn(line: Words) -> bool:
    """Is it the line of the log that a turn begins with? Known by its first word, where it has one of its own."""
    return bool(TURN_HEAD) and bool(line) and line[0][0].startswith(TURN_HEAD)


def plain(line: Words) -> str:
    """A line as one text."""
    return "".join(part for part, _ in line)


def sheet_number(card: int) -> int:
    """The number of the sheet a card was made from; copies of one card have the same."""
    return card // REGISTER_OF_CARD
