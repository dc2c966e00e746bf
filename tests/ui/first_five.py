"""The first five minutes of somebody who has never seen the game, as pictures: python -m tests.ui.first_five FOLDER.

Not for pytest; tests/ui/test_first_five_minutes.py walks the same way and asks at each stop whether the window tells enough.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame  # noqa: E402

from favor.table.settings import DEFAULTS  # noqa: E402
from tests.ui.driver import Driver  # noqa: E402

SIZES = ((1280, 720), (1920, 1080))
SEED = 7


class Newcomer(Driver):
    """Somebody at a computer on which the game has never run; counts what they press."""

    inputs = 0

    def press(self, id: str) -> None:
        """Click something and take the hand off it."""
        self.click(self.find(id))
        self.rest()
        self.inputs += 1

    def rest(self) -> None:
        """Bring the pointer where it asks nothing."""
        self.move((self.window.size[0] // 2, self.window.size[1] // 9))

    def lift(self) -> None:
        """Hold the cover's button for long enough."""
        self.hold("open", 520)
        self.step(400)
        self.rest()
        self.inputs += 1

    def explore(self) -> None:
        """Press the dashed place that the bubble's ring is round, or the first there is."""
        spots = [widget for widget in self.window.top.tree if widget.id.startswith("go:") and widget.about is None]
        ring = self.see("bubble-target")
        self.press(next((spot for spot in spots if ring is not None and spot.visible == ring.rect), spots[0]).id)


def first_five(driver: Newcomer) -> Iterator[tuple[str, str]]:
    """Each stop: the minute of a slow reader, and what is to be seen."""
    driver.window.wishes.settings = DEFAULTS
    driver.app.seed = SEED
    driver.app.show_first()
    driver.step()
    yield "0.02", "comfort"
    driver.press("done")
    yield "0.15", "title"
    driver.inputs = 0
    driver.press("new")
    yield "0.20", "new-game"
    driver.press("start")
    driver.step(1500)
    yield "0.55", "opening"
    driver.step(2000)
    driver.step(1500)
    yield "1.05", "who-begins"
    driver.pass_by()
    driver.inputs += 1
    yield "1.15", "cover"
    driver.lift()
    yield "1.20", "decree"
    driver.press("go-on")
    yield "1.45", "energy"
    driver.explore()
    yield "2.00", "ghost"
    driver.key("r")
    driver.press("place")
    yield "2.10", "laid"
    yield from _to_the_end_of_the_turn(driver)
    yield from _until_the_second_turn(driver)


def _to_the_end_of_the_turn(driver: Newcomer) -> Iterator[tuple[str, str]]:
    driver.step(2100)
    card = driver.find("card:6528")
    driver.move(driver.point(card))
    driver.step(500)
    driver.step(200)
    yield "2.50", "card"
    driver.rest()
    driver.explore()
    driver.press("place")
    yield "2.55", "ground"
    driver.press("end-turn")
    yield "3.20", "end-turn"
    driver.press("end-turn")
    yield "4.00", "cover-for-the-next"


def _until_the_second_turn(driver: Newcomer) -> Iterator[tuple[str, str]]:
    driver.lift()
    driver.press("go-on")
    driver.press("bubble-done")
    yield "4.40", "danger"
    for _ in range(60):
        if driver.window.top.name == "recap":
            break
        if driver.window.top.name == "cover":
            driver.lift()
        elif driver.see("go-on"):
            driver.press("go-on")
        elif driver.find("end-turn").enabled:
            driver.press("end-turn")
        else:
            driver.click_on()
    driver.step(800)
    yield "4.50", "recap"
    driver.pass_by()
    while driver.see("go-on"):
        driver.press("go-on")
    yield "5.00", "second-turn"


def main(folder: Path) -> None:
    """All stops at both sizes."""
    for size in SIZES:
        driver = Newcomer(size)
        for minute, name in first_five(driver):
            moving = driver.window.top.name in ("opening", "recap")
            path = folder / f"{size[0]}x{size[1]}" / f"{minute}-{name}.png"
            if moving:  # what moves by itself is kept as it is
                path.parent.mkdir(parents=True, exist_ok=True)
                driver.window.draw()
                pygame.image.save(pygame.display.get_surface(), str(path))
            else:
                driver.shot(path)
            bubble = driver.see("bubble")
            print(minute, name, driver.window.top.name, bubble.label if bubble is not None else "")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "first-five"))
