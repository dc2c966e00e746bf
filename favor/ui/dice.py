"""How often which face of the die fell for whom, from public events. Counts only; draws nothing and calls nobody lucky."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from favor.model.events import Event
from favor.ui.endings import thrown

FACE_AT: Mapping[str, int] = MappingProxyType({"start_roll": 2, "die": 3, "rerolled": 2})
"""Where the face stands in an event that tells of a throw."""


def counts(events: Iterable[Event], seats: int, faces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each seat, how often each face fell. What a card made of a roll afterwards is no throw."""
    found = [dict.fromkeys(faces, 0) for _ in range(seats)]
    for event in thrown(events):
        at = FACE_AT.get(event[0])
        if at is not None and 0 <= event[1] < seats and event[at] in found[event[1]]:
            found[event[1]][event[at]] += 1
    return tuple(tuple(fallen.values()) for fallen in found)
