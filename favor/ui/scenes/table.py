"""The table: turns the sitting into one `Showing`, the zones into widgets, and presses into answers. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from favor.model.actions import END_TURN, Action, Decision
from favor.model.geometry import xy
from favor.model.views import View
from favor.rules.game import Game
from favor.table.sitting import NOBODY, Sitting
from favor.ui import wording
from favor.ui.brush import Brush
from favor.ui.layout import Frames, frames
from favor.ui.mapview import Camera, fitted
from favor.ui.names import Names
from favor.ui.parts import actionbar, board, hand, inspector, notice, prompt, rail, side, tips, topbar, tray
from favor.ui.parts.showing import Showing
from favor.ui.recap import recap
from favor.ui.scene import Host, Size
from favor.ui.scenes.cover import CoverScene
from favor.ui.scenes.night import NightScene
from favor.ui.scenes.pause import PauseScene
from favor.ui.scenes.reference import ReferenceScene
from favor.ui.scenes.result import ResultScene
from favor.ui.semantics import Tree, Widget
from favor.ui.services import Plan, Services
from favor.ui.stage import Stage
from favor.ui.tracker import Tracker

LARGEST_TILE = 130
BOT_PACE = 450
TIP_MS = 350
Chooser = Callable[[Game, Decision], Action]


class TableScene(NightScene):
    """The board and everything round it."""

    name = "table"

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
        super().__init__(host)
        self.sitting = sitting
        self.names = names
        self.services = services
        self.plan = plan
        self.stage = Stage()
        self.tracker = Tracker()
        self.chooser = chooser
        self.pace = pace
        self.show: Showing | None = None
        self.refusal = ""
        self.narrowed: tuple[Action, ...] = ()
        self.inspected: tuple[str, object] | None = None
        self.log_open = False
        self.page = 0
        self.turn_choice = 0
        self._camera: Camera | None = None
        self._moved_camera = False
        self._log = wording.LogLines()
        self._reasons: tuple[object, dict[str, str]] = ((), {})
        self._seen = 0
        self._left: dict[int, int] = {}
        self._hovered = ("", 0)
        self._tip = False
        self._next_bot = 0
        self._finished = False

    # -- taking in what happened ----------------------------------------------------------------------------------

    def read(self) -> None:
        """Bring stage and screens up to date with the sitting; put the cover on in the same frame where it is due."""
        self.dirty = True
        self.narrowed = ()
        self.page = 0
        if self.sitting.cover_for != NOBODY:
            self._cover(self.sitting.cover_for)
            return
        told = self.sitting.told()
        if self._seen > len(told):
            self._seen = len(told)
        fresh = told[self._seen :]
        self._left[self.sitting.viewer] = len(told)
        self._seen = len(told)
        self.stage.tell(fresh, self.names)
        self.tracker.tell(fresh)
        if not self.sitting.waits_for_human and not self.sitting.is_over:
            self.stage.notices.clear()
        self.turn_choice = 0
        if self.sitting.is_over and not self._finished:
            self._finished = True
            self.stage.notices.clear()
            self.host.push(ResultScene(self.host, self.sitting, self.names, self.services, self.plan))

    def _cover(self, seat: int) -> None:
        told = self.sitting.told()
        missed = recap(told[self._left.get(seat, len(told)) :], seat, self.names)
        tints = side.tints(self.sitting.view())
        self.tree, self.show, self.inspected, self.hover, self.focus = Tree(), None, None, "", ""
        self.host.push(CoverScene(self.host, self.sitting, seat, missed, tints))

    def entered(self) -> None:
        """Back from a cover or the menu."""
        super().entered()
        self.read()

    def answer(self, action: Action) -> None:
        """Give an answer to the open question."""
        self.refusal = ""
        self.inspected = None
        self.stage.acted()
        self.tracker.acted(self.sitting.game.decision, action)
        self.sitting.submit(action)
        self._next_bot = self.host.now() + self.pace
        self.read()

    def undo(self) -> None:
        """Take the last action back, or say why that cannot be."""
        if self.sitting.undo():
            self._seen = len(self.sitting.told())
            self.refusal = ""
            self.stage = Stage()
            self.read()
        else:
            self.refusal = wording.locked(self.sitting)

    def tick(self, now: int) -> None:
        """Let whoever is not a person answer, one at a time and slowly enough to be followed."""
        self._hovering(now)
        waiting = self.sitting.is_over or self.sitting.waits_for_human or self.sitting.cover_for != NOBODY
        if waiting or self.chooser is None or self.stage.notice is not None or now < self._next_bot:
            return
        decision = self.sitting.game.decision
        if decision is not None:
            self.answer(self.chooser(self.sitting.game, decision))

    def _hovering(self, now: int) -> None:
        """Bring up the tooltip when the pointer has rested long enough."""
        if self.hover != self._hovered[0]:
            self._hovered = (self.hover, now)
            self.dirty = self.dirty or self._tip
            self._tip = False
        elif self.hover and not self._tip and now - self._hovered[1] >= TIP_MS:
            self._tip = self.dirty = True

    # -- the picture ----------------------------------------------------------------------------------------------

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """All widgets of the table."""
        if self.sitting.cover_for != NOBODY:
            return ()
        show = self.showing(size)
        self.show = show
        asking = self.stage.notice is None
        parts = [
            *board.build(brush, show), *rail.build(brush, show), *tray.build(brush, show, asking), *topbar.build(brush, show),
            *actionbar.build(brush, show), *side.build(brush, show), *inspector.build(brush, show),
            *(prompt.build(brush, show, self.page) if asking else ()), *hand.build(brush, show),
            *notice.build(brush, show, self.stage.notice),
        ]  # fmt: skip
        tip = tips.tooltip(brush, show, self.tree.get(self.hover)) if self._tip and not self.pressed else []
        return [*parts, *tip]

    def showing(self, size: Size) -> Showing:
        """What the zones read, for this window size."""
        view = self.sitting.view()
        zones = frames(*size, len(view.players))
        camera = self._camera_for(zones, view)
        show = Showing(view, self.names, self.sitting.seats, zones, camera)
        show.asked, show.aside = self.sitting.asked, self.sitting.is_aside
        show.hover, show.log_open, show.inspected = self.hover, self.log_open, self.inspected
        show.rolls, show.narrowed, show.refusal = self.stage.rolls, self.narrowed, self.refusal
        show.lines = self._log.lines(self.sitting, self.names)
        show.prices = self.sitting.prices()
        show.reasons = self._reasons_for(show)
        show.ghost = self.tracker.ghost(show.question, view, self.turn_choice)
        show.house_rules = wording.house_rules(show)
        show.undo, show.locked = wording.undo_words(self.sitting, self.names), wording.locked(self.sitting)
        show.odds = wording.odds(show)
        show.prompt = wording.prompt(show)
        return show

    def _reasons_for(self, show: Showing) -> dict[str, str]:
        key = (len(self.sitting.taken), show.view.viewer)
        if self._reasons[0] != key:
            self._reasons = (key, wording.reasons(self.sitting, show))
        return self._reasons[1]

    def _camera_for(self, zones: Frames, view: View) -> Camera:
        """The camera as it was, fitted anew when the map has outgrown it and nobody has moved it by hand."""
        cells = [(tile.x, tile.y) for tile in view.tiles if tile.symbol != "altar"]
        wanted = cells + [xy(subject) for kind, subject in (view.question.options if view.question else ()) if kind == "move"]
        if self._camera is None or self._camera.box != zones.map or not self._moved_camera and not self._camera.shows(wanted):
            self._camera = fitted(zones.map, wanted, zones.px(46), LARGEST_TILE)
            self._moved_camera = False
        self._camera = self._camera.kept(cells)
        return self._camera

    # -- presses --------------------------------------------------------------------------------------------------

    def press(self, widget: Widget) -> None:
        """Whatever was pressed says what it means; here it is done."""
        if widget.does is None or self.show is None:
            return
        word, *values = widget.does
        self.dirty = True
        handler = getattr(self, f"_on_{word}", None)
        if handler is not None:
            handler(*values)

    def _on_take(self, action: Action) -> None:
        """An answer."""
        if self.show is not None and action in self.show.options:
            self.answer(action)

    def _on_why(self, intent: Action) -> None:
        """Something that is not possible: say why."""
        self.refuse(intent)

    def refuse(self, intent: Action) -> None:
        """Put the reason into the prompt bar."""
        self.refusal = wording.why_not(self.sitting, intent)

    def _on_tile(self, number: int, place: int) -> None:
        """A tile that is not lit: read it, and say why one cannot go there."""
        self.inspected = ("tile", number)
        if self.show is not None and self.show.about == "action":
            self.refuse(("move", place))

    def _on_seat(self, seat: int) -> None:
        """A player: an answer when players are asked for, else read what lies before them."""
        if self.show is None:
            return
        picks = self.show.picks("player")
        if seat in picks:
            self.answer(picks[seat])
        elif ("attack", seat) in self.narrowed:
            self.answer(("attack", seat))
        else:
            self.inspected = None if self.inspected == ("seat", seat) else ("seat", seat)

    def _on_kind(self, kind: str) -> None:
        """A button of the action bar: do it, list its targets, or say why not."""
        if self.show is None:
            return
        options = self.show.of_kind(kind)
        if not options:
            self.refuse((kind, 0))
        elif kind == "move":
            self.refusal = ""
            self.focus = next((widget.id for widget in self.tree if widget.id.startswith("go:")), self.focus)
        elif len(options) == 1:
            self.answer(options[0])
        else:
            self.narrowed = () if self.narrowed == options else options

    def _on_end_turn(self) -> None:
        """End the turn, or say why that is not possible."""
        if self.show is not None and END_TURN in self.show.options:
            self.answer(END_TURN)
        else:
            self.refuse(END_TURN)

    def _on_place(self) -> None:
        """Lay the ghost tile as it lies."""
        if self.show is not None and self.show.ghost is not None:
            self.answer(("pick", self.show.ghost.turn))

    def _on_turn(self, step: int) -> None:
        """Turn the ghost to the next legal way."""
        if self.show is not None and self.show.ghost is not None:
            self.turn_choice = (self.turn_choice + step) % len(self.show.ghost.turns)

    def _on_go_on(self) -> None:
        """The notice was read."""
        if self.stage.notice is not None:
            self.stage.go_on()
            self._next_bot = self.host.now() + self.pace

    def _on_page(self, step: int) -> None:
        """Leaf through many cards."""
        self.page += step

    def _on_inspect(self, section: str, id: str) -> None:
        """Read a card large."""
        self.inspected = ("card", (section, id))

    def _on_close(self) -> None:
        """Put the inspector away."""
        self.inspected = None

    def _on_log(self) -> None:
        """Open or close the long log."""
        self.log_open = not self.log_open

    def _on_fit(self) -> None:
        """Show the whole map."""
        self._camera = None

    def _on_undo(self) -> None:
        """Take the last action back."""
        self.undo()

    def _on_menu(self) -> None:
        """The menu."""
        self.host.push(PauseScene(self.host, self.services, self.show.house_rules if self.show is not None else ()))

    def _on_rules(self) -> None:
        """How to play."""
        self.host.push(ReferenceScene(self.host, self.services.catalog))

    def _on_house_rules(self) -> None:
        """The house rules in force, told in the prompt bar."""
        if self.show is not None:
            self.refusal = "House rules: " + "; ".join(self.show.house_rules)

    # -- other input ----------------------------------------------------------------------------------------------

    def look_at(self, widget: Widget) -> None:
        """Right click or Space: the inspector."""
        if widget.about is None:
            return
        kind, *what = widget.about
        self.inspected = (kind, tuple(what) if kind == "card" else what[0])
        self.dirty = True

    def drag(self, widget: Widget, dx: int, dy: int) -> None:
        """Pan the map."""
        if self._camera is not None and (widget.id in ("map", "ghost") or widget.role in ("tile", "target")):
            self._camera = self._camera.moved(dx, dy)
            self._moved_camera = True
            self.dirty = True

    def wheel(self, widget: Widget | None, point: tuple[int, int], steps: int) -> None:
        """Turn the ghost where there is one, else zoom at the pointer."""
        self.dirty = True
        if self.show is not None and self.show.ghost is not None:
            self._on_turn(1 if steps < 0 else -1)
        elif self._camera is not None:
            self._camera = self._camera.zoomed(1 if steps > 0 else -1, point)
            self._moved_camera = True

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """The keys of the table."""
        if control and name == "z":
            self.undo()
            return True
        if name in ("return", "enter"):
            return self._enter()
        if self.stage.notice is not None:
            return False
        if name == "r" or self.show is not None and self.show.ghost is not None and name in ("left", "right"):
            self._on_turn(-1 if name == "left" or shift else 1)
            return True
        return self._letter(name)

    def _enter(self) -> bool:
        if self.stage.notice is not None:
            self._on_go_on()
        elif self.show is not None and self.show.ghost is not None:
            self._on_place()
        elif self.focus:
            return False
        else:
            self._on_end_turn()
        return True

    def _letter(self, name: str) -> bool:
        kind = actionbar.key_of(name)
        if kind:
            self._on_kind(kind)
        elif name == "l":
            self._on_log()
        elif name == "f":
            self._on_fit()
        elif name == "c":
            self._centre(self.sitting.view().active)
        elif name in "123456" and self.show is not None and int(name) <= len(self.show.view.players):
            self._centre(int(name) - 1)
        else:
            return False
        return True

    def _centre(self, seat: int) -> None:
        if self.show is None or self._camera is None or not 0 <= seat < len(self.show.view.players):
            return
        tile = self.show.tile(self.show.view.players[seat].tile)
        if tile is not None:
            self._camera = self._camera.centred((tile.x, tile.y))
            self._moved_camera = True

    def back(self) -> None:
        """Escape: put the nearest thing away, else the menu."""
        if self.narrowed or self.inspected or self.log_open or self.refusal:
            self.narrowed, self.inspected, self.log_open, self.refusal = (), None, False, ""
        else:
            self._on_menu()
