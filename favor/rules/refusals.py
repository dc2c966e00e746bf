"""Why something is not possible, as a key and numbers for the sentence; built on the same predicates as the menu."""

from __future__ import annotations

from favor.model.actions import Action, Reason
from favor.model.state import State
from favor.rules import menu
from favor.rules.tables import COST_ATTACK, COST_CAPTURE, COST_DELVE, COST_MOVE, COST_OFFER, REGISTER_OF_CARD
from favor.rules.values import card_cost, cost

_PRICES = (
    ("move", COST_MOVE), ("delve", COST_DELVE), ("offer", COST_OFFER), ("capture", COST_CAPTURE), ("attack", COST_ATTACK),
)  # fmt: skip


def why_not(s: State, options: tuple[Action, ...], seat: int, intent: Action, target: int | None) -> Reason | None:
    """The reason, None when the action is possible."""
    if s.winner >= 0:
        return Reason("game_over")
    if s.ask is None or s.ask[0] != seat:
        return Reason("not_your_question")
    if s.ask[1] != "action" or intent[0] not in menu.REFUSALS:
        return None if intent in options else Reason("not_among_answers")
    key = menu.REFUSALS[intent[0]](s, seat, intent[1])
    if target is not None and key in ("", "no_target", "no_effect"):
        key = menu.refuse_target(s, seat, intent, target) or key
    return Reason(key, _numbers(s, seat, intent, key)) if key else None


def _numbers(s: State, seat: int, intent: Action, key: str) -> tuple[tuple[str, int | str], ...]:
    if key != "energy":
        return ()
    if intent[0] == "play":
        return (("cost", card_cost(s, seat, intent[1] // REGISTER_OF_CARD)), ("energy", s.energy[seat]))
    target = dict(_PRICES).get(intent[0])
    return (("cost", cost(s, seat, target) if target else 0), ("energy", s.energy[seat]))
