"""Packs as folders: their files, unread, and where they lie. Knows neither YAML nor cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from favor.model.problems import Problem

BASE = "base"
MANIFEST = "pack.yaml"
_ASIDE = ("art", "lang", "tiles", "sounds", "scenarios", "tests", "docs", "schema")
"""Folders of a pack that hold no cards."""
_RESERVED = re.compile(r"(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\..*)?", re.IGNORECASE)
_TOO_BIG = 2_000_000


@dataclass(frozen=True, slots=True)
class PackFiles:
    """A pack folder with the bytes of everything that decides its cards."""

    root: Path
    tiles: Path
    """Folder of its Tiled maps."""
    manifest: bytes
    content: tuple[tuple[str, bytes], ...]
    """Content files as (shown name, bytes), sorted."""
    painted: tuple[tuple[str, bytes], ...]
    """Tiled maps and tilesets, for the hash alone."""
    problems: tuple[Problem, ...] = ()

    @property
    def manifest_name(self) -> str:
        """How messages call its pack.yaml."""
        return shown(self.root / MANIFEST)


def gather(root: Path, base: bool = False) -> PackFiles:
    """Read a pack folder; base keeps its tiles beside its pictures, under `assets`."""
    tiles = root.parent.parent / "assets" / "tiles" if base else root / "tiles"
    try:
        return _gathered(root, tiles, base)
    except OSError as fault:  # a folder that may not be looked into
        why = Problem(shown(Path(fault.filename or root)), 0, 0, "E101", f"this folder cannot be read: {fault.strerror}")
        return PackFiles(root, tiles, b"", (), (), (why,))


def _gathered(root: Path, tiles: Path, base: bool) -> PackFiles:
    if not root.is_dir():
        hint = "unpack it, and name the folder" if root.suffix.lower() == ".zip" else "name the folder that holds its pack.yaml"
        what = "this is a file" if root.exists() else "there is nothing here"
        fault = Problem(shown(root), 0, 0, "E501", f"a pack is a folder, and {what}; {hint}")
        return PackFiles(root, tiles, b"", (), (), (fault,))
    if not (root / MANIFEST).is_file():
        fault = Problem(shown(root / MANIFEST), 0, 0, "E501", "this folder holds no pack.yaml; every pack needs one")
        return PackFiles(root, tiles, b"", (), (), (fault,))
    problems: list[Problem] = []
    names = [path for path in _walk(root) if path.is_file()]
    problems += _bad_names(root, names)
    content = []
    for path in names:
        if _is_content(root, path):
            problems += _bad_file(root, path)
            content.append((shown(path), _bytes(path, problems)))
    maps = [path for path in _walk(tiles) if path.suffix in (".tmx", ".tsx")]
    if base:
        maps += [path for path in _walk(tiles.parent / "tilesets") if path.suffix == ".tsx"]
    painted = tuple((path.name, _bytes(path, problems)) for path in maps)
    return PackFiles(root, tiles, _bytes(root / MANIFEST, problems), tuple(content), painted, tuple(problems))


def _bytes(path: Path, problems: list[Problem]) -> bytes:
    """What stands in a file; nothing of one that is refused anyway, or that cannot be read (E101)."""
    if any(problem.file == shown(path) for problem in problems):
        return b""
    try:
        return path.read_bytes()
    except OSError as fault:
        problems.append(Problem(shown(path), 0, 0, "E101", f"this file cannot be read: {fault.strerror}"))
        return b""


def shown(path: Path) -> str:
    """A path as messages show it: relative to where the program runs, when it lies below."""
    try:
        return path.resolve().relative_to(Path.cwd()).as_posix()
    except (ValueError, OSError):
        return path.as_posix()


def exact_name(folder: Path, name: str) -> str:
    """The file of that name as it is written on disk, whatever the case; empty when there is none."""
    names = [path.name for path in _walk(folder, deep=False)]
    if name in names:
        return name
    return next((other for other in names if other.lower() == name.lower()), "")


def _walk(folder: Path, deep: bool = True) -> Iterator[Path]:
    """Everything below a folder, in order; dot files are nobody's business."""
    if not folder.is_dir():
        return
    for path in sorted(folder.iterdir()):
        if path.name.startswith("."):
            continue
        yield path
        if deep and path.is_dir() and not path.is_symlink():
            yield from _walk(path)


def _is_content(root: Path, path: Path) -> bool:
    inside = path.relative_to(root)
    return path.suffix.lower() in (".yaml", ".yml") and inside.parts[0] not in _ASIDE and inside.as_posix() != MANIFEST


def _bad_file(root: Path, path: Path) -> Iterator[Problem]:
    if path.suffix != ".yaml":
        yield Problem(shown(path), 0, 0, "E511", f"card files end in .yaml; rename '{path.name}'")
    if not path.resolve().is_relative_to(root.resolve()):
        yield Problem(shown(path), 0, 0, "E514", "this link leads out of the pack")
    if path.stat().st_size > _TOO_BIG:
        yield Problem(shown(path), 0, 0, "E110", "this file is larger than 2 MB; split it")


def _bad_names(root: Path, paths: list[Path]) -> Iterator[Problem]:
    """Names that other systems cannot keep apart (E512) or refuse (E513)."""
    seen: dict[str, Path] = {}
    for path in paths:
        name = path.relative_to(root).as_posix()
        first = seen.setdefault(name.lower(), path)
        if first is not path:
            yield Problem(
                shown(path), 0, 0, "E512", f"'{name}' differs from '{first.relative_to(root).as_posix()}' only in case"
            )
        if any(_RESERVED.fullmatch(part) for part in path.relative_to(root).parts):
            yield Problem(shown(path), 0, 0, "E513", f"Windows keeps the name '{path.name}' for itself; rename it")
