"""Checks that look at a whole card: words that lead nowhere, numbers that disagree. Knows no other card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from favor.content.reader import Path
from favor.content.walk import Walk
from favor.language.registry import EVENTS, SECTIONS

_NUMBER = re.compile(r"(?<![\w-])[+-]?(\d+)(?!\w)")
_USED = ("actions", "items", "boons", "terrains")
_DOING = ("effects", "passive", "reacts", "use")
"""Slots of a card that make something happen."""
_WORDS = ("id", "name", "text", "flavor", "label", "ask", "art", "tags", "examples")


def card_checks(walk: Walk, card: dict[str, Any], path: Path, is_sound: bool) -> None:
    """W410, W412 and W414 of one card, but for those it allows; what is idle is only said of a card without errors."""
    allowed = allowed_codes(card)
    found = len(walk.problems)
    for step, here in _steps(card, path):
        _choose_one(walk, step, here)
        _challenge(walk, step, here)
        if is_sound:
            _chosen_for_nothing(walk, card, step, here)
    if is_sound:
        _idle_windows(walk, card, path)
        _idle(walk, card, path)
    _numbers_in_text(walk, card, path)
    walk.problems[found:] = [problem for problem in walk.problems[found:] if problem.code not in allowed]


def allowed_codes(card: dict[str, Any]) -> frozenset[str]:
    """Codes of warnings that the card says are meant."""
    items = card.get("allow")
    if not isinstance(items, list):
        return frozenset()
    codes = (item.get("code") if isinstance(item, dict) else item for item in items)
    return frozenset(code for code in codes if isinstance(code, str))


def _steps(value: Any, path: Path) -> Iterator[tuple[dict[str, Any], Path]]:
    """Every mapping with `do`, at any depth, in the order of the file."""
    if isinstance(value, dict):
        if "do" in value:
            yield value, path
        for key, below in value.items():
            if key != "examples":
                yield from _steps(below, (*path, key))
    elif isinstance(value, list):
        for number, below in enumerate(value):
            yield from _steps(below, (*path, number))


def _choose_one(walk: Walk, step: dict[str, Any], path: Path) -> None:
    options = step.get("options")
    if step.get("do") != "choose_one" or not isinstance(options, list) or not options:
        return
    if all(isinstance(option, dict) and ("cost" in option or "if" in option) for option in options):
        walk.say(
            "W410",
            path,
            f"every option has a cost or a condition: it can come up empty; then: {step.get('if_none', 'skip')}",
        )


def _challenge(walk: Walk, step: dict[str, Any], path: Path) -> None:
    if step.get("do") == "challenge" and not any(key in step for key in ("success", "failure", "as")):
        walk.say("W412", path, "this Challenge has neither 'success' nor 'failure' nor 'as': nothing comes of it")


def _idle_windows(walk: Walk, card: dict[str, Any], path: Path) -> None:
    """W412 for `timing: instead` that leaves its event as it is, told with the verbs that would change it."""
    reacts = card.get("reacts")
    for number, each in enumerate(reacts if isinstance(reacts, list) else ()):
        event = EVENTS.get(str(each.get("when"))) if isinstance(each, dict) else None
        if event is None or each.get("timing") != "instead" or not event.windows:
            continue
        if not any(step.get("do") in event.windows for step, _ in _steps(each.get("effects"), path)):
            fitting = f"none of {', '.join(event.windows)}" if len(event.windows) > 1 else f"no {event.windows[0]}"
            said = f"{fitting} stands in 'effects': '{event.name}' goes on unchanged; write one, or 'timing: after'"
            walk.say("W412", (*path, "reacts", number, "timing"), said)


def _chosen_for_nothing(walk: Walk, card: dict[str, Any], step: dict[str, Any], path: Path) -> None:
    name = step.get("as")
    if step.get("do") == "choose" and isinstance(name, str) and not _is_named(card, "$" + name):
        walk.say("W412", path, f"'${name}' is chosen and never used: nothing comes of it")


def _is_named(value: Any, name: str) -> bool:
    """Whether a bound name stands anywhere in plain data."""
    if isinstance(value, dict):
        return any(_is_named(below, name) for below in value.values())
    if isinstance(value, list):
        return any(_is_named(below, name) for below in value)
    return bool(value == name)


def _idle(walk: Walk, card: dict[str, Any], path: Path) -> None:
    """W412 for a card that could never be used, because nothing stands in any slot. (A Relic can still be offered, a status
    can be a mere mark, a quiet Event or God Card is a card.)"""
    if walk.section not in _USED:
        return
    slots = [name for name in _DOING if SECTIONS[walk.section].field(name)]
    if not any(name in card for name in slots):
        listed = " nor ".join(f"'{name}'" for name in slots)
        walk.say("W412", path, f"this card has {'neither ' if len(slots) > 1 else 'no '}{listed}: nothing comes of it")


def _numbers_in_text(walk: Walk, card: dict[str, Any], path: Path) -> None:
    text = card.get("text")
    if not isinstance(text, str):
        return
    known = frozenset(_numbers(card))
    for found in _NUMBER.finditer(text):
        if int(found[1]) not in known:
            listed = ", ".join(str(number) for number in sorted(known)) or "no number"
            walk.say("W414", (*path, "text"), f"the text says {found[0]}, but the card holds {listed}")
            return


def _numbers(value: Any) -> Iterator[int]:
    if type(value) is int:
        yield abs(value)
    elif isinstance(value, list):
        for below in value:
            yield from _numbers(below)
    elif isinstance(value, dict):
        for key, below in value.items():
            if key not in _WORDS:
                yield from _numbers(below)
