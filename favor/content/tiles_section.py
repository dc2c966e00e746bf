"""The painted maps behind the `tiles:` section: found, compiled, held against what the section says. Knows no rule."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from favor.content.binder import Entered
from favor.content.packs import BASE, PackFiles, exact_name
from favor.content.tile_plan import TilePlan
from favor.content.tiles import examine_tile
from favor.content.walk import near
from favor.model.problems import Problem


@dataclass(slots=True)
class Painted:
    """The drawings of a pack's tiles by full id, and what is wrong with them."""

    plans: dict[str, tuple[Any, ...]] = field(default_factory=dict)
    masks: dict[str, int] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


def paint(entries: list[Entered], files: PackFiles, pack: str) -> Painted:
    """Read the map of every tile of a pack."""
    painted = Painted()
    root = files.tiles.parent if pack == BASE else files.root
    for entry in entries:
        tmx = entry.data.get("tmx")
        if entry.section != "tiles" or not isinstance(tmx, str):
            continue
        fault = _name_fault(entry, tmx, files)
        if fault:
            painted.problems.append(fault)
            continue
        plan, found = examine_tile(files.tiles / f"{tmx}.tmx", root)
        painted.problems += [_said(problem) for problem in found]
        if plan:
            painted.problems += _differences(entry, plan)
            painted.plans[entry.full] = plan.plain()
            painted.masks[entry.full] = plan.mask
    return painted


def _name_fault(entry: Entered, tmx: str, files: PackFiles) -> Problem | None:
    """E514, E511 and E306: names that lead out of the folder, differ in case, or are not there."""
    if any(sign in tmx for sign in "/\\") or tmx.startswith("."):
        return _at(entry, "tmx", "E514", f"write the bare name of a map in 'tiles/', not '{tmx}'")
    name = exact_name(files.tiles, f"{tmx}.tmx")
    if not name:
        known = [path.stem for path in files.tiles.glob("*.tmx")] if files.tiles.is_dir() else []
        return _at(entry, "tmx", "E306", f"there is no map '{tmx}.tmx' in 'tiles/'{near(tmx, sorted(known))}")
    if name != f"{tmx}.tmx":
        return _at(entry, "tmx", "E511", f"on disk the map is called '{name}'; write it the same way")
    return None


def _differences(entry: Entered, plan: TilePlan) -> list[Problem]:
    found = []
    for name, painted in (("region", plan.region), ("symbol", plan.symbol)):
        written = str(entry.data.get(name, ""))
        if written.rpartition(":")[2] != painted:
            sentence = f"the map says {name} '{painted}', this line says '{written}'"
            found.append(_at(entry, name, "E206", sentence))
    return found


def _at(entry: Entered, field_name: str, code: str, sentence: str) -> Problem:
    place = entry.tree.place((*entry.path, field_name))
    return Problem(
        entry.tree.source.name, *place, code, sentence, f"in tile '{entry.id}'", entry.tree.source.line(place[0])
    )


def _said(problem: Any) -> Problem:
    """A fault inside a map, as one of ours."""
    return Problem(str(problem.file), problem.line, problem.column, problem.code, problem.sentence)
