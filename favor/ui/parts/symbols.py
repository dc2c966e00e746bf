"""Which symbol stands on a tile as it is drawn. Knows content, draws nothing."""

from __future__ import annotations

from favor.ui.parts.showing import Showing


def symbol_of(show: Showing, symbol: str, terrain: str) -> str:
    """The symbol as it is drawn: a Terrain says whether it helps."""
    found = show.names.definition("terrains", terrain) if terrain else None
    if symbol != "terrain" or found is None:
        return symbol
    return {"positive": "terrain+", "negative": "terrain-"}.get(str(found.data.get("side")), "terrain")
