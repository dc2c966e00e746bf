"""The same seed makes the same game in every process: with other hash seeds, and on other Pythons where there are some."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tests.determinism.play import GAMES, story

ROOT = Path(__file__).parents[2]
NAMES = (*os.environ.get("FAVOR_PYTHONS", "").split(os.pathsep), "python3.11", "python3.12", "python3.13", "python3.14")
"""Other interpreters: those of the environment variable FAVOR_PYTHONS, and what can be found by name."""

OTHERS = tuple(
    found for name in NAMES
    if name and (found := shutil.which(name)) and not name.endswith(f"python3.{sys.version_info.minor}")
)  # fmt: skip
PACKAGES = str(Path(yaml.__file__).parents[1])
"""Lent to an interpreter without PyYAML, whose pure Python part does for it."""


def told_by(python: str, hash_seed: str) -> list[str]:
    """What another process prints."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{ROOT}{os.pathsep}{PACKAGES}"}
    command = [python, "-m", "tests.determinism.play"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def stories() -> list[str]:
    return [story(seats, seed) for seats, seed in GAMES]


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_the_hash_seed_changes_nothing(hash_seed: str, stories: list[str]) -> None:
    assert told_by(sys.executable, hash_seed) == stories


def test_the_games_are_different_games(stories: list[str]) -> None:
    assert len({line.split()[-1] for line in stories}) == len(GAMES)


@pytest.mark.skipif(not OTHERS, reason="there is no other Python on this machine")
@pytest.mark.parametrize("python", OTHERS)
def test_another_python_plays_the_same_game(python: str, stories: list[str]) -> None:
    if subprocess.run([python, "-c", "import sys"], capture_output=True, check=False).returncode:
        pytest.skip(f"{python} does not start")
    assert told_by(python, "7") == stories
