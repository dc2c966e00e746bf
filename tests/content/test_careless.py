"""Cards as a careless or hostile author writes them: refused at the right place, or harmless in play."""

import zipfile
from pathlib import Path

import pytest

from favor.content.binder import bind
from favor.content.load import Loaded, load_catalog
from favor.content.packs import gather
from favor.content.reader import Tree, read
from tests.bad.broken import BASE, MANIFEST

EVENT = "format: 1\nevents:\n  - id: a\n    name: A\n    effects:\n"
FOE = "      - {do: choose, as: foe, what: player, from: opponents, take: 1, by: you, if_none: skip}\n"
SPOT = "      - {do: choose, as: spot, what: tile, from: revealed_tiles, take: 1, by: you, if_none: skip}\n"
HURT = "      - {do: damage, to: opponents, amount: 1, credit: nobody}\n"
RELIC = "format: 1\nrelics:\n  - id: a\n    name: A\n    type: charm\n"
LOST = "      - {do: lose_energy, who: $foe, amount: 1}\n"

REFUSED = (
    # one is meant, several are named
    (EVENT + "      - {do: heal, who: you, amount: {tally: favor, of: opponents}}\n", "E308"),
    (EVENT + "      - {do: heal, who: you, amount: 1, if: [{stunned: everyone}]}\n", "E308"),
    (EVENT + "      - {do: damage, to: you, amount: 1, credit: opponents}\n", "E308"),
    (EVENT + "      - {do: move_tile, tile: this_tile, by: everyone, rotate: only, if_none: skip}\n", "E308"),
    (EVENT + "      - {do: swap_places, first: you, second: opponents}\n", "E308"),
    (EVENT + "      - {do: move_player, who: you, to: {from: revealed_tiles, take: all}, how: teleport}\n", "E308"),
    (EVENT + "      - {do: heal, who: you, amount: 1, if: [{is: you, same_as: opponents}]}\n", "E308"),
    # a question where nobody can be asked
    (EVENT + "      - {do: heal, who: you, amount: 1, if: [{stunned: {from: opponents, take: 1, by: you}}]}\n", "E308"),
    (EVENT + "      - {do: discard, cards: {from: hand, of: {from: opponents, take: 1, by: you}, take: all}}\n", "E308"),
    # names that mean something else
    (EVENT + FOE + "      - {do: heal, who: you, amount: {count: {from: $foe}}, as: foe}\n", "E210"),
    (EVENT + FOE + "      - {do: each, in: opponents, name: foe, effects: [{do: heal, who: $foe, amount: 1}]}\n", "E210"),
    (EVENT + FOE.replace("foe", "roller") + "      - {do: heal, who: $roller, amount: 1}\n", "E209"),
    (EVENT + FOE.replace("foe", "passed") + "      - {do: heal, who: $passed, amount: 1}\n", "E209"),
    (EVENT + SPOT + "      - {do: heal, who: you, amount: 1, if: [{is: $spot, same_as: you}]}\n", "E308"),
    (EVENT + FOE + LOST + "      - {do: heal, who: you, amount: 1, if: [{tag: shiny, on: $foe}]}\n", "E308"),
    (EVENT + HURT + "      - {do: heal, who: you, amount: {count: $dealt}}\n", "E308"),
    (EVENT + "      - {do: spring_trap, who: you, as: ouch}\n", "E204"),
    (EVENT + "      - {do: each, in: hand, name: card, effects: [{do: discard, cards: $card}]}\n", "E206"),
    # fields that say nothing
    (EVENT + "      - {do: move_player, who: you, how: teleport, steps: {min: 1, max: 2}}\n", "E202"),
    (EVENT + "      - {do: move_player, who: you, to: altar, how: walk, steps: {min: 1, max: 2}}\n", "E204"),
    (EVENT + "      - {do: gain_favor, who: you, amount: -1}\n", "E205"),
    (EVENT + "      - {do: repeat, by: you, at_least: 5, at_most: 2, ask: More, effects: [{do: end_effects}]}\n", "E205"),
    (EVENT + "      - {do: heal, who: you, amount: 1, if: [{happened: healed, by: you, in: this_turn, type: "
     "hex, equals: 0}]}\n", "E204"),
    (RELIC + "    effects: [{do: heal, who: you, amount: 1}]\n", "E204"),
    (RELIC + "    use: {cost: [{energy: 2}, {energy: 2}], effects: [{do: heal, who: you, amount: 1}]}\n", "E301"),
    (EVENT + "      - {do: choose_one, by: you, if_none: skip, options: [{label: A, cost: [{discard_this: true}], effects: "
     "[{do: end_effects}]}, {label: B, effects: [{do: end_effects}]}]}\n", "E307"),
    (RELIC + "    reacts: [{when: challenge_rolled, by: you, stat: [any], timing: after, effects: [{do: "
     "end_effects}]}]\n", "E206"),
    # what outlives its card or its names
    (RELIC + "    passive: [{who: active_player, stat: fight, add: 1}]\n", "E307"),
    (RELIC + "    passive: [{who: {from: opponents, take: all}, stat: fight, add: 1}]\n", "E308"),
    (RELIC + "    passive: [{who: you, stat: hearts, add: 1, if: [{stunned: you}]}]\n", "E409"),
    (RELIC + "    passive: [{who: you, stat: hearts, add: {tally: relics, of: you}}]\n", "E409"),
    (EVENT + FOE + "      - {do: modify, passive: [{who: $foe, stat: wit, add: 1, if: [{stunned: $foe}]}], "
     "until: {end_of_turn_of: $foe}}\n", "E303"),
    (EVENT + "      - {do: modify, passive: [{who: you, stat: wit, add: 1}], until: {leaves_play: true}}\n", "E307"),
    ("format: 1\nactions:\n  - id: a\n    name: A\n    type: spell\n    cost: 1\n    if: [{stunned: $foe}]\n    needs:\n"
     "      - {as: foe, what: player, from: opponents, take: 1, by: you}\n    effects: [{do: heal, who: $foe, amount: 1}]\n",
     "E304"),
)  # fmt: skip


