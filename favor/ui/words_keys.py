"""What keys and buttons are called, and what they do on each screen. Text only."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from favor.language.tongue import t, told

POINT = "  ·  "
"""What stands between two things of a line."""

KEY = re.compile(r"\{(key_\w+)\}")

BOARD: Mapping[str, str] = told(
    {
        "near": "Arrows", "walk": "Tab", "around": "Tab, Shift+Tab", "press": "Enter", "on": "Enter", "place": "Enter",
        "read": "Space", "hold": "Space", "back": "Esc", "turn": "R or the wheel", "can": "H", "rules": "F1", "card": "Q",
        "keys": "?", "pause": "P", "hurry": "Space", "actions": "V D O S B A", "end": "E", "undo": "Ctrl+Z",
        "undo_all": "Ctrl+Shift+Z", "redo": "Ctrl+Y", "log": "L", "pin": "P", "fit": "F", "me": "C", "seats": "1 to 6",
        "zoom": "+ and −", "pan": "Shift+Arrows", "narrate": "F2", "again": "F3", "mute": "M", "full": "F11",
        "picture": "F12", "map_picture": "Shift+F12", "menu": "F10", "letters": "Letters", "erase": "Backspace",
        "scroll": "Page keys", "step": "← →", "leap": "Page keys", "ends": "Home, End", "play": "Space", "unput": "Ctrl+Z",
        "alone": "Shift+V", "eyes": "E",
    }
)  # fmt: skip
"""On the keyboard, by command."""

PAD: Mapping[str, str] = told(
    {
        "near": "D-pad, left stick", "walk": "{rb}", "around": "{rb}, {lb}", "press": "{a}", "on": "{a}", "place": "{a}",
        "read": "{x}", "hold": "{a}", "back": "{b}", "turn": "{lt} or {rt}", "can": "{y}", "rules": "{rs}", "card": "{back}",
        "keys": "{back}", "pause": "{start}", "hurry": "{a}", "me": "{ls}", "zoom": "{lt}, {rt}", "pan": "Right stick",
        "menu": "{start}", "letters": "{a}", "scroll": "{lt}, {rt}", "step": "D-pad", "play": "{x}",
    }
)  # fmt: skip
"""On a controller; what is missing has no button of its own and is chosen from the list of keys."""

XBOX: Mapping[str, str] = told(
    {
        "a": "A", "b": "B", "x": "X", "y": "Y", "lb": "LB", "rb": "RB", "lt": "LT", "rt": "RT", "back": "View", "start": "Menu",
        "ls": "Left stick", "rs": "Right stick",
    }
)  # fmt: skip
SONY: Mapping[str, str] = told(
    {
        "a": "Cross", "b": "Circle", "x": "Square", "y": "Triangle", "lb": "L1", "rb": "R1", "lt": "L2", "rt": "R2",
        "back": "Create", "start": "Options", "ls": "L3", "rs": "R3",
    }
)  # fmt: skip
"""What is printed on the buttons."""

PLUGGED, UNPLUGGED = t("Controller: {0}"), t("The controller is gone")

TITLE = t("Keys of this screen")
FOOT = t("Press a line to do it. {key_back} goes back.")
CLOSE = t("Close  {key_back}")
PICK = t("choose it here")

FIRST = (
    ("near", t("To the nearest thing in that direction")),
    ("around", t("To the next thing, or the one before")),
    ("press", t("Press what has the focus")),
    ("back", t("Back")),
)
LAST = (
    ("keys", t("This list")),
    ("rules", t("The rules, opened at what has the focus")),
    ("narrate", t("Read the screen aloud, or not")),
    ("again", t("Say once more where the focus is")),
    ("mute", t("Sound off or on")),
    ("full", t("Full screen, or a window")),
    ("picture", t("Keep a picture of the screen")),
)
"""What the first and the last lines of every list say."""

SCREENS: Mapping[str, tuple[tuple[str, str], ...]] = MappingProxyType(
    {
        "title": (("on", t("With no focus: go on, or begin")),),
        "comfort": (("on", t("With no focus: good as it is")),),
        "new game": (("letters", t("Into the field with the golden rim")), ("erase", t("Takes a letter back")),
                     ("on", t("With no focus: set the table"))),
        "settings": (("on", t("Choose a value; it shows at once")),),
        "handbook": (("letters", t("Search")), ("erase", t("A letter back, or the page before")),
                     ("scroll", t("Move the text"))),
        "load": (("unput", t("Bring back what was put away")), ("scroll", t("Leaf through the list")),
                 ("letters", t("While a name is typed"))),
        "cover": (("hold", t("Hold for half a second: lifts the cover")), ("menu", t("The menu, should that player have left"))),
        "seats": (("letters", t("Into the name with the golden rim")), ("erase", t("Takes a letter back"))),
        "replay": (("step", t("One answer on or back")), ("leap", t("A turn on or back")),
                   ("ends", t("To the start, to the end")),
                   ("eyes", t("Through other eyes")), ("log", t("The log, long or short")),
                   ("play", t("Play or pause")), ("zoom", t("Closer, farther")), ("pan", t("Move the map"))),
        "recap": (("step", t("To the next event, or back")), ("on", t("With no focus: to the turn"))),
        "victory": (("on", t("Show the result")),),
        "opening": (("on", t("Go on")),),
        "result": (("on", t("Press a button")), ("menu", t("Folds the result away to look at the board"))),
        "can": (("can", t("Puts the list away")),),
        "reference card": (("card", t("As long as it is held")),),
        "table": (
            ("on", t("With no focus: go on, lay the tile, or end the turn")),
            ("read", t("Read it large; hold it to look at face-down cards")),
            ("actions", t("Move, Delve, Offer, Settle, Boon, Attack")),
            ("end", t("End the turn")),
            ("turn", t("Turn the tile that is to be laid")),
            ("can", t("What can I do?")),
            ("card", t("Reference card, as long as it is held")),
            ("undo", t("Take the last action back")),
            ("undo_all", t("Take back all that can be")),
            ("redo", t("Do again what was taken back")),
            ("zoom", t("Closer, farther")),
            ("pan", t("Move the map")),
            ("fit", t("Show the whole map")),
            ("alone", t("The map alone, or with all round it")),
            ("me", t("To where I stand")),
            ("seats", t("To a player")),
            ("log", t("The log, long or short")),
            ("pin", t("Keep the tip that is shown")),
            ("pause", t("Halt those without hands, or let them go on")),
            ("hurry", t("Hurries them as long as it is held")),
            ("menu", t("The menu")),
            ("map_picture", t("Keep a picture of the map")),
        ),
    }
)  # fmt: skip
"""What else there is on a screen, by its name."""

SENDS: Mapping[str, str] = MappingProxyType(
    {
        "end": "e", "can": "h", "card": "q", "undo": "ctrl+z", "undo_all": "ctrl+shift+z", "redo": "ctrl+y", "log": "l",
        "pin": "p", "fit": "f", "me": "c", "rules": "f1", "narrate": "f2", "again": "f3", "mute": "m", "full": "f11",
        "picture": "f12", "map_picture": "shift+f12", "menu": "f10", "unput": "ctrl+z", "back": "escape", "ends": "home",
        "alone": "shift+v", "eyes": "e",
    }
)  # fmt: skip
"""The key that a line of the list stands for when it is pressed."""


def hints(names: Mapping[str, str] | None = None) -> Mapping[str, str]:
    """What texts call the keys, as `key_back`: on the keyboard, or on a controller with those names on its buttons."""
    if names is None:
        return MappingProxyType({f"key_{command}": name for command, name in BOARD.items()})
    found = {command: PAD[command].format_map(names) if command in PAD else "" for command in BOARD}
    return MappingProxyType({f"key_{command}": name for command, name in found.items()})

LETTER_KEYS: tuple[tuple[str, str], ...] = (
    ("size", "a / A"), ("space", t("Space")), ("erase", t("Letter back")), ("done", t("Done")),
)  # fmt: skip
"""What stands under the letters to choose from."""


def named(text: str, hints: Mapping[str, str]) -> str:
    """A text with the names of its keys; what is said of a key that has no name here is left out."""
    if POINT in text:
        parts = (part for part in text.split(POINT) if all(hints.get(key) for key in KEY.findall(part)))
        return POINT.join(named(part, hints) for part in parts)
    said = KEY.sub(lambda found: hints.get(found[1], ""), text)
    return said.replace(" ()", "").strip() if said != text else text
