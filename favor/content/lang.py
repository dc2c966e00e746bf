"""Language files of packs: which there are, and the tongue they make. By the cache where it fits; knows neither YAML nor cards.

A file is `lang/<code>.yaml` in the folder of a pack. Files of several packs come together in the order of the packs.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from favor import __version__
from favor.content import cache
from favor.content.lazily import lazily
from favor.content.packs import shown
from favor.language.tongue import ENGLISH, Tongue
from favor.language.tongue_pseudo import CODE, PSEUDO
from favor.model.problems import Problem

lang_file = lazily("favor.content.lang_file")
"""The slow road; only a file that was not read before needs it."""
FOLDER = "lang"
_LAYOUT = "1"
"""Raised whenever the stored shape changes."""
CardTexts = Mapping[str, Mapping[str, str]]
"""By `section/id` each English text of a card and what it is called."""


@dataclass(frozen=True, slots=True)
class LanguageFile:
    """What one file says, and what is wrong with it."""

    path: Path
    code: str
    name: str
    plural: str
    lines: Mapping[str, str]
    sentences: Mapping[str, str]
    cards: CardTexts
    problems: tuple[Problem, ...]


def files(root: Path) -> tuple[Path, ...]:
    """The language files of a pack folder."""
    folder = root / FOLDER
    return tuple(sorted(folder.glob("*.yaml"))) if os.path.isdir(folder) else ()  # which never raises


def codes(roots: Iterable[Path]) -> tuple[str, ...]:
    """The languages there is a file for."""
    return tuple(dict.fromkeys(path.stem for root in roots for path in files(root)))


def matching(wanted: str, there: Sequence[str]) -> str:
    """The language that is there and fits best: `de-AT` takes de-AT, else de; "" when there is none."""
    wanted = wanted.replace("_", "-").lower()
    known = {code.replace("_", "-").lower(): code for code in there}
    return known.get(wanted) or known.get(wanted.partition("-")[0], "")


def read_file(path: Path, use_cache: bool = True) -> LanguageFile:
    """One language file, checked. What is wrong in it is left out and told."""
    try:
        data = path.read_bytes()
    except OSError as fault:
        problem = Problem(shown(path), 0, 0, "E101", f"this file cannot be read: {fault.strerror}")
        return LanguageFile(path, path.stem, path.stem, ENGLISH.plural, {}, {}, {}, (problem,))
    mark = hashlib.sha256("\0".join((FOLDER, _LAYOUT, __version__, str(path), "")).encode("utf-8", "surrogateescape") + data)
    plain = cache.fetch(mark.hexdigest()) if use_cache else None
    if plain is None:
        plain = lang_file.plain_of(data, shown(path), path.stem)
        if use_cache:
            cache.store(mark.hexdigest(), plain)
    return _file(path, plain)


def _file(path: Path, plain: Mapping[str, Any]) -> LanguageFile:
    return LanguageFile(
        path, path.stem, plain["name"], plain["plural"], plain["lines"], plain["sentences"], plain["cards"],
        tuple(Problem(*each) for each in plain["problems"]),
    )  # fmt: skip


def names(roots: Iterable[Path]) -> Mapping[str, str]:
    """What each language calls itself; English is always there."""
    found = {ENGLISH.code: ENGLISH.name}
    for root in roots:
        for path in files(root):
            found.setdefault(path.stem, read_file(path).name)
    return MappingProxyType(found)


def tongue(code: str, roots: Iterable[Path]) -> Tongue:
    """The tongue of that code; English where there is none of it."""
    if code == CODE:
        return PSEUDO
    read = [read_file(path) for path in _of(code, roots)]
    if not read:
        return ENGLISH
    return replace(
        ENGLISH,
        code=code,
        name=read[0].name,
        plural=read[0].plural,
        lines=MappingProxyType({key: text for one in read for key, text in one.lines.items()}),
        sentences=MappingProxyType({key: text for one in read for key, text in one.sentences.items()}),
        problems=tuple(problem for one in read for problem in one.problems),
    )


def card_texts(code: str, roots: Iterable[Path]) -> CardTexts:
    """The texts of cards in that language, from the files of all these packs."""
    found: dict[str, dict[str, str]] = {}
    for path in _of(code, roots):
        for card, texts in read_file(path).cards.items():
            found.setdefault(card, {}).update(texts)
    return found


def _of(code: str, roots: Iterable[Path]) -> tuple[Path, ...]:
    return tuple(path for root in roots for path in files(root) if path.stem == code)
