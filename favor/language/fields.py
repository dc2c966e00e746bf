"""What a vocabulary entry is made of: kinds of values, fields, entries. Knows no word of the vocabulary."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Kind:
    """What may stand in a field. `name` says which check applies; the rest narrows it."""

    name: str
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    """Bounds of a number or a list. Of a player or a tile: `low=1` leaves no room for a selector, `high=1` means one alone."""
    section: str = ""
    """The section whose ids may stand here."""
    item: Kind | None = None
    """What each entry of a list is."""
    record: tuple[Field, ...] = ()
    """The fields of a mapping."""
    what: str = ""
    """How a message calls it."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of an entry, with the line that explains it."""

    name: str
    kind: Kind
    doc: str
    required: bool = True
    lacking: str = "E202"
    """The code of the error when a required field is missing."""


@dataclass(frozen=True, slots=True)
class Bind:
    """A name that an entry makes known to what comes after or stands inside."""

    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One word of the language: its fields, its explanation, an example that must check clean."""

    name: str
    doc: str
    fields: tuple[Field, ...]
    example: str
    binds: tuple[Bind, ...] = ()
    """Known to everything after (a verb) or inside (an event)."""
    inner: tuple[Bind, ...] = ()
    """Known only inside the entry's own step lists."""
    windows: tuple[str, ...] = ()
    """For an event: verbs that fit it with `timing: instead`."""
    compares: bool = False
    """For a condition or number: comparison words follow."""
    one_of: tuple[str, ...] = ()
    """At least one of these fields must be there."""
    instead: bool = False
    """For a verb: only with `timing: instead`."""

    def field(self, name: str) -> Field | None:
        """The field of that name."""
        return next((field for field in self.fields if field.name == name), None)


def optional(name: str, kind: Kind, doc: str) -> Field:
    """A field that may be left out."""
    return Field(name, kind, doc, required=False)


def word(*words: str) -> Kind:
    """One word out of a list."""
    return Kind("word", words=words, what="a word")


def number(low: int, high: int) -> Kind:
    """A whole number in a range."""
    return Kind("number", low=low, high=high, what="a whole number")


def reference(section: str) -> Kind:
    """The id of an entry of a section."""
    return Kind("reference", section=section, what=f"an id of '{section}'")


def listing(item: Kind, low: int = 1, high: int = 200) -> Kind:
    """A list of things of one kind."""
    return Kind("list", item=item, low=low, high=high, what="a list")


def words(*choices: str) -> Kind:
    """One word out of a list, or several as a list."""
    return Kind("words", words=choices, what="a word or a list of words")


def record(*fields: Field, what: str = "a mapping") -> Kind:
    """A mapping with these fields."""
    return Kind("record", record=fields, what=what)


TEXT = Kind("text", what="text")
BOOL = Kind("bool", what="true or false")
TRUE = Kind("true", what="true")
ID = Kind("id", what="an id")
NAME = Kind("name", what="a name")
"""A word that a value is bound to; used later with a dollar sign."""

PLAYER = Kind("player", what="a player")
NAMED_PLAYER = Kind("player", low=1, what="a role or a bound player")
ONE_PLAYER = Kind("player", low=1, high=1, what="a role or a bound player, one alone")
PICKED_PLAYER = Kind("player", high=1, what="one player")
ONE_OR_NOBODY = Kind("player", words=("nobody",), low=1, high=1, what="one player or nobody")
PATTERN = Kind("pattern", words=("you", "opponents", "anyone", "holder", "active_player"), what="a role")
PLACE = Kind("place", what="a tile, or the player who stands there")
ONE_PLACE = Kind("place", low=1, high=1, what="a tile that is named, or the one a player stands on")
PICKED_PLACE = Kind("place", high=1, what="one tile, or the one a player stands on")
CARDS = Kind("cards", what="cards")
BANNER = Kind("banner", what="a Banner")
ANYTHING = Kind("anything", high=1, what="a bound name or a role")
GROUP = Kind("group", what="a selector")
RESULT = Kind("bound", words=("result", "roll"), what="the name of a Challenge")
ROLL = Kind("bound", words=("roll",), what="the name of a roll")

AMOUNT = Kind("amount", what="an amount")
SOME = Kind("amount", low=1, what="an amount; a plain number is at least 1")
CONDITION = Kind("condition", what="a condition")
CONDITIONS = listing(CONDITION)
STEPS = Kind("steps", what="a list of steps")
COSTS = listing(Kind("cost", what="a cost"))
NEEDS = listing(Kind("need", what="a choice"))
DURATION = Kind("duration", what="a duration")
MODIFIERS = listing(Kind("modifier", what="a modifier"))
REACTIONS = listing(Kind("reaction", what="a reaction"))
STATUS = Kind("reference", words=("bound",), section="statuses", what="a status, or a bound one")
TAKE = Kind("take", low=1, high=20, what="a number, {min, max} or all")
RANGE = Kind("range", low=0, high=20, what="a mapping {min, max}")
FREE = Kind("free", what="anything")
"""Read by another part of the program, which checks it itself."""
