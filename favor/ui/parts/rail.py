"""The player panels: everything that is known of each player on one plate, also for six of them on a small window."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from favor.language.tongue import filled
from favor.model.views import PlayerView
from favor.ui import theme, words_spoken
from favor.ui import words_table as say
from favor.ui.brush import Brush, fitting
from favor.ui.faces import face_of
from favor.ui.paint.glyphs import GLYPHS
from favor.ui.paint.portraits import paint_portrait
from favor.ui.parts import places, plates
from favor.ui.parts.pieces import draw_badge
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Intent, Mood, Widget
from favor.ui.text import Spans
from favor.ui.theme import GOLD, MEANINGS, PAPER, mix

STAT_ICONS = ("fight", "charm", "wit")
TALL = 118
"""Units from which a panel has room to name what lies before its player."""

LIKENESS = 72
"""Units that a likeness takes at the foot of a panel."""

Chip = tuple[str, str, str]
"""An icon, the word for its colour, a name."""


@dataclass(frozen=True, slots=True)
class PanelData:
    """What one panel shows."""

    name: str
    character: str
    character_name: str
    favor: int
    goal: int
    hearts: int
    cap: int
    stats: tuple[int, int, int]
    bases: tuple[int, int, int]
    hand: int
    boon: bool
    statuses: tuple[str, ...]
    banners: tuple[str, ...]
    relics: int
    items: int
    stunned: bool
    active: bool
    lit: bool
    human: bool
    asked: bool
    shines: bool
    """Is everybody waiting for this player? Mostly whose turn it is, sometimes another who is asked in it."""
    chips: tuple[Chip, ...]
    cards: tuple[tuple[str, str], ...] = ()
    """Of each chip the section and id of its card."""
    boon_words: Spans = ()
    """What the Boon does, where few players leave room for it."""
    compact: bool = False
    """Is there room for badge, Favor, Hearts and cards only?"""


def panel_data(show: Showing, player: PlayerView) -> PanelData:
    """The values of a player's panel."""
    seat = show.seats[player.seat]
    parts = dict(player.stat_parts)
    bases = tuple(
        next((part.amount for part in parts.get(stat, ()) if part.op == "base"), value)
        for stat, value in zip(STAT_ICONS, (player.fight, player.charm, player.wit), strict=True)
    )
    return PanelData(
        seat.name, player.character, show.names.title("characters", player.character), player.favor,
        int(show.catalog.rules.get("favor_to_win", 10)), player.hearts, player.heart_cap,
        (player.fight, player.charm, player.wit), bases, player.hand_size, player.boon_ready,  # type: ignore[arg-type]
        tuple(status.id for status in player.statuses), player.banners, len(player.relics), len(player.items),
        player.stunned, show.view.active == player.seat, is_lit(show, player.seat), seat.human, show.asked == player.seat,
        player.seat == (show.asked if show.asked >= 0 else show.view.active),
        chips_of(show, player), _cards_of(show, player), _boon_words(show, player), show.frames.compact,
    )  # fmt: skip


def chips_of(show: Showing, player: PlayerView) -> tuple[Chip, ...]:
    """What a player has, by name: what holds of them, Items, Relics, the Boon."""
    names = show.names
    found = names.definition("characters", player.character)
    boon = str(found.data.get("boon", "")) if found is not None else ""
    ready = "boon-ready" if player.boon_ready else "boon-spent"
    last = [(ready, "favor" if player.boon_ready else "neutral", names.title("boons", boon))] if boon else []
    chips: list[Chip] = []
    for status in player.statuses:
        chips.append((status.id if status.id in GLYPHS else "hex", "warning", names.title("statuses", status.id)))
    chips += [("item", "event", names.title(card.section, card.id)) for card in player.items]
    for card in player.relics:
        kind = card_kind(show, card.section, card.id)
        chips.append((kind if kind in GLYPHS else "relic", kind, names.title(card.section, card.id)))
    return (*chips, *last)


def _cards_of(show: Showing, player: PlayerView) -> tuple[tuple[str, str], ...]:
    """What the chips name, in their order."""
    found = show.names.definition("characters", player.character)
    boon = str(found.data.get("boon", "")) if found is not None else ""
    held = ((card.section, card.id) for card in (*player.items, *player.relics))
    return (*(("statuses", status.id) for status in player.statuses), *held, *((("boons", boon),) if boon else ()))


def _boon_words(show: Showing, player: PlayerView) -> Spans:
    """What a player's Boon does, where the panels are high enough to say it."""
    found = show.names.definition("characters", player.character)
    if found is None or show.frames.panels[0][3] < show.frames.px(TALL + LIKENESS):
        return ()
    return face_of(show.names, "boons", str(found.data.get("boon", ""))).spans


