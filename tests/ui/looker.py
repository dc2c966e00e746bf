"""Walks through every moment that tests/ui/shots.py takes a picture of, and looks at the letters of each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from favor.content.load import Loaded
from favor.ui.textaudit import TextAudit
from tests.ui.driver import Driver

Look = Callable[["Looker", str], None]


class Looker(Driver):
    """A driver that does not keep a moment as a picture but hands it to `look`."""

    def __init__(self, size: tuple[int, int], look: Look, loaded: Loaded | None = None) -> None:
        super().__init__(size, loaded)
        self.look = look
        self.seen: list[str] = []

    def shot(self, path: Path) -> None:
        """Look instead of keeping."""
        self.settle()
        self.seen.append(path.stem)
        self.look(self, path.stem)


def audited(driver: Driver) -> TextAudit:
    """The letters of the frame on the screen, all of its widgets painted anew."""
    audit = driver.window.cache.kit.letters.audit
    audit.clear()
    audit.on = True
    driver.window.shelf.clear()
    driver.window.draw()
    audit.on = False
    return audit


def faults(driver: Driver) -> list[str]:
    """What is wrong with the letters of the frame on the screen, in words."""
    audit = audited(driver)
    found = [f"cut: {entry.text!r} wants {entry.wanted}, has {entry.room} ({entry.where})" for entry in audit.cuts]
    found += [f"over each other: {c.text!r} / {c.other!r} of {c.owners} at {c.place}" for c in audit.clashes if c.other]
    found += [f"beyond its sheet: {c.text!r} of {c.owners[0]} at {c.place}" for c in audit.clashes if not c.other]
    return [] if audit.entries and not found else found or ["no text was drawn"]
