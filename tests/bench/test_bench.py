"""The bench measures what it says: its loops, its figures and its processes; never how fast anything is."""

import json
import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from favor import bench
from favor.bench import against, command, content, frames, loop, probe, processes, rules, starts
from favor.bench.clock import clock_cost, machine, share
from favor.bench.lists import Watch, has_verb
from favor.bench.ours import Ours
from favor.content.load import load_catalog
from favor.rules.audit import audit, census
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.ui.window import open_unseen

ROOT = Path(__file__).parent.parent.parent


class Countdown:
    """A game of known length: from 6 down to 0, one or two at a time; one way only at the end."""

    name = "countdown"

    def version(self) -> str:
        return "1"

    def new(self, seed: int) -> list[int]:
        return [6]

    def options(self, game: list[int]) -> Sequence[int]:
        return (1, 2)[: min(2, game[0])]

    def apply(self, game: list[int], action: int) -> None:
        game[0] -= action

    def clone(self, game: list[int]) -> list[int]:
        return game[:]


@pytest.fixture(scope="module")
def engine() -> Ours:
    return Ours(2)


def test_play_counts_decisions_and_choices() -> None:
    done = loop.play(Countdown(), 0.01, 1, iter([0.0] * 6_000_000))
    assert done.games >= 1 and done.cut == 0
    assert done.decisions == 6 * done.games  # always one at a time
    assert done.choices == 5 * done.games  # the last step is forced
    assert done.options == 11 * done.games
    assert done.seconds >= 0.01


def test_a_game_without_end_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "MOST_DECISIONS", 3)
    done = loop.play(Countdown(), 0.001, 1, iter([0.0] * 1_000_000))
    assert done.cut == done.games and done.decisions == 3 * done.games


def test_draws_are_the_same_for_a_seed_and_within_bounds() -> None:
    one, other, third = (loop.draws(seed) for seed in (4, 4, 5))
    first = [next(one) for _ in range(100)]
    assert first == [next(other) for _ in range(100)] != [next(third) for _ in range(100)]
    assert all(0 <= value < 1 for value in first)


def test_kept_positions_are_copies_of_games_under_way(engine: Ours) -> None:
    kept = loop.positions(engine, 1, 3, loop.draws(3))
    assert len(kept) > 3 and all(game.decision is not None for game in kept)
    assert loop.clone_us(engine, kept, 0.01) > 0 and loop.clone_bytes(engine, kept) > 0


def test_timed_steps_play_the_same_game_as_apply(engine: Ours) -> None:
    watch = Watch(engine)
    stepped, applied = engine.new(9).state, engine.new(9)
    chance = loop.draws(9)
    for _ in range(300):
        if applied.decision is None:
            break
        options = engine.options(applied)
        assert options == watch._menu(stepped)
        action = options[int(next(chance) * len(options))]
        watch._apply(stepped, action)
        engine.apply(applied, action)
        assert stepped.key() == applied.state.key()


def test_lists_are_told_apart(engine: Ours) -> None:
    found = Watch(engine).play(0.3, 1, loop.draws(1)).figures()
    assert found["legal_us"]["worst"] >= found["legal_us"]["worst_without_tile_movers"] >= found["legal_us"]["median"] > 0
    assert found["lists"] > 100 and found["worst_question"]
    assert has_verb([{"then": [{"do": "move_tile"}]}], "move_tile") and not has_verb([{"do": "move"}], "move_tile")


def test_rules_and_content_have_all_their_figures() -> None:
    found = rules.measure(0.2)
    assert sorted(found["seats"]) == ["2", "4", "6"] and found["us_a_decision_6_to_2"] > 0
    for table in found["seats"].values():
        assert table["games"] >= 1 and table["choices_s"] <= table["decisions_s"] and 0 <= table["forced_share"] < 1
        assert table["legal_us"]["median"] > 0 and table["apply_us"]["median"] > 0 and table["clone_us"] > 0
    read = content.measure()
    assert read["cached_ms"] < read["cold_ms"] and read["compile_ms"] > 0


