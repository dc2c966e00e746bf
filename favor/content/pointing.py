"""Checks of whom, where, which and how much: roles, selectors, amounts, conditions. Knows no verb."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from favor.content.plain_kinds import bound, word
from favor.content.reader import Path
from favor.content.walk import Walk, near, suggestion
from favor.language.amounts import HIGHEST, LOWEST
from favor.language.conditions import COMPARISON_FIELDS, COMPARISONS
from favor.language.fields import Bind, Entry, Field, Kind
from favor.language.registry import AMOUNT_FORMS, CONDITIONS, SELECTOR_SETS
from favor.language.selectors import COUNTED, NEED, ROLES, SELECTOR, TILE_ROLES

_ROLE_HOMES = MappingProxyType(
    {
        "holder": "'holder' exists only in a status",
        "nobody": "'nobody' stands only in 'credit'",
        "anyone": "'anyone' stands only where a reaction names its roles",
        "chance": "'chance' stands only in 'by' of a selector",
    }
)
_SEVERAL = ("opponents", "everyone")
_THINGS = ("player", "tile", "card", "banner", "region", "status")
"""Kinds of names that can be gone through and counted; numbers and results cannot."""
_KIND_OF_CHOICE = MappingProxyType({"player": "player", "tile": "tile", "banner": "banner", "region": "region"})


def player(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """A role, a bound player, or a selector of players."""
    if isinstance(value, dict):
        _picked(walk, value, kind, path, ("player",))
    elif not isinstance(value, str):
        walk.wrong_type(value, path, "a player")
    elif value.startswith("$"):
        bound(walk, value, Kind("bound", words=("player",)), path)
    elif value not in kind.words:
        _role(walk, value, path, ROLES)
        _alone(walk, value, kind, path)


def _picked(walk: Walk, value: dict[str, Any], kind: Kind, path: Path, wanted: tuple[str, ...]) -> None:
    """A selector where there is room for one; where one alone is meant it must take one."""
    if kind.low:
        walk.say("E308", path, f"no selector can stand in '{path[-1]}'; pick with 'choose' or 'needs' before, and write the name")
        return
    selector(walk, value, path, wanted)
    take = value.get("take")
    most = take.get("max") if isinstance(take, dict) else take
    if kind.high == 1 and (most == "all" or (type(most) is int and most > 1)):
        walk.say("E308", (*path, "take"), f"here one {wanted[0]} alone is meant; write take: 1")


def _alone(walk: Walk, value: str, kind: Kind, path: Path) -> None:
    """E308 for roles that may mean several, where one is meant."""
    if kind.high == 1 and value in _SEVERAL:
        walk.say("E308", path, f"'{value}' may be several players; here one is meant: a role such as you, or a bound name")


def pattern(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """A role in the pattern of a reaction."""
    if isinstance(value, str) and value in kind.words and value != "holder":
        return
    if not isinstance(value, str):
        walk.wrong_type(value, path, "a role")
        return
    _role(walk, value, path, kind.words)


def place(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """A tile, or a player in place of the tile they stand on."""
    if isinstance(value, dict):
        _picked(walk, value, kind, path, ("tile", "player"))
    elif not isinstance(value, str):
        walk.wrong_type(value, path, "a tile")
    elif value.startswith("$"):
        bound(walk, value, Kind("bound", words=("tile", "player")), path)
    elif value not in kind.words and value not in TILE_ROLES:
        _role(walk, value, path, (*ROLES, *TILE_ROLES))
        _alone(walk, value, kind, path)


def cards(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """Cards: a bound name or a selector."""
    _named_or_picked(walk, value, path, "card", "cards")


def banner(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """A Banner: a bound name or a selector."""
    _named_or_picked(walk, value, path, "banner", "a Banner")


def region(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """A Region's id, a bound Region, or {region_of: place}."""
    if isinstance(value, str) and value.startswith("$"):
        bound(walk, value, Kind("bound", words=("region",)), path)
    elif isinstance(value, str):
        walk.refer("regions", value, path)
    elif isinstance(value, dict) and "from" in value:
        _picked(walk, value, kind, path, ("region",))
    else:
        walk.record(value, (Field("region_of", Kind("place", low=1, high=1), "whose Region"),), path, "a Region")


