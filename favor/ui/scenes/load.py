"""Stored games: map, who plays, Favor, how far, when; play on, watch, put away and bring back. Reads lists, no game."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from favor.table.store import Save
from favor.ui.brush import Brush
from favor.ui.keeping import standing, told
from favor.ui.layout import centred, shared
from favor.ui.mappicture import SIZE, read_picture, scaled
from favor.ui.paint.altar import paint_altar
from favor.ui.parts import plates
from favor.ui.parts.choices import paint_value
from favor.ui.parts.pieces import draw_badge
from favor.ui.scene import Host, Size
from favor.ui.scenes.night import StageScene
from favor.ui.seatcards import paint_dashes
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.services import Services, Trouble
from favor.ui.theme import GOLD, MEANINGS, PAPER, mix
from favor.ui.words_games import GAMES

SORTS = ("played", "name", "round")
OF_ONE = ("open", "watch", "rename", "delete")
"""What is done to one game of the list."""
LONGEST = 40
"""Letters of a name."""
HIGH = 96
"""Units of a row."""
CHIPS = 3
"""Players side by side; more of them go into a second line."""
Chip = tuple[str, str, int, bool]
"""character, name, Favor, is it this player's turn"""


class LoadScene(StageScene):
    """The list of games."""

    name = "load"

    def __init__(self, host: Host, services: Services, open_trouble: tuple[Save, Trouble] | None = None) -> None:
        super().__init__(host)
        self.services = services
        self.sort = SORTS[0]
        self.page = 0
        self.said = ""
        self._away: tuple[Path, str] | None = None
        self._pages = 1
        self._trouble = open_trouble
        self._naming = -1
        self._typed = ""
        self.saves = services.store.saves(self.sort)

    # -- the picture ----------------------------------------------------------------------------------------------

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Heading and order, rows of games, buttons below; over them what is wrong with a game."""
        px = brush.px
        (left, wide), high, gap = plates.column(brush, size), px(HIGH), px(8)
        yield plates.heading(brush, size, GAMES["title"])
        if len(self.saves) > 1:
            yield from self._order(brush, size)
        say = self.said or (GAMES["count"].format(count=len(self.saves)) if self.saves else "")
        colour = MEANINGS["warning"].night if self.said else brush.theme.muted
        yield plates.words("said", (left, px(62), wide, px(44)), say, "body", colour)
        room = max(1, (size[1] - px(108 + 78) + gap) // (high + gap))
        self._pages = max(1, -(-len(self.saves) // room))
        self.page = min(self.page, self._pages - 1)
        first = self.page * room
        for number, save in enumerate(self.saves[first : first + room]):
            box = (left, px(108) + number * (high + gap), wide, high)
            typed = self._typed if first + number == self._naming else None
            yield from _row(brush, save, first + number, box, typed)
        if not self.saves:
            wide_frame = min(wide, px(560))
            frame = centred((0, 0, *size), wide_frame, px(220))
            yield Widget("nothing", "picture", frame, GAMES["none"], paint=paint_nothing, data=(GAMES["none"],), solid=False)
        yield from self._buttons(brush, size)
        if self._trouble is not None:
            yield from _trouble_box(brush, size, *self._trouble)

    def _order(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """The orders the list can be in."""
        px, right = brush.px, sum(plates.column(brush, size)) + brush.px(6)
        for id in reversed(SORTS):
            text = GAMES[id]
            wide = brush.wide(text, "small-bold") + px(52)
            right -= wide + px(6)
            button, chosen = plates.button(f"sort:{id}", (right, px(22), wide, px(36)), text, ("sort", id)), id == self.sort
            yield replace(button, role="choice", value="chosen" if chosen else "", paint=paint_value, data=(text, chosen))

    def _buttons(self, brush: Brush, size: Size) -> Iterable[Widget]:
        px = brush.px
        (left, wide), y = plates.column(brush, size), size[1] - px(66)
        x = left
        rows = [("back", GAMES["back"], "", "gold")]
        rows += [("undelete", GAMES["undelete"], self._away[1], "plain")] if self._away is not None else []
        for id, text, second, kind in rows:
            across = px(200) if not second else px(420)
            yield plates.button(id, (x, y, across, px(48)), text, (id,), second=brush_cut(brush, second, across), kind=kind)
            x += across + px(12)
        if self._pages > 1:
            x = left + wide - px(330)
            words = GAMES["page"].format(page=self.page + 1, pages=self._pages)
            yield plates.button("page-back", (x, y, px(70), px(48)), "◄", ("page", -1), enabled=self.page > 0)
            yield plates.line("page", (x + px(76), y, px(178), px(48)), words, "body", PAPER, "center")
            more = self.page < self._pages - 1
            yield plates.button("page-on", (x + px(260), y, px(70), px(48)), "►", ("page", 1), enabled=more)

    # -- hands ----------------------------------------------------------------------------------------------------

    def press(self, widget: Widget) -> None:
        """Open, watch, put away, bring back, sort, leaf, leave."""
        self.dirty = True
        word, *values = widget.does or ("",)
        meant = self.saves[values[0]].folder if word in OF_ONE else None
        self._keep_name()
        if meant is not None:  # keeping a name may have put the list into another order
            values = [[save.folder for save in self.saves].index(meant)]
        self._obey(word, *values)

    def _on_open(self, number: int) -> None:
        self._tried(self.saves[number], self.services.open_save(self.saves[number], False))

    def _on_watch(self, number: int) -> None:
        self._tried(self.saves[number], self.services.replay(self.saves[number]))

    def _tried(self, save: Save, trouble: Trouble | None) -> None:
        """Tell what is wrong, if anything is."""
        self._trouble = (save, trouble) if trouble is not None else None

    def _on_accept(self) -> None:
        """Play on without what is damaged."""
        if self._trouble is not None:
            self._tried(self._trouble[0], self.services.open_save(self._trouble[0], True))

    def _on_see(self) -> None:
        """Watch what is sound of it."""
        if self._trouble is not None:
            self._tried(self._trouble[0], self.services.replay(self._trouble[0]))

    def _on_leave(self) -> None:
        self._trouble = None

    def _on_rename(self, number: int) -> None:
        """Begin to type what a game is called."""
        save = self.saves[number]
        self._naming, self.typing, self.focus = number, "name", ""
        self._typed = save.name if _is_named(save) else ""

    def _keep_name(self) -> None:
        """What was typed counts; nothing typed changes nothing."""
        number, name = self._naming, self._typed.strip()
        self._naming, self.typing = -1, ""
        if number >= 0 and name and name != self.saves[number].name:
            self._read(self.services.rename(self.saves[number], name))

    def text(self, letters: str) -> None:
        """Typing a name."""
        if self.typing:
            self._typed = (self._typed + letters.replace("\0", ""))[:LONGEST]
            self.dirty = True

    def _on_delete(self, number: int) -> None:
        save = self.saves[number]
        self.services.let_go(save)
        away = self.services.store.delete(save)
        self._away = (away, save.folder.name if save.fault else told(save)) if away is not None else self._away
        self._read(self.services.store.trouble)

    def _on_undelete(self) -> None:
        if self._away is not None:
            back = self.services.store.undelete(self._away[0])
            self._away = None if back is not None else self._away
            self._read(self.services.store.trouble)

    def _on_sort(self, by: str) -> None:
        self.sort = by
        self.page = 0
        self._read("")

    def _on_page(self, step: int) -> None:
        self.page = min(max(self.page + step, 0), self._pages - 1)

    def _on_back(self) -> None:
        self.host.pop()

    def _read(self, said: str) -> None:
        self.said = said
        self.saves = self.services.store.saves(self.sort)

    def wheel(self, widget: Widget | None, point: tuple[int, int], steps: int) -> None:
        """Leaf."""
        self._on_page(-1 if steps > 0 else 1)
        self.dirty = True

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """Ctrl+Z brings back what was put away; page keys leaf; while a name is typed, letters are letters."""
        if self.typing:
            return self._name_key(name)
        if control and name == "z":
            self._on_undelete()
        elif name in ("page up", "page down"):
            self._on_page(-1 if name == "page up" else 1)
        else:
            return False
        return True

    def _name_key(self, name: str) -> bool:
        if name == "backspace":
            self._typed = self._typed[:-1]
        elif name in ("return", "enter"):
            self._keep_name()
        return name not in ("escape", "tab")

    def back(self) -> None:
        """Escape: the name as it was, away with the trouble, else leave."""
        if self.typing:
            self._naming, self.typing = -1, ""
            self.dirty = True
        elif self._trouble is not None:
            self._trouble = None
            self.dirty = True
        else:
            self.host.pop()


# -- one game -----------------------------------------------------------------------------------------------------


def _row(brush: Brush, save: Save, number: int, box: Box, typed: str | None) -> Iterable[Widget]:
    """One game: map, standing and date, players with their Favor, buttons; the field while its name is typed."""
    px = brush.px
    x, y, wide, high = box
    picture_h = high - px(12)
    picture_w = picture_h * SIZE[0] // SIZE[1]
    left = x + px(6) + picture_w + px(14)
    room = x + wide - px(12 + 3 * 106) - left
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(save.played)) if save.played else ""
    yield plates.plate(f"row:{number}", box, "panel", label=told(save))
    yield _map(save, number, (x + px(6), y + px(6), picture_w, picture_h))
    head = _headline(save)
    when_w = brush.wide(when, "small") + px(4)
    line = (left, y + px(8), room - when_w - px(8), px(26))
    if typed is None:
        yield plates.line(f"game:{number}", line, _fitting(brush, head, line[2]), "player", PAPER)
    else:
        place = (line[0], line[1] - px(3), line[2], px(32))
        yield Widget("name", "field", place, GAMES["typed"], typed, paint=plates.paint_field, data=(typed, "", True), spill=4)
    yield plates.line(f"when:{number}", (left + room - when_w, y + px(8), when_w, px(26)), when, "small", brush.theme.muted,
                      "midright")  # fmt: skip
    below = (left, y + px(36), room, high - px(42))
    if save.fault:
        said = GAMES["fault"].format(fault=save.fault[:1].upper() + save.fault[1:])
        yield plates.words(f"fault:{number}", below, said, "small", MEANINGS["warning"].night)
    else:
        chips = _chips(save)
        said = ", ".join(GAMES["favor"].format(name=name, favor=favor) for _, name, favor, _ in chips)
        yield Widget(f"players:{number}", "text", below, said, paint=paint_chips, data=chips, solid=False)
    yield from _row_buttons(brush, save, number, box)


def _row_buttons(brush: Brush, save: Save, number: int, box: Box) -> Iterable[Widget]:
    """From right to left: put away and rename one over the other, watch, play on."""
    px = brush.px
    wide, tall = px(100), px(40)
    middle, right = box[1] + box[3] // 2, box[0] + box[2] - px(12) - wide
    last = ["rename", "delete"] if not save.fault else ["delete"]
    top = middle - (len(last) * tall + (len(last) - 1) * px(4)) // 2
    for row, word in enumerate(last):
        place = (right, top + row * (tall + px(4)), wide, tall)
        yield plates.button(f"{word}:{number}", place, GAMES[word], (word, number), kind="quiet")
    if save.fault:
        return
    far = "continue" if save.is_running else "result"
    for column, (word, text, kind) in enumerate((("watch", "watch", "plain"), ("open", far, "chosen")), 1):
        place = (right - column * (wide + px(6)), middle - px(22), wide, px(44))
        yield plates.button(f"{word}:{number}", place, GAMES[text], (word, number), kind=kind)


def _headline(save: Save) -> str:
    """What the players call it, and how far it is."""
    if save.fault:
        return save.folder.name
    far = standing(save)
    far = far[:1].upper() + far[1:]
    return f"{save.name}  ·  {far}" if _is_named(save) else far


def _is_named(save: Save) -> bool:
    """Did the players give it a name of its own?"""
    return save.name not in (", ".join(seat.name for seat in save.seats), save.folder.name)


def _fitting(brush: Brush, words: str, room: int) -> str:
    """A name too long for its place is shortened here, so that nothing is cut while it is drawn."""
    while words and brush.wide(words, "player") > room:
        words = words.rstrip("…")[:-1] + "…"
    return words


def brush_cut(brush: Brush, words: str, wide: int) -> str:
    """The second line of a button, as far as it has room."""
    while words and brush.wide(words, "small") > wide - brush.px(20):
        words = words.rstrip("…")[:-1] + "…"
    return words


def _chips(save: Save) -> tuple[Chip, ...]:
    return tuple(
        (seat.character, seat.name, points, number == save.next)
        for number, (seat, points) in enumerate(zip(save.seats, save.favor, strict=False))
    )


def _map(save: Save, number: int, box: Box) -> Widget:
    data = (str(save.picture or ""), _written(save.picture))
    return Widget(f"map:{number}", "picture", box, GAMES["map"], paint=paint_map, data=data, solid=False)


def _written(picture: Path | None) -> int:
    """When a picture was written; the file may go at any moment."""
    try:
        return picture.stat().st_mtime_ns if picture is not None else 0
    except OSError:
        return 0


def paint_nothing(brush: Brush, box: Box, data: tuple[str], mood: Mood) -> None:
    """Where games will lie: an empty frame with the Altar waiting in it."""
    px = brush.px
    brush.plate(box, mix(brush.theme.night, brush.theme.panel, 0.6), None, 12, alpha=190)
    frame = brush.cache.get(paint_dashes, box[2], box[3], brush.theme.border, max(2, px(2)), px(12))
    brush.surface.blit(frame, box[:2])
    altar = brush.cache.get(paint_altar, px(32))
    brush.surface.blit(altar, (box[0] + (box[2] - altar.get_width()) // 2, box[1] + px(32)))
    brush.block(data[0], (box[0] + px(24), box[1] + px(148), box[2] - px(48), px(60)), "body", PAPER, "centre")


def paint_map(brush: Brush, box: Box, data: tuple[str, int], mood: Mood) -> None:
    """The stored picture of the map, or a plate without one; data: its path, when it was written."""
    brush.plate(box, brush.theme.night, brush.theme.border, 6)
    try:
        picture = read_picture(Path(data[0]).read_bytes()) if data[0] else None
    except OSError:
        picture = None
    if picture is None:
        brush.line(GAMES["no map"], (box[0] + box[2] // 2, box[1] + box[3] // 2), "small", brush.theme.muted, "center", box[2])
        return
    brush.surface.blit(scaled(picture, box[2] - 4, box[3] - 4), (box[0] + 2, box[1] + 2))


def paint_chips(brush: Brush, box: Box, data: tuple[Chip, ...], mood: Mood) -> None:
    """Badge, name and Favor of each player; whose turn it is in gold."""
    px = brush.px
    each = box[2] // CHIPS
    for number, (character, name, favor, on_turn) in enumerate(data):
        x, y = box[0] + number % CHIPS * each, box[1] + number // CHIPS * px(27) + px(13)
        draw_badge(brush, character, (x + px(12), y), px(24))
        role, colour = ("small-bold", GOLD) if on_turn else ("small", PAPER)
        written = brush.line(brush_cut(brush, name, each - px(60)), (x + px(30), y), role, colour, "midleft")
        brush.icon("favor-pip", (written.right + px(16), y), px(16), GOLD)
        brush.line(str(favor), (written.right + px(28), y), "small-bold", GOLD, "midleft")


def _trouble_box(brush: Brush, size: Size, save: Save, trouble: Trouble) -> Iterable[Widget]:
    """Why a game cannot simply be played on, what can be done, and where the file is."""
    px = brush.px
    wide = px(680)
    room = wide - px(56)
    text = f"{trouble.words}\n{save.journal}"
    tall = brush.tall(text, room, "body")
    box = centred((0, 0, *size), wide, min(size[1] - px(40), tall + px(168)))
    yield plates.veil(size)
    title = GAMES["damaged" if trouble.playable else "hopeless"]
    yield plates.plate("trouble", box, "raised", "dialog", title)
    yield plates.line("trouble-title", (box[0] + px(28), box[1] + px(16), room, px(40)), title, "heading", GOLD)
    yield plates.words("trouble-words", (box[0] + px(28), box[1] + px(66), room, box[3] - px(160)), text, "body", PAPER)
    rows = [("accept", "gold"), ("see", "plain")] if trouble.playable else []
    rows.append(("leave", "plain"))
    places = shared((box[0] + px(28), box[1] + box[3] - px(72), room, px(48)), len(rows), px(12))
    for (id, kind), place in zip(rows, places, strict=True):
        yield plates.button(id, place, GAMES[id], (id,), kind=kind)
