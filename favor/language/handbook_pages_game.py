"""Pages of the rules reference: winning, set-up, the turn, and how effects are carried out. Text only."""

from __future__ import annotations

from favor.language.handbook_page import page
from favor.language.tongue import t

CHAPTER = t("The game")

PAGES = (
    page(
        "goal",
        "How to win",
        "win victory aim object points score tie end of game",
        "Reach {favor_to_win} Favor, or hold all four Banners at once. Whoever does either first has won, at that very "
        "moment, even in the middle of a card.",
        "Favor comes from three deeds: each Relic you offer is worth 1, each Banner you capture is worth 1, and each "
        "opponent you Stun on purpose is worth 1. Some cards pay Favor as well.",
        "Favor is never lost and never counts past {favor_to_win}. Nobody ties: points arrive one after another, and the "
        "first to arrive decides.",
        see="offering banners stun-favor order",
        rulings="8-11",
    ),
    page(
        "setup",
        "Setting the table",
        "start begin prepare how many players deal first player who begins blank tiles stack characters box",
        "Two to {most_players} play. The Altar lies in the middle; chance puts one Settlement at each of its sides, the "
        "open road outward, with its Banner on it.",
        "Each Region has a face-down stack. All its tiles with a symbol go in, and one blank tile for each player beyond "
        "two. Which blanks stay out, nobody sees.",
        "No two players share a character. Everybody begins on the Altar with full Hearts, {energy} Energy, a ready Boon "
        "and as many Action Cards as their Wit.",
        "Everybody rolls the die and the highest roll begins; ties roll again. The first player gets no handicap, and "
        "nobody may swap an opening hand.",
        see="turn altar characters tiles",
        rulings="12-19",
    ),
    page(
        "turn",
        "Your turn",
        "steps phases sequence order of play round what now pass my turn",
        "1. The Gods speak: a God Card is drawn, read aloud and obeyed.",
        "2. You act: spend Energy on as many actions as you like, in any order, each finished before the next. Only the "
        "Basic Attack and the Boon are limited to once a turn. You may stop at any time.",
        "3. The turn ends: Energy goes back to {energy}, you draw Action Cards up to your Wit, and the Hexes on you "
        "leave. Then the player to your left begins.",
        "If you are Stunned in your own turn, step 3 follows at once. If you lie Stunned when your turn comes, you first "
        "stand up with full Hearts.",
        see="god-cards energy end-of-turn stun",
        rulings="20 21 32 130",
    ),
    page(
        "energy",
        "Energy and what things cost",
        "cost price pay actions points gem afford cheap free money mana spend",
        "Actions and cards are paid with Energy: Basic Movement {basic_move}, Delve {delve}, Offering {offer}, Settlement "
        "roll {settlement_roll}, Basic Attack {basic_attack}. Boons and Items cost none; an Action Card costs what its gem "
        "shows.",
        "Energy is set to {energy} when your turn ends, not when it begins. What you did not spend is gone; what a card "
        "takes from you between your turns is missing in the next.",
        "There is no upper limit: cards may lift you above {energy} for this turn. A price never falls below 0, and what "
        "you cannot pay in full you cannot do.",
        see="turn moving action-cards",
        rulings="7 22-24 65",
    ),
    page(
        "end-of-turn",
        "Ending a turn",
        "draw cards hand limit wit finish pass daily once per turn discard",
        "First Energy goes back to {energy}. Then you draw until you hold as many Action Cards as your Wit is at that "
        "instant, Banners and Curses counted. Wit 0 draws nothing.",
        "There is no hand limit. If you hold more cards than your Wit you keep them all and draw none; you throw cards "
        "away only when something tells you to.",
        "Hexes leave last, after the draw, so one that weakens your Wit still costs you cards.",
        "What works once a turn comes back when your own next turn begins. A Boon that was made ready again after its "
        "use still waits for that.",
        see="turn hexes boons",
        rulings="25 28-31",
    ),
    page(
        "decks",
        "When a deck runs out",
        "empty pile shuffle discard draw no cards left",
        "When a card is wanted and the deck is empty, its discard pile is shuffled and becomes the deck. Nothing is "
        "shuffled sooner, and a card that is still being carried out is not part of it.",
        "If deck and pile are both empty, you draw what there is. Delving is then refused before you pay, and an Event "
        "Tile gives nothing.",
        "Items that were once Event Cards return to the Event pile when they are used.",
        see="god-cards action-cards relics events",
        rulings="26 27 67 105",
    ),
    page(
        "open-and-hidden",
        "What everybody may see",
        "secret hidden open information public private hand peek count trade talk",
        "Open to all: Favor, Hearts, Energy, stats, Relics, Items, Banners, the Hexes on you, every discard pile, and how "
        "many cards or tiles are left in hands, decks and stacks.",
        "Hidden: the cards in a hand, the order of every deck and stack, and the value of a Trap on the board. Whoever "
        "lays a Trap sees its value once.",
        "You may promise and threaten as you like. Cards and Relics change hands only by an effect.",
        see="action-cards traps privacy",
        rulings="6 12",
    ),
    page(
        "order",
        "How effects are carried out",
        "timing priority simultaneous first then optional may must choose partly impossible contradiction cannot",
        "Do what you can of a card and pass over the rest. If nothing of it is possible, nothing happens and the card is "
        "still discarded.",
        "A card is stronger than these pages, and what forbids is stronger than what allows.",
        "An effect on several players meets them one at a time: first whoever's turn it is, then clockwise. If it gives "
        "somebody the win, the rest does not happen.",
        'Only "you may" is a choice; everything else must be done. If several of your own cards answer the same moment, '
        "you choose their order, except where it is fixed: a Trap before the tile, thorns before a heal.",
        "Halves are rounded down. Stats, Energy and damage stop at 0.",
        see="arriving goal challenges",
        rulings="1-5 7 10",
    ),
)
