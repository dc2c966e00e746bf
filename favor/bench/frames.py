"""How long a whole frame of a crowded table takes, on a window nobody sees. Run by itself it prints one line of JSON."""

from __future__ import annotations

import json
import statistics
import sys
import time
from typing import Any

from favor import app
from favor.bench.clock import pin, share
from favor.content.load import Loaded
from favor.model.chance import Dice
from favor.model.geometry import xy
from favor.model.state import ACTION, READY, State
from favor.rules import board
from favor.rules.game import Game
from favor.table.seats import Seat
from favor.table.sitting import Sitting
from favor.ui.scenes.table import TableScene
from favor.ui.services import Plan
from favor.ui.window import Window, open_unseen

SIZES = ((1280, 720), (1920, 1080))
PLAYERS = 6
CARDS = 7
FRAMES = 60
SEED = 5


def measure(frames: int = FRAMES) -> dict[str, Any]:
    """Milliseconds of CPU for a frame: everything built and painted anew, from kept pictures; only what differs, as the pointer
    goes from one thing to the next; and with nothing kept."""
    loaded = app.content([])
    return {f"{wide}x{high}": _at((wide, high), loaded, frames) for wide, high in SIZES}


def _at(size: tuple[int, int], loaded: Loaded, frames: int) -> dict[str, Any]:
    window = open_unseen(size)
    scene = crowded_table(window, loaded)
    cold = _draw(window)
    for _ in range(3):
        _draw(window)
    taken = [_draw(window) for _ in range(frames)]
    pointed = _pointed(window, scene, frames)
    view = scene.sitting.view()
    found = {
        "cold_ms": round(cold, 1),
        "median_ms": round(statistics.median(taken), 2),
        "p95_ms": round(share(taken, 0.95), 2),
        "pointed_ms": round(statistics.median(pointed), 2),
        "pointed_p95_ms": round(share(pointed, 0.95), 2),
        "build_ms": round(_build(window, scene, frames), 2),
        "tiles": len(view.tiles),
        "panels": len(view.players),
        "cards": len(view.players[0].hand),
        "widgets": sum(1 for _ in scene.tree),
    }
    window.close()
    return found


def _draw(window: Window, whole: bool = True) -> float:
    if whole:
        window.easel.forget()
    start = time.process_time()
    window.draw()
    return (time.process_time() - start) * 1e3


def _pointed(window: Window, scene: TableScene, frames: int) -> list[float]:
    """Frames of a pointer that goes from thing to thing, each as it is once its pictures are kept."""
    walk = [widget.id for widget in scene.tree.focusable()]
    taken = []
    for number in range(frames):
        scene.hover = walk[number % len(walk)]
        window.draw()
        scene.hover = walk[(number + 1) % len(walk)]
        window.draw()
        scene.hover = walk[number % len(walk)]
        taken.append(_draw(window, whole=False))
    return taken


def _build(window: Window, scene: TableScene, times: int) -> float:
    """The part of a frame that makes the widgets."""
    start = time.process_time()
    for _ in range(times):
        window.build(scene)
    return (time.process_time() - start) / times * 1e3


def crowded_table(window: Window, loaded: Loaded) -> TableScene:
    """Six seats, one person; it is that person's turn with the whole map revealed and a full hand."""
    program = app.App(window, loaded)
    characters = [character.id for character in loaded.catalog.section("characters")][:PLAYERS]
    seats = tuple(Seat(f"Player {number}", id, human=number == 1) for number, id in enumerate(characters, 1))
    program.sit_down(Plan(seats, loaded.catalog.switches, SEED), None)
    assert program.sitting is not None
    game = program.sitting.game
    to_own_turn(game, Dice(SEED))
    crowd(game.state)
    program.sitting = Sitting(game.clone, seats)
    program.show_table()
    scene = window.scenes[0]
    assert isinstance(scene, TableScene)
    scene.chooser = None  # nobody plays on while we measure
    scene.stage.notices.clear()
    return scene


def to_own_turn(game: Game, dice: Dice, turns: int = 12) -> None:
    """Play at random until the first seat chooses an action, some turns into the game."""
    while (decision := game.decision) is not None:
        if decision.seat == 0 and decision.about == "action" and game.state.turn >= turns:
            return
        game.apply(decision.options[dice.below(len(decision.options))])


def crowd(s: State) -> None:
    """Reveal every tile that is left, each as near to the Altar as a path allows, and fill the first seat's hand."""
    for stack in s.stacks:
        while stack and s.frontier:
            tile = stack.pop()
            cell = min(s.frontier, key=_from_altar)
            board.lay(s, tile, cell, board.fitting_turns(s.book.masks[tile], s.frontier[cell])[0])
            s.ruins[tile] = READY if s.book.symbols[tile] == "ruin" else s.ruins[tile]
    while len(s.hands[0]) < CARDS:
        s.hands[0] = (*s.hands[0], s.decks[ACTION].pop())
    s.menu = None


def _from_altar(cell: int) -> tuple[int, int]:
    x, y = xy(cell)
    return x * x + y * y, cell


if __name__ == "__main__":
    pin()
    print(json.dumps(measure(*map(int, sys.argv[1:]))))
