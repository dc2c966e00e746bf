"""Watching a game again: any moment of it, as any seat saw it or, once it is over, with everything open. Decides nothing."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from favor.model.geometry import xy
from favor.model.views import View
from favor.table.margin import Note
from favor.table.replay import ANYBODY, OPEN, Replay
from favor.table.seats import Seat
from favor.ui import theme, words
from favor.ui.brush import Brush
from favor.ui.layout import Frames, frames
from favor.ui.loglines import ALL, LONGEST, MINE, Lines, Numbered, film_lines
from favor.ui.mapview import LARGEST_TILE, Camera, fitted
from favor.ui.names import Names
from favor.ui.parts import board, hand, inspector, rail, replaybar, side, tray
from favor.ui.parts.replaybar import SPEEDS, BarData, Field
from favor.ui.parts.showing import Showing
from favor.ui.scene import Host, Size
from favor.ui.scenes.night import NightScene
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.stage import Stage
from favor.ui.theme import GOLD, PAPER
from favor.ui.words_games import REPLAY

STEP_MS = 800
LEAST_PILL = 280
"""Units the pill is wide at least."""
NOTCH = 4
"""Rungs that a turn of the wheel zooms."""
LAID = ("tile_revealed", "tile_moved")
"""Events that lay a tile somewhere; the cell stands fourth in them."""
LEFT_OUT = ("turn", "end-turn")
"""Of the right column: what belongs to playing."""
EYES = MappingProxyType({OPEN: REPLAY["open"], ANYBODY: REPLAY["anybody"]})


@dataclass(frozen=True, slots=True)
class Film:
    """What is watched: the game, who played it, and how it may be looked at."""

    replay: Replay
    seats: tuple[Seat, ...]
    names: Names
    viewer: int
    """Through whose eyes it is seen at first."""
    warning: str = ""
    notes: tuple[Note, ...] = ()
    """What happened beside the game."""
    face_down: bool = False
    """Do hands lie face down, as they do at a table where others look on?"""
    may_look: Callable[[], bool] = lambda: True
    """Does the one still sit there whose eyes it is seen through?"""


class ReplayScene(NightScene):
    """A game walked through."""

    name = "replay"

    def __init__(self, host: Host, film: Film, at: int | None = None) -> None:
        super().__init__(host)
        self.film = film
        self.replay = film.replay
        self.viewer = film.viewer
        self.at = len(self.replay) if at is None else at
        self.playing = False
        self.speed = SPEEDS[0]
        self.warning = film.warning
        self.inspected: tuple[str, Any] | None = None
        self.log_open = False
        self.log_filter = ALL
        self.hand_of = -1
        self.camera: Camera | None = None
        self._next = 0
        self._blurred = False
        self._fields: tuple[Field, ...] = ()
        self._view: tuple[tuple[int, int], View] | None = None
        self._told: dict[tuple[int, str, int], list[Numbered]] = {}

    # -- where it stands ------------------------------------------------------------------------------------------

    def go(self, at: int) -> None:
        """Stand after so many answers."""
        self.at = min(max(at, 0), len(self.replay))
        self.dirty = True

    def go_turn(self, way: int) -> None:
        """To the start of this turn, or of the one before when it is reached already; or to the next."""
        starts = [mark.at for mark in self.replay.turns]
        if way > 0:
            self.go(next((start for start in starts if start > self.at), len(self.replay)))
        else:
            self.go(next((start for start in reversed(starts) if start < self.at), 0))

    def view(self) -> View:
        """The table at this moment. Nobody is asked anything any more."""
        key = (self.at, self.viewer)
        if self._view is None or self._view[0] != key:
            self._view = (key, replace(self.replay.view(self.at, self.viewer), question=None))
        seen = self._view[1]
        return replace(seen, viewer=self._open_hand(seen)) if self.viewer == OPEN else seen

    @property
    def _reader(self) -> int:
        """For whom the log is told: nobody in particular where hands lie face down."""
        return ANYBODY if self.film.face_down else self.viewer

    def _open_hand(self, seen: View) -> int:
        return self.hand_of if self.hand_of >= 0 else max(0, seen.active)

    def lines(self) -> Lines:
        """The log up to this moment, as it is seen by these eyes; where it is open, of the kind that was chosen."""
        wanted = self.log_filter if self.log_open else ALL
        mine = ANYBODY if wanted != MINE else self._open_hand(self.view()) if self.viewer == OPEN else self.viewer
        key = (self.viewer, wanted, mine)
        if key not in self._told:
            film, reader = self.film, self._reader
            self._told[key] = film_lines(film.replay, reader, film.notes, film.names, wanted, mine)
        found = self._told[key]
        upto = bisect_right(found, float(self.at), key=lambda line: line[0])
        return tuple((turn, line) for _, turn, line in found[max(0, upto - LONGEST) : upto])

    def tick(self, now: int) -> None:
        """Go on while it plays; sharp tiles come when there is time."""
        self.dirty |= self._blurred
        if not self.playing or now < self._next:
            return
        self._next = now + STEP_MS // self.speed
        self.go(self.at + 1)
        self.playing = self.at < len(self.replay)

    def entered(self) -> None:
        """Somebody else may sit here by now."""
        super().entered()
        if not self.film.may_look():
            self.host.pop()

    # -- the picture ----------------------------------------------------------------------------------------------

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """The table without its controls, and those of the replay."""
        if not self.film.may_look():
            return ()
        brush.tiles.work()
        brush.tiles.forget_waiting()
        show = self._showing(size)
        ground = board.build(brush, show)
        self._blurred = brush.tiles.is_busy
        column = [widget for widget in side.build(brush, show) if widget.id not in LEFT_OUT]
        return [
            *ground, *rail.build(brush, show), *tray.build(brush, show), *column,
            *replaybar.build(brush, show.frames, self._bar(show)), *self._pill(brush, show),
            *inspector.build(brush, show), *hand.build(brush, show),
        ]  # fmt: skip

    def _showing(self, size: Size) -> Showing:
        view = self.view()
        zones = frames(*size, len(view.players), self.host.lens.wish)
        show = Showing(view, self.film.names, self.film.seats, zones, self._camera_for(zones))
        show.hover, show.log_open, show.inspected = self.hover, self.log_open, self.inspected
        show.log_filter = self.log_filter
        show.peeking = not self.film.face_down
        show.no_hand = REPLAY["no hand" if len(self.replay.viewers) > 1 else "no hand yet"]
        show.lines = self.lines()
        stage = Stage()
        stage.tell(list(self.replay.happened(self.at, self._reader)), self.film.names)
        show.rolls = stage.rolls
        return show

    def _camera_for(self, zones: Frames) -> Camera:
        """One view of every place a tile ever lies on, so that it stands still."""
        if self.camera is None or self.camera.box != zones.map:
            self.camera = fitted(zones.map, self._ground(), zones.covers, zones.px(LARGEST_TILE))
        return self.camera

    def _ground(self) -> list[tuple[int, int]]:
        """The cells of the last map, and those that tiles have left again before."""
        last = self.replay.view(len(self.replay), self.viewer)
        cells = {(tile.x, tile.y) for tile in last.tiles if tile.symbol != "altar"}
        for at in range(len(self.replay) + 1):
            cells.update(xy(event[3]) for event in self.replay.happened(at, self._reader) if event[0] in LAID)
        return sorted(cells)

    def _bar(self, show: Showing) -> BarData:
        names, viewers = self.film.names, self.replay.viewers
        if not self._fields:
            self._fields = _fields(self.replay, names, show.view)
        whose = names.seat(show.view.viewer) if self.viewer == OPEN else ""
        eyes = EYES.get(self.viewer) or names.seat(self.viewer)
        title = words.listed(tuple(seat.name for seat in self.film.seats))
        return BarData(self.at, len(self.replay), self._fields, self.playing, self.speed, eyes, whose, title, len(viewers) > 1)

    def _pill(self, brush: Brush, show: Showing) -> list[Widget]:
        """Which moment this is, or what is wrong with the game."""
        mark = self.replay.turn_at(self.at) if self.replay.turns else None
        said = self.warning
        if not said and mark is not None:
            last = self.replay.turns[-1].turn
            name = self.film.names.seat(mark.seat)
            said = REPLAY["moment"].format(round=show.view.round, turn=mark.turn, turns=last, name=name)
        x, y, wide, high = show.frames.pill
        left, beside = show.frames.map[0], show.frames.open_log[0] - show.frames.map[0] - brush.px(12)
        if show.log_open and beside >= brush.px(LEAST_PILL):  # not over the title of the long log
            wide = min(wide, beside)
            x = left + (beside + brush.px(12) - wide) // 2
        room = wide - brush.px(32)
        tall = max(high, brush.tall(said, room, "button") + brush.px(10))
        return [Widget("moment", "status", (x, y, wide, tall), said, paint=paint_moment, data=(said,), solid=False)]

    # -- hands ----------------------------------------------------------------------------------------------------

    def press(self, widget: Widget) -> None:
        """What the widget says; whatever belongs to playing means nothing here."""
        word, *values = widget.does or ("",)
        self.dirty = True
        self.warning = ""
        if word in ("step", "turn", "play", "eyes", "speed"):
            self._move(word, *values)
        elif word == "inspect":
            self.inspected = ("card", (values[0], values[1]))
        elif word == "read":
            self.inspected = (values[0], values[1])
        elif word in ("tile", "seat"):
            chosen = (word, values[0])
            self.inspected = None if self.inspected == chosen else chosen
            self.hand_of = values[0] if word == "seat" else self.hand_of
        elif word == "log":
            self.log_open = not self.log_open
        elif word == "log_filter":
            self.log_filter = values[0]
        elif word == "fit":
            self.camera = None
        elif word == "close":
            self.inspected = None
            if widget.id == "close":
                self.host.pop()

    def _move(self, word: str, value: int = 0) -> None:
        self.playing = word in ("play", "eyes", "speed") and self.playing != (word == "play")
        if word == "step":
            self.go(self.at + value)
        elif word == "turn":
            self.go_turn(value)
        elif word == "eyes":
            self.look_through(value)
        elif word == "speed":
            self.speed = value
        elif self.playing:
            self._next = self.host.now()
            self.go(0 if self.at == len(self.replay) else self.at)

    def look_through(self, step: int) -> None:
        """The next eyes among those that may look."""
        viewers = self.replay.viewers
        self.viewer = viewers[(viewers.index(self.viewer) + step) % len(viewers)]
        self.inspected, self.hand_of = None, -1

    def held(self, widget: Widget | None, down: bool) -> None:
        """A field of the scrubber: to the start of that turn."""
        if down and widget is not None and widget.role == "turn":
            self._jump(widget)

    def _jump(self, widget: Widget) -> None:
        found = self.replay.find_turn(int(widget.id.removeprefix("turn:")))
        if found is not None and found != self.at:
            self.playing = False
            self.go(found)

    def drag(self, widget: Widget, dx: int, dy: int) -> None:
        """Along the scrubber from turn to turn, or the map with the hand."""
        over = self.tree.get(self.hover)
        if widget.role == "turn":
            if over is not None and over.role == "turn":
                self._jump(over)
        elif self.camera is not None and (widget.id == "map" or widget.role == "tile"):
            self.camera = self.camera.moved(dx, dy).kept([(tile.x, tile.y) for tile in self.view().tiles])
            self.dirty = True

    def wheel(self, widget: Widget | None, point: tuple[int, int], steps: int) -> None:
        """Over the scrubber from answer to answer, else nearer or farther."""
        self.dirty = True
        if widget is not None and widget.role in ("turn", "slider"):
            self.go(self.at - steps)
        elif self.camera is not None:
            self.camera = self.camera.zoomed(NOTCH if steps > 0 else -NOTCH, point)

    def look_at(self, widget: Widget) -> None:
        """Read it large."""
        if widget.about is not None:
            kind, *what = widget.about
            self.inspected = (kind, tuple(what) if kind == "card" else what[0])
            self.dirty = True

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """Arrows step, page keys leap, Space plays, Home and End."""
        moves: dict[str, tuple[Any, ...]] = {
            "left": ("turn", -1) if shift else ("step", -1), "right": ("turn", 1) if shift else ("step", 1),
            "page up": ("turn", -1), "page down": ("turn", 1), "space": ("play",), "e": ("eyes", 1),
        }  # fmt: skip
        if name in moves and not control:
            self._move(*moves[name])
        elif name in ("home", "end"):
            self.playing = False
            self.go(0 if name == "home" else len(self.replay))
        elif name == "f":
            self.camera = None
        elif name == "l":
            self.log_open = not self.log_open
        else:
            return False
        self.warning = ""
        return True

    def back(self) -> None:
        """Escape: put away what lies on top, else leave."""
        if self.inspected or self.log_open:
            self.inspected, self.log_open = None, False
            self.dirty = True
        else:
            self.host.pop()


def _fields(replay: Replay, names: Names, view: View) -> tuple[Field, ...]:
    """The turns of the scrubber."""
    ends = [*(mark.at for mark in replay.turns[1:]), len(replay)]
    return tuple(
        Field(mark.turn, names.seat(mark.seat), mark.at, end, _colour(view, mark.seat), _character(view, mark.seat))
        for mark, end in zip(replay.turns, ends, strict=True)
    )


def _colour(view: View, seat: int) -> theme.Colour:
    return theme.CHARACTERS.get(_character(view, seat), theme.MEANINGS["neutral"]).night


def _character(view: View, seat: int) -> str:
    return view.players[seat].character if 0 <= seat < len(view.players) else ""


def paint_moment(brush: Brush, box: Box, data: tuple[str], mood: Mood) -> None:
    """The pill over the map."""
    brush.plate(box, brush.theme.raised, GOLD, 17)
    margin = brush.px(16)
    inner = (box[0] + margin, box[1] + brush.px(2), box[2] - 2 * margin, box[3] - brush.px(4))
    brush.block(data[0], inner, "button", PAPER, "centre", True)
