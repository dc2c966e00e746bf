"""The templates of card texts in the tongue that is spoken. Holds no text of its own."""

from __future__ import annotations

from favor.language.sentence_words import ENGLISH
from favor.language.tongue import templates

SPOKEN = templates(ENGLISH)
