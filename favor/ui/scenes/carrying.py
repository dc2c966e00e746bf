"""A card in the hand of the pointer: drawn where it is carried, and what it was dropped on. Gives no answers."""

from __future__ import annotations

from dataclasses import dataclass, replace

from favor.model.actions import Action, Decision
from favor.model.views import View
from favor.ui.parts.cards import RATIO
from favor.ui.semantics import Widget

KINDS = ("card", "down")
"""Beginnings of the ids of cards that can be carried."""

TAKES = ("map", "ghost", "map-frame")
"""What a card may be dropped on, beside tiles, places and players."""


STILL = 18
"""Pixels within which letting go is a click after all."""


@dataclass(frozen=True, slots=True)
class Carried:
    """A card, and how far it was carried from its place."""

    widget: Widget
    dx: int = 0
    dy: int = 0

    def moved(self, dx: int, dy: int) -> Carried:
        """The same, carried on."""
        return replace(self, dx=self.dx + dx, dy=self.dy + dy)

    @property
    def is_click(self) -> bool:
        """Was it hardly moved, as by a hand that is not quite still?"""
        return max(abs(self.dx), abs(self.dy)) < STILL

    def drawn(self) -> Widget:
        """The card where it is now; the pointer sees through it to what lies under."""
        x, y, wide, _ = self.widget.rect
        box = (x + self.dx, y + self.dy, wide, round(wide * RATIO))
        return replace(self.widget, id="carried", rect=box, solid=False, does=None, clip=None)


def can_carry(widget: Widget) -> bool:
    """Is it a card of the hand?"""
    return widget.role == "card" and widget.id.partition(":")[0] in KINDS


def takes_it(target: Widget | None) -> bool:
    """May a card be dropped here: on the map, or on a player?"""
    return target is not None and (target.id in TAKES or target.role in ("tile", "target", "player"))


def aimed_at(target: Widget | None, decision: Decision | None, view: View) -> Action | None:
    """The answer to what the card asks when it was dropped on something that answers it."""
    if target is None or decision is None:
        return None
    word, *values = target.does or ("",)
    found: tuple[int, ...] = ()
    if decision.about == "player":
        here = tuple(player.seat for player in view.players if word == "tile" and player.tile == values[0])
        found = (values[0],) if word == "seat" else here
    elif decision.about in ("tile", "cell") and word == "tile":
        found = (values[0] if decision.about == "tile" else values[1],)
    meant = [option for option in decision.options if option[0] == "pick" and option[1] in found]
    return meant[0] if len(meant) == 1 else None
