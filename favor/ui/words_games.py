"""The words of stored games, replays and the report of a fault. Knows keys only, no game."""

from __future__ import annotations

from favor.language.tongue import told

GAMES = told(
    {
        "title": "Games",
        "count": "{count} on this computer",
        "none": "No game is stored here yet. Every game is kept as it is played.",
        "played": "Last played",
        "name": "Name",
        "round": "Round",
        "back": "Back",
        "undelete": "Bring it back",
        "page": "Page {page} of {pages}",
        "continue": "Continue",
        "result": "Result",
        "watch": "Replay",
        "delete": "Delete",
        "rename": "Rename",
        "typed": "What this game is called; Enter keeps it",
        "map": "Map",
        "no map": "no picture",
        "favor": "{name} {favor} Favor",
        "fault": "{fault}. Nothing of it can be played here; the file stays as it is.",
        "damaged": "This game is damaged",
        "hopeless": "This game cannot be played",
        "accept": "Play on from there",
        "see": "Watch what is sound",
        "leave": "Leave it as it is",
    }
)
STANDING = told(
    {
        "over": "over after round {round}",
        "first": "round {round}  ·  first turn",
        "turn": "round {round}  ·  {name}’s turn",
        "game": "{names}  ·  {standing}",
        "no name": "A damaged game cannot be named. Play on from what is sound of it first.",
        "unfinished": "The last decision was not written to its end; everything before it is here.",
    }
)
REPLAY = told(
    {
        "title": "Replay",
        "fit": "Fit map",
        "close": "Close",
        "turn-back": "To the start of the turn",
        "step-back": "One answer back",
        "play": "Play",
        "pause": "Pause",
        "step-on": "One answer on",
        "turn-on": "To the next turn",
        "end": "There is no more that way",
        "scrubber": "Where the game stands",
        "stands": "turn {turn} of {turns}, answer {at} of {count}",
        "field": "Turn {turn}, {name}",
        "moment": "Round {round}  ·  turn {turn} of {turns}  ·  {name}’s turn",
        "eyes": "Seen by",
        "hand": "Hand of {name}",
        "open": "Everything open",
        "anybody": "Everybody",
        "no hand": "What everybody can see: no hand  ·  {key_eyes} looks through other eyes",
        "no hand yet": "What everybody can see: no hand  ·  Hands can be looked at once the game is over",
        "no choice": "While the game runs there are no other eyes to look through",
        "speed": "Speed",
    }
)
BESIDE = told(
    {
        "took back": "{0} took something back",
        "name": "{1} is called {0} from now on",
        "person": "{0}: a person plays from now on",
        "machine": "{0}: a machine plays from now on",
        "another": "{0}: another person plays from now on",
    }
)
"""Lines of the log about what happened at the table beside the game; {1} is the name of before."""
STEP_KEYS = told({"turn-back": "Page up", "step-back": "Left", "play": "Space", "step-on": "Right", "turn-on": "Page down"})
"""The keys that walk through a replay."""
CRASH = told(
    {
        "title": "Something went wrong",
        "safe": "Your game is safe: every answer up to the last one is on disk, in {folder}.",
        "memory": "The game stands at its last answer and can be gone on with. It is not on disk: do not close the window.",
        "no game": "No game was running.",
        "kept": "This report is in {where}",
        "not kept": "This report could not be written to a file.",
        "goes on": "… {count} more lines",
        "secrets": "Put seed and decisions into the report",
        "why secrets": "With them the fault can be played again. They tell every hidden card of this game.",
        "ticked": "ticked",
        "not ticked": "not ticked",
        "go-on": "Continue",
        "copy": "Copy report",
        "copied": "Copied",
        "no clipboard": "No clipboard here",
        "folder": "Open folder",
        "opened": "Opened",
        "no folders": "Nothing here shows folders",
        "leave": "Title screen",
        "quit": "Quit",
    }
)
