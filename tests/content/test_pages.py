"""The pages of docs name files and modules that are there."""

import re

import pytest

from favor.bootstrap import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
TABLES = re.findall(r"(?m)^\*\*`(\w+)/`: .*\n\n((?:\|.*\n)+)", PAGE)
PATHS = sorted(set(re.findall(r"`((?:favor|tests|content|assets|docs)/[\w/.*-]+)`", PAGE)))


def test_every_package_has_its_table() -> None:
    packages = {path.parent.name for path in (ROOT / "favor").glob("*/__init__.py")}
    assert {name for name, _ in TABLES} | {"bench", "lab", "bots"} >= packages


@pytest.mark.parametrize(("package", "table"), TABLES, ids=[name for name, _ in TABLES])
def test_the_modules_it_names_are_there(package: str, table: str) -> None:
    for cell in re.findall(r"(?m)^\| (`.*?) \|", table):
        for name in re.findall(r"`([\w*]+)/?`", cell):
            found = [*(ROOT / "favor" / package).glob(f"{name}.py"), *(ROOT / "favor" / package).glob(f"{name}/__init__.py")]
            assert found, f"favor/{package}/{name}"


@pytest.mark.parametrize("path", PATHS)
def test_the_paths_it_names_are_there(path: str) -> None:
    assert list(ROOT.glob(path)), path
