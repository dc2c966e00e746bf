"""Cards against cards: ids that are taken, references that lead nowhere, counts. Knows no field of the language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from favor.content.binder import Bound, Entered
from favor.content.packs import BASE
from favor.content.reader import Path, Tree
from favor.content.walk import Reference, near
from favor.language.sections import SINGULAR
from favor.model.problems import Problem


@dataclass(slots=True)
class Shelf:
    """Every id that is known so far, by section: full id to its pack."""

    ids: dict[str, dict[str, str]] = field(default_factory=dict)
    positions: dict[str, tuple[Any, Any]] = field(default_factory=dict)
    """Both positions of every switch."""

    def of(self, section: str) -> dict[str, str]:
        """The ids of one section."""
        return self.ids.setdefault(section, {})

    def copy(self) -> Shelf:
        """A shelf of its own, for a pack that may yet turn out broken."""
        return Shelf({section: dict(ids) for section, ids in self.ids.items()}, dict(self.positions))


def full_id(pack: str, id: str) -> str:
    """How the rest of the program calls a card: bare in base, `pack:id` elsewhere."""
    return id if pack == BASE else f"{pack}:{id}"


def link(files: list[Bound], pack: str, required: tuple[str, ...], shelf: Shelf) -> list[Problem]:
    """Enter a pack's ids, then follow its references and write them in full."""
    problems = enter(files, pack, shelf)
    for bound in files:
        for reference in bound.references:
            problems += follow(reference, pack, required, shelf)
    return problems


def enter(files: list[Bound], pack: str, shelf: Shelf) -> list[Problem]:
    """Put a pack's ids on the shelf (E210, E506)."""
    problems = []
    first: dict[tuple[str, str], Entered] = {}
    for bound in files:
        problems += _enter_switches(bound, pack, shelf)
        for entry in bound.entries:
            before = first.setdefault((entry.section, entry.id), entry)
            where = (*entry.path, "id")
            if before is not entry:
                other = before.tree.place((*before.path, "id"))
                place = f"{before.tree.source.name}:{other[0]}"
                problems.append(
                    _problem(
                        entry.tree, where, "E210", f"the id '{entry.id}' is used twice; first at {place}", _label(entry)
                    )
                )
            elif pack != BASE and not entry.full and entry.id in shelf.of(entry.section):
                owner = shelf.of(entry.section)[entry.id]
                sentence = f"'{entry.id}' is a card of '{owner}'; choose another id (replacing it needs 'replace:')"
                problems.append(_problem(entry.tree, where, "E506", sentence, _label(entry)))
            if not entry.full:  # a card that takes another's place keeps that one's id and home
                entry.full = full_id(pack, entry.id)
                shelf.of(entry.section)[entry.full] = pack
    return problems


def _enter_switches(bound: Bound, pack: str, shelf: Shelf) -> list[Problem]:
    """House rules with their positions; an id that is taken is E506, or E210 within the pack."""
    problems = []
    listed = bound.rules.get("switches")
    for number, switch in enumerate(listed if isinstance(listed, list) else ()):
        if not isinstance(switch, dict) or not isinstance(switch.get("id"), str):
            continue
        owner = shelf.of("switches").get(switch["id"])
        where = ("rules", "switches", number, "id")
        if owner == pack:
            problems.append(_problem(bound.tree, where, "E210", f"the switch '{switch['id']}' stands here twice", "in rules"))
        elif owner:
            sentence = f"'{switch['id']}' is a switch of '{owner}'; choose another id"
            problems.append(_problem(bound.tree, where, "E506", sentence, "in rules"))
        else:
            shelf.of("switches")[switch["id"]] = pack
            shelf.positions[switch["id"]] = (switch.get("default"), switch.get("other"))
    return problems


