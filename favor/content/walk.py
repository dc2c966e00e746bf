"""The walk through one card: where we are, which names are known, what was found. Knows no field of the language."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from favor.content.reader import BROKEN, Path, Tree
from favor.language.fields import Bind, Entry, Field, Kind
from favor.model.problems import Problem

_GLUED = re.compile(r"[a-z_]+:\S.*")
_SHORT_LIST = 12


@dataclass(frozen=True, slots=True)
class Reference:
    """A place where one card names another."""

    section: str
    text: str
    path: Path
    card: Path
    tree: Tree


Check = Callable[["Walk", Any, Kind, Path], None]


class Walk:
    """Collects problems and references while the checks go through a tree."""

    def __init__(self, tree: Tree, checks: Mapping[str, Check]) -> None:
        self.tree = tree
        self.problems: list[Problem] = []
        self.references: list[Reference] = []
        self.section = ""
        self.card: Path = ()
        self.label = ""
        self.scope: Mapping[str, str] = {}
        self.event: Entry | None = None
        """The event a reaction with `timing: instead` answers."""
        self.pays = False
        self.fleeting = False
        """Inside a modifier, which outlives the names of the card."""
        self._checks = checks
        self._names_in_card: frozenset[str] | None = None

    def check(self, value: Any, kind: Kind, path: Path) -> None:
        """Check one value against the kind of its field; refused values were reported by the reader."""
        if value is not BROKEN:
            self._checks[kind.name](self, value, kind, path)

    def enter(self, section: str, path: Path, label: str) -> None:
        """Begin a new card."""
        self.section, self.card, self.label = section, path, label
        self.scope, self.event, self.pays, self.fleeting = {}, None, False, False
        self._names_in_card = None

    @contextmanager
    def names(self, binds: Iterable[Bind]) -> Iterator[None]:
        """Names that are known only inside."""
        before = self.scope
        self.bind(*binds)
        yield
        self.scope = before

    def bind(self, *binds: Bind) -> None:
        """Make names known to what follows."""
        self.scope = {**self.scope, **{bind.name: bind.kind for bind in binds}}

    def fresh(self, name: str, path: Path, kind: str = "") -> None:
        """E210 for a name that means something else already; `kind` is what it may be again."""
        if name in self.scope and self.scope[name] not in (kind, "anything"):
            self.say("E210", path, f"the name '{name}' is taken: it is a {self.scope[name]} here; choose another")

    def say(self, code: str, path: Path, sentence: str, at_key: bool = False) -> None:
        """Report a problem at a value, or at its key."""
        place = self.tree.key(path) if at_key else self.tree.place(path)
        inside = self._inside(path)
        self.problems.append(
            Problem(self.tree.source.name, *place, code, sentence, inside, self.tree.source.line(place[0]))
        )

    def refer(self, section: str, text: str, path: Path) -> None:
        """Remember that a card is named here."""
        self.references.append(Reference(section, text, path, self.card, self.tree))

    def wrong_type(self, value: Any, path: Path, wanted: str) -> None:
        """E203, or E109 where a colon without a space made text of a mapping."""
        if isinstance(value, str) and "mapping" in wanted and _GLUED.fullmatch(value):
            self.say("E109", path, f"write a space after '{value.partition(':')[0]}:'")
            return
        field = next((step for step in reversed(path) if isinstance(step, str)), "")
        hint = "; quote it" if wanted == "text" and isinstance(value, (bool, int)) else ""
        self.say("E203", path, f"'{field}' must be {wanted}, not {called(value)}{hint}")

    def unknown_name(self, name: str, path: Path) -> None:
        """E303 or E304 for a name with a dollar sign."""
        if self.fleeting:
            self.say("E303", path, f"'${name}' is not known in a modifier: it is read while it lasts, when names are gone")
        elif name in self._bound_somewhere():
            self.say("E304", path, f"'${name}' is used before it is bound{self._in_scope()}")
        else:
            self.say(
                "E303",
                path,
                f"'${name}' is not known here{near('$' + name, ['$' + n for n in self.scope])}{self._in_scope()}",
            )

    def record(
        self, value: Any, fields: tuple[Field, ...], path: Path, what: str, *, skip: tuple[str, ...] = ()
    ) -> bool:
        """Check a mapping against its fields; False when it is no mapping."""
        if value is BROKEN:
            return False
        if not isinstance(value, dict):
            self.wrong_type(value, path, "a mapping")
            return False
        self.shape(value, fields, path, what)
        for field in fields:
            if field.name in value and field.name not in skip:
                self.check(value[field.name], field.kind, (*path, field.name))
        return True

    def shape(self, value: dict[str, Any], fields: tuple[Field, ...], path: Path, what: str) -> None:
        """Unknown and missing fields; a misspelling that explains a missing field is all that is said of it."""
        known = [field.name for field in fields]
        explained = set()
        for key in value:
            if key in known:
                continue
            missing = [name for name in known if name not in value]
            guess = nearest(key, missing) or nearest(key, known)
            explained.add(guess)
            self.say(
                "E204",
                (*path, key),
                f"unknown field '{key}' in {what}{suggestion(key, missing or known, guess)}",
                at_key=True,
            )
        for field in fields:
            if field.required and field.name not in value and field.name not in explained:
                self.say(field.lacking, path, _missing(field, what))

    def _inside(self, path: Path) -> str:
        below = path[len(self.card) :]
        if below and isinstance(below[-1], str):
            below = below[:-1]
        if not self.label:
            return ""
        text = "".join(f"[{step}]" if isinstance(step, int) else f" > {step}" for step in below)
        return self.label + text

    def _in_scope(self) -> str:
        known = ", ".join(f"${name}" for name in sorted(self.scope))
        return f"; known here: {known}" if known else "; no name is known here"

    def _bound_somewhere(self) -> frozenset[str]:
        if self._names_in_card is None:
            card: Any = self.tree.data
            for step in self.card:
                card = card[step]
            self._names_in_card = frozenset(_bound_names(card))
        return self._names_in_card


def _bound_names(value: Any) -> Iterator[str]:
    """Every name the card binds anywhere with `as` or `name`, and those of its verbs."""
    if isinstance(value, list):
        for item in value:
            yield from _bound_names(item)
    if isinstance(value, dict):
        if isinstance(value.get("as"), str):
            yield value["as"]
        if value.get("do") == "each" and isinstance(value.get("name"), str):
            yield value["name"]
        if value.get("do") == "damage":
            yield from ("dealt", "lost")
        if value.get("do") == "challenge":
            yield from ("roller", "roll")
        for below in value.values():
            yield from _bound_names(below)


def called(value: Any) -> str:
    """What a message calls a value."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return f"the number {value}"
    if isinstance(value, str):
        return f"text ('{value[:40]}')"
    return "a list" if isinstance(value, list) else "a mapping"


