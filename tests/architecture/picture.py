"""Who may import whom: the layers of docs/architecture.md as a table, and the checks that hold the program to it."""

import sys

from tests.architecture.source import Module, imports

PURE = ("model", "language", "rules", "bots")
BELOW = {
    "": (),
    "bootstrap": (),
    "model": (),
    "language": ("model",),
    "rules": ("language", "model"),
    "bots": ("rules", "language", "model"),
    "content": ("rules", "language", "model"),
    "table": ("bots", "content", "rules", "language", "model"),
    "lab": ("bots", "content", "rules", "language", "model"),
    "ui": ("table", "lab", "bots", "content", "rules", "language", "model"),
    "installer": ("bootstrap",),
    "app": ("bench", "bootstrap", "ui", "table", "lab", "bots", "content", "rules", "language", "model"),
    "bench": ("app", "bootstrap", "ui", "table", "lab", "bots", "content", "rules", "language", "model"),
    "cli": (
        "app", "bench", "bootstrap", "installer", "ui", "table", "lab", "bots", "content", "rules", "language", "model",
    ),
}  # fmt: skip
NO_CHANCE = ("random", "secrets", "uuid")
NO_CLOCK = ("time", "datetime")
NO_FILES = ("os", "pathlib", "io", "shutil", "tempfile", "socket", "subprocess")
BANNED = {
    "model": (*NO_CHANCE, *NO_CLOCK, *NO_FILES),
    "language": (*NO_CHANCE, *NO_CLOCK, *NO_FILES),
    "rules": (*NO_CHANCE, *NO_CLOCK, *NO_FILES),
    "bots": NO_CHANCE,
    "content": NO_CHANCE,
    "lab": NO_CHANCE,
    "table": ("random", "uuid"),
}
HOMES = {  # a package from outside: where it may be imported
    "pygame": ("ui",),
    "pytmx": ("content",),
    "yaml": ("content",),
    "joblib": ("lab",),
    "dask": ("lab",),
    "distributed": ("lab",),
    "plotly": ("lab",),
    "catanatron": ("bench",),
    "pytest": ("cli",),
}


def layer_faults(modules: tuple[Module, ...]) -> list[str]:
    """Imports that go up or sideways."""
    known = frozenset(one.name for one in modules)
    faults = []
    for one in modules:
        if one.layer not in BELOW:
            faults.append(f"{one.name}: the layer {one.layer} is not in the picture")
            continue
        allowed = (one.layer, "", *BELOW[one.layer])
        faults += [
            f"{one.name}:{line}: {one.layer or 'favor'} must not know {name}"
            for line, name in imports(one, known)
            if name.split(".")[0] == "favor" and (name.split(".") + [""])[1] not in allowed
        ]
    return faults


def foreign_faults(modules: tuple[Module, ...]) -> list[str]:
    """Packages from outside at the wrong place, and chance, clock and files where there are none."""
    known = frozenset(one.name for one in modules)
    return [
        f"{one.name}:{line}: {name} has no place here"
        for one in modules
        for line, name in imports(one, known)
        if not at_home(one, name.split(".")[0])
    ]


def at_home(one: Module, package: str) -> bool:
    if package in BANNED.get(one.layer, ()):
        return False
    if package == "favor" or package in sys.stdlib_module_names:
        return True
    if package == "pytmx":
        return one.name.startswith("favor.content.tiles")
    return one.layer in HOMES[package] if package in HOMES else one.layer not in PURE


def cycles(modules: tuple[Module, ...]) -> list[str]:
    """Circles of imports between modules: each one once, from its first name in the alphabet.

    A module does not depend on the package it lies in, unless that package's own file imports something.
    """
    known = frozenset(one.name for one in modules)
    edges = {
        one.name: sorted({name for _, name in imports(one, known)} & known - {one.name}) for one in modules
    }
    return [" -> ".join((*group, group[0])) for group in circles(edges)]


def circles(edges: dict[str, list[str]]) -> list[list[str]]:
    """Groups of more than one name that all reach each other, sorted."""
    reach = {name: reachable(name, edges) for name in edges}
    groups = {tuple(sorted(other for other in reach[name] if name in reach[other])) for name in edges}
    return [list(group) for group in sorted(groups) if len(group) > 1]


def reachable(start: str, edges: dict[str, list[str]]) -> frozenset[str]:
    seen, waiting = set(), list(edges[start])
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += edges[name]
    return frozenset(seen)
