"""Cards nobody would write: whatever the vocabulary allows can be put into words, without a trace of the data."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from favor.language.conditions import COMPARISONS
from favor.language.fields import Entry, Field, Kind
from favor.language.modifiers import MODIFIERS_TABLE, OPERATIONS
from favor.language.registry import AMOUNT_FORMS, CONDITIONS, COSTS, EVENTS, SELECTOR_SETS, VERBS
from favor.language.sentences import plain, text_of
from favor.model.definitions import Definition
from tests.golden.rewrite import base

CATALOG = base()
LEFTOVERS = re.compile(r"[$_{}\[\]]|None|  |\.\.| \.|,,")
TARGETS = {
    "player": ("everyone", "opponents"),
    "place": ("revealed_tiles", "ruins", "traps", "tiles_next_to_you", "line_from_you"),
    "cards": ("your_hand", "hand", "discarded_actions"),
    "banner": ("your_banners", "all_banners"),
    "region": ("regions_with_tiles",),
}
PLAIN = {
    "player": ("you", "active_player", "everyone", "opponents", "$foe"),
    "place": ("altar", "this_tile", "you", "$spot"),
    "region": ("forest",),
    "cards": ("$cards",),
    "banner": ("$flag",),
}
CHOICES = (
    {"do": "choose", "as": "foe", "what": "player", "from": "opponents", "take": 1, "by": "you", "if_none": "skip"},
    {"do": "choose", "as": "spot", "what": "tile", "from": "revealed_tiles", "take": 1, "by": "you", "if_none": "skip"},
    {"do": "choose", "as": "cards", "what": "card", "from": "your_hand", "take": 2, "by": "you", "if_none": "skip"},
    {"do": "choose", "as": "flag", "what": "banner", "from": "all_banners", "take": 1, "by": "you", "if_none": "skip"},
)


class Author:
    """Writes cards by throwing dice over the fields of the registry."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def entry(self, entry: Entry, depth: int) -> dict[str, Any]:
        data = {}
        for field in entry.fields:
            if field.required or field.name in entry.one_of or self.dice.random() < 0.2:
                data[field.name] = self.field(field, depth)
        if entry.compares:
            data[self.dice.choice(COMPARISONS)] = self.dice.randint(0, 4)
        return data

    def field(self, field: Field, depth: int) -> Any:
        return self.value(field.kind, field.name, depth)

    def value(self, kind: Kind, name: str, depth: int) -> Any:
        made = getattr(self, f"of_{kind.name}", None)
        if made is not None:
            return made(kind, depth)
        if kind.name in TARGETS and "boon" not in kind.words:
            return self.target(kind.name, depth)
        if kind.words:
            return self.dice.choice(kind.words)
        raise AssertionError(f"no values for a {kind.name} ({name})")

    def target(self, kind: str, depth: int) -> Any:
        if depth <= 0 or self.dice.random() < 0.5:
            return self.dice.choice(PLAIN[kind])
        return self.selector(self.dice.choice(TARGETS[kind]), depth)

    def selector(self, name: str, depth: int) -> dict[str, Any]:
        picked = {
            "from": name,
            "take": self.dice.choice([1, 2, "all", {"min": 1, "max": 2}]),
            "by": self.dice.choice(["you", "chance"]),
        }
        if "of" in [field.name for field in SELECTOR_SETS[name].fields]:
            picked["of"] = self.dice.choice(["you", "$foe", "opponents"])
        if self.dice.random() < 0.5:
            picked["where"] = [self.condition(depth - 1)]
        elif name in ("everyone", "opponents"):
            picked[self.dice.choice(["lowest", "highest"])] = {"tally": "favor", "of": "$it"}
        return picked

    def condition(self, depth: int) -> dict[str, Any]:
        names = [name for name in CONDITIONS if depth > 0 or name not in ("not", "any_of", "count")]
        return self.entry(CONDITIONS[self.dice.choice(names)], depth - 1)

    def amount(self, depth: int) -> Any:
        if depth <= 0 or self.dice.random() < 0.5:
            return self.dice.randint(1, 3)
        return self.entry(AMOUNT_FORMS[self.dice.choice(list(AMOUNT_FORMS))], depth - 1)

    def steps(self, depth: int) -> list[dict[str, Any]]:
        names = [
            name
            for name, verb in VERBS.items()
            if not verb.instead and (depth > 0 or name not in ("challenge", "each", "repeat", "choose_one"))
        ]
        return [self.step(name, depth) for name in self.dice.choices(names, k=self.dice.randint(1, 2))]

    def step(self, name: str, depth: int) -> dict[str, Any]:
        bound = {"as": "foe"} if name == "choose" else {}
        return {"do": name, **bound, **self.entry(VERBS[name], depth - 1)}

    def of_amount(self, kind: Kind, depth: int) -> Any:
        return self.amount(depth)

    def of_condition(self, kind: Kind, depth: int) -> Any:
        return self.condition(depth)

    def of_steps(self, kind: Kind, depth: int) -> Any:
        return self.steps(depth)

    def of_list(self, kind: Kind, depth: int) -> Any:
        assert kind.item is not None
        return [self.value(kind.item, "", depth) for _ in range(max(1, kind.low))]

    def of_record(self, kind: Kind, depth: int) -> Any:
        return {field.name: self.field(field, depth) for field in kind.record if field.required}

    def of_range(self, kind: Kind, depth: int) -> Any:
        low = self.dice.randint(0, 2)
        return {"min": low, "max": low + self.dice.randint(1, 2)}

    def of_number(self, kind: Kind, depth: int) -> Any:
        return self.dice.randint(kind.low, min(kind.high, 5))

    def of_bool(self, kind: Kind, depth: int) -> Any:
        return self.dice.random() < 0.5

    def of_true(self, kind: Kind, depth: int) -> Any:
        return True

    def of_text(self, kind: Kind, depth: int) -> Any:
        return "shiny"

    def of_name(self, kind: Kind, depth: int) -> Any:
        return "thing"

    def of_id(self, kind: Kind, depth: int) -> Any:
        return "thing"

    def of_take(self, kind: Kind, depth: int) -> Any:
        return 1

    def of_from(self, kind: Kind, depth: int) -> Any:
        return "opponents"

    def of_anything(self, kind: Kind, depth: int) -> Any:
        return self.dice.choice(["you", "$foe", "active_player"])

    def of_bound(self, kind: Kind, depth: int) -> Any:
        return "$roll"

    def of_position(self, kind: Kind, depth: int) -> Any:
        return True

    def of_countable(self, kind: Kind, depth: int) -> Any:
        return self.dice.choice(["$cards", {"from": "opponents"}, {"from": "your_relics"}, {"from": "traps"}])

    def of_group(self, kind: Kind, depth: int) -> Any:
        return self.dice.choice(["everyone", self.selector("opponents", depth)])

    def of_reference(self, kind: Kind, depth: int) -> Any:
        if kind.section == "switches":
            return "spike_shield_pays"
        return self.dice.choice(sorted(CATALOG.sections[kind.section]))

    def of_cost(self, kind: Kind, depth: int) -> Any:
        return self.entry(COSTS[self.dice.choice(list(COSTS))], depth)

    def of_duration(self, kind: Kind, depth: int) -> Any:
        return self.dice.choice([{"end_of_turn_of": "you"}, {"uses": 1, "end_of_turn_of": "you"}, {"leaves_play": True}])

    def of_modifier(self, kind: Kind, depth: int) -> Any:
        made = self.entry(self.dice.choice(MODIFIERS_TABLE), depth)
        written = {name: value for name, value in made.items() if name not in OPERATIONS}
        return written if "forbid" in made else {**written, self.dice.choice(OPERATIONS): self.dice.randint(1, 3)}

    def reaction(self, depth: int) -> dict[str, Any]:
        event = EVENTS[self.dice.choice(list(EVENTS))]
        roles = {field.name: "any" if field.name in ("cause", "stat") else self.dice.choice(["you", "opponents", "anyone"])
                 for field in event.fields if field.required}  # fmt: skip
        extras = [("optional", True), ("limit", {"times": 1, "per": "turn"}), ("if", [self.condition(1)]), ("band", "early")]
        extra = dict(self.dice.sample(extras, self.dice.randint(0, 2)))
        return {"when": event.name, **roles, "timing": "after", "turn": "any", **extra, "effects": self.steps(depth)}


@pytest.mark.parametrize("seed", range(300))
def test_any_event_can_be_told(seed: int) -> None:
    author = Author(seed)
    tell("events", {"effects": [*CHOICES, *author.steps(3)]})


@pytest.mark.parametrize("seed", range(200))
def test_any_relic_can_be_told(seed: int) -> None:
    author = Author(seed)
    passive = [author.of_modifier(Kind("modifier"), 1)]
    tell("relics", {"passive": passive, "reacts": [author.reaction(2)], "use": {"effects": author.steps(2)}})


def tell(section: str, data: dict[str, Any]) -> None:
    text = plain(text_of(Definition(section, "sample", "Sample", "mine", data), CATALOG))
    assert not LEFTOVERS.search(text), (text, data)
    assert not text or text[-1] in ".!?", text


def test_the_author_uses_the_whole_vocabulary() -> None:
    written = str([Author(seed).steps(3) for seed in range(400)])
    assert [name for name, verb in VERBS.items() if f"'{name}'" not in written and not verb.instead] == []
    assert [name for name in CONDITIONS if f"'{name}'" not in written] == []
