"""Which page of the rules reference belongs to what lies under the pointer. Knows ids and keys only."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

FALLBACK = "turn"
"""The page for what nobody has thought of."""


def _table(**rows: str) -> Mapping[str, str]:
    """From rows of `page="word word"` to the page of each word; `_` in a page's name stands for `-`."""
    return MappingProxyType({word: page.replace("_", "-") for page, words in rows.items() for word in words.split()})


TILES = _table(
    altar="altar", settlements="settlement", ruins="ruin", events="event", warp="warp", terrain="terrain", tiles="blank",
)  # fmt: skip
"""By the symbol of a tile."""

CARDS = _table(
    relics="relics charm fight blessing curse",
    attacks="attack",
    spells="spell",
    hexes="hex",
    traps="trap",
    action_cards="actions",
    items="items",
    events="events",
    god_cards="god_cards",
    boons="boons",
    terrain="terrains",
    statuses="statuses",
    characters="characters",
    banners="regions banners",
    tiles="tiles",
)
"""By the type of a card, or else by its section."""

ACTIONS = _table(
    moving="move walk",
    ruins="delve",
    offering="offer",
    settlements="capture",
    boons="boon",
    basic_attack="attack",
    action_cards="play",
    items="use",
    end_of_turn="end_turn",
    revealing="place turn",
    undo="undo redo reset",
    house_rules="house_rules",
    map_and_lights="fit zoom centre",
    privacy="cover look peek",
    god_cards="go_on",
    order="pick done yes no",
)
"""By what a button or an answer does."""

PARTS = _table(
    characters="player rail panel seat stat fight charm wit",
    goal="favor win result",
    hearts="hearts",
    stun="stunned",
    energy="energy price cost",
    turn="step turn table prompt",
    god_cards="god gods decree",
    action_cards="hand actions",
    decks="deck pile discard shelf",
    relics="relics",
    items="items",
    events="events",
    boons="boon",
    banners="banner banners",
    statuses="status statuses",
    traps="trap bag",
    ruins="ruin_token",
    log="log recap",
    map_and_lights="map target highlight",
    revealing="spot ghost stack stacks",
    challenges="die roll odds",
    setup="newgame seats seatcard characters_choice",
    house_rules="switch badge",
    privacy="cover curtain",
    undo="undo",
    order="question option answers",
)
"""By the part of the window."""

REASONS = _table(
    goal="game_over",
    order="not_your_question not_among_answers not_the_same the_same not_so happened_before tally_wrong count_wrong "
    "wrong_tag that_tag",
    energy="energy cost",
    moving="forbidden_move already_there no_path",
    revealing="stack_empty",
    ruins="no_ruin ruin_spent forbidden_delve no_relic_left ruin_not_ready ruin_ready ruin_not_spent",
    offering="not_on_altar no_relic forbidden_offer",
    settlements="no_settlement own_banner forbidden_capture",
    basic_attack="attack_used forbidden_attack nobody_here fight_zero yourself other_tile",
    boons="boon_used boon_spent forbidden_boon boon_not_ready boon_ready boon_not_spent",
    action_cards="not_in_hand not_targetable can_be_targeted no_target no_effect",
    statuses="silenced lacks_status has_status",
    items="forbidden_items",
    relics="not_yours no_use used_up",
    traps="bag_empty no_trap_tile",
    stun="not_stunned is_stunned",
    geometry="not_adjacent is_adjacent not_connected is_connected not_in_line in_line not_same_tile same_tile too_far "
    "near_enough",
    tiles="wrong_tile_kind that_tile_kind wrong_region that_region nobody_there somebody_there",
    characters="stat_wrong",
    challenges="roll_failed roll_succeeded roll_wrong",
    house_rules="house_rule",
)
"""By the key of a refusal."""

KEYWORDS = _table(
    goal="favor",
    energy="energy",
    hearts="hearts damage",
    stun="stunned",
    characters="fight charm wit",
    challenges="challenge",
    relics="relic",
    action_cards="action-card",
    attacks="attack-card",
    spells="spell",
    hexes="hex",
    statuses="status cold poison silenced invisible",
    traps="trap",
    items="item",
    events="event",
    god_cards="god-card",
    banners="banner capture home",
    settlements="settlement settlement-roll",
    altar="altar",
    offering="offering",
    boons="boon",
    ruins="ruin delve replenish ready spent",
    geometry="connected adjacent straight-line",
    tiles="region",
    warp="warp",
    terrain="terrain",
    moving="basic-movement walk teleport",
    basic_attack="basic-attack",
    revealing="reveal",
    end_of_turn="daily",
)
"""By the key word of the glossary."""

EVENTS = _table(
    setup="start_roll",
    turn="turn_began step",
    stun="revived stunned",
    god_cards="god_drawn",
    end_of_turn="turn_over energy_reset",
    energy="paid energy",
    moving="moved",
    revealing="tile_revealed tile_drawn tile_returned",
    changing_the_board="tile_moved",
    ruins="ruin delved",
    offering="offered",
    goal="favor won",
    challenges="die rerolled roll_changed",
    settlements="captured",
    banners="banner",
    boons="boon_used boon_ready boon_spent",
    basic_attack="attacked",
    action_cards="played drew hand_discarded hand_taken pile_taken card_cancelled",
    items="used used_up item_gained item_lost prevented redirected",
    hearts="damage healed heart_gained heart_lost",
    relics="relic_gained relic_lost",
    events="event_drawn event_cancelled",
    terrain="terrain",
    statuses="status_gained status_ended",
    traps="trap_drawn trap_placed trap_sprung",
    decks="shuffled",
    order="answered reaction card_dropped nothing",
)
"""By the event that a line of the log tells."""

QUESTIONS = _table(
    turn="action",
    order="yes_no option card player",
    relics="relic",
    items="item",
    banners="banner",
    tiles="region tile",
    revealing="cell turn",
    statuses="status",
)
"""By what a decision is about."""

BY_KIND: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "tile": TILES,
        "card": CARDS,
        "do": ACTIONS,
        "part": PARTS,
        "reason": REASONS,
        "keyword": KEYWORDS,
        "event": EVENTS,
        "question": QUESTIONS,
    }
)
"""The table for each kind of subject."""
ALWAYS: Mapping[str, str] = MappingProxyType(
    {"seat": "characters", "stat": "characters", "spot": "revealing", "status": "statuses", "switch": "house-rules"}
)
"""Kinds of subject that all lead to one page."""
