"""Where a tile is about to be laid, read from the game's past, for the ghost of the turning question. Draws nothing."""

from __future__ import annotations

from collections.abc import Iterator

from favor.model.geometry import xy
from favor.model.views import QuestionView, View
from favor.table.history import History
from favor.ui.parts.showing import Ghost


def ghost(history: History, question: QuestionView | None, view: View, chosen: int) -> Ghost | None:
    """The ghost for an open question about turning a tile; a game that was just opened has it as well."""
    if question is None or question.about != "turn":
        return None
    turns = tuple(subject for kind, subject in question.options if kind == "pick")
    tile = view.held_tile if view.held_tile >= 0 else _last(history, "tile")
    cell = _last(history, "cell")
    if tile is None or cell is None or not turns:
        return None
    x, y = xy(cell)
    return Ghost(tile, x, y, turns, chosen % len(turns))


def _last(history: History, about: str) -> int | None:
    """The last tile or cell that was chosen, by a player or by the rules for want of another answer."""
    return next((subject for kind, subject in _chosen(history) if kind == about), None)


def _chosen(history: History) -> Iterator[tuple[str, int]]:
    """What was chosen, the newest first."""
    for step, batch in zip(reversed(history.steps), reversed(history.batches), strict=False):
        yield from ((event[2], event[3]) for event in reversed(batch) if event[0] == "answered")
        kind, subject = step.action
        if kind == "move" or kind == "pick":
            yield "cell" if kind == "move" else step.about, subject
