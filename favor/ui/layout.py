"""Where everything lies for a window of any size: pure arithmetic on boxes, no pygame and no game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from favor.ui.semantics import Box
from favor.ui.theme import scale_for

MIN_WIDTH, MIN_HEIGHT = 1024, 640
TABLE_ROOM = (850, 480)
"""The fewest units the table can be laid out in; it is compact below those of `FULL`."""

FULL = (1150, 645)
STOCK_FOR = 4
"""So many panels leave room for the stock under them in a window of any height."""

LEAST_LOG = 120
TALLEST = 280
"""How tall a panel may be: with a likeness and what the Boon does."""


@dataclass(frozen=True, slots=True)
class Frames:
    """The zones of the table for one window size; `u` is the unit all other measures are multiples of."""

    u: float
    window: Box
    top: Box
    panels: tuple[Box, ...]
    stock: Box
    tray: Box
    map: Box
    pill: Box
    actions: tuple[Box, ...]
    hand: Box
    god: Box
    log: Box
    """Without any height where the log is folded into a button."""
    turn: Box
    compact: bool = False
    """Are the panels badges, the steps numbers and the log a button?"""

    def px(self, units: float) -> int:
        """Units to pixels."""
        return round(units * self.u)

    @property
    def stock_on_map(self) -> bool:
        """Does the stock lie over the map, for want of another place?"""
        return self.stock[0] >= self.map[0]

    @property
    def reading(self) -> Box:
        """Where something is read large: the right column down to the turn box."""
        x, y, wide, _ = self.god
        return x, y, wide, self.map[1] + self.map[3] - y if not self.compact else self.tray[1] + self.tray[3] - y

    @property
    def open_log(self) -> Box:
        """The long log: over the right half of the map, and the column beside it where that is wide."""
        x, y, wide, high = self.map
        if not self.compact:
            return x + wide // 2, y, self.god[0] + self.god[2] - x - wide // 2, high
        broad, under = min(wide, max(wide // 2, self.px(340))), self.px(48)
        return x + wide - broad, y + under, broad, high - under

    @property
    def covers(self) -> tuple[Box, ...]:
        """What lies over the map all the time: the prompt, and the stock where it has no place of its own."""
        x, y, wide, high = self.pill
        pill = (x, y, wide, high + self.px(4))
        return (pill, self.stock) if self.stock_on_map else (pill,)


def frames(width: int, height: int, players: int, user: float = 1.0) -> Frames:
    """The zones for a window of that size and number of players."""
    u = scale_for(width, height, user)
    if width < FULL[0] * u or height < FULL[1] * u:
        return _compact(width, height, players, u)
    return _full(width, height, players, u)


def _full(width: int, height: int, players: int, u: float) -> Frames:
    """All zones open: players at the left, decree, log and turn box at the right."""

    def px(units: float) -> int:
        return round(units * u)

    gap, top = px(8), px(44)
    left, bottom = px(224), px(172)
    right = px(272 if width >= round(1280 * u) else 248)
    middle_x = gap + left + gap
    middle_w = width - middle_x - gap - right - gap
    right_x = width - gap - right
    low_y = height - gap - bottom
    upper = low_y - gap - (top + gap)
    god_h = px(212) if upper >= px(420) else round(upper * 0.46)
    action_h, action_gap = px(40), px(8) if middle_w >= px(720) else px(4)
    tray_y = height - gap - px(100)
    stock_h = px(74) if height >= px(790) else px(54) if players <= STOCK_FOR else 0
    rail_bottom = tray_y - gap - (stock_h + gap if stock_h else 0)
    map_box = (middle_x, top + gap, middle_w, upper)
    return Frames(
        u=u,
        window=(0, 0, width, height),
        top=(0, 0, width, top),
        panels=stacked((gap, top + gap, left, rail_bottom - top - gap), players, px(5), px(TALLEST)),
        stock=(gap, rail_bottom + gap, left, stock_h) if stock_h else _stock_on(map_box, u),
        tray=(gap, tray_y, left, px(100)),
        map=map_box,
        pill=_pill_on(map_box, u),
        actions=_buttons((middle_x, low_y, middle_w, action_h), action_gap),
        hand=(middle_x, low_y + action_h + gap, middle_w, height - low_y - action_h - gap),
        god=(right_x, top + gap, right, god_h),
        log=(right_x, top + gap + god_h + gap, right, upper - god_h - gap),
        turn=(right_x, low_y, right, bottom),
    )


def _compact(width: int, height: int, players: int, u: float) -> Frames:
    """The whole table where letters are large for the window: badges at the left, decree and dice over the turn box at the
    right, the log behind its button where there is no room for it."""

    def px(units: float) -> int:
        return round(units * u)

    gap, top = px(6), px(44)
    left, right = px(84), px(238)
    middle_x, right_x = gap + left + gap, width - gap - right
    middle_w = right_x - gap - middle_x
    hand_h, action_h = max(px(100), min(px(132), height // 5)), px(36)
    low_y = height - hand_h - gap - action_h
    turn_h, tray_h = px(100), px(96)
    turn_y = height - gap - turn_h
    column = turn_y - gap - tray_h - gap - (top + gap)
    log_h = column - px(212) - gap if column >= px(212 + LEAST_LOG) + gap else 0
    god_h = column - (log_h + gap if log_h else 0)
    map_box = (middle_x, top + gap, middle_w, low_y - gap - top - gap)
    return Frames(
        u=u,
        window=(0, 0, width, height),
        top=(0, 0, width, top),
        panels=stacked((gap, top + gap, left, height - gap - top - gap), players, px(4), px(118)),
        stock=_stock_on(map_box, u),
        tray=(right_x, turn_y - gap - tray_h, right, tray_h),
        map=map_box,
        pill=_pill_on(map_box, u),
        actions=_buttons((middle_x, low_y, middle_w, action_h), px(4)),
        hand=(middle_x, height - hand_h, middle_w, hand_h),
        god=(right_x, top + gap, right, god_h),
        log=(right_x, top + gap + god_h + gap, right, log_h),
        turn=(right_x, turn_y, right, turn_h),
        compact=True,
    )


def widened(zones: Frames) -> Frames:
    """The same zones with the map over the rails as well, which are left out by whoever asks for this."""
    gap, (_, y, _, high) = zones.px(8), zones.map
    right = zones.god[0] if zones.compact else zones.window[2]
    area = (gap, y, right - 2 * gap, high)
    return replace(zones, map=area, pill=_pill_on(area, zones.u), stock=(0, 0, 0, 0))


def _stock_on(map_box: Box, u: float) -> Box:
    """The stock as a column in the lower left corner of the map: maps want height more than width."""
    edge, wide, high = round(6 * u), round(54 * u), round(212 * u)
    return map_box[0] + edge, map_box[1] + map_box[3] - edge - high, wide, high


def _pill_on(map_box: Box, u: float) -> Box:
    """The prompt at the top of the map, as wide as most of what is asked there."""
    wide = min(round(460 * u), map_box[2] - round(16 * u))
    return map_box[0] + (map_box[2] - wide) // 2, map_box[1] + round(8 * u), wide, round(34 * u)


def _buttons(box: Box, gap: int) -> tuple[Box, ...]:
    """Six equal boxes side by side."""
    x, y, wide, high = box
    each = (wide - gap * 5) // 6
    return tuple((x + (each + gap) * i, y, each, high) for i in range(6))


def shared(box: Box, count: int, gap: int) -> tuple[Box, ...]:
    """Boxes side by side that fill a box to its very edge: they differ by a pixel where it cannot be shared equally."""
    x, y, wide, high = box
    edges = [(wide + gap) * number // count for number in range(count + 1)]
    return tuple((x + start, y, end - gap - start, high) for start, end in zip(edges, edges[1:]))


def stacked(box: Box, count: int, gap: int, tallest: int) -> tuple[Box, ...]:
    """Equal boxes one under the other in a box, none taller than `tallest`."""
    x, y, width, height = box
    each = min(tallest, (height - gap * (count - 1)) // max(1, count))
    return tuple((x, y + (each + gap) * i, width, each) for i in range(count))


def in_row(box: Box, count: int, width: int, height: int, gap: int) -> tuple[Box, ...]:
    """Boxes side by side, centred in a box; they overlap when there is no room for the gap."""
    if not count:
        return ()
    step = width + gap
    if count > 1 and step * (count - 1) + width > box[2]:
        step = (box[2] - width) // (count - 1)
    used = step * (count - 1) + width
    left, top = box[0] + (box[2] - used) // 2, box[1] + (box[3] - height) // 2
    return tuple((left + step * i, top, width, height) for i in range(count))


def in_grid(box: Box, count: int, width: int, height: int, gap: int) -> tuple[Box, ...]:
    """Boxes of one size in centred rows from the top of a box."""
    per_row = max(1, min(count, (box[2] + gap) // (width + gap)))
    places = []
    for i in range(count):
        row, column = divmod(i, per_row)
        in_this = min(per_row, count - row * per_row)
        left = box[0] + (box[2] - in_this * (width + gap) + gap) // 2
        places.append((left + column * (width + gap), box[1] + row * (height + gap), width, height))
    return tuple(places)


def shrunk(box: Box, by: int) -> Box:
    """The box without a margin all round."""
    return box[0] + by, box[1] + by, max(0, box[2] - 2 * by), max(0, box[3] - 2 * by)


def centred(box: Box, width: int, height: int) -> Box:
    """A box of that size in the middle of another."""
    return box[0] + (box[2] - width) // 2, box[1] + (box[3] - height) // 2, width, height


def cleared(box: Box, taken: Iterable[Box], room: Box, gap: int) -> Box | None:
    """The place nearest to a box and as large, within a room, that lies on nothing taken; None where there is none."""
    boxes = tuple(taken)
    x, y, wide, high = box
    right, bottom = room[0] + room[2] - wide, room[1] + room[3] - high
    lefts = {x, room[0] + gap, right - gap}.union(*({one[0] - wide - gap, one[0] + one[2] + gap} for one in boxes))
    tops = {y, room[1] + gap, bottom - gap}.union(*({one[1] - high - gap, one[1] + one[3] + gap} for one in boxes))
    places = [(left, top, wide, high) for left in lefts if room[0] <= left <= right for top in tops if room[1] <= top <= bottom]
    free = [place for place in places if not any(meets(place, one) for one in boxes)]
    return min(free, key=lambda place: (abs(place[0] - x) + abs(place[1] - y), place), default=None)


def meets(first: Box, second: Box) -> bool:
    """Do two boxes have a part in common?"""
    return (
        first[0] < second[0] + second[2] and second[0] < first[0] + first[2]
        and first[1] < second[1] + second[3] and second[1] < first[1] + first[3]
    )  # fmt: skip


def around(box: Box, hole: Box) -> tuple[Box, ...]:
    """The box without a part in its middle, as up to four boxes."""
    x, y, wide, high = box
    left, top, right, bottom = hole[0], hole[1], hole[0] + hole[2], hole[1] + hole[3]
    if hole[2] <= 0 or hole[3] <= 0:
        return (box,)
    parts = (
        (x, y, wide, top - y), (x, top, left - x, hole[3]), (right, top, x + wide - right, hole[3]),
        (x, bottom, wide, y + high - bottom),
    )  # fmt: skip
    return tuple(part for part in parts if part[2] > 0 and part[3] > 0)
