"""Fonts, the line breaker and measurer for spans with bold key words, the drawing of letters; knows no widget and no game."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, TypeVar

import pygame

from favor.language.tongue import filled
from favor.ui.textaudit import AuditEntry, TextAudit
from favor.ui.theme import INK, LINE_HEIGHT, ROLES, Colour, type_px
from favor.ui.words_screens import LETTERS

__all__ = [
    "AuditEntry", "Block", "Fonts", "Lettering", "Piece", "Spans", "TextAudit", "TextStyle", "fit", "layout", "plain", "spans_of",
]  # fmt: skip

Spans = tuple[tuple[str, str], ...]
NO_GLYPH = "\ue7f3"
APOSTROPHE = re.compile(r"(?<=\w)'")
FONT_PACKAGES = (
    ("sans", "font_source_sans_pro", "SourceSansPro"),
    ("serif", "font_source_serif_pro", "SourceSerifPro"),
)


def spans_of(text: str | Spans) -> Spans:
    """Plain text as one span; spans unchanged."""
    return ((text, ""),) if isinstance(text, str) else text


def plain(text: str | Spans) -> str:
    """The words alone, as a speech reader gets them."""
    return "".join(part for part, _ in spans_of(text))


class AnyFont(pygame.font.Font):
    """A font for whatever text there may be: paths, and what is told of a fault, can hold bytes that are no letters. The
    straight apostrophe that keyboards have is set as a real one."""

    def size(self, text: str | bytes) -> tuple[int, int]:
        """Width and height of a line."""
        try:
            return super().size(printed(text))
        except UnicodeError:
            return super().size(writable(text))

    def render(self, text: str | bytes | None, *look: Any, **more: Any) -> pygame.Surface:
        """A picture of a line."""
        try:
            return super().render(printed(text), *look, **more)
        except (UnicodeError, ValueError):
            return super().render(writable(text), *look, **more)


Text = TypeVar("Text", str, bytes, None, str | bytes, str | bytes | None)


def printed(text: Text) -> Text:
    """The text as a printer sets it: an apostrophe after a letter is curved."""
    return APOSTROPHE.sub("’", text) if isinstance(text, str) and "'" in text else text


def writable(text: str | bytes | None) -> str:
    """The text with signs in place of what no font and no file takes."""
    return str(text).replace("\0", "").encode("utf-8", "backslashreplace").decode()


class Fonts:
    """Opens each (face, weight, height) once. One object per window, handed to whoever draws text."""

    def __init__(self) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._open: dict[tuple[str, str, int], pygame.font.Font] = {}
        self.trouble = ""
        """Which letters are missing and drawn with plain ones; empty when all is well."""

    def get(self, face: str, weight: str, px: int) -> pygame.font.Font:
        """The font of that face and weight at that pixel height."""
        key = (face, weight, max(6, px))
        if key not in self._open:
            package, stem = next((row[1], row[2]) for row in FONT_PACKAGES if row[0] == face)
            self._open[key] = self._read(package, f"{stem}-{weight}.ttf", key[2])
        return self._open[key]

    def _read(self, package: str, name: str, px: int) -> pygame.font.Font:
        try:
            return AnyFont(str(files(package) / "files" / name), px)
        except (OSError, pygame.error, ImportError):  # plain letters are better than none
            self.trouble = filled(LETTERS, name)
            return AnyFont(None, px)

    def role(self, role: str, unit: float = 1.0) -> pygame.font.Font:
        """The font of a type role at a scale."""
        kind = ROLES[role]
        return self.get(kind.face, kind.weight, type_px(role, unit))

    def missing(self, text: str, face: str = "sans", weight: str = "Regular") -> str:
        """The characters of the text this face has no glyph for, each once, in order.

        `Font.metrics` answers for those too, so the drawn sign is compared with the box of a sign no font has.
        """
        font = self.get(face, weight, 16)
        box = _pixels(font, NO_GLYPH)
        return "".join(sign for sign in dict.fromkeys(text) if not sign.isspace() and _pixels(font, sign) == box)


def _pixels(font: pygame.font.Font, sign: str) -> bytes:
    """The drawn sign."""
    return pygame.image.tobytes(font.render(sign, True, INK), "RGBA")


@dataclass(frozen=True)
class TextStyle:
    """How a block of spans looks: face, height, colours, and the weight of key words."""

    px: int
    face: str = "sans"
    weight: str = "Regular"
    colour: Colour = INK
    key_weight: str = "Bold"
    key_colour: Colour | None = None
    line: float = LINE_HEIGHT

    def font(self, fonts: Fonts, keyword: str) -> pygame.font.Font:
        """The font of a word, given the key word it stands for ("" for none)."""
        return fonts.get(self.face, self.key_weight if keyword else self.weight, self.px)

    def tint(self, keyword: str) -> Colour:
        """The colour of a word."""
        return self.key_colour if keyword and self.key_colour is not None else self.colour


@dataclass(frozen=True)
class Piece:
    """A run of text on one line, all of one look, with its place in the block."""

    text: str
    keyword: str
    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True)
class Block:
    """Broken text: its pieces and the room it needs. Pieces with a key word are where tooltips hang.

    `torn`: a word was wider than the room and had to be cut between letters.
    """

    pieces: tuple[Piece, ...]
    width: int
    height: int
    lines: int
    torn: bool = False


@dataclass
class _Line:
    """The line being filled: runs of (text, key word, width)."""

    runs: list[tuple[str, str, int]] = field(default_factory=list)

    @property
    def width(self) -> int:
        return sum(run[2] for run in self.runs)


def _words(spans: Spans) -> Iterator[tuple[tuple[tuple[str, str], ...], bool]]:
    """Unbreakable words, each a tuple of (text, key word), and whether a line must end after it."""
    word: list[tuple[str, str]] = []
    for sign, keyword in ((sign, keyword) for text, keyword in spans for sign in _chunks(text)):
        if sign != "\n":
            word.append((sign, keyword))
        if sign in "\n " or sign.endswith("-"):
            yield tuple(word), sign == "\n"
            word = []
    if word:
        yield tuple(word), False


def _chunks(text: str) -> Iterator[str]:
    """The text cut at spaces and line ends, which come out as chunks of their own, and after hyphens within words."""
    start = 0
    for place, sign in enumerate(text):
        if sign == "-" and place > start:
            yield text[start : place + 1]
            start = place + 1
        if sign in " \n":
            if place > start:
                yield text[start:place]
            yield sign
            start = place + 1
    if start < len(text):
        yield text[start:]


def _runs(fonts: Fonts, style: TextStyle, parts: Iterable[tuple[str, str]]) -> list[tuple[str, str, int]]:
    """The parts joined where they look alike, with their widths."""
    joined: list[tuple[str, str]] = []
    for text, keyword in parts:
        if joined and joined[-1][1] == keyword:
            joined[-1] = (joined[-1][0] + text, keyword)
        else:
            joined.append((text, keyword))
    return [(text, key, style.font(fonts, key).size(text)[0]) for text, key in joined]


def _split_long(
    fonts: Fonts, style: TextStyle, word: tuple[tuple[str, str], ...], width: int
) -> Iterator[tuple[tuple[str, str], ...]]:
    """A word wider than the block, cut by letters; any other word as it is."""
    if sum(run[2] for run in _runs(fonts, style, _stripped(word))) <= width:
        yield word
        return
    piece: list[tuple[str, str]] = []
    for text, keyword in word:
        for sign in text:
            if piece and sum(run[2] for run in _runs(fonts, style, [*piece, (sign, keyword)])) > width:
                yield tuple(piece)
                piece = []
            piece.append((sign, keyword))
    yield tuple(piece)


def _stripped(parts: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """The word without its closing space, which may hang over the edge."""
    return parts[:-1] if parts and parts[-1][0] == " " else parts


def _break(fonts: Fonts, style: TextStyle, spans: Spans, width: int) -> list[list[tuple[str, str]]]:
    """Lines as lists of (text, key word)."""
    lines: list[list[tuple[str, str]]] = [[]]
    for word, ends in _words(spans):
        for part in _split_long(fonts, style, word, width):
            trial = [*lines[-1], *_stripped(part)]
            if lines[-1] and sum(run[2] for run in _runs(fonts, style, trial)) > width:
                lines.append([])
            lines[-1].extend(part)
        if ends:
            lines.append([])
    return lines


def _evened(
    fonts: Fonts, style: TextStyle, spans: Spans, width: int, lines: list[list[tuple[str, str]]]
) -> list[list[tuple[str, str]]]:
    """As many lines, as even as they can be: no word stands alone under a full line. No word is cut for it."""
    longest = max((sum(run[2] for run in _runs(fonts, style, _stripped(word))) for word, _ in _words(spans)), default=0)
    low, high = min(longest, width), width
    while low < high:
        middle = (low + high) // 2
        tried = _break(fonts, style, spans, middle)
        if len(tried) > len(lines):
            low = middle + 1
        else:
            high, lines = middle, tried
    return lines


def layout(fonts: Fonts, text: str | Spans, style: TextStyle, width: int, align: str = "left") -> Block:
    """Break text into lines no wider than `width`; align is `left`, `centre` or `right`."""
    width = max(1, width)
    step = round(style.px * style.line)
    pieces: list[Piece] = []
    widest = 0
    lines = _break(fonts, style, spans_of(text), width)
    if align == "centre" and len(lines) > 1:
        lines = _evened(fonts, style, spans_of(text), width, lines)
    for number, parts in enumerate(lines):
        line = _Line(_runs(fonts, style, _stripped(tuple(parts))))
        widest = max(widest, line.width)
        x = {"left": 0, "centre": (width - line.width) // 2, "right": width - line.width}[align]
        for words, key, wide in line.runs:
            pieces.append(Piece(words, key, x, number * step, wide, step))
            x += wide
    torn = any(len(tuple(_split_long(fonts, style, word, width))) > 1 for word, _ in _words(spans_of(text)))
    return Block(tuple(pieces), widest, step * len(lines), len(lines), torn)


def fit(
    fonts: Fonts, text: str | Spans, styles: Iterable[TextStyle], width: int, height: int, align: str = "left"
) -> tuple[TextStyle, Block]:
    """The first style, tried in order, whose block fits the room with no word torn; the last one if none does."""
    chosen = None
    for style in styles:
        chosen = style, layout(fonts, text, style, width, align)
        if chosen[1].height <= height and chosen[1].width <= width and not chosen[1].torn:
            break
    if chosen is None:
        raise ValueError("fit() needs at least one style to try")
    return chosen


class Lettering:
    """Draws text: caches rendered runs (bounded), tells the audit. One per window."""

    def __init__(self, fonts: Fonts, audit: TextAudit | None = None, limit: int = 2000) -> None:
        self.fonts = fonts
        self.audit = audit or TextAudit()
        self._limit = limit
        self._runs: OrderedDict[tuple[str, str, str, int, Colour], pygame.Surface] = OrderedDict()

    def run(self, text: str, face: str, weight: str, px: int, colour: Colour) -> pygame.Surface:
        """One line of one look, from the cache if it was drawn before."""
        key = (text, face, weight, px, colour)
        found = self._runs.get(key)
        if found is None:
            found = self.fonts.get(face, weight, px).render(text, True, colour)
            self._runs[key] = found
            if len(self._runs) > self._limit:
                self._runs.popitem(last=False)
        else:
            self._runs.move_to_end(key)
        return found

    def line(
        self,
        target: pygame.Surface,
        text: str,
        at: tuple[int, int],
        role: str,
        colour: Colour,
        *,
        unit: float = 1.0,
        anchor: str = "topleft",
        room: int = 0,
    ) -> pygame.Rect:
        """One line in a type role; `anchor` names the Rect point put at `at`; `room` is the width it may take."""
        kind = ROLES[role]
        picture = self.run(text, kind.face, kind.weight, type_px(role, unit), colour)
        place = picture.get_rect(**{anchor: at})
        self.audit.note(text, place.size, (room or place.w, place.h), type_px(role, unit), role)
        self.stamp(target, picture, place.topleft, text, role)
        return place

    def stamp(self, target: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], text: str, where: str) -> None:
        """A rendered run onto a surface, told to the audit."""
        target.blit(picture, at)
        self.audit.stamped(target, [(text, picture, at)], where)

    def block(
        self,
        target: pygame.Surface,
        block: Block,
        style: TextStyle,
        at: tuple[int, int],
        room: tuple[int, int] | None = None,
        where: str = "block",
    ) -> None:
        """A broken block with its upper left corner at `at`."""
        runs = []
        for piece in block.pieces:
            weight = style.key_weight if piece.keyword else style.weight
            picture = self.run(piece.text, style.face, weight, style.px, style.tint(piece.keyword))
            runs.append((piece.text, picture, (at[0] + piece.x, at[1] + piece.y)))
            target.blit(picture, runs[-1][2])
        self.audit.stamped(target, runs, where)
        words = " ".join(piece.text for piece in block.pieces)
        self.audit.note(words, (block.width, block.height), room or (block.width, block.height), style.px, where)

    def fitted(
        self,
        target: pygame.Surface,
        text: str,
        room: pygame.Rect,
        face: str,
        weight: str,
        sizes: tuple[int, int],
        colour: Colour,
    ) -> pygame.Rect:
        """One centred line, as large as `sizes` (largest, smallest) allow inside the room."""
        px = sizes[0]
        while px > sizes[1] and self.fonts.get(face, weight, px).size(text)[0] > room.w:
            px -= 1
        picture = self.run(text, face, weight, px, colour)
        place = picture.get_rect(center=room.center)
        self.audit.note(text, place.size, (room.w, max(room.h, place.h)), px, "fitted")
        self.stamp(target, picture, place.topleft, text, "fitted")
        return place
