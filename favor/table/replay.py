"""Walks through a game that was played: to any decision or turn, as any seat saw it. Knows no window and no files."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from favor.model.actions import Action
from favor.model.events import Event
from favor.model.views import View
from favor.rules.game import Game
from favor.table.sitting import forgotten

SPACING = 64
"""Every so many decisions a position is kept, so that any other is a few decisions away."""

ANYBODY = -1
OPEN = -2
"""Viewer of a finished game who sees every hand."""


@dataclass(frozen=True, slots=True)
class TurnMark:
    """Where a turn begins: after how many decisions its first event happened."""

    turn: int
    seat: int
    at: int


class Replay:
    """All positions of a game. Until it is over only `allowed` viewers may look (a seat, or ANYBODY)."""

    def __init__(self, start: Callable[[], Game], actions: Sequence[Action], allowed: Sequence[int] = (ANYBODY,)) -> None:
        self._actions = tuple(actions)
        self._allowed = tuple(allowed)
        game = start()
        self._kept = [game.clone()]
        self._batches = [tuple(game.state.events)]
        for number, action in enumerate(self._actions, 1):
            self._batches.append(tuple(game.apply(action)))
            if number % SPACING == 0:
                self._kept.append(game.clone())
        self.is_over = game.decision is None
        self.turns = tuple(_turns(self._batches))

    def __len__(self) -> int:
        """The number of decisions."""
        return len(self._actions)

    @property
    def viewers(self) -> tuple[int, ...]:
        """Whose eyes may be looked through."""
        if not self.is_over:
            return self._allowed
        return (OPEN, ANYBODY, *range(self._kept[0].state.seats))

    def game(self, at: int) -> Game:
        """The position after so many decisions, as a game of its own."""
        at = min(max(at, 0), len(self))
        game = self._kept[at // SPACING].clone()
        for action in self._actions[at // SPACING * SPACING : at]:
            game.apply(action)
        return game

    def view(self, at: int, viewer: int) -> View:
        """The table after so many decisions, for a viewer who may look."""
        self._check(viewer)
        game = self.game(at)
        if viewer != OPEN:
            return game.view(viewer)
        seen = game.view(ANYBODY)
        return replace(seen, players=tuple([game.view(seat).players[seat] for seat in range(len(seen.players))]))

    def told(self, at: int, viewer: int) -> tuple[Event, ...]:
        """All that happened in the first so many decisions, as this viewer may know it."""
        self._check(viewer)
        found: list[Event] = []
        for batch in self._batches[: at + 1]:
            found += self._seen(batch, viewer)
        return tuple(found)

    def happened(self, at: int, viewer: int) -> tuple[Event, ...]:
        """What the decision that leads to this place brought about."""
        self._check(viewer)
        return self._seen(self._batches[at], viewer)

    def _seen(self, batch: tuple[Event, ...], viewer: int) -> tuple[Event, ...]:
        """While the game runs nobody looks at a Trap Token again, its owner neither (ruling 115)."""
        told = batch if viewer == OPEN else self._kept[0].redact(batch, viewer)
        return told if self.is_over else tuple([forgotten(event) for event in told])

    def turn_at(self, at: int) -> TurnMark:
        """The turn that runs after so many decisions."""
        return self.turns[max(bisect_right([mark.at for mark in self.turns], at) - 1, 0)]

    def find_turn(self, turn: int) -> int | None:
        """After how many decisions this turn begins; None when the game has none of that number."""
        return next((mark.at for mark in self.turns if mark.turn == turn), None)

    def _check(self, viewer: int) -> None:
        if viewer not in self.viewers:
            raise PermissionError("this game is not over: only what the viewer may know can be shown")


def _turns(batches: Sequence[tuple[Event, ...]]) -> list[TurnMark]:
    return [
        TurnMark(event[2], event[1], at) for at, batch in enumerate(batches) for event in batch if event[0] == "turn_began"
    ]
