"""Looking for a page by words, also misspelt ones. Knows pages as texts, not what they say."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from types import MappingProxyType

from favor.language.handbook_page import Section

_TITLE, _ASKED, _TEXT = 12, 7, 2
_WHOLE, _BEGUN, _NEAR = 6, 4, 2
_PER_WORD = 1000
"""A page that has one more of the words stands above every page that has fewer."""
_MOST_TIMES = 3
_LIKENESS = 0.72
_SMALL = (
    "a", "an", "and", "can", "do", "does", "for", "how", "i", "in", "is", "it", "my", "of", "on", "the", "to", "what", "when",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Index:
    """How much each word weighs on each page."""

    sections: tuple[Section, ...]
    weights: Mapping[str, Mapping[int, int]]

    def search(self, text: str) -> tuple[Section, ...]:
        """The pages that fit, best first; none for an empty text."""
        wanted = [word for word in words_of(text) if word not in _SMALL] or words_of(text)
        scores: dict[int, int] = {}
        for word in dict.fromkeys(wanted):
            for number, score in self._scores(word).items():
                scores[number] = scores.get(number, 0) + _PER_WORD + score
        ranked = sorted(scores, key=lambda number: (-scores[number], number))
        return tuple(self.sections[number] for number in ranked)

    def _scores(self, word: str) -> Mapping[int, int]:
        """The best score of one word on each page."""
        found: dict[int, int] = {}
        for other, share in self._likely(word):
            for number, weight in self.weights[other].items():
                found[number] = max(found.get(number, 0), weight * share)
        return found

    def _likely(self, word: str) -> Iterable[tuple[str, int]]:
        """The words that may be meant, with how much they count. Near ones only when nothing else is there."""
        same = {word, f"{word}s", word.removesuffix("s")}
        begun = [other for other in self.weights if other in same or other.startswith(word) and len(word) > 1]
        if begun:
            return [(other, _WHOLE if other in same else _BEGUN) for other in begun]
        return [(other, _NEAR) for other in get_close_matches(word, list(self.weights), 3, _LIKENESS)]


def index_of(sections: tuple[Section, ...]) -> Index:
    """An index of these pages."""
    weights: dict[str, dict[int, int]] = {}
    for number, section in enumerate(sections):
        for word, weight in _weighed(section).items():
            weights.setdefault(word, {})[number] = weight
    return Index(sections, MappingProxyType({word: MappingProxyType(weights[word]) for word in sorted(weights)}))


def _weighed(section: Section) -> Mapping[str, int]:
    found: dict[str, int] = {}
    for word in words_of(section.text):
        found[word] = min(found.get(word, 0) + _TEXT, _MOST_TIMES * _TEXT)
    for weight, text in ((_ASKED, section.asked), (_TITLE, f"{section.title} {section.id}")):
        for word in dict.fromkeys(words_of(text)):
            found[word] = found.get(word, 0) + weight
    return found


def words_of(text: str) -> list[str]:
    """Small letters without accents, cut into words."""
    flat = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[^\W_]+", "".join(sign for sign in flat if not unicodedata.combining(sign)))
