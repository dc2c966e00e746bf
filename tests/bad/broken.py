"""The broken files and packs of this folder, loaded once: what is found in each."""

from pathlib import Path

from favor.content.load import Loaded, load_catalog
from favor.content.packs import shown
from favor.model.problems import Problem

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BASE = ROOT / "content" / "base"
FILES = tuple(sorted((HERE / "files").glob("*.yaml")))
PACKS = tuple(sorted(path for path in (HERE / "packs").iterdir() if path.is_dir()))
MANIFEST = 'format: 1\npack:\n  id: {id}\n  name: {id}\n  version: "1.0.0"\n  api: 1\n'


def load_files(folder: Path) -> dict[str, list[str]]:
    """Each broken file in a pack of its own, all loaded at once: code to `line:column code`."""
    roots = [_pack_of(file, folder / file.stem.lower()) for file in FILES]
    problems = load_catalog(BASE, roots, use_cache=False).problems
    return {file.stem: [_line(each) for each in problems if each.pack == file.stem.lower()] for file in FILES}


def load_pack(folder: Path) -> list[str]:
    """The packs of one broken case: `file:line:column code` of each problem."""
    loaded = load_catalog(BASE, pack_roots(folder), use_cache=False)
    return [f"{_below(each, folder)} {each.code}" for each in loaded.problems]


def load_case(folder: Path) -> Loaded:
    """The packs of one broken case, loaded with the base pack."""
    return load_catalog(BASE, pack_roots(folder), use_cache=False)


def pack_roots(folder: Path) -> list[Path]:
    """The pack folders inside a case."""
    return sorted(path for path in folder.iterdir() if path.is_dir())


def expected(beside: Path) -> list[str]:
    """The lines of the expectation stored beside a case."""
    return beside.read_text("utf-8").split("\n")[:-1]


def _pack_of(file: Path, root: Path) -> Path:
    root.mkdir()
    (root / "pack.yaml").write_text(MANIFEST.format(id=root.name), "utf-8")
    (root / file.name).write_bytes(file.read_bytes())
    return root


def _line(problem: Problem) -> str:
    return f"{problem.line}:{problem.column} {problem.code}"


def _below(problem: Problem, folder: Path) -> str:
    return problem.place.removeprefix(shown(folder)).removeprefix("/")
