""""What can I do?": the legal actions as a list to press, and why the rest is not possible. Knows lines, no game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from favor.language.handbook_can import Group, Line
from favor.model.actions import Action
from favor.model.catalog import Catalog
from favor.ui import words_reading as words
from favor.ui.brush import Brush
from favor.ui.layout import centred
from favor.ui.paint.icons import paint_cost
from favor.ui.parts import plates
from favor.ui.scene import Host, Scene, Size
from favor.ui.scenes.handbook import HandbookScene
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import GOLD, PAPER, mix
from favor.ui.words_keys import named
from favor.ui.words_spoken import ACTION as COSTS

COLUMN, HIGHEST = 440, 500
"""Units: how wide a column is, and how high it is as long as all of it fits two of them."""

ROW, GAP, TITLE, SIDE = 36, 6, 30, 26


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing of the list: a heading, or a line; `high` is the room it takes, `head` that of its own words."""

    text: str
    line: Line | None
    high: int
    head: int = 0


class CanScene(Scene):
    """The list over the table."""

    name = "can"
    see_through = True

    def __init__(
        self, host: Host, groups: tuple[Group, ...], do: Callable[[tuple[Action, ...]], None], catalog: Catalog
    ) -> None:
        super().__init__(host)
        self.groups = groups
        self.do = do
        self.catalog = catalog
        self.page = 0

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """A plate with one or two columns of lines; more of them by a button."""
        px = brush.px
        yield plates.veil(size)
        wide, gap = px(COLUMN), px(20)
        pieces, room = self._pieces(brush, wide), size[1] - px(160)
        heights = (*range(min(room, px(HIGHEST)), room, px(GAP)), room)  # rather a higher plate than a second page
        columns = next((found for high in heights if len(found := in_columns(pieces, high)) <= 2), in_columns(pieces, room))
        pages = max(1, -(-len(columns) // 2))
        self.page %= pages
        shown = columns[2 * self.page : 2 * self.page + 2]
        across = min(2, max(1, len(columns)))
        used = max((sum(piece.high for piece in column) for column in shown), default=px(ROW))
        box = centred((0, 0, *size), across * wide + (across - 1) * gap + px(48), used + px(120))
        yield plates.plate("can-plate", box, "raised", "dialog", words.CAN["title"])
        head = (box[0] + px(24), box[1] + px(10), box[2] - px(190), px(44))
        yield plates.line("heading", head, words.CAN["title"], "heading", GOLD)
        close = named(words.CAN["close"], brush.hints)
        yield plates.button("back", (box[0] + box[2] - px(154), box[1] + px(14), px(130), px(36)), close, ("back",))
        for number, column in enumerate(shown):
            yield from self._column(brush, (box[0] + px(24) + number * (wide + gap), box[1] + px(64), wide), column)
        foot = (box[0] + px(24), box[1] + box[3] - px(46), box[2] - px(48), px(36))
        text = named(words.CAN["foot"], brush.hints) if self.groups else words.CAN["nobody"]
        yield plates.line("foot", (foot[0], foot[1], foot[2] - px(150), foot[3]), text, "small", brush.theme.muted)
        if pages > 1:
            more = f"{words.CAN['more']}  {self.page + 1} / {pages}"
            yield plates.button("more", (foot[0] + foot[2] - px(140), foot[1], px(140), px(36)), more, ("more",))

    def _pieces(self, brush: Brush, wide: int) -> list[Piece]:
        """Headings and lines with the room they take."""
        px = brush.px
        found = []
        for group in self.groups:
            found.append(Piece(group.title, None, px(TITLE)))
            for line in group.lines:
                extra = brush.tall(line.reason, wide - px(28), "small") + px(6) if line.reason else 0
                head = _tall(brush, line, wide)
                found.append(Piece(line.text, line, head + extra + px(GAP), head))
        return found

    def _column(self, brush: Brush, at: tuple[int, int, int], column: list[Piece]) -> Iterable[Widget]:
        left, top, wide = at
        px = brush.px
        for number, piece in enumerate(column):
            box = (left, top, wide, piece.high - px(GAP))
            if piece.line is None:
                yield plates.line(f"group:{piece.text}", box, piece.text, "button", GOLD)
            else:
                yield _line(f"line:{left}:{number}", box, piece.line, piece.head)
            top += piece.high

    def press(self, widget: Widget) -> None:
        """Do what a line says; a refused one opens the page of the rules that says more."""
        word, *values = widget.does or ("",)
        if word == "do":
            self.host.pop()
            self.do(values[0])
        elif word == "rule":
            self.host.push(HandbookScene(self.host, self.catalog, ("section", values[0])))
        elif word == "more":
            self.page += 1
        else:
            self.host.pop()
        self.dirty = True

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """H again puts it away."""
        if name == "h":
            self.host.pop()
            return True
        return False


def in_columns(pieces: list[Piece], tallest: int) -> list[list[Piece]]:
    """The pieces in columns of at most that height; a heading is never the last of one."""
    columns: list[list[Piece]] = [[]]
    used = 0
    for number, piece in enumerate(pieces):
        needed = piece.high + (pieces[number + 1].high if piece.line is None and number + 1 < len(pieces) else 0)
        if used + needed > tallest and columns[-1]:
            columns.append([])
            used = 0
        columns[-1].append(piece)
        used += piece.high
    return columns if pieces else []


def _words(line: Line) -> str:
    return line.text + (f"  × {len(line.actions)}" if len(line.actions) > 1 else "")


def _room(brush: Brush, wide: int, cost: int | None) -> int:
    """How much of a line its words may take: at its end stands what it costs."""
    return wide - brush.px(28) - (brush.px(SIDE + 8) if cost is not None else 0)


def _tall(brush: Brush, line: Line, wide: int) -> int:
    """The height of a line's words: a row, more where they are too long for one."""
    words, room = _words(line), _room(brush, wide, line.cost)
    if brush.wide(words, "player") <= room:
        return brush.px(ROW)
    return max(brush.px(ROW), brush.tall(words, room, "player") + brush.px(10))


def _line(id: str, box: Box, line: Line, head: int) -> Widget:
    does = ("do", line.actions) if line.actions else ("rule", line.section)
    data = (_words(line), line.cost, line.reason, head)
    return Widget(id, "button", box, line.text, line.reason, bool(line.actions), line.reason, does, paint_line, data, spill=4,
                  about=("section", line.section), heard=COSTS.format(line.cost) if line.cost is not None else "")  # fmt: skip


def paint_line(brush: Brush, box: Box, data: tuple[str, int | None, str, int], mood: Mood) -> None:
    """What it is, what it costs; under what cannot be done the reason."""
    text, cost, reason, head = data
    px, box = brush.px, plates.sunk(brush, box, mood)
    fill = brush.theme.panel if reason else mix(brush.theme.raised, PAPER, 0.08)
    brush.plate(box, mix(fill, PAPER, 0.12) if mood.hovered else fill, brush.theme.border if reason else GOLD, 8, 1)
    middle = box[1] + head // 2
    if cost is not None:
        side = px(SIDE)
        brush.surface.blit(brush.cache.get(paint_cost, cost, side), (box[0] + box[2] - side - px(8), middle - side // 2))
    room = (box[0] + px(14), box[1], _room(brush, box[2], cost), head)
    brush.block(text, room, "player", brush.theme.muted if reason else PAPER, middle=True)
    if reason:
        below = (box[0] + px(14), box[1] + head - px(4), box[2] - px(28), box[3] - head + px(4))
        brush.block(reason, below, "small", brush.theme.muted)
    plates.focus_ring(brush, box, mood, 8)
