"""Modifiers and durations in words: "your first Basic Movement each turn costs 1 less Energy". Knows no rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from favor.language.sentence_clauses import STATE, STOP, THEN, Clause
from favor.language.sentence_conditions import clause as as_clause
from favor.language.sentence_scene import Noun, Scene, agree, capital, listed

OPERATIONS = ("set_base", "add", "times", "force")
DURATIONS = ("end_of_turn_of", "start_of_turn_of", "end_of_next_turn_of", "uses", "leaves_play")
Modifier = Mapping[str, Any]
COUNTED_BY = MappingProxyType(
    {
        "basic_move": "basic_move",
        "basic_attack": "basic_attacked",
        "delve": "delved",
        "offer": "offered",
        "settlement_roll": "settlement_rolled",
        "action": "action_card_played",
        "attack": "action_card_played",
        "spell": "action_card_played",
        "hex": "action_card_played",
        "trap": "action_card_played",
    }  # fmt: skip
)
"""What the log calls the thing whose cost is changed: "not yet this turn" makes it the first."""


def settled(scene: Scene, conditions: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]] | None:
    """Conditions without the house-rule switches, which stand at their default; None when one of those forbids it."""
    left = []
    for condition in conditions:
        inner = condition.get("not", condition)
        if "switch" not in inner:
            left.append(condition)
        elif (scene.catalog.switches.get(inner["switch"]) == inner["is"]) == ("not" in condition):
            return None
    return left


def modifiers(scene: Scene, passive: Sequence[Modifier], until: Mapping[str, Any] | None = None) -> list[Clause]:
    """Each modifier as a clause; those that differ only in what they touch become one."""
    rows: list[tuple[Modifier, list[Mapping[str, Any]], list[str]]] = []
    for each in passive:
        conditions = settled(scene, each.get("if", ()))
        if conditions is None:
            continue
        if rows and _alike(rows[-1][0], each):
            rows[-1][2].append(_thing(each))
        else:
            rows.append((each, conditions, [_thing(each)]))
    clauses = [_modifier(scene, row[0], row[1], row[2], until) for row in rows]
    return [_timed(scene, clause, until, last=clause is clauses[-1]) for clause in clauses]


def _head(each: Modifier) -> str:
    return next(head for head in ("stat", "cost_of", "forbid") if head in each)


def _thing(each: Modifier) -> str:
    return str(each[_head(each)])


def _alike(one: Modifier, other: Modifier) -> bool:
    head = _head(one)
    if head != _head(other) or head == "stat" or {"spring_trap", "be_targeted"} & {_thing(one), _thing(other)}:
        return False
    return {**one, head: "", "id": ""} == {**other, head: "", "id": ""}


def _modifier(
    scene: Scene, each: Modifier, conditions: list[Mapping[str, Any]], names: list[str], until: Mapping[str, Any] | None
) -> Clause:
    head = _head(each)
    if head == "cost_of":
        return _cost(scene, each, conditions, names, until)
    noun = scene.who(each["who"])
    clause = _stat(scene, each, noun, until) if head == "stat" else _forbid(scene, each, noun, names)
    return _conditional(scene, clause, conditions)


def _conditional(scene: Scene, clause: Clause, conditions: list[Mapping[str, Any]]) -> Clause:
    if not conditions:
        return clause
    parts = []
    for condition in conditions:
        key, inner = ("unless", condition["not"]) if "not" in condition else ("while", condition)
        parts.append(scene.say(key, text=as_clause(scene, inner)))
    return Clause(clause.ref, clause.who, f"{clause.act} {' '.join(parts)}", clause.person, STOP, kind=clause.kind)


def _stat(scene: Scene, each: Modifier, noun: Noun, until: Mapping[str, Any] | None) -> Clause:
    operation = next(name for name in OPERATIONS if name in each)
    stat, value = scene.words[f"stat.{each['stat']}"], each[operation]
    if operation == "add" and isinstance(value, int):
        return _bonus(scene, each, noun, value)
    whose, number = scene.whose(noun, stat), scene.amount(value)
    if operation == "times" and until is not None and noun.person == "you":
        return Clause(scene.hearer, "", scene.say(_times("modifier.multiply", value), what=whose, n=number))
    key = _times("modifier.times", value) if operation == "times" else f"modifier.{operation}"
    if operation == "force" and until is not None:
        key = "modifier.force.while"
    base = scene.whose(noun, scene.say("base", stat=stat)) if operation == "set_base" else whose
    return Clause(f"stat {noun.full}", base, scene.say(key, n=number), "one")


def _times(key: str, value: Any) -> str:
    return f"{key}.two" if value == 2 else key


def _bonus(scene: Scene, each: Modifier, noun: Noun, value: int) -> Clause:
    one = abs(value) == 1 and each["stat"] == "hearts"
    bonus = scene.say(
        "bonus", n=f"{'+' if value >= 0 else '−'}{abs(value)}", stat=scene.words["heart" if one else f"stat.{each['stat']}"]
    )
    if noun.person == "you" and not scene.named:
        return Clause("bonus", "", bonus)
    return Clause(str(each["who"]), noun.full, scene.say("modifier.has", bonus=bonus), noun.person, kind=STATE)


def _forbid(scene: Scene, each: Modifier, noun: Noun, names: list[str]) -> Clause:
    if names[0] in ("spring_trap", "be_targeted"):
        return Clause(names[0], "", scene.say(f"forbid.{names[0]}", who=noun), alone=True)
    their = scene.words["your" if noun.person == "you" else "their"]
    things = listed([scene.say(f"forbid.{name}", their=their) for name in names], scene.words["or"])
    return Clause(str(each["who"]), noun.full, scene.say("modifier.forbid", things=things), noun.person, kind=STATE)


def _cost(
    scene: Scene, each: Modifier, conditions: list[Mapping[str, Any]], names: list[str], until: Mapping[str, Any] | None
) -> Clause:
    left = [condition for condition in conditions if not _is_first(condition, each)]
    first, following = len(left) < len(conditions), bool(until and until.get("uses") == 1)
    one = first or following
    things = listed([scene.words[f"cost.{name}"].split("|")[0 if one else 1] for name in names], scene.words["and"])
    today = until is not None and until.get("end_of_turn_of") == scene.hearer
    nth = "the_first" if first else "the_next.turn" if today else "the_next"
    named = scene.say(nth, things=things) if one else things
    return _conditional(scene, _price(scene, each, scene.who(each["who"]), named, one and len(names) == 1), left)


def _price(scene: Scene, each: Modifier, noun: Noun, things: str, single: bool) -> Clause:
    operation = next(name for name in OPERATIONS if name in each)
    value = each[operation]
    key = f"price.{operation}"
    if operation == "add" and isinstance(value, int):
        key = "price.less" if value < 0 else "price.more"
        value = abs(value)
    price = scene.say(key, n=scene.amount(value))
    if noun.person == "you":
        return Clause("cost", scene.whose(noun, things), scene.say("modifier.cost", price=price), "one" if single else "many")
    return Clause(str(each["who"]), noun.full, scene.say("modifier.pays", price=price, things=things), noun.person)


def _is_first(condition: Mapping[str, Any], each: Modifier) -> bool:
    if condition.get("happened") != COUNTED_BY[each["cost_of"]] or condition.get("equals") != 0:
        return False
    return condition["by"] == each["who"] and condition.get("type", each["cost_of"]) in (each["cost_of"], "action")


def _timed(scene: Scene, clause: Clause, until: Mapping[str, Any] | None, last: bool) -> Clause:
    """The duration stands behind the last of the clauses; "the next ... this turn" has its own."""
    if until is None or not last:
        return clause
    if until.get("uses") == 1 and clause.ref == "cost":
        return clause
    text = f"{clause.act} {duration(scene, until)}"
    link = STOP if clause.link == STOP else THEN
    return Clause(clause.ref, clause.who, text, clause.person, link, clause.alone, clause.kind)


def duration(scene: Scene, until: Mapping[str, Any]) -> str:
    """until the end of your turn"""
    words = [name for name in DURATIONS if name in until]
    shown = [name for name in words if name != "leaves_play"] or words
    return listed([_lasting(scene, name, until[name]) for name in shown], scene.words["or"])


def _lasting(scene: Scene, name: str, value: Any) -> str:
    if name == "uses":
        return scene.say("duration.uses.one" if value == 1 else "duration.uses", n=value)
    if name == "leaves_play":
        return scene.words["duration.leaves_play"]
    noun = scene.again(value) if str(value) in ("you", "holder") or str(value)[:1] == "$" else scene.who(value)
    return scene.say(
        f"duration.{name}", whose=scene.whose(noun, scene.words["turn"]), next=scene.whose(noun, scene.words["next_turn"])
    )


def standing(scene: Scene, passive: Sequence[Modifier]) -> list[str]:
    """Modifiers of a card in play, as sentences; plain bonuses share one."""
    clauses = modifiers(scene, passive)
    bonuses = [clause.predicate for clause in clauses if clause.ref == "bonus"]
    rest = [capital(agree(clause.text, clause.person)) for clause in clauses if clause.ref != "bonus"]
    return ([listed(bonuses, scene.words["and"])] if bonuses else []) + rest
