"""The beginning of a game: the table lays itself out, then everybody's first roll is seen. Any key goes on. Knows no rule."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from favor.language.sentence_scene import capital
from favor.language.tongue import filled
from favor.table.sitting import NOBODY, Sitting
from favor.ui.brush import Brush
from favor.ui.layout import TABLE_ROOM, Frames, frames
from favor.ui.names import Names
from favor.ui.parts import firstroll, plates, settingout
from favor.ui.parts.showing import Showing
from favor.ui.scene import Host, Size
from favor.ui.scenes.night import NightScene
from favor.ui.semantics import Box, Widget
from favor.ui.theme import GOLD
from favor.ui.words_moments import OPENING, number

READ_MS = 2600
"""How long the rolls stay when nobody presses a key."""

STEPS = 180
TILES_AT = (settingout.ALTAR_AT, *(settingout.TOWNS_AT + place * settingout.BETWEEN for place in range(4)))
CUES = (*(("tile-lay", at) for at in TILES_AT), ("shuffle", settingout.STACKS_AT), ("card-draw", settingout.CARDS_AT))
"""What is heard, and when it begins to fall."""


class OpeningScene(NightScene):
    """Over the table that has not been shown yet."""

    name = "opening"
    room = TABLE_ROOM

    def __init__(self, host: Host, sitting: Sitting, names: Names) -> None:
        super().__init__(host)
        self.sitting = sitting
        self.names = names
        self.view = settingout.at_the_start(sitting.game.view(NOBODY), names)
        self.rounds = firstroll.rounds(sitting.told(), len(self.view.players))
        self._began = host.now()
        self._rolling = -1
        """Since when the rolls are shown; -1 while the table is laid out."""
        self._hurried = False
        self._shown: tuple[float, ...] = ()
        self._heard = 0
        self.stirs = self._stirs

    # -- time -----------------------------------------------------------------------------------------------------

    def laid(self, now: int) -> float:
        """How much of the table lies there, 0 to 1 in even steps."""
        lasts = self.host.wishes.takes("setup")
        passed = now - self._began
        return 1.0 if passed >= lasts or self._rolling >= 0 else int(max(0, passed) / lasts * STEPS) / STEPS

    def tumbled(self, now: int) -> tuple[float, ...]:
        """How far the dice of each round have rolled; one round after the other."""
        each = self.host.wishes.takes("die")
        passed = now - self._rolling
        if not each:
            return (1.0,) * len(self.rounds)
        return tuple(int(settingout.part(passed, place * each, each) * 24) / 24 for place in range(len(self.rounds)))

    @property
    def _until(self) -> int:
        """When the rolls have been read."""
        wishes = self.host.wishes
        return self._rolling + wishes.takes("die") * len(self.rounds) + wishes.waiting(READ_MS)

    def _state(self, now: int) -> tuple[float, ...]:
        return self.tumbled(now) if self._rolling >= 0 else (self.laid(now),)

    def _stirs(self, now: int) -> bool:
        """Is a tile, a card or a die on its way?"""
        return self._state(now) != self._shown

    def tick(self, now: int) -> None:
        """On to the rolls when all lies there, and to the first turn when they have been read."""
        share = self.laid(now)
        while self._rolling < 0 and self._heard < len(CUES) and CUES[self._heard][1] <= share < 1:
            self.host.sounds.play(CUES[self._heard][0])
            self._heard += 1
        hurried, self._hurried = self._hurried, False
        if self._rolling < 0 and (hurried or share >= 1) and self.rounds:
            self._rolling = now
            self.dirty = True
            self.host.sounds.hear([event for event in self.sitting.told() if event[0] == "start_roll"])
        elif hurried or share >= 1 and not self.rounds or self._rolling >= 0 and now >= self._until:
            self.host.pop()

    # -- widgets --------------------------------------------------------------------------------------------------

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """The stage with all that lies on it, what one plays for, and the rolls over it."""
        now = self.host.now()
        self._shown = self._state(now)
        zones = roomy(frames(*size, len(self.view.players), self.host.lens.wish))
        caption = self._caption(brush, zones)
        camera = settingout.camera(brush, zones.map, (caption.rect,))
        show = Showing(self.view, self.names, self.sitting.seats, zones, camera)
        yield Widget("opening", "curtain", (0, 0, *size), OPENING["skip"], does=("go_on",))
        yield settingout.stage(zones.map)
        yield from self._faded(settingout.build(brush, show, 1.0 if self._fades else self.laid(now)), now)
        yield caption
        if self._rolling >= 0:
            yield plates.veil(size, 120)
            rolls = list(firstroll.build(brush, show, self.rounds, self.tumbled(now)))
            self._attend(rolls[-1].id == firstroll.BEGINS, (rolls[-1] if rolls[-1].id == firstroll.BEGINS else rolls[0]).rect)
            yield from rolls
        else:
            self._attend(self.name, zones.map)
        x, y, wide, high = zones.map
        foot = (x + brush.px(12), y + high - brush.px(34), wide - brush.px(24), brush.px(26))
        yield plates.line("opening-skip", foot, OPENING["skip"], "small", brush.theme.muted, "midright")

    @property
    def _fades(self) -> bool:
        """Does all of it come up together, for those who wish for less motion?"""
        return self.host.wishes.settings.reduced_motion

    def _faded(self, widgets: Iterable[Widget], now: int) -> Iterable[Widget]:
        """The widgets as they are, or as faint as the time of a short fade has it."""
        clear = round(255 * self.laid(now)) if self._fades else 255
        return (replace(widget, alpha=min(widget.alpha, clear)) for widget in widgets)

    def _caption(self, brush: Brush, zones: Frames) -> Widget:
        """What wins the game, at the top of the stage."""
        catalog = self.names.catalog
        goal, banners = int(catalog.rules.get("favor_to_win", 10)), len(catalog.section("regions"))
        key = "goal" if banners > 1 else "goal alone"
        said = capital(filled(OPENING[key], number(goal), number(banners)))
        x, y, wide, _ = zones.map
        box: Box = (x + brush.px(12), y + brush.px(10), wide - brush.px(24), brush.px(44))
        role = "heading" if brush.wide(said, "heading") <= box[2] else "name"
        return plates.line("opening-goal", box, said, role, GOLD, "center")

    # -- input ----------------------------------------------------------------------------------------------------

    def hurry(self) -> None:
        """On to what comes next."""
        self._hurried = True

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """Any key goes on, and none does more."""
        return True

    def back(self) -> None:
        """Escape is a key like any other."""


def roomy(zones: Frames) -> Frames:
    """The zones before there is a hand to hold: the map takes all but the panels."""
    x, y, _, _ = zones.map
    edge = zones.px(8)
    return replace(zones, map=(x, y, zones.window[2] - x - edge, zones.window[3] - y - edge))
