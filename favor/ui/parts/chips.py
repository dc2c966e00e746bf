"""The names on the player panels that can be read: a widget over each, with the card it names. Knows panels, no game."""

from __future__ import annotations

from favor.ui.brush import Brush
from favor.ui.faces import face_of, spoken
from favor.ui.parts import plates
from favor.ui.parts.rail import PanelData, chip_places
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Mood, Widget


def spots(brush: Brush, show: Showing, parts: list[Widget]) -> list[Widget]:
    """One for every name that a panel has room for, laid as the panel paints it; none where the player is asked for."""
    found: list[Widget] = []
    for panel in parts:
        if panel.role == "player" and isinstance(panel.data, PanelData) and not (panel.data.compact or panel.data.lit):
            found += _on_panel(brush, show, panel, panel.data)
    return found


def _on_panel(brush: Brush, show: Showing, panel: Widget, data: PanelData) -> list[Widget]:
    seat = panel.id.partition(":")[2]
    return [
        Widget(
            f"chip:{seat}:{number}", "chip", box, data.chips[number][2], spoken(face_of(show.names, *data.cards[number])),
            does=panel.does, paint=paint_spot, spill=5, about=("card", *data.cards[number]),
        )
        for number, box in chip_places(brush, panel.rect, data)
    ]  # fmt: skip


def paint_spot(brush: Brush, box: Box, data: tuple[()], mood: Mood) -> None:
    """Nothing over what the panel paints, but the ring of the focus."""
    plates.focus_ring(brush, box, mood, 8)
