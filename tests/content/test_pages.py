"""The pages of docs name files and modules that are there."""

import re
from fnmatch import fnmatch

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


def rows(package: str) -> list[str]:
    """The names in the table of a package."""
    table = dict(TABLES)[package]
    return [name for cell in re.findall(r"(?m)^\| (`.*?`.*?) \|", table) for name in re.findall(r"`([\w*]+)/?`", cell)]


@pytest.mark.parametrize("package", ["model", "language", "rules", "content", "table"])
def test_every_module_has_its_row(package: str) -> None:
    """The window's modules come and go; those that others build on are all in the table."""
    modules = [path.stem for path in (ROOT / "favor" / package).glob("*.py") if path.stem != "__init__"]
    told = [name for name in modules if any(fnmatch(name, row) for row in rows(package))]
    assert sorted(set(modules) - set(told)) == []
