"""Cards of other packs, replaced or patched: on plain data, before it is checked again. Knows no rule of play."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field, replace
from typing import Any

from favor.content.binder import Bound, Entered, bind
from favor.content.linker import Shelf, follow, full_id
from favor.content.reader import Mark, Path, Tree
from favor.content.walk import near
from favor.model.problems import Problem, Problems


@dataclass(slots=True)
class Table:
    """All cards on the way to the Catalog, by section and full id, and who set which field last."""

    cards: dict[tuple[str, str], Entered] = field(default_factory=dict)
    owners: dict[tuple[str, str], str] = field(default_factory=dict)
    """The pack whose names a card's bare ids mean."""
    setters: dict[tuple[str, ...], str] = field(default_factory=dict)

    def copy(self) -> Table:
        """A table of its own, for a pack that may yet turn out broken."""
        return Table(dict(self.cards), dict(self.owners), dict(self.setters))


@dataclass(frozen=True, slots=True)
class Changer:
    """The pack that changes others' cards: its id and all packs it requires."""

    pack: str
    required: tuple[str, ...]
    requirers: dict[str, tuple[str, ...]]
    """What each loaded pack requires: of two that set one field, the one that knows the other may."""


def replacements(files: list[Bound], table: Table) -> list[Problem]:
    """Cards that stand in `replace:` take the place of the old ones under the old id."""
    problems = []
    for bound in files:
        for number, at in enumerate(_listed(bound, "replace")):
            problems += _replace(files, bound, table, at, ("replace", number))
    return problems


def patches(files: list[Bound], table: Table, shelf: Shelf, changer: Changer) -> list[Problem]:
    """Every patch of a pack, in the order of its files."""
    problems = []
    for bound in files:
        for number, patch in enumerate(_listed(bound, "patch")):
            problems += _patch(bound.tree, patch, ("patch", number), table, shelf, changer)
    return problems


def _listed(bound: Bound, name: str) -> list[Any]:
    """The changes of a file; none while the file itself is faulty, for then their shape is not sure."""
    if any(problem.is_error for problem in (*bound.tree.problems, *bound.problems)):
        return []
    return list(bound.changes.get(name, ()))


def _replace(files: list[Bound], bound: Bound, table: Table, at: str, path: Path) -> list[Problem]:
    section, id, _ = split(at)
    if (section, id) not in table.cards:
        return [_missing(bound.tree, path, section, id, table)]
    bare = id.rpartition(":")[2]
    for file in files:
        for entry in file.entries:
            if (entry.section, entry.id) == (section, bare):
                entry.full = id
                return []
    return [
        _problem(bound.tree, path, "E507", f"this pack holds no card '{bare}' in '{section}' that could take its place")
    ]


def _patch(
    tree: Tree, patch: dict[str, Any], path: Path, table: Table, shelf: Shelf, changer: Changer
) -> list[Problem]:
    section, id, way = split(patch["at"])
    old = table.cards.get((section, id))
    if old is None:
        return [] if patch.get("if_missing") == "skip" else [_missing(tree, (*path, "at"), section, id, table)]
    data = copy.deepcopy(old.data)
    part, missing = _part(data, way)
    if part is None:
        if patch.get("if_missing") == "skip":
            return []
        return [_problem(tree, (*path, "at"), "E508", f"nothing stands at '{missing}' in {section} '{id}'")]
    faults = _painted(tree, section, patch, path) + _change(tree, part, patch, path)
    if faults:
        return faults
    found = _recheck(old, data, table, shelf, changer, (section, id), tree, path)
    return found + _contested(tree, patch, path, table, changer, (section, id, *way))


def split(at: str) -> tuple[str, str, tuple[str, ...]]:
    """`relics/base:ember/reacts/glow` as (section, full id, way to the part)."""
    section, _, rest = at.partition("/")
    card, *way = rest.split("/")
    pack, _, id = card.rpartition(":")
    return section, full_id(pack or "base", id), tuple(way)


def _part(data: Any, way: tuple[str, ...]) -> tuple[dict[str, Any] | None, str]:
    """The mapping at the end of a way: field names lead into mappings, ids into lists."""
    for number, step in enumerate(way):
        if isinstance(data, dict):
            data = data.get(step)
        elif isinstance(data, list):
            data = next((item for item in data if isinstance(item, dict) and item.get("id") == step), None)
        else:
            data = None
        if data is None:
            return None, "/".join(way[: number + 1])
    return (data, "") if isinstance(data, dict) else (None, "/".join(way))


