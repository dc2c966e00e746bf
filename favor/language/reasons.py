"""Why something is not possible, in words: one sentence for each key of a Reason. Knows no rule."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from favor.language.tongue import told
from favor.model.actions import Reason

CONDITIONS: Mapping[str, str] = told(
    {
        "not_stunned": "That player is not Stunned.",
        "is_stunned": "That player is Stunned.",
        "not_targetable": "That player is Invisible or Stunned and cannot be the target of an Action Card now.",
        "can_be_targeted": "That player can be the target of an Action Card.",
        "lacks_status": "The status it needs does not lie on that player.",
        "has_status": "That status already lies on that player.",
        "not_the_same": "It must be the same.",
        "the_same": "It must be another.",
        "not_adjacent": "That is not adjacent.",
        "is_adjacent": "That is adjacent.",
        "not_connected": "No path leads straight there.",
        "is_connected": "A path leads there.",
        "not_in_line": "That is not in a straight line of Connected Tiles.",
        "in_line": "That is in a straight line of Connected Tiles.",
        "not_same_tile": "That is on another tile.",
        "same_tile": "That is on the same tile.",
        "too_far": "That is too far away.",
        "near_enough": "That is too near.",
        "ruin_not_ready": "The Ruin there is spent.",
        "ruin_ready": "The Ruin there is ready.",
        "ruin_not_spent": "The Ruin there is not spent.",
        "ruin_spent": "The Ruin there is spent.",
        "boon_not_ready": "That Boon is spent.",
        "boon_ready": "That Boon is ready.",
        "boon_not_spent": "That Boon is not spent.",
        "boon_spent": "That Boon is spent.",
        "wrong_tile_kind": "That is not the right kind of tile.",
        "that_tile_kind": "That kind of tile is left out.",
        "wrong_region": "That is another Region.",
        "that_region": "That Region is left out.",
        "nobody_there": "Nobody stands on that tile.",
        "somebody_there": "Somebody stands on that tile.",
        "stat_wrong": "The stat does not allow it.",
        "tally_wrong": "The number does not allow it.",
        "count_wrong": "There are too few or too many for it.",
        "happened_before": "What it needs has not happened this turn, or has already happened.",
        "roll_failed": "The roll failed.",
        "roll_succeeded": "The roll succeeded.",
        "roll_wrong": "The roll does not allow it.",
        "wrong_tag": "That card is of another sort.",
        "that_tag": "Cards of that sort are left out.",
        "house_rule": "A house rule does not allow it.",
        "not_so": "The card does not allow it now.",
    }
)
"""Why a card's own condition refuses something."""

ACTIONS: Mapping[str, str] = told(
    {
        "game_over": "The game is over.",
        "not_your_question": "Another player is asked now.",
        "not_among_answers": "That is not among the answers to the open question.",
        "energy": "That costs {cost} Energy and you have {energy}.",
        "forbidden_move": "Something forbids you to move.",
        "already_there": "You stand there already.",
        "no_path": "No path leads from your tile to that place.",
        "stack_empty": "The stack of that Region is empty: there is no tile to reveal.",
        "no_ruin": "There is no Ruin on your tile.",
        "ruin_spent": "The Ruin on your tile is spent.",
        "forbidden_delve": "Something forbids you to Delve.",
        "no_relic_left": "No Relic is left to draw.",
        "not_on_altar": "Relics are offered on the Altar.",
        "no_relic": "You have no Relic to offer.",
        "forbidden_offer": "Something forbids you to offer.",
        "no_settlement": "You are not on a Settlement.",
        "own_banner": "You already hold the Banner of this Settlement.",
        "forbidden_capture": "Something forbids you to roll for the Banner.",
        "attack_used": "You have already made your Basic Attack this turn.",
        "forbidden_attack": "Something forbids you to make a Basic Attack.",
        "nobody_here": "No other player is on your tile.",
        "fight_zero": "Your Fight is 0.",
        "yourself": "You cannot attack yourself.",
        "other_tile": "That player is on another tile.",
        "boon_used": "You have already used your Boon this turn.",
        "boon_spent": "Your Boon is spent: make an offering to have it ready again.",
        "forbidden_boon": "Something forbids you to use your Boon.",
        "not_in_hand": "You do not have that card in your hand.",
        "silenced": "You are Silenced: you cannot play Action Cards.",
        "not_yours": "That does not lie in front of you.",
        "forbidden_items": "Something forbids you to use Items.",
        "no_use": "There is nothing to do with it; it works by itself.",
        "used_up": "It has done all it can do for now.",
        "bag_empty": "No Trap Token is left in the bag.",
        "no_trap_tile": "There is no tile that may take a Trap.",
        "no_target": "There is no target for it.",
        "cost": "You cannot pay what it costs.",
        "no_effect": "Nothing it does would have an effect now.",
    }
)
"""Why the rules refuse an action."""

OPPOSITES: Mapping[str, str] = MappingProxyType(
    {
        "not_the_same": "the_same", "not_connected": "is_connected", "not_in_line": "in_line", "too_far": "near_enough",
        "boon_not_ready": "boon_ready", "boon_not_spent": "boon_spent", "wrong_region": "that_region",
        "roll_failed": "roll_succeeded", "wrong_tag": "that_tag",
    }
)  # fmt: skip
"""What refuses where a condition is turned round with `not`, as far as another sentence says it better."""

KEYS: Mapping[str, str] = MappingProxyType({**CONDITIONS, **ACTIONS})
"""Every key with its sentence; `{cost}` and the like are the numbers of the reason."""


class UnknownReason(KeyError):
    """A reason without a sentence: whoever invents a key writes its sentence here."""


def sentence(reason: Reason) -> str:
    """The reason as a sentence, with its numbers."""
    return KEYS[known(reason.key)].format(**dict(reason.values))


def known(key: str) -> str:
    """The key that has a sentence: that of a condition turned round with `not` is another one."""
    turned = key.removeprefix("not_")
    found = OPPOSITES.get(turned, "not_so") if key not in KEYS and key.startswith("not_") and turned in KEYS else key
    if found not in KEYS:
        raise UnknownReason(f"no sentence for the reason '{key}'; add it to favor/language/reasons.py")
    return found
