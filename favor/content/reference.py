"""Writes docs/effects-reference.md out of the registry: `python -m favor.content.reference`. Knows no rule of play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from favor.content.reference_words import KINDS, OPENING, PARTS, Part
from favor.language.changes import CHANGES
from favor.language.conditions import COMPARISON_FIELDS
from favor.language.fields import Entry, Field, Kind
from favor.language.registry import REGISTRY
from favor.language.sections import MANIFEST, RULES
from favor.language.selectors import COUNTED, NEED, SELECTOR
from favor.language.triggers import CAUSES, REACTION_FIELDS, USE_FIELDS
from favor.language.verbs import RESULTS, STEP_FIELDS

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "effects-reference.md"

PLAIN = ("text", "id", "name")
"""Kinds that need no link to their explanation."""

EXTRA: Mapping[str, Sequence[Entry]] = MappingProxyType(
    {
        "sections": (
            RULES,
            Entry(
                "pack",
                "What `pack.yaml` says of the pack.",
                MANIFEST.record,
                '{id: frost, name: Frost, version: "1.0.0", api: 1}',
            ),
            Entry(
                "replace, patch, renamed, removed",
                "How a file of one pack speaks of cards of another.",
                tuple(Field(name, kind, "a list at the top of a file", required=False) for name, kind in CHANGES.items()),
                "{at: relics/base:spike-shield, set: {flavor: Prickly.}}",
            ),
        ),
        "verbs": (Entry("every step", "Fields that every step may have.", STEP_FIELDS, ""),),
        "sets": (SELECTOR, COUNTED, NEED),
        "events": (
            Entry("every reaction", "Fields of a reaction, besides the roles of its event.", REACTION_FIELDS, ""),
            Entry("use", "What an owner may do with a Relic, an Item or a Boon.", USE_FIELDS, ""),
        ),
        "conditions": (Entry("comparison", "One word of comparison, where a condition takes it.", COMPARISON_FIELDS, ""),),
    }
)
"""Entries that belong to a part of the page without being words of the registry."""


def page() -> str:
    """The whole page."""
    lines = [*OPENING, "## Contents", ""]
    lines += [f"* [{part.title}](#{_anchor(part.title)}): {_links(name)}" for name, part in PARTS.items()]
    lines += ["", "## What stands in a field", "", *_kinds(), ""]
    for name, part in PARTS.items():
        lines += _part(name, part)
    return "\n".join(lines).rstrip("\n") + "\n"


def entries_of(name: str) -> tuple[Entry, ...]:
    """What one part of the page explains: first what all its words share, then the words."""
    return (*EXTRA.get(name, ()), *REGISTRY[name].values())


def _part(name: str, part: Part) -> Iterator[str]:
    yield from (f"## {part.title}", "", part.text, "")
    for entry in entries_of(name):
        yield from _entry(name, entry)


def _entry(part: str, entry: Entry) -> Iterator[str]:
    doc = entry.doc[0].upper() + entry.doc[1:].rstrip(".") + "."
    yield from (f'<a id="{_anchor(part, entry.name)}"></a>', "", f"### {entry.name}", "", doc, "")
    notes = tuple(_notes(part, entry))
    if notes:
        yield from (*notes, "")
    if entry.fields:
        yield from ("| Field | | Holds | Meaning |", "|---|---|---|---|", *_rows(entry.fields), "")
    if entry.example:
        yield from ("```yaml", entry.example, "```", "")


def _notes(part: str, entry: Entry) -> Iterator[str]:
    """What the fields do not tell: names that become known, windows, words of comparison."""
    if entry.binds and part != "sets":
        where = "after it" if part == "verbs" else "in the reaction"
        yield f"* Known {where}: {_dollars(bind.name for bind in entry.binds)}."
    if entry.binds and part == "sets":
        yield f"* Holds: {entry.binds[0].kind}s."
    if entry.inner:
        yield f"* Known in its own steps: {_dollars(bind.name for bind in entry.inner)}."
    if part == "verbs" and entry.name in RESULTS:
        yield f"* `as` names the {RESULTS[entry.name]}."
    if part == "verbs" and entry.name == "choose":
        yield "* `as` must be there: it names the answer."
    if entry.instead:
        fitting = [name for name, event in REGISTRY["events"].items() if entry.name in event.windows]
        yield f"* Only in a reaction with `timing: instead`, to {_code(fitting)}."
    if entry.windows:
        yield f"* With `timing: instead`: {_code(entry.windows)}."
    elif part == "events" and entry.name in REGISTRY["events"]:
        yield "* Only with `timing: after`."
    if entry.compares:
        yield f"* Takes a [comparison](#{_anchor('conditions', 'comparison')})."
    if entry.one_of:
        yield f"* One of {_code(entry.one_of)} must be there."


def _rows(fields: Iterable[Field], before: str = "") -> Iterator[str]:
    for field in fields:
        need = "" if field.required else "optional"
        yield f"| `{before}{field.name}` | {need} | {called(field.kind)} | {field.doc} |"
        inner, dots = (field.kind.item, "[].") if field.kind.item else (field.kind, ".")
        if inner.record:
            yield from _rows(inner.record, f"{before}{field.name}{dots}")


def called(kind: Kind) -> str:
    """What may stand in a field, in words."""
    if kind.name == "word":
        return _code(kind.words)
    if kind.name == "words":
        return f"one or a list of {_code(kind.words)}"
    if kind.name == "number":
        return f"{kind.low} to {kind.high}"
    if kind.name == "reference":
        return f"id of `{kind.section}`"
    if kind.name == "list" and kind.item is not None:
        return f"list of {called(kind.item)}" if not kind.item.record else "list of mappings"
    if kind.record:
        return "mapping"
    known = KINDS.get(kind.name, ("", ""))[0]
    text = f"[{known}](#what-stands-in-a-field)" if known and kind.name not in PLAIN else known or kind.what
    extra = [word for word in kind.words if kind.name in ("player", "place", "amount")]
    return f"{text}, or {_code(extra)}" if extra else text


def _kinds() -> Iterator[str]:
    yield from ("| Name | What it is |", "|---|---|")
    for name, text in KINDS.values():
        yield f"| {name} | {text} |"
    yield f"| cause | where damage comes from, as the engine sees it: {_code(CAUSES)} |"


def _links(name: str) -> str:
    return " · ".join(f"[{entry.name}](#{_anchor(name, entry.name)})" for entry in entries_of(name))


def _anchor(*words: str) -> str:
    """A word can be a verb and an event as well, so the part stands in its address."""
    return "-".join(words).lower().replace(",", "").replace(" ", "-")


def _code(words: Iterable[str]) -> str:
    return " ".join(f"`{word}`" for word in words)


def _dollars(names: Iterable[str]) -> str:
    return " ".join(f"`${name}`" for name in names)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
