"""No loaded module holds anything that one part could change under another's feet."""

import collections
import enum
import importlib
from dataclasses import dataclass
from types import MappingProxyType, ModuleType
from typing import NamedTuple

import pytest

from tests.architecture.shared import changeable_globals
from tests.architecture.source import program

HERE = __name__.split(".")[0]


def kind(value: object) -> str:
    return type(value).__name__


class Loose:
    def __init__(self) -> None:
        self.count = 0


class Slotted:
    __slots__ = ("count",)


class Empty:
    __slots__ = ()


class Pair(NamedTuple):
    first: object


class Colour(enum.Enum):
    RED = "red"


@dataclass
class Open:
    value: object


@dataclass(frozen=True)
class Frozen:
    value: object


@pytest.mark.parametrize("name", [one.name for one in program()])
def test_a_loaded_module_holds_nothing_changeable(name: str) -> None:
    assert changeable_globals(importlib.import_module(name)) == []


@pytest.mark.parametrize(
    "value",
    [
        [], {}, set(), bytearray(), collections.Counter(), Loose(), Slotted(), Open(1), Frozen([]), Frozen(Frozen({})),
        Pair([]), (1, (2, [])), MappingProxyType({"a": Loose()}),
    ],
    ids=kind,
)  # fmt: skip
def test_a_changeable_value_is_found(value: object) -> None:
    assert len(changeable_globals(holding(value), own=HERE)) == 1


@pytest.mark.parametrize(
    "value",
    [
        1, "a", (1, 2), frozenset({1}), MappingProxyType({"a": 1}), Frozen(1), Pair(1), Colour.RED, Empty(), len, Loose,
        collections,
    ],
    ids=kind,
)  # fmt: skip
def test_any_other_value_is_not(value: object) -> None:
    assert changeable_globals(holding(value), own=HERE) == []


def holding(value: object) -> ModuleType:
    module = ModuleType("example")
    module.value = value  # type: ignore[attr-defined]
    return module
