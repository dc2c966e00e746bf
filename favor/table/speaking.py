"""Chooses the tongue before any words are read: what is asked for, else the settings, else the language of the computer.

Knows no words itself: whoever calls this has read none of them yet.
"""

from __future__ import annotations

import contextlib
import locale
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from favor.content import lang
from favor.language.tongue import ENGLISH, Tongue, speak
from favor.language.tongue_pseudo import CODE
from favor.table.settings import SYSTEM
from favor.table.settings_file import stored_language

LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a computer says what language it speaks, the strongest first."""
NO_LANGUAGE = ("C", "POSIX", "")


def choose(roots: Sequence[Path], asked: str = "", folder: Path | None = None) -> Tongue:
    """Speak the language that is asked for, else the one of the settings in that folder. English where there is none."""
    tongue = lang.tongue(code_for(asked or stored_language(folder), roots), roots)
    speak(tongue)
    return tongue


def code_for(wanted: str, roots: Sequence[Path]) -> str:
    """The code of a language that is there."""
    if wanted == CODE:
        return CODE
    there = (*lang.codes(roots), ENGLISH.code)
    if wanted != SYSTEM:
        return lang.matching(wanted, there) or ENGLISH.code
    if len(there) == 1:
        return ENGLISH.code
    return next(filter(None, (lang.matching(code, there) for code in system_codes(os.environ))), ENGLISH.code)


def system_codes(environment: Mapping[str, str]) -> Iterator[str]:
    """What language the computer speaks, as codes like `de-AT`."""
    for name in LOCALES:
        value = environment.get(name, "").partition(".")[0].partition("@")[0]
        if value not in NO_LANGUAGE:
            yield value.replace("_", "-")
            return
    told = ""
    with contextlib.suppress(ValueError):  # a computer may name what Python does not know
        told = locale.getlocale()[0] or ""  # Windows says "German_Germany"
    if told not in NO_LANGUAGE:
        yield locale.normalize(told.partition("_")[0].lower()).partition(".")[0].replace("_", "-")
