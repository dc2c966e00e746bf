"""Plays the language that nobody speaks on every screen, in its own process: python -m tests.ui.pseudo_walk 1280x720 [all] [150].

With `all` it plays games too and looks for letters over others; a number is the size of everything in per cent. Prints a line
for every text that is cut, lies over another, or never went through the catalogue.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from dataclasses import replace

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from favor.language.tongue import speak  # noqa: E402
from favor.language.tongue_pseudo import PSEUDO, accented  # noqa: E402

speak(PSEUDO)

from favor.ui.faces import SECTION_WORDS, face_of  # noqa: E402
from favor.ui.textaudit import TextAudit  # noqa: E402
from tests.ui.driver import PEOPLE  # noqa: E402
from tests.ui.looker import Looker, audited, faults  # noqa: E402

PLAIN = re.compile(r"[A-PR-Za-pr-z]+")
"""Letters without an accent; there is no q with one."""
AS_IT_IS = (
    ("what a language calls itself", re.compile(r"^English$")),
    ("a letter of a key, or a sign", re.compile(r"^[A-Z]$|(?<= )[A-Z]$|^A [+−]$|^a / A$")),
    ("a name of a pack, a print of a seed", re.compile(r"\bbase\b|[0-9A-F]{4}(-[0-9A-F]{4})+")),
    ("a place on the disk", re.compile(r"/[\s\S]*")),
    ("the report of a fault", re.compile(r"^Favor \d[\s\S]*")),
    ("what is wrong with a file", re.compile(r"journal\.jsonl, line \d+: [^.]*\.")),
)
"""What is the same in every language."""
LINK = re.compile(r"log:\d")
"""The line under a word that has the pointer touches an accent below the word."""
LEAST = 1024
"""In a window of that width stored games and replays are looked at only where all is."""
PEOPLE_THERE = tuple(replace(seat, name=accented(seat.name)) for seat in PEOPLE)


def untranslated(audit: TextAudit) -> list[str]:
    """Texts on the screen that have letters without an accent."""
    return sorted({entry.text for entry in audit.entries if PLAIN.search(_of_us(entry.text))})


def _of_us(text: str) -> str:
    for _, pattern in AS_IT_IS:
        text = pattern.sub("", text)
    return text


class Walk:
    """Looks at each moment and tells each fault once, with the first moment it was seen at."""

    def __init__(self, whole: bool) -> None:
        self.whole = whole
        self.told: set[str] = set()

    def look(self, driver: Looker, moment: str) -> None:
        """What is wrong with this one: letters that are cut or not ours; where all is looked at, also letters over others."""
        audit = audited(driver)
        found = [f"cut: {entry.text!r} wants {entry.wanted}, has {entry.room} ({entry.where})" for entry in audit.cuts]
        found += [f"not in the catalogue: {text!r}" for text in untranslated(audit)]
        if self.whole:
            found += [fault for fault in faults(driver) if not fault.startswith("cut: ") and not LINK.search(fault)]
        for fault in found:
            self.tell(moment, fault)

    def tell(self, moment: str, fault: str) -> None:
        """Print a fault that is new."""
        if fault not in self.told:
            self.told.add(fault)
            print(f"{moment}: {fault}", flush=True)


def main(size: tuple[int, int], whole: bool, scale: int = 100) -> int:
    """Walk and tell; at the end how many moments were looked at."""
    walk = Walk(whole)
    driver = Looker(size, walk.look, people=PEOPLE_THERE, ui_scale=scale)
    cards = [(section, id) for section in SECTION_WORDS for id in driver.app.loaded.catalog.sections[section]]
    for section, id in cards:
        foot = face_of(driver.app.names(), section, id).foot  # its letters are painted one by one
        if PLAIN.search(foot):
            walk.tell("cards", f"the foot of {section}/{id} is not in the catalogue: {foot!r}")
    driver.walk(games=whole or size[0] > LEAST, whole=whole)
    print(f"{len(driver.seen)} moments")
    return int(bool(walk.told))


if __name__ == "__main__":
    wide, high = sys.argv[1].split("x")
    with tempfile.TemporaryDirectory(prefix="favor-pseudo-") as folder:
        os.chdir(folder)  # a picture of the map is kept where the program runs
        scales = [int(word) for word in sys.argv[2:] if word.isdecimal()]
        code = main((int(wide), int(high)), "all" in sys.argv[2:], *scales)
        os.chdir("/")
    raise SystemExit(code)
