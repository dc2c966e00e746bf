"""The coach's bubble: paper beside what it speaks of, never over it nor over the middle of the map. Knows widgets, no game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from favor.ui import words_reading as words
from favor.ui.brush import Brush
from favor.ui.coach import Said, Teacher, targets
from favor.ui.layout import Frames, centred
from favor.ui.paint.backdrop import paint_paper_plate
from favor.ui.parts import bubbleplace, plates
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import GOLD, INK
from favor.ui.words_keys import named

WIDE, SLIM, COLUMN, BUTTON, MARGIN, PAD = 300, 224, 248, 34, 12, 18
ANSWERS = ("take", "place", "turn", "go_on", "down", "end_turn")
"""What pressing a widget means that answers the open question: no bubble lies over that."""

READ = ("inspector", "log", "tray", "turn")
"""What is read: a bubble had better not lie over it."""

HEAD = 92
"""Units of a player's panel with name, Favor, hand and Hearts; below that nothing is read in a hurry."""

IN_OTHERS = ("link", "chip", "stat")
"""What lies in something else that is counted."""

TOLD = ("god",)
"""What has been read before a bubble comes: better covered as a whole than anything in part."""

PLATES = ("map", "player", "panel", "tile", "target", "button")
"""What looks broken where a bubble lies across its edge."""

NOWHERE: Box = (0, 0, 0, 0)

OVERLAYS = ("raised:", "tips")
"""What is laid over the table for as long as the pointer rests: a bubble gives way to it."""


def build(brush: Brush, show: Showing, teacher: Teacher, parts: list[Widget], reading: bool, focus: str = "") -> list[Widget]:
    """The bubble and a ring round what it points at; nothing while that is not to be seen, or a decree is being read."""
    teacher.look(show)
    said = teacher.said
    if said is None or show.view.viewer < 0:
        return []
    target = find(show, said, parts) if said.reading == reading else None
    if target is None:
        if not reading:
            teacher.later()
        return []
    said = replace(said, text=named(said.text, brush.hints))
    ground = ground_of(brush, show, target, parts, focus, column(show.frames) if teacher.has_place else NOWHERE)
    ring = Widget("bubble-target", "frame", target, said.title, paint=paint_ring, spill=6, solid=False)
    if teacher.folded:
        box = _kept(teacher, said, ground, (_folded_size(brush, said),))
        return [ring, plates.button("bubble-fold", box, said.title, ("coach", "fold"), kind="chosen")]
    slim = COLUMN if teacher.has_place else SLIM
    box = _kept(teacher, said, ground, (_size(brush, said, WIDE), _size(brush, said, slim)))
    return [ring, *_open(brush, said, box)]


def under_what_is_raised(parts: list[Widget], bubble: list[Widget]) -> list[Widget]:
    """The widgets of the table with the bubble among them: over all of it, but under what is raised for a moment."""
    at = next((number for number, widget in enumerate(parts) if widget.id.startswith(OVERLAYS)), len(parts))
    return [*parts[:at], *bubble, *parts[at:]]


def _kept(teacher: Teacher, said: Said, ground: bubbleplace.Ground, shapes: tuple[tuple[int, int], ...]) -> Box:
    """Where it lay before as long as that is good or nothing else has changed, else the best place there is now."""
    key, lies = (said.id, ground.window, shapes), teacher.lies
    if lies is None or lies[0] != key or lies[3] != ground and not bubbleplace.is_still_good(ground, lies[1], lies[2]):
        box = bubbleplace.place(ground, shapes) or bubbleplace.squeezed(ground, shapes[0])
        teacher.lies = lies = key, box, bubbleplace.cost(ground, box), ground
    return lies[1]


def ground_of(
    brush: Brush, show: Showing, target: Box, parts: list[Widget], focus: str, home: Box = NOWHERE
) -> bubbleplace.Ground:
    """What lies on the table round the bubble: what it may not cover, and what it had better not."""
    curtain = max((number for number, widget in enumerate(parts) if widget.role == "curtain"), default=0)
    above = [widget for widget in parts[curtain:] if widget.role != "curtain" and not widget.id.startswith(OVERLAYS)]
    kept = [widget.visible for widget in above if _answers(show, widget)]
    open_ones = [_read(brush, widget) for widget in above if widget.id in READ or _is_pressed(widget)]
    focused = [widget.visible for widget in above if focus and widget.id == focus]
    bars = show.frames.top, show.frames.pill
    shy = (middle_of(show.frames.map), *focused)
    plates = tuple(widget.visible for widget in above if widget.role in PLATES or widget.id in (*READ, *TOLD))
    kept_ones = bars + tuple(kept)
    told = tuple(widget.visible for widget in above if widget.id in TOLD)
    window, gap = show.frames.window, brush.px(MARGIN)
    return bubbleplace.Ground(window, target, shy, kept_ones, tuple(open_ones), gap, plates, home, told)


def _is_pressed(widget: Widget) -> bool:
    return widget.pressable and widget.role not in IN_OTHERS and widget.id not in TOLD


def _read(brush: Brush, widget: Widget) -> Box:
    """What of a widget is read or pressed: of a player's panel the head."""
    x, y, wide, high = widget.visible
    return (x, y, wide, min(high, brush.px(HEAD))) if widget.role == "player" else (x, y, wide, high)


