"""Pages of the rules reference that are made from the loaded content: characters, Gods, key words, house rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from favor.language.glossary import TERMS, line_of
from favor.language.handbook_page import Page
from favor.language.handbook_pages_world import CHAPTER, GODS
from favor.language.sentences import boon_text, plain
from favor.language.tongue import filled, t
from favor.model.catalog import Catalog
from favor.model.definitions import Definition

WORDS = t("Key words")
HOUSE = t("House rules")
PEOPLE_ASKED = t("character people")
GODS_ASKED = t("god lore decree")
WORDS_ASKED = t("glossary keyword word meaning icon")
HOUSE_ASKED = t("variant option switch optional rules setting")
STATS = t("Hearts {0}, Fight {1}, Charm {2}, Wit {3}.")
BOON = t("Boon, {0}: {1}")
DECREES = t("Decrees: {0}.")
LEAD = t("Where the printed rules can be read in two ways, a table may choose. What is chosen is fixed when a game begins.")
NOW = t("{0} (now: {1}).")
CHANGED = t("{0} (now: {1}, a change).")


def made_pages(catalog: Catalog, switches: Mapping[str, Any]) -> tuple[Page, ...]:
    """All of them. Their texts have no holes: braces of content stand doubled."""
    pages = (*_characters(catalog), *_gods(catalog), _keywords(catalog), _house_rules(catalog, switches))
    return tuple(pages)


def _characters(catalog: Catalog) -> Iterable[Page]:
    for one in catalog.section("characters"):
        yield _page(
            f"character-{one.id}", CHAPTER, one.name, _character_texts(one, catalog),
            see=("characters", "boons", "people"), asked=f"{PEOPLE_ASKED} {one.id}",
        )  # fmt: skip


def _character_texts(one: Definition, catalog: Catalog) -> Iterable[str]:
    if flavor := one.data.get("flavor"):
        yield str(flavor)
    yield filled(STATS, *(one.data[stat] for stat in ("hearts", "fight", "charm", "wit")))
    boon = catalog.sections.get("boons", {}).get(str(one.data.get("boon")))
    if boon is not None:
        yield filled(BOON, boon.name, plain(boon_text(boon.id, catalog)))


def _gods(catalog: Catalog) -> Iterable[Page]:
    for id, (name, line) in GODS.items():
        decrees = [card for card in catalog.section("god_cards") if card.data.get("god") == id]
        texts = [line]
        if decrees:
            texts.append(filled(DECREES, ", ".join(card.name for card in decrees)))
        yield _page(f"god-{id}", CHAPTER, name, texts, see=("gods", "god-cards"), asked=GODS_ASKED)


def _keywords(catalog: Catalog) -> Page:
    terms = sorted(TERMS, key=lambda term: term.title.casefold())
    texts = [f"{term.title}: {line_of(term, catalog.rules)}" for term in terms]
    return _page("keywords", WORDS, WORDS, texts, see=("statuses",), asked=WORDS_ASKED)


def _house_rules(catalog: Catalog, switches: Mapping[str, Any]) -> Page:
    found = catalog.rules.get("switches", ())
    texts = [LEAD, *(_switch(one, switches) for one in found)]
    return _page("house-rules", HOUSE, HOUSE, texts, asked=HOUSE_ASKED, see=("setup",))


def _switch(one: Mapping[str, Any], switches: Mapping[str, Any]) -> str:
    value = switches.get(one["id"], one["default"])
    head = filled(NOW if value == one["default"] else CHANGED, one["name"], _readable(value))
    return f"{head} {one.get('doc', '')}".strip()


def _readable(value: Any) -> str:
    """A position of a switch as a word; content may write a plain true or false."""
    return t(str(value).lower().replace("_", " "))


def _page(id: str, chapter: str, title: str, texts: Iterable[str], see: tuple[str, ...], asked: str) -> Page:
    safe = tuple(text.replace("{", "{{").replace("}", "}}") for text in texts)
    return Page(id, title, asked, safe, see, (), chapter)
