"""The settings: pages of rows that take effect at once; a new size must be confirmed or goes back. Knows no rule of play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from favor.table.settings import SYSTEM
from favor.ui import settingwords as say
from favor.ui import words_spoken as spoken
from favor.ui.brush import Brush
from favor.ui.hearing import TUMBLE
from favor.ui.layout import centred, shared
from favor.ui.paint.card_parts import CardFace
from favor.ui.parts import cards, plates
from favor.ui.parts.choices import Choice, chosen, row, stepped
from favor.ui.scene import Host, Size
from favor.ui.scenes.night import StageScene
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import GOLD, MEANINGS, PAPER
from favor.ui.tilepictures import TileKey
from favor.ui.words_keys import named
from favor.ui.words_table import KINDS

PAGES = (
    (
        Choice("ui_scale", say.SIZE),
        Choice("card_text", say.CARD_TEXT),
        Choice("theme", say.CONTRAST, say.THEMES),
        Choice("plain_tiles", say.TILES, say.TILE_LOOKS),
    ),
    (Choice("motion", say.MOVEMENT, say.MOTIONS), Choice("speed", say.SPEED, say.SPEEDS)),
    (
        Choice("muted", say.SOUND, say.SOUNDS),
        Choice("master", say.MASTER),
        Choice("effects", say.EFFECTS),
        Choice("music", say.MUSIC),
        Choice("ambience", say.AMBIENCE),
    ),
    (
        Choice("privacy", say.HANDS, say.PRIVACY),
        Choice("confirm_end_turn", say.END_TURN, say.SWITCH),
        Choice("turn_clock", say.TURN_CLOCK, say.MINUTES),
        Choice("coach", say.COACH, say.SWITCH),
        Choice("full_screen", say.FULL_SCREEN, say.SWITCH),
    ),
    (Choice("narration", spoken.NARRATION, spoken.LEVELS),),
)
ROW, FEWEST = 56, 5
"""Units of a row, and so many rows a page has room for at the least."""
KEEP_MS = 10_000
LANGUAGES = 4
"""So many stand side by side."""
SAMPLE_CARD, SAMPLE_TILE = 206, 132
SAMPLE = CardFace("action", "spell", say.SAMPLE_NAME, 1, say.SAMPLE_TEXT, ("lantern", "star"), foot=KINDS["spell"])
TILE: TileKey = ("forest", "ruin", 7, 3, "")


class SettingsScene(StageScene):
    """One page of settings at a time."""

    name = "settings"
    room = (700, 540)

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.page = 0
        self._languages: say.Words = ((SYSTEM, say.SYSTEM), *host.wishes.languages().items())
        self._before = 0
        self._until = 0
        self._second = 0
        self._said = " ".join(host.wishes.take_notices())

    # -- widgets --------------------------------------------------------------------------------------------------

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Tabs, the rows of one page, a line on what has the pointer or the focus, the way back."""
        px = brush.px
        whole = min(size[0] - px(32), px(1060))
        left = (size[0] - whole) // 2
        top = max(px(10), (size[1] - px(560)) // 2)
        yield plates.line("heading", (left, top, whole, px(44)), say.SETTINGS, "heading", GOLD)
        sample = px(SAMPLE_CARD + 24) if whole >= px(940) else 0
        if sample:
            yield from _sample(brush, (left + whole - px(SAMPLE_CARD), top + px(50), px(SAMPLE_CARD), px(440)))
        wide = whole - sample
        yield from self._tabs(brush, (left, top + px(50), wide, px(44)))
        rows = self._rows()
        step = min(px(ROW), (size[1] - top - px(104 + 24 + 8 + 54 + 46 + 8)) // max(FEWEST, len(rows)))
        plate = (left, top + px(104), wide, step * max(FEWEST, len(rows)) + px(24))
        yield plates.plate("page", plate, "panel", "panel", (*say.TABS, spoken.TAB)[self.page])
        for number, choice in enumerate(rows):
            place = (left + px(16), plate[1] + px(16) + number * step, wide - px(32), step - px(10))
            yield from row(brush, choice, self.host.wishes.settings, place)
        foot = plate[1] + plate[3] + px(8)
        if self._until:
            yield from self._question(brush, (left, foot, wide, px(48)))
        else:
            colour = MEANINGS["warning"].night if self._said else brush.theme.muted
            yield plates.words("help", (left + px(16), foot, wide - px(32), px(44)), self._help(), "small", colour, "centre")
        way_back = centred((left, foot + px(54), wide, px(46)), px(220), px(46))
        yield plates.button("back", way_back, say.BACK, ("back",), kind="plain" if self._until else "gold")

    def _rows(self) -> tuple[Choice, ...]:
        """The rows of the page; of many languages those next to the one that is set."""
        if self.page:
            return PAGES[self.page]
        at = next((number for number, (code, _) in enumerate(self._languages) if code == self.host.wishes.settings.language), 0)
        first = at - 1 if len(self._languages) > LANGUAGES else 0
        shown = (*self._languages, *self._languages)[max(0, first) :][: min(LANGUAGES, len(self._languages))]
        return (*PAGES[0], Choice("language", say.TONGUE, shown))

    def _tabs(self, brush: Brush, box: Box) -> Iterable[Widget]:
        tabs = (*say.TABS, spoken.TAB)
        for number, (words, place) in enumerate(zip(tabs, shared(box, len(tabs), brush.px(8)), strict=True)):
            yield plates.button(f"tab:{number}", place, words, ("tab", number), kind="chosen" if number == self.page else "quiet")

    def _question(self, brush: Brush, box: Box) -> Iterable[Widget]:
        """Is the new size one that can be read and pressed?"""
        px = brush.px
        x, y, wide, high = box
        words = say.keep_question(self.host.wishes.settings.ui_scale, self._seconds(self.host.now()))
        button, room = px(120), wide - 2 * px(120) - px(48)
        tall = brush.tall(words, room, "body")
        place = (x + px(16), y + max(0, px(46) - tall) // 2, room, max(tall, high))
        yield plates.words("keep-words", place, words, "body", PAPER)
        yield plates.button("keep", (x + wide - 2 * button - px(8), y, button, px(46)), say.KEEP, ("keep",), kind="gold")
        yield plates.button("revert", (x + wide - button, y, button, px(46)), say.REVERT, ("revert",))

    def _help(self) -> str:
        if self._said:
            return self._said
        for id in (self.hover, self.focus):
            widget = self.tree.get(id)
            what = widget.does if widget is not None and widget.does is not None else ("",)
            if what[0] in ("choose", "step"):
                return say.HELP[what[1]] if what[1] in say.HELP else self._listening()
        return say.POINT

    def _listening(self) -> str:
        """How much is said, and in which file it is found."""
        where = self.host.stream.where
        return named(spoken.HELP.format(spoken.FILE.format(where) if where else spoken.NO_FILE), self.host.hints)

    # -- input ----------------------------------------------------------------------------------------------------

    def press(self, widget: Widget) -> None:
        """Change what was pressed; it is seen and heard at once."""
        self.dirty = True
        self._obey(*widget.does or ("",))
        self._said = " ".join(self.host.wishes.take_notices())

    def _on_tab(self, number: int) -> None:
        """Another page."""
        self.page = number

    def _on_step(self, name: str, step: int) -> None:
        """Less or more; a new size is only tried out."""
        wishes = self.host.wishes
        if name != "ui_scale":
            wishes.change(**stepped(wishes.settings, name, step))
            if name in ("master", "effects"):
                self.host.sounds.play(TUMBLE)
            return
        self._before = self._before or wishes.settings.ui_scale
        wishes.try_out(**stepped(wishes.settings, name, step))
        self._until = self.host.now() + KEEP_MS if wishes.settings.ui_scale != self._before else 0
        if not self._until:
            self._on_keep()

    def _on_choose(self, name: str, value: Any) -> None:
        """This value from now on."""
        if name != "full_screen":
            self.host.wishes.change(**chosen(name, value))
        elif value != self.host.wishes.settings.full_screen:
            self.host.toggle_full_screen()

    def _on_keep(self) -> None:
        """The new size stays."""
        self._before = self._until = 0
        self.host.wishes.keep()

    def _on_revert(self) -> None:
        """The size goes back to what it was."""
        if self._before:
            self.host.wishes.try_out(ui_scale=self._before)
        self._on_keep()

    def _on_back(self) -> None:
        """Whatever was not kept goes back too."""
        self._on_revert()
        self.host.pop()

    def back(self) -> None:
        """Escape: first back to the old size, then away."""
        if self._until:
            self._on_revert()
        else:
            self._on_back()

    def tick(self, now: int) -> None:
        """The old size comes back by itself when nobody could press Keep."""
        super().tick(now)
        if not self._until:
            return
        if now >= self._until:
            self._on_revert()
            self.dirty = True
        elif self._seconds(now) != self._second:
            self._second = self._seconds(now)
            self.dirty = True

    def _seconds(self, now: int) -> int:
        return max(0, -(-(self._until - now) // 1000))


def _sample(brush: Brush, box: Box) -> Iterable[Widget]:
    """A card and a tile, as they look with these settings."""
    px = brush.px
    x, y, wide, _ = box
    card = (x, y, wide, round(wide * cards.RATIO))
    data = cards.CardData(SAMPLE, "", True)
    yield Widget("sample-card", "picture", card, SAMPLE.name, paint=cards.paint_face, data=data, spill=8, solid=False)
    side = px(SAMPLE_TILE)
    tile = (x + (wide - side) // 2, y + card[3] + px(14), side, side)
    yield Widget("sample-tile", "picture", tile, "", paint=_paint_tile, data=(TILE,), solid=False)


def _paint_tile(brush: Brush, box: Box, data: tuple[TileKey], mood: Mood) -> None:
    brush.surface.blit(brush.tiles.get(data[0], box[2]), box[:2])
