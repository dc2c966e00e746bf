"""The cover between two people: opaque, names who is next, opens after half a second of holding. Shows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from favor.language.tongue import filled as filled_in
from favor.table.sitting import OPEN, Sitting, choosers
from favor.ui import words_screens as say
from favor.ui.brush import Brush
from favor.ui.hearing import COVER
from favor.ui.layers import Layer, layer
from favor.ui.layout import TABLE_ROOM, centred
from favor.ui.names import pretty
from favor.ui.paint.hall import paint_cover, paint_hold_ring
from favor.ui.parts import plates
from favor.ui.parts.pieces import draw_badge
from favor.ui.scene import Host, Scene, Size
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import GOLD, INK, PAPER
from favor.ui.words import listed
from favor.ui.words_keys import named
from favor.ui.words_life import COVER as LIFE

HOLD_MS = 500
BADGE, LOW_BADGE = 184, 136


class CoverScene(Scene):
    """Holds the screen until the player it names sits before it."""

    name = "cover"
    room = TABLE_ROOM
    holds = "open"

    def __init__(
        self, host: Host, sitting: Sitting, seat: int, menu: Callable[[], None] | None = None, character: str = ""
    ) -> None:
        super().__init__(host)
        self._character = character or pretty(sitting.seats[seat].character)
        self._menu = menu
        queue = choosers(sitting)
        self.queue = queue if len(queue) > 1 else ()
        self.sitting = sitting
        self.seat = seat
        self._since: int | None = None

    def backdrop(self, brush: Brush, size: Size) -> Iterable[Layer]:
        """A night without any trace of the board."""
        return (layer(brush.cache.get(paint_cover, *size), (0, 0)),)

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Badge, name, what to do, the button that is held. What was missed is told when it is lifted."""
        seat = self.sitting.seats[self.seat]
        px = brush.px
        wide = min(size[0] - px(80), px(560))
        left = (size[0] - wide) // 2
        top = size[1] // 2 - px(140)
        side = px(BADGE if size[1] >= px(560) else LOW_BADGE)
        badge = ((size[0] - side) // 2, top + px(76) - side, side, side)
        data = (seat.character, self.share())
        yield Widget("badge", "picture", badge, self._character, paint=paint_badge_alone, data=data, spill=side // 4)
        yield plates.line("cover-name", (left, top + px(92), wide, px(56)), seat.name, "title", PAPER, "center")
        as_whom = (left, top + px(144), wide, px(24))
        yield plates.line("cover-character", as_whom, self._character, "player", brush.theme.muted, "center")
        what = filled_in(say.COVER["what"], seat.name)
        yield plates.line("cover-what", (left, top + px(168), wide, px(28)), what, "body", PAPER, "center")
        how = named(say.COVER["how"], brush.hints)
        yield plates.line("cover-how", (left, top + px(196), wide, px(28)), how, "body", brush.theme.muted, "center")
        yield from self._life(brush, (left, top, wide, 0))
        box = centred((0, top + px(240), size[0], px(64)), px(280), px(64))
        label = filled_in(say.COVER["open"], seat.name)
        yield Widget("open", "button", box, label, does=("open",), paint=paint_hold, data=(self.share(),), spill=4)

    @property
    def asks_leave(self) -> bool:
        """Is this the first time that this player's hand is to lie open?"""
        return self.sitting.privacy == OPEN

    def _life(self, brush: Brush, box: Box) -> Iterable[Widget]:
        """Who else must choose in secret, whether hands lie open, and the menu."""
        px, row = brush.px, (box[0], box[1] + brush.px(316), box[2], brush.px(44))
        if self.asks_leave:
            yield plates.words("cover-agree", row, LIFE["agree"], "body", GOLD, "centre")
        elif self.queue:
            line = filled_in(LIFE["queue"], listed(tuple(self.sitting.seats[seat].name for seat in self.queue)))
            yield plates.words("cover-queue", row, line, "body", GOLD, "centre")
        if self._menu is not None:
            menu = named(LIFE["menu"], brush.hints)
            yield plates.button("menu", (px(16), px(14), px(140), px(44)), menu, ("menu",), kind="quiet")

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

    def press(self, widget: Widget) -> None:
        """The menu: whoever the cover waits for may have left."""
        if widget.id == "menu" and self._menu is not None:
            self._menu()

    def entered(self) -> None:
        """Back from the menu: where seats have changed the cover may be due for another, or for nobody."""
        super().entered()
        if self.sitting.cover_for != self.seat:
            self.host.pop()

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """Space counts wherever the focus is; beside it only the key of the menu does anything here."""
        if name == "f10" and self._menu is not None:
            self._menu()
            return True
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


def paint_badge_alone(brush: Brush, box: Box, data: tuple[str, int], mood: Mood) -> None:
    """A badge as large as its box in a ring of light that closes while the button is held."""
    middle = (box[0] + box[2] // 2, box[1] + box[3] // 2)
    ring = brush.cache.get(paint_hold_ring, data[0], box[2] + box[2] // 4, data[1])
    brush.surface.blit(ring, (middle[0] - ring.get_width() // 2, middle[1] - ring.get_height() // 2))
    draw_badge(brush, data[0], middle, box[2] * 7 // 8)


def paint_hold(brush: Brush, box: Box, data: tuple[int], mood: Mood) -> None:
    """The button, filling while it is held."""
    brush.plate(box, brush.theme.raised, GOLD, 16, 2)
    middle = (box[0] + box[2] // 2, box[1] + box[3] // 2)
    brush.line(say.COVER["hold"], middle, "button", PAPER, "center")
    filled = (box[0], box[1], box[2] * data[0] // 20, box[3])
    if filled[2]:  # the same button in gold, as far as the time has passed
        brush.surface.set_clip(filled)
        brush.plate(box, GOLD, INK, 16, 2)
        brush.line(say.COVER["hold"], middle, "button", INK, "center")
        brush.surface.set_clip(None)
    plates.focus_ring(brush, box, mood, 16)
