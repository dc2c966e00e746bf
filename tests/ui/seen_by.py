"""Shots in grey and in deuteranopia: python -m tests.ui.seen_by FOLDER writes them beside. For eyes, not for pytest."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame  # noqa: E402

from tests.ui.colour_science import VISION, Colour, linear  # noqa: E402

GREY = (0.2126, 0.7152, 0.0722)
WAYS = ("grey", "deuteranopia")
STEP = 1
"""Colours are taken in steps of this. Steps of four showed squares where a dark plate is lit softly, so it is one."""


def main(folder: Path) -> None:
    """Every picture of the folder in both versions, in a folder of its own."""
    pygame.display.init()
    for path in sorted(folder.glob("*.png")):
        picture = pygame.image.load(str(path))
        for way in WAYS:
            (folder / way).mkdir(exist_ok=True)
            pygame.image.save(turned(picture, way), str(folder / way / path.name))


def turned(picture: pygame.Surface, way: str) -> pygame.Surface:
    """The picture with each colour as that eye sees it."""
    raw = pygame.image.tobytes(picture, "RGB")
    seen = b"".join(_bytes(raw[at] // STEP, raw[at + 1] // STEP, raw[at + 2] // STEP, way) for at in range(0, len(raw), 3))
    return pygame.image.frombytes(seen, picture.get_size(), "RGB")


@cache
def _bytes(red: int, green: int, blue: int, way: str) -> bytes:
    return bytes(colour_seen((red * STEP, green * STEP, blue * STEP), way))


def colour_seen(colour: Colour, way: str) -> Colour:
    """One colour: in grey of the same light, or as with Machado's matrices at full severity."""
    light = linear(colour)
    rows = (GREY, GREY, GREY) if way == "grey" else VISION[way]
    red, green, blue = (_shown(sum(k * c for k, c in zip(row, light, strict=True))) for row in rows)
    return red, green, blue


def _shown(value: float) -> int:
    """Linear light back to a channel of the screen."""
    value = max(0.0, min(1.0, value))
    return round(255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
