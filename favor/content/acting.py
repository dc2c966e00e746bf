"""Checks of what happens: steps, costs, modifiers, durations, reactions. Knows no section."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from favor.content.plain_kinds import is_list
from favor.content.pointing import choice, chosen, group_yield
from favor.content.reader import BROKEN, Path
from favor.content.walk import Walk, nearest, suggestion
from favor.language.fields import Bind, Entry, Field, Kind
from favor.language.modifiers import OPERATIONS
from favor.language.registry import COSTS, DURATION_FORMS, EVENTS, MODIFIERS, VERBS
from favor.language.triggers import REACTION_FIELDS
from favor.language.verbs import NUMBERS, RESULTS, STEP_FIELDS

_BRAKES = ("cost", "stop_when", "ask")
_NEVER_LEAVE = ("god_cards", "events", "actions", "terrains", "boons")
_LAST_IN_REPEAT = ("stop_when",)


def steps(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """A list of steps; what one binds, the next know."""
    if not is_list(walk, value, Kind("list", low=1, high=60), path):
        return
    with walk.names(()):
        _each_step(walk, value, path)


def _each_step(walk: Walk, value: list[Any], path: Path) -> None:
    over = False
    for number, item in enumerate(value):
        here = (*path, number)
        if over:
            walk.say("E411", here, "this step is never reached: 'end_effects' stands before it")
            over = False
        if item is BROKEN:
            continue
        if not isinstance(item, dict):
            walk.wrong_type(item, here, "a mapping with 'do:'")
            continue
        _step(walk, item, here)
        over = item.get("do") == "end_effects" and "if" not in item


def _step(walk: Walk, value: dict[str, Any], path: Path) -> None:
    verb = value.get("do")
    entry = VERBS.get(verb) if isinstance(verb, str) else None
    if entry is None:
        _no_verb(walk, value, path)
        return
    if entry.instead:
        _check_window(walk, entry, path)
    fields = (*STEP_FIELDS, *entry.fields)
    if verb == "choose":
        _choose(walk, value, entry, path)
    else:
        walk.shape(value, fields, path, f"'{verb}'")
        _fields(walk, value, entry, path)
    _special(walk, value, entry, path)
    _names(walk, value, entry, path)
    walk.bind(*entry.binds, *_result(value, entry))


def _names(walk: Walk, value: dict[str, Any], entry: Entry, path: Path) -> None:
    """E204 and E210: a name for nothing, and a name that is taken."""
    if entry.name == "choose" or not isinstance(value.get("as"), str):
        return
    if entry.name not in (*RESULTS, *NUMBERS):
        walk.say("E204", (*path, "as"), f"'{entry.name}' gives nothing that 'as' could name", at_key=True)
    for bind in _result(value, entry):
        walk.fresh(bind.name, (*path, "as"), bind.kind)


def _no_verb(walk: Walk, value: dict[str, Any], path: Path) -> None:
    if "do" in value:
        verb = value["do"]
        if verb is not BROKEN:
            walk.say("E301", (*path, "do"), f"there is no verb '{verb}'{suggestion(verb, VERBS)}")
        return
    guess = next((key for key in value if nearest(key, ("do",)) or key.lower() == "do"), "")
    hint = f" ('{guess}' stands here)" if guess else ""
    walk.say("E202", path, f"a step lacks 'do'{hint}")


def _fields(walk: Walk, value: dict[str, Any], entry: Entry, path: Path) -> None:
    for name in ("if", "as", "id"):
        if name in value:
            kind = next(field.kind for field in STEP_FIELDS if field.name == name)
            walk.check(value[name], kind, (*path, name))
    inner = list(entry.inner)
    if entry.name == "each" and isinstance(value.get("name"), str):
        walk.fresh(value["name"], (*path, "name"))
        inner.append(Bind(value["name"], group_yield(walk, value.get("in")) or "anything"))
    for field in entry.fields:
        if field.name not in value or field.name in _LAST_IN_REPEAT:
            continue
        with walk.names(inner if field.kind.name == "steps" else ()):
            walk.check(value[field.name], field.kind, (*path, field.name))


def _choose(walk: Walk, value: dict[str, Any], entry: Entry, path: Path) -> None:
    must_name = tuple(
        Field(field.name, field.kind, field.doc) if field.name == "as" else field for field in STEP_FIELDS
    )
    whole = Entry("choose", entry.doc, (*must_name, *entry.fields), entry.example)
    choice(walk, value, whole, path, ("do",))


def _special(walk: Walk, value: dict[str, Any], entry: Entry, path: Path) -> None:
    if entry.one_of and not any(name in value for name in entry.one_of):
        walk.say("E202", path, f"'{entry.name}' needs {' or '.join(repr(name) for name in entry.one_of)}")
    if entry.name == "repeat":
        _repeat(walk, value, path)
    if entry.name == "move_player":
        _move_player(walk, value, path)
    if entry.name == "replenish" and value.get("what") == "boon" and "who" not in value:
        walk.say("E202", path, "'replenish' of a boon lacks 'who' (whose)")
    if entry.name == "replenish" and "who" in value and value.get("what") != "boon":
        walk.say("E204", (*path, "who"), "'who' says whose Boon; Ruins have no owner", at_key=True)


def _move_player(walk: Walk, value: dict[str, Any], path: Path) -> None:
    """Fields that say two things, or that this way of moving never looks at."""
    teleports = value.get("how") == "teleport"
    if teleports and "to" not in value and "steps" in value:
        walk.say("E202", path, "'teleport' lacks 'to' (where to); steps are walked")
        return
    for name in ("steps", "reveals", "by"):
        if name in value and ("to" in value or teleports):
            way = "a teleport" if teleports else "a walk with 'to'"
            walk.say("E204", (*path, name), f"'{name}' says nothing in {way}; it belongs to a walk with 'steps'", at_key=True)


def _repeat(walk: Walk, value: dict[str, Any], path: Path) -> None:
    if "at_most" in value and not any(brake in value for brake in _BRAKES):
        walk.say("E403", path, "'repeat' has neither 'cost' nor 'stop_when' nor 'ask': nothing ever ends it early")
    least, most = value.get("at_least"), value.get("at_most")
    if type(least) is int and type(most) is int and least > most:
        walk.say("E205", (*path, "at_least"), f"'at_least' is {least}, more than 'at_most' {most}")
    if "if_unpayable" in value and "cost" not in value:
        walk.say("E204", (*path, "if_unpayable"), "'if_unpayable' without 'cost' says nothing", at_key=True)
    if "stop_when" in value:
        effects = value.get("effects")
        with walk.names(_bound_in(effects)):
            walk.check(
                value["stop_when"],
                next(f.kind for f in VERBS["repeat"].fields if f.name == "stop_when"),
                (*path, "stop_when"),
            )


def _bound_in(effects: Any) -> tuple[Bind, ...]:
    """Names that the steps of one pass bind at their own level."""
    found: list[Bind] = []
    for item in effects if isinstance(effects, list) else ():
        verb = item.get("do") if isinstance(item, dict) else None
        entry = VERBS.get(verb) if isinstance(verb, str) else None
        if entry:
            found += [*entry.binds, *_result(item, entry), *(entry.inner if entry.name == "challenge" else ())]
    return tuple(found)


def _result(value: dict[str, Any], entry: Entry) -> tuple[Bind, ...]:
    if entry.name == "choose":
        return chosen(value)
    name = value.get("as")
    return (Bind(name, RESULTS.get(entry.name, "number")),) if isinstance(name, str) else ()


def _check_window(walk: Walk, entry: Entry, path: Path) -> None:
    if walk.event is None:
        walk.say("E402", (*path, "do"), f"'{entry.name}' stands only in a reaction with 'timing: instead'")
    elif walk.event.windows and entry.name not in walk.event.windows:
        fitting = ", ".join(walk.event.windows)
        walk.say("E402", (*path, "do"), f"'{entry.name}' does not fit '{walk.event.name}'; here fit: {fitting}")


def cost(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """One cost."""
    if not isinstance(value, dict):
        walk.wrong_type(value, path, "a mapping, such as {energy: 1}")
        return
    for key in value:
        if key not in COSTS:
            walk.say("E301", (*path, key), f"unknown cost '{key}'{suggestion(key, COSTS)}", at_key=True)
    if len(value) > 1:
        walk.say("E301", path, "two costs in one mapping; write one each")
    walk.pays = True
    for key in value:
        if key in COSTS:
            walk.check(value[key], COSTS[key].fields[0].kind, (*path, key))
    walk.pays = False
    if "discard_this" in value and walk.section not in ("relics", "items"):
        only = "only a Relic or an Item lies in play and can be discarded as a cost"
        walk.say("E307", (*path, "discard_this"), only, at_key=True)
    if "flip_boon" in value and walk.section == "boons":
        walk.say("E307", (*path, "flip_boon"), "using a Boon flips its token by itself; leave this out", at_key=True)


def duration(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """One or more ends; whichever comes first."""
    if not isinstance(value, dict):
        walk.wrong_type(value, path, "a mapping, such as {end_of_turn_of: you}")
        return
    for key in value:
        if key in DURATION_FORMS:
            walk.check(value[key], DURATION_FORMS[key].fields[0].kind, (*path, key))
        else:
            walk.say("E204", (*path, key), f"unknown duration '{key}'{suggestion(key, DURATION_FORMS)}", at_key=True)
    if not value:
        walk.say("E407", path, "the duration is empty; say when it ends")
    if "leaves_play" in value and walk.section in _NEVER_LEAVE:
        what = "what is played and gone" if walk.section != "boons" else "a Boon, which never leaves"
        walk.say("E307", (*path, "leaves_play"), f"this would never end: it stands on {what}", at_key=True)
    running, following = value.get("end_of_turn_of"), value.get("end_of_next_turn_of")
    if running is not None and running == following:
        walk.say("E407", path, "two ends for one player's turn; the later one can never come")


def modifier(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """One head, one operation (none for `forbid`), an explicit `who`."""
    if not isinstance(value, dict):
        walk.wrong_type(value, path, "a mapping, such as {who: you, stat: fight, add: 1}")
        return
    heads = [key for key in value if key in MODIFIERS]
    if len(heads) != 1:
        said = f"two heads: {' and '.join(heads)}" if heads else "a modifier needs one of: " + ", ".join(MODIFIERS)
        walk.say("E301", path, said)
        return
    entry = MODIFIERS[heads[0]]
    operations = [key for key in value if key in OPERATIONS]
    if heads[0] == "forbid" and operations:
        walk.say(
            "E409",
            (*path, operations[0]),
            f"'forbid' takes no operation, but '{operations[0]}' stands here",
            at_key=True,
        )
        entry = Entry(
            entry.name, entry.doc, (*entry.fields, *(Field(name, Kind("free"), "", False) for name in operations)), ""
        )
    walk.record(value, entry.fields, path, f"a '{entry.name}' modifier", skip=("if", *OPERATIONS))
    _who_and_when(walk, value, entry, path)
    if heads[0] != "forbid" and len(operations) != 1:
        _operations(walk, value, operations, path)


def _who_and_when(walk: Walk, value: dict[str, Any], entry: Entry, path: Path) -> None:
    """Whom it is for is settled when it begins; the rest is read as long as it lasts, without the names of the card."""
    if value.get("who") == "active_player":
        hint = "{is: active_player, same_as: you}"
        walk.say("E307", (*path, "who"), f"'active_player' is another one each turn; write you, with 'if: [{hint}]'")
    before, walk.scope, walk.fleeting = walk.scope, {}, True
    for field in entry.fields:
        if field.name in value and field.name in ("if", *OPERATIONS):
            walk.check(value[field.name], field.kind, (*path, field.name))
    walk.scope, walk.fleeting = before, False
    if value.get("stat") == "hearts":
        _hearts(walk, value, path)


def _hearts(walk: Walk, value: dict[str, Any], path: Path) -> None:
    """Heart Tokens lie on the table: they come and go with a card, not with what is true at the moment."""
    if "if" in value:
        walk.say("E409", (*path, "if"), "Heart Tokens come and go with the card alone; 'if' cannot stand here", at_key=True)
    for key in OPERATIONS:
        if isinstance(value.get(key), (dict, str)):
            walk.say("E409", (*path, key), "for hearts write a whole number: Heart Tokens do not follow another number")


def _operations(walk: Walk, value: dict[str, Any], operations: list[str], path: Path) -> None:
    misspelt = any(
        nearest(key, OPERATIONS) for key in value if key not in OPERATIONS and key not in ("who", "if", "id")
    )
    if len(operations) > 1:
        walk.say(
            "E409",
            (*path, operations[1]),
            f"two operations: {' and '.join(operations)}; write two modifiers",
            at_key=True,
        )
    elif not misspelt:
        walk.say("E409", path, f"a modifier needs one operation: {', '.join(OPERATIONS)}")


def event(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """The name of an event; checked with the whole reaction."""


def reaction(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """One reaction: event, roles, timing, conditions, effects."""
    if not isinstance(value, dict):
        walk.wrong_type(value, path, "a mapping with 'when:'")
        return
    name = value.get("when")
    entry = EVENTS.get(name) if isinstance(name, str) else None
    if name is not None and entry is None:
        if name is not BROKEN:
            walk.say("E302", (*path, "when"), f"there is no event '{name}'{suggestion(name, EVENTS)}")
        return
    roles = entry.fields if entry else ()
    _reaction_shape(walk, value, roles, path, name)
    walk.event = entry if value.get("timing") == "instead" else None
    with walk.names(entry.binds if entry else ()):
        for field in (*roles, *REACTION_FIELDS):
            if field.name in value:
                walk.check(value[field.name], field.kind, (*path, field.name))
    walk.event = None
    _reaction_rules(walk, value, entry, path)


def _reaction_shape(walk: Walk, value: dict[str, Any], roles: tuple[Field, ...], path: Path, name: Any) -> None:
    """Roles are told from other fields, so that a missing one names its event."""
    own = f"'{name}'" if isinstance(name, str) else "a reaction"
    for field in roles:
        if field.required and field.name not in value and not _misspelt(value, field.name, (*roles, *REACTION_FIELDS)):
            walk.say("E401", path, f"a reaction to {own} must say '{field.name}:' (write 'anyone'/'any' to mean all)")
    relaxed = tuple(Field(field.name, field.kind, field.doc, required=False) for field in roles)
    walk.shape(value, (*relaxed, *REACTION_FIELDS), path, f"a reaction to {own}" if roles else "a reaction")


def _misspelt(value: dict[str, Any], name: str, fields: tuple[Field, ...]) -> bool:
    known = {field.name for field in fields}
    return any(nearest(key, (name,)) for key in value if key not in known)


def _reaction_rules(walk: Walk, value: dict[str, Any], entry: Entry | None, path: Path) -> None:
    if entry and value.get("timing") == "instead" and not entry.windows:
        open_events = [name for name, other in EVENTS.items() if other.windows]
        likely = [name for name in open_events if entry.name.startswith(name)] or open_events
        can = f"only {', '.join(repr(name) for name in likely)} can be changed"
        walk.say("E402", (*path, "timing"), f"'{entry.name}' has already happened; {can}")
    if walk.section == "items" and "turn" not in value:
        walk.say("E202", path, "a reaction of an Item must say 'turn:' (any or yours)")
    if value.get("optional") is True and "ask" not in value:
        walk.say("E202", path, "an optional reaction lacks 'ask' (the question)")
    if "ask" in value and value.get("optional") is not True:
        walk.say("E202", path, "'ask' without 'optional: true' is never asked")


ACTING_CHECKS = MappingProxyType(
    {
        "steps": steps,
        "cost": cost,
        "duration": duration,
        "modifier": modifier,
        "event": event,
        "reaction": reaction,
    }
)
