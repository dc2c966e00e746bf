"""Selectors in words: an opponent on your Tile, each player with the most Favor. Knows no verb and no rule."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from favor.language.sentence_amounts import amount
from favor.language.sentence_filters import CARD, NOTHING, PLAYER, TILE, Candidate, Mods, mods
from favor.language.sentence_scene import IT, THEY, Noun, Scene, article

KINDS = MappingProxyType(
    {
        "everyone": PLAYER,
        "opponents": PLAYER,
        "you": PLAYER,
        "revealed_tiles": TILE,
        "tiles_next_to_you": TILE,
        "line_from_you": TILE,
        "this_tile": TILE,
        "ruins": TILE,
        "traps": TILE,
    }  # fmt: skip
)
WIDE = ("revealed_tiles", "ruins", "traps", "regions_with_tiles")
"""Sets that span the whole board: "any" says so."""


def pick(scene: Scene, selector: Any) -> Noun:
    """The noun phrase of a selector, a role or a bound name."""
    if isinstance(selector, str):
        return scene.who(selector)
    take, chance = selector.get("take", "all"), selector.get("by") == "chance"
    chosen = _chosen(scene, selector)
    if chosen.whole:
        return Noun(chosen.whole, later="it" if _kind(scene, selector) == TILE else "they")
    if selector["from"].startswith("$"):
        return _among(scene, selector, chosen)
    text, person = _quantity(scene, selector, chosen, take, chance)
    return Noun(text, person, chosen.behind, _later(scene, selector, person))


def things(scene: Scene, query: Mapping[str, Any]) -> Noun:
    """What is counted, without article: "Banner held by a player", "trapped Tiles"."""
    selector, several = query["counted"], query["many"]
    if isinstance(selector, str):
        selector = {"from": selector}
    chosen = _chosen(scene, {**selector, "take": "all"})
    one, more = _heads(scene, selector["from"])
    head = f"{chosen.before} {more if several else one}".strip()
    place = scene.words.get(f"set.{selector['from']}.at", "")
    owner = _owned_by(scene, selector["of"]) if "of" in selector else ""
    return Noun(head, "many" if several else "one", " ".join(filter(None, (place, owner, chosen.behind))))


def _owned_by(scene: Scene, owner: Any) -> str:
    return scene.words["set.held"] if owner == "everyone" else scene.say("owned_by", who=scene.who(owner))


def _kind(scene: Scene, selector: Mapping[str, Any]) -> str:
    name = selector["from"]
    if not name.startswith("$"):
        return KINDS.get(name, CARD)
    bound = scene.names.get(name[1:], THEY)
    if isinstance(bound, Mapping):
        return _kind(scene, bound)
    return PLAYER if bound.later == "they" else TILE if bound.later == "it" else CARD


def _later(scene: Scene, selector: Mapping[str, Any], person: str) -> str:
    if _kind(scene, selector) == PLAYER:
        return "they"
    return "it" if person == "one" else "them"


def _heads(scene: Scene, name: str) -> tuple[str, str]:
    if name.startswith("$"):
        word = "player" if _kind(scene, {"from": name}) == PLAYER else "thing"
        one, more = scene.say(f"set.among.{word}", them=scene.who(name)).split("|")
    else:
        one, more = scene.words[f"set.{name}"].split("|")
    return one, more


def _among(scene: Scene, selector: Mapping[str, Any], chosen: Mods) -> Noun:
    """Some of what was chosen before: one of them, each of them on your Tile."""
    noun = scene.who(selector["from"])
    take, tail = selector.get("take", "all"), " ".join(filter(None, (noun.tail, chosen.behind)))
    if noun.person != "many" or (take == "all" and not (chosen.before or chosen.behind)):
        return Noun(noun.text, noun.person, tail, noun.later)
    them = scene.say("among.those", before=chosen.before, them=noun) if chosen.before else scene.object(noun)
    low, high = _range(take)
    is_player = noun.later == "they"
    person = "one" if high == 1 or (take == "all" and is_player) else "many"
    text = scene.say(_among_key(selector, take, low, high, is_player), low=low, high=high, them=them)
    return Noun(text, person, chosen.behind, "they" if is_player else "it" if person == "one" else "them")


def _among_key(selector: Mapping[str, Any], take: Any, low: int, high: int, is_player: bool) -> str:
    if take == "all" and is_player:
        return "among.each"
    if low == high and selector.get("by") == "chance" and take != "all":
        return "among.random"
    return "among.one" if low == high == 1 else _many_key(take, low, high).replace("take.", "among.")


def _chosen(scene: Scene, selector: Mapping[str, Any]) -> Mods:
    kind = _kind(scene, selector)
    it = Candidate(f"${selector.get('as', 'it')}", kind, selector.get("take", "all") == "all")
    scene.names[it.ref.removeprefix("$")] = THEY if kind == PLAYER else IT
    parts = [_set_words(scene, selector["from"])]
    parts += [mods(scene, condition, it) for condition in _worth_saying(scene, selector, it)]
    parts += [_extreme(scene, selector, word) for word in ("lowest", "highest") if word in selector]
    return _joined(scene, [part for part in parts if part != NOTHING])


def _set_words(scene: Scene, name: str) -> Mods:
    return Mods(scene.words.get(f"set.{name}.before", ""), scene.words.get(f"set.{name}.behind", ""))


def _joined(scene: Scene, parts: list[Mods]) -> Mods:
    whole = next((part.whole for part in parts if part.whole), "")
    behind = [part.behind for part in parts if part.behind]
    return Mods(
        " ".join(part.before for part in parts if part.before),
        " ".join([" ".join(behind[:1]), *(_chained(scene, text) for text in behind[1:])]).strip(),
        any(part.other for part in parts),
        whole,
    )


def _chained(scene: Scene, text: str) -> str:
    with_word = scene.words["with"].split("{")[0]
    return text if not text.startswith(with_word) else f"{scene.words['and']} {text}"


def _extreme(scene: Scene, selector: Mapping[str, Any], word: str) -> Mods:
    value = selector[word]
    parts = value.get("sum", [value]) if isinstance(value, Mapping) else [value]
    named = [_measure(scene, part) for part in parts]
    return Mods(behind=scene.say(_superlative(parts, word), what=scene.words["amount.sum"].join(named)))


def _measure(scene: Scene, part: Any) -> str:
    for head in ("tally", "stat"):
        if isinstance(part, Mapping) and head in part:
            return scene.words.get(f"{head}.{part[head]}.most", scene.words[f"{head}.{part[head]}"])
    return amount(scene, part)


def _superlative(parts: list[Any], word: str) -> str:
    first = parts[0]
    pieces = isinstance(first, Mapping) and first.get("tally") in ("relics", "hand", "banners", "cracked_hearts")
    return f"{word}.pieces" if pieces else word


NEEDED_BY = MappingProxyType(
    {
        "banners": ('"banner":',),
        "relics": ('"from": "relics"', '"from": "your_relics"'),
        "hand": ('"from": "hand"',),
        "cracked_hearts": ('"do": "heal"',),
    }  # fmt: skip
)
"""What the rest of a card must speak of for "has at least one" to go without saying."""


def _worth_saying(scene: Scene, selector: Mapping[str, Any], it: Candidate) -> list[Mapping[str, Any]]:
    """The conditions that tell the reader something: what the effect needs anyway is left out."""
    written = json.dumps(scene.card.data, sort_keys=True)
    conditions = list(selector.get("where", ()))
    near = any("within" in condition for condition in conditions)
    return [each for each in conditions if not _idle(each, selector, written, near)]


def _idle(condition: Mapping[str, Any], selector: Mapping[str, Any], written: str, near: bool) -> bool:
    inner = condition.get("not", {})
    if "has_status" in inner:
        return f'"status": "{inner["has_status"]}"' in written
    if "same_tile" in inner:
        return near
    if "ruin" in condition:
        return '"do": "replenish"' in written
    tally = condition.get("tally", "")
    single = selector.get("take") == 1 and condition.get("at_least") == 1
    measured = written.count(f'"tally": "{tally}"') > 1
    return single and (measured or any(word in written for word in NEEDED_BY.get(tally, ())))


def _quantity(scene: Scene, selector: Mapping[str, Any], chosen: Mods, take: Any, chance: bool) -> tuple[str, str]:
    one, more = _heads(scene, selector["from"])
    low, high = _range(take)
    before = chosen.before
    if high == 1:
        return _single(scene, selector, chosen, f"{before} {_plain_head(scene, one, before)}".strip(), low, chance)
    head = f"{before} {more}".strip()
    if chance:
        head = scene.say("random.many", thing=head)
    if take == "all" and _kind(scene, selector) == PLAYER:
        return scene.say("each", thing=f"{before} {one}".strip()), "one"
    return scene.say(_many_key(take, low, high), low=low, high=high, thing=head), "many"


def _plain_head(scene: Scene, one: str, before: str) -> str:
    """A Settlement, not a Settlement Tile."""
    return "" if before in scene.words["kind.alone"].split("|") else one


def _range(take: Any) -> tuple[int, int]:
    if isinstance(take, int):
        return take, take
    if take == "all":
        return 99, 99
    return int(take.get("min", 0)), 99 if take.get("max", "all") == "all" else int(take["max"])


def _many_key(take: Any, low: int, high: int) -> str:
    if take == "all":
        return "take.all"
    if high == 99:
        return "take.any" if low == 0 else "take.some"
    if low == high:
        return "take.exactly"
    return "take.upto" if low < 2 else "take.range"


def _single(scene: Scene, selector: Mapping[str, Any], chosen: Mods, head: str, low: int, chance: bool) -> tuple[str, str]:
    if low == 0:
        return scene.say("take.upto", high=1, thing=head), "one"
    if chance:
        head = scene.say("random", thing=head)
        return (scene.say("another", thing=head) if chosen.other else article(head)), "one"
    if selector["from"] in WIDE and not _is_local(scene, chosen):
        return scene.say("any.other" if chosen.other else "any", thing=head), "one"
    if chosen.other:
        return scene.say("another", thing=head), "one"
    if selector["from"] == "everyone":
        return scene.say("of_choice", thing=article(head)), "one"
    return (scene.words["place.this_tile"] if selector["from"] == "this_tile" else article(head)), "one"


def _is_local(scene: Scene, chosen: Mods) -> bool:
    near = (scene.words["adjacent"], scene.words["connected"])
    if any(word in chosen.before.split() for word in near):
        return True
    return any(word in chosen.behind for word in (*near, scene.words["in_line.mark"], scene.words["within.mark"]))


def cards(scene: Scene, ref: Any) -> str:
    """Cards or a Banner without the place they come from."""
    return scene.object(scene.who(ref))
