"""What a player may answer: actions, decisions, refusals. Knows no rule."""

from __future__ import annotations

from dataclasses import dataclass

Action = tuple[str, int]
"""(kind, subject). In step 2: move (cell), delve, offer, capture, boon, attack (seat), play (card), use (card or relic),
end_turn; answers: pick (whatever the decision is about), done, yes, no. Subjects that do not apply are 0."""

TURN_ACTIONS = ("move", "delve", "offer", "capture", "boon", "attack", "play", "use", "end_turn")
ABOUT = (
    "action", "yes_no", "player", "card", "relic", "item", "banner", "region", "tile", "cell", "turn", "option", "status",
)  # fmt: skip
"""What a decision can be about, and so what the subject of a pick is: seat, card, card, card, region, region, tile,
cell, quarter turns, number of the option, thing."""

DONE: Action = ("done", 0)
END_TURN: Action = ("end_turn", 0)


@dataclass(frozen=True, slots=True)
class Decision:
    """An open question: who is asked, about what, why (`prompt` is a key of the word catalogue or a card's own sentence),
    the definition it comes from (`source`, -1 for the rulebook) and all legal answers in a fixed order."""

    seat: int
    about: str
    prompt: str
    source: int
    options: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not possible: a key of the word catalogue with the values its sentence needs."""

    key: str
    values: tuple[tuple[str, int | str], ...] = ()


class IllegalAction(ValueError):
    """The action is not among the options; nothing has changed."""


class LoopError(RuntimeError):
    """Cards answered each other without end (effects R701, R702); `chain` names them. The game must be rebuilt."""

    def __init__(self, code: str, chain: tuple[str, ...]) -> None:
        super().__init__(f"{code} the cards answer each other without end: " + " > ".join(chain[-12:]))
        self.code = code
        self.chain = chain