def _painted(tree: Tree, section: str, patch: dict[str, Any], path: Path) -> list[Problem]:
    """E508 for what a tile's map says: it is painted, not written."""
    if section != "tiles":
        return []
    names = [name for name in ("region", "symbol", "tmx") if name in patch.get("set", {}) or name in patch.get("remove", ())]
    said = "is painted in the tile's map; bring a tile of your own"
    return [_problem(tree, path, "E508", f"'{name}' {said}") for name in names]


def _change(tree: Tree, part: dict[str, Any], patch: dict[str, Any], path: Path) -> list[Problem]:
    """Set, add, remove; what cannot be is said at the patch."""
    problems = []
    for name in (*patch.get("set", {}), *patch.get("remove", ())):
        if name == "id":
            problems.append(_problem(tree, path, "E508", "an id never changes; others know the card by it"))
    for name, value in patch.get("set", {}).items():
        part[name] = copy.deepcopy(value)
    for number, name in enumerate(patch.get("remove", ())):
        if part.pop(name, None) is None:
            problems.append(
                _problem(tree, (*path, "remove", number), "E508", f"there is no '{name}' to remove{near(name, part)}")
            )
    for name, value in patch.get("add", {}).items():
        if not isinstance(value, list) or not isinstance(part.get(name, []), list):
            problems.append(
                _problem(
                    tree, (*path, "add", name), "E508", f"'add' puts a list at the end of a list; '{name}' is none"
                )
            )
        else:
            part[name] = [*part.get(name, ()), *copy.deepcopy(value)]
    return problems


def _recheck(
    old: Entered,
    data: dict[str, Any],
    table: Table,
    shelf: Shelf,
    changer: Changer,
    key: tuple[str, str],
    tree: Tree,
    path: Path,
) -> list[Problem]:
    """The changed card once more against the vocabulary; E509 names both places."""
    owner = table.owners[key]
    mark = Mark((1, 1), (1, 1), {key[0]: Mark((1, 1), (1, 1), {0: _mark_of(old)})})
    alone = Tree(old.tree.source, {"format": 1, key[0]: [data]}, mark, Problems())
    bound = bind(alone, owner)
    faults = [problem for problem in bound.problems if problem.is_error]
    for reference in bound.references:
        # A bare id may be the card's own pack's or the patching pack's.
        if follow(reference, owner, (*changer.required, changer.pack), shelf):
            faults += follow(reference, changer.pack, changer.required, shelf)
    if not faults and bound.entries:
        table.cards[key] = replace(bound.entries[0], full=old.full)
    return [
        _problem(tree, path, "E509", f"the patched card is invalid: {fault.place}: {fault.code} {fault.sentence}")
        for fault in faults
    ]


def _mark_of(entry: Entered) -> Mark:
    mark = entry.tree.mark
    for step in entry.path:
        mark = mark.inside[step]
    return mark


def _contested(
    tree: Tree, patch: dict[str, Any], path: Path, table: Table, changer: Changer, where: tuple[str, ...]
) -> list[Problem]:
    """W510: a field that another pack has set, unless one of the two requires the other."""
    problems = []
    for name in patch.get("set", {}):
        before = table.setters.get((*where, name))
        table.setters[(*where, name)] = changer.pack
        knows = before in changer.required or changer.pack in changer.requirers.get(before or "", ())
        if before and before != changer.pack and not knows:
            sentence = f"'{before}' sets '{name}' of this card too; '{changer.pack}' wins, because it is loaded later"
            problems.append(_problem(tree, (*path, "set", name), "W510", sentence))
    return problems


def _missing(tree: Tree, path: Path, section: str, id: str, table: Table) -> Problem:
    known = [other for kind, other in table.cards if kind == section]
    owner = id.rpartition(":")[0] or "base"
    absent = owner not in table.owners.values()
    hint = f"; no pack '{owner}' was loaded before: require it, or name it in load_after" if absent else near(id, known)
    return _problem(tree, path, "E507", f"there is no card '{id}' in '{section}'{hint}")


def _problem(tree: Tree, path: Path, code: str, sentence: str) -> Problem:
    place = tree.place(path)
    inside = f"in {path[0]}[{path[1]}]"
    return Problem(tree.source.name, *place, code, sentence, inside, tree.source.line(place[0]))
