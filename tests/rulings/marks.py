"""The mark by which a test in Python says which rulings it holds, as `rule:` does in a scenario."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def holds(*numbers: int) -> Callable[[Any], Any]:
    """Mark a test with the numbers of its rulings."""

    def mark(test: Any) -> Any:
        test.rulings = numbers
        return test

    return mark
