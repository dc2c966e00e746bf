"""A tongue nobody speaks: every letter of every sentence with an accent, a third longer. Shows what was never translated.

Each letter becomes the same letters everywhere, so that words which are put together, cut off or looked for in a text still
fit; holes for values stay as they are.
"""

from __future__ import annotations

import re
from string import ascii_lowercase
from types import MappingProxyType

from favor.language.tongue import Tongue

CODE = "en-XA"
_MARKED = (
    "åå", "ḅ", "ç", "ḍ", "éé", "ḟ", "ĝ", "ĥ", "îî", "ĵ", "ķ", "ļ", "ḿ", "ññ", "öö", "þ", "q", "ŕŕ", "š", "ţ", "ûû", "ṽ", "ŵ", "ẋ",
    "ý", "ž",
)  # fmt: skip
"""What stands for the letters from a to z. There is no q with an accent in our fonts."""
ACCENTS = MappingProxyType(
    {
        **{ord(letter): marked for letter, marked in zip(ascii_lowercase, _MARKED, strict=True)},
        **{ord(letter.upper()): marked.capitalize() for letter, marked in zip(ascii_lowercase, _MARKED, strict=True)},
    }
)
_HOLE = re.compile(r"(\{\w*[|:]?)")


def accented(text: str) -> str:
    """The text in the tongue nobody speaks; names of holes such as {0} or {n:...} are kept."""
    parts = _HOLE.split(text)
    return "".join(part if number % 2 else part.translate(ACCENTS) for number, part in enumerate(parts))


PSEUDO = Tongue(CODE, accented("Pseudo"), otherwise=accented)
