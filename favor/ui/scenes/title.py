"""The title: the paper stage with its five lit windows, and the playbill that says where to go from here."""

from __future__ import annotations

from collections.abc import Iterable

from favor.language.tongue import filled
from favor.ui import words_screens as say
from favor.ui.brush import Brush
from favor.ui.faces import god_name
from favor.ui.lessonplace import step_of
from favor.ui.paint.backdrop import shadow_pad
from favor.ui.paint.gallery import Order
from favor.ui.paint.theatre import paint_theatre, windows
from favor.ui.parts import plates, playbill
from favor.ui.scene import Host, Size
from favor.ui.scenes.handbook import HandbookScene
from favor.ui.scenes.load import LoadScene
from favor.ui.scenes.night import StageScene
from favor.ui.scenes.problems import ProblemsScene
from favor.ui.scenes.settings import SettingsScene
from favor.ui.semantics import Box, Widget
from favor.ui.services import Services
from favor.ui.theme import PAPER
from favor.ui.words_keys import named
from favor.ui.words_learning import LEFT_AT
from favor.ui.words_reading import LESSON

BILL = 348
"""Units the playbill is wide."""
GAP = 8
POINT = "  ·  "
Row = tuple[str, str, str]
"""id, words, second line"""


class TitleScene(StageScene):
    """The first screen."""

    name = "title"
    room = (1160, 690)

    def __init__(self, host: Host, services: Services) -> None:
        super().__init__(host)
        self.services = services

    def stage(self, brush: Brush, size: Size) -> Order:
        """The theatre, its land at the right of the playbill."""
        return theatre(brush, size)

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Windows, playbill with its buttons, the keys on the boards."""
        px = brush.px
        for god, box in windows(_land(brush, size)):
            yield Widget(f"god:{god}", "picture", box, god_name(god))
        rows = self._rows()
        highs = [playbill.way_high(brush, second, px(BILL - 48)) for _, _, second in rows]
        high = px(playbill.CORD + playbill.HEAD + 32) + sum(highs) + px(GAP) * len(rows)
        box = (_left(brush, size), 0, px(BILL), min(high, size[1] - px(60)))
        data = (say.TITLE["game"], say.TITLE["line"])
        yield Widget("bill", "panel", box, say.TITLE["game"], say.TITLE["line"], paint=playbill.paint_bill, data=data,
                     spill=px(playbill.MARGIN))  # fmt: skip
        yield from self._buttons(brush, rows, (box[0] + px(24), px(playbill.CORD + playbill.HEAD + 16), px(BILL - 48)))
        lost = letters_lost(brush)
        foot = lost or named(filled(say.TITLE["foot"], self.services.version), brush.hints)
        yield plates.line("foot", (0, size[1] - px(38), size[0], px(24)), foot, "small", PAPER, "center")

    def _lesson_left(self) -> str:
        """Which step of the lesson is next, where it was left in the middle."""
        step = step_of(self.host.wishes.settings.lesson)
        return filled(LEFT_AT, step + 1) if step else ""

    def _rows(self) -> list[Row]:
        """The buttons from top to bottom; the first is the golden one."""
        running = self.services.running()
        rows = [("continue", say.TITLE["continue"], in_lines(running))] if running else []
        rows += [("new", say.TITLE["new"], ""), ("learn", LESSON["title"], self._lesson_left()), ("load", say.TITLE["load"], "")]
        rows += [("reference", say.TITLE["rules"], ""), ("settings", say.TITLE["settings"], "")]
        errors = len(self.services.problems.errors)
        rows += [("problems", filled(say.TITLE["problems"], errors), "")] if errors else []
        return [*rows, ("quit", say.TITLE["quit"], "")]

    def _buttons(self, brush: Brush, rows: list[Row], at: tuple[int, int, int]) -> Iterable[Widget]:
        """One under the other; the first is golden, the lesson glows as long as nobody has played."""
        px, (left, top, wide) = brush.px, at
        for number, (id, text, second) in enumerate(rows):
            box = (left, top, wide, playbill.way_high(brush, second, wide))
            kind = "danger" if id == "problems" else "plain" if number else "gold"
            if id == "learn" and rows[0][0] != "continue" and not self.host.wishes.settings.names:
                pad = shadow_pad(px(playbill.GLOW))
                around = (left - pad, top - pad, wide + 2 * pad, box[3] + 2 * pad)
                yield Widget("learn-glow", "picture", around, paint=playbill.paint_glow, data=(pad,), solid=False)
            yield playbill.way_on(brush, box, id, text, second, kind)
            top += box[3] + px(GAP)

    def press(self, widget: Widget) -> None:
        """Go where the button says."""
        what = widget.does[0] if widget.does else ""
        if what == "continue":
            self.services.go_on()
        elif what == "load":
            self.host.push(LoadScene(self.host, self.services))
        elif what == "new":
            self.services.show_setup(None)
        elif what == "learn":
            self.services.learn()
        elif what == "reference":
            self.host.push(HandbookScene(self.host, self.services.catalog))
        elif what == "settings":
            self.host.push(SettingsScene(self.host))
        elif what == "problems":
            self.host.push(ProblemsScene(self.host, self.services.problems))
        elif what == "quit":
            self.host.quit()

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """Enter begins, whatever has the focus nowhere."""
        if name in ("return", "enter") and not self.focus:
            if self.services.running():
                self.services.go_on()
            else:
                self.services.show_setup(None)
            return True
        return False


def letters_lost(brush: Brush) -> str:
    """Which letters are missing, in words; the large and the small ones are tried."""
    fonts = brush.letters.fonts
    for role in ("title", "small", "button"):
        fonts.role(role, brush.u)
    return fonts.trouble



def theatre(brush: Brush, size: Size) -> Order:
    """The picture behind title and comfort card."""
    return Order(paint_theatre, size, _land(brush, size))


def in_lines(running: str) -> str:
    """Who plays on one line, how far they are on the next."""
    who, _, standing = running.partition(POINT)
    return f"{who}\n{standing}" if standing else who


def _left(brush: Brush, size: Size) -> int:
    """Where the playbill hangs."""
    return max(brush.px(40), (size[0] - brush.px(1500)) // 2)


def _land(brush: Brush, size: Size) -> Box:
    """Where the land of the stage is to be seen: right of the playbill."""
    px = brush.px
    left = _left(brush, size) + px(BILL + 12)
    return left, px(44), size[0] - left - px(70), size[1] - px(100)
