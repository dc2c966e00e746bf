"""The map under one's hands: fitted by itself, dragged, zoomed, centred, alone without the rails. Knows no rule and no answer."""

from __future__ import annotations

from collections.abc import Callable

from favor.model.views import View
from favor.table.sitting import Sitting
from favor.ui.brush import Brush
from favor.ui.layout import Frames
from favor.ui.mapview import LARGEST_TILE, Camera, Cell, fitted, notch
from favor.ui.parts import board, prompt
from favor.ui.parts import ghost as ghosts
from favor.ui.parts.showing import Showing
from favor.ui.scene import Host
from favor.ui.scenes.night import NightScene
from favor.ui.semantics import Box, Widget

NEAREST_TILE = 200
"""Units that a tile has at most, from as near as one may go."""
WORTH_IT, WORTH_IT_NOW = 1.06, 1.12
"""How much larger tiles must become, at the beginning of a turn and within it, before a map moves that could stay."""


class MapScene(NightScene):
    """A screen with a map that can be moved."""

    def __init__(self, host: Host, sitting: Sitting) -> None:
        super().__init__(host)
        self.sitting = sitting
        self.show: Showing | None = None
        self.wheeled = -1000
        self.camera: Camera | None = None
        self.camera_moved = False
        self.fit_size = 0
        """The size of a tile when all of the map is shown."""
        self.map_only = False
        """Do the rails make way for the map?"""
        self._fitted_in = -1
        """The turn in which the map was fitted last."""
        self._brought: object = None
        """For which tile to be laid a map moved by hand was scrolled last."""
        self._shown_all: dict[object, bool] = {}
        self._fits: dict[tuple[Box, tuple[Cell, ...], tuple[Box, ...], int], Camera] = {}

    # -- hands ----------------------------------------------------------------------------------------------------

    def drag(self, widget: Widget, dx: int, dy: int) -> None:
        """Pan the map."""
        if self.show is not None and (widget.id in ("map", "ghost") or widget.role in ("tile", "target")):
            self._aim(self.show.camera.moved(dx, dy))

    def wheel(self, widget: Widget | None, point: tuple[int, int], steps: int) -> None:
        """Nearer or farther; what lies under the pointer stays there."""
        if self.show is None:
            return
        camera = self.show.camera
        farthest, nearest = self.fit_size or camera.size, self.show.frames.px(NEAREST_TILE)
        stride = notch(farthest, nearest)
        self._aim(camera.zoomed(stride if steps > 0 else -stride, point, max(farthest, nearest)))
        self.wheeled = self.host.now()

    def _aim(self, camera: Camera) -> None:
        """From here on the map is looked at so; the next press in the same moment goes on from there."""
        if self.show is not None:
            self.show.camera = camera
        self.camera, self.camera_moved, self.dirty = camera, True, True

    def _on_fit(self) -> None:
        """Show the whole map."""
        self.camera = None

    def _point_out(self, is_meant: Callable[[Widget], bool]) -> None:
        """The focus goes to the first of these; where none of them is in the picture the whole map comes back."""
        meant = [widget for widget in self.tree if is_meant(widget)]
        seen = [widget for widget in self.tree.focusable() if is_meant(widget)]
        if meant and not seen:
            self._on_fit()
        self.focus = next((widget.id for widget in (*seen, *meant)), self.focus)

    def _on_map_only(self) -> None:
        """The rails away, or back again."""
        self.map_only = not self.map_only
        self.camera = None

    def _map_key(self, name: str, shift: bool) -> bool:
        """F, C, the numbers, and Shift+V; False for any other."""
        if name == "v" and shift:
            self._on_map_only()
        elif name == "f":
            self._on_fit()
        elif name == "c":
            view = self.sitting.view()
            self._centre(view.viewer if view.viewer >= 0 else view.active)
        elif name in "123456" and self.show is not None and int(name) <= len(self.show.view.players):
            self._centre(int(name) - 1)
        else:
            return False
        return True

    def _centre(self, seat: int) -> None:
        if self.show is None or not 0 <= seat < len(self.show.view.players):
            return
        tile = self.show.tile(self.show.view.players[seat].tile)
        if tile is not None:
            self._aim(self.show.camera.centred((tile.x, tile.y)))

    # -- fitted by itself ------------------------------------------------------------------------------------------

    def _covers(self, zones: Frames, view: View) -> tuple[Box, ...]:
        """All that lies over the map for longer."""
        return zones.covers

    def _camera_for(self, zones: Frames, view: View) -> Camera:
        """The camera as it was, fitted anew when the map has outgrown it and nobody has moved it by hand."""
        cells, wanted = board.cells_of(view)
        covers = self._covers(zones, view)
        outgrown = self.camera is not None and not self.camera_moved and not self._shows(self.camera, wanted, covers)
        # Within a turn the map stands still as long as it can; a new turn may find that there is room for larger tiles.
        worth = WORTH_IT if self._fitted_in != view.turn else WORTH_IT_NOW
        if self.camera is None or self.camera.box != zones.map or not self.camera_moved:
            fit = self._fitted(zones.map, wanted, covers, zones.px(LARGEST_TILE))
            self.fit_size = fit.size
            if self.camera is None or self.camera.box != zones.map or outgrown or fit.size > self.camera.size * worth:
                self.camera = fit
                self.camera_moved = False
            self._fitted_in = view.turn
        self.camera = self.camera.kept(cells)
        return self.camera

    def _shows(self, camera: Camera, wanted: list[Cell], covers: tuple[Box, ...]) -> bool:
        """Is all of that to be seen? The last two answers are kept, since most pictures ask the same."""
        key = (camera, tuple(wanted), covers)
        if key not in self._shown_all:
            self._shown_all = {**dict(list(self._shown_all.items())[-1:]), key: camera.shows(wanted, covers)}
        return self._shown_all[key]

    def _clear_of(self, brush: Brush, show: Showing, asks: list[Widget]) -> Camera:
        """While a low or narrow plate of answers or a prompt of two lines covers part of a fitted map, or a tile is to be laid
        where nobody looks, the map makes room for it."""
        zones = show.frames
        over = (widget.rect for widget in asks if widget.id in ("answers", "prompt"))
        plates = tuple(box for box in over if prompt.lets_by(box, zones.map))
        _, wanted = board.cells_of(show.view)
        if show.ghost is not None:
            wanted = [*wanted, (show.ghost.x, show.ghost.y)]
        show.covers = (*self._covers(zones, show.view), *plates)
        camera = show.camera
        if not self.camera_moved and not self._shows(camera, wanted, plates):
            camera = self._fitted(zones.map, wanted, show.covers, camera.size)
        return self._onto_ghost(brush, show, camera)

    def _onto_ghost(self, brush: Brush, show: Showing, camera: Camera) -> Camera:
        """A tile that is to be laid comes into view with its handles; where the map was moved by hand it is scrolled once, and
        hands may move it away again."""
        ghost = show.ghost
        key = (ghost.tile, ghost.x, ghost.y, camera.box, show.covers) if ghost is not None else None
        if self.camera_moved and key == self._brought:
            return camera
        self._brought = key
        brought = ghosts.brought(brush, show, camera)
        if self.camera_moved:
            self.camera = brought
        return brought

    def _fitted(self, box: Box, wanted: list[Cell], covers: tuple[Box, ...], largest: int) -> Camera:
        """The fitted camera; the last two are kept, since the question may stand for many pictures."""
        key = (box, tuple(wanted), covers, largest)
        if key not in self._fits:
            self._fits = {**dict(list(self._fits.items())[-1:]), key: fitted(*key)}
        return self._fits[key]