@pytest.mark.parametrize(("text", "code"), REFUSED)
def test_what_could_not_be_meant_is_refused(text: str, code: str) -> None:
    tree = read(text.encode(), "a.yaml")
    assert isinstance(tree, Tree)
    problems = [problem for problem in bind(tree).problems if problem.is_error]
    assert [problem.code for problem in problems] == [code]
    assert problems[0].line > 2


def pack(folder: Path, id: str, text: str, manifest: str = "") -> Path:
    """A pack folder with one content file."""
    root = folder / id
    root.mkdir()
    (root / "pack.yaml").write_text(MANIFEST.format(id=id) + manifest, "utf-8")
    (root / "cards.yaml").write_text(text, "utf-8")
    return root


def load(*roots: Path) -> Loaded:
    """The base pack and these, read anew."""
    return load_catalog(BASE, roots, use_cache=False)


WHOLE = (
    ("regions: [{id: sky, name: Sky, settlement: {tile: forest-settlement, name: Town}, banner: {name: B, passive: "
     "[{who: you, stat: wit, add: 1}]}}]", ["E205", "E308"]),
    ("patch: [{at: tiles/base:altar, set: {symbol: ruin}}]", ["E508"]),
    ("patch: [{at: regions/base:forest, set: {settlement: {tile: mountain-settlement, name: X}}}]", ["E205", "E308"]),
    ("rules: {switches: [{id: spike_shield_pays, name: A, doc: A, default: true, other: false}]}", ["E506"]),
    ("events: [{id: a, name: A, effects: [{do: heal, who: you, amount: 1, if: [{switch: spike_shield_pays, is: perhaps}]}]}]",
     ["E206"]),
    ("relics: [{id: a, name: A, type: charm, passive: [{who: you, forbid: be_targeted, if: [{targetable: you}]}]}]", ["E405"]),
    ("statuses: [{id: a, name: A, stacking: add, until: {leaves_play: true}}]\n"
     "events: [{id: b, name: B, effects: [{do: afflict, who: you, status: a}]}]", ["E307"]),
)  # fmt: skip