def nearest(word: object, known: Iterable[str]) -> str:
    """The known word most like this one, or nothing."""
    return next(iter(difflib.get_close_matches(str(word), list(known), 1, 0.6)), "")


def near(word: object, known: Iterable[str]) -> str:
    """`; did you mean ...?`, where there is a likely word."""
    guess = nearest(word, known)
    return f"; did you mean '{guess}'?" if guess else ""


def suggestion(word: object, known: Iterable[str], guess: str = "") -> str:
    """The likely word, or the whole list where it is short."""
    names = sorted(known)
    guess = guess or nearest(word, names)
    if guess:
        return f"; did you mean '{guess}'?"
    if names and len(names) <= _SHORT_LIST:
        return f"; possible: {', '.join(names)}"
    return ""


def _missing(field: Field, what: str) -> str:
    if field.lacking == "E401":
        return f"a reaction to {what} must say '{field.name}:' (write 'anyone'/'any' to mean all)"
    if field.lacking == "E407":
        return f"{what} must say how long it lasts: '{field.name}:'"
    if field.lacking == "E403":
        return f"{what} has no bound: '{field.name}:' is missing"
    if field.lacking == "E404":
        return f"{what} lacks '{field.name}:' ({field.doc})"
    return f"{what} lacks '{field.name}' ({field.doc})"
