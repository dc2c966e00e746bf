"""The slow road: read, bind, link and paint every pack; the result is plain data. Knows no cache and no rule."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from favor.content.binder import Bound, Entered, bind, bind_manifest
from favor.content.lazily import lazily
from favor.content.linker import Shelf, count_faults, full_id, link
from favor.content.order import Manifest, load_order, requirement_faults
from favor.content.packs import PackFiles
from favor.content.reader import read_all
from favor.content.rings import ring_faults
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
    entries: list[Entered]
    rules: dict[str, Any]
    painted: Any
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
    loaded = _load_all(ordered, files, problems)
    return _plain(loaded, problems, listed)


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
) -> list[_Loaded]:
    shelf = Shelf()
    loaded: list[_Loaded] = []
    sound: dict[str, Manifest] = {}
    for manifest in ordered:
        pack, mark = files[manifest.id]
        found = requirement_faults(manifest, sound)
        if found:
            problems += found
            continue
        trial = Shelf({section: dict(ids) for section, ids in shelf.ids.items()})
        one, faults = _load(manifest, pack, mark, trial, loaded)
        problems += [replace(problem, pack=manifest.id) for problem in faults]
        if not any(problem.is_error for problem in faults):
            shelf, sound[manifest.id] = trial, manifest
            loaded.append(one)
    return loaded


def _load(
    manifest: Manifest, pack: PackFiles, mark: str, shelf: Shelf, before: list[_Loaded]
) -> tuple[_Loaded, list[Problem]]:
    problems = list(pack.problems)
    bound: list[Bound] = []
    for name, data in pack.content:
        tree = read_all(data, name)
        if isinstance(tree, Problems):
            problems += tree
            continue
        bound.append(bind(tree, manifest.id))
        problems += (*tree.problems, *_unexplained(bound[-1].problems, tree.problems))
    entries = [entry for file in bound for entry in file.entries]
    rules = [file for file in bound if file.rules]
    # A file that could not be read has cards that others name: do not call them missing.
    if len(bound) == len(pack.content):
        problems += link(bound, manifest.id, manifest.requires, shelf)
    painted = tiles_section.paint(entries, pack, manifest.id)
    problems += painted.problems
    if not any(problem.is_error for problem in problems):
        problems += [fault for file in rules for fault in count_faults(file, entries)]
        known = [
            (entry.section, entry.data, full_id(one.manifest.id, entry.id)) for one in before for entry in one.entries
        ]
        problems += ring_faults(entries, known)
    return _Loaded(manifest, entries, _merged(rules), painted, mark), problems


def _unexplained(found: list[Problem], read: Problems) -> list[Problem]:
    """What the vocabulary finds on a line that could not be read well only follows from that."""
    lines = {problem.line for problem in read if problem.is_error}
    return [problem for problem in found if problem.line not in lines]


def _merged(rules: list[Bound]) -> dict[str, Any]:
    merged: dict[str, Any] = {}
    for file in rules:
        merged |= file.rules
    return merged


def _plain(loaded: list[_Loaded], problems: list[Problem], listed: list[tuple[str, str, str, str]]) -> Plain:
    cards = [
        (entry.section, full_id(one.manifest.id, entry.id), _name(entry), one.manifest.id, entry.data)
        for one in loaded
        for entry in one.entries
    ]
    cards.sort(key=lambda card: SECTIONS.index(card[0]))
    tiles = [
        (
            full_id(one.manifest.id, entry.id),
            entry.data.get("region", ""),
            entry.data["symbol"],
            one.painted.masks[full_id(one.manifest.id, entry.id)],
            entry.data.get("terrain", ""),
            one.manifest.id,
        )
        for one in loaded
        for entry in one.entries
        if entry.section == "tiles"
    ]
    rules: dict[str, Any] = {}
    for one in loaded:
        switches = [*rules.get("switches", ()), *one.rules.get("switches", ())]
        rules |= one.rules
        rules["switches"] = switches
    return {
        "cards": cards,
        "tiles": tiles,
        "plans": {id: plan for one in loaded for id, plan in one.painted.plans.items()},
        "rules": rules,
        "packs": [(one.manifest.id, one.manifest.version, one.hash) for one in loaded],
        "listed": listed,
        "problems": [
            (each.file, each.line, each.column, each.code, each.sentence, each.inside, each.source, each.pack)
            for each in sorted(problems)
        ],
    }


def _name(entry: Entered) -> str:
    return str(entry.data.get("name", entry.id))
