"""`simulate`: random legal play over many games; same seed, same games, on every machine. Knows no table, no window."""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tqdm import tqdm

from favor.content.load import load_catalog
from favor.content.report import report
from favor.model.actions import Action, LoopError
from favor.model.catalog import Catalog
from favor.model.chance import Dice
from favor.rules.audit import audit, census
from favor.rules.book import Book
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.rules.sheets import compile_book

BASE_ROOT = Path(__file__).resolve().parent.parent.parent / "content" / "base"
MOST_DECISIONS = 20_000
LONG_RUN = 20
"""From so many games on a terminal shows a progress bar."""


class SimulationFault(Exception):
    """A game that failed: its seed, its seats and why."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one game."""

    seed: int
    seats: int
    decisions: int
    turns: int
    won_by: str
    key: tuple[Any, ...]
    endless: tuple[str, ...] = ()
    """Choices that set cards off without end and were refused, each with its chain of cards."""

    @property
    def rounds(self) -> int:
        """How many rounds it took, the last one counted whole."""
        return -(-self.turns // self.seats)


def play(content: Catalog | Book, seats: int, seed: int, with_audit: bool = False) -> Outcome:
    """One game of random legal play; SimulationFault when it breaks, is found unsound, or does not end."""
    try:
        return _play(content if isinstance(content, Book) else compile_book(content), seats, seed, with_audit)
    except SimulationFault:
        raise
    except Exception as fault:
        raise SimulationFault(f"the game of seed {seed} with {seats} players broke: {type(fault).__name__}: {fault}") from fault


class _Course:
    """One game and its way so far; a choice that sets cards off without end is refused in that position (effects 3.12)."""

    def __init__(self, book: Book, setup: Setup) -> None:
        self._book, self._setup = book, setup
        self.game = Game.new(book, setup)
        self.answers: list[Action] = []
        self.endless: list[str] = []
        self._refused: list[set[Action]] = [set()]  # by position, the present one last

    def options(self) -> list[Action]:
        """What may be answered here; empty only when the game is over."""
        while self.game.decision is not None:
            left = [option for option in self.game.decision.options if option not in self._refused[-1]]
            if left:
                return left
            if not self.answers:
                raise SimulationFault(f"no choice at the start of the game ever ends: {self.endless[-1]}")
            # Whatever is said here never ends: then the answer that led here is the one to refuse.
            self._refused.pop()
            self._refused[-1].add(self.answers.pop())
            self._play_again()
        return []

    def answer(self, action: Action) -> None:
        """Give an answer, or refuse it for good in this position."""
        try:
            self.game.apply(action)
        except LoopError as error:
            self.endless.append(str(error))
            self._refused[-1].add(action)
            self._play_again()
            return
        self._refused.append(set())
        self.answers.append(action)

    def _play_again(self) -> None:
        """The game as it stood before: played anew, for nothing else is left of it."""
        self.game = Game.new(self._book, self._setup)
        for action in self.answers:
            self.game.apply(action)


def _play(book: Book, seats: int, seed: int, with_audit: bool) -> Outcome:
    dice = Dice(seed)
    known = [character.id for character in book.characters]
    characters = tuple(known[number] for number in dice.shuffled(range(len(known)))[:seats])
    course = _Course(book, Setup(characters=characters, seed=seed))
    everything = census(course.game.state)
    while options := course.options():
        decisions = len(course.answers)
        if decisions == MOST_DECISIONS:
            raise SimulationFault(f"the game of seed {seed} with {seats} players did not end within {MOST_DECISIONS} decisions")
        course.answer(options[dice.below(len(options))])
        faults = audit(course.game.state, everything) if with_audit else ()
        if faults:
            raise SimulationFault(
                f"the game of seed {seed} with {seats} players, after decision {decisions + 1}: " + "; ".join(faults)
            )
    s = course.game.state
    return Outcome(seed, seats, len(course.answers), s.turn, s.won_by, s.key(), tuple(course.endless))


def play_all(catalog: Catalog, games: int, players: Sequence[int], seed: int, with_audit: bool = False) -> Iterator[Outcome]:
    """Game after game, seeds counted up, the numbers of players in turn."""
    book = compile_book(catalog)
    for number in range(games):
        yield play(book, players[number % len(players)], seed + number, with_audit)


class Fingerprint:
    """A hash over final positions, in their order; plain values only, so that it is the same everywhere."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, outcome: Outcome) -> None:
        """Take in one more game."""
        self._hash.update(repr(outcome.key).encode("utf-8"))

    def __str__(self) -> str:
        return self._hash.hexdigest()


def summary(outcomes: Sequence[Outcome]) -> str:
    """What came of the games, in a few lines."""
    decisions = sum(outcome.decisions for outcome in outcomes)
    rounds = sorted(outcome.rounds for outcome in outcomes)
    won = Counter(outcome.won_by for outcome in outcomes)
    seats = Counter(outcome.seats for outcome in outcomes)
    tables = ", ".join(f"{seats[number]} with {number} players" for number in sorted(seats))
    longest = max(outcome.decisions for outcome in outcomes)
    return "\n".join(
        [
            f"games: {len(outcomes)} ({tables})",
            f"decisions: {decisions}, {decisions / len(outcomes):.1f} a game, at most {longest}",
            f"wins: {won['favor']} by Favor, {won['banners']} by Banners",
            f"rounds: {rounds[0]} to {rounds[-1]}, half of the games at most {rounds[(len(rounds) - 1) // 2]}",
            *_endless(outcomes),
        ]
    )


def _endless(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """What was refused because it would never have ended; says nothing where all came to rest."""
    told = [chain for outcome in outcomes for chain in outcome.endless]
    if told:
        yield f"choices without end, refused: {len(told)}, the first: {told[0]}"


def run(arguments: argparse.Namespace) -> int:
    """Obey the command: play, print the summary and last the fingerprint; 1 when a game failed."""
    loaded = load_catalog(BASE_ROOT, [Path(pack).resolve() for pack in arguments.pack])
    if loaded.problems.errors:
        print(report(loaded.problems.errors))
        return 1
    outcomes: list[Outcome] = []
    fingerprint = Fingerprint()
    games = play_all(loaded.catalog, arguments.games, arguments.players, arguments.seed, arguments.audit)
    is_quiet = arguments.games < LONG_RUN or not sys.stderr.isatty()
    try:
        for outcome in tqdm(games, total=arguments.games, unit="game", disable=is_quiet):
            outcomes.append(outcome)
            fingerprint.add(outcome)
    except SimulationFault as fault:
        print(f"simulate: {fault}", file=sys.stderr)
        return 1
    print(summary(outcomes))
    print(f"fingerprint: {fingerprint}")
    return 0
