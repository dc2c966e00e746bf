"""Steps that hold other steps, statuses, and the verbs of `instead`; the order of a list of steps. Knows no rule."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from favor.language.sentence_clauses import AFTER, IF, STATE, STOP, THEN, Clause, does, running
from favor.language.sentence_conditions import all_of, status_word
from favor.language.sentence_modifiers import duration, modifiers, settled
from favor.language.sentence_scene import THEY, YOU, Noun, Scene, listed
from favor.language.sentence_steps import PLAIN_VERBS, Step, Verb

LABEL, LABEL_END = "\x02", "\x03"
"""Stand round an option's label, in which no key word is looked for."""


def clauses_of(scene: Scene, steps: Sequence[Step]) -> list[Clause]:
    """A list of steps as clauses, in order."""
    found: list[Clause] = []
    for step in merged(steps):
        conditions = settled(scene, step.get("if", ()))
        if conditions is None:
            continue
        made = ALL_VERBS[step["do"]](scene, step)
        if step["do"] == "end_effects" and not found:
            made = [replace(made[0], act=scene.words["nothing"])]
        told = [each for each in conditions if not _idle(each, step)]
        made = [_conditional(scene, made[0], told), *made[1:]] if told and made else made
        found += _shortened(scene, found, made)
    return found


def merged(steps: Sequence[Step]) -> list[Step]:
    """Cures of one player in a row as one step."""
    found: list[Step] = []
    for step in steps:
        if found and step["do"] == "cure" and found[-1]["do"] == "cure" and found[-1]["who"] == step["who"]:
            found[-1] = {**found[-1], "status": [*_several(found[-1]["status"]), step["status"]]}
        else:
            found.append(step)
    return found


def _several(value: Any) -> list[Any]:
    return list(value) if isinstance(value, list) else [value]


def _idle(condition: Mapping[str, Any], step: Step) -> bool:
    """A spent Boon before "Replenish your Boon" goes without saying."""
    return condition.get("boon") == "spent" and step["do"] == "replenish"


def _conditional(scene: Scene, clause: Clause, conditions: Sequence[Mapping[str, Any]]) -> Clause:
    condition = all_of(scene, list(conditions))
    if "\n" in clause.act or ". " in clause.act:  # behind several sentences it would belong to the last alone
        return Clause(clause.ref, "", scene.say("if_before", condition=condition, text=clause.text), "you", STOP, True, IF)
    act = f"{clause.act} {scene.say('if', text=condition)}"
    return Clause(clause.ref, clause.who, act, clause.person, STOP, clause.kind == STATE, IF)


def _shortened(scene: Scene, before: Sequence[Clause], made: list[Clause]) -> list[Clause]:
    """ "discard an Action Card and draw 1", not "draw 1 Action Card"."""
    if not before or not made or before[-1].kind != "discard" or made[0].kind != "draw.actions":
        return made
    act = made[0].act
    for noun in scene.words["draw.noun"].split("|"):
        act = act.removesuffix(noun)
    return [Clause(made[0].ref, made[0].who, act, made[0].person, made[0].link, made[0].alone), *made[1:]]


def _challenge(scene: Scene, step: Step) -> list[Clause]:
    who = step["who"]
    noun = scene.who(who)
    inner = _roller_scene(scene, step, noun)
    parts = [scene.say("challenge", stat=scene.words[f"stat.{step['stat']}"])]
    for branch in ("success", "failure"):
        if step.get(branch):
            text = running(inner, clauses_of(inner, step[branch]))
            parts.append(scene.say(f"challenge.{branch}", text=text))
    return [does(scene, who, ". ".join(parts), AFTER, "challenge", noun)]


def _roller_scene(scene: Scene, step: Step, noun: Noun) -> Scene:
    """Who the branches speak to: whoever rolls, unless they also speak of you."""
    if noun.person == "you":
        scene.names["roller"] = YOU
        return scene
    branches = json.dumps([step.get("success", []), step.get("failure", [])])
    if step["who"] in ("everyone", "opponents") and '"you"' not in branches:
        return scene.inside(hearer="$roller", named=False)
    scene.names["roller"] = THEY
    return scene.inside(named=True)


def _choose(scene: Scene, step: Step) -> list[Clause]:
    """Nothing is said yet: the choice is told where it is used."""
    scene.names[step["as"]] = step
    return []


def _choose_one(scene: Scene, step: Step) -> list[Clause]:
    noun = scene.who(step["by"])
    inner = _chooser_scene(scene, step["by"], step["options"])
    lines = [option_line(inner, option) for option in step["options"]]
    return [does(scene, step["by"], f"{scene.words['choose_one']}\n" + "\n".join(lines), AFTER, noun=noun)]


