"""The pages of docs name files, modules and pages that are there, and leave none out."""

import re
from fnmatch import fnmatch

import pytest

from favor.bootstrap import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
TABLES = dict(
    re.findall(r"(?m)^\*\*`(\w+)/`: .*\n\n((?:\|.*\n)+)", PAGE)
    + re.findall(r"(?m)^\| In `(\w+/\w+)/` \|.*\n((?:\|.*\n)+)", PAGE)
)
"""The table of each package of the program."""
AS_ONE = {"bench", "lab"}
"""Small packages that need no table."""
PATHS = sorted(set(re.findall(r"`((?:favor|tests|content|assets|docs)/[\w/.*-]+)`", PAGE)))


def names(package: str) -> list[str]:
    """What the first column of a package's table names; `words_*` stands for all that begin so."""
    return [name for cell in re.findall(r"(?m)^\| (`.*?`.*?) \|", TABLES[package]) for name in re.findall(r"`([\w*]+)/?`", cell)]


def test_every_package_has_its_table() -> None:
    packages = {path.parent.relative_to(ROOT / "favor").as_posix() for path in (ROOT / "favor").glob("*/**/__init__.py")}
    assert packages - AS_ONE == set(TABLES)


@pytest.mark.parametrize("package", TABLES)
def test_the_modules_it_names_are_there(package: str) -> None:
    for name in names(package):
        found = [*(ROOT / "favor" / package).glob(f"{name}.py"), *(ROOT / "favor" / package).glob(f"{name}/__init__.py")]
        assert found, f"favor/{package}/{name}"


@pytest.mark.parametrize("package", TABLES)
def test_every_module_has_its_row(package: str) -> None:
    modules = [path.stem for path in (ROOT / "favor" / package).glob("*.py") if path.stem != "__init__"]
    assert [name for name in modules if not any(fnmatch(name, row) for row in names(package))] == []


@pytest.mark.parametrize("path", PATHS)
def test_the_paths_it_names_are_there(path: str) -> None:
    assert list(ROOT.glob(path)), path


def test_every_decision_is_in_the_index() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = dict(re.findall(r"(?m)^\* \[(.+)\]\(([\w-]+\.md)\)$", (folder / "README.md").read_text("utf-8")))
    pages = {path.name: path.read_text("utf-8").partition("\n")[0] for path in folder.glob("*.md") if path.name != "README.md"}
    assert {page: f"# {title}" for title, page in listed.items()} == pages


LINKS = sorted(
    (page.relative_to(ROOT).as_posix(), link)
    for page in (ROOT / "docs").rglob("*.md")
    for link in set(re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")))
)


@pytest.mark.parametrize(("page", "link"), LINKS)
def test_every_link_leads_somewhere(page: str, link: str) -> None:
    assert ((ROOT / page).parent / link).exists()
