"""The runner: what it sets up, what it accepts, and what a failing scenario says."""

from argparse import Namespace
from pathlib import Path

import pytest

from favor.table import scenario_command
from favor.table.scenario import Verdict, run_file
from favor.table.scenario_content import Contents

TWO = """
players:
  - {character: human, hand: [snipe, snipe, snipe, snipe, snipe, snipe]}
  - {character: sapling}
"""


class Runner:
    """Runs scenarios written in a test."""

    def __init__(self, folder: Path, contents: Contents) -> None:
        self.folder = folder
        self.contents = contents

    def __call__(self, text: str, players: str = TWO) -> Verdict:
        file = self.folder / "story.yaml"
        file.write_text("scenario: A story" + players + text, encoding="utf-8")
        return run_file(file, self.contents)


@pytest.fixture
def run(tmp_path: Path, contents: Contents) -> Runner:
    return Runner(tmp_path, contents)


def held(verdict: Verdict) -> None:
    assert verdict.holds, verdict.failure


def failed(verdict: Verdict, line: int, *words: str) -> None:
    assert verdict.place.endswith(f"story.yaml:{line}"), verdict
    for word in words:
        assert word in verdict.failure


# ---- set-up ----


def test_a_scenario_begins_in_step_two(run: Runner) -> None:
    held(run("expect: {active: 1, asked: {seat: 1, about: action}, decks: {gods_left: 40, gods_discard: []}}"))


def test_extra_copies_are_made_but_relics_are_unique(run: Runner) -> None:
    held(run("expect: {players: {1: {hand: [snipe, snipe, snipe, snipe, snipe, snipe]}, 2: {hand: 0}}}"))
    relics = "\nplayers:\n  - {character: human, relics: [spike-shield]}\n  - {character: sapling, relics: [spike-shield]}\n"
    failed(run("", relics), 4, "'spike-shield' is named twice")


def test_named_things_leave_their_places(run: Runner) -> None:
    held(
        run(
            "board:\n"
            "  - {tile: forest-ruin-1, at: [1, -2], trap: 2, trap_by: 2}\n"
            "  - {tile: forest-ruin-1, at: [5, -5], ruin: spent}\n"
            "expect:\n"
            "  decks: {traps_left: 15, tiles_left: {forest: 5}}\n"
            "  board:\n"
            "    - {at: [1, -2], tile: forest-ruin-1, kind: ruin, ruin: ready, trap: 2, trap_by: 2, turn: 0}\n"
            "    - {at: [5, -5], tile: forest-ruin-1, ruin: spent, trap: none}\n"
            "    - {at: [9, 9], tile: none}\n"
        )
    )


def test_hearts_count_the_mountain_banner(run: Runner) -> None:
    players = "\nplayers:\n  - {character: human, banners: [mountain]}\n  - {character: sapling, stunned: true}\n"
    held(run("expect: {players: {1: {hearts: 7}, 2: {hearts: 0, stunned: true}}}", players))


@pytest.mark.parametrize(
    ("players", "line", "words"),
    [
        ("[{character: human}, {character: human}]", 2, "different characters"),
        ("[{character: human, at: [7, 7]}, {character: sapling}]", 2, "no tile lies at [7, 7]"),
        ("[{character: human, hearts: 9}, {character: sapling}]", 2, "only 6 Hearts"),
        ("[{character: human, stunned: true}, {character: sapling}]", 2, "cannot be Stunned"),
        ("[{character: human, hand: [snip]}, {character: sapling}]", 2, "no card 'snip'"),
        ("[{character: human, items: [snipe]}, {character: sapling}]", 2, "no item 'snipe'"),
        ("[{character: human, hexes: [sniffles]}, {character: sapling}]", 2, "no status 'sniffles'"),
        ("[{character: human, banners: [desert]}, {character: sapling}]", 2, "no region 'desert'"),
        ("[{character: human, favor: 10}, {character: sapling}]", 2, "would be over"),
        ("[{character: human, banners: [forest]}, {character: sapling, banners: [forest]}]", 2, "already holds"),
    ],
)
def test_impossible_players(run: Runner, players: str, line: int, words: str) -> None:
    failed(run("", f"\nplayers: {players}\n"), line, words)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("switches: {gravity: off_}", "no switch 'gravity'"),
        ("switches: {altar_to_settlement: ajar}", "must be closed or open"),
        ("settlements: {north: forest, east: forest, south: mountain, west: wasteland}", "one side"),
        ("stacks: {forest: 50}", "only 10 tiles"),
        ("next: {dice: [9]}", "no face 9"),
        ("next: {picks: [nothing]}", "neither a Banner nor a card"),
        ("board: [{tile: forest-event, at: [0, 0]}]", "already lies at [0, 0]"),
        ("board: [{tile: no-such, at: [1, -2]}]", "no tile 'no-such'"),
        ("board: [{region: forest, kind: terrain, paths: [s], at: [1, -2], effects: [{do: fly}]}]", "E301"),
        ("packs: [nowhere]", "is no pack"),
    ],
)
def test_impossible_tables(run: Runner, text: str, words: str) -> None:
    failed(run(text), 5, words)


