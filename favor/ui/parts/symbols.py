"""Which symbol stands on a tile as it is drawn. Knows content, draws nothing."""

from __future__ import annotations

from favor.ui.names import Names
from favor.ui.parts.showing import Showing


def symbol_of(show: Showing, symbol: str, terrain: str) -> str:
    """The symbol as it is drawn: a Terrain says whether it helps."""
    return symbol_drawn(show.names, symbol, terrain)


def symbol_drawn(names: Names, symbol: str, terrain: str) -> str:
    """The same for whoever has only the names."""
    found = names.definition("terrains", terrain) if terrain else None
    if symbol != "terrain" or found is None:
        return symbol
    return {"positive": "terrain+", "negative": "terrain-"}.get(str(found.data.get("side")), "terrain")
