"""Stored games: who plays, how far they are, Favor, when; open one, put one away and bring it back."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path

from favor.table.store import SORTS, Save
from favor.ui.brush import Brush
from favor.ui.keeping import told
from favor.ui.parts import plates
from favor.ui.scene import Host, Size
from favor.ui.scenes.night import NightScene
from favor.ui.semantics import Box, Widget
from favor.ui.services import Services
from favor.ui.theme import GOLD, MEANINGS, PAPER

SORT_WORDS = ("last played", "by name", "by round")


class LoadScene(NightScene):
    """The list of games."""

    name = "load"

    def __init__(self, host: Host, services: Services, said: str = "") -> None:
        super().__init__(host)
        self.services = services
        self.sort = 0
        self.page = 0
        self.said = said
        self._away: Path | None = None
        self._pages = 1
        self.saves = services.store.saves(SORTS[self.sort])

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Rows of games, buttons below."""
        px = brush.px
        left, wide, high = px(40), size[0] - px(80), px(66)
        yield plates.line("heading", (left, px(18), wide, px(48)), "Games", "heading", GOLD)
        say = self.said or (f"{len(self.saves)} on this computer" if self.saves else "No game is stored here yet")
        colour = MEANINGS["warning"].night if self.said else brush.theme.muted
        yield plates.words("said", (left, px(66), wide, px(44)), say, "body", colour)
        room = max(1, (size[1] - px(190)) // (high + px(8)))
        self._pages = max(1, -(-len(self.saves) // room))
        part = self.saves[self.page * room : (self.page + 1) * room]
        for number, save in enumerate(part):
            yield from _row(brush, save, self.page * room + number, (left, px(112) + number * (high + px(8)), wide, high))
        yield from self._buttons(brush, size)

    def _buttons(self, brush: Brush, size: Size) -> Iterable[Widget]:
        px = brush.px
        y, x = size[1] - px(62), px(40)
        rows = [("back", "Back", "gold"), ("sort", f"Sorted: {SORT_WORDS[self.sort]}", "plain")]
        rows += [("undelete", "Bring it back", "plain")] if self._away is not None else []
        rows += [("more", f"Page {self.page + 1} of {self._pages}", "plain")] if self._pages > 1 else []
        for id, text, kind in rows:
            yield plates.button(id, (x, y, px(210), px(44)), text, (id,), kind=kind)
            x += px(220)

    def press(self, widget: Widget) -> None:
        """Open, put away, sort, leaf, leave."""
        self.dirty = True
        what, *values = widget.does or ("",)
        if what == "open":
            self.said = self.services.open_save(self.saves[values[0]])
        elif what == "delete":
            self._away = self.services.store.delete(self.saves[values[0]])
            self._read(self.services.store.trouble or "Put away")
        elif what == "undelete" and self._away is not None:
            self.services.store.undelete(self._away)
            self._away = None
            self._read(self.services.store.trouble)
        elif what == "sort":
            self.sort = (self.sort + 1) % len(SORTS)
            self._read("")
        elif what == "more":
            self.page = (self.page + 1) % self._pages
        elif what == "back":
            self.back()

    def _read(self, said: str) -> None:
        self.said = said
        self.page = 0
        self.saves = self.services.store.saves(SORTS[self.sort])


def _row(brush: Brush, save: Save, number: int, box: Box) -> Iterable[Widget]:
    """One game."""
    px = brush.px
    x, y, wide, high = box
    room = wide - px(260)
    favor = "  ".join(f"{seat.name} {points}" for seat, points in zip(save.seats, save.favor, strict=False))
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(save.played)) if save.played else ""
    yield plates.plate(f"row:{number}", box, "panel")
    yield plates.line(f"game:{number}", (x + px(14), y + px(6), room, px(26)), told(save), "player", PAPER)
    yield plates.line(
        f"facts:{number}", (x + px(14), y + px(34), room, px(24)), f"{when}    Favor: {favor}", "small", brush.theme.muted
    )
    top = y + (high - px(40)) // 2
    if not save.fault:
        yield plates.button(
            f"open:{number}", (x + wide - px(236), top, px(110), px(40)), "Play" if save.is_running else "Look", ("open", number)
        )
    yield plates.button(
        f"delete:{number}", (x + wide - px(118), top, px(106), px(40)), "Delete", ("delete", number), kind="quiet"
    )
