"""Fixed numbers for the words that the rules read most: causes, events, modifier targets, operations. Plain tables."""

from __future__ import annotations

from types import MappingProxyType

STATS = ("fight", "charm", "wit", "hearts")
FIGHT, CHARM, WIT, HEARTS = range(4)

COSTS = ("basic_move", "basic_attack", "delve", "offer", "settlement_roll", "action", "attack", "spell", "hex", "trap")
FORBIDS = (
    "basic_move", "basic_attack", "delve", "offer", "settlement_roll", "use_boon", "use_items", "play_action_cards",
    "spring_trap", "be_targeted",
)  # fmt: skip
TARGETS = (*("stat " + s for s in STATS), *("cost_of " + c for c in COSTS), *("forbid " + f for f in FORBIDS))
"""Everything a modifier can change; a number is an index into this tuple."""

TARGET = MappingProxyType({name: number for number, name in enumerate(TARGETS)})
COST_MOVE, COST_ATTACK, COST_DELVE, COST_OFFER, COST_CAPTURE, COST_ACTION = (TARGET["cost_of " + c] for c in COSTS[:6])
NO_MOVE, NO_ATTACK, NO_DELVE, NO_OFFER, NO_CAPTURE, NO_BOON, NO_ITEMS, NO_CARDS, NO_TRAP, NO_TARGET = (
    TARGET["forbid " + f] for f in FORBIDS
)
WIDTH = len(TARGETS)

CAUSES = (
    "basic_attack", "attack_card", "spell", "hex", "trap", "status", "relic", "item", "god", "event", "terrain", "boon",
    "rule",
)  # fmt: skip
CAUSE = MappingProxyType({name: number for number, name in enumerate(CAUSES)})
CARD_CAUSES = frozenset((CAUSE["attack_card"], CAUSE["spell"], CAUSE["hex"]))
"""Causes that an opponent's Action Card has (a Trap Card places a token; the token's cause is `trap`)."""

KINDS = ("", "attack", "spell", "hex", "trap")
"""Types of Action Cards as small numbers."""

# Every event a card may react to, with what it binds: p player, n number, t tile, c card, s status.
EVENT_BINDS = MappingProxyType(
    {
        "damage": "source:p victim:p amount:n",
        "damage_dealt": "source:p victim:p dealt:n lost:n",
        "damage_total": "source:p dealt:n victims:p",
        "stunned": "source:p victim:p",
        "healed": "player:p amount:n",
        "basic_move": "mover:p from_tile:t to_tile:t",
        "tile_entered": "mover:p tile:t",
        "trap_sprung": "mover:p tile:t",
        "challenge_rolled": "roller:p roll:n passed:n",
        "settlement_rolled": "player:p",
        "basic_attacked": "player:p",
        "tile_revealed": "player:p",
        "item_used": "player:p",
        "action_cost": "player:p card:c amount:n",
        "action_card_played": "player:p card:c",
        "event_drawn": "player:p card:c",
        "favor_gained": "player:p amount:n",
        "card_drawn": "player:p amount:n",
        "relic_gained": "player:p card:c",
        "relic_lost": "player:p card:c",
        "status_gained": "player:p status:s",
        "banner_captured": "player:p",
        "offered": "player:p",
        "boon_used": "player:p",
        "delved": "player:p",
        "turn_started": "player:p",
        "turn_ended": "player:p",
        "this_left_play": "",
    }
)
EVENT = MappingProxyType({name: number for number, name in enumerate(EVENT_BINDS)})
EVENT_COUNT = len(EVENT)
(
    DAMAGE, DAMAGE_DEALT, DAMAGE_TOTAL, STUNNED, HEALED, BASIC_MOVE, TILE_ENTERED, TRAP_SPRUNG, CHALLENGE_ROLLED,
    SETTLEMENT_ROLLED, BASIC_ATTACKED, TILE_REVEALED, ITEM_USED, ACTION_COST, ACTION_CARD_PLAYED, EVENT_DRAWN,
    FAVOR_GAINED, CARD_DRAWN, RELIC_GAINED, RELIC_LOST, STATUS_GAINED, BANNER_CAPTURED, OFFERED, BOON_USED, DELVED,
    TURN_STARTED, TURN_ENDED, THIS_LEFT_PLAY,
) = range(EVENT_COUNT)  # fmt: skip

ORDER = tuple(
    tuple(tuple((active + step) % seats for step in range(seats)) for active in range(max(seats, 1)))
    for seats in range(7)
)
"""ORDER[seats][active]: all seats from the active one clockwise (ruling 3)."""

OTHERS = tuple(
    tuple(tuple(tuple(seat for seat in order if seat != you) for you in (*range(len(order)), -1)) for order in orders)
    for orders in ORDER
)
"""OTHERS[seats][active][you]: the same without you; you = -1 leaves nobody out."""

DAILY_ATTACK, DAILY_BOON = 1, 2
"""Bits of `state.used`: what the active player has already done this turn (ruling 25)."""

REGISTER_OF_CARD = 64
"""A card is sheet number * 64 + copy number."""
