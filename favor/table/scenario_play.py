"""Plays the steps of a scenario on a real game: finds the action, answers its questions in order. Knows no set-up."""

from __future__ import annotations

from typing import Any

from favor.language.reasons import sentence
from favor.model.actions import Action, Decision, Reason
from favor.model.state import State
from favor.rules.choices import PICK
from favor.rules.game import Game
from favor.table.scenario_format import ScenarioFault
from favor.table.scenario_steps import END, Answer, Step
from favor.table.scenario_words import card_id, describe, fits, guess, meaning, wanted_action

TURN_STEPS = ("move", "delve", "offer", "capture", "boon", "attack", "play", "use", "end_turn")

WITH_TARGET = ("boon", "play", "use")
TAKEN = 7
"""The register of a pick that holds what was taken so far."""

Given = tuple[int, str, int]
"""An answer the rules gave themselves: (seat, about, subject); subject -1 stands for several at once."""


class Refused(Exception):
    """A step that cannot be done: what was found instead, and the reason the rules give."""

    def __init__(self, found: str, reason: Reason | None) -> None:
        super().__init__(found)
        self.found = found
        self.reason = reason


class Player:
    """A game on which steps are done in turn; remembers all events and the answers the rules gave themselves."""

    def __init__(self, game: Game, events: tuple[tuple[Any, ...], ...] = ()) -> None:
        self.game = game
        self.events = list(events)
        self.given: list[Given] = []
        self._note(events)

    @property
    def state(self) -> State:
        """The position now."""
        return self.game.state

    def copy(self) -> Player:
        """The same game, independent of this one."""
        twin = Player(self.game.clone())
        twin.events = self.events[:]
        twin.given = self.given[:]
        return twin

    def take(self, step: Step) -> None:
        """Do one step, or raise ScenarioFault."""
        if step.is_refused:
            self._expect_refusal(step)
            return
        try:
            self._do(step)
        except Refused as refusal:
            told = _told(refusal.reason)
            because = f" because: {told}" if told else ""
            found = refusal.found + because
            raise _fault(step, f"expected to be possible, found {found}") from None

    def _expect_refusal(self, step: Step) -> None:
        try:
            self.copy()._do(step)
        except Refused as refusal:
            told = _told(self._reason(step, refusal.reason))
            if step.because.lower() not in told.lower():
                found = f'the reason "{told}"' if told else "no reason"
                raise _fault(step, f"expected a reason with '{step.because}', found {found}") from None
        else:
            raise _fault(step, "expected to be refused, found that it is possible")

    def _reason(self, step: Step, reason: Reason | None) -> Reason | None:
        """Where a card was refused for its target, why it cannot be used on that one."""
        decision = self.game.decision
        if decision is None or decision.about != "action" or step.kind not in WITH_TARGET or not step.answers:
            return reason
        target = guess(self.state, step.answers[0], "")
        if target is None or target[0] != "pick" or target[1] < 0:
            return reason
        action = wanted_action(self.state, decision.seat, step.kind, step.about, decision.options)
        return self.game.why_not(decision.seat, action, target[1]) or reason

    def _do(self, step: Step) -> None:
        answers = self._answers(step)
        if step.kind in TURN_STEPS:
            self._act(step, self.game.decision)
        self._feed(answers, step.by)

    def _answers(self, step: Step) -> tuple[Answer, ...]:
        if step.kind != "offer" or step.about != "all":
            return step.answers
        s = self.state
        return (*(("word", card_id(s, card)) for card in s.relics[s.active]), END)

    def _act(self, step: Step, decision: Decision | None) -> None:
        if decision is None:
            raise Refused("that the game is over", None)
        _check_seat(step.by, decision.seat)
        action = wanted_action(self.state, decision.seat, step.kind, step.about, decision.options)
        if action not in decision.options:
            raise Refused(self._found(), self.game.why_not(decision.seat, action))
        self.given = [(decision.seat, "cell", action[1])] if step.kind == "move" else []
        self._apply(action)

    def _apply(self, action: Action) -> None:
        events = tuple(self.game.apply(action))
        self.events.extend(events)
        self._note(events)

    def _note(self, events: tuple[tuple[Any, ...], ...]) -> None:
        self.given += [(event[1], event[2], event[3]) for event in events if event[0] == "answered"]

    def _feed(self, answers: tuple[Answer, ...], by: int) -> None:
        """Give the answers in order. One that fits the open question and also restates an answer of the rules is taken
        for the question; where the rest then fits nowhere, it is taken as restated."""
        for number, answer in enumerate(answers):
            if answer[0] == "cell" and self._is_about_players():
                seats: tuple[Answer, ...] = tuple(("number", seat) for seat in answer[1])
                self._feed((*seats, END, *answers[number + 1 :]), by)
                return
            option, restated = self._option(answer, by), self._restated(answer, by)
            rest = answers[number + 1 :]
            if option is not None and restated is not None and self._means_restated(option, rest, by):
                option = None
            if option is not None:
                self._pick(option)
            elif restated is not None:
                self.given = self.given[restated:]
            elif answer[0] != "end":
                self._refuse(answer, by)

    def _is_about_players(self) -> bool:
        """Whether two whole numbers cannot be a cell, because players are asked for."""
        decision = self.game.decision
        return decision is not None and decision.about == "player"

    def _means_restated(self, option: Action, rest: tuple[Answer, ...], by: int) -> bool:
        """A list of several picks tells all of them, also the first ones that the rules made themselves."""
        if END in rest and self._is_half_answered():
            return True
        return bool(rest) and not self._works(option, rest, by)

    def _works(self, option: Action, rest: tuple[Answer, ...], by: int) -> bool:
        twin = self.copy()
        try:
            twin._pick(option)
            twin._feed(rest, by)
        except Refused:
            return False
        return True

    def _pick(self, option: Action) -> None:
        self.given = []
        self._apply(option)

    def _option(self, answer: Answer, by: int) -> Action | None:
        decision = self.game.decision
        if decision is None or decision.about == "action" or (by and decision.seat != by - 1):
            return None
        if answer[0] == "end" and not self._is_half_answered():
            return None
        return meaning(self.state, answer, decision.about, decision.source, decision.options)

    def _is_half_answered(self) -> bool:
        """Whether the open question has already had a pick: only then does the end of a list mean its `done`."""
        frame = self.state.stack[-1]
        return frame.program is PICK and bool(frame.regs[TAKEN])

    def _restated(self, answer: Answer, by: int) -> int | None:
        """How many of the answers given by the rules are spent when this one restates one of them."""
        for number, (seat, about, subject) in enumerate(self.given, 1):
            if by and seat != by - 1:
                continue
            if subject == -1 and _is_of_kind(answer, about):
                return number - 1
            if subject >= 0 and fits(self.state, answer, about, subject, -1):
                return number
        return None

    def _refuse(self, answer: Answer, by: int) -> None:
        decision = self.game.decision
        if decision is None:
            raise Refused("that the game is over", None)
        _check_seat(by, decision.seat)
        intent = guess(self.state, answer, decision.about)
        raise Refused(self._found(), self.game.why_not(decision.seat, intent) if intent else None)

    def _found(self) -> str:
        decision = self.game.decision
        if decision is None:
            return "that the game is over"
        return "that " + describe(self.state, decision.seat, decision.about, decision.source, decision.options)


def _fault(step: Step, text: str) -> ScenarioFault:
    return ScenarioFault(step.path, f"step `{step.written}`: {text}")


def _check_seat(by: int, seat: int) -> None:
    if by and by - 1 != seat:
        raise Refused(f"that player {seat + 1} is asked, not player {by}", None)


def _is_of_kind(answer: Answer, about: str) -> bool:
    if about in ("cell", "tile"):
        return answer[0] == "cell"
    return answer[0] == ("number" if about == "player" else "word")


def _told(reason: Reason | None) -> str:
    return sentence(reason) if reason and reason.key != "not_among_answers" else ""
