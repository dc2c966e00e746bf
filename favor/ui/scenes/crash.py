"""When a fault was met: the game is safe, the report on paper, and the ways on. Keeps nothing secret but hands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from favor.ui.brush import Brush
from favor.ui.layout import shared
from favor.ui.parts import plates
from favor.ui.scene import Host, Size
from favor.ui.scenes.night import StageScene
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import GOLD, PAPER
from favor.ui.words_games import CRASH


@dataclass(frozen=True, slots=True)
class Ways:
    """What the screen may do: write the report, keep it in a file (it says where, "" for nowhere), play the game in memory
    again up to its last answer (None where there is no game), go to the title, copy text, show a folder."""

    report: Callable[[bool], str]
    keep: Callable[[str], str]
    go_on: Callable[[], None] | None
    leave: Callable[[], None]
    copy: Callable[[str], bool]
    show: Callable[[Path], bool]


class CrashScene(StageScene):
    """The report of a fault. `saved` is the folder the game is saved in, "" where it is not."""

    name = "crash"

    def __init__(self, host: Host, ways: Ways, saved: str = "") -> None:
        super().__init__(host)
        self._ways = ways
        self._saved = saved
        self.secrets = False
        self.copied = self.shown = ""
        self.report = ways.report(False)
        self.where = ways.keep(self.report)

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Heading, that the game is safe, the first lines of the report, the tick, buttons."""
        px = brush.px
        left, wide = plates.column(brush, size)
        yield plates.heading(brush, size, CRASH["title"])
        safe = self._safe()
        tall = brush.tall(safe, wide, "player")
        yield plates.words("safe", (left, px(72), wide, tall), safe, "player", PAPER)
        top = px(72) + tall + px(4)
        kept = CRASH["kept"].format(where=self.where) if self.where else CRASH["not kept"]
        kept_h = brush.tall(kept, wide, "small")
        yield plates.words("what", (left, top, wide, kept_h), kept, "small", brush.theme.muted)
        top += kept_h + px(10)
        box = (left, top, wide, size[1] - px(150) - top)
        yield plates.plate("paper", box, "panel")
        inner = (box[0] + px(14), box[1] + px(10), box[2] - px(28), box[3] - px(20))
        yield plates.words("report", inner, self._part(brush, inner), "small", brush.theme.muted, label=self.report)
        yield self._tick((left, size[1] - px(138), wide, px(52)))
        rows = self._rows()
        places = shared((left, size[1] - px(74), wide, px(54)), len(rows), px(8))
        for (id, text, second, kind), place in zip(rows, places, strict=True):
            yield plates.button(id, place, text, (id,), second=second, kind=kind)

    def _safe(self) -> str:
        if self._ways.go_on is None:
            return CRASH["no game"]
        return CRASH["safe"].format(folder=self._saved) if self._saved else CRASH["memory"]

    def _tick(self, box: Box) -> Widget:
        value = CRASH["ticked" if self.secrets else "not ticked"]
        return Widget("secrets", "tick", box, CRASH["secrets"], value, does=("secrets",), paint=paint_tick,
                      data=(self.secrets,), spill=4)  # fmt: skip

    def _rows(self) -> list[tuple[str, str, str, str]]:
        """The buttons: id, words, second line, look."""
        rows = [("go-on", CRASH["go-on"], "", "gold")] if self._ways.go_on is not None else []
        rows += [("copy", CRASH["copy"], self.copied, "plain"), ("folder", CRASH["folder"], self.shown, "plain")]
        return [*rows, ("leave", CRASH["leave"], "", "plain"), ("quit", CRASH["quit"], "", "plain")]

    def _part(self, brush: Brush, box: Box) -> str:
        """As many lines of the report as there is room for; the last of them tells how many more there are."""
        lines = self.report.splitlines()
        shown = lines[: box[3] // brush.high("small")]
        while shown and brush.tall("\n".join(shown), box[2], "small") > box[3]:
            shown.pop()
        if shown and len(shown) < len(lines):
            shown[-1] = CRASH["goes on"].format(count=len(lines) - len(shown) + 1)
        return "\n".join(shown)

    def press(self, widget: Widget) -> None:
        """Go on, tick, copy, show, leave."""
        what = widget.does[0] if widget.does else ""
        self.dirty = True
        if what == "go-on" and self._ways.go_on is not None:
            self._ways.go_on()
        elif what == "secrets":
            self.secrets = not self.secrets
            self.copied = ""
            self.report = self._ways.report(self.secrets)
            self.where = self._ways.keep(self.report)
        elif what == "copy":
            self.copied = CRASH["copied" if self._ways.copy(self.report) else "no clipboard"]
        elif what == "folder":
            folder = Path(self.where).parent if self.where else Path(self._saved)
            found = bool(self.where or self._saved) and self._ways.show(folder)
            self.shown = CRASH["opened" if found else "no folders"]
        elif what == "leave":
            self._ways.leave()
        elif what == "quit":
            self.host.quit()

    def back(self) -> None:
        """Escape goes to the title."""
        self._ways.leave()


def paint_tick(brush: Brush, box: Box, data: tuple[bool], mood: Mood) -> None:
    """A box with or without its tick, what it is for and what it means."""
    px = brush.px
    side = px(26)
    brush.plate(box, brush.theme.panel, brush.theme.border)
    square = (box[0] + px(14), box[1] + (box[3] - side) // 2, side, side)
    brush.plate(square, brush.theme.raised, GOLD if mood.hovered or data[0] else brush.theme.border, 6, 2)
    if data[0]:
        x, y = square[0], square[1]
        corners = ((0.2, 0.5), (0.42, 0.72), (0.82, 0.24), (0.9, 0.34), (0.42, 0.9), (0.1, 0.58))
        brush.shape(tuple((x + side * a, y + side * b) for a, b in corners), GOLD)
    left, room = square[0] + side + px(14), box[2] - side - px(40)
    brush.line(CRASH["secrets"], (left, box[1] + box[3] // 2 + 1), "small-bold", PAPER, "bottomleft", room)
    brush.line(CRASH["why secrets"], (left, box[1] + box[3] // 2 + 1), "small", brush.theme.muted, "topleft", room)
    plates.focus_ring(brush, box, mood)
