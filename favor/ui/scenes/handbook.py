"""The rules to be looked up: search, pages, links, opened at what was under the pointer. Knows the handbook, no game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from favor.language.handbook import Handbook, Subject
from favor.language.handbook_page import Section
from favor.model.catalog import Catalog
from favor.ui import words_reading as words
from favor.ui.brush import Brush
from favor.ui.parts import links, plates, tips
from favor.ui.parts.choices import paint_value
from favor.ui.scene import Host, Size
from favor.ui.scenes.night import StageScene
from favor.ui.semantics import Box, Intent, Mood, Widget, inside
from favor.ui.sentences import Sentences
from favor.ui.theme import GOLD, PAPER
from favor.ui.words_keys import named

LONGEST_QUERY = 40
ROW, LIST, PAGE = 34, 300, 660
MEASURE, ASIDE = 420, 28
"""Units: how long a line of a page is at most, since longer ones are hard to follow, and from there to what goes with it."""
LEAST_ASIDE = 150
STEP = 60
"""Units a turn of the wheel moves a text."""


class HandbookScene(StageScene):
    """All pages at the left, one to be read at the right. Letters go into the search wherever the pointer is."""

    name = "handbook"
    typing = "search"

    def __init__(
        self, host: Host, catalog: Catalog, subject: Subject | None = None, switches: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(host)
        self.book = Handbook(catalog, switches)
        self.sentences = Sentences(catalog)
        self.page: Section = self.book.section_for(subject) if subject else self.book.sections[0]
        self.query = ""
        self._been: list[str] = []
        self._scrolls = {"list": 0, "page": 0}
        self._most = {"list": 0, "page": 0}
        self._boxes: dict[str, Box] = {}
        self._reveal = True
        self._wanted = ""
        """The row the arrows have come to; the list follows it."""

    # -- the picture ----------------------------------------------------------------------------------------------

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Search and list, page, buttons."""
        px = brush.px
        top, left_w = px(70), px(LIST)
        margin = max(px(24), (size[0] - left_w - px(20) - px(PAGE + 48)) // 2)
        high = size[1] - top - px(20)
        yield plates.line("heading", (margin, px(12), px(400), px(46)), words.HANDBOOK["title"], "heading", GOLD)
        yield from self._buttons(brush, size[0] - margin)
        field = (margin, top, left_w, px(40))
        data = (self.query, words.HANDBOOK["search"], bool(self.query))
        yield Widget("search", "field", field, words.HANDBOOK["search"], self.query, paint=plates.paint_field, data=data)
        yield from self._list(brush, (margin, top + px(50), left_w, high - px(50)))
        yield from self._bar("list", px(7), px(4))
        page_x = margin + left_w + px(20)
        page_w = min(size[0] - page_x - margin, px(PAGE + 48))
        yield from self._page(brush, (page_x, top, page_w, high))
        yield from self._bar("page", -px(10), px(4))
        yield from self._tip(brush, size)

    def _buttons(self, brush: Brush, right: int) -> Iterator[Widget]:
        px = brush.px
        wide, high = px(150), px(40)
        close = named(words.HANDBOOK["close"], brush.hints)
        yield plates.button("back", (right - wide, px(14), wide, high), close, ("back",), kind="gold")
        if self._been:
            text = words.HANDBOOK["before"]
            yield plates.button("before", (right - 2 * wide - px(10), px(14), wide, high), text, ("before",))

    def found(self) -> tuple[Section, ...]:
        """The pages of the list: all, or those that fit what was typed."""
        return self.book.search(self.query) if self.query.strip() else self.book.sections

    def _list(self, brush: Brush, box: Box) -> Iterator[Widget]:
        """Rows under their chapters; what was found in the order of fitting."""
        px, found = brush.px, self.found()
        if not found:
            high = brush.tall(words.HANDBOOK["nothing"], box[2], "body")
            yield plates.words("nothing", (*box[:3], high), words.HANDBOOK["nothing"], "body", brush.theme.muted)
        top, chapter = 0, ""
        rows: list[tuple[int, Section | None, str]] = []
        for section in found:
            if not self.query.strip() and section.chapter != chapter:
                chapter = section.chapter
                rows.append((top, None, chapter))
                top += px(28)
            rows.append((top, section, section.title))
            top += self._row_high(brush, section.title, box[2]) + px(4)
        self._boxes["list"] = box
        self._most["list"] = max(0, top - box[3])
        if self._reveal:
            wanted, self._wanted = self._wanted or self.page.id, ""
            self._show_row(next((at for at, section, _ in rows if section is not None and section.id == wanted), 0), box)
        for at, listed, text in rows:
            y = box[1] + at - self._scrolls["list"]
            high = self._row_high(brush, text, box[2])
            if y + high < box[1] or y > box[1] + box[3]:
                continue
            if listed is None:
                line = plates.line(f"chapter:{text}", (box[0], y, box[2], px(26)), text, "small-bold", GOLD)
                yield replace(line, clip=box)
                continue
            kind = "chosen" if listed is self.page else "quiet"
            row = plates.button(f"row:{listed.id}", (box[0], y, box[2], high), text, ("open", listed.id), kind=kind)
            yield replace(row, clip=box, paint=paint_value, data=(text, listed is self.page))

    def _row_high(self, brush: Brush, title: str, wide: int) -> int:
        """Long words, as other languages have them, take two lines."""
        room = wide - brush.px(16)
        alone = brush.wide(title, "small-bold") <= room
        return brush.px(ROW) if alone else max(brush.px(ROW), brush.tall(title, room, "small-bold") + brush.px(6))

    def _bar(self, what: str, aside: int, thick: int) -> Iterator[Widget]:
        """How much more there is than can be seen, and where one is in it."""
        x, y, wide, high = self._boxes[what]
        if self._most[what]:
            place, far = (x + wide + aside, y, thick, high), (self._scrolls[what], self._most[what])
            yield Widget(f"bar:{what}", "picture", place, paint=paint_bar, data=far, solid=False)

    def _show_row(self, at: int, box: Box) -> None:
        """Scroll the list so far that the page on show can be seen in it."""
        self._reveal = False
        if not self._scrolls["list"] <= at <= self._scrolls["list"] + box[3] - box[3] // 8:
            self._scrolls["list"] = max(0, min(at - box[3] // 3, self._most["list"]))

    def _page(self, brush: Brush, box: Box) -> Iterator[Widget]:
        px = brush.px
        yield plates.plate("page", box, "panel", "page", self.page.title)
        room = (box[0] + px(24), box[1] + px(12), box[2] - px(48), box[3] - px(24))
        self._boxes["page"] = box
        top, bottom = room[1] - self._scrolls["page"], 0
        for widget, high in self._content(brush, room):
            x, y, wide, tall = widget.rect
            if top + y + tall >= room[1] and top + y <= room[1] + room[3]:
                yield replace(widget, rect=(x, top + y, wide, tall), clip=room)
            bottom = max(bottom, high)
        self._most["page"] = max(0, bottom - room[3])
        self._scrolls["page"] = min(self._scrolls["page"], self._most["page"])

    def _content(self, brush: Brush, room: Box) -> Iterator[tuple[Widget, int]]:
        """The widgets of the page, their tops counted from its beginning, each with the height up to here."""
        px, (left, _, wide, _) = brush.px, room
        page = self.page
        yield plates.line("chapter", (left, 0, wide, px(24)), page.chapter, "small", brush.theme.muted), px(24)
        tall = brush.tall(page.title, wide, "heading")
        yield plates.words("page-title", (left, px(24), wide, tall), page.title, "heading", GOLD), px(24) + tall
        begin = top = px(36) + tall
        beside = wide - px(MEASURE + ASIDE)
        text_w = px(MEASURE) if beside >= px(LEAST_ASIDE) else wide
        for number, spans in enumerate(page.paragraphs):
            tall = brush.tall(spans, text_w, "body")
            box = (left, top, text_w, tall)
            yield plates.words(f"paragraph:{number}", box, spans, "body", PAPER), top + tall
            for link in links.in_text(brush, f"word:{number}", spans, box, "body", self._meaning):
                yield link, top + tall
            top += tall + px(12)
        yield from self._see(brush, (left + wide - beside, begin, beside) if text_w < wide else (left, top + px(4), wide))

    def _see(self, brush: Brush, at: tuple[int, int, int]) -> Iterator[tuple[Widget, int]]:
        """What goes with the page: buttons to the pages that go on from here, one under the other, and the rulings."""
        px, (left, top, wide) = brush.px, at
        for id in self.page.see:
            title = self.book.section(id).title
            high = self._row_high(brush, title, wide)
            yield plates.button(f"see:{id}", (left, top, wide, high), title, ("open", id)), top + high
            top += high + px(6)
        if self.page.rulings:
            text = words.HANDBOOK["rulings"].format(numbers=", ".join(map(str, self.page.rulings)))
            tall = brush.tall(text, wide, "small")
            yield plates.words("rulings", (left, top + px(4), wide, tall), text, "small", brush.theme.muted), top + tall + px(12)

    def _meaning(self, mark: str) -> tuple[Intent, Intent]:
        return ("open", self.book.section_for(("keyword", mark)).id), ("keyword", mark)

    def _tip(self, brush: Brush, size: Size) -> list[Widget]:
        """What the key word under the pointer means."""
        word = self.tree.get(self.hover)
        if word is None or word.role != "link" or word.about is None:
            return []
        tip = self.sentences.tip(word.about[1])
        return tips.tooltip(brush, (0, 0, *size), word.visible, (tip,)) if tip is not None else []

    # -- what is done ---------------------------------------------------------------------------------------------

    def press(self, widget: Widget) -> None:
        """Open a page, go back to the one before, or leave."""
        word, *values = widget.does or ("",)
        if word == "open":
            self.open(values[0])
        elif word == "before":
            self._before()
        elif word == "back":
            self.back()
        self.dirty = True

    def open(self, id: str) -> None:
        """Show that page."""
        if id != self.page.id:
            self._been.append(self.page.id)
            self.page = self.book.section(id)
            self._scrolls["page"] = 0
            self._reveal = not self.query

    def _before(self) -> None:
        if self._been:
            self.page = self.book.section(self._been.pop())
            self._scrolls["page"], self._reveal = 0, True

    def wheel(self, widget: Widget | None, point: tuple[int, int], steps: int) -> None:
        """Move the text or the list under the pointer."""
        self._scroll("list" if inside(self._boxes.get("list", (0, 0, 0, 0)), point) else "page", -steps)

    def _scroll(self, what: str, steps: int) -> None:
        step = self._boxes.get(what, (0, 0, 0, STEP * 8))[3] // 8
        self._scrolls[what] = max(0, min(self._scrolls[what] + steps * step, self._most[what]))
        self.dirty = True

    def text(self, letters: str) -> None:
        """Typing searches; the best page shows at once."""
        self._look_for((self.query + "".join(filter(str.isprintable, letters)))[:LONGEST_QUERY])

    def _look_for(self, query: str) -> None:
        self.query = query.lstrip()
        self._scrolls["list"] = 0
        self._reveal = not self.query
        self.dirty = True

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """F1 leaves as it came; Enter opens the best find; Page keys scroll; Backspace takes a letter or goes a page back."""
        if name == "f1":
            self.back()
        elif name in ("return", "enter") and not self.focus and self.query:
            self._open_best()
        elif name in ("page up", "page down"):
            self._scroll("page", -6 if name == "page up" else 6)
        elif name in ("up", "down") and self.focus.startswith("row:"):
            self._to_row(-1 if name == "up" else 1)
        elif name == "backspace" and self.query:
            self._look_for(self.query[:-1])
        elif name == "backspace":
            self._before()
        else:
            return name == "space"  # a letter of the search, not a press
        return True

    def _to_row(self, step: int) -> None:
        """The row before or after the focused one, also where it must be scrolled to."""
        ids = [section.id for section in self.found()]
        here = self.focus.removeprefix("row:")
        if here in ids:
            self._wanted = ids[max(0, min(ids.index(here) + step, len(ids) - 1))]
            self.focus, self._reveal = f"row:{self._wanted}", True

    def _open_best(self) -> None:
        found = self.found()
        if found:
            self.open(found[0].id)


def paint_bar(brush: Brush, box: Box, data: tuple[int, int], mood: Mood) -> None:
    """A slim bar beside what can be scrolled; data: how far it is, how far it goes."""
    x, y, wide, high = box
    now, most = data
    part = max(brush.px(24), high * high // (high + most))
    brush.plate(box, brush.theme.panel, None, 2)
    brush.plate((x, y + (high - part) * min(now, most) // most, wide, part), brush.theme.border, None, 2)
