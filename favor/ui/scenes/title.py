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
from favor.ui.paint.proscenium import FLOOR
from favor.ui.paint.theatre import paint_theatre, windows
from favor.ui.parts import plates, playbill
from favor.ui.parts.twinkle import Twinkle
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
SIDE, LEAST = 24, 1000
"""Units: beside the buttons, and of a window that shows land and playbill side by side."""
STAR = (66, 9)
"""Where the star that twinkles stands, in hundredths of the land."""
POINT = "  ·  "
Row = tuple[str, str, str]
"""id, words, second line"""


class TitleScene(StageScene):
    """The first screen."""

    name = "title"
    room = (640, 390)

    def __init__(self, host: Host, services: Services) -> None:
        super().__init__(host)
        self.services = services
        self._twinkle = Twinkle()

    def tick(self, now: int) -> None:
        """The stage grows; once it stands one star twinkles, where movement is wished for and all of the stage is seen."""
        super().tick(now)
        is_moving = self.host.wishes.settings.motion == "full" and not self.host.lens.is_larger
        if self.dirty or not is_moving or not self._twinkle.due(now):
            return
        brush, size = self.host.brush(), self.host.size
        if size[0] < brush.px(LEAST) or brush.cache.gallery.is_busy:
            return
        ground, room = brush.cache.gallery.picture(self.stage(brush, size)), _land(brush, size)
        star = room[0] + room[2] * STAR[0] // 100, room[1] + room[3] * STAR[1] // 100
        self._twinkle.show(now, brush.surface, ground, star, brush.px(26), brush.cache)

    def stage(self, brush: Brush, size: Size) -> Order:
        """The theatre, its land at the right of the playbill."""
        return theatre(brush, size)

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Windows, playbill with its buttons, the keys on the boards."""
        px = brush.px
        for god, box in windows(_land(brush, size)):
            yield Widget(f"god:{god}", "picture", box, god_name(god))
        rows = self._rows()
        form = playbill.TALL
        box = _bill(brush, size, rows, form)
        if box[3] > size[1] - px(48):
            form = playbill.FLAT
            box = _bill(brush, size, rows, form)
        data = (say.TITLE["game"], say.TITLE["line"], say.TITLE["what"], form)
        said = f"{say.TITLE['line']}. {say.TITLE['what']}"
        yield Widget("bill", "panel", box, say.TITLE["game"], said, paint=playbill.paint_bill, data=data,
                     spill=px(playbill.MARGIN))  # fmt: skip
        yield from self._buttons(brush, rows, box, form)
        lost = letters_lost(brush)
        foot = lost or named(filled(say.TITLE["foot"], self.services.version), brush.hints)
        middle = size[1] - round(size[1] * FLOOR / 2)
        yield plates.line("foot", (0, middle - px(12), size[0], px(24)), foot, "small", PAPER, "center")

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

    def _buttons(self, brush: Brush, rows: list[Row], bill: Box, form: playbill.Form) -> Iterable[Widget]:
        """In their order; the first is golden, the lesson glows as long as nobody has played."""
        px = brush.px
        for (id, text, second), box in zip(rows, _places(brush, rows, bill, form), strict=True):
            kind = "danger" if id == "problems" else "gold" if id == rows[0][0] else "plain"
            if id == "learn" and rows[0][0] != "continue" and not self.host.wishes.settings.names:
                pad = shadow_pad(px(playbill.GLOW))
                around = (box[0] - pad, box[1] - pad, box[2] + 2 * pad, box[3] + 2 * pad)
                yield Widget("learn-glow", "picture", around, paint=playbill.paint_glow, data=(pad,), solid=False)
            yield playbill.way_on(brush, box, id, text, second, kind)

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
    """Where the tall playbill hangs."""
    return max(brush.px(40), (size[0] - brush.px(1500)) // 2)


def _bill(brush: Brush, size: Size, rows: list[Row], form: playbill.Form) -> Box:
    """The whole playbill: at the left, or over all of the stage."""
    px = brush.px
    wide = px(BILL) if form.columns == 1 else min(size[0] - px(40), px(620))
    left = _left(brush, size) if form.columns == 1 else (size[0] - wide) // 2
    last = _places(brush, rows, (left, 0, wide, 0), form)[-1]
    return left, 0, wide, last[1] + last[3] + px(SIDE)


def _places(brush: Brush, rows: list[Row], bill: Box, form: playbill.Form) -> list[Box]:
    """A box for each button: the first as wide as the bill, the others in the columns of the form."""
    px, columns = brush.px, form.columns
    left, room = bill[0] + px(SIDE), bill[2] - 2 * px(SIDE)
    gap = px(form.gap)
    each = (room - gap * (columns - 1)) // columns
    places: list[Box] = []
    top = bill[1] + px(form.head)
    lines = [rows[:1], *(rows[start : start + columns] for start in range(1, len(rows), columns))]
    for line in lines:
        wide = room if len(line) == 1 else each
        high = max(playbill.way_high(brush, second, wide) for _, _, second in line)
        places += [(left + number * (each + gap), top, wide, high) for number in range(len(line))]
        top += high + gap
    return places


def _land(brush: Brush, size: Size) -> Box:
    """Where the land of the stage is to be seen: right of the playbill, or behind it where letters are very large."""
    px = brush.px
    if size[0] < px(LEAST):
        return size[0] // 16, size[1] // 16, size[0] * 7 // 8, size[1] * 27 // 32
    left = _left(brush, size) + px(BILL + 12)
    return left, px(44), size[0] - left - px(70), size[1] - px(100)
