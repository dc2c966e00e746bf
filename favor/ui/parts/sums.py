"""Where a stat comes from: the sum in words, and the spots on the player panels that tell it. Reads the view."""

from __future__ import annotations

from favor.language.tongue import filled
from favor.model.views import PartView, PlayerView
from favor.ui.brush import Brush
from favor.ui.names import Names, stat_name
from favor.ui.parts.rail import STAT_ICONS, PanelData, panel_rows
from favor.ui.semantics import Box, Widget
from favor.ui.words_table import SUM

SLACK = 4


def value_of(player: PlayerView, stat: str) -> int:
    """A stat as it is now."""
    return {"fight": player.fight, "charm": player.charm, "wit": player.wit, "hearts": player.heart_cap}.get(stat, 0)


def stat_sum(names: Names, player: PlayerView, stat: str) -> str:
    """A stat and where it comes from: Charm 3 = 1 Sapling + 1 Royal Circlet + 1 Marshland Banner."""
    parts = dict(player.stat_parts).get(stat, ())
    value = value_of(player, stat)
    start = [part for part in parts if part.op in ("base", "set_base")]
    added = [part for part in parts if part.op == "add"]
    factors = [part for part in parts if part.op == "times"]
    held = [part for part in parts if part.op == "force"]
    if held:
        return filled(SUM["held"], stat_name(stat), value, title(names, held[-1]), held[-1].amount)
    said = f"{start[-1].amount} {title(names, start[-1])}" if start else ""
    said += "".join(f" {'−' if part.amount < 0 else '+'} {abs(part.amount)} {title(names, part)}" for part in added)
    if factors:
        said = (f"({said})" if added else said) + "".join(f" × {part.amount} {title(names, part)}" for part in factors)
    said = filled(SUM["sum"], stat_name(stat), value, said)
    return said if total(parts) >= 0 else filled(SUM["floor"], said)


def total(parts: tuple[PartView, ...]) -> int:
    """What the parts come to, before it is kept from falling below 0."""
    base = next((part.amount for part in reversed(parts) if part.op in ("base", "set_base")), 0)
    whole = base + sum(part.amount for part in parts if part.op == "add")
    for part in parts:
        whole *= part.amount if part.op == "times" else 1
    return next((part.amount for part in reversed(parts) if part.op == "force"), whole)


def title(names: Names, part: PartView) -> str:
    """What a part is called."""
    return names.title(part.section, part.id)


def spots(brush: Brush, parts: list[Widget]) -> list[Widget]:
    """An unseen widget over the Hearts and each stat of every panel, laid as the panel paints them."""
    found: list[Widget] = []
    for panel in parts:
        if panel.role == "player" and isinstance(panel.data, PanelData) and not panel.data.compact:
            found += _on_panel(brush, panel, panel.data)
    return found


def _on_panel(brush: Brush, panel: Widget, data: PanelData) -> list[Widget]:
    px = brush.px
    x, y, wide, high = panel.rect
    seat = panel.id.partition(":")[2]
    tall = px(20)
    top = y + panel_rows(brush, high)[3]
    right = x + wide - px(8)
    found: list[Widget] = []
    for stat, value, base in reversed(list(zip(STAT_ICONS, data.stats, data.bases, strict=True))):
        mark = "+" if value > base else "−" if value < base else ""
        left = right - brush.wide(f"{value}{mark}", "small-bold") - px(19)
        found.append(_spot(seat, stat, (left + SLACK // 2, top, right - left, tall)))
        right = left
    return [*found, _spot(seat, "hearts", (x + px(10), top, max(px(20), right - x - px(16)), tall))]


def _spot(seat: str, stat: str, box: Box) -> Widget:
    return Widget(f"stat:{seat}:{stat}", "stat", box, stat_name(stat), about=("seat", int(seat)))
