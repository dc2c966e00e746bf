"""A game that plays itself with answers drawn by lot: shown in the window, or told as text with pictures in a folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from favor.model.actions import Action
from favor.model.chance import Dice
from favor.model.views import View
from favor.ui import words
from favor.ui.names import plain
from favor.ui.scenes.table import TableScene
from favor.ui.window import Window

PICTURE_EVERY = 8
"""Turns between two pictures."""

MOST_ANSWERS = 50_000
PACE_MS = 120


class LuckyDip:
    """Answers any question with one of its legal answers, by lot; ends a turn less often than it could. Like whoever plays in
    its place one day it is handed what its seat may know, and never the game."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def __call__(self, view: View, options: tuple[Action, ...]) -> Action:
        return self.pick(options)

    def pick(self, options: tuple[Action, ...]) -> Action:
        """One of these."""
        if len(options) > 1 and options[-1][0] == "end_turn" and self._dice.below(4):
            options = options[:-1]
        return options[self._dice.below(len(options))]


def watch(window: Window, table: TableScene) -> int:
    """Let the game run in the window at a pace that can be followed, until somebody closes it."""
    table.pace = PACE_MS
    window.run()
    return 0


def tell(window: Window, table: TableScene, folder: Path, say: Callable[[str], None]) -> int:
    """Play without a screen: every line of the log to `say`, pictures of the table into the folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        say(f"The folder {folder} cannot be made: {error.strerror}. Choose another with --out.")
        return 1
    sitting, told, drawn = table.sitting, 0, -PICTURE_EVERY
    # The table must not answer by itself while a picture is taken.
    chooser, table.chooser = table.chooser, None
    assert chooser is not None
    for _ in range(MOST_ANSWERS):
        events = sitting.told()
        for event in events[told:]:
            if event[0] not in words.QUIET_EVENTS:
                say(plain(table.names.line(event)))
        told = len(events)
        turn = sitting.game.view(-1).turn
        decision = sitting.game.decision
        if turn >= drawn + PICTURE_EVERY or decision is None:
            drawn = turn
            picture(window, folder / f"turn-{turn:03}.png")
        if decision is None:
            return 0
        table.answer(chooser(sitting.game.view(decision.seat), decision.options))
    say("The game found no end; it is given up here.")
    return 1


def picture(window: Window, path: Path) -> None:
    """Draw the present frame and keep it as a file."""
    window.step()
    window.draw()
    pygame.image.save(window.brush().surface, str(path))
