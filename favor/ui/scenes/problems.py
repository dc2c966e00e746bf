"""What is wrong with content: every problem `check` would list, one to a paragraph, leafed through."""

from __future__ import annotations

from collections.abc import Iterable

from favor.language.tongue import filled
from favor.model.problems import Problems
from favor.ui.brush import Brush
from favor.ui.parts import plates
from favor.ui.scene import Host, Size
from favor.ui.scenes.night import StageScene
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import MEANINGS, PAPER
from favor.ui.words_screens import PROBLEMS

SIGN = 34
"""Units that the sign before a problem takes."""


def paint_sign(brush: Brush, box: Box, data: tuple[bool], mood: Mood) -> None:
    """A cross before what must be mended, a triangle before what is only doubtful; the colour says it once more."""
    name, meaning = ("cross", "failure") if data[0] else ("warning", "warning")
    brush.icon(name, (box[0] + brush.px(24), box[1] + box[3] // 2), brush.px(20), MEANINGS[meaning].night)


class ProblemsScene(StageScene):
    """The list of problems. `only` is set where no game is possible: then the one way on is out."""

    name = "problems"

    def __init__(self, host: Host, problems: Problems, only: bool = False) -> None:
        super().__init__(host)
        self.problems = problems
        self.only = only
        self.page = 0
        self._starts: list[int] = [0]

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Heading, as many problems as fit, buttons."""
        px = brush.px
        left, wide = plates.column(brush, size)
        count = len(self.problems)
        yield plates.heading(brush, size, PROBLEMS["title"])
        say = filled(PROBLEMS["count"], count)
        yield plates.line("what", (left, px(64), wide, px(26)), say, "body", brush.theme.muted)
        top, bottom = px(104), size[1] - px(80)
        first = self._starts[min(self.page, len(self._starts) - 1)]
        number = first
        while number < count:
            problem = self.problems[number]
            text = f"{problem.code}  {problem.place}\n{problem.sentence}"
            high = brush.tall(text, wide - px(24 + SIGN), "body") + px(12)
            if top + high > bottom and number > first:
                break
            yield plates.plate(f"plate:{number}", (left, top, wide, high), "panel")
            sign = (left, top, px(SIGN + 12), high)
            yield Widget(f"sign:{number}", "picture", sign, paint=paint_sign, data=(problem.is_error,), solid=False)
            room = (left + px(12 + SIGN), top + px(6), wide - px(24 + SIGN), high - px(8))
            yield plates.words(f"problem:{number}", room, text, "body", PAPER)
            top += high + px(6)
            number += 1
        if number < count and len(self._starts) == self.page + 1:
            self._starts.append(number)
        yield from self._buttons(brush, size, number < count)

    def _buttons(self, brush: Brush, size: Size, more: bool) -> Iterable[Widget]:
        px = brush.px
        (left, wide), y = plates.column(brush, size), size[1] - px(66)
        right = left + wide
        way_back = PROBLEMS["quit" if self.only else "back"]
        yield plates.button("back", (left, y, px(200), px(48)), way_back, ("back",), kind="gold")
        if self.page:
            yield plates.button("before", (right - px(280), y, px(136), px(48)), PROBLEMS["before"], ("page", -1))
        if more:
            yield plates.button("more", (right - px(136), y, px(136), px(48)), PROBLEMS["more"], ("page", 1))

    def press(self, widget: Widget) -> None:
        """Leaf, or leave."""
        if widget.does == ("back",):
            self.back()
        elif widget.does is not None:
            self.page = max(0, self.page + widget.does[1])
            self.dirty = True

    def back(self) -> None:
        """Leave; where there is nothing else, the program."""
        if self.only:
            self.host.quit()
        else:
            self.host.pop()
