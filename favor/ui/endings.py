"""What a game was like, from its public events: Favor turn by turn, figures for each player, three light awards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from favor.model.events import Event
from favor.model.views import View

Award = tuple[str, int, int]
"""Its key in the catalogue of words, the seat it goes to, the figure it is for."""

AWARDS = 3


@dataclass(frozen=True, slots=True)
class Figures:
    """One player's game in numbers. `luck` is in tenths: Challenges won beyond what the odds promised."""

    seat: int
    favor: int
    banners: int
    offered: int
    tiles: int
    stuns: int
    falls: int
    dealt: int
    taken: int
    luck: int


def figures(view: View, events: Iterable[Event], faces: tuple[int, ...]) -> tuple[Figures, ...]:
    """The figures of all players, by seat. Favor and Banners are those on the table, the rest is counted."""
    counts = [dict.fromkeys(("offered", "tiles", "stuns", "falls", "dealt", "taken", "luck"), 0) for _ in view.players]
    for event in thrown(events):
        for seat, what, amount in _counts(event, faces):
            if 0 <= seat < len(counts):
                counts[seat][what] += amount
    return tuple(
        Figures(player.seat, player.favor, len(player.banners), **counts[player.seat]) for player in view.players
    )


def thrown(events: Iterable[Event]) -> Iterable[Event]:
    """The events without those that tell a roll a second time, after a card has changed it: luck is what the die did."""
    changed = False
    for event in events:
        if event[0] in ("rerolled", "roll_changed"):
            changed = True
        elif event[0] == "die" and (changed or bool(event[5]) != (event[3] < event[4])):
            changed = False
            continue
        yield event


def _counts(event: Event, faces: tuple[int, ...]) -> tuple[tuple[int, str, int], ...]:
    """What an event adds to whose figures."""
    match event:
        case ("offered", seat, count):
            return ((seat, "offered", count),)
        case ("tile_revealed", seat, *_):
            return ((seat, "tiles", 1),)
        case ("stunned", seat, credit):
            return ((seat, "falls", 1), *(((credit, "stuns", 1),) if credit != seat else ()))
        case ("damage", seat, _, lost, by, _):
            return ((seat, "taken", lost), *(((by, "dealt", lost),) if by != seat else ()))
        case ("die", seat, _, _, value, succeeded):
            return ((seat, "luck", 10 * bool(succeeded) - promised(value, faces)),)
    return ()


def promised(value: int, faces: tuple[int, ...]) -> int:
    """The chance of a Challenge against a stat, in tenths."""
    return round(10 * sum(face < value for face in faces) / max(1, len(faces)))


def curves(events: Iterable[Event], seats: int) -> tuple[tuple[int, ...], ...]:
    """Favor at the end of every turn, by seat; the first value is the start."""
    favor = [0] * seats
    found: list[list[int]] = [[0] for _ in range(seats)]
    turn = 0
    for event in events:
        if event[0] == "turn_began":
            turn += 1
            for seat in range(seats):
                found[seat].append(favor[seat])
        elif event[0] == "favor" and 0 <= event[1] < seats:
            favor[event[1]] += event[2]
            found[event[1]][-1] = favor[event[1]]
    return tuple(tuple(line) for line in found)


def deciding(events: Iterable[Event]) -> Event | None:
    """The event the game was won by: the last Favor or Banner before the end."""
    last = None
    for event in events:
        if event[0] == "won":
            return last
        if event[0] in ("favor", "captured"):
            last = event
    return None


def awards(found: tuple[Figures, ...]) -> tuple[Award, ...]:
    """At most three, each for a figure in which one player stands alone; players without one come first."""
    candidates = [award for award in (_award(key, found) for key in ORDER) if award is not None]
    chosen: list[Award] = []
    for fresh_only in (True, False):
        for award in candidates:
            taken = award in chosen or fresh_only and award[1] in [seat for _, seat, _ in chosen]
            if not taken and len(chosen) < AWARDS:
                chosen.append(award)
    return tuple(chosen)


ORDER = ("tiles", "offered", "dealt", "luck", "falls", "stuns", "taken", "unlucky")


def _award(key: str, found: tuple[Figures, ...]) -> Award | None:
    """Who is first in a figure, if there is one alone above nothing."""
    values = [-one.luck if key == "unlucky" else int(getattr(one, key)) for one in found]
    best = max(values, default=0)
    if best <= 0 or values.count(best) > 1:
        return None
    return key, found[values.index(best)].seat, best
