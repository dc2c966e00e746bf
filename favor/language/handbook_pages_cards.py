"""Pages of the rules reference: Action Cards of all kinds, God Cards, and rulings on single cards. Text only."""

from __future__ import annotations

from favor.language.handbook_page import page
from favor.language.tongue import t

CHAPTER = t("Cards")

PAGES = (
    page(
        "action-cards",
        "Action Cards",
        "hand play cost target card draw discard",
        "They are your secret hand: {attacks} Attacks, {spells} Spells, {hexes} Hexes and {trap_cards} Traps in one deck. "
        "Play them in your own turn, each for the Energy on its gem, as many as you can pay.",
        "An Attack, Hex or Trap needs a legal target or it stays in your hand. A Spell can be played if any part of it "
        "would work.",
        "Stunned and Invisible players cannot be touched by opponents' Action Cards, not even by those that hit "
        "everybody. Their own cards still work for them.",
        "There is no hand limit, and you throw cards away only when something says so.",
        see="attacks spells hexes traps end-of-turn",
        rulings="20 28 106 109",
    ),
    page(
        "attacks",
        "Attacks",
        "attack card damage range shoot hit ranged",
        "Attack Cards deal the damage printed on them. Your Fight is added only where the card says so.",
        "Mind the reach: a straight line includes your own tile; adjacent does not.",
        "If an Attack cracks an opponent's last Heart you have Stunned them, for 1 Favor each.",
        see="geometry stun-favor basic-attack",
        rulings="106-109 125",
    ),
    page(
        "spells",
        "Spells",
        "spell move heal energy magic utility",
        "Spells help you or change the board: moving, healing, Energy, Ruins, cards.",
        "A Spell that moves you follows known paths unless it lets you reveal, and arrives at every tile on the way. Cold "
        "and Poison leave it alone, since it is no Basic Movement.",
        "Costs come first: if a Spell hurts you before it helps and that Stuns you, the help does not come, and nobody "
        "gains Favor.",
        see="moving arriving action-cards",
        rulings="57 58 106 120",
    ),
    page(
        "hexes",
        "Hexes",
        "hex curse cold poison silenced debuff status duration",
        "A Hex reaches any opponent at any distance. It lies before its victim until the end of their next turn, or of the "
        "running turn if that is theirs, and leaves after they have drawn.",
        "Different Hexes pile up. The same one twice is refused before you pay, and so is a Hex on a Stunned or Invisible "
        "player.",
        "Hexes on a player who gets Stunned stay. They still bite in the turn in which that player stands up.",
        see="statuses action-cards stun",
        rulings="30 31 64 109 111-114",
    ),
    page(
        "traps",
        "Traps",
        "trap token bag hidden damage spring mine place own trap",
        "Play a Trap Card and draw one of the {trap_tokens} tokens from the bag. Look at it, once, and lay it face down "
        "where the card allows. It does {lowest_trap} to {highest_trap} damage.",
        "Never on the Altar, on another Trap, or where a piece is, standing or lying. Settlements, Warps and Ruins are "
        "fair. With an empty bag or no legal tile the card cannot be played.",
        "It springs on whoever comes there next, you included, before anything else on the tile. Leaving a tile springs "
        "nothing. Then the token goes back to the bag.",
        "A token of 0 is shown and returns: no damage, so nothing answers it. A Stun by a Trap pays nobody. A Trap on a "
        "moved tile travels along.",
        see="arriving stun-favor items open-and-hidden",
        rulings="53 83 84 115-119",
    ),
    page(
        "god-cards",
        "God Cards",
        "god card decree step 1 gods speak draw obey",
        "Every turn begins with one. Whoever's turn it is reads it and all do what it says; nothing can be done between "
        "the drawing and the obeying. Energy it gives or takes counts for this turn.",
        "If it Stuns you, your turn is over. If it puts you onto an Event, that is settled first and step 2 follows.",
        "A decree about the least of Favor and Relics counts Curses and Stunned players. Who ties is fixed before the "
        "first Relic is drawn. A decree about a player does nothing where nobody fits it.",
        "When it calls everybody to the Altar, the Stunned come too and stay lying, and the turn goes on.",
        see="turn gods changing-the-board order",
        rulings="20-22 26 68 137-140",
    ),
    page(
        "single-cards",
        "Rulings on single cards",
        "faq question special pendant scepter trap pack spike shield heal thorns exact",
        "A Relic that makes one Action Card a turn cheaper: you choose the card as you pay. A house rule may widen it to all.",
        "A Relic that heals you by the damage you deal counts Basic Attacks and Attack Cards, all victims together. Damage "
        "beyond the last Heart counts, prevented damage does not, and Traps and Events never do.",
        "A Relic that lets you stand on a Trap unharmed works for you alone: others spring it as always, and if you lose it "
        "there, the Trap springs. If a Stun cost you it, the token returns to the bag without damage.",
        "A Relic that strikes back at an attacker goes before any heal, even if its owner falls. The order: Hearts of the "
        "attack, Hearts of the answer, the defender's fall and Favor, the attacker's fall and Favor, then heals, of which a "
        "Stunned player has none. A house rule says whether such a fall pays.",
        see="relics stun-favor house-rules",
        rulings="80-84 123 124",
    ),
)
