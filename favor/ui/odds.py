"""The roll that an answer surely brings: tried with every face of the die, where the viewer cannot tell it from the true game.

Sure is a roll that comes before anything else becomes known, whoever makes it. Knows no rule and no card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from favor.model.actions import Action, LoopError
from favor.model.chance import Dice
from favor.model.events import Event
from favor.rules.game import Game
from favor.table.undo import BARRIERS

THROWN = ("die", "rerolled")
DEEP = 2
"""So many questions may lie between an answer and its roll, where every way through them leads to the same."""
MANY = 10
"""Answers of a question in between that are tried at most."""
OFTEN = 8
"""So often the die falls on the tried face, so that a second throw cannot be taken for a first one that was changed."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Who will roll against which stat, which faces succeed, and how likely that is in per cent."""

    seat: int
    stat: int | str
    value: int
    good: tuple[int, ...]
    chance: int


@dataclass(frozen=True, slots=True)
class _Throw:
    """What one face came to; of a second throw that changed nothing the rules tell no more than the face."""

    seat: int
    face: int
    stat: int | str = ""
    value: int = 0
    succeeded: bool | None = None


def odds_of(game: Game, viewer: int, action: Action, deep: int = DEEP) -> Odds | None:
    """The roll that an answer surely brings, None where it brings none, or where that is open."""
    die = tuple(game.state.book.die)
    throws: list[_Throw] = []
    for face in sorted(set(die)):
        found = _tried(game, viewer, action, face, deep)
        if not isinstance(found, _Throw):
            return found
        throws.append(found)
    return _told(throws, die)


def _tried(game: Game, viewer: int, action: Action, face: int, deep: int) -> _Throw | Odds | None:
    """What comes of the answer when the die falls on that face: a throw, the roll behind a question, or neither."""
    tried = game.imagine(viewer, Dice(face + 1))
    tried.state.rigged = {"dice": (face,) * OFTEN}
    try:
        events = tried.apply(action)
    except LoopError:
        return None
    sure = next((event for event in events if event[0] in BARRIERS), None)
    if sure is None:
        return _behind(tried, viewer, deep)
    return _throw(events[events.index(sure) :], face) if sure[0] in THROWN else None


def _behind(tried: Game, viewer: int, deep: int) -> Odds | None:
    """The roll that each answer to the next question brings, where it is the same for all of them."""
    asked = tried.decision
    if not deep or asked is None or asked.seat != viewer or asked.about == "action" or len(asked.options) > MANY:
        return None
    first = odds_of(tried, viewer, asked.options[0], deep - 1)
    same = first is not None and all(odds_of(tried, viewer, option, deep - 1) == first for option in asked.options[1:])
    return first if same else None


def _throw(events: Sequence[Event], face: int) -> _Throw | None:
    """The first throw among events that begin with it; None where only one that had fallen before was changed."""
    first = events[0]
    fallen = [event for event in events if event[0] == "die" and event[1] == first[1]]
    if first[0] == "rerolled":
        if first[2] != face:
            return None
        return _Throw(first[1], face, *fallen[0][2:3], *fallen[0][4:6]) if fallen else _Throw(first[1], face)
    if first[3] != face:
        return None
    changed = len(fallen) > 1 and fallen[1] != first and (fallen[1][2], fallen[1][4]) == (first[2], first[4])
    return _Throw(first[1], face, first[2], first[4], bool(fallen[1][5] if changed else first[5]))


def _told(throws: list[_Throw], die: tuple[int, ...]) -> Odds | None:
    """The odds, where all faces belong to one and the same roll."""
    whole = {(throw.seat, throw.stat, throw.value) for throw in throws if throw.succeeded is not None}
    if len(whole) != 1 or len({throw.seat for throw in throws}) != 1:
        return None
    ((seat, stat, value),) = whole
    good = tuple(throw.face for throw in throws if (throw.face < value if throw.succeeded is None else throw.succeeded))
    return Odds(seat, stat, value, good, round(100 * sum(face in good for face in die) / len(die)))
