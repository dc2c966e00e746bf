"""A whole game for three people through the real window, with nothing but the mouse; and no hand ever seen by others."""

from __future__ import annotations

import pygame
import pytest

from favor.app import content
from favor.model.views import View
from favor.ui.scenes.result import ResultScene
from favor.ui.semantics import Widget
from tests.ui.driver import APART_MS, Driver

MOST_CLICKS = 6000


class HastyDriver(Driver):
    """Moves, presses and lets go between two frames: most of the time of a game goes into drawing. Never clicks double."""

    def click(self, widget: Widget, button: int = 1) -> None:
        self.millis += APART_MS
        at = self._in_window(self.point(widget))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=button))
        self.step()


def hidden_cards(driver: Driver, viewer: int) -> set[int]:
    """Numbers of the cards in hands that this viewer must not know."""
    sitting = driver.app.sitting
    assert sitting is not None
    return {
        card.number for seat in range(len(sitting.seats)) if seat != viewer for card in sitting.game.view(seat).players[seat].hand
    }


def check_secrets(driver: Driver) -> None:
    """What is on the screen names no card of a hand that the one before it may not see."""
    sitting = driver.app.sitting
    assert sitting is not None
    shown = sitting.view()
    hidden = hidden_cards(driver, sitting.viewer)
    assert not hidden & numbers_in(shown)
    for widget in driver.window.top.tree:
        kind, _, number = widget.id.rpartition(":")
        if kind in ("card", "raised", "answer:pick", "answer:play") and widget.role in ("card", "picture"):
            assert int(number) not in hidden, widget.id
        if widget.does is not None and widget.does[0] == "take" and widget.role == "card":
            assert widget.does[1][1] not in hidden, widget.id


def numbers_in(view: View) -> set[int]:
    """Every card number a view tells."""
    found = {card.number for player in view.players for card in (*player.hand, *player.relics, *player.items)}
    found |= {card.number for card in view.table} | {card.number for _, pile in view.piles for card in pile}
    about = view.question.about if view.question is not None else ""
    if about in ("card", "relic", "item", "action") and view.question is not None:
        found |= {subject for kind, subject in view.question.options if kind in ("pick", "play", "use")}
    return found


@pytest.mark.timeout(420)
def test_three_people_play_to_the_end() -> None:
    driver = HastyDriver((1024, 640), content([]))
    driver.app.seed = 8  # a game of a usual length
    driver.app.show_first()
    driver.step()
    driver.click(driver.find("new"))
    driver.click(driver.find("start"))
    driver.pass_by()
    assert driver.window.top.name == "cover"
    sitting = driver.app.sitting
    assert sitting is not None
    covers, clicks, looked = 0, 0, -1
    while driver.window.top.name != "result":
        check_secrets(driver)
        if driver.window.top.name == "cover":
            covers += 1
            assert sitting.view().viewer == -1
            driver.hold("open", 520)
            driver.step()
            assert sitting.looked != looked or driver.window.top.name == "result"
            looked = sitting.looked
            continue
        assert driver.click_on()
        clicks += 1
        assert clicks < MOST_CLICKS, sitting.game.decision
    top = driver.window.top
    assert isinstance(top, ResultScene) and sitting.game.result is not None
    winner = sitting.game.result[0]
    assert driver.find("won").label == f"{sitting.seats[winner].name} wins"
    assert covers >= sitting.game.view(-1).turn
    driver.click(driver.find("fold"))
    assert driver.see("won") is None
    driver.click(driver.find("unfold"))
    driver.click(driver.find("rematch"))
    driver.pass_by()
    assert driver.app.sitting is not sitting and driver.window.top.name == "cover"
