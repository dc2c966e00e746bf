"""The names on the player panels that can be read: an unseen widget over each, with the card it names. Knows panels, no game."""

from __future__ import annotations

from favor.ui.brush import Brush
from favor.ui.parts.rail import PanelData, chip_places
from favor.ui.semantics import Widget


def spots(brush: Brush, parts: list[Widget]) -> list[Widget]:
    """One for every name that a panel has room for, laid as the panel paints it; none where the player is asked for."""
    found: list[Widget] = []
    for panel in parts:
        if panel.role == "player" and isinstance(panel.data, PanelData) and not (panel.data.compact or panel.data.lit):
            found += _on_panel(brush, panel, panel.data)
    return found


def _on_panel(brush: Brush, panel: Widget, data: PanelData) -> list[Widget]:
    seat = panel.id.partition(":")[2]
    return [
        Widget(f"chip:{seat}:{number}", "chip", box, data.chips[number][2], about=("card", *data.cards[number]))
        for number, box in chip_places(brush, panel.rect, data)
    ]
