"""Computed values: stats, costs and what is forbidden, from base and modifiers in layers (never stored, always clamped at 0)."""

from __future__ import annotations

from typing import Any

from favor.model.state import State
from favor.rules.tables import COST_ACTION, COST_MOVE, HEARTS, NO_TARGET, WIDTH

TOP = 99
"""No value goes above it, however many cards double it."""

Entry = tuple[str, Any, Any, int, int]
"""(operation, amount or a function that gives it, condition or None, owner, thing)."""


def value(s: State, seat: int, target: int, base: int) -> int:
    """A value after set_base, add, times and force, then clamped at 0 (effects 3.9); `base` comes from the rules or the card."""
    entries = s.mods[seat * WIDTH + target]
    if not entries:
        return base if base > 0 else 0
    return layered(s, base, entries)


def layered(s: State, base: int, entries: tuple[Entry, ...]) -> int:
    """A base value through the layers; inside set_base and force the newest wins."""
    added, factor, forced = 0, 1, None
    for operation, amount, condition, owner, thing in entries:
        if condition is not None and not condition(s, owner, thing):
            continue
        number = amount if amount.__class__ is int else amount(s, owner, thing)
        if operation == "add":
            added += number
        elif operation == "force":
            forced = number
        elif operation == "times":
            factor *= number
        else:
            base = number
    total = forced if forced is not None else (base + added) * factor
    return min(total, TOP) if total > 0 else 0


def stat(s: State, seat: int, number: int) -> int:
    """A player's Fight, Charm, Wit or Heart cap now."""
    return value(s, seat, number, s.book.characters[s.characters[seat]].stats[number])


def cost(s: State, seat: int, target: int) -> int:
    """What a basic action costs this player now; `target` is one of the COST_ numbers up to COST_CAPTURE."""
    return value(s, seat, target, s.book.costs[target - COST_MOVE])


def card_cost(s: State, seat: int, sheet: int) -> int:
    """What an Action Card costs before optional reductions: its own type's and the common changes are summed, then clamped."""
    card = s.book.sheets[sheet]
    mods = s.mods[seat * WIDTH + COST_ACTION]
    typed = s.mods[seat * WIDTH + card.cost_target]
    if not mods and not typed:
        return int(card.cost)
    if not mods:
        return value(s, seat, card.cost_target, card.cost)
    if not typed:
        return value(s, seat, COST_ACTION, card.cost)
    return layered(s, card.cost, (*mods, *typed))


def is_forbidden(s: State, seat: int, target: int) -> bool:
    """Whether some card forbids this to the player; `target` is one of the NO_ numbers."""
    entries = s.mods[seat * WIDTH + target]
    if not entries:
        return False
    return any(condition is None or condition(s, owner, thing) for _, _, condition, owner, thing in entries)


def is_down(s: State, seat: int) -> bool:
    """Whether a player is Stunned or has just lost the last Heart."""
    return s.stunned[seat] or s.hearts[seat] <= 0


def is_targetable(s: State, seat: int) -> bool:
    """Whether an opponent's Action Card may touch this player: neither Stunned nor Invisible (ruling 109)."""
    if s.stunned[seat] or s.hearts[seat] <= 0:
        return False
    return not s.mods[seat * WIDTH + NO_TARGET] or not is_forbidden(s, seat, NO_TARGET)


def settle_cap(s: State, seat: int) -> None:
    """Bring Heart Tokens in line with the cap: a new one arrives full, a lost one is cracked if possible and never Stuns
    (rulings 93, 94)."""
    cap = max(1, stat(s, seat, HEARTS))
    while s.caps[seat] < cap:
        s.caps[seat] += 1
        s.hearts[seat] += 1  # ruling 94: it arrives full even while the player is down, and does not raise him
        s.events.append(("heart_gained", seat))
    while s.caps[seat] > cap:
        s.caps[seat] -= 1
        s.hearts[seat] = min(s.hearts[seat], s.caps[seat])
        s.events.append(("heart_lost", seat))
