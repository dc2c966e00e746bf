"""The prose around the tables of the reference page. Knows no entry of the vocabulary."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Part:
    """One chapter of the page: its heading and what it begins with."""

    title: str
    text: str


OPENING = (
    "# Reference of the card language",
    "",
    "Every word a content file may use, with its fields and an example. This page is made from the vocabulary that also",
    "checks and runs the cards (`favor/language`), so it cannot lag behind; do not edit it, but run",
    "`python -m favor.content.reference`.",
    "How to write a pack, from the first card on, is told in [modding.md](modding.md).",
    "",
)

PARTS: Mapping[str, Part] = MappingProxyType(
    {
        "sections": Part(
            "Sections",
            "A file starts with `format: 1`; then come sections, each a list of entries. "
            "`rules` is a mapping, and `pack` stands in `pack.yaml`.",
        ),
        "verbs": Part("Verbs", "One step is one mapping with `do:`. Steps are done in order; what one names, the next know."),
        "sets": Part(
            "Sets and selectors",
            "A selector takes some out of a set. While it filters, the candidate is `$it`, or the name given by `as`. "
            "Where only a player is needed, a role may stand instead: `you` `active_player` `opponents` `everyone`, "
            "and `holder` in a status. "
            "Where a tile is needed, `altar` and `this_tile` may stand, or a player for the tile they are on.",
        ),
        "amounts": Part("Amounts", "A whole number from -20 to 20, a bound number such as `$dealt`, or one of these forms."),
        "conditions": Part(
            "Conditions", "A list of conditions means all of them. Each has one head; two heads in one mapping are an error."
        ),
        "events": Part(
            "Events and reactions",
            "A reaction lies under `reacts:`. It names the event, each role of the event, and its timing. "
            "Roles are `you` `opponents` `anyone` `active_player`, and `holder` in a status; no role may be left out.",
        ),
        "costs": Part("Costs", "A list of costs is paid together or not at all, and never given back."),
        "durations": Part("Durations", "One or more ends; the first that comes ends it."),
        "modifiers": Part(
            "Modifiers",
            "Stand under `passive:`, and change a value while their card is in play. One head, one operation "
            "(`forbid` has none). "
            "Operations come in layers: `set_base`, `add`, `times`, `force`; below 0 is 0, once, at the end.",
        ),
    }
)
"""The chapters in their order, by the kind of entry they hold."""

KINDS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "text": ("text", "any words; quote them when they hold a colon or begin with a sign"),
        "id": ("id", "small letters, digits and hyphens, a letter first, 40 signs at most"),
        "name": ("name", "a word to bind a value to; used later with a dollar sign: `as: foe`, then `$foe`"),
        "player": ("player", "a role, a bound player, or a [selector](#sets-selector) of players"),
        "pattern": ("role", "`you` `opponents` `anyone` `active_player`, in a status also `holder`"),
        "place": ("tile", "`altar`, `this_tile`, a bound tile, a selector of tiles, or a player for the tile they stand on"),
        "cards": ("cards", "a bound card, or a selector of cards"),
        "banner": ("banner", "a bound Banner, or a selector of Banners"),
        "region": ("region", "a Region's id, a bound Region, a selector of Regions, or `{region_of: ...}` with a tile"),
        "anything": ("anything bound", "any bound name, or a role"),
        "group": ("group", "a set, a role, a bound name or a selector"),
        "from": ("set", "the name of a [set](#sets-and-selectors), or a bound name"),
        "countable": ("counted set", "a bound name, or a set with its filter: [counted](#sets-counted)"),
        "amount": ("amount", "a whole number, a bound number, or a form of [amount](#amounts)"),
        "condition": ("condition", "one of the [conditions](#conditions)"),
        "steps": ("steps", "a list of steps, each with a [verb](#verbs)"),
        "cost": ("cost", "one of the [costs](#costs)"),
        "need": ("choice", "a [need](#sets-need): a choice made before anything is paid"),
        "duration": ("duration", "one or more of the [durations](#durations)"),
        "modifier": ("modifier", "one of the [modifiers](#modifiers)"),
        "reaction": ("reaction", "an [event](#events-and-reactions) and what is done about it"),
        "take": ("how many", "1 to 20, `{min: .., max: ..}` (`max: all` for as many as there are), or `all`"),
        "range": ("range", "`{min: .., max: ..}`, 0 to 20"),
        "card_path": ("card path", "`section/pack:id`, as `relics/base:spike-shield`; a patch may go on by field names and ids"),
        "position": ("position", "one of the two positions of a switch: a word, true or false"),
    }
)
"""Kinds of values by their name in the vocabulary: what the page calls them and what they are."""
