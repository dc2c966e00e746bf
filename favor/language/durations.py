"""How long something lasts: anchored to a turn, a number of uses, or a card in play. Knows no rule of play."""

from __future__ import annotations

from favor.language.fields import ONE_PLAYER, TRUE, Entry, Field, number

DURATIONS = (
    Entry(
        "end_of_turn_of",
        "Until the end of that player's turn: the running one, or the next.",
        (Field("end_of_turn_of", ONE_PLAYER, "whose turn"),),
        "{end_of_turn_of: you}",
    ),
    Entry(
        "start_of_turn_of",
        "Until that player's next turn starts.",
        (Field("start_of_turn_of", ONE_PLAYER, "whose turn"),),
        "{start_of_turn_of: you}",
    ),
    Entry(
        "end_of_next_turn_of",
        "Until the end of that player's next turn, never the running one.",
        (Field("end_of_next_turn_of", ONE_PLAYER, "whose turn"),),
        "{end_of_next_turn_of: you}",
    ),
    Entry("uses", "Until it has worked so often.", (Field("uses", number(1, 20), "how often"),), "{uses: 1}"),
    Entry("leaves_play", "Until the card leaves play.", (Field("leaves_play", TRUE, "true"),), "{leaves_play: true}"),
)
