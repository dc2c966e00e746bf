"""Rings: cards that set each other off without a brake, stats that read what they change. Knows no file."""

from __future__ import annotations

from typing import Any

from favor.content.binder import Entered
from favor.model.problems import Problem


def ring_faults(entries: list[Entered], known: list[tuple[str, dict[str, Any], str]]) -> list[Problem]:
    """E405 and W415 of a pack's cards, together with the cards loaded before."""
    return []
