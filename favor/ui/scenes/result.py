"""The end: who won and how, what everybody has, the seed; folds away so that the final board can be looked at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from favor.table.sitting import Sitting
from favor.ui import words
from favor.ui.brush import Brush
from favor.ui.layout import centred
from favor.ui.names import Names
from favor.ui.parts import plates
from favor.ui.parts.pieces import draw_badge
from favor.ui.scene import Host, Scene, Size
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.services import Plan, Services
from favor.ui.theme import GOLD, PAPER

ResultRow = tuple[str, str, int, int, int, int, bool]
"""character, name, Favor, Banners, Relics, times Stunned, has won"""


class ResultScene(Scene):
    """The result over the final board."""

    name = "result"
    see_through = True

    def __init__(self, host: Host, sitting: Sitting, names: Names, services: Services, plan: Plan) -> None:
        super().__init__(host)
        self.sitting = sitting
        self.names = names
        self.services = services
        self.plan = plan
        self.folded = False

    def rows(self) -> tuple[ResultRow, ...]:
        """What stands in the table, the winner first."""
        view = self.sitting.game.view(-1)
        falls = [event[1] for event in self.sitting.told() if event[0] == "stunned"]
        rows = [
            (
                player.character,
                self.names.seat(player.seat),
                player.favor,
                len(player.banners),
                len(player.relics),
                falls.count(player.seat),
                player.seat == view.winner,
            )
            for player in view.players
        ]
        return tuple(sorted(rows, key=lambda row: (not row[6], -row[2])))

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """The plate, or the one button that unfolds it."""
        px = brush.px
        if self.folded:
            yield plates.button(
                "unfold",
                centred((0, size[1] - px(70), size[0], px(60)), px(240), px(48)),
                "Show the result",
                ("fold",),
                kind="gold",
            )
            return
        view = self.sitting.game.view(-1)
        rows = self.rows()
        wide, high = px(640), px(196) + len(rows) * px(44) + px(96)
        box = centred((0, 0, *size), wide, high)
        won = f"{self.names.seat(view.winner)} wins" if view.winner >= 0 else "The game is over"
        yield plates.veil(size, 120)
        yield plates.plate("result-plate", box, "raised", "dialog", won)
        yield plates.line("won", (box[0], box[1] + px(14), wide, px(56)), won, "title", GOLD, "center")
        how = f"{words.WON_BY.get(view.won_by, words.from_key(view.won_by))}  ·  round {view.round}, turn {view.turn}"
        yield plates.line("how", (box[0], box[1] + px(70), wide, px(28)), how, "body", PAPER, "center")
        yield Widget(
            "rows",
            "table",
            (box[0] + px(24), box[1] + px(106), wide - px(48), px(30) + len(rows) * px(44)),
            "Result",
            "; ".join(f"{row[1]}: Favor {row[2]}, Banners {row[3]}, Relics {row[4]}" for row in rows),
            paint=paint_rows,
            data=rows,
        )
        seed = f"Seed {self.plan.seed}: the same seed and the same answers give the same game"
        yield plates.line("seed", (box[0], box[1] + high - px(108), wide, px(24)), seed, "small", brush.theme.muted, "center")
        each = (wide - px(72)) // 3
        for number, (id, text, kind) in enumerate(
            (("fold", "Look at the board", "plain"), ("rematch", "Rematch", "gold"), ("title", "Title screen", "plain"))
        ):
            yield plates.button(
                id, (box[0] + px(24) + number * (each + px(12)), box[1] + high - px(68), each, px(48)), text, (id,), kind=kind
            )

    def press(self, widget: Widget) -> None:
        """Fold, play again with the first seat passed on, or leave."""
        what = widget.does[0] if widget.does else ""
        self.dirty = True
        if what == "fold":
            self.folded = not self.folded
        elif what == "rematch":
            seats = (*self.plan.seats[1:], self.plan.seats[0])
            self.services.begin(replace(self.plan, seats=seats, seed=self.services.fresh_seed()))
        elif what == "title":
            self.services.show_title()

    def back(self) -> None:
        """Escape folds the result away and back."""
        self.folded = not self.folded
        self.dirty = True


def paint_rows(brush: Brush, box: Box, rows: tuple[ResultRow, ...], mood: Mood) -> None:
    """One line a player under a line of headings."""
    px = brush.px
    x, y, wide, _ = box
    columns = tuple(x + wide * share // 100 for share in (52, 66, 82, 97))
    for right, text in zip(columns, ("Favor", "Banners", "Relics", "Stunned"), strict=True):
        brush.line(text, (right, y + px(4)), "small", brush.theme.muted, "topright")
    for number, (character, name, favor, banners, relics, falls, won) in enumerate(rows):
        middle = y + px(30) + number * px(44) + px(22)
        brush.plate(
            (x, middle - px(20), wide, px(40)), brush.theme.panel, GOLD if won else brush.theme.border, 8, 2 if won else 1
        )
        draw_badge(brush, character, (x + px(24), middle), px(32))
        brush.line(name, (x + px(50), middle), "player", PAPER, "midleft", columns[0] - x - px(110))
        for right, value in zip(columns, (favor, banners, relics, falls), strict=True):
            brush.line(
                str(value),
                (right, middle),
                "numeral" if value == favor and right == columns[0] else "button",
                GOLD if right == columns[0] else PAPER,
                "midright",
            )