@pytest.mark.parametrize(("text", "codes"), WHOLE)
def test_the_whole_is_held_together(text: str, codes: list[str], tmp_path: Path) -> None:
    loaded = load(pack(tmp_path, "frost", f"format: 1\n{text}\n"))
    assert sorted(problem.code for problem in loaded.problems) == codes
    assert [state.is_on for state in loaded.packs] == [True, False]


def test_a_pack_that_calls_itself_base_is_off_and_base_is_not(tmp_path: Path) -> None:
    loaded = load(pack(tmp_path, "base", "format: 1\n"))
    assert [state.is_on for state in loaded.packs] == [True, False]
    assert [problem.code for problem in loaded.problems] == ["E505"]


def test_of_two_packs_with_one_id_the_first_is_on(tmp_path: Path) -> None:
    first = pack(tmp_path, "frost", "format: 1\n")
    (tmp_path / "copy").mkdir()
    second = pack(tmp_path / "copy", "frost", "format: 1\n")
    assert [state.is_on for state in load(first, second).packs] == [True, True, False]


def test_one_folder_named_twice_is_one_pack(tmp_path: Path) -> None:
    root = pack(tmp_path, "frost", "format: 1\n")
    loaded = load(root, root, tmp_path / "frost" / ".." / "frost")
    assert [state.id for state in loaded.packs] == ["base", "frost"]
    assert loaded.is_clean


def test_a_zip_is_told_to_be_unpacked(tmp_path: Path) -> None:
    archive = tmp_path / "frost.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("pack.yaml", MANIFEST.format(id="frost"))
    (problem,) = gather(archive).problems
    assert problem.code == "E501"
    assert "unpack it" in problem.sentence
    (problem,) = gather(BASE / "rules.yaml").problems
    assert "this is a file" in problem.sentence


def test_a_version_is_made_of_numbers(tmp_path: Path) -> None:
    loaded = load(pack(tmp_path, "frost", "format: 1\n", "  requires: [{pack: base, at_least: newest}]\n"))
    assert [problem.code for problem in loaded.problems] == ["E501"]
    assert "no version" in loaded.problems[0].sentence


def test_a_huge_file_is_named_once(tmp_path: Path) -> None:
    root = pack(tmp_path, "frost", "format: 1\n")
    (root / "huge.yaml").write_text("a" * 2_000_001)
    assert [problem.code for problem in load(root).problems] == ["E110"]


def test_a_card_that_chooses_for_nothing_is_told() -> None:
    tree = read((EVENT + FOE).encode(), "a.yaml")
    assert isinstance(tree, Tree)
    assert [problem.code for problem in bind(tree).problems] == ["W412"]


GREEDY = "events: [{{id: a, name: A, copies: {copies}, effects: [{{do: draw, who: you, deck: events, {more}}}]}}]\n"


@pytest.mark.parametrize(
    ("copies", "more", "codes"),
    [
        (60, "amount: 20", ["W415"]), (20, "amount: 2", ["W415"]), (1, "amount: 1", []), (20, "amount: 1", []),
        (60, "amount: 20, if: [{stunned: you}]", []),
    ],
)  # fmt: skip
def test_events_that_draw_events_without_end_are_told(tmp_path: Path, copies: int, more: str, codes: list[str]) -> None:
    text = "format: 1\n" + GREEDY.format(copies=copies, more=more)
    assert [problem.code for problem in load(pack(tmp_path, "frost", text)).problems] == codes


@pytest.mark.parametrize(
    ("effect", "codes"),
    [("{do: gain_energy, who: you, amount: 1}", ["W412"]), ("{do: prevent, amount: 1}", []),
     ("{do: challenge, who: you, stat: wit, success: [{do: prevent, amount: all}]}", [])],
)  # fmt: skip
def test_an_instead_that_changes_nothing_is_told(effect: str, codes: list[str]) -> None:
    reacts = f"    reacts: [{{when: damage, by: anyone, to: you, cause: any, timing: instead, effects: [{effect}]}}]\n"
    tree = read((RELIC + reacts).encode(), "a.yaml")
    assert isinstance(tree, Tree)
    assert [problem.code for problem in bind(tree).problems] == codes
