"""Writes down every result of chance while a game goes on as it would anyway. Changes no outcome.

It sits where a scenario's scripted chance would: the rules ask it first, it foresees what their own chance will give, notes
that, and scripts nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from favor.model.chance import advance, mix
from favor.model.state import DECK_NAMES, State
from favor.rules.tables import REGISTER_OF_CARD


class Listener(dict[str, Any]):
    """Takes the place of `state.rigged`. `heard` holds, by kind, what chance gave: faces, ids, values."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self._state = state
        self.heard: dict[str, list[Any]] = {name: [] for name in ("dice", "traps", *DECK_NAMES)}
        self._lots: list[_Lot] = []
        self.tiles: dict[str, list[str]] = {region: [] for region in state.book.regions}

    def begin(self) -> None:
        """Listen to this state from now on."""
        s = self._state
        s.rigged = self
        s.decks = [Heard(deck, self._card_names(name)) for name, deck in zip(DECK_NAMES, s.decks, strict=True)]
        s.piles = [Heard(pile, self._card_names(name)) for name, pile in zip(DECK_NAMES, s.piles, strict=True)]
        s.stacks = [Heard(stack, _Note(self.tiles[r], self._tile)) for r, stack in zip(s.book.regions, s.stacks, strict=True)]

    def get(self, name: str, default: Any = None) -> Any:
        """Called by the rules before each result of their own."""
        s = self._state
        if name == "dice":
            self.heard["dice"].append(s.book.die[self._next(len(s.book.die))])
        if name == "traps" and s.bag:
            self.heard["traps"].append(s.book.traps[s.bag[self._next(len(s.bag))]])
        return True if name == "picks" else None

    def __getitem__(self, name: str) -> Any:
        """A script of one lot that is equal to nothing, so that chance decides; it only notes among what."""
        lot = _Lot(self._state.seed)
        self._lots.append(lot)
        return (lot,)

    def __setitem__(self, name: str, value: Any) -> None:
        """Nothing is used up."""

    def picks(self) -> list[str]:
        """What the lots took, in their order: a Region for its Banner, or the id of a card."""
        return [self._taken(lot) for lot in self._lots]

    def _taken(self, lot: _Lot) -> str:
        """A lot of Banners or of tiles is small numbers, one of cards is large ones."""
        book, taken = self._state.book, lot.things[foresee(lot.seed, len(lot.things))]
        if max(lot.things) < len(book.regions):
            return str(book.regions[taken])
        return self._tile(taken) if max(lot.things) < len(book.tiles) else self._card(taken)

    def _next(self, limit: int) -> int:
        return foresee(self._state.seed, limit)

    def _card_names(self, deck: str) -> _Note:
        return _Note(self.heard[deck], self._card)

    def _card(self, card: int) -> str:
        return str(self._state.book.sheets[card // REGISTER_OF_CARD].id)

    def _tile(self, tile: int) -> str:
        return str(self._state.book.tiles[tile].id)


class _Note:
    """Where the names of what is taken from the top go."""

    def __init__(self, into: list[Any], called: Any) -> None:
        self._into = into
        self._called = called

    def __call__(self, thing: int) -> None:
        self._into.append(self._called(thing))


class Heard(list[int]):
    """A pile of cards or tiles that tells what is taken from its top; so does the deck that is made of it."""

    def __init__(self, things: Iterable[int], note: _Note) -> None:
        super().__init__(things)
        self._note = note

    def pop(self, at: Any = -1) -> int:
        """Take one; from the top it is noted."""
        thing = super().pop(at)
        if at == -1:
            self._note(thing)
        return thing

    def __getitem__(self, at: Any) -> Any:
        found = super().__getitem__(at)
        return Heard(found, self._note) if isinstance(at, slice) else found


class _Lot(int):
    """Stands for a scripted lot: it is compared with every thing in turn, remembers them, and equals none."""

    seed: int
    things: list[int]

    def __new__(cls, seed: int) -> _Lot:
        """A lot that is about to be drawn from a generator in this state."""
        lot = super().__new__(cls, 0)
        lot.seed, lot.things = seed, []
        return lot

    def __eq__(self, thing: object) -> bool:
        assert isinstance(thing, int)
        self.things.append(thing)
        return False

    __hash__ = int.__hash__


def foresee(seed: int, limit: int) -> int:
    """What `rules.chance.below` will give next."""
    return (mix(advance(seed)) * limit) >> 64
