"""docs/access.md names every key and button that the window's own lists of keys name."""

import re

import pytest

from favor.bootstrap import ROOT
from favor.ui.words_keys import BOARD, FIRST, LAST, PAD, SCREENS, XBOX

PAGE = (ROOT / "docs" / "access.md").read_text("utf-8")
KEYBOARD, CONTROLLER = PAGE[PAGE.index("## Keyboard") : PAGE.index("## Controller")], PAGE[PAGE.index("## Controller") :]
COMMANDS = [command for command, _ in (*FIRST, *LAST, *SCREENS["table"])]
BETWEEN = re.compile(r", | or | and | to |(?<=[A-Z]) (?=[A-Z])")


def keys(said: str) -> list[str]:
    """The keys in what a list of keys calls them, each alone and without its article."""
    return [key.removeprefix("the ") for key in BETWEEN.split(said)]


def is_named(key: str, page: str) -> bool:
    """Does a page name that key, by itself?"""
    return re.search(rf"(?<![\w+]){re.escape(key)}(?![\w+])", page, re.IGNORECASE) is not None


@pytest.mark.parametrize("command", COMMANDS)
def test_the_page_names_every_key_of_the_table(command: str) -> None:
    assert [key for key in keys(BOARD[command]) if not is_named(key, KEYBOARD)] == []


@pytest.mark.parametrize("command", [command for command in COMMANDS if command in PAD])
def test_the_page_names_every_button_of_the_table(command: str) -> None:
    said = PAD[command].replace("D-pad", "cross").format_map(XBOX)
    assert [key for key in keys(said) if not is_named(key, CONTROLLER)] == []


def test_a_key_inside_a_word_is_not_named() -> None:
    assert not is_named("P", "Space, Shift+P") and is_named("P", "L, P | both")
