"""The words on the table itself: log, turn box, tray, panels, hand, map, top bar. Knows keys, no game."""

from __future__ import annotations

from favor.language.tongue import t, told

NAMES = told(
    {
        "nobody": "nobody",
        "card": "a card",
        "rules": "the rules",
        "nowhere": "nowhere",
        "tile": "a tile",
        "altar": "the Altar",
        "banner": "{0} Banner",
        "symbol": "{0} {1}",
    }
)
"""What things are called; `symbol` is a Region with what stands on its tile."""

GOD = told({"none": "No decree yet", "silent": "The Gods have not spoken yet", "decrees": "{0} decrees"})

LOG = told(
    {
        "title": "Log",
        "more": "More  {key_log}",
        "folded": "Log  {key_log}",
        "close": "Close  {key_log}",
        "all": "All",
        "mine": "Mine",
        "fights": "Fights",
        "favor": "Favor",
        "rolls": "Rolls",
        "shown": "shown now",
        "none": "Nothing of that kind has happened yet",
    }
)

TURN = told(
    {
        "energy": "Energy",
        "of": "{0} of {1}",
        "end": "End turn",
        "boon used": "Boon used",
        "boon ready": "Boon ready",
        "boon spent": "Boon spent",
        "no hex": "no Hex",
        "hexes": "{0|Hex|Hexes}",
        "no banner": "no Banner",
        "banners": "Banners: {0}",
        "unspent": "{0} Energy unspent",
        "draws": "draw {0|card|cards}",
        "draws nothing": "draw nothing",
        "keys": "{key_can}: what can I do  {key_read}: read",
    }
)

DEEDS = told(
    {
        "move": "Takes you one step along the paths, or onto unexplored ground.",
        "delve": "Draws a Relic from the ready Ruin you stand on.",
        "offer": "Gives Relics to the Gods on the Altar, for 1 Favor each.",
        "capture": "Rolls your Charm for the Banner of the Settlement you stand on.",
        "attack": "Deals your Fight as damage to an opponent on your tile, once a turn.",
        "end-turn": "Energy you have not spent is lost. Then you draw Action Cards up to your Wit; who holds more draws none.",
    }
)
"""What the buttons of the action bar and End turn do; the Boon has words of its own."""

TRAY = told(
    {
        "title": "Challenge die",
        "challenge": "{0} Challenge",
        "whose": "{0}: {1} Challenge",
        "below": "Below your stat succeeds",
        "good": "{0} {1}: roll {2}",
        "hopeless": "{0} {1}: cannot succeed",
        "chance": "{0} % to succeed",
        "spoken chance": "{0} {1}: {2} per cent; ",
        "rolled": "{0} rolled {1} against {2} {3}: {4}",
        "success": "Success",
        "failed": "Failed",
        "stock": "Stock",
        "stack": "{0} tiles {1}",
        "traps": "{0|Trap|Traps} in the bag",
        "ruins": "{0|Ruin|Ruins} ready",
    }
)

BAR = told(
    {
        "game": "Favor",
        "menu": "Menu",
        "when": "Round {0}  ·  Turn {1}",
        "house": "House rules: {0}",
        "rules": "? Rules",
        "fit": "Fit map",
        "undo": "Undo",
        "undo what": "Undo: {0}",
        "redo": "Redo",
        "reset": "Reset turn",
        "locked": "Locked",
        "locked why": "Locked: {0}",
    }
)

LOCKED_HEAD = BAR["locked why"].partition("{")[0]

PANEL = told(
    {
        "who": "{0}, Favor {1} of {2}, Hearts {3} of {4}",
        "stats": "Fight {0}, Charm {1}, Wit {2}",
        "hand": "{0|card in hand|cards in hand}",
        "relics": "{0|Relic|Relics}",
        "items": "{0|Item|Items}",
        "banners": "Banners: {0}",
        "statuses": "under {0}",
        "stunned": "Stunned",
        "active": "to play",
        "asked": "who is asked",
    }
)