# ---- chance ----


def test_left_over_chance_fails(run: Runner) -> None:
    failed(run("next: {dice: [0], gods: [ruins-wake]}"), 5, "left over", "dice [0]", "ruins-wake")


def test_a_terrain_is_made_up(run: Runner) -> None:
    held(
        run(
            "next: {tiles: {forest: [{kind: terrain, paths: [s], effects: [{do: gain_favor, who: you, amount: 2}]}]}}\n"
            "steps: [move: [1, -2]]\n"
            "expect: {players: {1: {favor: 2, energy: 3, at: [1, -2]}}, log: [obeys the ground, gains 2 Favor]}"
        )
    )


# ---- steps ----


def test_answers_of_the_rules_may_be_written(run: Runner) -> None:
    steps = (
        "next: {tiles: {forest: [{kind: blank, paths: [s]}]}}\n"
        "steps:\n"
        "  - play: {card: snipe, target: 2}\n"
        "  - move: [1, -2]\n"
        "  - place: {at: [1, -2], turn: 0}\n"
    )
    held(run(steps + "expect: {players: {2: {hearts: 1}}}"))
    failed(run(steps.replace("turn: 0", "turn: 90")), 9, "place: {at: [1, -2], turn: 90}")
    failed(run(steps.replace("target: 2", "target: 3")), 7, "play: {card: snipe, target: 3}")


def test_picking_several(run: Runner) -> None:
    players = (
        "\nplayers:\n"
        "  - {character: human, relics: [spike-shield, royal-circlet, hiking-boots]}\n"
        "  - {character: sapling, relics: [crystal-scepter]}\n"
    )
    expected = "\nexpect: {players: {1: {relics: [hiking-boots], favor: 2}}}"
    held(run("steps: [offer: [spike-shield, royal-circlet]]" + expected, players))
    held(run("steps: [offer, choose: [spike-shield, royal-circlet]]" + expected, players))
    held(run("steps: [offer, choose: spike-shield, choose: royal-circlet, choose: done]" + expected, players))
    held(run("steps: [refused: {offer: []}, offer: all]\nexpect: {players: {1: {relics: [], favor: 3}}}", players))


def test_refusals(run: Runner) -> None:
    held(run("steps: [{refused: delve, because: ruin}, refused: {play: {card: snipe, target: 1}}]"))
    failed(run("steps: [refused: {attack: 2}]"), 5, "found that it is possible")
    failed(run("steps: [{refused: delve, because: weather}]"), 5, "a reason with 'weather'", "no Ruin")
    failed(run("steps: [delve]"), 5, "step `delve`: expected to be possible", "because: There is no Ruin")


def test_who_is_asked(run: Runner) -> None:
    failed(run("steps: [{attack: 2, by: 2}]"), 5, "player 1 is asked, not player 2")


def test_expectations_name_both_sides(run: Runner) -> None:
    failed(run("expect:\n  players:\n    2: {hearts: 2}\n"), 7, "players.2.hearts: expected 2, found 4")
    failed(run("expect:\n  over: {winner: 1, by: favor}\n"), 6, "over: expected {winner: 1, by: favor}, found false")
    failed(run("expect:\n  asked: {about: yes_no}\n"), 6, "asked.about: expected yes_no, found action")
    failed(run("expect:\n  log: [Thunder]\n"), 6, "Thunder")


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "more" / "bad.yaml"
    bad.parent.mkdir()
    good.write_text("scenario: Good" + TWO, encoding="utf-8")
    bad.write_text("scenario: Bad" + TWO + "steps: [delve]\n", encoding="utf-8")
    (tmp_path / "more" / "pack").mkdir()
    (tmp_path / "more" / "pack" / "pack.yaml").write_text("format: 1\n", encoding="utf-8")
    assert scenario_command.run(Namespace(files=[good])) == 0
    assert scenario_command.run(Namespace(files=[tmp_path])) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("holds") and lines[0].endswith("Good")
    assert lines[2].startswith("FAILS") and f"{bad}:5" in lines[2] and "delve" in lines[2]
    assert lines[3] == "2 scenarios: 1 failed"
