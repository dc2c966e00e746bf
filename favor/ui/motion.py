"""Pieces on their way from tile to tile. Only the picture is late: the game is always ahead, and any press ends the way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

Point = tuple[float, float]
BASE_MS, CELL_MS, MOST_MS = 160, 70, 520


@dataclass(frozen=True, slots=True)
class Slide:
    """One piece on its way, in cells of the map."""

    start: Point
    end: Point
    began: int
    lasts: int

    def at(self, now: int) -> Point:
        """Where it is: slow, fast, slow."""
        share = min(1.0, max(0.0, (now - self.began) / self.lasts))
        eased = 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2
        return self.start[0] + (self.end[0] - self.start[0]) * eased, self.start[1] + (self.end[1] - self.start[1]) * eased


class Motion:
    """All pieces that are on their way."""

    def __init__(self) -> None:
        self._slides: dict[int, Slide] = {}

    def tell(self, events: Iterable[tuple[Any, ...]], places: Mapping[int, Point], now: int) -> None:
        """Set pieces going for what has just happened; several moves of one piece become one way."""
        ways: dict[int, tuple[int, int]] = {}
        for event in events:
            if event[0] == "moved":
                ways[event[1]] = (ways.get(event[1], (event[2], 0))[0], event[3])
        for seat, (start, end) in ways.items():
            if start in places and end in places and start != end:
                far = abs(places[start][0] - places[end][0]) + abs(places[start][1] - places[end][1])
                lasts = min(MOST_MS, BASE_MS + round(CELL_MS * far))
                self._slides[seat] = Slide(places[start], places[end], now, lasts)

    def finish(self) -> None:
        """Everything arrives at once."""
        self._slides.clear()

    def positions(self, now: int) -> dict[int, Point]:
        """Where each piece on its way is; those that have arrived are dropped."""
        self._slides = {seat: slide for seat, slide in self._slides.items() if now < slide.began + slide.lasts}
        return {seat: slide.at(now) for seat, slide in self._slides.items()}

    @property
    def is_moving(self) -> bool:
        """Is anything on its way?"""
        return bool(self._slides)
