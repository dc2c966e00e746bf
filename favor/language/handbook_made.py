"""Pages of the rules reference that are made from the loaded content: characters, Gods, key words, house rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from favor.language.glossary import TERMS, line_of
from favor.language.handbook_page import Page
from favor.language.handbook_pages_world import CHAPTER, GODS
from favor.language.sentences import boon_text, plain
from favor.model.catalog import Catalog
from favor.model.definitions import Definition

WORDS = "Key words"
HOUSE = "House rules"


def made_pages(catalog: Catalog, switches: Mapping[str, Any]) -> tuple[Page, ...]:
    """All of them. Their texts have no holes: braces of content stand doubled."""
    pages = (*_characters(catalog), *_gods(catalog), _keywords(catalog), _house_rules(catalog, switches))
    return tuple(pages)


def _characters(catalog: Catalog) -> Iterable[Page]:
    for one in catalog.section("characters"):
        yield _page(
            f"character-{one.id}", CHAPTER, one.name, _character_texts(one, catalog),
            see=("characters", "boons", "people"), asked=f"character people {one.id}",
        )  # fmt: skip


def _character_texts(one: Definition, catalog: Catalog) -> Iterable[str]:
    if flavor := one.data.get("flavor"):
        yield str(flavor)
    yield f"Hearts {one.data['hearts']}, Fight {one.data['fight']}, Charm {one.data['charm']}, Wit {one.data['wit']}."
    boon = catalog.sections.get("boons", {}).get(str(one.data.get("boon")))
    if boon is not None:
        yield f"Boon, {boon.name}: {plain(boon_text(boon.id, catalog))}"


def _gods(catalog: Catalog) -> Iterable[Page]:
    for id, (name, line) in GODS.items():
        decrees = [card for card in catalog.section("god_cards") if card.data.get("god") == id]
        texts = [line]
        if decrees:
            texts.append(f"Decrees: {', '.join(card.name for card in decrees)}.")
        yield _page(f"god-{id}", CHAPTER, name, texts, see=("gods", "god-cards"), asked="god lore decree")


def _keywords(catalog: Catalog) -> Page:
    terms = sorted(TERMS, key=lambda term: term.title.casefold())
    texts = [f"{term.title}: {line_of(term, catalog.rules)}" for term in terms]
    return _page("keywords", WORDS, "Key words", texts, see=("statuses",), asked="glossary keyword word meaning icon")


def _house_rules(catalog: Catalog, switches: Mapping[str, Any]) -> Page:
    found = catalog.rules.get("switches", ())
    lead = "Where the printed rules can be read in two ways, a table may choose. What is chosen is fixed when a game begins."
    texts = [lead, *(_switch(one, switches) for one in found)]
    return _page("house-rules", HOUSE, "House rules", texts, asked="variant option switch optional rules setting", see=("setup",))


def _switch(one: Mapping[str, Any], switches: Mapping[str, Any]) -> str:
    value = switches.get(one["id"], one["default"])
    usual = "" if value == one["default"] else ", a change"
    return f"{one['name']} (now: {_readable(value)}{usual}). {one.get('doc', '')}".strip()


def _readable(value: Any) -> str:
    """A position of a switch as a word; content may write a plain true or false."""
    return str(value).lower().replace("_", " ")


def _page(id: str, chapter: str, title: str, texts: Iterable[str], see: tuple[str, ...], asked: str) -> Page:
    safe = tuple(text.replace("{", "{{").replace("}", "}}") for text in texts)
    return Page(id, title, asked, safe, see, (), chapter)