def _answers(show: Showing, widget: Widget) -> bool:
    """Can the open question be answered there? A plate of answers and what is being read count as a whole, and whose turn it
    is must be seen."""
    if widget.id in ("answers", "notice", "ghost", "recap-place", f"player:{show.view.active}"):
        return True
    word, *values = widget.does or ("",)
    return widget.enabled and (word in ANSWERS or word == "kind" or word == "seat" and values[0] in show.picks("player"))


def find(show: Showing, said: Said, parts: list[Widget]) -> Box | None:
    """The box of what a bubble points at: the first widget there is, for what can be done only where it can."""
    learner = max(0, show.view.viewer)
    here = show.view.players[learner].tile
    for wanted in targets(said.at, learner, here):
        if wanted == "tile:altar":
            wanted = next((f"tile:{tile.number}" for tile in show.view.tiles if tile.symbol == "altar"), wanted)
        for widget in parts:
            named = widget.id.startswith(wanted) if wanted.endswith(":") else widget.id == wanted
            if named and _is_wanted(show, said, widget):
                return widget.visible
    if said.of:  # a step of the lesson waits, wherever the learner wanders
        return next((widget.visible for widget in parts if widget.id == "prompt"), None)
    return None


def _is_wanted(show: Showing, said: Said, widget: Widget) -> bool:
    """A spot is a place not explored yet; what can be done counts only where it can; what is clipped away is not seen."""
    if (said.at[0] == "do" or "playable" in said.at) and not widget.enabled and widget.id != "undo":
        return False
    return (said.at[0] != "spot" or _is_spot(show, said.at, widget)) and widget.visible[2] > 0 and widget.visible[3] > 0


def _is_spot(show: Showing, at: tuple[str, ...], widget: Widget) -> bool:
    """A lit place that is not explored; with a second word one with a Ruin that is ready."""
    tile = show.tile(widget.about[1]) if widget.about is not None else None
    if len(at) == 1:
        return tile is None
    return tile is not None and tile.ruin == "ready"


def _size(brush: Brush, said: Said, units: int) -> tuple[int, int]:
    wide, margin = max(brush.px(units), _buttons_wide(brush, said)), brush.px(MARGIN)
    room = wide - 2 * margin
    high = brush.high("button") + brush.tall(said.text, room, "body") + brush.px(BUTTON) + brush.px(10) + 2 * margin
    return wide, high


def _folded_size(brush: Brush, said: Said) -> tuple[int, int]:
    return brush.wide(said.title, "small-bold") + brush.px(32), brush.px(BUTTON)


def _buttons(said: Said) -> list[tuple[str, str, tuple[str, str]]]:
    """Fold and More always; in the lesson the way out; the way on where no deed is waited for."""
    found = [("bubble-fold", words.COACH["fold"], ("coach", "fold")), ("bubble-more", words.COACH["more"], ("coach", "more"))]
    if said.of:
        found.append(("bubble-leave", words.COACH["leave"], ("coach", "leave")))
    if said.by_enter:
        last = "last" if said.number == said.of else "next"
        found.append(("bubble-done", words.COACH[last if said.of else "done"], ("coach", "done")))
    return found


def _buttons_wide(brush: Brush, said: Said) -> int:
    """The least width in which every button holds its word."""
    words_wide = [brush.wide(text, "small-bold") for _, text, _ in _buttons(said)]
    return 2 * brush.px(MARGIN) + sum(words_wide) + len(words_wide) * brush.px(PAD) + (len(words_wide) - 1) * brush.px(6)


def _open(brush: Brush, said: Said, box: Box) -> Iterable[Widget]:
    px, margin = brush.px, brush.px(MARGIN)
    x, y, wide, high = box
    step = words.COACH["step"].format(n=said.number, all=said.of) if said.of else ""
    yield Widget("bubble", "dialog", box, said.title, said.text, paint=paint_bubble, data=(said.title, said.text, step), spill=4)
    top, left = y + high - px(BUTTON) - margin, x + margin
    spare = (wide - _buttons_wide(brush, said)) // len(_buttons(said))
    for id, text, does in _buttons(said):
        room = brush.wide(text, "small-bold") + px(PAD) + spare
        yield plates.button(id, (left, top, room, px(BUTTON)), text, does, kind="gold" if id == "bubble-done" else "quiet")
        left += room + px(6)


def column(zones: Frames) -> Box:
    """What of the map is kept free for bubbles in a lesson."""
    return bubbleplace.column(zones.map, zones.px(COLUMN) + 2 * zones.px(MARGIN))


def middle_of(box: Box) -> Box:
    """The middle of the map, a quarter as wide and high."""
    return centred(box, box[2] // 4, box[3] // 4)


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
    """A golden frame with ink on either side, so that it stands off everything, what is gold or paper too."""
    (x, y, wide, high), line = box, brush.px(3)
    brush.plate((x - 5, y - 5, wide + 10, high + 10), None, INK, 12, (line + 3) / brush.u)
    brush.plate((x - 4, y - 4, wide + 8, high + 8), None, GOLD, 12, line / brush.u)
