"""Answers in words that stay readable and parse back: ids, seats and cells instead of numbers. Changes nothing.

`move 1,-2`, `attack 2`, `play snipe`, `delve`, `end_turn`, `yes`, `done`; an answer to a question is `choose` and what is
chosen: an id, `seat 2`, `1,-2`, `turn 90`, `option 2`. Of several answers with the same words (two copies of a card in one
hand) all but the first carry their number: `play snipe #2`.
"""

from __future__ import annotations

from favor.model.actions import Action, Decision
from favor.model.geometry import xy
from favor.model.state import State
from favor.table.scenario_words import TURN_DEGREES, card_id, thing_id

ALONE = ("delve", "offer", "capture", "boon", "end_turn", "done", "yes", "no")
"""Kinds of action that need no further word."""


def answer_words(state: State, decision: Decision, action: Action) -> str:
    """The words for one of the options of an open question."""
    words = _words(state, decision.about, action)
    before = decision.options[: decision.options.index(action)]
    same = sum(_words(state, decision.about, option) == words for option in before if option[0] == action[0])
    return f"{words} #{same + 1}" if same else words


def find_answer(state: State, decision: Decision, text: str) -> Action | None:
    """The option that these words mean; None when it is not among the options."""
    words, _, number = text.partition(" #")
    if number and (not number.isdecimal() or len(number) > 3 or int(number) < 2):
        return None
    left = int(number or 1)
    kind = "pick" if words.startswith("choose ") else words.partition(" ")[0]
    for option in decision.options:
        left -= option[0] == kind and _words(state, decision.about, option) == words
        if not left:
            return option
    return None


def source_id(state: State, decision: Decision) -> str:
    """The id of the card that asks; empty for the rulebook."""
    return str(state.book.sheets[decision.source].id) if decision.source >= 0 else ""


def _words(s: State, about: str, action: Action) -> str:
    kind, subject = action
    if kind in ALONE:
        return kind
    if kind == "pick":
        return f"choose {_chosen(s, about, subject)}"
    return f"{kind} {_object(s, kind, subject)}"


def _object(s: State, kind: str, subject: int) -> str:
    if kind == "move":
        return _cell(subject)
    return str(subject + 1) if kind == "attack" else card_id(s, subject)


def _chosen(s: State, about: str, subject: int) -> str:
    if about == "player":
        return f"seat {subject + 1}"
    if about == "turn":
        return f"turn {subject * TURN_DEGREES}"
    if about == "option":
        return f"option {subject + 1}"
    if about == "cell":
        return _cell(subject)
    if about == "tile":
        return str(s.book.tiles[subject].id)
    return str(s.book.regions[subject]) if about in ("banner", "region") else thing_id(s, subject)


def _cell(place: int) -> str:
    x, y = xy(place)
    return f"{x},{y}"
