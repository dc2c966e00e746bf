"""The house rules: the readings of the rulebook that are least sure, each a switch with two positions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from favor.language.tongue import filled
from favor.model.catalog import Catalog
from favor.ui.brush import Brush
from favor.ui.parts import plates
from favor.ui.parts.choices import paint_value
from favor.ui.scene import Host, Size
from favor.ui.scenes.night import StageScene
from favor.ui.semantics import Widget
from favor.ui.theme import GOLD, PAPER
from favor.ui.words import position
from favor.ui.words_screens import RULES

ROWS_A_PAGE = 8
"""At most; fewer where what they mean takes more lines."""


class HouseRulesScene(StageScene):
    """One row a switch. Changes the mapping it is given."""

    name = "house rules"

    def __init__(self, host: Host, catalog: Catalog, switches: dict[str, str | bool | int]) -> None:
        super().__init__(host)
        self.rows = tuple(catalog.rules.get("switches", ()))
        self.switches = switches
        self.page = 0
        self.shown = ROWS_A_PAGE

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Rows with name, what it means, and a button with the present position."""
        px = brush.px
        left, wide = plates.column(brush, size)
        yield plates.heading(brush, size, RULES["title"])
        yield plates.line("changed", (left, px(18), wide, px(44)), self._said(), "body", brush.theme.muted, "midright")
        top = px(72)
        button_w, space = px(190), size[1] - top - px(80)
        docs = [brush.tall(switch["doc"], wide - button_w - px(40), "small") for switch in self.rows]
        high = max(min(px(84), space // ROWS_A_PAGE), max(docs, default=0) + px(38))
        self.shown = max(1, min(ROWS_A_PAGE, space // high))
        for switch in self.rows[self.page * self.shown : (self.page + 1) * self.shown]:
            id, now = switch["id"], self.switches[switch["id"]]
            yield plates.plate(f"row:{id}", (left, top, wide, high - px(6)), "panel")
            across = wide - button_w - px(48)
            tall = brush.tall(switch["doc"], across, "small")
            first = top + max(0, (high - px(6) - px(24) - tall) // 2 - px(1))
            usual = now == switch["default"]
            name = switch["name"] if usual else filled(RULES["changed"], switch["name"])
            yield plates.line(f"name:{id}", (left + px(16), first, across, px(24)), name, "player", PAPER if usual else GOLD)
            room = (left + px(16), first + px(24), across, high - px(6) - px(24))
            yield plates.words(f"doc:{id}", room, switch["doc"], "small", brush.theme.muted)
            box = (left + wide - button_w - px(12), top + (high - px(6) - px(40)) // 2, button_w, px(40))
            button = plates.button(f"switch:{id}", box, position(now), ("switch", id))
            yield button if usual else replace(button, paint=paint_value, data=(position(now), True))
            top += high
        yield plates.button("back", (left, size[1] - px(66), px(200), px(48)), RULES["done"], ("back",), kind="gold")
        if len(self.rows) > self.shown:
            yield plates.button("more", (left + px(220), size[1] - px(66), px(160), px(48)), RULES["more"], ("more",))

    def _said(self) -> str:
        """How many rules are not as the rulebook has them."""
        changed = sum(self.switches[switch["id"]] != switch["default"] for switch in self.rows)
        return filled(RULES["count"], changed) if changed else RULES["usual"]

    def press(self, widget: Widget) -> None:
        """Flip a switch, leaf, or leave."""
        self.dirty = True
        word, *values = widget.does or ("",)
        if word == "switch":
            switch = next(row for row in self.rows if row["id"] == values[0])
            usual = self.switches[values[0]] == switch["default"]
            self.switches[values[0]] = switch["other"] if usual else switch["default"]
        elif word == "more":
            self.page = (self.page + 1) % -(-len(self.rows) // self.shown)
        elif word == "back":
            self.back()
