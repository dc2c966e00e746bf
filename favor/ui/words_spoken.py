"""What is said to listeners: names of screens and roles, places on the map, states. Text only."""

from __future__ import annotations

from collections.abc import Mapping

from favor.language.tongue import t, told

SCREENS: Mapping[str, str] = told(
    {
        "title": "Title screen", "comfort": "First things first", "new game": "New game", "settings": "Settings",
        "handbook": "The rules", "load": "Games on this computer", "cover": "The screen is covered", "table": "The table",
        "menu": "Menu", "result": "Result", "can": "What can I do?", "reference card": "Reference card", "replay": "Replay",
        "crash": "Something went wrong", "problems": "What is wrong with the content", "house rules": "House rules",
        "keys": "Keys of this screen", "letters": "Letters to choose from", "seats": "Seats and hands",
        "recap": "Since your last turn", "victory": "The end", "opening": "The game is set up", "dice": "The dice so far",
    }
)  # fmt: skip
"""What a screen is called when it comes up."""

ROLES: Mapping[str, str] = told(
    {
        "button": "button", "choice": "choice", "field": "field to type in", "card": "card", "target": "lit place",
        "tile": "tile", "player": "player", "link": "link", "stat": "stat", "chip": "card", "panel": "panel", "gauge": "slider",
        "picture": "picture",
    }
)  # fmt: skip
SIGNS: Mapping[str, str] = told(
    {"◄": "back", "►": "on", "−": "less", "+": "more", "A −": "smaller letters", "A +": "larger letters", "×": "times"}
)
"""How a label that is only a sign is said."""

READ_AS: tuple[tuple[str, str], ...] = (
    ("  ·  ", "; "), (" · ", "; "), ("−", t("minus ")), ("–", "-"), ("≥", t("at least")), ("<", t("below")), ("…", ""),
    ("½×", t("half speed")),
)  # fmt: skip
"""Signs in sentences, and how they are said."""

DISABLED = t("not possible now")
EMPTY = t("empty")
POSITION = t("{0} of {1}")
LIVE = "{0}: {1}"
GOES_ON = t("{key_on} goes on.")
NOTHING_FOCUSED = t("Nothing has the focus. {key_walk} walks through what can be pressed, {key_keys} lists the keys.")
ON, OFF = t("Narration on, {0}"), t("Narration off")
LEVELS: tuple[tuple[object, str], ...] = (("off", t("Off")), ("brief", t("Brief")), ("normal", t("Normal")), ("full", t("Full")))
TAB, NARRATION = t("Aloud"), t("Read aloud")
HELP = t("Brief: prompts and focus. Normal: events too. Full: outcomes and tips too. {{key_narrate}} does it anywhere. {0}")
NO_FILE = t("The words go to a file as well.")
FILE = t("The words are in {0}")
OFFER = t("{key_narrate} reads every screen aloud.")

HAND = t("In your hand: {0}")
LAID_DOWN = t("The cards lie face down")

# -- places on the map ------------------------------------------------------------------------------------------------

HERE, HERE_OF = t("where you stand"), t("where {0} stands")
SIDES: tuple[str, ...] = ("north", "east", "south", "west")
AWAY = "{0} {1}"
OF_YOU, OF = t("{0} of you"), t("{0} of {1}")
PATHS = t("paths to {0}")
NO_PATHS = t("no paths")
WARP = t("by Warp")
DANGER = t("dangerous")
JOINS = t("joins to {0}")
ACTION, ACTION_KEY = t("costs {0}"), t("costs {0}, key {1}")
PLAYER_AT = t("at {0}")
BEFORE, AFTER = t("Player {0}: the character before"), t("Player {0}: the next character")
LESS, MORE = t("{0}: less"), t("{0}: more")
