"""What the player who sits down now has missed, event after event, each with its place lit on the map. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from favor.language.tongue import filled
from favor.ui.brush import Brush
from favor.ui.coach import Teacher
from favor.ui.layout import TABLE_ROOM, around, shrunk
from favor.ui.names import Words, plain
from favor.ui.parts import bubble, plates
from favor.ui.parts.showing import Showing
from favor.ui.parts.side import Tints, draw_line, tints
from favor.ui.recap import Missed
from favor.ui.scene import Host, Scene, Size
from favor.ui.scenes.handbook import HandbookScene
from favor.ui.semantics import Box, Mood, Widget, overlap
from favor.ui.theme import GOLD, PAPER, mix
from favor.ui.words_keys import named
from favor.ui.words_moments import RECAP

DIM = 150
HEAD, FOOT, GAP = 40, 82, 4
EDGE = 12


class RecapScene(Scene):
    """Over the table, before anything else is shown of the new turn. → and ← step, Enter or a press elsewhere skips."""

    name = "recap"
    see_through = True
    room = TABLE_ROOM

    def __init__(
        self,
        host: Host,
        missed: tuple[Missed, ...],
        showing: Callable[[], Showing | None],
        look: Callable[[int], None],
        coach: Teacher | None = None,
    ) -> None:
        super().__init__(host)
        self.missed = missed
        self.coach = coach
        self.at = 0
        self._showing = showing
        self._look = look
        """Brings a tile into view."""
        self._since = host.now()
        self._steps_itself = True
        look(missed[0].tile)

    @property
    def shown(self) -> Missed:
        """What is told and lit now."""
        return self.missed[self.at]

    @property
    def _is_last(self) -> bool:
        return self.at == len(self.missed) - 1

    def step(self, to: int) -> None:
        """Go to one of the events, none before the first; past the last one it is over."""
        if to >= len(self.missed):
            self._leave()
            return
        self.at = max(0, to)
        self._since = self.host.now()
        self._look(self.shown.tile)
        self.dirty = True

    # -- widgets --------------------------------------------------------------------------------------------------

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """The night round the place, the plate with the lines, and the bubble of whoever explains it."""
        show = self._showing()
        night = Widget("recap-night", "curtain", (0, 0, *size), RECAP["skip"], does=("skip",))
        if show is None:
            return (night,)
        parts = [night, *self._shown(brush, show, size)]
        said = bubble.build(brush, show, self.coach, parts, False, self.focus) if self.coach is not None else []
        return [*parts, *said]

    def _shown(self, brush: Brush, show: Showing, size: Size) -> Iterable[Widget]:
        lit = self._lit(show)
        for number, box in enumerate(around((0, 0, *size), lit)):
            yield Widget(f"recap-dark:{number}", "picture", box, "", paint=plates.paint_veil, data=(DIM,), solid=False)
        if lit[2]:
            yield Widget("recap-place", "frame", lit, show.names.tile(self.shown.tile), paint=paint_place, spill=6, solid=False)
        if 0 <= self.shown.seat < len(show.frames.panels):
            panel = show.frames.panels[self.shown.seat]
            yield Widget("recap-seat", "frame", panel, show.names.seat(self.shown.seat), paint=paint_place, spill=6, solid=False)
        yield from self._plate(brush, show)

    def _lit(self, show: Showing) -> Box:
        """The tile of the event, as far as the map shows it; without any size where there is none."""
        tile = show.tile(self.shown.tile)
        if tile is None:
            return 0, 0, 0, 0
        altar = tile.symbol == "altar"
        box = show.camera.cell_box((-1, -1) if altar else (tile.x, tile.y), 3 if altar else 1, 0)
        seen = overlap(box, shrunk(show.frames.map, 3))
        return seen if seen[2] and seen[3] else (0, 0, 0, 0)

    def _plate(self, brush: Brush, show: Showing) -> Iterable[Widget]:
        px = brush.px
        x, y, wide, high = box = show.frames.reading
        inner = wide - 2 * px(EDGE)
        role = self._role(brush, inner, high - px(HEAD) - px(FOOT))
        rows = [brush.tall(one.line, inner - px(16), role) + px(8) for one in self.missed]
        yield plates.plate("recap", box, "active", "dialog", RECAP["title"])
        yield plates.line("recap-title", (x + px(EDGE), y + px(6), inner, px(30)), RECAP["title"], "button", GOLD)
        top = y + px(HEAD)
        for number in seen_rows(rows, px(GAP), high - px(HEAD) - px(FOOT), self.at):
            one, row = self.missed[number], rows[number]
            data = (one.line, tints(show.view), number == self.at, role)
            place = (x + px(EDGE), top, inner, row)
            yield Widget(f"recap:{number}", "choice", place, plain(one.line), does=("step", number), paint=paint_row, data=data,
                         spill=4)  # fmt: skip
            if number == self.at:
                self._attend(number, place)
            top += row + px(GAP)
        yield from self._buttons(brush, (x + px(EDGE), y + high - px(FOOT) + px(4), inner, px(44)))

    def _role(self, brush: Brush, wide: int, high: int) -> str:
        """The larger letters where all lines have room in them."""
        needed = sum(brush.tall(one.line, wide - brush.px(16), "body") + brush.px(8 + GAP) for one in self.missed)
        return "body" if needed <= high else "small"

    def _buttons(self, brush: Brush, box: Box) -> Iterable[Widget]:
        """On, how far it is, and to the turn."""
        px = brush.px
        wide = max((box[2] - px(8)) // 2, brush.wide(RECAP["skip"], "button") + px(18))
        left = box[2] - px(8) - wide
        told = filled(RECAP["place"], self.at + 1, len(self.missed))
        under = (box[0], box[1] + box[3] + px(2), box[2], px(24))
        yield plates.line("recap-count", under, told, "small", brush.theme.muted, "center")
        key = named(RECAP["next key"], brush.hints)
        yield plates.button("recap-next", (box[0], box[1], left, box[3]), RECAP["next"], ("step", self.at + 1), second=key,
                            kind="plain" if self._is_last else "gold", enabled=not self._is_last)  # fmt: skip
        enter = named(RECAP["skip key"], brush.hints)
        yield plates.button("recap-skip", (box[0] + left + px(8), box[1], wide, box[3]), RECAP["skip"],
                            ("skip",), second=enter, kind="gold" if self._is_last else "plain")  # fmt: skip

    # -- input ----------------------------------------------------------------------------------------------------

    def press(self, widget: Widget) -> None:
        """A line, a button, or anywhere else: to the turn."""
        word, *values = widget.does or ("",)
        if word == "step":
            self._steps_itself = False
            self.step(min(values[0], len(self.missed) - 1))
        elif word == "coach":
            self._taught(*values)
        elif word == "skip":
            self._leave()

    def _taught(self, word: str) -> None:
        """A button of the bubble."""
        self.dirty = True
        show, said = self._showing(), self.coach.said if self.coach is not None else None
        if self.coach is None or said is None or show is None:
            return
        if word == "fold":
            self.coach.folded = not self.coach.folded
        elif word == "more":
            self.host.push(HandbookScene(self.host, show.catalog, ("section", said.section)))
        else:
            self.coach.done()

    def _leave(self) -> None:
        """To the turn; what was explained on the way has been seen."""
        if self.coach is not None:
            self.coach.done()
        self.host.pop()

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """Right and left step; Enter skips, but where a button has the focus."""
        if name in ("right", "left"):
            self._steps_itself = False
            self.step(self.at + (1 if name == "right" else -1))
            return True
        if name in ("return", "enter") and not self.focus:
            self._leave()
            return True
        return False

    def back(self) -> None:
        """Escape: to the turn."""
        self._leave()

    def tick(self, now: int) -> None:
        """On to the next event by itself, but not past the last; never where less motion is wished for, nor while somebody
        explains."""
        lasts = self.host.wishes.takes("recap")
        if self.coach is not None and self.coach.said is not None and not self.coach.folded:
            self._since = now
        if lasts and self._steps_itself and not self._is_last and now - self._since >= lasts:
            self.step(self.at + 1)


def seen_rows(rows: list[int], gap: int, high: int, at: int) -> range:
    """The numbers of the rows that have room, the one at `at` among them, as near to the first as may be."""
    first = 0
    while first < at and sum(rows[first : at + 1]) + gap * (at + 1 - first) > high:
        first += 1
    last = at + 1
    while last < len(rows) and sum(rows[first : last + 1]) + gap * (last + 1 - first) <= high:
        last += 1
    return range(first, last)


def paint_place(brush: Brush, box: Box, data: tuple[()], mood: Mood) -> None:
    """A golden frame, ink on either side of it."""
    brush.plate((box[0] - 5, box[1] - 5, box[2] + 10, box[3] + 10), None, brush.theme.night, 10, 8 / brush.u)
    brush.plate((box[0] - 4, box[1] - 4, box[2] + 8, box[3] + 8), None, GOLD, 10, 4 / brush.u)


def paint_row(brush: Brush, box: Box, data: tuple[Words, Tints, bool, str], mood: Mood) -> None:
    """One line; the one whose place is lit has a golden edge."""
    line, colours, is_lit, role = data
    px, box = brush.px, plates.sunk(brush, box, mood)
    fill = mix(brush.theme.raised, PAPER, 0.16 if is_lit else 0.08 if mood.hovered else 0.0)
    brush.plate(box, fill, GOLD if is_lit else None, 6, 2)
    draw_line(brush, line, colours, (box[0] + px(8), box[1] + px(4), box[2] - px(16), box[3]), role)
    plates.focus_ring(brush, box, mood, 6)
