"""One sitting at one screen: the game, who is asked, who may look, what was done, and how to take it back. No window here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from favor.model.actions import Action, LoopError, Reason
from favor.model.events import Event
from favor.model.views import QuestionView, View
from favor.rules.game import Game
from favor.rules.tables import COST_ATTACK, COST_CAPTURE, COST_DELVE, COST_MOVE, COST_OFFER, REGISTER_OF_CARD
from favor.rules.values import card_cost, cost
from favor.table.history import History, Keeper
from favor.table.seats import Seat, people

NOBODY = -1
COVER, OPEN, PEEK = "cover", "open", "peek"
"""How hands are kept from others at one screen: the screen is handed over, nobody minds, or cards lie face down always."""

PRIVACIES = (COVER, OPEN, PEEK)
OPENNESS = (PEEK, COVER, OPEN)
"""From the one that shows least to the one that shows most."""

PRIVATE = ("card",)
"""What a question is about when its options show a hand."""

BASIC_COSTS = (
    ("move", COST_MOVE), ("delve", COST_DELVE), ("offer", COST_OFFER), ("capture", COST_CAPTURE), ("attack", COST_ATTACK),
)  # fmt: skip
"""Kinds of action with a price in Energy, and the number of that price in the rules."""

MOST_AHEAD = 24
"""Answers that are looked ahead for those who must still choose."""

LOOKED_AT = "trap_drawn"


class Sitting:
    """The game on this screen. Whatever is drawn comes from `view`; whatever is done goes through `submit`."""

    def __init__(
        self, start: Callable[[], Game], seats: tuple[Seat, ...], privacy: str = COVER, keeper: Keeper | None = None
    ) -> None:
        self._sit_down(History(start, people(seats), keeper), seats, privacy)

    @classmethod
    def resume(cls, history: History, seats: tuple[Seat, ...], privacy: str = COVER) -> Sitting:
        """Go on with a game that was opened; whoever plays must show up first."""
        sitting = cls.__new__(cls)
        sitting._sit_down(history, seats, privacy)
        if privacy == OPEN and len(people(seats)) > 1:
            sitting._agreed = set()  # whoever opened the game may not speak for the others
        return sitting

    def _sit_down(self, history: History, seats: tuple[Seat, ...], privacy: str) -> None:
        self.history = history
        self.seats = seats
        self.privacy = privacy
        self.looked = NOBODY
        self.is_peeking = False
        """Does the viewer hold up cards that otherwise lie face down?"""
        self._told: dict[int, tuple[int, list[Event]]] = {}
        self._viewed: tuple[tuple[int, int, bool], View] | None = None
        self._active = NOBODY
        self._has_sat = False
        """Has the one whose turn it is sat before the screen in it?"""
        self._agreed: set[int] | None = None
        """Who has shown up since seats or hands were changed in the middle of the game, or hands lie open in a game that was
        gone on with; None where that is no matter."""
        self._follow()

    def _follow(self) -> None:
        """Take over what the history says now; who sat down stays seated until the turn is another's."""
        self.game = self.history.game
        self.taken = list(self.history.actions)
        """All answers that stand."""
        decision, taking, lock = self.game.decision, self.history.undoable, self.history.lock(NOBODY)
        self.is_over = decision is None
        self.asked = NOBODY if decision is None else decision.seat
        """The seat that must answer now, -1 when the game is over."""
        self.undoable: Action | None = None if taking is None else taking.action if taking.is_whole else ("answer", 0)
        """The action that `undo` would take back; ("answer", 0) for an answer within one."""
        self.locked_by = str(lock.event[0]) if lock.event else lock.kind.removeprefix("start")
        """What keeps the past from being taken back: the event that showed something, or a kind of `undo.KINDS`."""
        active = self.game.view(NOBODY).active
        if active != self._active:
            self._active = active
            self._has_sat = self.looked == active
            if len(self._humans) == 1:
                self.looked = self._humans[0]
            elif self.looked != active:  # whoever was asked last and plays next sits there already
                self.looked = NOBODY
        elif self.looked not in (self._active, self.asked) and not self.waits_for_human and len(self._humans) > 1:
            self.looked = NOBODY  # asked for a moment in another's turn, and now a machine goes on: hands are covered again

    # -- who ------------------------------------------------------------------------------------------------------

    @property
    def _humans(self) -> tuple[int, ...]:
        """The seats with people on them."""
        return people(self.seats)

    @property
    def waits_for_human(self) -> bool:
        """Must a person answer now?"""
        return self.asked in self._humans

    @property
    def is_aside(self) -> bool:
        """Is somebody asked an open question while another's turn runs? It is answered without passing the screen on."""
        decision = self.game.decision
        if decision is None or self.privacy == OPEN or decision.about in PRIVATE or len(self._humans) < 2:
            return False
        return self.waits_for_human and decision.seat not in (self.looked, self._active)

    @property
    def cover_for(self) -> int:
        """The seat the screen must be handed to before anything private is drawn, -1 for none."""
        humans = self._humans
        if self.is_over or not humans:
            return NOBODY
        if len(humans) == 1 or self.privacy == OPEN:
            shown = humans[0] if len(humans) == 1 else self.asked if self.waits_for_human else NOBODY
            return NOBODY if self._agreed is None or shown in self._agreed else shown
        # The one whose turn begins sits down first, even when somebody else is asked something in it.
        if self._active in humans and self.looked == NOBODY and not self._has_sat:
            return self._active
        if self.waits_for_human and self.asked != self.looked and not self.is_aside:
            return self.asked
        return NOBODY

    @property
    def viewer(self) -> int:
        """Whose eyes the picture is made for; -1 is what anybody may see."""
        humans = self._humans
        if self.is_over or self.cover_for != NOBODY:
            return NOBODY
        if self.privacy == OPEN and self.asked in humans:
            return self.asked
        if len(humans) == 1:
            return humans[0]
        return NOBODY if self.is_aside else self.looked

    def uncover(self, seat: int) -> None:
        """That player sits before the screen now, the others look away; NOBODY: whoever plays next must show up first."""
        self.looked = seat
        self._has_sat = seat != NOBODY and (self._has_sat or seat == self._active)
        if seat != NOBODY:
            if self._agreed is not None:
                self._agreed.add(seat)
            self.history.handed_over(seat)
            self._follow()

    def reseat(self, seats: tuple[Seat, ...], privacy: str, handed: tuple[int, ...] = ()) -> None:
        """Other names, other people, machines for people and back, or hands kept another way. Where somebody else sits or
        more is shown from now on, whoever is to be seen next must show up first. `handed`: seats that went from one person to
        another."""
        before, sat = self._humans, self.seats
        is_handed = bool(handed) or before != people(seats)
        shows_more = OPENNESS.index(privacy) > OPENNESS.index(self.privacy)
        self.seats, self.privacy, self.is_peeking = seats, privacy, False
        if (is_handed or shows_more) and len(before) > 1:
            self._agreed = set()
        if is_handed or shows_more:
            self.looked, self._has_sat = NOBODY, False
        self.history.seat(sat, seats, privacy, handed)
        self._told, self._viewed = {}, None
        self._follow()
        if len(self._humans) == 1:
            self.looked = self._humans[0]

    # -- what is to be seen ---------------------------------------------------------------------------------------

    def view(self) -> View:
        """The table for the viewer. An open question aside shows its answers, but nobody's hand."""
        key = (len(self.history.steps), self.viewer, self.is_aside)
        if self._viewed is None or self._viewed[0] != key:
            seen = self.game.view(self.viewer)
            if self.is_aside:
                seen = replace(seen, question=self._question(self.asked))
            self._viewed = (key, seen)
        return self._viewed[1]

    def _question(self, seat: int) -> QuestionView | None:
        return self.game.view(seat).question

    def told(self, aloud: bool = False) -> list[Event]:
        """Everything that happened, as the reader may know it. What was hidden when it happened stays hidden: each
        batch is redacted by itself. A Trap Token is seen until the next answer and never again (ruling 115). `aloud`: as it
        may still be told when cards that are held up now lie face down again."""
        viewer = NOBODY if aloud and self.privacy == PEEK else reader(self)
        *old, last = self.history.batches
        read, known = self._told.get(viewer, (0, []))
        for batch in old[read:]:
            known.extend([forgotten(event) for event in self.game.redact(batch, viewer)])
        self._told[viewer] = (len(old), known)
        return [*known, *self.game.redact(last, viewer)]

    def why_not(self, intent: Action) -> Reason | None:
        """Why the viewer may not do that; what another could do is not told."""
        seat = self.asked if self.is_aside else self.viewer
        return None if self.is_over else self.game.why_not(seat, intent)

    # -- what is done ---------------------------------------------------------------------------------------------

    def submit(self, action: Action) -> None:
        """Write down one answer of the open question and carry it out."""
        try:
            self.history.submit(action)
        finally:  # an answer that breaks the game has been taken back
            self._follow()

    def undo(self) -> bool:
        """Take back the last whole action, or an answer within one; False when something became known since."""
        return self._moved(self.history.undo() is not None)

    def undo_turn(self) -> bool:
        """Take back all that can be; False when that is nothing."""
        return self._moved(bool(self.history.undo_all()))

    def redo(self) -> bool:
        """Do again what was taken back last; False when there is nothing, or something new was done."""
        return self._moved(bool(self.history.redo()))

    def recover(self) -> None:
        """Build the game anew from its answers, after a fault."""
        self.history.rebuild()
        self._moved(True)

    def _moved(self, has_moved: bool) -> bool:
        """The past has changed: what was remembered of it counts no more."""
        if has_moved:
            self._told, self._viewed = {}, None
            self._follow()
        return has_moved


