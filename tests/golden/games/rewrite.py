"""Writes the stored games anew: `python -m tests.golden.games.rewrite`. Read the difference before you keep it."""

from __future__ import annotations

from pathlib import Path

from tests.golden.games.telling import GAMES, story


def file_of(seats: int) -> Path:
    """Where the game of so many players is stored."""
    return Path(__file__).with_name(f"game-of-{seats}.txt")


if __name__ == "__main__":
    for seats, seed in GAMES:
        file_of(seats).write_text(story(seats, seed), encoding="utf-8", newline="\n")
