"""What an action surely brings, told before it is done: tried out where the viewer cannot tell it from the true game.

Sure is what happens before anything new becomes known; the rest is named as open. Knows no rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from favor.language.tongue import filled
from favor.model.actions import Action, LoopError
from favor.model.chance import Dice
from favor.model.events import Event
from favor.model.geometry import cell
from favor.model.views import TileView
from favor.rules.game import Game
from favor.table.undo import BARRIERS, unknown
from favor.ui.faces import face_of
from favor.ui.names import stat_name
from favor.ui.odds import Odds
from favor.ui.parts.showing import Showing, tile_at
from favor.ui.text import Spans
from favor.ui.words import OR, listed
from favor.ui.words_reading import PREVIEW

Changes = dict[tuple[str, int], int]
"""(energy, hearts or favor; seat) -> by how much it changes."""
Outcome = tuple[Spans, ...]
COUNTED: Mapping[str, tuple[str, int, int]] = MappingProxyType(
    {
        "paid": ("energy", -1, 2), "energy": ("energy", 1, 2), "favor": ("favor", 1, 2), "damage": ("hearts", -1, 3),
        "healed": ("hearts", 1, 2),
    }
)  # fmt: skip
"""What an event changes, in which direction, and where in it the amount stands."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What surely changes, who surely falls, and what it is that then becomes known ("" for nothing)."""

    changes: Changes
    stunned: tuple[int, ...]
    reveals: str
    asks: bool = False
    """Is whoever acts asked for more before anything of it has come about that could not be taken back?"""


def foresee(game: Game, viewer: int, action: Action) -> Foreseen:
    """Try an action in a game that the viewer cannot tell from this one."""
    tried = game.imagine(viewer, Dice(1))
    before = unknown(tried.state)
    try:
        events = tried.apply(action)
    except LoopError:
        return Foreseen({}, (), "loop")
    sure, reveals = sure_part(events)
    if not reveals and unknown(tried.state) != before:
        return Foreseen(changes_in([event for event in sure if event[0] == "paid"]), (), "chance")
    asked = tried.decision
    asks = not reveals and asked is not None and asked.about != "action" and asked.seat == viewer
    return Foreseen(changes_in(sure), tuple(event[1] for event in sure if event[0] == "stunned"), reveals, asks)


def sure_part(events: list[Event]) -> tuple[list[Event], str]:
    """The events before the first that makes something known, and its name."""
    for number, event in enumerate(events):
        if event[0] in BARRIERS:
            return events[:number], str(event[0])
    return events, ""


def changes_in(events: list[Event]) -> Changes:
    """What these events sum up to."""
    found: Changes = {}
    for event in events:
        if event[0] in COUNTED:
            what, sign, place = COUNTED[event[0]]
            key = (what, event[1])
            found[key] = found.get(key, 0) + sign * event[place]
    return {key: change for key, change in found.items() if change}


# -- in words ---------------------------------------------------------------------------------------------------------


def told(show: Showing, foreseen: Foreseen, action: Action, odds: Odds | None = None) -> Outcome:
    """The lines of a preview; `odds` are those of the roll that the action surely brings."""
    seat = show.question.seat if show.question is not None else -1
    players = show.view.players
    lines = []
    for (what, whose), change in foreseen.changes.items():
        lines.append(_change(show, what, whose, change, seat))
    if show.about == "action" and not any(what == "energy" for what, _ in foreseen.changes) and 0 <= seat < len(players):
        lines.insert(0, PREVIEW["energy"].format(n=players[seat].energy))
    lines += [PREVIEW["stunned"].format(who=show.names.seat(fallen)) for fallen in foreseen.stunned]
    spans: list[Spans] = [((line, ""),) for line in lines]
    spans += _place(show, action) if action[0] == "move" else _deed(action, foreseen)
    if odds is not None:
        spans.append(((roll_words(show, odds, PREVIEW["roll"], PREVIEW["hopeless"]), "challenge"),))
    if foreseen.reveals:
        spans.append(((PREVIEW["undo"], ""),))
    return tuple(spans)


def _change(show: Showing, what: str, whose: int, change: int, seat: int) -> str:
    player = show.view.players[whose]
    number = {"energy": player.energy, "hearts": player.hearts, "favor": player.favor}[what] + change
    signed = f"+{change}" if change > 0 else f"−{-change}"
    if what == "hearts":
        return PREVIEW["hearts"].format(who=show.names.seat(whose), n=number, change=signed)
    line = PREVIEW[what].format(n=number, change=signed)
    return line if whose == seat else f"{show.names.seat(whose)}: {line}"


def _place(show: Showing, action: Action) -> list[Spans]:
    """What waits at the place one moves to, and what of it stays open."""
    place = action[1]
    tile = tile_at(show.view, place)
    if tile is None:
        return [((_stack(show, place), ""),)]
    found: list[Spans] = []
    if tile.trap:
        values = sorted(set(show.catalog.rules.get("traps", (0,))))
        told_values = listed(tuple(map(str, values)), OR)
        found.append(((PREVIEW["trap"].format(values=told_values), "trap"),))
    return found + _symbol(show, tile)


def _symbol(show: Showing, tile: TileView) -> list[Spans]:
    if tile.terrain:
        return [((f"{show.names.title('terrains', tile.terrain)}: ", ""), *face_of(show.names, "terrains", tile.terrain).spans)]
    if tile.symbol == "ruin":
        return [((PREVIEW["ruin" if tile.ruin == "ready" else "spent"], "ruin"),)]
    if tile.symbol == "settlement":
        return [((PREVIEW["settlement"].format(region=show.names.region_of(tile.region)), "banner"),)]
    line = {"event": ("event", "event"), "warp": ("warp", "warp"), "altar": ("altar", "altar")}.get(tile.symbol)
    return [((PREVIEW[line[0]], line[1]),)] if line is not None else []


def _stack(show: Showing, place: int) -> str:
    """The tile that will be drawn, as far as it is known: its Region and how many are left after it."""
    regions = next((spot.regions for spot in show.view.spots if cell(spot.x, spot.y) == place), ())
    left = dict(show.view.stacks)
    names = " / ".join(show.names.region_of(region) for region in regions)
    return PREVIEW["stack"].format(region=names, n=max(0, sum(left.get(region, 0) for region in regions) - 1))


def roll_words(show: Showing, odds: Odds, some: str, none: str, is_named: bool = False) -> str:
    """A roll in a sentence: stat, faces that succeed and chance; who rolls is named where that is another."""
    faces = listed(tuple(map(str, odds.good)), OR)
    line = filled(some if odds.good else none, stat_name(odds.stat), odds.value, faces, odds.chance)
    asked = show.question.seat if show.question is not None else odds.seat
    return line if odds.seat == asked and not is_named else filled(PREVIEW["whose"], show.names.seat(odds.seat), line)


def _deed(action: Action, foreseen: Foreseen) -> list[Spans]:
    """What an action other than a move leaves open."""
    if action[0] == "delve" and foreseen.reveals:
        return [((PREVIEW["relic"], "relic"),)]
    return []
