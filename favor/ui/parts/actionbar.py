"""The six buttons of the turn with their cost and key; those that are not possible stay there and say why."""

from __future__ import annotations

from favor.ui import theme, words, words_spoken
from favor.ui.brush import Brush
from favor.ui.paint.icons import paint_cost
from favor.ui.parts import plates
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import GOLD, PAPER, mix


def build(brush: Brush, show: Showing) -> list[Widget]:
    """One widget an action."""
    widgets = []
    role, has_room, has_gem = _setting(brush, show)
    costs = show.catalog.rules.get("costs", {})
    for (kind, word, key, cost_name), box in zip(words.ACTIONS, show.frames.actions, strict=True):
        options = show.of_kind(kind)
        price = min((show.prices[option] for option in options if option in show.prices), default=int(costs.get(cost_name, 0)))
        chosen = bool(show.narrowed) and show.narrowed[0][0] == kind
        has_key = bool(brush.hints["key_actions"])
        shown = key.upper() if has_key else brush.hints["key_press"]
        said = words_spoken.ACTION_KEY.format(price, shown) if has_key else words_spoken.ACTION.format(price)
        widgets.append(
            Widget(
                f"do:{kind}",
                "button",
                box,
                word,
                said,
                bool(options),
                show.reasons.get(kind, ""),
                ("kind", kind),
                paint_action,
                (word, price, shown if has_room else "", has_key, bool(options), chosen, role, has_gem),
                spill=4,
            )
        )
    return widgets


def _setting(brush: Brush, show: Showing) -> tuple[str, bool, bool]:
    """The letters of all six, so that they are alike, and whether there is room for the keys and for gems beside them."""
    room = show.frames.actions[0][2] - brush.px(42)
    longest = max(brush.wide(word, "player") for _, word, _, _ in words.ACTIONS)
    key = max(brush.wide(key.upper(), "small") for _, _, key, _ in words.ACTIONS) + brush.px(14)
    has_gem = max(brush.wide(word, "small-bold") for _, word, _, _ in words.ACTIONS) <= room + brush.px(5)
    return "player" if longest <= room else "small-bold", longest + key <= room, has_gem


def paint_action(brush: Brush, box: Box, data: tuple[str, int, str, bool, bool, bool, str, bool], mood: Mood) -> None:
    """Cost gem, where it has no room a number; word, and its key; a controller's button only where the focus is."""
    word, price, key, has_key, usable, chosen, role, has_gem = data
    fill = brush.theme.raised if usable else brush.theme.panel
    fill = mix(mix(fill, PAPER, 0.14) if mood.hovered else fill, theme.INK, 0.28 * mood.pressed)
    box = plates.sunk(brush, box, mood)
    border = GOLD if chosen else brush.theme.border if usable else mix(theme.BORDER, theme.PANEL, 0.55)
    brush.plate(box, fill, border, 10, 2 if chosen else 1)
    middle = box[1] + box[3] // 2
    colour, room = PAPER if usable else brush.theme.muted, box[2] - brush.px(37)
    if not has_gem:
        ink = theme.MEANINGS["energy"].fill if usable else colour
        left = brush.line(str(price), (box[0] + brush.px(5), middle), role, ink, "midleft").right + brush.px(4)
        brush.line(word, (left, middle), role, colour, "midleft", box[0] + box[2] - left - brush.px(3))
        plates.focus_ring(brush, box, mood)
        return
    side = brush.px(26)
    gem = brush.cache.get(paint_cost, price, side, not usable)
    brush.surface.blit(gem, (box[0] + brush.px(6), middle - side // 2))
    if key and (has_key or mood.focused):
        room -= brush.line(key, (box[0] + box[2] - brush.px(10), middle), "small", brush.theme.muted, "midright").w + brush.px(14)
    left = box[0] + brush.px(37 if room >= brush.wide(word, role) + brush.px(8) else 34)
    brush.line(word, (left, middle), role, colour, "midleft", room)
    plates.focus_ring(brush, box, mood)


def key_of(name: str) -> str:
    """The kind of action on a key, "" for none."""
    return next((kind for kind, _, key, _ in words.ACTIONS if key == name), "")