def _chooser_scene(scene: Scene, by: Any, steps: Any) -> Scene:
    if by == scene.hearer or '"you"' in json.dumps(steps):
        return scene
    return scene.inside(hearer=by, named=False)


def option_line(scene: Scene, option: Mapping[str, Any]) -> str:
    """One option as a line: its label, then what it costs and does."""
    return f"• {LABEL}{option['label']}:{LABEL_END} {finished_lower(option_body(scene, option))}"


def finished_lower(text: str) -> str:
    """With its full stop but without a capital: it follows a colon."""
    return text if text.endswith((".", "\n")) else f"{text}."


def option_body(scene: Scene, option: Mapping[str, Any]) -> str:
    """What an option costs and does."""
    text = priced(scene, option.get("cost", ()), option["effects"])
    conditions = [each for each in settled(scene, option.get("if", ())) or () if not _obvious(each, option)]
    if not conditions:
        return text
    key = "if_before" if ". " in text else "only_if"
    return scene.say(key, text=text, condition=all_of(scene, conditions))


def _obvious(condition: Mapping[str, Any], option: Mapping[str, Any]) -> bool:
    """An option that takes from a pile is not offered while the pile is empty, one that replenishes not while ready."""
    written = json.dumps(option["effects"], sort_keys=True)
    if condition.get("boon") == "spent":
        return '"what": "boon"' in written
    counted = condition.get("count")
    return isinstance(counted, Mapping) and condition.get("at_least") == 1 and f'"from": "{counted["from"]}"' in written


def priced(scene: Scene, cost: Sequence[Mapping[str, Any]], effects: Sequence[Step]) -> str:
    """ "pay 1 Energy to heal 2 Hearts"; without a cost the effects alone."""
    return _order(scene, cost, effects)[0] if cost else running(scene, clauses_of(scene, effects))


def offered(scene: Scene, cost: Sequence[Mapping[str, Any]], effects: Sequence[Step]) -> str:
    """ "you may pay 1 Energy to heal 2 Hearts"."""
    text, is_order = _order(scene, cost, effects)
    return scene.say("you_may" if is_order else "if_you_wish", act=text)


def _order(scene: Scene, cost: Sequence[Mapping[str, Any]], effects: Sequence[Step]) -> tuple[str, bool]:
    """Cost and effects, and whether they can stand behind "you may"."""
    clauses = clauses_of(scene, effects)
    own = bool(clauses) and clauses[0].ref == scene.hearer and clauses[0].kind != STATE
    text = running(scene, [_bare(clauses[0]), *clauses[1:]] if own else clauses)
    if not cost:
        return text, own
    paid = listed([cost_text(scene, each) for each in cost], scene.words["and"])
    return scene.say("cost.to" if own else "cost.colon", cost=paid, text=text), True


def _bare(clause: Clause) -> Clause:
    return Clause(clause.ref, "", clause.act, clause.person, clause.link, clause.alone, clause.kind)


def cost_text(scene: Scene, cost: Mapping[str, Any]) -> str:
    """One cost as an order."""
    if "energy" in cost:
        return scene.say("cost.energy", n=cost["energy"])
    if "discard" in cost:
        return PLAIN_VERBS["discard"](scene.inside(named=False), {"cards": cost["discard"]})[0].predicate
    return scene.words["cost.discard_this" if "discard_this" in cost else "cost.flip_boon"]


def _each(scene: Scene, step: Step) -> list[Clause]:
    scene.names[step["name"]] = scene.who(step["in"])
    return clauses_of(scene, step["effects"])


def _repeat(scene: Scene, step: Step) -> list[Clause]:
    forced, most = step.get("at_least", 0), step["at_most"]
    body, is_order = _order(scene, step.get("cost", ()), step["effects"])
    until = scene.say("repeat.until", text=all_of(scene, step["stop_when"])) if "stop_when" in step else ""
    comma = "," if until else ""
    noun = scene.who(step["by"])
    head, _, rest = body.partition(". ")
    tail = f". {rest}" if rest else ""
    if forced == 0:
        times = scene.say("repeat.times", n=most) if most > 1 else ""
        text = head + times + comma + until
        if not is_order:
            return [Clause("", "", scene.say("if_you_wish", act=text) + tail, "you", STOP, True)]
        return [Clause(str(step["by"]), noun.full, scene.say("may", act=text) + tail, noun.person, STOP, kind=STATE)]
    again = scene.say("repeat.again", n=most - forced, until=until) if most < 20 else scene.say("repeat.on", until=until)
    times = scene.say("repeat.exactly", n=forced) if forced > 1 else ""
    if most == forced:
        again = ""
    return [Clause(str(step["by"]), "", f"{head}{times}{comma + until if not again else ''}{tail}{again}", "you", STOP)]


