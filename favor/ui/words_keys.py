"""What keys and buttons are called, and what they do on each screen. Text only."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

KEY = re.compile(r"\{(key_\w+)\}")

BOARD: Mapping[str, str] = MappingProxyType(
    {
        "near": "Arrows", "walk": "Tab", "press": "Enter", "on": "Enter", "place": "Enter", "read": "Space", "hold": "Space",
        "back": "Esc", "turn": "R or the wheel", "can": "H", "rules": "F1", "card": "Q", "keys": "?", "pause": "P",
        "hurry": "Space", "actions": "V D O S B A", "end": "E", "undo": "Ctrl+Z", "undo_all": "Ctrl+Shift+Z", "redo": "Ctrl+Y",
        "log": "L", "pin": "P", "fit": "F", "me": "C", "seats": "1 to 6", "zoom": "+ and −", "pan": "Shift+Arrows",
        "narrate": "F2", "again": "F3", "mute": "M", "full": "F11", "picture": "F12", "map_picture": "Shift+F12",
        "menu": "F10", "letters": "Letters", "erase": "Backspace", "scroll": "Page keys", "step": "← →", "leap": "Page keys",
        "ends": "Home, End", "play": "Space", "unput": "Ctrl+Z", "alone": "Shift+V",
    }
)  # fmt: skip
"""On the keyboard, by command."""

PAD: Mapping[str, str] = MappingProxyType(
    {
        "near": "D-pad, left stick", "walk": "{rb}, {lb}", "press": "{a}", "on": "{a}", "place": "{a}", "read": "{x}",
        "hold": "{a}", "back": "{b}", "turn": "{lt} or {rt}", "can": "{y}", "rules": "{rs}", "card": "{back}", "keys": "{back}",
        "pause": "{start}", "hurry": "{a}", "me": "{ls}", "zoom": "{lt}, {rt}", "pan": "Right stick", "menu": "{start}",
        "letters": "{a}", "scroll": "{lt}, {rt}", "step": "D-pad", "play": "{x}",
    }
)  # fmt: skip
"""On a controller; what is missing has no button of its own and is chosen from the list of keys."""

XBOX: Mapping[str, str] = MappingProxyType(
    {
        "a": "A", "b": "B", "x": "X", "y": "Y", "lb": "LB", "rb": "RB", "lt": "LT", "rt": "RT", "back": "View", "start": "Menu",
        "ls": "Left stick", "rs": "Right stick",
    }
)  # fmt: skip
SONY: Mapping[str, str] = MappingProxyType(
    {
        "a": "Cross", "b": "Circle", "x": "Square", "y": "Triangle", "lb": "L1", "rb": "R1", "lt": "L2", "rt": "R2",
        "back": "Create", "start": "Options", "ls": "L3", "rs": "R3",
    }
)  # fmt: skip
"""What is printed on the buttons."""

PLUGGED, UNPLUGGED = "Controller: {0}", "The controller is gone"

TITLE = "Keys of this screen"
FOOT = "Press a line to do it. {key_back} goes back."
CLOSE = "Close  {key_back}"
PICK = "choose it here"

FIRST = (
    ("near", "To the nearest thing in that direction"),
    ("walk", "To the next thing; back again with Shift"),
    ("press", "Press what has the focus"),
    ("back", "Back"),
)
LAST = (
    ("rules", "The rules, opened at what has the focus"),
    ("narrate", "Read the screen aloud, or not"),
    ("again", "Say once more where the focus is"),
    ("mute", "Sound off or on"),
    ("full", "Full screen, or a window"),
    ("picture", "Keep a picture of the screen"),
)
"""What the first and the last lines of every list say."""

SCREENS: Mapping[str, tuple[tuple[str, str], ...]] = MappingProxyType(
    {
        "title": (("on", "With no focus: go on, or begin"),),
        "comfort": (("on", "With no focus: good as it is"),),
        "new game": (("letters", "Into the field with the golden rim"), ("erase", "Takes a letter back"),
                     ("on", "With no focus: set the table")),
        "settings": (("on", "Choose a value; it shows at once"),),
        "handbook": (("letters", "Search"), ("erase", "A letter back, or the page before"), ("scroll", "Move the text")),
        "load": (("unput", "Bring back what was put away"), ("scroll", "Leaf through the list"),
                 ("letters", "While a name is typed")),
        "cover": (("hold", "Hold for half a second: lifts the cover"),),
        "replay": (("step", "One answer on or back"), ("leap", "A turn on or back"), ("ends", "To the start, to the end"),
                   ("play", "Play or pause"), ("zoom", "Closer, farther"), ("pan", "Move the map")),
        "recap": (("step", "To the next event, or back"), ("on", "With no focus: to the turn")),
        "victory": (("on", "Show the result"),),
        "opening": (("on", "Go on"),),
        "result": (("on", "Press a button"), ("menu", "Folds the result away to look at the board")),
        "can": (("can", "Puts the list away"),),
        "reference card": (("card", "As long as it is held"),),
        "table": (
            ("on", "With no focus: go on, lay the tile, or end the turn"),
            ("read", "Read it large; hold it to look at face-down cards"),
            ("actions", "Move, Delve, Offer, Settle, Boon, Attack"),
            ("end", "End the turn"),
            ("turn", "Turn the tile that is to be laid"),
            ("can", "What can I do?"),
            ("card", "Reference card, as long as it is held"),
            ("undo", "Take the last action back"),
            ("undo_all", "Take back all that can be"),
            ("redo", "Do again what was taken back"),
            ("zoom", "Closer, farther"),
            ("pan", "Move the map"),
            ("fit", "Show the whole map"),
            ("alone", "The map alone, or with all round it"),
            ("me", "To where I stand"),
            ("seats", "To a player"),
            ("log", "The log, long or short"),
            ("pin", "Keep the tip that is shown"),
            ("pause", "Halt those without hands, or let them go on"),
            ("hurry", "Hurries them as long as it is held"),
            ("menu", "The menu"),
            ("map_picture", "Keep a picture of the map"),
        ),
    }
)  # fmt: skip
"""What else there is on a screen, by its name."""

SENDS: Mapping[str, str] = MappingProxyType(
    {
        "end": "e", "can": "h", "card": "q", "undo": "ctrl+z", "undo_all": "ctrl+shift+z", "redo": "ctrl+y", "log": "l",
        "pin": "p", "fit": "f", "me": "c", "rules": "f1", "narrate": "f2", "again": "f3", "mute": "m", "full": "f11",
        "picture": "f12", "map_picture": "shift+f12", "menu": "f10", "unput": "ctrl+z", "back": "escape", "ends": "home",
        "alone": "shift+v",
    }
)  # fmt: skip
"""The key that a line of the list stands for when it is pressed."""


def hints(names: Mapping[str, str] | None = None) -> Mapping[str, str]:
    """What texts call the keys, as `key_back`: on the keyboard, or on a controller with those names on its buttons."""
    if names is None:
        return MappingProxyType({f"key_{command}": name for command, name in BOARD.items()})
    found = {command: PAD[command].format_map(names) if command in PAD else "" for command in BOARD}
    return MappingProxyType({f"key_{command}": name for command, name in found.items()})

LETTER_KEYS: tuple[tuple[str, str], ...] = (("size", "a / A"), ("space", "Space"), ("erase", "Letter back"), ("done", "Done"))
"""What stands under the letters to choose from."""


def named(text: str, hints: Mapping[str, str]) -> str:
    """A text with the names of its keys; what is said of a key that has no name here is left out."""
    said = KEY.sub(lambda found: hints.get(found[1], ""), text)
    return said.replace(" ()", "").strip() if said != text else text
