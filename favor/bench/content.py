"""How long content takes: read and checked anew, out of the cache, and compiled into rules. Knows no window."""

from __future__ import annotations

import json
from typing import Any

from favor.bench.clock import cpu_ms, middle_ms, pin
from favor.bench.ours import BASE
from favor.content.load import load_catalog
from favor.rules.sheets import compile_book

TIMES = 7


def measure() -> dict[str, Any]:
    """CPU milliseconds. The first reading pays for the readers' imports too, as a start with a stale cache does."""
    first = cpu_ms(lambda: load_catalog(BASE, use_cache=False))
    cold = middle_ms(lambda: load_catalog(BASE, use_cache=False), 3)
    loaded = load_catalog(BASE)  # leaves a fresh cache behind
    return {
        "cold_first_ms": round(first, 1),
        "cold_ms": cold,
        "cached_ms": middle_ms(lambda: load_catalog(BASE), TIMES),
        "compile_ms": middle_ms(lambda: compile_book(loaded.catalog), TIMES),
    }


if __name__ == "__main__":
    pin()
    print(json.dumps(measure()))
