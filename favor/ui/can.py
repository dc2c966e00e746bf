""""What can I do?" for the position on the table: names and prices of all legal actions, reasons for the rest. Knows no rule."""

from __future__ import annotations

from favor.language.handbook_can import Choice, Group, Refusal, what_can_i_do
from favor.model.actions import TURN_ACTIONS, Action
from favor.model.geometry import cell
from favor.table.sitting import Sitting
from favor.ui import wording
from favor.ui import words_reading as words
from favor.ui.names import sheet_number
from favor.ui.options import option_words
from favor.ui.parts.showing import Showing, tile_at

NAMELESS = ("delve", "offer", "capture", "boon", "end_turn", "yes", "no", "done")
FACE_DOWN = -1
"""Stands for all cards of the hand while they lie face down: which of them could be played, for how much, is not told."""
REFUSABLE = tuple(kind for kind in TURN_ACTIONS if kind not in ("play", "use"))


def groups(sitting: Sitting, show: Showing) -> tuple[Group, ...]:
    """Every legal answer of the viewer in a line, and why the rest is not possible now."""
    seen = [action for action in show.options if not _lies(show, action)]
    choices = [Choice(action, name_of(show, action), show.prices.get(action)) for action in seen]
    if show.about == "action" and show.me is not None and show.me.hand and not show.peeking:
        choices.append(Choice(("play", FACE_DOWN), words.CAN["hidden"]))
    elif len(seen) < len(show.options):
        choices.append(Choice(("pick", FACE_DOWN), words.CAN["hidden"]))
    return what_can_i_do(choices, refusals(sitting, show) if show.about == "action" and show.options else ())


def refusals(sitting: Sitting, show: Showing) -> list[Refusal]:
    """The kinds of action that are not possible now, and the cards of the hand that cannot be played, each with its reason."""
    found = []
    for kind in REFUSABLE:
        reason = None if show.of_kind(kind) else sitting.why_not(wording.intent_of(show, kind))
        if reason is not None:
            found.append(Refusal(kind, reason))
    playable = [sheet_number(subject) for kind, subject in show.options if kind == "play"]
    for card in show.me.hand if show.me is not None and show.peeking else ():
        reason = None if sheet_number(card.number) in playable else sitting.why_not(("play", card.number))
        if reason is not None:
            found.append(Refusal("play", reason, show.names.card(card.number)))
    return found


def name_of(show: Showing, action: Action) -> str:
    """What an action is about, in words."""
    kind, subject = action
    if kind in NAMELESS:
        return ""
    if kind == "move" or kind == "pick" and show.about == "cell":
        return _place(show, subject)
    if kind == "pick" and show.about == "tile":
        return show.names.tile(subject)
    if kind == "pick" and show.about == "turn":
        return words.CAN["turned"].format(n=subject)
    if kind == "play" or kind == "pick" and show.about == "card":
        return show.names.card(subject)
    return option_words(show, action)[0]


def _lies(show: Showing, action: Action) -> bool:
    """Is it about a card that lies face down on the table?"""
    is_card = action[0] == "play" or action[0] == "pick" and show.about == "card"
    held = show.me.hand if show.me is not None and not show.peeking else ()
    return is_card and any(sheet_number(card.number) == sheet_number(action[1]) for card in held)


def _place(show: Showing, place: int) -> str:
    tile = tile_at(show.view, place)
    if tile is not None:
        return show.names.tile(tile.number)
    regions = next((spot.regions for spot in show.view.spots if cell(spot.x, spot.y) == place), ())
    if not regions:
        return words.CAN["unexplored"]
    return words.CAN["stack"].format(region=" / ".join(show.names.region_of(region) for region in regions))
