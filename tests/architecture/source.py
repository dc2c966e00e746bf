"""The program's modules as parsed source, or the same from text, so that each check can be shown a bad example."""

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


@dataclass(frozen=True)
class Module:
    """One module: its dotted name, its text, its tree."""

    name: str
    text: str
    tree: ast.Module

    @property
    def layer(self) -> str:
        """The second part of the name: `favor.rules.turn` -> `rules`; the package itself is ``."""
        return (self.name.split(".") + [""])[1]

    @property
    def last(self) -> str:
        return self.name.rpartition(".")[2]


def module(name: str, text: str) -> Module:
    return Module(name, text, ast.parse(text))


@cache
def program() -> tuple[Module, ...]:
    """Every module under favor/."""
    return tuple(module(dotted(path), path.read_text("utf-8")) for path in sorted((ROOT / "favor").rglob("*.py")))


def dotted(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(one: Module, known: frozenset[str]) -> list[tuple[int, str]]:
    """(line, dotted name) of all imports anywhere in the module, inside functions and TYPE_CHECKING too.

    `from favor.model import state` names favor.model.state if there is such a module, else favor.model.
    """
    found = []
    for node in ast.walk(one.tree):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = absolute(one, node, known)
            found += [(node.lineno, target(base, alias.name, known)) for alias in node.names]
    return found


def absolute(one: Module, node: ast.ImportFrom, known: frozenset[str]) -> str:
    """The full name behind a relative import."""
    if not node.level:
        return node.module or ""
    is_package = any(name.startswith(one.name + ".") for name in known)
    parts = one.name.split(".")
    kept = parts[: len(parts) - node.level + is_package]
    return ".".join([*kept, *([node.module] if node.module else [])])


def target(base: str, name: str, known: frozenset[str]) -> str:
    return f"{base}.{name}" if f"{base}.{name}" in known else base
