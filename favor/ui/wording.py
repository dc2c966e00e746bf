"""Sentences about the present moment: the prompt, refusals, the log, what undo would take back. Reads the sitting."""

from __future__ import annotations

from favor.language.reasons import known, sentence
from favor.language.tongue import filled
from favor.model.actions import END_TURN, Action, LoopError
from favor.model.catalog import Catalog
from favor.model.views import View
from favor.table.seats import people
from favor.table.sitting import OPEN, PEEK, Sitting, reader
from favor.ui import words
from favor.ui.faces import face_of
from favor.ui.names import Names, Words, plain
from favor.ui.parts.hand import hand_cards
from favor.ui.parts.prompt import prompt_words
from favor.ui.parts.showing import Showing, tile_at
from favor.ui.semantics import Intent
from favor.ui.words_learning import MOMENT
from favor.ui.words_life import COVER, TABLE
from favor.ui.words_table import ANSWERS, BAR, ENDLESS, HAND


def prompt(show: Showing) -> str:
    """What the pill says: who is asked, what, and by which card."""
    question = show.view.question
    if question is None:
        return prompt_words(show, "")
    if question.about == "action":
        energy = show.view.players[question.seat].energy
        return prompt_words(show, filled(ANSWERS["action"], energy) if energy else _spent(show))
    sentence = sentence_of(question.about, question.prompt)
    if question.source_id:
        return prompt_words(show, filled(ANSWERS["by"], show.names.title(question.source_section, question.source_id), sentence))
    return prompt_words(show, sentence)


def chosen(show: Showing) -> str:
    """What the pill says of a card that one more press plays: what it does, what it costs and how to put it back. Of one that
    lies face down it tells nothing."""
    lying = hand_cards(show)
    if show.about != "action" or not 0 <= show.chosen < len(lying):
        return ""
    if not show.peeking and show.me is not None and show.chosen < len(show.me.hand):
        return TABLE["chosen down"]
    card, action = lying[show.chosen]
    face = face_of(show.names, card.section, card.id)
    price = show.prices.get(action or END_TURN, 0)
    text = plain(face.spans).rstrip(".").replace("\n", " ")
    return filled(TABLE["chosen"], face.name, price, text) if price > 0 else filled(TABLE["chosen free"], face.name, text)


def _spent(show: Showing) -> str:
    """What to do when all Energy is gone; of cards that lie face down nothing is said."""
    unsaid = ("end_turn",) if show.peeking else ("end_turn", "play")
    return MOMENT["free" if any(kind not in unsaid for kind, _ in show.options) else "spent"]


def sentence_of(about: str, key: str) -> str:
    """The sentence of a prompt key; a card's own sentence is used as it stands."""
    if key in words.PROMPT_KEYS:
        return words.PROMPT_KEYS[key]
    if " " in key or key.endswith("?"):
        return key
    return words.PROMPTS.get(about, words.from_key(key or about))


def why_not(sitting: Sitting, intent: Action) -> str:
    """Why an action is not possible now, in words."""
    return refusal(sitting, intent)[0]


def way_to(show: Showing, number: int, place: int) -> Action | None:
    """What pressing a tile means while one chooses where to go or what to pick; None while nothing of that kind is asked."""
    meant: dict[str, Action] = {"action": ("move", place), "cell": ("pick", place), "tile": ("pick", number)}
    return meant.get(show.about)


def refusal(sitting: Sitting, intent: Action) -> tuple[str, Intent]:
    """Why an action is not possible now, in words, and what the handbook is to be opened at for that."""
    reason = sitting.why_not(intent)
    if reason is None:
        return words.NOT_NOW, ("do", intent[0])
    page = ("reason", known(reason.key))
    question = sitting.view().question
    if reason.key == "not_among_answers" and question is not None and question.about == "option":  # one that is not offered
        return ANSWERS["idle"], page
    if reason.key == "not_among_answers" and question is not None and intent[0] != "pick":  # another action, meanwhile
        return ANSWERS["lay first" if question.about == "turn" else "answer first"], page
    if reason.key == "other_tile" and 0 <= intent[1] < len(sitting.seats):
        return filled(TABLE["elsewhere"], sitting.seats[intent[1]].name), page
    return sentence(reason), page


