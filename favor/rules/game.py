"""The public face of the rules: one game, its open decision, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from favor.model.actions import Action, Decision, IllegalAction, Reason
from favor.model.catalog import Catalog
from favor.model.chance import Dice
from favor.model.state import State
from favor.model.views import View
from favor.rules import knowledge, menu, refusals
from favor.rules.book import Book
from favor.rules.engine import run
from favor.rules.imagine import imagine
from favor.rules.setup import Setup, new_state
from favor.rules.sheets import compile_book

_ANSWERS = (("done", -1), ("yes", 1), ("no", 0))


class Game:
    """A game in progress. `apply` works in place; take a `clone` first where the old position is still needed."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    @classmethod
    def new(cls, catalog: Catalog | Book, setup: Setup) -> Game:
        """A new game, gone on until the first question. A compiled Book saves compiling the catalog again."""
        book = catalog if isinstance(catalog, Book) else compile_book(catalog)
        game = cls(new_state(book, setup))
        run(game.state)
        return game

    @property
    def options(self) -> tuple[Action, ...]:
        """All legal answers to the open question, in a fixed order; empty when the game is over."""
        ask = self.state.ask
        if ask is None:
            return ()
        return menu.options(self.state) if ask[4] is None else ask[4]

    @property
    def decision(self) -> Decision | None:
        """The open question, None when the game is over."""
        ask = self.state.ask
        return None if ask is None else Decision(ask[0], ask[1], ask[2], ask[3], self.options)

    @property
    def result(self) -> tuple[int, str] | None:
        """(winner's seat, `favor` or `banners`), None while the game goes on."""
        return (self.state.winner, self.state.won_by) if self.state.winner >= 0 else None

    def apply(self, action: Action) -> list[tuple[Any, ...]]:
        """Answer the open question and go on to the next; returns what has happened. IllegalAction when the answer is not
        among the options (nothing has changed then); LoopError when cards never come to rest (rebuild the game then)."""
        s = self.state
        ask = s.ask
        if ask is None or action not in self.options:
            raise IllegalAction(f"{action} is not among the options")
        s.events = []
        s.ask = None
        s.menu = None
        s.stack[-1].regs[ask[5]] = action if ask[4] is None else _value(action)
        run(s)
        return s.events

    def why_not(self, seat: int, intent: Action, target: int | None = None) -> Reason | None:
        """Why a seat cannot do this now (with `target`: not on this target); None when it can."""
        return refusals.why_not(self.state, self.options, seat, intent, target)

    def view(self, seat: int) -> View:
        """What a seat may know now; -1 for what anybody may see."""
        return knowledge.view(self.state, seat, self.options)

    def redact(self, events: Sequence[tuple[Any, ...]], seat: int) -> tuple[tuple[Any, ...], ...]:
        """Events as this seat may see them (-1: as anybody may)."""
        return knowledge.redact(tuple(events), seat)

    def imagine(self, seat: int, chance: Dice) -> Game:
        """A full game that this seat cannot tell from the true one; everything it may not know is drawn anew."""
        return Game(imagine(self.state, seat, chance))

    def clone(self) -> Game:
        """An independent copy for search."""
        return Game(self.state.clone())


def _value(action: Action) -> int:
    for word, value in _ANSWERS:
        if action[0] == word:
            return value
    return action[1]
