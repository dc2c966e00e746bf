"""The comfort card of the first run: size of letters, movement, sound. One screen, Enter accepts. Knows no game."""

from __future__ import annotations

from collections.abc import Iterable

from favor.ui import settingwords as say
from favor.ui.brush import Brush
from favor.ui.layout import centred
from favor.ui.paint.gallery import Order
from favor.ui.parts import plates
from favor.ui.parts.choices import Choice, chosen, row, stepped
from favor.ui.scene import Host, Size
from favor.ui.scenes.night import StageScene
from favor.ui.scenes.title import theatre
from favor.ui.semantics import Box, Widget
from favor.ui.theme import GOLD, MEANINGS, PAPER
from favor.ui.words_keys import named
from favor.ui.words_spoken import OFFER

MOTION = Choice("motion", say.MOVEMENT, say.MOTIONS)
SOUND = Choice("muted", say.SOUND, say.SOUNDS)


class ComfortScene(StageScene):
    """Can you read this? Then let us play."""

    name = "comfort"
    room = (640, 520)

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._trouble = " ".join(host.wishes.take_notices())

    def stage(self, brush: Brush, size: Size) -> Order:
        """The theatre that the title stands on."""
        return theatre(brush, size)

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Three rows on a plate, the way on below; whatever is pressed shows at once."""
        px = brush.px
        wide = min(size[0] - px(32), px(640))
        box = centred((0, 0, *size), wide, px(424))
        left, room = box[0] + px(28), wide - px(56)
        wanted = self.host.wishes.settings
        yield plates.veil(size, 110)
        language = (size[0] - px(196), px(10), px(180), px(28))
        yield plates.plate("language-plate", language)
        yield plates.line("language", language, say.LANGUAGE, "small", PAPER, "center")
        yield plates.plate("comfort", box, "raised", "dialog", say.WELCOME)
        yield plates.line("heading", (box[0], box[1] + px(16), wide, px(44)), say.WELCOME, "heading", GOLD, "center")
        top = box[1] + px(72)
        yield plates.line("read", (left, top, room - px(220), px(48)), say.READABLE, "body", PAPER)
        yield from self._letters(brush, (left + room - px(212), top, px(212), px(48)))
        for choice in (MOTION, SOUND):
            top += px(70)
            yield from row(brush, choice, wanted, (left, top, room, px(48)))
        later = f"{say.LATER} {named(OFFER, brush.hints)}"
        text, colour = (self._trouble, MEANINGS["warning"].night) if self._trouble else (later, brush.theme.muted)
        yield plates.words("where", (left, top + px(62), room, px(76)), text, "small", colour, "centre")
        way_on = (box[0] + (wide - px(240)) // 2, box[1] + box[3] - px(68), px(240), px(48))
        yield plates.button("done", way_on, say.LOOKS_GOOD, ("done",), kind="gold")

    def _letters(self, brush: Brush, box: Box) -> Iterable[Widget]:
        px = brush.px
        side = px(60)
        value = f"{self.host.wishes.settings.ui_scale} %"
        yield plates.button("smaller", (box[0], box[1], side, box[3]), "A −", ("step", "ui_scale", -1))
        yield plates.line("size", (box[0] + side, box[1], box[2] - 2 * side, box[3]), value, "button", PAPER, "center")
        yield plates.button("larger", (box[0] + box[2] - side, box[1], side, box[3]), "A +", ("step", "ui_scale", 1))

    def press(self, widget: Widget) -> None:
        """Change what the button says, at once."""
        word, *values = widget.does or ("",)
        wishes = self.host.wishes
        if word == "step":
            wishes.change(**stepped(wishes.settings, values[0], values[1]))
        elif word == "choose":
            wishes.change(**chosen(values[0], values[1]))
        elif word == "done":
            self._accept()
        self.dirty = True

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """Enter accepts unless a button has the focus."""
        if name in ("return", "enter") and not self.focus:
            self._accept()
            return True
        return False

    def back(self) -> None:
        """Escape accepts things as they are."""
        self._accept()

    def _accept(self) -> None:
        self.host.wishes.change(welcomed=True)
        self.host.pop()
