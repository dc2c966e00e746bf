"""Rings: cards that set each other off without a brake, stats that read what they change. Knows no file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from favor.content.binder import Entered
from favor.content.checks import allowed_codes
from favor.content.reader import Path
from favor.language.sections import SINGULAR
from favor.model.problems import Problem

_EMITTED = MappingProxyType(
    {
        "damage": ("damage", "damage_dealt", "damage_total"),
        "heal": ("healed",),
        "gain_favor": ("favor_gained",),
        "move_player": ("tile_entered",),
        "swap_places": ("tile_entered",),
        "reveal_tile": ("tile_revealed",),
        "challenge": ("challenge_rolled",),
        "afflict": ("status_gained",),
        "spring_trap": ("trap_sprung",),
    }
)
"""What the verbs of a card can set off, again and again (a Stun ends by itself)."""

_DRAWN = MappingProxyType({"actions": "card_drawn", "relics": "relic_gained", "events": "event_drawn"})
_CAUSES = MappingProxyType({"relics": "relic", "items": "item", "statuses": "status", "boons": "boon"})
Known = Sequence[tuple[str, Mapping[str, Any], str]]
"""Cards loaded before: section, data, full id."""

_BRAKES = ("limit", "cost", "optional")
_MINE = ("you", "holder")


@dataclass(frozen=True, slots=True)
class _Spark:
    """Something a reaction can set off: the event, who does it, whom it befalls, from which cause."""

    event: str
    by: str
    to: str
    cause: str


@dataclass(frozen=True, slots=True, eq=False)
class _Reaction:
    name: str
    data: Mapping[str, Any]
    sparks: tuple[_Spark, ...]
    entry: Entered | None
    path: Path


def ring_faults(entries: list[Entered], known: Known) -> list[Problem]:
    """E405 and W415 of a pack's cards, together with the cards loaded before."""
    return [*_reaction_rings(entries, known), *_event_floods(entries, known), *_stat_rings(entries, known)]


def _reaction_rings(entries: list[Entered], known: Known) -> Iterator[Problem]:
    own = [each for entry in entries for each in _reactions(entry.section, entry.data, entry.id, entry)]
    others = [each for section, data, id in known for each in _reactions(section, data, id, None)]
    loose = [each for each in (*own, *others) if not any(each.data.get(brake) for brake in _BRAKES)]
    told: set[frozenset[str]] = set()
    for start in own:
        if start not in loose:
            continue
        ring = _ring(start, loose)
        names = frozenset(each.name for each in ring)
        if ring and names not in told:
            told.add(names)
            yield from _ring_problem(start, ring)


def _reactions(section: str, data: Mapping[str, Any], id: str, entry: Entered | None) -> Iterator[_Reaction]:
    for number, each in enumerate(data.get("reacts", ())):
        sparks = tuple(_sparks(each.get("effects"), _CAUSES.get(section, "")))
        path = (*entry.path, "reacts", number) if entry else ()
        yield _Reaction(f"{SINGULAR[section]} '{id}'", each, sparks, entry, path)


def _sparks(value: Any, cause: str) -> Iterator[_Spark]:
    if isinstance(value, list):
        for below in value:
            yield from _sparks(below, cause)
    elif isinstance(value, dict):
        events = _EMITTED.get(value.get("do", ""), ())
        if value.get("do") == "draw":
            events = (_DRAWN.get(value.get("deck", ""), ""),)
        role = next((value[key] for key in ("who", "to", "first") if isinstance(value.get(key), str)), "")
        by = "you" if value.get("do") == "damage" else role
        yield from (_Spark(event, by, role, cause) for event in events)
        for below in value.values():
            yield from _sparks(below, cause)


def _answers(other: _Reaction, spark: _Spark, alone: bool) -> bool:
    """Whether a reaction's pattern fits; `alone`: it is the same card, so both have one owner."""
    if other.data.get("when") != spark.event:
        return False
    causes = other.data.get("cause", "any")
    if causes != "any" and spark.cause not in ([causes] if isinstance(causes, str) else causes):
        return False
    if not alone:
        return True
    return _fits(other.data.get("by", "anyone"), spark.by) and _fits(other.data.get("to", "anyone"), spark.to)


def _fits(wanted: str, role: str) -> bool:
    """Whether a role of a pattern can mean the players a step names; a selector (no role) can mean any."""
    if wanted in ("anyone", "active_player") or role in ("", "everyone", "active_player") or role.startswith("$"):
        return True
    return (role in _MINE) == (wanted in _MINE)


def _ring(start: _Reaction, reactions: Sequence[_Reaction]) -> tuple[_Reaction, ...]:
    """The shortest way from a reaction back to itself; empty when there is none."""
    ways: list[tuple[_Reaction, ...]] = [(start,)]
    left = [other for other in reactions if other is not start]
    while ways:
        way = ways.pop(0)
        if any(_answers(start, spark, alone=len(way) == 1) for spark in way[-1].sparks):
            return way
        next_ones = [other for other in left if any(_answers(other, spark, alone=False) for spark in way[-1].sparks)]
        left = [other for other in left if other not in next_ones]
        ways += [(*way, other) for other in next_ones]
    return ()


