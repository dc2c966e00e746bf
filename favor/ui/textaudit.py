"""What tests ask of letters: which were cut, and which lie over others or leave the window. Knows no widget and no game.

Off in play, when a draw pays one look at a flag. While it is on, each draw tells what room it had, and each stamped run of
letters where its ink came to lie; the window tells where every painted sheet was put, in order. From that follows what the
eye would see: ink over ink on one sheet, or on two where nothing solid lies between.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

Box = tuple[int, int, int, int]
SOLID, HIDES = 200, 0.97
"""From which alpha a pixel hides what is below, and which share of a place must be hidden for it to count."""
LITTLE = 0.05
"""A share of a text so small that nobody misses it."""
TOUCH, SOFT = 1, 16
"""Pixels by which the soft edges of two letters may meet; where letters are large, one in so many of their height."""


@dataclass(frozen=True)
class AuditEntry:
    """One text draw: what was wanted and what room there was."""

    text: str
    wanted: tuple[int, int]
    room: tuple[int, int]
    px: int
    where: str

    @property
    def cut(self) -> bool:
        """Was any of it outside its room?"""
        return self.wanted[0] > self.room[0] or self.wanted[1] > self.room[1]


@dataclass(frozen=True)
class Ink:
    """The letters of one run as they lie on a sheet; runs of one draw bear one number."""

    text: str
    draw: int
    box: pygame.Rect
    where: str


@dataclass(frozen=True)
class Laid:
    """A sheet as it was put into the window: by whom, where, and the part that is seen."""

    owner: str
    sheet: pygame.Surface
    at: tuple[int, int]
    seen: pygame.Rect


@dataclass(frozen=True)
class Clash:
    """Two texts over each other, or one that leaves its sheet ("" for the other)."""

    text: str
    other: str
    owners: tuple[str, str]
    place: Box


class TextAudit:
    """Collects while it is on; tests read `cuts` and `clashes`."""

    def __init__(self, on: bool = False) -> None:
        self.on = on
        self.entries: list[AuditEntry] = []
        self._inks: dict[int, list[Ink]] = {}
        self._sheets: dict[int, pygame.Surface] = {}
        """Held, so that no two sheets can have one id."""
        self._laid: list[Laid] = []
        self._solid: dict[int, pygame.Mask] = {}
        """Where laid sheets hide what is below; made when asked for."""
        self._draws = 0

    def clear(self) -> None:
        """Begin anew."""
        self.entries.clear()
        self._inks.clear()
        self._sheets.clear()
        self._laid.clear()
        self._solid.clear()

    # -- what drawing tells ---------------------------------------------------------------------------------------

    def note(self, text: str, wanted: tuple[int, int], room: tuple[int, int], px: int, where: str) -> None:
        """Record one draw."""
        if self.on:
            self.entries.append(AuditEntry(text, wanted, room, px, where))

    def stamped(
        self, target: pygame.Surface, runs: list[tuple[str, pygame.Surface, tuple[int, int]]], where: str
    ) -> None:
        """The runs of one draw as they came onto a surface."""
        if not self.on:
            return
        self._draws += 1
        self._sheets[id(target)] = target
        found = self._inks.setdefault(id(target), [])
        for text, picture, at in runs:
            box = picture.get_bounding_rect(min_alpha=96)
            if box.w and text.strip():
                found.append(Ink(text, self._draws, box.move(at), where))

    def laid(self, owner: str, sheet: pygame.Surface, at: tuple[int, int], seen: Box) -> None:
        """A sheet came into the window, over all before it."""
        if self.on:
            self._laid.append(Laid(owner, sheet, at, pygame.Rect(seen)))

    # -- what tests read ------------------------------------------------------------------------------------------

    @property
    def cuts(self) -> tuple[AuditEntry, ...]:
        """The draws that lost something."""
        return tuple(entry for entry in self.entries if entry.cut)

    @property
    def clashes(self) -> tuple[Clash, ...]:
        """Letters over letters, and letters beyond the edge of their sheet."""
        return (*self._beyond(), *self._within(), *self._across())

    def _beyond(self) -> Iterator[Clash]:
        """Letters that were cut off by the edge of what they were drawn on."""
        for key, inks in self._inks.items():
            room = self._sheets[key].get_rect()
            for ink in inks:
                if not room.contains(ink.box):
                    yield Clash(ink.text, "", (self._owner(key), ""), _box(ink.box))

    def _within(self) -> Iterator[Clash]:
        """Letters over letters on one sheet."""
        for key, inks in self._inks.items():
            for one, other in _pairs(inks):
                place = _common(one.box, other.box)
                itself = one.draw == other.draw or one.text == other.text  # its own shadow or edge of light
                if place is not None and not itself:
                    owner = self._owner(key)
                    yield Clash(one.text, other.text, (owner, owner), _box(place))

    def _across(self) -> Iterator[Clash]:
        """Letters of one sheet over letters of another, with nothing solid between them."""
        shown = [(number, laid, ink, box) for number, laid in enumerate(self._laid) for ink, box in self._seen_inks(laid)]
        for place, (low, below, ink, box) in enumerate(shown):
            for high, above, other, other_box in shown[place + 1 :]:
                common = _common(box, other_box) if high != low else None
                over = self._laid[low + 1 : high + 1]
                if common is not None and not any(self._covered(laid, common) >= HIDES for laid in over):
                    yield Clash(ink.text, other.text, (below.owner, above.owner), _box(common))

    @property
    def half_hidden(self) -> tuple[Clash, ...]:
        """Texts above the last curtain of which something laid over them leaves only a part to be seen."""
        start = max((number for number, laid in enumerate(self._laid) if laid.owner == "curtain"), default=0)
        found = []
        for number, laid in enumerate(self._laid[start:], start + 1):
            for ink, box in self._seen_inks(laid):
                shares = [(self._covered(above, box), above.owner) for above in self._laid[number:]]
                if max(shares, default=(0.0, ""))[0] <= 1 - LITTLE:
                    found += [Clash(ink.text, "", (laid.owner, by), _box(box)) for share, by in shares if share > LITTLE]
        return tuple(found)

    def _seen_inks(self, laid: Laid) -> Iterator[tuple[Ink, pygame.Rect]]:
        """The letters of a laid sheet with their boxes in the window."""
        for ink in self._inks.get(id(laid.sheet), ()):
            box = ink.box.move(laid.at).clip(laid.seen)
            if box.w and box.h:
                yield ink, box

    def _covered(self, laid: Laid, place: pygame.Rect) -> float:
        """The share of a place of the window that a sheet hides."""
        seen = place.clip(laid.seen)
        part = seen.move(-laid.at[0], -laid.at[1]).clip(laid.sheet.get_rect())
        if part.w <= 0 or part.h <= 0:
            return 0.0
        solid = self._solid.get(id(laid.sheet))
        if solid is None:
            solid = self._solid[id(laid.sheet)] = pygame.mask.from_surface(laid.sheet, SOLID)
        return solid.overlap_area(pygame.Mask(part.size, True), part.topleft) / (place.w * place.h)

    def _owner(self, key: int) -> str:
        """Who put a sheet into the window; where nobody did, it is a picture within another."""
        return next((laid.owner for laid in self._laid if id(laid.sheet) == key), "a picture")


def _pairs(inks: list[Ink]) -> Iterator[tuple[Ink, Ink]]:
    for number, one in enumerate(inks):
        for other in inks[number + 1 :]:
            yield one, other


def _common(one: pygame.Rect, other: pygame.Rect) -> pygame.Rect | None:
    """Where two boxes share more than the soft edge of a letter."""
    place = one.clip(other)
    return place if place.w > TOUCH and place.h > max(TOUCH, min(one.h, other.h) // SOFT) else None


def _box(rect: pygame.Rect) -> Box:
    return rect.x, rect.y, rect.w, rect.h
