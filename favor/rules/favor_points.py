"""Favor and Banners, and the two ways to win, checked as each point and Banner lands (rulings 8 to 11, 91)."""

from __future__ import annotations

from favor.model.state import NOBODY, State
from favor.rules.engine import win
from favor.rules.inplay import banner_thing, enter, leave
from favor.rules.tables import FAVOR_GAINED
from favor.rules.triggers import fire


def gain_favor(s: State, seat: int, amount: int, why: str) -> None:
    """Points of Favor, one at a time; the tenth ends the game at once."""
    if amount <= 0 or s.winner >= 0:
        return
    gained = min(amount, s.book.goal - s.favor[seat])
    s.favor[seat] += gained
    s.events.append(("favor", seat, gained, why))
    if s.favor[seat] >= s.book.goal:
        win(s, seat, "favor")
        return
    fire(s, FAVOR_GAINED, seat, -1, 0, ((seat,), gained))


def move_banner(s: State, region: int, seat: int) -> None:
    """Give a Banner to a seat (NOBODY: home to its Settlement); four in hand win."""
    holder = s.banners[region]
    if holder == seat:
        return
    sheet = s.book.sheets[s.book.banner_sheets[region]]
    if holder != NOBODY:
        s.banners[region] = NOBODY
        leave(s, holder, sheet, banner_thing(region))
    s.banners[region] = seat
    if seat != NOBODY:
        enter(s, seat, sheet, banner_thing(region))
    s.events.append(("banner", region, seat))
    if seat != NOBODY and s.banners.count(seat) == len(s.banners):
        win(s, seat, "banners")