def _modify(scene: Scene, step: Step) -> list[Clause]:
    return modifiers(scene, step["passive"], step["until"])


def _afflict(scene: Scene, step: Step) -> list[Clause]:
    found = scene.catalog.sections.get("statuses", {}).get(step["status"])
    until = step.get("until", found.data["until"] if found else {})
    noun = scene.who(step["who"])
    if found is None or scene.knows(f"status.{step['status']}"):
        scene.names["holder"] = scene.again(step["who"]) if noun.person != "you" else YOU
        told = scene.inside(hearer="holder") if noun.person == "you" else scene
        act = scene.say("afflict", status=status_word(scene, step["status"]), until=duration(told, until))
        return [Clause(str(step["who"]), noun.full, act, noun.person, THEN)]
    scene.names["holder"] = noun
    hearer = "holder" if noun.person == "you" else scene.hearer
    inner = scene.inside(hearer=hearer)
    return _told(inner, found.data, until, noun, str(step["who"]))


def _told(scene: Scene, data: Mapping[str, Any], until: Mapping[str, Any], noun: Noun, ref: str) -> list[Clause]:
    """A status that is no key word is spelt out."""
    passive = modifiers(scene, data.get("passive", ()), until) if data.get("passive") else []
    if not data.get("reacts"):
        return passive
    texts = scene.makers["reactions"](scene, {"reacts": data["reacts"], "until": until, "noun": noun})
    return [*passive, *(Clause(ref, "", text, "many", STOP, True) for text in texts)]


def _cure(scene: Scene, step: Step) -> list[Clause]:
    names = [_status_name(scene, id) for id in _several(step["status"])]
    noun = scene.who(step["who"])
    act = scene.say("cure", status=listed(names, scene.words["and"]))
    return [Clause(str(step["who"]), noun.full, act, noun.person, kind=STATE)]


def _status_name(scene: Scene, id: str) -> str:
    found = scene.catalog.sections.get("statuses", {}).get(id)
    return found.name if found else id


def _end(scene: Scene, step: Step) -> list[Clause]:
    return [Clause("", "", scene.words["end_effects"], "one", STOP, True)]


def _prevent(scene: Scene, step: Step) -> list[Clause]:
    if step["amount"] == "all":
        return [does(scene, scene.hearer, scene.words["prevent.all"])]
    return [does(scene, scene.hearer, scene.say("prevent", amount=scene.amount(step["amount"])))]


def _redirect(scene: Scene, step: Step) -> list[Clause]:
    key = "redirect" if step["credit"] == "you" else "redirect.unpaid"
    return [does(scene, scene.hearer, scene.say(key, to=scene.who(step["to"])))]


def _change(scene: Scene, step: Step) -> list[Clause]:
    by = step["by"]
    if not isinstance(by, int):
        return [does(scene, scene.hearer, scene.say("change", n=scene.amount(by)))]
    way = "less" if by < 0 else "more"
    key = f"change.{scene.event}.{way}"
    return [does(scene, scene.hearer, scene.say(key if scene.knows(key) else f"change.{way}", n=abs(by)))]


def _succeed(scene: Scene, step: Step) -> list[Clause]:
    key = f"succeed.{scene.event}"
    act = scene.words[key if scene.knows(key) else "succeed"]
    return [Clause(scene.hearer, scene.words["you"], act, "you")]


def _instead(scene: Scene, step: Step) -> list[Clause]:
    key = f"{step['do']}.{scene.event}"
    return [does(scene, scene.hearer, scene.words[key if scene.knows(key) else step["do"]])]


ALL_VERBS: Mapping[str, Verb] = MappingProxyType(
    {
        **PLAIN_VERBS,
        "challenge": _challenge,
        "choose": _choose,
        "choose_one": _choose_one,
        "each": _each,
        "repeat": _repeat,
        "modify": _modify,
        "afflict": _afflict,
        "cure": _cure,
        "end_effects": _end,
        "prevent": _prevent,
        "redirect": _redirect,
        "change": _change,
        "cancel": _instead,
        "reroll": _instead,
        "succeed": _succeed,
    }  # fmt: skip
)
"""Every verb with the maker of its clauses."""
