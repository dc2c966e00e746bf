"""Between the words of a scenario and the numbers of the rules: what an answer means. Changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from favor.model.actions import Action
from favor.model.geometry import SIDES as SIDE_NUMBERS
from favor.model.geometry import STEP, cell, xy
from favor.model.state import NONE, State
from favor.rules.inplay import FIRST_STATUS
from favor.rules.tables import REGISTER_OF_CARD
from favor.table.scenario_format import SIDES
from favor.table.scenario_steps import Answer

TURN_DEGREES = 90


def card_id(s: State, card: int) -> str:
    """The id a card goes by; an Event kept as an Item and the Item share theirs."""
    return str(s.book.sheets[card // REGISTER_OF_CARD].id)


def thing_id(s: State, thing: int) -> str:
    """The id of anything that can act: a card, a Banner (its region), a Boon, a status."""
    if thing >= 0:
        return card_id(s, thing)
    if thing <= FIRST_STATUS:
        lying = [status for held in s.statuses for status in held if status[0] == thing]
        return str(s.book.sheets[lying[0][1]].id) if lying else ""
    if thing <= -100:
        return str(s.book.sheets[s.book.characters[s.characters[-100 - thing]].boon].id)
    return str(s.book.regions[-10 - thing]) if thing <= -10 else ""


def tile_at(s: State, place: Any) -> int:
    """The tile on the cell [x, y], NONE where there is none."""
    return s.tile_at.get(cell(*place), NONE)


def fits(s: State, answer: Answer, about: str, subject: int, source: int) -> bool:
    """Whether an answer means this subject of a question."""
    how, value = answer
    if about == "turn":
        return how in ("turn", "number") and value == subject * TURN_DEGREES
    if about == "cell":
        return how == "cell" and cell(*value) == subject
    if about == "tile":
        return tile_at(s, value) == subject if how == "cell" else how == "word" and s.book.tiles[subject].id == value
    if about == "player":
        return how == "number" and value == subject + 1
    if about in ("banner", "region"):
        return how == "word" and s.book.regions[subject] in _readings(value)
    if about == "option":
        sheets = range(len(s.book.sheets)) if source < 0 else (source,)
        words = [word for sheet in sheets for word in option_words(s, sheet, subject)]
        return how == "word" and any(reading in words for reading in _readings(value))
    return how == "word" and value == thing_id(s, subject)


def _readings(value: str) -> tuple[str, str]:
    """A word, and without the pack that an example's words are given where they are ids of its cards too."""
    return value, value.rpartition(":")[2]


def meaning(s: State, answer: Answer, about: str, source: int, options: tuple[Action, ...]) -> Action | None:
    """The option that an answer means, None where it means none."""
    how, value = answer
    for option in options:
        kind, subject = option
        if kind in ("yes", "no"):
            if (how == "truth" and value == (kind == "yes")) or answer == ("word", kind):
                return option
        elif kind == "done":
            if how == "end" or answer == ("word", "done"):
                return option
        elif kind == "pick" and fits(s, answer, about, subject, source):
            return option
    return None


def guess(s: State, answer: Answer, about: str) -> Action | None:
    """The pick that an answer stands for, although it is not among the options: to ask why it is not."""
    how, value = answer
    if how == "truth":
        return ("yes", 0) if value else ("no", 0)
    if answer == ("word", "done") or how == "end":
        return ("done", 0)
    if how == "cell":
        return ("pick", cell(*value) if about == "cell" else tile_at(s, value))
    if how in ("number", "turn"):
        return ("pick", value // TURN_DEGREES if about == "turn" else value - 1)
    if value in s.book.regions:
        return ("pick", s.book.regions.index(value))
    return next((("pick", card) for card in _all_cards(s) if card_id(s, card) == value), None)


def _all_cards(s: State) -> Iterator[int]:
    for holding in (*s.hands, *s.relics, *s.items, *s.piles):
        yield from holding


def option_words(s: State, source: int, number: int) -> tuple[str, ...]:
    """Every word that means option `number` of a choice of this card: id, label, text."""
    if source < 0:
        return ()
    found = []
    for options in _choices(s.book.sheets[source].data):
        if number < len(options):
            found += [str(options[number][key]) for key in ("id", "label", "text") if key in options[number]]
    return tuple(found)


def _choices(data: Any) -> Iterator[list[dict[str, Any]]]:
    """The option lists of every choose_one inside a card."""
    if isinstance(data, dict):
        if data.get("do") == "choose_one":
            yield data["options"]
        for key, below in data.items():
            if key != "examples":
                yield from _choices(below)
    elif isinstance(data, list):
        for below in data:
            yield from _choices(below)


def wanted_action(s: State, seat: int, kind: str, about: Any, options: tuple[Action, ...]) -> Action:
    """The action a step means: one of the options where it is among them, else what would have to be there."""
    if kind == "move":
        return _move(s, seat, about, options)
    if kind == "attack":
        return ("attack", about - 1)
    if kind in ("play", "use"):
        return _card_action(s, seat, kind, about, options)
    return (kind, 0)


def _move(s: State, seat: int, where: Any, options: tuple[Action, ...]) -> Action:
    place = neighbour(s, seat, where) if isinstance(where, str) else cell(*where)
    tile = s.tile_at.get(place, NONE)
    for option in options:
        if option[0] == "move" and (option[1] == place or (tile != NONE and s.tile_at.get(option[1], -2) == tile)):
            return option
    return ("move", s.cell_of[tile] if tile == s.book.altar else place)


def neighbour(s: State, seat: int, side: str) -> int:
    """The cell on that side of the tile a player stands on; beyond the Altar it is the Settlement's."""
    number = SIDE_NUMBERS[SIDES.index(side)]
    tile = s.places[seat]
    return s.cell_of[tile] + STEP[number] * (2 if tile == s.book.altar else 1)


def _card_action(s: State, seat: int, kind: str, id: str, options: tuple[Action, ...]) -> Action:
    for option in options:
        if option[0] == kind and card_id(s, option[1]) == id:
            return option
    held = s.hands[seat] if kind == "play" else (*s.items[seat], *s.relics[seat])
    card = next((card for card in held if card_id(s, card) == id), NONE)
    if card == NONE:
        sections = ("actions",) if kind == "play" else ("events", "items", "relics")
        sheet = next((s.book.by_id[section, id] for section in sections if (section, id) in s.book.by_id), NONE)
        card = sheet * REGISTER_OF_CARD if sheet != NONE else NONE
    return (kind, card)


def describe(s: State, seat: int, about: str, source: int, options: tuple[Action, ...]) -> str:
    """An open question with its answers, as a scenario would write them."""
    if about == "action":
        return f"player {seat + 1} may choose an action"
    said = ", ".join(_called(s, about, source, option) for option in options)
    return f"player {seat + 1} is asked about {about}: {said}"


def _called(s: State, about: str, source: int, option: Action) -> str:
    kind, subject = option
    if kind != "pick":
        return {"yes": "true", "no": "false"}.get(kind, kind)
    if about == "player":
        return str(subject + 1)
    if about == "turn":
        return str(subject * TURN_DEGREES)
    if about == "cell":
        return str(list(xy(subject)))
    if about == "tile":
        return str(list(xy(s.cell_of[subject])))
    if about in ("banner", "region"):
        return str(s.book.regions[subject])
    if about == "option":
        return next(iter(option_words(s, source, subject)), str(subject + 1))
    return thing_id(s, subject)