def _ring_problem(start: _Reaction, ring: tuple[_Reaction, ...]) -> Iterator[Problem]:
    entry = start.entry
    if entry is None:
        return
    names = list(dict.fromkeys(each.name for each in ring))
    steps = " > ".join([*names, names[0]])
    inside = f"in {start.name} > reacts[{start.path[-1]}]"
    if len(names) == 1 and not _is_conditional(start.data):
        brake = "give it a 'limit', a 'cost' or a question, or name its causes"
        sentence = f"this card answers itself without end: {steps}; {brake}"
        yield _at(entry, (*start.path, "when"), "E405", sentence, inside)
    elif "W415" not in allowed_codes(entry.data):
        brake = "a 'limit', a 'cost' or a question stops that"
        sentence = f"these cards can set each other off without end: {steps}; {brake}"
        yield _at(entry, (*start.path, "when"), "W415", sentence, inside)


def _is_conditional(value: Any) -> bool:
    """An `if` anywhere inside may end the ring; nobody can tell from here."""
    if isinstance(value, dict):
        return "if" in value or any(_is_conditional(below) for below in value.values())
    return isinstance(value, list) and any(_is_conditional(below) for below in value)


def _event_floods(entries: list[Entered], known: Known) -> Iterator[Problem]:
    """W415 where the Events of the deck, one with another, draw as many Events as they are: such a chain need not end."""
    own = [entry for entry in entries if entry.section == "events"]
    deck = [entry.data for entry in own] + [data for section, data, _ in known if section == "events"]
    cards = sum(_copies(data) for data in deck)
    drawn = sum(_copies(data) * sum(more for _, more in _events_drawn(data)) for data in deck)
    if not own or drawn < cards:
        return
    sentence = (
        f"the {cards} Events draw {drawn} further Events, so that drawing one may never end; "
        "draw fewer, or set an 'if' before the step"
    )
    for entry in own:
        step = next((number for number, _ in _events_drawn(entry.data)), None)
        if step is not None and "W415" not in allowed_codes(entry.data):
            yield _at(entry, (*entry.path, "effects", step), "W415", sentence, f"in {SINGULAR['events']} '{entry.id}'")


def _copies(data: Mapping[str, Any]) -> int:
    copies = data.get("copies", 1)
    return copies if isinstance(copies, int) else 1


def _events_drawn(data: Mapping[str, Any]) -> Iterator[tuple[int, int]]:
    """The steps that draw Events come what may, each with how many it draws at the least."""
    effects = data.get("effects")
    for number, step in enumerate(effects if isinstance(effects, list) else ()):
        if isinstance(step, dict) and step.get("do") == "draw" and step.get("deck") == "events" and "if" not in step:
            amount = step.get("amount")
            yield number, (amount if isinstance(amount, int) else 1) * (2 if step.get("who") == "everyone" else 1)


def _stat_rings(entries: list[Entered], known: Known) -> Iterator[Problem]:
    """E405: a modifier that reads, straight or through others, the value it changes."""
    reads: dict[str, set[str]] = {}
    cards: list[tuple[Mapping[str, Any], Entered | None]] = [(entry.data, entry) for entry in entries]
    cards += [(data, None) for _, data, _ in known]
    modifiers = [(path, each, entry) for data, entry in cards for path, each in _modifiers(data, ())]
    for _, each, _ in modifiers:
        reads.setdefault(_changed(each), set()).update(_stats_read(each))
    for path, each, entry in modifiers:
        changed = _changed(each)
        ring = _stat_way(changed, reads, frozenset(_stats_read(each))) if entry and changed else ""
        if entry and ring:
            sentence = f"this modifier reads what it changes: {ring}"
            label = f"in {SINGULAR[entry.section]} '{entry.id}'"
            yield _at(entry, (*entry.path, *path), "E405", sentence, label)


def _changed(modifier: Mapping[str, Any]) -> str:
    """The value a modifier changes, where another modifier could read it; empty for costs and other bans."""
    return str(modifier.get("stat", "targetable" if modifier.get("forbid") == "be_targeted" else ""))


def _modifiers(value: Any, path: Path) -> Iterator[tuple[Path, Mapping[str, Any]]]:
    """Every modifier of a card, at any depth, with its path."""
    for key, below in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        here = (*path, key)
        if key == "passive" and isinstance(below, list):
            yield from (((*here, number), each) for number, each in enumerate(below) if isinstance(each, dict))
        elif key != "examples":
            yield from _modifiers(below, here)


def _stats_read(modifier: Mapping[str, Any]) -> Iterator[str]:
    for key, below in modifier.items():
        if key != "stat":
            yield from _stats_in(below)


def _stats_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("stat"), str):
            yield value["stat"]
        if "targetable" in value:
            yield "targetable"
        for below in value.values():
            yield from _stats_in(below)
    elif isinstance(value, list):
        for below in value:
            yield from _stats_in(below)


def _stat_way(stat: str, reads: Mapping[str, set[str]], first: frozenset[str]) -> str:
    """`wit > charm > wit`, where reading leads back; empty otherwise."""
    ways: list[tuple[str, ...]] = [(stat, other) for other in sorted(first)]
    seen: set[str] = set()
    while ways:
        way = ways.pop(0)
        if way[-1] == stat:
            return " > ".join(way)
        if way[-1] not in seen:
            seen.add(way[-1])
            ways += [(*way, other) for other in sorted(reads.get(way[-1], ()))]
    return ""


def _at(entry: Entered, path: Path, code: str, sentence: str, inside: str) -> Problem:
    place = entry.tree.place(path)
    return Problem(entry.tree.source.name, *place, code, sentence, inside, entry.tree.source.line(place[0]))
