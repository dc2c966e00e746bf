"""Chance inside a game: die, shuffles, lots, the trap bag. What a scenario has scripted comes first."""

from __future__ import annotations

from collections.abc import Sequence

from favor.model.chance import advance, mix
from favor.model.state import State
from favor.rules.tables import REGISTER_OF_CARD


def below(s: State, limit: int) -> int:
    """A whole number from 0 to limit - 1 out of the state's own generator."""
    s.seed = advance(s.seed)
    return (mix(s.seed) * limit) >> 64


def shuffle(s: State, things: list[int]) -> None:
    """Shuffle in place."""
    for last in range(len(things) - 1, 0, -1):
        other = below(s, last + 1)
        things[last], things[other] = things[other], things[last]


def roll(s: State) -> int:
    """A face of the Challenge Die (uniform over the faces that content lists)."""
    scripted = _scripted(s, "dice")
    if scripted is not None:
        return scripted
    faces = s.book.die
    face: int = faces[below(s, len(faces))]
    return face


def pick(s: State, things: Sequence[int]) -> int:
    """The place of a random thing in the sequence. A scripted Banner is its region, a scripted card -2 - its sheet."""
    scripted = _scripted(s, "picks")
    if scripted is not None:
        for place, thing in enumerate(things):
            if scripted == (thing if scripted >= 0 else -2 - thing // REGISTER_OF_CARD):
                return place
    return below(s, len(things))


def draw_trap(s: State) -> int:
    """Take a random Trap Token out of the bag, which must hold one."""
    value = _scripted(s, "traps")
    if value is not None:
        for place, token in enumerate(s.bag):
            if s.book.traps[token] == value:
                return s.bag.pop(place)
    return s.bag.pop(below(s, len(s.bag)))


def draw(s: State, deck: int) -> int:
    """The top card of a deck, -1 when deck and pile are empty; the pile is shuffled when a card is needed (rulings 26, 27)."""
    cards = s.decks[deck]
    if not cards:
        pile = s.piles[deck]
        if not pile:
            return -1
        s.decks[deck] = cards = pile[:]
        pile.clear()
        shuffle(s, cards)
        s.events.append(("shuffled", deck))
    return cards.pop()


def _scripted(s: State, name: str) -> int | None:
    """The next scripted result of this kind, used up."""
    if s.rigged is None or not s.rigged.get(name):
        return None
    first, *rest = s.rigged[name]
    s.rigged[name] = tuple(rest)
    return first
