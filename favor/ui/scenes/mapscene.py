"""The hands on the map: drag, wheel, centre, fit, and the map alone without the rails. Knows no rule and no answer."""

from __future__ import annotations

from favor.table.sitting import Sitting
from favor.ui.mapview import Camera, notch
from favor.ui.parts.showing import Showing
from favor.ui.scene import Host
from favor.ui.scenes.night import NightScene
from favor.ui.semantics import Widget

LARGEST_TILE, NEAREST_TILE = 130, 200
"""Units that a tile has at most when the whole map is shown, and from as near as one may go."""


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
