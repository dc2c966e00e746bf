"""Key words of the game with one line each, for tooltips; how a text shows them. Knows no card and no rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from favor.language.tongue import t


@dataclass(frozen=True, slots=True)
class Term:
    """One key word: what it is called, what it means, and the forms in which a text shows it. Numbers of the rules
    stand in the line as holes, since a pack may change them."""

    key: str
    title: str
    line: str
    forms: tuple[str, ...]


def _term(key: str, forms: str, line: str) -> Term:
    """A leading `-` keeps texts from marking the word: it is there for tips only."""
    names = tuple(t(forms.removeprefix("-")).split("|"))
    return Term(key, names[0][:1].upper() + names[0][1:], t(line), () if forms[0] == "-" else names)


def line_of(term: Term, rules: Mapping[str, Any]) -> str:
    """The line with the numbers of the loaded rules."""
    traps = rules.get("traps") or (0,)
    numbers = {"favor_to_win": rules.get("favor_to_win", 0), "energy": rules.get("energy", 0), **rules.get("costs", {})}
    return term.line.format_map({**numbers, "lowest_trap": min(traps), "highest_trap": max(traps)})


TERMS = (
    _term(
        "favor",
        "Favor",
        "What the Gods think of you. The first player with {favor_to_win} Favor wins; Favor is never lost.",
    ),
    _term(
        "energy",
        "Energy",
        "Pays for actions and cards. At the end of your turn it goes back to {energy}.",
    ),
    _term(
        "hearts",
        "Hearts|Heart",
        "Damage cracks them, healing mends them. With the last one cracked you are Stunned.",
    ),
    _term(
        "stunned",
        "Stunned|Stun|Stuns",
        "Lying down until your next turn, after losing half your Relics (rounded down). A Stunned player can be "
        "neither hurt nor healed nor targeted. Whoever Stuns you on purpose gains 1 Favor.",
    ),
    _term(
        "damage",
        "-Damage",
        "Each point cracks one Heart.",
    ),
    _term(
        "fight",
        "Fight",
        "Damage of your Basic Attack, and your luck in Fight Challenges.",
    ),
    _term(
        "charm",
        "Charm",
        "Your luck in Charm Challenges, among them the roll for a Banner.",
    ),
    _term(
        "wit",
        "Wit",
        "Your luck in Wit Challenges. At the end of your turn you draw up to this many Action Cards.",
    ),
    _term(
        "challenge",
        "Challenge|Challenges",
        "Roll the die: below your stat is a success. Settlement rolls are Charm Challenges.",
    ),
    _term(
        "relic",
        "Relic|Relics",
        "A treasure that works while it lies before you. At the Altar it is worth 1 Favor.",
    ),
    _term(
        "action-card",
        "Action Card|Action Cards",
        "A card in your hand, played on your own turn for its Energy, then discarded.",
    ),
    _term(
        "attack-card",
        "Attack Card|Attack Cards|Attack Action Card",
        "An Action Card that hurts. It cannot reach Stunned or Invisible players.",
    ),
    _term(
        "spell",
        "Spell|Spells",
        "An Action Card that helps you or changes the board.",
    ),
    _term(
        "hex",
        "Hex|Hexes",
        "An Action Card that lies on an opponent until the end of their turn. One of each name at a time.",
    ),
    _term(
        "status",
        "status|statuses",
        "Something that lasts on a player, such as Cold or Invisible. Statuses lie open, with the turn that ends them.",
    ),
    _term(
        "trap",
        "Trap Token|Trap Tokens|Trap|Traps|trapped|Trap Card|Trap Cards",
        "Lies hidden on a Tile and springs on whoever comes there next, for {lowest_trap} to {highest_trap} damage. "
        "Never on the Altar, "
        "under a player or on another Trap. A Stun by it pays nobody.",
    ),
    _term(
        "item",
        "Item|Items",
        "Kept before you until used, for no Energy. It can be neither taken nor lost by a Stun.",
    ),
    _term(
        "event",
        "Event|Events|Event Card|Event Cards|Event Tile",
        "Whoever comes onto an Event Tile draws an Event Card and does what it says.",
    ),
    _term(
        "god-card",
        "God Card|God Cards",
        "Drawn and carried out at the start of every turn.",
    ),
    _term(
        "banner",
        "Banner|Banners",
        "Captured by a Charm roll at a Settlement, for 1 Favor and a bonus. Holding all four wins.",
    ),
    _term(
        "capture",
        "capture|captures",
        "Win a Banner by a Charm roll at its Settlement, even from another player.",
    ),
    _term(
        "settlement",
        "Settlement|Settlements",
        "A Tile beside the Altar. For {settlement_roll} Energy, roll Charm here to capture its Banner.",
    ),
    _term(
        "settlement-roll",
        "Settlement roll|Settlement rolls",
        "A Charm Challenge at a Settlement, for its Banner.",
    ),
    _term(
        "altar",
        "Altar",
        "The middle of the board, one large Tile. Offer your Relics here.",
    ),
    _term(
        "offering",
        "Offering|Offerings",
        "At the Altar: give up one or more Relics for 1 Favor each, and Replenish your Boon.",
    ),
    _term(
        "boon",
        "Boon|Boons|Boon Token",
        "Your character's gift, once a turn while it is ready. An Offering Replenishes it.",
    ),
    _term(
        "ruin",
        "Ruin|Ruins|Ruin Tile",
        "Holds a Relic while it is ready; to Delve there turns it to its spent side.",
    ),
    _term(
        "delve",
        "Delve|Delves|Delving",
        "On a ready Ruin: pay {delve} Energy and draw 1 Relic.",
    ),
    _term(
        "replenish",
        "Replenish|Replenishes|Replenished",
        "Turn a spent Ruin or Boon back to its ready side.",
    ),
    _term(
        "connected",
        "Connected Tiles|Connected Tile|Connected",
        "A path leads straight from one Tile to its neighbour. Warp links do not count.",
    ),
    _term(
        "adjacent",
        "adjacent",
        "Sharing a side, with or without a path. Never your own Tile.",
    ),
    _term(
        "straight-line",
        "straight line",
        "Your own Tile and all in one row or column, as long as each is Connected to the next.",
    ),
    _term(
        "region",
        "Region|Regions|Region Tile|Region Tiles",
        "Forest, Marshland, Mountain or Wasteland; yours is the one of your Tile. Region Tiles are all but the "
        "Altar and the Settlements.",
    ),
    _term(
        "warp",
        "Warp|Warps|Warp Tile",
        "From here a Basic Movement may lead to any other Warp, or to the Altar.",
    ),
    _term(
        "terrain",
        "Terrain|Terrains",
        "Acts on everyone who comes onto its Tile, each time.",
    ),
    _term(
        "basic-movement",
        "Basic Movement|Basic Movements",
        "Pay {basic_move} Energy and go to a Connected Tile, or reveal one where a path leads into the unknown.",
    ),
    _term(
        "basic-attack",
        "Basic Attack|Basic Attacks",
        "Once a turn, pay {basic_attack} Energy: deal your Fight as damage to an opponent on your Tile.",
    ),
    _term(
        "walk",
        "walk|walks",
        "Go along paths, Tile by Tile. It is no Basic Movement: neither Cold nor Poison minds it.",
    ),
    _term(
        "teleport",
        "teleport|teleports",
        "Go there at once, without a path. Stunned players can be teleported too.",
    ),
    _term(
        "reveal",
        "reveal|reveals",
        "Take the top Tile of a Region's stack and lay it on the board.",
    ),
    _term(
        "home",
        "home",
        "A Banner that goes home lies at its Settlement again.",
    ),
    _term(
        "daily",
        "-Daily",
        "Once on each of your turns; it comes back when your next turn starts.",
    ),
    _term(
        "cold",
        "Cold",
        "Each Basic Movement costs 1 more Energy.",
    ),
    _term(
        "poison",
        "Poison|Poisoned",
        "After each Basic Movement, take 1 damage.",
    ),
    _term(
        "silenced",
        "Silenced",
        "You cannot play Action Cards.",
    ),
    _term(
        "invisible",
        "Invisible",
        "Opponents' Action Cards cannot touch you. Everything else can.",
    ),
    _term(
        "ready",
        "-Ready",
        "Not used yet; its bright side lies up.",
    ),
    _term(
        "spent",
        "-Spent",
        "Used; it must be Replenished first.",
    ),
)

GLOSSARY: Mapping[str, Term] = MappingProxyType({term.key: term for term in TERMS})
"""Every key word by its key."""

FORMS: Mapping[str, str] = MappingProxyType({form: term.key for term in TERMS for form in term.forms})
"""Key words by the form a text shows."""
