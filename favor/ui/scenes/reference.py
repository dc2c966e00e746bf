"""How to play on one page: winning, the turn, what actions cost, key words, keys. Own words from the catalogue of words."""

from __future__ import annotations

from collections.abc import Iterable

from favor.model.catalog import Catalog
from favor.ui import words
from favor.ui.brush import Brush
from favor.ui.parts import plates
from favor.ui.scene import Host, Size
from favor.ui.scenes.night import NightScene
from favor.ui.semantics import Widget
from favor.ui.theme import GOLD, PAPER


class ReferenceScene(NightScene):
    """The reference card of the table."""

    name = "reference"

    def __init__(self, host: Host, catalog: Catalog) -> None:
        super().__init__(host)
        self.catalog = catalog

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Two columns of short paragraphs."""
        px = brush.px
        margin, gap = px(40), px(32)
        wide = (size[0] - 2 * margin - gap) // 2
        yield plates.line("heading", (margin, px(16), size[0] - 2 * margin, px(48)), "How to play", "heading", GOLD)
        for column, chapters in enumerate((words.REFERENCE[:3], words.REFERENCE[3:])):
            top = px(74)
            left = margin + column * (wide + gap)
            for title, text in chapters:
                filled = text.format(goal=self.catalog.rules.get("favor_to_win", 10), energy=self.catalog.rules.get("energy", 4))
                yield plates.line(f"title:{title}", (left, top, wide, px(26)), title, "button", GOLD)
                high = brush.tall(filled, wide, "body")
                yield plates.words(f"text:{title}", (left, top + px(28), wide, high), filled, "body", PAPER)
                top += high + px(40)
        yield plates.button("back", (margin, size[1] - px(58), px(200), px(44)), "Back", ("back",), kind="gold")

    def press(self, widget: Widget) -> None:
        """The one button."""
        self.back()

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """Enter leaves as well."""
        if name in ("return", "enter", "f1"):
            self.back()
            return True
        return False