HAND = told(
    {
        "covered": "Hands are covered",
        "machine": "A machine plays and shows no hand",
        "empty": "No Action Cards in hand",
        "down": "Action Card",
        "look": "Hold to look",
        "look too": "or hold {key_hold}",
    }
)

MAP = told(
    {
        "title": "Map",
        "ruin ready": "Ruin ready",
        "ruin spent": "Ruin spent",
        "trap": "a Trap lies here",
        "unexplored": "Unexplored {0}, {1} in the stack",
        "empty": "empty place",
        "costs": "{0}, costs {1}",
        "beware": "{0}; beware: {1}",
        "place": "Place",
        "turned": "{0} of {1}",
    }
)

INSPECTOR = told(
    {
        "title": "Inspector",
        "close": "Close",
        "words": "Key words",
        "paths": "Paths: {0}",
        "no paths": "none",
        "pinned": "Pinned: {0}",
    }
)

NOTES = told(
    {
        "title": "Readings and key words",
        "open": "Notes",
        "back": "Card",
        "base": "From the base game",
        "pack": "From the pack {0}, version {1}",
        "reading": "{0} (ruling {1})",
    }
)
"""The back of an inspected card."""

SIDES = told({"n": "N", "e": "E", "s": "S", "w": "W"})
"""The letters of the four winds."""

SUM = told({"held": "{0} {1}: {2} holds it at {3}", "sum": "{0} {1} = {2}", "floor": "{0}, and never below 0"})

ANSWERS = told(
    {
        "title": "Answers",
        "won": "{0} has won  ·  {1}",
        "pill": "{0}: {1}",
        "plays": "{0} is playing",
        "by": "{0} – {1}",
        "action": "choose an action or a lit place  ·  {0} Energy left",
        "yes": "Yes",
        "no": "No",
        "done": "Done",
        "end_turn": "End turn",
        "delve": "Delve",
        "offer": "Offer",
        "capture": "Settlement roll",
        "boon": "Boon",
        "player": "Player {0}",
        "status": "Status {0}",
        "status on": "{0} on {1}",
        "option": "Option {0}",
        "idle": "It cannot be paid, or would change nothing now",
        "lay first": "First lay the tile: turn it, then place it",
        "answer first": "First answer what is asked above the map",
    }
)

NOTICES = told(
    {
        "god": "The Gods decree",
        "event": "{0} meets an Event",
        "trap": "A Trap springs",
        "stunned": "Stunned",
        "token": "A Trap to lay",
    }
)
MY_TRAP = told(
    {
        "one": "Your Trap: {0|damage|damage}. Only you see this.",
        "held": "Your Trap: {0|damage|damage}. It is seen only while you hold your cards up.",
        "all": "Your Trap: {0|damage|damage}. Hands lie open here: whoever looks on sees it now, and nobody later.",
    }
)
"""Said to whoever lays a Trap, as long as they choose where; by who may see it."""

KINDS = told(
    {
        "relics": "relic", "items": "item", "events": "event", "actions": "action", "boons": "boon",
        "terrains": "terrain", "statuses": "status", "characters": "character", "regions": "banner",
        "attack": "attack", "spell": "spell", "hex": "hex", "trap": "trap",
        "charm": "charm relic", "fight": "fight relic", "blessing": "blessing", "curse": "curse",
    }
)  # fmt: skip
"""The word at the foot of a card."""

CARD = told({"costs": "{0}, costs {1}", "or": " Or {0}: {1}", "or so": " Or: {1}"})
BONUS = told({"charm": "+1 Charm", "fight": "+1 Fight"})
WORTH = t("1 Favor")
ENDLESS = t("These cards answer each other without end, so that choice is taken back: {0}")
FACE_DOWN = t("That card cannot be played now. Hold {key_hold} to look at it")
