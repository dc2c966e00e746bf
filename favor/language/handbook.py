"""The rules in our own words, to be looked up: sections, search, and which one belongs to what. Knows no window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from favor.language import handbook_pages_board as board
from favor.language import handbook_pages_cards as cards
from favor.language import handbook_pages_game as game
from favor.language import handbook_pages_harm as harm
from favor.language import handbook_pages_riches as riches
from favor.language import handbook_pages_world as world
from favor.language.handbook_made import made_pages
from favor.language.handbook_numbers import numbers_of
from favor.language.handbook_page import Page, Section, Spans
from favor.language.handbook_search import index_of
from favor.language.handbook_subjects import ALWAYS, BY_KIND, CARDS, FALLBACK
from favor.language.sentence_spans import spans_of
from favor.model.catalog import Catalog

Subject = tuple[Any, ...]
"""What is asked about: a kind and its words, such as ("tile", "ruin") or ("reason", "energy")."""

WRITTEN: tuple[tuple[str, tuple[Page, ...]], ...] = (
    (game.CHAPTER, game.PAGES),
    (board.CHAPTER, board.PAGES),
    (riches.CHAPTER, riches.PAGES),
    (cards.CHAPTER, cards.PAGES),
    (harm.CHAPTER, harm.PAGES),
    (world.CHAPTER, world.PAGES),
    (world.TABLE_CHAPTER, world.TABLE_PAGES),
)
"""The written pages by chapter."""


class Handbook:
    """All sections for the loaded content. `switches` are the house rules in force."""

    def __init__(self, catalog: Catalog, switches: Mapping[str, Any] | None = None) -> None:
        self._catalog = catalog
        self._numbers = numbers_of(catalog)
        written = [self._section(chapter, page) for chapter, pages in WRITTEN for page in pages]
        made = [self._section(page.chapter, page) for page in made_pages(catalog, switches or {})]
        self.sections: tuple[Section, ...] = _linked(_by_chapter((*written, *made)))
        self._by_id = {section.id: section for section in self.sections}
        self._index = index_of(self.sections)

    def section(self, id: str) -> Section:
        """The section of that id; KeyError when there is none."""
        return self._by_id[id]

    def search(self, text: str) -> tuple[Section, ...]:
        """The sections that fit these words, best first; misspelt words count as what they resemble."""
        return self._index.search(text)

    def section_for(self, subject: Subject | None) -> Section:
        """The section about what lies under the pointer; the one about the turn when nothing fits.

        Subjects: ("tile", number or symbol), ("card", section, id), ("do", action), ("part", of the window),
        ("reason", key), ("keyword", key), ("event", name), ("question", about), ("seat", number), ("stat", name),
        ("status", id), ("spot",), ("switch", id), ("section", id).
        """
        kind, *words = subject or ("",)
        id = self._page_of(str(kind), [word if isinstance(word, int) else str(word) for word in words])
        return self._by_id.get(id) or self._by_id[FALLBACK]

    # -- what belongs to what -------------------------------------------------------------------------------------

    def _page_of(self, kind: str, words: list[str | int]) -> str:
        first = words[0] if words else ""
        if kind == "section":
            return str(first)
        if kind == "tile" and isinstance(first, int):
            first = self._symbol(first)
        if kind == "card":
            return self._page_of_card(str(first), str(words[1]) if len(words) > 1 else "")
        if kind == "keyword" and "/" in str(first):
            return self._page_of_card(*str(first).split("/", 1))
        if kind == "reason":
            return reason_page(str(first))
        return ALWAYS.get(kind) or BY_KIND.get(kind, {}).get(str(first), "")

    def _page_of_card(self, section: str, id: str) -> str:
        if section == "characters" and f"character-{id}" in self._by_id:
            return f"character-{id}"
        found = self._catalog.sections.get(section, {}).get(id)
        kind = str(found.data.get("type", "")) if found is not None else ""
        return CARDS.get(kind) or CARDS.get(section, "")

    def _symbol(self, number: int) -> str:
        tiles = self._catalog.tiles
        return tiles[number].symbol if 0 <= number < len(tiles) else ""

    # -- making ---------------------------------------------------------------------------------------------------

    def _section(self, chapter: str, page: Page) -> Section:
        paragraphs = tuple(self._spans(text.format_map(self._numbers)) for text in page.texts)
        return Section(page.id, chapter, page.title, paragraphs, page.see, page.rulings, page.asked)

    def _spans(self, text: str) -> Spans:
        """Each key word is marked where it stands first in a paragraph; marked everywhere it would only tire the eye."""
        found: list[tuple[str, str]] = []
        seen = [""]
        for piece, keyword in spans_of(text, self._catalog):
            mark = "" if keyword in seen else keyword
            seen.append(keyword)
            if found and not mark and not found[-1][1]:
                found[-1] = (found[-1][0] + piece, "")
            else:
                found.append((piece, mark))
        return tuple(found)


def reason_page(key: str) -> str:
    """The id of the page for the key of a refusal, also of a condition turned round by `not_`; "" for an unknown key."""
    reasons = BY_KIND["reason"]
    return reasons.get(key) or reasons.get(key.removeprefix("not_"), "")


def _linked(sections: tuple[Section, ...]) -> tuple[Section, ...]:
    """The same with the links that mean several pages spelled out."""
    ids = [section.id for section in sections]
    return tuple(replace(section, see=_links(section, ids)) for section in sections)


def _links(section: Section, ids: list[str]) -> tuple[str, ...]:
    found: list[str] = []
    for link in section.see:
        found += [id for id in ids if id.startswith(link[:-1])] if link.endswith("*") else [link]
    return tuple(id for id in dict.fromkeys(found) if id != section.id)


def _by_chapter(sections: tuple[Section, ...]) -> tuple[Section, ...]:
    """The sections of a chapter one after the other, chapters in the order in which they first come."""
    chapters = tuple(dict.fromkeys(section.chapter for section in sections))
    return tuple(sorted(sections, key=lambda section: chapters.index(section.chapter)))
