"""Where everything lies for a window of any size: pure arithmetic on boxes, no pygame and no game."""

from __future__ import annotations

from dataclasses import dataclass

from favor.ui.semantics import Box
from favor.ui.theme import scale_for

MIN_WIDTH, MIN_HEIGHT = 1024, 640
NARROW = 1280


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
    turn: Box

    def px(self, units: float) -> int:
        """Units to pixels."""
        return round(units * self.u)

    @property
    def covers(self) -> tuple[Box, ...]:
        """What lies over the map all the time: the prompt, and the stock where it has no place of its own."""
        x, y, wide, high = self.pill
        pill = (x, y, wide, high + self.px(4))
        return (pill, self.stock) if self.stock[0] > self.tray[0] else (pill,)


def frames(width: int, height: int, players: int, user: float = 1.0) -> Frames:
    """The zones for a window of that size and number of players."""
    u = scale_for(width, height, user)

    def px(units: float) -> int:
        return round(units * u)

    gap, top = px(8), px(44)
    left, right = px(224), px(272)
    bottom = px(172)
    log_folded = width < NARROW * u
    if log_folded:
        right = px(248)
    middle_x = gap + left + gap
    middle_w = width - middle_x - gap - right - gap
    right_x = width - gap - right
    low_y = height - gap - bottom
    upper = low_y - gap - (top + gap)
    god_h = px(212) if upper >= px(420) else round(upper * 0.46)
    action_h, action_gap = px(40), px(8) if middle_w >= px(720) else px(4)
    action_w = (middle_w - action_gap * 5) // 6
    tray_h = px(100)
    tray_y = height - gap - tray_h
    roomy = height >= px(790)
    stock_h = px(74) if roomy else 0
    rail_bottom = tray_y - gap - (stock_h + gap if roomy else 0)
    pill_w = min(px(560), middle_w - px(16))
    return Frames(
        u=u,
        window=(0, 0, width, height),
        top=(0, 0, width, top),
        panels=stacked((gap, top + gap, left, rail_bottom - top - gap), players, px(5), px(190)),
        stock=(gap, rail_bottom + gap, left, stock_h) if roomy else (middle_x + px(6), low_y - gap - px(64), px(300), px(58)),
        tray=(gap, tray_y, left, tray_h),
        map=(middle_x, top + gap, middle_w, upper),
        pill=(middle_x + (middle_w - pill_w) // 2, top + gap + px(8), pill_w, px(34)),
        actions=tuple((middle_x + (action_w + action_gap) * i, low_y, action_w, action_h) for i in range(6)),
        hand=(middle_x, low_y + action_h + gap, middle_w, height - low_y - action_h - gap),
        god=(right_x, top + gap, right, god_h),
        log=(right_x, top + gap + god_h + gap, right, upper - god_h - gap),
        turn=(right_x, low_y, right, bottom),
    )


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
