"""The words of moments: how a game begins, what one has missed, how it was won. Knows keys, no game."""

from __future__ import annotations

from favor.language.tongue import t, told

NUMBERS = told(
    {
        "1": "one", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight", "9": "nine",
        "10": "ten", "11": "eleven", "12": "twelve",
    }
)  # fmt: skip
"""Small numbers in a sentence."""

WON = told({"favor": "{0} Favor", "banners": "All {0} Banners", "other": "The game is won"})
"""What the game was won with, large on the board."""

GO_ON = t("Any key: the result")

RECAP = told(
    {
        "title": "Since your last turn",
        "next": "Next",
        "next key": "{key_step}",
        "skip": "To my turn",
        "skip key": "{key_on}",
        "place": "{0} of {1}",
    }
)
"""What one has missed, one event after the other."""

LAID = t("small badge: {0} laid it since your last turn")
"""Of a tile that came onto the map since the last turn of whoever looks."""

OPENING = told(
    {
        "goal": "{0} Favor win the game. So do all {1} Banners.",
        "goal alone": "{0} Favor win the game.",
        "skip": "Any key goes on",
        "rolls": "Who begins?",
        "how": "Everybody rolls, the highest begins. Equal ones roll again.",
        "begins": "{0} begins",
        "rolled": "{0} rolled {1}",
    }
)
"""How a game begins."""


def number(value: int) -> str:
    """A number as it stands in a sentence."""
    return NUMBERS.get(str(value), str(value))
