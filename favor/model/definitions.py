"""What content defines: one checked card or one board tile, as data. Knows no rule."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

CARD_SECTIONS = ("relics", "items", "god_cards", "events", "actions")
"""Sections whose definitions become cards that lie somewhere on the table."""

SECTIONS = (*CARD_SECTIONS, "boons", "terrains", "statuses", "characters", "regions", "tiles")
"""Every section that is a list of definitions; `rules` is a mapping apart."""

SYMBOLS = ("blank", "ruin", "event", "warp", "terrain", "settlement", "altar")
"""What a tile can be; `symbol` of a tile is one of these words."""

ID = re.compile(r"[a-z][a-z0-9-]{0,39}")
"""What the id of a pack or a definition looks like."""


@dataclass(frozen=True, slots=True)
class Definition:
    """One checked entry of a section: `data` is its plain YAML data, references made full (`pack:id` outside base)."""

    section: str
    id: str
    name: str
    pack: str
    data: Mapping[str, Any]

    @property
    def copies(self) -> int:
        """How many of this card its deck holds."""
        return int(self.data.get("copies", 1))


@dataclass(frozen=True, slots=True)
class TileDefinition:
    """One board tile: `mask` holds the open sides as painted (bit 0 N, 1 E, 2 S, 3 W), before any turn."""

    id: str
    region: str
    symbol: str
    mask: int
    terrain: str = ""
    pack: str = "base"
    made_up: bool = False
