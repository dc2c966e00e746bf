"""The words of the comfort card and the settings. Text only."""

from __future__ import annotations

from types import MappingProxyType

Words = tuple[tuple[object, str], ...]
"""Values of a setting, each with its word."""

WELCOME = "Make yourself comfortable"
READABLE = "Can you read this easily?"
LOOKS_GOOD = "Looks good"
LATER = "All of this can be changed later under Settings. M turns the sound off anywhere."
LANGUAGE = "Language: English"
MOVEMENT, SOUND = "Movement", "Sound"
MOTIONS: Words = (("full", "Full"), ("gentle", "Gentle"), ("still", "Still"))
SOUNDS: Words = ((False, "On"), (True, "Off"))
SWITCH: Words = ((True, "On"), (False, "Off"))

SETTINGS = "Settings"
TABS = ("Reading", "Movement", "Sound", "Table")
SIZE, CARD_TEXT = "Size of everything", "Text on cards"
CONTRAST = "Contrast"
THEMES: Words = (("normal", "Lantern light"), ("contrast", "High contrast"))
TILES = "Tiles"
TILE_LOOKS: Words = ((False, "Pictures"), (True, "Plain"))
SPEED = "Speed"
SPEEDS: Words = (("half", "½×"), ("normal", "1×"), ("double", "2×"), ("fourfold", "4×"), ("instant", "Instant"))
MASTER, EFFECTS, AMBIENCE = "Volume", "Effects", "Background"
HANDS = "Hands in new games"
PRIVACY: Words = (("cover", "Covered"), ("open", "Open"), ("peek", "Peek"))
END_TURN = "Ask before a turn ends"
COACH = "Coach"
FULL_SCREEN = "Full screen"
POINT = "Point at a value to read what it does. Everything shows at once."
SAMPLE_NAME = "A Light in the Window"
SAMPLE_TEXT = (("Heal 1. You gain 1 Energy, and everybody on your tile can read this.", ""),)
BACK = "Back"
KEEP = "Keep it"
REVERT = "As it was"

HELP = MappingProxyType(
    {
        "ui_scale": "Letters and pictures on every screen. Where the window is too small for all of it, the picture moves along "
        "with the pointer.",
        "card_text": "The text on cards and in the inspector.",
        "theme": "High contrast: black ground, light lines, no half tones.",
        "plain_tiles": "Plain tiles show their Region as one colour, with paths and symbol.",
        "motion": "Gentle: short fades, no tumbling. Still: everything is there at once.",
        "speed": "How fast pieces, dice and players without hands move. Any key or click ends a movement and counts.",
        "master": "Everything that is heard.",
        "effects": "Dice, cards, bells.",
        "ambience": "The quiet night behind the table.",
        "muted": "M does the same on any screen. Nothing is told by sound alone.",
        "privacy": "Covered: the screen is hidden between turns. Open: nobody minds. Peek: cards lie face down until held.",
        "confirm_end_turn": "When something could still be paid for, End turn wants a second press.",
        "coach": "A word in the first game for whatever is new.",
        "full_screen": "F11 or Alt+Enter does the same on any screen.",
    }
)
"""A line for each setting."""


def keep_question(percent: int, seconds: int) -> str:
    """What is asked after the size was changed."""
    return f"Keep {percent} %? Back to what it was in {seconds} s."
