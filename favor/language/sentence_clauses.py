"""Clauses and how they are tied into sentences: one subject, "and", "then". Knows no verb and no rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from favor.language.sentence_scene import Noun, Scene, agree, capital

AND, THEN, STOP, AFTER = "and", "then", "stop", "after"
IF = "if"
"""Kind of a clause with a condition behind it; it can only end a sentence."""
STATE = "state"
"""Kind of a clause that says how somebody fares: no order can be made of it."""
LONGEST = 130
"""Clauses are tied only while the sentence stays shorter than this."""


@dataclass(frozen=True, slots=True)
class Clause:
    """What one subject does. `who` is empty for an order to the hearer; `act` still holds its `[gain/gains]` forms."""

    ref: str
    who: str
    act: str
    person: str = "you"
    link: str = AND
    """How the next clause may follow: and, then, stop (a new sentence), after ("Afterwards, ...")."""
    alone: bool = False
    """It starts a sentence of its own."""
    kind: str = ""
    """The verb, for those that merge or shorten."""

    @property
    def text(self) -> str:
        """The clause with its subject."""
        return f"{self.who} {self.predicate}".strip()

    @property
    def predicate(self) -> str:
        """The clause without its subject."""
        return agree(self.act, self.person)


def does(scene: Scene, ref: Any, act: str, link: str = AND, kind: str = "", noun: Noun | None = None) -> Clause:
    """A clause in which the player of `ref` does something; an order when that is the hearer."""
    noun = noun or scene.who(ref)
    spoken = scene.words["you"] if scene.named else ""
    who = spoken if noun.person == "you" else noun.full
    return Clause(str(ref), who, act, noun.person, link, kind=kind)


def tied(scene: Scene, clauses: Sequence[Clause]) -> list[str]:
    """Clauses as sentences without capital and full stop; what one subject does in a row becomes one sentence."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        if groups and _follows(groups[-1], clause):
            groups[-1].append(replace(clause, person=groups[-1][0].person))
        else:
            groups.append([clause])
    sentences = [_sentence(scene, group) for group in groups]
    for place in range(1, len(groups)):
        if groups[place - 1][-1].link == AFTER:
            sentences[place] = scene.say("afterwards", text=sentences[place])
    return sentences


def _follows(group: list[Clause], clause: Clause) -> bool:
    last = group[-1]
    if clause.kind == IF and (clause.who or group[0].who):
        return False
    if clause.alone or last.link in (STOP, AFTER) or last.ref != clause.ref or len(group) > 2:
        return False
    return sum(len(each.act) for each in group) + len(clause.act) < LONGEST


def _sentence(scene: Scene, group: list[Clause]) -> str:
    text = group[0].text
    for place, clause in enumerate(group[1:], 1):
        before, last = group[place - 1], place == len(group) - 1
        plain = before.link == AND
        comma = plain and not last and clause.link == AND and clause.kind != IF
        then = not plain and THEN not in [each.link for each in group[: place - 1]]
        link = "link.and_if" if clause.kind == IF else "link.then" if then else "link.and"
        text += (", " if comma else scene.words[link]) + clause.predicate
    return text


def paragraph(scene: Scene, clauses: Sequence[Clause]) -> str:
    """Clauses as finished sentences."""
    return " ".join(finished(text) for text in tied(scene, clauses))


def finished(text: str) -> str:
    """A sentence with its capital and its full stop."""
    return capital(text) if not text or text[-1] in ".!?\n" else f"{capital(text)}."


def running(scene: Scene, clauses: Sequence[Clause]) -> str:
    """Clauses behind a colon or a comma: the first without a capital, the last without its full stop."""
    first, *rest = tied(scene, clauses) or [scene.words["nothing"]]
    if not rest:
        return first.removesuffix(".")
    return " ".join([first if first[-1:] == "." else f"{first}.", *map(finished, rest)]).removesuffix(".")
