"""Our rules beside another program's: a throw-away environment for it, rounds in turns, ratios of medians."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from favor.bench.processes import figures, say

PIN = "catanatron==3.2.1"
ROUNDS = 5
SHOWN = (
    "games_s", "decisions_s", "choices_s", "clone_us", "clone_bytes", "decisions_a_game", "branching", "forced_share",
    "calibration_ns",
)  # fmt: skip
RATIOS = (
    ("E1_decisions", "decisions_s"), ("E2_choices", "choices_s"), ("E3_games", "games_s"), ("E6_clone", "clone_us"),
    ("E7_clone_bytes", "clone_bytes"),
)  # fmt: skip


class CannotInstall(RuntimeError):
    """The other program could not be installed; the words say why."""


def measure(seconds: float) -> dict[str, Any]:
    """Both play by turns, so that a slow moment of the machine falls on both; the environment is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="favor-bench-") as folder:
        say(f"installing {PIN} into {folder}")
        python = installed(Path(folder) / "env")
        ours, theirs = [], []
        for number in range(ROUNDS):
            say(f"round {number + 1} of {ROUNDS}")
            ours.append(figures("ours", seconds / ROUNDS / 2, 1 + number))
            theirs.append(figures("catan", seconds / ROUNDS / 2, 1 + number, python=python))
    return compared(ours, theirs)


def installed(folder: Path) -> Path:
    """The Python of a new environment that holds the other program and nothing of ours."""
    _do([sys.executable, "-m", "venv", "--without-pip", str(folder)])
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode:
        _do([str(python), "-m", "ensurepip"])
        pip = [str(python), "-m", "pip"]
    else:
        pip = [sys.executable, "-m", "pip", "--python", str(python)]
    _do([*pip, "install", "--quiet", "--disable-pip-version-check", PIN])
    return python


def _do(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"PIP_USER": "0"})
    if done.returncode:
        reason = (done.stderr or done.stdout).strip().splitlines()[-1:] or ["no reason was given"]
        lost = f"{PIN} could not be installed for {sys.executable}, so there is nothing to compare with"
        raise CannotInstall(f"{lost}: {reason[0]}")


def compared(ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> dict[str, Any]:
    """Medians of both sides and their ratios, ours over theirs."""
    sides = {rounds[0]["name"]: _medians(rounds) for rounds in (ours, theirs)}
    us, them = sides[ours[0]["name"]], sides[theirs[0]["name"]]
    ratios = {name: round(us[figure] / them[figure], 3) for name, figure in RATIOS}
    return {"rounds": len(ours), **sides, "ratios": ratios}


def _medians(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    middle = {name: round(statistics.median(each[name] for each in rounds), 3) for name in SHOWN}
    speeds = [each["decisions_s"] for each in rounds]
    spread = {"decisions_s_lowest": round(min(speeds)), "decisions_s_highest": round(max(speeds))}
    return {"version": rounds[0]["version"], **middle, **spread}
