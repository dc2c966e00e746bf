"""Amounts and comparisons in words. Knows no verb and no rule."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from favor.language.sentence_scene import Noun, Scene, listed

COMPARISONS = ("equals", "at_least", "at_most", "above", "below")


def amount(scene: Scene, value: Any) -> str:
    """An amount as it stands behind "equal to": 2, your Fight, half their Favor rounded up."""
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return scene.words.get(f"number.{value.removeprefix('$')}", scene.words["number"])
    for head in ("half", "sum", "least", "most", "count", "tally", "stat"):
        if head in value:
            return _FORMS[head](scene, value)
    raise KeyError(f"no sentence for the amount {value!r}")


def _owned(scene: Scene, value: Mapping[str, Any]) -> str:
    head = "tally" if "tally" in value else "stat"
    return scene.whose(scene.who(value["of"]), scene.words[f"{head}.{value[head]}"])


def _count(scene: Scene, value: Mapping[str, Any]) -> str:
    if isinstance(value["count"], str) and value["count"].startswith("$"):
        return scene.words["amount.count.bound"]
    return scene.say("amount.count", things=counted(scene, value["count"], many=True))


def _half(scene: Scene, value: Mapping[str, Any]) -> str:
    return scene.say(f"amount.half.{value['round']}", of=amount(scene, value["half"]))


def _sum(scene: Scene, value: Mapping[str, Any]) -> str:
    return scene.words["amount.sum"].join(amount(scene, part) for part in bound_first(value["sum"]))


def _bounded(scene: Scene, value: Mapping[str, Any]) -> str:
    head = "least" if "least" in value else "most"
    numbers = [part for part in value[head] if isinstance(part, int)]
    others = [amount(scene, part) for part in value[head] if not isinstance(part, int)]
    if len(numbers) == 1 and len(others) == 1:
        return scene.say(f"amount.{head}.number", number=numbers[0], of=others[0])
    return scene.say(f"amount.{head}", of=listed([*map(str, numbers), *others], scene.words["and"]))


_FORMS = MappingProxyType(
    {
        "half": _half,
        "sum": _sum,
        "least": _bounded,
        "most": _bounded,
        "count": _count,
        "tally": _owned,
        "stat": _owned,
    }  # fmt: skip
)


def bound_first(parts: list[Any]) -> list[Any]:
    """Parts of a sum with "that many" in front: it sounds better as "that many plus 1"."""
    return sorted(parts, key=lambda part: not is_bound_count(part))


def is_bound_count(value: Any) -> bool:
    """Whether an amount is the number of things chosen before."""
    return isinstance(value, Mapping) and isinstance(value.get("count"), str) and value["count"].startswith("$")


def many(value: Any) -> bool:
    """Whether an amount speaks of "that many"."""
    parts = value["sum"] if isinstance(value, Mapping) and "sum" in value else [value]
    return any(is_bound_count(part) for part in parts)


def counted(scene: Scene, things: Any, many: bool) -> str:
    """Things of a set that are counted: "Banner held by a player", "trapped Tiles"."""
    noun: Noun = scene.makers["things"](scene, {"counted": things, "many": many})
    return noun.full


def per(value: Any) -> tuple[int, Any, int] | None:
    """(base, counted set, cap) where an amount is a count, maybe with a number added or as a limit; else None."""
    if not isinstance(value, Mapping):
        return None
    if "least" in value and len(value["least"]) == 2:
        return _capped(value["least"])
    if "sum" in value and len(value["sum"]) == 2:
        return _based(value["sum"])
    return (0, value["count"], 0) if "count" in value and not is_bound_count(value) else None


def _split(parts: list[Any]) -> tuple[int, Any] | None:
    numbers = [part for part in parts if isinstance(part, int)]
    rest = [part for part in parts if not isinstance(part, int)]
    return (numbers[0], rest[0]) if len(numbers) == 1 else None


def _capped(parts: list[Any]) -> tuple[int, Any, int] | None:
    found = _split(parts)
    inner = per(found[1]) if found else None
    return (inner[0], inner[1], found[0]) if found and inner and not inner[2] else None


def _based(parts: list[Any]) -> tuple[int, Any, int] | None:
    found = _split(parts)
    inner = per(found[1]) if found else None
    return (found[0], inner[1], 0) if found and inner and inner[0] == 0 and not inner[2] else None


def compared(scene: Scene, condition: Mapping[str, Any], things: str, one: str) -> str:
    """A comparison with its noun: a Banner, no Relics, at least 5 Favor, fewer than 3 cards. `one` is the single noun,
    empty for what is not counted in pieces."""
    word = next(name for name in COMPARISONS if name in condition)
    bound = condition[word]
    if one and word == "at_least" and bound == 1:
        return scene.say("some", thing=one)
    if word == "equals" and bound == 0:
        return scene.say("none", thing=things)
    key = f"compare.{word}" if one or word != "below" else "compare.below.mass"
    return scene.say(key, n=amount(scene, bound), thing=one if bound == 1 and one else things)


def number_test(scene: Scene, condition: Mapping[str, Any]) -> str:
    """A bare comparison: is exactly 0, is at least 3."""
    word = next(name for name in COMPARISONS if name in condition)
    return scene.say(f"test.{word}", n=amount(scene, condition[word]))
