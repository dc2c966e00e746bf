"""What screens may ask of the program round them: begin a game, go to the title, a fresh seed. Built by the app."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from favor.model.catalog import Catalog
from favor.model.problems import Problems
from favor.table.seats import Seat
from favor.table.sitting import COVER
from favor.table.store import Save, Store

Switches = Mapping[str, str | bool | int]


@dataclass(frozen=True, slots=True)
class Plan:
    """A game as it was set up: enough to play it again."""

    seats: tuple[Seat, ...]
    switches: Switches
    seed: int
    privacy: str = COVER


@dataclass(frozen=True, slots=True)
class Services:
    """The program as the screens know it."""

    catalog: Catalog
    problems: Problems
    begin: Callable[[Plan], None]
    show_title: Callable[[], None]
    show_setup: Callable[[Plan | None], None]
    fresh_seed: Callable[[], int]
    version: str
    go_on: Callable[[], None]
    running: Callable[[], str]
    """The game that was left in the middle, in a few words; "" for none."""
    store: Store
    open_save: Callable[[Save], str]
    """Open a stored game and show it; what was wrong, in words, where that cannot be."""
    news: Callable[[], str]
    """Trouble with saving the running game, told once."""
