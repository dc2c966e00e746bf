"""Everything one picture of the table is made from: the view, the names and the state of the hands on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from favor.model.actions import Action
from favor.model.catalog import Catalog
from favor.model.geometry import ALTAR_CELLS, xy
from favor.model.views import CardView, PlayerView, QuestionView, TileView, View
from favor.table.seats import Seat
from favor.ui.layout import Frames
from favor.ui.mapview import Camera
from favor.ui.motion import Glimpse
from favor.ui.names import Names, Words
from favor.ui.odds import Odds
from favor.ui.semantics import Box, Intent

NO_CARD = -1
LAYING = ("place_trap", "place_tile", "move_tile_to")
"""Prompts of questions about places in which nobody moves."""


@dataclass(frozen=True, slots=True)
class Roll:
    """One Challenge roll as the tray shows it."""

    seat: int
    stat: str
    value: int
    face: int
    succeeded: bool


@dataclass(frozen=True, slots=True)
class Ghost:
    """A tile about to be laid: where, in which of the legal turns."""

    tile: int
    x: int
    y: int
    turns: tuple[int, ...]
    chosen: int

    @property
    def turn(self) -> int:
        """The quarter turns it lies in now."""
        return self.turns[self.chosen]


@dataclass(slots=True)
class Showing:
    """What the zones read. Built anew for each picture; holds no game."""

    view: View
    names: Names
    seats: tuple[Seat, ...]
    frames: Frames
    camera: Camera
    prompt: str = ""
    refusal: str = ""
    asks: str = ""
    """The open question in words, also where the prompt says something else for a moment."""
    refused: Intent | None = None
    """The page of the rules that belongs to the refusal."""
    clock: tuple[str, bool] = ("", False)
    """What the clock of the turn says, and whether the time is over."""
    asked: int = -1
    aside: bool = False
    prices: Mapping[Action, int] = field(default_factory=dict)
    reasons: Mapping[str, str] = field(default_factory=dict)
    rolls: tuple[Roll, ...] = ()
    odds: Odds | None = None
    """The roll that what is pointed at would bring, or what is on offer."""
    chances: Mapping[Action, Odds] = field(default_factory=dict)
    """The rolls that the answers of the open question bring, where they stand on a plate."""
    lines: tuple[tuple[int, Words], ...] = ()
    ghost: Ghost | None = None
    narrowed: tuple[Action, ...] = ()
    inspected: tuple[str, Any] | None = None
    hover: str = ""
    log_open: bool = False
    log_filter: str = ""
    """Which lines of the log are shown where it is open; "" where they cannot be chosen."""
    undo: str = ""
    locked: str = ""
    redo: bool = False
    undo_all: bool = False
    house_rules: tuple[str, ...] = ()
    peeking: bool = True
    no_hand: str = ""
    """What is said where no hand is shown."""
    log_scroll: int = 0
    stand: tuple[TileView | None, ...] = ()
    """The tile from which listeners are told where things lie, once it has been looked up."""
    moves: tuple[Glimpse, ...] = ()
    laid: Mapping[int, int] = field(default_factory=dict)
    """Who laid which tile since the last turn of whoever looks, as long as this turn lasts."""
    lift: float = 1.0
    """How far the card under the pointer has risen."""
    decreeing: bool = False
    """Is the decree of this turn still being read?"""
    asks_again: bool = False
    """Does End turn wait for a second press?"""
    free: tuple[Box, ...] = ()
    """What nothing that comes up for a moment may lie on: the prompt, and the answers where they lie on a plate."""
    bubble: tuple[Box, ...] = ()
    """Where the words of the lesson lie, which a card that is raised leaves free."""
    covers: tuple[Box, ...] = ()
    """What lies over the map, once it is known."""
    chosen: int = NO_CARD
    """The place in the strip of the card that one more press plays."""
    spin: tuple[int, float] = (0, 1.0)
    """By how many quarter turns the ghost was turned last, and how far it has come."""

    @property
    def arriving(self) -> int:
        """How many of the last cards in the hand of whoever looks are still on their way to it."""
        return sum(move.kind == "draw" and move.seat == self.view.viewer for move in self.moves)

    @property
    def sliding(self) -> tuple[int, ...]:
        """The seats whose pieces are on their way, and so stand on no tile."""
        return tuple(move.subject for move in self.moves if move.kind in ("piece", "stun"))

    @property
    def unfolding(self) -> tuple[int, ...]:
        """The tiles that are being turned up."""
        return tuple(move.subject for move in self.moves if move.kind == "tile")

    @property
    def catalog(self) -> Catalog:
        """All content."""
        return self.names.catalog

    @property
    def question(self) -> QuestionView | None:
        """The open question, if the viewer may know its answers."""
        return self.view.question

    @property
    def options(self) -> tuple[Action, ...]:
        """The legal answers the viewer may give."""
        return self.question.options if self.question is not None else ()

    @property
    def about(self) -> str:
        """What the open question is about."""
        return self.question.about if self.question is not None else ""

    @property
    def lays(self) -> bool:
        """Is something laid on the lit places? Then nobody goes there, and none of them is dangerous."""
        return self.question is not None and self.question.prompt in LAYING

    def of_kind(self, kind: str) -> tuple[Action, ...]:
        """The legal answers of one kind."""
        return tuple(option for option in self.options if option[0] == kind)

    def picks(self, *abouts: str) -> dict[int, Action]:
        """Subjects that may be picked, when the question is about one of these."""
        return {subject: (kind, subject) for kind, subject in self.options if kind == "pick"} if self.about in abouts else {}

    @property
    def me(self) -> PlayerView | None:
        """The player whose hand is shown."""
        return self.view.players[self.view.viewer] if self.view.viewer >= 0 else None

    def tile(self, number: int) -> TileView | None:
        """A tile on the map."""
        return next((tile for tile in self.view.tiles if tile.number == number), None)

    def cards(self) -> dict[int, CardView]:
        """Every card the viewer may see, by number."""
        found: dict[int, CardView] = {}
        for player in self.view.players:
            for card in (*player.hand, *player.relics, *player.items):
                found[card.number] = card
        for card in self.view.table:
            found[card.number] = card
        for _, pile in self.view.piles:
            found.update((card.number, card) for card in pile)
        return found


def tile_at(view: View, place: int) -> TileView | None:
    """The tile on a cell; the Altar lies on nine."""
    if place in ALTAR_CELLS:
        return next((tile for tile in view.tiles if tile.symbol == "altar"), None)
    return next((tile for tile in view.tiles if (tile.x, tile.y) == xy(place)), None)
