"""What a page of the rules reference is made of. Knows no rule and none of the pages."""

from __future__ import annotations

from dataclasses import dataclass

from favor.language.tongue import all_told, t

Spans = tuple[tuple[str, str], ...]
"""A text as (piece, key word of the glossary or "")."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page as it was written: paragraphs with holes such as {energy} for the numbers of the loaded rules.

    `asked` are other words people look for, `see` the ids of pages that go on from here (`god-*` for all that begin so),
    `rulings` the readings of docs/rulings.md that stand behind the text.
    """

    id: str
    title: str
    asked: str
    texts: tuple[str, ...]
    see: tuple[str, ...] = ()
    rulings: tuple[int, ...] = ()
    chapter: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """One page as it is shown: its numbers filled in, its key words marked."""

    id: str
    chapter: str
    title: str
    paragraphs: tuple[Spans, ...]
    see: tuple[str, ...]
    rulings: tuple[int, ...]
    asked: str = ""

    @property
    def text(self) -> str:
        """All paragraphs as plain text."""
        return "\n".join("".join(piece for piece, _ in spans) for spans in self.paragraphs)


def page(id: str, title: str, asked: str, *texts: str, see: str = "", rulings: str = "") -> Page:
    """A page from a compact form: ids in `see` with spaces between, `rulings` as in "3 5-7"."""
    return Page(id, t(title), t(asked), all_told(*texts), tuple(see.split()), numbers(rulings))


def numbers(written: str) -> tuple[int, ...]:
    """(3, 5, 6, 7) from "3 5-7"."""
    found: list[int] = []
    for part in written.split():
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return tuple(found)
