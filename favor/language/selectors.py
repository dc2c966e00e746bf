"""Whom and what a card can point at: roles, sets, choices. Knows no rule of play."""

from __future__ import annotations

from favor.language.fields import (
    AMOUNT,
    CONDITIONS,
    NAME,
    NAMED_PLAYER,
    TAKE,
    Bind,
    Entry,
    Field,
    Kind,
    optional,
    word,
)

ROLES = ("you", "active_player", "opponents", "everyone", "holder")
"""Players a card can name outright; `holder` only inside a status."""

TILE_ROLES = ("altar", "this_tile")
"""Places a card can name outright."""

IF_NONE = word("skip", "end_effects")
FROM = Kind("from", what="a set")
BY = Kind("player", words=("chance",), low=1, high=1, what="a player or chance")


def _set(name: str, yields: str, doc: str, of: bool = False) -> Entry:
    fields = (Field("of", NAMED_PLAYER, "whose"),) if of else ()
    example = f"{{from: {name}, of: you, take: all}}" if of else f"{{from: {name}, take: all}}"
    return Entry(name, doc, fields, example, binds=(Bind("it", yields),))


SETS = (
    _set("everyone", "player", "all players, you included"),
    _set("opponents", "player", "all players but you"),
    _set("you", "player", "you alone"),
    _set("revealed_tiles", "tile", "every tile on the board"),
    _set("tiles_next_to_you", "tile", "the tiles adjacent to yours"),
    _set("line_from_you", "tile", "your tile and all in a straight line of Connected Tiles"),
    _set("this_tile", "tile", "the tile this card stands on or happens on"),
    _set("your_hand", "card", "the Action Cards in your hand"),
    _set("your_relics", "card", "your Relics"),
    _set("your_items", "card", "your Items"),
    _set("discarded_actions", "card", "the Action discard pile"),
    _set("discarded_relics", "card", "the Relic discard pile"),
    _set("your_banners", "banner", "your Banners"),
    _set("all_banners", "banner", "the Banners of all players"),
    _set("ruins", "tile", "the Ruins on the board"),
    _set("traps", "tile", "the tiles that carry a Trap Token"),
    _set("regions_with_tiles", "region", "the Regions whose stack still holds a tile"),
    _set("hand", "card", "the Action Cards in a player's hand", of=True),
    _set("relics", "card", "a player's Relics", of=True),
    _set("items", "card", "a player's Items", of=True),
    _set("banners", "banner", "a player's Banners", of=True),
)

_PICK = (
    Field("from", FROM, "the set to pick from"),
    optional("of", NAMED_PLAYER, "whose, for hand, relics, items and banners"),
    optional("where", CONDITIONS, "what a candidate must fulfil; the candidate is $it"),
    optional("lowest", AMOUNT, "only those for whom this is smallest"),
    optional("highest", AMOUNT, "only those for whom this is largest"),
)

SELECTOR = Entry(
    "selector",
    "Picks from a set.",
    (
        *_PICK,
        Field("take", TAKE, "how many: a number, {min, max} or all"),
        Field("by", BY, "who picks, or chance; not needed with take: all", lacking="E404"),
        optional("as", NAME, "a name for the candidate, in place of $it"),
        optional("if_none", IF_NONE, "what happens when there is nothing to pick"),
    ),
    "{from: opponents, where: [{same_tile: [you, $it]}], take: 1, by: you}",
)

COUNTED = Entry(
    "counted",
    "A set that is only counted.",
    (*_PICK, optional("as", NAME, "a name for the candidate, in place of $it")),
    "{from: opponents, where: [{stunned: $it}]}",
)

CHOICES = ("player", "tile", "card", "relic", "item", "banner", "region")
"""What a `choose` or a `needs` entry can ask for."""

NEED = Entry(
    "need",
    "A choice that must be possible; asked before anything is paid.",
    (
        Field("as", NAME, "the name of the answer"),
        Field("what", word(*CHOICES), "what is chosen"),
        *_PICK,
        Field("take", TAKE, "how many"),
        Field("by", BY, "who chooses", lacking="E404"),
    ),
    "{as: foe, what: player, from: opponents, where: [{targetable: $foe}], take: 1, by: you}",
)

CHOOSE_FIELDS = (
    Field("what", word(*CHOICES), "what is chosen"),
    *_PICK,
    Field("take", TAKE, "how many"),
    Field("by", BY, "who chooses", lacking="E404"),
    Field("if_none", IF_NONE, "what happens when there is nothing to choose", lacking="E404"),
)
