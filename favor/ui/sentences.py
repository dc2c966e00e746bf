"""The words of cards for the window: what they do, their options, the tips of their key words. Keeps what it has made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from favor.language import sentences
from favor.language.sentences import LABEL, LABEL_END
from favor.model.catalog import Catalog
from favor.model.definitions import Definition
from favor.ui.text import Spans

Options = tuple[tuple[str, Spans], ...]
Kept = TypeVar("Kept")


class Sentences:
    """Makes each text once. One per content."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self._kept: dict[tuple[str, ...], Any] = {}

    def keep(self, key: tuple[str, ...], make: Callable[[], Kept]) -> Kept:
        """What was made under that key, made now if it is new."""
        if key not in self._kept:
            self._kept[key] = make()
        found: Kept = self._kept[key]
        return found

    def text(self, found: Definition) -> Spans:
        """The whole text of a card, its options as lines of their own."""
        key = ("text", found.section, found.id)
        return self.keep(key, lambda: unmarked(sentences.text_of(found, self.catalog)))

    def lead(self, found: Definition) -> Spans:
        """The text above the plates of a card that has options, else all of it."""
        return self.keep(("lead", found.section, found.id), lambda: unmarked(sentences.lead_of(found, self.catalog)))

    def options(self, found: Definition) -> Options:
        """The plates of a card that says "choose one"."""
        return self.keep(("options", found.section, found.id), lambda: sentences.options_of(found, self.catalog))

    def tip(self, keyword: str) -> tuple[str, Spans] | None:
        """Title and text of a key word's tip; None for a mark that is no key word."""
        try:
            return self.keep(("tip", keyword), lambda: sentences.explain(keyword, self.catalog))
        except (KeyError, ValueError):
            return None


def unmarked(spans: Spans) -> Spans:
    """The spans without the marks round the labels of options."""
    return tuple((text.replace(LABEL, "").replace(LABEL_END, ""), keyword) for text, keyword in spans)
