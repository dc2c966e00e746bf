"""Where a lesson was left: its step and its answers as a few words, and back from them to a game. Knows no window."""

from __future__ import annotations

from collections.abc import Callable

from favor.model.actions import Action, IllegalAction
from favor.rules.fingerprint import fingerprint
from favor.rules.game import Game
from favor.table.history import History
from favor.table.seats import Seat
from favor.table.sitting import Sitting

OVER = ("over",)
"""The place of a lesson that was gone through to its end."""
MARK = 16
"""Letters of the fingerprint that tell a place of another version."""

Place = tuple[str, ...]


def place_of(sitting: Sitting, step: int) -> Place:
    """The step, every answer, and what the position looks like."""
    answers = (f"{kind}:{subject}" for kind, subject in sitting.taken)
    return str(step), *answers, _mark(sitting.game)


def step_of(place: Place) -> int:
    """The number of the step; 0 where no lesson was left in the middle."""
    return int(place[0]) if len(place) > 1 and place[0].isdecimal() else 0


def gone_on(start: Callable[[], Game], seats: tuple[Seat, ...], privacy: str, place: Place) -> tuple[Sitting, int]:
    """The lesson's game as it was left, and the step; from the beginning where that cannot be had any more."""
    humans = [number for number, seat in enumerate(seats) if seat.human]
    try:
        history = History(start, humans)
        history.restore(_answer(word) for word in place[1:-1])
        if len(place) > 1 and place[-1] == _mark(history.game):
            return Sitting.resume(history, seats, privacy), step_of(place)
    except (IllegalAction, ValueError):
        pass
    return Sitting(start, seats, privacy), 0


def _answer(word: str) -> Action:
    kind, _, subject = word.partition(":")
    return kind, int(subject)


def _mark(game: Game) -> str:
    return "=" + fingerprint(game.state)[:MARK]
