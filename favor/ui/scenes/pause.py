"""The menu over the table: back, seats, how to play, full screen, a new game, quit; house rules, versions, print of the seed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from favor.language.tongue import filled
from favor.table.seats import people
from favor.table.seedprint import seed_print
from favor.table.sitting import OPEN, Sitting
from favor.ui.brush import Brush
from favor.ui.layers import Layer
from favor.ui.layout import centred
from favor.ui.parts import plates
from favor.ui.scene import Host, Size
from favor.ui.scenes.handbook import HandbookScene
from favor.ui.scenes.night import StageScene
from favor.ui.scenes.seats import SeatsScene
from favor.ui.scenes.settings import SettingsScene
from favor.ui.semantics import Box, Widget
from favor.ui.services import Plan, Services
from favor.ui.theme import GOLD, PAPER
from favor.ui.words_keys import named
from favor.ui.words_life import MENU
from favor.ui.words_reading import LESSON

ROWS = (
    ("reference", MENU["reference"]),
    ("seats", MENU["seats"]),
    ("settings", MENU["settings"]),
    ("full", MENU["full"]),
    ("coach", LESSON["again"]),
    ("replay", MENU["replay"]),
    ("new", MENU["new"]),
    ("title", MENU["leave"]),
    ("quit", MENU["quit"]),
)
OF_A_GAME = ("seats", "replay")
"""What a lesson has not."""


def has_secrets(sitting: Sitting, plan: Plan) -> bool:
    """Does a hand lie under the menu that not everybody round the screen may see?"""
    return sitting.privacy != OPEN and len(people(plan.seats)) > 1


class PauseScene(StageScene):
    """The menu of a running game."""

    name = "menu"

    def __init__(
        self,
        host: Host,
        services: Services,
        house_rules: tuple[str, ...] = (),
        again: Callable[[], None] | None = None,
        game: tuple[Sitting, Plan] | None = None,
    ) -> None:
        super().__init__(host)
        self.again = again
        self.game = game
        self.see_through = game is None or not has_secrets(*game)
        left_out = (*(() if again is not None else ("coach",)), *(() if game is not None else OF_A_GAME))
        self.rows = tuple(row for row in ROWS if row[0] not in left_out)
        self.services = services
        self.house_rules = house_rules
        self._ways: Mapping[str, Callable[[], None]] = MappingProxyType(
            {
                "back": host.pop, "full": host.toggle_full_screen, "title": services.show_title, "quit": host.quit,
                "reference": self._reference, "coach": self._explain, "seats": self._seats,
                "settings": lambda: host.push(SettingsScene(host)), "replay": self._replay,
                "new": lambda: services.show_setup(None),
            }
        )  # fmt: skip

    def backdrop(self, brush: Brush, size: Size) -> Iterable[Layer]:
        """The night in place of the table, where hands lie on it that not everybody may see."""
        return () if self.see_through else super().backdrop(brush, size)

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """A plate of buttons in two columns over the darkened table, and under them what this game is played by."""
        px = brush.px
        wide, step, gap = px(560), px(54), px(12)
        inner = wide - px(48)
        facts = self._facts(brush, inner)
        lines = -(-len(self.rows) // 2)
        high = px(126) + lines * step + sum(tall + px(6) for *_, tall in facts) + px(22)
        box = centred((0, 0, *size), wide, high)
        left, top = box[0] + px(24), box[1] + px(64)
        yield plates.veil(size)
        yield plates.plate("menu-plate", box, "raised", "dialog", MENU["title"])
        yield plates.line("heading", (box[0], box[1] + px(12), wide, px(44)), MENU["title"], "heading", GOLD, "center")
        yield plates.button("back", (left, top, inner, px(46)), MENU["back"], ("back",), kind="gold")
        top += step + px(4)
        each = (inner - gap) // 2
        for number, (id, text) in enumerate(self.rows):
            alone = number == len(self.rows) - 1 and number % 2 == 0
            place = (left + number % 2 * (each + gap), top + number // 2 * step, inner if alone else each, px(46))
            yield plates.button(id, place, named(text, brush.hints), (id,))
        yield from self._told(brush, (left, top + lines * step + px(6), inner, 0), facts)

    def _facts(self, brush: Brush, wide: int) -> list[tuple[str, str, str, int]]:
        """id, words, role and height of each thing to be known about this game."""
        rules = filled(MENU["house"], "; ".join(self.house_rules) or MENU["none"])
        packs = ", ".join(f"{id} {version}" for id, version, _ in self.services.catalog.packs)
        version = filled(MENU["version"], self.services.version, packs)
        said = [("house-rules", rules, "body"), ("version", version, "small")]
        if self.game is not None:
            printed = filled(MENU["print"], seed_print(self.game[1].seed))
            said += [("seed-print", printed, "small"), ("seed-why", MENU["why"], "small")]
        return [(id, text, role, brush.tall(text, wide, role)) for id, text, role in said]

    def _told(self, brush: Brush, box: Box, facts: list[tuple[str, str, str, int]]) -> Iterable[Widget]:
        top = box[1]
        for id, text, role, tall in facts:
            colour = GOLD if id == "house-rules" and self.house_rules else PAPER if id == "seed-print" else brush.theme.muted
            yield plates.words(id, (box[0], top, box[2], tall), text, role, colour)
            top += tall + brush.px(6)

    def press(self, widget: Widget) -> None:
        """Do what the button says."""
        if widget.does is not None:
            self._ways[widget.does[0]]()

    def _reference(self) -> None:
        self.host.push(HandbookScene(self.host, self.services.catalog))

    def _replay(self) -> None:
        self.services.replay(None)

    def _explain(self) -> None:
        if self.again is not None:
            self.host.pop()
            self.again()

    def _seats(self) -> None:
        if self.game is not None:
            self.host.push(SeatsScene(self.host, self.game[0], self.services))
