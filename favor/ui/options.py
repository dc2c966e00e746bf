"""The words of an answer that is neither a card nor a place: yes, done, a player, a region, one of several sentences."""

from __future__ import annotations

from typing import Any

from favor.language.tongue import filled
from favor.model.actions import Action
from favor.ui.names import pretty
from favor.ui.odds import Odds
from favor.ui.parts.showing import Showing
from favor.ui.preview import roll_words
from favor.ui.text import plain
from favor.ui.words_reading import PREVIEW
from favor.ui.words_table import ANSWERS

PLAIN = ("yes", "no", "done", "end_turn", "delve", "offer", "capture", "boon")
"""Kinds of answer that need no further word."""


def option_words(show: Showing, answer: Action) -> tuple[str, str]:
    """The words of an answer with the odds of the roll it brings, and the name of the colour that goes with it."""
    said, colour_of = _words(show, answer)
    odds = show.chances.get(answer)
    if odds is None or _comes_anyway(show, odds):
        return said, colour_of
    rolls = roll_words(show, odds, PREVIEW["odds"], PREVIEW["no odds"], is_named=show.about == "player")
    return filled(PREVIEW["with odds"], said, rolls), colour_of


def _comes_anyway(show: Showing, odds: Odds) -> bool:
    """Does somebody else make that roll whatever is answered? Then no answer is chosen for its sake."""
    asked = show.question.seat if show.question is not None else odds.seat
    return odds.seat != asked and all(show.chances.get(answer) == odds for answer in show.options)


def _words(show: Showing, answer: Action) -> tuple[str, str]:
    kind, subject = answer
    if kind in PLAIN:
        return ANSWERS[kind], ""
    if kind == "attack" or kind == "pick" and show.about == "player":
        return _player(show, subject)
    if kind == "pick" and show.about in ("region", "banner"):
        regions = show.catalog.section("regions")
        return show.names.region(subject), regions[subject].id if subject < len(regions) else ""
    if kind == "pick" and show.about == "option":
        return option_sentence(show, subject), ""
    if kind == "pick" and show.about == "status":
        return _status(show, subject), ""
    if kind in ("play", "use") or show.about in ("card", "relic", "item"):
        return show.names.card(subject), ""
    return f"{pretty(kind)} {subject}", ""


def _player(show: Showing, seat: int) -> tuple[str, str]:
    if not 0 <= seat < len(show.view.players):
        return filled(ANSWERS["player"], seat + 1), ""
    return show.names.seat(seat), show.view.players[seat].character


def _status(show: Showing, thing: int) -> str:
    for player in show.view.players:
        for status in player.statuses:
            if status.thing == thing:
                return filled(ANSWERS["status on"], show.names.title("statuses", status.id), show.names.seat(player.seat))
    return filled(ANSWERS["status"], thing)


def option_sentence(show: Showing, number: int) -> str:
    """What one of several options of the asking card is called and does."""
    question = show.question
    found = show.names.definition(question.source_section, question.source_id) if question is not None else None
    if found is None:
        return filled(ANSWERS["option"], number + 1)
    told = show.names.sentences.options(found)
    if number < len(told):
        label, spans = told[number]
        return f"{label}: {plain(spans)}" if label else plain(spans)
    options = list(_options(found.data))
    label = options[number].get("label", "") if number < len(options) and isinstance(options[number], dict) else ""
    lines = plain(show.names.sentences.text(found)).split("\n")
    spelled = next((line for line in lines if label and line.startswith(f"• {label}:")), "")
    return spelled.removeprefix("• ") or str(label) or filled(ANSWERS["option"], number + 1)


def left_out(show: Showing) -> tuple[Action, ...]:
    """The options of the asking card that are not offered, since they cannot be paid or would change nothing (ruling 98)."""
    question = show.question
    found = show.names.definition(question.source_section, question.source_id) if question is not None else None
    if found is None or show.about != "option" or _lists(found.data) != 1:  # of several lists one cannot tell which is asked
        return ()
    return tuple(("pick", n) for n in range(len(_options(found.data))) if ("pick", n) not in show.options)


def _lists(data: Any) -> int:
    """How many lists of options there are in a card's data."""
    if isinstance(data, dict):
        return isinstance(data.get("options"), list) + sum(_lists(value) for value in data.values())
    return sum(map(_lists, data)) if isinstance(data, (list, tuple)) else 0


def _options(data: Any) -> list[Any]:
    """The first list of options found in a card's data, wherever it stands."""
    if isinstance(data, dict):
        if isinstance(data.get("options"), list):
            return list(data["options"])
        data = list(data.values())
    if not isinstance(data, (list, tuple)):
        return []
    return next((found for found in map(_options, data) if found), [])
