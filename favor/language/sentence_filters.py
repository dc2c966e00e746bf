"""What a `where` says about a candidate, as words before or behind the noun. Knows no verb and no rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from favor.language.sentence_amounts import compared
from favor.language.sentence_scene import Noun, Scene, article, listed

PLAYER, TILE, CARD = "player", "tile", "card"


@dataclass(frozen=True, slots=True)
class Mods:
    """Words around a noun: `before` the head, `behind` it, `other` for "another", `whole` in place of it all."""

    before: str = ""
    behind: str = ""
    other: bool = False
    whole: str = ""


NOTHING = Mods()


@dataclass(frozen=True, slots=True)
class Candidate:
    """The thing that is filtered: its name in the conditions, its kind, and whether several are meant."""

    ref: str
    kind: str
    all: bool = False


def mods(scene: Scene, condition: Mapping[str, Any], it: Candidate) -> Mods:
    """One condition on a candidate, as words around its noun."""
    if "not" in condition:
        return _negative(scene, condition["not"], it)
    head = next((head for head in _PLAIN if head in condition), "")
    return _PLAIN[head](scene, condition, it) if head else _relative(scene, condition, it)


def _other(pair: list[Any], it: Candidate) -> Any:
    return pair[1] if pair[0] == it.ref else pair[0]


def _same_tile(scene: Scene, condition: Mapping[str, Any], it: Candidate) -> Mods:
    other = _other(condition["same_tile"], it)
    if it.kind == PLAYER:
        return Mods(behind=scene.say("on", place=scene.place(other)))
    is_spot = other in ("you", "altar", "this_tile")
    return Mods(whole=scene.place(other) if is_spot else scene.object(scene.who(other)))


def _near(scene: Scene, condition: Mapping[str, Any], it: Candidate) -> Mods:
    head = "adjacent" if "adjacent" in condition else "connected"
    other = _other(condition[head], it)
    if other == scene.hearer:
        return Mods(before=scene.words[head]) if it.kind == TILE else Mods(behind=scene.words[f"on.{head}"])
    place = _theirs(scene, other)
    return Mods(behind=scene.say(f"{head}.to" if it.kind == TILE else f"on.{head}.to", place=place))


def _theirs(scene: Scene, other: Any) -> str:
    if other in ("altar", "this_tile"):
        return scene.place(other)
    noun = scene.who(other)
    return scene.words["theirs"] if noun.full == scene.words["they"] else scene.place(other)


def _in_line(scene: Scene, condition: Mapping[str, Any], it: Candidate) -> Mods:
    return Mods(behind=scene.words["in_line.any" if it.all else "in_line"])


def _within(scene: Scene, condition: Mapping[str, Any], it: Candidate) -> Mods:
    start = condition["to"] if condition["from"] == it.ref else condition["from"]
    if start == scene.hearer:
        return Mods(behind=scene.say("within", n=condition["within"]))
    return Mods(behind=scene.say("within.of", n=condition["within"], place=scene.place(start)))


def kinds(value: Any) -> list[str]:
    """A word or list of words, as a list."""
    return [value] if isinstance(value, str) else list(value)


def _tile_kind(scene: Scene, condition: Mapping[str, Any], it: Candidate) -> Mods:
    found = [scene.words[f"kind.{kind}"] for kind in kinds(condition["tile_kind"])]
    return _about_tile(scene, listed(found, scene.words["or"]), it)


def _region(scene: Scene, condition: Mapping[str, Any], it: Candidate) -> Mods:
    region = condition["region"]
    if is_named(region):
        return _about_tile(scene, region_name(scene, region), it)
    key = "on.region" if it.kind == PLAYER else "in_region"
    return Mods(behind=scene.say(key, region=region_words(scene, region)))


def _about_tile(scene: Scene, kind: str, it: Candidate) -> Mods:
    if it.kind == PLAYER:
        return Mods(behind=scene.say("on", place=article(f"{kind} {scene.words['tile']}")))
    return Mods(before=kind)


def is_named(region: Any) -> bool:
    """Whether a Region is given by its id, not by a tile or a bound name."""
    return isinstance(region, str) and not region.startswith("$")


def region_name(scene: Scene, id: str) -> str:
    """The name of a Region."""
    found = scene.catalog.sections.get("regions", {}).get(id)
    return found.name if found else id


def region_words(scene: Scene, region: Any) -> str:
    """A Region as a noun: the Forest Region, your Region, the Region of that Tile, any Region."""
    if is_named(region):
        return scene.say("region_named", region=region_name(scene, region))
    if isinstance(region, Mapping) and "region_of" in region:
        return scene.say("region_of", whose=scene.whose(scene.who(region["region_of"]), scene.words["region"]))
    return scene.object(scene.who(region))


def _occupied(scene: Scene, condition: Mapping[str, Any], it: Candidate) -> Mods:
    return Mods(behind=scene.words["occupied"])


def _trapped(scene: Scene, condition: Mapping[str, Any], it: Candidate) -> Mods:
    return Mods(behind=scene.words["trapped"])


def _side(scene: Scene, condition: Mapping[str, Any], it: Candidate) -> Mods:
    if "ruin" in condition:
        return Mods(before=scene.words[f"side.{condition['ruin']}"])
    return Mods(behind=scene.say("whose_boon", side=scene.words[f"side.{condition['boon']}"]))


def _stunned(scene: Scene, condition: Mapping[str, Any], it: Candidate) -> Mods:
    return Mods(before=scene.words["stunned"])


def _number(scene: Scene, condition: Mapping[str, Any], it: Candidate) -> Mods:
    if "tally" not in condition:
        return Mods(behind=scene.say("with", what=compared(scene, condition, scene.words[f"stat.{condition['stat']}"], "")))
    kind = condition["tally"]
    one = scene.words.get(f"tally.{kind}.one", "")
    return Mods(behind=scene.say("with", what=compared(scene, condition, scene.words[f"tally.{kind}.many"], one)))


def _tag(scene: Scene, condition: Mapping[str, Any], it: Candidate) -> Mods:
    return Mods(before=condition["tag"].replace("-", " ").title())


def _any_of(scene: Scene, condition: Mapping[str, Any], it: Candidate) -> Mods:
    parts = [mods(scene, part, it) for part in condition["any_of"]]
    befores = [part.before for part in parts if part.before]
    behinds = [part.behind for part in parts if part.behind]
    if len(befores) == len(parts):
        return Mods(before=listed(befores, scene.words["or"]))
    near = (scene.say("on", place=scene.whose(scene.who("you"), scene.words["tile"])), scene.words["on.adjacent"])
    if tuple(behinds) == near:
        return Mods(behind=scene.words["on.here_or_adjacent"])
    return Mods(behind=listed(behinds, scene.words["or"]))


def _nothing(scene: Scene, condition: Mapping[str, Any], it: Candidate) -> Mods:
    return NOTHING


_PLAIN = MappingProxyType(
    {
        "same_tile": _same_tile,
        "adjacent": _near,
        "connected": _near,
        "in_line": _in_line,
        "within": _within,
        "tile_kind": _tile_kind,
        "region": _region,
        "occupied": _occupied,
        "trapped": _trapped,
        "ruin": _side,
        "boon": _side,
        "stunned": _stunned,
        "tally": _number,
        "stat": _number,
        "tag": _tag,
        "any_of": _any_of,
        "targetable": _nothing,
    }  # fmt: skip
)


def _negative(scene: Scene, inner: Mapping[str, Any], it: Candidate) -> Mods:
    if "same_tile" in inner and _other(inner["same_tile"], it) == scene.hearer:
        return Mods(behind=scene.words["on.another"]) if it.kind == PLAYER else Mods(other=True)
    if "tile_kind" in inner and it.kind == TILE:
        return _not_kind(scene, kinds(inner["tile_kind"]))
    for head in ("occupied", "trapped"):
        if head in inner:
            return Mods(behind=scene.words[f"{head}.not"])
    # A Stunned player is no target anyway (rulings 114, 126, 127): not worth the ink.
    return NOTHING if "stunned" in inner else _relative(scene, {"not": inner}, it)


def _not_kind(scene: Scene, found: list[str]) -> Mods:
    if sorted(found) == ["altar", "settlement"]:
        return Mods(before=scene.words["kind.region"])
    named = listed([scene.words[f"kind.{kind}"] for kind in found], scene.words["or"])
    return Mods(behind=scene.say("not_kind", kind=article(named)))


def _relative(scene: Scene, condition: Mapping[str, Any], it: Candidate) -> Mods:
    word = scene.words["who" if it.kind == PLAYER else "that"]
    person = "many" if it.all else "one"
    scene.names[it.ref.removeprefix("$")] = Noun(word, person, later=word)
    text = scene.clause(condition)
    return Mods(behind=text if text.startswith(word) else scene.say("if", text=text))
