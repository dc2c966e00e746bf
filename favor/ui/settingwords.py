"""The words of the comfort card and the settings. Text only."""

from __future__ import annotations

from favor.language.tongue import all_told, filled, spoken, t, told

Words = tuple[tuple[object, str], ...]
"""Values of a setting, each with its word."""

WELCOME = t("Make yourself comfortable")
READABLE = t("Can you read this easily?")
LOOKS_GOOD = t("Looks good")
LATER = t("All of this can be changed later under Settings. M turns the sound off anywhere.")
LANGUAGE = filled(t("Language: {0}"), spoken().name)
TONGUE, SYSTEM = all_told("Language", "Automatic")
MOVEMENT, SOUND = all_told("Movement", "Sound")
MOTIONS: Words = (("full", t("Full")), ("gentle", t("Gentle")), ("still", t("Still")))
SOUNDS: Words = ((False, t("On")), (True, t("Off")))
SWITCH: Words = ((True, t("On")), (False, t("Off")))

SETTINGS = t("Settings")
TABS = all_told("Reading", "Movement", "Sound", "Table")
SIZE, CARD_TEXT = all_told("Size of everything", "Text on cards")
CONTRAST = t("Contrast")
THEMES: Words = (("normal", t("Lantern light")), ("contrast", t("High contrast")))
TILES = t("Tiles")
TILE_LOOKS: Words = ((False, t("Pictures")), (True, t("Plain")))
SPEED = t("Speed")
SPEEDS: Words = (("half", "½×"), ("normal", "1×"), ("double", "2×"), ("fourfold", "4×"), ("instant", t("Instant")))
MASTER, EFFECTS, MUSIC, AMBIENCE = all_told("Volume", "Effects", "Music", "Background")
HANDS = t("Hands in new games")
PRIVACY: Words = (("cover", t("Covered")), ("open", t("Open")), ("peek", t("Peek")))
END_TURN = t("Ask before a turn ends")
COACH = t("Coach")
TURN_CLOCK = t("Turn clock")
MINUTES: Words = ((0, t("Off")), (3, t("3 min")), (5, t("5 min")), (10, t("10 min")))
FULL_SCREEN = t("Full screen")
POINT = t("Point at a value to read what it does. Everything shows at once.")
SAMPLE_NAME = t("A Light in the Window")
SAMPLE_TEXT = ((t("Heal 1. You gain 1 Energy, and everybody on your tile can read this."), ""),)
BACK = t("Back")
KEEP = t("Keep it")
KEEP_QUESTION = t("Keep {0} %? Back to what it was in {1} s.")
REVERT = t("As it was")

HELP = told(
    {
        "ui_scale": "Letters and pictures on every screen. Where the window is too small for all of it, the picture moves along "
        "with the pointer.",
        "card_text": "The text on cards and in the inspector.",
        "language": "What is said and written; Automatic is the language of the computer. It takes effect when Favor starts "
        "anew; a running game waits under Continue.",
        "theme": "High contrast: black ground, light lines, no half tones.",
        "plain_tiles": "Plain tiles show their Region as one colour, with paths and symbol.",
        "motion": "Gentle: short fades, no tumbling. Still: everything is there at once.",
        "speed": "How fast pieces, dice and players without hands move. Any key or click ends a movement and counts.",
        "master": "Everything that is heard.",
        "effects": "Dice, cards, bells.",
        "music": "Strings and small bells, softly, behind everything else.",
        "ambience": "The quiet night behind the table.",
        "muted": "M does the same on any screen. Nothing is told by sound alone.",
        "privacy": "Covered: the screen is hidden between turns. Open: nobody minds. Peek: cards lie face down until held.",
        "confirm_end_turn": "When something could still be paid for, End turn wants a second press.",
        "turn_clock": "After so many minutes the turn box says that others wait. Nobody is ever forced.",
        "coach": "A word in the first game for whatever is new.",
        "full_screen": "F11 or Alt+Enter does the same on any screen.",
    }
)
"""A line for each setting."""


def keep_question(percent: int, seconds: int) -> str:
    """What is asked after the size was changed."""
    return KEEP_QUESTION.format(percent, seconds)
