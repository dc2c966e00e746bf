"""The coach's bubble: paper beside what it speaks of, never over it nor over the middle of the map. Knows widgets, no game."""

from __future__ import annotations

from collections.abc import Iterable

from favor.ui import words_reading as words
from favor.ui.brush import Brush
from favor.ui.coach import Said, Teacher, targets
from favor.ui.layout import centred
from favor.ui.paint.backdrop import paint_paper_plate
from favor.ui.parts import plates
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import GOLD, INK

WIDE, BUTTON, MARGIN = 300, 34, 12


def build(brush: Brush, show: Showing, teacher: Teacher, parts: list[Widget], reading: bool) -> list[Widget]:
    """The bubble and a ring round what it points at; nothing while that is not to be seen, or a decree is being read."""
    said = teacher.said
    if said is None or show.view.viewer < 0:
        return []
    target = find(show, said, parts) if said.reading == reading else None
    if target is None:
        if not reading:
            teacher.later()
        return []
    folded = teacher.folded
    size = _folded_size(brush, said) if folded else _size(brush, said)
    box = place(show, size, target, parts, brush.px(MARGIN))
    ring = Widget("bubble-target", "frame", target, said.title, paint=paint_ring, spill=6, solid=False)
    if folded:
        return [ring, plates.button("bubble-fold", box, said.title, ("coach", "fold"), kind="chosen")]
    return [ring, *_open(brush, said, box)]


def find(show: Showing, said: Said, parts: list[Widget]) -> Box | None:
    """The box of what a bubble points at: the first widget there is, for what can be done only where it can."""
    learner = max(0, show.view.viewer)
    here = show.view.players[learner].tile
    for wanted in targets(said.at, learner, here):
        if wanted == "tile:altar":
            wanted = next((f"tile:{tile.number}" for tile in show.view.tiles if tile.symbol == "altar"), wanted)
        for widget in parts:
            named = widget.id.startswith(wanted) if wanted.endswith(":") else widget.id == wanted
            if named and _is_wanted(said, widget):
                return widget.visible
    if said.of:  # a step of the lesson waits, wherever the learner wanders
        return next((widget.visible for widget in parts if widget.id == "prompt"), None)
    return None


def _is_wanted(said: Said, widget: Widget) -> bool:
    """A spot is a place not explored yet; what can be done counts only where it can; what is clipped away is not seen."""
    if said.at[0] == "do" and not widget.enabled and widget.id != "undo":
        return False
    return (said.at[0] != "spot" or widget.about is None) and widget.visible[2] > 0 and widget.visible[3] > 0


def _size(brush: Brush, said: Said) -> tuple[int, int]:
    wide, margin = brush.px(WIDE), brush.px(MARGIN)
    room = wide - 2 * margin
    high = brush.high("button") + brush.tall(said.text, room, "body") + brush.px(BUTTON) + brush.px(10) + 2 * margin
    return wide, high


def _folded_size(brush: Brush, said: Said) -> tuple[int, int]:
    return brush.wide(said.title, "small-bold") + brush.px(32), brush.px(BUTTON)


def _open(brush: Brush, said: Said, box: Box) -> Iterable[Widget]:
    px, margin = brush.px, brush.px(MARGIN)
    x, y, wide, high = box
    step = words.COACH["step"].format(n=said.number, all=said.of) if said.of else ""
    yield Widget("bubble", "dialog", box, said.title, said.text, paint=paint_bubble, data=(said.title, said.text, step), spill=4)
    top, left = y + high - px(BUTTON) - margin, x + margin
    buttons = [("bubble-fold", words.COACH["fold"], ("coach", "fold")), ("bubble-more", words.COACH["more"], ("coach", "more"))]
    if said.of:
        buttons.append(("bubble-leave", words.COACH["leave"], ("coach", "leave")))
    if said.by_enter:
        buttons.append(("bubble-done", words.COACH["next" if said.of else "done"], ("coach", "done")))
    room = (wide - 2 * margin - px(6) * (len(buttons) - 1)) // len(buttons)
    for number, (id, text, does) in enumerate(buttons):
        kind = "gold" if id == "bubble-done" else "quiet"
        yield plates.button(id, (left + number * (room + px(6)), top, room, px(BUTTON)), text, does, kind=kind)


def place(show: Showing, size: tuple[int, int], target: Box, parts: list[Widget], gap: int) -> Box:
    """Beside the target where it hides the fewest things that can be pressed; never over it nor over the map's middle."""
    window = show.frames.window
    shy = (target, middle_of(show.frames.map), show.frames.pill)
    free = [box for box in _candidates(window, show.frames.map, target, size, gap) if not any(_meet(box, one) for one in shy)]
    if not free:
        free = [box for box in _candidates(window, show.frames.map, target, size, gap) if not _meet(box, target)]
    pressable = [widget.visible for widget in parts if widget.pressable and widget.role != "link"]
    return min(free or [(gap, window[3] - size[1] - gap, *size)], key=lambda box: sum(_meet(box, one) for one in pressable))


def middle_of(box: Box) -> Box:
    """The middle of the map, a quarter as wide and high."""
    return centred(box, box[2] // 4, box[3] // 4)


def _meet(one: Box, other: Box) -> bool:
    (x, y, wide, high), (ox, oy, other_wide, other_high) = one, other
    return x < ox + other_wide and ox < x + wide and y < oy + other_high and oy < y + high


def _candidates(window: Box, map_box: Box, target: Box, size: tuple[int, int], gap: int) -> Iterable[Box]:
    """Places round the target, then the corners of the map; only those inside the window."""
    x, y, wide, high = target
    w, h = size
    lefts, tops = (x + (wide - w) // 2, x, x + wide - w), (y + (high - h) // 2, y, y + high - h)
    spots = [*((x + wide + gap, top) for top in tops), *((x - w - gap, top) for top in tops)]
    spots += [*((left, y - h - gap) for left in lefts), *((left, y + high + gap) for left in lefts)]
    mx, my, mw, mh = map_box
    spots += [(left, top) for left in (mx + gap, mx + mw - w - gap) for top in (my + mh - h - gap, my + gap + high // 9)]
    for left, top in spots:
        fitted = max(gap, min(left, window[2] - w - gap)), max(gap, min(top, window[3] - h - gap))
        yield *fitted, w, h


def paint_bubble(brush: Brush, box: Box, data: tuple[str, str, str], mood: Mood) -> None:
    """Paper with a title, the words, and which step it is."""
    title, text, step = data
    margin = brush.px(MARGIN)
    x, y, wide, high = box
    brush.surface.blit(brush.cache.get(paint_paper_plate, wide, high, brush.px(10)), box[:2])
    room = wide - 2 * margin
    used = brush.line(step, (x + wide - margin, y + margin), "small", INK, "topright").width if step else 0
    brush.line(title, (x + margin, y + margin - brush.px(2)), "button", INK, "topleft", room - used - brush.px(6))
    top = y + margin + brush.high("button")
    brush.block(text, (x + margin, top, room, y + high - margin - brush.px(BUTTON) - top), "body", INK)


def paint_ring(brush: Brush, box: Box, data: tuple[()], mood: Mood) -> None:
    """A golden frame with an ink line, so that it stands off everything."""
    x, y, wide, high = box
    brush.plate((x - 4, y - 4, wide + 8, high + 8), None, INK, 12, 4)
    brush.plate((x - 3, y - 3, wide + 6, high + 6), None, GOLD, 12, 3)
