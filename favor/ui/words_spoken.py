"""What is said to listeners: names of screens and roles, places on the map, states. Text only."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

SCREENS: Mapping[str, str] = MappingProxyType(
    {
        "title": "Title screen", "comfort": "First things first", "new game": "New game", "settings": "Settings",
        "handbook": "The rules", "load": "Games on this computer", "cover": "The screen is covered", "table": "The table",
        "menu": "Menu", "result": "Result", "can": "What can I do?", "reference card": "Reference card", "replay": "Replay",
        "crash": "Something went wrong", "problems": "What is wrong with the content", "house rules": "House rules",
        "keys": "Keys of this screen", "letters": "Letters to choose from", "seats": "Seats and hands",
    }
)  # fmt: skip
"""What a screen is called when it comes up."""

ROLES: Mapping[str, str] = MappingProxyType(
    {
        "button": "button", "choice": "choice", "field": "field to type in", "card": "card", "target": "lit place",
        "tile": "tile", "player": "player", "link": "link", "stat": "stat", "gauge": "slider", "picture": "picture",
    }
)  # fmt: skip
SIGNS: Mapping[str, str] = MappingProxyType(
    {"◄": "back", "►": "on", "−": "less", "+": "more", "A −": "smaller letters", "A +": "larger letters", "×": "times"}
)
"""How a label that is only a sign is said."""

READ_AS: tuple[tuple[str, str], ...] = (
    ("  ·  ", "; "), (" · ", "; "), ("−", "minus "), ("–", "-"), ("≥", "at least"), ("<", "below"), ("…", ""),
    ("½×", "half speed"),
)  # fmt: skip
"""Signs in sentences, and how they are said."""

DISABLED = "not possible now"
EMPTY = "empty"
POSITION = "{0} of {1}"
LIVE = "{0}: {1}"
GOES_ON = "{key_on} goes on."
NOTHING_FOCUSED = "Nothing has the focus. {key_walk} walks through what can be pressed, {key_keys} lists the keys."
ON, OFF = "Narration on, {0}", "Narration off"
LEVELS: tuple[tuple[object, str], ...] = (("off", "Off"), ("brief", "Brief"), ("normal", "Normal"), ("full", "Full"))
TAB, NARRATION = "Aloud", "Read aloud"
HELP = "Brief: prompts and focus. Normal: events too. Full: outcomes and tips too. {{key_narrate}} does it anywhere. {0}"
NO_FILE = "The words go to a file as well."
FILE = "The words are in {0}"
OFFER = "{key_narrate} reads every screen aloud."

HAND = "In your hand: {0}"
LAID_DOWN = "The cards lie face down"

# -- places on the map ------------------------------------------------------------------------------------------------

HERE, HERE_OF = "where you stand", "where {0} stands"
SIDES: tuple[str, ...] = ("north", "east", "south", "west")
AWAY = "{0} {1}"
OF_YOU, OF = "{0} of you", "{0} of {1}"
PATHS = "paths to {0}"
NO_PATHS = "no paths"
WARP = "by Warp"
DANGER = "dangerous"
JOINS = "joins to {0}"
ACTION, ACTION_KEY = "costs {0}", "costs {0}, key {1}"
PLAYER_AT = "at {0}"
BEFORE, AFTER = "Player {0}: the character before", "Player {0}: the next character"
LESS, MORE = "{0}: less", "{0}: more"
