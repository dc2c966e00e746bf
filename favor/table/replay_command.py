"""`replay FILE`: plays a journal again; compares fingerprints, tells turns, or cuts a turn out as a scenario."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from favor.content.packs import BASE
from favor.model.state import State
from favor.rules.setup import Setup
from favor.table.cut import Piece, cut, piece_of_decision, piece_of_turn
from favor.table.cut_text import scenario_text
from favor.table.history import History
from favor.table.journal import Header
from favor.table.opening import Opened, Shelf, open_journal
from favor.table.rebuild import starter
from favor.table.replay import Replay
from favor.table.scenario import play
from favor.table.scenario_format import ScenarioFault
from favor.table.seats import Seat

BASE_ROOT = Path(__file__).resolve().parent.parent.parent / "content" / "base"
USAGE = 2


def run(arguments: argparse.Namespace) -> int:
    """Obey the command: 0 when all holds, 1 when the journal or the scenario does not."""
    opened = open_journal(arguments.file, Shelf(BASE_ROOT, arguments.pack))
    if opened.explained():
        print(opened.explained(), file=sys.stderr)
    if opened.history is None or opened.header is None:
        return 1
    if arguments.verify:
        print(f"{opened.checked} fingerprints agree, {len(opened.history.steps)} decisions are legal")
        return int(opened.damage is not None)
    return _replay(opened, opened.history, opened.header, arguments)


def _replay(opened: Opened, history: History, header: Header, arguments: argparse.Namespace) -> int:
    assert opened.content is not None
    replay = Replay(starter(opened.content.book, header), history.actions)
    until = arguments.until or str(replay.turns[-1].turn)
    piece = _piece(replay, until)
    if piece is None:
        print(f"replay: this game has no {_called(until)}; its last turn is {replay.turns[-1].turn}", file=sys.stderr)
        return USAGE
    if arguments.scenario:
        return _scenario(opened, replay, piece, arguments)
    _tell(replay.game(piece.end).state, opened.reading.seats, piece.end)
    return int(opened.damage is not None)


def _tell(s: State, seats: tuple[Seat, ...], decisions: int) -> None:
    """How things stand, in a few lines."""
    for number, seat in enumerate(seats):
        who = "person" if seat.human else "bot"
        print(f"{number + 1} {seat.name} ({seat.character}, {who}): {s.favor[number]} Favor")
    state = f"{seats[s.winner].name} won by {s.won_by}" if s.winner >= 0 else f"turn of {seats[s.active].name}"
    print(f"{decisions} decisions, turn {s.turn}: {state}")


def _scenario(opened: Opened, replay: Replay, piece: Piece, arguments: argparse.Namespace) -> int:
    header, history, content = opened.header, opened.history, opened.content
    assert header is not None and history is not None and content is not None
    setup = Setup(tuple(seat.character for seat in header.seats), header.seed, header.switches)
    piece_cut = cut(replay, history.actions, setup, piece, f"{arguments.file.stem}, turn {piece.turn}")
    target: Path | None = arguments.out
    here = target.parent if target else Path.cwd()
    packs = [_seen_from(here, Path(pack.root)) for pack in content.loaded.packs if pack.id != BASE]
    data = piece_cut.data
    heading = "\n".join((_heading(header, opened, piece), *[f"Not said here: {each}." for each in piece_cut.unsaid]))
    text = scenario_text(data | ({"packs": packs} if packs else {}), heading)
    if target is None:
        print(text, end="")
    elif not _written(target, text):
        return 1
    return _holds(data, opened)


def _seen_from(here: Path, there: Path) -> str:
    """A path as scenarios hold it; another drive of Windows is only reached by its whole path."""
    try:
        return Path(os.path.relpath(there, here)).as_posix()
    except ValueError:
        return there.as_posix()


def _written(target: Path, text: str) -> bool:
    """Write a new file; one that is there stays."""
    try:
        with target.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as fault:
        print(f"replay: {target} cannot be written: {fault.strerror or fault}", file=sys.stderr)
        return False
    return True


def _piece(replay: Replay, until: str) -> Piece | None:
    return piece_of_decision(replay, int(until[1:])) if until.startswith("d") else piece_of_turn(replay, int(until))


def _called(until: str) -> str:
    return f"decision {until[1:]}" if until.startswith("d") else f"turn {until}"


def _heading(header: Header, opened: Opened, piece: Piece) -> str:
    packs = ", ".join(f"{id} {version}" for id, version, _ in header.packs)
    first, last = piece.at + 1, piece.end
    return f"Out of {opened.path.name}: turn {piece.turn}, decisions {first} to {last}. Favor {header.game}; {packs}."


def _holds(data: dict[str, object], opened: Opened) -> int:
    """Whether the scenario plays as the game did; some positions hold what scenarios have no words for."""
    assert opened.content is not None
    try:
        play(data, opened.content.book)
    except ScenarioFault as fault:
        print(f"replay: this scenario does not play as the game did: {fault.text}", file=sys.stderr)
        return 1
    return 0
