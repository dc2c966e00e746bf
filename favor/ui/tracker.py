"""Remembers where a tile is about to be laid, from what was answered, for the ghost of the turning question."""

from __future__ import annotations

from typing import Any

from favor.model.actions import Action, Decision
from favor.model.geometry import xy
from favor.model.views import QuestionView, View
from favor.ui.parts.showing import Ghost


class Tracker:
    """The last cell and tile that were chosen, by a person or by the rules for want of another answer."""

    def __init__(self) -> None:
        self._cell: int | None = None
        self._tile: int | None = None

    def acted(self, decision: Decision | None, action: Action) -> None:
        """An answer was given."""
        kind, subject = action
        if kind == "move" or kind == "pick" and decision is not None and decision.about == "cell":
            self._cell = subject
        elif kind == "pick" and decision is not None and decision.about == "tile":
            self._tile = subject

    def tell(self, events: list[tuple[Any, ...]]) -> None:
        """The rules answered for want of another answer."""
        for event in events:
            if event[0] == "answered" and event[2] == "cell":
                self._cell = event[3]
            elif event[0] == "answered" and event[2] == "tile":
                self._tile = event[3]

    def ghost(self, question: QuestionView | None, view: View, chosen: int) -> Ghost | None:
        """The ghost for an open question about turning a tile."""
        if question is None or question.about != "turn":
            return None
        turns = tuple(subject for kind, subject in question.options if kind == "pick")
        tile = view.held_tile if view.held_tile >= 0 else self._tile
        if tile is None or self._cell is None or not turns:
            return None
        x, y = xy(self._cell)
        return Ghost(tile, x, y, turns, chosen % len(turns))
