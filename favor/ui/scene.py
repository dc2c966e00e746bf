"""What a screen is to the window: it offers widgets and answers presses. Knows no game and opens no window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from favor.ui.brush import Brush
from favor.ui.layers import Layer
from favor.ui.lens import Lens
from favor.ui.narration_stream import Stream
from favor.ui.semantics import Box, Tree, Widget
from favor.ui.sound import Sounds
from favor.ui.wishes import Wishes

Size = tuple[int, int]


class Host(Protocol):
    """What a scene may ask of the window."""

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""

    def pop(self) -> None:
        """Take the top scene away."""

    def replace(self, scene: Scene) -> None:
        """Take all scenes away and show this one."""

    def quit(self) -> None:
        """End the program."""

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to a window."""

    wishes: Wishes
    """What the person has set; change them here."""
    lens: Lens
    """How large things are drawn."""
    sounds: Sounds
    """What is heard."""
    stream: Stream
    """What is said to listeners."""
    hints: Mapping[str, str]
    """What the keys are called on the device that was used last, as texts name them: `key_back`."""

    def say(self, words: str) -> None:
        """Show a line over everything for a moment."""

    def brush(self) -> Brush:
        """A brush for the window, to measure with or to make pictures of one's own."""

    def now(self) -> int:
        """Milliseconds since some moment; only differences mean something."""

    @property
    def size(self) -> Size:
        """Width and height of the window."""


class Scene:
    """One screen. Subclasses build widgets from their data; nothing is drawn by hand outside widgets and backdrop."""

    name = "scene"
    see_through = False
    """Is the scene below to be seen behind this one?"""
    room: Size = (1160, 650)
    """The fewest units its layout needs; where letters are wished so large that there are fewer, the window shows a part."""
    typing = ""
    """The field that letters go into; "" while keys are commands."""
    holds = ""
    """The widget that is held down when nothing has the focus."""
    answered = 0
    """How many presses here changed what the same place means, as an answer does: no second click follows them by accident."""
    walk: tuple[str, ...] = ()
    """Beginnings of ids in the order in which the focus goes through them; the rest follows as it is painted."""

    def __init__(self, host: Host, below: Scene | None = None) -> None:
        """`below`: what is to be seen behind this one, which needs no less room than before."""
        self.host = host
        if below is not None:
            self.room = max(self.room[0], below.room[0]), max(self.room[1], below.room[1])
        self.dirty = True
        self.focus = ""
        self.hover = ""
        self.pressed = ""
        self.is_still = False
        """Has the pointer only rested since this screen, or something over it, came? Then it asks nothing."""
        self.tree = Tree()
        self.stirs: Callable[[int], bool] = _rests
        """Is something on its way, so that a picture of that moment would be another than the last one?"""
        self._attended: object = None
        self.more: Callable[[Widget], tuple[str, ...]] = _nothing
        """What there is to know of a widget beyond what it says of itself, for listeners."""
        self.let_go: Callable[[str], None] = _unheard
        """A key went up again; only what is there as long as a key is held wants to know."""

    def backdrop(self, brush: Brush, size: Size) -> Iterable[Layer]:
        """What lies behind the widgets; where nothing below is to be seen it must fill the screen."""
        return ()

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """All widgets for the present state; the brush is there to measure words."""
        return ()

    def press(self, widget: Widget) -> None:
        """A widget was clicked, or Enter was pressed on it."""

    def _obey(self, word: str, *values: Any) -> None:
        """Do what a widget says it does: `_on_<word>` of this scene, with the values behind the word."""
        handler = getattr(self, f"_on_{word}", None)
        if handler is not None:
            handler(*values)

    def look_at(self, widget: Widget) -> None:
        """A widget was right-clicked, or Space was pressed on it."""

    def held(self, widget: Widget | None, down: bool) -> None:
        """A button or Space went down on a widget, or up again."""

    def drag(self, widget: Widget, dx: int, dy: int) -> None:
        """The pointer moved by that much with the button down on a widget."""

    def wheel(self, widget: Widget | None, point: tuple[int, int], steps: int) -> None:
        """The wheel turned at a point."""

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """A key the window has no use for; True when the scene had."""
        return False

    def text(self, letters: str) -> None:
        """Letters were typed."""

    def hurry(self) -> None:
        """A key or button went down: what still moves is there at once. The press itself comes next."""

    def tick(self, now: int) -> None:
        """Time has passed; set `dirty` when something looks different."""

    def _attend(self, what: object, box: Box) -> None:
        """Where only a part of the canvas is seen, show this part, once for each thing that matters."""
        if what != self._attended:
            self._attended = what
            self.host.lens.look_at(box)

    def back(self) -> None:
        """Escape."""
        self.host.pop()

    def returned(self, away: int) -> None:
        """The window is seen again after so many milliseconds out of sight."""

    def covered(self) -> None:
        """Another scene comes on top of this one, and gets what is pressed and let go from now on; no tip stays under it."""
        self.hover, self.dirty = "", True

    def entered(self) -> None:
        """The scene is on top again."""
        self.dirty = self.is_still = True


def _rests(now: int) -> bool:
    """Nothing moves here."""
    return False


def _unheard(name: str) -> None:
    """No key is held here."""


def _nothing(widget: Widget) -> tuple[str, ...]:
    """A widget that says all there is."""
    return ()
