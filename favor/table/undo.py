"""How far back one may go: read off the events of each decision, never marked by hand. Knows no window.

A decision can be taken back while nothing has become known since and nobody else has decided since.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType

from favor.language.logtext import Names
from favor.language.tongue import told
from favor.model.actions import Action
from favor.model.events import Event
from favor.model.state import State
from favor.rules.game import Game

Unknown = tuple[int, ...]

BARRIERS = MappingProxyType(
    {
        "won": "over",
        "turn_over": "turn",
        "tile_drawn": "tile",
        "die": "die",
        "rerolled": "die",
        "trap_drawn": "trap",
        "trap_sprung": "trap",
        "god_drawn": "card",
        "event_drawn": "card",
        "drew": "card",
        "hand_taken": "card",
        "relic_gained": "card",
        "hand_discarded": "card",
    }
)
"""Events that make something known, and the kind of barrier that they are. A tile is known once it is drawn: how it was laid
can be taken back."""

KINDS = ("start", "over", "turn", "tile", "die", "trap", "card", "chance", "shown", "seat", "hand_over")
"""Every reason why there is no going further back."""

LOCKED = told(
    {
        "start": "Nothing has been done yet",
        "over": "the game is over",
        "turn": "a turn has ended",
        "tile": "{tile} was drawn",
        "die": "a die was rolled",
        "trap": "a Trap Token was seen",
        "card": "{card} became known",
        "chance": "chance has decided",
        "shown": "closed cards were shown",
        "seat": "{seat} has decided",
        "hand_over": "{seat} has looked at the screen",
    }
)
DONE_SO = told(
    {
        "move": "move", "move to": "move to {place}", "delve": "delving", "offer": "offering", "capture": "Settlement roll",
        "boon": "Boon", "attack": "attack on {seat}", "play": "playing {card}", "use": "using {card}",
        "end_turn": "end of the turn",
        "answer": "last answer", "answers": "last answers", "yes": "answering Yes", "no": "answering No",
        "pick player": "choosing {seat}", "pick relic": "choosing {card}", "pick item": "choosing {card}",
        "pick tile": "choosing {tile}", "pick card": "the choice of a card", "pick cell": "the choice of a place",
        "pick option": "what you chose", "pick turn": "how the tile lies",
    }
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Lock:
    """Why there is no going further back: a kind out of KINDS, and the event or (for `seat`) the seat it came with."""

    kind: str
    event: Event = ()
    seat: int = -1

    def sentence(self, names: Names) -> str:
        """The reason in words; `event` must have been redacted for whoever reads them."""
        tile = card = ""
        if self.kind == "tile":
            tile = names.tile(self.event[2])
        if self.kind == "card":
            card = names.card(self.event[2])
        return LOCKED[self.kind].format(tile=tile, card=card, seat=names.seat(self.seat))


@dataclass(frozen=True, slots=True)
class Step:
    """One decision as undo sees it: who answered what about what, and the barrier that came out of it, if any."""

    action: Action
    seat: int
    about: str
    barrier: Lock | None = None


@dataclass(frozen=True, slots=True)
class Taking:
    """What an undo takes back: the first of the answers, whose it was, and how many there are."""

    action: Action
    seat: int
    about: str
    count: int

    @property
    def is_whole(self) -> bool:
        """Is it a whole action, and not only the last answers within one?"""
        return self.about == "action"

    def sentence(self, names: Names, place: str = "") -> str:
        """What is taken back, in words; `place` is what a moved-to cell is called."""
        kind, subject = self.action
        if not self.is_whole:
            return self._answer(names) if self.count == 1 else DONE_SO["answers"]
        if kind == "move" and place:
            return DONE_SO["move to"].format(place=place)
        seat = names.seat(subject) if kind == "attack" else ""
        card = names.card(subject) if kind in ("play", "use") else ""
        return DONE_SO[kind].format(seat=seat, card=card)


    def _answer(self, names: Names) -> str:
        """One answer within an action; what was picked out of a hand is not named."""
        kind, subject = self.action
        key = f"pick {self.about}" if kind == "pick" else kind
        seat = names.seat(subject) if key == "pick player" else ""
        card = names.card(subject) if key in ("pick relic", "pick item") else ""
        tile = names.tile(subject) if key == "pick tile" else ""
        return DONE_SO.get(key, DONE_SO["answer"]).format(seat=seat, card=card, tile=tile)


def unknown(state: State) -> Unknown:
    """What changes when something unknown becomes known: chance spent, and how much lies face down everywhere."""
    hidden = (*state.decks, *state.stacks, state.bag)
    return (state.seed, *[len(pile) for pile in hidden])


def shown_by(game: Game) -> Lock | None:
    """What keeps a decision from being taken back when the question after it lays cards before a player that lie in
    another hand or in a deck."""
    decision = game.decision
    if decision is None or decision.about != "card":
        return None
    state = game.state
    closed = {card for seat, hand in enumerate(state.hands) if seat != decision.seat for card in hand}
    closed.update(card for deck in state.decks for card in deck)
    return Lock("shown") if any(kind == "pick" and card in closed for kind, card in decision.options) else None


def barrier_of(seat: int, events: Sequence[Event], before: Unknown, after: Unknown) -> Lock | None:
    """What keeps a decision of this seat from being taken back; None when it can be."""
    given_up = frozenset([event[2] for event in events if event[0] == "relic_lost"])
    found = [
        (tuple(BARRIERS).index(event[0]), number, event)
        for number, event in enumerate(events)
        if event[0] in BARRIERS and not _is_no_news(event, seat, given_up)
    ]
    if found:
        event = min(found)[2]
        return Lock(BARRIERS[event[0]], event)
    # what no event tells of: a lot drawn, a card looked at and put back
    return None if before == after else Lock("chance")


def _is_no_news(event: Event, seat: int, given_up: frozenset[int]) -> bool:
    """A Relic that changes hands was seen before; so was what one discards out of one's own hand."""
    if event[0] == "relic_gained":
        return event[2] in given_up
    return bool(event[0] == "hand_discarded" and event[1] == seat)


def unit(steps: Sequence[Step], floor: int, is_between: bool) -> int:
    """How many of the last decisions one undo takes back: between actions the whole last action, or what of it lies
    after the barrier; inside an action the last answer."""
    if len(steps) <= floor:
        return 0
    if not is_between:
        return 1
    for at in range(len(steps) - 1, floor - 1, -1):
        if steps[at].about == "action":
            return len(steps) - at
    return len(steps) - floor