def card_kind(show: Showing, section: str, id: str) -> str:
    """The type of a card, as its colour is called."""
    found = show.names.definition(section, id)
    return str(found.data.get("type", "neutral")) if found is not None else "neutral"


def is_lit(show: Showing, seat: int) -> bool:
    """May this player be picked or attacked now?"""
    return seat in show.picks("player") or any(action == ("attack", seat) for action in show.narrowed)


def build(brush: Brush, show: Showing) -> list[Widget]:
    """One widget a player, worked out anew where something about them has changed."""
    widgets = []
    kept = brush.shelf.said(show.view, show.names)
    for player, box in zip(show.view.players, show.frames.panels, strict=True):
        key = ("panel", player.seat, box, show.asked, is_lit(show, player.seat), show.frames.compact)
        if key not in kept:
            kept[key] = _panel(show, player, box)
        widgets.append(kept[key])
    return widgets


def _panel(show: Showing, player: PlayerView, box: Box) -> Widget:
    data = panel_data(show, player)
    said = spoken(data, ", ".join(show.names.title("banners", banner) for banner in player.banners))
    seat: Intent = ("seat", player.seat)
    return Widget(f"player:{player.seat}", "player", box, data.name, said, does=seat, paint=paint_panel, data=data, spill=5,
                  about=seat, heard=_stands(show, player))  # fmt: skip


def _stands(show: Showing, player: PlayerView) -> str:
    """Where a player's piece stands, for listeners."""
    tile = show.tile(player.tile)
    if tile is None:
        return ""
    return places.told(words_spoken.PLAYER_AT.format(show.names.tile(tile.number)), places.where(show, tile.x, tile.y))


def spoken(data: PanelData, banners: str) -> str:
    """The panel in words."""
    fight, charm, wit = data.stats
    parts = [
        filled(say.PANEL["who"], data.character_name, data.favor, data.goal, data.hearts, data.cap),
        filled(say.PANEL["stats"], fight, charm, wit), filled(say.PANEL["hand"], data.hand),
        say.TURN["boon ready" if data.boon else "boon spent"], filled(say.PANEL["relics"], data.relics),
        filled(say.PANEL["items"], data.items),
    ]  # fmt: skip
    parts += [filled(say.PANEL["banners"], banners)] if data.banners else []
    under = ", ".join(name for _, _, name in data.chips[: len(data.statuses)])
    parts += [filled(say.PANEL["statuses"], under)] if under else []
    return "; ".join(parts + ([say.PANEL["stunned"]] if data.stunned else []) + ([say.PANEL["active"]] if data.active else [])
                     + ([say.PANEL["asked"]] if data.asked and not data.active else []))  # fmt: skip


def paint_panel(brush: Brush, box: Box, data: PanelData, mood: Mood) -> None:
    """A panel of any height from 72 units up."""
    x, y, wide, high = box
    px = brush.px
    fill = mix(brush.theme.raised, theme.BORDER, 0.25) if data.shines else brush.theme.panel
    border = GOLD if data.shines or data.lit else brush.theme.border
    brush.plate(box, mix(fill, PAPER, 0.07) if mood.hovered else fill, border, 10, 3 if data.shines else 1 + data.lit)
    if data.active:
        brush.plate((x, y, px(6), high), GOLD, None, 3)
    if data.lit:
        brush.plate((x - 3, y - 3, wide + 6, high + 6), None, GOLD, 12, 3)
    if data.compact:
        _narrow(brush, box, data)
        plates.focus_ring(brush, box, mood)
        return
    rows = panel_rows(brush, high)
    draw_badge(brush, data.character, (x + px(32), y + rows[0] + px(17)), px(40), data.stunned)
    _head(brush, (x, y, wide, high), data, rows)
    _pips(brush, (x, y, wide, high), data, y + rows[2])
    _hearts(brush, (x, y, wide, high), data, y + rows[3])
    if high >= px(TALL):
        _lower(brush, _lower_box(brush, box), data)
    plates.focus_ring(brush, box, mood)


def _lower_box(brush: Brush, box: Box) -> Box:
    """The part of a tall panel under its Hearts."""
    (x, y, wide, high), px = box, brush.px
    top = panel_rows(brush, high)[3]
    return x + px(12), y + top + px(23), wide - px(20), high - top - px(29)


