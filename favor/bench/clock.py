"""Clocks and the machine: what every measurement needs. Knows nothing of the game."""

from __future__ import annotations

import os
import platform
import statistics
import sys
import sysconfig
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any


def pin() -> int:
    """Stay on the last core we may use, where the system lets us choose; returns it, -1 where it does not."""
    if not hasattr(os, "sched_setaffinity"):
        return -1
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def calibration() -> float:
    """ns a turn of a fixed loop of plain Python: when two runs differ here, the machine differs and not the program."""
    table = {number: number for number in range(64)}
    row = list(range(64))
    total = 0
    start = time.process_time_ns()
    for number in range(200_000):
        total += table[number & 63] + row[(number * 7) & 63]
    return (time.process_time_ns() - start) / 200_000


def clock_cost(clock: Callable[[], int] = time.thread_time_ns) -> float:
    """What one bracketed interval of that clock shows when nothing is in it, in ns."""
    samples = []
    for _ in range(2_000):
        start = clock()
        samples.append(clock() - start)
    return statistics.median(samples)


def cpu_ms(work: Callable[[], object]) -> float:
    """CPU milliseconds of one call."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1e3


def middle_ms(work: Callable[[], object], times: int) -> float:
    """The median of several calls, in CPU milliseconds."""
    return round(statistics.median(cpu_ms(work) for _ in range(times)), 3)


def share(values: Sequence[float], part: float) -> float:
    """The value below which that part of all values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def machine() -> dict[str, Any]:
    """The machine and the interpreter: without them no figure means anything."""
    built = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    return {
        "system": platform.platform(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "optimised_build": "--enable-optimizations" in built,
        "executable": sys.executable,
        "calibration_ns": round(statistics.median(calibration() for _ in range(5)), 1),
    }


def _processor() -> str:
    path = Path("/proc/cpuinfo")
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.processor() or platform.machine())
