"""The reference card, there while Q is held or until it is tapped again: winning, the turn, prices, key words. Knows no game."""

from __future__ import annotations

from collections.abc import Iterable

from favor.language.handbook_card import Block, Row, reference_card
from favor.model.catalog import Catalog
from favor.ui import words_reading as words
from favor.ui.brush import Brush
from favor.ui.layout import centred
from favor.ui.paint.backdrop import paint_paper_plate, paint_shadow, shadow_pad
from favor.ui.paint.icons import paint_cost
from favor.ui.parts import plates
from favor.ui.scene import Host, Scene, Size
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.text import plain
from favor.ui.theme import INK, MUTED_PAPER
from favor.ui.words_keys import named
from favor.ui.words_learning import MOMENT

COLUMN, NAME, ROW, SIDE = 560, 104, 25, 18
MARGIN = 22
TAP_MS = 350
"""A key that was down for less was tapped, not held."""


class RefCardScene(Scene):
    """Paper with two columns over the table."""

    name = "reference card"
    see_through = True

    def __init__(self, host: Host, catalog: Catalog) -> None:
        super().__init__(host)
        self.blocks = reference_card(catalog)
        self._since = host.now()
        self._stays = False
        self.let_go = self._let_go

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """The card, as tall as its longer column."""
        px = brush.px
        yield plates.veil(size)
        wide, margin = min(px(COLUMN), (size[0] - px(110)) // 2), px(MARGIN)
        columns = halves(brush, self.blocks, wide)
        high = max(sum(tall(brush, block, wide) for block in column) for column in columns)
        box = centred((0, 0, *size), 2 * wide + 3 * margin, high + px(74))
        yield Widget("card", "dialog", box, words.CARD["title"], paint=paint_paper, spill=plates.SPILL)
        heading = (box[0] + margin, box[1] + px(8), box[2] - 2 * margin, px(30))
        foot = named(MOMENT["card stays"] if self._stays else words.CARD["foot"], brush.hints)
        yield plates.line("foot", heading, foot, "small", MUTED_PAPER, "midright")
        yield plates.line("heading", heading, words.CARD["title"], "name", INK)
        for number, column in enumerate(columns):
            top = box[1] + px(46)
            left = box[0] + margin + number * (wide + margin)
            for block in column:
                high = tall(brush, block, wide)
                yield Widget(f"block:{block.section}", "text", (left, top, wide, high), block.title, spoken(block),
                             paint=paint_block, data=block, solid=False, about=("section", block.section))  # fmt: skip
                top += high

    def _let_go(self, name: str) -> None:
        """Q is up: the card goes, or stays where it was but tapped."""
        if name != "q":
            return
        if self.host.now() - self._since >= TAP_MS:
            self.host.pop()
        else:
            self._stays = self.dirty = True

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """Q repeats while it is held; pressed anew it puts away the card that stayed."""
        if name == "q" and self._stays:
            self.host.pop()
        return name == "q"


def halves(brush: Brush, blocks: tuple[Block, ...], wide: int) -> tuple[tuple[Block, ...], tuple[Block, ...]]:
    """The blocks in two columns, in order, as even as they can be."""
    tops = [tall(brush, block, wide) for block in blocks]
    cut = min(range(1, len(blocks)), key=lambda at: max(sum(tops[:at]), sum(tops[at:])))
    return blocks[:cut], blocks[cut:]


def tall(brush: Brush, block: Block, wide: int) -> int:
    """The height of a block."""
    beside = wide - _names_wide(brush, block)
    return brush.px(30) + sum(_row_high(brush, row, beside) for row in block.rows) + brush.px(6)


def _names_wide(brush: Brush, block: Block) -> int:
    """How wide the column of names is, with the prices behind them: the longest has room."""
    price = brush.px(SIDE + 8)
    longest = max(brush.wide(row.name, "bold") + (price if row.cost is not None else 0) for row in block.rows)
    return max(brush.px(NAME), longest + brush.px(8))


def _row_high(brush: Brush, row: Row, wide: int) -> int:
    """The height of a row whose line is so wide."""
    return max(brush.px(ROW), brush.tall(row.text, wide, "body") + brush.px(3))


def spoken(block: Block) -> str:
    """A block in words."""
    names = [f"{row.name} ({row.cost})" if row.cost is not None else row.name for row in block.rows]
    texts = [plain(row.text) for row in block.rows]
    return "; ".join(f"{name}: {text}" for name, text in zip(names, texts, strict=True))


def paint_paper(brush: Brush, box: Box, data: tuple[()], mood: Mood) -> None:
    """A sheet of paper that floats over the table."""
    blur = min(brush.px(22), plates.SHADOW)
    shadow = brush.cache.get(paint_shadow, box[2], box[3], brush.px(12), blur, 150)
    pad, drop = shadow_pad(blur), brush.px(6)
    brush.surface.blit(shadow, (box[0] - pad + drop // 2, box[1] - pad + drop))
    brush.surface.blit(brush.cache.get(paint_paper_plate, box[2], box[3], brush.px(12)), box[:2])


def paint_block(brush: Brush, box: Box, data: Block, mood: Mood) -> None:
    """Title, then name, price and line of each row."""
    px = brush.px
    left, top, wide, _ = box
    brush.line(data.title, (left, top + px(4)), "button", INK)
    brush.surface.fill(MUTED_PAPER, (left, top + px(27), wide, max(1, px(1))))
    top += px(30)
    names, side = _names_wide(brush, data), px(SIDE)
    for row in data.rows:
        high = _row_high(brush, row, wide - names)
        room = names - px(6) - (side + px(4) if row.cost is not None else 0)
        brush.line(row.name, (left, top + px(1)), "bold", INK, "topleft", room)
        if row.cost is not None:
            brush.surface.blit(brush.cache.get(paint_cost, row.cost, side), (left + names - px(8) - side, top + px(2)))
        brush.block(row.text, (left + names, top + px(1), wide - names, high), "body", INK)
        top += high
