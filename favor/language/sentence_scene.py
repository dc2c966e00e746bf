"""What is being told and to whom: nouns, agreement, templates, names already mentioned. Knows no verb and no rule."""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from favor.language.sentence_spoken import SPOKEN
from favor.language.tongue import form_of
from favor.model.catalog import Catalog
from favor.model.definitions import Definition

_HOLE = re.compile(r"\{(\w+)(?::([^}]*))?\}")
_AGREE = re.compile(r"\[([^/\]]*)/([^\]]*)\]")


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun phrase. `person` is you, one or many; `tail` holds what stands behind the head ("on your Tile")."""

    text: str
    person: str = "one"
    tail: str = ""
    later: str = "they"
    """How it is called when it is named again: they, it, them."""

    @property
    def full(self) -> str:
        """The whole phrase."""
        return f"{self.text} {self.tail}".strip()


YOU = Noun(SPOKEN["you"], "you")
THEY = Noun(SPOKEN["they"], "many")
IT = Noun(SPOKEN["it"], "one", later="it")
Part = str | int | Noun
SPOTS = ("altar", "this_tile")
"""Tiles that have a name of their own."""


def agree(text: str, person: str) -> str:
    """`[gain/gains]` settled for the subject."""
    return _AGREE.sub(lambda found: found[2] if person == "one" else found[1], text)


def listed(parts: list[str], word: str) -> str:
    """a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def article(text: str) -> str:
    """The text with its indefinite article."""
    is_soft = text[:1].lower() in SPOKEN["article.an.before"]
    return SPOKEN["article.an" if is_soft else "article.a"].replace("{thing}", text)


def has_article(text: str) -> bool:
    """Does it begin with an article already?"""
    return text.lower().startswith(tuple(SPOKEN["article.any"].split("|")))


def capital(text: str) -> str:
    """The text with a capital at its start."""
    return text[:1].upper() + text[1:]


class Wording(ChainMap[str, str]):
    """Templates by key. A key that nobody has written a template for still makes a word: its own last part."""

    def __missing__(self, key: str) -> str:
        return key.rsplit(".", 1)[-1].strip("$").replace("_", " ")


@dataclass
class Scene:
    """One card being put into words. It remembers who was named, so that the next time a pronoun will do."""

    card: Definition
    catalog: Catalog
    words: Mapping[str, str]
    makers: Mapping[str, Callable[[Scene, Any], Any]]
    hearer: str = "you"
    """The role or bound name that the sentence speaks to."""
    named: bool = False
    """Whether the hearer is called "you" even where an order would do."""
    names: dict[str, Any] = field(default_factory=dict)
    event: str = ""
    """The event that the present steps answer."""

    def inside(self, **changes: Any) -> Scene:
        """The same scene for a part of the card; names stay shared."""
        return replace(self, **changes)

    def say(self, key: str, **parts: Part) -> str:
        """The template of that key with its holes filled."""
        return _HOLE.sub(lambda hole: self._fill(hole, parts), self.words[key])

    def knows(self, key: str) -> bool:
        """Whether there is a template of that key."""
        return key in self.words

    def _fill(self, hole: re.Match[str], parts: Mapping[str, Part]) -> str:
        part = parts[hole[1]]
        if hole[2] is not None:
            return form_of(int(str(part)), hole[2]) if str(part).isdecimal() else hole[2].rpartition("|")[2]
        return self.object(part) if isinstance(part, Noun) else str(part)

    def object(self, noun: Noun) -> str:
        """A noun behind a verb or preposition."""
        return self.words["them"] if noun.full == self.words["they"] else noun.full

    def whose(self, noun: Noun, thing: str) -> str:
        """Something that belongs to somebody: your hand, their hand, the hand of an opponent on your Tile."""
        if noun.person == "you":
            return f"{self.words['your']} {thing}"
        if noun.full == self.words["they"]:
            return f"{self.words['their']} {thing}"
        if noun.tail:
            return self.say("of", thing=thing, who=noun)
        return self.say("owned", who=noun, thing=thing)

    def who(self, ref: Any) -> Noun:
        """Who or what a field means, as it should be called now."""
        if isinstance(ref, Mapping):
            return self.pick(ref)
        if ref == self.hearer:
            return YOU
        if ref in SPOTS:
            return Noun(self.words[f"place.{ref}"], later="it")
        if not ref.startswith("$") and ref not in self.names:
            return Noun(self.words[f"role.{ref}"], "you" if ref == "you" else "one")
        return self._bound(ref.removeprefix("$"))

    def _bound(self, name: str) -> Noun:
        found = self.names.get(name, Noun(self.words["somebody"]))
        noun = found if isinstance(found, Noun) else self.pick(found)
        person = "one" if noun.later == "it" else "many"
        self.names[name] = noun if noun.person == "you" else Noun(self.words[noun.later], person, later=noun.later)
        return noun

    def again(self, ref: Any) -> Noun:
        """The pronoun for somebody just named."""
        return YOU if ref == self.hearer or ref == "you" else THEY

    def pick(self, selector: Any) -> Noun:
        """The noun phrase of a selector."""
        noun: Noun = self.makers["pick"](self, selector)
        return noun

    def amount(self, amount: Any) -> str:
        """An amount in words."""
        return str(self.makers["amount"](self, amount))

    def clause(self, condition: Any) -> str:
        """A condition as a clause."""
        return str(self.makers["clause"](self, condition))

    def place(self, ref: Any) -> str:
        """A tile, or the tile of a player."""
        noun = self.who(ref)
        is_tile = isinstance(ref, Mapping) or noun.later == "it"
        return self.object(noun) if is_tile else self.whose(noun, self.words["tile"])
