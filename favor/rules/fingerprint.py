"""One short text for a whole position, equal on every machine exactly where positions are equal. Knows no rule."""

from __future__ import annotations

import hashlib

from favor.model.state import State


def fingerprint(state: State) -> str:
    """The sha256 over everything that makes two positions equal, in hex."""
    return hashlib.sha256(repr(state.key()).encode("utf-8")).hexdigest()
