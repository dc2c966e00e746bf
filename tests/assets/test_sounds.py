"""The sounds as they lie in the folder: all there, small, short, evenly loud, and what their script makes."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from array import array
from collections.abc import Iterator
from math import cos, log10, pi, sqrt
from pathlib import Path
from types import ModuleType

import pygame
import pytest

from favor.ui.hearing import AMBIENCE, CATALOGUE, MUSIC

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "sounds"
TOOLS = ROOT / "assets" / "tools"
RATE = 44_100
EFFECTS = tuple(sorted(set(CATALOGUE) - {AMBIENCE, MUSIC}))
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
    sizes = {path.stem: path.stat().st_size for path in FOLDER.iterdir()}
    assert sizes.pop(MUSIC) < 500_000
    assert sum(sizes.values()) < 400_000


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


# ---- music ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def piece(kit: tuple[ModuleType, ModuleType]) -> tuple[ModuleType, list[float]]:
    """The score, and what is stored, full scale being 1."""
    return importlib.import_module("sound_music"), [value / 32_768 for value in decoded(MUSIC)]


def decibels(values: list[float]) -> float:
    return 10 * log10(sum([value * value for value in values]) / len(values))


def test_the_score_is_whole(piece: tuple[ModuleType, list[float]]) -> None:
    score = piece[0]
    for part in score.SCORE:
        bars = len(part.chords.split())
        for line in (part.plucked, part.bells):
            beats = [sum(float(word.split("/")[1]) for word in bar.split()) for bar in line.split("|")]
            assert beats == [3.0] * bars
        assert len(part.broken) == 6 and set(part.chords.split()) <= set(score.CHORDS)
    assert {note.name[0] for note in score.notes()} == set("DEFGABC")
    assert 75 <= score.LENGTH <= 110
    assert all(note.at < score.LENGTH for note in score.notes())
    assert score.hertz("A4") == 440 and score.hertz("C4") == pytest.approx(261.63, abs=0.01)


def test_the_music_is_what_its_script_makes_also_where_the_loop_closes(piece: tuple[ModuleType, list[float]]) -> None:
    score, stored = piece
    assert len(stored) == round(score.LENGTH * RATE)
    start = score.LENGTH - 0.8
    made, first = score.heard(score.notes(), start, 1.6), round(start * RATE)
    there = (stored[first:] + stored)[: len(made)]
    assert likeness(there, made) > 0.98
    assert likeness(there[5_000:], made[:-5_000]) < 0.9


def test_the_music_sounds_the_notes_of_its_score(piece: tuple[ModuleType, list[float]]) -> None:
    """Every note of the melody is at its pitch: a quarter of a tone beside it there is less."""
    score, stored = piece
    sung = [note for note in score.notes() if note.player == "bell" or note.player == "string" and note.gain > 0.6]
    assert len(sung) > 80
    for note in sung:
        first, pitch = round((note.at + 0.05) * RATE), score.hertz(note.name)
        part = stored[first : first + RATE // 2 : SPARSE]
        below, here, above = (power(part, pitch * 2 ** (step / 24)) for step in (-1, 0, 1))
        assert here > 2 * max(below, above), note


SPARSE = 10
"""Every tenth sample will do: there is little above 2 kHz."""


def power(values: list[float], hz: float) -> float:
    """How much of a pitch is in samples so sparse (Goertzel)."""
    turn = 2 * cos(2 * pi * hz * SPARSE / RATE)
    last = before = 0.0
    for value in values:
        last, before = value + turn * last - before, last
    return last * last + before * before - turn * last * before


def test_the_music_is_soft_and_even_and_has_no_seam(piece: tuple[ModuleType, list[float]]) -> None:
    score, stored = piece
    assert 20 * log10(max(max(stored), -min(stored))) < -6
    assert -27 < decibels(stored) < -25
    assert abs(sum(stored) / len(stored)) < 0.0005
    bars = [decibels(stored[start : start + round(score.BAR * RATE)]) for start in range(0, len(stored), round(score.BAR * RATE))]
    assert max(bars) - min(bars) < 9 and max(abs(b - a) for a, b in zip(bars, bars[1:])) < 5
    steps = sorted(abs(b - a) for a, b in zip(stored[: 5 * RATE], stored[1:]))
    assert abs(stored[0] - stored[-1]) < steps[len(steps) * 99 // 100]


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
