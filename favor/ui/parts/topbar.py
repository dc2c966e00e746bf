"""The top bar: menu, name, steps of the turn, round and turn, house rules; undo, zoom, rules at the right."""

from __future__ import annotations

from dataclasses import replace

from favor.language.tongue import filled
from favor.ui import words
from favor.ui import words_table as say
from favor.ui.brush import Brush
from favor.ui.parts import plates
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import GOLD, PAPER
from favor.ui.words_keys import named


def paint_bar(brush: Brush, box: Box, data: tuple[()], mood: Mood) -> None:
    """The bar itself with its lower line."""
    brush.surface.fill(brush.theme.night, box)
    brush.surface.fill(brush.theme.border, (box[0], box[1] + box[3] - 1, box[2], 1))


def paint_menu(brush: Brush, box: Box, data: tuple[()], mood: Mood) -> None:
    """Three bars and the name of the game."""
    colour = GOLD if mood.hovered else PAPER
    for row in (-1, 0, 1):
        brush.plate(
            (box[0] + brush.px(6), box[1] + box[3] // 2 + row * brush.px(7) - brush.px(1), brush.px(22), brush.px(3)),
            colour,
            None,
            2,
        )
    brush.line(say.BAR["game"], (box[0] + brush.px(42), box[1] + box[3] // 2), "name", GOLD, "midleft")
    plates.focus_ring(brush, box, mood)


def paint_step(brush: Brush, box: Box, data: tuple[str, bool], mood: Mood) -> None:
    """One step of the turn; data: words, is it the present one."""
    text, lit = data
    brush.plate(box, brush.theme.raised if lit else brush.theme.night, GOLD if lit else brush.theme.border, 15, 2 if lit else 1)
    colour = PAPER if lit else brush.theme.muted
    brush.line(text, (box[0] + box[2] // 2, box[1] + box[3] // 2), "small-bold" if lit else "small", colour, "center", box[2] - 8)


def build(brush: Brush, show: Showing) -> list[Widget]:
    """All widgets of the bar."""
    frames, px = show.frames, brush.px
    _, _, wide, high = frames.top
    widgets = [Widget("bar", "panel", frames.top, "", paint=paint_bar, solid=False)]
    brand = _brand(brush)
    widgets.append(
        Widget(
            "menu", "button", (px(8), px(4), brand, high - px(8)), say.BAR["menu"], does=("menu",), paint=paint_menu, spill=4
        )
    )
    right = _right_buttons(brush, show, widgets)
    left = px(20) + brand
    for number, text in enumerate(words.STEPS, 1):
        shown, lit, box_w = _step(brush, show, number, text)
        widgets.append(
            Widget(
                f"step:{number}",
                "step",
                (left, px(7), box_w, px(30)),
                text,
                "now" if lit else "",
                paint=paint_step,
                data=(shown, lit),
                solid=False,
            )
        )
        left += box_w + px(6)
    if show.house_rules:
        badge = filled(say.BAR["house"], len(show.house_rules))
        box = (left + px(4), px(7), _badge_room(brush, show), px(30))
        widgets.append(plates.button("house-rules", box, badge, ("house_rules",), kind="chosen"))
        left += box[2] + px(10)
    text = filled(say.BAR["when"], show.view.round, show.view.turn)
    if right - left - px(16) > brush.wide(text, "small"):
        widgets.append(
            plates.line("round", (left + px(8), 0, brush.wide(text, "small") + 4, high), text, "small", brush.theme.muted)
        )
    return widgets


UNDO_ROOM = 330
"""Units the undo button may take; what it has to say is said shorter where there is less."""

Button = tuple[str, str, str, str]
"""id, words, why it cannot be pressed now ("" when it can), what more there is to know"""


def _badge_room(brush: Brush, show: Showing) -> int:
    """How wide the badge of the house rules is; 0 where every rule stands as it is read."""
    return brush.wide(filled(say.BAR["house"], len(show.house_rules)), "small-bold") + brush.px(20) if show.house_rules else 0


def _brand(brush: Brush) -> int:
    """How wide the menu button with the name of the game is."""
    return max(brush.px(112), brush.px(48) + brush.wide(say.BAR["game"], "name"))


def _step(brush: Brush, show: Showing, number: int, text: str) -> tuple[str, bool, int]:
    """What a step of the turn shows, whether it is the present one, and how wide it is."""
    lit = number == (1 if show.decreeing else show.view.step) and show.view.winner < 0
    shown = text if lit or not show.frames.compact else str(number)
    return shown, lit, brush.wide(shown, "small-bold") + brush.px(26)


def _right_buttons(brush: Brush, show: Showing, widgets: list[Widget]) -> int:
    """The buttons at the right end; returns where they begin."""
    px = brush.px
    folded = show.frames.compact and not show.frames.log[3]
    x = show.frames.top[2] - px(86 if folded else 8)
    for id, text, reason, value in _buttons(brush, show):
        wide = brush.wide(text, "small-bold") + px(22)
        x -= wide + px(6)
        box = (x, px(7), wide, px(30))
        button = plates.button(id, box, text, (id.replace("-", "_"),), enabled=not reason, reason=reason)
        widgets.append(replace(button, value=value))
    return x


def _buttons(brush: Brush, show: Showing) -> list[Button]:
    """From right to left."""
    first = [("rules", say.BAR["rules"], "", ""), ("fit", say.BAR["fit"], "", "")]
    last = [("redo", say.BAR["redo"], "", named(words.REDO_TIP, brush.hints))] if show.redo else []
    last += [("undo-all", say.BAR["reset"], "", named(words.RESET_TIP, brush.hints))] if show.undo_all else []
    taken = sum(brush.wide(text, "small-bold") + brush.px(28) for _, text, _, _ in (*first, *last))
    return [*first, _undo(brush, show, taken), *last]


def _undo(brush: Brush, show: Showing, taken: int) -> Button:
    """What would be taken back, or why nothing can be, as far as there is room for it."""
    is_locked = show.locked.startswith(say.LOCKED_HEAD)
    wanted = filled(say.BAR["undo what"], show.undo) if show.undo else show.locked if is_locked else say.BAR["undo"]
    steps = sum(_step(brush, show, number, step)[2] + brush.px(6) for number, step in enumerate(words.STEPS, 1))
    folded = show.frames.compact and not show.frames.log[3]
    left, right = brush.px(20) + _brand(brush) + steps, show.frames.top[2] - brush.px(86 if folded else 8)
    badge = _badge_room(brush, show)
    room = min(brush.px(UNDO_ROOM), right - left - taken - badge - brush.px(14 + 12 * bool(badge)))
    text = wanted if brush.wide(wanted, "small-bold") + brush.px(22) <= room else say.BAR["undo" if show.undo else "locked"]
    return "undo", text, "" if show.undo else show.locked, wanted if text != wanted else ""
