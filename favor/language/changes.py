"""How a pack changes the cards of another: replace, patch, and what became of old ids. Knows no rule of play."""

from __future__ import annotations

from types import MappingProxyType

from favor.language.fields import TEXT, Field, Kind, listing, optional, record, word

CARD_PATH = Kind("card_path", what="section/pack:id")
"""Where a card is found: its section, its pack and its id, as `relics/base:ember`."""

PATCH = record(
    Field("at", CARD_PATH, "section/pack:id, then the way to a part by field names and ids: reacts/glow"),
    optional("set", Kind("fields", what="a mapping of fields"), "fields with their new values"),
    optional("add", Kind("fields", what="a mapping of fields"), "entries for the end of lists"),
    optional("remove", listing(TEXT), "fields to take away"),
    optional("if_missing", word("skip"), "nothing happens where the card or the part is not there"),
    what="a patch",
)

CHANGES = MappingProxyType(
    {
        "replace": listing(CARD_PATH),
        "patch": listing(PATCH),
        "renamed": listing(
            record(Field("from", CARD_PATH, "the old id"), Field("to", CARD_PATH, "the new id"), what="a new name")
        ),
        "removed": listing(
            record(
                Field("id", CARD_PATH, "the old id"), Field("becomes", TEXT, "another id, or nothing"), what="a removal"
            )
        ),
    }
)
"""Top-level words of a content file that speak of other packs' cards, and what each holds."""
