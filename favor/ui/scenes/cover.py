"""The cover between two people: opaque, names who is next, opens after half a second of holding. Shows no game."""

from __future__ import annotations

from collections.abc import Iterable

from favor.language.tongue import filled as filled_in
from favor.table.sitting import Sitting
from favor.ui import words_screens as say
from favor.ui.brush import Brush
from favor.ui.hearing import COVER
from favor.ui.layout import centred
from favor.ui.names import Words, plain
from favor.ui.paint.hall import paint_cover
from favor.ui.parts import plates
from favor.ui.parts.notice import paint_lines
from favor.ui.parts.pieces import draw_badge
from favor.ui.parts.side import Tints
from favor.ui.scene import Host, Scene, Size
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import GOLD, PAPER

HOLD_MS = 500


class CoverScene(Scene):
    """Holds the screen until the player it names sits before it."""

    name = "cover"

    def __init__(self, host: Host, sitting: Sitting, seat: int, missed: tuple[Words, ...] = (), tints: Tints = ()) -> None:
        super().__init__(host)
        self.sitting = sitting
        self.seat = seat
        self.missed = missed
        self.tints = tints
        self._since: int | None = None

    def backdrop(self, brush: Brush, size: Size) -> None:
        """A night without any trace of the board."""
        brush.surface.blit(brush.cache.get(paint_cover, *size), (0, 0))

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Badge, name, what to do, the button that is held, what was missed."""
        seat = self.sitting.seats[self.seat]
        px = brush.px
        wide = min(size[0] - px(80), px(560))
        left = (size[0] - wide) // 2
        top = size[1] // 2 - (px(290) if self.missed else px(190))
        badge = (size[0] // 2 - px(48), top, px(96), px(96))
        yield Widget("badge", "picture", badge, seat.character, paint=paint_badge_alone, data=(seat.character,))
        yield plates.line("cover-name", (left, top + px(106), wide, px(60)), seat.name, "title", PAPER, "center")
        what = filled_in(say.COVER["what"], seat.name)
        yield plates.line("cover-what", (left, top + px(168), wide, px(28)), what, "body", PAPER, "center")
        how = say.COVER["how"]
        yield plates.line("cover-how", (left, top + px(196), wide, px(28)), how, "body", brush.theme.muted, "center")
        box = centred((0, top + px(240), size[0], px(64)), px(280), px(64))
        label = filled_in(say.COVER["open"], seat.name)
        yield Widget("open", "button", box, label, does=("open",), paint=paint_hold, data=(self.share(),), spill=4)
        yield from self._recap(brush, (left, top + px(326), wide, size[1] - top - px(340)))

    def _recap(self, brush: Brush, box: Box) -> Iterable[Widget]:
        """What was to be seen by everybody since this player last sat here."""
        if not self.missed:
            return
        yield plates.line(
            "missed-title", (box[0], box[1], box[2], brush.px(26)), say.COVER["missed"], "small-bold", GOLD, "center"
        )
        room = (box[0], box[1] + brush.px(30), box[2], box[3] - brush.px(30))
        said = "\n".join(plain(line) for line in self.missed)
        yield Widget("missed", "text", room, said, paint=paint_lines, data=(self.missed, self.tints, ""), solid=False)

    def share(self) -> int:
        """How much of the half second has passed, in twentieths."""
        if self._since is None:
            return 0
        return min(20, (self.host.now() - self._since) * 20 // HOLD_MS)

    def held(self, widget: Widget | None, down: bool) -> None:
        """The button or Space goes down or up."""
        on_button = widget is not None and widget.id == "open"
        if down and self._since is None and on_button:
            self._since = self.host.now()
        elif not down:
            self._since = None
        self.dirty = True

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """Space counts wherever the focus is; nothing else does anything here."""
        if name == "space" and self._since is None:
            self._since = self.host.now()
        return True

    def tick(self, now: int) -> None:
        """Open when it was held long enough."""
        if self._since is None:
            return
        self.dirty = True
        if now - self._since >= HOLD_MS:
            self._since = None
            self.host.sounds.play(COVER)
            self.sitting.uncover(self.seat)
            self.host.pop()

    def back(self) -> None:
        """Escape does not lift a cover."""


def paint_badge_alone(brush: Brush, box: Box, data: tuple[str], mood: Mood) -> None:
    """A badge as large as its box."""
    draw_badge(brush, data[0], (box[0] + box[2] // 2, box[1] + box[3] // 2), box[2])


def paint_hold(brush: Brush, box: Box, data: tuple[int], mood: Mood) -> None:
    """The button, filling while it is held."""
    brush.plate(box, brush.theme.raised, GOLD, 16, 2)
    filled = box[2] * data[0] // 20
    if filled > brush.px(20):
        brush.plate((box[0], box[1], filled, box[3]), GOLD, None, 16)
    brush.line(
        say.COVER["hold"],
        (box[0] + box[2] // 2, box[1] + box[3] // 2),
        "button",
        (27, 24, 48) if filled > box[2] // 2 else PAPER,
        "center",
    )
    plates.focus_ring(brush, box, mood, 16)
