"""The title: the name of the game under five lit windows, and where to go from here."""

from __future__ import annotations

from collections.abc import Iterable

from favor.language.tongue import filled
from favor.ui import words_screens as say
from favor.ui.brush import Brush
from favor.ui.faces import god_name
from favor.ui.paint.glass import paint_glass
from favor.ui.parts import plates
from favor.ui.scene import Host, Size
from favor.ui.scenes.handbook import HandbookScene
from favor.ui.scenes.load import LoadScene
from favor.ui.scenes.night import NightScene
from favor.ui.scenes.problems import ProblemsScene
from favor.ui.scenes.settings import SettingsScene
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.services import Services
from favor.ui.theme import GODS, GOLD, PAPER
from favor.ui.words_reading import LESSON

WINDOW = (104, 208)
Row = tuple[str, str, str]
"""id, words, second line"""


class TitleScene(NightScene):
    """The first screen."""

    name = "title"

    def __init__(self, host: Host, services: Services) -> None:
        super().__init__(host)
        self.services = services

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Windows, name, buttons."""
        px = brush.px
        middle = size[0] // 2
        top = max(px(20), (size[1] - px(430 + 52 * (1 + len(self._rows()) // 2))) // 2)
        wide, high, gap = px(WINDOW[0]), px(WINDOW[1]), px(22)
        left = middle - (5 * wide + 4 * gap) // 2
        for number, god in enumerate(GODS):
            lower = px(26) * abs(number - 2)
            box = (left + number * (wide + gap), top + lower, wide, high)
            yield Widget(f"god:{god}", "picture", box, god_name(god), paint=paint_window, data=(god,))
        top += high + px(64)
        yield plates.line("title", (0, top, size[0], px(64)), say.TITLE["game"], "title", GOLD, "center")
        yield plates.line("subtitle", (0, top + px(56), size[0], px(28)), say.TITLE["line"], "name", PAPER, "center")
        yield from self._buttons(brush, middle, top + px(104))
        lost = letters_lost(brush)
        foot = lost or filled(say.TITLE["foot"], self.services.version)
        yield plates.line("foot", (0, size[1] - px(34), size[0], px(24)), foot, "small", brush.theme.muted, "center")

    def _rows(self) -> list[Row]:
        """The buttons from top to bottom; the first is the golden one."""
        running = self.services.running()
        rows = [("continue", say.TITLE["continue"], running)] if running else []
        rows += [("new", say.TITLE["new"], ""), ("learn", LESSON["title"], ""), ("load", say.TITLE["load"], "")]
        rows += [("reference", say.TITLE["rules"], ""), ("settings", say.TITLE["settings"], "")]
        errors = len(self.services.problems.errors)
        rows += [("problems", filled(say.TITLE["problems"], errors), "")] if errors else []
        return [*rows, ("quit", say.TITLE["quit"], "")]

    def _buttons(self, brush: Brush, middle: int, top: int) -> Iterable[Widget]:
        px = brush.px
        wide, high, gap = px(320), px(44), px(8)
        rows = self._rows()
        for number, (id, text, second) in enumerate(rows):
            long = max(wide, min(brush.wide(second, "small") + px(36), 2 * middle - px(40)))
            box = (middle - long // 2, top, long, high)
            if number:  # the golden one stands alone, the others in pairs
                line, side = divmod(number - 1, 2)
                alone = number == len(rows) - 1 and not side
                left = middle - wide // 2 if alone else middle - wide - gap // 2 + side * (wide + gap)
                box = (left, top + (line + 1) * (high + gap), wide, high)
            kind = "danger" if id == "problems" else "plain" if number else "gold"
            yield plates.button(id, box, text, (id,), second=second, kind=kind)

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


def paint_window(brush: Brush, box: Box, data: tuple[str], mood: Mood) -> None:
    """A God's window."""
    brush.surface.blit(brush.cache.get(paint_glass, data[0], box[2], box[3]), box[:2])