def panel_rows(brush: Brush, high: int) -> tuple[int, int, int, int]:
    """The tops of the four rows of a panel of that height: name, chips, Favor, Hearts."""
    px = brush.px
    step = max(px(17), min((high - px(55)) // 3 if high >= px(TALL) else (high - px(8)) // 4, px(24)))
    top = px(6) if high >= px(TALL) else max(px(3), (high - 4 * step) // 2)
    return top, top + step, top + 2 * step, top + 3 * step


def _quiet(brush: Brush, data: PanelData) -> theme.Colour:
    """The colour of what matters less; lighter on the bright plate of whoever is asked, where the usual one would be lost."""
    return mix(brush.theme.muted, PAPER, 0.6) if data.shines else brush.theme.muted


def _telling(data: PanelData, meaning: str) -> theme.Colour:
    """The colour of good and bad; paler on the bright plate, where it would be lost as well."""
    colour = MEANINGS[meaning].night
    return mix(colour, PAPER, 0.4) if data.shines else colour


def _head(brush: Brush, box: Box, data: PanelData, rows: tuple[int, int, int, int]) -> None:
    x, y, wide, high = box
    px = brush.px
    favor = brush.line(str(data.favor), (x + wide - px(10), y + rows[0] - px(5)), "numeral", GOLD, "topright")
    left = x + px(60)
    place = _name(brush, data.name, (left, y + rows[0]), favor.left - left - px(4))
    room = favor.left - place.right - px(14)
    if brush.wide(data.character_name, "small") <= room:
        brush.line(data.character_name, (place.right + px(6), place.bottom - px(2)), "small", _quiet(brush, data), "bottomleft")
    _chips(brush, (left, y + rows[1], x + wide - px(8) - left), data)


def _name(brush: Brush, name: str, at: tuple[int, int], room: int) -> Rect:
    """A name as large as it fits; the tooltip has all of a very long one."""
    role = "player" if brush.wide(name, "player") <= room else "small-bold"
    return brush.line(fitting(brush, name, role, room), at, role, PAPER)


def _narrow(brush: Brush, box: Box, data: PanelData) -> None:
    """Badge and Favor, the name where there is room for it, Hearts and cards in hand."""
    x, y, wide, high = box
    px = brush.px
    foot, named = y + high - px(13), high >= px(88)
    upper = foot - px(12) - y - (px(18) if named else 0)
    side = min(px(42), upper - px(6))
    middle = y + px(3) + upper // 2
    draw_badge(brush, data.character, (x + px(28), middle), side, data.stunned)
    brush.line(str(data.favor), (x + wide - px(9), middle), "numeral", GOLD, "midright")
    if named:
        name = fitting(brush, data.name, "small-bold", wide - px(12))
        brush.line(name, (x + wide // 2, foot - px(20)), "small-bold", PAPER, "center")
    count = brush.line(str(data.hand), (x + wide - px(10), foot), "small-bold", PAPER, "midright")
    brush.icon("hand", (count.left - px(10), foot), px(15), brush.theme.muted)
    if data.stunned:
        brush.icon("stun-star", (x + px(20), foot), px(18))
        return
    brush.icon("heart-full", (x + px(17), foot), px(14))
    hurt = MEANINGS["failure"].night if data.hearts <= 1 else PAPER
    brush.line(str(data.hearts), (x + px(27), foot), "small-bold", hurt, "midleft")


def _chips(brush: Brush, place: tuple[int, int, int], data: PanelData) -> None:
    """Boon, Relics, Items, Banners, statuses in one line."""
    px = brush.px
    x, y, _ = place
    side, middle = px(16), y + px(10)
    brush.icon("boon-ready" if data.boon else "boon-spent", (x + side // 2, middle), side)
    x += side + px(6)
    for icon, count in (("relic", data.relics), ("item", data.items)):
        colour = PAPER if count else _quiet(brush, data)
        brush.icon(icon, (x + side // 2, middle), px(14), colour)
        x = brush.line(str(count), (x + side + px(1), middle), "small", colour, "midleft").right + px(5)
    for region in data.banners:
        brush.icon(f"banner-{region}" if region in theme.REGIONS else "banner", (x + px(6), middle), px(14))
        x += px(13)
    for status in data.statuses:
        icon = status if status in GLYPHS else "hex"
        brush.icon(icon, (x + px(8), middle), px(14), MEANINGS["warning"].fill if icon != "invisible" else MEANINGS["info"].fill)
        x += px(15)


def _pips(brush: Brush, box: Box, data: PanelData, y: int) -> None:
    """Favor as pips, the number of cards in hand at the right."""
    x, _, wide, _ = box
    px = brush.px
    middle = y + px(9)
    count = brush.line(str(data.hand), (x + wide - px(10), middle), "small-bold", PAPER, "midright")
    brush.icon("hand", (count.left - px(11), middle), px(15), brush.theme.muted)
    left, right = x + px(60), count.left - px(24)
    step = min(px(12), (right - left) // max(1, data.goal))
    for number in range(data.goal):
        brush.icon(
            "favor-pip" if number < data.favor else "favor-empty", (left + step * number + step // 2, middle), min(px(11), step)
        )


def _hearts(brush: Brush, box: Box, data: PanelData, y: int) -> None:
    """Hearts full and cracked, then the three stats; a raised stat is green with +, a lowered one red with a minus."""
    x, _, wide, _ = box
    px = brush.px
    middle = y + px(9)
    right = x + wide - px(8)
    for icon, value, base in reversed(list(zip(STAT_ICONS, data.stats, data.bases, strict=True))):
        colour = PAPER if value == base else _telling(data, "success" if value > base else "failure")
        mark = "+" if value > base else "−" if value < base else ""
        number = brush.line(f"{value}{mark}", (right, middle), "small-bold", colour, "midright")
        brush.icon(icon, (number.left - px(9), middle), px(14), brush.theme.muted)
        right = number.left - px(19)
    left = x + px(12)
    if data.stunned:
        brush.icon("stun-star", (left + px(7), middle), px(16))
        room, colour = right - left - px(17), _telling(data, "failure")
        brush.line(say.PANEL["stunned"], (left + px(17), middle), "small-bold", colour, "midleft", room)
        return
    step = min(px(14), (right - left) // max(1, data.cap))
    for heart in range(data.cap):
        brush.icon(
            "heart-full" if heart < data.hearts else "heart-cracked",
            (left + step * heart + px(6), middle),
            min(px(13), step + px(2)),
        )


def _lower(brush: Brush, box: Box, data: PanelData) -> None:
    """What lies before a player, by name; with room enough also a likeness and the words of the Boon under it."""
    px = brush.px
    x, y, wide, high = box
    if not data.boon_words:
        _named(brush, box, data.chips)
        return
    picture, foot = (px(LIKENESS - 16), px(LIKENESS - 4)), y + high
    under = _named(brush, _chips_box(brush, box, data), data.chips) + px(2)
    left = x + picture[0] + px(8)
    room = x + wide - left
    tall = max(picture[1], brush.tall(data.boon_words, room, "small"))
    if foot - tall < under:
        brush.surface.blit(brush.cache.get(paint_portrait, data.character, *picture), (x, foot - picture[1]))
        return
    top = min(under + px(8), foot - tall)
    brush.surface.blit(brush.cache.get(paint_portrait, data.character, *picture), (x, top + (tall - picture[1]) // 2))
    brush.block(data.boon_words, (left, top, room, tall), "small", _quiet(brush, data), "left", True)


def _chips_box(brush: Brush, box: Box, data: PanelData) -> Box:
    """Where the chips lie: all there is under the Hearts, but for a likeness."""
    x, y, wide, high = box
    return x, y, wide, high - (brush.px(LIKENESS - 4) + brush.px(6) if data.boon_words else 0)


def chip_places(brush: Brush, box: Box, data: PanelData) -> tuple[tuple[int, Box], ...]:
    """The numbers of the chips that a panel names, and where they lie."""
    if box[3] < brush.px(TALL):
        return ()
    return tuple(_places(brush, _chips_box(brush, _lower_box(brush, box), data), data.chips)[0])


def _named(brush: Brush, box: Box, chips: tuple[Chip, ...]) -> int:
    """Chips with names in as many rows as there is room for; a number stands for the rest. Where the last row ends."""
    found, unnamed, (left, top) = _places(brush, box, chips)
    for number, place in found:
        _chip(brush, place, *chips[number])
    if unnamed:
        brush.line(f"+{unnamed}", (left, top + brush.px(21) // 2), "small-bold", PAPER, "midleft")
    return top + brush.px(21)


def _places(brush: Brush, box: Box, chips: tuple[Chip, ...]) -> tuple[list[tuple[int, Box]], int, tuple[int, int]]:
    """Which chips are named where, how many are not, and where the last row goes on."""
    px = brush.px
    left, top, wide, high = box
    found: list[tuple[int, Box]] = []
    tall, gap, more = px(21), px(4), px(36)
    rows = max(1, (high + gap) // (tall + gap))
    x = y = unnamed = 0
    for number, (_, _, name) in enumerate(chips):
        long = brush.wide(name, "small") + px(28)
        if x and x + long > wide and y < rows - 1:
            x, y = 0, y + 1
        kept = more if y == rows - 1 and (unnamed or number < len(chips) - 1) else 0
        if x + long + kept > wide:  # no name is cut: one that has no room is counted
            unnamed += 1
            continue
        found.append((number, (left + x, top + y * (tall + gap), long, tall)))
        x += long + gap
    return found, unnamed, (left + x, top + y * (tall + gap))


def _chip(brush: Brush, box: Box, icon: str, kind: str, name: str) -> None:
    ink = theme.CARD_COLOURS.get(kind, MEANINGS["neutral"])
    middle = box[1] + box[3] // 2
    brush.plate(box, mix(brush.theme.panel, theme.INK, 0.35), ink.night, 8, 1)
    brush.icon(icon, (box[0] + brush.px(12), middle), brush.px(14), ink.night)
    brush.line(name, (box[0] + brush.px(22), middle), "small", PAPER, "midleft", box[2] - brush.px(26))
