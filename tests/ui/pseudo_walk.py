"""Plays the language that nobody speaks on every screen, in a process of its own: python -m tests.ui.pseudo_walk 1280x720 [all].

Prints a line for every text that is cut, lies over another, or never went through the catalogue.
"""

from __future__ import annotations

import os
import re
import sys
from dataclasses import replace

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from favor.language.tongue import speak  # noqa: E402
from favor.language.tongue_pseudo import PSEUDO, accented  # noqa: E402

speak(PSEUDO)

from tests.ui.driver import PEOPLE, Driver  # noqa: E402
from tests.ui.looker import Looker, audited, faults  # noqa: E402

PLAIN = re.compile(r"[A-PR-Za-pr-z]+")
"""Letters without an accent; there is no q with one."""
AS_IT_IS = (
    ("a letter of a key, or a sign", re.compile(r"^[A-Z]$|^A [+−]$")),
    ("a name of a pack, a print of a seed", re.compile(r"\bbase\b|[0-9A-F]{4}(-[0-9A-F]{4})+")),
    ("a place on the disk", re.compile(r"/[\s\S]*")),
    ("the report of a fault", re.compile(r"^Favor \d[\s\S]*")),
    ("what is wrong with a file", re.compile(r"journal\.jsonl, line \d+: [^.]*\.")),
)
"""What is the same in every language."""
LINK = re.compile(r"log:\d")
"""The line under a word that has the pointer touches an accent below the word."""
PEOPLE_THERE = tuple(replace(seat, name=accented(seat.name)) for seat in PEOPLE)


def untranslated(driver: Driver) -> list[str]:
    """Texts on the screen that have letters without an accent."""
    return sorted({entry.text for entry in audited(driver).entries if PLAIN.search(_of_us(entry.text))})


def _of_us(text: str) -> str:
    for _, pattern in AS_IT_IS:
        text = pattern.sub("", text)
    return text


class Walk:
    """Looks at each moment and remembers what was wrong with it."""

    def __init__(self) -> None:
        self.told: dict[str, str] = {}

    def look(self, driver: Looker, moment: str) -> None:
        """Keep each fault once, with the first moment it was seen at."""
        for fault in (*faults(driver), *(f"not in the catalogue: {text!r}" for text in untranslated(driver))):
            if fault not in self.told:
                self.told[fault] = moment
                print(f"{moment}: {fault}", flush=True)


def main(size: tuple[int, int], whole: bool) -> int:
    """Walk and tell."""
    walk = Walk()
    driver = Looker(size, walk.look, people=PEOPLE_THERE)
    driver.walk(games=True, whole=whole)
    print(f"{len(driver.seen)} moments")
    return int(bool(walk.told))


if __name__ == "__main__":
    wide, high = sys.argv[1].split("x")
    raise SystemExit(main((int(wide), int(high)), "all" in sys.argv[2:]))
