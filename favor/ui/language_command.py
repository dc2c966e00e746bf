"""`language CODE OUT.yaml`: writes a language file with every line there is to translate. Hears the modules of words."""

from __future__ import annotations

import argparse
import pkgutil
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import favor.language
import favor.table
import favor.ui
from favor.content import lang
from favor.content.command import BASE_ROOT
from favor.content.lang_cards import positions, texts_of
from favor.content.lang_template import template
from favor.content.lazily import lazily
from favor.content.load import Loaded, load_catalog
from favor.language.tongue import ENGLISH, Tongue, speak
from favor.model.catalog import Catalog

WITH_WORDS = (favor.language, favor.table, favor.ui)
USAGE = 2


def heard() -> tuple[str, ...]:
    """Every line of the program: what its modules ask for while they are read. So none of them may be read before."""
    lines: dict[str, None] = {}

    def listen(english: str) -> str:
        lines[english] = None
        return english

    vars(lazily("favor.language.sentence_spoken"))  # templates go by their keys, they are no lines
    speak(replace(ENGLISH, otherwise=listen))
    for package in WITH_WORDS:
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            vars(lazily(found.name))  # the first look at it reads it
    speak(ENGLISH)
    return tuple(line for line in lines if any(map(str.isalpha, line)))


def run(arguments: argparse.Namespace) -> int:
    """Write the file; 2 when there is one already or it cannot be written."""
    out: Path = arguments.out
    if out.exists():
        print(f"language: there is a file {out} already; name another", file=sys.stderr)
        return USAGE
    lines = heard()
    packs = [Path(path) for path in arguments.pack]
    loaded = load_catalog(BASE_ROOT, packs, use_cache=False)
    roots = [Path(state.root) for state in loaded.packs if state.is_on]
    tongue, cards = _wanted(loaded, arguments.code, roots, bool(packs))
    asked = () if packs else (*lines, *(line for line in positions(loaded.catalog) if line not in lines))
    text = template(tongue, asked, cards, lang.card_texts(arguments.code, roots), not packs)
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(text, "utf-8")
    except OSError as fault:
        print(f"language: {out} cannot be written: {fault.strerror}", file=sys.stderr)
        return USAGE
    print(f"{out}: {len(asked)} lines, {sum(map(len, cards.values()))} texts of cards")
    return 0


def _wanted(loaded: Loaded, code: str, roots: Sequence[Path], of_packs: bool) -> tuple[Tongue, Mapping[str, Sequence[str]]]:
    """The language as it is so far, and the cards to translate: those of the base pack, or of the packs asked for."""
    tongue = lang.tongue(code, roots)
    cards = {key: texts for key, texts in texts_of(loaded.catalog) if _is_of_pack(loaded.catalog, key) == of_packs}
    return replace(tongue, code=code), cards


def _is_of_pack(catalog: Catalog, key: str) -> bool:
    section, _, id = key.partition("/")
    found = catalog.sections.get(section, {}).get(id)
    return found.pack != "base" if found is not None else ":" in id
