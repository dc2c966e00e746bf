"""The slow road: read, bind, link and paint every pack; the result is plain data. Knows no cache and no rule."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from favor.content.binder import Bound, Entered, bind, bind_manifest
from favor.content.lazily import lazily
from favor.content.linker import Shelf, count_faults, link
from favor.content.order import Manifest, load_order, requirement_faults
from favor.content.packs import PackFiles
from favor.content.patches import Changer, Table, patches, replacements
from favor.content.reader import read_all
from favor.content.rings import ring_faults
from favor.content.whole import whole_faults
from favor.model.definitions import SECTIONS
from favor.model.problems import Problem, Problems

tiles_section = lazily("favor.content.tiles_section")
"""Reads the painted maps through pytmx, which draws in pygame."""

Plain = dict[str, Any]
"""What the cache stores: nothing but dicts, lists, tuples, text, numbers, true and false."""


@dataclass(slots=True)
class _Loaded:
    """One pack that passed every check."""

    manifest: Manifest
    rules: dict[str, Any]
    painted: Any
    renamed: list[Any]
    hash: str


def compile_packs(packs: tuple[PackFiles, ...], hashes: tuple[str, ...]) -> Plain:
    """All packs as plain data: definitions of those that are sound, problems of all."""
    problems: list[Problem] = []
    manifests: list[Manifest] = []
    files: dict[str, tuple[PackFiles, str]] = {}
    listed: list[tuple[str, str, str, str]] = []
    for pack, mark in zip(packs, hashes, strict=True):
        manifest, found = _manifest(pack)
        problems += found
        if manifest is None:
            listed.append((pack.root.name, "", str(pack.root), mark))
            continue
        listed.append((manifest.id, manifest.version, str(pack.root), mark))
        manifests.append(manifest)
        files.setdefault(manifest.id, (pack, mark))
    ordered, found = load_order(tuple(manifests))
    problems += found
    loaded, table = _load_all(ordered, files, problems)
    return _plain(loaded, table, problems, listed)


def _manifest(pack: PackFiles) -> tuple[Manifest | None, list[Problem]]:
    """The checked pack.yaml, or what is wrong with it."""
    if not pack.manifest:
        return None, [replace(problem, pack=pack.root.name) for problem in pack.problems]
    tree = read_all(pack.manifest, pack.manifest_name)
    if isinstance(tree, Problems):
        return None, [replace(problem, pack=pack.root.name) for problem in tree]
    data, found = bind_manifest(tree)
    found = [replace(problem, pack=pack.root.name) for problem in (*tree.problems, *found)]
    if any(problem.is_error for problem in found):
        return None, found
    return Manifest(data, tree), found


def _load_all(
    ordered: list[Manifest], files: dict[str, tuple[PackFiles, str]], problems: list[Problem]
) -> tuple[list[_Loaded], Table]:
    """Each pack on a copy of what the packs before it left, which is dropped when the pack is broken."""
    shelf, table = Shelf(), Table()
    loaded: list[_Loaded] = []
    sound: dict[str, Manifest] = {}
    for manifest in ordered:
        pack, mark = files[manifest.id]
        found = requirement_faults(manifest, sound)
        if found:
            problems += found
            continue
        trial = _Trial(manifest, shelf.copy(), table.copy(), {id: each.requires for id, each in sound.items()})
        one, faults = _load(trial, pack, mark)
        problems += [replace(problem, pack=manifest.id) for problem in faults]
        if not any(problem.is_error for problem in faults):
            shelf, table, sound[manifest.id] = trial.shelf, trial.table, manifest
            loaded.append(one)
    return loaded, table


@dataclass(slots=True)
class _Trial:
    """A pack on its way, and what it may change."""

    manifest: Manifest
    shelf: Shelf
    table: Table
    requires: dict[str, tuple[str, ...]]
    """What each sound pack before it requires."""


def _load(trial: _Trial, pack: PackFiles, mark: str) -> tuple[_Loaded, list[Problem]]:
    id = trial.manifest.id
    problems = list(pack.problems)
    bound: list[Bound] = []
    refused = {problem.file for problem in pack.problems if problem.is_error}
    for name, data in pack.content:
        if name in refused:
            continue
        tree = read_all(data, name)
        if isinstance(tree, Problems):
            problems += tree
            continue
        bound.append(bind(tree, id))
        problems += (*tree.problems, *_unexplained(bound[-1].problems, tree.problems))
    entries = [entry for file in bound for entry in file.entries]
    known = [(entry.section, entry.data, entry.full) for entry in trial.table.cards.values()]
    # A file that could not be read has cards that others name: do not call them missing.
    if len(bound) == len(pack.content):
        problems += _join(trial, bound, entries)
    painted = tiles_section.paint(entries, pack, id)
    problems += painted.problems
    if not any(problem.is_error for problem in problems):
        problems += [fault for file in bound for fault in count_faults(file, entries)]
        problems += ring_faults(entries, known)
        problems += whole_faults(trial.manifest, entries, trial.table)
    renamed = [each for file in bound for each in _renamed(file)]
    return _Loaded(trial.manifest, _merged(bound), painted, renamed, mark), problems


def _join(trial: _Trial, bound: list[Bound], entries: list[Entered]) -> list[Problem]:
    """Put a pack's cards among those of the packs before, follow what they name, change what it changes."""
    manifest, table = trial.manifest, trial.table
    problems = replacements(bound, table)
    problems += link(bound, manifest.id, manifest.requires, trial.shelf)
    for entry in entries:
        table.cards[entry.section, entry.full] = entry
        table.owners[entry.section, entry.full] = manifest.id
    changer = Changer(manifest.id, manifest.requires, trial.requires)
    return problems + patches(bound, table, trial.shelf, changer)


