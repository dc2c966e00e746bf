"""The whole position of a game as lists of ints and tuples, with a cheap `clone`. Knows no rule.

Struct of arrays: everything of a player is a list by seat, so that a copy is a few list copies. What lies inside those lists is
immutable (ints, tuples), so clones never share anything that changes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

GOD, ACTION, RELIC, EVENT = range(4)
"""Which deck: index into `decks` and `piles`."""

DECK_NAMES = ("gods", "actions", "relics", "events")
NOBODY = -1
NONE = -1
NO_RUIN, READY, SPENT = range(3)
"""What lies on a tile's Ruin symbol: `ruins[tile]`."""

Status = tuple[int, int, int, int, int, int, int, int]
"""(thing, sheet, card, end_turn_of, start_turn_of, turns_to_skip, uses_left, source); -1 where a part does not apply.
`source` is the thing in play with which it ends."""

Live = tuple[int, int, int]
"""(owner seat, thing, number of the reaction in the rulebook)."""

Ask = tuple[int, str, str, int, tuple[tuple[str, int], ...] | None, int]
"""(seat, about, prompt, source sheet, options or None for the action menu, register for the answer)."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Program:
    """A list of small steps; content cards and rulebook procedures alike. Immutable and shared by all games. `blank` is what
    a frame's registers start with, `sheet` the number of its card, `forced` whether no player chose what it does."""

    name: str
    code: tuple[Callable[[State, Frame], None], ...]
    blank: tuple[Any, ...]
    sheet: int = -1
    forced: bool = False

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Frame:
    """One program at work: the place in it, whose it is, the card it comes from, and its registers."""

    __slots__ = ("program", "pc", "you", "thing", "cause", "regs")

    def __init__(self, program: Program, you: int, thing: int, cause: int, regs: list[Any]) -> None:
        self.program = program
        self.pc = 0
        self.you = you
        self.thing = thing
        self.cause = cause
        self.regs = regs

    def copy(self) -> Frame:
        """The same frame, independent of this one."""
        twin = Frame(self.program, self.you, self.thing, self.cause, self.regs[:])
        twin.pc = self.pc
        return twin

    def key(self) -> tuple[Any, ...]:
        """What makes two frames equal."""
        return (self.program.name, self.pc, self.you, self.thing, self.cause, tuple(self.regs))


