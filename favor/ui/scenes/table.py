"""The table: takes in what happened, makes a `Showing` of the sitting and widgets of its zones, gives answers. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from favor.language.handbook_lesson import ON_RECAP
from favor.model.actions import Action, LoopError
from favor.model.events import Event
from favor.model.views import View
from favor.table.sitting import NOBODY, PEEK, Sitting, choosers, prices
from favor.ui import wording, words
from favor.ui.brush import Brush
from favor.ui.coach import Coach, Once
from favor.ui.layout import TABLE_ROOM, Frames, frames, shrunk, widened
from favor.ui.loglines import ALL, LogLines
from favor.ui.motion import standing
from favor.ui.names import Names, plain
from favor.ui.parts import actionbar, board, bubble, hand, inspector, moving, notice, prompt, race, rail, side, topbar, tray
from favor.ui.parts.showing import NO_CARD, Showing
from favor.ui.recap import Missed, laid, last_seen, missed
from favor.ui.scene import Host, Size
from favor.ui.scenes.cover import CoverScene
from favor.ui.scenes.following import Following
from favor.ui.scenes.opening import OpeningScene
from favor.ui.scenes.papers import UNDO_PAGE
from favor.ui.scenes.recapping import RecapScene
from favor.ui.scenes.result import ResultScene
from favor.ui.scenes.victory import VictoryScene
from favor.ui.semantics import Box, Tree, Widget
from favor.ui.services import Plan, Services
from favor.ui.stage import Stage
from favor.ui.touch import Touch
from favor.ui.tracker import ghost
from favor.ui.words_keys import named
from favor.ui.words_life import TABLE as LIFE

PLATES = ("map", "god", "log", "turn", "tray", "bar", *(f"player:{seat}" for seat in range(6)))
"""What is painted full to its corners."""

BOT_PACE, BOT_MOST = 450, 900
REST_MS = 180
DIE_MS = 900
"""A roll of whoever has no hands is to be read so long."""
AWAY_MS = 60_000
LEFT_RAIL, RIGHT_RAIL = ("player", "stat", "chip", "stock"), ("god", "log", "log-open")
"""Beginnings of the ids of what makes way for the map alone."""
Chooser = Callable[[View, tuple[Action, ...]], Action]
"""Answers for a seat without hands, out of what that seat may know."""


class TableScene(Following):
    """The board and everything round it."""

    name = "table"
    room = TABLE_ROOM

    def __init__(
        self,
        host: Host,
        sitting: Sitting,
        names: Names,
        services: Services,
        plan: Plan,
        chooser: Chooser | None = None,
        pace: int = BOT_PACE,
    ) -> None:
        super().__init__(host, sitting, names, services)
        self.more = self._more
        self.plan = plan
        self.chooser = chooser
        self.pace = pace
        self._log = LogLines()
        self._reasons: tuple[object, dict[str, str]] = ((), {})
        self._seen = -1
        self._left: dict[int, int] = {}
        self._is_covered = self._just_lifted = self._is_recapping = False
        self._missed: tuple[Missed, ...] = ()
        self._laid: Mapping[int, int] = {}
        self.touch = Touch(host.wishes)
        self.stirs = self._stirs
        self.opens = False
        """Is how the table is laid out still to be seen?"""
        self._blurred = False
        self._rested = ("", "")
        """What had pointer and focus when the last answer was given."""
        self._finished = False

    # -- taking in what happened ----------------------------------------------------------------------------------

    def read(self) -> None:
        """Bring stage and screens up to date with the sitting; put the cover on in the same frame where it is due."""
        self.dirty = True
        self.narrowed = ()
        self.page = 0
        self.carried, self.chosen = None, NO_CARD
        self.looked_at_by(self.sitting.viewer)
        if self.sitting.cover_for != NOBODY:
            self._cover(self.sitting.cover_for)
            return
        told = self.sitting.told(aloud=True)
        if self._seen > len(told) or self._seen < 0 and self.sitting.taken:  # a game gone on with: its past is in the log
            self._seen = len(told)
        self._seen = max(0, self._seen)
        fresh = told[self._seen :]
        self._left[self.sitting.viewer] = len(told)
        mine = 0 <= self.sitting.viewer == self.sitting.view().active
        self._laid = laid(told, self.sitting.viewer) if mine else {}
        self._seen = len(told)
        self.stage.tell(fresh, self.names, wording.seen_by(self.sitting))
        self.is_still |= self.stage.notice is not None
        if self.stage.notices and len(queue := choosers(self.sitting)) > 1:
            self.stage.add(wording.queued(queue, self.names))
        self.coach.tell(fresh, self.sitting.viewer)
        self.take_in(fresh)
        places = {tile.number: standing(tile) for tile in self.sitting.view().tiles}
        self.motion.tell(self._before_eyes(fresh), places, self.host.now(), self.sitting.view().question is not None)
        self.host.sounds.hear(fresh, self.motion.tumble)
        self.host.stream.happened(plain(self.names.line(event)) for event in fresh if event[0] not in words.QUIET_EVENTS)
        if not self.sitting.waits_for_human and not self.sitting.is_over:
            self.stage.notices.clear()
        self.turn_choice = 0
        if self.sitting.is_over and not self._finished:
            self._finished = True
            self.stage.notices.clear()
            self._end()

    def _end(self) -> None:
        """The board stands still: the winning moment, then the result."""
        result = ResultScene(self.host, self.sitting, self.names, self.services, self.plan)
        seen = self.sitting.game.view(NOBODY)
        if seen.winner < 0 or not self.host.wishes.takes("victory"):
            self.host.push(result)
            return
        self.camera, self.camera_moved, self.inspected, self.log_open, self.refusal = None, False, None, False, ""
        told = self.sitting.told()
        moment = VictoryScene(self.host, seen, self.names, told, lambda: self.show, lambda: self.host.push(result))
        self.host.push(moment)

    def _before_eyes(self, fresh: list[Event]) -> list[Event]:
        """What is shown as it moves: after a cover not what went before the turn that begins."""
        lifted, self._just_lifted = self._just_lifted, False
        begun = [number for number, event in enumerate(fresh) if event[0] == "turn_began"] if lifted else []
        return fresh[begun[-1] :] if begun else fresh

    def _cover(self, seat: int) -> None:
        told = self.sitting.told()
        self._laid = laid(told, seat)
        left, seen = last_seen(told, seat), self._left.get(seat, 0)
        tiles = self.sitting.view().tiles
        self._missed = missed(told, max(left, seen), seat, self.names, tiles) if left >= 0 else ()
        self.tree, self.show, self.hover, self.focus = Tree(), None, "", ""
        self._is_covered = True
        self.motion.finish()
        character = self.names.title("characters", self.sitting.seats[seat].character)
        self.host.push(CoverScene(self.host, self.sitting, seat, self._on_menu, character))

    def entered(self) -> None:
        """Back from a cover or the menu; where nothing has happened meanwhile, all lies as it was left."""
        super().entered()
        self._peek(False)
        opens, self.opens = self.opens and self.host.wishes.settings.pace > 0, False
        if opens:
            self._seen = sum(event[0] == "start_roll" for event in self.sitting.told())
            self.host.push(OpeningScene(self.host, self.sitting, self.names))
            return
        if self._is_covered and self.sitting.cover_for == NOBODY:
            self._is_covered, self._just_lifted = False, True
            self.touch.uncovered()
            if self._missed:
                behind, self._missed = self._missed, ()
                self._is_recapping = True
                teller = Once(self.host.wishes, self.names.catalog, ON_RECAP) if isinstance(self.coach, Coach) else None
                self.host.push(RecapScene(self.host, behind, lambda: self.show, self._bring_into_view, teller))
                return
        self._is_recapping = False
        untouched = self.show is not None and self._seen == len(self.sitting.told()) and not self.sitting.is_over
        if not untouched or self.sitting.cover_for != NOBODY:
            self.read()

    def _bring_into_view(self, number: int) -> None:
        """Bring a tile into view, where it lies outside."""
        tile = next((tile for tile in self.sitting.view().tiles if tile.number == number), None)
        if tile is not None and self.camera is not None and not self.camera.shows([(tile.x, tile.y)]):
            self.camera = self.camera.centred((tile.x, tile.y))

    def returned(self, away: int) -> None:
        """After a minute out of sight somebody else may sit there."""
        if away >= AWAY_MS and not self.sitting.is_over and self.sitting.cover_for == NOBODY:
            self.sitting.uncover(NOBODY)
            self.read()

    def answer(self, action: Action) -> None:
        """Give an answer to the open question. What is said stays while others answer, so that a person can read it."""
        told = "" if self.sitting.waits_for_human else self.refusal
        self.answered += self.sitting.waits_for_human
        self._rested = (self.hover, self.focus)
        self.refusal = ""
        self.inspected = None
        self.stage.acted()
        try:
            self.sitting.submit(action)
        except LoopError as error:  # the sitting stands as before this answer
            self.read()
            self.refusal = wording.endless(error)
            return
        self.read()
        self.next_bot = self._next_bot()
        self.refusal = self.services.news() or told or self.ground

    def _next_bot(self) -> int:
        """When whoever has no hands acts next: one action can be followed, but is not waited for too long (B32)."""
        now, wishes = self.host.now(), self.host.wishes
        pace = wishes.waiting(self.pace)
        read = self.motion.lands + wishes.waiting(DIE_MS) if self.motion.lands else 0
        return max(now + pace, min(self.motion.arrives, now + wishes.waiting(BOT_MOST)), read)

    def hurry(self) -> None:
        """Pieces arrive, dice lie and are read."""
        self.touch.finish()
        if self.motion.is_moving:
            self.motion.finish()
            self.next_bot = min(self.next_bot, self.host.now() + self.host.wishes.waiting(self.pace))
            self.host.sounds.hush()
            self.dirty = True

    def _stirs(self, now: int) -> bool:
        """Under another screen, too, tiles become sharp once the wheel has rested."""
        waits = self._blurred and now - self.wheeled >= REST_MS
        return self.motion.wants_frame(now) or self.touch.wants_frame(now) or waits

    def taken_back(self) -> None:
        """The past has changed: begin the picture anew."""
        self._seen = len(self.sitting.told())
        self.refusal = ""
        self.stage = Stage()
        self.motion.finish()
        self.read()

    def sat_down(self, plan: Plan, names: Names) -> None:
        """Others sit here now, or go by other names."""
        self.plan, self.names = plan, names
        self.forget()
        self.stage = Stage()
        self._log, self._reasons, self.show = LogLines(), ((), {}), None
        self.next_bot = self.host.now() + self.pace

    def undo(self) -> None:
        """Take the last action back, or say why that cannot be."""
        if self.sitting.undo():
            self.taken_back()
        else:
            self.refuse_with(wording.locked(self.sitting, self.names), UNDO_PAGE)

    def tick(self, now: int) -> None:
        """Let whoever is not a person answer, one at a time and slowly enough to be followed."""
        super().tick(now)
        self.dirty |= self.touch.rests("" if self.is_still else self.hover, now)
        waiting = self.sitting.is_over or self.sitting.waits_for_human or self.sitting.cover_for != NOBODY
        if waiting or self.chooser is None or self.stage.notice is not None or not self.pacing.allows(now, self.next_bot):
            return
        decision = self.sitting.game.decision
        if decision is not None:
            self.answer(self.chooser(self.sitting.game.view(decision.seat), decision.options))

    def _more(self, widget: Widget) -> tuple[str, ...]:
        """What a listener may want to know of a widget: what the tip beside it says to the eye."""
        return self.reading.told(self.show, self.sitting, widget) if self.show is not None else ()

    # -- the picture ----------------------------------------------------------------------------------------------

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """All widgets of the table."""
        self._blurred = False
        if self.sitting.cover_for != NOBODY:
            return ()
        if self.host.now() - self.wheeled >= REST_MS:
            brush.tiles.work()
        brush.tiles.forget_waiting()
        show = self.showing(size)
        self.show = show
        asking = self.stage.notice is None and not self._is_recapping
        asks = prompt.build(brush, show, self.page) if asking else []
        show.free = tuple(widget.rect for widget in asks if widget.id in ("prompt", "answers"))
        show.camera = self._clear_of(brush, show, asks)
        zones = [
            *board.build(brush, show), *rail.build(brush, show), *tray.build(brush, show, asking), *topbar.build(brush, show),
            *actionbar.build(brush, show), *side.build(brush, show),
            *(inspector.build(brush, show) if self.inspected or not self.map_only else ()),
        ]  # fmt: skip
        if self.map_only:
            gone = LEFT_RAIL if show.frames.compact else (*LEFT_RAIL, *RIGHT_RAIL)
            zones = [widget for widget in zones if widget.id.partition(":")[0] not in gone]
        parts = [
            *zones, *self.reading.links(brush, show, zones), *asks, *hand.build(brush, show),
            *notice.build(brush, show, self.stage.notice),
        ]  # fmt: skip
        if self.carried is not None:
            parts = [*(part for part in parts if part.id != self.carried.widget.id), self.carried.drawn()]
        parts += moving.over(brush, show, parts)
        self._blurred = brush.tiles.is_busy
        said = [] if self._is_recapping else bubble.build(brush, show, self.coach, parts, not asking, self.focus)
        parts = bubble.under_what_is_raised(parts, said)
        pointed = next((part for part in reversed(parts) if part.id == self.hover), self.tree.get(self.hover))
        clear = 0.0 if self.pressed else self.touch.clearness(self.hover, self.host.now())
        parts += self.reading.build(brush, show, self.sitting, pointed, clear, parts)
        return [*parts, *moving.dusk(size, self.touch.open(self.host.now()))]

    def _hidden(self) -> tuple[Box, ...]:
        """Plates hide the night but at their round corners."""
        if self.show is None:
            return ()
        plates = (self.tree.get(id) for id in PLATES)
        return tuple(shrunk(plate.rect, self.show.frames.px(12)) for plate in plates if plate is not None)

    def showing(self, size: Size) -> Showing:
        """What the zones read, for this window size."""
        view = self.sitting.view()
        zones = frames(*size, len(view.players), self.host.lens.wish)
        zones = widened(zones) if self.map_only else zones
        camera = self._camera_for(zones, view)
        show = Showing(view, self.names, self.sitting.seats, zones, camera)
        show.asked, show.aside = self.sitting.asked, self.sitting.is_aside
        show.peeking = self.peeking or self.sitting.privacy != PEEK
        show.no_hand = wording.no_hand(self.sitting)
        show.laid = self._laid
        show.moves = self.motion.glimpses(self.host.now())
        show.hover, show.log_open, show.inspected = self.hover if self.carried is None else "", self.log_open, self.inspected
        show.rolls, show.narrowed, show.refusal = self.stage.rolls, self.narrowed, self.refusal
        show.refused, show.clock = self.page_of_refusal(), self.clock_words()
        show.log_filter = self.log_filter
        show.lines = self._log.lines(self.sitting, self.names, self.log_filter if self.log_open else ALL)
        show.prices = prices(self.sitting)
        show.reasons = self._reasons_for(show)
        show.ghost = ghost(self.sitting.history, show.question, view, self.turn_choice)
        show.lift = self.touch.lift(self.hover, self.host.now())
        turned = (show.ghost.tile, show.ghost.turn) if show.ghost is not None else (NOBODY, 0)
        show.spin = self.touch.spin(*turned, self.host.now())
        show.house_rules = wording.house_rules(show.catalog, view)
        show.undo, show.locked = wording.undo_words(self.sitting, self.names), wording.locked(self.sitting, self.names)
        show.redo, show.undo_all = self.sitting.history.redoable is not None, wording.goes_further_back(self.sitting)
        show.chances = self.reading.ahead.chances(show, self.sitting)
        show.odds = self.reading.ahead.coming(show, self.sitting, *self._asked_about())
        show.decreeing, show.asks_again = self.stage.decrees, self.asks_again
        show.asks = named(wording.prompt(show), self.host.hints)
        show.chosen = self.chosen
        ready = named(wording.chosen(show), self.host.hints)
        told = wording.own_trap(self.sitting, self.names) or ready or self.moment or show.asks
        show.prompt = LIFE["drop"] if self.carried is not None else told
        return show

    def _asked_about(self) -> tuple[Widget | None, ...]:
        """What pointer and keys go to: not what they only rest on since the last answer, for what came of it is to be read."""
        if (self.hover, self.focus) == self._rested:
            return ()
        self._rested = ("", "")
        return self.tree.get(self.hover), self.tree.get(self.focus)

    def _reasons_for(self, show: Showing) -> dict[str, str]:
        key = (len(self.sitting.taken), show.view.viewer)
        if self._reasons[0] != key:
            self._reasons = (key, wording.reasons(self.sitting, show))
        return self._reasons[1]

    def _covers(self, zones: Frames, view: View) -> tuple[Box, ...]:
        """The race lies over the map as well."""
        return (*super()._covers(zones, view), *race.covers(zones, view, self.names))
