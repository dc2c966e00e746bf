""""What can I do?": legal actions grouped and ranked, and the reasons for the rest. Knows words of actions, no game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from favor.language.handbook_subjects import ACTIONS
from favor.language.handbook_subjects import REASONS as REASON_PAGES
from favor.language.reasons import sentence
from favor.language.tongue import t, told
from favor.model.actions import Action, Reason


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action with what its subject is called and costs, as far as anybody knows."""

    action: Action
    name: str = ""
    cost: int | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something that cannot be done now."""

    kind: str
    reason: Reason
    name: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the answer; `actions` are those it stands for, none where `reason` says why not."""

    text: str
    cost: int | None
    actions: tuple[Action, ...]
    reason: str
    section: str


@dataclass(frozen=True, slots=True)
class Group:
    """Lines that belong together."""

    id: str
    title: str
    lines: tuple[Line, ...]


GROUPS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("answer", t("You are asked"), ("yes", "pick", "done", "no")),
    ("favor", t("Favor within reach"), ("offer", "capture")),
    ("here", t("On this tile"), ("delve", "attack")),
    ("yours", t("What you hold"), ("boon", "use", "play")),
    ("move", t("Where you can go"), ("move",)),
    ("end", t("When you are done"), ("end_turn",)),
)
"""The groups, best first, with the kinds of action in each, best first."""
LAST = ("refused", t("Not now"))
OTHER = ("other", t("Also possible"))

LINES: Mapping[str, str] = told(
    {
        "move": "Move to {name}",
        "delve": "Delve for a Relic",
        "offer": "Offer Relics for Favor",
        "capture": "Settle: roll for the Banner here",
        "attack": "Attack {name}",
        "boon": "Use your Boon",
        "play": "Play {name}",
        "use": "Use {name}",
        "end_turn": "End the turn",
        "pick": "{name}",
        "yes": "Yes",
        "no": "No",
        "done": "Done",
    }
)
"""A line for each kind of action."""
BARE = told({"move": "Move", "attack": "Attack", "play": "Play", "use": "Use"})
"""The same where there is no name to put into it."""


def what_can_i_do(choices: Sequence[Choice], refusals: Sequence[Refusal] = ()) -> tuple[Group, ...]:
    """All of it: each action stands in exactly one line, each refusal in the last group; empty groups are left out.

    Choices that read alike share a line. Within a kind they keep the order in which they come.
    """
    known = tuple(kind for _, _, kinds in GROUPS for kind in kinds)
    groups = [Group(id, title, _lines(choices, kinds)) for id, title, kinds in GROUPS]
    others = tuple(dict.fromkeys(choice.action[0] for choice in choices if choice.action[0] not in known))
    groups.append(Group(*OTHER, _lines(choices, others)))
    groups.append(Group(*LAST, _merged(map(_refused, refusals))))
    return tuple(group for group in groups if group.lines)


def _lines(choices: Sequence[Choice], kinds: Iterable[str]) -> tuple[Line, ...]:
    return _merged(_line(choice) for kind in kinds for choice in choices if choice.action[0] == kind)


def _line(choice: Choice) -> Line:
    kind = choice.action[0]
    return Line(_words(kind, choice.name), choice.cost, (choice.action,), "", ACTIONS.get(kind, "turn"))


def _refused(refusal: Refusal) -> Line:
    page = REASON_PAGES.get(refusal.reason.key) or ACTIONS.get(refusal.kind, "turn")
    return Line(_words(refusal.kind, refusal.name), None, (), sentence(refusal.reason), page)


def _words(kind: str, name: str) -> str:
    line = LINES.get(kind, kind.replace("_", " ").capitalize() + " {name}")
    if name or "{name}" not in line:
        return line.format(name=name)
    return BARE.get(kind) or kind.capitalize()


def _merged(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Lines that read alike become one that stands for all their actions."""
    found: dict[tuple[str, int | None, str], Line] = {}
    for line in lines:
        key = (line.text, line.cost, line.reason)
        held = found.get(key)
        found[key] = replace(held, actions=held.actions + line.actions) if held is not None else line
    return tuple(found.values())