def queued(seats: tuple[int, ...], names: Names) -> Words:
    """Who chooses in secret, one after the other."""
    return ((filled(COVER["queue"], words.listed(tuple(names.seat(seat) for seat in seats))), ""),)


def own_trap(sitting: Sitting, names: Names) -> str:
    """What the Trap is worth that whoever holds their cards up has just looked at, until it is laid (ruling 115)."""
    if sitting.privacy != PEEK or not sitting.is_peeking:
        return ""
    seen = (event for event in sitting.told()[-8:] if event[0] == "trap_drawn" and event[2] >= 0)
    return "".join(plain(names.own_trap(event[2], seen_by(sitting))) for event in seen)


def seen_by(sitting: Sitting) -> str:
    """Who sees what only one player may know: that one, that one as long as cards are held up, or whoever is at the table."""
    if sitting.privacy == PEEK:
        return "held"
    return "all" if sitting.privacy == OPEN and len(people(sitting.seats)) > 1 else "one"


def no_hand(sitting: Sitting) -> str:
    """What is said where no hand is shown; nothing where there is none that could be."""
    if sitting.is_over or len(people(sitting.seats)) < 2:
        return ""
    return HAND["machine" if sitting.privacy == OPEN else "covered"]


def endless(error: LoopError) -> str:
    """What to say when cards answer each other without end: the choice that set them going was taken back."""
    chain = " > ".join(words.from_key(name) for name in error.chain[-4:])
    return filled(ENDLESS, chain)


def reasons(sitting: Sitting, show: Showing) -> dict[str, str]:
    """Why the buttons of the turn that cannot be pressed cannot be pressed, and the cards of the hand not be played."""
    if show.about != "action":
        return dict.fromkeys((*(row[0] for row in words.ACTIONS), "end_turn"), words.NOT_YOUR_ACTION)
    found = {}
    for kind, _, _, _ in words.ACTIONS:
        if not show.of_kind(kind):
            found[kind] = why_not(sitting, intent_of(show, kind))
    if END_TURN not in show.options:
        found["end_turn"] = why_not(sitting, END_TURN)
    held = show.me.hand if show.me is not None else ()
    played = [("play", card.number) for card in held if ("play", card.number) not in show.options]
    return found | {f"play:{number}": why_not(sitting, ("play", number)) for _, number in played}


def intent_of(show: Showing, kind: str) -> Action:
    """What a button means before a target is chosen: an attack is meant for another player, best one who stands here."""
    if kind == "end_turn":
        return END_TURN
    asked = show.question.seat if show.question is not None else show.asked
    others = [player for player in show.view.players if player.seat != asked]
    if kind != "attack" or not others or asked < 0:
        return kind, 0
    here = show.view.players[asked].tile
    return kind, min(others, key=lambda player: (player.tile != here, player.seat)).seat


def house_rules(catalog: Catalog, view: View) -> tuple[str, ...]:
    """Every switch that does not stand where the rulebook's reading puts it."""
    usual = catalog.switches
    named_switches = {switch["id"]: switch["name"] for switch in catalog.rules.get("switches", ())}
    return tuple(
        f"{named_switches.get(id, id)}: {words.position(value).lower()}"
        for id, value in view.switches
        if usual.get(id) != value
    )


def locked(sitting: Sitting, names: Names) -> str:
    """Why nothing can be taken back."""
    lock = sitting.history.lock(reader(sitting))
    # Who sits here now need not be told that it is they who looked.
    sentence_of_lock = words.HANDED_OVER if lock.kind == "hand_over" else lock.sentence(names)
    return filled(BAR["locked why"], sentence_of_lock) if sitting.locked_by else sentence_of_lock


def undo_words(sitting: Sitting, names: Names) -> str:
    """What undo would take back; "" when it is locked."""
    taking = sitting.history.undoable
    if taking is None:
        return ""
    kind, place = taking.action
    tile = tile_at(sitting.view(), place) if kind == "move" else None
    return taking.sentence(names, names.tile(tile.number) if tile is not None else "")


def goes_further_back(sitting: Sitting) -> bool:
    """Would going back to the start of what can be taken back be more than one undo?"""
    taking, steps = sitting.history.undoable, sitting.history.steps
    if taking is None or taking.count >= len(steps):
        return False
    before = steps[-taking.count - 1]
    return before.barrier is None and before.seat == taking.seat
