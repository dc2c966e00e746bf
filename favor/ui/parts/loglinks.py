"""The links in the log: a widget over every card, tile, player and status it names. Reads the lines the log shows."""

from __future__ import annotations

from favor.rules.tables import REGISTER_OF_CARD
from favor.ui.brush import Brush
from favor.ui.names import Names
from favor.ui.parts import links
from favor.ui.parts.showing import Showing
from favor.ui.parts.side import log_rows
from favor.ui.semantics import Intent, Widget


def build(brush: Brush, show: Showing, parts: list[Widget]) -> list[Widget]:
    """Links where `parts` has the log; the newest line has the number 0."""
    log = next((widget for widget in parts if widget.id == "log"), None)
    if log is None or not isinstance(log.data, tuple):
        return []
    widgets: list[Widget] = []
    for number, line, place in reversed(log_rows(brush, log.rect, log.data[0], log.data[2])):
        widgets += links.in_text(brush, f"log:{number}", line, place, "small", lambda mark: meaning(show.names, mark))
    return widgets


def meaning(names: Names, mark: str) -> tuple[Intent, Intent] | None:
    """What pressing a mark of the log does, and what it is about; None for a card nobody may know."""
    kind, _, text = mark.partition(":")
    if not text.lstrip("-").isdigit() or int(text) < 0:
        return None
    number = int(text)
    if kind == "card":
        card = names.card_definition(number)
        return ("inspect", *card), ("card", *card)
    if kind == "sheet":
        sheet = names.card_definition(number * REGISTER_OF_CARD)
        return (("inspect", *sheet), ("card", *sheet)) if names.definition(*sheet) is not None else None
    if kind == "tile":
        return ("read", "tile", number), ("tile", number)
    return (("read", "seat", number), ("seat", number)) if kind == "seat" else None
