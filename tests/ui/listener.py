"""Somebody who listens: keeps the lines of the stream, and knows nothing else of the window."""

from __future__ import annotations

from tests.ui.driver import Driver


class Ear:
    """A sink that remembers."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.hushed = 0
        self.wiped = 0
        self.is_closed = False
        self._taken = 0

    def say(self, lines: tuple[str, ...]) -> None:
        self.lines += lines

    def hush(self) -> None:
        self.hushed += 1

    def wipe(self) -> None:
        self.wiped += 1

    def close(self) -> None:
        self.is_closed = True

    def take(self) -> list[str]:
        """What was said since the last time."""
        fresh = self.lines[self._taken :]
        self._taken = len(self.lines)
        return fresh


def listening(driver: Driver, level: str = "normal") -> Ear:
    """Listen to a window."""
    ear = Ear()
    driver.window.stream._open = lambda: (ear,)
    driver.window.wishes.change(narration=level)
    return ear
