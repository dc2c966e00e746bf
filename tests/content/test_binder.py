"""A file against the vocabulary: what the author is told, where, and how often."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from favor.content.binder import bind
from favor.content.reader import Tree, read_all
from favor.content.report import layout, report
from favor.model.problems import Problem, Problems

ROOT = Path(__file__).resolve().parent.parent.parent
RELICS = (ROOT / "content" / "base" / "relics-fight.yaml").read_text("utf-8")
HEAD = "format: 1\nevents:\n  - id: odd-door\n    name: Odd Door\n"


def found(text: str, pack: str = "base") -> list[Problem]:
    tree = read_all(text, "cards.yaml")
    return sorted(tree if isinstance(tree, Problems) else [*tree.problems, *bind(tree, pack).problems])


def codes(text: str) -> list[str]:
    return [problem.code for problem in found(text)]


def effects(*steps: str) -> str:
    return HEAD + "    effects:\n" + "".join(f"      - {step}\n" for step in steps)


def relic(body: str) -> str:
    return f"format: 1\nrelics:\n  - {{id: a, name: A, type: charm, {body}}}\n"


def test_the_layout_is_always_the_same() -> None:
    problem = found(
        "format: 1\nrelics:\n  - id: leech-gauntlet\n    name: Leech\n    type: fight\n    reacts:\n"
        "      - when: damage_dealt\n        by: you\n        to: opponents\n        cause: any\n"
        "        timing: after\n        effects:\n          - {do: heal, who: you, ammount: $dealt}\n"
    )
    assert layout(problem[0]).split("\n") == [
        "cards.yaml:13:34: E204 unknown field 'ammount' in 'heal'; did you mean 'amount'?",
        "     13 |           - {do: heal, who: you, ammount: $dealt}",
        "        |                                  ^",
        "   in relic 'leech-gauntlet' > reacts[0] > effects[0]",
    ]
    assert len(problem) == 1  # the misspelling explains the missing field


def test_repeats_are_folded_and_a_file_shows_fifty() -> None:
    same = [Problem("a.yaml", line, 1, "E204", "unknown field 'x'") for line in range(1, 11)]
    other = [Problem("a.yaml", line, 1, "E303", f"'$n{line}' is not known here") for line in range(20, 100)]
    lines = report(same).split("\n")
    assert len(lines) == 4 and lines[-1] == "   and 7 more like this in this file"
    assert report(other).split("\n")[-1] == "a.yaml: 30 more problems are not shown"


def test_all_errors_of_a_card_come_together() -> None:
    text = effects(
        "{do: heall, who: you, amount: 1}",
        "{do: heal, who: nobody, amount: 99}",
        "{do: draw, who: $x, deck: a, amount: 1}",
    )
    assert codes(text) == ["E301", "E307", "E205", "E303", "E206"]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (effects("{do: heal, who: $it, amount: 1}"), "E303"),
        (effects("{do: heal, who: anyone, amount: 1}"), "E307"),
        (effects("{do: damage, to: you, amount: 1}"), "E202"),
        (effects("{do: damage, to: you, amount: 1, credit: holder}"), "E307"),
        (effects("{do: prevent, amount: all}"), "E402"),
        (effects("{do: heal, who: {from: opponents, take: 1}, amount: 1}"), "E404"),
        (effects("{do: heal, who: {from: opponents, by: you}, amount: 1}"), "E202"),
        (effects("{do: heal, who: {from: your_hand, take: 1, by: you}, amount: 1}"), "E308"),
        (effects("{do: heal, who: {from: hand, of: you, take: 1, by: you}, amount: 1}"), "E308"),
        (effects("{do: discard, cards: {from: hand, take: 1, by: you}}"), "E202"),
        (effects("{do: heal, who: you, amount: {stat: wit, tally: favor, of: you}}"), "E301"),
        (effects("{do: heal, who: you, amount: {sum: [1]}}"), "E208"),
        (effects("{do: heal, if: [{stunned: you, targetable: you}], who: you, amount: 1}"), "E301"),
        (effects("{do: heal, if: [{stat: wit, of: you}], who: you, amount: 1}"), "E202"),
        (effects("{do: heal, if: {stunned: you}, who: you, amount: 1}"), "E207"),
        (effects("{do: repeat, by: you, at_most: 3, effects: [{do: heal, who: you, amount: 1}]}"), "E403"),
        (effects("{do: move_player, who: you, how: walk}"), "E202"),
        (effects("{do: modify, passive: [{who: you, stat: wit, add: 1}], until: {}}"), "E407"),
        (effects("{do: each, in: opponents, name: $foe, effects: [{do: end_effects}]}"), "E209"),
        (effects("do:heal"), "E109"),
        (relic("passive: [{who: you, stat: wit}]"), "E409"),
        (relic("passive: [{who: you, forbid: use_items, add: 1}]"), "E409"),
        (relic("passive: [{who: you, add: 1}]"), "E301"),
        (
            relic("reacts: [{when: delved, by: you, timing: after, optional: true, effects: [{do: end_effects}]}]"),
            "E202",
        ),
        (relic("reacts: [{when: delved, by: you, timing: after, colour: red, effects: [{do: end_effects}]}]"), "E204"),
        (relic("reacts: [{when: healed, to: you, timing: instead, effects: [{do: reroll}]}]"), "E402"),
        ("format: 1\ngod_cards:\n  - {id: a, name: A, passive: [{who: you, stat: wit, add: 1}]}\n", "E204"),
        ("format: 1\nstatuses:\n  - {id: a, name: A, stacking: add}\n", "E407"),
        (
            "format: 1\nitems:\n  - {id: a, name: A, "
            "reacts: [{when: delved, by: you, timing: after, effects: [{do: end_effects}]}]}\n",
            "E202",
        ),
        ("format: 2\n", "E205"),
        ("events: []\n", "E202"),
        ("format: 1\nevents:\n  - {id: a, name: '+1'}\n  - {id: b, name: +1}\n", "E203"),
        ("format: 1\nevents: {id: a}\n", "E207"),
        ("- format\n", "E203"),
    ],
)
def test_what_is_refused(text: str, wanted: str) -> None:
    assert codes(text) == [wanted]


def test_names_are_known_after_they_are_bound_and_inside_their_branch() -> None:
    challenge = "{do: challenge, as: door, who: you, stat: wit, success: [{do: heal, who: $roller, amount: 1}]}"
    assert codes(effects(challenge, "{do: heal, if: [{succeeded: $door}], who: you, amount: 1}")) == []
    assert codes(effects(challenge, "{do: heal, who: $roller, amount: 1}")) == ["E304"]
    assert (
        codes(effects("{do: damage, to: you, amount: 1, credit: nobody}", "{do: heal, who: you, amount: $dealt}")) == []
    )


def test_a_suggestion_comes_from_the_names_in_scope() -> None:
    text = effects(
        "{do: choose, as: foe, what: player, from: opponents, take: 1, by: you, if_none: skip}",
        "{do: heal, who: $fo, amount: 1}",
    )
    assert "did you mean '$foe'?" in found(text)[0].sentence


def test_a_pack_may_only_add_switches() -> None:
    assert [problem.code for problem in found("format: 1\nrules: {energy: 9}\n", pack="frost")] == ["E204"]


def test_an_allowed_warning_is_silent() -> None:
    card = HEAD + '    text: "Heal 3."\n    effects:\n      - {do: heal, who: you, amount: 1}\n'
    assert codes(card) == ["W414"]
    assert codes(card + "    allow: [W414]\n    because: a joke\n") == []
    assert codes(card + "    allow:\n      - {code: W414, because: a joke}\n") == []
    assert codes(card + "    allow: [E204]\n") == ["W414", "E206"]


@given(start=st.integers(0, len(RELICS)), length=st.integers(1, 120))
def test_a_hole_in_a_file_is_a_list_of_problems(start: int, length: int) -> None:
    for problem in found(RELICS[:start] + RELICS[start + length :]):
        assert re.fullmatch(r"[EW]\d{3}", problem.code)
        assert problem.line >= 1 and problem.column >= 1


@given(
    word=st.sampled_from(sorted(set(re.findall(r"[\w$-]+", RELICS)))),
    other=st.sampled_from(["1", "{}", "[]", "$x", "[[x]]", "{a: b}", "true"]),
)
def test_any_word_may_be_something_else(word: str, other: str) -> None:
    found(re.sub(rf"(?<![\w$-]){re.escape(word)}(?![\w-])", other, RELICS))


def test_a_tree_keeps_its_data_when_nothing_is_wrong() -> None:
    tree = read_all(RELICS, "cards.yaml")
    assert isinstance(tree, Tree)
    assert [entry.data for entry in bind(tree).entries] == tree.data["relics"]
