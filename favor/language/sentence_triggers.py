"""Reactions and uses in words: when, how often, whether you may, at what price. Knows no rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from favor.language.sentence_clauses import finished
from favor.language.sentence_conditions import all_of
from favor.language.sentence_filters import NOTHING, PLAYER, Candidate, kinds, mods
from favor.language.sentence_flow import offered, priced
from favor.language.sentence_modifiers import duration, settled
from favor.language.sentence_scene import THEY, YOU, Noun, Scene, agree, article, listed
from favor.language.triggers import CAUSES

Reaction = Mapping[str, Any]
HARM = ("damage", "damage_dealt", "damage_total")
ATTACKS = ("basic_attack", "attack_card")


def reactions(scene: Scene, reacts: Sequence[Reaction]) -> list[str]:
    """Every reaction as finished sentences; those with the same effect become one, those of another house rule none."""
    rows: list[tuple[Reaction, list[Mapping[str, Any]], list[Reaction]]] = []
    for each in reacts:
        left = settled(scene, each.get("if", ()))
        if left is None:
            continue
        if rows and _same_answer(rows[-1][0], each):
            rows[-1][2].append(each)
        else:
            rows.append((each, left, [each]))
    return [_reaction(scene, row[0], row[1], row[2]) for row in rows]


def timed(scene: Scene, query: Mapping[str, Any]) -> list[str]:
    """The reactions of a status that is spelt out on the card which gives it."""
    once = query["until"].get("uses") == 1
    texts: list[str] = []
    for each in query["reacts"]:
        left = settled(scene, each.get("if", ()))
        if left is None:
            continue
        scene.names["holder"] = YOU if query["noun"].person == "you" else THEY
        texts.append(_next_time(scene, query, each, left) if once else _for_a_while(scene, query, each, left))
    return texts


def _next_time(scene: Scene, query: Mapping[str, Any], each: Reaction, left: list[Mapping[str, Any]]) -> str:
    scene.names["holder"] = query["noun"]
    plain = query["noun"].person == "you" and not left and [step["do"] for step in each["effects"]] == ["succeed"]
    if plain and each["when"] == "challenge_rolled" and not each.get("optional"):
        key = "succeed.next.turn" if "end_of_turn_of" in query["until"] else "succeed.next"
        return scene.say(key, challenge=_stats(scene, each))
    event = _event(scene, each, left)
    today = "end_of_turn_of" in query["until"]
    key = "next_time.turn" if today and query["noun"].person == "you" else "next_time"
    return scene.say(key, event=event, effects=_effects(scene, each, left))


def _for_a_while(scene: Scene, query: Mapping[str, Any], each: Reaction, left: list[Mapping[str, Any]]) -> str:
    choice = "" if query["noun"].person == "you" else scene.say("choose_player", who=query["noun"])
    until = duration(scene, query["until"])
    event = _event(scene, each, left)
    return choice + scene.say("for_a_while", until=until, event=event, effects=_effects(scene, each, left))


def _same_answer(one: Reaction, other: Reaction) -> bool:
    drop = {"when": "", "id": "", "by": "", "to": ""}
    return {**one, **drop} == {**other, **drop} and one.get("by") == other.get("by")


def _reaction(scene: Scene, each: Reaction, left: list[Mapping[str, Any]], alike: list[Reaction]) -> str:
    for need in each.get("needs", ()):
        scene.names[need["as"]] = need
    left = list(left)
    event = _merged([_event(scene, one, left) for one in alike], scene)
    limit = each.get("limit")
    opening = scene.words["at"] if f"at.{each['when']}" in scene.words else scene.words["reaction"]
    word = scene.words[_opening_word(scene, each)]
    happening = f"{event}{_turn(scene, each, limit)}"
    effects = _effects(scene, each, left)
    text = opening.format(word=word, event=happening, effects=effects)
    return finished(scene.say("limited", limit=limit_text(scene, limit), text=text) if limit else text)


def _opening_word(scene: Scene, each: Reaction) -> str:
    if each.get("optional") and each["timing"] == "after" and not each.get("limit"):
        return "after"
    seldom = each.get("limit") or each.get("optional") or each["when"] == "this_left_play"
    return "when" if seldom or scene.card.section == "items" else "whenever"


def _turn(scene: Scene, each: Reaction, limit: Any) -> str:
    on_own = each.get("turn") == "yours" and not (limit and limit["per"] == "your_turn")
    return scene.words["on_your_turn"] if on_own else ""


def limit_text(scene: Scene, limit: Mapping[str, Any]) -> str:
    """once a turn"""
    key = {1: "once", 2: "twice"}.get(limit["times"], "often")
    return f"{scene.say(f'limit.{key}', n=limit['times'])} {scene.words['per.' + limit['per']]}"


def _merged(events: list[str], scene: Scene) -> str:
    """ "you gain a Relic" and "you lose a Relic" become "you gain or lose a Relic"."""
    if len(events) == 1:
        return events[0]
    rows = [event.split() for event in events]
    if len({len(row) for row in rows}) == 1:
        differing = [place for place in range(len(rows[0])) if len({row[place] for row in rows}) > 1]
        if len(differing) == 1:
            place = differing[0]
            middle = listed([row[place] for row in rows], scene.words["or"])
            return " ".join([*rows[0][:place], middle, *rows[0][place + 1 :]])
    return listed(events, scene.words["or"])


def _effects(scene: Scene, each: Reaction, left: list[Mapping[str, Any]]) -> str:
    failed = any(_is_failure(one) for one in each.get("if", ()))
    inner = scene.inside(event="failed" if failed else each["when"])
    told = offered if each.get("optional") else priced
    text = told(inner, each.get("cost", ()), each["effects"])
    if each.get("band") == "early" and ". " not in text:
        text = scene.say("first", text=text)
    return _under(scene, text, left)


def _under(scene: Scene, text: str, left: list[Mapping[str, Any]]) -> str:
    """Conditions behind a short text; before a long one."""
    told = [each for each in left if each.get("not", {}).get("stunned") not in ("you", "holder")]
    if not told:
        return text
    if len(told) == 1 and "not" in told[0] and ". " not in text:
        return f"{text} {scene.say('unless', text=scene.clause(told[0]['not']))}"
    clause = all_of(scene, told)
    return scene.say("if_before", condition=clause, text=text) if ". " in text else f"{text} {scene.say('if', text=clause)}"


def _event(scene: Scene, each: Reaction, left: list[Mapping[str, Any]]) -> str:
    """The event as a clause. Conditions it can carry itself are taken out of `left`; its names are made known."""
    name = each["when"]
    if name == "this_left_play":
        return scene.words["event.this_left_play"]
    if name in HARM:
        return _harm(scene, each, left)
    noun = _role(scene, each["by"] if "by" in each else each["to"])
    text = _plain(scene, each, noun, left)
    for bound in ("player", "mover", "roller", "victim"):
        scene.names[bound] = _later(noun)
    scene.names["source"] = _later(_role(scene, each["by"])) if "by" in each else Noun(scene.words["somebody"])
    _bind_things(scene)
    return text + _off_turn(scene, left)


def _bind_things(scene: Scene) -> None:
    for bound in ("card", "tile", "status", "to_tile"):
        scene.names[bound] = Noun(scene.words[f"that.{bound}"], later="it")
    scene.names["from_tile"] = Noun(scene.words["that.from_tile"], later="it")


def _role(scene: Scene, role: str) -> Noun:
    if role == scene.hearer or role == "you":
        return YOU
    if role == "holder":
        return scene.who("holder")
    return Noun(scene.words[f"somebody.{role}"], "one")


def _later(noun: Noun) -> Noun:
    return YOU if noun.person == "you" else THEY


def _plain(scene: Scene, each: Reaction, noun: Noun, left: list[Mapping[str, Any]]) -> str:
    name = each["when"]
    key = f"event.{name}"
    if name == "challenge_rolled":
        failed = _taken(left, _is_failure)
        key = f"{key}.failed" if failed else key
    if name == "tile_entered" and _taken(left, lambda one: sorted(one.get("same_tile", ())) == ["$mover", "you"]):
        key = f"{key}.yours"
    other = _role(scene, each["by"]) if "by" in each and "to" in each else noun
    if f"at.{name}" in scene.words:
        return scene.say(f"at.{name}", whose=scene.whose(noun, scene.words["turn"]))
    if name == "stunned":
        victim = _role(scene, each["to"])
        oneself = other.person == victim.person == "you"
        told = Noun(scene.words["yourself"]) if oneself else victim
        return agree(scene.say("event.stunned", by=other.full, to=told), other.person)
    if name == "status_gained" and each["timing"] == "instead":
        key = "event.status_gained.would"
    if name == "healed" and each["timing"] == "instead":
        key = "event.healed"
    return agree(f"{noun.full} {scene.say(key, **_extras(scene, each, noun))}", noun.person)


def _stats(scene: Scene, each: Reaction) -> str:
    """Charm Challenge, or Challenge."""
    if each.get("stat", "any") == "any":
        return scene.words["challenge.word"]
    return scene.say(
        "challenge.bare", stat=listed([scene.words[f"stat.{one}"] for one in kinds(each["stat"])], scene.words["or"])
    )


def _extras(scene: Scene, each: Reaction, noun: Noun) -> dict[str, str]:
    types = [scene.words[f"type.{one}"] for one in kinds(each.get("type", []))]
    card = listed(types, scene.words["or"]) or scene.words["type.any"]
    return {
        "stat": scene.say("article.a", thing=_stats(scene, each)),
        "card": article(card),
        "their": scene.words["your" if noun.person == "you" else "their"],
    }


def _is_failure(one: Mapping[str, Any]) -> bool:
    """The die is not below the stat."""
    bound = one.get("at_least")
    return "rolled" in one and isinstance(bound, Mapping) and "stat" in bound


def _taken(left: list[Mapping[str, Any]], fits: Any) -> bool:
    for place, condition in enumerate(left):
        if fits(condition):
            del left[place]
            return True
    return False


def _off_turn(scene: Scene, left: list[Mapping[str, Any]]) -> str:
    def other(one: Mapping[str, Any]) -> bool:
        inner = one.get("not", {})
        return {inner.get("is"), inner.get("same_as")} == {"active_player", "you"}

    return scene.words["on_another_turn"] if _taken(left, other) else ""


def _harm(scene: Scene, each: Reaction, left: list[Mapping[str, Any]]) -> str:
    source = _role(scene, each["by"])
    victim = _victim(scene, each, left)
    oneself = source.person == victim.person == "you"
    text = _harm_text(scene, each, source, Noun(scene.words["yourself"]) if oneself else victim)
    scene.names["source"] = _later(source) if each["by"] != "anyone" else Noun(scene.words["the_source"])
    scene.names["victim"] = scene.names["victims"] = _later(victim)
    _bind_things(scene)
    return text + _off_turn(scene, left)


def _victim(scene: Scene, each: Reaction, left: list[Mapping[str, Any]]) -> Noun:
    """The victim, with what the conditions say of it."""
    if "to" not in each:
        return Noun(scene.words["somebody.anyone"])
    noun = _role(scene, each["to"])
    tails = []
    for condition in [one for one in left if "$victim" in str(one)]:
        found = mods(scene, condition, Candidate("$victim", PLAYER))
        if found != NOTHING and found.behind:
            tails.append(found.behind)
            left.remove(condition)
    return Noun(noun.text, noun.person, " ".join(tails)) if tails else noun


def _harm_text(scene: Scene, each: Reaction, source: Noun, victim: Noun) -> str:
    causes = [] if each["cause"] == "any" else [cause for cause in CAUSES if cause in kinds(each["cause"])]
    would = ".would" if each["when"] == "damage" else ""
    if each["when"] == "damage_total":
        return agree(scene.say("harm.total", by=source.full, cause=_causes(scene, "with", causes)), source.person)
    if source.person == "you" and causes and set(causes) <= set(ATTACKS):
        weapons = listed([scene.words[f"cause.{cause}"] for cause in causes], scene.words["or"])
        return scene.say(f"harm.weapon{would}", weapons=weapons, to=victim)
    if each["by"] == "anyone":
        return agree(scene.say(f"harm.passive{would}", to=victim.full, cause=_causes(scene, "from", causes)), victim.person)
    return agree(scene.say(f"harm{would}", by=source.full, to=victim, cause=_causes(scene, "with", causes)), source.person)


def _causes(scene: Scene, word: str, causes: list[str]) -> str:
    if not causes:
        return ""
    named = listed([scene.words[f"cause.{cause}"] for cause in causes], scene.words["or"])
    return scene.say(f"cause.{word}", causes=article(named))


def use_text(scene: Scene, use: Mapping[str, Any]) -> str:
    """What the owner may do with a card in play."""
    for need in use.get("needs", ()):
        scene.names[need["as"]] = need
    cost, limit = use.get("cost", ()), use.get("limit")
    thrown = any("discard_this" in each for each in cost)
    may = (scene.card.section == "relics" or limit) and not thrown
    effects = (offered if may else priced)(scene, cost, use["effects"])
    conditions = settled(scene, use.get("if", ())) or []
    text = _under(scene, effects, list(conditions))
    return finished(scene.say("limited", limit=limit_text(scene, limit), text=text) if limit else text)