def _position_fault(reference: Reference, shelf: Shelf) -> list[Problem]:
    """E206 for a position that the switch does not have."""
    holder: Any = reference.tree.data
    for step in reference.path[:-1]:
        holder = holder[step]
    wanted, known = holder.get("is"), shelf.positions.get(reference.text, ())
    if reference.section != "switches" or "is" not in holder or wanted in known:
        return []
    listed = " or ".join(str(each).lower() if isinstance(each, bool) else str(each) for each in known)
    said = f"the switch '{reference.text}' is never '{wanted}'; it is {listed}"
    return [_problem(reference.tree, (*reference.path[:-1], "is"), "E206", said, _inside(reference))]


def follow(reference: Reference, pack: str, required: tuple[str, ...], shelf: Shelf) -> list[Problem]:
    """Write a reference in full, or say that it leads nowhere (E306)."""
    known = shelf.of(reference.section)
    found = _resolve(reference.text, pack, reference.section, known)
    if found and known[found] in (BASE, pack, *required):
        _write(reference, found)
        return _position_fault(reference, shelf) if reference.section == "switches" else []
    what = SINGULAR.get(reference.section, reference.section.removesuffix("es"))
    if found:
        hint = f"; it is in pack '{known[found]}', which you do not require"
    else:
        owners = [id for id in known if id.rpartition(":")[2] == reference.text]
        guess = near(reference.text, [id for id in known if known[id] in (BASE, pack, *required)])
        hint = f"; it is in pack '{known[owners[0]]}', which you do not require" if owners else guess
    return [
        _problem(
            reference.tree, reference.path, "E306", f"there is no {what} '{reference.text}'{hint}", _inside(reference)
        )
    ]


def _resolve(text: str, pack: str, section: str, known: Mapping[str, str]) -> str:
    """The full id meant; the pack's own cards come before those of base."""
    if section == "switches":
        return text if text in known else ""
    owner, colon, id = text.rpartition(":")
    if colon:
        wanted = full_id(owner, id)
        return wanted if wanted in known else ""
    return next((wanted for wanted in (full_id(pack, id), id) if wanted in known), "")


def _write(reference: Reference, found: str) -> None:
    holder: Any = reference.tree.data
    for step in reference.path[:-1]:
        holder = holder[step]
    holder[reference.path[-1]] = found


def _problem(tree: Tree, path: Path, code: str, sentence: str, inside: str) -> Problem:
    place = tree.place(path)
    return Problem(tree.source.name, *place, code, sentence, inside, tree.source.line(place[0]))


def _label(entry: Entered) -> str:
    return f"in {SINGULAR[entry.section]} '{entry.id}'"


def _inside(reference: Reference) -> str:
    card: Any = reference.tree.data
    for step in reference.card:
        card = card[step]
    if not reference.card or not isinstance(card, dict):
        return ""
    section = str(reference.card[0])
    below = reference.path[len(reference.card) : -1]
    steps = "".join(f"[{step}]" if isinstance(step, int) else f" > {step}" for step in below)
    return f"in {SINGULAR.get(section, section)} '{card.get('id')}'{steps}"


def count_faults(rules: Bound, entries: list[Entered]) -> list[Problem]:
    """What the pack holds against the numbers its `rules: counts:` promise, copies counted."""
    problems = []
    counts = rules.rules.get("counts")
    for section, wanted in counts.items() if isinstance(counts, dict) else ():
        for kind, number in wanted.items() if isinstance(wanted, dict) else (("", wanted),):
            held = sum(_copies(entry) for entry in entries if entry.section == section and _counted(entry, kind))
            if held != number:
                path: Path = ("rules", "counts", section, kind) if kind else ("rules", "counts", section)
                sentence = f"'{section}' {kind} should be {number}, but {held} are there".replace("  ", " ")
                problems.append(_problem(rules.tree, path, "E205", sentence, "in rules > counts"))
    return problems


def _counted(entry: Entered, kind: str) -> bool:
    if entry.section == "tiles":
        return entry.data.get("symbol") not in ("settlement", "altar")
    return not kind or entry.data.get("type") == kind


def _copies(entry: Entered) -> int:
    copies = entry.data.get("copies", 1)
    return copies if type(copies) is int else 1
