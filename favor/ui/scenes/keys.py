"""The keys of the screen below, as a list that can be pressed: what has no button of its own is chosen here. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from favor.ui import words_keys as words
from favor.ui.brush import Brush
from favor.ui.layout import centred
from favor.ui.parts import plates
from favor.ui.scene import Host, Scene, Size
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import GOLD, PAPER, mix

COLUMN, NAME, ROW, GAP = 510, 160, 30, 3
AROUND = 104
"""Units of height above and below the lines."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the list: the command, what its key is called, what it does, the key that is sent for it."""

    command: str
    key: str
    text: str
    send: str


class KeysScene(Scene):
    """The list over the screen it is about."""

    name = "keys"
    see_through = True

    def __init__(self, host: Host, below: Scene, send: Callable[[str], None]) -> None:
        super().__init__(host, below)
        self.below = below
        self.send = send

    def rows(self) -> tuple[Row, ...]:
        """What every screen has, with what only this one has in the middle."""
        own = words.SCREENS.get(self.below.name, ())
        told = dict((*words.FIRST, *own, *words.LAST))
        hints = self.host.hints
        rows = (Row(command, hints[f"key_{command}"], text, words.SENDS.get(command, "")) for command, text in told.items())
        return tuple(row for row in rows if row.key or row.send)

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Two columns of lines on a plate."""
        px = brush.px
        rows = self.rows()
        longest = max(brush.wide(row.text, "small") for row in rows)
        wide = min(max(px(COLUMN), px(NAME + 12) + longest), (size[0] - px(88)) // 2)
        half = -(-len(rows) // 2)
        step = min(px(ROW + GAP), (size[1] - px(AROUND + 12)) // half)
        box = centred((0, 0, *size), 2 * wide + px(68), half * step + px(AROUND))
        yield plates.veil(size)
        yield plates.plate("keys-plate", box, "raised", "dialog", words.TITLE)
        left, top = box[0] + px(24), box[1] + px(60)
        yield plates.line("heading", (left, box[1] + px(10), box[2] - px(200), px(44)), words.TITLE, "heading", GOLD)
        close = words.CLOSE.format_map(self.host.hints)
        yield plates.button("back", (box[0] + box[2] - px(164), box[1] + px(14), px(140), px(36)), close, ("back",))
        for number, row in enumerate(rows):
            column, line = divmod(number, half)
            yield self._row(row, (left + column * (wide + px(20)), top + line * step, wide, step - px(GAP)))
        foot = (left, box[1] + box[3] - px(40), box[2] - px(48), px(32))
        yield plates.line("note", foot, words.FOOT.format_map(self.host.hints), "small", brush.theme.muted)

    def _row(self, row: Row, box: Box) -> Widget:
        shown = row.key or words.PICK
        does = ("send", row.send) if row.send else None
        return Widget(f"key:{row.command}", "button" if does else "text", box, f"{shown}: {row.text}", does=does,
                      paint=paint_row, data=(row.key, row.text, bool(does)), spill=4)  # fmt: skip

    def press(self, widget: Widget) -> None:
        """Close the list, and do what the line says on the screen below."""
        word, *values = widget.does or ("",)
        self.host.pop()
        if word == "send":
            self.send(values[0])



def paint_row(brush: Brush, box: Box, data: tuple[str, str, bool], mood: Mood) -> None:
    """The key at the left on a cap, what it does at the right, nearer if it is long; what can be pressed has a lighter plate."""
    key, text, pressable = data
    px = brush.px
    if pressable:
        fill = mix(brush.theme.raised, PAPER, 0.18 if mood.hovered else 0.06)
        brush.plate(box, fill, brush.theme.border, 8, 1)
    middle, cap = box[1] + box[3] // 2, min(px(NAME - 16), brush.wide(key, "small-bold") + px(18)) if key else 0
    if key:
        brush.plate((box[0] + px(6), box[1] + px(4), cap, box[3] - px(8)), brush.theme.night, GOLD, 6, 1)
        brush.line(key, (box[0] + px(6) + cap // 2, middle), "small-bold", GOLD, "center", cap - px(8))
    start = min(px(NAME), max(cap + px(14), box[2] - px(8) - brush.wide(text, "small")))
    brush.line(text, (box[0] + start, middle), "small", PAPER, "midleft", box[2] - start - px(8))
    plates.focus_ring(brush, box, mood, 8)