def anything(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """A bound name of any kind, or a role."""
    if isinstance(value, str) and (value.startswith("$") or kind.words):
        bound(walk, value, Kind("bound", words=kind.words), path)
    elif not isinstance(value, str):
        walk.wrong_type(value, path, "a bound name or a role")
    elif value not in TILE_ROLES:
        _role(walk, value, path, (*ROLES, *TILE_ROLES))
        _alone(walk, value, kind, path)


def from_set(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """The set of a selector: a named set or a bound name."""
    if not isinstance(value, str):
        walk.wrong_type(value, path, "the name of a set")
    elif value.startswith("$"):
        bound(walk, value, Kind("bound", words=_THINGS), path)
    elif value not in SELECTOR_SETS:
        walk.say("E206", path, f"there is no set '{value}'{suggestion(value, SELECTOR_SETS)}")


def group_yield(walk: Walk, value: Any) -> str:
    """What kind of thing a group consists of; empty when that cannot be told."""
    name = value.get("from") if isinstance(value, dict) else value
    if not isinstance(name, str):
        return ""
    if name.startswith("$"):
        return walk.scope.get(name[1:], "")
    if name in SELECTOR_SETS:
        return SELECTOR_SETS[name].binds[0].kind
    return "player" if name in ROLES else ""


def group(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """A selector, a set, a role or a bound name."""
    if isinstance(value, dict):
        selector(walk, value, path, ())
    elif isinstance(value, str) and value == "holder":
        _role(walk, value, path, ROLES)
    else:
        from_set(walk, value, kind, path)
        if isinstance(value, str) and value in SELECTOR_SETS and value not in ROLES:
            of = "of: you, " if SELECTOR_SETS[value].fields else ""
            walk.say("E206", path, f"'{value}' is a set; write {{from: {value}, {of}take: all}}")


def selector(walk: Walk, value: dict[str, Any], path: Path, wanted: tuple[str, ...]) -> None:
    """A set with its filter and its pick."""
    fields = SELECTOR.fields
    if value.get("take") == "all":
        fields = tuple(
            Field("by", field.kind, field.doc, required=False) if field.name == "by" else field for field in fields
        )
    if walk.pays:
        fields = tuple(field for field in fields if field.name != "if_none")
    _picking(walk, value, Entry("selector", "", fields, ""), path, wanted)


def countable(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """A set that is only counted, or a bound name."""
    if isinstance(value, dict):
        fields = (
            *COUNTED.fields,
            *(Field(name, Kind("free"), "", required=False) for name in ("take", "by") if name in value),
        )
        _picking(walk, value, Entry("set", "", fields, ""), path, ())
    else:
        bound(walk, value, Kind("bound", words=_THINGS), path)


def need(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """One choice of `needs`; its name is known from here on."""
    if not isinstance(value, dict):
        walk.wrong_type(value, path, "a mapping")
        return
    choice(walk, value, NEED, path, ())
    walk.bind(*chosen(value))


def chosen(value: dict[str, Any]) -> tuple[Bind, ...]:
    """The name a choice binds."""
    name, what = value.get("as"), value.get("what")
    if not isinstance(name, str) or not isinstance(what, str):
        return ()
    return (Bind(name, _KIND_OF_CHOICE.get(what, "card")),)


def choice(walk: Walk, value: dict[str, Any], entry: Entry, path: Path, skip: tuple[str, ...]) -> None:
    """A `needs` entry or a `choose` step; the candidates carry its name already."""
    if value.get("take") == "all":
        optional_by = (
            Field("by", field.kind, field.doc, False) if field.name == "by" else field for field in entry.fields
        )
        entry = Entry(entry.name, entry.doc, tuple(optional_by), entry.example)
    what = value.get("what")
    wanted = (_KIND_OF_CHOICE.get(what, "card"),) if isinstance(what, str) else ()
    _picking(walk, value, entry, path, wanted, skip)


def amount(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """One of the seven forms."""
    if type(value) is int:
        if not LOWEST <= value <= HIGHEST:
            walk.say("E205", path, f"{value} is too far from 0; between {LOWEST} and {HIGHEST}")
        elif kind.low and value < kind.low:
            walk.say("E205", path, f"{value} does nothing here; between {kind.low} and {HIGHEST}")
    elif isinstance(value, str) and value.startswith("$"):
        bound(walk, value, Kind("bound", words=("number", "roll")), path)
    elif isinstance(value, str) and kind.words:
        word(walk, value, kind, path)
    elif not isinstance(value, dict):
        walk.wrong_type(value, path, "an amount (a mapping, a number or a bound name)")
    else:
        _headed(walk, value, path, "amount")


def condition(walk: Walk, value: Any, kind: Kind, path: Path) -> None:
    """One condition: one head and its fields."""
    if not isinstance(value, dict):
        walk.wrong_type(value, path, "a mapping, such as {stunned: you}")
    else:
        _headed(walk, value, path, "condition")


def _headed(walk: Walk, value: dict[str, Any], path: Path, what: str) -> None:
    table = AMOUNT_FORMS if what == "amount" else CONDITIONS
    heads = [key for key in value if key in table]
    if "switch" in heads and "is" in heads:
        heads.remove("is")
    if len(heads) > 1:
        walk.say(
            "E301", (*path, heads[1]), f"two {what}s in one mapping: {' and '.join(heads)}; write one each", at_key=True
        )
        return
    if not heads:
        first = next(iter(value), "")
        where = (*path, first) if value else path
        walk.say("E301", where, f"unknown {what} '{first}'{suggestion(first, table)}", at_key=True)
        return
    entry = table[heads[0]]
    compared = what == "condition" and entry.compares
    fields = (*entry.fields, *COMPARISON_FIELDS) if compared else entry.fields
    walk.record(value, fields, path, f"'{entry.name}'")
    if compared and not any(word_ in value for word_ in COMPARISONS) and len(value) <= len(entry.fields):
        walk.say("E202", path, f"'{entry.name}' needs a comparison: {', '.join(COMPARISONS)}")
    if what == "condition":
        _sense(walk, value, entry.name, path)


def _sense(walk: Walk, value: dict[str, Any], head: str, path: Path) -> None:
    """Conditions whose fields are sound one by one but can never hold together."""
    if head == "is":
        kinds = [_kind_of(walk, value.get(key)) for key in ("is", "same_as")]
        if all(kinds) and kinds[0] != kinds[1] and "anything" not in kinds:
            hint = "; write same_tile" if set(kinds) == {"player", "tile"} else ""
            walk.say("E308", (*path, "same_as"), f"a {kinds[0]} is never the same as a {kinds[1]}{hint}")
    if head == "happened" and "type" in value and value.get("happened") != "action_card_played":
        walk.say("E204", (*path, "type"), "'type' is only asked of 'action_card_played'", at_key=True)


def _kind_of(walk: Walk, value: Any) -> str:
    """What a bound name or a role stands for; empty when that cannot be told."""
    if not isinstance(value, str):
        return ""
    if value.startswith("$"):
        return walk.scope.get(value[1:], "")
    return "player" if value in ROLES else "tile" if value in TILE_ROLES else ""


def _picking(
    walk: Walk, value: dict[str, Any], entry: Entry, path: Path, wanted: tuple[str, ...], skip: tuple[str, ...] = ()
) -> None:
    yields = group_yield(walk, value)
    what = (
        f"'{entry.name}'"
        if entry.name == "choose"
        else {"need": "a choice in 'needs'", "set": "a set"}.get(entry.name, "a selector")
    )
    walk.shape(value, entry.fields, path, what)
    names = [Bind("it", yields or "anything")]
    if isinstance(value.get("as"), str) and value["as"]:
        walk.fresh(value["as"], (*path, "as"), chosen(value)[0].kind if chosen(value) else "")
        names.append(Bind(value["as"], yields or "anything"))
    for field in entry.fields:
        if field.name not in value or field.name in skip:
            continue
        if field.name in ("where", "lowest", "highest"):
            with walk.names(names):
                walk.check(value[field.name], field.kind, (*path, field.name))
        else:
            walk.check(value[field.name], field.kind, (*path, field.name))
    _check_set(walk, value, path, yields, wanted)


def _check_set(walk: Walk, value: dict[str, Any], path: Path, yields: str, wanted: tuple[str, ...]) -> None:
    name = value.get("from")
    if yields and wanted and yields not in wanted and yields != "anything":
        walk.say("E308", (*path, "from"), f"'{name}' holds {yields}s; here a {' or '.join(wanted)} is needed")
    entry = SELECTOR_SETS.get(name) if isinstance(name, str) else None
    if entry and entry.fields and "of" not in value:
        walk.say("E202", path, f"the set '{name}' lacks 'of' (whose)")
    if entry and not entry.fields and "of" in value:
        walk.say("E204", (*path, "of"), f"unknown field 'of' in a selector: '{name}' says already whose", at_key=True)


def _named_or_picked(walk: Walk, value: Any, path: Path, kind: str, wanted: str) -> None:
    if isinstance(value, dict):
        selector(walk, value, path, (kind,))
    elif isinstance(value, str) and not value.startswith("$"):
        walk.say(
            "E206",
            path,
            f"'{value}' does not name {wanted}; write a bound name or {{from: ...}}{near(value, SELECTOR_SETS)}",
        )
    else:
        bound(walk, value, Kind("bound", words=(kind,)), path)


def _role(walk: Walk, value: str, path: Path, roles: tuple[str, ...]) -> None:
    if value == "holder" and "holder" in roles and walk.section == "statuses":
        return
    if value in _ROLE_HOMES and (value == "holder" or value not in roles):
        walk.say("E307", path, _ROLE_HOMES[value])
    elif value in SELECTOR_SETS and value not in roles:
        walk.say("E206", path, f"'{value}' is a set; write {{from: {value}, take: ..., by: ...}}")
    elif value not in roles:
        known = [*roles, *(f"${name}" for name in walk.scope)]
        walk.say("E206", path, f"'{value}' is no role{suggestion(value, known)}")


POINTING_CHECKS = MappingProxyType(
    {
        "player": player,
        "pattern": pattern,
        "place": place,
        "cards": cards,
        "banner": banner,
        "region": region,
        "anything": anything,
        "from": from_set,
        "group": group,
        "countable": countable,
        "need": need,
        "amount": amount,
        "condition": condition,
    }
)
