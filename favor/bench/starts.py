"""Starts the real program, `main.py`, and takes the time until the title and until the table. Knows only its messages."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from typing import Any

from favor.bench.probe import ASKED, BEGIN, TABLE, TITLE
from favor.bootstrap import ROOT

STARTS = 7
REST = 4.0
WARM = 2.0
"""Seconds in which the first start paints and stores the picture behind the title."""
UNSEEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}.items()


def measure(starts: int = STARTS, rest: float = REST) -> dict[str, Any]:
    """Wall milliseconds, medians; the first start only warms files and caches, the last one rests for idle and memory."""
    one_start(WARM)
    found = [one_start(0) for _ in range(starts)]
    resting = one_start(rest)
    return {
        "to_title_ms": _middle(found, "title"),
        "title_to_table_ms": _middle(found, "table"),
        "memory_mb": resting["memory_mb"],
        "idle_title": resting["idle_title"],
        "idle_table": resting["idle_table"],
        "frames_drawn": resting["frames_drawn"],
        "driver": "dummy",
    }


def _middle(found: list[dict[str, Any]], what: str) -> dict[str, float]:
    """By the wall clock and by the processor: a busy machine shows in the first only."""
    wall = [each[f"{what}_ms"] for each in found]
    cpu = [each[f"{what}_cpu_ms"] for each in found]
    return {
        "median": round(statistics.median(wall), 1),
        "fastest": round(min(wall), 1),
        "cpu_median": round(statistics.median(cpu), 1),
    }


def one_start(rest: float) -> dict[str, Any]:
    """One start of main.py with this Python."""
    env = {**os.environ, **dict(UNSEEN), ASKED: str(rest)}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # a player's second start finds compiled modules
    seen: dict[str, float] = {}
    last = ""
    start = time.perf_counter()
    with subprocess.Popen([sys.executable, str(ROOT / "main.py")], env=env, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for line in child.stdout:
            last = line.strip()
            seen[last] = time.perf_counter()
    if child.returncode or TABLE not in seen:
        raise RuntimeError(f"main.py ended with {child.returncode} before it showed the table")
    told = {"title_ms": (seen[TITLE] - start) * 1e3, "table_ms": (seen[TABLE] - seen[BEGIN]) * 1e3}
    return {**told, **json.loads(last)}
