"""Letters to choose from, for whoever has no keyboard at hand: types into the field of the screen below. Knows no game."""

from __future__ import annotations

from collections.abc import Iterable

from favor.ui import words_keys as words
from favor.ui.brush import Brush
from favor.ui.layout import centred, shared
from favor.ui.parts import plates
from favor.ui.scene import Host, Scene, Size
from favor.ui.semantics import Widget
from favor.ui.theme import GOLD

SMALL = ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm,.-")
LARGE = tuple(row.upper() for row in SMALL)
KEY, GAP = 52, 6


class LettersScene(Scene):
    """A small keyboard under the field that is typed into."""

    name = "letters"
    see_through = True

    def __init__(self, host: Host, below: Scene, field: str) -> None:
        super().__init__(host, below)
        self.below = below
        self.field = field
        self.large = True
        self.focus = "letter:q"

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """What is typed so far, the letters, and the keys for space, size, back and done."""
        px = brush.px
        side, gap = px(KEY), px(GAP)
        wide = 10 * side + 9 * gap
        box = centred((0, size[1] - px(420), size[0], px(410)), wide + px(48), px(400))
        left, top = box[0] + px(24), box[1] + px(16)
        field = self.below.tree.get(self.field)
        typed, name = (field.value, field.label) if field is not None else ("", "")
        yield plates.veil(size, 110)
        yield plates.plate("letters-plate", box, "raised", "dialog", name)
        yield plates.line("letters-name", (left, top, wide, px(26)), name, "small-bold", GOLD)
        yield Widget("typed", "field", (left, top + px(28), wide, px(42)), name, typed, paint=plates.paint_field,
                     data=(typed, "", True))  # fmt: skip
        top += px(80)
        for row, (small, large) in enumerate(zip(SMALL, LARGE, strict=True)):
            for column, (id, sign) in enumerate(zip(small, large if self.large else small, strict=True)):
                place = (left + column * (side + gap), top + row * (side + gap), side, side)
                yield plates.button(f"letter:{id}", place, sign, ("type", sign), kind="quiet")
        top += 4 * (side + gap)
        places = shared((left, top, wide, px(44)), len(words.LETTER_KEYS), gap)
        for (id, text), place in zip(words.LETTER_KEYS, places, strict=True):
            yield plates.button(id, place, text, (id,), kind="gold" if id == "done" else "plain")

    def press(self, widget: Widget) -> None:
        """Type it; the first letter of a word is a large one."""
        word, *values = widget.does or ("",)
        if word == "type":
            self.below.text(values[0])
            self.large = False
        elif word == "space":
            self.below.text(" ")
            self.large = True
        elif word == "erase":
            self.below.key("backspace", False, False)
        elif word == "size":
            self.large = not self.large
        else:
            self.host.pop()
        self.below.dirty = self.dirty = True

    def text(self, letters: str) -> None:
        """A keyboard is at hand after all."""
        self.below.text(letters)
        self.below.dirty = self.dirty = True

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """Backspace takes a letter back."""
        if name == "backspace":
            return self.below.key(name, shift, control)
        return False
