"""What helps to read the table: tooltips, pinned tips, previews, links and what they light up. Knows the picture, no rule."""

from __future__ import annotations

from dataclasses import dataclass, replace

from favor.model.actions import Action
from favor.table.sitting import Sitting
from favor.ui import preview, wording
from favor.ui.ahead import Ahead, action_of
from favor.ui.brush import Brush
from favor.ui.faces import face_of, spoken
from favor.ui.layout import cleared, meets, shrunk
from favor.ui.paint.tiles import paint_ring
from favor.ui.parts import cards, chips, loglinks, sums, tips
from favor.ui.parts.hand import RAISED
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Intent, Mood, Widget
from favor.ui.text import plain
from favor.ui.theme import GOLD
from favor.ui.words_reading import PREVIEW
from favor.ui.words_table import DEEDS, INSPECTOR

ROLES = ("player", "tile", "target", "panel", "button", "step", "link", "stat", "chip", "card", "picture")
"""What has more to say when the pointer rests on it."""
RAISED_BY_THEMSELVES = ("card", "answer", "raised", "down")
HANDLES = ("turn-left", "turn-count", "turn-right", "place")
OF_PLAYERS = ("player", "stat")
"""What is explained over the map, so that no other player is covered."""
MOST_PINS, MOST_LINES = 4, 3
NEAR, FAR = 180, 420
"""So many units a tip goes out of the way of a lit place; farther away nobody would know what it is about."""


@dataclass(frozen=True, slots=True)
class Pin:
    """Tips that stay, and the box of what they are about."""

    tips: tuple[tips.Tip, ...]
    at: Box
    here: bool = False
    """Does it lie just there, and not beside it?"""


