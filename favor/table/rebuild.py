"""From what a journal says to a game: every decision checked by the rules, every fingerprint compared. Reads no files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from favor.model.actions import Action
from favor.rules.book import Book
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.table.history import turn_end
from favor.table.journal import Header, TurnEnd
from favor.table.journal_reader import Damage, Entry, Reading
from favor.table.journal_words import find_answer


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """How far a journal could be played: the decisions that stand, how many fingerprints agreed, what is wrong behind
    them, and how many lines of the file they take (0: there is no game at all)."""

    actions: tuple[Action, ...]
    checked: int
    damage: Damage | None
    good_lines: int


class _Stop(Exception):
    """The journal goes on in a way the game does not."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.damage = Damage(line, reason)


def starter(book: Book, header: Header) -> Callable[[], Game]:
    """What begins this game, as often as it is wanted."""
    setup = Setup(tuple(seat.character for seat in header.seats), header.seed, header.switches)
    return lambda: Game.new(book, setup)


def rebuild(reading: Reading, book: Book) -> Rebuilt:
    """Play a journal up to its first damage."""
    if reading.header is None:
        return Rebuilt((), 0, reading.damage, 0)
    try:
        game = _begin(book, reading.header)
    except _Stop as stop:
        return Rebuilt((), 0, stop.damage, 0)
    return _play(reading, game)


def _begin(book: Book, header: Header) -> Game:
    known = book.catalog.switches
    for id in header.switches:
        if id not in known:
            raise _Stop(1, f"there is no switch '{id}' in this content")
    try:
        return starter(book, header)()
    except Exception as fault:
        raise _Stop(1, f"this set-up makes no game: {fault}") from None


def _play(reading: Reading, game: Game) -> Rebuilt:
    actions: list[Action] = []
    checked, sure_actions, sure_line = 0, 0, 1
    ends = iter(reading.ends)
    end = next(ends, None)
    try:
        for entry in (*reading.entries, None):
            while end is not None and end[1].decisions == len(actions):
                _compare(game, end[1], end[0], reading)
                checked, sure_actions, sure_line = checked + 1, len(actions), end[0]
                end = next(ends, None)
            if entry is not None:
                actions.append(_answer(game, entry))
    except _Mismatch as stop:
        return Rebuilt(tuple(actions[:sure_actions]), checked, stop.damage, sure_line)
    except _Stop as stop:
        return Rebuilt(tuple(actions), checked, stop.damage, stop.damage.line - 1)
    return Rebuilt(tuple(actions), checked, reading.damage, reading.lines)


class _Mismatch(_Stop):
    """The position is another one than it was: whatever was decided since the last comparison is doubtful."""


def _compare(game: Game, end: TurnEnd, line: int, reading: Reading) -> None:
    found = turn_end(game, end.decisions)
    if found.state != end.state:
        raise _Mismatch(
            line, f"the position after turn {end.turn} is not the one that was played: the rules or cards have changed since"
        )
    if found != end:
        raise _Mismatch(line, f"what this line tells of turn {end.turn} is not what was played")


def _answer(game: Game, entry: Entry) -> Action:
    """Carry out one decision; _Stop when the rules do not allow it."""
    decision = game.decision
    if decision is None:
        raise _Stop(entry.line, f"'{entry.answer}' comes after the end of the game")
    if (decision.seat, decision.about) != (entry.seat, entry.about):
        wrong = f"seat {entry.seat + 1} about '{entry.about}'"
        raise _Stop(entry.line, f"the rules ask seat {decision.seat + 1} about '{decision.about}' here, not {wrong}")
    action = find_answer(game.state, decision, entry.answer)
    if action is None:
        raise _Stop(entry.line, f"'{entry.answer}' is not possible here")
    try:
        game.apply(action)
    except Exception as fault:  # a card that never ends or a fault in the rules must not take the whole game with it
        raise _Stop(entry.line, f"'{entry.answer}' broke the game: {type(fault).__name__}: {fault}") from None
    return action
