"""No sentence of the window stands outside the modules of words: whoever adds one elsewhere turns this red."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from favor.bootstrap import ROOT

UI = ROOT / "favor" / "ui"
OF_WORDS = re.compile(r"words(_\w+)?\.py|settingwords\.py|wording\.py")
SENTENCE = re.compile(r"[A-Za-z]{2,}[^A-Za-z]* .*[A-Za-z]|^[A-Z][a-z]+")
PART = re.compile(r"[A-Za-z]{2,}[,.:;]? | [A-Za-z]{2,}|^[A-Z][a-z]+")
"""What makes a part of a put-together text a sentence: a word beside a space, or one with a capital."""
ALLOWED = {
    "terminal": ("autoplay.py", "language_command.py", "sheet_command.py"),
    "names of fonts, colours and sounds, for the program": ("theme.py", "hearing.py", "paint/"),
    "what a program of the system is given": ("speech.py",),
}
"""Whole modules, by reason."""
WORDS = {
    "the game's own name": ("Favor", "Favor: Gods of Oethera"),
    "a weight of a font": ("Regular", "Semibold", "Bold", "SourceSansPro", "SourceSerifPro"),
    "a name of a type": ("Kept", "Text"),
    "names of screens, keys and marks for the program": (
        "new game", "house rules", "reference card", "page up", "page down", "prompt refused", "goal alone",
    ),
    "for whoever reads a traceback": ("no screen",),
}  # fmt: skip
"""Single texts, by reason."""


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """(line, text) of every text in a module that a person could read as one."""
    tree = ast.parse(source)
    left_out = set(_keys_and_documentation(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            texts = [part for part in node.values if isinstance(part, ast.Constant)]
            left_out |= {id(part) for part in texts}
            if id(node) not in left_out and any(PART.search(str(part.value)) for part in texts):
                yield node.lineno, "".join(str(part.value) for part in texts)
    for node in ast.walk(tree):
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if is_text and id(node) not in left_out and SENTENCE.search(node.value):
            yield node.lineno, node.value


def _keys_and_documentation(tree: ast.AST) -> Iterator[int]:
    """Texts for the program alone: keys, what is compared, what is raised, documentation, names in `__all__`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield id(node.value)
        elif isinstance(node, ast.Subscript):
            yield from map(id, ast.walk(node.slice))
        elif isinstance(node, ast.Compare | ast.Raise | ast.Assert) or _is_type_variable(node):
            yield from map(id, ast.walk(node))
        elif isinstance(node, ast.Dict):
            yield from (id(part) for key in node.keys if key is not None for part in ast.walk(key))
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            yield from map(id, ast.walk(node.value))


def _is_type_variable(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "TypeVar"


def outside(folder: Path) -> list[str]:
    """Every sentence of a folder that has no business where it is."""
    known = {text for texts in WORDS.values() for text in texts}
    modules = tuple(name for names in ALLOWED.values() for name in names)
    return [
        f"{path.relative_to(folder)}:{line}: {text!r}"
        for path in sorted(folder.rglob("*.py"))
        if not OF_WORDS.fullmatch(path.name) and not str(path.relative_to(folder).as_posix()).startswith(modules)
        for line, text in sentences(path.read_text("utf-8"))
        if text not in known
    ]


def test_every_sentence_of_the_window_stands_in_a_module_of_words() -> None:
    assert outside(UI) == [], "move it into favor/ui/words*.py and ask for it with t() or told()"


def test_what_is_allowed_is_still_there() -> None:
    everything = "\n".join(path.read_text("utf-8") for path in sorted(UI.rglob("*.py")) if not OF_WORDS.fullmatch(path.name))
    assert [text for texts in WORDS.values() for text in texts if f'"{text}"' not in everything] == []
    assert [name for names in ALLOWED.values() for name in names if not (UI / name).exists()] == []


@pytest.mark.parametrize(
    "line",
    [
        'say("Nobody can see this")', 'button("back", "Back")', 'x = f"{n} cards left"', 'x = f"Turn {n}"',
        'x = ("id", "two words")',
        'x = {"id": "Draw a card"}', 'x = "a" + "and then " + f"{y} goes"', 'def f(x: str = "Not now") -> None: ...',
    ],
)  # fmt: skip
def test_a_sentence_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "scene.py").write_text(line + "\n")
    assert outside(tmp_path) != []
    (tmp_path / "scene.py").rename(tmp_path / "words_of_it.py")
    assert outside(tmp_path) == []


@pytest.mark.parametrize(
    "line",
    [
        '"""Some words on it."""', 'x = WORDS["no map"]', 'if x == "page up": ...', 'x = f"tab:{n}"', 'x = {"as printed": 1}',
        'raise ValueError("it has no such thing")', 'x = "midleft"', 'x = f"{a}  ·  {b}"', '__all__ = ("Window",)',
    ],
)  # fmt: skip
def test_what_only_the_program_reads_is_not(tmp_path: Path, line: str) -> None:
    (tmp_path / "scene.py").write_text(line + "\n")
    assert outside(tmp_path) == []
