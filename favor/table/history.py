"""A game together with everything that was decided in it: do, take back, do again. Knows neither seats' screens nor files.

Taking back is playing again: the position at the last barrier is kept as a copy, and what stays is played on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Protocol

from favor.model.actions import Action, Decision, IllegalAction
from favor.model.events import Event
from favor.rules.fingerprint import fingerprint
from favor.rules.game import Game
from favor.table.journal import TurnEnd
from favor.table.journal_words import answer_words, source_id
from favor.table.margin import TOOK_BACK, Note, changes, kept
from favor.table.seats import Seat, people
from favor.table.undo import Lock, Step, Taking, barrier_of, shown_by, unit, unknown


class Keeper(Protocol):
    """Where decisions are written down before they are carried out; a Journal, mostly."""

    def decision(self, seat: int, about: str, source: str, answer: str) -> None:
        """One decision."""

    def undo(self, count: int) -> None:
        """The last so many were taken back."""

    def turn_end(self, end: TurnEnd) -> None:
        """A turn is over."""

    def seated(self, seats: tuple[Seat, ...], privacy: str, handed: tuple[int, ...] = ()) -> None:
        """These sit there from now on, and hands are kept so; `handed` seats went from one person to another."""


class History:
    """A running game and its past. `humans` are the seats whose decisions may be taken back."""

    def __init__(self, start: Callable[[], Game], humans: Iterable[int], keeper: Keeper | None = None) -> None:
        self.game = start()
        self.keeper = keeper
        self.steps: list[Step] = []
        self.batches: list[tuple[Event, ...]] = [tuple(self.game.state.events)]
        """What happened: at the start, and then after each decision."""
        self.notes: list[Note] = []
        """What happened beside the game."""
        self._start = start
        self._humans = tuple(humans)
        self._floor = 0
        self._lock = Lock("start")
        self._base, self._base_at = self.game.clone(), 0
        self._undone: list[tuple[Action, ...]] = []

    @property
    def actions(self) -> tuple[Action, ...]:
        """All decisions that stand."""
        return tuple([step.action for step in self.steps])

    # -- doing ----------------------------------------------------------------------------------------------------

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Write down one answer to the open question, carry it out, and tell what happened."""
        self._undone.clear()
        return self._do(action)

    def restore(self, actions: Iterable[Action]) -> None:
        """Carry out decisions that are written down already."""
        keeper, self.keeper = self.keeper, None
        for action in actions:
            self._do(action)
        self.keeper = keeper

    def _do(self, action: Action) -> tuple[Event, ...]:
        decision = self.game.decision
        if decision is None or action not in decision.options:
            raise IllegalAction(f"{action} is not among the options")
        self._note(decision, action)
        turn, before = self.game.state.turn, unknown(self.game.state)
        try:
            events = tuple(self.game.apply(action))
        except Exception:  # whatever broke: the game in memory and the one on disk are as before this decision
            self._forget()
            raise
        barrier = barrier_of(decision.seat, events, before, unknown(self.game.state)) or shown_by(self.game)
        self._remember(decision, action, barrier)
        self.batches.append(events)
        if self.keeper is not None and (self.game.state.turn != turn or self.game.decision is None):
            self.keeper.turn_end(turn_end(self.game, len(self.steps)))
        return events

    def _note(self, decision: Decision, action: Action) -> None:
        if self.keeper is not None:
            words = answer_words(self.game.state, decision, action)
            self.keeper.decision(decision.seat, decision.about, source_id(self.game.state, decision), words)

    def _forget(self) -> None:
        """Cards that never come to rest, or a fault: the decision that set it going is taken back at once."""
        self._play_again(len(self.steps))
        decision = self.game.decision
        self._note_taken(decision.seat if decision is not None else -1)
        if self.keeper is not None:
            self.keeper.undo(1)

    def _remember(self, decision: Decision, action: Action, barrier: Lock | None) -> None:
        if self.steps and self.steps[-1].seat != decision.seat and self._floor < len(self.steps):
            self._bar(len(self.steps), Lock("seat", seat=self.steps[-1].seat), None)
        self.steps.append(Step(action, decision.seat, decision.about, barrier))
        if barrier is not None:
            self._bar(len(self.steps), barrier, self.game)

    def _bar(self, floor: int, lock: Lock, game: Game | None) -> None:
        """No going back behind this point; the position there is kept where it is at hand."""
        self._floor, self._lock = floor, lock
        if game is not None:
            self._base, self._base_at = game.clone(), floor

    # -- taking back ----------------------------------------------------------------------------------------------

    @property
    def undoable(self) -> Taking | None:
        """What an undo would take back; None when it is locked."""
        count = 0
        if self.steps and self.steps[-1].seat in self._humans:
            count = unit(self.steps, self._floor, self._is_between)
        if not count:
            return None
        first = self.steps[-count]
        return Taking(first.action, first.seat, first.about, count)

    @property
    def _is_between(self) -> bool:
        decision = self.game.decision
        return decision is not None and decision.about == "action" and decision.seat == self.steps[-1].seat

    def lock(self, viewer: int) -> Lock:
        """Why there is no going further back, as this seat may know it."""
        if self.steps and self.steps[-1].seat not in self._humans and self._floor < len(self.steps):
            return Lock("seat", seat=self.steps[-1].seat)
        if not self._lock.event:
            return self._lock
        return replace(self._lock, event=self.game.redact((self._lock.event,), viewer)[0])

    def undo(self) -> Taking | None:
        """Take back the last whole action, or inside an action the last answer; None when that is locked."""
        taking = self.undoable
        if taking is not None:
            self._take_back(taking.count)
        return taking

    def undo_all(self) -> int:
        """Go back to the last barrier in one step; how many decisions that took back."""
        count = len(self.steps) - self._floor if self.undoable else 0
        if count:
            self._take_back(count)
        return count

    @property
    def redoable(self) -> Action | None:
        """The first of the decisions that a redo would do again."""
        return self._undone[-1][0] if self._undone else None

    def redo(self) -> tuple[Action, ...]:
        """Do again what was taken back last; nothing once something else was done."""
        if not self._undone:
            return ()
        again = self._undone.pop()
        for action in again:
            self._do(action)
        return again

    def handed_over(self, seat: int) -> None:
        """Another person has looked at the screen: nothing of before is taken back any more."""
        if self.steps and self.steps[-1].seat != seat:
            self._bar(len(self.steps), Lock("hand_over", seat=seat), self.game)
            self._undone.clear()

    def seat(
        self, before: tuple[Seat, ...], seats: tuple[Seat, ...], privacy: str, handed: tuple[int, ...] = ()
    ) -> None:
        """These sit there from now on; where others do, nothing of before is taken back any more, and all are told."""
        if handed or people(before) != people(seats):
            self._humans = people(seats)
            self._bar(len(self.steps), Lock("hand_over"), self.game)
            self._undone.clear()
        self.notes += changes(before, seats, handed, len(self.steps))
        if self.keeper is not None:
            self.keeper.seated(seats, privacy, handed)

    def _take_back(self, count: int) -> None:
        stays = len(self.steps) - count
        self._undone.append(self.actions[stays:])
        if self.keeper is not None:
            self.keeper.undo(count)
        seat = self.steps[stays].seat
        self._play_again(stays)
        self._note_taken(seat)

    def _note_taken(self, seat: int) -> None:
        """Everybody at the table has seen that this seat took something back."""
        self.notes = [*kept(self.notes, len(self.steps)), Note(len(self.steps), TOOK_BACK, seat)]

    def _play_again(self, stays: int) -> None:
        """The game after its first so many decisions, from the last position that is known."""
        actions = self.actions[:stays]
        if stays < self._base_at:
            self._base, self._base_at = self._start(), 0
        game = self._base.clone()
        for action in actions[self._base_at :]:
            game.apply(action)
        self.game = game
        del self.steps[stays:], self.batches[stays + 1 :]

    def rebuild(self) -> None:
        """Play the whole game anew from its set-up, after a fault."""
        self._base, self._base_at = self._start(), 0
        self._play_again(len(self.steps))


def turn_end(game: Game, decisions: int) -> TurnEnd:
    """How things stand now that a turn is over."""
    s = game.state
    is_over = game.decision is None
    return TurnEnd(
        turn=s.turn if is_over else s.turn - 1,
        decisions=decisions,
        state=fingerprint(s),
        round=(s.turn - 1) // s.seats + 1 if s.turn else 0,
        next=-1 if is_over else s.active,
        favor=tuple(s.favor),
        winner=s.winner,
    )