def forgotten(event: Event) -> Event:
    """The same event once the moment is over: a Trap Token that was looked at is only known to have been drawn."""
    return (*event[:2], -1) if event[0] == LOOKED_AT else event


def reader(sitting: Sitting) -> int:
    """For whom log and locks are told: the viewer, but nobody where cards lie face down."""
    return NOBODY if sitting.privacy == PEEK and not sitting.is_peeking else sitting.viewer


def prices(sitting: Sitting) -> dict[Action, int]:
    """What each action of the viewer's open menu costs now; another's menu is not told."""
    decision = sitting.game.decision
    if decision is None or decision.about != "action" or decision.seat != sitting.viewer:
        return {}
    state, seat = sitting.game.state, decision.seat
    basic = {kind: cost(state, seat, target) for kind, target in BASIC_COSTS}
    found = {option: basic[option[0]] for option in decision.options if option[0] in basic}
    found |= {option: card_cost(state, seat, option[1] // REGISTER_OF_CARD) for option in decision.options if option[0] == "play"}
    return found


def choosers(sitting: Sitting) -> tuple[int, ...]:
    """Who must choose in secret for what runs now, one after the other, whoever is asked at present first."""
    decision = sitting.game.decision
    if decision is None or decision.about not in PRIVATE:
        return ()
    ahead, found = sitting.game.clone(), [decision.seat]
    for _ in range(MOST_AHEAD):
        try:
            ahead.apply(ahead.options[0])
        except LoopError:
            break
        following = ahead.decision
        if following is None or (following.about, following.source) != (decision.about, decision.source):
            break
        found.append(following.seat)
    return tuple(dict.fromkeys(found))
