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
class Trouble:
    """What is wrong with a stored game, in words; can some of it be played all the same?"""

    words: str
    playable: bool = False


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
    open_save: Callable[[Save, bool], Trouble | None]
    """Open a stored game and show it; a damaged one only when that is accepted. None when it is shown."""
    replay: Callable[[Save | None], Trouble | None]
    """Watch a stored game, or the one in memory, as far as whoever looks may see. None when it is shown."""
    let_go: Callable[[Save], None]
    """This stored game is put away: forget it where it is the one in memory."""
    learn: Callable[[], None]
    """Show the lesson, where it was left."""
    rename: Callable[[Save, str], str]
    """Give a stored game a name; why that cannot be, "" when it is done."""
    news: Callable[[], str]
    """An answer was given. Trouble with saving the running game, told once."""
    reseat: Callable[[tuple[Seat, ...], str, tuple[int, ...]], None]
    """Others sit at the running game from now on, or hands are kept another way; which seats went from person to person."""
    record: Callable[[], str] = str
    """The record of a game that is over, which `replay` plays again; "" where there is none."""
