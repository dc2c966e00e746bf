"""All language files of some packs: what is wrong, what nobody asks for, how much is still missing. Knows no window."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

from favor.content import lang
from favor.content.lang_cards import SWITCHES, positions, texts_of
from favor.content.packs import shown
from favor.content.reader import Tree, read_all
from favor.content.walk import near
from favor.language.sentence_words import ENGLISH as TEMPLATES
from favor.language.tongue import Tongue
from favor.model.catalog import Catalog
from favor.model.problems import Problem

Asked = Mapping[str, Collection[str]]
"""The texts of each card that players read."""


def check(roots: Sequence[Path], catalog: Catalog, lines: Collection[str]) -> list[Problem]:
    """Every problem of every language file, that of the base pack first. `lines` are those of the program; a language that
    only packs have words of is asked for those of their cards alone."""
    paths = [path for root in roots for path in lang.files(root)]
    if not paths:
        return []
    cards = dict(texts_of(catalog))
    lines = frozenset((*lines, *positions(catalog)))
    found: list[Problem] = []
    for path in paths:
        found += lang.read_file(path, use_cache=False).problems
        found += _strays(path, lines, cards)
    of_packs = {card: texts for card, texts in cards.items() if ":" in card}
    for code in dict.fromkeys(path.stem for path in paths):
        tongue = lang.tongue(code, roots)
        is_whole = bool(tongue.lines or tongue.sentences) or code in lang.codes(roots[:1])
        found += _missing(tongue, roots, (lines, TEMPLATES, cards) if is_whole else ((), (), of_packs))
    return found


def _strays(path: Path, lines: Collection[str], cards: Asked) -> Iterator[Problem]:
    """What the file has and nobody asks for (W606): mostly a sentence that has changed since."""
    tree = read_all(path.read_bytes(), shown(path))
    if not isinstance(tree, Tree) or not isinstance(tree.data, dict):
        return
    for key in _keys(tree.data.get("lines")):
        if key not in lines:
            yield _stray(tree, f"the program has no such line{near(key, lines)}", "lines", key)
    for card, texts in _items(tree.data.get("cards")):
        if card not in cards:
            what = "a house rule" if card.startswith(f"{SWITCHES}/") else "a card"
            yield _stray(tree, f"there is no such card or house rule; {what} is named like {next(iter(cards))}", "cards", card)
            continue
        for key in _keys(texts):
            if key not in cards[card]:
                yield _stray(tree, f"this card has no such text{near(key, cards[card])}", "cards", card, key)


def _stray(tree: Tree, sentence: str, *path: str) -> Problem:
    place = tree.key(path)
    return tree.source.problem(place, "W606", sentence)


def _keys(data: object) -> Iterator[str]:
    return (key for key, _ in _items(data))


def _items(data: object) -> Iterator[tuple[str, object]]:
    return ((key, value) for key, value in data.items() if isinstance(key, str)) if isinstance(data, dict) else iter(())


def _missing(tongue: Tongue, roots: Sequence[Path], asked: tuple[Collection[str], Collection[str], Asked]) -> Iterator[Problem]:
    """How many of the lines, templates and texts asked for are still said in English (W604)."""
    lines, templates, cards = asked
    code, texts = tongue.code, lang.card_texts(tongue.code, roots)
    wanted = len(lines) + len(templates) + sum(len(each) for each in cards.values())
    there = sum(line in tongue.lines for line in lines) + sum(key in tongue.sentences for key in templates)
    there += sum(text in texts.get(card, {}) for card, each in cards.items() for text in each)
    if there < wanted:
        first = next(path for root in roots for path in lang.files(root) if path.stem == code)
        sentence = f"{wanted - there} of {wanted} lines are not translated; they are shown in English"
        yield Problem(shown(first), 0, 0, "W604", sentence)
