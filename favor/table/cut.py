"""Cuts one turn out of a game and writes it as a scenario: the position at its start, chance as it fell, steps, outcome."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from favor.model.actions import Action, Decision
from favor.model.geometry import ALTAR_CELLS, SETTLEMENT_CELLS, SIDES, xy
from favor.model.state import DECK_NAMES, NO_RUIN, NONE, READY, Frame, Program, State
from favor.rules.engine import run
from favor.rules.game import Game
from favor.rules.setup import Setup, new_state
from favor.rules.turn import TURN
from favor.table.listening import Listener
from favor.table.replay import Replay
from favor.table.scenario_compare import PLAYER
from favor.table.scenario_format import SIDES as SIDE_NAMES
from favor.table.scenario_words import TURN_DEGREES, card_id, option_words, thing_id

_OUTCOME = ("hearts", "favor", "energy", "relics", "items", "hand", "banners", "hexes", "boon", "stunned")
"""What the end of the scenario expects of every player."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Which part of a game: the turn, and after how many decisions it begins and the piece ends."""

    turn: int
    at: int
    end: int


@dataclass(frozen=True, slots=True)
class Cut:
    """A piece of a game as scenario data, and what of it scenarios have no words for (nothing, mostly)."""

    data: dict[str, Any]
    unsaid: tuple[str, ...]


def piece_of_turn(replay: Replay, turn: int) -> Piece | None:
    """A whole turn, up to the first question of the next; None when the game has no such turn."""
    at = replay.find_turn(turn)
    if at is None:
        return None
    after = replay.find_turn(turn + 1)
    return Piece(turn, at, len(replay) if after is None else after)


def piece_of_decision(replay: Replay, decisions: int) -> Piece | None:
    """The turn that runs after so many decisions, from its start up to there."""
    if not 0 <= decisions <= len(replay):
        return None
    mark = replay.turn_at(decisions)
    return Piece(mark.turn, mark.at, decisions)


def cut(replay: Replay, actions: Sequence[Action], setup: Setup, piece: Piece, title: str) -> Cut:
    """The piece as a scenario, ready to be played or written."""
    s = _turn_start(replay, actions, setup, piece)
    lasting = tuple(_lasting(s))
    data: dict[str, Any] = {"scenario": title, **_position(s)}
    listener = Listener(s)
    listener.begin()
    run(s)
    game = Game(s)
    steps = []
    for action in actions[piece.at : piece.end]:
        decision = game.decision
        assert decision is not None
        steps.append(_step(s, decision, action))
        game.apply(action)
    following = {**listener.heard, "picks": listener.picks(), "tiles": _filled(listener.tiles)}
    twice = tuple(f"the Relic '{id}' is drawn twice" for id in dict.fromkeys(_repeated(listener.heard["relics"])))
    return Cut(data | {"next": _filled(following), "steps": steps, "expect": _outcome(game)}, lasting + twice)


def _lasting(s: State) -> Iterator[str]:
    """Changes that last without a Hex, an Item or the like lying there for them."""
    for seat, held in enumerate(s.statuses):
        for status in held:
            sheet = s.book.sheets[status[1]]
            if sheet.hidden:
                yield f"player {seat + 1} is under a lasting effect of '{s.book.sheets[sheet.data['from']].id}'"


def _repeated(ids: Sequence[str]) -> list[str]:
    return [id for id in ids if ids.count(id) > 1]


# ---- the start of the turn ----


def _turn_start(replay: Replay, actions: Sequence[Action], setup: Setup, piece: Piece) -> State:
    """The position before the first small step of a turn."""
    if piece.at == 0:
        s = new_state(replay.game(0).state.book, setup)
        s.events = []
    else:
        game = replay.game(piece.at - 1)
        s = game.state
        s.stack[0].program = _stopping_before(piece.turn)
        game.apply(actions[piece.at - 1])
        s.stack[0].program, s.ask = TURN, None
    return s


def _stopping_before(turn: int) -> Program:
    """The program of turns that halts, as if it asked somebody, where this turn would begin."""
    begin = TURN.code[0]

    def begin_or_halt(s: State, f: Frame) -> None:
        if s.turn + 1 < turn:
            begin(s, f)
            return
        f.pc = 0
        s.ask = (s.active, "action", "", NONE, (), 0)

    return Program(TURN.name, (begin_or_halt, *TURN.code[1:]), TURN.blank)


