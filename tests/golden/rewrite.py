"""Writes the stored texts anew: `python -m tests.golden.rewrite`. Read the difference before you keep it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from favor.content.load import load_catalog
from favor.language.sentences import plain, text_of
from favor.model.catalog import Catalog
from favor.model.definitions import Definition

ROOT = Path(__file__).resolve().parents[2]
CARD_TEXTS = Path(__file__).with_name("card-texts.txt")
HEADINGS = (
    ("boons", "Boons"), ("relics", "Relics"), ("actions", "Action Cards"),
    ("events", "Event Cards"), ("items", "Items"), ("god_cards", "God Cards"), ("terrains", "Terrains"),
    ("statuses", "Statuses"), ("regions", "Banners"),
)  # fmt: skip


def base() -> Catalog:
    """The base pack."""
    loaded = load_catalog(ROOT / "content" / "base")
    assert loaded.is_clean, [problem.sentence for problem in loaded.problems]
    return loaded.catalog


def card_texts(catalog: Catalog) -> str:
    """Every text of the base pack, by section."""
    lines: list[str] = []
    for section, heading in HEADINGS:
        lines += [f"== {heading} ==", ""]
        for definition in catalog.section(section):
            lines += [*_entry(definition, catalog), ""]
    return "\n".join(lines)


def _entry(definition: Definition, catalog: Catalog) -> Iterator[str]:
    yield f"{definition.name}{_kind(definition)}"
    yield from (f"    {line}" for line in plain(text_of(definition, catalog)).split("\n"))
    if definition.data.get("flavor"):
        yield f'    "{definition.data["flavor"]}"'


def _kind(definition: Definition) -> str:
    data = definition.data
    words = [str(data[name]) for name in ("type", "god", "side") if name in data]
    words += [f"cost {data['cost']}"] if "cost" in data else []
    words += [f"{definition.copies} copies"] if definition.copies > 1 else []
    return f" ({', '.join(words)})" if words else ""


if __name__ == "__main__":
    CARD_TEXTS.write_text(card_texts(base()), encoding="utf-8")
