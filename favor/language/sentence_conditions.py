"""Conditions as clauses: "you are on a Settlement", "another player is on their Tile". Knows no verb and no rule."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from favor.language.sentence_amounts import COMPARISONS, compared, number_test
from favor.language.sentence_filters import is_named, kinds, region_name, region_words
from favor.language.sentence_scene import Noun, Scene, agree, article, has_article, listed


def clause(scene: Scene, condition: Mapping[str, Any], no: bool = False) -> str:
    """A condition as a clause; `no` turns it round."""
    if "not" in condition:
        return clause(scene, condition["not"], not no)
    head = "switch" if "switch" in condition else next(head for head in _CLAUSES if head in condition)
    return _CLAUSES[head](scene, condition, no)


def all_of(scene: Scene, conditions: list[Mapping[str, Any]]) -> str:
    """Several conditions that must all hold."""
    return listed([clause(scene, each) for each in conditions], scene.words["and"])


def _say(scene: Scene, key: str, noun: Noun, no: bool, **parts: Any) -> str:
    return agree(f"{noun.full} {scene.say(f'{key}.not' if no else key, **parts)}", noun.person)


def _state(scene: Scene, condition: Mapping[str, Any], no: bool) -> str:
    head = next(iter(condition))
    return _say(scene, f"condition.{head}", scene.who(condition[head]), no)


def _status(scene: Scene, condition: Mapping[str, Any], no: bool) -> str:
    id = condition["has_status"]
    key = "condition.has_status" if scene.knows(f"status.{id}") else "condition.has_other_status"
    return _say(scene, key, scene.who(condition["who"]), no, status=status_word(scene, id))


def status_word(scene: Scene, id: str) -> str:
    """How a player under a status is called: Cold, Poisoned; other statuses by their name."""
    found = scene.catalog.sections.get("statuses", {}).get(id)
    return scene.words.get(f"status.{id}", found.name if found else id)


def _is(scene: Scene, condition: Mapping[str, Any], no: bool) -> str:
    one, other = condition["is"], condition["same_as"]
    if "active_player" in (one, other):
        noun = scene.who(other if one == "active_player" else one)
        return scene.say("condition.is.turn.not" if no else "condition.is.turn", turn=scene.whose(noun, scene.words["turn"]))
    return _say(scene, "condition.is", scene.who(one), no, other=scene.who(other))


def _near(scene: Scene, condition: Mapping[str, Any], no: bool) -> str:
    head = next(head for head in ("same_tile", "adjacent", "connected", "in_line") if head in condition)
    one, other = condition[head]
    if one == scene.hearer:
        one, other = other, one
    noun, place = _standing(scene, one), scene.place(other)
    return _say(scene, f"condition.{head}", noun, no, place=place)


def _standing(scene: Scene, ref: Any) -> Noun:
    return Noun(scene.place(ref)) if ref in ("altar", "this_tile") else scene.who(ref)


def _within(scene: Scene, condition: Mapping[str, Any], no: bool) -> str:
    noun, place = _standing(scene, condition["from"]), scene.place(condition["to"])
    return _say(scene, "condition.within", noun, no, n=condition["within"], place=place)


def _side(scene: Scene, condition: Mapping[str, Any], no: bool) -> str:
    if "boon" in condition:
        thing = scene.whose(scene.who(condition["of"]), scene.words["boon"])
        return _say(scene, "condition.boon", Noun(thing), no, side=scene.words[f"side.{condition['boon']}"])
    place = scene.place(condition["of"])
    return _say(
        scene, "condition.ruin", Noun(scene.say("ruin_on", place=place)), no, side=scene.words[f"side.{condition['ruin']}"]
    )


def _about_tile(scene: Scene, condition: Mapping[str, Any], no: bool) -> str:
    tile = scene.words["tile"]
    if "region" in condition and not is_named(condition["region"]):
        places = [scene.say("the_tile.in_region", region=region_words(scene, condition["region"]))]
    elif "region" in condition:
        places = [f"{region_name(scene, condition['region'])} {tile}"]
    else:
        places = [_kind_of_tile(scene, kind) for kind in kinds(condition["tile_kind"])]
    named = [place if has_article(place) else article(place) for place in places]
    key = "condition.tile_kind" if condition["of"] in ("you", "holder") or str(condition["of"])[:1] == "$" else "condition.is"
    noun = _standing(scene, condition["of"])
    return _say(scene, key, noun, no, place=listed(named, scene.words["or"]), other=listed(named, scene.words["or"]))


def _kind_of_tile(scene: Scene, kind: str) -> str:
    if kind == "altar":
        return scene.words["place.altar"]
    name = scene.words[f"kind.{kind}"]
    return name if name in scene.words["kind.alone"].split("|") else f"{name} {scene.words['tile']}"


def _on_tile(scene: Scene, condition: Mapping[str, Any], no: bool) -> str:
    head = "occupied" if "occupied" in condition else "trapped"
    return scene.say(f"condition.{head}.not" if no else f"condition.{head}", place=scene.place(condition[head]))


def _stat(scene: Scene, condition: Mapping[str, Any], no: bool) -> str:
    noun = scene.who(condition["of"])
    return _say(scene, "condition.has", noun, no, what=compared(scene, condition, scene.words[f"stat.{condition['stat']}"], ""))


def _tally(scene: Scene, condition: Mapping[str, Any], no: bool) -> str:
    noun, kind = scene.who(condition["of"]), condition["tally"]
    one = scene.words.get(f"tally.{kind}.one", "")
    return _say(scene, "condition.has", noun, no, what=compared(scene, condition, scene.words[f"tally.{kind}.many"], one))


def _count(scene: Scene, condition: Mapping[str, Any], no: bool) -> str:
    counted = condition["count"]
    if isinstance(counted, str) and counted.startswith("$"):
        return scene.say("condition.count.bound", what=number_test(scene, condition))
    company = None if no else _company(scene, condition)
    if company:
        return company
    owner = _owner(counted)
    if owner is not None:
        one, more = scene.words[f"set.{counted['from']}"].split("|")
        return _say(scene, "condition.has", scene.who(owner), no, what=compared(scene, condition, more, one))
    more = scene.makers["things"](scene, {"counted": counted, "many": True}).full
    one = scene.makers["things"](scene, {"counted": counted, "many": False}).full
    text = scene.say("condition.count.not" if no else "condition.count", what=compared(scene, condition, more, one))
    return agree(text, "one" if number(scene, condition) == "1" and "above" not in condition else "many")


def _owner(counted: Any) -> Any:
    """Whose things are counted, where the set has an owner and no filter."""
    if not isinstance(counted, Mapping) or counted.get("where"):
        return None
    return counted.get("of", "you" if counted["from"].startswith("your_") else None)


def _company(scene: Scene, condition: Mapping[str, Any]) -> str:
    """Two players on a tile where one stands: another player is there."""
    where = condition["count"].get("where", [{}]) if isinstance(condition["count"], Mapping) else [{}]
    pair = where[0].get("same_tile") if len(where) == 1 else None
    if pair is None or condition["count"]["from"] != "everyone" or condition.get("at_least", 1) == 1:
        return ""
    if not isinstance(condition.get("at_least"), int):
        return ""
    other = pair[0] if pair[1] == f"${condition['count'].get('as', 'it')}" else pair[1]
    others = condition["at_least"] - 1
    key = "condition.company.one" if others == 1 else "condition.company"
    return scene.say(key, n=others, place=scene.place(other))


def _happened(scene: Scene, condition: Mapping[str, Any], no: bool) -> str:
    noun = Noun(scene.words["some_player"]) if condition["by"] == "anyone" else scene.who(condition["by"])
    done = past(scene, condition)
    never = condition.get("equals") == 0
    if condition.get("at_least") == 1 or never:
        return _say(scene, "condition.happened", noun, no != never, done=done)
    times = scene.say(f"times.{next(name for name in COMPARISONS if name in condition)}", n=number(scene, condition))
    return _say(scene, "condition.happened.times", noun, no, done=done, times=times)


def number(scene: Scene, condition: Mapping[str, Any]) -> str:
    """The bound of a comparison."""
    return scene.amount(next(condition[name] for name in COMPARISONS if name in condition))


def past(scene: Scene, condition: Mapping[str, Any]) -> str:
    """What was done, as it stands behind "have"."""
    name, types = condition["happened"], condition.get("type")
    if name == "action_card_played" and types:
        named = [scene.words[f"type.{each}"] for each in kinds(types)]
        return scene.say("done.played", card=article(listed(named, scene.words["or"])))
    return scene.words[f"done.{name}"]


def _result(scene: Scene, condition: Mapping[str, Any], no: bool) -> str:
    return _say(scene, "condition.succeeded", scene.who(scene.hearer), no)


def _rolled(scene: Scene, condition: Mapping[str, Any], no: bool) -> str:
    word = next(name for name in COMPARISONS if name in condition)
    key = f"condition.rolled.{word}" if not no else f"condition.rolled.{word}.not"
    return scene.say(key, n=scene.amount(condition[word]))


def _tag(scene: Scene, condition: Mapping[str, Any], no: bool) -> str:
    kind = article(scene.say("tagged", tag=condition["tag"].replace("-", " ").title()))
    return scene.say("condition.tag.not" if no else "condition.tag", kind=kind)


def _switch(scene: Scene, condition: Mapping[str, Any], no: bool) -> str:
    rules = {switch["id"]: switch["name"] for switch in scene.catalog.rules.get("switches", ())}
    value = str(condition["is"]).replace("_", " ").lower()
    name = rules.get(condition["switch"], condition["switch"].replace("_", " "))
    return scene.say("condition.switch.not" if no else "condition.switch", name=name, value=value)


def _any_of(scene: Scene, condition: Mapping[str, Any], no: bool) -> str:
    parts = [clause(scene, each, no) for each in condition["any_of"]]
    return listed(parts, scene.words["and" if no else "or"])


_CLAUSES = MappingProxyType(
    {
        "stunned": _state,
        "targetable": _state,
        "has_status": _status,
        "is": _is,
        "adjacent": _near,
        "connected": _near,
        "in_line": _near,
        "same_tile": _near,
        "within": _within,
        "ruin": _side,
        "boon": _side,
        "tile_kind": _about_tile,
        "region": _about_tile,
        "occupied": _on_tile,
        "trapped": _on_tile,
        "happened": _happened,
        "stat": _stat,
        "tally": _tally,
        "count": _count,
        "succeeded": _result,
        "rolled": _rolled,
        "tag": _tag,
        "switch": _switch,
        "any_of": _any_of,
    }  # fmt: skip
)


def heads() -> tuple[str, ...]:
    """Every condition that has a sentence."""
    return (*_CLAUSES, "not")
