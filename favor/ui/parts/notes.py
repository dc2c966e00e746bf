"""The back of an inspected card: where it comes from, how the rules read it, its key words. Reads content, knows no rule."""

from __future__ import annotations

from favor.language.card_notes import readings
from favor.language.tongue import filled
from favor.model.catalog import Catalog
from favor.model.definitions import Definition
from favor.ui import words_table as say
from favor.ui.brush import Brush
from favor.ui.faces import face_of
from favor.ui.parts import plates, tips
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Widget
from favor.ui.theme import GOLD

BASE = "base"


def origin(catalog: Catalog, card: Definition) -> str:
    """The pack a card comes from."""
    version = next((version for id, version, _ in catalog.packs if id == card.pack), "")
    return say.NOTES["base"] if card.pack == BASE else filled(say.NOTES["pack"], card.pack, version)


def build(brush: Brush, show: Showing, box: Box, what: tuple[str, str]) -> list[Widget]:
    """Title, origin, and a plate of paper with readings and key words, as many as there is room for."""
    card = show.names.definition(*what)
    if card is None:
        return []
    px = brush.px
    face = face_of(show.names, *what)
    left, room, top = box[0] + px(14), box[2] - px(28), box[1] + px(10)
    title_h, from_h = brush.tall(face.name, room, "name"), brush.tall(origin(show.catalog, card), room, "small")
    widgets = [
        plates.words("notes-title", (left, top, room, title_h), face.name, "name", GOLD),
        plates.words("notes-origin", (left, top + title_h, room, from_h), origin(show.catalog, card), "small", brush.theme.muted),
    ]
    top += title_h + from_h + px(8)
    found = told(show, card)
    bottom, wide = box[1] + box[3] - px(48), box[2] - px(20)
    while found and top + tips.tall(brush, found, wide) > bottom:
        found = found[:-1]
    if not found:
        return widgets
    place = (box[0] + px(10), top, wide, tips.tall(brush, found, wide))
    plate = tips.plate("notes", place, say.NOTES["title"], found)
    return [*widgets, plate, *tips.words_in(brush, "notes", place, found)]


def told(show: Showing, card: Definition) -> tuple[tips.Tip, ...]:
    """The readings of a card with their numbers, then its key words."""
    read = tuple((filled(say.NOTES["reading"], question, number), ((answer, ""),)) for number, question, answer in readings(card))
    return (*read, *tips.key_words(show.names, face_of(show.names, card.section, card.id).spans))
