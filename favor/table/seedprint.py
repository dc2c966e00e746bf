"""The print of a seed: shown while a game runs, so that at its end everybody can see that it was this seed. Knows no game."""

from __future__ import annotations

import hashlib

LONG, GROUP = 12, 4


def seed_print(seed: int) -> str:
    """A few letters that belong to this seed and do not tell it."""
    mark = hashlib.sha256(f"favor seed {seed}".encode()).hexdigest()[:LONG].upper()
    return "-".join(mark[at : at + GROUP] for at in range(0, LONG, GROUP))
