"""damage, heal, afflict, cure, modify."""

from __future__ import annotations

from typing import Any

from favor.model.state import NONE, Frame, State
from favor.rules import harm, statuses
from favor.rules.book import Check, Several, Sheet, Step
from favor.rules.compiler import Compiler, Node, always
from favor.rules.conditions import status_of
from favor.rules.effects.helpers import affected, in_turn, nobody_or_one, some
from favor.rules.inplay import add_status
from favor.rules.selectors import one, select
from favor.rules.tables import CAUSE
from favor.rules.values import is_down

IMPERSONAL = frozenset(CAUSE[word] for word in ("god", "terrain", "status", "trap"))
"""Causes whose damage no player deals, so that nobody counts as its source."""


def damage(c: Compiler, step: Node) -> Check:
    """One batch of damage to all of `to`."""
    selection = select(c, step["to"], "choose_target")
    victims, amount, credit = selection.run, c.amount(step["amount"]), nobody_or_one(c, step["credit"])
    outs = (c.bind("dealt", "number", "number"), c.bind("lost", "number", "number"))

    def deal(s: State, f: Frame) -> None:
        n = amount(s, f)
        source = -1 if f.cause in IMPERSONAL else f.you
        harm.damage(s, tuple([(seat, n) for seat in victims(s, f)]), source, f.cause, credit(s, f), outs)

    c.emit(deal)
    return some(selection.maybe, lambda s, seat: not is_down(s, seat))


def heal(c: Compiler, step: Node) -> Check:
    """Heal each of `who`."""
    who, maybe = affected(c, step["who"])
    amount = c.amount(step["amount"])
    in_turn(c, who, lambda s, f, seat: harm.heal(s, seat, amount(s, f)))
    return some(maybe, lambda s, seat: s.hearts[seat] < s.caps[seat] and not is_down(s, seat))


def ends_of(c: Compiler, until: Node) -> Any:
    """A function (state, frame, holder) -> (end of whose turn, start of whose turn, ends to skip)."""

    def role(key: str) -> Any:
        if key not in until:
            return lambda s, f, holder: NONE
        if until[key] == "holder":
            return lambda s, f, holder: holder
        whose = one(c, until[key])
        return lambda s, f, holder: whose(s, f)

    now, following, start = role("end_of_turn_of"), role("end_of_next_turn_of"), role("start_of_turn_of")

    def ends(s: State, f: Frame, holder: int) -> tuple[int, int, int]:
        later = following(s, f, holder)
        if later != NONE:
            return later, start(s, f, holder), int(later == s.active)
        return now(s, f, holder), start(s, f, holder), 0

    return ends


def _is_lent(c: Compiler, until: Node) -> bool:
    """Whether this ends when its card leaves play; the sheet remembers to look for it then."""
    lent = bool(until.get("leaves_play"))
    c.sheet.lends = c.sheet.lends or lent
    return lent


def _lies_in_play(s: State, f: Frame) -> bool:
    """Whether the card that runs can leave play at all: a Relic, an Item, a status."""
    return f.thing < 0 or any(f.thing in cards for cards in (*s.relics, *s.items))


def afflict(c: Compiler, step: Node) -> Check:
    """Put a status on each of `who`, for as long as the status or the step says."""
    who, maybe = affected(c, step["who"], the_stunned_too=True)
    sheet = c.book.sheet("statuses", step["status"])
    until = step.get("until", sheet.until)
    ends, lent = ends_of(c, until), _is_lent(c, until)

    def put(s: State, f: Frame, seat: int) -> None:
        source = f.thing if lent and _lies_in_play(s, f) else NONE
        statuses.afflict(s, seat, sheet.number, ends(s, f, seat), f.you, f.thing, f.cause, source)

    in_turn(c, who, put)
    refuses = sheet.stacking == "refuse"
    return some(maybe, lambda s, seat: not (refuses and statuses.has_status(s, seat, sheet.number)))


def cure(c: Compiler, step: Node) -> Check:
    """Take a status off each of `who`."""
    who, maybe = affected(c, step["who"], the_stunned_too=True)
    which = status_of(c, step["status"])
    in_turn(c, who, lambda s, f, seat: statuses.cure(s, seat, which(s, f)))
    return lambda s, f: any(statuses.has_status(s, seat, which(s, f)) for seat in maybe(s, f))


def modify(c: Compiler, step: Node) -> Check:
    """Loose modifiers: a hidden status with these passives, on whom they name outright, else on the card's player."""
    ends, lent = ends_of(c, step["until"]), _is_lent(c, step["until"])
    for who, passives in loose_groups(step):
        holders = select(c, who).run
        sheet = c.book.sheet("statuses", loose_id(c.sheet.section, c.sheet.id, passives, step["until"]))
        c.emit(_lend(sheet, holders, ends, lent))
    return always


def _lend(sheet: Sheet, holders: Several, ends: Any, lent: bool) -> Step:
    def put(s: State, f: Frame) -> None:
        for seat in holders(s, f):
            source = f.thing if lent and _lies_in_play(s, f) else NONE
            add_status(s, seat, sheet, NONE, ends(s, f, seat), source)

    return put


def loose_groups(step: Node) -> list[tuple[str, list[dict[str, Any]]]]:
    """A step's passives by whose hidden status carries them: a bound player's own, or the card's player's."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for passive in step["passive"]:
        who = passive.get("who", "you")
        named = who.startswith("$")
        groups.setdefault(who if named else "you", []).append({**passive, "who": "you"} if named else dict(passive))
    return sorted(groups.items())


def loose_id(section: str, id: str, passives: Any, until: Any) -> str:
    """The id of the hidden status that carries a step's loose modifiers."""
    return f"({section}/{id}/{passives!r}/{until!r})"


VERBS = (("damage", damage), ("heal", heal), ("afflict", afflict), ("cure", cure), ("modify", modify))