class Reading:
    """Keeps the pins, and the preview of the action under the pointer."""

    def __init__(self) -> None:
        self.pins: tuple[Pin, ...] = ()
        self.shown: Pin | None = None
        """What P would pin now."""
        self.ahead = Ahead()

    def links(self, brush: Brush, show: Showing, parts: list[Widget]) -> list[Widget]:
        """What is laid over the zones: words of the log that lead on, spots that tell what a stat is made of."""
        covered = any(widget.id == "inspector" for widget in parts)
        linked = () if covered else loglinks.build(brush, show, parts)
        return [*linked, *sums.spots(brush, parts), *chips.spots(brush, show, parts)]

    def build(
        self, brush: Brush, show: Showing, sitting: Sitting, pointed: Widget | None, clear: float, parts: list[Widget]
    ) -> list[Widget]:
        """Pinned tips, and whatever the widget under the pointer has to say; `clear` rises from 0 when it has rested there."""
        window = show.frames.window
        widgets: list[Widget] = []
        for number, pin in enumerate(self.pins):
            widgets += _off_the_answers(show, tips.pinned(brush, window, number, pin.at, pin.tips, pin.here))
        self.shown = self._raised(show, pointed, parts)
        if pointed is None or clear <= 0 or pointed.role not in ROLES:
            return widgets
        if pointed.role == "link" and pointed.about is not None:
            widgets += _lit(brush, show, pointed.about)
            if pointed.about[0] == "card":
                return [*widgets, *_clear(show, self._card(brush, show, pointed), pointed, parts)]
        if pointed.role == "chip":
            return [*widgets, *_clear(show, self._card(brush, show, pointed), pointed, parts)]
        if pointed.id.startswith("card:"):
            return [*widgets, *_clear(show, self._warning(brush, show, sitting, pointed, parts), pointed, parts)]
        said = self._said(show, sitting, pointed) if pointed.id != "ghost" else ()  # its buttons lie where the tip would
        if any(pin.tips == said for pin in self.pins):
            return widgets
        if said:
            self.shown = Pin(said, pointed.visible)
        anchor = _anchor(show, pointed, parts)
        shown = _clear(show, tips.tooltip(brush, window, anchor, said, pointed.role in OF_PLAYERS), pointed, parts)
        return [*widgets, *(replace(tip, alpha=round(255 * clear)) for tip in shown)]

    # -- what is said ---------------------------------------------------------------------------------------------

    def _said(self, show: Showing, sitting: Sitting, widget: Widget) -> tuple[tips.Tip, ...]:
        """The tips of a widget: what it says of itself, what pressing it brings, the key words in all that."""
        about = widget.about or ("",)
        if widget.role == "stat":
            return _stat(show, widget)
        if about[0] == "keyword":
            tip = show.names.sentences.tip(about[1])
            return (tip,) if tip is not None else ()
        if about[0] == "card":
            return () if widget.id.partition(":")[0] in RAISED_BY_THEMSELVES else _key_words_of(show, about)
        first = _first(show, widget)
        action = action_of(show, widget)
        lines = self._outcome(show, sitting, action) if action is not None else ()
        found = [first] if first[1] or lines or widget.reason or widget.role == "tile" else []
        found += [*_deed(show, widget), *_unlit(show, sitting, widget), *(("", line) for line in lines)]
        words_in = tuple(span for _, spans in found for span in spans)
        return (*found, *tips.key_words(show.names, (*words_in, *_statuses(show, about)), 2))

    def told(self, show: Showing, sitting: Sitting, widget: Widget) -> tuple[str, ...]:
        """The same in plain words, without what the widget says of itself."""
        if widget.role not in ROLES:
            return ()
        about = widget.about or ("",)
        said = _key_words_of(show, about) if about[0] == "card" else self._said(show, sitting, widget)
        action = action_of(show, widget) if widget.id.startswith("card:") else None
        if action is not None and self.ahead.foresee(sitting, action).reveals:
            said = (*said, ("", ((PREVIEW["undo"], ""),)))
        texts = ((title, plain(spans)) for title, spans in said if title.lower() != widget.label.lower())
        return tuple(f"{title}: {text}" if title else text for title, text in texts)

    def _outcome(self, show: Showing, sitting: Sitting, action: Action) -> preview.Outcome:
        return preview.told(show, self.ahead.foresee(sitting, action), action, self.ahead.odds(sitting, action))

    def _raised(self, show: Showing, pointed: Widget | None, parts: list[Widget]) -> Pin | None:
        """The key words of a card that lies raised under the pointer, where they stand beside it."""
        if pointed is None or pointed.about is None or pointed.about[0] != "card":
            return None
        found = _key_words_of(show, pointed.about)
        beside = next((widget.rect for widget in reversed(parts) if widget.id == "tips"), None)
        return Pin(found, beside or pointed.visible, beside is not None) if found else None

    def _warning(self, brush: Brush, show: Showing, sitting: Sitting, pointed: Widget, parts: list[Widget]) -> list[Widget]:
        """Over a raised card: why it cannot be played, or that playing it cannot be taken back since something new is shown."""
        action = action_of(show, pointed)
        raised = next((widget.rect for widget in parts if widget.id.startswith("raised:")), None)
        says = PREVIEW["undo"] if action is not None and self.ahead.foresee(sitting, action).reveals else pointed.reason
        if raised is None or not says:
            return []
        said: tuple[tips.Tip, ...] = (("", ((says, ""),)),)
        high = tips.tall(brush, said, raised[2])
        return [tips.plate("stays", (raised[0], raised[1] - high - brush.px(6), raised[2], high), says, said)]

    def _card(self, brush: Brush, show: Showing, link: Widget) -> list[Widget]:
        """The card a link names, large, beside its place."""
        assert link.about is not None
        _, section, id = link.about
        face = face_of(show.names, section, id)
        wide, high = brush.px(RAISED[0]), brush.px(RAISED[1])
        at = _anchor(show, link, [])
        left = at[0] - wide - brush.px(16)
        left = left if left > 0 else at[0] + at[2] + brush.px(16)
        top = max(show.frames.map[1], min(link.visible[1] - high // 2, show.frames.window[3] - high - brush.px(8)))
        card = Widget("linked-card", "picture", (left, top, wide, high), face.name, spoken(face), paint=cards.paint_face,
                      data=cards.CardData(face, "", True), solid=False, spill=8)  # fmt: skip
        found = _key_words_of(show, link.about)
        if not found:
            return [card]
        self.shown = Pin(found, link.visible)
        tall, room = tips.tall(brush, found, brush.px(tips.WIDE)), brush.px(tips.WIDE)
        aside = left - room - brush.px(10)
        aside = aside if aside >= brush.px(8) else left + wide + brush.px(10)
        beside = (aside, min(top, show.frames.window[3] - tall - brush.px(8)), room, tall)
        return [card, tips.plate("linked-tips", beside, INSPECTOR["words"], found)]

    # -- pins -----------------------------------------------------------------------------------------------------

    def pin(self) -> bool:
        """Keep what is said now; without anything said put the pins away. False when there was neither."""
        if self.shown is not None and all(self.shown.tips != pin.tips for pin in self.pins):
            self.pins = (*self.pins[-MOST_PINS + 1 :], self.shown)
        elif self.pins:
            self.pins = ()
        else:
            return False
        return True

    def pin_word(self, show: Showing, keyword: str, at: Box) -> None:
        """Keep the tip of a key word that was pressed."""
        tip = show.names.sentences.tip(keyword)
        if tip is not None and all(pin.tips != (tip,) for pin in self.pins):
            self.pins = (*self.pins[-MOST_PINS + 1 :], Pin((tip,), at))

    def unpin(self, number: int = -1) -> bool:
        """Put a pin away, the newest where none is named."""
        if not self.pins:
            return False
        kept = list(self.pins)
        del kept[number]
        self.pins = tuple(kept)
        return True


def _clear(show: Showing, shown: list[Widget], pointed: Widget, parts: list[Widget]) -> list[Widget]:
    """What is shown for a moment, moved to where it hides neither prompt, answers and the bubble of the coach nor what it is
    about, nor, if there is room near by, lit places and what a place has below it: as a whole where that is possible, else one
    by one."""
    taken = [*show.free, *(widget.rect for widget in parts if widget.id == "bubble")]
    hides = _meet(shown, taken)
    also = [*(show.frames.panels if pointed.role in (*OF_PLAYERS, "chip") else ()), pointed.visible]
    also += [widget.rect for widget in parts if widget.id.startswith("raised")]
    window, gap = show.frames.window, show.frames.px(8)
    whole = _around([widget.rect for widget in shown] or [pointed.visible])
    for kept, far in _better_free(show, pointed, parts):
        if not hides and not _meet(shown, kept):
            return shown
        place = cleared(whole, [*taken, *also, *kept], window, gap)
        if place is not None and _away(place, whole) <= show.frames.px(far):
            return [_moved(widget, place[0] - whole[0], place[1] - whole[1]) for widget in shown]
    if not hides:
        return shown
    taken += also
    place = cleared(whole, taken, window, gap)
    if place is not None:
        return [_moved(widget, place[0] - whole[0], place[1] - whole[1]) for widget in shown]
    placed = []
    for widget in shown:
        x, y, *_ = cleared(widget.rect, taken, window, gap) or widget.rect
        placed.append(_moved(widget, x - widget.rect[0], y - widget.rect[1]))
        taken.append(placed[-1].rect)
    return placed


def _off_the_answers(show: Showing, pinned: list[Widget]) -> list[Widget]:
    """A pinned tip goes out of the way of a question that has come up since."""
    if not _meet(pinned, list(show.free)):
        return pinned
    whole = _around([widget.rect for widget in pinned])
    x, y, *_ = cleared(whole, show.free, show.frames.window, show.frames.px(8)) or whole
    return [_moved(widget, x - whole[0], y - whole[1]) for widget in pinned]


def _better_free(show: Showing, pointed: Widget, parts: list[Widget]) -> tuple[tuple[list[Box], int], ...]:
    """What is better left free, and how many units it is worth going for it: lit places, of a place before that also the
    long log over the map, the players beside it, the buttons and cards under it."""
    lit = [shrunk(widget.visible, show.frames.px(6)) for widget in parts if widget.role == "target" and widget.id != pointed.id]
    if pointed.role not in ("target", "tile"):
        return ((lit, NEAR),)
    below = [widget.visible for widget in parts if widget.role in ("button", "card", "player")]
    over = [show.frames.open_log] if show.log_open else []
    return ([*lit, *over, *below], FAR), (lit, NEAR)


def _meet(shown: list[Widget], boxes: list[Box]) -> bool:
    return any(meets(widget.rect, box) for widget in shown for box in boxes)


def _moved(widget: Widget, dx: int, dy: int) -> Widget:
    return replace(widget, rect=(widget.rect[0] + dx, widget.rect[1] + dy, *widget.rect[2:]))


def _away(one: Box, other: Box) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _around(boxes: list[Box]) -> Box:
    """The smallest box that holds these."""
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    return left, top, max(box[0] + box[2] for box in boxes) - left, max(box[1] + box[3] for box in boxes) - top


def _anchor(show: Showing, pointed: Widget, parts: list[Widget]) -> Box:
    """What a tip stands beside: the widget, of a stat its panel, and of the ghost also its handles, which must stay free."""
    if pointed.role in (*OF_PLAYERS, "chip") and pointed.about is not None:
        x, _, wide, high = show.frames.panels[int(pointed.id.split(":")[1])]
        return x, max(pointed.visible[1], show.frames.pill[1] + show.frames.pill[3] + show.frames.px(4)), wide, high
    handles = [widget.rect for widget in parts if widget.id in HANDLES] if pointed.id == "ghost" else []
    return _around([pointed.visible, *handles])


def _first(show: Showing, widget: Widget) -> tips.Tip:
    """Name and words of a widget; of a tile also what its Terrain says."""
    said = "" if widget.reason and widget.reason == show.refusal else widget.reason or widget.value  # the prompt says it
    said = "" if said == widget.label else said
    body: tuple[tuple[str, str], ...] = ((_lines(said), ""),) if said else ()
    tile = show.tile(widget.about[1]) if widget.about is not None and widget.about[0] == "tile" else None
    if tile is not None and tile.terrain and widget.role != "target":
        body = (*body, ("\n", ""), *face_of(show.names, "terrains", tile.terrain).spans)
    return widget.label[:1].upper() + widget.label[1:], body


def _lines(said: str) -> str:
    """What is heard as one sentence, as it is read: line by line; of many things all but the first on one."""
    things = said.split("; ")
    lines = things if len(things) <= MOST_LINES else [things[0], ", ".join(things[1:])]
    return "\n".join(line[:1].upper() + line[1:] for line in lines)


def _deed(show: Showing, widget: Widget) -> tuple[tips.Tip, ...]:
    """What a button of the action bar or End turn does, in a sentence; of a Boon its name and its words."""
    kind = widget.id.removeprefix("do:")
    player = show.me or (show.view.players[show.view.active] if show.view.active >= 0 else None)
    if kind == "boon" and widget.id != kind and player is not None:
        found = show.names.definition("characters", player.character)
        boon = str(found.data.get("boon", "")) if found is not None else ""
        return ((show.names.title("boons", boon), face_of(show.names, "boons", boon).spans),) if boon else ()
    return (("", ((DEEDS[kind], ""),)),) if kind in DEEDS and widget.id in (f"do:{kind}", "end-turn") else ()


def _unlit(show: Showing, sitting: Sitting, widget: Widget) -> tuple[tips.Tip, ...]:
    """Why a tile is not lit while one chooses where: what a press on it would say."""
    if widget.role != "tile" or widget.does is None or widget.does[0] != "tile":
        return ()
    intent = wording.way_to(show, *widget.does[1:])
    return (("", ((wording.why_not(sitting, intent), ""),)),) if intent is not None else ()


def _stat(show: Showing, widget: Widget) -> tuple[tips.Tip, ...]:
    """The sum behind a stat, and what the stat is for."""
    _, seat, stat = widget.id.split(":")
    player = show.view.players[int(seat)]
    tip = show.names.sentences.tip(stat)
    told = ((show.names.seat(int(seat)), ((sums.stat_sum(show.names, player, stat), ""),)), *((tip,) if tip is not None else ()))
    others = tuple(span for span in (tip[1] if tip is not None else ()) if span[1] != stat)
    return (*told, *tips.key_words(show.names, others, 1))


def _statuses(show: Showing, about: Intent) -> tuple[tuple[str, str], ...]:
    """Marks for what lies on a player."""
    if about[0] != "seat":
        return ()
    held = show.view.players[about[1]].statuses
    return tuple((status.id, f"statuses/{status.id}") for status in held if not status.id.startswith("("))


def _key_words_of(show: Showing, about: Intent) -> tuple[tips.Tip, ...]:
    return tips.key_words(show.names, face_of(show.names, about[1], about[2]).spans)


def _lit(brush: Brush, show: Showing, about: Intent) -> list[Widget]:
    """A ring round the tile or the player that a link names."""
    if about[0] == "seat":
        box = show.frames.panels[about[1]]
        return [Widget("lit", "frame", box, show.names.seat(about[1]), paint=paint_lit, spill=5, solid=False)]
    tile = show.tile(about[1]) if about[0] == "tile" else None
    if tile is None:
        return []
    altar = tile.symbol == "altar"
    box = show.camera.cell_box((-1, -1) if altar else (tile.x, tile.y), 3 if altar else 1, 0)
    return [Widget("lit", "frame", box, show.names.tile(tile.number), paint=paint_lit_tile, clip=show.frames.map, solid=False)]


def paint_lit(brush: Brush, box: Box, data: tuple[()], mood: Mood) -> None:
    """A golden frame."""
    brush.plate((box[0] - 3, box[1] - 3, box[2] + 6, box[3] + 6), None, GOLD, 12, 3)


def paint_lit_tile(brush: Brush, box: Box, data: tuple[()], mood: Mood) -> None:
    """The ring of a chosen tile."""
    brush.surface.blit(brush.cache.get(paint_ring, box[2], "chosen"), box[:2])
