"""The end: who won and how, Favor over time, figures and honours; folds away so that the final board can be looked at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from favor.language.tongue import filled
from favor.table.seedprint import seed_print
from favor.table.sitting import NOBODY, Sitting
from favor.ui import endings, export, words
from favor.ui.brush import Brush
from favor.ui.endings import Figures
from favor.ui.layout import centred, frames
from favor.ui.loglines import noted
from favor.ui.names import Names, plain
from favor.ui.paint.triumph import paint_triumph
from favor.ui.parts import graph, plates
from favor.ui.parts.hand import WELL
from favor.ui.parts.pieces import draw_badge
from favor.ui.scene import Host, Scene, Size
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.services import Plan, Services
from favor.ui.theme import GOLD, PAPER
from favor.ui.words import RESULT

WIDE = 1080
ROW, HEAD = 32, 26
STRIP, TOP = 100, 119
"""Units: the head, and where what is below it begins."""
LEAST_SPARE = 20
"""Units beside the words of a button at least."""
NAMES_SHARE = 24
"""Per cent of the table's width for badges and names."""

ResultRow = tuple[str, str, bool, tuple[str, ...]]
"""character, name, has won, the figures as they are shown"""


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
        self.view = sitting.game.view(NOBODY)
        rules = names.catalog.rules
        events = tuple(sitting.told())
        self.goal = int(rules.get("favor_to_win", 10))
        self.figures = endings.figures(self.view, events, tuple(rules.get("die", (0, 1, 2, 3, 4))))
        self.curves = endings.curves(events, len(self.view.players))
        self.awards = endings.awards(self.figures)
        deciding = endings.deciding(events)
        self.deciding = plain(names.line(deciding)) if deciding is not None else ""

    def rows(self) -> tuple[ResultRow, ...]:
        """What stands in the table, the winner first."""
        order = sorted(self.figures, key=lambda one: (one.seat != self.view.winner, -one.favor, one.seat))
        return tuple(
            (self._character(one.seat), self.names.seat(one.seat), one.seat == self.view.winner, shown(one)) for one in order
        )

    def _character(self, seat: int) -> str:
        return self.view.players[seat].character

    # -- widgets --------------------------------------------------------------------------------------------------

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """The plate, or the one button that unfolds it."""
        px = brush.px
        if self.folded:
            well = frames(*size, len(self.view.players), self.host.lens.wish).hand
            place = centred((well[0], well[1] + px(WELL), well[2], well[3] - px(WELL)), px(240), px(48))
            yield plates.button("unfold", place, RESULT["unfold"], ("fold",), kind="gold")
            return
        rows = self.rows()
        table_h = px(HEAD) + len(rows) * px(ROW)
        wide = min(size[0] - px(24), px(WIDE))
        high = min(size[1] - px(16), px(TOP) + px(210) + px(12) + table_h + px(24) + px(100))
        box = centred((0, 0, *size), wide, high)
        won = filled(RESULT["wins"], self.names.seat(self.view.winner)) if self.view.winner >= 0 else RESULT["over"]
        yield plates.veil(size, 150)
        yield plates.plate("result-plate", box, "raised", "dialog", won)
        yield from self._heading(brush, box, won)
        left, inner = box[0] + px(20), wide - px(40)
        foot = box[1] + high - px(100)
        table = (left, foot - px(26) - table_h, inner, table_h)
        upper = (left, box[1] + px(TOP), inner, table[1] - px(12) - box[1] - px(TOP))
        yield from self._upper(brush, upper)
        yield Widget("rows", "table", table, RESULT["figures"], spoken(rows), paint=paint_rows, data=rows)
        yield plates.line("legend", (left, foot - px(24), inner, px(22)), RESULT["legend"], "small", brush.theme.muted, "center")
        seed = filled(RESULT["seed"], self.plan.seed, seed_print(self.plan.seed))
        yield plates.line("seed", (left, foot, inner, px(24)), seed, "small", brush.theme.muted, "center")
        yield from self._buttons(brush, (left, foot + px(32), inner, px(52)))

    def _heading(self, brush: Brush, box: Box, won: str) -> Iterable[Widget]:
        px = brush.px
        how = words.WON_BY.get(self.view.won_by, words.from_key(self.view.won_by))
        when = filled(RESULT["when"], how, self.view.round, self.view.turn)
        line = f"{when}  ·  {self.deciding}" if self.deciding else when
        if self.view.winner >= 0:
            inset = px(9)
            strip = (box[0] + inset, box[1] + inset, box[2] - 2 * inset, px(STRIP))
            character = self._character(self.view.winner)
            title = self.names.title("characters", character)
            yield Widget("triumph", "picture", strip, title, paint=paint_head, data=(character,), solid=False)
        yield plates.line("won", (box[0], box[1] + px(14), box[2], px(54)), won, "title", GOLD, "center")
        yield plates.line("how", (box[0] + px(180), box[1] + px(66), box[2] - px(360), px(28)), line, "body", PAPER, "center")

    def _upper(self, brush: Brush, box: Box) -> Iterable[Widget]:
        """Favor over time at the left, the honours at the right."""
        px = brush.px
        honours = px(320) if self.awards else 0
        field = (box[0], box[1], box[2] - honours - (px(12) if honours else 0), box[3])
        lines = tuple(
            graph.Curve(self._character(seat), self.names.seat(seat), line) for seat, line in enumerate(self.curves)
        )
        data = graph.GraphData(RESULT["curve"], self.goal, lines)
        yield Widget("curve", "picture", field, RESULT["curve"], graph.spoken(data), paint=graph.paint_graph, data=data)
        left, gap = box[0] + box[2] - honours, px(8)
        each = (box[3] - gap * (endings.AWARDS - 1)) // endings.AWARDS
        for number, (key, seat, amount) in enumerate(self.awards):
            title, why = words.AWARDS[key]
            figure = f"{amount / 10:.1f}" if key in ("luck", "unlucky") else str(amount)
            said = filled(why, self.names.seat(seat), figure)
            place = (left, box[1] + number * (each + gap), honours, each)
            yield Widget(f"award:{key}", "picture", place, title, said, paint=graph.paint_award,
                         data=(self._character(seat), title, said))  # fmt: skip

    def _buttons(self, brush: Brush, box: Box) -> Iterable[Widget]:
        gap = brush.px(8)
        first = filled(RESULT["rematch second"], self.plan.seats[1].name if len(self.plan.seats) > 1 else "")
        wanted = ("fold", "map", "log", "record", "replay", "title", "rematch")
        left = box[0]
        for id, wide in zip(wanted, self._widths(brush, wanted, first, box[2] - gap * (len(wanted) - 1)), strict=True):
            place, gold = (left, box[1], wide, box[3]), id == "rematch"
            yield plates.button(id, place, RESULT[id], (id,), second=first if gold else "", kind="gold" if gold else "plain")
            left += wide + gap

    def _widths(self, brush: Brush, ids: tuple[str, ...], second: str, room: int) -> list[int]:
        """How wide each button is: by its words, so that all are in the same letters; all the same where that is too little."""
        needed = [brush.wide(RESULT[id], "button") for id in ids]
        needed[-1] = max(needed[-1], brush.wide(second, "small"))
        spare = room - sum(needed)
        if spare < brush.px(LEAST_SPARE) * len(ids):
            needed, spare = [0] * len(ids), room
        return [wide + spare * (number + 1) // len(ids) - spare * number // len(ids) for number, wide in enumerate(needed)]

    # -- input ----------------------------------------------------------------------------------------------------

    def press(self, widget: Widget) -> None:
        """Fold, save, watch again, play again with the first seat passed on, or leave."""
        what = widget.does[0] if widget.does else ""
        self.dirty = True
        if what == "fold":
            self.folded = not self.folded
        elif what == "rematch":
            seats = (*self.plan.seats[1:], self.plan.seats[0])
            self.services.begin(replace(self.plan, seats=seats, seed=self.services.fresh_seed()))
        elif what == "title":
            self.services.show_title()
        elif what == "log":
            history = self.sitting.history
            beside = noted(history.notes, history.batches, self.names)
            text = export.log_text(self.sitting.told(), self.names, self._facts(), beside)
            self.host.say(export.told(export.save_text(text)))
        elif what == "record":
            self.host.say(export.told(export.save_record(self.services.record())))
        elif what == "map":
            self.host.say(export.told(export.save_map(self.host.brush(), self.view, self.names, self.sitting.seats)))
        elif what == "replay":
            self.services.replay(None)

    def _facts(self) -> tuple[str, ...]:
        """The head of the log: who played whom, and the seed of the game that is over."""
        seats = tuple(f"{seat.name}: {self.names.title('characters', seat.character)}" for seat in self.plan.seats)
        return (*seats, filled(RESULT["seed"], self.plan.seed, seed_print(self.plan.seed)))

    def back(self) -> None:
        """Escape folds the result away and back."""
        self.folded = not self.folded
        self.dirty = True


def shown(one: Figures) -> tuple[str, ...]:
    """A player's figures as text, luck with its sign and tenths."""
    luck = f"{abs(one.luck) / 10:.1f}"
    signed = "+" + luck if one.luck > 0 else "−" + luck if one.luck < 0 else luck
    return tuple(signed if key == "luck" else str(getattr(one, key)) for key, _ in words.FIGURES)


def spoken(rows: tuple[ResultRow, ...]) -> str:
    """The table in words."""
    heads = [head for _, head in words.FIGURES]
    told = (f"{name}: " + ", ".join(f"{head} {cell}" for head, cell in zip(heads, row, strict=True)) for _, name, _, row in rows)
    return "; ".join(told)


def paint_head(brush: Brush, box: Box, data: tuple[str], mood: Mood) -> None:
    """Whoever has won, in a wreath."""
    brush.surface.blit(brush.cache.get(paint_triumph, data[0], box[2], box[3], brush.px(8)), box[:2])


def paint_rows(brush: Brush, box: Box, rows: tuple[ResultRow, ...], mood: Mood) -> None:
    """One line a player under a line of headings."""
    px = brush.px
    x, y, wide, _ = box
    count = len(words.FIGURES)
    start = wide * NAMES_SHARE // 100
    columns = [x + start + (wide - start - px(16)) * (number + 1) // count for number in range(count)]
    for right, (_, text) in zip(columns, words.FIGURES, strict=True):
        brush.line(text, (right, y + px(3)), "small", brush.theme.muted, "topright")
    for number, (character, name, won, cells) in enumerate(rows):
        top, tall = y + px(HEAD) + number * px(ROW), px(ROW - 4)
        brush.plate((x, top, wide, tall), brush.theme.panel, GOLD if won else brush.theme.border, 8, 2 if won else 1)
        middle = top + tall // 2
        draw_badge(brush, character, (x + px(20), middle), px(24))
        brush.line(name, (x + px(40), middle), "player", PAPER, "midleft", columns[0] - x - px(90))
        for place, (right, cell) in enumerate(zip(columns, cells, strict=True)):
            brush.line(cell, (right, middle), "button", GOLD if place == 0 else PAPER, "midright")
