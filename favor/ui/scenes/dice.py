"""All rolls of the game in one table: a row a player, a column a face. Opened from the die tray; knows counts, no game."""

from __future__ import annotations

from collections.abc import Iterable

from favor.ui.brush import Brush
from favor.ui.layout import centred
from favor.ui.paint.icons import paint_die
from favor.ui.parts import plates
from favor.ui.parts.pieces import draw_badge
from favor.ui.scene import Host, Scene, Size
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import GOLD, PAPER
from favor.ui.words_life import DICE

NAME, FACE, ROW = 210, 62, 40
Row = tuple[str, str, tuple[int, ...]]
"""Character, name and how often each face fell."""


class DiceScene(Scene):
    """The table of throws over the board."""

    name = "dice"
    see_through = True

    def __init__(self, host: Host, rows: tuple[Row, ...], faces: tuple[int, ...]) -> None:
        super().__init__(host)
        sums = tuple(sum(counts[at] for _, _, counts in rows) for at in range(len(faces)))
        self.rows = (*rows, ("", DICE["all"], sums))
        self.faces = faces

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Faces across the top, players down the side, counts between them, sums at the right and at the foot."""
        px = brush.px
        inner = px(NAME) + (len(self.faces) + 1) * px(FACE)
        why = brush.tall(DICE["why"], inner, "small")
        box = centred((0, 0, *size), inner + px(48), px(176) + len(self.rows) * px(ROW) + why)
        left, top = box[0] + px(24), box[1] + px(66)
        yield plates.veil(size)
        yield plates.plate("dice-plate", box, "raised", "dialog", DICE["title"])
        yield plates.line("heading", (left, box[1] + px(12), inner, px(44)), DICE["title"], "heading", GOLD)
        yield Widget("faces", "text", (left, top, inner, px(ROW)), DICE["player"], ", ".join(map(str, self.faces)),
                     paint=paint_faces, data=(self.faces, DICE["rolls"]), solid=False)  # fmt: skip
        for row in self.rows:
            top += px(ROW)
            said = ", ".join(f"{face}: {count}" for face, count in zip(self.faces, row[2], strict=True))
            yield Widget(f"rolls:{row[1]}", "text", (left, top, inner, px(ROW)), row[1], f"{said}; {sum(row[2])}",
                         paint=paint_row, data=row, solid=False)  # fmt: skip
        top += px(ROW + 10)
        yield plates.words("why", (left, top, inner, why), DICE["why"], "small", brush.theme.muted)
        close = (box[0] + box[2] - px(174), box[1] + box[3] - px(54), px(150), px(40))
        yield plates.button("back", close, DICE["close"], ("back",), kind="gold")

    def press(self, widget: Widget) -> None:
        """Close it."""
        self.host.pop()


def paint_faces(brush: Brush, box: Box, data: tuple[tuple[int, ...], str], mood: Mood) -> None:
    """A small die for each column, and what the last one is."""
    faces, rolls = data
    middle, side = box[1] + box[3] // 2, brush.px(30)
    for number, face in enumerate(faces):
        x = box[0] + brush.px(NAME + FACE * number) + (brush.px(FACE) - side) // 2
        brush.surface.blit(brush.cache.get(paint_die, str(face), side), (x, middle - side // 2))
    right = box[0] + brush.px(NAME + FACE * len(faces)) + brush.px(FACE) // 2
    brush.line(rolls, (right, middle), "small", brush.theme.muted, "center", brush.px(FACE))


def paint_row(brush: Brush, box: Box, data: Row, mood: Mood) -> None:
    """Badge and name, then the counts, all in one colour: a count is no merit. A rule stands over the sums."""
    character, name, counts = data
    middle = box[1] + box[3] // 2
    brush.surface.fill(brush.theme.border, (box[0], box[1], box[2], 2 if not character else 1))
    if character:
        draw_badge(brush, character, (box[0] + brush.px(16), middle), brush.px(26))
    left = brush.px(38)
    role = "player" if character else "small-bold"
    brush.line(name, (box[0] + left, middle), role, PAPER, "midleft", brush.px(NAME) - left)
    for number, count in enumerate((*counts, sum(counts))):
        x = box[0] + brush.px(NAME + FACE * number) + brush.px(FACE) // 2
        brush.line(str(count), (x, middle), "small-bold" if number == len(counts) else "body", PAPER, "center")
