"""The words of the life of the table: seats, hands, the menu, dice, the clock, what is chosen in secret. Knows keys only."""

from __future__ import annotations

from favor.language.tongue import t, told

MENU = told(
    {
        "title": "Menu",
        "back": "Back to the game",
        "seats": "Seats and hands",
        "reference": "The rules  {key_rules}",
        "settings": "Settings",
        "replay": "Watch it so far",
        "full": "Full screen  {key_full}",
        "new": "New game",
        "leave": "Title screen",
        "quit": "Quit",
        "house": "House rules in force: {0}",
        "none": "none. Every rule stands as this edition reads it.",
        "version": "Favor {0}, with the cards of {1}",
        "print": "Print of the seed: {0}",
        "why": "The end screen tells the seed with its print: the same print shows that nothing was swapped.",
    }
)
"""The menu over the table."""

SEATS = told(
    {
        "title": "Seats and hands",
        "name": "Name at this seat",
        "empty": "Seat {0}",
        "person": "A person plays",
        "machine": "A machine plays",
        "new": "Somebody else sits down",
        "hand": "Let a machine play",
        "take": "Sit down here",
        "pass": "Another person",
        "keep": "Same person",
        "hands": "Hands",
        "done": "Done",
        "leave": "Leave it as it was",
        "why": "Whoever plays next lifts a cover first, so that nobody sees another's hand. Where somebody else sits down, what "
        "was done before cannot be taken back.",
    }
)
"""Who sits where, changed in the middle of a game."""

COVER = told(
    {
        "menu": "Menu  {key_menu}",
        "agree": "Hands lie open from now on. Lift this only if you agree.",
        "queue": "In secret, one after the other: {0}",
    }
)
"""On the cover, and where several choose in secret."""

TABLE = told(
    {
        "drop": "Let it go on the map, or on whom it is meant for. Anywhere else it goes back",
        "chosen": "{0} ({1} Energy): {2}  ·  click again or {key_press} to play, {key_back} to put it back",
        "chosen free": "{0} (free): {1}  ·  click again or {key_press} to play, {key_back} to put it back",
        "chosen down": "This card  ·  click again or {key_press} to play it, {key_back} to put it back",
        "ready": "chosen, one more press plays it",
        "ends": "lose {0}",
        "elsewhere": "{0} is on another tile.",
    }
)
"""What the prompt says in between."""

ONLY_ANSWER = t("The only possible answer")
"""Title of a notice: the rules have answered, and it cost or showed something."""

DICE = told(
    {
        "title": "Every roll so far",
        "player": "Player",
        "all": "All",
        "rolls": "Rolls",
        "none": "Nobody has rolled yet",
        "why": "How often each face fell. On every roll each side is as likely as the next, whatever fell before.",
        "close": "Close",
        "open": "Press for the counts of all rolls",
    }
)
"""The panel of the dice."""

CLOCK = told(
    {
        "left": "{0|minute|minutes} left",
        "last": "The last minute of this turn",
        "over": "{0|minute|minutes} over. Others wait",
        "just over": "Time is over. No hurry",
    }
)
"""The soft clock of a turn."""

SEED_SPOILS = t("A seed you choose spoils secrets: whoever knows it can find out every hidden card")
"""Told to whoever types a seed."""

RULE_LINK = t("Rule ›")
"""On a refusal: leads to its page of the rules."""