def _position(s: State) -> dict[str, Any]:
    regions = s.book.regions
    tiles = [tile for tile in range(len(s.cell_of)) if s.cell_of[tile] not in (NONE, *ALTAR_CELLS, *SETTLEMENT_CELLS)]
    tiles.sort(key=lambda tile: s.cell_of[tile])
    grounds = [s.book.tile_regions[s.tile_at[SETTLEMENT_CELLS[side]]] for side in SIDES]
    default = s.book.catalog.switches
    found = {
        "settlements": {name: regions[ground] for name, ground in zip(SIDE_NAMES, grounds, strict=True)},
        "switches": {id: value for id, value in sorted(s.switches.items()) if default.get(id) != value},
        "players": [_player(s, seat) for seat in range(s.seats)],
        "stacks": {region: len(stack) for region, stack in zip(regions, s.stacks, strict=True)},
        "board": [_tile(s, tile) for tile in tiles],
        "traps": [{"at": list(xy(s.cell_of[tile])), **_trap(s, tile)} for tile in sorted(s.traps) if tile not in tiles],
        "discards": _filled({name: [card_id(s, card) for card in pile] for name, pile in zip(DECK_NAMES, s.piles, strict=True)}),
        "active": s.active + 1,
        "step": "god",
    }
    return _filled(found)


def _player(s: State, seat: int) -> dict[str, Any]:
    player: dict[str, Any] = {
        "character": s.book.characters[s.characters[seat]].id,
        "at": list(xy(s.cell_of[s.places[seat]])),
        "favor": s.favor[seat],
        **{key: PLAYER[key](s, seat) for key in ("relics", "items", "hand", "banners", "hexes", "boon")},
    }
    if s.stunned[seat]:
        player["stunned"] = True
    elif s.hearts[seat] != s.caps[seat]:
        player["hearts"] = s.hearts[seat]
    if s.energy[seat] != s.book.energy:
        player["energy"] = s.energy[seat]
    return {key: value for key, value in player.items() if value not in ([], 0, "ready") or key == "hearts"}


def _tile(s: State, tile: int) -> dict[str, Any]:
    found: dict[str, Any] = {"tile": s.book.tiles[tile].id, "at": list(xy(s.cell_of[tile]))}
    if s.turn_of[tile]:
        found["turn"] = s.turn_of[tile] * TURN_DEGREES
    if s.ruins[tile] not in (NO_RUIN, READY):
        found["ruin"] = "spent"
    return found | (_trap(s, tile) if tile in s.traps else {})


def _trap(s: State, tile: int) -> dict[str, int]:
    """What lies there, by whom; the scenario's own default is the first seat."""
    return {"trap": s.book.traps[s.traps[tile]], "trap_by": s.trap_by.get(tile, 0) + 1}


def _filled(parts: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in parts.items() if value not in ([], {})}


# ---- steps and outcome ----


def _step(s: State, decision: Decision, action: Action) -> Any:
    """One decision as a scenario tells it; who is asked is said where it is not the one whose turn it is."""
    if decision.about == "action":
        return _action_step(s, action)
    by = {} if decision.seat == s.active else {"by": decision.seat + 1}
    return {**by, "choose": _choice(s, decision, action)}


def _action_step(s: State, action: Action) -> Any:
    kind, subject = action
    if kind == "move":
        return {kind: list(xy(subject))}
    if kind == "attack":
        return {kind: subject + 1}
    return {kind: card_id(s, subject)} if kind in ("play", "use") else kind


def _choice(s: State, decision: Decision, action: Action) -> Any:
    kind, subject = action
    if kind in ("yes", "no"):
        return kind == "yes"
    if kind != "pick":
        return kind
    about = decision.about
    if about == "player":
        return subject + 1
    if about == "turn":
        return subject * TURN_DEGREES
    if about in ("cell", "tile"):
        return _place(s, about, subject)
    if about == "option":
        return next(iter(option_words(s, decision.source, subject)), subject + 1)
    return s.book.regions[subject] if about in ("banner", "region") else thing_id(s, subject)


def _place(s: State, about: str, subject: int) -> Any:
    if about == "cell":
        return list(xy(subject))
    return list(xy(s.cell_of[subject])) if s.cell_of[subject] != NONE else s.book.tiles[subject].id


def _outcome(game: Game) -> dict[str, Any]:
    s, decision = game.state, game.decision
    found: dict[str, Any] = {"players": {}}
    for seat in range(s.seats):
        place = {"at": list(xy(s.cell_of[s.places[seat]]))}
        found["players"][seat + 1] = place | {key: PLAYER[key](s, seat) for key in _OUTCOME}
    if decision is None:
        return found | {"over": {"winner": s.winner + 1, "by": s.won_by}}
    return found | {"active": s.active + 1, "asked": {"seat": decision.seat + 1, "about": decision.about}, "over": False}
