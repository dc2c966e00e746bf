"""How long a list of legal answers takes to make, one decision after the other. Knows how the rules make it.

The menu of a turn is made when it is asked for. Every other list is made inside `apply`, by the steps that lead to the
question; so this module takes the steps itself, as the engine's loop does, and tells those that made the list from the rest.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from favor.bench.clock import clock_cost
from favor.bench.loop import MOST_DECISIONS
from favor.bench.ours import Ours
from favor.model.actions import Action, LoopError
from favor.model.state import State
from favor.rules import menu
from favor.rules.choices import PICK
from favor.rules.engine import STEP_LIMIT

MOVER = "move_tile"
"""The verb of cards that move a tile; their lists are judged by themselves."""

VALUES = MappingProxyType({"done": -1, "yes": 1, "no": 0})

SUSPECT_NS = 80_000
AGAIN = 3
"""A list that took so long is made again so many times from the same position, caches as they were; the shortest time counts.
Else the worst list would tell how busy the machine is."""

now = time.thread_time_ns
"""The clock of this thread alone: other programs on the machine show little."""

Caches = tuple[dict[int, Any], ...]


@dataclass(slots=True)
class Lists:
    """Times in ns: of every list, of those of cards that move a tile, and of `apply` without the list it made."""

    plain: list[float] = field(default_factory=list)
    movers: list[float] = field(default_factory=list)
    applies: list[float] = field(default_factory=list)
    slowest: float = 0.0
    slowest_question: str = ""
    left_out: int = 0

    def add(self, taken: float, moves: bool, question: str) -> None:
        """One more list."""
        (self.movers if moves else self.plain).append(taken)
        if not moves and taken > self.slowest:
            self.slowest, self.slowest_question = taken, question

    def figures(self) -> dict[str, Any]:
        """What came of it, in microseconds."""
        every = self.plain + self.movers
        middle = statistics.median(every)
        return {
            "legal_us": {
                "mean": _us(statistics.fmean(every)),
                "median": _us(middle),
                "worst": _us(max(every)),
                "worst_without_tile_movers": _us(self.slowest),
                "worst_of_tile_movers": _us(max(self.movers, default=0.0)),
            },
            "apply_us": {"mean": _us(statistics.fmean(self.applies)), "median": _us(statistics.median(self.applies))},
            "worst_to_median": round(self.slowest / middle, 1),
            "worst_question": self.slowest_question,
            "lists": len(every),
            "lists_of_tile_movers": len(self.movers),
            "left_out_for_garbage_collection": self.left_out,
        }


def _us(ns: float) -> float:
    return round(ns / 1e3, 2)


class Watch:
    """Plays random games step by step and writes down what each list took."""

    def __init__(self, engine: Ours) -> None:
        self.lists = Lists()
        self._engine = engine
        self._movers = frozenset(sheet.number for sheet in engine.book.sheets if has_verb(sheet.data, MOVER))
        self._clock = clock_cost(now)
        self._collections = 0

    def play(self, seconds: float, seed: int, chance: Iterator[float]) -> Lists:
        """Random games until the CPU time is used up."""
        gc.callbacks.append(self._collected)
        end = time.process_time() + seconds
        while not self.lists.plain or time.process_time() < end:
            self._game(seed, chance)
            seed += 1
        gc.callbacks.remove(self._collected)
        return self.lists

    def _collected(self, phase: str, info: Mapping[str, int]) -> None:
        self._collections += 1

    def _game(self, seed: int, chance: Iterator[float]) -> None:
        s = self._engine.new(seed).state
        options = self._menu(s)
        for _ in range(MOST_DECISIONS):
            try:
                self._apply(s, options[int(next(chance) * len(options))])
            except LoopError:
                return  # simulate is there to complain
            if s.ask is None:
                return
            options = s.ask[4] or self._menu(s)

    def _menu(self, s: State) -> tuple[Action, ...]:
        """The list of a turn, or the one that a question brought along."""
        if s.ask is not None and s.ask[4] is not None:
            return s.ask[4]
        before, kept = self._collections, caches(s)
        taken = self._timed_menu(s)
        for _ in range(AGAIN if taken > SUSPECT_NS else 0):
            s.menu = None
            set_caches(s, kept)
            taken = min(taken, self._timed_menu(s))
        self._note(s, taken, before)
        return menu.options(s)

    def _timed_menu(self, s: State) -> float:
        start = now()
        menu.options(s)
        return now() - start - self._clock

    def _note(self, s: State, taken: float, collections: int) -> None:
        """Write a list down, unless the garbage collector ran meanwhile."""
        if collections != self._collections:
            self.lists.left_out += 1
        elif s.ask is not None:
            moves = any(frame.program.sheet in self._movers for frame in s.stack)
            self.lists.add(taken, moves, f"{s.ask[2]} by {' '.join(frame.program.name for frame in s.stack)}")

    def _apply(self, s: State, action: Action) -> None:
        """Answer and go on, and write down what that took."""
        before, earlier, kept = self._collections, s.clone(), caches(s)
        listed, rest = self._answer(s, action)
        for _ in range(AGAIN if listed > SUSPECT_NS else 0):
            twin = earlier.clone()
            set_caches(twin, kept)
            listed = min(listed, self._answer(twin, action)[0])
        if before == self._collections:
            self.lists.applies.append(rest)
        if s.ask is not None and s.ask[4] is not None:
            self._note(s, listed, before)

    def _answer(self, s: State, action: Action) -> tuple[float, float]:
        """Answer as Game.apply does, with a clock on every step."""
        ask = s.ask
        assert ask is not None
        s.events, s.ask, s.menu = [], None, None
        s.stack[-1].regs[ask[5]] = action if ask[4] is None else VALUES.get(action[0], action[1])
        return self._run(s)

    def _run(self, s: State) -> tuple[float, float]:
        """The engine's loop; returns the ns of the steps that made the list, and of all others."""
        stack, clock = s.stack, self._clock
        listed = rest = 0.0
        for _ in range(STEP_LIMIT):
            if s.ask is not None or not stack:
                return listed, rest
            frame = stack[-1]
            start = now()
            if frame.pc < len(frame.program.code):
                frame.pc += 1
                frame.program.code[frame.pc - 1](s, frame)
            else:
                stack.pop()
            taken = now() - start - clock
            if frame.program is PICK:
                # The step before has looked for the candidates; these put them into words.
                listed += taken
            else:
                rest += listed
                listed = taken
        raise LoopError("R701", ())


def caches(s: State) -> Caches:
    """What the rules remember of the map as it lies, copied."""
    return s.lines.copy(), s.near.copy(), s.places_for.copy()


def set_caches(s: State, kept: Caches) -> None:
    """Forget what was found out since."""
    s.lines, s.near, s.places_for = (each.copy() for each in kept)


def has_verb(node: Any, verb: str) -> bool:
    """Is there such a step anywhere in this plain data?"""
    if isinstance(node, Mapping):
        return node.get("do") == verb or any(has_verb(value, verb) for value in node.values())
    return isinstance(node, list | tuple) and any(has_verb(value, verb) for value in node)
