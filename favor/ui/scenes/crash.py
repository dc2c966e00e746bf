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
    """The report of a fault. `make(secrets)` writes it; `keep` puts it into a file and says where ("" for nowhere);
    `go_on` plays the game in memory again up to the last answer, None where there is no game."""

    name = "crash"

    def __init__(
        self, host: Host, make: Callable[[bool], str], keep: Callable[[str], str], go_on: Callable[[], None] | None,
        leave: Callable[[], None], copy: Callable[[str], bool],
    ) -> None:  # fmt: skip
        super().__init__(host)
        self._make = make
        self._keep = keep
        self._go_on = go_on
        self._leave = leave
        self._copy = copy
        self.secrets = False
        self.said = ""
        self.report = make(False)
        self.where = keep(self.report)

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Heading, the first lines of the report, buttons."""
        px = brush.px
        left, wide = px(40), size[0] - px(80)
        yield plates.line("heading", (left, px(24), wide, px(48)), "Something went wrong", "heading", GOLD)
        kept = f"The report is in {self.where}" if self.where else "The report could not be written to a file."
        said = f"The game stands at its last answer. {kept}"
        yield plates.words("what", (left, px(76), wide, px(48)), said, "body", PAPER)
        box = (left, px(130), wide, size[1] - px(230))
        yield plates.plate("paper", box, "panel")
        inner = (box[0] + px(14), box[1] + px(10), box[2] - px(28), box[3] - px(20))
        yield plates.words("report", inner, self._shown(brush, inner), "small", brush.theme.muted, label=self.report)
        each = (wide - px(32)) // 5
        for number, (id, text, second, kind) in enumerate(self._rows()):
            place = (left + number * (each + px(8)), size[1] - px(80), each, px(52))
            yield plates.button(id, place, text, (id,), second=second, kind=kind)

    def _rows(self) -> list[tuple[str, str, str, str]]:
        """The buttons: id, words, second line, look."""
        rows = [("go-on", "Continue", "", "gold")] if self._go_on is not None else []
        secrets = "included" if self.secrets else "left out"
        rows += [
            ("secrets", "Seed and hands", secrets, "chosen" if self.secrets else "plain"),
            ("copy", self.said or "Copy report", "", "plain"),
        ]
        return [*rows, ("leave", "Title screen", "", "plain"), ("quit", "Quit", "", "plain")]

    def _shown(self, brush: Brush, box: tuple[int, int, int, int]) -> str:
        """As many lines of the report as there is room for."""
        lines = self.report.splitlines()
        while lines and brush.tall("\n".join(lines), box[2], "small") > box[3]:
            lines = lines[: len(lines) * 3 // 4]
        return "\n".join(lines)

    def press(self, widget: Widget) -> None:
        """Go on, tick, copy, leave."""
        what = widget.does[0] if widget.does else ""
        self.dirty = True
        if what == "go-on" and self._go_on is not None:
            self._go_on()
        elif what == "secrets":
            self.secrets = not self.secrets
            self.report = self._make(self.secrets)
            self.where = self._keep(self.report)
        elif what == "copy":
            self.said = "Copied" if self._copy(self.report) else "No clipboard here"
        elif what == "leave":
            self._leave()
        elif what == "quit":
            self.host.quit()

    def back(self) -> None:
        """Escape goes to the title."""
        self._leave()
