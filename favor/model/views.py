"""What one seat may know of a position: frozen values without any handle to the game. Knows no rule.

Cards, tiles and the like are named by definition id; a card that may be asked about also carries its number, which is the
subject of actions. Seats are 0-based here, as in actions.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardView:
    """One card that the viewer may see: `number` is the subject of actions about it, `section`/`id` name its definition."""

    number: int
    section: str
    id: str


@dataclass(frozen=True, slots=True)
class StatusView:
    """A status lying on a player: its definition id, the card that carries it if there is one, and how it ends in words' keys."""

    thing: int
    id: str
    card: str
    ends: str


@dataclass(frozen=True, slots=True)
class PartView:
    """One part of a stat: where it comes from (`section`, `id`), its `op` (base add set_base times force) and how much."""

    section: str
    id: str
    op: str
    amount: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player. `hand` holds cards only where the viewer may see them; `hand_size` always."""

    seat: int
    character: str
    hearts: int
    heart_cap: int
    fight: int
    charm: int
    wit: int
    favor: int
    energy: int
    hand_size: int
    hand: tuple[CardView, ...]
    relics: tuple[CardView, ...]
    items: tuple[CardView, ...]
    banners: tuple[str, ...]
    statuses: tuple[StatusView, ...]
    boon_ready: bool
    stunned: bool
    tile: int
    used: tuple[str, ...]  # daily things already done this turn: attack boon
    stat_parts: tuple[tuple[str, tuple[PartView, ...]], ...]  # ("fight", parts) ...


@dataclass(frozen=True, slots=True)
class TileView:
    """One tile on the map. `mask` is the open sides as it lies; `trap`: a token lies here, its value is never in a view."""

    number: int
    id: str
    region: str
    symbol: str
    terrain: str
    x: int
    y: int
    turn: int
    mask: int
    ruin: str  # "" ready spent
    trap: bool
    trap_by: int  # seat that laid it, -1 unknown
    banner: str  # the Banner standing here
    links: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SpotView:
    """A cell where a path leads into the unknown."""

    x: int
    y: int
    regions: tuple[str, ...]  # whose stacks could be drawn from


@dataclass(frozen=True, slots=True)
class QuestionView:
    """The open question as the viewer may know it: options are listed only for the one who is asked."""

    seat: int
    about: str
    prompt: str
    source_section: str
    source_id: str
    options: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class View:
    """The whole table for one viewer; `viewer` -1 is what anybody may see. `held_tile` is a tile drawn and not yet laid."""

    viewer: int
    players: tuple[PlayerView, ...]
    tiles: tuple[TileView, ...]
    spots: tuple[SpotView, ...]
    active: int
    first: int
    turn: int
    round: int
    step: int  # 1 God, 2 Actions, 3 End
    decks: tuple[tuple[str, int], ...]  # gods actions relics events: cards left
    piles: tuple[tuple[str, tuple[CardView, ...]], ...]
    stacks: tuple[tuple[str, int], ...]  # tiles left by region
    traps_left: int
    banners_home: tuple[str, ...]
    table: tuple[CardView, ...]  # cards being resolved: God Card, Event, Action Card
    held_tile: int
    held_tile_id: str
    question: QuestionView | None
    winner: int
    won_by: str
    switches: tuple[tuple[str, str | bool | int], ...]
