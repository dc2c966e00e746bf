"""What is told for a moment, and the first steps into a game. Knows keys, no game."""

from __future__ import annotations

from favor.language.tongue import t, told

MOMENT = told(
    {
        "stays": "{0} stays: what was revealed cannot be hidden again",
        "turns": "{0} was revealed and stays. Undo can still turn it",
        "ground": "{0}: {1}",
        "halted": "Halted. {key_pause} goes on, → takes one step",
        "no more": "Don’t ask again",
        "spent": "your Energy is spent: end the turn",
        "free": "your Energy is spent: use what is free, or end the turn",
        "succeeds": "succeeds on {0}",
        "hopeless": "no face succeeds",
        "decided": "decided by a card",
        "card stays": "{key_card} or {key_back} puts it away. {key_rules} opens the rules.",
    }
)
"""Said in the prompt for a while, or on a button of the moment."""

LEFT_AT = t("Go on at step {0}")
"""On the title, where the lesson was left in the middle."""
