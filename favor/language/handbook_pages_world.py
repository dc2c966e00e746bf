"""Pages of the rules reference: the Gods, the peoples, and how the table on this screen works. Text only."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from favor.language.handbook_page import page
from favor.language.tongue import all_told, t

CHAPTER = t("Oethera")
TABLE_CHAPTER = t("This table")

GODS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "celdium": all_told(
            "Celdium",
            "First among the Gods, and the one who voted to be seen. Keeps the stars in order and would like to see "
            "people try it.",
        ),
        "gruuvda": all_told(
            "Gruuvda",
            "Laughs, eats and brawls as if there were no tomorrow, and has been wrong about that every day so far.",
        ),
        "aagaru": all_told(
            "Aagaru",
            "Sits very still and listens to chaos until it makes sense. The other Gods ask for advice and rarely like it.",
        ),
        "broki": all_told(
            "Broki",
            "If your bootlaces are tied together, that was Broki. If they are not, look again.",
        ),
        "wylip": all_told(
            "Wylip",
            "Walks among mortals in a borrowed face, carrying somebody's shopping. The kindest of the five, and the "
            "hardest to catch at it.",
        ),
    }
)
"""Name and line of each God."""

PAGES = (
    page(
        "gods",
        "The five Gods",
        "god lore story celdium gruuvda aagaru broki wylip deity",
        "Five Gods look down on Oethera and have decided to be worshipped in person. Each speaks through God Cards, "
        "and each has a manner.",
        see="god-cards people god-*",
    ),
    page(
        "people",
        "The peoples",
        "character lore story seridian sapling human abutian geodyte attuned race history regions",
        "Once the land was flat and had no magic. The Gods sowed crystal seeds; mountains grew from them, and out of the "
        "mountains walked the Geodytes, magic spilling after them.",
        "Saplings bud on the Elder Trees of the Forest, wear the colour of their season, and in the end take root there. "
        "Seridians, inventors of the Marshland, were the first to map the Regions and to charge for the map.",
        "Humans fell out of the sky long ago. A sickness left them only their nerves, and the rest is machinery; they "
        "live in the Wasteland among their own spare parts. Their dogs, the Abutians, were given wisdom by the Gods and "
        "now run the jewellery trade.",
        "The Attuned are no people but an order, open to anybody willing to agree with change.",
        see="characters boons gods character-*",
    ),
)

TABLE_PAGES = (
    page(
        "undo",
        "Taking back",
        "undo redo reset mistake back locked ctrl z",
        "You may take back your actions one by one, with all they cost and did, as far as the last new thing: a tile or "
        "card drawn, a die rolled, a Trap looked at or sprung, a turn handed on.",
        "How a new tile lies can be changed that way; the tile itself stays. Escape takes a card back while it still asks.",
        "The button says what it would take back, or why it is locked.",
        see="revealing open-and-hidden",
        rulings="34",
    ),
    page(
        "privacy",
        "Hands at one screen",
        "cover curtain hide cards secret cheat peek open privacy hot seat pass hold",
        "Cover: between two people the screen goes dark until the next one holds the button. That is the usual way.",
        "Peek: cards stay face down in your own turn as well, and show only while you hold. Open: everybody plays with "
        "open hands, as families do.",
        "With only one person at the table there is never a cover.",
        see="open-and-hidden action-cards",
    ),
    page(
        "keeping",
        "Games are kept",
        "save load continue quit exit leave resume crash lost game file",
        "Every answer is written down before you see what comes of it. Quit whenever you like: Continue on the title goes on "
        "with the last game, and the list of games has all the others.",
        "A game that goes on shows a cover first, so that nobody sees a hand that is not theirs.",
        see="undo privacy",
    ),
    page(
        "learning",
        "Learning while you play",
        "learn tutorial lesson help beginner new coach bubble explain keys hint bots computer machine pause speed",
        "The lesson on the title takes you once round: explore, Delve, carry home, offer, play a card. It waits where you leave "
        "it.",
        "In a first game a bubble speaks up for whatever is new, once each; the menu lets it begin again, and the settings "
        "silence it. A list tells all you can do now, and why not the rest.",
        "Seats without hands play at a pace you can follow. They can be halted, taken step by step, or hurried; the list of "
        "keys says how.",
        see="turn map-and-lights log",
    ),
    page(
        "map-and-lights",
        "What lights up",
        "map highlight lit ring dashed gold price warning zoom colours symbols legend",
        "A lit tile is one you can go to now, with its price on it. A dashed cell is unexplored and shows which Region you "
        "would draw. A spiral marks a Warp link.",
        "A token on a Ruin shows ready or spent, a jaw a Trap of unknown value, a flag a Banner at home. A piece on its "
        "side is Stunned.",
        "What is not lit can be pressed all the same: then you are told why not.",
        see="moving revealing tiles",
    ),
    page(
        "log",
        "The log",
        "history what happened events record since last turn",
        "Everything that happens is written there in a line, turn by turn. It tells no more than everybody may know: a "
        "card drawn by another player is only a card.",
        see="open-and-hidden turn",
        rulings="6",
    ),
)
