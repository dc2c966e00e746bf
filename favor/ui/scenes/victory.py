"""The moment a game is won: the board stands still, the gods light up the place, the words say why. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from favor.language.sentence_scene import capital
from favor.language.tongue import filled
from favor.model.views import TileView, View
from favor.ui import endings, words_moments
from favor.ui.brush import Brush
from favor.ui.layout import TABLE_ROOM, Frames
from favor.ui.motion import standing
from favor.ui.names import Names, Words, plain
from favor.ui.paint.backdrop import paint_paper_plate
from favor.ui.paint.godlight import paint_godlight
from favor.ui.parts.pieces import draw_badge
from favor.ui.parts.showing import Showing
from favor.ui.scene import Host, Scene, Size
from favor.ui.semantics import Box, Mood, Widget, centre
from favor.ui.tempo import out, out_back
from favor.ui.theme import GOLD, INK

STEPS = 36
GROWS = 0.3
"""The part of the time in which the light comes up; then it stands."""

WIDE, SIDE, REACH = 460, 52, 0.95
"""Units of the plate with the words and of the winner's badge; radius of the light in tiles."""


class VictoryScene(Scene):
    """Over the table until the time is over or any key or button goes down; then `then` is called."""

    name = "victory"
    see_through = True
    room = TABLE_ROOM

    def __init__(
        self,
        host: Host,
        view: View,
        names: Names,
        events: Iterable[tuple[Any, ...]],
        showing: Callable[[], Showing | None],
        then: Callable[[], None],
    ) -> None:
        super().__init__(host)
        self.view = view
        self.names = names
        self.deciding = endings.deciding(events)
        self._showing = showing
        self._then = then
        """Called when it was seen."""
        self._began = host.now()
        self._lasts = max(1, host.wishes.takes("victory"))
        self._grows = not host.wishes.settings.reduced_motion
        self._shown = -1.0
        self._seen = False
        self.stirs = self._stirs

    # -- what is said ---------------------------------------------------------------------------------------------

    def line(self) -> Words:
        """The event that decided the game."""
        return self.names.line(self.deciding) if self.deciding is not None else ((self.names.seat(self.view.winner), ""),)

    def won(self) -> str:
        """What it was won with, as the rules of this game have it."""
        catalog = self.names.catalog
        amounts = {"favor": int(catalog.rules.get("favor_to_win", 10)), "banners": len(catalog.section("regions"))}
        if self.view.won_by not in amounts:
            return words_moments.WON["other"]
        amount = words_moments.number(amounts[self.view.won_by])
        return capital(filled(words_moments.WON[self.view.won_by], amount))

    def place(self) -> TileView | None:
        """The tile it happened on: the Settlement of the last Banner, else where the winner stands."""
        if self.deciding is not None and self.deciding[0] == "captured":
            region = self.names.catalog.section("regions")[self.deciding[2]].id
            for tile in self.view.tiles:
                if tile.region == region and tile.symbol == "settlement":
                    return tile
        stands = self.view.players[self.view.winner].tile
        return next((tile for tile in self.view.tiles if tile.number == stands), None)

    # -- widgets --------------------------------------------------------------------------------------------------

    def share(self, now: int) -> float:
        """How far the light has come, in even steps; at once where less motion is wished for."""
        if not self._grows:
            return 1.0
        passed = (now - self._began) / (self._lasts * GROWS)
        return int(min(1.0, max(0.0, passed)) * STEPS) / STEPS

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """The light with the winner in it, and the words under them."""
        share = self._shown = self.share(self.host.now())
        curtain = Widget("victory", "curtain", (0, 0, *size), words_moments.GO_ON, does=("go_on",))
        show = self._showing()
        tile = self.place()
        if show is None or tile is None:
            return [curtain]
        zones, camera = show.frames, show.camera
        spot = camera.spot(*standing(tile))
        radius = max(zones.px(60), round(camera.size * REACH))
        light = Widget("victory-light", "picture", (0, 0, *size), "", paint=paint_light, alpha=round(255 * out(share)),
                       data=((*spot, radius), zones.panels[self.view.winner]), solid=False)  # fmt: skip
        side = round(max(zones.px(SIDE), camera.size * 0.62) * (0.7 + 0.3 * out_back(share)))
        piece = Widget("victor", "picture", (spot[0] - side // 2, spot[1] - side // 2, side, side),
                       self.names.seat(self.view.winner), paint=paint_victor, solid=False, spill=8,
                       data=(self.view.players[self.view.winner].character,))  # fmt: skip
        words = self._words(brush, zones, spot, radius, share)
        self._attend(self.name, words.rect)
        return [curtain, light, piece, words]

    def _words(self, brush: Brush, zones: Frames, spot: tuple[int, int], radius: int, share: float) -> Widget:
        """The plate under the light, or above it where there is no room."""
        px = zones.px
        x, y, wide, high = zones.map
        line, won = self.line(), self.won()
        broad = min(px(WIDE), wide - px(24))
        tall = px(16) + brush.tall(line, broad - px(32), "name") + brush.high("title") + px(14)
        below, above = min(spot[1] + radius + px(6), y + high - px(8) - tall), max(spot[1] - radius - px(6) - tall, y + px(8))
        clear = px(SIDE) // 2 + px(8)
        top = below if below >= spot[1] + clear or above + tall > spot[1] - clear else above
        box = (max(x + px(12), min(spot[0] - broad // 2, x + wide - broad - px(12))), top, broad, tall)
        return Widget("victory-words", "status", box, f"{plain(line)}. {won}", paint=paint_words, data=(line, won),
                      alpha=round(255 * share), solid=False)  # fmt: skip

    # -- input ----------------------------------------------------------------------------------------------------

    def hurry(self) -> None:
        """It was seen."""
        self._seen = True

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """Any key goes on, and none does more."""
        return True

    def press(self, widget: Widget) -> None:
        """So does any button."""
        self._seen = True

    def back(self) -> None:
        """Escape is a key like any other."""

    def _stirs(self, now: int) -> bool:
        """Does the light still grow?"""
        return self._shown != self.share(now)

    def tick(self, now: int) -> None:
        """When it has been seen, the result comes."""
        if self._seen or now - self._began >= self._lasts:
            self.host.pop()
            self._then()


def paint_light(brush: Brush, box: Box, data: tuple[tuple[int, int, int], Box], mood: Mood) -> None:
    """Night over everything but the place and the panel of the winner."""
    brush.surface.blit(brush.cache.get(paint_godlight, *box[2:], *data), box[:2])


def paint_victor(brush: Brush, box: Box, data: tuple[str], mood: Mood) -> None:
    """The winner's piece in a golden ring."""
    middle = centre(box)
    brush.disc(middle, box[2] // 2 + 5, INK)
    brush.disc(middle, box[2] // 2 + 3, GOLD)
    draw_badge(brush, data[0], middle, box[2] - 2)


def paint_words(brush: Brush, box: Box, data: tuple[Words, str], mood: Mood) -> None:
    """What happened, and large what it means, on paper."""
    line, won = data
    px = brush.px
    brush.surface.blit(brush.cache.get(paint_paper_plate, box[2], box[3], px(10)), box[:2])
    room = (box[0] + px(16), box[1] + px(12), box[2] - px(32), box[3])
    high = brush.block(line, (*room[:3], brush.tall(line, room[2], "name")), "name", INK, "centre")
    brush.line(won, (box[0] + box[2] // 2, room[1] + high + px(2)), "title", INK, "midtop", room[2])
