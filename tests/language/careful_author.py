"""Writes random cards that the checker would accept: every field of the registry, names used only where they are known."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from favor.language.conditions import COMPARISONS
from favor.language.fields import ONE_PLACE, PLAYER, Entry, Field, Kind
from favor.language.modifiers import OPERATIONS
from favor.language.registry import (
    AMOUNT_FORMS,
    CONDITIONS,
    COSTS,
    DURATION_FORMS,
    EVENTS,
    MODIFIERS,
    SECTIONS,
    SELECTOR_SETS,
    VERBS,
)
from favor.language.selectors import CHOICES, ROLES
from favor.language.triggers import REACTION_FIELDS
from favor.language.verbs import RESULTS
from favor.model.catalog import Catalog

WRITTEN = ("relics", "items", "god_cards", "events", "actions", "boons", "terrains", "statuses")
PARTS = {"relics": ("passive", "reacts", "use"), "items": ("reacts", "use"), "statuses": ("passive", "reacts"), "boons": ("use",)}
UNWRITTEN = ("id", "name", "text", "art", "tags", "examples", "allow", "because", "flavor", "copies")
HOLDING = ("challenge", "each", "repeat", "choose_one")
HOLDING_CONDITIONS = ("not", "any_of", "count")
MANY = ("opponents", "everyone", "$victims")
WAYS_TO_MOVE = (("to",), ("steps", "reveals", "by"))
"""Fields left out: a walk has steps, any other move a goal."""
DEEP = 3


class CarefulAuthor:
    """Throws dice over the fields of the registry; `scope` holds the names that are known, each with its kind."""

    def __init__(self, seed: int, catalog: Catalog) -> None:
        self.dice = random.Random(seed)
        self.catalog = catalog
        self.scope: dict[str, str] = {}
        self.section = ""
        self.window: Sequence[str] = ()
        self.several: tuple[str, ...] = MANY
        """What may mean more than one."""
        self.named = 0

    def card(self) -> tuple[str, dict[str, Any]]:
        """A section and the data of a card for it."""
        self.section, self.scope = self.dice.choice(WRITTEN), {}
        parts = PARTS.get(self.section, ("effects",))
        chosen = [part for part in parts if self.often()] or [self.dice.choice(parts)]
        data: dict[str, Any] = {"id": "sample", "name": "Sample"}
        for field in SECTIONS[self.section].fields:
            if field.name in chosen or self.is_written(field, parts):
                alone = field.name in PARTS.get(self.section, ())
                with self.names(only=alone) if alone else self.kept():
                    data[field.name] = self.value(field.kind, DEEP)
        return self.section, data

    def is_written(self, field: Field, parts: Sequence[str]) -> bool:
        if field.name in UNWRITTEN or field.name in parts:
            return False
        return field.required or (field.name in ("needs", "if") and self.seldom())

    def seldom(self) -> bool:
        return self.dice.random() < 0.2

    def often(self) -> bool:
        return self.dice.random() < 0.6

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Names bound inside stay known."""
        yield

    @contextmanager
    def names(self, only: bool = False, **bound: str) -> Iterator[None]:
        """Names bound inside are forgotten at the end; `only` those given are known."""
        before, self.scope = self.scope, {**({} if only else self.scope), **bound}
        yield
        self.scope = before

    def known(self, kinds: Sequence[str]) -> list[str]:
        return [f"${name}" for name, kind in self.scope.items() if not kinds or kind in (*kinds, "anything")]

    def name(self) -> str:
        self.named += 1
        return f"thing_{self.named}"

    def roles(self) -> list[str]:
        return [role for role in ROLES if role != "holder" or self.section == "statuses"]

    def fields(self, fields: Sequence[Field], depth: int, skip: Sequence[str] = ()) -> dict[str, Any]:
        return {
            field.name: self.value(field.kind, depth)
            for field in fields
            if field.name not in skip and (field.required or self.seldom())
        }

    def value(self, kind: Kind, depth: int) -> Any:
        made: Callable[[Kind, int], Any] = getattr(self, f"of_{kind.name}")
        return made(kind, depth)

    # Plain values

    def of_word(self, kind: Kind, depth: int) -> Any:
        return self.dice.choice(kind.words)

    def of_words(self, kind: Kind, depth: int) -> Any:
        one = self.dice.choice(kind.words)
        return one if self.often() else [one]

    def of_number(self, kind: Kind, depth: int) -> Any:
        return self.dice.choice([kind.low, kind.high, *(number for number in (1, 2) if kind.low <= number <= kind.high)])

    def of_text(self, kind: Kind, depth: int) -> Any:
        return "shiny"

    def of_texts(self, kind: Kind, depth: int) -> Any:
        return ["shiny"]

    def of_bool(self, kind: Kind, depth: int) -> Any:
        return self.often()

    def of_true(self, kind: Kind, depth: int) -> Any:
        return True

    def of_id(self, kind: Kind, depth: int) -> Any:
        self.named += 1
        return f"step-{self.named}"

    def of_name(self, kind: Kind, depth: int) -> Any:
        return self.name()

    def of_position(self, kind: Kind, depth: int) -> Any:
        return self.dice.choice([True, False, "closed", "open"])

    def of_reference(self, kind: Kind, depth: int) -> Any:
        if kind.section == "switches":
            return self.dice.choice(sorted(self.catalog.switches))
        bound = self.known(["status"]) if kind.section == "statuses" else []
        return self.dice.choice([*bound, *sorted(self.catalog.sections[kind.section])])

    def of_list(self, kind: Kind, depth: int) -> Any:
        assert kind.item is not None
        return [self.value(kind.item, depth) for _ in range(max(kind.low, self.dice.choice([1, 1, 2])))]

    def of_record(self, kind: Kind, depth: int) -> Any:
        return self.fields(kind.record, depth)

    def of_range(self, kind: Kind, depth: int) -> Any:
        low = self.dice.randint(0, 2)
        return {"min": low, "max": max(1, low + self.dice.randint(0, 2))}

    def of_take(self, kind: Kind, depth: int) -> Any:
        many = [{"min": 0, "max": "all"}, {"min": 1, "max": "all"}, {"min": 0, "max": 1}, {"min": 1, "max": 2}]
        return self.dice.choice([1, 1, 2, "all", *many])

    # Players, tiles, cards

    def picked(self, depth: int, wanted: Sequence[str]) -> tuple[dict[str, Any], str]:
        bound = self.known(wanted)
        if bound and self.seldom():
            name = self.dice.choice(bound)
            made, gives = {"from": name}, self.scope[name[1:]]
        else:
            fitting = [entry for entry in SELECTOR_SETS.values() if not wanted or entry.binds[0].kind in wanted]
            entry = self.dice.choice(fitting)
            made, gives = {"from": entry.name, **self.fields(entry.fields, depth - 1)}, entry.binds[0].kind
        with self.names(it=gives):
            if depth > 0 and self.dice.random() < 0.4:
                made["where"] = [self.condition(depth - 1) for _ in range(self.dice.randint(1, 2))]
            if depth > 0 and self.seldom():
                made[self.dice.choice(["lowest", "highest"])] = self.amount(depth - 1)
        return made, gives

    def selector(self, depth: int, wanted: Sequence[str], one: bool = False) -> dict[str, Any]:
        made = {**self.picked(depth, wanted)[0], "take": 1 if one else self.of_take(PLAYER, depth)}
        if made["take"] != "all":
            made["by"] = self.dice.choice(["you", "chance", "active_player", *self.known(["player"])])
        return made

    def target(self, kind: Kind, depth: int, wanted: Sequence[str], plain: Sequence[Any]) -> Any:
        """A role or name, or a selector where the kind allows one (`low`); of one alone where it says so (`high`)."""
        one = kind.high == 1
        named = [ref for ref in (*plain, *self.known(wanted)) if not one or ref not in self.several]
        can_select = not kind.low
        if can_select and (not named or (depth > 0 and self.seldom())):
            return self.selector(depth - 1, wanted, one)
        return self.dice.choice(named)

    def of_player(self, kind: Kind, depth: int) -> Any:
        return self.target(kind, depth, ["player"], [*self.roles(), *kind.words])

    def of_place(self, kind: Kind, depth: int) -> Any:
        return self.target(kind, depth, ["tile", "player"], ["altar", "this_tile", *kind.words, *self.roles()])

    def of_cards(self, kind: Kind, depth: int) -> Any:
        return self.target(kind, depth, ["card"], [])

    def of_banner(self, kind: Kind, depth: int) -> Any:
        return self.target(kind, depth, ["banner"], [])

    def of_region(self, kind: Kind, depth: int) -> Any:
        return self.target(kind, depth, ["region"], ["forest", {"region_of": self.of_place(ONE_PLACE, 0)}])

    def of_anything(self, kind: Kind, depth: int) -> Any:
        return self.dice.choice(self.known(kind.words) if kind.words else [*self.roles(), "altar", "this_tile", *self.known([])])

    def of_bound(self, kind: Kind, depth: int) -> Any:
        return self.dice.choice(self.known(kind.words) or ["$nothing"])

    def of_countable(self, kind: Kind, depth: int) -> Any:
        bound = self.known([])
        return self.dice.choice(bound) if bound and self.seldom() else self.picked(depth - 1, [])[0]

    def of_group(self, kind: Kind, depth: int) -> Any:
        return self.dice.choice([*SELECTOR_SETS, *self.known([])]) if self.seldom() else self.selector(depth, [])

    def of_pattern(self, kind: Kind, depth: int) -> Any:
        return self.dice.choice([word for word in kind.words if word != "holder" or self.section == "statuses"])

    # Amounts, conditions, prices

    def of_amount(self, kind: Kind, depth: int) -> Any:
        return self.dice.choice(kind.words) if kind.words and self.seldom() else self.amount(depth)

    def amount(self, depth: int) -> Any:
        bound = self.known(["number", "roll"])
        if bound and self.seldom():
            return self.dice.choice(bound)
        if depth <= 0 or self.often():
            return self.dice.choice([1, 2, 3])
        return self.fields(self.dice.choice(list(AMOUNT_FORMS.values())).fields, depth - 1)

    def of_condition(self, kind: Kind, depth: int) -> Any:
        return self.condition(depth)

    def condition(self, depth: int) -> dict[str, Any]:
        plain = [entry for name, entry in CONDITIONS.items() if depth > 0 or name not in HOLDING_CONDITIONS]
        entry = self.dice.choice([each for each in plain if self.can_ask(each.name)])
        made = self.fields(entry.fields, depth - 1)
        if entry.compares:
            made[self.dice.choice(COMPARISONS)] = self.amount(depth - 1)
        return made

    def can_ask(self, name: str) -> bool:
        needed = {"succeeded": ("result", "roll"), "rolled": ("roll",), "tag": ("card",)}.get(name)
        return needed is None or self.known(needed) != []

    def of_cost(self, kind: Kind, depth: int) -> Any:
        return self.fields(self.dice.choice(list(COSTS.values())).fields, depth - 1)

    def of_duration(self, kind: Kind, depth: int) -> Any:
        made = {}
        for entry in self.dice.sample(list(DURATION_FORMS.values()), self.dice.choice([1, 1, 2])):
            made.update(self.fields(entry.fields, 0))
        return made

    def of_modifier(self, kind: Kind, depth: int) -> Any:
        entry = self.dice.choice(list(MODIFIERS.values()))
        made = self.fields(entry.fields, depth - 1, skip=OPERATIONS)
        return made if entry.name == "forbid" else {**made, self.dice.choice(OPERATIONS): self.amount(depth - 1)}

    # Steps and reactions

    def of_steps(self, kind: Kind, depth: int) -> Any:
        with self.names():
            return [self.step(depth) for _ in range(self.dice.choice([1, 1, 2, 3]))]

    def step(self, depth: int) -> dict[str, Any]:
        entry = self.verb(depth)
        if entry.name == "choose":
            return {"do": "choose", **self.of_need(PLAYER, depth), "if_none": self.dice.choice(["skip", "end_effects"])}
        made: dict[str, Any] = {"do": entry.name}
        if self.seldom():
            made["if"] = [self.condition(depth - 1)]
        skip = self.dice.choice(WAYS_TO_MOVE) if entry.name == "move_player" else ()
        for field in entry.fields:
            if field.name in skip:
                continue
            if field.required or field.name in entry.one_of or field.name == "ask" or self.seldom():
                with self.names(**{bind.name: bind.kind for bind in entry.inner}, **self.passed(entry, made)):
                    made[field.name] = self.value(field.kind, depth - 1)
        self.scope |= {bind.name: bind.kind for bind in entry.binds}
        if entry.name in RESULTS and self.often():
            made["as"] = self.name()
            self.scope[made["as"]] = RESULTS[entry.name]
        return made

    def passed(self, entry: Entry, made: dict[str, Any]) -> dict[str, str]:
        """The name that `each` gives to one after the other."""
        if entry.name != "each" or "name" not in made:
            return {}
        source = made["in"]["from"] if isinstance(made["in"], dict) else made["in"]
        return {made["name"]: self.scope[source[1:]] if source[0] == "$" else SELECTOR_SETS[source].binds[0].kind}

    def verb(self, depth: int) -> Entry:
        if self.window and self.often():
            return VERBS[self.dice.choice(self.window)]
        return self.dice.choice([
            entry for name, entry in VERBS.items()
            if (depth > 0 or name not in HOLDING) and (not entry.instead or name in self.window)
        ])  # fmt: skip

    def of_need(self, kind: Kind, depth: int) -> Any:
        what = self.dice.choice(CHOICES)
        gives = what if what in ("player", "tile", "banner", "region") else "card"
        made = {"as": self.name(), "what": what, **self.picked(depth, [gives])[0], "take": self.of_take(kind, depth)}
        if made["take"] != "all":
            made["by"] = self.dice.choice(["you", "active_player", *self.known(["player"])])
        self.scope[made["as"]] = gives
        if made["take"] != 1:
            self.several += (f"${made['as']}",)
        return made

    def of_reaction(self, kind: Kind, depth: int) -> Any:
        event = self.dice.choice(list(EVENTS.values()))
        made = {"when": event.name, **self.fields(event.fields, depth)}
        self.window = event.windows if self.often() else ()
        made["timing"] = "instead" if self.window else "after"
        with self.names(only=True, **{bind.name: bind.kind for bind in event.binds}):
            for field in REACTION_FIELDS:
                if field.name not in ("when", "timing", "ask", "id") and (field.required or self.seldom()):
                    made[field.name] = self.value(field.kind, depth)
        made["turn"] = self.dice.choice(["any", "yours"])
        if made.get("optional"):
            made["ask"] = "Really"
        self.window = ()
        return made
