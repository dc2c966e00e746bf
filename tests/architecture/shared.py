"""Looks into loaded modules for values that could be changed from anywhere."""

import collections
import dataclasses
import enum
from collections.abc import Iterator
from types import MappingProxyType, ModuleType
from typing import Any

CONTAINERS = (list, dict, set, bytearray, collections.deque)


def changeable_globals(module: ModuleType, own: str = "favor") -> list[str]:
    """Names of a module's globals that hold something changeable, however deep."""
    return [
        f"{module.__name__}.{name}: {found}"
        for name, value in sorted(vars(module).items())
        if not name.startswith("__")
        for found in sorted(set(changeable(value, own, set())))
    ]


def changeable(value: Any, own: str, seen: set[int]) -> Iterator[str]:
    """The types of the changeable things in a value: containers, and objects of our own that are not frozen."""
    if id(value) in seen or isinstance(value, type | ModuleType):
        return
    seen.add(id(value))
    if isinstance(value, CONTAINERS) or is_loose_object(value, own):
        yield type(value).__name__
    for inner in contents(value):
        yield from changeable(inner, own, seen)


def is_loose_object(value: Any, own: str) -> bool:
    kind = type(value)
    if kind.__module__.split(".")[0] != own or isinstance(value, tuple | frozenset | enum.Enum | str | int):
        return False
    if dataclasses.is_dataclass(kind):
        return not kind.__dataclass_params__.frozen
    return hasattr(value, "__dict__") or any(getattr(base, "__slots__", ()) for base in kind.__mro__)


def contents(value: Any) -> list[Any]:
    if isinstance(value, tuple | frozenset):
        return list(value)
    if isinstance(value, MappingProxyType):
        return list(value.values())
    if dataclasses.is_dataclass(value):
        return [getattr(value, field.name) for field in dataclasses.fields(value)]
    return []
