"""The sounds as they lie in the folder: all there, small, short, evenly loud, and what their script makes."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from array import array
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from types import ModuleType

import pygame
import pytest

from favor.ui.hearing import AMBIENCE, CATALOGUE

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "sounds"
TOOLS = ROOT / "assets" / "tools"
RATE = 44_100
EFFECTS = tuple(sorted(set(CATALOGUE) - {AMBIENCE}))
LONG = {"victory": 3.0}
EVEN = (0.09, 0.21)
"""Loudness of the quietest and the loudest effect: about 7 dB apart."""


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, 512)
    yield
    pygame.mixer.quit()


@pytest.fixture(scope="module")
def kit() -> Iterator[tuple[ModuleType, ModuleType]]:
    """The script's own modules: the waves and the recipes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(TOOLS))
        yield importlib.import_module("sound_kit"), importlib.import_module("sound_recipes")


def decoded(name: str) -> array[int]:
    """One channel of a stored sound; both are alike."""
    both = array("h", pygame.mixer.Sound(str(FOLDER / f"{name}.ogg")).get_raw())
    assert both[0::2] == both[1::2]
    return both[0::2]


def likeness(one: array[int], other: array[int]) -> float:
    """1 for the same wave, about 0 for waves that have nothing to do with each other."""
    size = sqrt(sum(a * a for a in one)) * sqrt(sum(b * b for b in other))
    return sum(a * b for a, b in zip(one, other)) / size


def test_the_folder_holds_the_catalogue_and_no_more() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{name}.ogg" for name in CATALOGUE)


def test_every_sound_has_a_recipe(kit: tuple[ModuleType, ModuleType]) -> None:
    assert sorted(kit[1].RECIPES) == sorted(CATALOGUE)


def test_all_of_them_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 400_000


@pytest.mark.parametrize("name", EFFECTS)
def test_a_sound_is_what_its_script_makes(name: str, kit: tuple[ModuleType, ModuleType]) -> None:
    wave, stored = kit[1].RECIPES[name].samples(), decoded(name)
    assert abs(len(stored) - len(wave)) <= RATE // 1000
    assert kit[0].loudness(stored) == pytest.approx(kit[0].loudness(wave), rel=0.1)
    assert likeness(stored, wave) > 0.9


def test_other_sounds_are_not_alike() -> None:
    assert likeness(decoded("card-draw"), decoded("card-play")) < 0.5


@pytest.mark.parametrize("name", EFFECTS)
def test_a_sound_is_short_evenly_loud_and_not_clipped(name: str, kit: tuple[ModuleType, ModuleType]) -> None:
    stored = decoded(name)
    assert 0.1 <= len(stored) / RATE <= LONG.get(name, 1.2)
    assert EVEN[0] <= kit[0].loudness(stored) / 32_768 <= EVEN[1]
    assert max(map(abs, stored)) < 0.95 * 32_767
    assert max(map(abs, stored[-20:])) < 100  # it ends in silence: no click
    assert abs(sum(stored) / len(stored)) < 50


def test_the_ambience_is_quiet_and_its_end_meets_its_beginning(kit: tuple[ModuleType, ModuleType]) -> None:
    stored = decoded(AMBIENCE)
    assert len(stored) == kit[0].samples(kit[1].NIGHT)
    assert 0.02 < kit[0].loudness(stored) / 32_768 < EVEN[0]
    steps = [abs(b - a) for a, b in zip(stored, stored[1:])]
    assert abs(stored[0] - stored[-1]) <= max(steps)
    seconds = [stored[start : start + RATE] for start in range(0, len(stored), RATE)]
    levels = [sqrt(sum(value * value for value in part) / len(part)) for part in seconds]
    assert max(levels) < 3 * min(levels)


def test_a_recipe_makes_the_same_samples_in_every_process() -> None:
    code = "import hashlib, sound_recipes as r; print(hashlib.sha256(r.RECIPES['die-tumble'].samples()).hexdigest())"
    made = [_run(["-c", code], PYTHONHASHSEED=seed, PYTHONPATH=str(TOOLS)).stdout for seed in ("1", "2")]
    assert made[0] == made[1] != ""


def test_the_script_tells_of_its_sounds_without_an_encoder() -> None:
    done = _run([str(TOOLS / "make_sounds.py"), "--list", "--only", "button", "tap"])
    assert [row.split()[0] for row in done.stdout.splitlines()] == ["button", "tap"]


def _run(arguments: list[str], **more: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run([sys.executable, *arguments], env={**os.environ, **more}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done
