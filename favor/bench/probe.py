"""The measured start, inside the program: tells its parent when the title and the table stand, then rests. Knows a window's
loop and what begins a game, no more."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

from favor.ui.window import Window

ASKED = "FAVOR_BENCH_REST"
"""The variable that asks for this; its value is how many seconds to rest at the title and at the table."""

TITLE, BEGIN, TABLE = "title", "begin", "table"
SETTLING = 2.0
"""Seconds in which the last of the picture is painted and what moves arrives; only after that does a window rest."""


def follow(window: Window, begin: Callable[[], None], seconds: float) -> int:
    """Show the title, then a table; one line for each as soon as it can be seen, last a line of JSON."""
    window.step()
    to_title = time.process_time()
    _tell(TITLE)
    title = resting_share(window, seconds)
    begun = time.process_time()
    _tell(BEGIN)
    begin()
    window.step()
    to_table = time.process_time() - begun
    _tell(TABLE)
    memory = resident_mb()
    table = resting_share(window, seconds)
    _tell(
        json.dumps(
            {
                "title_cpu_ms": to_title * 1e3,
                "table_cpu_ms": to_table * 1e3,
                "memory_mb": memory,
                "idle_title": title,
                "idle_table": table,
                "frames_drawn": window.frames_drawn,
            }
        )
    )
    window.close()
    return 0


def _tell(line: str) -> None:
    print(line, flush=True)


def resting_share(window: Window, seconds: float) -> float | None:
    """Which share of a core the window's own loop takes while nothing happens."""
    if seconds <= 0:
        return None
    _run(window, SETTLING)
    start, used = time.perf_counter(), time.process_time()
    _run(window, seconds)
    share = (time.process_time() - used) / (time.perf_counter() - start)
    return round(share, 4)


def _run(window: Window, seconds: float) -> None:
    threading.Timer(seconds, window.quit).start()
    window.run()
    window.running = True


def resident_mb() -> float | None:
    """Memory of this process in MB, None where the system does not tell it in a way we know."""
    path = Path("/proc/self/statm")
    if not path.exists():
        return None
    return round(int(path.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)
