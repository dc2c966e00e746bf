"""The tongue that is spoken: English, or what language files say. Chosen once, before the words are read; knows no file.

The English sentence is the key, as with gettext: `t("Go on")` gives it in the tongue that is spoken, or in English where that
tongue has no such line. It is asked where a sentence is defined, so whoever uses the sentence need not think of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import lru_cache
from gettext import c2py
from types import MappingProxyType

from favor.model.problems import Problem

ENGLISH_CODE = "en"
ENGLISH_PLURAL = "n != 1"
PIECE = re.compile(r"\{(\d+)(?:\|([^}]*))?\}")
"""In a line: {0} is its first value; {1|Heart|Hearts} a number with its noun, which has as many forms as the tongue."""


@dataclass(frozen=True, slots=True)
class Tongue:
    """What there is of one language. What is missing is said in English. Texts of cards come with the content.

    `plural` is a rule as gettext has it: which form of a noun goes with the number n. `otherwise` is asked for every line
    that is not among `lines`.
    """

    code: str = ENGLISH_CODE
    name: str = "English"
    plural: str = ENGLISH_PLURAL
    lines: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    sentences: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Templates of the texts of cards, by key."""
    otherwise: Callable[[str], str] = str
    problems: tuple[Problem, ...] = ()
    """What was wrong with its files."""

    def line(self, english: str) -> str:
        """A sentence of the program."""
        found = self.lines.get(english)
        return self.otherwise(english) if found is None else found

    def form(self, number: int) -> int:
        """Which form of a noun goes with that number."""
        return rule(self.plural)(abs(number))


@lru_cache(maxsize=8)
def rule(plural: str) -> Callable[[int], int]:
    """A plural rule to be asked; ValueError where it is none."""
    found: Callable[[int], int] = c2py(plural)
    return found


ENGLISH = Tongue()
_SPOKEN: ContextVar[Tongue] = ContextVar("spoken", default=ENGLISH)


def speak(tongue: Tongue) -> None:
    """From here on this tongue is spoken. Modules of words that are loaded already keep the one they were read in."""
    _SPOKEN.set(tongue)


def spoken() -> Tongue:
    """The tongue that is spoken."""
    return _SPOKEN.get()


def t(english: str) -> str:
    """The sentence in the tongue that is spoken."""
    return spoken().line(english)


def told(lines: Mapping[str, str]) -> Mapping[str, str]:
    """The same table with its sentences in the tongue that is spoken."""
    return MappingProxyType({key: t(line) for key, line in lines.items()})


def all_told(*lines: str) -> tuple[str, ...]:
    """Several sentences."""
    return tuple(map(t, lines))


def templates(english: Mapping[str, str]) -> Mapping[str, str]:
    """The templates of card texts; these are found by their key, since many a short word stands for several."""
    tongue = spoken()
    return MappingProxyType({key: tongue.sentences.get(key) or tongue.otherwise(text) for key, text in english.items()})


def form_of(number: int, forms: str) -> str:
    """The form of a noun that goes with the number, out of `Heart|Hearts`."""
    each = forms.split("|")
    return each[min(spoken().form(number), len(each) - 1)]


def counted(number: int, forms: str) -> str:
    """A number with its noun, out of `Heart|Hearts`; the minus sign is left to the words around it."""
    return f"{abs(number)} {form_of(number, forms)}"


def filled(template: str, *values: object) -> str:
    """A sentence with its values; {1|Heart|Hearts} is a number with its noun."""

    def put(found: re.Match[str]) -> str:
        value = values[int(found[1])]
        return counted(int(str(value)), found[2]) if found[2] is not None else str(value)

    return PIECE.sub(put, template)
