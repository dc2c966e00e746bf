"""Tells a whole game as text: every action and event in words, and at each turn's end the table and what each seat sees."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from favor.model.actions import Action
from favor.model.chance import Dice
from favor.model.events import EVENTS
from favor.model.geometry import xy
from favor.model.state import DECK_NAMES
from favor.model.views import PlayerView, View
from favor.rules.fingerprint import fingerprint
from favor.rules.game import Game
from favor.rules.tables import CAUSES, REGISTER_OF_CARD, STATS
from tests.rules.random_play import new_game

GAMES = ((2, 22), (4, 44), (6, 66))
"""(seats, seed) of the stored games."""

EAGER = ("capture", "offer", "delve", "attack", "use", "boon", "play", "yes")
"""What a player of these games likes to do, best first; a table of such players comes to an end soon."""

SEATS = ("seat", "by", "credit", "from_seat")


def story(seats: int, seed: int) -> str:
    """The whole game."""
    game = new_game(seats, seed)
    return "\n".join((f"# {seats} players, seed {seed}", *_told(game, game.state.events), *_turns(game, Dice(seed)), ""))


def _turns(game: Game, dice: Dice) -> Iterator[str]:
    while game.options:
        decision = game.decision
        assert decision is not None
        action = _choice(game.options, dice)
        yield f"{decision.seat + 1}> {in_words(game, decision.about, action)}   of {len(decision.options)}"
        events = game.apply(action)
        yield from _told(game, events)
        if any(event[0] in ("turn_over", "won") for event in events):
            yield from _table(game)


def _choice(options: tuple[Action, ...], dice: Dice) -> Action:
    """Three times out of four what is liked best, else anything."""
    liked = [option for kind in EAGER for option in options if option[0] == kind]
    return liked[0] if liked and dice.below(4) else options[dice.below(len(options))]


def in_words(game: Game, about: str, action: Action) -> str:
    """An action, its subject by name."""
    kind, subject = action
    if kind in ("move", "attack", "play", "use"):
        about = {"move": "cell", "attack": "player", "play": "card", "use": "card"}[kind]
    elif kind != "pick":
        return kind
    return f"{kind} {_subject(game, about, subject)}"


def _subject(game: Game, about: str, subject: int) -> str:
    book = game.state.book
    if about == "player":
        return f"player {subject + 1}"
    if about == "cell":
        return str(xy(subject))
    if about in ("card", "relic", "item"):
        return _card(game, subject)
    if about in ("banner", "region"):
        return str(book.regions[subject])
    return str(book.tiles[subject].id) if about == "tile" else f"{about} {subject}"


def _card(game: Game, card: int) -> str:
    return str(game.state.book.sheets[card // REGISTER_OF_CARD].id) if card >= 0 else "-"


# ---- events ----


def _told(game: Game, events: list[tuple[Any, ...]]) -> Iterator[str]:
    for event in events:
        fields = EVENTS[event[0]]
        yield "    " + " ".join((event[0], *(_value(game, field, value) for field, value in zip(fields, event[1:], strict=True))))


def _value(game: Game, field: str, value: Any) -> str:
    book, field = game.state.book, field.removesuffix("!")
    if not isinstance(value, int) or isinstance(value, bool):
        return f"{field}={value}"
    if field in SEATS:
        return f"{field}={value + 1 if value >= 0 else 'nobody'}"
    if value < 0:
        return f"{field}={value}"
    names = {
        "card": lambda: _card(game, value), "sheet": lambda: book.sheets[value].id, "tile": lambda: book.tiles[value].id,
        "region": lambda: book.regions[value], "cell": lambda: "{},{}".format(*xy(value)), "stat": lambda: STATS[value],
        "cause": lambda: CAUSES[value], "deck": lambda: DECK_NAMES[value], "token": lambda: book.traps[value],
    }  # fmt: skip
    return f"{field}={names[field]() if field in names else value}"


# ---- the table ----


def _table(game: Game) -> Iterator[str]:
    seen = game.view(-1)
    left = f"decks {_pairs(seen.decks)}, stacks {_pairs(seen.stacks)}, bag {seen.traps_left}"
    yield f"  = the table in turn {seen.turn}: {left}, {len(seen.tiles)} tiles laid"
    yield from (f"    {_player(player, seen)}" for player in seen.players)
    yield "    views " + " ".join(_short(repr(game.view(seat))) for seat in range(-1, game.state.seats))
    yield f"    fingerprint {fingerprint(game.state)[:16]}"


def _pairs(pairs: tuple[tuple[str, int], ...]) -> str:
    return "/".join(str(number) for _, number in pairs)


def _player(player: PlayerView, seen: View) -> str:
    place = next(f"{tile.x},{tile.y}" for tile in seen.tiles if tile.number == player.tile)
    stats = f"{player.fight}/{player.charm}/{player.wit}"
    mine = [card.id for card in (*player.relics, *player.items)] + [*player.banners, *(each.id for each in player.statuses)]
    down = " stunned" if player.stunned else ""
    health = f"hearts {player.hearts}/{player.heart_cap}{down}, favor {player.favor}, energy {player.energy}"
    held = f"hand {player.hand_size}, {', '.join(mine) or 'nothing'}"
    return f"{player.seat + 1} {player.character} at {place}: {health}, stats {stats}, {held}"


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]
