"""Names of seats, cards, tiles and the like for the public log of a scenario. Changes nothing."""

from __future__ import annotations

from favor.model.state import State
from favor.rules.tables import REGISTER_OF_CARD


class StateNames:
    """Names as players read them, taken from the content a position was made with."""

    def __init__(self, state: State) -> None:
        self._state = state

    def seat(self, seat: int) -> str:
        """A player by seat."""
        return f"Player {seat + 1}" if seat >= 0 else "nobody"

    def card(self, card: int) -> str:
        """The printed name of a card; a hidden one is just a card."""
        return self.sheet(card // REGISTER_OF_CARD) if card >= 0 else "a card"

    def sheet(self, sheet: int) -> str:
        """The printed name of a definition."""
        if sheet < 0:
            return "the rules"
        found = self._state.book.sheets[sheet]
        return str(found.data.get("name") or found.id)

    def region(self, region: int) -> str:
        """The printed name of a Region."""
        found = self._state.book.catalog.section("regions")
        return found[region].name if 0 <= region < len(found) else "nowhere"

    def tile(self, tile: int) -> str:
        """What people call a tile."""
        book = self._state.book
        if not 0 <= tile < len(book.tiles):
            return "a tile"
        if tile == book.altar:
            return "the Altar"
        if book.terrains[tile] >= 0:
            return self.sheet(book.terrains[tile])
        return f"{self.region(book.tile_regions[tile])} {book.symbols[tile].capitalize()}"