def test_the_crowded_table_is_crowded_and_sound() -> None:
    window = open_unseen((1280, 720))
    loaded = frames.app.content([])
    scene = frames.crowded_table(window, loaded)
    view = scene.sitting.view()
    assert (len(view.tiles), len(view.players), len(view.players[0].hand)) == (45, 6, 7)
    assert view.question is not None and view.question.about == "action"
    characters = tuple(seat.character for seat in scene.sitting.seats)
    whole = census(Game.new(loaded.catalog, Setup(characters, frames.SEED)).state)
    assert audit(scene.sitting.game.state, whole) == ()
    window.draw()
    assert window.top is scene and len(list(scene.tree)) > 60
    window.close()


def test_start_is_followed_to_the_table() -> None:
    found = starts.one_start(1.5)
    assert found["title_ms"] > 0 and found["table_ms"] > 0
    # the two screens and the light of the first decree (under half a second); a window that never rests would draw 180
    assert 2 <= found["frames_drawn"] <= 60
    assert 0 <= found["idle_title"] <= 1 and 0 <= found["idle_table"] <= 1
    assert (found["memory_mb"] is None) == (not Path("/proc/self/statm").exists())


def test_the_hidden_variable_is_no_part_of_a_normal_start() -> None:
    assert probe.ASKED not in os.environ


def test_processes_report_failure_in_a_sentence() -> None:
    with pytest.raises(RuntimeError, match="measuring ours failed: .*"):
        processes.figures("ours", "soon")


def test_one_round_in_a_process_of_its_own() -> None:
    found = processes.figures("ours", 0.1, 1)
    assert found["name"] == "favor" and set(against.SHOWN) < set(found)


def side(name: str, speed: float) -> dict[str, Any]:
    return {"name": name, "version": "1", **dict.fromkeys(against.SHOWN, speed)}


def test_ratios_are_those_of_medians() -> None:
    ours = [side("favor", speed) for speed in (1.0, 30.0, 20.0)]
    theirs = [side("catanatron", speed) for speed in (10.0, 5.0, 10.0)]
    found = against.compared(ours, theirs)
    assert found["rounds"] == 3 and set(found["ratios"].values()) == {2.0}
    assert found["favor"]["decisions_s_highest"] == 30


def test_what_cannot_be_installed_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*words: Any, **named: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 1, "", "no way to the internet\n")

    monkeypatch.setattr(against.subprocess, "run", refuse)
    assert bench.run(Namespace(against="catanatron", seconds=1.0)) == 1
    told = capsys.readouterr()
    assert told.out == "" and "could not be installed" in told.err and "no way to the internet" in told.err


def test_figures_go_to_stdout_as_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[str] = []
    monkeypatch.setattr(command, "figures", lambda module, *words: asked.append(module) or {"module": module})
    monkeypatch.setattr(command.starts, "measure", lambda: {"memory_mb": 1})
    assert bench.run(Namespace(against=None, seconds=1.0)) == 0
    told = capsys.readouterr()
    found = json.loads(told.out)
    assert asked == ["rules", "content", "frames"] and found["start"] == {"memory_mb": 1}
    assert found["machine"]["python"].endswith(".".join(map(str, sys.version_info[:3]))) and told.err


def test_clocks() -> None:
    assert clock_cost() > 0 and machine()["calibration_ns"] > 0
    assert share([3.0, 1.0, 2.0], 0.95) == 3.0 and share([3.0, 1.0, 2.0], 0.5) == 2.0


def test_the_other_side_needs_nothing_of_ours() -> None:
    """Its process has neither pygame nor platformdirs: what it imports of us must not want them."""
    code = "import sys; sys.path.append('.'); import favor.bench.loop; print([name for name in sys.modules if '.' not in name])"
    done = subprocess.run([sys.executable, "-S", "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "favor" in done.stdout and "pygame" not in done.stdout


def test_our_side_is_a_game(engine: Ours) -> None:
    game = engine.new(1)
    assert isinstance(game, Game) and engine.options(game) == game.options
    assert engine.clone(game).state.key() == game.state.key()
    assert len(load_catalog(ROOT / "content" / "base").catalog.section("characters")) >= 6
