"""Readings of the rules about one card or one kind of card, for whoever reads it; numbers are those of docs/rulings.md."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from favor.language.tongue import told
from favor.model.definitions import Definition

READINGS: Mapping[str, str] = told(
    {
        "58": "Spells that move, and new tiles\nThey go along known paths, unless the card lets them reveal. They are "
        "not Basic Movements, so neither Cold nor Poison counts.",
        "59": "Order on arrival\nThe Trap, then what a Basic Movement sets off (Poison), then the Event or Terrain. A "
        "Stun ends it there.",
        "64": "Cold twice\nA Hex cannot lie twice on one player.",
        "76": "What an offered Relic does\nIt ends at once, before the Boon turns.",
        "80": "Quartz Pendant\nOne card a turn, chosen when it is paid for.",
        "81": "Crystal Scepter\nHeals for the damage of Basic Attacks and Attack cards, all victims added up; not for "
        "Traps or Events.",
        "82": "Crystal Scepter and damage that is prevented\nPrevented damage heals nothing. Damage beyond the last "
        "Heart does count.",
        "83": "Trap Pack lost through a Stun on a Trap\nThe token springs and returns to the bag. It does no damage, "
        "since no Heart is left.",
        "84": "Other players on the Trap Pack owner’s tile\nFor them the Trap springs as always. No Trap can be laid on "
        "a tile where a piece stands, that player’s included.",
        "92": "Traveling Bard without a Banner\nNothing happens.",
        "95": "When a Boon can be used\nIn step 2, between actions. Silenced does not stop it; a Stunned player has no "
        "use of it.",
        "96": "A Boon that would do nothing\nCannot be used.",
        "98": "“Choose one”\nOne must be taken. An option that can do nothing may not be taken while another can do "
        "something. A Challenge can do something if one of its outcomes can.",
        "99": "An Event in another’s turn\nWhoever was moved decides and rolls.",
        "100": "Items: how many, at what price, when\nAny number, free, in the own step 2, lying open. A used one goes "
        "to the Event pile.",
        "101": "Items under Silenced, after a Stun, and theft\nThey can be used, are kept, and cannot be taken.",
        "102": "Black Box\nWhen a Trap springs under its owner in their own turn, before the damage. Any opponent who is "
        "not Stunned may get it.",
        "103": "Tourmaline Effigy\nAsked once the amount is known and before Hearts turn. It stops one source at one moment.",
        "104": "Invisible from an Item\nUntil the own next turn starts.",
        "106": "No legal target\nAn Attack, Hex or Trap cannot be played; a Spell can if some part of it works.",
        "107": "Damage of Attack cards\nWhat is printed. Fight counts only where the card says so.",
        "108": "The own tile in reach\nIn a straight line yes, “adjacent” no.",
        "109": "“No target”\nNothing that an opponent’s Action Card does reaches the player, not even when it means "
        "everybody. Own cards still work.",
        "110": "Invisible and everything else\nBasic Attacks, Boons, Traps, God Cards and Events reach the player.",
        "111": "How long a Hex lasts\nFrom its play to the end of its victim’s next turn, or of the running one if that "
        "is the victim’s. The card lies before them and goes to the pile when the Hex ends.",
        "112": "Different Hexes\nLie side by side. The same one is refused before it is paid for.",
        "114": "A Hex on a Stunned player\nCannot be played.",
        "115": "Laying a Trap\nOnly the player who lays it sees the value, once. Any tile will do but the Altar, one "
        "that has a Trap, and one with a piece on it, standing or lying.",
        "116": "An empty bag, or no place for a Trap\nThe card cannot be played.",
        "117": "A Trap of value 0\nIs shown and goes back. There was no damage that anything could answer.",
        "120": "Transcend on the last Heart\nThe damage comes first: Stunned, turn over, nothing doubled, no Favor for anybody.",
        "122": "A Stun by Poison\nNobody gains.",
        "123": "A Stun by Spike Shield\nIts owner gains.",
        "124": "Spike Shield when its owner falls\nIt still acts. The order: Hearts of the attack, Hearts of the Shield, "
        "the defender’s fall and Favor, the attacker’s fall and Favor, then heals, of which a fallen attacker gets none.",
    }
)
"""Question and answer, a line each, by number."""

OF_KIND: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "attack": (106, 107, 108), "spell": (106, 58), "hex": (111, 112, 114), "trap": (115, 116, 117), "events": (98, 99),
        "items": (100, 101), "boons": (95, 96),
    }
)  # fmt: skip
OF_CARD: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "relics/frequent-pilgrim-card": (76,),
        "relics/quartz-pendant": (80,),
        "relics/crystal-scepter": (81, 82),
        "relics/trap-pack": (83, 84),
        "relics/spike-shield": (123, 124),
        "actions/transcend": (120,),
        "items/black-box": (102,),
        "items/tourmaline-effigy": (103,),
        "events/traveling-bard": (92,),
        "statuses/cold": (58, 64),
        "statuses/poison": (58, 59, 122),
        "statuses/silenced": (95, 101),
        "statuses/invisible": (104, 109, 110),
    }
)


def readings(card: Definition) -> tuple[tuple[int, str, str], ...]:
    """Number, question and answer of the readings that concern a card, those of its own first."""
    own = OF_CARD.get(f"{card.section}/{card.id}", ())
    kind = OF_KIND.get(str(card.data.get("type", ""))) or OF_KIND.get(card.section, ())
    found = ((number, READINGS[str(number)].partition("\n")) for number in dict.fromkeys((*own, *kind)))
    return tuple((number, question, answer) for number, (question, _, answer) in found)
