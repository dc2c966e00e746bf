"""The printed text of every definition, made from its data, as spans with key words. Knows no rule and no window."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from favor.language import sentence_amounts, sentence_conditions, sentence_selectors, sentence_triggers
from favor.language.glossary import GLOSSARY, line_of
from favor.language.sentence_clauses import finished, paragraph
from favor.language.sentence_flow import LABEL, LABEL_END, clauses_of, finished_lower, option_body
from favor.language.sentence_modifiers import modifiers, settled, standing
from favor.language.sentence_scene import YOU, Scene, Wording
from favor.language.sentence_spans import Span, spans_of
from favor.language.sentence_spoken import SPOKEN
from favor.language.sentence_words import ENGLISH
from favor.model.catalog import Catalog
from favor.model.definitions import Definition

Spans = tuple[Span, ...]
MAKERS = MappingProxyType(
    {
        "pick": sentence_selectors.pick,
        "things": sentence_selectors.things,
        "amount": sentence_amounts.amount,
        "clause": sentence_conditions.clause,
        "reactions": sentence_triggers.timed,
    }
)


def plain(spans: Spans) -> str:
    """The words alone."""
    return "".join(text for text, _ in spans)


def text_of(definition: Definition, catalog: Catalog, words: Mapping[str, str] = SPOKEN) -> Spans:
    """The card's text: its own `text:` where it has one, else the sentences made from its data."""
    written = definition.data.get("text")
    return spans_of(str(written) if written else sentence_of(definition, catalog, words), catalog)


def sentence_of(definition: Definition, catalog: Catalog, words: Mapping[str, str] = SPOKEN) -> str:
    """The sentences made from the data, whatever `text:` says. Labels of options stand between marks."""
    parts = {"statuses": _status, "regions": _region, "characters": _character}.get(definition.section, _card)
    return parts(definition, catalog, words)


def scene_of(definition: Definition, catalog: Catalog, words: Mapping[str, str] = SPOKEN) -> Scene:
    """A fresh scene in which the card speaks to its player."""
    scene = Scene(definition, catalog, _wording(words), MAKERS)
    for need in definition.data.get("needs", ()):
        scene.names[need["as"]] = need
    return scene


def _wording(words: Mapping[str, str]) -> Wording:
    """Templates in which nothing is missing: what a translation leaves out is told in English."""
    return Wording(dict(words)) if words is SPOKEN else Wording(dict(words), dict(ENGLISH))


def _card(definition: Definition, catalog: Catalog, words: Mapping[str, str]) -> str:
    data, scene = definition.data, scene_of(definition, catalog, words)
    parts = []
    conditions = [each for each in settled(scene, data.get("if", ())) or () if not _shown_anyway(each, data)]
    if conditions:
        parts.append(finished(scene.say("playable", text=sentence_conditions.all_of(scene, conditions))))
    parts += map(finished, standing(scene, data.get("passive", ())))
    parts += sentence_triggers.reactions(scene, data.get("reacts", ()))
    if "use" in data:
        parts.append(sentence_triggers.use_text(scene, data["use"]))
    if data.get("effects"):
        parts.append(paragraph(scene, clauses_of(scene, data["effects"])))
    return " ".join(part for part in parts if part)


def _shown_anyway(condition: Mapping[str, Any], data: Mapping[str, Any]) -> bool:
    """A spent Boon goes without saying where the card Replenishes it."""
    return condition.get("boon") == "spent" and any(step["do"] == "replenish" for step in data.get("effects", ()))


def _status(definition: Definition, catalog: Catalog, words: Mapping[str, str]) -> str:
    data, scene = definition.data, Scene(definition, catalog, _wording(words), MAKERS, hearer="holder")
    scene.names["holder"] = YOU
    until = data["until"]
    parts = [paragraph(scene, modifiers(scene.inside(named=True), data.get("passive", ()), until))]
    query = {"reacts": data.get("reacts", ()), "until": until, "noun": YOU}
    parts += map(finished, sentence_triggers.timed(scene, query))
    return " ".join(filter(None, parts))


def _region(definition: Definition, catalog: Catalog, words: Mapping[str, str]) -> str:
    banner = definition.data.get("banner", {})
    return " ".join(map(finished, standing(scene_of(definition, catalog, words), banner.get("passive", ()))))


def _character(definition: Definition, catalog: Catalog, words: Mapping[str, str]) -> str:
    boon = catalog.sections.get("boons", {}).get(definition.data.get("boon", ""))
    return _card(boon, catalog, words) if boon else ""


def option_label(option: Mapping[str, Any]) -> str:
    """What the button of an option says."""
    return str(option.get("label", ""))


def options_of(definition: Definition, catalog: Catalog, words: Mapping[str, str] = SPOKEN) -> tuple[tuple[str, Spans], ...]:
    """The options of the card's own "Choose one", each with its label and its text."""
    choice = next((step for step in definition.data.get("effects", ()) if step.get("do") == "choose_one"), None)
    if choice is None or definition.data.get("text"):
        return ()
    scene = scene_of(definition, catalog, words)
    return tuple((option_label(one), _option(scene, one)) for one in choice["options"])


def _option(scene: Scene, option: Mapping[str, Any]) -> Spans:
    return spans_of(finished(finished_lower(option_body(scene, option))), scene.catalog)


def lead_of(definition: Definition, catalog: Catalog, words: Mapping[str, str] = SPOKEN) -> Spans:
    """The text without the lines of its options, for cards that paint these as plates."""
    text = plain(text_of(definition, catalog, words))
    return spans_of(text.partition("\n•")[0] if options_of(definition, catalog, words) else text, catalog)


def boon_text(id: str, catalog: Catalog) -> Spans:
    """What a Boon does."""
    return text_of(catalog.get("boons", id), catalog)


def explain(keyword: str, catalog: Catalog) -> tuple[str, Spans]:
    """Title and text of a key word's tooltip; key words of content are `items/<id>` and `statuses/<id>`."""
    if keyword in GLOSSARY:
        return GLOSSARY[keyword].title, spans_of(line_of(GLOSSARY[keyword], catalog.rules), catalog)
    section, _, id = keyword.partition("/")
    definition = catalog.get(section, id)
    return definition.name, text_of(definition, catalog)


__all__ = (
    "LABEL", "LABEL_END", "boon_text", "explain", "lead_of", "option_label", "options_of", "plain", "scene_of",
    "sentence_of", "text_of",
)  # fmt: skip
