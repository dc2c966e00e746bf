"""Runs scenarios, out of files or off cards: set up, play, compare. One verdict each; prints nothing."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path as FilePath
from typing import Any

from favor.content.reader import Tree, read
from favor.model.actions import LoopError
from favor.model.problems import Problems
from favor.rules.audit import audit, census
from favor.rules.book import Book
from favor.rules.engine import run as run_rules
from favor.rules.game import Game
from favor.table.scenario_compare import compare
from favor.table.scenario_content import Contents
from favor.table.scenario_format import Path, ScenarioFault, check
from favor.table.scenario_ids import known_ids
from favor.table.scenario_play import Player
from favor.table.scenario_setup import build, leftovers
from favor.table.scenario_steps import read_steps

OF_A_PACK = ("scenarios", "tests")
"""Folders of a pack that hold no cards but may hold scenarios."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of one scenario: where it stands, its title, and what failed (empty when it holds)."""

    place: str
    title: str
    failure: str = ""

    @property
    def holds(self) -> bool:
        """Whether everything was as the scenario says."""
        return not self.failure


def play(data: Mapping[str, Any], book: Book, *, is_example: bool = False, home: str = "") -> None:
    """Play one scenario on this content; ScenarioFault says where and why it does not hold."""
    check(data)
    data = known_ids(data, book.catalog, home)
    steps = read_steps(data.get("steps", []))
    s, laid = build(data, book)
    everything = census(s)
    try:
        run_rules(s)
    except LoopError as fault:
        raise ScenarioFault(("step",), str(fault)) from None
    player = Player(Game(s), tuple(s.events))
    for step in steps:
        try:
            player.take(step)
        except LoopError as fault:
            raise ScenarioFault(step.path, f"step `{step.written}`: {fault}") from None
        _sound(player, everything, step.path)
    compare(data.get("expect", {}), player.game, player.events)
    _ended(player, laid, is_example)


def _sound(player: Player, everything: Any, path: Path) -> None:
    faults = audit(player.state, everything)
    if faults:
        raise ScenarioFault(path, "the position is broken: " + "; ".join(faults))


def _ended(player: Player, laid: Any, is_example: bool) -> None:
    left = leftovers(player.state, laid, player.events)
    if left:
        raise ScenarioFault(("next",), f"next: expected all of it to be used, found left over: {left}")
    decision = player.game.decision
    if is_example and decision is not None and decision.about != "action":
        found = f"found one about {decision.about}"
        raise ScenarioFault(("steps",), f"expected no question to be open at the end of an example, {found}")


def run_file(file: FilePath, contents: Contents) -> Verdict:
    """The verdict on one scenario file."""
    tree = read(file.read_bytes(), str(file))
    if isinstance(tree, Problems):
        first = tree.errors[0]
        return Verdict(f"{file}:{first.line}", "", f"{first.code} {first.sentence}")
    title = str(tree.data.get("scenario", "")) if isinstance(tree.data, dict) else ""
    try:
        play(tree.data, _book_for(tree.data, file, contents))
    except ScenarioFault as fault:
        return Verdict(f"{file}:{_line(tree, fault.path)}", title, fault.text)
    except Exception as fault:  # one broken rule must not hide the verdicts on all other scenarios
        return Verdict(f"{file}:1", title, f"the game broke: {type(fault).__name__}: {fault} {_where(fault)}")
    return Verdict(str(file), title)


def _book_for(data: Any, file: FilePath, contents: Contents) -> Book:
    check(data)
    packs = [(file.parent / pack).resolve() for pack in data.get("packs", ())]
    for number, pack in enumerate(packs):
        if not (pack / "pack.yaml").is_file():
            raise ScenarioFault(("packs", number), f"'{data['packs'][number]}' is no pack: it has no pack.yaml")
    return contents.book(packs)


def _where(fault: BaseException) -> str:
    last = traceback.extract_tb(fault.__traceback__)[-1]
    return f"(in {FilePath(last.filename).name}:{last.lineno})"


def _line(tree: Tree, path: Path) -> int:
    return tree.key(path)[0]


def scenario_files(paths: Sequence[FilePath]) -> Iterator[FilePath]:
    """Files as they are named; folders with all below them, but for packs."""
    for path in paths:
        if path.is_dir():
            yield from _in_folder(path)
        else:
            yield path


def _in_folder(folder: FilePath) -> Iterator[FilePath]:
    is_pack = (folder / "pack.yaml").exists()
    for path in sorted(folder.iterdir()):
        if is_pack and path.name not in OF_A_PACK:
            continue
        if path.is_dir():
            yield from _in_folder(path)
        elif path.suffix == ".yaml":
            yield path
