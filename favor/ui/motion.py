"""What is on its way: pieces, tiles, cards, dice, tokens. Only the picture is late: the game is ahead, and any press ends
the way.

Each movement waits for the one before it, so that what happened together can be followed one after the other. How long
one takes is asked of the wishes: divided by the speed, at most a short fade with reduced motion (B31, B44). Events come as
redacted for whoever looks, and of a card that is drawn not even that is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from favor.model.events import Event
from favor.model.views import TileView
from favor.ui.tempo import eased
from favor.ui.wishes import Wishes

Point = tuple[float, float]

FARTHEST = 3
"""Tiles a piece takes time for: what leaps across the map does not take longer than that."""
ALONGSIDE_MS = 120
"""Between the beginnings of what may be seen together: tokens, Hearts."""
DRAWN_MS = 60
"""Between the beginnings of cards that are drawn one after the other."""
LATEST_MS = 1800
"""How far the picture may lag behind; what comes later begins together."""
ON_STEPS = 1.08
STEPS = 24
"""Pictures a movement is kept in."""
KINDS = MappingProxyType(
    {
        "moved": "piece", "tile_drawn": "tile", "tile_revealed": "tile", "die": "die", "favor": "favor", "damage": "crack",
        "heart_lost": "crack", "healed": "heal", "heart_gained": "heal", "revived": "heal", "stunned": "stun", "god_drawn": "god",
        "drew": "draw", "played": "card",
    }
)  # fmt: skip
"""The movement of each event that has one."""
IN_TURN = ("piece", "tile", "die", "card")
"""What the next movement waits for."""


@dataclass(frozen=True, slots=True)
class Move:
    """One movement: of which seat, tile or open card, from where to where in cells of the map, when."""

    kind: str
    subject: int
    start: Point
    end: Point
    begins: int
    lasts: int
    seat: int = -1
    """Whose card it is that is played."""
    number: int = 0
    """Tells the cards apart that one seat draws."""

    @property
    def ends(self) -> int:
        """The moment it is over."""
        return self.begins + self.lasts

    def share(self, now: int) -> float:
        """How much of the time has passed, 0 to 1 in even steps so that pictures can be kept."""
        passed = min(1.0, max(0.0, (now - self.begins) / self.lasts))
        return int(passed * STEPS) / STEPS


@dataclass(frozen=True, slots=True)
class Glimpse:
    """One movement as it stands at this moment."""

    kind: str
    subject: int
    at: Point
    share: float
    begun: bool
    fades: bool
    seat: int = -1
    number: int = 0


def standing(tile: TileView) -> Point:
    """Where pieces stand on a tile, in cells: in its middle, on the Altar on the lower steps."""
    return float(tile.x), tile.y + (ON_STEPS if tile.symbol == "altar" else 0.0)


class Motion:
    """Everything that is on its way."""

    def __init__(self, wishes: Wishes) -> None:
        self._wishes = wishes
        self._moves: tuple[Move, ...] = ()
        self._shown = -1
        self._faced: tuple[int, ...] = ()

    @property
    def is_moving(self) -> bool:
        """Is anything on its way?"""
        return bool(self._moves)

    @property
    def fades(self) -> bool:
        """Are movements to be shown as fades only?"""
        return self._wishes.settings.reduced_motion

    @property
    def tumble(self) -> int:
        """Milliseconds a die is seen to roll."""
        return self._wishes.takes("die")

    @property
    def lands(self) -> int:
        """The moment the die comes to rest that rolls now; 0 when none does."""
        return max((move.ends for move in self._moves if move.kind == "die"), default=0)

    def tell(self, events: Iterable[Event], places: Mapping[int, Point], now: int, asks: bool = False) -> None:
        """Line up the movements of what has just happened. `asks`: a drawn tile is seen in the hand of whoever looks on."""
        at = max([now, *(move.ends for move in self._moves if move.kind in IN_TURN)])
        latest = now + self._wishes.lasting(LATEST_MS)
        for event in events:
            move = self._move(event, places, min(at, latest), asks)
            if move is None:
                continue
            self._moves = (*self._moves, move)
            apart = self._wishes.lasting(DRAWN_MS if move.kind == "draw" else ALONGSIDE_MS)
            at = move.ends if move.kind in IN_TURN else at + apart

    def _move(self, event: Event, places: Mapping[int, Point], at: int, asks: bool) -> Move | None:
        kind = KINDS.get(event[0], "")
        if not kind or not self._is_seen(event, asks):
            return None
        start = end = (0.0, 0.0)
        lasts = self._wishes.takes(kind)
        if kind == "piece":
            if event[2] not in places or event[3] not in places or event[2] == event[3]:
                return None
            start, end = places[event[2]], places[event[3]]
            far = abs(start[0] - end[0]) + abs(start[1] - end[1])
            lasts = self._wishes.takes(kind, min(FARTHEST, max(1, round(far))))
        subject = event[2] if kind in ("tile", "card") else event[1]
        number = sum(move.kind == kind and move.subject == subject for move in self._moves) if kind == "draw" else 0
        return Move(kind, subject, start, end, at, lasts, event[1], number) if lasts > 0 else None

    def _is_seen(self, event: Event, asks: bool) -> bool:
        """A tile is turned up once, a loss of no Heart or Favor is nothing to be seen, one tray shows one roll."""
        if event[0] == "tile_drawn":
            self._faced = (*self._faced, event[2]) if asks else self._faced
            return asks
        if event[0] == "tile_revealed" and event[2] in self._faced:
            self._faced = tuple(tile for tile in self._faced if tile != event[2])
            return False
        if event[0] == "die":
            return not any(move.kind == "die" for move in self._moves)
        if event[0] == "damage":
            return bool(event[3] > 0)
        return event[0] != "favor" or bool(event[2] > 0)

    # -- what is seen ---------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Everything arrives at once."""
        self._moves = ()

    def wants_frame(self, now: int) -> bool:
        """Would a picture of this moment be another than the last one?"""
        return self.is_moving and now != self._shown

    def glimpses(self, now: int) -> tuple[Glimpse, ...]:
        """What is on its way or waits to begin, of each seat or tile the first; what has arrived is dropped."""
        self._shown = now
        self._moves = tuple(move for move in self._moves if now < move.ends)
        first: dict[tuple[str, int, int], Move] = {}
        for move in self._moves:
            first.setdefault(("seat" if move.kind in ("piece", "stun") else move.kind, move.subject, move.number), move)
        return tuple(self._glimpse(move, now) for move in first.values())

    def _glimpse(self, move: Move, now: int) -> Glimpse:
        share = move.share(now)
        way = 1.0 if self.fades else eased(share)
        at = tuple(a + (b - a) * way for a, b in zip(move.start, move.end, strict=True))
        return Glimpse(move.kind, move.subject, (at[0], at[1]), share, now >= move.begins, self.fades, move.seat, move.number)

    @property
    def arrives(self) -> int:
        """The moment all is there."""
        return max((move.ends for move in self._moves), default=0)
