"""Who begins: everybody's rolls side by side, those that were equal rolled again, and the name of the first player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pygame

from favor.language.tongue import filled
from favor.ui.brush import Brush, fitting
from favor.ui.layout import centred
from favor.ui.paint.icons import paint_die
from favor.ui.parts import plates
from favor.ui.parts.pieces import draw_badge
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.tempo import out
from favor.ui.theme import GOLD, PAPER
from favor.ui.words_moments import OPENING

ROW, DIE, HEAD, FOOT, WIDE = 58, 46, 92, 74, 560
BEGINS = "first-roll-begins"
"""The id of the line that is there when all dice lie."""
MOST_ROUNDS = 5
"""Of so many rolls in a row the last ones are shown."""

Rounds = tuple[tuple[tuple[int, int], ...], ...]
"""Of each round the seats that rolled, with their faces."""


def rounds(events: Sequence[tuple[Any, ...]], seats: int) -> Rounds:
    """The rounds of rolling for the first turn: all, then always those who were equal at the top."""
    rolls = [(int(event[1]), int(event[2])) for event in events if event[0] == "start_roll"]
    found: list[tuple[tuple[int, int], ...]] = []
    rolling = seats
    while rolls and rolling > 1:
        now, rolls = tuple(rolls[:rolling]), rolls[rolling:]
        found.append(now)
        best = max(face for _, face in now)
        rolling = sum(face == best for _, face in now)
    return tuple(found)


def first(found: Rounds) -> int:
    """Who begins."""
    return max(found[-1], key=lambda roll: roll[1])[0]


def build(brush: Brush, show: Showing, found: Rounds, tumbled: Sequence[float]) -> Iterable[Widget]:
    """The plate. `tumbled`: of each round how far its dice have rolled, 0 to 1."""
    px = brush.px
    seats = len(show.view.players)
    wide = min(px(WIDE), show.frames.map[2] - px(40))
    box = centred(show.frames.map, wide, px(HEAD + FOOT) + seats * px(ROW))
    x, y = box[:2]
    yield plates.plate("first-roll", box, "raised", "dialog", OPENING["rolls"])
    title = (x + px(16), y + px(10), wide - px(32), px(40))
    yield plates.line("first-roll-title", title, OPENING["rolls"], "heading", GOLD, "center")
    how = (x + px(16), y + px(52), wide - px(32), px(28))
    yield plates.line("first-roll-how", how, OPENING["how"], "body", brush.theme.muted, "center")
    landed = all(share >= 1 for share in tumbled)
    shown = len(found) - min(MOST_ROUNDS, len(found))
    for seat in range(seats):
        rolls = tuple(
            (dict(now).get(seat, -1), share) for now, share in zip(found[shown:], tumbled[shown:], strict=True)
        )
        faces = [str(face) for face, share in rolls if face >= 0 and share >= 1]
        said = filled(OPENING["rolled"], show.names.seat(seat), ", ".join(faces)) if faces else show.names.seat(seat)
        data = (show.view.players[seat].character, show.names.seat(seat), rolls, landed and first(found) == seat)
        row = (x + px(16), y + px(HEAD) + seat * px(ROW), wide - px(32), px(ROW - 6))
        yield Widget(f"first-roll:{seat}", "text", row, said, paint=paint_row, data=data, solid=False)
    if landed:
        words = filled(OPENING["begins"], show.names.seat(first(found)))
        foot = (x + px(16), box[1] + box[3] - px(FOOT) + px(8), wide - px(32), px(FOOT - 20))
        yield plates.line(BEGINS, foot, words, "heading", GOLD, "center")


def paint_row(brush: Brush, box: Box, data: tuple[str, str, tuple[tuple[int, float], ...], bool], mood: Mood) -> None:
    """A player with the dice of all rounds; the one who begins in gold."""
    character, name, rolls, begins = data
    px = brush.px
    x, y, wide, high = box
    brush.plate(box, brush.theme.panel, GOLD if begins else brush.theme.border, 10, 3 if begins else 1)
    middle = y + high // 2
    draw_badge(brush, character, (x + px(30), middle), px(40))
    step = px(DIE + 14)
    right = x + wide - px(14)
    left = right - step * len(rolls)
    brush.line(fitting(brush, name, "player", left - x - px(70)), (x + px(60), middle), "player", PAPER, "midleft")
    for number, (face, share) in enumerate(rolls):
        if face >= 0 and share > 0:
            _die(brush, (left + step * number + step // 2, middle), face, share, number)


def _die(brush: Brush, middle: tuple[int, int], face: int, share: float, number: int) -> None:
    """A die that rolls to its place, or lies there."""
    if share >= 1:
        picture = brush.cache.get(paint_die, str(face), brush.px(DIE))
    else:
        shown = str((face + 1 + int(share * 9) * 2 + number) % 5)
        picture = pygame.transform.rotate(brush.cache.get(paint_die, shown, brush.px(DIE)), 300 * (1 - out(share)))
    at = (middle[0] - round(brush.px(26) * (1 - out(share))), middle[1])
    brush.surface.blit(picture, picture.get_rect(center=at))
