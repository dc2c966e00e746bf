"""The menu over the table: back, how to play, full screen, a new game, quit; the house rules in force."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from favor.language.tongue import filled
from favor.ui.brush import Brush
from favor.ui.layout import centred
from favor.ui.parts import plates
from favor.ui.scene import Host, Scene, Size
from favor.ui.scenes.handbook import HandbookScene
from favor.ui.scenes.settings import SettingsScene
from favor.ui.semantics import Widget
from favor.ui.services import Services
from favor.ui.theme import GOLD
from favor.ui.words_reading import LESSON
from favor.ui.words_screens import MENU

ROWS = (
    ("back", MENU["back"], "gold"),
    ("reference", MENU["reference"], "plain"),
    ("settings", MENU["settings"], "plain"),
    ("coach", LESSON["again"], "plain"),
    ("replay", MENU["replay"], "plain"),
    ("full", MENU["full"], "plain"),
    ("new", MENU["new"], "plain"),
    ("title", MENU["leave"], "plain"),
    ("quit", MENU["quit"], "plain"),
)


class PauseScene(Scene):
    """The menu of a running game."""

    name = "menu"
    see_through = True

    def __init__(
        self, host: Host, services: Services, house_rules: tuple[str, ...] = (), again: Callable[[], None] | None = None,
        of_lesson: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(host)
        self.again = again
        left_out = ("replay",) if of_lesson else ()
        self.rows = tuple(row for row in ROWS if row[0] not in left_out and (row[0] != "coach" or again is not None))
        self.services = services
        self.house_rules = house_rules

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """A plate of buttons over the darkened table."""
        px = brush.px
        wide = px(420)
        rules = filled(MENU["house"], "; ".join(self.house_rules) or MENU["none"])
        rules_h = brush.tall(rules, wide - px(48), "small")
        high = px(96) + len(self.rows) * px(52) + rules_h + px(16)
        box = centred((0, 0, *size), wide, high)
        yield plates.veil(size)
        yield plates.plate("menu-plate", box, "raised", "dialog", MENU["title"])
        yield plates.line("heading", (box[0], box[1] + px(14), wide, px(44)), MENU["title"], "heading", GOLD, "center")
        top = box[1] + px(70)
        for id, text, kind in self.rows:
            yield plates.button(id, (box[0] + px(24), top, wide - px(48), px(44)), text, (id,), kind=kind)
            top += px(52)
        yield plates.words(
            "house-rules", (box[0] + px(24), top + px(4), wide - px(48), rules_h), rules, "small", brush.theme.muted
        )

    def press(self, widget: Widget) -> None:
        """Do what the button says."""
        what = widget.does[0] if widget.does else ""
        if what == "back":
            self.host.pop()
        elif what == "reference":
            self.host.push(HandbookScene(self.host, self.services.catalog))
        elif what == "coach" and self.again is not None:
            self.host.pop()
            self.again()
        elif what == "settings":
            self.host.push(SettingsScene(self.host))
        elif what == "replay":
            self.services.replay(None)
        elif what == "full":
            self.host.toggle_full_screen()
        elif what == "new":
            self.services.show_setup(None)
        elif what == "title":
            self.services.show_title()
        elif what == "quit":
            self.host.quit()
