"""Sentences of the screens that explain: rules reference, reference card, what can be done, outcomes. Knows keys, no game."""

from __future__ import annotations

from favor.language.tongue import told

HANDBOOK = told(
    {
        "title": "The rules",
        "search": "Type to search",
        "close": "Close  {key_back}",
        "before": "Page before",
        "nothing": "No page has these words. Take one away, or try another.",
        "rulings": "Readings in docs/rulings.md: {numbers}",
    }
)

CARD = told({"title": "Reference card", "foot": "Let go of {key_card} to put it away. {key_rules} opens the rules."})

CAN = told(
    {
        "title": "What can I do?",
        "foot": "Press a line to do it. {key_back} goes back to the table.",
        "nobody": "Nothing is asked of anybody here now.",
        "hidden": "a card of your hand",
        "close": "Close  {key_back}",
        "more": "More",
        "turned": "Turned {n} times",
        "unexplored": "unexplored ground",
        "stack": "unexplored {region}",
    }
)

PREVIEW = told(
    {
        "title": "What happens",
        "energy": "Energy left: {n}",
        "energy_open": "Energy left: {low} to {high}",
        "hearts": "{who}: {n} Hearts, {change}",
        "hearts_open": "{who}: {low} to {high} Hearts",
        "stunned": "{who} is Stunned",
        "favor": "Favor: {n}, {change}",
        "favor_open": "Favor: {low} to {high}",
        "relics": "Relics: {n}",
        "stack": "A {region} tile is drawn; {n} left. You choose how it lies.",
        "trap": "Trap: {values} damage",
        "event": "An Event is drawn",
        "ruin": "The Ruin is ready: Delve for a Relic",
        "spent": "The Ruin is spent",
        "warp": "A Warp: from here to any other",
        "settlement": "The {region} Banner can be rolled for",
        "altar": "Relics can be offered here",
        "terrain": "{name}: {text}",
        "roll": "Rolls {0} {1}, succeeds on {2}: {3} %",
        "whose": "{0}: {1}",
        "hopeless": "Rolls {0} {1}: no face succeeds",
        "odds": "{0} {1} succeeds on {2}: {3} %",
        "no odds": "{0} {1}: no face succeeds",
        "with odds": "{0} ({1})",
        "relic": "A Relic is drawn from the deck",
        "undo": "Cannot be taken back: something new is shown.",
    }
)

COACH = told(
    {"more": "More", "done": "Got it", "next": "Next", "last": "Play on", "fold": "Fold", "leave": "Stop", "step": "{n} of {all}"}
)

LESSON = told({"you": "Mara", "other": "Ilse", "title": "Learn in four minutes", "again": "Explain it all again"})
