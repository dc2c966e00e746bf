"""Plain verbs as clauses: damage, gains, cards, moves. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from favor.language import sentence_amounts
from favor.language.sentence_clauses import AND, STATE, THEN, Clause, does
from favor.language.sentence_filters import region_words
from favor.language.sentence_scene import IT, YOU, Noun, Scene, agree, article, has_article
from favor.language.sentence_selectors import cards as named_cards

Step = Mapping[str, Any]
Verb = Callable[[Scene, Step], list[Clause]]
OWN_SETS = MappingProxyType({"your_hand": "you", "your_relics": "you", "your_items": "you", "your_banners": "you"})
QUIET = ("god_cards", "terrains", "statuses")
"""Sections whose damage pays nobody as a matter of course (rulings 121, 122): not printed."""


def _damage(scene: Scene, step: Step) -> list[Clause]:
    plain = isinstance(step["amount"], int) or step["amount"] in ("$dealt", "$lost", "$amount")
    noun = _victim(scene, step["to"])
    amount = scene.amount(step["amount"])
    if step["credit"] == "you" and noun.person != "you":
        key = "damage" if plain else "damage.equal"
        return [Clause("you", _you(scene), scene.say(key, amount=amount, to=_aimed(scene, noun, plain)), "you", THEN)]
    noun = _with_you(scene, step["to"], noun)
    key = "damage.take" if plain else "damage.take.equal"
    taken = does(scene, step["to"], scene.say(key, amount=amount), THEN, noun=noun)
    if step["credit"] == "nobody" and noun.person != "you" and scene.card.section not in QUIET:
        return [taken, Clause("", "", scene.words["damage.unpaid"], "many", alone=True)]
    return [taken]


def _you(scene: Scene) -> str:
    return scene.words["you"] if scene.named else ""


def _victim(scene: Scene, ref: Any) -> Noun:
    """Attack Cards say "anywhere" where they name no range."""
    noun = scene.who(ref)
    if scene.card.data.get("type") != "attack" or noun.tail or noun.person == "you" or noun.full == scene.words["they"]:
        return noun
    return Noun(noun.text, noun.person, scene.words["anywhere"])


def _aimed(scene: Scene, noun: Noun, plain: bool) -> Noun:
    """ "each of up to 2 opponents"; "deal any opponent damage equal to", not "an opponent anywhere damage"."""
    if noun.person == "many" and noun.full != scene.words["they"]:
        return Noun(scene.say("each_of", who=noun), "one")
    if plain or noun.tail != scene.words["anywhere"]:
        return noun
    return Noun(scene.say("any", thing=scene.words["set.opponents"].split("|")[0]))


def _with_you(scene: Scene, ref: Any, noun: Noun) -> Noun:
    if isinstance(ref, Mapping) and ref["from"] == "everyone" and ref.get("take") == "all" and noun.tail:
        return Noun(noun.text, noun.person, scene.say("you_included", tail=noun.tail))
    return noun


def _heal(scene: Scene, step: Step) -> list[Clause]:
    noun, amount = scene.who(step["who"]), step["amount"]
    if isinstance(amount, int):
        return [does(scene, step["who"], scene.say("heal", n=amount), noun=noun)]
    if amount == {"tally": "cracked_hearts", "of": step["who"]}:
        return [does(scene, step["who"], scene.words["heal.full"], noun=noun)]
    key = "heal.part" if isinstance(amount, Mapping) and "half" in amount else "heal.equal"
    return [does(scene, step["who"], scene.say(key, amount=scene.amount(amount)), noun=noun)]


def _gain(scene: Scene, step: Step) -> list[Clause]:
    verb, noun, amount = step["do"], scene.who(step["who"]), step["amount"]
    if isinstance(amount, int):
        return [does(scene, step["who"], scene.say(verb, n=amount), noun=noun)]
    if verb == "gain_energy" and amount == {"tally": "energy", "of": step["who"]}:
        whose = scene.whose(scene.again(step["who"]), scene.words["tally.energy"])
        return [does(scene, step["who"], scene.say("gain_energy.double", energy=whose), noun=noun)]
    return [does(scene, step["who"], _by_amount(scene, verb, amount), noun=noun)]


def _by_amount(scene: Scene, verb: str, amount: Any) -> str:
    """ "draw 1 Relic plus 1 for each Banner", or "... equal to your Fight"."""
    per = sentence_amounts.per(amount)
    if per is None or isinstance(per[1], str) and per[1].startswith("$"):
        return scene.say(f"{verb}.equal", amount=scene.amount(amount))
    base, counted, cap = per
    key = "per.plus" if base else "per"
    thing = sentence_amounts.counted(scene, counted, many=False)
    text = scene.say(key, verb=scene.say(verb, n=base or 1), thing=thing)
    return scene.say("per.cap", text=text, n=cap) if cap else text


def _draw(scene: Scene, step: Step) -> list[Clause]:
    noun, amount, verb = scene.who(step["who"]), step["amount"], f"draw.{step['deck']}"
    if isinstance(amount, int):
        act = scene.say(verb, n=amount)
    elif sentence_amounts.many(amount):
        act = scene.say(f"{verb}.many", amount=scene.amount(amount))
    else:
        act = _by_amount(scene, verb, amount)
    return [does(scene, step["who"], act, kind=verb if isinstance(amount, int) else "", noun=noun)]


def _selector(scene: Scene, ref: Any) -> Any:
    """The selector behind a bound name that was not yet named."""
    if isinstance(ref, str) and ref.startswith("$"):
        return scene.names.get(ref[1:], ref)
    return ref


def _owner(chosen: Any) -> Any:
    if not isinstance(chosen, Mapping):
        return None
    return chosen.get("of", OWN_SETS.get(chosen["from"]))


def _discard(scene: Scene, step: Step) -> list[Clause]:
    chosen = _selector(scene, step["cards"])
    owner = _owner(chosen)
    if owner is None or owner == "you" or owner == scene.hearer:
        return [does(scene, scene.hearer, scene.say("discard", cards=named_cards(scene, step["cards"])), THEN, "discard", YOU)]
    if chosen.get("by") in (owner, "chance"):
        noun = scene.who(owner)
        return [does(scene, owner, scene.say("discard", cards=named_cards(scene, step["cards"])), THEN, "discard", noun)]
    text = named_cards(scene, step["cards"])
    return [does(scene, "you", scene.say("discard.from", cards=text, origin=_origin(scene, chosen)), THEN)]


def _origin(scene: Scene, chosen: Any) -> str:
    if not isinstance(chosen, Mapping):
        return ""
    if "of" in chosen:
        noun = scene.who(chosen["of"])
        if chosen["from"] == "hand":
            return scene.say("from", place=scene.whose(noun, scene.words["hand"]))
        return scene.say("from", place=scene.object(noun))
    return scene.words.get(f"set.{chosen['from']}.from", "")


def _take_card(scene: Scene, step: Step) -> list[Clause]:
    chosen = _selector(scene, step["cards"])
    if step["who"] != scene.hearer and _owner(chosen) == "you":
        taker = scene.who(step["who"])
        act = scene.say("take_card.give", who=taker, cards=scene.say("of_yours", cards=named_cards(scene, step["cards"])))
        return [Clause("you", _you(scene), act, "you", THEN)]
    noun = scene.who(step["who"])
    text = named_cards(scene, step["cards"])
    act = scene.say("take_card", cards=text, origin=_origin(scene, chosen)).strip()
    return [does(scene, step["who"], act, THEN, noun=noun)]


def _gain_item(scene: Scene, step: Step) -> list[Clause]:
    found = scene.catalog.sections.get("items", {}).get(step["item"])
    name = found.name if found else step["item"]
    if not has_article(name):
        # An Item that is also an Event exists once; any other is a token, made when gained.
        is_one = step["item"] in scene.catalog.sections.get("events", {})
        name = scene.say("the", thing=name) if is_one else article(name)
    return [does(scene, step["who"], scene.say("gain_item", item=name))]


def _replenish(scene: Scene, step: Step) -> list[Clause]:
    if step["what"] == "boon":
        owner = step.get("who", "you")
        noun = scene.who(owner)
        whose = scene.whose(scene.again(owner) if noun.person != "you" else noun, scene.words["boon"])
        return [does(scene, owner, scene.say("replenish", what=whose), noun=noun)]
    what = scene.words["place.this_tile"] if step["what"] == "this_tile" else scene.place(step["what"])
    return [Clause(scene.hearer, _you(scene), scene.say("replenish", what=what), "you")]


def _banner(scene: Scene, step: Step) -> list[Clause]:
    chosen = _selector(scene, step["banner"])
    owner = _owner(chosen)
    noun = scene.who(step["who"])
    if step["do"] == "take_banner":
        text = named_cards(scene, step["banner"])
        return [does(scene, step["who"], scene.say("take_card", cards=text, origin=_origin(scene, chosen)).strip(), noun=noun)]
    mine = owner == "you" or owner == scene.hearer
    text = named_cards(scene, step["banner"])
    text = scene.say("of_yours" if mine else "of_theirs", cards=text) if owner else text
    return [does(scene, step["who"], scene.say("return_banner", banner=text), noun=noun)]


def _move_player(scene: Scene, step: Step) -> list[Clause]:
    how, moved = step["how"], step["who"]
    noun = scene.who(moved)
    if "to" not in step:
        return _walk(scene, step, noun)
    chooser = step["to"].get("by", "you") if isinstance(step["to"], Mapping) else "you"
    by_other = how == "teleport" and noun.person != "you" and chooser == "you" and moved not in ("everyone", "opponents")
    if by_other:
        act = scene.say("move_player.send", who=noun, to=scene.place(step["to"]))
        return [Clause("you", _you(scene), act, "you", THEN)]
    return [does(scene, moved, scene.say(f"move_player.{how}", to=scene.place(step["to"])), THEN, noun=noun)]


def _walk(scene: Scene, step: Step, noun: Noun) -> list[Clause]:
    low, high = step["steps"].get("min", 0), step["steps"]["max"]
    count = scene.say("or_between", low=low, high=high) if high - low == 1 else scene.say("to_between", low=low, high=high)
    key = "walk.one" if low == high == 1 else "walk"
    text = scene.say(
        key,
        n=str(high)
        if low == high
        else scene.say("or_between" if high == 2 else "to_between", low=1, high=high)
        if low == 0
        else count,
    )
    if low == 0:
        act = scene.say("may", act=agree(text, "you"))
        walked = Clause(str(step["who"]), noun.full, act, noun.person, THEN, kind=STATE)
    else:
        walked = does(scene, step["who"], text, THEN, noun=noun)
    if not step.get("reveals"):
        return [walked]
    act = scene.say("may", act=scene.words["walk.reveals"])
    return [walked, Clause(str(step["who"]), scene.again(step["who"]).full, act, "you", alone=True)]


def _swap(scene: Scene, step: Step) -> list[Clause]:
    noun = scene.who(step["first"])
    return [does(scene, step["first"], scene.say("swap_places", other=scene.who(step["second"])), THEN, noun=noun)]


def _reveal_tile(scene: Scene, step: Step) -> list[Clause]:
    named = region_words(scene, step["region"])
    loose = "" if "connects" in _must(step) else ".anywhere"
    if "as" in step:
        scene.names[step["as"]] = IT
    return [does(scene, step["by"], scene.say(f"reveal_tile{loose}", region=named), THEN)]


def _must(step: Step) -> list[str]:
    must = step.get("must", [])
    return [must] if isinstance(must, str) else list(must)


def _move_tile(scene: Scene, step: Step) -> list[Clause]:
    noun = scene.who(step["by"])
    act = scene.say(f"move_tile.{step['rotate']}", tile=scene.place(step["tile"]))
    clauses = [does(scene, step["by"], act, THEN, noun=noun)]
    if not _must(step):
        clauses.append(Clause("", "", scene.words["move_tile.free"], "one", alone=True))
    return clauses


def _place_trap(scene: Scene, step: Step) -> list[Clause]:
    noun = scene.who(step["who"])
    return [does(scene, step["who"], scene.say("place_trap", place=scene.place(step["tile"])), THEN, noun=noun)]


def _spring_trap(scene: Scene, step: Step) -> list[Clause]:
    noun = scene.who(step["who"])
    whose = scene.whose(scene.again(step["who"]) if noun.person != "you" else noun, scene.words["tile"])
    return [does(scene, step["who"], scene.say("spring_trap", tile=whose), AND, noun=noun)]


PLAIN_VERBS: Mapping[str, Verb] = MappingProxyType(
    {
        "damage": _damage,
        "heal": _heal,
        "gain_favor": _gain,
        "gain_energy": _gain,
        "lose_energy": _gain,
        "draw": _draw,
        "discard": _discard,
        "take_card": _take_card,
        "gain_item": _gain_item,
        "replenish": _replenish,
        "take_banner": _banner,
        "return_banner": _banner,
        "move_player": _move_player,
        "swap_places": _swap,
        "reveal_tile": _reveal_tile,
        "move_tile": _move_tile,
        "place_trap": _place_trap,
        "spring_trap": _spring_trap,
    }  # fmt: skip
)
"""Verbs that do one thing, each with the maker of its clause."""
