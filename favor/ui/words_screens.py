"""The words of the screens round the game: title, set-up, house rules, menu, cover, broken content. Knows keys, no game."""

from __future__ import annotations

from favor.language.tongue import t, told

TITLE = told(
    {
        "game": "Favor",
        "line": "Gods of Oethera",
        "what": "A board game of relics, Gods and luck, for two to six at one table",
        "foot": "{key_keys} keys  ·  {key_press} chooses  ·  {key_mute} sound  ·  {key_narrate} reads aloud"
        "  ·  {key_full} full screen  ·  version {0}",
        "continue": "Continue",
        "new": "New game",
        "load": "Games on this computer",
        "rules": "The rules",
        "settings": "Settings",
        "problems": "Content problems: {0}",
        "quit": "Quit",
    }
)

SETUP = told(
    {
        "title": "New game",
        "add": "Add player",
        "facts": "{0} players  ·  about {1} minutes  ·  {2|blank tile|blank tiles} in each Region",
        "goal": "Ten Favor win. So do all four Banners.",
        "has": "{0} has {1}",
        "mine": "chosen",
        "free": "free",
        "changed": "{0} changed",
        "as printed": "all as printed",
        "back": "Back",
        "house": "House rules",
        "hands": "Hands",
        "random": "Random characters",
        "seed": "Seed",
        "by chance": "Seed: by chance",
        "start": "Set the table",
        "all taken": "Every character is taken",
        "others taken": "Every other character is taken",
        "player": "Player {0}",
        "player is": "Player {0}: {1}",
        "name": "Name of player {0}",
        "stat": "{0} {1}",
        "boon": "{0}; Boon {1}",
        "remove": "Remove",
    }
)

RULES = told(
    {
        "title": "House rules",
        "done": "Done",
        "more": "More",
        "usual": "All as the rulebook has them",
        "count": "{0|rule is|rules are} changed",
        "changed": "{0} · changed",
    }
)

COVER = told(
    {
        "what": "{0}, it is for you to play. The others look away.",
        "how": "Press and hold {key_hold}, or this button, for half a second.",
        "open": "Hold to show {0}’s table",
        "hold": "Hold to begin",
    }
)

PROBLEMS = told(
    {
        "title": "Something is wrong with the content",
        "count": "{0|problem|problems}. “main.py check” prints the same list.",
        "quit": "Quit",
        "back": "Back",
        "before": "Before",
        "more": "More",
    }
)

LETTERS = t("The letters {0} are missing; plain ones stand in. Delete the folder .venv and start again.")