class State:
    """One position. `book` is the compiled content, shared; all else is copied by `clone`."""

    __slots__ = (
        "book", "seats", "characters", "switches", "seed", "rigged",
        "hearts", "caps", "favor", "energy", "hands", "relics", "items", "statuses", "boons", "stunned", "places", "used",
        "banners", "decks", "piles", "stacks", "bag",
        "tile_at", "edges", "cell_of", "turn_of", "links", "unexplored", "frontier", "ruins", "traps", "trap_by",
        "lines", "near", "places_for", "ground",
        "active", "first", "turn", "history", "limits", "serial", "mods", "live",
        "stack", "ask", "table", "held_tile", "held_trap", "winner", "won_by", "events", "falling", "arrivals", "menu",
    )  # fmt: skip

    book: Any
    seats: int
    characters: tuple[int, ...]
    switches: dict[str, Any]
    seed: int
    rigged: dict[str, tuple[int, ...]] | None
    hearts: list[int]
    caps: list[int]
    favor: list[int]
    energy: list[int]
    hands: list[tuple[int, ...]]
    relics: list[tuple[int, ...]]
    items: list[tuple[int, ...]]
    statuses: list[tuple[Status, ...]]
    boons: list[bool]
    stunned: list[bool]
    places: list[int]
    used: int
    banners: list[int]
    decks: list[list[int]]
    piles: list[list[int]]
    stacks: list[list[int]]
    bag: list[int]
    tile_at: dict[int, int]
    edges: dict[int, int]
    cell_of: list[int]
    turn_of: list[int]
    links: list[tuple[int, ...]]
    unexplored: list[tuple[tuple[int, int], ...]]
    frontier: dict[int, int]
    ruins: list[int]
    traps: dict[int, int]
    trap_by: dict[int, int]
    lines: dict[int, tuple[int, ...]]
    near: dict[int, tuple[int, ...]]
    places_for: dict[int, tuple[tuple[int, int], ...]]
    ground: dict[str, frozenset[int]]
    active: int
    first: int
    turn: int
    history: list[int]
    limits: dict[int, tuple[int, int]]
    serial: int
    mods: list[tuple[Any, ...]]
    live: list[tuple[Live, ...]]
    stack: list[Frame]
    ask: Ask | None
    table: tuple[int, ...]
    held_tile: int
    held_trap: int
    winner: int
    won_by: str
    events: list[tuple[Any, ...]]
    falling: tuple[tuple[int, int, int], ...]
    arrivals: tuple[tuple[int, int], ...]
    menu: tuple[tuple[str, int], ...] | None

    def clone(self) -> State:
        """An independent copy: whatever is done to one is not seen in the other. The list of fresh events starts empty."""
        twin = State.__new__(State)
        twin.book, twin.seats, twin.characters, twin.switches = self.book, self.seats, self.characters, self.switches
        twin.seed, twin.rigged = self.seed, self.rigged.copy() if self.rigged else None
        twin.hearts, twin.caps = self.hearts[:], self.caps[:]
        twin.favor, twin.energy = self.favor[:], self.energy[:]
        twin.hands, twin.relics, twin.items = self.hands[:], self.relics[:], self.items[:]
        twin.statuses = self.statuses[:]
        twin.boons, twin.stunned = self.boons[:], self.stunned[:]
        twin.places, twin.used, twin.banners = self.places[:], self.used, self.banners[:]
        twin.decks = [deck[:] for deck in self.decks]
        twin.piles = [pile[:] for pile in self.piles]
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.bag = self.bag[:]
        twin.tile_at, twin.edges, twin.frontier = self.tile_at.copy(), self.edges.copy(), self.frontier.copy()
        twin.cell_of, twin.turn_of = self.cell_of[:], self.turn_of[:]
        twin.links, twin.unexplored = self.links[:], self.unexplored[:]
        twin.ruins, twin.traps, twin.trap_by = self.ruins[:], self.traps.copy(), self.trap_by.copy()
        # caches of the map as it lies: shared until it changes, then replaced, never emptied
        twin.lines, twin.near, twin.places_for, twin.ground = self.lines, self.near, self.places_for, self.ground
        twin.active, twin.first, twin.turn = self.active, self.first, self.turn
        twin.history, twin.limits, twin.serial = self.history[:], self.limits.copy(), self.serial
        twin.mods, twin.live = self.mods[:], self.live[:]
        twin.stack = [frame.copy() for frame in self.stack]
        twin.ask, twin.menu, twin.table = self.ask, self.menu, self.table
        twin.held_tile, twin.held_trap = self.held_tile, self.held_trap
        twin.winner, twin.won_by = self.winner, self.won_by
        twin.events, twin.falling, twin.arrivals = [], self.falling, self.arrivals
        return twin

    def key(self) -> tuple[Any, ...]:
        """Everything that makes two positions equal, as a nested tuple of plain values in a fixed order."""
        return (
            self.seats, self.characters, tuple(sorted((k, str(v)) for k, v in self.switches.items())), self.seed,
            tuple(sorted((self.rigged or {}).items())),
            *(tuple(getattr(self, name)) for name in _BY_SEAT),
            self.used, tuple(map(tuple, self.decks)), tuple(map(tuple, self.piles)), tuple(map(tuple, self.stacks)),
            tuple(self.bag), tuple(sorted(self.tile_at.items())), tuple(sorted(self.edges.items())),
            tuple(sorted(self.frontier.items())), tuple(sorted(self.traps.items())), tuple(sorted(self.trap_by.items())),
            tuple(self.history), tuple(sorted(self.limits.items())), self.active, self.first, self.turn, self.serial,
            tuple(frame.key() for frame in self.stack), self.ask, self.table, self.held_tile, self.held_trap,
            self.winner, self.won_by, self.falling, self.arrivals, tuple(self.live),
        )  # fmt: skip


_BY_SEAT = (
    "hearts", "caps", "favor", "energy", "hands", "relics", "items", "statuses", "boons", "stunned", "places",
    "banners", "cell_of", "turn_of", "links", "unexplored", "ruins",
)  # fmt: skip