def _unexplained(found: list[Problem], read: Problems) -> list[Problem]:
    """What the vocabulary finds on a line that could not be read well only follows from that."""
    lines = {problem.line for problem in read if problem.is_error}
    return [problem for problem in found if problem.line not in lines]


def _merged(files: list[Bound]) -> dict[str, Any]:
    merged: dict[str, Any] = {}
    for file in files:
        merged |= file.rules
    return merged


def _renamed(file: Bound) -> list[tuple[str, str]]:
    """Old ids and what became of them, for saves; nothing where the lines are faulty."""
    if any(problem.is_error for problem in file.problems):
        return []
    names = [(each["from"], each["to"]) for each in file.changes.get("renamed", ())]
    return names + [(each["id"], each["becomes"]) for each in file.changes.get("removed", ())]


def _plain(
    loaded: list[_Loaded], table: Table, problems: list[Problem], listed: list[tuple[str, str, str, str]]
) -> Plain:
    order = sorted(table.cards.items(), key=lambda card: SECTIONS.index(card[0][0]))
    masks = {id: mask for one in loaded for id, mask in one.painted.masks.items()}
    return {
        "cards": [(section, id, _name(entry), table.owners[section, id], entry.data) for (section, id), entry in order],
        "tiles": [
            (
                id,
                entry.data.get("region", ""),
                entry.data["symbol"],
                masks[id],
                entry.data.get("terrain", ""),
                table.owners[section, id],
            )
            for (section, id), entry in order
            if section == "tiles"
        ],
        "plans": {id: plan for one in loaded for id, plan in one.painted.plans.items()},
        "rules": _all_rules(loaded),
        "renamed": [pair for one in loaded for pair in one.renamed],
        "packs": [(one.manifest.id, one.manifest.version, one.hash) for one in loaded],
        "listed": listed,
        "problems": [
            (each.file, each.line, each.column, each.code, each.sentence, each.inside, each.source, each.pack)
            for each in sorted(problems)
        ],
    }


def _all_rules(loaded: list[_Loaded]) -> dict[str, Any]:
    """The numbers of base, the switches of all."""
    rules: dict[str, Any] = {}
    for one in loaded:
        switches = [*rules.get("switches", ()), *one.rules.get("switches", ())]
        rules |= one.rules
        rules["switches"] = switches
    return rules


def _name(entry: Entered) -> str:
    return str(entry.data.get("name", entry.id))
