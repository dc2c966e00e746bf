"""The language that nobody speaks on every screen: nothing is cut, nothing is left in English. `FAVOR_LONG=1`: every size, all
questions of a game, letters over letters. And how a person chooses a language."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from string import ascii_letters

import pytest

from favor.bootstrap import ROOT
from favor.language.tongue_pseudo import accented
from favor.table.settings_file import SettingsFile
from favor.ui.scenes.comfort import ComfortScene
from favor.ui.scenes.settings import SettingsScene
from favor.ui.settingwords import HELP
from favor.ui.text import Fonts
from favor.ui.theme import PAPER
from favor.ui.wishes import Wishes
from tests.ui.driver import Driver

IS_LONG = os.environ.get("FAVOR_LONG", "") not in ("", "0")
SMALL = ("1024x640", "1280x720")
LARGE = ("1366x768", "1920x1080", "2560x1080", "3840x2160", "1024x640 150", "1280x720 200", "1280x720 80", "1920x1080 150")
"""Windows, some with another size of everything in per cent."""
WALKS = (*SMALL, *LARGE) if IS_LONG else SMALL
TONGUES = {"en": "English", "de": "Deutsch", "fr": "Français", "pl": "Polski", "cs": "Čeština"}
SPOILED = (
    "from tests.ui import pseudo_walk as walk; from favor.ui.scenes import title; from tests.ui.looker import Looker\n"
    "title.say.TITLE = {**title.say.TITLE, 'settings': 'Settings'}\n"
    "seen = walk.Walk(False); driver = Looker((1280, 720), seen.look); driver.app.show_first(); driver.step()\n"
    "seen.look(driver, 'title'); print(sorted(seen.told))\n"
)


def walking(size: str) -> subprocess.Popen[str]:
    """A walk in a process of its own: the words of this one are read already."""
    words = [sys.executable, "-m", "tests.ui.pseudo_walk", *size.split(), *(["all"] if IS_LONG else [])]
    return subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8")


def test_no_text_is_cut_and_none_is_english_in_the_pseudo_language() -> None:
    for many in (WALKS[at : at + 2] for at in range(0, len(WALKS), 2)):
        for size, walk in [(size, walking(size)) for size in many]:
            told, _ = walk.communicate()
            assert walk.returncode == 0, f"{size}:\n{told}"
            assert int(told.split()[-2]) > 20, told


def test_a_word_that_is_left_in_english_is_found() -> None:
    told = subprocess.run([sys.executable, "-c", SPOILED], cwd=ROOT, capture_output=True, text=True, check=True, encoding="utf-8")
    assert "not in the catalogue: 'Settings'" in told.stdout


@pytest.mark.parametrize("face", ["sans", "serif"])
@pytest.mark.parametrize("weight", ["Regular", "Semibold", "Bold"])
def test_the_letters_have_the_pseudo_language_and_a_box_for_what_they_lack(face: str, weight: str) -> None:
    fonts = Fonts()
    letters = accented(ascii_letters)
    assert fonts.missing(letters, face, weight) == ""
    assert fonts.missing(letters + "漢", face, weight) == "漢"
    box = fonts.get(face, weight, 18).render("漢", True, PAPER)
    assert box.get_bounding_rect(min_alpha=96).w > 4  # a letter that is not there is seen to be missing


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    found = Driver((1280, 720))
    found.window.wishes = Wishes(SettingsFile(tmp_path), lambda: TONGUES)
    found.window.push(SettingsScene(found.window))
    found.step()
    return found


def test_a_language_is_chosen_and_kept_and_says_when_it_takes_effect(driver: Driver, tmp_path: Path) -> None:
    button = next(widget for widget in driver.window.top.tree if widget.does == ("choose", "language", "de"))
    driver.click(button)
    assert SettingsFile(tmp_path).settings.language == "de"
    assert driver.find("help").label == HELP["language"] and "starts anew" in HELP["language"]


def test_all_languages_can_be_reached_however_many_there_are(driver: Driver) -> None:
    reached = {"system"}
    for _ in TONGUES:
        shown = [widget for widget in driver.window.top.tree if widget.does and widget.does[:2] == ("choose", "language")]
        assert len(shown) <= 4
        fresh = next((widget for widget in shown if widget.does[2] not in reached), None)  # type: ignore[index]
        if fresh is not None:
            reached.add(fresh.does[2])  # type: ignore[index]
            driver.click(fresh)
    assert reached == {"system", *TONGUES}


def test_the_comfort_card_says_which_language_is_spoken(driver: Driver) -> None:
    driver.window.push(ComfortScene(driver.window))
    driver.step()
    assert driver.find("language").label == "Language: English"
