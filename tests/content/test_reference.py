"""The stored reference page is the one the vocabulary makes, and it leaves nothing out."""

import re

import pytest

from favor.content.reference import EXTRA, PAGE, called, entries_of, page
from favor.content.reference_words import KINDS, PARTS
from favor.language.fields import Field, Kind
from favor.language.registry import REGISTRY

TEXT = page()


def kinds(fields: tuple[Field, ...]) -> list[Kind]:
    found = []
    for field in fields:
        inner = field.kind.item or field.kind
        found += [field.kind, inner, *kinds(inner.record)]
    return found


def test_the_stored_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == TEXT, "run `python -m favor.content.reference` and look at what changed"


def test_every_kind_of_entry_has_its_chapter() -> None:
    assert set(PARTS) == set(REGISTRY)
    assert set(EXTRA) <= set(REGISTRY)


@pytest.mark.parametrize("part", PARTS)
def test_every_entry_stands_there_with_fields_and_example(part: str) -> None:
    chapter = TEXT.split(f"\n## {PARTS[part].title}\n")[1].split("\n## ")[0]
    for entry in entries_of(part):
        below = chapter.split(f"\n### {entry.name}\n")[1].split("\n### ")[0]
        assert entry.example in below
        for field in entry.fields:
            assert re.search(rf"^\| `{re.escape(field.name)}` \|.*{re.escape(field.doc)} \|$", below, re.MULTILINE), field.name


def test_every_kind_of_value_has_words() -> None:
    for part in PARTS:
        for entry in entries_of(part):
            for kind in kinds(entry.fields):
                assert called(kind).strip(), f"{part} {entry.name}: {kind}"
    used = {kind.name for part in PARTS for entry in entries_of(part) for kind in kinds(entry.fields)}
    assert set(KINDS) <= used, "the page explains a kind of value that nothing holds"


def test_every_link_inside_the_page_leads_somewhere() -> None:
    anchors = {*re.findall(r'<a id="([^"]+)">', TEXT)}
    anchors |= {title.lower().replace(" ", "-") for title in re.findall(r"(?m)^##+ (.+)$", TEXT)}
    assert set(re.findall(r"\]\(#([^)]+)\)", TEXT)) <= anchors
