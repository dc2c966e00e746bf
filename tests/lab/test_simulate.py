"""Random play: it ends, it is the same everywhere, and what breaks names its seed."""

import os
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from favor.content.load import load_catalog
from favor.lab import simulate
from favor.model.actions import Action
from favor.rules.game import Game

ROOT = Path(__file__).parent.parent.parent


def arguments(**changed: object) -> Namespace:
    return Namespace(**({"games": 2, "players": (2, 3), "seed": 5, "audit": False, "pack": []} | changed))


def test_summary_and_fingerprint(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.run(arguments()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "games: 2 (1 with 2 players, 1 with 3 players)"
    assert lines[-1].startswith("fingerprint: ") and len(lines[-1].split()[1]) == 64


def test_random_games_are_sound() -> None:
    catalog = load_catalog(simulate.BASE_ROOT).catalog
    for outcome in simulate.play_all(catalog, 2, (2, 6), 11, with_audit=True):
        assert outcome.won_by in ("favor", "banners")
        assert outcome.decisions < simulate.MOST_DECISIONS


def test_same_fingerprint_under_any_hash_seed() -> None:
    command = [sys.executable, "main.py", "simulate", "--games", "2", "--players", "3", "--seed", "9"]
    found = set()
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        found.add(subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout)
    assert len(found) == 1


def test_other_seeds_other_games() -> None:
    catalog = load_catalog(simulate.BASE_ROOT).catalog
    first, other = (simulate.play(catalog, 2, seed).key for seed in (1, 2))
    assert first != other


def test_a_broken_game_names_its_seed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def break_down(self: Game, action: Action) -> None:
        raise KeyError("a lost card")

    monkeypatch.setattr(Game, "apply", break_down)
    assert simulate.run(arguments(seed=77)) == 1
    assert "seed 77" in capsys.readouterr().err


def test_an_endless_game_is_a_failure(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(simulate, "MOST_DECISIONS", 10)
    assert simulate.run(arguments(seed=78)) == 1
    assert "did not end within 10 decisions" in capsys.readouterr().err


def test_a_choice_without_end_is_refused_and_told() -> None:
    catalog = load_catalog(simulate.BASE_ROOT, [ROOT / "tests" / "properties" / "rings"]).catalog
    outcome = simulate.play(catalog, 2, 4, with_audit=True)
    assert outcome.won_by in ("favor", "banners")
    assert any("sore-tooth" in chain for chain in outcome.endless)
    assert f"choices without end, refused: {len(outcome.endless)}, the first: R70" in simulate.summary([outcome])
    assert "without end" not in simulate.summary([simulate.play(catalog, 2, 5)])
