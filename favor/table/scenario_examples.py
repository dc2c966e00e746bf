"""Runs the `examples:` that cards carry, and says as problems of their files which do not hold. Prints nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path as FilePath
from typing import Any

from favor.content.load import Loaded, PackState
from favor.content.packs import gather
from favor.content.reader import Tree, read
from favor.language.sections import SINGULAR
from favor.model.definitions import Definition
from favor.model.problems import Problem, Problems
from favor.rules.book import Book
from favor.rules.sheets import compile_book
from favor.table.scenario import play
from favor.table.scenario_format import Path, ScenarioFault

CODE = "E801"
"""An example does not hold."""


def run_examples(loaded: Loaded) -> Problems:
    """Play the examples of all cards that were loaded; one problem for each that does not hold."""
    book: Book | None = None
    found: list[Problem] = []
    for section in loaded.catalog.sections:
        for definition in loaded.catalog.section(section):
            if definition.data.get("examples"):
                book = book or compile_book(loaded.catalog)
                found += _of_card(definition, book, loaded)
    return Problems(found)


def _of_card(definition: Definition, book: Book, loaded: Loaded) -> Iterator[Problem]:
    examples = definition.data["examples"]
    if not isinstance(examples, list):
        yield _problem(definition, (), "'examples' must be a list of scenarios", loaded)
        return
    for number, example in enumerate(examples):
        try:
            _play(example, book, definition.pack)
        except ScenarioFault as fault:
            title = example.get("scenario", "") if isinstance(example, dict) else ""
            sentence = f"the example '{title}' does not hold: {fault.text}"
            yield _problem(definition, (number, *fault.path), sentence, loaded)


def _play(example: Any, book: Book, home: str) -> None:
    if isinstance(example, dict) and "packs" in example:
        raise ScenarioFault(("packs",), "an example plays with the packs that are loaded; leave 'packs' out")
    try:
        play(example, book, is_example=True, home=home)
    except ScenarioFault:
        raise
    except Exception as fault:  # a broken card must not hide what is wrong with the others
        raise ScenarioFault((), f"the game broke: {type(fault).__name__}: {fault}") from fault


def _problem(definition: Definition, path: Path, sentence: str, loaded: Loaded) -> Problem:
    """The fault at its place in the file of the card; without a place where the file cannot be found again."""
    inside = f"in {SINGULAR.get(definition.section, definition.section)} '{definition.id}' > examples"
    pack = next((pack for pack in loaded.packs if pack.id == definition.pack), None)
    for name, tree, entry in _entries(pack, definition) if pack else ():
        line, column = tree.key((definition.section, entry, "examples", *path))
        return Problem(name, line, column, CODE, sentence, inside, tree.source.line(line), definition.pack)
    return Problem(definition.pack, 0, 0, CODE, sentence, inside, "", definition.pack)


def _entries(pack: PackState, definition: Definition) -> Iterator[tuple[str, Tree, int]]:
    id = definition.id.rpartition(":")[2]
    for name, content in gather(FilePath(pack.root), base=pack.id == "base").content:
        tree = read(content, name)
        section = tree.data.get(definition.section) if isinstance(tree, Tree) and isinstance(tree.data, dict) else None
        for number, entry in enumerate(section if isinstance(section, list) else ()):
            if isinstance(tree, Tree) and isinstance(entry, dict) and entry.get("id") == id:
                yield name, tree, number
