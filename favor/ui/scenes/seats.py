"""Seats in the middle of a game: names, people and machines, how hands are kept. Shows no hand and knows no rule."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from favor.language.tongue import filled
from favor.table.seats import Seat, tidy
from favor.table.settings import LONGEST_NAME
from favor.table.sitting import COVER, OPEN, PEEK, Sitting
from favor.ui.brush import Brush
from favor.ui.layout import shared
from favor.ui.parts import plates
from favor.ui.parts.choices import paint_value
from favor.ui.parts.pieces import draw_badge
from favor.ui.scene import Host, Size
from favor.ui.scenes.night import StageScene
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.services import Services
from favor.ui.theme import GOLD, PAPER
from favor.ui.words import HANDS
from favor.ui.words_life import SEATS

ROW, FIELD, CHANGE, PASS = 66, 250, 220, 190
HANDS_SHOWN = (COVER, OPEN, PEEK)


class SeatsScene(StageScene):
    """One row a seat. Nothing changes before Done."""

    name = "seats"

    def __init__(self, host: Host, sitting: Sitting, services: Services) -> None:
        super().__init__(host)
        self.services = services
        self._characters = {one.id: one.name for one in services.catalog.section("characters")}
        self.before = sitting.seats
        self.seats = list(sitting.seats)
        self.hands = self._hands_before = sitting.privacy
        self.handed: set[int] = set()
        """Seats that another person takes over from the one who sat there."""

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Rows, the way hands are kept, and the two ways out."""
        px = brush.px
        wide = min(size[0] - px(48), px(1080))
        left = (size[0] - wide) // 2
        yield plates.line("heading", (left, px(14), wide, px(48)), SEATS["title"], "heading", GOLD)
        top = px(72)
        for number in range(len(self.seats)):
            yield from self._row(brush, number, (left, top, wide, px(ROW - 8)))
            top += px(ROW)
        yield from self._hands(brush, (left, top + px(10), wide, px(40)))
        top += px(62)
        yield plates.words("why", (left, top, wide, px(42)), SEATS["why"], "small", brush.theme.muted)
        foot = size[1] - px(60)
        yield plates.button("done", (left + wide - px(240), foot, px(240), px(44)), SEATS["done"], ("done",), kind="gold")
        yield plates.button("leave", (left, foot, px(240), px(44)), SEATS["leave"], ("leave",))

    def _row(self, brush: Brush, number: int, box: Box) -> Iterable[Widget]:
        """Badge and character, the name in a field, who plays, and what can be changed about that."""
        px, seat = brush.px, self.seats[number]
        x, y, wide, high = box
        who = self._who(number)
        yield Widget(f"seat:{number}", "panel", box, seat.name, who, paint=paint_row, data=(seat.character, who))
        field = (x + px(66), y + (high - px(40)) // 2, px(FIELD), px(40))
        typing = self.typing == f"name:{number}"
        empty = filled(SEATS["empty"], number + 1)
        yield Widget(
            f"name:{number}", "field", field, SEATS["name"], seat.name, does=("type", number), paint=plates.paint_field,
            data=(seat.name, empty, typing), spill=4,
        )  # fmt: skip
        right = x + wide - px(10)
        change = (right - px(CHANGE), field[1], px(CHANGE), px(40))
        yield plates.button(f"human:{number}", change, SEATS["hand" if seat.human else "take"], ("human", number))
        if seat.human and self.before[number].human:
            place = (change[0] - px(PASS + 8), field[1], px(PASS), px(40))
            passed = number in self.handed
            words = SEATS["keep" if passed else "pass"]
            yield plates.button(f"pass:{number}", place, words, ("pass", number), kind="chosen" if passed else "plain")

    def _who(self, number: int) -> str:
        seat = self.seats[number]
        is_new = number in self.handed or seat.human and not self.before[number].human
        who = SEATS["new" if is_new else "person" if seat.human else "machine"]
        return f"{self._characters.get(seat.character, seat.character)}  ·  {who}"

    def _hands(self, brush: Brush, box: Box) -> Iterable[Widget]:
        px, (x, y, wide, high) = brush.px, box
        yield plates.line("hands", (x, y, px(100), high), SEATS["hands"], "body", PAPER)
        places = shared((x + px(110), y, wide - px(110), high), len(HANDS_SHOWN), px(8))
        for way, place in zip(HANDS_SHOWN, places, strict=True):
            kind = "chosen" if way == self.hands else "quiet"
            button = plates.button(f"hands:{way}", place, HANDS[way].capitalize(), ("hands", way), kind=kind)
            look = (HANDS[way].capitalize(), way == self.hands)
            yield replace(button, role="choice", value="chosen" if way == self.hands else "", paint=paint_value, data=look)

    # -- input ----------------------------------------------------------------------------------------------------

    def press(self, widget: Widget) -> None:
        """Change a seat, or leave."""
        self.dirty = True
        self._obey(*widget.does or ("",))

    def _on_type(self, number: int) -> None:
        """Letters go into this name now."""
        self.typing = f"name:{number}"

    def _on_human(self, number: int) -> None:
        """A machine for a person, or a person for a machine."""
        seat = self.seats[number]
        self.seats[number] = replace(seat, human=not seat.human)
        self.handed.discard(number)
        self.typing = f"name:{number}" if not seat.human else ""

    def _on_pass(self, number: int) -> None:
        """Another person sits down where one sits, with a name of their own; or it is the same one after all."""
        if number in self.handed:
            self.handed.discard(number)
            self.seats[number] = replace(self.seats[number], name=self.before[number].name)
        else:
            self.handed.add(number)
            self.typing = f"name:{number}"

    def _on_hands(self, way: str) -> None:
        """Hands are kept so from now on."""
        self.hands = way

    def _on_done(self) -> None:
        """All changes at once, written down with the game; then the table, or the cover before it."""
        seats = tidy(tuple(self.seats))
        if seats != self.before or self.hands != self._hands_before or self.handed:
            self.services.reseat(seats, self.hands, tuple(sorted(self.handed)))
        self.host.pop()
        self.host.pop()

    def _on_leave(self) -> None:
        """Nothing has changed."""
        self.host.pop()

    def back(self) -> None:
        """Escape ends the typing, then leaves."""
        if self.typing:
            self.typing = ""
        else:
            self.host.pop()

    def text(self, letters: str) -> None:
        """Letters for the name that is typed."""
        if self.typing:
            self._rename(self._typed().name + "".join(letter for letter in letters if letter.isprintable()))

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """Backspace shortens a name, Enter ends it; while it is typed Space is a letter."""
        if not self.typing:
            return False
        if name == "backspace":
            self._rename(self._typed().name[:-1])
        elif name in ("return", "enter"):
            self.typing = ""
        return name in ("backspace", "return", "enter", "space")

    def _typed(self) -> Seat:
        return self.seats[int(self.typing.partition(":")[2])]

    def _rename(self, name: str) -> None:
        number = int(self.typing.partition(":")[2])
        self.seats[number] = replace(self.seats[number], name=name[:LONGEST_NAME])
        self.dirty = True


def paint_row(brush: Brush, box: Box, data: tuple[str, str], mood: Mood) -> None:
    """The plate of a seat with its badge, and who plays there."""
    character, who = data
    brush.plate(box, brush.theme.panel, brush.theme.border)
    middle = box[1] + box[3] // 2
    draw_badge(brush, character, (box[0] + brush.px(34), middle), brush.px(40))
    left = box[0] + brush.px(66 + FIELD + 16)
    room = box[2] - brush.px(66 + FIELD + 16 + CHANGE + PASS + 34)
    brush.block(who, (left, box[1], room, box[3]), "body", brush.theme.muted, "left", True)
