"""Pages of the rules reference: Hearts, attacks, Stuns, and what lies on players for a while. Text only."""

from __future__ import annotations

from favor.language.handbook_page import page
from favor.language.tongue import t

CHAPTER = t("Harm")

PAGES = (
    page(
        "hearts",
        "Hearts, damage and healing",
        "health life damage heal healing cracked full hit points hp how much damage",
        "Each point of damage cracks one Heart, each point of healing mends one. Healing beyond the last Heart is lost.",
        "You never have more Hearts than your character, except by a Banner. New Hearts arrive full; a lost Heart is a "
        "cracked one if possible.",
        "With the last Heart cracked you are Stunned.",
        see="stun banners",
        rulings="7 93 131",
    ),
    page(
        "basic-attack",
        "Basic Attack",
        "attack fight hit punch daily same tile combat",
        "Once a turn, for {basic_attack} Energy: deal your Fight as damage to one opponent on your tile. It works on the "
        "Altar too, from the first turn on.",
        "Invisible does not protect against it. A Stunned player cannot be attacked, and with Fight 0 you cannot attack.",
        see="attacks stun-favor characters",
        rulings="18 73 110 126",
    ),
    page(
        "stun",
        "Being Stunned",
        "stunned knocked out die dead death killed lie down lose relics revive stand up wake unconscious",
        "You lie down where you are and give up half your Relics, rounded down, of your own choice: of 1 none, of 3 one. "
        "That happens with the fall, before the effect goes on. Favor, Banners, Items and hand stay yours.",
        "If it was your turn, it ends: Energy back to {energy}, draw up to your Wit. When your next turn begins you stand "
        "up with full Hearts and draw a God Card as always.",
        "While you lie, damage and healing pass you by and no opponent's Action Card or Basic Attack can touch you. All "
        "else does: you may be moved, counted, given Relics, robbed of Banners.",
        "Where you are put does not act on you while you lie. Your piece blocks nothing but the laying of a Trap and the "
        "moving of its tile.",
        see="stun-favor hearts relics hexes",
        rulings="21 52 86 94 113 126-130 132",
    ),
    page(
        "stun-favor",
        "Favor for a Stun",
        "kill killing reward credit who scores stunning an opponent",
        "Bring an opponent's last Heart down on purpose and you gain 1 Favor: by Basic Attack, Action Card, Boon, Item, or "
        "an Event you aim. Several falls by one effect pay 1 each.",
        "Nobody gains by Traps, Poison, God Cards, Terrains, or by what hurts you along with the others. To Stun yourself "
        "pays nobody.",
        "A Trap's damage that an Item sends on to an opponent is aimed, so that fall pays.",
        see="stun traps goal single-cards",
        rulings="117 120-125",
    ),
    page(
        "statuses",
        "Cold, Poison, Silenced, Invisible",
        "status condition cold poison silenced invisible hex duration ends effect on player",
        "Cold: each Basic Movement costs 1 more Energy. Cards that move you do not care.",
        "Poison: after each Basic Movement, take 1 damage, before the tile acts. A fall by Poison pays nobody.",
        "Silenced: no Action Cards. Boon, Items, Relics and Basic Attack still work.",
        "Invisible: no opponent's Action Card touches you. Basic Attacks, Boons, Traps, God Cards and Events do. From an "
        "Item it lasts until your next turn begins; a house rule may let it last through that turn.",
        "A status lies open beside its player and tells when it ends.",
        see="hexes moving keywords house-rules",
        rulings="59 64 65 101 104 109 110 122",
    ),
)
