"""Writes every sound of the game as OGG: paper, wood, small bells, all computed, none recorded.

    python assets/tools/make_sounds.py [--into FOLDER] [--only NAME ...] [--list]

The waves need the standard library only, and two runs make the same ones. Putting them into OGG needs soundfile, which
nothing else of the game uses, so it is in no requirements file:

    python -m pip install soundfile==0.14.0

Two files of one wave differ in a few bytes (OGG numbers its streams by chance): compare what they decode to. What a
sound is made of, and how loud it is, stands in sound_recipes.py; after a change there run this again and commit the
files. `loudness` is the RMS of the loudest tenth of a second.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from pathlib import Path

from sound_kit import RATE, loudness
from sound_recipes import RECIPES

try:
    import soundfile
except ImportError:
    soundfile = None

FOLDER = Path(__file__).resolve().parents[1] / "sounds"
QUALITY = 0.9
"""soundfile's compression: 0 keeps most, 1 is smallest. These waves have little above 6 kHz."""


def write(path: Path, wave: array[int]) -> None:
    """One mono OGG; in pieces, since the encoder's stack is too small for a long sound at once."""
    if soundfile is None:
        sys.exit("This script needs soundfile to write OGG: python -m pip install soundfile==0.14.0")
    with soundfile.SoundFile(path, "w", RATE, 1, "VORBIS", format="OGG", compression_level=QUALITY) as file:
        for start in range(0, len(wave), RATE):
            file.buffer_write(wave[start : start + RATE].tobytes(), dtype="int16")


def told(name: str, wave: array[int]) -> str:
    """A line about one sound: length, loudest tenth of a second, highest peak."""
    floats = [value / 32_768 for value in wave]
    return f"{name:14} {len(wave) / RATE:6.2f} s   loudness {loudness(floats):.3f}   peak {max(map(abs, floats)):.2f}"


def main(arguments: list[str] | None = None) -> None:
    """Make the sounds asked for."""
    parser = argparse.ArgumentParser(description="Writes the sounds of the game.")
    parser.add_argument("--into", type=Path, default=FOLDER, help="folder to write to")
    parser.add_argument("--only", nargs="+", choices=sorted(RECIPES), default=sorted(RECIPES), metavar="NAME")
    parser.add_argument("--list", action="store_true", help="tell of the sounds and write nothing")
    asked = parser.parse_args(arguments)
    for name in asked.only:
        wave = RECIPES[name].samples()
        print(told(name, wave))
        if not asked.list:
            asked.into.mkdir(parents=True, exist_ok=True)
            write(asked.into / f"{name}.ogg", wave)


if __name__ == "__main__":
    main()
