"""What a sitting has to say for itself: opening and saving games, names of seats, settings. Knows keys, no game."""

from __future__ import annotations

from favor.language.tongue import t, told

PLAYER = t("Player {0}")
NOT_SAVED = t(
    "The game goes on, but it is not being saved: {0} ({1}). Make room or allow writing there; "
    "what was played meanwhile is then saved with the next decision."
)
OPENED = told(
    {
        "hopeless": "Nothing of this game can be played here. The file stays as it is.",
        "rest": "The game can be played on from turn {0}, after {1|decision|decisions}. The file as it is will be kept.",
        "elsewhere": "It was played with {0} {1} ({2}); here is {0} {3} ({4}).",
    }
)
SETTINGS = told(
    {
        "unreadable": "Your settings in {0} cannot be read ({1}); the usual ones hold.",
        "damaged": "Your settings in {0} are damaged ({1}); the usual ones hold.",
        "values": "Some settings in {0} cannot be used and are as usual again: {1}.",
        "kept": "{0} The old file was kept as {1}.",
        "unsaved": "Settings cannot be written to {0} ({1}). They hold until you quit. Make that folder writable to keep them.",
    }
)
