"""One file against the vocabulary: sections, entries, fields. Knows neither other files nor other packs."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from favor.content.acting import ACTING_CHECKS
from favor.content.checks import card_checks
from favor.content.plain_kinds import PLAIN_CHECKS
from favor.content.pointing import POINTING_CHECKS
from favor.content.reader import BROKEN, Path, Tree
from favor.content.walk import Reference, Walk, called, suggestion
from favor.language.changes import CHANGES
from favor.language.fields import Entry, Field, Kind
from favor.language.registry import SECTIONS
from favor.language.sections import MANIFEST, NEVER_IN_PLAY, RULES, SINGULAR, SWITCHES
from favor.model.problems import Problem

CHECKS = MappingProxyType({**PLAIN_CHECKS, **POINTING_CHECKS, **ACTING_CHECKS})
_VERSION = re.compile(r"\d+(?:\.\d+)*")
_IN_PLAY = ("passive", "reacts", "use")


@dataclass(slots=True)
class Entered:
    """One entry of a section, found in one file."""

    section: str
    id: str
    data: dict[str, Any]
    path: Path
    tree: Tree
    full: str = ""
    """The full id, once it is known."""


@dataclass(slots=True)
class Bound:
    """What one file holds, and what is wrong with it."""

    tree: Tree
    entries: list[Entered] = field(default_factory=list)
    rules: dict[str, Any] = field(default_factory=dict)
    changes: dict[str, Any] = field(default_factory=dict)
    """What it does to cards of other packs."""
    problems: list[Problem] = field(default_factory=list)
    references: list[Reference] = field(default_factory=list)


def bind(tree: Tree, pack: str = "base") -> Bound:
    """Check a content file against the vocabulary."""
    walk = Walk(tree, CHECKS)
    found = Bound(tree, problems=walk.problems, references=walk.references)
    if not isinstance(tree.data, dict):
        walk.say("E203", (), f"a content file is a mapping of sections, not {called(tree.data)}")
        return found
    _format(walk, tree.data)
    for name, value in tree.data.items():
        if name == "rules":
            _rules(walk, found, value, pack)
        elif name in SECTIONS:
            _section(walk, found, SECTIONS[name], value)
        elif name in CHANGES:
            walk.check(value, CHANGES[name], (name,))
            found.changes[name] = value
        elif name != "format":
            walk.say(
                "E201", (name,), f"there is no section '{name}'{suggestion(name, [*SECTIONS, *CHANGES, 'rules'])}", at_key=True
            )
    return found


def bind_manifest(tree: Tree) -> tuple[dict[str, Any], list[Problem]]:
    """Check a `pack.yaml`; every fault in it is E501 or of the reader."""
    walk = Walk(tree, CHECKS)
    if not isinstance(tree.data, dict):
        walk.say("E501", (), f"a pack.yaml is a mapping, not {called(tree.data)}")
        return {}, walk.problems
    _format(walk, tree.data)
    walk.record(
        tree.data,
        (Field("format", Kind("free"), "1", False), Field("pack", MANIFEST, "the pack", lacking="E501")),
        (),
        "pack.yaml",
    )
    pack = tree.data.get("pack")
    _versions(walk, pack)
    return pack if isinstance(pack, dict) else {}, [replace(problem, code="E501") for problem in walk.problems]


def _versions(walk: Walk, pack: Any) -> None:
    """Versions are compared, so they must be numbers with points."""
    if not isinstance(pack, dict):
        return
    listed = pack.get("requires")
    wanted: list[tuple[Path, Any]] = [(("pack", "version"), pack.get("version"))]
    for number, each in enumerate(listed if isinstance(listed, list) else ()):
        wanted.append((("pack", "requires", number, "at_least"), each.get("at_least") if isinstance(each, dict) else None))
    for path, version in wanted:
        if isinstance(version, str) and version.strip() and not _VERSION.fullmatch(version):
            walk.say("E501", path, f"'{version}' is no version: write numbers with points between, as \"1.0.0\"")


def _format(walk: Walk, data: dict[str, Any]) -> None:
    if "format" not in data:
        walk.say("E202", (), "the file lacks 'format: 1'")
    elif data["format"] != 1 and data["format"] is not BROKEN:
        walk.say("E205", ("format",), f"this game reads format 1, not {called(data['format'])}")


def _rules(walk: Walk, found: Bound, value: Any, pack: str) -> None:
    walk.enter("rules", ("rules",), "in rules")
    if pack != "base" and isinstance(value, dict):
        for key in value:
            if key != "switches":
                walk.say(
                    "E204",
                    ("rules", key),
                    f"'{key}' belongs to the base pack; a pack may only add switches",
                    at_key=True,
                )
        value = {key: value[key] for key in value if key == "switches"}
        if value:
            walk.record(value, (SWITCHES,), ("rules",), "'rules'")
    else:
        walk.record(value, RULES.fields, ("rules",), "'rules'")
    walk.enter("", (), "")
    if isinstance(value, dict):
        found.rules = value


def _section(walk: Walk, found: Bound, section: Entry, value: Any) -> None:
    walk.enter(section.name, (), "")
    if value is BROKEN:
        return
    if not isinstance(value, list):
        walk.say("E207", (section.name,), f"'{section.name}' must be a list, not {called(value)}; start each entry with '- '")
        return
    for number, item in enumerate(value):
        _entry(walk, found, section, item, (section.name, number))
    walk.enter("", (), "")


def _entry(walk: Walk, found: Bound, section: Entry, item: Any, path: Path) -> None:
    if item is BROKEN:
        return
    if not isinstance(item, dict):
        walk.enter(section.name, path, "")
        walk.wrong_type(item, path, "a mapping with 'id:'")
        return
    name = item.get("id")
    singular = SINGULAR[section.name]
    walk.enter(section.name, path, f"in {singular} '{name}'" if isinstance(name, str) else f"in {section.name}[{path[-1]}]")
    before = len(walk.problems)
    refused = _refused(walk, section, item, path)
    shown = {key: item[key] for key in item if key not in refused}
    _fields(walk, shown, section, path, f"a {singular}")
    if not refused:
        is_sound = not walk.tree.problems and not any(problem.is_error for problem in walk.problems[before:])
        card_checks(walk, item, path, is_sound)
    if isinstance(name, str):
        found.entries.append(Entered(section.name, name, item, path, walk.tree))


def _refused(walk: Walk, section: Entry, item: dict[str, Any], path: Path) -> tuple[str, ...]:
    """Slots that other sections have, refused with the reason."""
    what = NEVER_IN_PLAY.get(section.name)
    refused = tuple(key for key in _IN_PLAY if what and key in item)
    for key in refused:
        walk.say("E204", (*path, key), f"unknown field '{key}': {what} is never in play, so it has no '{key}'", at_key=True)
    if what is None and section.field("effects") is None and section.field("passive"):
        slots = " or ".join(f"'{name}'" for name in _IN_PLAY if section.field(name))
        acts = tuple(key for key in ("needs", "effects") if key in item)
        for key in acts:
            sentence = f"unknown field '{key}': a {SINGULAR[section.name]} lies in play and does nothing of itself; write {slots}"
            walk.say("E204", (*path, key), sentence, at_key=True)
        refused = (*refused, *acts)
    if section.name == "boons" and "reacts" in item:
        walk.say(
            "E204",
            (*path, "reacts"),
            "unknown field 'reacts': a Boon is flipped by its owner and answers nothing; let it afflict a status that reacts",
            at_key=True,
        )
        return (*refused, "reacts")
    return refused


def _fields(walk: Walk, item: dict[str, Any], section: Entry, path: Path, what: str) -> None:
    """`if` is asked first; then come `needs`, whose names are known to the effects, and to nothing else."""
    walk.shape(item, section.fields, path, what)
    walk.bind()
    for field_ in sorted(section.fields, key=lambda each: each.name != "if"):
        if field_.name not in item:
            continue
        if field_.kind.name in ("list", "record") and field_.name in ("passive", "reacts", "use"):
            before, walk.scope = walk.scope, {}
            walk.check(item[field_.name], field_.kind, (*path, field_.name))
            walk.scope = before
        else:
            walk.check(item[field_.name], field_.kind, (*path, field_.name))
