"""Pages of the rules reference: Relics, Banners and all else one gathers, and the Challenges on the way. Text only."""

from __future__ import annotations

from favor.language.handbook_page import page
from favor.language.tongue import t

CHAPTER = t("What you gather")

PAGES = (
    page(
        "characters",
        "A player at a glance",
        "panel stats numbers character sheet fight charm wit hearts who is who bonus sum",
        "Fight is the damage of your Basic Attack and your luck in Fight Challenges. Charm wins Banners and Charm "
        "Challenges. Wit wins Wit Challenges and says up to how many Action Cards you draw.",
        "Hearts are what you can take. Each character has its own numbers and its own Boon.",
        "All bonuses are added up, without a ceiling. A Curse that holds a stat at 0 beats every bonus as long as you "
        "keep it.",
        see="challenges hearts boons people character-*",
        rulings="71-73",
    ),
    page(
        "relics",
        "Relics",
        "treasure charm relic fight relic blessing curse artefact equipment gear bonus passive steal",
        "There are {relics} Relics: {charm_relics} Charm and {fight_relics} Fight Relics with +1 to that stat and a gift of "
        "their own, {blessings} Blessings, and {curses} Curses that do harm.",
        "A Relic lies open before you and works from that instant until it leaves. Own as many as you like. A stat gained "
        "in the middle of a roll counts from the next roll.",
        'If a Relic speaks of your first move or card each turn, what you did before you had it counts: a first one that '
        "is over comes again next turn.",
        "A Relic that changes hands stops for one player and starts for the other at once.",
        see="ruins offering stun single-cards",
        rulings="70-73 76-79",
    ),
    page(
        "offering",
        "Offering Relics",
        "offer altar gods sacrifice favor give up sell trade in relic boon refill",
        "On the Altar, pay {offer} Energy and give up as many of your Relics as you like: at least one, and you may keep "
        "the rest. Each brings 1 Favor, Curses too.",
        "What they did ends first, then the Favor arrives, then your Boon turns ready.",
        "You may offer again in the same turn, for the same price.",
        see="relics boons altar goal",
        rulings="74-77",
    ),
    page(
        "challenges",
        "Challenges",
        "roll die dice success fail odds chance charm fight wit test",
        "Roll the die, which shows {lowest_face} to {highest_face}. Below your stat is a success; equal or above is a failure. "
        "A stat of {lowest_face} never succeeds, and one above {highest_face} always does.",
        "A Challenge that a card orders cannot be declined. When all roll, whoever's turn it is begins, then clockwise.",
        "Stunned players are passed over when only Hearts are at stake. If there is more to win or lose, they roll like "
        "everybody.",
        see="characters settlements order stun",
        rulings="3 71-73 85 86",
    ),
    page(
        "banners",
        "Banners",
        "banner flag capture four banners steal bonus mountain heart",
        "Each Settlement's Banner gives its holder a lasting bonus: {banner_bonuses}. It counts at once, for the next "
        "roll of this turn as well.",
        "Capturing one is worth 1 Favor, each time, even when it is taken from another player, who loses no Favor. A "
        "Banner that comes to you in another way brings none, unless the card calls it a capture.",
        "Four Banners in one hand win the game. A Stun does not cost you Banners.",
        "An extra Heart from a Banner arrives full. When that Banner leaves, a cracked Heart goes if you have one, "
        "otherwise a full one; that never Stuns. One that arrives while you are Stunned does not wake you.",
        see="settlements goal hearts",
        rulings="9 87-94",
    ),
    page(
        "boons",
        "Boons",
        "boon special gift ability skill power token ready spent daily once flip",
        "Your character's own gift. In step 2, once a turn, turn the token from ready to spent and do what it says. It "
        "costs no Energy.",
        "An Offering turns it ready again, and some cards do. If you have used it this turn, it waits for your next.",
        "Silenced does not stop it. A Stunned player has no use of it, and a Boon that would do nothing cannot be used.",
        see="offering characters people",
        rulings="25 95 96",
    ),
    page(
        "items",
        "Items",
        "item equipment object keep use free cancel prevent protect bottle cloak box statue",
        "Some Events leave you an Item. It lies open before you, costs no Energy, and is used in step 2 of your own turn, "
        "then goes to the Event pile. You may own any number.",
        "Nobody can take an Item from you, no Stun costs you one, and Silenced does not stop it.",
        "An Item that answers damage asks you by itself, also in other turns, once the amount is known and before any "
        "Heart cracks. It stops one source at one moment. One that answers a Trap asks as the Trap springs under you in "
        "your own turn; whoever must take the damage instead has to be standing.",
        see="events stun-favor",
        rulings="100-103",
    ),
)
