"""Compiled content: one sheet a definition, with its program, modifiers and reactions. Shared by all games; never changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from favor.model.catalog import Catalog
from favor.model.definitions import TileDefinition
from favor.model.state import Frame, Program, State

Check = Callable[[State, Frame], bool]
Number = Callable[[State, Frame], int]
Several = Callable[[State, Frame], tuple[int, ...]]
Step = Callable[[State, Frame], None]


@dataclass(slots=True)
class Modifier:
    """One computed change of a value: `target` and `operation` are numbers of tables.py; `who` is the role that is affected."""

    target: int
    operation: str
    amount: int | Callable[[State, int, int], int]
    who: str
    condition: Callable[[State, int, int], bool] | None
    sheet: int


@dataclass(slots=True)
class Need:
    """A choice that must be possible before its card can be used; `parts` say why a candidate is refused."""

    kind: str
    register: int
    it: int
    parts: tuple[tuple[Check, str], ...]
    candidates: Several
    least: int
    exists: Check | None


@dataclass(slots=True)
class Reaction:
    """One reaction of a sheet, ready to match and to run."""

    number: int
    sheet: int
    event: int
    instead: bool
    band: int
    matches: Callable[[State, int, int, int, int, int], bool]
    guard: Check
    program: Program
    limit: tuple[int, str] | None
    effect_key: str
    uses_up_status: bool
    reduction: int = 0


@dataclass(slots=True)
class Use:
    """Something a player may set going: playing a card, a Boon, an Item or a Relic's ability."""

    program: Program
    needs: tuple[Need, ...]
    conditions: tuple[tuple[Check, str], ...]
    payable: Check
    possible: Check
    limit: tuple[int, str] | None


@dataclass(slots=True)
class Sheet:
    """A compiled definition."""

    number: int
    section: str
    id: str
    data: Any
    kind: str = ""
    cost: int = 0
    cause: int = 0
    program: Program | None = None
    play: Use | None = None
    use: Use | None = None
    modifiers: tuple[Modifier, ...] = ()
    reactions: tuple[int, ...] = ()
    item: int = -1
    tags: frozenset[str] = frozenset()
    until: Any = None
    stacking: str = ""
    hidden: bool = False
    copies: int = 1
    uses: int = -1
    lends: bool = False
    cost_target: int = -1

    @property
    def is_event_item(self) -> bool:
        """Whether holding this Event Card as an Item is possible."""
        return self.section == "events" and self.item >= 0


@dataclass(slots=True)
class Character:
    """A compiled character: its stats by number (fight, charm, wit, hearts) and the sheet of its Boon."""

    id: str
    stats: tuple[int, int, int, int]
    boon: int


@dataclass(slots=True)
class Book:
    """The whole compiled content."""

    catalog: Catalog
    sheets: list[Sheet] = field(default_factory=list)
    by_id: dict[tuple[str, str], int] = field(default_factory=dict)
    reactions: list[Reaction] = field(default_factory=list)
    characters: list[Character] = field(default_factory=list)
    regions: tuple[str, ...] = ()
    banner_sheets: tuple[int, ...] = ()
    settlements: tuple[int, ...] = ()
    tiles: tuple[TileDefinition, ...] = ()
    masks: tuple[int, ...] = ()
    tile_regions: tuple[int, ...] = ()
    symbols: tuple[str, ...] = ()
    terrains: tuple[int, ...] = ()
    altar: int = -1
    anchors: tuple[int, ...] = ()
    warps: tuple[int, ...] = ()
    die: tuple[int, ...] = ()
    traps: tuple[int, ...] = ()
    energy: int = 4
    goal: int = 10
    costs: tuple[int, ...] = ()

    def sheet(self, section: str, id: str) -> Sheet:
        """The sheet of a definition; KeyError when there is none."""
        return self.sheets[self.by_id[section, id]]

    def region(self, id: str) -> int:
        """Number of a region."""
        return self.regions.index(id)
