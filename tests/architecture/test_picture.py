"""The program keeps to the import picture; each check is shown a program that does not."""

import subprocess
import sys

import pytest

from tests.architecture.picture import cycles, foreign_faults, layer_faults
from tests.architecture.source import ROOT, Module, module, program

BLOCK = """
import importlib, pkgutil, sys
class Wall:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {blocked!r}:
            raise ImportError("blocked: " + name)
sys.meta_path.insert(0, Wall())
count = 0
for package in {packages!r}:
    found = importlib.import_module("favor." + package)
    for entry in pkgutil.walk_packages(found.__path__, found.__name__ + "."):
        if not entry.name.startswith("favor.content.tiles"):
            importlib.import_module(entry.name)
            count += 1
print(count)
"""


def small(**texts: str) -> tuple[Module, ...]:
    """A program of a few modules: small(rules__turn="import pygame")."""
    return tuple(module("favor." + name.replace("__", "."), text) for name, text in texts.items())


def test_imports_only_go_down() -> None:
    assert layer_faults(program()) == []


def test_packages_stay_where_they_belong() -> None:
    assert foreign_faults(program()) == []


def test_there_is_no_circle_of_imports() -> None:
    assert cycles(program()) == []


@pytest.mark.parametrize(
    ("packages", "blocked"),
    [
        (("model", "language", "rules", "content"), ("pygame", "pytmx")),
        (("model", "language", "rules"), ("pygame", "pytmx", "yaml", "random")),
    ],
)
def test_the_lower_layers_load_without(packages: tuple[str, ...], blocked: tuple[str, ...]) -> None:
    code = BLOCK.format(packages=packages, blocked=blocked)
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= len(packages)


def test_the_wall_blocks() -> None:
    code = BLOCK.format(packages=("ui",), blocked=("pygame",))
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert "blocked: pygame" in done.stderr


@pytest.mark.parametrize(
    "bad",
    [
        small(model__state="from favor.rules import turn", rules__turn=""),
        small(model__state="import favor.language.verbs", language__verbs=""),
        small(bots__rival="from favor.content.reader import read", content__reader=""),
        small(content__reader="def f():\n    from favor.bots import base", bots__base=""),
        small(table__sitting="if TYPE_CHECKING:\n    from favor.ui import window", ui__window=""),
        small(table__sitting="from favor.lab import arena", lab__arena=""),
        small(rules__turn="from .. import ui", rules="", ui=""),
        small(app="import favor.cli", cli=""),
        small(model__state="from favor import bootstrap", bootstrap=""),
        small(gadgets__box=""),
    ],
)
def test_an_import_that_goes_up_is_found(bad: tuple[Module, ...]) -> None:
    assert len(layer_faults(bad)) == 1


@pytest.mark.parametrize(
    "bad",
    [
        small(table__sitting="import pygame"),
        small(app="def f():\n    import pygame.display"),
        small(content__reader="import pytmx"),
        small(ui__assets="import pytmx"),
        small(rules__turn="import yaml"),
        small(table__store="from yaml import safe_load"),
        small(rules__turn="from random import choice"),
        small(rules__turn="import time"),
        small(model__state="from pathlib import Path"),
        small(language__verbs="import attrs"),
        small(ui__window="import plotly"),
    ],
)
def test_a_package_out_of_place_is_found(bad: tuple[Module, ...]) -> None:
    assert len(foreign_faults(bad)) == 1


def test_what_the_picture_allows_is_allowed() -> None:
    good = small(
        ui__window="import pygame\nfrom favor.table import sitting\nfrom favor import __version__",
        table__sitting="import time\nfrom favor.rules.game import Game\nimport platformdirs",
        rules__game="import dataclasses\nfrom favor.model import state",
        model__state="",
        content__tiles_survey="import pytmx",
    )
    assert layer_faults(good) == foreign_faults(good) == cycles(good) == []


@pytest.mark.parametrize(
    ("bad", "circle"),
    [
        (small(a="import favor.b", b="import favor.a"), "favor.a -> favor.b -> favor.a"),
        (small(a="import favor.b", b="def f():\n    from favor import a"), "favor.a -> favor.b -> favor.a"),
        (small(a="from favor.b import x", b="if TYPE_CHECKING:\n    from favor.c import y", c="import favor.a"),
         "favor.a -> favor.b -> favor.c -> favor.a"),
        (small(a="from favor.a.b import x", a__b="from favor.a import y"), "favor.a -> favor.a.b -> favor.a"),
    ],
)  # fmt: skip
def test_a_circle_is_found(bad: tuple[Module, ...], circle: str) -> None:
    assert cycles(bad) == [circle]
