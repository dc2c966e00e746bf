"""When a fault was met: what happened, the report on paper, and the ways on. Keeps nothing secret but hands."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from favor.ui.brush import Brush
from favor.ui.parts import plates
from favor.ui.scene import Host, Size
from favor.ui.scenes.night import NightScene
from favor.ui.semantics import Widget
from favor.ui.theme import GOLD, PAPER


class CrashScene(NightScene):
    """The report of a fault. `go_on` plays the game in memory again up to the last answer; None where there is no game."""

    name = "crash"

    def __init__(
        self,
        host: Host,
        report: str,
        where: str,
        go_on: Callable[[], None] | None,
        leave: Callable[[], None],
        copy: Callable[[str], bool],
    ) -> None:
        super().__init__(host)
        self.report = report
        self.where = where
        self.go_on = go_on
        self.leave = leave
        self.copy = copy
        self.said = ""

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Heading, the last lines of the report, buttons."""
        px = brush.px
        left, wide = px(40), size[0] - px(80)
        yield plates.line("heading", (left, px(24), wide, px(48)), "Something went wrong", "heading", GOLD)
        say = "The game stands at your last answer. " + (
            f"The report is in {self.where}" if self.where else "The report could not be written to a file."
        )
        yield plates.words("what", (left, px(76), wide, px(48)), say, "body", PAPER)
        box = (left, px(130), wide, size[1] - px(230))
        yield plates.plate("paper", box, "panel")
        lines = self.report.splitlines()
        room = max(4, (box[3] - px(20)) // brush.high("small") - 4)
        yield plates.words(
            "report",
            (box[0] + px(14), box[1] + px(10), box[2] - px(28), box[3] - px(20)),
            "\n".join(lines[:room]),
            "small",
            brush.theme.muted,
        )
        y = size[1] - px(76)
        rows = [
            ("copy", self.said or "Copy report", ("copy",), "plain"),
            ("leave", "Title screen", ("leave",), "plain"),
            ("quit", "Quit", ("quit",), "plain"),
        ]
        if self.go_on is not None:
            rows.insert(0, ("go-on", "Continue", ("go_on",), "gold"))
        for number, (id, text, does, kind) in enumerate(rows):
            yield plates.button(id, (left + number * px(216), y, px(204), px(48)), text, does, kind=kind)

    def press(self, widget: Widget) -> None:
        """Go on, copy, leave."""
        what = widget.does[0] if widget.does else ""
        self.dirty = True
        if what == "go_on" and self.go_on is not None:
            self.go_on()
        elif what == "copy":
            self.said = "Copied" if self.copy(self.report) else "No clipboard here"
        elif what == "leave":
            self.leave()
        elif what == "quit":
            self.host.quit()

    def back(self) -> None:
        """Escape goes to the title."""
        self.leave()
