"""The words of "Learn in four minutes" and of the coach in a first real game, as data. Knows events by name, no window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from favor.language.tongue import all_told, t, told

YOURS, OTHERS, ANYBODY = "yours", "others", "anybody"
"""Whose event it has to be: that of the player who is taught, of another, of anybody."""


@dataclass(frozen=True, slots=True)
class Step:
    """One idea of the lesson. It stays until one of the events in `until` is the learner's; with none, until Enter.

    `at` is the subject it points at, as the handbook names subjects; `section` the page that says more. `about` narrows
    `until`: of ("tile", "altar") only a way that ends there counts.
    """

    id: str
    title: str
    text: str
    until: tuple[str, ...]
    at: tuple[str, ...]
    section: str
    about: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Bubble:
    """One word of the coach, said when one of the events in `when` happens for the first time.

    `about` narrows it: of ("tile", "warp") only an event about such a tile counts, of ("step", "2") only that step of the
    turn, of ("turn", "2") only their second turn. It goes when one of `until` happens, or by Enter.
    """

    id: str
    title: str
    text: str
    when: tuple[str, ...]
    whose: str
    until: tuple[str, ...]
    at: tuple[str, ...]
    section: str
    about: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LessonGame:
    """The small game in which the lesson takes place: on the base content, without house rules; the learner sits first."""

    characters: tuple[str, ...]
    seed: int


LESSON_GAME = LessonGame(("human", "sapling"), 258559)
"""The learner begins; the decree calls a Challenge that hurts nobody and succeeds; behind each of the eight exits lies a Ruin,
however it is turned; and with all Energy spent a card is left that costs none and strikes the other player on the Altar."""

KEYS: Mapping[str, str] = told(
    {
        "key_on": "Enter", "key_turn": "R or the wheel", "key_place": "Enter", "key_can": "H", "key_rules": "F1",
        "key_card": "Q", "key_pause": "P", "key_hurry": "Space", "key_step": "← →",
    }
)  # fmt: skip
"""What stands in the texts for keys; a controller brings its own names."""


UNNAMED: Mapping[str, str] = MappingProxyType({key: f"{{{key}}}" for key in KEYS})
"""Leaves the keys open, for whoever knows what the player holds."""


def filled(text: str, numbers: Mapping[str, Any], keys: Mapping[str, str] = KEYS) -> str:
    """The text with the numbers of the rules (handbook_numbers) and the names of the keys."""
    return text.format_map({**numbers, **keys})


def _step(id: str, title: str, until: str, at: str, section: str, text: str) -> Step:
    """After a slash in `until` stands what it has to be about."""
    events, _, about = until.partition(" / ")
    return Step(id, t(title), t(text), tuple(events.split()), tuple(at.split()), section, tuple(about.split()))


LESSON: tuple[Step, ...] = (
    _step("aim", "What it is about", "", "part favor", "goal",
          "Yours is the lit panel. Carry Relics from Ruins to the Altar and the Gods give you Favor. "
          "{favor_to_win} Favor wins, or all four Banners."),
    _step("decree", "The Gods speak", "", "part god", "god-cards",
          "Every turn begins with a God Card. Where it calls a Challenge, a roll below your stat succeeds. "
          "Press {key_on} or Go on."),
    _step("explore", "Off the Altar", "tile_drawn", "spot", "revealing",
          "You have {energy} Energy a turn. Lit places are in reach, dashed ones unexplored. "
          "Press the dashed cell with the ring: it costs {basic_move}."),
    _step("place", "A new tile", "tile_revealed", "part ghost", "revealing",
          "Turn it with {key_turn}; only ways that join your path are offered. {key_place} lays it down, and you step onto it."),
    _step("delve", "A Ruin", "delved", "do delve", "ruins",
          "The tick on this Ruin says it is ready: a Relic lies in it. Press Delve for {delve} Energy."),
    _step("relic", "Your first Relic", "", "part relics", "relics",
          "It works as long as it lies on your panel. Point at its name there to read it; a right click keeps it open."),
    _step("home", "Carry it home", "moved / tile altar", "tile altar", "moving",
          "Step onto the Altar, back the way you came. Undo reads Locked after a new find; a step on known ground it takes "
          "back."),
    _step("offer", "The Offering", "offered", "do offer", "offering",
          "On the Altar a Relic brings 1 Favor. Press Offer: a single one goes at once; of several choose, then press Done."),
    _step("favor", "The first Favor", "", "part favor", "goal",
          "Your Relic left play first and gives nothing more. A star lights up; {favor_to_win} win. Your Boon is ready. "
          "Banners and Stuns bring Favor too."),
    _step("card", "A card", "played", "part hand playable", "action-cards",
          "These are your Action Cards. Press the one with the ring, then press it again to play it, "
          "or pick what it is meant for."),
    _step("end", "End of turn", "turn_over", "do end_turn", "end-of-turn",
          "Energy that is left is lost. End the turn: you get {energy} again and draw Action Cards up to your Wit."),
    _step("on", "On your own", "", "part log", "turn",
          "That was your turn; the ringed Log tells what the other does meanwhile. Play on or stop: {key_can} shows what is "
          "possible, {key_rules} the rules."),
)  # fmt: skip
"""Twelve steps that close the loop once: a Challenge, explore, Delve, carry home, offer, strike with a card."""

DETOURS: tuple[Step, ...] = (
    _step("wait", "The other player", "", "part log", "turn",
          "Another player is on the move. Watch the map and the log; your turn comes next."),
    _step("stunned", "Stunned", "", "part stunned", "stun",
          "You are Stunned and lie until your next turn. You wake with full Hearts, and the lesson goes on."),
    _step("lay", "A new tile", "", "part ghost", "revealing",
          "Turn the tile with {key_turn}; {key_place} lays it down, and you step onto it."),
    _step("answer", "A question first", "", "part events", "turn",
          "Something is asked above the map. Answer it, then the lesson goes on."),
    _step("search", "Another Ruin", "", "spot", "revealing",
          "You need a Ruin that is ready. Explore dashed cells until you find one."),
    _step("out", "On along the path", "", "tile altar", "moving",
          "Nothing unexplored is in reach here. Take the lit step with the ring, towards the edge of the map."),
    _step("bridge", "No path home", "", "spot", "revealing",
          "No path leads from here to the Altar yet. Explore dashed cells until one does, or until you find a Warp."),
    _step("ruin", "A ready Ruin", "", "spot ready", "ruins",
          "A Ruin that is ready is in reach: step onto it."),
    _step("dig", "Delve here", "", "do delve", "ruins",
          "You stand on a Ruin that is ready. Press Delve for a Relic."),
    _step("back", "To the Altar", "", "tile altar", "moving",
          "Relics are offered on the Altar. Go back along the paths, one lit place after the other."),
    _step("here", "The Offering", "", "do offer", "offering",
          "You stand on the Altar with a Relic. Press Offer: a single one goes at once; of several choose, then press Done."),
    _step("unable", "No card now", "", "part hand", "action-cards",
          "No card of yours can be played just now: Energy or a target is missing. End the turn for more, "
          "or go on with {key_on}."),
    _step("tired", "Not enough Energy", "", "do end_turn", "end-of-turn",
          "What is left of your Energy is too little for that. End the turn: the next one begins with {energy}."),
)  # fmt: skip
"""What is said instead of a step that cannot be taken just now: the way back to it."""


def _bubble(id: str, title: str, when: str, until: str, at: str, section: str, text: str) -> Bubble:
    """`when` begins with whose event it is; after a slash stands what it has to be about."""
    events, _, about = when.partition(" / ")
    whose, *names = events.split()
    title, text = all_told(title, text)
    return Bubble(id, title, text, tuple(names), whose, tuple(until.split()), tuple(at.split()), section, tuple(about.split()))


BUBBLES: tuple[Bubble, ...] = (
    _bubble("decree", "A decree", "yours god_drawn", "step", "part god", "god-cards",
            "The Gods open every turn. Read their decree, then go on with {key_on}. "
            "In your turn {key_can} tells what you can do."),
    _bubble("energy", "Your Energy", "yours step / step 2", "moved tile_drawn", "spot", "revealing",
            "Find Ruins: Relics lie in them. A turn has {energy} Energy, a lit place costs {basic_move}. "
            "Step onto a dashed one. {key_can} lists your actions."),
    _bubble("place", "Turn it, place it", "yours tile_drawn", "tile_revealed", "part ghost", "revealing",
            "Choose how it lies with {key_turn}; only turns that join your path are shown. {key_place} lays it down."),
    _bubble("ruin", "A ready Ruin", "yours moved / tile ruin", "delved moved turn_over", "do delve", "ruins",
            "There is a Relic in it. Delve for {delve} Energy."),
    _bubble("event", "An Event", "yours event_drawn", "moved turn_over", "part events", "events",
            "Whoever comes here draws an Event. Do what it says; if it offers choices, choose."),
    _bubble("terrain", "The ground acts", "yours terrain", "moved turn_over", "tile terrain", "terrain",
            "A Terrain acts on everyone who comes onto it, each time."),
    _bubble("hand", "Your hand", "yours tile_revealed moved", "played moved tile_drawn delved turn_over",
            "part hand", "action-cards",
            "Your Action Cards. Rest on one to read it; press it to choose it, again to play it. Bold words explain themselves."),
    _bubble("relic", "A Relic", "yours relic_gained", "offered turn_over", "part relics", "relics",
            "It works while you own it. Carried to the Altar and offered, it is worth 1 Favor."),
    _bubble("roll", "A Challenge", "yours die", "moved turn_over", "part die", "challenges",
            "The die has the faces 0 to 4. One below your stat succeeds: with a 3 these are 0, 1 and 2."),
    _bubble("locked", "No way back", "yours tile_revealed", "moved turn_over", "do undo", "undo",
            "Undo goes back as far as the last new thing: a tile that was revealed stays where it came to light."),
    _bubble("watch", "The others", "others turn_began", "turn_began", "part log", "log",
            "{key_pause} halts them, {key_hurry} held down hurries them. The log tells every step; point at a name to find it."),
    _bubble("favor", "Favor", "yours favor", "turn_over", "part favor", "goal",
            "Reach {favor_to_win} and you have won. Favor is never lost."),
    _bubble("hurt", "A cracked Heart", "yours damage", "healed turn_over", "part hearts", "hearts",
            "With the last one cracked you are Stunned: half your Relics, rounded down, are gone."),
    _bubble("stunned", "Stunned", "yours stunned", "revived", "part stunned", "stun",
            "You lie until your next turn and wake with full Hearts. Favor and Banners stay yours."),
    _bubble("warp", "A Warp", "yours moved / tile warp", "moved turn_over", "tile warp", "warp",
            "From here one step leads to any other Warp, or to the Altar."),
    _bubble("settlement", "A Settlement", "yours moved / tile settlement", "captured turn_over", "do capture", "settlements",
            "Roll Charm for its Banner: {settlement_roll} Energy a try, 1 Favor if it works."),
    _bubble("banner", "A Banner", "anybody captured", "turn_over", "part banners", "banners",
            "It helps its holder until somebody takes it. All four at once win."),
    _bubble("offering", "An Offering", "yours offered", "turn_over", "part boon", "boons",
            "Your Boon is ready again: free, once a turn."),
    _bubble("status", "Under a spell", "yours status_gained", "status_ended", "part statuses", "statuses",
            "Something lies on you. Point at it to read what it does and when it ends."),
    _bubble("trap", "A Trap", "anybody trap_placed trap_sprung", "turn_over", "part trap", "traps",
            "It hides {lowest_trap} to {highest_trap} damage for whoever comes next, its owner too."),
    _bubble("item", "An Item", "yours item_gained", "used turn_over", "part items", "items",
            "Keep it until you need it. It costs no Energy, and nobody can take it."),
    _bubble("enough", "You can do it", "yours turn_began / turn 2", "turn_over", "part turn", "turn",
            "{key_can} shows what is possible, {key_rules} explains it, {key_card} held down sums it up. "
            "I come back when you meet something new."),
)  # fmt: skip
"""What the coach says, each once, in the order in which it goes when several would speak."""

ON_RECAP = _bubble("recap", "While you were away", "anybody", "", "part recap", "log",
                   "What the others have done since your last turn; the map shows where. {key_step} walks through it, "
                   "{key_on} goes to your turn.")  # fmt: skip
"""Said the first time that somebody is shown what they have missed."""
