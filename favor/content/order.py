"""Which packs can be loaded, and in which order: requirements, versions, conflicts, rings. Knows no card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from favor.content.reader import Tree
from favor.content.walk import near
from favor.model.problems import Problem


@dataclass(frozen=True, slots=True)
class Manifest:
    """A checked `pack.yaml` with its places."""

    data: dict[str, Any]
    tree: Tree

    @property
    def id(self) -> str:
        """The pack's id."""
        return str(self.data["id"])

    @property
    def version(self) -> str:
        """The pack's version."""
        return str(self.data["version"])

    @property
    def requires(self) -> tuple[str, ...]:
        """Ids of the packs it needs; everything needs base."""
        return tuple(str(wanted["pack"]) for wanted in self.data.get("requires", ()))

    def problem(self, code: str, sentence: str, *path: str | int) -> Problem:
        """A problem at a field of the manifest."""
        place = self.tree.place(("pack", *path))
        return Problem(
            self.tree.source.name, *place, code, sentence, source=self.tree.source.line(place[0]), pack=self.id
        )


def load_order(manifests: tuple[Manifest, ...]) -> tuple[list[Manifest], list[Problem]]:
    """The packs that can be loaded, requirements first, ties by id; and why the others cannot."""
    problems = _doubles(manifests)
    first = {manifest.id: manifest for manifest in reversed(manifests)}
    usable = {id: first[id] for id in sorted(first)}
    clashes = [fault for manifest in usable.values() for fault in _conflicts(manifest, usable)]
    problems += clashes
    usable = {id: each for id, each in usable.items() if id not in {fault.pack for fault in clashes}}
    while True:
        found = [fault for each in usable.values() for fault in requirement_faults(each, usable)]
        if not found:
            break
        problems += found
        usable = {id: each for id, each in usable.items() if id not in {fault.pack for fault in found}}
    ordered, rings = _sorted(usable)
    return ordered, problems + rings


def requirement_faults(manifest: Manifest, present: dict[str, Manifest]) -> list[Problem]:
    """E502 and E503: packs that are missing or too old."""
    found = []
    for number, wanted in enumerate(manifest.data.get("requires", ())):
        other = present.get(wanted["pack"])
        if other is None:
            sentence = f"needs the pack '{wanted['pack']}', which is not there or is off{near(wanted['pack'], present)}"
            found.append(manifest.problem("E502", sentence, "requires", number, "pack"))
        elif _parts(other.version) < _parts(str(wanted.get("at_least", "0"))):
            sentence = f"needs '{other.id}' {wanted['at_least']} or newer; found {other.version}"
            found.append(manifest.problem("E503", sentence, "requires", number, "at_least"))
    return found


def _doubles(manifests: tuple[Manifest, ...]) -> list[Problem]:
    seen: dict[str, Manifest] = {}
    found = []
    for manifest in manifests:
        first = seen.setdefault(manifest.id, manifest)
        if first is not manifest:
            found.append(manifest.problem("E505", f"the id '{manifest.id}' is taken by {first.tree.source.name}", "id"))
    return found


def _conflicts(manifest: Manifest, present: dict[str, Manifest]) -> list[Problem]:
    return [
        manifest.problem("E505", f"cannot stand beside the pack '{other}'; take one of them out", "conflicts", number)
        for number, other in enumerate(manifest.data.get("conflicts", ()))
        if other in present
    ]


def _sorted(usable: dict[str, Manifest]) -> tuple[list[Manifest], list[Problem]]:
    """Requirements first; `load_after` is followed where it makes no ring."""
    left = dict(usable)
    ordered: list[Manifest] = []
    while left:
        ready = _ready(left, soft=True) or _ready(left, soft=False)
        if ready is None:
            ring = " > ".join(left)
            return ordered, [
                each.problem("E504", f"these packs require each other in a ring: {ring}", "requires")
                for each in left.values()
            ]
        ordered.append(left.pop(ready))
    return ordered, []


def _ready(left: dict[str, Manifest], soft: bool) -> str | None:
    for id, manifest in left.items():
        before = (
            *manifest.requires,
            *(manifest.data.get("load_after", ()) if soft else ()),
            *(("base",) if id != "base" else ()),
        )
        if not any(other in left and other != id for other in before) and id not in manifest.requires:
            return id
    return None


def _parts(version: str) -> tuple[int, ...]:
    """A version as numbers; a word in it counts as 0."""
    return tuple(int(part) if part.isdigit() else 0 for part in version.split("."))
